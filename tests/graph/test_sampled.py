"""Sampled values as they are written."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.graph.event import Before, Clock
from bondgraph.graph.sampled import delay, sample


def test_a_sample_holds_a_formula_on_a_clock() -> None:
    (event,) = sample("u", "K*(r - y)", every="2 ms", offset=1e-3, start=4).events()
    assert event.trigger == Clock(2e-3, 1e-3) and event.assignments == (("u", "K * (r - y)"),)
    assert [(held.name, held.start) for held in sample("u", 1, 1, start=4).held()] == [("u", 4.0)]


def test_a_delay_hands_values_on() -> None:
    (event,) = delay("d", "y", 0.1, samples=2).events()
    assert event.assignments == (("d", Before("d_2")), ("d_2", Before("d_1")), ("d_1", "y"))


@pytest.mark.parametrize(("call", "law"), [
    (lambda: sample("u", "x", 0), "0 s apart"), (lambda: sample("u", "x", -1), "-1 s apart"),
    (lambda: sample("u", "x", "often"), "not a number"), (lambda: sample("u", "x <", 1), "u: "),
    (lambda: sample("2u", "x", 1), "letters, digits"), (lambda: delay("d", "x", 1, samples=0), "no whole number"),
    (lambda: delay("d", "x", 1, samples=1.5), "no whole number"),
    (lambda: sample("u", "x", 1, start="a"), "not a number"),
])  # fmt: skip
def test_refused(call: Any, law: str) -> None:
    with pytest.raises(bg.BondGraphError, match=law):
        call()
