"""Where a label may stand: around a node, beside a bond, at the tail of a modulating signal. Best places first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from bondgraph.draw import marks
from bondgraph.draw.drawing import PIXEL, Box, DrawnBond, DrawnNode, Glyphs, Point
from bondgraph.draw.labels.placement import AN_EM, CLEAR, Position, UnplacedLabel

NEAR = 5 * PIXEL
BESIDE = 5 * PIXEL
RINGED = 10 * PIXEL
OFF_RING = 6 * PIXEL
"""By how much rows and columns rather part than a label stands elsewhere than over the ring."""
BEHIND_RING = 4 * PIXEL
"""Along a bond, from its ring to a label that has no place over it."""
PARTS = (50, 40, 60, 32, 68, 25, 75, 18, 82, 11, 89)
"""How far along a piece of a bond its label may stand, in hundredths."""
NEAR_END = 4 * PIXEL, 8 * PIXEL, 14 * PIXEL, 20 * PIXEL
FURTHER = 28 * PIXEL, 38 * PIXEL, 50 * PIXEL, 64 * PIXEL, 80 * PIXEL
"""How far from a bond's end the components it takes there may be written; further only on its nearer half."""
MISREAD = 60 * PIXEL
"""By how much rows and columns rather part than what a junction shares reads as the variable of one more bond."""
SIDED = 120 * PIXEL
"""By how much rows and columns rather part than such components stand on the other side."""
STUB = 18 * PIXEL
CAPITAL = 66
"""Height of a capital in hundredths of the letters' size."""


def centred(glyphs: Glyphs, at: Point) -> Point:
    """Where the baseline starts so that the capitals' middle, not that of an index below, is at a point."""
    return at[0] - glyphs.box.middle[0], at[1] + glyphs.size * CAPITAL // 200


