"""What a form keeps by equations of motion holds as far as tolerances say, or the run tells by how much it does not."""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Revolute, Se, Sf
from bondgraph.errors import SHOWN
from bondgraph.forms import augmented_lagrangian
from bondgraph.problem.problem import Problem
from bondgraph.simulate.constraint_drift import MOST, Drift, drift_notes, residuals
from bondgraph.simulate.error_control import ErrorControl, Tolerances

KEEPING = (bg.forms.lagrange_multipliers, bg.forms.maggi, bg.forms.udwadia_kalaba, bg.forms.dynamic_multipliers)
PERIOD = 2 * math.pi * math.sqrt(0.8 / 9.81)


def pendulum(size: float = 1.0, wind: Any = 0) -> bg.Graph:
    """A mass on a rod whose length a source gives, in some unit of length: 0.8 m are so many of it."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",))
    held = Sf("rod", 0.32 * size**2, given="position")
    weight = Se("G", (wind, -1.3 * 9.81 * size))
    return bg.Graph("pendulum", f >> I("m", 1.3), weight >> f, f << rod << held)


def swinging(form: Any, size: float = 1.0, periods: float = 2.0, **how: Any) -> bg.Trajectory:
    start = {"x": 0.48 * size, "y": -0.64 * size, "u": 0.4 * size, "w": 0.3 * size}
    return bg.simulate(bg.compile(pendulum(size), form), np.linspace(0, periods * PERIOD, 11), start=start, **how)


def rolling(form: Any, **how: Any) -> bg.Trajectory:
    """A skate, which no position belongs to."""
    f = One("f", ("u", "w", "turn"), coordinates=("x", "y", "angle"), frame="inertial")
    edge = TF("A", (("-sin(angle)", "cos(angle)", 0.1),))
    graph = bg.Graph("skate", f >> I("m", (1.0, 1.0, 0.3)), Se("push", (1, 0, 0)) >> f, f << edge << Sf("edge", 0))
    return bg.simulate(bg.compile(graph, form), (0, 60), start={"turn": 2.0, "w": -0.2}, **how)


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e3])
@pytest.mark.parametrize("form", KEEPING)
def test_a_rod_that_drifts_is_told_and_one_that_does_not_is_not(form: Any, size: float) -> None:
    assert swinging(form, size).own_notes == ()
    with pytest.warns(bg.ConstraintDrift, match="pendulum: states have drifted"):
        run = swinging(form, size, 40.0, rtol=1e-4)
    (drift,) = run.drifts
    assert drift.name == "rod.position_residual" and 0 < drift.time <= run.t[-1]
    residual = (run.at(drift.time, "x") ** 2 + run.at(drift.time, "y") ** 2) / 2 - 0.32 * size**2
    assert residual == pytest.approx(drift.residual, rel=1e-6)
    assert drift.allowed == pytest.approx(1e-3 * 0.64 * size**2, rel=0.5)  # of x*x + y*y
    assert any(str(drift) in note and "project=True" in note for note in run.notes)
    assert f"note: {drift_notes(run.drifts)[0]}" in str(run)
    assert pickle.loads(pickle.dumps(run)).notes == run.notes


@pytest.mark.parametrize("periods, told", [(20.0, False), (200.0, True)])
def test_at_the_usual_tolerances_a_rod_is_told_when_six_digits_are_not_kept(periods: float, told: bool) -> None:
    """Errors of a step, 1e-9, add up with the square of time: to 4e-8 of the length squared, and to 4e-6."""
    problem = bg.compile(pendulum(), bg.forms.lagrange_multipliers)
    with pytest.warns(bg.ConstraintDrift) if told else nullcontext():
        run = bg.simulate(problem, periods * PERIOD, start={"x": 0.48, "y": -0.64, "u": 0.4, "w": 0.3})
    assert bool(run.drifts) is told
    residual = np.abs((run["x"] ** 2 + run["y"] ** 2) / 2 - 0.32).max()
    assert bool(residual > 1e-6) is told and residual > 1e-9


@pytest.mark.parametrize("how", [{"project": True}, {"rtol": 1e-7}])
def test_each_remedy_helps(how: dict[str, Any]) -> None:
    assert swinging(bg.forms.lagrange_multipliers, periods=40.0, **{"rtol": 1e-4, **how}).drifts == ()
    assert swinging(bg.forms.kane_velocity, periods=40.0, rtol=1e-4).drifts == ()


def test_a_velocity_that_drifts_is_told() -> None:
    assert rolling(bg.forms.lagrange_multipliers).notes == ()
    with pytest.warns(bg.ConstraintDrift, match=r"edge\.velocity_residual is"):
        run = rolling(bg.forms.lagrange_multipliers, rtol=1e-2, method="RK23")
    (drift,) = run.drifts
    assert drift.residual == pytest.approx(run.at(drift.time, "edge.velocity_residual"))
    assert rolling(bg.forms.gibbs_appell, rtol=1e-2, method="RK23").drifts == ()  # velocities hold exactly


def test_a_start_that_is_meant_to_violate_constraints_does_not_drift() -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    equal = TF("A", ((1, -1),), integrals=("x - y",))
    graph = bg.Graph("two", f >> I("m", 1.0), f << equal << Sf("link", 0, given="position"))
    equations = bg.compile(graph, bg.forms.lagrange_multipliers)
    meant = bg.simulate(equations, 10, start={"x": 1.0, "y": 0.99, "u": 0.1}, as_given=True)
    assert abs(meant["link.position_residual"][-1]) > 0.5 and meant.notes == ()
    held = bg.simulate(equations, 10, start={"x": 1.0, "y": 1.0, "u": 0.1, "w": 0.1}, as_given=True)
    assert held.notes == ()


@pytest.mark.parametrize("form", [*KEEPING, bg.forms.augmented_lagrangian])
def test_a_coordinate_that_is_held_at_zero_has_no_size_of_its_own(form: Any) -> None:
    """Across a plane it is nothing but what violates it: beside a mass metres away that is told when it counts."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = f << TF("a", ((0, 1),), integrals=("y",)) << Sf("plane", 0, given="position")
    push = Se("push", ("cos(3*t) - x", "-9.81*exp(sin(t))"))
    graph = bg.Graph("plane", f >> I("m", 1.3), push >> f, held)
    assert bg.simulate(bg.compile(graph, form), 20, start={"x": 1.0}).own_notes == ()


