"""The sizes of coordinates, as positions tell them: one for angles, and for lengths that of the linkage."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection, Sequence
from typing import Any

from bondgraph.errors import NoSolution
from bondgraph.program.rank import minimum_norm_solution
from bondgraph.program.tolerances import ROUNDING

ROUNDS = 6
"""So often sizes are sought from those found before: at lengths of one, of a linkage of 1e-9 m little is seen."""
USUAL = 8
"""Sizes within two to this are as good as one."""
PERIODIC = 0.05
"""A coordinate is an angle where a whole turn changes so little of a position beside what a radian does."""


def coordinate_scales(
    residuals: Callable[[Sequence[float]], Sequence[float]], count: int, dimensionless: Collection[int] = ()
) -> tuple[float, ...]:
    """The sizes of coordinates: powers of two near the lengths of a linkage, and ones where these are usual ones.

    A position has one unit: what is left of it where all lengths are zero, at several angles, and what each length
    changes in it, are to be of that.

    Args:
        residuals: differences of positions, as a function of the coordinates.
        count: how many coordinates there are.
        dimensionless: the places of those that are no lengths.

    >>> coordinate_scales(lambda q: [1e9 * math.cos(q[0]) - q[1]], 2)
    (1.0, 1073741824.0)
    """
    import numpy as np

    powers, draw = np.zeros(count), random.Random(0)
    for _ in range(ROUNDS):
        place = np.array([draw.uniform(-1, 1) for _ in range(count)])
        with np.errstate(all="ignore"):
            try:
                found = _powers(lambda x: np.array(residuals(x.tolist()), float), place, np.exp2(powers), dimensionless)
            except (NoSolution, ArithmeticError, ValueError):
                continue
        # Of a square, a length that is too small by some factor would be sought too large by the same.
        step = np.where(powers == 0, found, (found - powers) / 2)
        before, powers = powers, powers + step
        if (np.round(powers) == np.round(before)).all():
            break
    return tuple(np.where(np.abs(powers) < USUAL, 1.0, np.exp2(np.round(powers))).tolist())


def _powers(residuals: Callable[[Any], Any], place: Any, scales: Any, dimensionless: Collection[int]) -> Any:
    """The logarithms of sizes of coordinates, seen from a place, in sizes; ArithmeticError where nothing is defined."""
    import numpy as np

    here = residuals(place * scales)
    moved, radian, turned = (
        np.array([_change(residuals(place * scales + way), here) for way in np.diag(by * np.ones(len(place)))]).T
        for by in (scales, 1.0, 2 * math.pi)
    )
    if not np.isfinite(moved).all():
        raise ArithmeticError
    is_angle: Any = np.any((radian > 0) & (turned <= PERIODIC * radian), axis=0)
    is_angle |= np.isin(np.arange(len(place)), [*dimensionless])
    short = np.where(is_angle, place, 0.0)
    left = np.abs([residuals(short + way) for way in (0.0 * place, *np.diag(1.0 * is_angle))])
    firm = np.where(np.isfinite(left), left, 0.0).max(axis=0)
    # Turned there and back, a length leaves rounding in positions that do not depend on it.
    follows = ~is_angle & (moved > ROUNDING * moved.max(axis=0, initial=0.0))
    entries = np.column_stack([np.where(follows, moved / scales, 0.0), firm])
    last = np.arange(len(place) + 1) == len(place)
    seen = _joined(entries > 0, last)[:-1]
    # Beside lengths of 1e8 a motion by one, squared, is rounding.
    guess = np.log2(max(firm.max(initial=0.0), 1.0)) * (scales == 1.0)
    return np.where(is_angle, 0.0, np.where(seen, _fitted(entries)[:-1], guess))


def _fitted(entries: Any) -> Any:
    """The logarithms of sizes of columns, of the last one, so that what a row has times these is alike in it: the
    least squares fit."""
    import numpy as np

    rows, columns = np.nonzero(entries)
    each, count = np.arange(len(rows)), len(entries)
    ways = np.zeros((len(rows), count + entries.shape[1]))
    ways[each, rows] = 1.0
    ways[each, count + columns] = -1.0
    ways[:, -1] = 0.0
    return minimum_norm_solution(ways, np.log2(entries[rows, columns]))[count:]


def _change(there: Any, here: Any) -> Any:
    """How much positions change, without rounding."""
    import numpy as np

    change = np.abs(there - here)
    return np.where(change > ROUNDING * np.maximum(np.abs(there), np.abs(here)), change, 0.0)


def _joined(entries: Any, columns: Any) -> Any:
    """Which columns share rows with some columns, or with others that do."""
    while True:
        further = entries[entries[:, columns].any(axis=1)].any(axis=0) | columns
        if (further == columns).all():
            return columns
        columns = further
