"""Where an author wants the nodes of a diagram: columns and rows by name. A graph has them, and equals one without."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bondgraph.errors import StructureError

Place = tuple[int, int]
"""A column and a row, counted from any zero."""
FARTHEST = 1_000_000


def places(given: Any, known: Collection[str], where: str) -> dict[str, Place]:
    """Columns and rows by name.

    Args:
        given: what should be that.
        known: the names there are.
        where: in what they are, as "this graph".

    Raises:
        StructureError: for names that are not there, what is no column and row, and two nodes at one place.
    """
    if not isinstance(given, Mapping):
        raise StructureError("positions", f"{given!r:.40} names no nodes", remedy='write {"w": (0, 1)}, say')
    taken: dict[Place, str] = {}
    for name, each in given.items():
        if name not in known:
            law = f"no element or box is called {name!r:.60} in {where}"
            raise StructureError("positions", law, parties=(str(name),), remedy=f"there are {', '.join(known)[:200]}")
        column, row = found = place(name, each)
        if (other := taken.setdefault(found, name)) != name:
            law = f"two nodes are at column {column}, row {row}"
            raise StructureError("positions", law, parties=(other, name), remedy="move one of them")
    return {name: found for found, name in taken.items()}


def place(name: str, given: object) -> Place:
    """A column and a row.

    Raises:
        StructureError: for what is none.
    """
    numbers = tuple(given) if isinstance(given, tuple | list) else ()
    whole = all(isinstance(x, int) and not isinstance(x, bool) and abs(x) < FARTHEST for x in numbers)
    if len(numbers) != 2 or not whole:
        law = f"{given!r:.40} is no column and row"
        raise StructureError(
            f"positions of '{name}'", law, parties=(name,), remedy="give two whole numbers, (2, 0), say"
        )
    return numbers[0], numbers[1]
