"""What stands behind a conflict: a smallest set of laws, the paths that meet, and changes that settle it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import bondgraph as bg
from bondgraph.analysis.causality.conflict import conflict
from bondgraph.analysis.causality.findings import Conflict
from bondgraph.analysis.causality.stroke_constraints import Strokes
from bondgraph.causality.assign import Assigning, assign
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.errors import CausalConflict

w, v, z = One("w"), One("v"), Zero("z")
GRAPHS = {
    "efforts": (Se("a") >> z, Se("b") >> z, z >> R("r")),
    "flows": (Sf("a") >> w, Sf("b") >> w, w >> I("J")),
    "unset": (Se("a") >> w, Se("b") >> w),
    "across": (Se("a") >> z, z << Sf("b"), Se("c") >> z, z >> w, w >> I("J")),
    "far": (Sf("a") >> w >> TF("n") >> v >> TF("k") >> One("u") << Sf("b"), w >> I("J"), v >> I("m"), C("c") << z >> v),
}


def found(name: str) -> tuple[bg.Graph, Conflict]:
    graph = bg.Graph(name, *GRAPHS[name])
    work = Assigning(graph, (), None)
    with pytest.raises(CausalConflict) as refused:
        work.run()
    return graph, conflict(graph, refused.value, work.without_setter)


@pytest.mark.parametrize("name", GRAPHS)
def test_the_set_conflicts_and_without_any_one_of_its_laws_it_does_not(name: str) -> None:
    graph, told = found(name)
    strokes = Strokes(graph)
    items = frozenset(item for item in strokes.items if item[0] in told.elements)
    assert strokes.satisfiable(items) is False
    for left_out in told.elements:
        assert strokes.satisfiable(frozenset(item for item in items if item[0] != left_out))


@pytest.mark.parametrize("name", GRAPHS)
def test_every_remedy_leaves_strokes_that_the_procedure_finds(name: str) -> None:
    graph, told = found(name)
    assert told.remedies and told.exists is False and told.strokes == ()
    for remedy in told.remedies:
        assert remedy.graph != graph
        if not remedy.left:
            assert assign(remedy.graph).strokes
        if remedy.action == "remove":
            assert set(remedy.parties).isdisjoint(remedy.graph.elements)
        if remedy.action in ("insert", "hang"):
            assert set(graph.elements) < set(remedy.graph.elements)


@pytest.mark.parametrize("name", GRAPHS)
def test_each_path_leads_along_bonds_that_touch_from_a_party_to_the_place(name: str) -> None:
    graph, told = found(name)
    for path in told.paths:
        ends = [set(graph.bond(bond).elements) for bond in path]
        assert all(one & next_ for one, next_ in pairwise(ends))
        assert ends[0] & set(told.parties)
        assert told.place in ends[-1]


def test_sources_of_one_kind_are_told_apart_from_a_source_that_nothing_yields_to() -> None:
    answers = {name: found(name)[1] for name in GRAPHS}
    assert answers["efforts"].parties == ("a", "b") and answers["efforts"].kind == "1a-1a"
    assert "effort in parallel" in answers["efforts"].meaning and "flow in series" in answers["flows"].meaning
    assert (answers["flows"].junction, answers["unset"].junction) == ("over-determined", "under-determined")
    assert "gives way" in answers["unset"].meaning
    assert {remedy.action for remedy in answers["unset"].remedies} >= {"hang"}
    assert not {remedy.action for remedy in answers["efforts"].remedies} & {"hang"}


def test_two_sources_settle_by_taking_either_away() -> None:
    _, told = found("flows")
    assert {remedy.parties for remedy in told.remedies if remedy.action == "remove"} == {("a",), ("b",)}
