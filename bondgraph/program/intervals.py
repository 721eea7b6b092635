"""Certified zero crossings: every sign change of a function of time, found by interval arithmetic, not by sampling.

An interval of time is discarded where the function's range shows that it has no zero, searched by bisection where its
derivative shows that it has at most one, and halved otherwise. So no crossing is missed, however short the pulse.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from bondgraph.program.bisect import bisect
from bondgraph.program.enclosures import JUMPING, TINY, Interval, enclosures
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Assign, Program

FINEST = 8
"""Intervals of so many floats are not halved further."""
DOUBLINGS = 24
"""How often the distance from a crossing is doubled in search of certainty."""
PATIENCE = 4000
"""After so many intervals without a crossing the function is taken for flat there, ..."""
COARSE = 2.0**-14
"""... and searched in intervals of this part of the whole until the next one is found."""


class Break(NamedTuple):
    """An instant `at` which something jumps; by rounding that may show a little earlier or later.

    Not later than `before` and not earlier than `after` the side is certain.
    """

    at: float
    before: float
    after: float


def zero_crossings(program: Program, start: float, end: float) -> Iterator[Break]:
    """The instants at which a function changes sign, in order, each the first float beyond.

    Args:
        program: takes time; its first result is the function, its second the function's rate.
        start, end: the interval, ends included.
    """
    value, rate = list(program.results.values())[:2]
    side = _side(instant(program))
    spent, last = 0, -math.inf
    waiting = [(start, end)]
    while waiting:
        low, high = waiting.pop()
        ranges, smooth = _ranges(program, (low, high))
        spent += 1
        if _apart(ranges[value]) or _vanishing(ranges[value]):
            continue
        finest = FINEST * math.ulp(max(abs(low), abs(high), (end - start) / 1000))
        single = smooth and _apart(ranges[rate])
        if not single and high - low > max(finest, (end - start) * COARSE if spent > PATIENCE else 0.0):
            middle = (low + high) / 2
            waiting += [(middle, high), (low, middle)]
        elif side(low) != side(high):
            found = _bisected(side, low, high)
            if found - last > finest:
                yield Break(found, _certain(program, value, found, -1), _certain(program, value, found, 1))
            spent, last = 0, found


def _certain(program: Program, value: int, time: float, way: int) -> float:
    """The nearest instant before or after a crossing at which rounding cannot hide the sign."""
    away = math.ulp(time)
    for _ in range(DOUBLINGS):
        near = time + way * away
        if _apart(_ranges(program, (near, near))[0][value]):
            return near
        away *= 2
    return time


def _apart(interval: Interval) -> bool:
    return interval[0] > 0 or interval[1] < 0


def _vanishing(interval: Interval) -> bool:
    """Whether a function is zero throughout, but for what rounding outwards added."""
    return max(-interval[0], interval[1]) < TINY


def _side(function: Callable[[tuple[float]], list[float]]) -> Callable[[float], float]:
    """The sign of a program's first result; not a number where it is undefined."""

    def side(time: float) -> float:
        try:
            value = function((time,))[0]
        except (ArithmeticError, ValueError):
            return 2.0
        return 2.0 if math.isnan(value) else math.copysign(1.0, value) if value else 0.0

    return side


def _bisected(side: Callable[[float], float], low: float, high: float) -> float:
    """The first float beyond the sign change."""
    before = side(low)
    return bisect(lambda time: side(time) == before, low, high)[1]


def _ranges(program: Program, time: Interval) -> tuple[dict[int, Interval], bool]:
    """An interval around every value that a program takes over an interval of time, and whether none can jump in it."""
    if not all(isinstance(line, Assign) for line in program.body):
        raise TypeError("a function of time alone has no systems to solve")
    lines = [line for line in program.body if isinstance(line, Assign)]
    found = enclosures(lines, {0: time})
    jumping = (found[line.slot] for line in lines if line.operation in JUMPING)
    return found, all(low == high for low, high in jumping)
