"""What keeps a diagram from being read: texts on texts, texts on lines, marks that touch, labels nearer other bonds.

Geometry of its own, in pixels; of the drawing it takes what is drawn and where.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import hypot

from bondgraph.draw import Drawing
from bondgraph.draw.drawing import PIXEL, Box, DrawnBond, Label, Point
from bondgraph.draw.pieces import ROOM, of_room

Segment = tuple[Point, Point]
LINE, STROKE = 0.65, 0.9
"""Half the widths of lines, and of causal strokes."""
APART = 1.0
"""What is read as two things has at least so much between."""
REACH = 56.0
"""What is read as an end at a node is at most so far from its box: at a crowded junction bonds end earlier."""
EM = 8.0
"""What is read as two words has at least so much between."""


def faults(drawn: Drawing) -> list[str]:
    """All that stands in a reader's way, a sentence each."""
    return [
        *texts_on_texts(drawn),
        *texts_on_lines(drawn),
        *marks_on_marks(drawn),
        *strange_labels(drawn),
        *arguments(drawn),
        *loose_ends(drawn),
        *nodes_passed(drawn),
    ]


def texts(drawn: Drawing) -> list[tuple[str, Label]]:
    found = [(f"text of {node.name}", node.text) for node in drawn.nodes if node.text.glyphs.box.width > PIXEL * 4]
    for node in drawn.nodes:
        found += [(f"{label.role} {label.glyphs.plain} at {node.name}", label) for label in node.labels]
        if node.signal:
            found.append((f"signal {node.signal.label.glyphs.plain} into {node.name}", node.signal.label))
    for bond in drawn.bonds:
        found += [(f"{label.role} {label.glyphs.plain} of bond {bond.name}", label) for label in bond.labels]
    return found


def texts_on_texts(drawn: Drawing) -> Iterator[str]:
    for (a, one), (b, other) in combinations(texts(drawn), 2):
        across, down = one.box.overlap(other.box)
        if min(across, down) > -APART * PIXEL:
            yield f"{a} on {b}"
        variables = {"effort", "flow", "selection", "signal"}
        lower = min(one.box.height, other.box.height)
        if {one.role, other.role} <= variables and 2 * down > lower and -across < EM * PIXEL:
            yield f"{a} in a row with {b}"


def texts_on_lines(drawn: Drawing) -> Iterator[str]:
    drawn_texts = texts(drawn)
    for bond in drawn.bonds:
        for what, label in drawn_texts:
            if label.role == "dimension" and label in bond.labels:
                continue
            for kind, pieces, half in ink(bond):
                if any(box_apart(label.box, piece) < APART + half for piece in pieces):
                    yield f"{what} on the {kind} of bond {bond.name}"
    for node in drawn.nodes:
        for what, label in drawn_texts if node.signal else ():
            assert node.signal
            if label != node.signal.label and box_apart(label.box, (node.signal.tail, node.signal.head)) < APART:
                yield f"{what} on the signal into {node.name}"


def marks_on_marks(drawn: Drawing) -> Iterator[str]:
    """Strokes, half arrows and rings clear of other bonds; lines may cross lines."""
    for one, other in combinations(drawn.bonds, 2):
        for kind, pieces, half in ink(one):
            for its, others, its_half in ink(other):
                if kind == its == "line":
                    continue
                if any(apart(p, q) < APART + half + its_half for p in pieces for q in others):
                    yield f"{kind} of bond {one.name} on {its} of bond {other.name}"


def strange_labels(drawn: Drawing) -> Iterator[str]:
    """Labels of a bond that are nearer another one."""
    for bond in drawn.bonds:
        for label in bond.labels:
            if label.role == "dimension":
                continue
            own = min(box_apart(label.box, piece) for piece in pairwise(bond.route))
            for other in drawn.bonds:
                near = min(box_apart(label.box, piece) for piece in pairwise(other.route))
                if other is not bond and near < 1.25 * own:
                    yield f"{label.role} {label.glyphs.plain} of bond {bond.name} beside {other.name}"


