"""Strokes taken over after a rewriting: those a new assignment would find, or none."""

from __future__ import annotations

import pytest
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.causality.assign import assign
from bondgraph.causality.extend import extended
from bondgraph.elements import TF, I, One, R, Se, Sf
from bondgraph.kinetics.change_of_velocities import driven


def sides(causal: bg.CausalGraph) -> dict[tuple[str, int], str]:
    return {key: stroke.side for key, stroke in causal.strokes.items()}


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_a_graph_that_stays_keeps_its_strokes(name: str) -> None:
    causal = bg.causality(CATALOGUE[name]().graph)
    found = extended(causal, causal.graph)
    assert found is not None and sides(found) == sides(causal) and found.free == causal.free


def test_what_is_put_in_has_the_strokes_that_an_assignment_gives_it() -> None:
    """f = B f' before the velocities of a free body, whose first two follow from the third and a source."""
    f, v = One("f", ("a", "b", "c")), One("v", ("x", "y", "z"))
    body = f >> TF("T", (("1", "0", "q"), ("0", "1", "0"), ("0", "0", "1"))) >> v >> I("m"), Se("F") >> f["a"]
    free = bg.Graph("body", *body)
    held = driven(bg.Graph("body", *body, f << TF("rows", (("q", "1", "0"), ("0", "1", "q"))) << Sf("wall", (0, 0))))
    found = extended(bg.causality(free), held)
    assert found is not None and sides(found) == sides(assign(held)) and found.free == assign(held).free


def test_strokes_that_contradict_a_junction_are_not_taken_over() -> None:
    v = One("v")
    free = bg.causality(bg.Graph("free", Se("F") >> v, v >> R("b")))
    assert extended(free, bg.Graph("driven", Se("F") >> v, v >> R("b"), Sf("V") >> v)) is None
