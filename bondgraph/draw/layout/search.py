"""Where nodes stand: set down in the author's order, then improved until nothing cheaper is near. Deterministic."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from bondgraph.draw.layout.folding import folded
from bondgraph.draw.layout.grid import OVERLAP, Cell, Grid, Route, trace
from bondgraph.draw.layout.problem import BAR, LayoutProblem

Bounds = tuple[int, int, int, int]
"""The first and last column, and row."""
NEARBY = 5
"""How far from where a node stands a move of it may look."""
Placed = tuple[dict[int, Cell], dict[int, Route]]

_NEAR: tuple[Cell, ...] = tuple(
    sorted(
        ((x, y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) != (0, 0) and abs(x) + abs(y) <= 4),
        key=lambda c: (abs(c[0]) + abs(c[1]), abs(c[1]), -c[0], -c[1]),
    )
)
_ABOUT: tuple[Cell, ...] = tuple((x, y) for x in range(-NEARBY, NEARBY + 1) for y in range(-NEARBY, NEARBY + 1))
_TURNS: tuple[Callable[[int, int], Cell], ...] = (
    lambda x, y: (-x, y),
    lambda x, y: (x, -y),
    lambda x, y: (-x, -y),
    lambda x, y: (-y, x),
    lambda x, y: (y, -x),
    lambda x, y: (y, x),
    lambda x, y: (-y, -x),
)
_SHIFTS: tuple[Cell, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (0, 2), (0, -2), (3, 0), (-3, 0))
SWEEPS = 8
WORK = 12_000


def cheapest(problem: LayoutProblem) -> Placed:
    """A cell for every node and a route for every edge, from the cheapest of a few beginnings."""
    best: tuple[int, dict[int, Cell]] | None = None
    small = len(problem.parts) <= 40
    for first in ((1, 0), (-1, 0)) if small and not problem.pins else ((1, 0),):
        grid = _first_arrangement(problem, first)
        _improve(grid, WORK if small else 3 * WORK)
        for turn in ((1, 1),) if problem.pins else ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            cells = {n: (x * turn[0], y * turn[1]) for n, (x, y) in grid.where.items()}
            trial = _total_cost(problem, cells)
            if best is None or trial < best[0]:
                best = trial, cells
    assert best is not None
    grid = Grid(problem)
    grid.put(best[1])
    _improve(grid, WORK // 3)
    _untangle(grid)
    return folded(problem, *_compact(grid.where, grid.routes))


def _total_cost(problem: LayoutProblem, cells: dict[int, Cell]) -> int:
    """What a whole arrangement costs."""
    cost = Grid(problem).put({n: cells[n] for n in sorted(cells)})
    xs, ys = [x for x, _ in cells.values()], [y for _, y in cells.values()]
    return cost + max(xs) - min(xs) + 2 * (max(ys) - min(ys))


def _first_arrangement(problem: LayoutProblem, first: Cell) -> Grid:
    """Set nodes down one after the other, each at the cheapest free cell near its neighbour."""
    grid = Grid(problem)
    for node, cell in problem.pins or ((0, (0, 0)),):
        grid.put({node: cell})
    waiting = sorted(range(len(problem.edges)), key=lambda k: not problem.edges[k].port)  # a store is wide: it chooses
    while waiting:
        k = next((k for k in waiting if _placed(problem, grid, k)), None)
        if k is None:
            grid.put({problem.edges[waiting[0]].a: _outside(grid)})
            continue
        waiting.remove(k)
        edge = problem.edges[k]
        if edge.a in grid.where and edge.b in grid.where:
            continue
        new, anchor = (edge.b, edge.a) if edge.a in grid.where else (edge.a, edge.b)
        _add_node(grid, new, anchor, first)
    for node in range(len(problem.parts)):
        if node not in grid.where:
            grid.put({node: _outside(grid)})
    return grid


def _placed(problem: LayoutProblem, grid: Grid, k: int) -> bool:
    return problem.edges[k].a in grid.where or problem.edges[k].b in grid.where


def _outside(grid: Grid) -> Cell:
    return 0, max(y for _, y in grid.where.values()) + 3


def _add_node(grid: Grid, new: int, anchor: int, first: Cell) -> None:
    x0, y0 = grid.where[anchor]
    near = sorted(_NEAR, key=lambda c: c != first) if len(grid.where) == 1 else _NEAR
    best: tuple[int, Cell] | None = None
    edges = [k for k, other in grid.problem.beside[new] if other in grid.where]
    for dx, dy in near:
        cell = x0 + dx, y0 + dy
        if cell in grid.node_at:
            continue
        cost = grid.trial({new: cell}, edges, math.inf if best is None else best[0])
        if best is None or cost < best[0]:
            best = cost, cell
    grid.put({new: best[1] if best else (max(x for x, _ in grid.where.values()) + 1, y0)})


def _improve(grid: Grid, work: int) -> None:
    """Move single nodes, branches and pairs while that makes the arrangement cheaper, for a bounded effort."""
    changes: list[Bounds] = []
    settled: dict[tuple[int, tuple[int, ...]], int] = {}
    for _ in range(SWEEPS):
        before = len(changes)
        for k, (nodes, moves) in enumerate(_moves(grid)):
            if work <= 0:
                return
            since = settled.get((k, nodes))
            if since is not None and not _meets(_reach(grid, nodes), changes[since:]):
                continue
            here = _extent(grid, nodes)
            spent, improved = _take_cheapest(grid, nodes, moves)
            work -= spent
            if improved:
                changes.append(_around(here, _extent(grid, nodes)))
            settled[k, nodes] = len(changes)
        if len(changes) == before:
            return


def _untangle(grid: Grid) -> None:
    """Move what hangs by bonds that run on others, to any free cell about the other end."""
    pinned = {node for node, _ in grid.problem.pins}
    shared = {k for edges in grid.step_use.values() if len(edges) > 1 for k in edges}
    for k in sorted(shared | {k for k, price in grid.price.items() if price >= OVERLAP}):
        edge = grid.problem.edges[k]
        for node in (edge.a, edge.b):
            neighbours = {grid.problem.edges[m].other(node) for m in grid.problem.at[node]}
            if len(neighbours) == 1 and node not in pinned:
                x, y = grid.where[edge.other(node)]
                _take_cheapest(grid, (node,), ({node: (x + dx, y + dy)} for dx, dy in _ABOUT))


def _extent(grid: Grid, nodes: tuple[int, ...]) -> Bounds:
    """The columns and rows of nodes and of the routes to them."""
    cells = [grid.where[n] for n in nodes]
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    found = min(columns), max(columns), min(rows), max(rows)
    for k in grid.edges_of(nodes):
        found = _around(found, trace(grid.routes[k]).bounds)
    return found


def _reach(grid: Grid, nodes: tuple[int, ...]) -> Bounds:
    """What a move of nodes may look at: they stand nearby, or turn about what they hang on."""
    left, right, low, high = _extent(grid, nodes)
    more = NEARBY + (max(right - left, high - low) if len(nodes) > 1 else 0)
    return left - more, right + more, low - more, high + more


def _around(one: Bounds, other: Bounds) -> Bounds:
    return min(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), max(one[3], other[3])


def _meets(here: Bounds, others: list[Bounds]) -> bool:
    left, right, low, high = here
    return any(a <= right and b >= left and c <= high and d >= low for a, b, c, d in others)


def _moves(grid: Grid) -> Iterator[tuple[tuple[int, ...], Iterator[dict[int, Cell]]]]:
    """Nodes, and where else they could stand. What is pinned moves only away with all that is beyond a line."""
    pinned = {node for node, _ in grid.problem.pins}
    yield from (move for move in _alone(grid) if pinned.isdisjoint(move[0]))
    yield from _insertions(grid)


def _alone(grid: Grid) -> Iterator[tuple[tuple[int, ...], Iterator[dict[int, Cell]]]]:
    problem = grid.problem
    for node in range(len(problem.parts)):
        yield (node,), _nearby(grid, node)
    for root, _, side in problem.branches:
        yield side, _turned(grid, root, side)
    for a in range(len(problem.parts)):
        for b in _neighbours_of_neighbours(problem, a):
            if b > a:
                yield (a, b), iter([{a: grid.where[b], b: grid.where[a]}])
    yield from _exchanges(grid)


def _nearby(grid: Grid, node: int) -> Iterator[dict[int, Cell]]:
    around = sorted({grid.problem.edges[k].other(node) for k in grid.problem.at[node]})
    for neighbour in around:
        x, y = grid.where[neighbour]
        for dx, dy in _NEAR[:24]:
            if (x + dx, y + dy) not in grid.node_at:
                yield {node: (x + dx, y + dy)}


def _turned(grid: Grid, root: int, side: tuple[int, ...]) -> Iterator[dict[int, Cell]]:
    x0, y0 = grid.where[root]
    here = {n: (grid.where[n][0] - x0, grid.where[n][1] - y0) for n in side}
    for turn in _TURNS:
        yield {n: (x0 + turn(*c)[0], y0 + turn(*c)[1]) for n, c in here.items()}
    for dx, dy in _SHIFTS:
        yield {n: (x0 + x + dx, y0 + y + dy) for n, (x, y) in here.items()}
    if grid.problem.parts[root].kind == BAR:
        for dx, dy in _SHIFTS:
            yield {n: (x0 - x + dx, y0 + y + dy) for n, (x, y) in here.items()}


def _neighbours_of_neighbours(problem: LayoutProblem, node: int) -> list[int]:
    found = set()
    for k in problem.at[node]:
        middle = problem.edges[k].other(node)
        found |= {problem.edges[m].other(middle) for m in problem.at[middle]} | {middle}
    return sorted(found - {node})


def _exchanges(grid: Grid) -> Iterator[tuple[tuple[int, ...], Iterator[dict[int, Cell]]]]:
    """Two branches at a node: one moved to where the other stands, the other turned out of its way."""
    for root, start, side in grid.problem.branches:
        for other_root, other_start, other in grid.problem.branches:
            if other_root == root and start != other_start and set(side).isdisjoint(other):
                yield (
                    tuple(sorted((*side, *other))),
                    _exchanged(grid, grid.where[root], (start, side), (other_start, other)),
                )


def _exchanged(
    grid: Grid, root: Cell, comes: tuple[int, tuple[int, ...]], goes: tuple[int, tuple[int, ...]]
) -> Iterator[dict[int, Cell]]:
    (x0, y0), (start, side), (other_start, other) = root, comes, goes
    (x1, y1), (x2, y2) = grid.where[start], grid.where[other_start]
    moved = {n: (grid.where[n][0] + x2 - x1, grid.where[n][1] + y2 - y1) for n in side}
    for there in _TURNS:
        cells = dict(moved)
        for n in other:
            x, y = there(grid.where[n][0] - x0, grid.where[n][1] - y0)
            cells[n] = x0 + x, y0 + y
        if len(set(cells.values())) == len(cells):
            yield cells
        turned = dict(cells)
        for n in side:
            x, y = there(grid.where[n][0] - x0, grid.where[n][1] - y0)
            turned[n] = x0 + x, y0 + y
        if len(set(turned.values())) == len(turned):
            yield turned


def _insertions(grid: Grid) -> Iterator[tuple[tuple[int, ...], Iterator[dict[int, Cell]]]]:
    """Everything beyond a column or row, moved away by one, or nearer where nothing is pinned."""
    for axis in (0, 1):
        lines = sorted({cell[axis] for cell in grid.where.values()})
        for line in lines[1:]:
            side = tuple(sorted(n for n, cell in grid.where.items() if cell[axis] >= line))
            if 2 * len(side) > len(grid.where):
                side = tuple(sorted(n for n, cell in grid.where.items() if cell[axis] < line))
            if not side:
                continue  # what stood there has moved since
            d = 1 if grid.where[side[0]][axis] >= line else -1
            shift = (d, 0) if axis == 0 else (0, d)
            moved = {n: (grid.where[n][0] + shift[0], grid.where[n][1] + shift[1]) for n in side}
            back = {n: (grid.where[n][0] - shift[0], grid.where[n][1] - shift[1]) for n in side}
            yield side, iter([moved] if grid.problem.pins else [moved, back])


def _take_cheapest(grid: Grid, nodes: tuple[int, ...], moves: Iterator[dict[int, Cell]]) -> tuple[int, bool]:
    """Take the cheapest of some moves, if it is cheaper than staying; the effort, and whether one was taken."""
    here = {n: grid.where[n] for n in nodes}
    trials = [cells for cells in moves if cells != here]
    grid.lift(nodes)
    stay = least = grid.put(here)
    if not stay or not trials:
        return len(nodes), False
    chosen = here
    edges = grid.edges_of(nodes)
    routes = {k: (grid.routes[k], grid.price[k]) for k in edges}
    grid.lift(nodes)
    taken = grid.node_at.keys()
    for cells in trials:
        if taken.isdisjoint(cells.values()):
            cost = grid.trial(cells, edges, least)
            if cost < least:
                least, chosen = cost, cells
    if chosen is here:
        grid.put_back(here, routes)
    else:
        grid.put(chosen)
    return len(nodes) * (len(trials) + 1), least < stay


def _compact(where: dict[int, Cell], routes: dict[int, Route]) -> Placed:
    """The same arrangement without empty columns and rows, counted from zero."""
    corners = [cell for route in routes.values() for cell in route] + list(where.values())
    columns = {x: i for i, x in enumerate(sorted({x for x, _ in corners}))}
    rows = {y: i for i, y in enumerate(sorted({y for _, y in corners}))}

    def moved(cell: Cell) -> Cell:
        return columns[cell[0]], rows[cell[1]]

    return {n: moved(c) for n, c in where.items()}, {k: tuple(map(moved, r)) for k, r in routes.items()}
