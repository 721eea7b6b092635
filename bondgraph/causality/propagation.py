"""Propagation: what strokes that are put imply at junctions and elements, or the conflict that they lead to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from bondgraph.causality import conflicts
from bondgraph.causality.causal_graph import Key, Node, Reason, Stroke, cells, junction_ends, label
from bondgraph.graph.bond import Bond, BondEnd, opposite
from bondgraph.graph.element import Cell, Step
from bondgraph.graph.graph import Graph


class Propagation:
    """The strokes of a graph so far, each with its reason, and all that follows from them."""

    def __init__(self, graph: Graph, kept_free: Iterable[Node]) -> None:
        self.graph = graph
        self.strokes: dict[Key, Stroke] = {}
        self.step = ""
        self.cells: list[tuple[str, Cell]] = []
        self.keys: list[tuple[tuple[Key, str], ...]] = []
        self.cells_at: dict[Key, list[int]] = {}
        self.nodes: dict[Node, tuple[tuple[Key, str], ...]] = {}
        self.nodes_at: dict[Key, list[Node]] = {}
        self.kept_free: set[Node] = set(kept_free)
        self.free: set[Node] = set()
        self.queue: deque[Key] = deque()
        self.trail: list[Key | Node] = []
        self._collect()

    def _collect(self) -> None:
        graph = self.graph
        order = sorted(graph.elements.values(), key=lambda e: (e.kind, e.name))
        for element in order:
            if element.common:
                for k, ends in enumerate(junction_ends(graph, element.name)):
                    self.nodes[element.name, k] = ends
                    for key, _ in ends:
                        self.nodes_at.setdefault(key, []).append((element.name, k))
                continue
            bonds = {bond.end(side).port: (bond, side) for bond, side in graph.at[element.name]}
            for cell in cells(graph, element.name):
                keys = tuple(((bonds[p][0].name, k), bonds[p][1]) for p, k in cell.ports)
                for key, _ in keys:
                    self.cells_at.setdefault(key, []).append(len(self.cells))
                self.cells.append((element.name, cell))
                self.keys.append(keys)
                if cell.holds is not None:
                    bond, side = bonds[cell.holds]
                    self.kept_free |= set(self._neighbours(bond, opposite(side)))

    def _neighbours(self, bond: Bond, side: str) -> Iterator[Node]:
        end: BondEnd = bond.end(side)
        return ((end.element, k) for k in end.components if self.graph.elements[end.element].common == "flow")

    def _put(self, key: Key, side: str, reason: Reason) -> None:
        known = self.strokes.get(key)
        if known is None:
            self.strokes[key] = Stroke(side, reason)
            self.trail.append(key)
            self.queue.append(key)
        elif known.side != side:
            self._refuse_bond(key, known.reason, reason)

    def _undo(self, mark: int) -> None:
        self.queue.clear()
        while len(self.trail) > mark:
            thing = self.trail.pop()
            if thing in self.strokes:
                del self.strokes[thing]
            else:
                self.free.discard(thing)

    def _propagate(self) -> None:
        while self.queue:
            key = self.queue.popleft()
            for node in self.nodes_at.get(key, ()):
                self._spread(node)
            for index in self.cells_at.get(key, ()):
                self._imply(index)

    def _fitting(self, index: int) -> list[tuple[bool, ...]]:
        """The patterns of a cell that agree with the strokes already there."""
        keys = self.keys[index]
        known = [
            None if key not in self.strokes else self.strokes[key].side == side for key, side in keys
        ]  # fmt: skip
        return [p for p in self.cells[index][1].patterns if all(k in (None, v) for k, v in zip(known, p, strict=True))]

    def _imply(self, index: int) -> None:
        """Strokes on which all remaining patterns of a cell agree."""
        fitting = self._fitting(index)
        if not fitting:
            self._refuse_cell(index)
            return
        keys = self.keys[index]
        name = self.cells[index][0]
        because = tuple(key for key, _ in keys if key in self.strokes)
        for i, (key, side) in enumerate(keys):
            values = {pattern[i] for pattern in fitting}
            if key not in self.strokes and len(values) == 1:
                kind = self.graph.elements[name].kind
                rule = f"{kind} {name} passes it on" if because else f"{kind} allows no other"
                self._put(key, side if values.pop() else opposite(side), Reason(rule, name, self.step, because))

    def _sets(self, node: Node, key: Key, side: str) -> bool:
        """Whether a determined bond sets the common variable of a junction (its stroke is at the far end of a 1)."""
        flow = self.graph.elements[node[0]].common == "flow"
        return (self.strokes[key].side == side) != flow

    def _setter(self, node: Node) -> Key | None:
        return next((k for k, side in self.nodes[node] if k in self.strokes and self._sets(node, k, side)), None)

    def _spread(self, node: Node) -> None:
        ends = self.nodes[node]
        flow = self.graph.elements[node[0]].common == "flow"
        what = "flow" if flow else "effort"
        setters = [key for key, side in ends if key in self.strokes and self._sets(node, key, side)]
        here = conflicts.node_label(self.graph, node)
        if len(setters) > 1:
            self._refuse_junction(node, setters[:2])
        if setters:
            if node in self.free:
                raise AssertionError("a free junction was given a setter")
            rule = f"{label(self.graph, setters[0])} sets the {what} of {here}"
            for key, side in ends:
                if key not in setters:
                    self._put(key, side if flow else opposite(side), Reason(rule, node[0], self.step, (setters[0],)))
            return
        unknown = [(key, side) for key, side in ends if key not in self.strokes]
        if len(unknown) == 1 and node not in self.kept_free and node not in self.free:
            key, side = unknown[0]
            rule = f"the last bond that can set the {what} of {here}"
            because = tuple(k for k, _ in ends if k != key)
            self._put(key, opposite(side) if flow else side, Reason(rule, node[0], self.step, because))

    def _set_free(self, node: Node) -> None:
        self._add_free(node)
        flow = self.graph.elements[node[0]].common == "flow"
        rule = f"{conflicts.node_label(self.graph, node)} is a free {'flow' if flow else 'effort'}"
        for key, side in self.nodes[node]:
            if key not in self.strokes:
                self._put(key, side if flow else opposite(side), Reason(rule, node[0], self.step))
        self._propagate()

    @property
    def without_setter(self) -> frozenset[Node]:
        """The components of junctions that may do without a setter, as far as strokes stand."""
        found = self.free | self.kept_free
        if len(self.strokes) == sum(bond.size for bond in self.graph.bonds):
            found |= {n for n in self.nodes if self._setter(n) is None and self._reaches_dependent(n)}
        return frozenset(found)

    def _reaches_dependent(self, node: Node) -> bool:
        """Whether what enters a junction comes, at once, from a store in derivative causality."""
        flow = self.graph.elements[node[0]].common == "flow"
        entering = "e" if flow else "f"
        seen: set[tuple[str, Key]] = set()
        stack = [(entering, key, side) for key, side in self.nodes[node] if key in self.strokes]
        while stack:
            what, key, side = stack.pop()
            if (what, key) in seen:
                continue
            seen.add((what, key))
            giver = self.graph.bond(key[0]).other_end(side)
            element = self.graph.elements[giver.element]
            if element.role == "store":
                index = next(i for i in self.cells_at[key] if self.cells[i][0] == giver.element)
                cell, keys = self.cells[index][1], self.keys[index]
                here = tuple(self.strokes[k].side == s for k, s in keys)
                if cell.step in (Step.STORE, Step.KINETIC) and here != cell.patterns[0]:
                    return True
                if cell.step is Step.ONE_WAY and cell.holds is not None:
                    return True
            elif element.common:
                component = giver.components[key[1]]
                summed = "e" if element.common == "flow" else "f"
                for other, s in self.nodes[giver.element, component]:
                    if (other != key and other in self.strokes and what == summed) or (
                        other != key and other in self.strokes and self._sets((giver.element, component), other, s)
                    ):
                        stack.append((what, other, s))
            else:
                stack += self._entering(giver, key, what)
        return False

    def _entering(self, giver: BondEnd, key: Key, what: str) -> list[tuple[str, Key, str]]:
        """What an element's output on a bond depends on at once."""
        element = self.graph.elements[giver.element]
        bonds = {bond.end(side).port: (bond, side) for bond, side in self.graph.at[giver.element]}
        into = {}
        for port, (bond, side) in bonds.items():
            for k in range(bond.size):
                if (bond.name, k) in self.strokes:
                    into[port, k] = self.strokes[bond.name, k].side == side
        found = []
        for out, entering in element.through(into):
            if out == (giver.port, key[1]):
                bond, side = bonds[entering[0]]
                found.append(("e" if into[entering] else "f", (bond.name, entering[1]), side))
        return found

    def _add_free(self, node: Node) -> None:
        self.free.add(node)
        self.trail.append(node)

    def _refuse_junction(self, node: Node, setters: list[Key]) -> None:
        raise conflicts.two_setters(self.graph, self.strokes, node, setters)

    def _refuse_unset(self, node: Node) -> None:
        raise conflicts.no_setter(self.graph, self.strokes, node, [key for key, _ in self.nodes[node]])

    def _refuse_bond(self, key: Key, known: Reason, new: Reason) -> None:
        raise conflicts.two_strokes(self.graph, self.strokes, key, known, new)

    def _refuse_cell(self, index: int) -> None:
        given = [key for key, _ in self.keys[index] if key in self.strokes]
        raise conflicts.not_permitted(self.graph, self.strokes, self.cells[index][0], given)
