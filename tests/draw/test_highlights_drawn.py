"""Marks in a diagram: told apart without colour, in every format, and no hindrance to what is read."""

from __future__ import annotations

from pathlib import Path

from legibility import faults

import bondgraph as bg
from bondgraph.draw import Drawing, layout
from bondgraph.draw.drawing import Box, Highlight
from bondgraph.draw.highlights import PATTERNS, bands, dashed, highlighted, pattern_of
from bondgraph.elements import TF, I, One, R, Se

w, v = One("w"), One("v")
GEARED = bg.Graph("geared", Se("M") >> w, w >> I("J"), w >> TF("n") >> v, v >> I("m"), v >> R("b"))
ALL = tuple(Highlight(kind, f"Marked as {kind}.", ("m",), ("w-n", "m")) for kind in PATTERNS)


def drawn(*highlights: Highlight) -> Drawing:
    return layout(GEARED, mark=highlights)


def test_each_kind_has_a_pattern_of_its_own_without_colour() -> None:
    looks = [(p.width, p.dash, p.gap) for p in PATTERNS.values()]
    assert len({*looks}) == len(looks)
    widths = [p.width for p in PATTERNS.values()]
    assert widths == sorted(widths, reverse=True), "narrow ones lie upon broad ones"


def test_marks_of_one_kind_are_told_apart() -> None:
    loops = [Highlight("loops", f"Loop {k}.", (), (name,)) for k, name in enumerate(("w-n", "m", "b"))]
    drawing = drawn(*loops)
    swatches = [
        tuple((a[0] - each.key[0][0], b[0] - each.key[0][0]) for a, b in band.lines if a[1] == each.key[0][1])
        for each, band in zip(drawing.highlights, bands(drawing), strict=True)
    ]
    assert len({*swatches}) == 3
    for kind in PATTERNS:
        assert len({pattern_of(kind, number) for number in range(20)}) == 20


def test_dashes_lie_on_their_way_and_leave_gaps() -> None:
    pieces = [*dashed(((0, 0), (1000, 0), (1000, 500)), 300, 200)]
    assert pieces == [
        ((0, 0), (300, 0)),
        ((500, 0), (800, 0)),
        ((1000, 0), (1000, 300)),
    ]
    assert [*dashed(((0, 0), (9, 9)), 0, 0)] == [((0, 0), (9, 9))]


def test_what_is_marked_is_along_its_bonds_and_the_key_beneath() -> None:
    drawing = drawn(ALL[0])
    (band,) = bands(drawing)
    assert band.lines == (*(drawing.bond(name).route for name in ("w-n", "m")), drawing.highlights[0].key)
    bottom = max(node.text.box.bottom for node in drawing.nodes)
    assert all(y > bottom for _, y in drawing.highlights[0].key)
    everything = Box(0, 0, drawing.box.right, drawing.box.bottom)
    for each in bands(drawn(*ALL)):
        assert all(everything.left <= x for line in each.lines for x, _ in line)


def test_a_marked_diagram_is_as_legible_and_the_same_each_time() -> None:
    drawing = drawn(*ALL)
    assert not faults(drawing) and drawn(*ALL) == drawing
    assert highlighted(drawing, ()) is drawing
    assert [each.kind for each in bands(drawing)] == [
        k for k in PATTERNS for _ in range(1 + (k in ("conflict", "derivative")))
    ]


def test_every_format_has_them(tmp_path: Path) -> None:
    plain, marked = ({}, {"mark": ("derivative", "dependent", "loops")})
    svg = GEARED.svg(**marked)  # type: ignore[arg-type]
    assert svg.count('class="highlight') == 3 and "<title>In derivative causality: m.</title>" in svg
    for ending in ("pdf", "png", "tex"):
        sizes = []
        for number, options in enumerate((plain, marked)):
            path = GEARED.draw(tmp_path / f"{number}.{ending}", **options)  # type: ignore[arg-type]
            sizes.append(path.stat().st_size)
        assert sizes[1] > sizes[0]
    tex = (tmp_path / "1.tex").read_text(encoding="utf-8")
    assert all(f"% {kind}" in tex for kind in ("derivative", "dependent")) and "% loops" not in tex


def test_what_is_in_a_box_is_marked_at_the_box() -> None:
    @bg.submodel(ports={"shaft": bg.rotational})
    def wheel(shaft, *, m="m"):  # type: ignore[no-untyped-def]
        hub = One("hub")
        return shaft >> hub, hub >> I("m", m), hub >> R("b")

    front = wheel("front")
    graph = bg.Graph("car", Se("F") >> w, w >> front["shaft"])
    mark = Highlight("derivative", "Marked.", ("front.m",), ())
    assert layout(graph, level=1, mark=(mark,)).highlights[0].nodes == ("front",)
