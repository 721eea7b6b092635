"""Integrals along a run: Gauss' rule in intervals, which are halved where it is not exact enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

GAUSS = 5
EXACT = 1e-10
"""Halving an interval may change so much of the largest integral: a hundredth of the tolerance of runs by default."""
HALVINGS = 40
"""An interval in which something jumps is halved so often: what is left of it is as short as a float of its time."""
PARTS = 256
"""Beyond so many intervals at once, and beyond those given, none are halved: what never settles is rounding."""
ROUNDS = 8
"""Nor after so many times these in all: a few jumps take far less."""
BORDER, SHRINKS = 1e-6, 0.25
"""Beyond its outermost instants the rule sees nothing. So near to the ends, in parts of the interval, values must be
what the polynomial through the others says, or come nearer to that when it is halved: else something jumps there."""


def integrals(compute: Callable[[Any], Sequence[Any]], intervals: Any) -> Any:
    """The integrals of several quantities in each of some intervals, of shape (quantities, n).

    Args:
        compute: the quantities at instants of shape (m,), each of that shape.
        intervals: of shape (n, 2).
    """
    import numpy as np

    left, owners = intervals, np.arange(len(intervals))
    estimate, strayed = _by_gauss(compute, intervals)
    found = np.zeros_like(estimate)
    most = EXACT * np.abs(estimate).sum(axis=1).max(initial=0.0)
    most_at_once, spent = max(PARTS, len(intervals)), 0
    for _ in range(HALVINGS):
        middle = left.mean(axis=1)
        halves = np.stack([left[:, 0], middle, middle, left[:, 1]], axis=1).reshape(-1, 2)
        parts, stray = _by_gauss(compute, halves)
        change = np.abs(parts.reshape(len(parts), len(left), 2).sum(axis=2) - estimate)
        outside = stray.reshape(len(parts), len(left), 2).max(axis=2)
        steady = (change <= most) & ((outside <= most) | (outside <= SHRINKS * strayed))
        done = np.repeat(steady.all(axis=0), 2)
        twice = np.repeat(owners, 2)
        np.add.at(found.T, twice[done], parts[:, done].T)
        left, owners, estimate, strayed = halves[~done], twice[~done], parts[:, ~done], stray[:, ~done]
        spent += len(halves)
        if not 0 < len(left) <= most_at_once or spent > ROUNDS * most_at_once:
            break
    np.add.at(found.T, owners, estimate.T)
    return found


def _by_gauss(compute: Callable[[Any], Sequence[Any]], intervals: Any) -> tuple[Any, Any]:
    """Integrals of quantities in intervals, and how far these stray from the rule's polynomial near the ends, times the
    length; both of shape (quantities, n)."""
    import numpy as np

    nodes, weights = _nodes()
    border = np.array([2 * BORDER - 1, 1 - 2 * BORDER])
    outside = np.linalg.solve(np.vander(nodes).T, np.vander(border, GAUSS).T)
    half = np.diff(intervals, axis=1) / 2
    times = _instants(intervals, np.concatenate([nodes, border]))
    computed = compute(times.ravel())
    values = np.array(computed).reshape(len(computed), *times.shape)
    inner, ends = values[..., :GAUSS], values[..., GAUSS:]
    stray = np.abs(ends - inner @ outside).max(axis=2, initial=0.0)
    return (inner * weights * half).sum(axis=2), stray * half[:, 0]


def gauss(grid: Any) -> tuple[Any, Any]:
    """Instants and weights of Gauss' rule between each two instants of a grid, both of shape (n - 1, GAUSS)."""
    import numpy as np

    return gauss_in(np.stack([grid[:-1], grid[1:]], axis=1))


def gauss_in(intervals: Any) -> tuple[Any, Any]:
    """Instants and weights of Gauss' rule in intervals of shape (n, 2), both of shape (n, GAUSS)."""
    import numpy as np

    nodes, weights = _nodes()
    return _instants(intervals, nodes), weights * np.diff(intervals, axis=1) / 2


def _instants(intervals: Any, places: Any) -> Any:
    """The instants at places between -1 and 1 in intervals of shape (n, 2), none outside: of shape (n, places).

    An event at the very start of a run leaves an interval of a float or two, out of which rounding would lead.
    """
    import numpy as np

    half = np.diff(intervals, axis=1) / 2
    return np.clip(intervals[:, :1] + half + half * places, intervals[:, :1], intervals[:, 1:])


@cache
def _nodes() -> tuple[Any, Any]:
    """Instants and weights of Gauss' rule between -1 and 1, both of shape (GAUSS,)."""
    import numpy as np

    nodes, weights = np.polynomial.legendre.leggauss(GAUSS)
    return nodes, weights
