"""The bonds of a drawing: each with its marks, ending where these are clear of its neighbours'."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import pairwise

from bondgraph.draw import marks
from bondgraph.draw.drawing import PIXEL, Box, DrawnBond, DrawnNode, Label, Point
from bondgraph.draw.labels.placement import Obstacle
from bondgraph.draw.labels.typeset import typeset
from bondgraph.draw.layout.grid import is_diagonal
from bondgraph.draw.layout.scene import Scene
from bondgraph.draw.layout.spacing import Lines
from bondgraph.graph.bond import Bond

DIMENSION = 10
"""Size of the letters of dimensions in pixels."""
RING = 7 * PIXEL
APART = 4 * PIXEL
"""Between the marks of a bond and what is drawn of another."""
BACK, STEPS = 3 * PIXEL, 16
"""By how much a bond at a crowded junction ends earlier, and how often at most: further off it seems to end nowhere."""
BESIDE = 20 * PIXEL
"""About a node, where the marks at the ends of its bonds stand."""
LEAST = 30 * PIXEL
"""The length that is left of it."""
Piece = tuple[str, tuple[Point, Point]]
"""Of a bond, by its name, a line from corner to corner."""
PLACES = (50, 42, 58, 34, 66, 26, 74)
"""How far along its piece a ring may stand, in hundredths."""


def drawn_bonds(scene: Scene, nodes: list[DrawnNode], grid: Lines) -> list[DrawnBond]:
    """The bonds at their places. Slanted ones end earlier where others leave the node, or pass it, close by."""
    clear = {node.name: node.clear for node in nodes}
    corners = {bond.name: tuple(grid.point(cell) for cell in scene.route(bond)) for bond in scene.bonds}
    bonds = {bond.name: bond for bond in scene.bonds}
    back = dict.fromkeys(bonds, (0, 0))

    pieces = [(name, piece) for name, points in corners.items() for piece in pairwise(points)]

    def drawn(name: str) -> DrawnBond:
        bond = bonds[name]
        ends = clear[bond.tail.element], clear[bond.head.element]
        return _bond(scene, bond, marks.clipped(corners[name], bond.size, *ends, back[name]), pieces)

    found = {name: drawn(name) for name in bonds}
    for node in nodes:
        at = [(bond.name, side) for bond, side in scene.graph.at[node.name]]
        slanted = [(name, side) for name, side in at if is_diagonal(corners[name])]
        here = node.clear.grown(BESIDE)
        beside = (
            [name for name, bond in found.items() if here.hits(Box.around(bond.route).grown(PIXEL))] if slanted else []
        )
        for name, side in slanted:
            others = [found[other] for other in beside if other != name]
            whole, at_box = found[name], back[name]
            for _ in range(STEPS):
                if not close(found[name], others):
                    break
                first, last = back[name]
                back[name] = (first + BACK, last) if side == "tail" else (first, last + BACK)
                found[name] = drawn(name)
                (a, b), (c, d) = found[name].route
                if abs(a - c) + abs(b - d) < LEAST:
                    break
            k = 0 if side == "tail" else -1
            left_out = whole.route[k], found[name].route[k]
            if close(found[name], others) or _passes(left_out, nodes):
                found[name], back[name] = whole, at_box
    return [*found.values()]


def _passes(piece: tuple[Point, Point], nodes: Iterable[DrawnNode]) -> bool:
    """Whether a node stands where a bond is not drawn: it would seem to end at that one."""
    around = Box.around(piece)
    return any(around.hits(node.text.box) for node in nodes)


def close(bond: DrawnBond, others: Iterable[DrawnBond]) -> bool:
    """Whether the marks of a bond are too near to another one, or it to the marks of that."""
    lines, drawn = [*pairwise(bond.route)], drawn_marks(bond)
    for other in others:
        its_lines, its = [*pairwise(other.route)], drawn_marks(other)
        pairs = [(p, q) for p in drawn for q in (*its_lines, *its)] + [(p, q) for p in lines for q in its]
        gap = APART + (marks.APART // 2 if other.size > 1 else 0)
        if any(marks.near(p, q, gap) for p, q in pairs):
            return True
    return False


def drawn_marks(bond: DrawnBond) -> list[tuple[Point, Point]]:
    """The lines of a bond's half arrow or arrow, and of its strokes."""
    return [*pairwise(bond.half_arrow), *pairwise(bond.arrow), *(mark.line for mark in bond.marks)]


