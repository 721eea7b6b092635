"""Bisection to the last float."""

from __future__ import annotations

from collections.abc import Callable


def bisect(holds: Callable[[float], bool], low: float, high: float) -> tuple[float, float]:
    """Two neighbouring floats: at the first a property holds, at the second no longer.

    Args:
        holds: the property; it holds at `low` and not at `high`. Where it ends more than once, one
            end is found.
        low, high: the interval.

    >>> bisect(lambda x: x * x < 2, 1.0, 2.0)
    (1.414213562373095, 1.4142135623730951)
    """
    while low < (middle := low + (high - low) / 2) < high:
        if holds(middle):
            low = middle
        else:
            high = middle
    return low, high
