"""Assignment of strokes, or a conflict with its parties.

Sequential assignment in this order: sources; laws with one direction only; kinetic stores; I and C, integral; free
flows and efforts where a dependent store reaches an undetermined junction; resistors and the rest, those of zero ohms
first, whose law cannot be turned. Ties are broken by kind, then name, then component, never by order of entry. Where a
choice leads to a conflict, the last that can be otherwise is changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from bondgraph.causality.author import AUTHOR, pinned
from bondgraph.causality.causal_graph import CausalGraph, Key, Node, Reason, Stroke
from bondgraph.causality.kept import with_equations
from bondgraph.causality.propagation import Propagation
from bondgraph.errors import CausalConflict, StructureError
from bondgraph.graph.bond import opposite
from bondgraph.graph.element import Step
from bondgraph.graph.graph import Graph, checked
from bondgraph.program.calls import explained

Strokes = list[tuple[Key, str, Reason]]
"""Strokes put together: scalar bonds with the side that receives the effort, and why."""
TRIES = 2000
"""After so many conflicts among choices, the first is reported."""


@explained
def causality(graph: Graph, kept_free: Iterable[Node] = (), strokes: Mapping[str, str] | None = None) -> CausalGraph:
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
    >>> causality(rc).dependent, causality(rc, strokes={"Ca": "Ca"}).dependent
    ((), (('Ca', 0),))
    """
    if isinstance(kept_free, Mapping | str):
        law, remedy = "components of junctions that stay free are pairs of a name and an index", "write strokes={...}"
        raise StructureError(f"kept_free={kept_free!r:.60}", law, remedy=f"for strokes of your own {remedy}")
    try:
        return assign(graph, kept_free, strokes)
    except CausalConflict as conflict:
        raise (conflict if strokes else with_equations(graph, conflict)) from None


def assign(
    graph: Graph,
    kept_free: Iterable[Node] = (),
    strokes: Mapping[str, str] | None = None,
    values: Mapping[str, Any] | None = None,
) -> CausalGraph:
    """The stage of a compile; to users it is `bondgraph.causality`, whose conflicts say more of the equations.

    Args:
        graph, kept_free, strokes: as of `causality`.
        values: of parameters by name, before the graph's own.
    """
    return Assigning(checked(graph), kept_free, strokes, values).run()


class Assigning(Propagation):
    """The work of `assign`: decisions in their order, and a search among them where they lead to a conflict."""

    def __init__(
        self,
        graph: Graph,
        kept_free: Iterable[Node],
        strokes: Mapping[str, str] | None = None,
        values: Mapping[str, Any] | None = None,
    ) -> None:
        self.pinned = sorted(pinned(graph, strokes or {}))
        self.values = {**graph.values, **(values or {})}
        super().__init__(graph, kept_free)

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

    def _decisions(self) -> list[Callable[[], list[Strokes]]]:
        """What is decided, in order: each gives the strokes that could be put next, preferred first, or none."""
        found: list[Callable[[], list[Strokes]]] = [self._pins, self._sources, self._lone]
        for step in (Step.ONE_WAY, Step.KINETIC, Step.STORE, Step.REST):
            found += [partial(self._cell, index) for index in self._in_turn(step)]
            if step is Step.KINETIC:
                found.append(self._free_kept)
            if step is Step.STORE:
                found.append(self._free_where_dependent)
        bonds = sorted(self.graph.bonds, key=lambda b: b.name)
        found += [partial(self._bond, (bond.name, k)) for bond in bonds for k in range(bond.size)]
        return [*found, self._close]

    def _in_turn(self, step: Step) -> list[int]:
        """The cells that a step decides, in order: those of the rest first whose value is zero."""
        found = [index for index, (_, cell) in enumerate(self.cells) if cell.step is step]
        if step is not Step.REST:
            return found
        return sorted(found, key=lambda index: not self.graph.elements[self.cells[index][0]].is_zero(self.values))

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

    def _free_where_dependent(self) -> list[Strokes]:
        """A junction still without a setter that a dependent store reaches is free."""
        for node in sorted(self.nodes):
            if self._setter(node) is None and node not in self.free and self._reaches_dependent(node):
                self._set_free(node)
        return []

    def _close(self) -> list[Strokes]:
        """Every junction has one setter, or is free because a dependent store reaches it."""
        for node in sorted(self.nodes):
            if self._setter(node) is None and node not in self.free:
                if not self._reaches_dependent(node):
                    self._refuse_unset(node)
                self._add_free(node)
        return []
