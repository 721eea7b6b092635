"""DOT: every node and bond, strokes at their ends, places, and no markup out of words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from publishing import GRAPHS, laid_out

from bondgraph import Graph
from bondgraph.draw import dot
from bondgraph.draw.page import Page


def attributes(line: str) -> dict[str, str]:
    return {key: value.strip('"') for key, value in re.findall(r'(\w+)=("(?:[^"\\]|\\.)*"|[^\s\]]+)', line)}


@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph.name)
def test_strokes_and_half_arrows_are_at_their_ends(graph: Graph) -> None:
    drawn = laid_out(graph)
    text = dot.write(drawn, Page())
    edges = [attributes(line) for line in text.splitlines() if " -> " in line]
    assert len(edges) == len(drawn.bonds) and len(re.findall(r"pos=", text)) == len(drawn.nodes)
    for bond, edge in zip(drawn.bonds, edges, strict=True):
        sides = {mark.side for mark in bond.marks}
        assert edge["arrowtail"] == ("tee" if sides == {"tail"} else "none")
        assert edge["arrowhead"] == ("normal" if bond.arrow else "teelvee" if sides == {"head"} else "lvee")
        assert (f"[{bond.size}]" in edge["label"]) == (bond.size > 1)
        assert edge["style"] == ("dashed" if bond.conflict else "solid")


def test_it_says_what_is_lost() -> None:
    head = dot.write(laid_out(GRAPHS[0]), Page()).partition("digraph")[0]
    assert all(word in head for word in ("laws", "rings", "mixed strokes", "flow side", "neato -n"))


def test_words_are_no_markup_and_have_no_escapes() -> None:
    drawn = laid_out(GRAPHS[0])
    first, *others = drawn.nodes
    hostile = replace(first, title='<b>" [URL="javascript:x"]; \\N')
    text = dot.write(replace(drawn, nodes=(hostile, *others)), Page())
    assert r'tooltip="<b>\" [URL=\"javascript:x\"]; \\N"' in text
