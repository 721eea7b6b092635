"""Room for labels: each takes the first of its positions where it meets nothing; else rows and columns move apart."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from bondgraph.draw.drawing import FRAME, PIXEL, Box, Glyphs, Point
from bondgraph.draw.layout.spacing import Lines

CLEAR = 2 * PIXEL
AN_EM = 11 * PIXEL
"""More room between labels in a row, so that they are not read as factors; twice that at laws."""
OVER = 4 * PIXEL
"""More room between labels one above the other."""
STRANGE = 6 * PIXEL
"""What the label of a bond at least keeps clear of other bonds, so that it is not read as theirs, and"""
FAR = 16 * PIXEL
"""at most: half again what it keeps clear of its own."""
MORE = 3 * PIXEL
HELD = 1000 * PIXEL
"""The price of a place that no room elsewhere would make free, besides what it lacks."""
CELL = 64 * PIXEL


@dataclass(frozen=True)
class Position:
    """A place for a label.

    Args:
        at: where its baseline starts.
        arrow: for a signal, from the label to the node.
        off: for the label of a bond, how far from it it stands.
        price: by how much columns and rows rather part than that it is taken in place of the best.
    """

    at: Point
    arrow: tuple[Point, Point] | None = None
    off: int = 0
    price: int = 0

    @property
    def strange(self) -> int:
        """What it keeps clear of other bonds."""
        return min(FAR, max(STRANGE, self.off * 3 // 2))


@dataclass(frozen=True)
class UnplacedLabel:
    """A label that has no place yet, with the positions it may take.

    Args:
        owner: "node" or "bond" and its name.
        anchor: the point it belongs to.
        positions: where it may stand, best first.
        junction: for the label of a bond, that at whose end it stands.
    """

    owner: tuple[str, str]
    role: str
    glyphs: Glyphs
    anchor: Point
    positions: tuple[Position, ...]
    junction: str = ""
    framed: bool = False

    @property
    def held(self) -> tuple[str, ...]:
        """The node it moves with."""
        name = self.owner[1] if self.owner[0] == "node" else self.junction
        return (name,) if name else ()

    @property
    def room(self) -> tuple[int, int]:
        """What later labels keep clear beside it, and above and below."""
        return 2 * AN_EM if self.role == "law" else AN_EM, OVER

    def boxes(self, position: Position) -> list[Box]:
        ink = self.glyphs.box.moved(*position.at)
        found = [ink.grown(FRAME) if self.framed else ink]
        if position.arrow:
            found.append(Box.around(position.arrow).grown(3 * PIXEL))
        return found


@dataclass(frozen=True)
class Obstacle:
    """Something a label must not touch.

    Args:
        box: where it is.
        held: the nodes it moves with: no wider column or row takes it away from them.
        anchor: the point it belongs to; none for a line that runs past others.
        bond: the bond it is part of, or none.
        slanted: whether it turns where columns or rows part.
        node: the node whose text it is; what belongs to another node keeps further away beside it, not to be read on.
    """

    box: Box
    held: tuple[str, ...] = ()
    anchor: Point | None = None
    bond: str = ""
    slanted: bool = False
    node: str = ""

    def margin(self, bond: str, strange: int) -> int:
        """What a label keeps clear of it that belongs to a bond, or to none."""
        return strange if bond and self.bond and bond != self.bond else CLEAR

    def near(self, box: Box, owner: tuple[str, str], strange: int) -> Box:
        """The box of an owner's label, with what it keeps clear of this."""
        grown = box.grown(self.margin(owner[1] if owner[0] == "bond" else "", strange))
        if not self.node or owner[0] != "node" or owner[1] == self.node:
            return grown
        return Box(box.left - AN_EM, grown.top, box.right + AN_EM, grown.bottom)

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

    def met(self, box: Box, owner: tuple[str, str] = ("", ""), strange: int = STRANGE) -> list[Obstacle]:
        """What a box is too near to; other bonds are further away where it is that of a label of one."""
        found: dict[int, Obstacle] = {}
        for square in _squares(box.grown(max(strange, AN_EM))):
            for hit in self.squares.get(square, ()):
                near, other = hit.near(box, owner, strange), hit.box
                if (
                    near.left < other.right
                    and other.left < near.right
                    and near.top < other.bottom
                    and other.top < near.bottom
                ):
                    found[id(hit)] = hit
        return [*found.values()]


