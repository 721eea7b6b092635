"""Columns and rows of nodes: what they are, and whose."""

from __future__ import annotations

from typing import Any

import pytest

from bondgraph.errors import StructureError
from bondgraph.graph.drawn_places import FARTHEST, place, places


def test_columns_and_rows_are_whole_numbers() -> None:
    assert place("i", [2, -1]) == (2, -1)
    for given in ((0,), (0, 0.5), (True, 0), (0, FARTHEST), "00", None):
        with pytest.raises(StructureError, match="no column and row"):
            place("i", given)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"x": (0, 0)}, "called 'x' in this graph"),
        ([], "names no nodes"),
        ({"i": (1, 1), "w": (1, 1)}, "two nodes are at column 1, row 1"),
    ],
)
def test_places_are_of_nodes_that_are_there_one_each(given: Any, says: str) -> None:
    with pytest.raises(StructureError, match=says):
        places(given, ("i", "w"), "this graph")
    assert places({"w": (3, 0), "i": (0, 0)}, ("i", "w"), "this graph") == {"w": (3, 0), "i": (0, 0)}