def _at(glyphs: Glyphs, x: int, y: int, across: int, down: int, frame: int = 0) -> Point:
    """The baseline of ink at x, y: to the left, about or to the right of it (-1, 0, 1), above, about or below it."""
    box = glyphs.box.grown(frame)
    left = {-1: x - box.width, 0: x - box.width // 2, 1: x}[across]
    top = {-1: y - box.height, 0: y - box.height // 2, 1: y}[down]
    return left - box.left, top - box.top


def around_node(node: DrawnNode, glyphs: Glyphs, order: str, frame: int = 0) -> tuple[Position, ...]:
    """Positions above (N), below (S), right (E), left (W) of a node's text, and the four corners (/).

    The corners begin below at the right, which is the flow side of both bonds beside it.

    Args:
        frame: how far a frame round the text reaches beyond it.
    """
    box, (x, y) = node.text.box, node.at
    wide = glyphs.box.width // 2 > node.clear.width // 2
    past = marks.STROKE + marks.APART + CLEAR + 2 * PIXEL if wide else 0
    corner = marks.STROKE + 3 * marks.APART
    places = {
        "N": [(x, min(box.top - NEAR, y - past), 0, -1)],
        "S": [(x, max(box.bottom + NEAR, y + past), 0, 1)],
        "E": [(box.right + NEAR, y, 1, 0)],
        "W": [(box.left - NEAR, y, -1, 0)],
        "/": [
            *((x + a * corner, y + b * corner, a, b) for b in (1, -1) for a in (1, -1)),
            *((x + a * 3 * corner // 2, y + b * corner, a, b) for b in (1, -1) for a in (1, -1)),
            *((x + a * 2 * corner, y + b * corner, a, b) for b in (1, -1) for a in (1, -1)),
            *((x + a * k * corner, y + b * k * corner, a, b) for k in (2, 3) for b in (1, -1) for a in (1, -1)),
        ],
    }
    tight = [Position(_at(glyphs, *place)) for letter in "NS" for place in places[letter]] if frame else []
    loose = [Position(_at(glyphs, *place, frame)) for letter in order for place in places[letter]]
    return (*loose[:4], *tight, *loose[4:])


def shared_at(
    node: DrawnNode, role: str, bonds: Iterable[DrawnBond], glyphs: Glyphs, frame: int, vertical: str
) -> tuple[Position, ...]:
    """Positions for the flow or the effort that a junction shares, a flow rather below it, an effort above it.

    Best are those on that side of none of its bonds: there it would read as what that bond alone carries.
    """
    ends = ((bond.route[:2] if bond.tail == node.name else bond.route[:-3:-1]) for bond in bonds)
    ways = [marks.unit(a, b) for a, b in ends]
    sign = 1 if role == "flow" else -1

    def misread(position: Position) -> int:
        x, y = glyphs.box.moved(position.at[0] - node.at[0], position.at[1] - node.at[1]).middle

        def towards(direction: Point) -> bool:
            return x * direction[0] + y * direction[1] > PIXEL * marks.ONE

        sides = [marks.flow_side(way, vertical) for way in ways]
        return sum(towards(way) and towards((a * sign, b * sign)) for way, (a, b) in zip(ways, sides, strict=True))

    found = around_node(node, glyphs, "SNEW/" if role == "flow" else "NSEW/", frame)
    return tuple(sorted((replace(p, price=misread(p) * MISREAD) for p in found), key=lambda p: p.price))


def beside_bond(bond: DrawnBond, role: str, glyphs: Glyphs, vertical: str) -> UnplacedLabel:
    """Positions on the effort side or the flow side of a bond's longest pieces."""
    pieces = sorted(pairwise(bond.route), key=lambda s: -abs(s[0][0] - s[1][0]) - abs(s[0][1] - s[1][1]))
    positions = []
    box = glyphs.box
    for a, b in pieces:
        direction = marks.unit(a, b)
        side = marks.flow_side(direction, vertical)
        if role == "effort":
            side = -side[0], -side[1]
        reach = (abs(side[0]) * box.width + abs(side[1]) * box.height) // (2 * marks.ONE)
        parts = [(a[0] + (b[0] - a[0]) * part // 100, a[1] + (b[1] - a[1]) * part // 100) for part in PARTS]
        places = [(far, p) for far in (BESIDE, BESIDE + 4 * PIXEL) for p in parts]
        ring = bond.ring if (a, b) == pieces[0] else None
        level = a[1] == b[1]
        if ring:
            centre, radius = ring
            past = radius + BEHIND_RING + (abs(side[1]) * box.width + abs(side[0]) * box.height) // (2 * marks.ONE)
            behind = [(BESIDE + marks.APART, marks.along(centre, direction, way * past)) for way in (-1, 1)]
            places = [(RINGED, centre), *behind, *places]
        for far, p in places:
            cx, cy = marks.along(p, side, far + reach)
            at = cx - box.middle[0], cy - box.middle[1]
            if not (ring and _in_a_row(box.moved(*at), *ring)):
                positions.append(Position(at, off=far, price=OFF_RING if ring and level and far != RINGED else 0))
    middle = pieces[0]
    anchor = (middle[0][0] + middle[1][0]) // 2, (middle[0][1] + middle[1][1]) // 2
    return UnplacedLabel(("bond", bond.name), role, glyphs, anchor, tuple(positions))


def _in_a_row(box: Box, centre: Point, radius: int) -> bool:
    """Whether a label stands right beside a ring, at its height: e and 3 would read as e(3)."""
    x, y = centre
    down = min(box.bottom, y + radius) - max(box.top, y - radius)
    across = min(box.right, x + radius) - max(box.left, x - radius)
    return 2 * down > min(box.height, 2 * radius) and -across < AN_EM


def near_end(bond: DrawnBond, side: str, shared: str, glyphs: Glyphs, vertical: str) -> UnplacedLabel:
    """Positions near the end at a junction for the components taken there, on the side of what the junction shares.

    On the other side, with what is written of the bond itself, only where nothing makes room for them.
    """
    route = bond.route if side == "tail" else bond.route[::-1]
    a, b = route[:2]
    normal = marks.flow_side(marks.unit(a, b), vertical)
    box = glyphs.box
    x, y = normal
    reach = (abs(x) * box.width + abs(y) * box.height) // (2 * marks.ONE)
    along_bond = (abs(y) * box.width + abs(x) * box.height) // (2 * marks.ONE)
    length = abs(a[0] - b[0]) + abs(a[1] - b[1])
    positions = []
    way = 1 if shared == "flow" else -1
    for out in (BESIDE * way, (BESIDE + 4 * PIXEL) * way, -BESIDE * way):
        for far in NEAR_END + FURTHER:
            if far < FURTHER[0] or 2 * (far + along_bond) < length:
                p = marks.along(a, marks.unit(a, b), far + along_bond)
                cx, cy = marks.along(p, (x, y), out + (reach if out > 0 else -reach))
                at = cx - box.middle[0], cy - box.middle[1]
                worse = (out * way < 0) + (bond.ring is not None and _in_a_row(box.moved(*at), *bond.ring))
                positions.append(Position(at, off=abs(out), price=SIDED * worse))
    junction = bond.tail if side == "tail" else bond.head
    return UnplacedLabel(("bond", bond.name), "selection", glyphs, a, tuple(positions), junction)


def modulating(node: DrawnNode, glyphs: Glyphs) -> UnplacedLabel:
    """The signal into a modulated node: an arrow with the names of what modulates it at its tail."""
    box, (x, y) = node.text.box, node.at
    slant = STUB * 7 // 10
    positions = []
    for head, dx, dy in (
        ((x, box.top - NEAR), 0, -1),
        ((x, box.bottom + NEAR), 0, 1),
        ((box.left + box.width // 4, box.top - NEAR), -1, -1),
        ((box.right - box.width // 4, box.top - NEAR), 1, -1),
        ((box.left + box.width // 4, box.bottom + NEAR), -1, 1),
        ((box.right - box.width // 4, box.bottom + NEAR), 1, 1),
        ((box.right + NEAR, y), 1, 0),
        ((box.left - NEAR, y), -1, 0),
    ):
        reach = slant if dx and dy else STUB
        tail = head[0] + dx * reach, head[1] + dy * reach
        at = _at(glyphs, tail[0] + dx * 2 * PIXEL, tail[1] + dy * 2 * PIXEL, 0 if dx and dy else dx, dy)
        positions.append(Position(at, (tail, head)))
    return UnplacedLabel(("node", node.name), "signal", glyphs, node.at, tuple(positions))
