"""What strokes must satisfy, as constraints on bonds: solved, counted, and reduced to the smallest set that conflicts.

`bondgraph.causality.assign` chooses one assignment; here all of them are asked about. A bond's value is whether its
stroke stands at the head. Constraints propagate until nothing more follows; only graphs with cycles need a search.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from bondgraph.analysis.causality.minimal_sets import minimal
from bondgraph.causality.causal_graph import Key, Node, cells
from bondgraph.causality.causal_graph import junction_ends as ends_of
from bondgraph.graph.element import Step
from bondgraph.graph.graph import Graph

Item = tuple[str, int]
"""What can be left out: an element (component -1) or a component of a junction."""

Values = dict[Key, bool]


@dataclass(frozen=True)
class Constraint:
    """One law of strokes: permitted patterns of an element's cell, or one setter for a junction's component.

    Args:
        item: whose law it is.
        ends: the scalar bonds, each with whether it ends there with its head.
        patterns: for a cell, which ends may receive effort; None for a junction.
        sets: for a junction, whether a bond that brings effort sets the common variable (a 0) or not (a 1).
        least: whether a junction must have a setter.
        step: when the assignment decides a cell.
        store: whether a cell's first pattern makes a store integral.
    """

    item: Item
    ends: tuple[tuple[Key, bool], ...]
    patterns: tuple[tuple[bool, ...], ...] | None = None
    sets: bool = False
    least: bool = True
    step: Step | None = None
    store: bool = False

    def implied(self, values: Mapping[Key, bool]) -> list[tuple[Key, bool]] | None:
        """What follows for the open bonds; None for a contradiction."""
        here = [None if key not in values else values[key] == head for key, head in self.ends]
        if self.patterns is not None:
            return self._from_patterns(here)
        count = sum(h == self.sets for h in here)
        open_ends = [end for end, h in zip(self.ends, here, strict=True) if h is None]
        if count > 1 or (self.least and not count and not open_ends):
            return None
        if count:
            return [(key, head != self.sets) for key, head in open_ends]
        if self.least and len(open_ends) == 1:
            return [(key, head == self.sets) for key, head in open_ends]
        return []

    def _from_patterns(self, here: list[bool | None]) -> list[tuple[Key, bool]] | None:
        assert self.patterns is not None
        fitting = [p for p in self.patterns if all(h in (None, v) for h, v in zip(here, p, strict=True))]
        if not fitting:
            return None
        found = []
        for i, (key, head) in enumerate(self.ends):
            ways = {pattern[i] for pattern in fitting}
            if here[i] is None and len(ways) == 1:
                found.append((key, ways.pop() == head))
        return found

    def set_by(self, values: Mapping[Key, bool]) -> list[Key]:
        """The bonds that set a junction's common variable."""
        return [key for key, head in self.ends if key in values and (values[key] == head) == self.sets]

    def derivative(self, values: Mapping[Key, bool]) -> bool:
        """Whether a store's cell cannot be integral any more."""
        if not self.store or self.patterns is None:
            return False
        return any(
            key in values and (values[key] == head) != way
            for (key, head), way in zip(self.ends, self.patterns[0], strict=True)
        )


@dataclass(frozen=True)
class Clash:
    """A contradiction: the constraint that is broken, the values that break it, and what each followed from."""

    constraint: Constraint
    values: Values
    because: dict[Key, tuple[Key, ...]]


