"""Strokes that the author puts: by bond or component, given back as put, refused where they cannot be."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.causality.assign import assign
from bondgraph.causality.author import author_strokes, pinned, receiver_of
from bondgraph.elements import I, One, R, Se

f = One("f", ("u", "w"))
GRAPH = bg.Graph("pair", Se("F") >> f, f >> I("m"), f >> R("b"))


def test_a_bond_is_all_its_components_and_a_component_one() -> None:
    assert [key for key, _ in pinned(GRAPH, {"b": "b"})] == [("b", 0), ("b", 1)]
    assert [key for key, _ in pinned(GRAPH, {"b[w]": "b"})] == [("b", 1)]


@pytest.mark.parametrize("receiver", ["b", "f"])
def test_the_side_is_that_of_the_element_named(receiver: str) -> None:
    assert all(GRAPH.bond(key[0]).end(side).element == receiver for key, side in pinned(GRAPH, {"b": receiver}))


def test_what_the_author_put_is_given_back() -> None:
    """And nothing that follows of it."""
    causal = assign(GRAPH, strokes={"m": "m"})
    assert author_strokes(causal) == {("m", 0): "m", ("m", 1): "m"}
    assert all(receiver_of(causal, key) == "m" for key in author_strokes(causal))
    assert author_strokes(assign(GRAPH)) == {}


@pytest.mark.parametrize(("strokes", "parties"), [({"x": "f"}, ("x",)), ({"b": "m"}, ("b", "m"))])
def test_what_is_not_there_is_refused(strokes: dict[str, str], parties: tuple[str, ...]) -> None:
    with pytest.raises(bg.StructureError) as caught:
        pinned(GRAPH, strokes)
    assert caught.value.parties == parties
