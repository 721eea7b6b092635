"""Finding room for labels: each takes the first of its spots where it meets nothing; where none is, rows and columns
move apart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bondgraph.draw.drawing import FRAME, PIXEL, Box, Glyphs, Point
from bondgraph.draw.layout.spacing import Lines

CLEAR = 2 * PIXEL
BETWEEN = 4 * PIXEL
"""More room between labels in a row, so that they are not read as one."""
MORE = 3 * PIXEL
HELD = 1000 * PIXEL
"""The price of a place that no room elsewhere would make free."""
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
        reluctance: by how much rows and columns should rather part than the next spot be taken.
    """

    owner: tuple[str, str]
    role: str
    glyphs: Glyphs
    anchor: Point
    spots: tuple[Spot, ...]
    framed: bool = False
    reluctance: int = 0

    def boxes(self, spot: Spot) -> list[Box]:
        ink = self.glyphs.box.moved(*spot.at)
        found = [ink.grown(FRAME) if self.framed else ink]
        if spot.arrow:
            found.append(Box.around(spot.arrow).grown(3 * PIXEL))
        return found


@dataclass(frozen=True)
class Obstacle:
    """Something a label must not touch.

    Args:
        box: where it is.
        held: the nodes it moves with: no wider column or row takes it away from them.
        anchor: the point it belongs to; none for a line that runs past others.
    """

    box: Box
    held: tuple[str, ...] = ()
    anchor: Point | None = None

    def seen_from(self, point: Point) -> Point:
        """The point it belongs to, for a line the one nearest."""
        if self.anchor is not None:
            return self.anchor
        x, y = point
        return max(self.box.left, min(x, self.box.right)), max(self.box.top, min(y, self.box.bottom))


class Obstacles:
    """What labels must not touch, sorted into squares for quick search."""

    def __init__(self) -> None:
        self.squares: dict[tuple[int, int], list[Obstacle]] = {}

    def add(self, obstacle: Obstacle) -> None:
        for square in _squares(obstacle.box):
            self.squares.setdefault(square, []).append(obstacle)

    def met(self, box: Box) -> list[Obstacle]:
        room = box.grown(CLEAR)
        found = {hit for square in _squares(room) for hit in self.squares.get(square, ()) if hit.box.hits(room)}
        return sorted(found, key=lambda hit: (hit.box.left, hit.box.top, hit.box.right, hit.box.bottom, hit.held))


def _squares(box: Box) -> Iterable[tuple[int, int]]:
    for x in range(box.left // CELL, box.right // CELL + 1):
        for y in range(box.top // CELL, box.bottom // CELL + 1):
            yield x, y


@dataclass(frozen=True)
class Fitted:
    """What came of looking for room.

    Args:
        spots: where each label stands.
        lacking: for each label the room it lacks there; zero where it meets nothing.
        wider: how much further apart columns and rows would have to be.
    """

    spots: tuple[Spot, ...]
    lacking: tuple[int, ...]
    wider: tuple[dict[int, int], dict[int, int]]


def fit(wishes: list[Wish], obstacles: Obstacles, grid: Lines) -> Fitted:
    """A spot for each label, in order, and what it lacks."""
    chosen: list[Spot] = []
    lacking: list[int] = []
    wider: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for wish in wishes:
        best: tuple[int, int, Spot, list[tuple[int, int, int]]] | None = None
        for rank, spot in enumerate(wish.spots):
            needs = _needs(wish, spot, obstacles, grid)
            total = _room(needs)
            dislike = total + rank * wish.reluctance
            if best is None or (dislike, rank) < best[:2]:
                best = dislike, rank, spot, needs
            if best[0] <= (rank + 1) * wish.reluctance:
                break
        assert best is not None
        _, _, spot, needs = best
        for axis, line, amount in needs:
            if amount < HELD:
                wider[axis][line] = max(wider[axis].get(line, 0), amount)
        for box in wish.boxes(spot):
            wide = Box(box.left - BETWEEN, box.top, box.right + BETWEEN, box.bottom)
            obstacles.add(Obstacle(wide, (wish.owner[1],) if wish.owner[0] == "node" else (), wish.anchor))
        chosen.append(spot)
        lacking.append(_room(needs))
    return Fitted(tuple(chosen), tuple(lacking), wider)


def _room(needs: list[tuple[int, int, int]]) -> int:
    """The room needed in all, each line counted once."""
    most: dict[tuple[int, int], int] = {}
    for axis, line, amount in needs:
        most[axis, line] = max(most.get((axis, line), 0), amount)
    return sum(most.values())


def _needs(wish: Wish, spot: Spot, obstacles: Obstacles, grid: Lines) -> list[tuple[int, int, int]]:
    """(axis, column or row, amount) by which lines would have to part for a label to stand here."""
    found = []
    for box in wish.boxes(spot):
        for hit in obstacles.met(box):
            x, y = box.grown(CLEAR).overlap(hit.box)
            there = hit.seen_from(wish.anchor)
            column = _between(grid.xs, wish.anchor[0], there[0])
            row = _between(grid.ys, wish.anchor[1], there[1])
            if wish.owner[0] == "node" and wish.owner[1] in hit.held:
                found.append((0, column or 0, HELD))
            elif column is not None and (row is None or x <= y):
                found.append((0, column, x + MORE))
            elif row is not None:
                found.append((1, row, y + MORE))
            else:
                found.append((0, 0, HELD))
    return found


def _between(lines: tuple[int, ...], a: int, b: int) -> int | None:
    """The line after which to add room so that a and b part; None where they lie on one line."""
    low, high = sorted((a, b))
    if low == high:
        return None
    middle = (low + high) // 2
    before = [k for k in range(len(lines) - 1) if lines[k] <= middle < lines[k + 1]]
    return before[0] if before else None
