"""Long rows folded: a chain that would be far wider than high goes on beneath, as lines of a text do."""

from __future__ import annotations

from math import isqrt

from bondgraph.draw.layout.grid import Cell, Route, bounds
from bondgraph.draw.layout.problem import LayoutProblem

LONGEST = 40
"""Columns of a row that is left as it is."""
Placed = tuple[dict[int, Cell], dict[int, Route]]


def folded(problem: LayoutProblem, where: dict[int, Cell], routes: dict[int, Route]) -> Placed:
    """An arrangement in several rows, one beneath the other, each read from the left.

    It is cut where one straight edge passes and nothing else; that leads on round the right, between the rows, and in
    from the left. Where there is no such place, or where nodes are pinned, it stays as it is.
    """
    width, height = (max(cell[axis] for cell in (*where.values(), *_corners(routes))) + 1 for axis in (0, 1))
    count = isqrt(width // (height + 1))  # about as many columns as rows: columns are wider
    if width <= LONGEST or count < 2 or problem.pins:
        return where, routes
    cuts = _cuts(problem, routes, [width * k // count for k in range(1, count)], width // (4 * count))
    if not cuts:
        return where, routes
    starts = [0, *(column for column, _ in cuts)]
    right = max(end - start for start, end in zip(starts, [*starts[1:], width], strict=True)) + 1

    def moved(cell: Cell) -> Cell:
        row = sum(cell[0] >= start for start in starts) - 1
        return cell[0] - starts[row] + 1, cell[1] + row * (height + 1)

    passing = {k for _, k in cuts}
    found = {k: tuple(map(moved, route)) for k, route in routes.items() if k not in passing}
    for row, (_, k) in enumerate(cuts):
        first, last = sorted((routes[k][0], routes[k][-1]))
        a, b, between = moved(first), moved(last), row * (height + 1) + height
        way: Route = (a, (right, a[1]), (right, between), (0, between), (0, b[1]), b)
        found[k] = way if routes[k][0] == first else way[::-1]
    return {node: moved(cell) for node, cell in where.items()}, dict(sorted(found.items()))


def _cuts(problem: LayoutProblem, routes: dict[int, Route], wanted: list[int], far: int) -> list[tuple[int, int]]:
    """Columns before which to cut, near those that are wanted, each with the edge that passes; none if one lacks."""
    over: dict[int, list[int]] = {}
    for k, route in routes.items():
        left, right, _, _ = bounds(route)
        for column in range(left + 1, right + 1):
            over.setdefault(column, []).append(k)
    found: list[tuple[int, int]] = []
    for middle in wanted:
        near = sorted(range(middle - far, middle + far + 1), key=lambda column: abs(column - middle))
        usable = [(column, over[column][0]) for column in near if len(over.get(column, ())) == 1]
        straight = [(column, k) for column, k in usable if _is_level(problem, routes[k], k)]
        if not straight:
            return []
        found.append(straight[0])
    return found


def _is_level(problem: LayoutProblem, route: Route, k: int) -> bool:
    edge = problem.edges[k]
    return len(route) == 2 and route[0][1] == route[1][1] and not (edge.port or edge.ranks or edge.is_wire)


def _corners(routes: dict[int, Route]) -> list[Cell]:
    return [cell for route in routes.values() for cell in route]
