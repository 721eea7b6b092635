"""Relaxed strokes: where no assignment is complete, laws are broken at chosen spots, and the spots are kept.

A junction may then have two setters or none, and an element may see another stroke than its bond carries. Each spot
costs one unknown and one row of the balance -- Joseph & Martens (1974).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bondgraph.causality.assign import Assigning, assign
from bondgraph.causality.causal_graph import CausalGraph, Key, Node, Reason
from bondgraph.errors import CausalConflict
from bondgraph.graph.bond import opposite
from bondgraph.graph.graph import Graph


def strokes_of(graph: Graph | CausalGraph, values: Mapping[str, Any] | None = None) -> CausalGraph:
    """The strokes of a graph: a complete assignment, or a relaxed one with the conflict that makes it so.

    Where strokes cannot be relaxed, since a law that may not be turned would be, there are none but the conflict.

    Args:
        graph: the graph; one with strokes stays as it is.
        values: of parameters by name, before the graph's own: a resistor of zero ohms gives its effort where it can.
    """
    if isinstance(graph, CausalGraph):
        return graph
    try:
        return assign(graph, values=values)
    except CausalConflict as conflict:
        return _relaxed(graph, conflict)


def _relaxed(graph: Graph, conflict: CausalConflict) -> CausalGraph:
    try:
        return replace(relax(graph), conflict=conflict)
    except CausalConflict:
        return CausalGraph(graph, {}, (), conflict=conflict)


def relax(graph: Graph) -> CausalGraph:
    """The strokes of a graph that has no complete assignment, in the usual order, without looking back."""
    return Relaxing(graph, ()).run()


class Relaxing(Assigning):
    """An assignment that notes what `Assigning` refuses, and goes on."""

    def run(self) -> CausalGraph:
        self.unset: set[Node] = set()
        self.doubled: set[Node] = set()
        self.crossed: set[tuple[str, str, int]] = set()
        found = super().run()
        doubled, crossed = frozenset(self.doubled), frozenset(self.crossed)
        return replace(found, unset=frozenset(self.unset), doubled=doubled, crossed=crossed)

    def _refuse_junction(self, node: Node, setters: list[Key]) -> None:
        """Two setters: their variables must agree, and the other variable of the second is unknown."""
        self.doubled.add(node)

    def _refuse_unset(self, node: Node) -> None:
        """No setter: the common variable is unknown, and the other one sums to zero."""
        self.unset.add(node)

    def _refuse_bond(self, key: Key, known: Reason, new: Reason) -> None:
        """Both ends set the same variable of a bond."""
        self._cross(new.at, key)

    def _refuse_cell(self, index: int) -> None:
        """An element keeps the permitted strokes that differ least from those at its bonds.

        Not so a law that may not be turned: solving for its input would turn it.
        """
        name, cell = self.cells[index]
        if len(cell.patterns) == 1 and self.graph.elements[name].role in ("resistor", "store"):
            super()._refuse_cell(index)
        ends = self.keys[index]

        def agreeing(pattern: tuple[bool, ...]) -> int:
            pairs = zip(ends, pattern, strict=True)
            return sum(key in self.strokes and (self.strokes[key].side == side) == into for (key, side), into in pairs)

        best = max(cell.patterns, key=agreeing)
        for (key, side), into in zip(ends, best, strict=True):
            if key not in self.strokes:
                self._put(key, side if into else opposite(side), Reason(f"{name} keeps its law", name, self.step))
            elif (self.strokes[key].side == side) != into:
                self._cross(name, key)
        # What the cell permits now is what it has.
        self.cells[index] = name, replace(cell, patterns=(tuple(self.strokes[k].side == s for k, s in ends),))

    def _cross(self, name: str, key: Key) -> None:
        bond = self.graph.bond(key[0])
        end = next(e for e in (bond.tail, bond.head) if e.element == name)
        self.crossed.add((name, end.port, key[1]))
