"""Places that a mechanism passes in very short steps: what is told of a motion that is not known beyond."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Spherical, Zero, euler_parameters
from bondgraph.forms import kane_momentum, kane_velocity, udwadia_kalaba
from bondgraph.simulate import brief_passages
from bondgraph.simulate.brief_passages import shortest

BODY = Link("b", 1, (0.3, 0.2, 0.1), centre=(0, 0, -0.3))
TIMES = np.linspace(0, 3, 31)


def pendulum(attitude: Any, **options: Any) -> bg.Graph:
    joint = Spherical("s", "ground", BODY, attitude, **options)
    return bg.Graph("pendulum", *Mechanism("m", [BODY], [joint], gravity=(0, 0, -9.81)))


def beside(aside: float, form: Any = None) -> bg.Trajectory:
    """It turns over, and its gimbals come close to a lock."""
    graph = pendulum("zyx", rates="coordinates")
    equations = bg.compile(graph, form) if form else bg.compile(graph)
    return bg.simulate(equations, TIMES, start={"s_u2": 8.0, "s_u3": aside})


def exact(aside: float) -> bg.Trajectory:
    graph = pendulum(euler_parameters(("e0", "e1", "e2", "e3")))
    return bg.simulate(graph, TIMES, start={"e0": 1, "s_wy": 8.0, "s_wx": aside}, rtol=1e-12)


@pytest.mark.parametrize("form", [None, kane_velocity, kane_momentum])
def test_a_motion_beside_a_gimbal_lock_is_told(form: Any) -> None:
    """4e-5 rad from it digits are lost that no balance of energies misses; Euler parameters say how many."""
    run = beside(1e-4, form)
    off = np.abs(run["b_omega"] - exact(1e-4)["b_omega"]).max()
    assert off > 1e-3
    assert any("t = 0.2097" in note and "gimbal lock" in note and "s_q1 by" in note for note in run.notes), run.notes


@pytest.mark.parametrize("aside, close", [(1e-2, 1e-6), (1e-3, 1e-3)])
def test_a_motion_that_is_known_is_not_told(aside: float, close: float) -> None:
    """Farther from it; at 1e-3 it is made again, and nothing changes as much as would be told."""
    run = beside(aside)
    assert run.notes == ()
    np.testing.assert_allclose(run["b_omega"], exact(aside)["b_omega"], atol=close)


def test_rings_of_a_wrist_are_told_alike() -> None:
    """Three hinges one after the other, two of them on rings that weigh nothing."""
    outer, inner = Link("outer"), Link("inner")
    joints = [
        Revolute("z", "ground", outer, axis="z"),
        Revolute("y", outer, inner, axis="y"),
        Revolute("x", inner, BODY, axis="x"),
    ]
    graph = bg.Graph("wrist", *Mechanism("wrist", [outer, inner, BODY], joints, gravity=(0, 0, -9.81)))
    run = bg.simulate(graph, TIMES, start={"y": 8.0, "x": 1e-4})
    assert any("gimbal lock" in note for note in run.notes), run.notes


def test_events_within_the_error_of_a_run_are_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    """A counter of the peaks of cos(t): 1 - 5e-9 of them is as much as the run is off by after some periods."""
    monkeypatch.setattr(brief_passages, "shortest", lambda times, branched: 1)
    v = One("v", coordinates=("x",))
    graph = bg.Graph("peaks", v >> I("m", 1), v >> C("k", 1), bg.counter("n", "x*x > 0.99999999"))
    note = bg.simulate(graph, 60 * np.pi, start={"x": 1}).notes[0]
    assert "changes what these set: n by" in note and "within the run's error" in note
    assert "gimbal" not in note and "Euler" not in note


def test_of_coordinates_that_are_never_singular_no_gimbal_is_told() -> None:
    """Two cars with buffers and a line between them, which is taut at times."""
    w1, w2, z = One("w1", coordinates=("x1",)), One("w2", coordinates=("x2",)), Zero("z")
    law = "where(x1 - x2 > 0, 400*(x1 - x2), where(x1 - x2 < -0.1, 30*(x1 - x2 + 0.1), 0)) + 0.01*f"
    pulls = Se("F", "2*sin(t)") >> w1, bg.counter("hit", "x1 - x2 > 0")
    graph = bg.Graph("cars", w1 >> I("m1", 1), w2 >> I("m2", 2), w1 >> z >> w2, z >> R("buf", effort=law), *pulls)
    (note,) = bg.simulate(graph, 30, start={"x1": -0.05}).notes
    assert "events repeat" in note and "p_m1 by" in note and "smaller rtol" in note
    assert "gimbal" not in note and "Euler" not in note


@pytest.mark.parametrize("few, seen", [(0.002, True), (0.012, False)])
def test_what_is_very_short(few: float, seen: bool) -> None:
    """Two steps below a two-hundredth of most, in a fall of four."""
    lengths = [1, 1, 0.1, few, few / 2, few / 4, 0.1, 1, 1, 1, 1, 1]
    assert (shortest(np.cumsum([0, *lengths])) == 5) is seen
    assert shortest(np.cumsum([0, *lengths[:4]])) is None


@pytest.mark.parametrize("after, seen", [(0, True), (1, False), (5, False), (6, True)])
def test_steps_among_which_a_law_changes_branch_are_short_without_a_place(after: int, seen: bool) -> None:
    """The fall is of the four steps from the second on: at their ends, and between them."""
    times = np.cumsum([0, 1, 0.1, 0.003, 0.002, 0.001, 0.1, 1, 1, 1, 1, 1])
    assert (shortest(times, [times[after]]) == 4) is seen


@pytest.mark.slow
def test_a_law_that_changes_branch_is_no_singular_position() -> None:
    """A slider that is braked more one way than the other, by a method that begins anew with very short steps."""
    crank, rod, slider = (
        Link(n, 1, (0.01, 0.03, 0.03), centre=(x, 0, 0)) for n, x in (("c", 0.1), ("r", 0.4), ("s", 0))
    )
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((0.2, 0, 0)), rod),
        Prismatic("x", "ground", slider, "x"),
        Revolute("c", rod.frame((0.8, 0, 0)), slider),
    ]
    m = Mechanism("m", [crank, rod, slider], joints)
    graph = bg.Graph("press", *m, m["x"] >> R("cut", effort="where(f > 0, 20*f, 2*f)"), Se("M", 6) >> m["a"])
    equations = bg.compile(graph, udwadia_kalaba)
    start = {"a_q": 0.3, "a": 3.0, "b_q": bg.Near(-0.4), "x_q": bg.Near(1.0)}
    assert bg.simulate(equations, 1.5, start=start, method="BDF").notes == ()
