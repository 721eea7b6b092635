"""The grid: nodes on cells, bonds on routes through cells, and what an arrangement costs. Integers throughout."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from bondgraph.draw.layout.problem import BAR, BLOCK, JUNCTION, LOOPED, ONE_PORT, PASSING, LayoutProblem, Manner

Cell = tuple[int, int]
Route = tuple[Cell, ...]

BLOCKED = 300
OVERLAP = 200
CROSSING = 40
TOUCH = 90
STEP = 4
BEND = 6
NARROW = 12
SLANTED = 150
"""A slanted bond where none is wanted: before it lies on another."""
WIDE = 3
"""Half of what a node keeps clear, in fifths of a column: rows differ in height, and slanted bonds stand aside."""
STRANGERS = 14
"""Parts of two instances of submodels, one right above the other, or a column beside that."""
REGION = 2
"""Bits of a column or row that are left out of where a route is looked for."""
BELOW = 8
"""A bond led round beneath its store: its effort stands above it, between it and what is written of the store."""


def sign(x: int) -> int:
    """-1, 0 or 1."""
    return (x > 0) - (x < 0)


def steps(route: Route) -> Iterator[tuple[Cell, Cell]]:
    """The unit steps of a route along rows and columns."""
    for (x1, y1), (x2, y2) in pairwise(route):
        dx, dy = sign(x2 - x1), sign(y2 - y1)
        x, y = x1, y1
        while (x, y) != (x2, y2):
            yield (x, y), (x + dx, y + dy)
            x, y = x + dx, y + dy


def bounds(route: Route) -> tuple[int, int, int, int]:
    """The first and last column, and row, of a route."""
    columns, rows = [x for x, _ in route], [y for _, y in route]
    return min(columns), max(columns), min(rows), max(rows)


@dataclass(frozen=True)
class Trace:
    """What a route passes: its unit steps, each from left to right or down, and the cells between its ends.

    Args:
        slanted: whether it is one straight piece across rows and columns, which has neither.
        steps: with each, whether it is level.
        passes: with each cell, whether the route bends there, and whether it comes upright.
        bounds: its first and last column, and row.
        squares: the regions about it, as `REGION` has them.
        outwards: the directions in which it leaves its first and its last cell,
        off_bars: and those in which it turns away from bars that stand there.
    """

    slanted: bool
    steps: tuple[tuple[tuple[Cell, Cell], bool], ...]
    passes: tuple[tuple[Cell, bool, bool], ...]
    bounds: tuple[int, int, int, int]
    squares: tuple[Cell, ...]
    outwards: tuple[Cell, Cell]
    off_bars: tuple[Cell, Cell]


@lru_cache(maxsize=1 << 16)
def trace(route: Route) -> Trace:
    """What a route passes."""
    left, right, low, high = around = bounds(route)
    columns, rows = range(left >> REGION, (right >> REGION) + 1), range(low >> REGION, (high >> REGION) + 1)
    squares = tuple((x, y) for x in columns for y in rows)
    both = route, route[::-1]
    outwards = _way(both[0]), _way(both[1])
    if is_diagonal(route):
        return Trace(True, (), (), around, squares, outwards, outwards)
    path, ends = list(steps(route)), (route[0], route[-1])
    found = tuple(((a, b) if a < b else (b, a), a[0] != b[0]) for a, b in path)
    passes = tuple(
        (b, a[0] != c[0] and a[1] != c[1], a[0] == c[0]) for (a, b), (_, c) in pairwise(path) if b not in ends
    )
    first, last = (_way(way[1:]) if on_bar(way) else _way(way) for way in both)
    return Trace(False, found, passes, around, squares, outwards, (first, last))


def _way(route: Route) -> Cell:
    (x1, y1), (x2, y2) = route[:2]
    return sign(x2 - x1), sign(y2 - y1)


def is_diagonal(route: Route) -> bool:
    """Whether a route is one straight piece across rows and columns."""
    return len(route) == 2 and route[0][0] != route[1][0] and route[0][1] != route[1][1]


def crosses(p: Cell, q: Cell, r: Cell, s: Cell) -> bool:
    """Whether two segments meet other than in a common end."""
    for k in (0, 1):
        a1, b1, a2, b2 = p[k], q[k], r[k], s[k]
        if (a1 < a2 and b1 < a2 and a1 < b2 and b1 < b2) or (a1 > a2 and b1 > a2 and a1 > b2 and b1 > b2):
            return False
    shared = {p, q} & {r, s}
    if shared and p != q and r != s:
        c = p if p in shared else q
        a, b = (q if c == p else p), (s if c == r else r)
        return _turn(c, a, b) == 0 and (a[0] - c[0]) * (b[0] - c[0]) + (a[1] - c[1]) * (b[1] - c[1]) > 0
    return _turn(p, q, r) * _turn(p, q, s) <= 0 and _turn(r, s, p) * _turn(r, s, q) <= 0


@lru_cache(maxsize=1 << 17)
def crossings(route: Route, slanted: Route) -> int:
    """How many pieces of a route meet a slanted one other than in a common end."""
    first, last = slanted
    return sum([crosses(p, q, first, last) for p, q in pairwise(route)])


@lru_cache(maxsize=1 << 16)
def runs_over(slanted: Route, cell: Cell) -> bool:
    """Whether a slanted route meets the node in a cell, which takes most of its column."""
    if cell in slanted:
        return False
    start, end, (x, y) = *((5 * x, 5 * y) for x, y in slanted), (5 * cell[0], 5 * cell[1])
    return crosses(start, end, (x - WIDE, y), (x + WIDE, y))


def _turn(a: Cell, b: Cell, c: Cell) -> int:
    return sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


@lru_cache(maxsize=1 << 16)
def is_narrow(route: Route, other: Route) -> bool:
    """Whether two routes from one cell leave it at less than thirty degrees."""
    (x0, y0), (x1, y1) = route[:2]
    x2, y2 = other[1]
    a, b, c, d = x1 - x0, y1 - y0, x2 - x0, y2 - y0
    along, across = a * c + b * d, a * d - b * c
    return along > 0 and 3 * across * across < along * along


class Grid:
    """Nodes and routes in place, with counts that make one change cheap to judge.

    `leaving` has the directions in which edges leave their nodes, by the numbers that `LayoutProblem.sides` has.
    """

    def __init__(self, problem: LayoutProblem) -> None:
        self.problem = problem
        self.where: dict[int, Cell] = {}
        self.node_at: dict[Cell, int] = {}
        self.routes: dict[int, Route] = {}
        self.regions: defaultdict[Cell, set[int]] = defaultdict(set)
        self.price: dict[int, int] = {}
        self.step_use: defaultdict[tuple[Cell, Cell], list[int]] = defaultdict(list)
        self.pass_use: defaultdict[Cell, list[tuple[int, bool]]] = defaultdict(list)
        self.slanted: dict[int, Route] = {}
        self.leaving: dict[int, Cell] = {}
        self.habits: dict[tuple[int, tuple[Cell | None, ...]], int] = {}
        self.strangers: dict[tuple[int, int], bool] = {}

    def put(self, cells: dict[int, Cell], limit: float = math.inf) -> int:
        """Set nodes down and route their edges; the cost of both, or of so many of them that it reaches the limit."""
        cost = 0
        for node, cell in cells.items():
            cost += BLOCKED * (cell in self.node_at) + BLOCKED * len(self.pass_use.get(cell, ()))
            self.where[node] = cell
            self.node_at[cell] = node
            if self.problem.within:
                cost += STRANGERS * self._strangers(node, cell)
            if self.slanted:
                cost += BLOCKED * sum(runs_over(route, cell) for route in self.slanted.values())
        edges = self.edges_of(cells)
        if self.problem.pins:
            edges = sorted(edges, key=self.problem.turns.__getitem__)
        candidates_of = [self._ways(k) for k in edges]
        least = sum([candidates[0][0] for candidates in candidates_of])
        for k, candidates in zip(edges, candidates_of, strict=True):
            if cost + least >= limit:
                return cost + least
            cost += self._route(k, candidates)
            least -= candidates[0][0]
        for node in self._near(cells, edges):
            if cost >= limit:
                return cost
            cost += self.habit(node)
        return cost

    def _strangers(self, node: int, cell: Cell) -> int:
        """How many nodes in the row above and below one are in other instances: what is shaded of both would meet."""
        x, y = cell
        count = 0
        for near in ((x - 1, y - 1), (x, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x, y + 1), (x + 1, y + 1)):
            other = self.node_at.get(near)
            if other is not None:
                if (node, other) not in self.strangers:
                    self.strangers[node, other] = self.problem.strangers(node, other)
                count += self.strangers[node, other]
        return count

    def put_back(self, cells: dict[int, Cell], routes: Mapping[int, tuple[Route, int]]) -> None:
        """Set nodes down where they were, with the routes of their edges, and the prices of these, by number."""
        for node, cell in cells.items():
            self.where[node] = cell
            self.node_at[cell] = node
        for k, (route, price) in routes.items():
            self.price[k] = price
            self._take(k, route, trace(route))

    def trial(self, cells: dict[int, Cell], edges: Iterable[int], limit: float) -> int:
        """What `put` would give, the nodes being left as they are, not in place.

        Args:
            cells: where the nodes would stand.
            edges: those at them whose both ends are in place then.
            limit: as of `put`.
        """
        where, ends, manners = self.where, self.problem.ends, self.problem.manners
        least = BLOCKED * sum([len(self.pass_use[cell]) for cell in cells.values() if cell in self.pass_use])
        for k in edges:
            if least >= limit:
                return least
            a, b = ends[k]
            least += ways(manners[k], cells[a] if a in cells else where[a], cells[b] if b in cells else where[b])[0][0]
        if least >= limit:
            return least
        cost = self.put(cells, limit)
        self.lift(cells)
        return cost

    def lift(self, nodes: Iterable[int]) -> None:
        """Take nodes and their edges up."""
        nodes = list(nodes)
        routes = self.routes
        for k in self.edges_of(nodes):
            if k in routes:
                self._unroute(k)
        for node in nodes:
            cell = self.where.pop(node)
            if self.node_at.get(cell) == node:
                del self.node_at[cell]

    def edges_of(self, nodes: Collection[int]) -> list[int]:
        """The edges at these nodes whose both ends are in place."""
        problem, where = self.problem, self.where
        if len(nodes) == 1:
            (node,) = nodes
            return [k for k, other in problem.beside[node] if other in where] if node in where else []
        found = {k for node in nodes for k in problem.at[node]}
        ends = problem.ends
        return sorted([k for k in found if ends[k][0] in where and ends[k][1] in where])

    def _ways(self, k: int) -> tuple[tuple[int, Route], ...]:
        """The routes an edge may take, the cheapest by themselves first."""
        a, b = self.problem.ends[k]
        return ways(self.problem.manners[k], self.where[a], self.where[b])

    def _near(self, cells: Iterable[int], edges: Iterable[int]) -> list[int]:
        touched, ends = set(cells), self.problem.ends
        for k in edges:
            touched.update(ends[k])
        return sorted(touched)

    def _route(self, k: int, candidates: tuple[tuple[int, Route], ...]) -> int:
        """Take the cheapest of the routes of an edge, the cheapest by themselves first."""
        cost, route = -1, candidates[0][1]
        for base, candidate in candidates:
            if 0 <= cost <= base:
                break
            trial = base + self._conflicts(k, candidate)
            if cost < 0 or trial < cost:
                cost, route = trial, candidate
        self.price[k] = cost
        self._take(k, route, trace(route))
        return cost

    def _take(self, k: int, route: Route, passed: Trace) -> None:
        self.routes[k] = route
        manner, leaving = self.problem.manners[k], self.leaving
        leaving[2 * k] = passed.off_bars[0] if manner.a == BAR else passed.outwards[0]
        leaving[2 * k + 1] = passed.off_bars[1] if manner.b == BAR else passed.outwards[1]
        for square in passed.squares:
            self.regions[square].add(k)
        if passed.slanted:
            self.slanted[k] = route
        for step, _ in passed.steps:
            self.step_use[step].append(k)
        for cell, bend, upright in passed.passes:
            self.pass_use[cell].append((k, bend or upright))

    def _unroute(self, k: int) -> None:
        passed = trace(self.routes.pop(k))
        del self.price[k], self.leaving[2 * k], self.leaving[2 * k + 1]
        for square in passed.squares:
            self.regions[square].discard(k)
        if passed.slanted:
            del self.slanted[k]
        for step, _ in passed.steps:
            self.step_use[step].remove(k)
        for cell, bend, upright in passed.passes:
            self.pass_use[cell].remove((k, bend or upright))

    def _conflicts(self, k: int, route: Route) -> int:
        passed = trace(route)
        if passed.slanted:
            return self._conflicts_slanted(k, route)
        cost = 0
        for step, level in passed.steps:
            for other in self.step_use.get(step, ()):
                cost += OVERLAP * (level or not self._on_one_bar(k, other, step[0][0]))
        for cell, bend, upright in passed.passes:
            cost += BLOCKED * (cell in self.node_at)
            for other, its_upright in self.pass_use.get(cell, ()):
                if not self._on_one_bar(k, other, cell[0]):
                    cost += TOUCH if bend or its_upright == upright else CROSSING
        if not self.slanted:
            return cost
        left, right, low, high = passed.bounds
        cost += self._narrow(k, route, self.slanted)
        for (x1, y1), (x2, y2) in self.slanted.values():
            if (x1 < left and x2 < left) or (x1 > right and x2 > right) or (y1 < low and y2 < low):
                continue
            if y1 <= high or y2 <= high:
                cost += CROSSING * crossings(route, ((x1, y1), (x2, y2)))
        return cost

    def _conflicts_slanted(self, k: int, route: Route) -> int:
        cost = self._narrow(k, route, self.routes)
        passed = trace(route)
        left, right, low, high = passed.bounds
        near: set[int] = set()
        for square in passed.squares:
            if square in self.regions:
                near |= self.regions[square]
        for name in near:
            other = self.routes[name]
            from_left, to_right, from_low, to_high = trace(other).bounds
            if to_right >= left and from_left <= right and to_high >= low and from_low <= high:
                cost += CROSSING * crossings(other, route)
        for x in range(left, right + 1):
            for y in range(low, high + 1):
                cell = (x, y)
                if cell in self.node_at and runs_over(route, cell):
                    cost += BLOCKED
        return cost

    def _narrow(self, k: int, route: Route, others: Mapping[int, Route]) -> int:
        """What it costs to leave a node at a small angle to another edge: their marks there would meet."""
        cost = 0
        for node, way in ((self.problem.edges[k].a, route), (self.problem.edges[k].b, route[::-1])):
            for other in self.problem.at[node]:
                if other != k and other in others:
                    ahead = others[other] if node == self.problem.edges[other].a else others[other][::-1]
                    if is_narrow(way, ahead):
                        cost += OVERLAP if _turn(way[0], way[1], ahead[1]) == 0 else NARROW
        return cost

    def _on_one_bar(self, k: int, other: int, column: int) -> bool:
        """Whether two edges meet on a bar in a column: what they share there is the bar."""
        edges = self.problem.edges
        shared = {edges[k].a, edges[k].b} & {edges[other].a, edges[other].b}
        return any(self.problem.parts[n].kind == BAR and self.where[n][0] == column for n in shared)

    def habit(self, node: int) -> int:
        """What a node's neighbourhood costs beyond lengths and crossings: the customs of textbooks."""
        leaving = self.leaving
        taken = tuple([leaving.get(side) for side in self.problem.sides[node]])
        if self.problem.parts[node].kind == BAR:
            return self._habit(node, taken)
        if (node, taken) not in self.habits:
            self.habits[node, taken] = self._habit(node, taken)
        return self.habits[node, taken]

    def _habit(self, node: int, taken: tuple[Cell | None, ...]) -> int:
        """The same by the directions of the edges at a node, which it follows from alone; at a bar from places, too."""
        part, problem = self.problem.parts[node], self.problem
        ways = {k: way for k, way in zip(problem.at[node], taken, strict=True) if way is not None}
        if part.kind == ONE_PORT:
            bonds = {k: way for k, way in ways.items() if not problem.edges[k].is_wire}
            beside = sum(way in bonds.values() for k, way in ways.items() if k not in bonds)
            return sum(_one_port_custom(part.role, way) for way in bonds.values()) + OVERLAP * beside
        if part.kind == BLOCK:
            return sum(_block_custom(way, problem.edges[k].giver == node) for k, way in ways.items())
        spine = [ways[k] for k in problem.spine[node] if k in ways]
        cost = sum(4 for way in spine if way[0] == 0)
        if part.kind == PASSING:
            if len(ways) == 2:
                (x1, y1), (x2, y2) = ways.values()
                cost += 0 if (x1, y1) == (-x2, -y2) else 14
            cost += 10 * any(way[0] == 0 for way in ways.values())
        if part.kind == BAR:
            cost += self._bar_custom(node, ways)
        if part.kind == JUNCTION:
            cost += self._junction_custom(node, spine, list(ways.values()))
        if part.kind != LOOPED:
            cost += self._reading_order(node, ways)
        return cost

    def _junction_custom(self, node: int, spine: list[Cell], ways: list[Cell]) -> int:
        part, planned = self.problem.parts[node], len(self.problem.spine[node])
        if planned >= 2 and len(spine) >= 2:
            return 0 if any((-x, -y) in spine for x, y in spine) else 10
        if planned == 1 and len(spine) == 1:
            x, y = spine[0]
            cost = 8 * (x <= 0 and part.integrates and len(self.problem.at[node]) == 1)
            return cost + (6 if len(self.problem.at[node]) > 1 and (-x, -y) not in ways else 0)
        if planned == 0 and len(ways) > 1:
            return 0 if (1, 0) in ways and (-1, 0) in ways else 4
        return 0

    def _bar_custom(self, node: int, ways: dict[int, Cell]) -> int:
        """A bar stands upright: its first bond is on one side, the others on the other, from top to bottom."""
        cost = sum(60 for x, y in ways.values() if x == 0 or y != 0)
        ranked = {dict(self.problem.edges[k].ranks)[node]: k for k in ways}
        parts = [ranked[rank] for rank in sorted(ranked) if rank]
        if 0 in ranked:
            cost += sum(40 for k in parts if ways[k][0] == ways[ranked[0]][0])
        rows = [self.where[self.problem.edges[k].other(node)][1] for k in parts]
        cost += 16 * sum(a > b for a, b in pairwise(rows))
        crowded = (b for a, b, c in zip(parts, parts[1:], parts[2:], strict=False) if self._crowded(node, (a, b, c)))
        return cost + 20 * sum(1 for _ in crowded)

    def _crowded(self, bar: int, parts: tuple[int, ...]) -> bool:
        """Whether the middle of three bonds of a bar leads to a node that has no room for bonds up and down."""
        above, here, below = (self.problem.edges[k].other(bar) for k in parts)
        rows = [self.where[n][1] for n in (above, here, below)]
        return len(self.problem.at[here]) > 2 and abs(rows[0] - rows[1]) == 1 == abs(rows[2] - rows[1])

    def _reading_order(self, node: int, ways: dict[int, Cell]) -> int:
        """Later junctions stand to the right of earlier ones, or below."""
        cost = 0
        for k in self.problem.spine[node]:
            if k in ways and self.problem.edges[k].other(node) > node:
                x, y = ways[k]
                cost += 2 * (x < 0) + (x == 0 and y < 0)
        return cost


