"""What is drawn of a drawing: lines, filled shapes, rings and labels, the same in every file that it is written to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bondgraph.draw import marks
from bondgraph.draw.drawing import PIXEL, Box, Drawing, DrawnBond, DrawnNode, Label, Point, Room, Signal

LINE = 130
"""Width of bonds, in units."""
STROKE = 180
THIN = 90
ROOM = 40 * PIXEL
"""Width of the shade along bonds."""
ROUNDED = ROOM // 4
"""Radius of the corners of a shade."""
SHADE = 7
"""How much of the lines' colour a shade has, in hundredths."""
DASHES = 4 * PIXEL, 3 * PIXEL
"""Of wires, and of bonds in conflict: the line, and the gap."""
ARROW = (6 * PIXEL, 5 * PIXEL // 2)


@dataclass(frozen=True)
class Line:
    """Lines of one kind, each from corner to corner."""

    kind: str
    lines: tuple[tuple[Point, ...], ...]
    width: int
    dashed: bool = False


@dataclass(frozen=True)
class Fill:
    """A filled shape."""

    kind: str
    corners: tuple[Point, ...]


@dataclass(frozen=True)
class Ring:
    """A circle round a dimension."""

    middle: Point
    radius: int
    width: int = THIN


Piece = Line | Fill | Ring | Label


@dataclass(frozen=True)
class Shade:
    """What is shaded of a room: along its bonds, and about what is written there; `depth` rooms reach over it all."""

    routes: tuple[tuple[Point, ...], ...]
    boxes: tuple[Box, ...]
    depth: int


def of_bond(bond: DrawnBond) -> Iterator[Piece]:
    """A bond with its marks and labels."""
    if bond.arrow:
        yield Line("signal-line", bond.lines, THIN, bond.wire)
        yield Fill("arrow", bond.arrow)
    else:
        yield Line("bond-line", bond.lines, LINE, bond.conflict)
        yield Line("half-arrow", (bond.half_arrow,), LINE)
    for mark in bond.marks:
        yield Line("mixed-stroke" if mark.mixed else "causal-stroke", mark.pieces, STROKE)
    if bond.ring:
        yield Ring(*bond.ring)
    yield from bond.labels


def of_node(node: DrawnNode) -> Iterator[Piece]:
    """A node with its labels, without the signal into it."""
    yield node.text
    yield from node.labels


def of_signal(signal: Signal) -> Iterator[Piece]:
    """A thin line with a full arrow head."""
    direction = x, y = marks.unit(signal.tail, signal.head)
    back, out = ARROW
    foot = marks.along(signal.head, direction, -back)
    yield Line("signal-line", ((signal.tail, foot),), THIN)
    yield Fill("arrow", (signal.head, marks.along(foot, (-y, x), out), marks.along(foot, (y, -x), out)))
    yield signal.label


def of_room(drawing: Drawing, room: Room) -> Shade:
    """The shade behind what belongs together."""
    nodes, bonds = [drawing.node(name) for name in room.nodes], [drawing.bond(name) for name in room.bonds]
    labels = [label for node in nodes for label in node.labels] + [label for bond in bonds for label in bond.labels]
    labels += [room.label] if room.label else []
    boxes = [box.grown(ROOM // 8) for box in (*(node.clear for node in nodes), *(label.box for label in labels))]
    depth = sum({*room.nodes} <= {*other.nodes} for other in drawing.rooms)
    return Shade(tuple(bond.route for bond in bonds), tuple(boxes), depth)


def texts(drawing: Drawing) -> tuple[Label, ...]:
    """What stands beneath the diagram, and the names of rooms."""
    return (*drawing.texts, *(room.label for room in drawing.rooms if room.label))


def of_drawing(drawing: Drawing) -> Iterator[Piece]:
    """All of a drawing but the shades of rooms, which lie behind it."""
    for bond in drawing.bonds:
        yield from of_bond(bond)
    for node in drawing.nodes:
        yield from of_node(node)
        if node.signal:
            yield from of_signal(node.signal)
    yield from texts(drawing)
