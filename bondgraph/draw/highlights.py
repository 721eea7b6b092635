"""What is marked in a diagram: bands along bonds, frames round elements, and a key beneath that says what they are.

Each kind has a width of its own and each mark of it a pattern, so that they are read without colour, which is a second
channel only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import isqrt

from bondgraph.draw import marks
from bondgraph.draw.drawing import PIXEL, Box, Drawing, Highlight, Label, Point
from bondgraph.draw.footer import wrapped
from bondgraph.draw.layout.arrange import MARGIN

SWATCH, GAP, BETWEEN, NARROWEST = 30 * PIXEL, 8 * PIXEL, 5 * PIXEL, 320 * PIXEL
"""Of the key: the length of a pattern, from it to its words, from line to line, and the least width."""
FRAME, AROUND = 160, 3 * PIXEL
"""Width of a frame round an element, and how far it stands off."""
FRAMED = frozenset({"derivative", "conflict"})
"""Kinds whose elements are framed."""


@dataclass(frozen=True)
class Pattern:
    """How a kind of mark is drawn: its width, its dash and gap (none for a solid band), its colour and how strong."""

    width: int
    dash: int
    gap: int
    color: str
    strength: int


PATTERNS = {
    "loops": Pattern(18 * PIXEL, 0, 0, "#e69f00", 35),
    "conflict": Pattern(14 * PIXEL, 3 * PIXEL, 3 * PIXEL, "#d55e00", 60),
    "new": Pattern(12 * PIXEL, 0, 0, "#0072b2", 45),
    "derivative": Pattern(10 * PIXEL, 9 * PIXEL, 4 * PIXEL, "#0072b2", 55),
    "way": Pattern(10 * PIXEL, 2 * PIXEL, 5 * PIXEL, "#56b4e9", 80),
    "choice": Pattern(10 * PIXEL, 4 * PIXEL, 7 * PIXEL, "#cc79a7", 75),
    "because": Pattern(6 * PIXEL, 4 * PIXEL, 3 * PIXEL, "#d55e00", 60),
    "dependent": Pattern(5 * PIXEL, 3 * PIXEL, 5 * PIXEL, "#009e73", 85),
}
"""By kind, broad ones first: narrower bands lie upon them. The colours are told apart by the colour-blind."""


DASHES = tuple((dash * PIXEL, gap * PIXEL) for dash, gap in ((12, 4), (6, 6), (2, 4), (9, 2), (4, 8)))
COLORS = "#0072b2", "#009e73", "#cc79a7", "#56b4e9"
"""Of the second mark of a kind, and further ones, such as of several loops."""


def pattern_of(kind: str, number: int) -> Pattern:
    """How the first, second, ... mark of a kind is drawn, counted from zero: all as wide, no two of twenty alike."""
    first = PATTERNS[kind]
    if number == 0:
        return first
    dash, gap = DASHES[(number - 1) % len(DASHES)]
    color = COLORS[(number - 1) % len(COLORS)]
    return replace(first, dash=dash, gap=gap, color=color)


@dataclass(frozen=True)
class Band:
    """Lines of one width and colour behind the diagram, which has so much `strength` in hundredths."""

    kind: str
    title: str
    lines: tuple[tuple[Point, ...], ...]
    width: int
    color: str
    strength: int


def bands(drawing: Drawing) -> Iterator[Band]:
    """What is painted of the marks, in the order in which it is laid upon each other."""
    order = list(PATTERNS)
    number: Counter[str] = Counter()
    for each in sorted(drawing.highlights, key=lambda h: order.index(h.kind)):
        pattern = pattern_of(each.kind, number[each.kind])
        number[each.kind] += 1
        routes = [drawing.bond(name).route for name in each.bonds] + [each.key] * bool(each.key)
        lines = tuple(piece for route in routes for piece in dashed(route, pattern.dash, pattern.gap))
        yield Band(each.kind, each.text, lines, pattern.width, pattern.color, pattern.strength)
        if each.kind in FRAMED and each.nodes:
            frames = [_corners(drawing.node(name).text.box.grown(AROUND)) for name in each.nodes]
            pieces = tuple(p for frame in frames for p in dashed(frame, pattern.dash, pattern.gap))
            yield Band(each.kind, each.text, pieces, FRAME, pattern.color, 100)


def dashed(route: Sequence[Point], dash: int, gap: int) -> Iterator[tuple[Point, ...]]:
    """A way cut into dashes, corner to corner; all of it where there is no gap.

    >>> [*dashed(((0, 0), (10, 0)), 4, 3)]
    [((0, 0), (4, 0)), ((7, 0), (10, 0))]
    """
    if not gap:
        yield tuple(route)
        return
    for a, b in pairwise(route):
        length, direction = isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2), marks.unit(a, b)
        for start in range(0, length, dash + gap):
            yield marks.along(a, direction, start), marks.along(a, direction, min(start + dash, length))


def _corners(box: Box) -> tuple[Point, ...]:
    """A way round a box, closed."""
    left, top, right, bottom = box.left, box.top, box.right, box.bottom
    return (left, top), (right, top), (right, bottom), (left, bottom), (left, top)


def highlighted(drawing: Drawing, highlights: Sequence[Highlight]) -> Drawing:
    """The drawing with marks, and a key beneath it that says what they mean.

    What is within a closed instance of a submodel is marked at its box.
    """
    if not highlights:
        return drawing
    shown, bonds = {node.name for node in drawing.nodes}, {bond.name for bond in drawing.bonds}
    width = max(drawing.box.width - 2 * MARGIN, NARROWEST)
    left, y = drawing.box.middle[0] - width // 2, drawing.box.bottom
    placed: list[Highlight] = []
    texts: list[Label] = []
    for each in highlights:
        first = y
        for glyphs in wrapped(each.text, width - SWATCH - GAP):
            texts.append(Label("note", glyphs, (left + SWATCH + GAP - glyphs.box.left, y - glyphs.box.top)))
            y = texts[-1].box.bottom + BETWEEN
        middle = first + (texts[-1].box.height // 2)
        nodes = dict.fromkeys(name for node in each.nodes if (name := _visible(node, shown)))
        there = tuple(name for name in each.bonds if name in bonds)
        placed.append(replace(each, nodes=tuple(nodes), bonds=there, key=((left, middle), (left + SWATCH, middle))))
        y += 2 * BETWEEN
    box = Box.union([drawing.box, Box(left, drawing.box.top, left + width, y).grown(MARGIN)])
    legend = (*drawing.legend, *(each.text for each in placed))
    found = replace(drawing, highlights=tuple(placed), texts=(*drawing.texts, *texts), legend=legend, box=box)
    return found.moved(-box.left, -box.top)


def _visible(name: str, shown: set[str]) -> str:
    """The node that stands for an element: itself, or the box that it is in; empty where there is none."""
    while name and name not in shown:
        name = name.rpartition(".")[0]
    return name
