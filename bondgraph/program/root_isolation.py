"""Every place at which a function of one number has a given value, found by interval arithmetic, not by sampling.

An interval is left out where the function's range excludes the value, searched by bisection where the function rises or
falls for certain, and divided otherwise: at its geometric mean, since what is sought may be of any size. The search
goes outward from a place, and ends where the function is no longer defined, as at a pole.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bondgraph.program.bisect import bisect
from bondgraph.program.enclosures import JUMPING, TINY, Interval, enclosures, is_defined
from bondgraph.program.program import Assign
from bondgraph.program.relative_slopes import relative_slope_sign
from bondgraph.program.tolerances import DIGITS, ROUNDING

PATIENCE = 4000
"""After so many intervals not all places are known."""
UNDERFLOW = 1e-30
"""Numbers so small are zero, since powers of them may be no floats; one electron's charge is 1.6e-19 C."""
SMOOTH, JUMPS, UNDEFINED = range(3)
"""What a function certainly is in an interval: defined and without a jump; defined; not even that."""


class Part(NamedTuple):
    """What is known of a function in an interval: its course, range, and 1 or -1 where it nowhere falls, or rises."""

    course: int
    range: Interval
    slope: int


class Places(NamedTuple):
    """Where a function has a value.

    Args:
        found: intervals outward from where the search began; longer than rounding where it has the value all along.
        end: how far the function is known to be defined.
        complete: whether there are certainly no others until there, or as many as were asked for are found.
    """

    found: list[Interval]
    end: float
    complete: bool


@dataclass(frozen=True)
class Curve:
    """A function of one number.

    Args:
        value, rate: the lines of its program, and of its derivative's, of the argument in slot 0.
        slots: of its value, and of its derivative.
        at: the function in floats, not a number where it is undefined.
    """

    value: Sequence[Assign]
    rate: Sequence[Assign]
    slots: tuple[int, int]
    at: Callable[[float], float]

    def part(self, one: float, other: float) -> Part:
        """What is known of it between two numbers, ends included."""
        ranges = enclosures(self.value, {0: (min(one, other), max(one, other))})
        course, inside = self._course(ranges), ranges[self.slots[0]]
        if course != SMOOTH:
            return Part(course, inside, 0)
        low, high = enclosures(self.rate, ranges)[self.slots[1]]
        slope = 1 if low >= -TINY else -1 if high <= TINY else 0
        return Part(course, inside, slope or relative_slope_sign(self.value, 0, self.slots[0], ranges))

    def is_steep(self, one: float, other: float) -> bool:
        """Whether it rises, or falls, for certain all along between two numbers: one value that it has there in floats
        is that of one number, but for rounding."""
        ranges = enclosures(self.value, {0: (min(one, other), max(one, other))})
        low, high = enclosures(self.rate, ranges)[self.slots[1]]
        return low > 0 or high < 0

    def _course(self, ranges: dict[int, Interval]) -> int:
        found = {0: SMOOTH}
        for line in self.value:
            needed = line.arguments
            if line.operation == "select" and len(set(ranges[needed[0]])) == 1:
                needed = needed[0], needed[1 if ranges[needed[0]][0] else 2]
            own = UNDEFINED if not is_defined(line, ranges) else SMOOTH
            if line.operation in JUMPING and len(set(ranges[line.slot])) > 1:
                own = max(own, JUMPS)
            found[line.slot] = max(own, *(found[slot] for slot in needed), SMOOTH)
        return found[self.slots[0]]

    def is_defined(self, x: float) -> bool:
        """Whether it is certainly defined at a number."""
        return self.part(x, x).course != UNDEFINED

    def side(self, x: float, level: float) -> float:
        """Whether it is above a value, 1, or below it, -1; not a number where neither is known.

        Where it is no float, as an exponential, its range tells.
        """
        value = self.at(x)
        if math.isfinite(value):
            return float((value > level) - (value < level))
        low, high = self.part(x, x).range
        return 1.0 if low > level else -1.0 if high < level else math.nan

    def has_side(self, x: float, level: float) -> bool:
        """Whether its side is known: where floats overflow on the way, a quotient may come back as zero."""
        ranges = enclosures(self.value, {0: (x, x)})
        low, high = ranges[self.slots[0]]
        return not low <= level <= high or all(math.isfinite(end) for pair in ranges.values() for end in pair)


def places(curve: Curve, level: float, start: float, end: float, count: int) -> Places:
    """Where a function has a value, outward from one number to another, until it is undefined or enough are found.

    Args:
        curve: the function.
        level: the value.
        start, end: the first and the last number that is looked at.
        count: how many places are looked for.
    """
    waiting = [(0.0, end), (start, 0.0)] if start < 0 < end or end < 0 < start else [(start, end)]
    found: list[Interval] = []
    for _ in range(PATIENCE):
        if not waiting or len(found) >= count:
            return Places(found, end, True)
        near, far = waiting.pop()
        part, middle = curve.part(near, far), _middle(near, far)
        is_out = not part.range[0] <= level <= part.range[1]
        if part.course != UNDEFINED and is_out:
            continue
        has_sides = part.course != UNDEFINED and all(curve.has_side(x, level) for x in (near, far))
        if has_sides and part.slope:
            _add(found, _crossing(curve, level, near, far, part.slope))
        elif middle is not None:
            waiting += [(middle, far), (near, middle)]
        elif not has_sides:
            return Places(found, near, True)
        elif part.course == SMOOTH or any(_is_near(curve.at(x), level) for x in (near, far)):
            _add(found, (min(near, far), max(near, far)))
    return Places(found, end, False)


def united(intervals: Sequence[Interval]) -> list[Interval]:
    """The same in order, those that meet, but for rounding, as one."""
    found: list[Interval] = []
    for interval in sorted(intervals):
        _add(found, interval)
    return found


def is_one_number(interval: Interval) -> bool:
    """Whether the ends of an interval agree up to `DIGITS`."""
    low, high = interval
    return high - low <= DIGITS * max(abs(low), abs(high)) or max(-low, high) <= UNDERFLOW


def _add(found: list[Interval], interval: Interval | None) -> None:
    if interval is None:
        return
    if found:
        low, high = min(found[-1][1], interval[1]), max(found[-1][0], interval[0])
        if high - low <= ROUNDING * max(abs(low), abs(high)) or max(-low, high) <= UNDERFLOW:
            last = found.pop()
            interval = min(last[0], interval[0]), max(last[1], interval[1])
    found.append(interval)


def _is_near(value: float, level: float) -> bool:
    return abs(value - level) <= DIGITS * abs(level)


def _middle(near: float, far: float) -> float | None:
    """Between two numbers of one sign; None where no float lies there that could be told from zero."""
    sign = math.copysign(1.0, near or far)
    low, high = sorted((max(abs(near), TINY), max(abs(far), TINY)))
    middle = math.sqrt(low) * math.sqrt(high)
    return sign * middle if low < middle < high else None


def _crossing(curve: Curve, level: float, one: float, other: float, way: int) -> Interval | None:
    """Where a function that nowhere falls, or nowhere rises, has a value: from the first float to the last."""
    low, high = min(one, other), max(one, other)

    def is_below(x: float) -> bool:
        return way * curve.side(x, level) < 0

    def is_not_above(x: float) -> bool:
        return way * curve.side(x, level) <= 0

    if is_below(high) or not is_not_above(low):
        return None
    first = bisect(is_below, low, high)[1] if is_below(low) else low
    last = high if is_not_above(high) else bisect(is_not_above, low, high)[0]
    return min(first, last), max(first, last)