def _squares(box: Box) -> Iterable[tuple[int, int]]:
    for x in range(box.left // CELL, box.right // CELL + 1):
        for y in range(box.top // CELL, box.bottom // CELL + 1):
            yield x, y


@dataclass(frozen=True)
class Placement:
    """What came of looking for room.

    Args:
        positions: where each label stands.
        lacking: for each label the room it lacks there; zero where it meets nothing.
        wider: how much further apart columns and rows would have to be.
    """

    positions: tuple[Position, ...]
    lacking: tuple[int, ...]
    wider: tuple[dict[int, int], dict[int, int]]


def place_labels(
    unplaced_labels: list[UnplacedLabel], obstacles: Obstacles, grid: Lines, last: bool = False
) -> Placement:
    """A position for each label, in order, and what it lacks; the last time a free one at any price."""
    chosen: list[Position] = []
    lacking: list[int] = []
    wider: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for unplaced in unplaced_labels:
        best: tuple[int, int, Position, list[tuple[int, int, int]]] | None = None
        for rank, position in enumerate(unplaced.positions):
            if best is not None and best[0] <= (0 if last else position.price):
                break
            needs = _needs(unplaced, position, obstacles, grid)
            total = _room(needs)
            dislike = total + position.price if total or not last else 0
            if best is None or (dislike, rank) < best[:2]:
                best = dislike, rank, position, needs
        assert best is not None
        _, _, position, needs = best
        for axis, line, amount in needs:
            if amount < HELD:
                wider[axis][line] = max(wider[axis].get(line, 0), amount)
        for box in unplaced.boxes(position):
            across, over = unplaced.room
            wide = Box(box.left - across, box.top - over, box.right + across, box.bottom + over)
            obstacles.add(Obstacle(wide, unplaced.held, unplaced.anchor))
        chosen.append(position)
        lacking.append(_room(needs))
    return Placement(tuple(chosen), tuple(lacking), wider)


def _room(needs: list[tuple[int, int, int]]) -> int:
    """The room needed in all, each line counted once."""
    most: dict[tuple[int, int], int] = {}
    for axis, line, amount in needs:
        most[axis, line] = max(most.get((axis, line), 0), amount)
    return sum(most.values())


def _needs(
    unplaced: UnplacedLabel, position: Position, obstacles: Obstacles, grid: Lines
) -> list[tuple[int, int, int]]:
    """(axis, column or row, amount) by which lines would have to part for a label to stand here."""
    found = []
    bond = unplaced.owner[1] if unplaced.owner[0] == "bond" else ""
    for box in unplaced.boxes(position):
        for hit in obstacles.met(box, unplaced.owner, position.strange):
            x, y = hit.near(box, unplaced.owner, position.strange).overlap(hit.box)
            there = hit.seen_from(unplaced.anchor)
            column = _between(grid.xs, unplaced.anchor[0], there[0])
            row = _between(grid.ys, unplaced.anchor[1], there[1])
            if {*unplaced.held} & {*hit.held} and not (bond and hit.slanted):
                found.append((0, column or 0, HELD + min(x, y)))
            elif column is not None and (row is None or x <= y):
                found.append((0, column, x + MORE))
            elif row is not None:
                found.append((1, row, y + MORE))
            else:
                found.append((0, 0, HELD + min(x, y)))
    return found


def _between(lines: tuple[int, ...], a: int, b: int) -> int | None:
    """The line after which to add room so that a and b part; None where they lie on one line."""
    if a == b:
        return None
    k = bisect_right(lines, (a + b) // 2) - 1
    return k if 0 <= k < len(lines) - 1 else None
