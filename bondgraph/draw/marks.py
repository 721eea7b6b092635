"""The marks of a bond: its line or lines, half arrow, causal strokes and dimension. Integers, like all of the drawing.

Effort stands above a bond or at its left, flow below or at its right; the half arrow lies on the flow side.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt

from bondgraph.draw.drawing import PIXEL, Box, CausalMark, Point

GAP = 6 * PIXEL
"""Between a node's text and the ends of its bonds."""
ROUND = 5 * PIXEL
"""Half the square about a junction's digit."""
HUB, CROWDED = 22 * PIXEL, 8
"""The same where bonds come from all sides: what they share has room in it, beside the digit."""
HALF_ARROW = (10 * PIXEL, 6 * PIXEL)
"""How far the half arrow reaches back along the bond, and out to the flow side."""
ARROW = (8 * PIXEL, 3 * PIXEL)
"""Length and half the width of a signal's arrow head."""
STROKE = 6 * PIXEL
"""From the bond to each end of a causal stroke."""
APART = 2 * PIXEL
"""From the middle of a multibond to each of its lines."""
BESIDE_STROKE = 3 * PIXEL
"""From a stroke back to the tip of a half arrow at the same end."""
ONE = 1000


def unit(a: Point, b: Point) -> Point:
    """The direction from a to b, in thousandths."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = isqrt(dx * dx + dy * dy) or 1
    return round_div(dx * ONE, length), round_div(dy * ONE, length)


def round_div(a: int, b: int) -> int:
    """The integer nearest a / b, b positive, halves away from zero."""
    return (2 * a + b) // (2 * b) if a >= 0 else -((-2 * a + b) // (2 * b))


def along(p: Point, direction: Point, distance: int) -> Point:
    """The point at a distance from p."""
    return p[0] + round_div(direction[0] * distance, ONE), p[1] + round_div(direction[1] * distance, ONE)


def near(p: tuple[Point, Point], q: tuple[Point, Point], distance: int) -> bool:
    """Whether two straight lines come nearer each other than a distance."""
    ((a, b), (c, d)), ((e, f), (g, h)) = p, q
    if min(a, c) - max(e, g) >= distance or min(e, g) - max(a, c) >= distance:
        return False
    if min(b, d) - max(f, h) >= distance or min(f, h) - max(b, d) >= distance:
        return False
    if _side(p, q[0]) * _side(p, q[1]) < 0 and _side(q, p[0]) * _side(q, p[1]) < 0:
        return True
    return any(_within(point, line, distance) for line, ends in ((p, q), (q, p)) for point in ends)


def _side(line: tuple[Point, Point], point: Point) -> int:
    (a, b), (c, d) = line
    return (c - a) * (point[1] - b) - (d - b) * (point[0] - a)


def _within(point: Point, line: tuple[Point, Point], distance: int) -> bool:
    (x, y), ((a, b), (c, d)) = point, line
    across, down = c - a, d - b
    length = across * across + down * down
    along_line = (x - a) * across + (y - b) * down
    if length and 0 < along_line < length:
        return _side(line, point) ** 2 < distance * distance * length
    return any((x - e) ** 2 + (y - f) ** 2 < distance * distance for e, f in line)


def flow_side(direction: Point, vertical: str) -> Point:
    """The normal of a bond that points to its flow side: down, on an upright bond to the right (or left)."""
    x, y = direction
    normal = -y, x
    if abs(x) >= abs(y):
        return normal if normal[1] > 0 else (-normal[0], -normal[1])
    wanted = 1 if vertical == "right" else -1
    return normal if normal[0] * wanted > 0 else (-normal[0], -normal[1])


def clear(ink: Box, at: Point, sizes: Sequence[int]) -> Box:
    """Where no bond comes: a node's text; about a junction's digit a square, so that strokes there do not touch.

    Args:
        sizes: of the bonds that meet at a junction; none for other nodes.
    """
    bonds, wider = len(sizes), 2 * APART if max(sizes, default=1) > 1 else 0
    half = HUB if bonds >= CROWDED else ROUND + wider + 2 * PIXEL * max(0, bonds - 5)
    return Box.union([ink, Box.around([at]).grown(half)]) if bonds else ink


def reach(size: int) -> int:
    """From the middle of a bond to each end of a stroke across it."""
    return STROKE + (APART if size > 1 else 0)


def clipped(route: tuple[Point, ...], size: int, tail: Box, head: Box, back: Point = (0, 0)) -> tuple[Point, ...]:
    """A route from node to node, cut where a stroke across it leaves the boxes of their texts.

    Args:
        size: of the bond.
        back: by how much it ends earlier at tail and head.
    """
    points = list(route)
    points[0] = _cut(points[0], points[1], tail, size, back[0])
    points[-1] = _cut(points[-1], points[-2], head, size, back[1])
    return tuple(points)


def _cut(end: Point, towards: Point, box: Box, size: int, back: int) -> Point:
    x, y = direction = unit(end, towards)
    across, down = (GAP + round_div(reach(size) * abs(part), ONE) for part in (y, x))
    room = Box(box.left - across, box.top - down, box.right + across, box.bottom + down)
    return along(_leave(end, towards, room), direction, back)


def _leave(start: Point, towards: Point, box: Box) -> Point:
    (x, y), (dx, dy) = start, (towards[0] - start[0], towards[1] - start[1])
    room_x = (box.right - x) if dx > 0 else (x - box.left)
    room_y = (box.bottom - y) if dy > 0 else (y - box.top)
    if abs(dx) * room_y > abs(dy) * room_x:
        return x + room_x * (1 if dx > 0 else -1), y + round_div(dy * room_x, abs(dx))
    if dy == 0:
        return start
    return x + round_div(dx * room_y, abs(dy)), y + room_y * (1 if dy > 0 else -1)


def parallel(route: tuple[Point, ...], distance: int) -> tuple[Point, ...]:
    """The route shifted to its right-hand side, corners included."""
    ways = [unit(p, q) for p, q in pairwise(route)]
    normals = [(-y, x) for x, y in ways]
    found = [along(route[0], normals[0], distance)]
    for k in range(1, len(route) - 1):
        corner = normals[k - 1][0] + normals[k][0], normals[k - 1][1] + normals[k][1]
        found.append(along(route[k], corner, distance))
    return (*found, along(route[-1], normals[-1], distance))


def longest(route: tuple[Point, ...]) -> int:
    """The index of the longest piece of a route, the first of equals."""
    lengths = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(route)]
    return lengths.index(max(lengths))


def lines(route: tuple[Point, ...], size: int, ring: tuple[Point, int] | None) -> tuple[tuple[Point, ...], ...]:
    """One line, or two parallel ones, parted where a ring stands on the longest piece."""
    if size == 1:
        return (route,)
    found: list[tuple[Point, ...]] = []
    k = longest(route)
    for distance in (-APART, APART):
        line = parallel(route, distance)
        if ring is None:
            found.append(line)
            continue
        middle, radius = ring
        direction = unit(route[k], route[k + 1])
        centre = along(middle, (-direction[1], direction[0]), distance)
        reach = isqrt(radius * radius - APART * APART)
        found.append((*line[: k + 1], along(centre, direction, -reach)))
        found.append((along(centre, direction, reach), *line[k + 1 :]))
    return tuple(found)


def half_arrow(route: tuple[Point, ...], size: int, stroke_there: bool, vertical: str) -> tuple[Point, Point]:
    """From the tip, at the head, back and out to the flow side."""
    direction = unit(route[-2], route[-1])
    side = flow_side(direction, vertical)
    tip = along(route[-1], direction, -BESIDE_STROKE) if stroke_there else route[-1]
    if size > 1:
        tip = along(tip, side, APART)
    back, out = HALF_ARROW
    return tip, along(along(tip, direction, -back), side, out)


def arrow(route: tuple[Point, ...], size: int) -> tuple[Point, ...]:
    """The corners of a full arrow head at the end of a route, its tip first."""
    direction = x, y = unit(route[-2], route[-1])
    back, out = ARROW
    out += APART if size > 1 else 0
    foot = along(route[-1], direction, -back)
    return route[-1], along(foot, (-y, x), out), along(foot, (y, -x), out)


def shortened(route: tuple[Point, ...], by: int) -> tuple[Point, ...]:
    """A route that ends earlier."""
    return (*route[:-1], along(route[-1], unit(route[-2], route[-1]), -by))


def strokes(route: tuple[Point, ...], size: int, side: str | None) -> tuple[CausalMark, ...]:
    """The causal strokes for effort received at "tail", "head", at both by different components, or unknown."""
    sides = ("tail", "head") if side == "mixed" else (side,)
    found = []
    for each in sides:
        if each is None:
            continue
        end, before = (route[0], route[1]) if each == "tail" else (route[-1], route[-2])
        x, y = unit(before, end)
        ends = along(end, (-y, x), reach(size)), along(end, (-y, x), -reach(size))
        found.append(CausalMark(each, ends, side == "mixed"))
    return tuple(found)
