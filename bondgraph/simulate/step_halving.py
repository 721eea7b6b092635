"""Halving of steps until that changes nothing: of all, and in between of those alone in which it changes most.

A step that is long for what it meets at its end, as one that ends in front of a brief force, is halved towards there
while the others stay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bondgraph.problem.time_events import LEAST
from bondgraph.program.tolerances import ROUNDING

HALVINGS = 6
"""There are 2^6 times as many steps at most, or ..."""
STEPS = 2**16
"""... so many where that is more; and twice as many in all attempts together, as where all are halved each time."""
SHARE = 2.0**-8
"""A step waits that changes less than this part of what changes most: the error in a step falls by as much, of an
order of eight."""
GROWS = 2.0
"""How many times as long as the one before a step is at most."""


class Settled(NamedTuple):
    """What is told on a grid, on the one before, and whether both are the same."""

    found: Any
    before: Any
    is_so: bool


def settled(
    grid: Any,
    told: Callable[[Any], tuple[Any, Any, Any]],
    close: Callable[[Any, Any], bool],
    changes: Callable[[Any, Any, Any], Any],
) -> Settled:
    """What is told on a grid whose halving changes nothing: steps of a few floats are not halved.

    Args:
        grid: the ends of the steps to begin with, of shape (m + 1,).
        told: what is told on a grid, its course there, and how large quantities of that usually are, of shape (q,).
        close: whether what was told before and what is told now are the same.
        changes: what courses on a grid and on a finer one differ by in each step of the first, of shape (m, q), with
            the places of the first one's ends in the second.
    """
    import numpy as np

    found, course, _ = told(grid)
    before, chosen = found, np.ones(len(grid) - 1, bool)
    most = max(STEPS, 2**HALVINGS * len(chosen))
    left = 2 * most
    while len(finer := _halved(grid, chosen)) > len(grid) and len(finer) - 1 <= min(most, left):
        left -= len(finer) - 1
        before, (found, now, sizes) = found, told(finer)
        near, places = close(before, found), np.searchsorted(finer, grid)
        if near and chosen.all():
            return Settled(found, before, True)
        worst = near | _most_changed(np.abs(changes(course, now, places)), ROUNDING * sizes)
        grid, course, chosen = finer, now, np.repeat(worst, np.diff(places))
    return Settled(found, before, len(finer) == len(grid) and bool(chosen.all()))


def _most_changed(change: Any, noise: Any) -> Any:
    """Which steps have changed most: all where none has, or more than every other.

    Args:
        change: of shape (m, quantities).
        noise: which change of each quantity is none, of shape (quantities,).
    """
    import numpy as np

    worst = (change > np.maximum(noise, SHARE * change.max(axis=0, initial=0.0))).any(axis=1)
    return worst if 0 < 2 * np.count_nonzero(worst) <= len(worst) else np.ones_like(worst)


def graded(ends: Any) -> Any:
    """Ends of steps with others between them, such that no step is longer than twice the one before.

    A step that begins at the edge of what is brief and is far longer than that has no stage that sees it, nor have its
    halves: it is no longer in proportion to the last one, which has been shortened for what is there.
    """
    import numpy as np

    while True:
        lengths = np.diff(ends)
        known = lengths[:-1] > _few_floats(ends)
        far = np.flatnonzero(known & (lengths[1:] > GROWS * (1 + ROUNDING) * lengths[:-1]))
        if not len(far):
            return ends
        share = np.minimum(GROWS * lengths[far], lengths[far + 1] / 2)
        ends = np.sort(np.concatenate([ends, ends[far + 1] + share]))


def _halved(grid: Any, chosen: Any) -> Any:
    """A grid with the middles of some of its steps, but for those of a few floats."""
    import numpy as np

    long = np.diff(grid) > _few_floats(grid)
    middles = (grid[:-1] + grid[1:]) / 2
    return np.sort(np.concatenate([grid, middles[chosen & long]]))


def _few_floats(grid: Any) -> float:
    """Seconds that are so few floats of time that no motion is within them."""
    import numpy as np

    return 2 * LEAST * float(np.spacing(np.abs(grid).max(initial=0.0)))