def _bond(scene: Scene, bond: Bond, route: tuple[Point, ...], pieces: list[Piece]) -> DrawnBond:
    side = scene.side(bond)
    ring: tuple[Point, int] | None = None
    labels: tuple[Label, ...] = ()
    if bond.size > 1:
        middle = _middle(route, bond.name, pieces)
        glyphs = typeset(str(bond.size), str(bond.size), DIMENSION)
        mx, my = glyphs.box.middle
        ring = middle, RING
        labels = (Label("dimension", glyphs, (middle[0] - mx, middle[1] - my)),)
    signal = scene.is_signal(bond)
    arrow = marks.arrow(route, bond.size) if signal else ()
    half = marks.half_arrow(route, bond.size, side in ("head", "mixed"), scene.style.vertical)
    return DrawnBond(
        name=bond.name,
        title=_bond_title(scene, bond),
        tail=bond.tail.element,
        head=bond.head.element,
        size=bond.size,
        route=route,
        lines=marks.lines(marks.shortened(route, marks.ARROW[0]) if signal else route, bond.size, ring),
        half_arrow=() if signal else half,
        arrow=arrow,
        marks=() if signal else marks.strokes(route, bond.size, side),
        ring=ring,
        labels=labels,
        wire=bond in scene.wires.bonds,
    )


def _middle(route: tuple[Point, ...], bond: str, pieces: list[Piece]) -> Point:
    """Where the ring of a bond stands: in the middle of its longest piece, or off it where another crosses there."""
    k = marks.longest(route)
    (a, b), (c, d) = route[k], route[k + 1]
    places = [(a + (c - a) * part // 100, b + (d - b) * part // 100) for part in PLACES]
    here = Box.around((route[k], route[k + 1])).grown(RING + APART)
    others = [piece for name, piece in pieces if name != bond and _reaches(piece, here)]
    free = (at for at in places if not any(marks.near((at, at), piece, RING + APART) for piece in others))
    return next(free, places[0])


def _reaches(piece: tuple[Point, Point], box: Box) -> bool:
    """Whether the box around a piece meets another."""
    (a, b), (c, d) = piece
    return min(a, c) <= box.right and max(a, c) >= box.left and min(b, d) <= box.bottom and max(b, d) >= box.top


def _bond_title(scene: Scene, bond: Bond) -> str:
    dimension = f", {bond.size} components" if bond.size > 1 else ""
    if scene.is_signal(bond):
        return f"{bond.name}: signal from {bond.tail.element} to {bond.head.element}{dimension}"
    words = f"{bond.name}: power from {bond.tail.element} to {bond.head.element}{dimension}"
    side = scene.side(bond)
    if side in ("tail", "head"):
        return f"{words}; effort into {bond.end(side).element}"
    if side == "mixed" and scene.causal:
        into = [bond.end(scene.causal.strokes[bond.name, k].side).element for k in range(bond.size)]
        listed = ", ".join(f"component {k + 1} into {name}" for k, name in enumerate(into))
        return f"{words}; mixed causality, effort of {listed}"
    return words


def bond_boxes(bond: DrawnBond, at: Mapping[str, Point]) -> list[Obstacle]:
    """Boxes that cover a bond and its marks, each held by the ends it moves with; `at` has the nodes' points."""
    last = len(bond.route) - 2
    found = []
    for k, (a, b) in enumerate(pairwise(bond.route)):
        held = ((bond.tail,) if k == 0 else ()) + ((bond.head,) if k == last else ())
        pieces = 1 if a[0] == b[0] or a[1] == b[1] else 1 + (abs(a[0] - b[0]) + abs(a[1] - b[1])) // (8 * PIXEL)
        for j in range(pieces):
            ends = [(a[0] + (b[0] - a[0]) * m // pieces, a[1] + (b[1] - a[1]) * m // pieces) for m in (j, j + 1)]
            found.append(
                Obstacle(
                    Box.around(ends).grown(PIXEL + (marks.APART if bond.size > 1 else 0)), held, slanted=pieces > 1
                )
            )
    found.append(Obstacle(Box.around(bond.half_arrow or bond.arrow).grown(PIXEL), (bond.head,), at[bond.head]))
    for mark in bond.marks:
        end = bond.tail if mark.side == "tail" else bond.head
        found.append(Obstacle(Box.around(mark.line).grown(PIXEL), (end,), at[end]))
    if bond.ring:
        centre, radius = bond.ring
        found.append(Obstacle(Box.around([centre]).grown(radius), (), centre))
    return [replace(obstacle, bond=bond.name) for obstacle in found]
