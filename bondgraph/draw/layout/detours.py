"""Slanted bonds that would run over what is written, or over marks of others: led round a corner instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from heapq import heappop, heappush
from itertools import pairwise

from bondgraph.draw import marks
from bondgraph.draw.drawing import PIXEL, Box, Drawing, DrawnBond, Point
from bondgraph.draw.layout.arrange import arrange
from bondgraph.draw.layout.bonds import close, drawn_marks
from bondgraph.draw.layout.grid import BEND, CROSSING, STEP, Cell, Route, crosses, is_diagonal
from bondgraph.draw.layout.scene import Scene

CLEAR = 2 * PIXEL
"""Between a line and what is written or drawn of others."""
TRIES = 6
"""Pictures that are made to see whether one is better; each takes as long as the first."""
ASIDE = ((0, 1), (0, -1), (1, 0), (-1, 0), (0, 2), (0, -2), (2, 0), (-2, 0))
"""By how many rows and columns, of which every other is empty, a branch is moved aside, nearest first."""


def arranged(scene: Scene, movable: bool = True) -> Drawing:
    """The picture of a scene; where slanted bonds hit something, of those with some of them led otherwise, the best.

    The search for places counts cells, and how a slanted line runs between these is known only when columns and rows
    have their widths.

    Args:
        scene: what is drawn.
        movable: whether nodes may stand elsewhere than they do in it.
    """
    best = arrange(scene)
    orthogonal, tries = scene.style.orthogonal, TRIES
    hit = hits(best, orthogonal)
    for name in hit:
        for changed in _ways(scene, name, movable):
            if tries == 0 or name not in hits(best, orthogonal):
                break
            tries -= 1
            drawn = arrange(changed)
            if len(hits(drawn, orthogonal)) < len(hits(best, orthogonal)):
                scene, best = changed, drawn
    return best


def hits(drawn: Drawing, orthogonal: bool = False) -> list[str]:
    """The slanted bonds that run over texts of nodes, or marks of other bonds; all of them where none is wanted."""
    slanted = [bond for bond in drawn.bonds if is_diagonal(bond.route)]
    return [bond.name for bond in slanted if orthogonal or _hits(drawn, bond)]


def _hits(drawn: Drawing, bond: DrawnBond) -> bool:
    drawn_lines = [*pairwise(bond.route), *drawn_marks(bond)]
    gap = CLEAR + (marks.APART if bond.size > 1 else 0)
    for node in drawn.nodes:
        if node.name not in (bond.tail, bond.head) and any(
            marks.near(line, side, gap) for side in _sides(node.text.box) for line in drawn_lines
        ):
            return True
    return close(bond, [other for other in drawn.bonds if other is not bond])


def _sides(box: Box) -> Iterator[tuple[Point, Point]]:
    corners = (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)
    return pairwise((*corners, corners[0]))


def _ways(scene: Scene, name: str, movable: bool) -> Iterator[Scene]:
    """The scene with a bond round either corner, where free, or by rows and columns put in between the others; or with
    what hangs by the bond alone in such a row or column."""
    a, b = scene.routes[name][0], scene.routes[name][-1]
    for corner in ((a[0], b[1]), (b[0], a[1])):
        if _free(scene, name, (a, corner, b)):
            yield replace(scene, routes={**scene.routes, name: (a, corner, b)})
    bond = next(bond for bond in scene.bonds if bond.name == name)
    if not any(scene.graph.elements[end].bar for end in bond.elements):
        wider = _opened(scene)
        if route := _round(wider, name):
            yield _compact(replace(wider, routes={**wider.routes, name: route}))
    if movable:
        yield from _aside(scene, name)


def _aside(scene: Scene, name: str) -> Iterator[Scene]:
    """The scene with the smaller side of the graph that hangs by a bond moved by a row or column that is put in."""
    bond = next(bond for bond in scene.bonds if bond.name == name)
    branch = _hanging(scene, name)
    if not branch or any(scene.graph.elements[end].bar for end in (*branch, *bond.elements)):
        return
    wider = _opened(scene)
    inner = {each.name for each in scene.bonds if {*each.elements} <= branch}
    others = [way for each, way in wider.routes.items() if each not in inner and each != name]
    taken = {cell for way in others for piece in pairwise(way) for step in _steps(piece) for cell in step}
    taken |= {cell for each, cell in wider.cells.items() if each not in branch}
    for x, y in ASIDE:
        cells = {each: (cell[0] + x, cell[1] + y) for each, cell in wider.cells.items() if each in branch}
        routes = {each: tuple((a + x, b + y) for a, b in wider.routes[each]) for each in inner}
        changed = replace(wider, cells=wider.cells | cells, routes=wider.routes | routes)
        changed.routes[name] = changed.cells[bond.tail.element], changed.cells[bond.head.element]
        if taken.isdisjoint(cells.values()) and all(
            _free(changed, each, changed.routes[each]) for each in (*inner, name)
        ):
            yield _compact(changed)


def _hanging(scene: Scene, name: str) -> set[str]:
    """The nodes of the smaller side of a bond without which the graph falls apart; of any other bond none."""
    sides = []
    for start in next(bond for bond in scene.bonds if bond.name == name).elements:
        found, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            ends = (bond.elements for bond in scene.bonds if bond.name != name and here in bond.elements)
            new = {end for pair in ends for end in pair} - found
            found |= new
            waiting += new
        sides.append(found)
    one, other = sides
    return set() if one & other else min(sides, key=len)


def _opened(scene: Scene) -> Scene:
    """The scene with an empty row, and column, before and after each."""

    def moved(cell: Cell) -> Cell:
        return 2 * cell[0] + 1, 2 * cell[1] + 1

    return _moved(scene, moved)


def _compact(scene: Scene) -> Scene:
    """The scene without rows and columns in which nothing stands and no bond turns."""
    corners = {cell for route in scene.routes.values() for cell in route} | {*scene.cells.values()}
    columns, rows = ({line: k for k, line in enumerate(sorted({c[axis] for c in corners}))} for axis in (0, 1))
    return _moved(scene, lambda cell: (columns[cell[0]], rows[cell[1]]))


def _moved(scene: Scene, moved: Callable[[Cell], Cell]) -> Scene:
    cells = {name: moved(cell) for name, cell in scene.cells.items()}
    return replace(scene, cells=cells, routes={name: tuple(map(moved, r)) for name, r in scene.routes.items()})


def _round(scene: Scene, name: str) -> Route:
    """The cheapest way of a bond along rows and columns, past all nodes and along no other bond; empty without any.

    Dijkstra's algorithm, over cells with the direction in which each is entered.
    """
    start, end = scene.routes[name][0], scene.routes[name][-1]
    others = [route for other, route in scene.routes.items() if other != name]
    pieces = [piece for route in others for piece in pairwise(route)]
    along = {step for piece in pieces for step in _steps(piece)}
    crossed = {cell for step in along for cell in step}
    slanted = [piece for piece in pieces if is_diagonal(piece)]
    taken = {*scene.cells.values(), *(cell for route in others for cell in route[1:-1])} - {end}
    columns, rows = (max(c[axis] for c in (*taken, end)) + 1 for axis in (0, 1))
    waiting: list[tuple[int, Cell, Cell, Route]] = [(0, start, (0, 0), (start,))]
    seen: set[tuple[Cell, Cell]] = set()
    while waiting:
        cost, here, way, route = heappop(waiting)
        if here == end:
            return (*route, end)
        if (here, way) in seen:
            continue
        seen.add((here, way))
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            there, turns = (here[0] + dx, here[1] + dy), way not in ((0, 0), (dx, dy))
            inside = 0 <= there[0] <= columns and 0 <= there[1] <= rows
            if not inside or there in taken or frozenset((here, there)) in along or (turns and here in crossed):
                continue
            price = STEP + BEND * turns + CROSSING * (there in crossed and there != end)
            price += CROSSING * sum(crosses(here, there, *piece) for piece in slanted)
            heappush(waiting, (cost + price, there, (dx, dy), (*route, here) if turns else route))
    return ()


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
