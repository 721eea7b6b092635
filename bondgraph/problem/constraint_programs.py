"""Programs of the constraints among the states and of their gradients, derived once for all who ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.errors import DerivativeError
from bondgraph.program.derivatives import jacobian_part, values_and_jacobian_program
from bondgraph.program.program import Program


class ConstraintPrograms(NamedTuple):
    """Programs of all that vanishes along a motion, of its derivatives by the states, and of both.

    None where a law has no derivatives.
    """

    values: Program
    jacobian: Program | None
    whole: Program | None


def constraint_programs(equations: Equations) -> ConstraintPrograms:
    """The programs of the independent constraints and then of the conditions."""
    held = equations.balance.constraints
    return programs_of(equations, (*held.independent, *held.conditions))


def gradients(equations: Equations) -> Program | None:
    """The program of the derivatives of the constraints by the states; None where a law has none."""
    whole, n = constraint_programs(equations).whole, len(equations.states)
    if whole is None:  # of a condition alone, perhaps
        return jacobian_of(equations, equations.constraints)
    every, count = len(whole.results) // (1 + n), len(equations.constraints)
    return whole.cached(("gradients", count), partial(jacobian_part, whole, every, count * n))


def jacobian_of(equations: Equations, expressions: Sequence[Any]) -> Program | None:
    """The program of the derivatives of some expressions by the states, row by row; None where a law has none."""
    return programs_of(equations, expressions).jacobian


def programs_of(equations: Equations, constraints: Sequence[Any]) -> ConstraintPrograms:
    """The programs of some expressions, of their derivatives by the states, and of both."""
    return equations.cached(("constraint programs", *constraints), lambda: _made(equations, constraints))


def _made(equations: Equations, constraints: Sequence[Any]) -> ConstraintPrograms:
    values, n = lower(equations, {str(k): each for k, each in enumerate(constraints)}), len(equations.states)
    try:
        whole = values_and_jacobian_program(values, range(1, 1 + n))
    except DerivativeError:  # a law is a function without declared derivatives
        return ConstraintPrograms(values, None, None)
    return ConstraintPrograms(values, jacobian_part(whole, len(constraints), len(constraints) * n), whole)