def _block_custom(way: Cell, leaves: bool) -> int:
    """Signals enter a block at its left, and leave it at its right."""
    x, _ = way if leaves else (-way[0], way[1])
    return 3 * (x == 0) + 8 * (x < 0)


def _one_port_custom(role: str, way: Cell) -> int:
    """`way` points from the one-port to its junction: sources stand at the left or on top, the rest where they may."""
    x, y = way
    if role == "source":
        return 4 * (x < 0) + (y > 0 and x == 0) + 3 * (y < 0 and x == 0)
    if role == "store":
        return (y < 0) + 4 * (x > 0) + (x < 0) * (y == 0)
    return 2 * (y > 0) + 4 * (x > 0) + (x < 0) * (y == 0)


def on_bar(route: Route) -> bool:
    """Whether a route that begins at a bar runs along it before it turns away."""
    return len(route) > 2 and route[0][0] == route[1][0]


@lru_cache(maxsize=1 << 16)
def ways(manner: Manner, a: Cell, b: Cell) -> tuple[tuple[int, Route], ...]:
    """The routes that an edge may take, each with its cost if nothing is in the way, the cheapest first."""
    return tuple(sorted(_ways(manner, a, b)))


def _ways(manner: Manner, a: Cell, b: Cell) -> list[tuple[int, Route]]:
    (x1, y1), (x2, y2) = a, b
    span = abs(x1 - x2) + abs(y1 - y2)
    if a == b:
        return [(BLOCKED, (a, (x1 + 1, y1), b))]
    if manner.port:
        return _store_routes(manner.port, a, b)
    if manner.is_wire:
        return _wire_routes(a, b)
    if x1 == x2 or y1 == y2:
        if manner.orthogonal:
            return _wire_routes(a, b)
        found: list[tuple[int, Route]] = [(STEP * (span - 1), (a, b))]
        bars = manner.a == manner.b == BAR
        for d in (-1, 1):
            detour: Route = (a, (x1, y1 + d), (x2, y2 + d), b) if y1 == y2 else (a, (x1 + d, y1), (x2 + d, y2), b)
            found.append((STEP * (span - 1) + 3 if bars else STEP * (span + 1) + 3 * BEND, detour))
        return found
    found = []
    kinds = manner.a, manner.b
    if BAR in kinds:
        # The upright piece of a route that leaves a bar at a right angle is the bar itself.
        for corner, on in (((x1, y2), kinds[0]), ((x2, y1), kinds[1])):
            found.append((STEP * (abs(x1 - x2) - 1) + (2 if on == BAR else 30), (a, corner, b)))
        return found
    if manner.orthogonal:
        return [*_wire_routes(a, b), (SLANTED, (a, b))]
    single = ONE_PORT in kinds
    elbow, slant = (20, 12) if single else (BEND, 16)
    found = [
        (STEP * (span - 1) + elbow, (a, (x1, y2), b)),
        (STEP * (span - 1) + elbow, (a, (x2, y1), b)),
        (STEP * (span - 1) + slant + 8 * (span > 2), (a, b)),
    ]
    return found


