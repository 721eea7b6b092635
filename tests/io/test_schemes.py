"""Schemes of reactions against the law of mass action, written here from the scheme's own numbers."""

from __future__ import annotations

import numpy as np
import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.io.reactions import ROOM

MM = {"K": {"E": 1, "S": 1, "ES": 2, "P": 0.1}, "r": [5, 1]}
SPECIES = "ABCDE"


def michaelis(**more) -> bg.Graph:
    return bg.reactions("mm", "E + S <-> ES <-> E + P", **MM, **more)


def test_enzyme_against_scipy() -> None:
    def rates(t, x):
        e, s, es, p = x
        first, second = 5 * (e * s - 2 * es), 2 * es - 0.1 * e * p
        return [second - first, -first, first - second, second]

    run = bg.simulate(michaelis(), (0, 10), start={"q_E": 1, "q_S": 5})
    reference = solve_ivp(rates, (0, 10), [1, 5, 0, 0], method="Radau", t_eval=run.t, rtol=1e-11, atol=1e-13).y
    for name, expected in zip(("q_E", "q_S", "q_ES", "q_P"), reference, strict=True):
        assert np.allclose(run[name], expected, rtol=1e-6, atol=1e-7)
    assert np.allclose(run["q_E"] + run["q_ES"], 1, rtol=1e-13)
    assert np.allclose(run["q_S"] + run["q_ES"] + run["q_P"], 5, rtol=1e-13)
    assert np.allclose(run["v_r2"], 2 * run["q_ES"] - 0.1 * run["q_E"] * run["q_P"])


@pytest.mark.parametrize(("s", "p"), [(2.0, 0.0), (0.0, 3.0), (0.5, 40.0)])
def test_steady_flow_is_that_of_michaelis_and_menten(s: float, p: float) -> None:
    """v = e0 (K_S s - K_P p) r1 r2/(...), from a balance of free and bound enzyme."""
    graph = michaelis(held={"S": s, "P": p})
    steady = bg.equilibrium(graph, guess={"q_E": 0.7})
    free = 2 * (5 + 1) / (2 * (5 + 1) + 5 * s + 0.1 * p) * 0.7
    assert steady.totals == {"q_E + q_ES": pytest.approx(0.7)}
    assert steady.state["q_E"] == pytest.approx(free, rel=1e-8)
    flow = bg.simulate(graph, 1, start=steady.state)["v_r2"][-1]
    assert flow == pytest.approx(free * (s - 0.1 * p) * 5 / 6, rel=1e-6)


def test_detailed_balance_around_a_cycle() -> None:
    graph = bg.reactions("cycle", "A <-> B <-> C <-> A", K={"A": 1, "B": 3, "C": 0.2}, r=[1, 20, 0.3])
    found = bg.equilibrium(graph, guess={"q_A": 4})
    assert found.totals == {"q_A + q_B + q_C": pytest.approx(4)}
    assert [found.state[f"q_{x}"] * k for x, k in (("A", 1), ("B", 3), ("C", 0.2))] == pytest.approx(
        [4 / (1 + 1 / 3 + 5)] * 3
    )
    assert found.stability == "stable"


@st.composite
def networks(draw) -> list[tuple[dict[str, int], dict[str, int]]]:
    side = st.dictionaries(st.sampled_from(SPECIES), st.integers(1, 3), min_size=1, max_size=3)
    return draw(st.lists(st.tuples(side, side).filter(lambda pair: pair[0] != pair[1]), min_size=1, max_size=4))


def written(side: dict[str, int]) -> str:
    return " + ".join(f"{n if n > 1 else ''} {name}".strip() for name, n in side.items())


