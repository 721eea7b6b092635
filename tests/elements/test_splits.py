"""Direct sums: what joins multibonds side by side changes nothing, whichever way strokes and power run."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import accumulate
from typing import Any

import numpy as np
import pytest
from mechanisms import FORMS

import bondgraph as bg
from bondgraph.elements import DS, GY, TF, C, I, One, R, Se, Sf, Zero
from bondgraph.graph.chain import Chain

Join = Callable[[Any, list[Any]], list[Chain]]


def by_sum(whole: Any, parts: list[Any]) -> list[Chain]:
    split = DS("s", [len(part.components) for part in parts])
    return [whole >> split["whole"], *(split[str(k + 1)] >> part for k, part in enumerate(parts))]


def by_sum_from_the_parts(whole: Any, parts: list[Any]) -> list[Chain]:
    """The half arrows the other way."""
    split = DS("s", [len(part.components) for part in parts])
    return [split["whole"] >> whole, *(part >> split[str(k + 1)] for k, part in enumerate(parts))]


def by_selection(whole: Any, parts: list[Any]) -> list[Chain]:
    starts = [0, *accumulate(len(part.components) for part in parts)]
    return [whole[whole.components[a:b]] >> part for a, b, part in zip(starts, starts[1:], parts, strict=False)]


def by_selection_from_the_parts(whole: Any, parts: list[Any]) -> list[Chain]:
    return [Chain.of(link.right) >> link.left for chain in by_selection(whole, parts) for link in chain.links]


def random_network(seed: int, join: Join) -> bg.Graph:
    """Junctions of either kind with random one-ports, the first split into the others."""
    draw = random.Random(seed)
    sizes = [draw.randint(1, 3) for _ in range(draw.randint(2, 3))]
    kinds = [draw.choice((One, Zero)) for _ in range(len(sizes) + 1)]
    whole = kinds[0]("w", [f"w{k}" for k in range(sum(sizes))])
    parts = [kinds[n + 1](f"j{n}", [f"j{n}_{k}" for k in range(size)]) for n, size in enumerate(sizes)]
    found = join(whole, parts)
    for junction in (whole, *parts):
        for n, kind in enumerate(draw.sample((I, C, R, Se, Sf), draw.randint(1, 3))):
            end = junction
            if len(junction.components) > 1 and draw.random() < 0.4:
                end = junction[draw.choice(junction.components)]
            element = kind(f"{kind.kind}{n}{junction.name}", round(draw.uniform(0.5, 2), 3))
            found.append(element >> end if kind in (Se, Sf) else end >> element)
    return bg.Graph("net", *found)


def rates(graph: bg.Graph) -> dict[str, float] | str:
    """The rates at a state that the names alone decide, or what is wrong with the graph."""
    try:
        equations = bg.compile(graph)
        start = {name: (sum(map(ord, name)) % 17) / 7 - 1 for name in equations.states}
        return bg.rates(equations, start=start)
    except bg.BondGraphError as error:
        return type(error).__name__


@pytest.mark.parametrize("seeds", [range(15), pytest.param(range(15, 60), marks=pytest.mark.slow)], ids=str)
def test_random_networks_do_not_notice_a_direct_sum(seeds: range) -> None:
    compared = 0
    for seed in seeds:
        for selected, join in ((by_selection, by_sum), (by_selection_from_the_parts, by_sum_from_the_parts)):
            plain, split = rates(random_network(seed, selected)), rates(random_network(seed, join))
            if isinstance(plain, str):
                assert isinstance(split, str), (seed, plain)
            else:
                compared += len(plain)
                assert split == pytest.approx(plain, rel=1e-9, abs=1e-9), seed
    assert compared > len(seeds)


def test_strokes_on_the_whole_may_be_mixed() -> None:
    """The inertia sets the flow of the first part, the source that of the whole's last component."""
    f, s, a, b = One("f", ("u", "v", "w")), DS("s", (2, 1)), One("a", ("x", "y")), One("b")
    graph = bg.Graph("mixed", f >> s, s["1"] >> a, s["2"] >> b, a >> I("m", 2), b >> R("q", 7), f >> R("r", 5),
                     Sf("drive", 3) >> f["w"])  # fmt: skip
    causal = bg.causality(graph)
    assert causal.side(graph.bond("f-s.whole")) == "mixed"
    run = bg.simulate(graph, (0, 1), start={"x": 1, "y": -2}, rtol=1e-10, atol=1e-12)
    decay = np.exp(-2.5 * run.t)[:, None]
    np.testing.assert_allclose(run["f"][:, :2], decay * [1, -2], atol=1e-8)
    np.testing.assert_allclose(run["f"][:, 2], 3)
    np.testing.assert_allclose(run["f-s.whole.e"][:, 2], 21)
    np.testing.assert_allclose(run["drive.e"], 36)


def test_power_in_is_power_out() -> None:
    f, s, a, b = One("f", ("u", "v", "w")), DS("s", (1, 2)), Zero("a"), One("b", 2)
    graph = bg.Graph("p", Se("F", ("1", "t", "-2")) >> f >> s, s["1"] >> a, s["2"] >> b, a >> C("c", 1), b >> I("m", 2),
                     f >> R("r", 1))  # fmt: skip
    run = bg.simulate(graph, (0, 2))
    whole, first, second = ((run[f"{name}.e"] * run[f"{name}.f"]) for name in ("f-s.whole", "s-a", "s-b"))
    np.testing.assert_allclose(whole.sum(axis=1), first + second.sum(axis=1), atol=1e-12)
    assert abs(run.power_audit().missing).max() < 1e-12


