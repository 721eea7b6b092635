"""Programs of constraints and their gradients: derived once, and the part that is asked for."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.lower import lower
from bondgraph.problem import constraint_programs
from bondgraph.problem.constraint_programs import gradients
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import afresh

v = One("v", ("u", "w"), coordinates=("x", "y"))
ROD = v << TF("a", (("x", "y**3"),)) << Sf("rod", 0)
TWIN = v << TF("b", (("2*x", "2*y**3"),)) << Sf("twin", 0)


def bead(*rods: Any) -> bg.Equations:
    return bg.compile(bg.Graph("bead", v >> I("m", 2), *rods))


@pytest.mark.parametrize("rods", [(ROD,), (ROD, TWIN)])
def test_gradients_of_constraints_are_without_those_of_conditions(rods: Any) -> None:
    """A twin adds a condition, whose gradient is behind them; they are what the constraints alone are derived to."""
    equations = bead(*rods)
    program, every = gradients(equations), constraint_programs.constraint_programs(equations)
    assert program is not None and every.jacobian is not None
    alone = jacobian_program(lower(equations, {"0": equations.constraints[0]}), range(1, 5))
    point = [0.3 + 0.1 * k for k in range(len(program.arguments))]
    np.testing.assert_allclose(afresh(program)(point), afresh(alone)(point), rtol=1e-14)
    assert len(program.results) == 4 and len(every.jacobian.results) == 4 * len(rods)


def test_they_are_derived_once_for_the_start_and_the_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    derived, derive = [], constraint_programs.values_and_jacobian_program

    def counted(program: Any, along: Any) -> Any:
        derived.append(program)
        return derive(program, along)

    monkeypatch.setattr(constraint_programs, "values_and_jacobian_program", counted)
    equations = bead(ROD, TWIN)
    start = {"x": 1.0, "y": 0.5, "u": 0.125, "w": -1.0}
    for _ in range(2):
        bg.simulate(equations, 0.1, start=start)
    Problem.of(equations, {})
    assert len(derived) == 1


@pytest.mark.parametrize(("without", "there"), [(2, True), (1, False)])
def test_a_law_without_declared_derivatives_has_no_gradients(
    without: int, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only what repeats a constraint has none, the constraint's own are there."""
    derive = constraint_programs.values_and_jacobian_program

    def refused(program: Any, along: Any) -> Any:
        if len(program.results) >= without:
            raise bg.DerivativeError("law", "its derivative is not declared", remedy="declare it")
        return derive(program, along)

    monkeypatch.setattr(constraint_programs, "values_and_jacobian_program", refused)
    equations = bead(ROD, TWIN)
    assert constraint_programs.constraint_programs(equations).whole is None
    assert (gradients(equations) is not None) == there
