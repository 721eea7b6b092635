"""States near a given one, at which entries that may vanish there have their usual sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

FAR = 0.3
"""How far away they are, in sizes of the states."""


def nearby(states: Any, count: int, sizes: Any = None) -> Iterator[Any]:
    """So many states, the same for the same state.

    Args:
        states: the state.
        count: how many.
        sizes: of the states, where these are known; else they are taken for one, or more. Multipliers, which have none
            and stand behind the others, stay.
    """
    import numpy as np

    draw = np.random.default_rng(0)
    sizes = 1 + np.abs(states) if sizes is None else np.pad(sizes, (0, len(states) - len(sizes)))
    for _ in range(count):
        yield states + FAR * draw.uniform(-1, 1, len(states)) * sizes