def arguments(drawn: Drawing) -> Iterator[str]:
    """Efforts and flows in a row with the number in their bond's ring: e and 3 would read as e(3)."""
    for bond in drawn.bonds:
        if bond.ring is None:
            continue
        centre, radius = bond.ring
        ring = Box.around([centre]).grown(radius)
        for label in bond.labels:
            across, down = label.box.overlap(ring)
            in_a_row = -across < EM * PIXEL and 2 * down > min(label.box.height, ring.height)
            if label.role in ("effort", "flow") and in_a_row:
                yield f"{label.role} {label.glyphs.plain} of bond {bond.name} in a row with its dimension"


def loose_ends(drawn: Drawing) -> Iterator[str]:
    """Bonds that begin or end away from the boxes of their nodes, or nearer that of another one."""
    boxes = {node.name: node.clear for node in drawn.nodes}
    for bond in drawn.bonds:
        for name, end in ((bond.tail, bond.route[0]), (bond.head, bond.route[-1])):
            off = box_apart(boxes[name], (end, end))
            near = min((box_apart(box, (end, end)), other) for other, box in boxes.items())
            if off > REACH or near[0] < min(off, APART):
                yield f"bond {bond.name} ends {off:.0f} px from {name}, {near[0]:.0f} from {near[1]}"


def nodes_passed(drawn: Drawing) -> Iterator[str]:
    """Bonds on whose way from node to node a third one stands, also where they are drawn shorter."""
    at = {node.name: node.at for node in drawn.nodes}
    for bond in drawn.bonds:
        (a, b), *turns, (c, d) = bond.route
        slanted = not turns and a != c and b != d  # others are not shortened, and meet bars away from their middles
        whole = [at[bond.tail], at[bond.head]] if slanted else [*bond.route]
        for node in drawn.nodes:
            if node.name not in (bond.tail, bond.head) and any(
                box_apart(node.text.box, piece) < APART for piece in pairwise(whole)
            ):
                yield f"bond {bond.name} runs over {node.name}"


def shades_met(drawn: Drawing) -> Iterator[str]:
    """Rooms without a part in common whose shades meet, and would be read as one."""
    for one, other in combinations(drawn.rooms, 2):
        if {*one.nodes} & {*other.nodes}:
            continue
        here, there = of_room(drawn, one), of_room(drawn, other)
        met = any(a.hits(b) for a in here.boxes for b in there.boxes)
        for shade, its in ((here, there), (there, here)):
            pieces = [piece for route in its.routes for piece in pairwise(route)]
            met |= any(box_apart(box, piece) * PIXEL < ROOM // 2 for box in shade.boxes for piece in pieces)
        if met:
            yield f"shade of {one.name} on that of {other.name}"


def ink(bond: DrawnBond) -> list[tuple[str, list[Segment], float]]:
    """What is drawn of a bond: its kind, its pieces, half the width of the pen."""
    found = [("line", [piece for line in bond.lines for piece in pairwise(line)], LINE)]
    found.append(("half arrow", [*pairwise(bond.half_arrow)], LINE))
    found.append(("arrow", [*pairwise((*bond.arrow, *bond.arrow[:1]))], LINE))
    found.append(("stroke", [piece for mark in bond.marks for piece in mark.pieces], STROKE))
    if bond.ring:
        found.append(("ring", [(bond.ring[0], bond.ring[0])], bond.ring[1] / PIXEL))
    return found


def box_apart(box: Box, piece: Segment) -> float:
    """Pixels between a box and a line."""
    corners = (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)
    (x, y), _ = piece
    if box.left <= x <= box.right and box.top <= y <= box.bottom:
        return 0.0
    return min(apart(side, piece) for side in pairwise((*corners, corners[0])))


def apart(p: Segment, q: Segment) -> float:
    """Pixels between two lines."""
    if _cross(p, q):
        return 0.0
    return min(_off(p[0], q), _off(p[1], q), _off(q[0], p), _off(q[1], p)) / PIXEL


def _cross(p: Segment, q: Segment) -> bool:
    def side(a: Point, b: Point, c: Point) -> int:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(*p, q[0]) * side(*p, q[1]) < 0 and side(*q, p[0]) * side(*q, p[1]) < 0


def _off(point: Point, line: Segment) -> float:
    (x, y), ((a, b), (c, d)) = point, line
    along, down = c - a, d - b
    length = along * along + down * down
    part = max(0.0, min(1.0, ((x - a) * along + (y - b) * down) / length)) if length else 0.0
    return hypot(x - a - part * along, y - b - part * down)
