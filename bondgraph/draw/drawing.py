"""The drawing: where every mark stands. Lengths are integers, a hundredth of a pixel each; x runs right, y down."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import cycle

PIXEL = 100
"""Units in a pixel."""

Point = tuple[int, int]


@dataclass(frozen=True)
class Box:
    """A rectangle with its sides along the axes."""

    left: int
    top: int
    right: int
    bottom: int

    @staticmethod
    def around(points: Iterable[Point]) -> Box:
        """The smallest box that holds the points."""
        xs, ys = zip(*points, strict=True)
        return Box(min(xs), min(ys), max(xs), max(ys))

    @staticmethod
    def union(boxes: Iterable[Box]) -> Box:
        """The smallest box that holds the boxes."""
        return Box.around([p for b in boxes for p in ((b.left, b.top), (b.right, b.bottom))])

    def grown(self, margin: int) -> Box:
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)

    def moved(self, x: int, y: int) -> Box:
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def overlap(self, other: Box) -> Point:
        """How far two boxes reach into each other, along x and y; both positive where they collide."""
        return (
            min(self.right, other.right) - max(self.left, other.left),
            min(self.bottom, other.bottom) - max(self.top, other.top),
        )

    def hits(self, other: Box) -> bool:
        x, y = self.overlap(other)
        return x > 0 and y > 0

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2


@dataclass(frozen=True)
class Letter:
    """A letter of the font that formulas are set in.

    Args:
        index: its index there.
        at: where its baseline starts.
        size: of the font, in units.
        outline: from there, as SVG path data of absolute commands; empty for a blank.
    """

    index: int
    at: Point
    size: int
    outline: str


@dataclass(frozen=True)
class Glyphs:
    """A typeset text with its baseline's start at the origin.

    Args:
        plain: what it says, without typesetting.
        box: the ink.
        size: the letters' size in units.
        latex: the formula that is typeset; empty where none is.
        letters: those of the outlines that are letters of the font,
        rest: and SVG path data of those that are not: bars of fractions, high brackets.
    """

    plain: str
    box: Box
    size: int
    latex: str = ""
    letters: tuple[Letter, ...] = ()
    rest: str = ""

    @property
    def path(self) -> str:
        """All outlines as SVG path data in units; empty where none could be had."""
        return "".join([*(_moved(letter.outline, letter.at) for letter in self.letters), self.rest])


def _moved(path: str, by: Point) -> str:
    """Path data of absolute commands, moved.

    >>> _moved("M0 0L10 -5z", (1, 2))
    'M1 2L11 -3z'
    """
    along = cycle(by)
    return re.sub(r"-?\d+", lambda found: str(int(found[0]) + next(along)), path)


@dataclass(frozen=True)
class Label:
    """A text at its place.

    Args:
        role: "node", "flow", "effort", "law", "dimension", "signal", "name" for that of a bar, or "selection" for the
            components that a bond takes of a junction; "flow" and "effort" also for junctions; "note", "equation"
            and "caption" beneath the diagram.
        glyphs: what is written.
        at: where its baseline starts.
        framed: whether a box is drawn round it: a free flow or a free effort.
    """

    role: str
    glyphs: Glyphs
    at: Point
    framed: bool = False

    @property
    def ink(self) -> Box:
        return self.glyphs.box.moved(*self.at)

    @property
    def box(self) -> Box:
        return self.ink.grown(FRAME) if self.framed else self.ink


FRAME = 3 * PIXEL


@dataclass(frozen=True)
class Signal:
    """The arrow by which something modulates a node, with what does, at its tail."""

    tail: Point
    head: Point
    label: Label


@dataclass(frozen=True)
class DrawnNode:
    """An element at its place.

    Args:
        cell: its column and row.
        at: the point the bonds aim at.
        text: what stands there.
        clear: where no bond comes: the text, or a square about a junction's digit.
        labels: what is written around it.
    """

    name: str
    title: str
    cell: Point
    at: Point
    text: Label
    clear: Box
    labels: tuple[Label, ...] = ()
    signal: Signal | None = None


@dataclass(frozen=True)
class CausalMark:
    """A causal stroke.

    Args:
        side: the end of the bond it stands at, "tail" or "head".
        line: its two ends.
        mixed: whether only some components of the multibond have their stroke here; it is drawn broken.
    """

    side: str
    line: tuple[Point, Point]
    mixed: bool = False

    @property
    def pieces(self) -> tuple[tuple[Point, Point], ...]:
        """The lines to draw: one, or for a mixed stroke its two outer thirds."""
        (x1, y1), (x2, y2) = self.line
        if not self.mixed:
            return (self.line,)
        near = x1 + (x2 - x1) * 32 // 100, y1 + (y2 - y1) * 32 // 100
        far = x2 + (x1 - x2) * 32 // 100, y2 + (y1 - y2) * 32 // 100
        return ((x1, y1), near), (far, (x2, y2))


@dataclass(frozen=True)
class DrawnBond:
    """A bond at its place.

    Args:
        route: its corners, from tail to head.
        lines: the lines to draw: one, or two parallel ones for a multibond, parted where the ring stands.
        half_arrow: from its tip outwards to the flow side; none on a signal.
        arrow: the corners of a signal's full arrow head; none on a bond that carries power.
        marks: the causal strokes.
        ring: middle and radius of the ring round a multibond's dimension.
        conflict: whether its stroke breaks a law: it is dashed.
        wire: whether it is no bond but leads from or to a block: it is dashed.
    """

    name: str
    title: str
    tail: str
    head: str
    size: int
    route: tuple[Point, ...]
    lines: tuple[tuple[Point, ...], ...]
    half_arrow: tuple[Point, ...] = ()
    arrow: tuple[Point, ...] = ()
    marks: tuple[CausalMark, ...] = ()
    ring: tuple[Point, int] | None = None
    conflict: bool = False
    wire: bool = False
    labels: tuple[Label, ...] = ()


@dataclass(frozen=True)
class Room:
    """What belongs together, shaded behind the rest: the names of nodes, and of the bonds between them.

    An instance of a submodel has its own name written there, as its label.
    """

    name: str
    nodes: tuple[str, ...]
    bonds: tuple[str, ...]
    label: Label | None = None


@dataclass(frozen=True)
class Highlight:
    """Something marked in a diagram.

    Args:
        kind: of the mark, as `draw.highlights.PATTERNS` has them.
        text: what is marked, for the key.
        nodes, bonds: by name, where.
        key: where its pattern stands beside the text.
    """

    kind: str
    text: str
    nodes: tuple[str, ...]
    bonds: tuple[str, ...]
    key: tuple[Point, ...] = ()


@dataclass(frozen=True)
class Drawing:
    """A bond graph as marks at their places, all within `box`.

    Args:
        legend: what the marks mean and what is to be said about this graph, a sentence each.
        texts: what stands beneath the diagram.
        rooms: what is shaded.
        highlights: what is marked.
    """

    name: str
    box: Box
    nodes: tuple[DrawnNode, ...]
    bonds: tuple[DrawnBond, ...]
    legend: tuple[str, ...] = ()
    texts: tuple[Label, ...] = ()
    rooms: tuple[Room, ...] = ()
    highlights: tuple[Highlight, ...] = ()

    def node(self, name: str) -> DrawnNode:
        return next(node for node in self.nodes if node.name == name)

    def bond(self, name: str) -> DrawnBond:
        return next(bond for bond in self.bonds if bond.name == name)

    def moved(self, x: int, y: int) -> Drawing:
        """The same drawing elsewhere."""
        return replace(
            self,
            box=self.box.moved(x, y),
            nodes=tuple(_moved_node(node, x, y) for node in self.nodes),
            bonds=tuple(_moved_bond(bond, x, y) for bond in self.bonds),
            texts=tuple(_moved_label(text, x, y) for text in self.texts),
            rooms=tuple(replace(r, label=r.label and _moved_label(r.label, x, y)) for r in self.rooms),
            highlights=tuple(replace(h, key=tuple((a + x, b + y) for a, b in h.key)) for h in self.highlights),
        )


def _moved_label(label: Label, x: int, y: int) -> Label:
    return replace(label, at=(label.at[0] + x, label.at[1] + y))


def _moved_node(node: DrawnNode, x: int, y: int) -> DrawnNode:
    signal = node.signal and Signal(
        (node.signal.tail[0] + x, node.signal.tail[1] + y),
        (node.signal.head[0] + x, node.signal.head[1] + y),
        _moved_label(node.signal.label, x, y),
    )
    return replace(
        node,
        at=(node.at[0] + x, node.at[1] + y),
        text=_moved_label(node.text, x, y),
        clear=node.clear.moved(x, y),
        labels=tuple(_moved_label(label, x, y) for label in node.labels),
        signal=signal,
    )


def _moved_bond(bond: DrawnBond, x: int, y: int) -> DrawnBond:
    def line(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((px + x, py + y) for px, py in points)

    ring = bond.ring
    return replace(
        bond,
        route=line(bond.route),
        lines=tuple(line(points) for points in bond.lines),
        half_arrow=line(bond.half_arrow),
        arrow=line(bond.arrow),
        marks=tuple(replace(m, line=(line(m.line)[0], line(m.line)[1])) for m in bond.marks),
        ring=ring and ((ring[0][0] + x, ring[0][1] + y), ring[1]),
        labels=tuple(_moved_label(label, x, y) for label in bond.labels),
    )