def pendulum_beside_a_long_way() -> bg.Graph:
    """A rod of a millimetre, and another coordinate of the same mass."""
    f = One("f", ("u", "w", "far"), coordinates=("x", "y", "z"))
    rod = TF("A", (("x", "y", 0),), integrals=("(x**2 + y**2)/2",))
    held = Sf("rod", 0.32e-6, given="position")
    return bg.Graph("both", f >> I("m", 1.3), Se("G", (0, -1.3 * 9.81e-3, 0)) >> f, f << rod << held)


def test_a_short_rod_is_judged_by_its_own_length_beside_a_long_way() -> None:
    """The mass goes a kilometre."""
    graph = pendulum_beside_a_long_way()
    start = {"x": 0.48e-3, "y": -0.64e-3, "u": 0.4e-3, "w": 0.3e-3, "far": 10.0}
    with pytest.warns(bg.ConstraintDrift, match=r"rod\.position_residual"):
        bg.simulate(bg.compile(graph, bg.forms.lagrange_multipliers), 40 * PERIOD, start=start, rtol=1e-4)


def judged(equations: bg.Equations, run: bg.Trajectory, states: Any) -> dict[str, Drift]:
    """What is left of each constraint where the states are others than those of the run."""
    states.ts = run.steps
    problem = Problem.of(equations, {})
    control = ErrorControl(problem, Tolerances(), float(run.t[-1]))
    control.expected = np.full(len(control.names), 1e-15)  # as rounding lets it be expected
    control.follow(np.abs(states(run.steps)).max(axis=1))
    return {each.name: each for each in residuals(replace(run, solution=states), problem, control)}


@pytest.mark.parametrize("longer", [1.2, 1.8])
def test_a_short_rod_that_is_much_too_long_is_still_judged_by_its_own_length(longer: float) -> None:
    """What is left is a sixth or a third of its terms, less than half, and so it is not all that there is of them."""
    equations = bg.compile(pendulum_beside_a_long_way(), bg.forms.lagrange_multipliers)
    run = bg.simulate(equations, 0.1, start={"x": 0.48e-3, "y": -0.64e-3, "far": 1e4})

    def drifting(t: Any) -> Any:
        moved = np.array(run.solution(t))
        moved[[equations.states.index("x"), equations.states.index("y")]] *= 1 + (longer - 1) * np.asarray(t) / 0.1
        return moved

    found = judged(equations, run, drifting)["rod.position_residual"]
    assert found.residual == pytest.approx((longer**2 - 1) * 0.32e-6, rel=1e-3) and found.told


