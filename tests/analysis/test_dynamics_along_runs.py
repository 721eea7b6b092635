"""The dynamics of linkages and contacts beside a run: its differences in time, and the effort of what drives."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest
from quick import quick

import bondgraph as bg
from bondgraph.elements import BladeContact, C, Frame, Link, Mechanism, Planar, Prismatic, R, Revolute, RollingDisc, Sf

H = 1e-3
"""Between instants, in s: differences of order four miss some H^4 of the fourth derivative."""


class Case(NamedTuple):
    graph: bg.Graph
    q: dict[str, float]
    """Where loops are sought closed."""
    v: dict[str, float]
    """The independent velocities."""


def rod(name: str, length: float, mass: float) -> Link:
    return Link(name, mass, (0.01, 0.1 * mass * length, 0.1 * mass * length), centre=(length / 2, 0, 0))


def four_bar() -> Mechanism:
    crank, coupler, rocker = rod("crank", 0.3, 1), rod("coupler", 0.9, 2), rod("rocker", 0.7, 1.5)
    return Mechanism("four_bar", [crank, coupler, rocker], gravity=(0, -9.81, 0), joints=[
        Revolute("a", "ground", crank, "z"), Revolute("b", crank.frame((0.3, 0, 0)), coupler, "z"),
        Revolute("d", Frame("ground", (1.0, 0, 0)), rocker, "z"),
        Revolute("c", coupler.frame((0.9, 0, 0)), rocker.frame((0.7, 0, 0)), "z")])  # fmt: skip


def slider_crank() -> Mechanism:
    crank, connecting, piston = rod("crank", 0.2, 1), rod("connecting", 0.6, 1), Link("piston", 3.0)
    return Mechanism("slider", [crank, connecting, piston], gravity=(0, -9.81, 0), joints=[
        Revolute("a", "ground", crank, "z"), Revolute("b", crank.frame((0.2, 0, 0)), connecting, "z"),
        Prismatic("s", "ground", piston, "x"), Revolute("c", connecting.frame((0.6, 0, 0)), piston, "z")])  # fmt: skip


def five_bar() -> Mechanism:
    p, q, r, s = rods = [rod(*each, 1) for each in (("p", 0.4), ("q", 0.6), ("r", 0.6), ("s", 0.4))]
    return Mechanism("five_bar", rods, gravity=(0, -9.81, 0), joints=[
        Revolute("j1", "ground", p, "z"), Revolute("j2", p.frame((0.4, 0, 0)), q, "z"),
        Revolute("j5", Frame("ground", (0.5, 0, 0)), s, "z"), Revolute("j4", s.frame((0.4, 0, 0)), r, "z"),
        Revolute("j3", q.frame((0.6, 0, 0)), r.frame((0.6, 0, 0)), "z")])  # fmt: skip


FOUR = {"a_q": 1.0, "b_q": -0.3, "d_q": 1.5}
FIVE = {"j1_q": 2.0, "j2_q": -1.2, "j5_q": 1.0, "j4_q": 1.2}
SLIDER = {"a_q": 0.5, "b_q": -0.8, "s_q": 0.7}


def of_four_bar() -> Case:
    return Case(bg.Graph("four_bar", *four_bar()), FOUR, {"a": 2.0})


def of_four_bar_by_its_rocker() -> Case:
    return Case(bg.Graph("four_bar", *four_bar()), FOUR, {"d": 1.0})


def of_driven_four_bar() -> Case:
    """Nothing is free: what the drive needs is all there is to know."""
    bars = four_bar()
    return Case(bg.Graph("four_bar", *bars, Sf("drive", "2 + sin(9*t)/2") >> bars["a"]), FOUR, {})


def of_slider_crank() -> Case:
    slider = slider_crank()
    return Case(
        bg.Graph("slider", *slider, slider["s"] >> R("gas", 4), slider["a"] >> C("spring", 0.1)), SLIDER, {"a": 3}
    )


def of_five_bar() -> Case:
    return Case(bg.Graph("five_bar", *five_bar()), FIVE, {"j1": 1.0, "j5": -0.5})


def of_driven_five_bar() -> Case:
    bars = five_bar()
    return Case(bg.Graph("five_bar", *bars, Sf("drive", "1 - 3*t") >> bars["j1"]), FIVE, {"j5": -0.5})


def of_coin() -> Case:
    coin = Link("coin", 0.5, (0.02, 0.04, 0.02))
    rolling = Mechanism("rolling", [coin], [RollingDisc("roll", "ground", coin, 0.3)], gravity=(0, 0, -9.81))
    q = {"roll_x": 0.0, "roll_y": 0.0, "roll_heading": 0.2, "roll_lean": -0.3, "roll_spin": 0.1}
    return Case(bg.Graph("coin", *rolling), q, {"roll_wx": 1, "roll_wy": 5, "roll_wz": 2})


def of_skate() -> Case:
    """A blade behind the mass centre."""
    sleigh = Link("sleigh", 2.0, planar=0.3, centre=(0.1, 0, 0))
    plane = Mechanism("skate", [sleigh], [Planar("on", "ground", sleigh)])
    blade = BladeContact("blade", plane, sleigh)
    graph = bg.Graph("skate", *plane, *blade, Sf("edge", 0) >> blade.slip["blade_aside"])
    return Case(graph, {"on_x": 0, "on_y": 0, "on_angle": 0.4}, {"on_ux": 1.0, "on_turn": 2.0})


CASES: dict[str, Callable[[], Case]] = {name[3:]: make for name, make in list(globals().items()) if name[:3] == "of_"}


@pytest.mark.parametrize("name", quick([*CASES], ["driven_four_bar", "skate"]))
def test_a_run_has_the_accelerations_and_needs_no_force(name: str) -> None:
    case = CASES[name]()
    found = bg.dynamics(case.graph, independent=[*case.v]) if case.v else bg.dynamics(case.graph)
    assert set(found.velocities) == set(case.v)
    q = found.closed(case.q, fixed=[found.coordinates[0]])
    f = dict(zip(found.generalized, found.generalized_velocities(q, case.v), strict=True))
    start = {**dict(zip(found.coordinates, q, strict=True)), **{x: f[x] for x in f if x not in found.driven}}
    run = bg.simulate(case.graph, np.arange(101) * H, start=start, rtol=1e-11, atol=1e-12)
    Q = np.stack([run[x] for x in found.coordinates], axis=-1)
    V = np.stack([run[x] for x in found.velocities], axis=-1) if found.velocities else np.zeros((101, 0))
    k = 60
    t, q, v = run.t[k], Q[k], V[k]
    expected = (V[k - 2] - 8 * V[k - 1] + 8 * V[k + 1] - V[k + 2]) / (12 * H)
    a = found.accelerations(q, v, t=t)
    assert a == pytest.approx(expected, rel=1e-6, abs=1e-6)
    M, size = found.mass_matrix(q, t), 1 + abs(found.bias(q, v, t)).max(initial=0)
    assert found.forces(q, v, expected, t) == pytest.approx(np.zeros(len(v)), abs=1e-5 * size)
    assert M @ a + found.bias(q, v, t) == pytest.approx(np.zeros(len(v)), abs=1e-9 * size)
    if not found.driven:
        assert found.bias(q, v) == pytest.approx(found.coriolis(q, v) @ v - found.impressed(q, v), abs=1e-9 * size)
    T = [found.kinetic_energy(Q[j], V[j], run.t[j]) for j in (k - 2, k - 1, k + 1, k + 2)]
    power = (T[0] - 8 * T[1] + 8 * T[2] - T[3]) / (12 * H)
    reactions = dict(zip((*found.constraints, *found.driven), found.reactions(q, v, a, t), strict=True))
    for driven in found.driven:
        assert reactions[driven] == pytest.approx(run["drive.e"][k], rel=1e-7)
    if not found.driven:
        assert power == pytest.approx(v @ found.impressed(q, v), rel=1e-6, abs=1e-6)
