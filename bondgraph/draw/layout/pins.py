"""Positions that an author gives: for one picture, or with the graph, and where they are on the grid."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, pairwise

from bondgraph.draw.layout.boxes import in_rows
from bondgraph.draw.layout.grid import Cell
from bondgraph.graph.drawn_places import places
from bondgraph.graph.graph import Graph

WIDEST = 8
"""Columns or rows from one that is taken to the next, at most: there is room between, and a search that ends soon."""


def checked_positions(graph: Graph, positions: Mapping[str, tuple[int, int]]) -> dict[str, Cell]:
    """The cells of nodes, with room between them for the others.

    Args:
        graph: as it is drawn, with its boxes.
        positions: columns and rows by name.

    Raises:
        StructureError: for names that are not seen, what is no column and row, and two nodes at one place.
    """
    return places(positions, graph.elements, "this diagram")


def pins(graph: Graph, positions: Mapping[str, tuple[int, int]] | None) -> dict[str, Cell]:
    """The cells of nodes that stand where they are told; of boxes in rows where nobody tells any.

    Args:
        graph: as it is drawn, with its boxes.
        positions: those of this picture; None for the graph's own, as far as they are seen.

    Raises:
        StructureError: as `checked_positions`.
    """
    given = graph.positions if positions is None else checked_positions(graph, positions)
    seen = _drawn_together({name: cell for name, cell in given.items() if name in graph.elements})
    return seen or (in_rows(graph) if positions is None else {})


def _drawn_together(cells: Mapping[str, Cell]) -> dict[str, Cell]:
    """The same cells with no more empty columns and rows between them than `WIDEST` has."""
    axes = []
    for axis in (0, 1):
        lines = sorted({cell[axis] for cell in cells.values()})
        steps = [0, *(min(b - a, WIDEST) for a, b in pairwise(lines))]
        axes.append(dict(zip(lines, accumulate(steps), strict=False)))  # without cells there are no lines
    return {name: (axes[0][column], axes[1][row]) for name, (column, row) in cells.items()}