def _wire_routes(a: Cell, b: Cell) -> list[tuple[int, Route]]:
    """Along rows and columns: straight, round a corner, or led back beyond all that stands between."""
    (x1, y1), (x2, y2) = a, b
    span = abs(x1 - x2) + abs(y1 - y2)
    found: list[tuple[int, Route]] = []
    if x1 == x2 or y1 == y2:
        found.append((STEP * (span - 1), (a, b)))
    else:
        found += [(STEP * (span - 1) + BEND, (a, corner, b)) for corner in ((x1, y2), (x2, y1))]
    for d in (1, 2, 3):
        for row in {min(y1, y2) - d, max(y1, y2) + d} if x1 != x2 else ():
            away = abs(row - y1) + abs(row - y2) + abs(x1 - x2)
            found.append((STEP * (away - 1) + 2 * BEND, (a, (x1, row), (x2, row), b)))
        for column in {min(x1, x2) - d, max(x1, x2) + d} if y1 != y2 else ():
            away = abs(column - x1) + abs(column - x2) + abs(y1 - y2)
            found.append((STEP * (away - 1) + 2 * BEND, (a, (column, y1), (column, y2), b)))
    return found


def _store_routes(port: str, a: Cell, b: Cell) -> list[tuple[int, Route]]:
    """Into a looped store from its left, and from its right around it back to the junction."""
    (x1, y1), (x2, y2) = a, b
    away = abs(x1 - x2) + abs(y1 - y2)
    if port == "first":
        if y1 == y2 and x1 < x2:
            return [(STEP * (away - 1), (a, b))]
        if x1 < x2:
            return [(STEP * (away - 1) + 2 * BEND, (a, (x1, y2), b))]
        return [(OVERLAP + STEP * away, (a, b))]
    if x1 >= x2:
        return [(OVERLAP + STEP * away, (a, b))]
    found = []
    for row in (y2 - 1, y2 + 1):
        if row != y1:
            around: Route = (a, (x1, row), (x2 + 1, row), (x2 + 1, y2), b)
            found.append((STEP * away + BELOW * (row > y2), around))
    return found
