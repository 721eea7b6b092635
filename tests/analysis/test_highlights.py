"""What is marked in a diagram is what the report says in words, no more and no less."""

from __future__ import annotations

import pytest
from example_graphs import EXAMPLES, graphs
from random_graphs import Seeded, network

import bondgraph as bg
from bondgraph import StructureError
from bondgraph.analysis.causality.highlights import KINDS, highlights
from bondgraph.elements import TF, I, One, R, Se, Sf, Zero

source, supply, rotor, load = One("source"), Zero("supply"), One("rotor"), One("load")
DRIVE = bg.Graph(
    "drive",
    *(Se("U") >> source >> supply, source >> R("Ri"), supply >> R("Rs"), supply >> rotor, rotor >> I("J")),
    rotor >> TF("n") >> load >> I("m"),
)
CLASH = bg.Graph("clash", Sf("a") >> rotor, Sf("b") >> rotor, rotor >> I("J"), rotor >> R("r"))
QUICK = {"skate"}


def as_reported(graph: bg.Graph) -> None:
    """The law: the bonds and elements marked are those of the findings, kind by kind."""
    report = bg.analyse(graph)
    with pytest.MonkeyPatch.context() as patch:  # analysed once
        patch.setattr("bondgraph.analysis.causality.highlights.analyse", lambda _: report)
        found = highlights(graph, tuple(KINDS))
    bonds = {kind: {name for each in found if each.kind == kind for name in each.bonds} for kind in KINDS}
    nodes = {kind: {name for each in found if each.kind == kind for name in each.nodes} for kind in KINDS}
    derivative = [storage for storage in report.storages if not storage.integral]
    assert nodes["derivative"] == {s.store for s in derivative} and bonds["derivative"] == {s.bond for s in derivative}
    assert bonds["loops"] == {name for loop in report.loops for name in loop.bonds}
    assert bonds["dependent"] == {name for d in report.dependents for m in d.masters for name in m.bonds}
    if report.conflict:
        assert {*report.conflict.elements} <= nodes["conflict"] and {*report.conflict.bonds} <= bonds["conflict"]
    elif not (report.refusal or report.locked or report.loose):
        assert not nodes["conflict"] and not bonds["conflict"]
    assert all(each.nodes or each.bonds or each.kind in ("conflict", "dependent") for each in found), "a key to nothing"


def test_marks_are_what_the_report_says() -> None:
    for graph in (DRIVE, CLASH, *(network(Seeded(k), largest=3) for k in range(5))):
        as_reported(graph)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(path.stem, marks=[] if path.stem in QUICK else [pytest.mark.slow])
        for path in sorted(EXAMPLES.glob("*.py"))
        if "linkage" not in path.stem
    ],
)
def test_marks_are_what_the_report_says_of_every_example(name: str) -> None:
    for graph in graphs(name).values():
        if len(graph.bonds) < 40:
            as_reported(graph)


def test_strokes_of_ones_own_are_marked_as_they_stand() -> None:
    causal = bg.causality(DRIVE, strokes={"m": "m"})
    (mark,) = highlights(causal, "derivative")
    assert mark.nodes == ("J",) and "In derivative causality: J." in causal.svg(mark="derivative")


def test_a_mark_that_does_not_exist_is_refused_with_the_nearest() -> None:
    for wrong, words in (("loop", "did you mean 'loops'"), ("colours", "derivative, dependent, loops, conflict")):
        with pytest.raises(StructureError) as refused:
            DRIVE.svg(mark=wrong)
        assert words.lower() in str(refused.value).lower()
