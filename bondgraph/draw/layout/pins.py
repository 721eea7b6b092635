"""Positions that an author gives: checked, and where they are on the grid."""

from __future__ import annotations

from collections.abc import Mapping

from bondgraph.draw.layout.grid import Cell
from bondgraph.errors import StructureError
from bondgraph.graph.graph import Graph

FARTHEST = 1_000_000


def checked_positions(graph: Graph, positions: Mapping[str, tuple[int, int]]) -> dict[str, Cell]:
    """The cells of nodes, with room between them for the others.

    Args:
        graph: as it is drawn, with its boxes.
        positions: columns and rows by name.

    Raises:
        StructureError: for names that are not seen, what is no column and row, and two nodes at one place.
    """
    if not isinstance(positions, Mapping):
        raise StructureError("positions", f"{positions!r:.40} names no nodes", remedy='write {"w": (0, 1)}, say')
    taken: dict[Cell, str] = {}
    for name, given in positions.items():
        if name not in graph.elements:
            law = f"no element or box is called {name!r:.60} in this diagram"
            raise StructureError("positions", law, remedy=f"there are {', '.join(graph.elements)[:200]}")
        column, row = cell = _cell(name, given)
        if (other := taken.setdefault(cell, name)) != name:
            law = f"two nodes are at column {column}, row {row}"
            raise StructureError("positions", law, parties=(other, name), remedy="move one of them")
    return {name: cell for cell, name in taken.items()}


def _cell(name: str, given: object) -> Cell:
    numbers = tuple(given) if isinstance(given, tuple | list) else ()
    whole = all(isinstance(x, int) and not isinstance(x, bool) and abs(x) < FARTHEST for x in numbers)
    if len(numbers) != 2 or not whole:
        law = f"{given!r:.40} is no column and row"
        raise StructureError(
            f"positions of '{name}'", law, parties=(name,), remedy="give two whole numbers, (2, 0), say"
        )
    return numbers[0], numbers[1]
