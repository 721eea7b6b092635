"""Constraints that are embedded are watched, but for those whose positions are kept."""

from __future__ import annotations

import numpy as np
import pytest
from skates import CRANKS, CRANKS_START, parallel_cranks

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.problem.constraint_rows import constraint_rows
from bondgraph.problem.problem import Problem
from bondgraph.problem.velocity_choice_quality import ChoiceQuality
from bondgraph.problem.velocity_rows import VelocityRows, velocity_rows


def bead() -> ChoiceQuality:
    """Held across (x, 1/y)."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("bead", v >> I("m", (1, 1)), v << TF("a", (("x", "1/y"),)) << Sf("tie", 0))
    return ChoiceQuality(Problem.of(bg.compile(graph, bg.forms.kane_velocity), {}))


def state(quality: ChoiceQuality, **given: float) -> np.ndarray:
    return np.array([given.get(name, 0.0) for name in quality.problem.equations.states])


def test_they_are_the_rows_among_which_velocities_are_chosen() -> None:
    quality = bead()
    rows = velocity_rows(quality, None)
    assert isinstance(rows, VelocityRows) and rows.parties([0]) == ["tie"]
    assert rows.gradients(0.0, state(quality, x=2.0, y=4.0)).tolist() == [[2.0, 0.25]]
    with pytest.raises(ArithmeticError, match="velocities are not defined"):
        rows.gradients(0.0, state(quality, x=2.0, y=0.0))


def test_without_a_choice_nothing_is_watched() -> None:
    assert velocity_rows(None, None) is None


def test_what_positions_tell_is_not_watched_twice() -> None:
    equations = bg.compile(parallel_cranks(), bg.forms.kane_velocity, start=CRANKS_START)
    quality = ChoiceQuality(Problem.of(equations, CRANKS))
    states = np.array([CRANKS_START.get(name, 0.0) for name in equations.states])
    rows = constraint_rows(quality.problem, 0.0, states, True)
    assert rows is not None and rows.of_place and velocity_rows(quality, rows) is None
