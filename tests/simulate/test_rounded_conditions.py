"""Conditions of differences of large levels: rounding goes to and fro over zero for many floats, and is no event."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero

METHODS = [None, "Radau", "DOP853", "BDF", "LSODA", "CVODE"]


def rises(values: object) -> int:
    holds = np.asarray(values, bool)
    return int((holds[1:] & ~holds[:-1]).sum())


def cars(*events: object) -> bg.Graph:
    """Two on a line with a spring between, of which a force pushes one."""
    ways = One("w1", coordinates=("x1",)), One("w2", coordinates=("x2",))
    force = Zero("z")
    links = ways[0] >> I("m1", 1), ways[1] >> I("m2", 1), ways[0] >> force >> ways[1], force >> C("k", 1.0)
    return bg.Graph("cars", *links, Se("F", "sin(t)") >> ways[0], *events)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(("far", "fast"), [(0.0, 0.0), (1e3, 20.0), (1e5, 30.0)])
def test_a_distance_is_crossed_as_often_wherever_it_is(method: str | None, far: float, fast: float) -> None:
    """It is sin(t) - sin(w t)/w, w the root of two; 1e5 m from the origin rounding of it is 1e-11 m."""
    t, w = np.linspace(0, 30, 300001), 2**0.5
    apart = np.sin(t) - np.sin(w * t) / w
    machine = bg.StateMachine(
        "S", {"near": 0, "far": 1}, [("near", "x1 - x2 > 0.2", "far"), ("far", "x1 - x2 < 0.2", "near")]
    )
    graph = cars(
        bg.counter("up", "x1 - x2 > 0.2"), bg.counter("down", "x1 - x2 < 0.2"), machine, bg.counter("n", "S > 0.5")
    )
    run = bg.simulate(graph, 30, start={"x1": far, "x2": far, "w1": fast, "w2": fast}, method=method)
    expected = [rises(apart > 0.2), rises(apart < 0.2), rises(apart > 0.2)]
    assert expected == [5, 5, 5]
    assert [run[name][-1] for name in ("up", "down", "n")] == expected


@pytest.mark.parametrize("method", METHODS[:2])
def test_a_dose_is_given_once_however_small_the_shunt(method: str | None) -> None:
    """A charge at each rise of a current that a shunt of 10 milliohm tells at 400 V, beside a counter of its falls."""

    def circuit(*events: object) -> bg.Graph:
        a, b, current, supply, tank = Zero("a"), Zero("b"), One("o"), One("s"), Zero("tank")
        source = Se("U", "400 + 5*sin(2*pi*t)") >> supply >> a, supply >> R("Rs", 0.5), a >> C("Ca", 0.01)
        load = a >> current >> b, current >> R("shunt", 0.01), b >> C("Cb", 0.02), b >> R("load", 400 / 3)
        return bg.Graph("dosing", *source, *load, tank >> C("Ct", 1), tank >> R("leak", 10), *events)

    dose = bg.reset("dose", "o > 2.9", set={"q_Ct": "q_Ct + 1e-3"})
    start = {"a": 398.5, "b": 398.5, "q_Ct": 0.0}
    alone, beside = (
        bg.simulate(circuit(dose, *others), 3, start=start, method=method)
        for others in ((), (bg.counter("falls", "o < 2.9"),))
    )
    assert beside["tank"][-1] == pytest.approx(alone["tank"][-1], abs=1e-8)
    current = alone.at(np.linspace(0, 3, 30001), "o")
    assert beside["falls"][-1] == rises(current < 2.9) == 3
    at = np.linspace(0, 3, 30001)[1:][(current[1:] > 2.9) & (current[:-1] <= 2.9)]
    assert beside["tank"][-1] == pytest.approx((1e-3 * np.exp(-(3 - at) / 10)).sum(), abs=1e-7)


@pytest.mark.parametrize("method", [None, "Radau", "BDF", "CVODE"])
def test_a_current_that_a_nonlinear_system_gives_is_counted_once(method: str | None) -> None:
    """A bridge of four diodes of two lines: the voltages between them are solved, to the last digit only."""
    law = "where(e > 0.7, (e - 0.7)/0.02, 0) + 1e-6*e"
    a, b, p, source = Zero("a"), Zero("b"), Zero("p"), One("source")
    bonds = []
    for name, tail in (("D1", a), ("D2", b)):
        own = One(f"o{name}")
        bonds += [tail >> own >> p, own >> R(name, flow=law)]
    for name, head in (("D3", a), ("D4", b)):
        own = One(f"o{name}")
        bonds += [own >> head, own >> R(name, flow=law)]
    counters = [bg.counter(f"c{k}", f"oD1 > {level}") for k, level in enumerate((0.01, 0.02, 0.1))]
    supply = Se("U", "20*sin(100*pi*t)") >> source, source >> I("Ls", 1e-4), source >> R("Rs", 0.1), source >> a
    graph = bg.Graph("bridge", *supply, b >> source, *bonds, p >> C("Cf", 1e-3), p >> R("load", 20), *counters)
    run = bg.simulate(graph, 0.05, method=method)
    assert [run[f"c{k}"][-1] for k in range(3)] == [3, 3, 3]
