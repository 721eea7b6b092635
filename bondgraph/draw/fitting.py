"""Finding room for labels: each takes the first of its spots where it meets nothing; where none is, rows and columns
move apart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bondgraph.draw.drawing import FRAME, PIXEL, Box, Glyphs, Point
from bondgraph.draw.spacing import Lines

CLEAR = 2 * PIXEL
MORE = 3 * PIXEL
CELL = 64 * PIXEL


@dataclass(frozen=True)
class Spot:
    """A place for a label: where its baseline starts, and for a signal the arrow from the label to the node."""

    at: Point
    arrow: tuple[Point, Point] | None = None


@dataclass(frozen=True)
class Wish:
    """A label that wants a place.

    Args:
        owner: "node" or "bond" and its name.
        anchor: the point it belongs to.
        spots: where it may stand, best first.
    """

    owner: tuple[str, str]
    role: str
    glyphs: Glyphs
    anchor: Point
    spots: tuple[Spot, ...]
    framed: bool = False

    def boxes(self, spot: Spot) -> list[Box]:
        ink = self.glyphs.box.moved(*spot.at)
        found = [ink.grown(FRAME) if self.framed else ink]
        if spot.arrow:
            found.append(Box.around(spot.arrow).grown(3 * PIXEL))
        return found


class Obstacles:
    """What labels must not touch, each with the point it belongs to; sorted into squares for quick search."""

    def __init__(self) -> None:
        self.squares: dict[tuple[int, int], list[tuple[Box, Point]]] = {}

    def add(self, box: Box, anchor: Point) -> None:
        for square in _squares(box):
            self.squares.setdefault(square, []).append((box, anchor))

    def met(self, box: Box) -> list[tuple[Box, Point]]:
        room = box.grown(CLEAR)
        found = {hit for square in _squares(room) for hit in self.squares.get(square, ()) if hit[0].hits(room)}
        return sorted(found, key=lambda hit: (hit[0].left, hit[0].top, hit[0].right, hit[0].bottom, hit[1]))


def _squares(box: Box) -> Iterable[tuple[int, int]]:
    for x in range(box.left // CELL, box.right // CELL + 1):
        for y in range(box.top // CELL, box.bottom // CELL + 1):
            yield x, y


def fit(wishes: list[Wish], obstacles: Obstacles, grid: Lines) -> tuple[list[Spot], dict[int, int], dict[int, int]]:
    """A spot for each wish, in order; and how much further apart columns and rows must be for all to have room."""
    chosen: list[Spot] = []
    wider: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for wish in wishes:
        best: tuple[int, int, Spot, list[tuple[int, int, int]]] | None = None
        for rank, spot in enumerate(wish.spots):
            needs = _needs(wish, spot, obstacles, grid)
            total = sum(amount for _, _, amount in needs)
            if best is None or (total, rank) < best[:2]:
                best = total, rank, spot, needs
            if not total:
                break
        assert best is not None
        _, _, spot, needs = best
        for axis, line, amount in needs:
            wider[axis][line] = max(wider[axis].get(line, 0), amount)
        for box in wish.boxes(spot):
            obstacles.add(box, wish.anchor)
        chosen.append(spot)
    return chosen, *wider


def _needs(wish: Wish, spot: Spot, obstacles: Obstacles, grid: Lines) -> list[tuple[int, int, int]]:
    """(axis, column or row, amount) by which lines would have to part for a label to stand here."""
    found = []
    for box in wish.boxes(spot):
        for hit, anchor in obstacles.met(box):
            x, y = box.grown(CLEAR).overlap(hit)
            column = _between(grid.xs, wish.anchor[0], anchor[0])
            row = _between(grid.ys, wish.anchor[1], anchor[1])
            if column is not None and (row is None or x <= y):
                found.append((0, column, x + MORE))
            elif row is not None:
                found.append((1, row, y + MORE))
            else:
                found.append((0, _between(grid.xs, anchor[0], anchor[0] + 1) or 0, x + MORE))
    return found


def _between(lines: tuple[int, ...], a: int, b: int) -> int | None:
    """The line after which to add room so that a and b part; None where they lie on one line."""
    low, high = sorted((a, b))
    if low == high:
        return None
    middle = (low + high) // 2
    before = [k for k in range(len(lines) - 1) if lines[k] <= middle < lines[k + 1]]
    return before[0] if before else None