class Strokes:
    """The constraints of a graph.

    Args:
        graph: the graph.
        free: components of junctions that have no setter; None where every junction but those a transformer holds
            must have one.
        pins: scalar bonds whose stroke the author has put, with whether it stands at the head.
    """

    def __init__(self, graph: Graph, free: Iterable[Node] | None = None, pins: Iterable[tuple[Key, bool]] = ()) -> None:
        self.graph = graph
        put = (Constraint((key[0], -1), ((key, True),), ((head,),)) for key, head in pins)
        self.constraints = (*constraints(graph, free), *put)
        self.at: dict[Key, list[Constraint]] = {}
        self.places: dict[Key, list[int]] = {}
        for place, constraint in enumerate(self.constraints):
            for key, _ in constraint.ends:
                self.at.setdefault(key, []).append(constraint)
                self.places.setdefault(key, []).append(place)
        self.keys = tuple(sorted(self.at))
        self.items = tuple(sorted({c.item for c in self.constraints}))

    def spread(
        self, values: Values, queue: Iterable[Key], chosen: frozenset[Item] | None = None,
        because: dict[Key, tuple[Key, ...]] | None = None,
    ) -> Constraint | None:  # fmt: skip
        """Write into `values` all that follows from some bonds; the constraint that is broken, if one is."""
        waiting = deque(queue)
        while waiting:
            for constraint in self.at[waiting.popleft()]:
                if chosen is not None and constraint.item not in chosen:
                    continue
                found = constraint.implied(values)
                if found is None:
                    return constraint
                known = tuple(k for k, _ in constraint.ends if k in values)
                for key, value in found:
                    values[key] = value
                    waiting.append(key)
                    if because is not None:
                        because[key] = known
        return None

    def separate(self, fixed: Values) -> list[tuple[Key, ...]]:
        """The open bonds, by independent blocks."""
        import networkx as nx

        graph = nx.Graph()
        for constraint in self.constraints:
            open_keys = [key for key, _ in constraint.ends if key not in fixed]
            known = [(fixed[key] == head) == constraint.sets for key, head in constraint.ends if key in fixed]
            if constraint.patterns is None and any(known):
                continue
            graph.add_nodes_from(open_keys)
            graph.add_edges_from((open_keys[0], key) for key in open_keys[1:])
        return sorted(tuple(sorted(part)) for part in nx.connected_components(graph))

    def is_set(self, node: Node, values: Values) -> bool:
        """Whether a bond sets the common variable of a junction's component."""
        return any(c.item == node and c.patterns is None and c.set_by(values) for c in self.constraints)

    def fixed(self, values: Values, chosen: frozenset[Item] | None = None) -> Constraint | None:
        """All that follows from laws with one direction."""
        for constraint in self.constraints:
            if chosen is None or constraint.item in chosen:
                found = constraint.implied(values)
                if found is None:
                    return constraint
                for key, value in found:
                    values[key] = value
                if found and (broken := self.spread(values, [key for key, _ in found], chosen)):
                    return broken
        return None

    def models(
        self, values: Values, keys: tuple[Key, ...], chosen: frozenset[Item] | None = None,
        bound: Callable[[Values], bool] = lambda _: True, budget: int = 2000,
    ) -> Iterator[Values | None]:  # fmt: skip
        """Every way to complete `values` on `keys`, which must be consistent; None where the search is given up."""
        stack = [values]
        while stack:
            current = stack.pop()
            if not bound(current):
                continue
            key = self._next(current, keys)
            if key is None:
                yield current
                continue
            budget -= 1
            if budget < 0:
                yield None
                return
            for value in (False, True):
                trial = {**current, key: value}
                if self.spread(trial, [key], chosen) is None:
                    stack.append(trial)

    def _next(self, values: Values, keys: tuple[Key, ...]) -> Key | None:
        """The open bond with most decided neighbours, then by name."""
        decided = [0] * len(self.constraints)
        for key in values:
            for place in self.places[key]:
                decided[place] += 1
        open_keys = (key for key in keys if key not in values)
        return min(open_keys, key=lambda k: (-max(decided[place] for place in self.places[k]), k), default=None)

    def model(self) -> Values | None:
        """Strokes that respect every law; None where there are none, or none were found."""
        values: Values = {}
        if self.fixed(values) is not None:
            return None
        return next(self.models(values, self.keys), None)

    def satisfiable(self, chosen: frozenset[Item]) -> bool | None:
        """Whether strokes exist that respect the laws of these items only; None if the search was given up."""
        values: Values = {}
        if self.fixed(values, chosen) is not None:
            return False
        for model in self.models(values, self.keys, chosen):
            return None if model is None else True
        return False

    def core(self, names: Iterable[str] = ()) -> tuple[Item, ...] | None:
        """A minimal set of items whose laws no strokes respect: without any one of them some do.

        Args:
            names: elements to be kept in the set if that can be, where there are several such sets.

        Returns:
            None where all laws together can be respected, or where the search was given up.
        """
        if self.satisfiable(frozenset(self.items)) is not False:
            return None
        wanted = set(names)
        ordered = sorted(self.items, key=lambda item: (item[0] in wanted, item))
        return tuple(sorted(minimal(ordered, lambda fewer: self.satisfiable(frozenset(fewer)) is False)))

    def clash(self, chosen: frozenset[Item]) -> tuple[Clash, ...]:
        """Where the laws of items that conflict contradict each other: once, or once for each way of an open bond.

        Empty where it takes more than one case distinction to see it.
        """
        for constraint in self.constraints:
            if constraint.item in chosen and constraint.implied({}) is None:
                return (Clash(constraint, {}, {}),)
        values = self._roots(chosen)
        because: dict[Key, tuple[Key, ...]] = dict.fromkeys(values, ())
        for root in tuple(values):
            # One after another, so that they meet at a junction next to the last, not somewhere on the way.
            broken = self.spread(values, [root], chosen, because)
            if broken is not None:
                return (Clash(broken, values, because),)
        for key in self.keys:
            if key in values:
                continue
            found = []
            for value in (False, True):
                trial, why = {**values, key: value}, {**because, key: ()}
                broken = self.spread(trial, [key], chosen, why)
                if broken is not None:
                    found.append(Clash(broken, trial, why))
            if len(found) == 2:
                return tuple(found)
        return ()

    def _roots(self, chosen: frozenset[Item]) -> Values:
        """Bonds fixed by one element or junction alone."""
        values: Values = {}
        for constraint in self.constraints:
            if constraint.item in chosen:
                for key, value in constraint.implied({}) or ():
                    values.setdefault(key, value)
        return values


def constraints(graph: Graph, free: Iterable[Node] | None) -> Iterator[Constraint]:
    """The constraints of a graph, in an order that does not depend on how it was written."""
    free_nodes = None if free is None else set(free)
    held: set[Node] = set()
    junctions = []
    for element in sorted(graph.elements.values(), key=lambda e: e.name):
        if element.common:
            junctions.append(element)
            continue
        bonds = {bond.end(side).port: (bond, side) for bond, side in graph.at[element.name]}
        for cell in cells(graph, element.name):
            ends = tuple(((bonds[p][0].name, k), bonds[p][1] == "head") for p, k in cell.ports)
            store = element.role == "store" and cell.step in (Step.STORE, Step.KINETIC)
            yield Constraint((element.name, -1), ends, cell.patterns, step=cell.step, store=store)
            if cell.holds is not None:
                bond, side = bonds[cell.holds]
                far = bond.other_end(side)
                held |= {(far.element, k) for k in far.components}
    for element in junctions:
        flow = element.common == "flow"
        for k, meeting in enumerate(ends_of(graph, element.name)):
            node = (element.name, k)
            least = node not in held if free_nodes is None else node not in free_nodes
            heads = tuple((key, side == "head") for key, side in meeting)
            yield Constraint(node, heads, sets=not flow, least=least)
