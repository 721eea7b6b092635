"""Where nodes stand: set down in the author's order, then improved until nothing cheaper is near. Deterministic."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bondgraph.draw.layout.grid import Board, Cell, Route
from bondgraph.draw.layout.problem import BAR, Plan

Placed = tuple[dict[int, Cell], dict[int, Route]]

_NEAR: tuple[Cell, ...] = tuple(
    sorted(
        ((x, y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) != (0, 0) and abs(x) + abs(y) <= 4),
        key=lambda c: (abs(c[0]) + abs(c[1]), abs(c[1]), -c[0], -c[1]),
    )
)
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
WORK = 25_000


def place(plan: Plan) -> Placed:
    """A cell for every node and a route for every edge, from the cheapest of a few beginnings."""
    best: tuple[int, dict[int, Cell]] | None = None
    small = len(plan.parts) <= 40
    for first in ((1, 0), (-1, 0)) if small else ((1, 0),):
        board = _begin(plan, first)
        _improve(board, WORK if small else 3 * WORK)
        for turn in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            cells = {n: (x * turn[0], y * turn[1]) for n, (x, y) in board.where.items()}
            trial = _set_up(plan, cells)
            if best is None or trial < best[0]:
                best = trial, cells
    assert best is not None
    board = Board(plan)
    board.put(best[1])
    _improve(board, WORK // 3)
    return _compact(board.where, board.routes)


def _set_up(plan: Plan, cells: dict[int, Cell]) -> int:
    """What a whole arrangement costs."""
    cost = Board(plan).put({n: cells[n] for n in sorted(cells)})
    xs, ys = [x for x, _ in cells.values()], [y for _, y in cells.values()]
    return cost + max(xs) - min(xs) + 2 * (max(ys) - min(ys))


def _begin(plan: Plan, first: Cell) -> Board:
    """Set nodes down one after the other, each at the cheapest free cell near its neighbour."""
    board = Board(plan)
    board.put({0: (0, 0)})
    waiting = list(range(len(plan.edges)))
    while waiting:
        k = next((k for k in waiting if _placed(plan, board, k)), None)
        if k is None:
            board.put({plan.edges[waiting[0]].a: _outside(board)})
            continue
        waiting.remove(k)
        edge = plan.edges[k]
        if edge.a in board.where and edge.b in board.where:
            continue
        new, anchor = (edge.b, edge.a) if edge.a in board.where else (edge.a, edge.b)
        _set_down(board, new, anchor, first)
    return board


def _placed(plan: Plan, board: Board, k: int) -> bool:
    return plan.edges[k].a in board.where or plan.edges[k].b in board.where


def _outside(board: Board) -> Cell:
    return 0, max(y for _, y in board.where.values()) + 3


def _set_down(board: Board, new: int, anchor: int, first: Cell) -> None:
    x0, y0 = board.where[anchor]
    near = sorted(_NEAR, key=lambda c: c != first) if len(board.where) == 1 else _NEAR
    best: tuple[int, Cell] | None = None
    for dx, dy in near:
        cell = x0 + dx, y0 + dy
        if cell in board.node_at:
            continue
        cost = board.put({new: cell})
        board.lift((new,))
        if best is None or cost < best[0]:
            best = cost, cell
    far = max(x for x, _ in board.where.values()) + 1, y0
    board.put({new: best[1] if best else far})


def _improve(board: Board, work: int) -> None:
    """Move single nodes, branches and pairs while that makes the arrangement cheaper, for a bounded effort."""
    for _ in range(SWEEPS):
        better = False
        for cells, moves in _moves(board):
            if work <= 0:
                return
            spent, improved = _try(board, cells, moves)
            work -= spent
            better |= improved
        if not better:
            return


def _moves(board: Board) -> Iterator[tuple[tuple[int, ...], Iterator[dict[int, Cell]]]]:
    plan = board.plan
    for node in range(len(plan.parts)):
        yield (node,), _nearby(board, node)
    for root, _, side in plan.branches:
        yield side, _turned(board, root, side)
    for a in range(len(plan.parts)):
        for b in _neighbours_of_neighbours(plan, a):
            if b > a:
                yield (a, b), iter([{a: board.where[b], b: board.where[a]}])
    yield from _exchanges(board)
    yield from _cuts(board)


def _nearby(board: Board, node: int) -> Iterator[dict[int, Cell]]:
    around = sorted({board.plan.edges[k].other(node) for k in board.plan.at[node]})
    for neighbour in around:
        x, y = board.where[neighbour]
        for dx, dy in _NEAR[:24]:
            if (x + dx, y + dy) not in board.node_at:
                yield {node: (x + dx, y + dy)}


def _turned(board: Board, root: int, side: tuple[int, ...]) -> Iterator[dict[int, Cell]]:
    x0, y0 = board.where[root]
    here = {n: (board.where[n][0] - x0, board.where[n][1] - y0) for n in side}
    for turn in _TURNS:
        yield {n: (x0 + turn(*c)[0], y0 + turn(*c)[1]) for n, c in here.items()}
    for dx, dy in _SHIFTS:
        yield {n: (x0 + x + dx, y0 + y + dy) for n, (x, y) in here.items()}
    if board.plan.parts[root].kind == BAR:
        for dx, dy in _SHIFTS:
            yield {n: (x0 - x + dx, y0 + y + dy) for n, (x, y) in here.items()}


def _neighbours_of_neighbours(plan: Plan, node: int) -> list[int]:
    found = set()
    for k in plan.at[node]:
        middle = plan.edges[k].other(node)
        found |= {plan.edges[m].other(middle) for m in plan.at[middle]} | {middle}
    return sorted(found - {node})


def _exchanges(board: Board) -> Iterator[tuple[tuple[int, ...], Iterator[dict[int, Cell]]]]:
    """Two branches at a node: one moved to where the other stands, the other turned out of its way."""
    for root, start, side in board.plan.branches:
        for other_root, other_start, other in board.plan.branches:
            if other_root == root and start != other_start and set(side).isdisjoint(other):
                yield (
                    tuple(sorted((*side, *other))),
                    _exchanged(board, board.where[root], (start, side), (other_start, other)),
                )


def _exchanged(
    board: Board, root: Cell, comes: tuple[int, tuple[int, ...]], goes: tuple[int, tuple[int, ...]]
) -> Iterator[dict[int, Cell]]:
    (x0, y0), (start, side), (other_start, other) = root, comes, goes
    (x1, y1), (x2, y2) = board.where[start], board.where[other_start]
    moved = {n: (board.where[n][0] + x2 - x1, board.where[n][1] + y2 - y1) for n in side}
    for there in _TURNS:
        cells = dict(moved)
        for n in other:
            x, y = there(board.where[n][0] - x0, board.where[n][1] - y0)
            cells[n] = x0 + x, y0 + y
        if len(set(cells.values())) == len(cells):
            yield cells
        turned = dict(cells)
        for n in side:
            x, y = there(board.where[n][0] - x0, board.where[n][1] - y0)
            turned[n] = x0 + x, y0 + y
        if len(set(turned.values())) == len(turned):
            yield turned


def _cuts(board: Board) -> Iterator[tuple[tuple[int, ...], Iterator[dict[int, Cell]]]]:
    """Everything beyond a column or row, moved away by one."""
    for axis in (0, 1):
        lines = sorted({cell[axis] for cell in board.where.values()})
        for line in lines[1:]:
            side = tuple(sorted(n for n, cell in board.where.items() if cell[axis] >= line))
            if 2 * len(side) > len(board.where):
                side = tuple(sorted(n for n, cell in board.where.items() if cell[axis] < line))
            d = 1 if side and board.where[side[0]][axis] >= line else -1
            shift = (d, 0) if axis == 0 else (0, d)
            moved = {n: (board.where[n][0] + shift[0], board.where[n][1] + shift[1]) for n in side}
            back = {n: (board.where[n][0] - shift[0], board.where[n][1] - shift[1]) for n in side}
            yield side, iter([moved, back])


def _try(board: Board, nodes: tuple[int, ...], moves: Iterator[dict[int, Cell]]) -> tuple[int, bool]:
    """Take the cheapest of some moves, if it is cheaper than staying; the effort, and whether one was taken."""
    here = {n: board.where[n] for n in nodes}
    trials = [cells for cells in moves if cells != here]
    board.lift(nodes)
    stay = least = board.put(here)
    chosen = here
    board.lift(nodes)
    taken = set(board.node_at)
    for cells in trials:
        if taken.isdisjoint(cells.values()):
            cost = board.put(cells, least)
            board.lift(nodes)
            if cost < least:
                least, chosen = cost, cells
    board.put(chosen)
    return len(nodes) * (len(trials) + 1), least < stay


def _compact(where: dict[int, Cell], routes: dict[int, Route]) -> Placed:
    """The same arrangement without empty columns and rows, counted from zero."""
    corners = [cell for route in routes.values() for cell in route] + list(where.values())
    columns = {x: i for i, x in enumerate(sorted({x for x, _ in corners}))}
    rows = {y: i for i, y in enumerate(sorted({y for _, y in corners}))}

    def moved(cell: Cell) -> Cell:
        return columns[cell[0]], rows[cell[1]]

    return {n: moved(c) for n, c in where.items()}, {k: tuple(map(moved, r)) for k, r in routes.items()}
