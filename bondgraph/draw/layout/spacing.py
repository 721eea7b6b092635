"""From cells to coordinates: columns as wide, rows as high, as what stands in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from bondgraph.draw.drawing import PIXEL, Box, Point
from bondgraph.draw.layout.grid import Cell, Route

BOND = 50 * PIXEL
"""Least room between two texts for the bond between them."""
UPRIGHT_BOND = 42 * PIXEL
TURN = 30 * PIXEL
"""Least room between a text and the first corner of its bond."""
DIMENSION = 14 * PIXEL, 26 * PIXEL
"""More room where a bond carries its dimension, on an upright one beneath or above its label."""
NEIGHBOURS = 16 * PIXEL
"""Least room between texts that no bond joins."""
COLUMN, ROW = 30 * PIXEL, 26 * PIXEL
"""Least distance of columns and of rows."""


@dataclass(frozen=True)
class Lines:
    """The x of each column and the y of each row."""

    xs: tuple[int, ...]
    ys: tuple[int, ...]

    def point(self, cell: Cell) -> Point:
        return self.xs[cell[0]], self.ys[cell[1]]


def lines(
    texts: Mapping[Cell, Box],
    routes: Mapping[str, tuple[Route, bool]],
    wider: tuple[Mapping[int, int], Mapping[int, int]],
) -> Lines:
    """Where columns and rows lie.

    Args:
        texts: what each node keeps clear, about its cell's point.
        routes: of each bond its route, and whether it carries its dimension.
        wider: room to add between a column (a row) and the next.
    """
    corners = [cell for route, _ in routes.values() for cell in route]
    cells = [*texts, *corners]
    xs = _axis(0, max(x for x, _ in cells) + 1, texts, routes, wider[0])
    ys = _axis(1, max(y for _, y in cells) + 1, texts, routes, wider[1])
    return Lines(xs, ys)


def _axis(
    axis: int,
    count: int,
    texts: Mapping[Cell, Box],
    routes: Mapping[str, tuple[Route, bool]],
    wider: Mapping[int, int],
) -> tuple[int, ...]:
    limits: dict[int, list[tuple[int, int]]] = {k: [] for k in range(count)}

    def demand(a: Cell, b: Cell, room: int) -> None:
        if a[axis] > b[axis]:
            a, b = b, a
        limits[b[axis]].append((a[axis], _after(texts.get(a), axis) + room + _before(texts.get(b), axis)))

    for route, carries in routes.values():
        for a, b in pairwise(route):
            if a[axis] != b[axis] and a[1 - axis] == b[1 - axis]:
                whole = (BOND, UPRIGHT_BOND)[axis] if a in texts and b in texts else TURN
                demand(a, b, whole + (DIMENSION[axis] if carries and len(route) == 2 else 0))
    for a, b in _in_line(texts, axis):
        demand(a, b, NEIGHBOURS)
    found = [0]
    for k in range(1, count):
        least = found[-1] + (COLUMN, ROW)[axis]
        found.append(max([least, *(found[i] + room for i, room in limits[k])]) + wider.get(k - 1, 0))
    return tuple(found)


def _after(box: Box | None, axis: int) -> int:
    return 0 if box is None else (box.right, box.bottom)[axis]


def _before(box: Box | None, axis: int) -> int:
    return 0 if box is None else -(box.left, box.top)[axis]


def _in_line(texts: Mapping[Cell, Box], axis: int) -> list[tuple[Cell, Cell]]:
    """Neighbouring nodes in each row (along x) or column (along y)."""
    ordered = sorted(texts, key=lambda cell: (cell[1 - axis], cell[axis]))
    return [(a, b) for a, b in pairwise(ordered) if a[1 - axis] == b[1 - axis]]
