"""What is continuous between events, and what is not."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, Se
from bondgraph.equations.between_events import between_events, without_held


def moved(by: str) -> bg.Equations:
    v = One("v")
    return bg.compile(bg.Graph("g", v >> I("m", 2.0), Se("F", by) >> v, bg.counter("n", "v > 1")))


def test_values_that_move_nothing_are_left_out() -> None:
    found = between_events(moved("sin(t)"), "it")
    assert found.states == ("p_m",) and found.held == () and found.events == ()
    assert without_held(moved("sin(t)"), {"n": 1, "v": 2}) == {"v": 2}


def test_values_that_move_something_are_named() -> None:
    with pytest.raises(bg.NotReducible, match="it is that of a continuous motion, and events set n"):
        between_events(moved("n"), "it")
