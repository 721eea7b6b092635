"""Strokes that cannot live together are seen in the picture: dashed bonds, and sentences beneath."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ET
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph import BondGraphError, CausalConflict, Graph, causality, compile
from bondgraph.causality.kept import KEPT
from bondgraph.causality.relax import strokes_of
from bondgraph.draw import Drawing, layout, svg
from bondgraph.draw.conflict import broken_at, in_conflict, with_conflict
from bondgraph.draw.footer import NARROWEST, noted
from bondgraph.draw.layout.arrange import MARGIN
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero

f, a, b = One("f"), One("a"), One("b")
GRAPHS = {
    "two sources": (Graph("g", Sf("drive") >> f, Sf("brake") >> f, f >> I("m"), f >> R("r")), {"drive", "brake"}),
    "two efforts": (Graph("g", Se("U") >> Zero("n"), Zero("n") >> Se("W"), Zero("n") >> R("r")), {"U", "W"}),
    "an element": (Graph("g", Se("U") >> TF("n") >> Se("W")), set()),
}


TIED = {
    "two ratios": Graph("g", a >> TF("n") >> b, a >> TF("k") >> b, a >> I("J"), Se("F") >> a),
    "a constraint": Graph("g", (u := One("u", ("x", "y"))) >> I("m"), u << TF("row", [["1", "k"]]) << Sf("hold", 0)),
}
"""Strokes that are not complete, of models that have equations."""


def sentences(drawing: Drawing) -> str:
    """What is written beneath, with the quotation marks of a terminal in place of those of print."""
    printed = " ".join(label.glyphs.plain for label in drawing.texts if label.role == "note")
    return printed.translate({0x2018: "'", 0x2019: "'"})


@pytest.mark.parametrize("name", GRAPHS)
def test_what_is_wrong_stands_beneath_word_for_word(name: str) -> None:
    graph, bonds = GRAPHS[name]
    with pytest.raises(CausalConflict) as caught:
        causality(graph)
    error, drawn = caught.value, layout(graph)
    said = sentences(drawn)
    assert error.law in said and error.remedy[1:] in said and broken_at(strokes_of(graph)) in said
    marked = {bond.name for bond in drawn.bonds if bond.conflict}
    assert marked == bonds or (not bonds and marked)
    assert marked == in_conflict(strokes_of(graph), error)
    root = ET.fromstring(svg(graph))
    dashed = {
        g.get("data-name") for g in root.iter("{http://www.w3.org/2000/svg}g") for p in g if p.get("stroke-dasharray")
    }
    assert dashed == marked


@pytest.mark.parametrize("name", GRAPHS)
def test_the_words_are_wrapped_beneath_the_diagram_and_within_the_picture(name: str) -> None:
    drawn = layout(GRAPHS[name][0])
    notes = [label.box for label in drawn.texts if label.role == "note"]
    lowest = max(node.text.box.bottom for node in drawn.nodes)
    assert len(notes) > 2 and all(box.top > lowest and not drawn.box.left > box.left for box in notes)
    assert all(above.bottom < below.top for above, below in itertools.pairwise(notes))
    assert all(drawn.box.left <= box.left and box.right <= drawn.box.right for box in notes)
    assert drawn.box.width <= max(layout(GRAPHS[name][0], caption="").box.width, NARROWEST + 2 * MARGIN)


def test_a_sound_graph_has_neither() -> None:
    graph = Graph("g", Se("F") >> f, f >> I("m"))
    drawn = layout(graph)
    assert not drawn.texts and not any(bond.conflict for bond in drawn.bonds)
    assert "stroke-dasharray" not in svg(graph)
    assert with_conflict(drawn, strokes_of(graph)) is drawn


def test_lines_of_a_note_stand_equally_far_apart_whatever_their_letters() -> None:
    drawn = noted(layout(Graph("g", Se("F") >> f, f >> I("m"))), ["acenmou " * 8, "gjpqy(|) " * 8])
    heights = [label.at[1] for label in drawn.texts]
    assert len({below - above for above, below in itertools.pairwise(heights)}) == 1 and len(heights) > 3


def test_strokes_that_cannot_be_relaxed_mark_the_parties() -> None:
    once = R("r", effort="F0*sign(f)", one_way=True)
    drawn = layout(Graph("g", Se("a") >> One("x"), One("x") >> once))
    assert "none is drawn" in sentences(drawn) and any(bond.conflict for bond in drawn.bonds)


@pytest.mark.parametrize("name", TIED)
def test_of_a_model_that_has_equations_nothing_is_said_to_be_removed(name: str) -> None:
    graph = TIED[name]
    assert compile(graph).index == 2
    drawn = layout(graph)
    with pytest.raises(CausalConflict) as caught:
        causality(graph)
    words = [sentences(drawn), "\n".join(drawn.legend), str(strokes_of(graph)), strokes_of(graph).told]
    assert all(KEPT in each and "Remove" not in each for each in words) and KEPT in str(caught.value)
    assert any(bond.conflict for bond in drawn.bonds)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_said_to_be_changed_is_refused_on_random_graphs(seed: int) -> None:
    """Few parts on few junctions, many of them sources: most conflict, and some of these have equations."""
    rng = np.random.default_rng(seed)
    junctions = [(One, Zero)[rng.integers(2)](f"j{k}") for k in range(rng.integers(1, 4))]
    between = [TF("n", 2), TF("m", 3), GY("r", 2), None]
    parts = []
    for k in range(1, len(junctions)):
        two = between[rng.integers(4)]
        pair = junctions[rng.integers(k)], junctions[k]
        parts.append(pair[0] >> pair[1] if two is None or k > 1 else pair[0] >> two >> pair[1])
    kinds = [lambda n: Se(n, 1), lambda n: Sf(n, 2), lambda n: Sf(n, "3*t"), I, C, R]
    for k in range(rng.integers(1, 5)):
        parts.append(junctions[rng.integers(len(junctions))] >> kinds[rng.integers(6)](f"x{k}"))
    graph = Graph("g", *parts)
    strokes = strokes_of(graph)
    if strokes.settled:
        with pytest.raises(BondGraphError):
            compile(graph)
    elif strokes.conflict is not None:
        assert "Remove" not in sentences(layout(graph))


def test_what_is_wrong_within_boxes_is_told_as_it_is_where_they_are_opened() -> None:
    @bg.submodel(ports={"shaft": bg.rotational})
    def drive(shaft: Any) -> Any:
        w = One("w")
        return shaft >> w, Sf("a", 1) >> w, Sf("b", 2) >> w

    graph = Graph("driven", Se("tau") >> One("u") >> drive("left")["shaft"])
    whole = sentences(layout(graph)).replace("; the bonds in conflict are dashed", "")
    assert sentences(layout(graph, level=1)) == whole and "broken at left.w" in whole


def test_what_is_named_beneath_boxes_is_said_to_be_in_them() -> None:
    graph, _ = GRAPHS["two sources"]
    rooms = {"wheel": ("f", "drive", "brake", "m")}
    assert "In the box 'wheel' are f, drive, brake." in sentences(layout(graph, level=1, rooms=rooms))
    assert "In the box" not in sentences(layout(graph, rooms=rooms))
