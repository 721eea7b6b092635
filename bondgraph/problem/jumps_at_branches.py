"""Jumps where laws change branch of what a motion needs the rate of, found without a motion.

Such a jump takes an impulse, which no rate tells. `simulate` stops where a motion meets one; what integrates rates
alone goes on. Here straight ways through states and time are searched for one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from bondgraph.equations.lower import lower
from bondgraph.equations.printing import briefly
from bondgraph.errors import BondGraphError
from bondgraph.problem.problem import Problem
from bondgraph.program.bisect import bisect
from bondgraph.program.evaluate import instant
from bondgraph.program.tolerances import IDENTITY

FARTHEST, PER_DECADE = 6, 4
"""Decades of a way shorter and longer than one, and instants in each."""
OBLIQUE = 8
"""Ways along which all states move."""
ASIDE, SMOOTH = 1e-3, 1e-6
"""So far beside a change of branch, as a part of the way, it is seen what a value changes by; less than that part of it
may be rounding."""

Way = Callable[[float], Sequence[float]]


class Jump(NamedTuple):
    """What jumps, from what to what, and what passes zero there."""

    name: str
    low: float
    high: float
    place: str


def jump_at_branch(problem: Problem, states: Sequence[float]) -> Jump | None:
    """A jump of what must not, if a straight way from some states leads over one.

    Args:
        problem: equations with values.
        states: where ways begin.
    """
    equations, xp = problem.equations, problem.equations.xp
    if not equations.continuous:
        return None
    symbols = {s for each in equations.continuous for s in xp.free(each)}
    direct = {quantity for each in equations.continuous for quantity in xp.switches(each)}
    places = sorted(direct | equations.switching(symbols), key=str)
    sides = instant(lower(equations, {str(k): quantity for k, quantity in enumerate(places)}))
    for way in _ways(states):
        for k, place in enumerate(places):
            with suppress(BondGraphError, ArithmeticError, ValueError):  # nothing is defined there
                side = _side(problem, sides, way, k)
                for symbol, low, high in _jumping(problem, way, side):
                    return Jump(briefly(xp, equations.continuous[symbol]), low, high, briefly(xp, place))
    return None


def _ways(states: Sequence[float]) -> Iterator[Way]:
    """Through time alone, along each state there and back, and along all."""
    import numpy as np

    first = np.array(states, float)
    along = np.eye(len(first))
    oblique = np.random.default_rng(0).uniform(-1, 1, (OBLIQUE, len(first)))
    for direction in (np.zeros(len(first)), *along, *-along, *oblique):
        yield partial(_straight, first, direction)


def _straight(first: Any, direction: Any, time: float) -> Any:
    return first + time * direction


def _side(problem: Problem, sides: Callable[[Any], list[float]], way: Way, k: int) -> Callable[[float], bool]:
    return lambda time: sides(problem.arguments(time, way(time)))[k] > 0.0


def _jumping(problem: Problem, way: Way, is_positive: Callable[[float], bool]) -> Iterator[tuple[int, float, float]]:
    """The values that jump along a way where a quantity changes sign, by their numbers, before and after."""
    import numpy as np

    times = [0.0, *np.geomspace(10.0**-FARTHEST, 10.0**FARTHEST, 2 * FARTHEST * PER_DECADE + 1).tolist()]
    known = [is_positive(time) for time in times]
    for (first, last), (was, now) in zip(pairwise(times), pairwise(known), strict=True):
        if was == now:
            continue
        low, high = bisect(is_positive if was else lambda time: not is_positive(time), first, last)
        far = (1 - ASIDE) * low, low, high, (1 + ASIDE) * high
        for k, (before, *ends, after) in enumerate(zip(*(problem.continuous(t, way(t)) for t in far), strict=True)):
            change = max(abs(before - ends[0]), abs(after - ends[1]))
            if abs(ends[1] - ends[0]) > SMOOTH * change + IDENTITY * max(map(abs, ends)):
                yield k, ends[0], ends[1]