def test_a_sum_joins_two_scalars_into_one_matrix() -> None:
    """Two currents into a transformer with a matrix: the same as its rows by hand."""
    i, j, v, s = One("i"), One("j"), One("v"), DS("s", (1, 1))
    graph = bg.Graph("joined", i >> s["1"], j >> s["2"], s["whole"] >> TF("T", ((2, 3),)) >> v, v >> R("r", 4),
                     i >> I("L", 1), j >> I("M", 1))  # fmt: skip
    got = bg.rates(graph, start={"i": 1, "j": 2})
    assert got == {"p_L": pytest.approx(-2 * 4 * 8), "p_M": pytest.approx(-3 * 4 * 8)}


def test_components_keep_their_names_beyond_a_sum() -> None:
    a, b, s = One("a", ("x", "y")), One("b"), DS("s", (2, 1))
    graph = bg.Graph("named", a >> s["1"], b >> s["2"], s["whole"] >> I("m"), a >> R("r"), b >> R("q"))
    assert bg.compile(graph).states == ("p_m_x", "p_m_y", "p_m_b")
    twice = bg.Graph("twice", b >> s["2"], b >> DS("z", (1, 1))["1"], a["x"] >> DS("z", (1, 1))["2"], a["y"] >> R("q"),
                     DS("z", (1, 1))["whole"] >> s["1"], s["whole"] >> R("m"), b >> I("L"), a >> I("M"))  # fmt: skip
    assert twice.labels(twice.bond("m")) == ("1", "2", "3")


def test_gyrators_and_sums_in_a_row() -> None:
    """A whole split and joined again passes everything on."""
    f, g, s, z = One("f", ("u", "v")), Zero("g", ("p", "q")), DS("s", (1, 1)), DS("z", (1, 1))
    parts = f >> s, s["1"] >> z["1"], s["2"] >> z["2"], z["whole"] >> GY("K", 2) >> g
    around = bg.Graph("around", *parts, g >> R("r", 3), f >> I("m", 1))
    direct = bg.Graph("direct", f >> GY("K", 2) >> g, g >> R("r", 3), f >> I("m", 1))
    assert bg.rates(around, start={"u": 1, "v": 2}) == pytest.approx(bg.rates(direct, start={"u": 1, "v": 2}))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("driven", [False, True])
def test_a_mechanism_split_by_a_sum_reduces(form: Any, driven: bool) -> None:
    """A body in its plane: partial velocities of its centre and its turning, in one matrix or in two."""
    f, v, w, s = One("f", ("u1", "u2", "u3")), One("v", ("vx", "vy")), One("w"), DS("s", (2, 1))
    turned = (("cos(a)", "-sin(a)", "0"), ("sin(a)", "cos(a)", "0"))
    Q = TF("Q", np.eye(3).tolist())
    rest = [f >> Q >> One("q_dot", coordinates=("x", "y", "a")), v >> I("m", 2), w >> I("J", 3), Se("M") >> w]
    rest += [Sf("drive") >> f["u1"]] if driven else []
    split = bg.Graph("g", f >> TF("P", (*turned, ("0", "0", "1"))) >> s, s["1"] >> v, s["2"] >> w, *rest)
    apart = bg.Graph("g", f >> TF("P", turned) >> v, f["u3"] >> w, *rest)
    values = {"M": 1, "drive": "sin(t)"} if driven else {"M": 1}
    start = {"u2": 0.5, "u3": 2, "a": 0.3}
    found, wanted = (bg.rates(bg.compile(graph, form), values, start, t=0.7) for graph in (split, apart))
    assert found == pytest.approx(wanted, rel=1e-12)
    assert max(map(abs, wanted.values())) > 0.1


def test_what_does_not_fit_is_refused() -> None:
    f, a, b, s = One("f", 3), One("a", 2), One("b"), DS("s", (2, 1))
    rest = (f >> I("m"), a >> R("r"), b >> R("q"))

    def refused(kind: type[bg.BondGraphError], *parts: Any) -> bg.BondGraphError:
        with pytest.raises(kind) as caught:
            bg.Graph("wrong", *parts, *rest)
        return caught.value

    assert set(refused(bg.SizeMismatch, f >> s, s["1"] >> b, s["2"] >> a).parties) == {"s", "b"}
    assert "'2'" in str(refused(bg.StructureError, f >> s, s["1"] >> a, b >> s["2"]))
    assert "s['2']" in str(refused(bg.StructureError, f >> s, s["1"] >> a))
    refused(bg.StructureError, f >> s >> a, s["2"] >> b)
    with pytest.raises(bg.StructureError):
        s["3"]


@pytest.mark.parametrize("sizes", [(), (3,), 3, "21", (2, 0), (2, -1), (1.5, 1), (True, 1), None, (2, "a")])
def test_parts_have_sizes(sizes: Any) -> None:
    with pytest.raises(bg.StructureError):
        DS("s", sizes)


def test_sizes_of_all_kinds_are_one_value() -> None:
    assert DS("s", np.array([2, 1])) == DS("s", [2, 1]) == DS("s", (np.int64(2), 1))
    with pytest.raises(bg.ExpressionError):
        DS("2s", (1, 1))
