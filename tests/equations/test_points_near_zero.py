"""Points at which a model could be: in whichever units a network is written, it is judged alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from scipy.optimize import root

import bondgraph as bg
from bondgraph.elements import C, De, One, R, Se, Zero
from bondgraph.equations.points_near_zero import PARTS, points_near_zero
from bondgraph.equations.random_states import RandomPoints

LAWS: Mapping[str, Callable[[Any], Any]] = {
    "e + e**3": lambda e: e + e**3,
    "sinh(e)": np.sinh,
    "exp(e) - 1": np.expm1,
    "1e-9*(exp(e/0.05) - 1)": lambda e: 1e-9 * np.expm1(np.minimum(e / 0.05, 600)),
}
STORES: Mapping[str, Callable[[float], float]] = {
    "q/1e-6": lambda q: q / 1e-6,
    "1e3*q + (q/1e-6)**3": lambda q: 1e3 * q + (q / 1e-6) ** 3,
    "exp(q/1e-6) - 1": lambda q: float(np.expm1(q / 1e-6)),
}
UNITS = ((1.0, 1.0), (1e-6, 1.0), (1e-6, 1e6), (1e6, 1e-9), (1e-9, 1e3))
"""Of capacitances, and of resistances."""
LADDER = 6, ((0, 1), (3, 4), (3, 1), (1, 4), (1, 2), (4, 5), (4, 2), (2, 5)), "CCRRCCRR"
"""Of two stages: its nodes, edges and elements."""


def random_net(seed: int) -> tuple[int, Sequence[tuple[int, int]], str]:
    """Three to six nodes, between which capacitors close no loop."""
    draw = np.random.default_rng(seed)
    n = int(draw.integers(3, 7))
    edges = [(int(draw.integers(0, k)), k) for k in range(1, n)]
    edges += [tuple(map(int, draw.choice(n, 2, replace=False))) for _ in range(draw.integers(2, 6))]
    held, kinds = list(range(n)), ""
    for a, b in edges:
        is_capacitor = draw.random() < 0.4 and held[a] != held[b]
        kinds += "C" if is_capacitor else "R"
        held = [held[a] if is_capacitor and each == held[b] else each for each in held]
    return n, edges, kinds


def network(net: tuple[int, Sequence[tuple[int, int]], str], law: str, c: float, r: float) -> bg.Graph:
    """Its capacitances in units of c, its resistances of r; a source at the first node, a resistor at the last."""
    n, edges, kinds = net
    nodes, source = [Zero(f"n{k}") for k in range(n)], One("source")
    parts = [Se("V", 1.5) >> source >> nodes[0], source >> R("Rs", 10 * r), nodes[-1] >> R("Rg", 1e3 * r)]
    for k, ((a, b), kind) in enumerate(zip(edges, kinds, strict=True)):
        branch = One(f"b{k}")
        element = C(f"C{k}", c) if kind == "C" else R(f"R{k}", flow=f"({law})*{1 / r!r}")
        parts += [nodes[a] >> branch >> nodes[b], branch >> element]
    return bg.Graph("network", *parts)


def currents(net: tuple[int, Sequence[tuple[int, int]], str], law: str, voltages: Sequence[float]) -> Any:
    """Those of the capacitors by modified nodal analysis, r one; None where its search finds none."""
    n, edges, kinds = net
    capacitors = [k for k, kind in enumerate(kinds) if kind == "C"]

    def left(x: Any) -> Any:
        through, sums, held = dict(zip(capacitors, x[n:], strict=True)), np.zeros(n), []
        sums[0], sums[-1] = (x[0] - 1.5) / 10, 1e-3 * x[n - 1]
        for k, (a, b) in enumerate(edges):
            current = through[k] if k in through else LAWS[law](x[a] - x[b])
            sums[a] += current
            sums[b] -= current
            held += [x[a] - x[b] - voltages[len(held)]] if k in through else []
        return np.append(sums, held)

    for k in range(20):
        start = np.random.default_rng(k).normal(size=n + len(capacitors)) * (k > 0) * 0.3
        found = root(left, start, tol=1e-14, method=("hybr", "lm")[k % 2])
        if np.abs(left(found.x)).max() < 1e-11:
            return found.x[n:]
    return None


def check_in_all_units(net: tuple[int, Sequence[tuple[int, int]], str], law: str) -> None:
    names = [f"q_C{k}" for k, kind in enumerate(net[2]) if kind == "C"]
    voltages = np.random.default_rng(len(names)).normal(size=len(names)) * 0.3
    expected = currents(net, law, voltages)
    for c, r in UNITS:
        equations = bg.compile(network(net, law, c, r))
        assert equations.index == 0 and equations.states == tuple(names)
        found = bg.rates(equations, {}, {name: float(x) for name, x in zip(names, voltages * c, strict=True)})
        if expected is not None:
            assert r * np.array([found[name] for name in names]) == pytest.approx(expected, rel=1e-7, abs=1e-9)


@pytest.mark.parametrize("law", LAWS)
def test_a_network_is_the_same_in_all_units(law: str) -> None:
    """Two stages of a multiplier of voltages: only a nonlinear system tells its currents."""
    check_in_all_units(LADDER, law)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seed", range(20))
def test_random_networks_are_the_same_in_all_units(seed: int, law: str) -> None:
    check_in_all_units(random_net(seed), law)


@pytest.mark.parametrize(("c", "r"), [(1.0, 1.0), (2.0**-20, 2.0**20), (2.0**-30, 2.0**10)])
@pytest.mark.parametrize("law", ["e + e**3", pytest.param("sinh(e)", marks=pytest.mark.slow)])
def test_what_is_singular_is_refused_in_all_units(law: str, c: float, r: float) -> None:
    """At a node between two laws that cancel, a voltage may be anything. Powers of two leave nothing to rounding."""
    node, one, other = Zero("open"), One("one"), One("other")
    fed = [Zero("n1") >> one >> node, one >> R("Ra", flow=f"({law})*{1 / r!r}")]
    fed += [Zero("n1") >> other >> node, other >> R("Rb", flow=f"-({law})*{1 / r!r}")]
    with pytest.raises(bg.BondGraphError, match=r"singular|determines|not defined"):
        bg.compile(bg.Graph("open", *network(LADDER, law, c, r).links, *fed))


@pytest.mark.parametrize("c", [1.0, 1e-6])
def test_a_linear_system_is_judged_where_its_entries_are_numbers(c: float) -> None:
    """A conductance that a megavolt makes infinite beside all others; at 0.3 V it is one."""
    expected = rates_of_bridge(1.0, "1/(1 + u**30*u**30)")
    assert rates_of_bridge(c, "1/(1 + u**30*u**30)") == pytest.approx(expected, rel=1e-9)


def test_what_is_finite_nowhere_is_refused_as_that() -> None:
    with pytest.raises(bg.SingularSystem, match="its equations are not defined"):
        rates_of_bridge(1.0, "1e200*(1e200 + u**2) - 1e200*(1e200 + 2*u**2)")


def rates_of_bridge(c: float, across: str) -> float:
    """The current of a capacitor at 0.3 V beside a bridge of resistors, of which the middle one depends on it."""
    source, (a, b, d) = One("source"), map(Zero, "abd")
    parts = [Se("V", 1.5) >> source >> a, source >> R("Rs", 10), a >> C("C", c), a >> De("u")]
    for tail, head, value in ((a, b, 1.0), (a, d, 2.0), (b, d, across)):
        branch = One(f"{tail.name}{head.name}")
        parts += [tail >> branch >> head, branch >> R(f"R{branch.name}", value)]
    graph = bg.Graph("bridge", *parts, b >> R("Rb", 3), d >> R("Rd", 4))
    return bg.rates(graph, {}, {"q_C": 0.3 * c})["q_C"]


@pytest.mark.parametrize("law", STORES)
def test_stores_give_order_one_there_and_less(law: str) -> None:
    """Inputs have that part of their values."""
    j = One("j")
    graph = bg.Graph("net", Se("V", 5) >> j, j >> C("C", effort=law), j >> R("R", 2))
    states = RandomPoints().of(bg.compile(graph).as_run, {"R": 2.0})
    points = points_near_zero(states)
    (charge, source) = (states.names.index(name) for name in ("q_C", "V"))
    efforts = [abs(STORES[law](point[charge])) for point in points]
    assert 0.05 < efforts[0] < 3 and efforts == sorted(efforts, reverse=True)
    assert [point[source] for point in points] == [5 * part for part in PARTS]
    assert all(point[states.names.index("R")] == 2.0 for point in points)


def test_states_that_are_tied_are_not_moved() -> None:
    j = One("j", ("u", "w"), coordinates=("x", "y"))
    rod = j << bg.elements.TF("a", (("x", "y"),)) << bg.elements.Sf("rod", 0)
    equations = bg.compile(bg.Graph("pendulum", j >> bg.elements.I("m", 2), rod))
    assert points_near_zero(RandomPoints().of(equations.as_run, {})) == []
