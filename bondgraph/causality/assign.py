"""Assignment of strokes, or a conflict with its parties.

Sequential assignment in this order: sources; laws with one direction only; kinetic stores; I and C, integral; free
flows and efforts where a dependent store reaches an undetermined junction; resistors and the rest. Ties are broken by
kind, then name, then component, never by order of entry. Where a choice leads to a conflict, the last that can be
otherwise is changed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from bondgraph.causality import conflicts
from bondgraph.causality.author import AUTHOR, pinned
from bondgraph.causality.causal_graph import CausalGraph, Key, Node, Reason, Stroke, cells, junction_ends, label
from bondgraph.errors import CausalConflict
from bondgraph.graph.bond import Bond, BondEnd, opposite
from bondgraph.graph.element import Cell, Step
from bondgraph.graph.graph import Graph, checked

Strokes = list[tuple[Key, str, Reason]]
"""Strokes put together: scalar bonds with the side that receives the effort, and why."""
TRIES = 2000
"""After so many conflicts among choices, the first is reported."""


def assign(graph: Graph, kept_free: Iterable[Node] = (), strokes: Mapping[str, str] | None = None) -> CausalGraph:
    """Assign the strokes.

    Args:
        graph: the graph.
        kept_free: components of 1-junctions that stay free unless a source or a kinetic store sets them.
        strokes: strokes that are to stand where the author wants them: for a bond's name, or `bond[component]`, the
            element that receives the effort. The others follow.

    Raises:
        CausalConflict: where strokes contradict each other, naming the junction or element, both parties and what
            each rests on.
        StructureError: for a stroke on a bond that is not there, or at an element that is not at its end.

    >>> from bondgraph.elements import C, One, R, Se
    >>> i = One("i")
    >>> rc = Graph("rc", Se("U") >> i, i >> R("Ra"), i >> C("Ca"))
    >>> assign(rc).dependent, assign(rc, strokes={"Ca": "Ca"}).dependent
    ((), (('Ca', 0),))
    """
    return Assigning(checked(graph), kept_free, strokes).run()


class Assigning:
    """The work of `assign`: strokes decided so far and what they imply."""

    def __init__(self, graph: Graph, kept_free: Iterable[Node], strokes: Mapping[str, str] | None = None) -> None:
        self.graph = graph
        self.pinned = pinned(graph, strokes or {})
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

    def run(self) -> CausalGraph:
        """Take the decisions in their order; where they lead to a conflict, the last that can be is changed."""
        decisions = self._decisions()
        choices: list[tuple[int, list[Strokes], int]] = []
        first: tuple[CausalConflict, dict[Key, Stroke], set[Node]] | None = None
        index, tries = 0, 0
        options = decisions[0]()
        while True:
            mark = len(self.trail)
            try:
                if options:
                    if len(options) > 1:
                        choices.append((index, options[1:], mark))
                    for key, side, reason in options[0]:
                        self._put(key, side, reason)
                    self._propagate()
                index += 1
                if index == len(decisions):
                    return CausalGraph(self.graph, self.strokes, tuple(sorted(self.free)))
                options = decisions[index]()
            except CausalConflict as conflict:
                first = first or (conflict, dict(self.strokes), set(self.free))
                tries += 1
                if not choices or tries > TRIES:
                    conflict, self.strokes, self.free = first
                    raise conflict from None
                index, options, mark = choices.pop()
                self._undo(mark)

    def _undo(self, mark: int) -> None:
        self.queue.clear()
        while len(self.trail) > mark:
            thing = self.trail.pop()
            if thing in self.strokes:
                del self.strokes[thing]
            else:
                self.free.discard(thing)

    def _decisions(self) -> list[Callable[[], list[Strokes]]]:
        """What is decided, in order: each gives the strokes that could be put next, preferred first, or none."""
        found: list[Callable[[], list[Strokes]]] = [self._pins, self._sources, self._lone]
        for step in (Step.ONE_WAY, Step.KINETIC, Step.STORE, Step.REST):
            found += [partial(self._cell, index) for index, (_, cell) in enumerate(self.cells) if cell.step is step]
            if step is Step.KINETIC:
                found.append(self._free_kept)
            if step is Step.STORE:
                found.append(self._free_where_dependent)
        bonds = sorted(self.graph.bonds, key=lambda b: b.name)
        found += [partial(self._bond, (bond.name, k)) for bond in bonds for k in range(bond.size)]
        return [*found, self._close]

    def _pins(self) -> list[Strokes]:
        """Strokes the author has put."""
        return [[(key, side, Reason("put there by the author", key[0], AUTHOR)) for key, side in self.pinned]]

    def _sources(self) -> list[Strokes]:
        """Sources first stand where they are, so that two that meet are seen at the junction where they do."""
        self.step = "source"
        placed = []
        for index, (_, cell) in enumerate(self.cells):
            if cell.step is Step.SOURCE:
                placed += [stroke for option in self._cell(index) for stroke in option]
        return [placed]

    def _lone(self) -> list[Strokes]:
        """A junction of one bond takes its common variable from it."""
        for node, ends in self.nodes.items():
            if len(ends) == 1:
                self._spread(node)
        self._propagate()
        return []

    def _cell(self, index: int) -> list[Strokes]:
        name, cell = self.cells[index]
        if cell.step is not Step.SOURCE:
            self.step = cell.step.name.lower().replace("_", "-")
        fitting = self._fitting(index)
        if not fitting:
            self._refuse_cell(index)
            return []
        open_ports = [i for i, (key, _) in enumerate(self.keys[index]) if key not in self.strokes]
        if not open_ports:
            return []
        kind = self.graph.elements[name].kind
        options = []
        for pattern in fitting:
            if len(cell.patterns) == 1:
                rule = f"{kind} allows no other"
            elif pattern == cell.patterns[0] and cell.step in (Step.STORE, Step.KINETIC):
                rule = f"{kind} in its preferred causality"
            else:
                rule = f"chosen for {kind} {name}"
            reason = Reason(rule, name, self.step)
            ends = [(*self.keys[index][i], pattern[i]) for i in open_ports]
            options.append([(key, side if into else opposite(side), reason) for key, side, into in ends])
        return options

    def _free_kept(self) -> list[Strokes]:
        for node in sorted(self.kept_free):
            if self._setter(node) is None:
                self._set_free(node)
        return []

    def _bond(self, key: Key) -> list[Strokes]:
        """A bond that nothing has decided: either way is valid; the same one is taken every time."""
        self.step = "rest"
        if key in self.strokes:
            return []
        reason = Reason("nothing decides it; chosen", key[0], self.step)
        return [[(key, side, reason)] for side in ("head", "tail")]

    def _fitting(self, index: int) -> list[tuple[bool, ...]]:
        """The patterns of a cell that agree with the strokes already there."""
        keys = self.keys[index]
        known = [
            None if key not in self.strokes else self.strokes[key].side == side for key, side in keys
        ]  # fmt: skip
        return [p for p in self.cells[index][1].patterns if all(k in (None, v) for k, v in zip(known, p, strict=True))]

    def _put(self, key: Key, side: str, reason: Reason) -> None:
        known = self.strokes.get(key)
        if known is None:
            self.strokes[key] = Stroke(side, reason)
            self.trail.append(key)
            self.queue.append(key)
        elif known.side != side:
            self._refuse_bond(key, known.reason, reason)

    def _propagate(self) -> None:
        while self.queue:
            key = self.queue.popleft()
            for node in self.nodes_at.get(key, ()):
                self._spread(node)
            for index in self.cells_at.get(key, ()):
                self._imply(index)

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

    def _free_where_dependent(self) -> list[Strokes]:
        """A junction still without a setter that a dependent store reaches is free."""
        for node in sorted(self.nodes):
            if self._setter(node) is None and node not in self.free and self._reaches_dependent(node):
                self._set_free(node)
        return []

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

    def _close(self) -> list[Strokes]:
        """Every junction has one setter, or is free because a dependent store reaches it."""
        for node in sorted(self.nodes):
            if self._setter(node) is None and node not in self.free:
                if not self._reaches_dependent(node):
                    self._refuse_unset(node)
                self._add_free(node)
        return []

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
