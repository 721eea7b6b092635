"""Slanted bonds that would run over what is written, or over marks of others: led round a corner instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from bondgraph.draw import marks
from bondgraph.draw.drawing import PIXEL, Box, Drawing, DrawnBond, Point
from bondgraph.draw.layout.arrange import arrange
from bondgraph.draw.layout.grid import Cell, Route, is_diagonal
from bondgraph.draw.layout.scene import Scene

CLEAR = 2 * PIXEL
"""Between a line and what is written or drawn of others."""
TRIES = 6
"""Pictures that are made to see whether one is better; each takes as long as the first."""


def arranged(scene: Scene) -> Drawing:
    """The picture of a scene; where slanted bonds hit something, of those with some of them led otherwise, the best.

    The search for places counts cells, and how a slanted line runs between these is known only when columns and rows
    have their widths.
    """
    best = arrange(scene)
    hit = hits(best)
    tries = TRIES
    for name in hit:
        for changed in _ways(scene, name):
            if tries == 0 or name not in hits(best):
                break
            tries -= 1
            drawn = arrange(changed)
            if len(hits(drawn)) < len(hits(best)):
                scene, best = changed, drawn
    return best


def hits(drawn: Drawing) -> list[str]:
    """The slanted bonds that run over texts of nodes, or marks of other bonds."""
    slanted = [bond for bond in drawn.bonds if is_diagonal(bond.route)]
    return [bond.name for bond in slanted if _hits(drawn, bond)]


def _hits(drawn: Drawing, bond: DrawnBond) -> bool:
    line = bond.route[0], bond.route[-1]
    gap = CLEAR + (marks.APART if bond.size > 1 else 0)
    for node in drawn.nodes:
        if node.name not in (bond.tail, bond.head) and any(
            marks.near(line, side, gap) for side in _sides(node.text.box)
        ):
            return True
    others = (other for other in drawn.bonds if other is not bond)
    return any(marks.near(line, mark, gap) for other in others for mark in _marks(other))


def _sides(box: Box) -> Iterator[tuple[Point, Point]]:
    corners = (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)
    return pairwise((*corners, corners[0]))


def _marks(bond: DrawnBond) -> Iterator[tuple[Point, Point]]:
    yield from pairwise(bond.half_arrow)
    yield from (mark.line for mark in bond.marks)


def _ways(scene: Scene, name: str) -> Iterator[Scene]:
    """The scene with a bond round either corner, or by a row or column put in beside one of its ends, where free."""
    a, b = scene.routes[name][0], scene.routes[name][-1]
    for corner in ((a[0], b[1]), (b[0], a[1])):
        if _free(scene, name, (a, corner, b)):
            yield replace(scene, routes={**scene.routes, name: (a, corner, b)})
    for axis in (1, 0):
        for line in dict.fromkeys((b[axis], b[axis] + 1, a[axis], a[axis] + 1)):
            wider = _opened(scene, axis, line)
            first, last = wider.routes[name][0], wider.routes[name][-1]
            turns = [(line, end[1]) if axis == 0 else (end[0], line) for end in (first, last)]
            route = (first, *turns, last)
            if _free(wider, name, route):
                yield replace(wider, routes={**wider.routes, name: route})


def _opened(scene: Scene, axis: int, line: int) -> Scene:
    """The scene with an empty row, or column, put in."""

    def moved(cell: Cell) -> Cell:
        x, y = cell
        return (x + (x >= line), y) if axis == 0 else (x, y + (y >= line))

    cells = {name: moved(cell) for name, cell in scene.cells.items()}
    return replace(scene, cells=cells, routes={name: tuple(map(moved, r)) for name, r in scene.routes.items()})


def _free(scene: Scene, name: str, route: Route) -> bool:
    """Whether no node stands on a route of a bond, and no other bond runs along it."""
    steps = {step for piece in pairwise(route) for step in _steps(piece)}
    taken = {*scene.cells.values()} - {route[0], route[-1]}
    others = (r for other, r in scene.routes.items() if other != name)
    along = {step for other in others for piece in pairwise(other) for step in _steps(piece)}
    return along.isdisjoint(steps) and taken.isdisjoint(cell for step in steps for cell in step)


def _steps(piece: tuple[Cell, Cell]) -> Iterator[frozenset[Cell]]:
    """The steps from cell to cell of a piece along a row or column."""
    (x1, y1), (x2, y2) = piece
    length = abs(x1 - x2) + abs(y1 - y2)
    if length and (x1 == x2 or y1 == y2):
        cells = [(x1 + (x2 - x1) * k // length, y1 + (y2 - y1) * k // length) for k in range(length + 1)]
        yield from map(frozenset, pairwise(cells))
