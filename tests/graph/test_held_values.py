"""Names of held values: each means one thing."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import De, I, One, Se, Zero
from bondgraph.graph.held_values import held_values


def graph(*parts: Any, **values: float) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("g", v >> I("m", 1.0), Se("F", "k") >> v, *parts, values={"k": 1.0, **values})


def test_they_are_found_by_name_and_formulas_may_hold_them() -> None:
    found = graph(bg.counter("n", "v > 1", start=3), bg.stop("end", "n > 4"))
    assert {name: held.start for name, held in held_values(found).items()} == {"n": 3.0}
    assert "n" in found.moving and [element.name for element in found.loose] == ["n", "end"]
    assert found.bonded == graph() and found != graph()


@pytest.mark.parametrize("name", ["x", "v", "p_m", "q_m", "k", "s"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    u = Zero("u")
    sensor = u >> De("s"), u >> bg.elements.C("c", 1.0), bg.elements.Sf("i", 1.0) >> u
    with pytest.raises(bg.DuplicateName, match=f"^DuplicateName: {name}:"):
        graph(*sensor, bg.counter(name, "v > 1"))


def test_a_graph_of_another_keeps_its_events() -> None:
    first = graph(bg.counter("n", "v > 1"))
    assert bg.Graph("g", *first.links, *first.loose, values={"k": 1.0}) == first
    assert first.rewritten(first.links).events == first.events
