"""Minimal sets: of what conflicts, or forces something, nothing can be left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

PARTS = 8
"""How many parts of a large set are tried first."""


def minimal(items: Sequence[T], holds: Callable[[list[T]], bool]) -> list[T]:
    """Items for which something holds that does not hold without any one of them; of several such sets, a late one.

    Args:
        items: for all of them it holds.
        holds: whether it holds for some of them; it then holds for more as well.
    """
    left, size = list(items), max(1, len(items) // PARTS)
    while True:
        for part in [left[start : start + size] for start in range(0, len(left), size)]:
            fewer = [item for item in left if item not in part]
            if holds(fewer):
                left = fewer
        if size == 1:
            return left
        size //= 2