@pytest.mark.parametrize(("off", "told"), [(3e-7, False), (3e-6, True)])
def test_a_run_at_the_usual_tolerance_keeps_six_digits_of_a_constraint(off: float, told: bool) -> None:
    """A mass that goes round on a rod of one metre, and the rod is longer by a part of that in the end."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.5, given="position")
    equations = bg.compile(bg.Graph("round", f >> I("m", 1.3), rod), bg.forms.lagrange_multipliers)
    run = bg.simulate(equations, 2 * np.pi, start={"x": 1.0, "w": 1.0})

    def drifting(t: Any) -> Any:
        return run.solution(t) * (1 + off * np.asarray(t) / (2 * np.pi))

    found = judged(equations, run, drifting)["rod.position_residual"]
    assert found.residual == pytest.approx(off, rel=0.1) and found.told == told


def test_what_holds_at_the_ends_of_steps_alone_is_told() -> None:
    """An interpolant that is off between them: the instants that a run is asked for are seldom ends of steps."""
    equations = bg.compile(pendulum(), bg.forms.lagrange_multipliers)
    run = bg.simulate(equations, PERIOD, start={"x": 0.48, "y": -0.64})
    ends, off = np.asarray(run.steps), 1e-3

    def beside(t: Any, shape: Callable[[Any], Any]) -> Any:
        place = np.searchsorted(ends, t).clip(1)
        part = (t - ends[place - 1]) / (ends[place] - ends[place - 1])
        return run.solution(t) * (1 + off * shape(part))

    def found(shape: Callable[[Any], Any]) -> Any:
        return judged(equations, run, lambda t: beside(t, shape))["rod.position_residual"]

    between = found(lambda part: 4 * part * (1 - part))
    assert between.told and off / 4 < abs(between.residual) < off
    # Through the middle of the step, too, and off by most at 0.21 and 0.79 of it.
    through = found(lambda part: 12 * 3**0.5 * part * (1 - part) * (part - 0.5))
    everywhere = found(lambda part: 1.0 * (part > 0) * (part < 1))
    assert abs(through.residual) > 0.9 * abs(everywhere.residual)


def test_what_a_penalty_lets_slip_where_nothing_else_moves_is_no_drift() -> None:
    """A load on a mass that two sources hold: 1e-14 m/s are all of its motion."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = f << TF("a", (("1 + x**2", -1), ("cos(x)", "sin(y)"))) << Sf("clamp", (0, 0))
    graph = bg.Graph("held", f >> I("m", 1.3), Se("load", ("1.4*t - t**2", 0)) >> f, held)
    run = bg.simulate(bg.compile(graph, bg.forms.augmented_lagrangian), 0.3, start={"x": -0.95, "y": -0.9})
    assert 0 < abs(run["u"]).max() < 1e-12
    assert run.drifts == ()


@pytest.mark.parametrize(("off", "told"), [(1e-12, False), (0.01, True)])
def test_what_violates_a_coordinate_held_at_zero_is_told_beside_the_others(off: float, told: bool) -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = f << TF("a", ((0, 1),), integrals=("y",)) << Sf("plane", 0, given="position")
    equations = bg.compile(bg.Graph("plane", f >> I("m", 1.3), held), bg.forms.lagrange_multipliers)
    run = bg.simulate(equations, 2, start={"x": 1.0, "u": 0.5})
    states = run.solution

    def drifting(t: Any) -> Any:
        moved = np.array(states(t))
        moved[equations.states.index("y")] = off * np.asarray(t)
        return moved

    found = judged(equations, run, drifting)
    assert found["plane.position_residual"].told is told
    assert found["plane.position_residual"].residual == pytest.approx(2 * off)


def test_a_mechanism_at_rest_has_no_drift() -> None:
    equations = bg.compile(pendulum(), bg.forms.lagrange_multipliers)
    assert bg.simulate(equations, 100, start={"y": -0.8}).own_notes == ()


def test_a_motion_that_stops_has_its_drift() -> None:
    equations = bg.compile(pendulum(wind="1e-3*sqrt(70 - t)"), bg.forms.lagrange_multipliers)
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(equations, 100, start={"x": 0.48, "y": -0.64}, rtol=1e-4)
    stopped = caught.value.trajectory
    assert isinstance(stopped, bg.Trajectory) and stopped.drifts and stopped.drifts[0].time < 71


