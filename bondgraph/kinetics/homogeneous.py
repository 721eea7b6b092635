"""Homogeneous coordinates, of which only ratios matter, as Euler parameters: searches for a start keep their norm."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.graph.graph import Graph
from bondgraph.program.tolerances import DIGITS


def homogeneous_in(graph: Graph, names: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """The places of each group of homogeneous coordinates of a graph among some names; none where one is not there."""
    found = [bound.names for bound in graph.bounds if bound.is_homogeneous and bound.names <= {*names}]
    return tuple(dict.fromkeys(tuple(k for k, name in enumerate(names) if name in group) for group in found))


@dataclass(frozen=True)
class UnitSearch:
    """A search in which homogeneous coordinates are of norm one, so that near is near in attitude.

    With a free norm a guess would be met by making the others huge.

    Args:
        groups: the places of each group of them among the coordinates.
        released: for each the place of one that is given exactly, and is so again in the end; None without one.
        fixed: names of the coordinates that stay.
        guessed: names of those that move only as far as others cannot.
    """

    groups: tuple[tuple[int, ...], ...]
    released: tuple[int | None, ...]
    fixed: frozenset[str]
    guessed: frozenset[str]

    @classmethod
    def of(
        cls,
        groups: Sequence[Sequence[int]],
        names: Sequence[str],
        numbers: Sequence[float],
        fixed: Collection[str],
        guessed: Collection[str] = (),
    ) -> UnitSearch:
        """That of a start.

        One number of a group, given or guessed, tells no more than that it is not zero: all of the group are to be
        found then. With two a guess is of all of them; two that are given, and not zero, set the norm.

        Args:
            groups: the places of each group.
            names: of the coordinates, or of all states.
            numbers: where the search begins.
            fixed: names of those that are given.
            guessed: names of those that are guessed.
        """
        still, near = {*fixed}, {*guessed}
        chosen: list[tuple[tuple[int, ...], int | None]] = []
        for group in groups:
            given = [k for k in group if names[k] in fixed]
            firm = [k for k in given if numbers[k]]
            if len(firm) > 1 or len(given) == len(group) or not any(numbers[k] for k in group):
                continue
            every = {names[k] for k in group}
            still -= {names[k] for k in firm}
            near = near | every if len(every & (near | {*fixed})) > 1 else near - every
            chosen.append((tuple(group), firm[0] if firm else None))
        groups_of, released = zip(*chosen, strict=True) if chosen else ((), ())
        return cls(groups_of, released, frozenset(still), frozenset(near - still))

    def begun(self, numbers: Sequence[float]) -> Any:
        """Where the search begins: the same attitudes, with norms of one."""
        import numpy as np

        found = np.array(numbers, float)
        for group in map(list, self.groups):
            found[group] /= np.linalg.norm(found[group])
        return found

    def ended(self, before: Sequence[float], numbers: Sequence[float]) -> Any:
        """What the search has found, with what is given as it is, else the norms that there were before; None where no
        norm brings a number that is given back: it is zero in the attitude that was found."""
        import numpy as np

        found, given = np.array(numbers, float), np.asarray(before, float)
        for group, place in zip(map(list, self.groups), self.released, strict=True):
            if place is None:
                found[group] *= np.linalg.norm(given[group])
            elif abs(found[place]) <= DIGITS:
                return None
            else:
                found[group] *= given[place] / found[place]
        return found

    def left(self, numbers: Sequence[float]) -> list[float]:
        """What is left of the norms, a number for each group."""
        return norms_left(self.groups, numbers)

    def gradients(self, numbers: Sequence[float]) -> Any:
        """The derivatives of that by the coordinates, of shape (groups, coordinates)."""
        import numpy as np

        found = np.zeros((len(self.groups), len(numbers)))
        for row, group in zip(found, map(list, self.groups), strict=True):
            row[group] = np.asarray(numbers, float)[group]
        return found


def norms_left(groups: Sequence[Sequence[int]], numbers: Sequence[float]) -> list[float]:
    """Half of what squares of norms are more than one, a number for each group."""
    return [(sum(numbers[k] ** 2 for k in group) - 1) / 2 for group in groups]


def with_unit_norms(graph: Graph, names: Sequence[str], states: Any, before: Any, given: Collection[str]) -> Any:
    """The same states, those homogeneous coordinates of norm one that a search has moved and of which none is given."""
    import numpy as np

    found = states
    for group in map(list, homogeneous_in(graph, names)):
        if (states[group] != before[group]).any() and {names[k] for k in group}.isdisjoint(given):
            found = np.array(found)
            found[group] /= np.linalg.norm(found[group])
    return found
