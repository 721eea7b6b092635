"""Domains spread over bonds: against a fixpoint of its own on random graphs, and what does not fit is named."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import AE, DS, GY, TF, C, De, Df, Dp, Dq, I, One, R, Se, Sf, Zero
from bondgraph.graph.domain import Domain
from bondgraph.graph.domains import domains_of, is_stated

# Exponents of m, kg, s, A, K, mol, written by hand.
EFFORT = {
    "electrical": (2, 1, -3, -1, 0, 0), "translational": (1, 1, -2, 0, 0, 0), "rotational": (2, 1, -2, 0, 0, 0),
    "hydraulic": (-1, 1, -2, 0, 0, 0), "thermal": (0, 0, 0, 0, 1, 0), "pseudo-thermal": (0, 0, 0, 0, 1, 0),
    "chemical": (2, 1, -2, 0, 0, -1),
}  # fmt: skip
FLOW = {
    "electrical": (0, 0, 0, 1, 0, 0), "translational": (1, 0, -1, 0, 0, 0), "rotational": (0, 0, -1, 0, 0, 0),
    "hydraulic": (3, 0, -1, 0, 0, 0), "thermal": (2, 1, -3, 0, -1, 0), "pseudo-thermal": (2, 1, -3, 0, 0, 0),
    "chemical": (0, 0, -1, 0, 0, 1),
}  # fmt: skip
UNITS = {
    "V": (2, 1, -3, -1, 0, 0), "A": (0, 0, 0, 1, 0, 0), "ohm": (2, 1, -3, -2, 0, 0), "H": (2, 1, -2, -2, 0, 0),
    "F": (-2, -1, 4, 2, 0, 0), "N": (1, 1, -2, 0, 0, 0), "m/s": (1, 0, -1, 0, 0, 0), "N*s/m": (0, 1, -1, 0, 0, 0),
    "kg": (0, 1, 0, 0, 0, 0), "m/N": (0, -1, 2, 0, 0, 0), "N*m": (2, 1, -2, 0, 0, 0), "rad/s": (0, 0, -1, 0, 0, 0),
    "kg*m^2": (2, 1, 0, 0, 0, 0), "Pa": (-1, 1, -2, 0, 0, 0), "K": (0, 0, 0, 0, 1, 0), "W/K": (2, 1, -3, 0, -1, 0),
    "K/W": (-2, -1, 3, 0, 1, 0), "m": (1, 0, 0, 0, 0, 0), "m^2": (2, 0, 0, 0, 0, 0), "N*m/A": (2, 1, -2, -1, 0, 0),
    "1/m": (-1, 0, 0, 0, 0, 0), "V*s/m": (1, 1, -2, -1, 0, 0),
}  # fmt: skip
EVERY = frozenset(EFFORT)


def less(a: Any, b: Any, second: int = 0) -> tuple[int, ...]:
    """The dimension of a over b, times seconds."""
    return tuple(x - y + (second if k == 2 else 0) for k, (x, y) in enumerate(zip(a, b, strict=True)))


ONE: dict[type, Callable[[str], tuple[int, ...]]] = {
    Se: lambda d: EFFORT[d],
    Sf: lambda d: FLOW[d],
    R: lambda d: less(EFFORT[d], FLOW[d]),
    I: lambda d: less(EFFORT[d], FLOW[d], 1),
    C: lambda d: less(FLOW[d], EFFORT[d], 1),
}
TWO: dict[type, Callable[[str, str], tuple[int, ...]]] = {
    TF: lambda a, b: less(FLOW[b], FLOW[a]),
    GY: lambda a, b: less(EFFORT[b], FLOW[a]),
}


def drawn(seed: int) -> tuple[list[Any], list[Any]]:
    """A random tree of junctions as chains, and what it says as data; units mostly of one domain."""
    rng = random.Random(seed)
    liked = rng.choice([*EFFORT])
    junctions: list[Any] = []
    chains: list[Any] = []
    said: list[Any] = []
    for k in range(rng.randrange(2, 7)):
        stated = rng.choice([*EFFORT]) if rng.random() < 0.15 else None
        junctions.append(rng.choice([One, Zero])(f"j{k}", domain=stated))
        if stated:
            said.append(("stated", f"j{k}", stated))
        if k:
            other = rng.choice(junctions[:-1])
            kind = rng.choice([None, None, TF, GY])
            if kind is None:
                chains.append(other >> junctions[k])
                said.append(("same", other.name, f"j{k}"))
            else:
                unit = rng.choice([None, "1", *(u for u in ("m", "m^2", "N*m/A", "1/m", "V*s/m"))])
                value = unit if unit in (None, "1") else f"2 k{unit}" if unit[0].isalpha() else f"2 {unit}"
                chains.append(other >> kind(f"T{k}", value) >> junctions[k])
                said.append(("two", other.name, f"j{k}", kind, unit))
    for k, junction in enumerate(junctions):
        for n in range(rng.randrange(0, 3)):
            kind = rng.choice([Se, Sf, R, I, C])
            domains = [liked] if rng.random() < 0.8 else EVERY
            unit = rng.choice([u for u in UNITS if any(ONE[kind](d) == UNITS[u] for d in domains)] or ["V"])
            with_unit = rng.random() < 0.4
            chains.append(junction >> kind(f"e{k}_{n}", f"3 {unit}" if with_unit else 3))
            if with_unit:
                said.append(("one", junction.name, kind, unit))
    return chains, said


def fixpoint(said: list[Any]) -> dict[str, frozenset[str]] | None:
    """The domains left at each junction; None where none are somewhere."""
    names = {word for each in said for word in each[1:3] if isinstance(word, str) and word.startswith("j")}
    left = dict.fromkeys(names, EVERY)
    while True:
        before = dict(left)
        for what, *rest in said:
            if what == "stated":
                left[rest[0]] &= {rest[1]}
            elif what == "same":
                left[rest[0]] = left[rest[1]] = left[rest[0]] & left[rest[1]]
            elif what == "one":
                left[rest[0]] &= {d for d in EVERY if ONE[rest[1]](d) == UNITS[rest[2]]}
            else:
                a, b, kind, unit = rest
                pairs = [
                    (x, y)
                    for x, y in product(left[a], left[b])
                    if (unit in (None, "1") or TWO[kind](x, y) == UNITS[unit])
                    and (x == y or "pseudo-thermal" not in (x, y))
                ]
                if unit in (None, "1"):
                    if not pairs:
                        return None
                    continue  # a number is not checked, and says nothing
                left[a], left[b] = (frozenset(pair[k] for pair in pairs) for k in (0, 1))
        if not all(left.values()):
            return None
        if left == before:
            return left


def check(seed: int) -> bool:
    chains, said = drawn(seed)
    wanted = fixpoint(said)
    try:
        graph = bg.Graph("g", *chains)
    except bg.StructureError as error:
        assert wanted is None or ("is no" not in error.law and "one domain" not in error.law), error
        assert wanted is None
        assert error.remedy and error.parties
        return False
    assert wanted is not None
    found = graph.domains
    for bond in graph.bonds:
        for end in bond.elements:
            if end in wanted and is_stated(graph):
                assert {str(d) for d in found.at((bond.name, 0))} == wanted[end], (seed, bond.name)
    return True


def test_domains_of_random_graphs_are_those_of_a_fixpoint() -> None:
    fitting = [check(seed) for seed in range(300)]
    assert 50 < sum(fitting) < 280


@pytest.mark.slow
@given(st.integers(0, 10**9))
def test_domains_of_any_random_graph_are_those_of_a_fixpoint(seed: int) -> None:
    for k in range(20):
        check(seed + k)


def refused(*chains: Any, values: Any = None) -> bg.StructureError:
    with pytest.raises(bg.StructureError) as caught:
        bg.Graph("g", *chains, values=values)
    assert caught.value.remedy and caught.value.parties
    return caught.value


def test_two_domains_that_meet_are_named_with_the_junction() -> None:
    i = One("i")
    error = refused(Se("U", "12 V") >> i, i >> I("m", "2 kg"))
    assert error.place == "m" and error.parties == ("m", "U") and "H (electrical)" in error.law
    error = refused(Se("U", 12) >> One("i", domain=bg.electrical) >> Zero("p", domain=bg.hydraulic) >> R("r", 1))
    assert error.place == "1-junction 'i'" and {*error.parties} == {"i", "p"} and "TF or a GY" in error.remedy


def test_a_unit_that_fits_no_domain_is_told_what_fits() -> None:
    error = refused(Se("U", 12) >> One("i") >> I("L", "5 mF"))
    assert error.place == "L" and all(unit in error.law for unit in ("5 mF", "H (", "kg (", "kg*m^2 (", "kg/m^4 ("))


def test_a_modulus_couples_domains() -> None:
    i, w, v = One("i", domain="electrical"), One("w"), One("v")
    chains = Se("U", 12) >> i >> GY("K", "0.1 V*s") >> w >> TF("r", "5 cm") >> v, v >> I("m"), w >> I("J")
    graph = bg.Graph("g", *chains)
    assert graph.domains.units()["v"] == "m/s" and graph.domains.units()["m"] == "kg"
    assert graph.domains.units()["K"] == "V*s/rad" or graph.domains.units()["K"] == "N*m/A"
    error = refused(*chains, v >> R("b", "1 N*m*s"))
    assert error.place == "r" and "'b' (1 N*m*s) makes it rotational" in error.law
    error = refused(Se("U", "1 V") >> i >> TF("r", "5 cm") >> v >> R("b", "1 N*m*s"))
    assert "(electrical to rotational)" in error.law and "'b' (1 N*m*s) makes it rotational" in error.law
    assert error.place == "r" and {*error.parties} == {"r", "i", "b"}


def test_pseudo_bonds_do_not_pass_power_on() -> None:
    T, w = One("T", domain=bg.pseudo_thermal), One("w", domain=bg.rotational)
    error = refused(Se("T0", 300) >> T >> TF("k", 2) >> w >> R("b", 1))
    assert error.place == "k" and "pseudo-thermal" in error.law and "sensor" in error.remedy
    assert bg.Graph("g", Se("T0", "300 K") >> T >> TF("k", 2) >> One("S", domain=bg.pseudo_thermal) >> R("b", "1 K/W"))


def test_vectors_and_matrices_have_a_unit_an_entry() -> None:
    f = One("f", ("vx", "w"))
    graph = bg.Graph("g", Se("F", ("1 N", "1 N*m")) >> f >> I("M", [["2 kg", 0], [0, "3 kg*m^2"]]))
    assert (graph.domains.units()["vx"], graph.domains.units()["w"]) == ("m/s", "rad/s")
    assert refused(Se("F", ("1 N", "1 N*m")) >> f >> I("M", [["2 kg", 0], [0, "3 kg"]])).place == "M"
    B = [["1 N*s/m", "1 N*s"], ["1 N*s", "1 N*m*s"]]
    assert bg.compile(bg.Graph("g", Se("F", ("1 N", "1 N*m")) >> f >> R("B", B), f >> I("M", (1, 1), one_way=True)))
    assert refused(Se("F", ("1 N", "1 N*m")) >> f >> R("B", [["1 N*s/m", "1 N*m"], [0, 1]])).place == "B"


def test_a_direct_sum_passes_domains_on() -> None:
    v, w, whole = One("v", domain="translational"), One("w", domain="rotational"), One("f", 2)
    split = DS("s", (1, 1))
    graph = bg.Graph("g", whole >> split["whole"], split["1"] >> v, split["2"] >> w, v >> R("a", 1), w >> R("b", 1),
                     Se("F", 2) >> whole)  # fmt: skip
    assert (graph.domains.units()["f_1"], graph.domains.units()["f_2"]) == ("m/s", "rad/s")


def test_ports_of_submodels_say_theirs() -> None:
    @bg.submodel(ports={"supply": bg.electrical, "shaft": bg.rotational})
    def motor(supply: Any, shaft: Any, *, L: Any = "1.5 mH", K: float = 0.12) -> Any:
        i, w = One("i"), One("w")
        return supply >> i >> GY("K", K) >> w >> shaft, i >> I("L", L)

    left = motor("left")
    graph = bg.Graph("g", Se("U", "12 V") >> left.supply, left.shaft >> R("b"), values={"b": "1 mN*m*s"})
    units = graph.domains.units()
    assert (units["left.i"], units["left.w"], units["left.L"], units["b"]) == ("A", "rad/s", "H", "N*m*s/rad")
    assert bg.compile(graph).parameters["left.L"] == 1.5e-3
    assert refused(Se("U", "12 V") >> motor("m", L="2 kg").supply, motor("m", L="2 kg").shaft >> R("b")).place == "m.L"
    assert refused(Se("F", "12 N") >> left.supply, left.shaft >> R("b")).parties


def test_a_unit_stands_where_it_is_read_and_nowhere_else() -> None:
    i = One("i")
    for element in (R("Ra", effort="5 V"), C("Ca", effort="5 V"), C("Ca", energy="5 J"), I("La", flow="1 A")):
        assert refused(Se("U", 1) >> i >> element).place == element.name


def test_graphs_that_say_nothing_have_no_units() -> None:
    i = One("i")
    graph = bg.Graph("g", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", "a*b"))
    assert not is_stated(graph) and graph.domains.units() == {}
    assert domains_of(graph).domain(("L", 0)) is None and domains_of(graph).at(("L", 0)) == {*Domain} - {bg.signal}


def test_what_is_measured_has_its_unit() -> None:
    v, u = One("v", coordinates=("x",), domain="translational"), Zero("u", domain="electrical")
    graph = bg.Graph("g", Se("F", "t") >> v, v >> I("m", 1), v >> C("k", 1), v >> Df("speed"), v >> Dq("way"),
                     Sf("I", 1) >> u, u >> R("r", 1), u >> De("volt"), u >> Dp("flux"), u >> C("Ca", 1))  # fmt: skip
    units = graph.domains.units()
    wanted = {"x": "m", "v": "m/s", "p_m": "N*s", "speed": "m/s", "way": "m", "volt": "V", "flux": "V*s", "q_Ca": "C",
              "m": "kg", "k": "m/N", "r": "ohm", "I": "A", "F.e": "N", "r.f": "A", "k.energy": "J"}  # fmt: skip
    assert {name: units.get(name) for name in wanted} == wanted
    assert bg.Graph("g", v >> AE("a", 2) >> u, Se("F", 1) >> v, u >> R("r", 1)).domains.units()["u"] == "V"


@pytest.mark.parametrize(
    ("behind", "ratio", "told"),
    [
        ("2 kg", 5, "n: its value 5 is taken in m/rad, since 'J2' (2 kg) makes it translational"),
        ("2 kg", "5 m/rad", ""),
        ("2 kg*m^2", 5, ""),
        (2, 5, ""),
        ("2 kg", None, ""),
        ("2 kg", "k", ""),
    ],
)
def test_a_ratio_without_a_unit_between_two_domains_is_told(behind: Any, ratio: Any, told: str) -> None:
    """A unit that lacks m^2 makes a gear a rack."""
    w, w2 = One("w"), One("w2")
    parts = w >> I("J", "1 kg*m^2"), w >> TF("n", ratio) >> w2 >> I("J2", behind)
    graph = bg.Graph("geared", Se("M", "1 N*m") >> w, *parts)
    found = list(graph.domains.untold_ratios())
    assert len(found) == bool(told) and all(note.startswith(told) for note in found)
    assert tuple(found) == bg.compile(graph).notes


def test_a_ratio_between_domains_that_are_stated_is_not() -> None:
    w, v = One("w", domain="rotational"), One("v", domain="translational")
    graph = bg.Graph("rack", Se("M", 1) >> w >> TF("n", 5) >> v >> I("m", 2), w >> I("J", 1))
    assert not [*graph.domains.untold_ratios()] and not bg.compile(graph).notes
