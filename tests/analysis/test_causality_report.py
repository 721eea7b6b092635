"""The report on causality as a value: what it counts from its own items."""

from __future__ import annotations

from dataclasses import replace

import bondgraph as bg
from bondgraph.analysis.causality.findings import Block, Conflict, Size
from bondgraph.analysis.causality.page import page
from bondgraph.analysis.causality.report import Analysis
from bondgraph.elements import I, One, Se

w = One("w")
GRAPH = bg.Graph("g", Se("U") >> w, w >> I("L"))
BARE = Analysis(GRAPH, (), (), (), Size(("p_L",), 1, 1, 0))
CONFLICT = Conflict("they conflict", "w", ("a", "b"), (), (), ("a", "b"), "1a-1a", "over-determined", (), "two", ())


def block(count: int, complete: bool = True) -> Block:
    return Block(("b",), count, complete, 0, ())


def test_assignments_of_independent_blocks_multiply() -> None:
    assert BARE.assignments == 1 and BARE.complete
    several = replace(BARE, blocks=(block(2), block(3), block(1)))
    assert several.assignments == 6 and several.complete


def test_a_block_that_is_not_counted_out_leaves_a_lower_bound() -> None:
    several = replace(BARE, blocks=(block(2), block(64, complete=False)))
    assert several.assignments == 128 and not several.complete


def test_where_strokes_conflict_there_is_none() -> None:
    assert replace(BARE, conflict=CONFLICT, blocks=(block(2),)).assignments == 0


def test_a_report_is_a_value_and_its_text_is_its_page() -> None:
    again = Analysis(bg.Graph("g", w >> I("L"), Se("U") >> w), (), (), (), Size(("p_L",), 1, 1, 0))
    assert again == BARE and hash(again) == hash(BARE)
    assert str(BARE) == page(BARE)
    assert replace(BARE, size=Size((), 0, 0, 0)) != BARE
