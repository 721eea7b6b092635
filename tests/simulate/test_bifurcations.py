"""A motion stops where its constraints become dependent, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.problem.constraint_rows import ConstraintRows, constraint_rows
from bondgraph.problem.problem import Problem
from bondgraph.simulate.bifurcations import Bifurcations


def bead(*rows: str) -> bg.Graph:
    """A mass in a plane, whose velocity is held across a direction."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    return bg.Graph("bead", v >> I("m", (1, 1)), v << TF("a", (rows,)) << Sf("tie", 0))


CROSS, CIRCLE = bead("y", "x"), bead("x", "y")
"""On x y = 0, two lines through the origin, and on x^2 + y^2 = 1."""


def test_a_motion_stops_where_two_ways_go_on() -> None:
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(CROSS, (0, 2), start={"x": -1, "u": 1})
    run = caught.value.trajectory
    assert isinstance(run, bg.Trajectory)
    assert run.steps[-1] == pytest.approx(1, abs=1e-9)
    assert "dependent" in caught.value.law and set(caught.value.parties) == {"u", "w"}


def test_constraints_whose_gradients_turn_are_no_obstacle() -> None:
    """Each of two velocities is determined by the other at times, and not at others."""
    run = bg.simulate(CIRCLE, (0, 7), start={"x": 1, "w": 1})
    np.testing.assert_allclose(run["x"], np.cos(run.t), atol=1e-5)


def test_what_is_not_constrained_is_not_monitored() -> None:
    v = One("v")
    problem = Problem.of(bg.compile(bg.Graph("free", v >> I("m", 1))), {})
    assert constraint_rows(problem, 0.0, np.zeros(1), True) is None


def line(offset: float) -> Callable[[float], Any]:
    return lambda time: np.array([time, offset, 1.0, 0.0])


@pytest.mark.parametrize("lengths", [(0.5, 0.25), (0.7, 0.3), (1e-3, 1e-9)])
def test_the_place_is_found_wherever_steps_end(lengths: tuple[float, float]) -> None:
    """Even at the place itself."""
    monitor = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    before, after = lengths
    assert monitor.crossing(-1.0, -before, line(0.0)) is None
    found = monitor.crossing(-before, after, line(0.0))
    assert found is not None and found.time == pytest.approx(0, abs=1e-12)


def test_gradients_that_stay_off_zero_are_passed() -> None:
    monitor = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    assert monitor.crossing(-1.0, 1.0, line(0.1)) is None
    assert monitor.near(0.0, np.array([0.1, 0.1, 1.0, 0.0])) is None
    refusal = monitor.near(0.0, np.array([1e-4, 0.0, 1.0, 0.0]))
    assert refusal is not None and "dependent" in refusal.law


def monitored() -> Bifurcations:
    """Of two lines that cross, after a motion from x = -1 on one of them: gradients were of length one there."""
    monitor = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    assert monitor.crossing(-1.0, -0.5, line(0.0)) is None
    return monitor


@pytest.mark.parametrize(("offset", "told"), [(2e-4, True), (1e-3, False)])
def test_a_bifurcation_is_passed_at_a_distance_of_the_integration_error(offset: float, told: bool) -> None:
    """The gradient turns from one line to the other; it is nowhere smaller than the offset."""
    found = monitored().crossing(-0.5, 0.5, lambda time: np.array([time, offset * np.sign(-time), 1.0, 0.0]))
    assert (found is not None) == told


@pytest.mark.parametrize(("distance", "told"), [(1e-8, True), (1e-6, False)])
def test_a_step_that_ends_at_a_bifurcation(distance: float, told: bool) -> None:
    """By `OUTSIDE`, of the length that gradients had."""
    assert (monitored().crossing(-0.5, -distance, line(0.0)) is not None) == told


@pytest.mark.parametrize(("distance", "told"), [(5e-3, True), (2e-2, False)])
def test_where_no_step_goes_on_a_bifurcation_near_by_is_the_reason(distance: float, told: bool) -> None:
    assert (monitored().near(0.0, np.array([-distance, 0.0, 1.0, 0.0])) is not None) == told
