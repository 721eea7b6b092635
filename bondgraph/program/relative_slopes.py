"""Relative slopes: by how many percent a value changes with one percent of its argument, x f'(x)/f(x).

That of a product is the sum of those of its factors, that of a quotient their difference, that of a sum their mean
weighted with the terms. So its sign is known of laws that saturate, as x/sqrt(1 + x^2), however far away: in their
slopes terms cancel there, and the intervals around these tell nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from bondgraph.program.enclosures import EVERYTHING, Interval
from bondgraph.program.program import Assign
from bondgraph.program.tolerances import ROUNDING

NONE = (0.0, 0.0)


def relative_slope_sign(lines: Iterable[Assign], argument: int, result: int, ranges: Mapping[int, Interval]) -> int:
    """1 where a value certainly nowhere falls with its argument, but for rounding, -1 where it nowhere rises, else 0.

    Args:
        lines: a program of one argument, differentiable where that lies.
        argument, result: their slots.
        ranges: intervals around all values.

    >>> from bondgraph.program.enclosures import enclosures
    >>> lines = [Assign(1, "const", (), 1.0), Assign(2, "add", (0, 1)), Assign(3, "div", (0, 2))]  # x/(1 + x)
    >>> relative_slope_sign(lines, 0, 3, enclosures(lines, {0: (1e-9, 1e9)}))
    1
    """
    sides = _sign(ranges[argument]) * _sign(ranges[result])
    if not sides:
        return 0
    slopes = {argument: (1.0, 1.0)}
    for line in lines:
        slopes[line.slot] = _relative(line, slopes, ranges)
    low, high = slopes[result]
    return sides if low >= -ROUNDING else -sides if high <= ROUNDING else 0


def _sign(a: Interval) -> int:
    return 1 if a[0] > 0 else -1 if a[1] < 0 else 0


def _relative(line: Assign, slopes: Mapping[int, Interval], ranges: Mapping[int, Interval]) -> Interval:
    """The relative slope of what a line gives; anything, where it is not known."""
    own = [slopes[slot] for slot in line.arguments]
    values = [ranges[slot] for slot in line.arguments]
    if all(slope == NONE for slope in own):
        return NONE
    found = EVERYTHING
    match line.operation:
        case "mul":
            found = _plus(own[0], own[1])
        case "div":
            found = _plus(own[0], _times(own[1], (-1.0, -1.0)))
        case "neg":
            found = own[0]
        case "abs" if _sign(values[0]):
            found = own[0]
        case "sqrt":
            found = _times(own[0], (0.5, 0.5))
        case "pow" if own[1] == NONE:
            found = _times(own[0], values[1])
        case "exp":
            found = _times(own[0], values[0])
        case "log" if _sign(ranges[line.slot]):
            found = _over(own[0], ranges[line.slot])
        case "add":
            found = _mean(own, values)
        case "sub":
            found = _mean(own, [values[0], _times(values[1], (-1.0, -1.0))])
    return found if not any(map(math.isnan, found)) else EVERYTHING


def _plus(a: Interval, b: Interval) -> Interval:
    return a[0] + b[0], a[1] + b[1]


def _times(a: Interval, b: Interval) -> Interval:
    products = [0.0 if 0 in (x, y) else x * y for x in a for y in b]
    return min(products), max(products)


def _over(a: Interval, b: Interval) -> Interval:
    quotients = [x / y for x in a for y in b]
    return min(quotients), max(quotients)


def _mean(slopes: list[Interval], values: list[Interval]) -> Interval:
    """That of a sum: the second has the weight b/(a + b), or 1/(1 + a/b), between 0 and 1 where signs are the same."""
    if slopes[0] == slopes[1]:
        return slopes[0]
    if not (_sign(values[0]) and _sign(values[1])):
        return EVERYTHING
    low, high = _over(values[0], values[1])
    if low <= -1 <= high or not all(map(math.isfinite, (*slopes[0], *slopes[1]))):
        return EVERYTHING
    ends = [
        (1 - weight) * slopes[0][k] + weight * slopes[1][j]
        for weight in (1 / (1 + low), 1 / (1 + high))
        for k in (0, 1)
        for j in (0, 1)
    ]
    return min(ends), max(ends)
