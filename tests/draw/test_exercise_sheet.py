"""A diagram without strokes, as a sheet for an exercise, tells nothing that follows from causality."""

from __future__ import annotations

import re

import pytest
from random_graphs import Seeded, mechanism, network

import bondgraph as bg
from bondgraph import BondGraphError, Graph
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero

i, w, v = One("i"), One("w"), One("v")
GEARED = Graph("geared", Se("M") >> w, w >> I("J"), w >> TF("n") >> v, v >> I("m"))
CLASH = Graph("clash", Sf("drive") >> w, Sf("brake") >> w, w >> I("J"))
ANSWERS = re.compile(r"causal-stroke|mixed-stroke|class=\"free\"|conflict|effort into|causal|assignment", re.IGNORECASE)


def sheet(graph: Graph | bg.CausalGraph) -> str:
    from bondgraph.draw import svg

    return svg(graph, strokes=False)


def with_random(seeds: int) -> list[Graph]:
    mechanisms = [mechanism(Seeded(k)) for k in range(seeds // 3)]
    return [GEARED, CLASH, *(network(Seeded(k)) for k in range(seeds)), *mechanisms]


def test_a_sheet_has_no_strokes_and_nothing_that_follows_from_them() -> None:
    for graph in with_random(9):
        assert not ANSWERS.findall(sheet(graph)), graph


@pytest.mark.parametrize("strokes", [{"J": "J"}, {"J": "w"}, {"m": "m"}])
def test_sheets_of_different_strokes_are_the_same(strokes: dict[str, str]) -> None:
    assert sheet(bg.causality(GEARED, strokes=strokes)) == sheet(GEARED)


def test_the_sheet_has_every_bond_and_half_arrow() -> None:
    text = GEARED.svg(strokes=False)
    assert text.count('class="half-arrow"') == len(GEARED.bonds)
    assert text.count('class="bond"') == len(GEARED.bonds)


def test_a_sheet_is_as_legible_as_the_answer() -> None:
    from legibility import faults

    from bondgraph.draw import layout

    n = Zero("n")
    rc = Graph("rc", Se("U") >> i, i >> R("Ra"), i >> n, n >> C("Ca"), n >> R("Rb"))
    for graph in (GEARED, CLASH, rc):
        assert not faults(layout(graph, strokes=False))


def test_a_graph_that_has_no_strokes_at_all_is_a_sheet_like_any_other() -> None:
    with pytest.raises(BondGraphError):
        bg.causality(CLASH)
    assert "two bonds" not in sheet(CLASH)
