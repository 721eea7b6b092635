"""Starts at which a system that the rates need is singular: what it would give there is rounding, not motion."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.errors import BondGraphError, SingularSystem
from bondgraph.problem.nearby_states import nearby
from bondgraph.problem.problem import Problem
from bondgraph.program.operations_off import decided_by_rounding
from bondgraph.program.rank import null_space, own_units, sized_as
from bondgraph.program.tolerances import ROUNDING

SHARE = 1e-3
"""Components with a smaller part in a null vector have none."""
AROUND = 4
"""The systems are sampled at so many states near by."""


def check_regular(problem: Problem, time: float, states: Any) -> None:
    """Refuse a state at which a system of the rates is singular but for rounding.

    What is not defined there is left to the steps, which will say it.

    Raises:
        SingularSystem: naming the components of its null vector.
    """
    if unsure := _decided_by_rounding(problem, time, states):
        raise cancelled(problem.equations, time, unsure)
    systems = problem.functions.systems
    here = _matrices(problem, time, states) if systems.names else None
    if here is None:
        return
    around = [found for x in nearby(states, AROUND) if (found := _matrices(problem, time, x)) is not None]
    null = (_null(names, *matrices) for names, *matrices in zip(systems.names, here, *around, strict=True))
    if names := next(filter(None, null), []):
        raise SingularSystem(
            f"{problem.equations.graph.name} at t = {time:.6g} s",
            f"the equations for {', '.join(names)} are singular in this configuration",
            parties=names,
            remedy="start away from it, with other velocities, or in a form for repeated constraints: udwadia_kalaba",
        )


def _decided_by_rounding(problem: Problem, time: float, states: Any) -> tuple[str, ...]:
    with suppress(BondGraphError, ArithmeticError, ValueError):
        return decided_by_rounding(problem.program, problem.arguments(time, states.tolist()), problem.evaluate.kept)
    return ()


def cancelled(equations: Equations, time: float, names: Sequence[str]) -> SingularSystem:
    """The refusal of a nonlinear system in which laws cancel each other."""
    return SingularSystem(
        f"{equations.graph.name} at t = {time:.6g} s",
        f"{', '.join(names)} would be decided by rounding: in the loop that gives them laws cancel each other",
        parties=names,
        remedy="correct the laws in the loop, or put a store in it, which decides what happens",
    )


def _matrices(problem: Problem, time: float, states: Any) -> list[Any] | None:
    """The systems' matrices; None where they are not defined."""
    with suppress(BondGraphError, ArithmeticError, ValueError):
        return problem.functions.systems.matrices(problem.arguments(time, states.tolist()))
    return None


def _null(names: Sequence[str], matrix: Any, *others: Any) -> list[str]:
    """The names in the null vector of a system, if it has one.

    Rows and columns are scaled by the sizes they have around: a row that vanishes but for rounding stays small. What is
    singular is so in any units.
    """
    import numpy as np

    usual = np.max(np.abs([matrix, *others]), axis=0)
    if not np.isfinite(usual).all():
        return []
    rows, columns = own_units(usual)
    for units in (np.ones_like(usual), rows * columns):
        null = null_space(sized_as(matrix / units, usual / units), ROUNDING, ROUNDING)
        if not null.size:
            return []
    parts = np.abs(null).max(axis=1, initial=0.0)
    return [name for name, part in zip(names, parts, strict=True) if part > SHARE * parts.max()]
