"""SVG: the outline of each letter is there once, and each label is made of such."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import bondgraph as bg
from bondgraph.draw import layout, pieces
from bondgraph.draw.drawing import Glyphs, Label, Letter
from bondgraph.draw.svg import write
from bondgraph.elements import GY, C, I, One, R, Se

SVG, HREF = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}href"
i, w = One("i"), One("omega")
GRAPHS = [
    bg.Graph("motor", Se("U", 12) >> i >> GY("K_1") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b", "x**2")),
    bg.Graph("fractions", Se("U", "a/(b + 1)") >> i, i >> C("c", "sqrt(2)/k"), i >> I("L", 1)),
]


def written(text: str, names: dict[str, str]) -> list[tuple[str, str]]:
    """For each label its words, and its outlines at their places."""
    labels = [g for g in ET.fromstring(text).iter(f"{SVG}g") if "label" in (g.get("class") or "").split()]
    found = []
    for label in labels:
        letters = [
            Letter(0, (int(use.get("x", "")), int(use.get("y", ""))), 0, names[use.get(HREF, "")[1:]])
            for use in label.iter(f"{SVG}use")
        ]
        rest = "".join(path.get("d", "") for path in label.iter(f"{SVG}path"))
        box = layout(GRAPHS[0]).box
        found.append((label.get("data-text") or "", Glyphs("", box, 0, letters=tuple(letters), rest=rest).path))
    return found


def defined(text: str) -> dict[str, str]:
    return {each.get("id", ""): each.get("d", "") for each in ET.fromstring(text).findall(f"{SVG}defs/{SVG}path")}


@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph.name)
def test_labels_are_what_is_typeset_by_letters_that_are_there_once(graph: bg.Graph) -> None:
    drawn = layout(graph, caption="A letter, a letter")
    text = write(drawn, scale=1, background=None, color="black")
    names = defined(text)
    labels = [piece for piece in pieces.of_drawing(drawn) if isinstance(piece, Label)]
    assert sorted(written(text, names)) == sorted((label.glyphs.plain, label.glyphs.path) for label in labels)
    assert len({*names.values()}) == len(names) < text.count("<use")


def test_a_page_of_several_drawings_defines_each_letter_once() -> None:
    first, second = (layout(graph, caption=f"{graph.name} 2") for graph in GRAPHS)
    alone = defined(write(second, scale=1, background=None, color="black"))
    text = write(second, scale=1, background=None, color="black", known=[first])
    before = defined(write(first, scale=1, background=None, color="black"))
    assert alone.keys() & before.keys() and not before.keys() & defined(text).keys()
    assert before | defined(text) == before | alone  # what has one name is one outline
