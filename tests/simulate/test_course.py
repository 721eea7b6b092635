"""How far a motion goes within a step, and in which parts of it nothing goes far."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One
from bondgraph.equations.lower import lower
from bondgraph.problem.problem import Problem
from bondgraph.program.nonlinearities import nonlinearities
from bondgraph.simulate.course import RESOLVED, Course


def course(formula: str) -> Course:
    """Of a formula in the coordinate x of a mass."""
    v = One("v", coordinates=("x",))
    equations = bg.compile(bg.Graph("cart", v >> I("m", 1), bg.counter("n", f"{formula} > 0")))
    problem = Problem.of(equations, {})
    (rule,) = equations.events
    program = lower(equations, {"0": rule.indicator})
    return Course(problem, program, nonlinearities(program, problem.parameters))


def moved(found: Course) -> Any:
    """At 1 m/s from x = 0: states as a function of one instant or more."""
    names = found.problem.equations.states
    return lambda time: np.array([np.asarray(time, float) * (name == "x") + (name != "x") for name in names])


def test_each_part_is_resolved_and_together_they_are_the_step() -> None:
    found = course("sin(30*x)")
    ends = [0.0, *found.ends_of_parts(0.0, 2.0, moved(found))]
    assert ends[-1] == 2.0 and (np.diff(ends) > 0).all()
    assert max(found.travels(a, b, moved(found)) for a, b in pairwise(ends)) <= RESOLVED
    assert 30 <= len(ends) <= 130  # a sine counts half of what its argument travels


def test_a_narrow_feature_is_divided_where_it_is() -> None:
    found = course("exp(-((x - 1.5)/0.01)**2) - 0.5")
    ends = np.array([0.0, *found.ends_of_parts(0.0, 2.0, moved(found))])
    assert ends[1] == 1.0 and np.diff(ends).min() < 0.01  # up to there it is nothing


def test_what_goes_nowhere_is_one_part() -> None:
    found = course("sin(x/30)")
    assert [*found.ends_of_parts(0.0, 2.0, moved(found))] == [2.0]


@pytest.mark.parametrize("wide", [1e-12, 1e-15])
def test_no_part_is_shorter_than_a_billionth_of_a_step(wide: float) -> None:
    """However narrow a feature is in it, and as short as that beside one."""
    found = course(f"exp(-((x - 1.5)/{wide})**2) - 0.5")
    ends = np.array([0.0, *found.ends_of_parts(0.0, 1.9, moved(found))])
    assert 4e-10 < np.diff(ends).min() / 1.9 < 2e-9
