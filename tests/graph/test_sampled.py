"""Sampled values as they are written."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, Se
from bondgraph.graph.event import Before, Clock
from bondgraph.graph.sampled import delay, sample


def test_a_sample_holds_a_formula_on_a_clock() -> None:
    (event,) = sample("u", "K*(r - y)", every="2 ms", offset=1e-3, start=4).events()
    assert event.trigger == Clock(2e-3, 1e-3) and event.assignments == (("u", "K * (r - y)"),)
    assert [(held.name, held.start) for held in sample("u", 1, 1, start=4).held()] == [("u", 4.0)]


def test_a_delay_hands_values_on() -> None:
    (event,) = delay("d", "y", 0.1, samples=2).events()
    assert event.assignments == (("d", Before("d_2")), ("d_2", Before("d_1")), ("d_1", "y"))


def test_a_delay_starts_with_what_it_is_given_until_there_are_so_many_samples() -> None:
    """By its name all that it holds starts, and by their own names they do; so a run goes on from all of them."""
    v = One("v")
    for inside in ("", "box."):
        graph = bg.Graph("late", v >> I("m", 1), Se("F", 1) >> v, *_delayed(inside))
        run = bg.simulate(graph, 0.5, start={f"{inside}d": 5, f"{inside}d_1": 4})
        assert [run.at(t, f"{inside}d") for t in (0.05, 0.15, 0.25)] == pytest.approx([5, 4, 0], abs=1e-9)
        assert bg.simulate(graph, 0.05)[f"{inside}d"][-1] == 3
    first = bg.simulate(graph, 0.25)
    rest = bg.simulate(graph, (0.25, 0.5), start={name: first[name][-1] for name in first.equations.states})
    assert rest.at(0.35, "box.d") == pytest.approx(bg.simulate(graph, 0.5).at(0.35, "box.d"), abs=1e-9)


def _delayed(inside: str) -> list[Any]:
    if not inside:
        return [delay("d", "v", 0.1, samples=2, start=3)]

    @bg.submodel(ports={})
    def box() -> list[Any]:
        w = One("w")
        return [w >> I("m", 1), Se("F", 1) >> w, delay("d", "w", 0.1, samples=2, start=3)]

    return [box("box")]


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
