"""What lecturers use, on every graph of the examples: sheets tell nothing, steps replay, our strokes are right."""

from __future__ import annotations

import re

import pytest
from example_graphs import EXAMPLES, graphs
from replayed import follows

import bondgraph as bg
from bondgraph.causality.causal_graph import label

QUICK = {"skate"}
LARGE = 40
"""Graphs of more bonds are left out."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(path.stem, marks=[] if path.stem in QUICK else [pytest.mark.slow])
        for path in sorted(EXAMPLES.glob("*.py"))
    ],
)
def test_an_example_can_be_taught(name: str) -> None:
    for graph in graphs(name).values():
        if len(graph.bonds) > LARGE:
            continue
        assert not re.search(r"causal|mixed-stroke|effort into", graph.svg(strokes=False))
        try:
            causal = bg.causality(graph)
        except bg.CausalConflict:
            assert bg.grade(graph, {}).verdict in ("no answer", "right so far")
            continue
        follows(causal)
        own = {label(graph, key): graph.bond(key[0]).end(s.side).element for key, s in causal.strokes.items()}
        found = bg.grade(graph, own)
        assert found.verdict == "as assigned" and found.complete and not found.follows and not found.choices
        assert causal.assignments(limit=2).total >= 1
