"""Unconnected parts: told by the analysis, the equations and a run, in the same words."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, Df, I, Link, Mechanism, One, R, Revolute, Se
from bondgraph.graph.parts import ALONE, parts

v, w = One("v"), One("w")


def two(*more: object) -> bg.Graph:
    return bg.Graph("two", w >> I("J", 1), w >> R("b", 1), v >> I("m", 1), v >> C("c", 1), *more)


def test_a_run_says_which_parts_nothing_joins() -> None:
    graph = two()
    (note,) = bg.simulate(graph, 0.1, start={"w": 1}).notes
    assert note == f"2 unconnected parts, (1) J, b, w; (2) c, m, v: {ALONE}"
    assert bg.compile(graph).notes == (note,)
    analysis = bg.analyse(graph)
    assert ALONE in str(analysis) and tuple(part.elements for part in analysis.parts) == parts(graph)
    whole = bg.Graph("one", w >> I("J", 1), w >> R("b", 1))
    assert not bg.simulate(whole, 0.1, start={"w": 1}).notes and len(parts(whole)) == 1


def test_signals_coordinates_and_frames_join_and_stops_are_no_part() -> None:
    turning = One("turning", coordinates="phi")
    for joined in (
        two(w >> Df("w_s"), Se("F", "k*w_s") >> v),
        bg.Graph("g", turning >> I("J", 1), v >> I("m", 1), Se("F", "sin(phi)") >> v),
        two(w >> Df("w_s"), bg.PID("pid", "1 - w_s", Kp=2) >> Se("F"), Se("F") >> v),
        bg.Graph("g", w >> I("J", 1), w >> R("b", 1), bg.stop("slow", "t > 5")),
    ):
        assert len(parts(joined)) == 1, joined.name
        assert not any(ALONE in note for note in bg.compile(joined).notes)


@pytest.mark.parametrize("event", [
    bg.reset("drop", when="w > 1", set={"w": 0, "v": "v + w"}),
    bg.reset("fill", when="J.f > 1", set={"q_c": "1"}),
    bg.reset("pump", when="p_J > 1", set={"c.e": "1"}),
    bg.sample("sampled", "w", every=0.5),
    bg.counter("sampled", "w > 1"),
])  # fmt: skip
def test_events_join_what_they_read_and_set(event: Any) -> None:
    graph = two(event, Se("F", "sampled") >> v) if "sampled" in event.name else two(event)
    assert len(parts(graph)) == 1 and bg.compile(graph).notes == ()


def test_an_event_that_reads_one_part_joins_none() -> None:
    """A parameter whose name ends as another's is none of the other part."""
    assert len(parts(two(bg.counter("n", "w > k_v")))) == 2


def test_a_mechanism_hangs_together_and_two_do_not() -> None:
    def swing(name: str) -> Mechanism:
        rod = Link(f"{name}_rod", 2, (0.1, 0.1, 0.1), centre=(0, 0, -0.5))
        return Mechanism(name, [rod], [Revolute(f"{name}_hinge", "ground", rod, "y")], gravity=(0, 0, -9.81))

    assert not any(ALONE in note for note in bg.compile(bg.Graph("s", *swing("a"))).notes)
    assert len(parts(bg.Graph("s", *swing("a"), *swing("b")))) == 2


@pytest.mark.parametrize("count", [9, 12])
def test_of_many_parts_the_first_are_listed(count: int) -> None:
    graph = bg.Graph("many", *(One(f"v{k}") >> I(f"m{k}", 1) for k in range(count)))
    (note,) = (each for each in bg.compile(graph).notes if ALONE in each)
    assert note.startswith(f"{count} unconnected parts, (1) m0, v0; ") and "; ...:" in note
