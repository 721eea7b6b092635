"""What is drawn is the same in every file: marks, labels and shades, each once."""

from __future__ import annotations

import pytest
from publishing import GRAPHS, laid_out

from bondgraph import Graph
from bondgraph.draw import layout, pieces
from bondgraph.draw.drawing import Label
from bondgraph.draw.pieces import Fill, Line, Ring


@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph.name)
def test_every_mark_and_label_is_a_piece(graph: Graph) -> None:
    drawn = laid_out(graph, "words")
    found = [*pieces.of_drawing(drawn)]
    kinds = [piece.kind for piece in found if isinstance(piece, Line)]
    power = [bond for bond in drawn.bonds if not bond.arrow]
    assert kinds.count("bond-line") == kinds.count("half-arrow") == len(power)
    strokes = sum(len(bond.marks) for bond in drawn.bonds)
    assert kinds.count("causal-stroke") + kinds.count("mixed-stroke") == strokes
    signals = [node.signal for node in drawn.nodes if node.signal]
    assert sum(isinstance(piece, Fill) for piece in found) == len(drawn.bonds) - len(power) + len(signals)
    assert sum(isinstance(piece, Ring) for piece in found) == sum(bond.size > 1 for bond in drawn.bonds)
    labels = [label for part in (*drawn.nodes, *drawn.bonds) for label in part.labels]
    labels += [node.text for node in drawn.nodes] + [signal.label for signal in signals] + [*drawn.texts]
    assert sorted(map(repr, labels)) == sorted(repr(piece) for piece in found if isinstance(piece, Label))


def test_rooms_within_rooms_are_darker() -> None:
    graph = GRAPHS[0]
    inner, *_ = names = [*graph.elements]
    drawn = layout(graph, rooms={"all": names, "inner": [inner]})
    assert [pieces.of_room(drawn, room).depth for room in drawn.rooms] == [1, 2]