def test_what_cannot_be_checked_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def undefined(*_: Any) -> Any:
        raise bg.NoSolution("'rod'", "this is infinite")

    monkeypatch.setattr(bg.Trajectory, "compute", undefined)
    run = swinging(bg.forms.lagrange_multipliers)
    assert run.remarks == ("constraints are not checked: 'rod': this is infinite",)


@pytest.mark.parametrize("factor, told", [(0.99, False), (1.01, True), (math.nan, True)])
def test_the_threshold_on_both_its_sides(factor: float, told: bool) -> None:
    assert Drift("rod.position_residual", -factor * 1e-3, 1.0, 1e-3, 0.0).told is told
    assert Drift("rod.position_residual", 0.0, 1.0, 1e-3, -factor * 1e-3).is_meant is (factor > 1)


def test_of_many_constraints_the_worst_are_told() -> None:
    many = [Drift(f"rod{k}.position_residual", 1e-3 * k, 1.0, 1e-3, 0.0) for k in range(2, 4 + SHOWN)]
    (note,) = drift_notes(many)
    shown = [name for name in (f"rod{k}." for k in range(2, 4 + SHOWN)) if name in note]
    assert shown == [f"rod{k}." for k in range(4, 4 + SHOWN)] and "and 2 more" in note


def test_of_a_long_run_some_steps_are_looked_at() -> None:
    run = swinging(bg.forms.lagrange_multipliers, periods=40.0, rtol=1e-7, max_step=0.02)
    assert len(run.steps) > 2 * MOST and run.drifts == ()
    problem = Problem.of(run.equations, run.parameters)
    control = ErrorControl(problem, Tolerances(rtol=1e-7), 1.0)
    control.follow(np.abs(run.solution(run.steps)).max(axis=1))
    found = {each.name: each for each in residuals(run, problem, control)}
    every = np.abs(run.at(run.steps, "rod.position_residual")).max()
    assert abs(found["rod.position_residual"].residual) == pytest.approx(every, rel=0.05)


def nearly_flat(off: float, metre: float = 1.0) -> bg.Graph:
    """A four-bar that passes near its flat position, where its constraints are nearly dependent."""
    short, ground, coupled, long = (metre * length for length in (0.4, 1.0, 1 + off, 0.4 + 2 * off))
    crank, coupler, rocker = (
        Link(name, 1, (0.001 * metre**2, 0.03 * metre**2, 0.03 * metre**2), centre=(length / 2, 0, 0))
        for name, length in (("crank", short), ("coupler", coupled), ("rocker", long))
    )
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((short, 0, 0)), coupler),
        Revolute("d", Frame("ground", (ground, 0, 0)), rocker),
        Revolute("c", coupler.frame((coupled, 0, 0)), rocker.frame((long, 0, 0))),
    ]
    return bg.Graph("near", *Mechanism("near", [crank, coupler, rocker], joints))


@pytest.mark.parametrize(("off", "alpha", "told"), [(2e-3, 1e4, True), (2e-3, 2e4, False), (0.1, 1e4, False)])
def test_what_a_penalty_lets_slip_near_dependent_constraints_is_told(off: float, alpha: float, told: bool) -> None:
    graph, start = nearly_flat(off), {"a_q": 1.0, "a": 3.0, "b_q": bg.Near(-1.0), "d_q": bg.Near(1.0)}
    run = bg.simulate(bg.compile(graph, augmented_lagrangian.having(alpha=alpha)), 3, start=start)
    error = abs(run["a_q"] - bg.simulate(graph, 3, start=start, rtol=1e-11)["a_q"]).max()
    assert (error > 1e-5) == told
    assert [note.startswith("the penalty lets constraints slip") for note in run.own_notes] == [True] * told


def test_how_far_a_motion_is_off_that_a_penalty_does_not_hold_is_not_guessed() -> None:
    """In tenths of a millimetre: reactions work little where the penalty gives nearly none."""
    graph, start = nearly_flat(0.1, 1e-4), {"a_q": 1.0, "a": 3.0, "b_q": bg.Near(-1.0), "d_q": bg.Near(1.0)}
    with pytest.warns(bg.ConstraintDrift):
        run = bg.simulate(bg.compile(graph, augmented_lagrangian), 3, start=start)
    assert abs(run["a_q"] - bg.simulate(graph, 3, start=start)["a_q"]).max() > 0.1
    note = next(note for note in run.own_notes if note.startswith("the penalty"))
    assert "how far the motion is off is not known" in note
