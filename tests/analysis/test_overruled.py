"""Strokes put by the author that contradict the laws: the fewest that do, and what taking one off makes possible."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.analysis.causality.author import overruled
from bondgraph.analysis.causality.findings import Conflict
from bondgraph.causality.assign import assign
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.errors import CausalConflict

w, z = One("w"), Zero("z")
GRAPH = bg.Graph("net", Se("U") >> w, w >> I("L"), w >> z, z >> C("c"), z >> R("R1"), z >> R("R2"))
SOUND = {"L": "L", "R1": "R1"}


def told(graph: bg.Graph, strokes: dict[str, str]) -> Conflict | None:
    with pytest.raises(CausalConflict) as refused:
        assign(graph, strokes=strokes)
    return overruled(graph, strokes, refused.value)


@pytest.mark.parametrize(
    ("wrong", "releases"),
    [
        ({"c": "z", "R2": "z"}, {"c", "R2"}),  # two efforts on one 0-junction; either may be taken off
        ({"U": "U"}, {"U"}),  # a source of effort does not receive its effort
        ({"L": "w", "w-z": "w"}, {"L", "w-z"}),  # nothing or everything would set the flow
    ],
)
def test_the_fewest_strokes_that_conflict_are_named_and_each_may_be_taken_off(
    wrong: dict[str, str], releases: set[str]
) -> None:
    strokes = {**SOUND, **wrong}
    found = told(GRAPH, strokes)
    assert found is not None
    assert set(found.parties) == set(found.bonds) <= set(wrong)
    assert found.kind == "author" and found.exists
    for name in found.parties:  # without any one of them the others can stand
        fewer = {other: strokes[other] for other in found.parties if other != name}
        assert assign(GRAPH, strokes=fewer).strokes
    for remedy in found.remedies:
        (name,) = remedy.parties
        left = {other: element for other, element in strokes.items() if other != name}
        causal = assign(GRAPH, strokes=left)
        assert all(GRAPH.bond(b).end(causal.strokes[b, 0].side).element == element for b, element in left.items())
    assert {name for remedy in found.remedies for name in remedy.parties} == releases


def test_the_strokes_that_are_possible_without_them_are_those_of_the_procedure() -> None:
    found = told(GRAPH, {"U": "U"})
    assert found is not None
    causal = assign(GRAPH)
    assert dict(found.strokes) == {
        bond: GRAPH.bond(bond).end(stroke.side).element for (bond, _), stroke in causal.strokes.items()
    }
    assert set(found.elements) == {"U", "w"}


def test_a_graph_that_conflicts_by_itself_is_not_the_authors_fault() -> None:
    shorted = bg.Graph("shorted", Se("a") >> z, Se("b") >> z, z >> R("r"))
    with pytest.raises(CausalConflict) as refused:
        assign(shorted)
    assert overruled(shorted, {"r": "r"}, refused.value) is None
    assert overruled(GRAPH, {}, refused.value) is None
