"""The refusal of a start near which no states satisfy the constraints: what does not hold, and what to give instead."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import isfinite
from types import MappingProxyType
from typing import Any

from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.problem.consistent_state import (
    closest_configuration,
    of_position,
    placed,
    positions,
    released,
    residual,
)
from bondgraph.problem.problem import Problem
from bondgraph.program.rank import repetitions
from bondgraph.program.tolerances import CLOSED, RANK

ADVICE = "correct the lengths, or give states (or guesses, Near(...)) closer to ones that satisfy the constraints"


def inconsistent(
    problem: Problem, time: float, states: Any, fixed: Collection[str], called: Mapping[str, str] = MappingProxyType({})
) -> ValueRefused:
    """The refusal of states that satisfy no constraints, with the residual, and states that do or are the closest.

    States that are fixed are named as the user has called them.
    """
    names = problem.equations.states
    given = [called.get(name, name) for name in names if name in fixed]
    violated = _violated(problem, time, states)
    close = closest_configuration(problem, time, states, fixed)
    loops = [] if close is None else _open(problem, time, close)
    if loops:
        law = _cannot_hold(problem, time, close, loops, given)
    else:
        shown = f" in {', '.join(violated)}" if violated else ""
        left = residual(problem, time, states)
        law = f"the states do not satisfy the constraints: a residual of {left:.3g} is left"
        law += shown + (_as_given(given) or ", and from zero no states were found that do")
        if not isfinite(left):
            law = f"the constraints are not defined at these states, as where a length is zero{_as_given(given)}"
    free = released(problem, time, states)
    remedy = ADVICE if free is None else f"states that do, near these: {_listed(names, free)}"
    return ValueRefused("start", law, parties=[*loops, *violated, *given] or names, remedy=remedy)


def _cannot_hold(problem: Problem, time: float, states: Any, loops: Sequence[str], given: Sequence[str]) -> str:
    """Loops that do not close, and where they are closest to it."""
    left = max(map(abs, positions(problem, time)(states.tolist())))
    names = problem.equations.states
    at = [name in placed(problem.equations) for name in names]
    shown = _listed([name for name, here in zip(names, at, strict=True) if here], states[at])
    return f"{', '.join(loops)} cannot hold: at best a residual of {left:.3g} is left{_as_given(given)}, at {shown}"


def _as_given(names: Sequence[str]) -> str:
    return f" with {', '.join(names)} as given" if names else ""


def _violated(problem: Problem, time: float, states: Any) -> list[str]:
    """Names of what should vanish along every exact motion and does not, or repeats others, in a form that keeps it."""
    xp, balance = problem.equations.xp, problem.equations.balance
    independent, kept = balance.constraints.independent, {*balance.constraints.invariants}
    if not {*independent} & kept:
        return []
    values = zip(independent, problem.constraints(time, states), _repeating(problem, time, states), strict=True)
    return [xp.name(c) for c, x, again in values if c in kept and (again or not abs(x) < CLOSED)]


def _repeating(problem: Problem, time: float, states: Any) -> list[bool]:
    """Which constraints' gradients depend on those of others."""
    import numpy as np

    gradients = problem.gradients(time, states)
    if not np.isfinite(gradients).all():
        return [False] * len(gradients)
    shares = np.abs(repetitions(gradients, RANK)).max(axis=1, initial=0.0)
    return [bool(share > RANK) for share in shares]


def _open(problem: Problem, time: float, states: Any) -> list[str]:
    """The sources whose position cannot be kept there."""
    constraints = problem.equations.constraints
    try:
        left = positions(problem, time)(states.tolist())
    except (BondGraphError, ArithmeticError, ValueError):
        return []
    chosen = of_position(problem.equations)
    return problem.equations.holders([constraints[k] for k, x in zip(chosen, left, strict=True) if not abs(x) < CLOSED])


def _listed(names: Sequence[str], values: Any) -> str:
    return ", ".join(f"{name} = {value:.6g}" for name, value in zip(names, values, strict=True))
