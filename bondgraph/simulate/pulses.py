"""Pulses: where what depends on time alone changes after it has rested, so that no step leaps over it.

A method sees inputs at its steps only. Functions of time are therefore sampled beforehand, all along the run; slow ones
more coarsely, which is told.
"""

from __future__ import annotations

import time as clock
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, needs
from bondgraph.equations.inputs import Formula, Signal, points_of
from bondgraph.equations.lower import lower
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant

SAMPLES = 4096
"""The run is sampled at the ends of so many intervals, ..."""
CLOSER = 32
"""... and at so many times as many where a function of Python is the same at all of them, ..."""
LONGEST = 0.3
"""... as far as this many seconds allow, where a function is slow."""
STILL = 1e-6
"""What changes from one sample to the next by less than this part of its range rests."""
RARE = 0.25
"""What moves during more than this part of the run is met by any step."""
MOST = 64
"""More pulses than these make a pattern that steps meet, too."""


class Pulses(NamedTuple):
    """Where something in time alone moves.

    Args:
        instants: between them it moves, and rests outside of them; in order.
        remarks: what has been looked at more coarsely, being slow, or has never been seen to move.
    """

    instants: tuple[float, ...]
    remarks: tuple[str, ...]


def pulses(problem: Problem, start: float, end: float) -> Pulses:
    """Instants between which something in time alone moves, and rests outside of them."""
    import numpy as np

    found, remarks = set[float](), list[str]()
    opaque = {name for name, signal in problem.signals.items() if _is_opaque(signal)}
    for name, function in _in_time(problem):
        times = np.linspace(start, end, SAMPLES + 1)
        values = _sampled(function, times)
        while values is None and len(times) > 2:
            times = times[::4]
            values = _sampled(function, times)
        if name in opaque and len(times) > SAMPLES and not np.ptp(values):
            closer = np.linspace(start, end, CLOSER * SAMPLES + 1)
            if (seen := _sampled(function, closer)) is not None:
                times, values = closer, seen
            if not np.ptp(values):
                remarks.append(_unmoved(name, times, values))
        found.update(_borders(times, values) if values is not None else ())
        shortest = min((b - a for (a, _), (b, _) in pairwise(points_of(function))), default=0.0)
        if len(times) <= SAMPLES and shortest * len(times) < end - start:  # between its points a table has no pulse
            remarks.append(
                f"{name} is slow, and was looked at only at {len(times)} instants, not {SAMPLES + 1}: pulses between "
                f"them may have been passed over; give max_step, or a bg.table of it"
            )
    return Pulses(tuple(sorted(t for t in found if start < t < end)), tuple(remarks))


def _is_opaque(signal: Signal) -> bool:
    """Whether an input is a function of Python without breaks: nothing tells of it but its values."""
    return not (isinstance(signal, Formula) or points_of(signal.value) or signal.breaks)


def _unmoved(name: str, times: Any, values: Any) -> str:
    return (
        f"{name} is a function of Python that was {values[0]:g} at all of the {len(times)} instants at which it was "
        f"looked at: pulses shorter than {times[1] - times[0]:.3g} s may have been passed over; give the number if it "
        f"is one, else a formula, bg.Signal(function, breaks=[...]) or max_step"
    )


def _borders(times: Any, values: Any) -> Iterator[float]:
    import numpy as np

    if not np.isfinite(values).all():
        return
    change, size = np.abs(np.diff(values)), np.ptp(values)
    if not size > 0:
        return
    moves = change > STILL * size
    edges = np.flatnonzero(np.diff(np.concatenate([[False], moves, [False]]).astype(int)))
    if moves.mean() > RARE or len(edges) > 2 * MOST:
        return
    for first, last in edges.reshape(-1, 2):
        # A pulse may begin and end within the intervals beside those in which it is seen.
        yield float(times[max(first - 1, 0)])
        yield float(times[min(last + 1, len(times) - 1)])


def _sampled(function: Callable[[float], float], times: Any) -> Any:
    """The values at some instants; None where that takes too long."""
    import numpy as np

    begun = clock.monotonic()
    found = []
    for k, time in enumerate(times.tolist()):
        try:
            found.append(function(time))
        except (ArithmeticError, ValueError):
            found.append(np.nan)
        if k % 64 == 0 and clock.monotonic() - begun > LONGEST:
            return None
    return np.array(found, float)


def _in_time(problem: Problem) -> Iterator[tuple[str, Callable[[float], float]]]:
    """Inputs, and values in the graph that depend on time alone, by name."""
    yield from ((name, signal.value) for name, signal in problem.signals.items() if signal.constant is None)
    equations = problem.equations
    for symbol in equations.cached("timed", lambda: _timed(equations)):
        yield equations.xp.name(symbol), _value(problem, symbol)


def _timed(equations: Equations) -> list[Any]:
    """The values of steps that depend on time alone."""
    xp, found = equations.xp, list[Any]()
    fixed, timed = {xp.symbol(name) for name in equations.parameters}, {xp.symbol(TIME)}
    for step in equations.steps:
        used = needs(xp, step) - fixed
        if isinstance(step, Let) and used and used <= timed:
            timed.add(step.symbol)
            found.append(step.symbol)
    return found


def _value(problem: Problem, symbol: Any) -> Callable[[float], float]:
    program = instant(lower(problem.equations, {"": symbol}))
    states: Sequence[float] = [0.0] * len(problem.equations.states)
    return lambda time: program(problem.arguments(time, states))[0]
