"""What equations were found to hold in general is seen to hold: other inputs, lengths or branches are refused."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import AF, GY, C, I, One, R, Se, Zero
from bondgraph.problem.conditions import check_conditions
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import DIGITS

VALUES = {"A": 1.0, "ring": 2.0, "R": 1.0, "U": 1.0}


def ring(law: str, *more: object) -> bg.Graph:
    """The flow that AF senses asks for no effort at a, where S sets one; a compile judges at t from 0.4 to 1.3."""
    a, b = Zero("a"), Zero("b")
    return bg.Graph(
        "ring", a >> AF("A") >> b, a >> GY("ring") >> b, Se("S", law) >> a, a >> R("R"), Se("U") >> b, *more
    )


def test_a_law_that_vanishes_where_it_was_judged_is_refused_where_it_does_not() -> None:
    graph = ring("where(t < 2, 0, 1)")
    assert bg.simulate(graph, (0, 1.9), VALUES)["b"] == pytest.approx(1.0)
    with pytest.raises(bg.ValueRefused, match=r"over-determined: .* some branches .* a residual of 1 is left at t = 2"):
        bg.simulate(graph, (0, 3), VALUES)


def test_so_it_is_along_a_motion() -> None:
    x = One("x")
    graph = ring("where(t < 2, 0, 1)", x >> I("m", 1), x >> C("k", 1))
    with pytest.raises(bg.SimulationStopped, match="over-determined") as caught:
        bg.simulate(graph, (0, 3), VALUES, {"p_m": 1.0})
    stopped = caught.value.trajectory
    assert stopped is not None and stopped.t[-1] == pytest.approx(2.0, abs=0.01)


def test_what_vanishes_on_every_branch_is_no_condition_that_fails() -> None:
    assert bg.simulate(ring("where(t < 2, 0, 1 - 1)"), (0, 3), VALUES)["b"] == pytest.approx(1.0)


@pytest.mark.parametrize("factor, refused", [(0.5, False), (2.0, True)])
def test_the_tolerance(factor: float, refused: bool) -> None:
    size = factor * DIGITS
    problem = Problem.of(bg.compile(ring(f"where(t < 2, 0, {size!r})")), VALUES)
    if refused:
        with pytest.raises(bg.ValueRefused):
            check_conditions(problem, 2.5, np.zeros(0))
    else:
        check_conditions(problem, 2.5, np.zeros(0))


def test_a_condition_that_divides_by_zero_is_refused() -> None:
    x = One("x")
    equations = bg.compile(bg.Graph("g", x >> I("m", 1), x >> C("k", 1)), algebra=bg.algebra.table)
    xp = equations.xp
    condition = xp.number(1) / xp.symbol("p_m")
    problem = Problem.of(replace(equations, balance=equations.balance.constrained(conditions=(condition,))), {})
    with pytest.raises(bg.NoSolution, match="divide by zero at t = 0, p_m = 0"):
        check_conditions(problem, 0.0, np.zeros(2))
