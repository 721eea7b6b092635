"""Jumps of what a motion needs the rate of: an impulse is missing there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from bondgraph.equations.lower import lower
from bondgraph.equations.printing import briefly
from bondgraph.errors import ValueRefused
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Stretch
from bondgraph.program.tolerances import IDENTITY
from bondgraph.simulate.rounding import rounding_of_value
from bondgraph.simulate.step_result import Stop

STEEP = 4
"""A change so many times that which the rates beside it explain is a jump, unless the values are the same."""
SAMPLES = 8
"""So many intervals of a stretch show how large a signal is there."""


def jump_of_inputs(problem: Problem, before: Stretch, after: Stretch) -> Stop | None:
    """The input that jumps from one stretch to the next, and has no rate there, though the motion needs it."""
    for (name, order), users in problem.equations.input_users.items():
        signal = problem.signals[name]
        value, derivative = (signal.derivative(order - 1) if order > 1 else signal.value), signal.derivative(order)
        if not users or value is None or derivative is None:
            continue
        ends = before.last, after.first
        low, high = (value(time) for time in ends)
        steepest = max(abs(derivative(time)) for time in ends)
        if jumps(low, high, steepest * (ends[1] - ends[0]), IDENTITY * _size(value, before, after)):
            what = "this input" if order == 1 else f"the rate of order {order - 1} of this input"
            law = f"{what} jumps from {low:.6g} to {high:.6g}, and {', '.join(users)} would need its rate"
            return _stop(name, law, "the input", "a table or a formula", users)
    return None


def jump_of_laws(
    problem: Problem, before: float, after: float, states: Callable[[float], Any], sizes: Sequence[float] = ()
) -> Stop | None:
    """The law with branches in the graph that jumps between two instants, though its rate is needed.

    Args:
        problem: equations with values.
        before, after: the instants.
        states: the motion.
        sizes: of what was added up to interpolate each state, if they were.
    """
    equations, width = problem.equations, after - before
    if not equations.continuous:
        return None
    times = before - 2 * width, before - width, before, after, after + width, after + 2 * width
    values = [problem.continuous(time, states(time)) for time in times]
    for symbol, *own in zip(equations.continuous, *values, strict=True):
        found = _jump_among(own)
        if found is None:
            continue
        low, high, explained = found
        program = lower(equations, {"": symbol})
        rounding = sum(rounding_of_value(problem, program, "", time, states(time), sizes) for time in (before, after))
        if jumps(low, high, explained, rounding):
            name = briefly(equations.xp, symbol)
            law = f"'{name}' jumps from {low:.6g} to {high:.6g} at t = {after:.6g}, and its rate is needed"
            return _stop(name, law, "it", "a formula")
    return None


def _jump_among(values: Sequence[float]) -> tuple[float, float, float] | None:
    """The ends of a jump between two of six values, and what those beside them explain of it: of the middle ones, or,
    where a motion turns round at the jump, a float before or after."""
    changes = [abs(high - low) for low, high in pairwise(values)]
    for k in (2, 1, 3):
        found = values[k], values[k + 1], changes[k - 1] + changes[k + 1]
        if jumps(*found):
            return found
    return None


def jumps(low: float, high: float, explained: float, rounding: float = 0.0) -> bool:
    """Whether two values at neighbouring instants differ by more than the rates beside them and rounding explain."""
    return abs(high - low) > STEEP * explained + IDENTITY * max(abs(low), abs(high)) + rounding


def _size(value: Callable[[float], float], *stretches: Stretch) -> float:
    """How large a signal is in some stretches: what is small beside that is rounding."""
    parts = [k / SAMPLES for k in range(SAMPLES + 1)]
    return max(abs(value((1 - part) * x.first + part * x.last)) for x in stretches for part in parts)


def _stop(name: str, law: str, what: str, means: str, users: tuple[str, ...] = ()) -> Stop:
    refusal = ValueRefused(name, law, parties=(name, *users))
    return Stop(law, refusal, f"let {what} change within a short time, by {means} without a jump")
