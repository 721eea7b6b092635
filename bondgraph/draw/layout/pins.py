"""Positions that an author gives: for one picture, or with the graph, and where they are on the grid."""

from __future__ import annotations

from collections.abc import Mapping

from bondgraph.draw.layout.boxes import in_rows
from bondgraph.draw.layout.grid import Cell
from bondgraph.graph.drawn_places import places
from bondgraph.graph.graph import Graph


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
    if positions is not None:
        return checked_positions(graph, positions)
    return {name: cell for name, cell in graph.positions.items() if name in graph.elements} or in_rows(graph)