@settings(max_examples=12, deadline=None)
@given(networks(), st.randoms(use_true_random=False))
def test_random_networks(steps, random) -> None:
    species = sorted({name for pair in steps for side in pair for name in side})
    K = {name: random.uniform(0.3, 2) for name in species}
    r = [random.uniform(0.3, 2) for _ in steps]
    graph = bg.reactions("net", *(f"{written(a)} <-> {written(b)}" for a, b in steps), K=K, r=r)
    equations = bg.compile(graph, algebra=bg.algebra.table)
    amounts = {name: random.choice([0.0, random.uniform(0.1, 3)]) for name in species}
    expected = dict.fromkeys(species, 0.0)
    for (a, b), rate in zip(steps, r, strict=True):
        ahead, back = (np.prod([(K[x] * amounts[x]) ** n for x, n in side.items()]) for side in (a, b))
        for side, sign in ((a, -1), (b, 1)):
            for name, n in side.items():
                expected[name] += sign * n * rate * (ahead - back)
    found = bg.rates(equations, start={f"q_{name}": x for name, x in amounts.items()})
    assert np.allclose([found[f"q_{name}"] for name in species], [expected[name] for name in species], rtol=1e-11)

    N = sympy.Matrix([[b.get(name, 0) - a.get(name, 0) for a, b in steps] for name in species])
    kept = [[parts.get(f"q_{name}", 0) for name in species] for parts in equations.conserved_moieties.values()]
    assert len(kept) == len(species) - N.rank()
    if kept:
        assert sympy.Matrix(kept) * N == sympy.zeros(len(kept), len(steps)) and sympy.Matrix(kept).rank() == len(kept)


def test_spellings() -> None:
    given = {"K": {"A": 1, "B": 1, "C": 1}, "r": [1]}
    first = bg.reactions("x", "2 A + B <-> C", **given)
    assert first.values["T"] == ROOM
    for other in ("2A+B=C", "2*A + B <=> C", "A + B + A ⇌ C", " 2 A  +B<-->C "):
        assert bg.reactions("x", other, **given) == first
    assert {"bind", "v_bind"} < {*bg.reactions("x", "bind: A <-> B").elements}
    assert {"way1", "way2"} < {*bg.reactions("x", "way: A <-> B <-> C").elements}
    assert bg.compile(bg.reactions("x", "A <-> B", K={"A": "2*k"}, r={"r1": "k"})).parameters.keys() >= {"k", "K_B"}


@pytest.mark.parametrize(
    ("scheme", "words"),
    [
        ("A -> B + C", r"no reaction runs one way only.* Write 'A <-> B \+ C'.*held=\{'B': 0\}"),
        ("A", "no arrow"),
        ("A <->", "missing beside an arrow"),
        ("H+ + A <-> B", "write Ca2 for Ca2"),
        ("A <-> A", "both sides"),
        ("A <-> 0 B", "stoichiometric number of B is not between 1 and 64"),
        ("A <-> 99999999999999999999999 B", "stoichiometric number of B"),
        ("x y <-> z", "'x y' is no species"),
        ("exp <-> B", "exp"),
        ("T <-> B", "'T' is the name of a parameter"),
        (3, "a reaction is text.*Write it as"),
        (["A <-> B", "B <-> C"], "a reaction is text.*Unpack a list of them"),
    ],
)
def test_refused_schemes(scheme, words) -> None:
    with pytest.raises(bg.BondGraphError, match=words):
        bg.reactions("x", scheme)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"K": {"a": 1}}, "'a' of K is not in the reactions. Did you mean 'A'"),
        ({"r": {"r2": 1}}, "'r2' of r is not in the reactions. It has r1"),
        ({"r": [1, 2]}, "2 numbers, for 1 reaction"),
        ({"r": 3}, "r is 3"),
        ({"held": ["A"]}, "no mapping"),
        ({"K": {"A": 0}}, "K of 'A' is 0, and is not positive"),
        ({"r": [-1]}, "r of 'r1' is -1, and is not positive"),
        ({"held": {"A": -1}}, "held of 'A' is -1, and is negative"),
    ],
)
def test_refused_numbers(given, words) -> None:
    with pytest.raises(bg.BondGraphError, match=words):
        bg.reactions("x", "A <-> B", **given)


def test_no_reactions_are_refused() -> None:
    with pytest.raises(bg.StructureError, match="it has no reactions"):
        bg.reactions("x")
