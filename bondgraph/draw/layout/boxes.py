"""Where boxes stand: in rows that follow the tree by which power runs through them, as joints and bodies do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from bondgraph.draw.layout.grid import Cell
from bondgraph.graph.graph import Graph

LEAST = 5
"""Boxes of a tree that is laid out; fewer find their places by themselves."""
LONGEST = 8
"""Boxes in a row; a longer chain turns back beneath."""
APART = 2
"""From a row to the next: between them stands what is no part of the tree."""
Row = dict[str, int]
"""The columns of boxes."""


def in_rows(graph: Graph) -> dict[str, Cell]:
    """The cells of boxes that hang on each other; none where these are few.

    A chain runs to the right, and where it is long, back beneath. What branches off has rows of its own, in turn below
    and above. Boxes that lead to others and to which none leads, as motors and weights, stand where there is room.
    """
    tree = _Tree(graph)
    if sum(len(tree.below(root)) for root in tree.roots) < LEAST:
        return {}
    rows = [row for root in tree.roots for row in _rows(tree, root, 0)[0]]
    cells = {name: (column, APART * k) for k, row in enumerate(rows) for name, column in row.items()}

    def away(name: str) -> int:
        parent = tree.parents.get(name, name)
        return abs(cells[name][1] - cells[parent][1])

    # The bond to the farthest row turns a corner, those to nearer ones lie within it.
    return {name: cells[name] for name in sorted(cells, key=lambda name: (away(name) > 0, -away(name)))}


@dataclass(frozen=True)
class _Tree:
    """Boxes, each beneath that one of those that lead to it which is farthest from where power enters."""

    graph: Graph
    before: dict[str, list[str]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        boxes = [name for name, element in self.graph.elements.items() if element.closed]
        self.before.update((name, []) for name in boxes)
        for bond in self.graph.bonds:
            tail, head = bond.elements
            if tail in self.before and head in self.before and tail not in self.before[head]:
                self.before[head].append(tail)

    @cached_property
    def depths(self) -> Mapping[str, int]:
        """How many boxes lead to each, by the longest way; where they lead in a circle it is cut."""
        found: dict[str, int] = {}
        waiting = list(self.before)
        while waiting:
            name = next((x for x in waiting if all(y in found for y in self.before[x])), waiting[0])
            waiting.remove(name)
            found[name] = 1 + max((found[x] for x in self.before[name] if x in found), default=-1)
        return found

    @cached_property
    def parents(self) -> Mapping[str, str]:
        """Of several at one depth, that which leads to the fewest."""
        leads = [x for names in self.before.values() for x in names]
        found = {}
        for name, names in self.before.items():
            if shallower := [x for x in names if self.depths[x] < self.depths[name]]:
                found[name] = min(shallower, key=lambda x: (-self.depths[x], leads.count(x)))
        return found

    @cached_property
    def children(self) -> Mapping[str, Sequence[str]]:
        found: dict[str, list[str]] = {name: [] for name in self.before}
        for name, parent in self.parents.items():
            found[parent].append(name)
        return found

    @property
    def roots(self) -> list[str]:
        """The boxes that trees begin at."""
        return [name for name in self.before if name not in self.parents and self.children[name]]

    def below(self, name: str) -> list[str]:
        """A box and all beneath it."""
        found = [name]
        for each in found:
            found += self.children[each]
        return found


def _rows(tree: _Tree, start: str, column: int) -> tuple[list[Row], int]:
    """The rows of a box and of all beneath it, and which of them it stands in."""
    chain = [start]
    while following := tree.children[chain[-1]]:
        chain.append(max(following, key=lambda name: len(tree.below(name))))
    lines = -(-len(chain) // LONGEST)
    length = -(-len(chain) // lines)
    rows: list[Row] = [{} for _ in range(lines)]
    for k, name in enumerate(chain):
        line, place = divmod(k, length)
        rows[line][name] = column + (length - 1 - place if line % 2 else place)
    above: list[Row] = []
    below: list[Row] = []
    own = {name: place for row in rows for name, place in row.items()}
    # What hangs farther to the right stands nearer, so that no bond to a row has to pass another row.
    for name in sorted(chain, key=lambda name: -own[name]):
        aside = [child for child in tree.children[name] if child not in own]
        sides = [aside[1::2], aside[::2]] if lines == 1 else [aside, []] if name in rows[0] else [[], aside]
        for upwards, side in zip((True, False), sides, strict=True):
            for k, child in enumerate(side):
                added, _ = _rows(tree, child, own[name] + max(1, len(side) - 1 - k))
                above, below = (added + above, below) if upwards else (above, below + added)
    return above + rows + below, len(above)
