"""Conflicts: the smallest set of elements that cannot live together, the paths that meet, and remedies that work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bondgraph.analysis.causality.findings import UNDECIDED, Conflict, Remedy
from bondgraph.analysis.causality.remedies import hung, inserted, turned, without
from bondgraph.analysis.causality.stroke_constraints import Clash, Constraint, Item, Strokes, Values
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph, Key, Node, Reason, Stroke, label
from bondgraph.compile import compile
from bondgraph.errors import BondGraphError, CausalConflict
from bondgraph.graph.element import Step
from bondgraph.graph.graph import Graph


def conflict(graph: Graph, error: CausalConflict, free: frozenset[Node]) -> Conflict:
    """What stands behind a refusal of the assignment.

    Args:
        graph: the graph.
        error: the refusal.
        free: components of junctions that may do without a setter.
    """
    return _Conflict(graph, error, free).report()


class _Conflict:
    def __init__(self, graph: Graph, error: CausalConflict, free: frozenset[Node]) -> None:
        self.graph, self.error = graph, error
        self.strokes = Strokes(graph, free)
        found = self.strokes.core(error.parties)
        self.items: frozenset[Item] = frozenset(found or ())
        self.found = found is not None
        self.model = None if self.found else self.strokes.model()
        self.clashes = self.strokes.clash(self.items) if self.found else ()
        self.place, self.junction = self._meeting(self.clashes)

    def report(self) -> Conflict:
        names = sorted({name for name, _ in self.items}) or sorted(self.error.parties)
        parties = self._parties()
        exists = bool(self.model) if self.found or self.model else None
        return Conflict(
            text=str(self.error),
            place=self.place,
            elements=tuple(names),
            components=self._components(),
            bonds=self._bonds(set(names)),
            parties=parties,
            kind=self._kind(parties) if self.found else UNDECIDED,
            junction=self.junction,
            paths=tuple(self._paths(self.clashes)),
            meaning=self._meaning(parties, exists),
            remedies=tuple(self._remedies(names, parties)),
            exists=exists,
            strokes=self._written(self.model or {}),
        )

    def _tried_out(self) -> str:
        """What becomes of the strokes that exist."""
        model = self.model or {}
        unset = [c.item for c in self.strokes.constraints if c.patterns is None and not c.set_by(model)]
        reason = Reason("they exist", "", "")
        strokes = {key: Stroke("head" if head else "tail", reason) for key, head in model.items()}
        try:
            compile(CausalGraph(self.graph, strokes, tuple(unset)))
        except BondGraphError as error:
            return f"but the equations are refused: {error}"
        return "and the equations follow from them"

    def _written(self, model: Values) -> tuple[tuple[str, str], ...]:
        """Strokes as bonds and the elements that receive the effort."""
        found = []
        for key, head in sorted(model.items()):
            bond = self.graph.bond(key[0])
            found.append((label(self.graph, key), bond.end("head" if head else "tail").element))
        return tuple(found)

    def _components(self) -> tuple[tuple[str, str], ...]:
        junctions = self.graph.junctions
        return tuple((name, junctions[name].components[k]) for name, k in sorted(self.items) if k >= 0)

    def _bonds(self, names: set[str]) -> tuple[str, ...]:
        inside = [b.name for b in self.graph.bonds if set(b.elements) <= names]
        return tuple(sorted(inside))

    def _parties(self) -> tuple[str, ...]:
        """Elements of the set whose strokes are fixed."""
        chosen = {name for name, k in self.items if k < 0}
        return tuple(sorted({c.item[0] for c in self.strokes.constraints if c.item[0] in chosen and _fixed(c)}))

    def _kind(self, parties: tuple[str, ...]) -> str:
        roles = sorted("1a" if self._gives(p) != "law" else "1b" for p in parties)
        if not roles:
            return "junctions"
        return roles[0] if len(roles) == 1 else f"{roles[0]}-{roles[-1]}"

    def _meeting(self, clashes: tuple[Clash, ...]) -> tuple[str, str]:
        """The place where paths meet, and what is wrong there."""
        if not clashes:
            return self.error.place, UNDECIDED
        junction = next((c.constraint for c in clashes if c.constraint.patterns is None), None)
        if junction is None:
            return self.error.place, "law"
        name, k = junction.item
        components = self.graph.junctions[name].components
        place = name if len(components) == 1 else f"{name}[{components[k]}]"
        return place, self._over_or_under(clashes, junction)

    @staticmethod
    def _over_or_under(clashes: tuple[Clash, ...], junction: Constraint) -> str:
        clash = next(c for c in clashes if c.constraint is junction)
        known = [(key, head) for key, head in junction.ends if key in clash.values]
        setters = sum((clash.values[key] == head) == junction.sets for key, head in known)
        return "over-determined" if setters > 1 else "under-determined"

    def _paths(self, clashes: tuple[Clash, ...]) -> Iterator[tuple[str, ...]]:
        """For each bond by which a contradiction arrives, the bonds from where it began."""
        seen = set()
        for clash in clashes:
            for key, _ in clash.constraint.ends:
                if key in clash.because:
                    path = self._back(clash, key)
                    if path not in seen:
                        seen.add(path)
                        yield path

    def _back(self, clash: Clash, key: Key) -> tuple[str, ...]:
        chain = [key]
        while clash.because.get(chain[-1]):
            chain.append(clash.because[chain[-1]][0])
        return tuple(dict.fromkeys(name for name, _ in reversed(chain)))

    def _meaning(self, parties: tuple[str, ...], exists: bool | None) -> str:
        if not self.found:
            if exists:
                return f"strokes exist that the order of assignment does not lead to, {self._tried_out()}"
            return f"{UNDECIDED}: the search for strokes was given up"
        gives = [given for given in map(self._gives, parties) if given]
        if self.junction == "under-determined":
            return _UNDER.get(self._common(), "nothing determines the common variable of the junction")
        if gives and set(gives) == {"effort"}:
            return "sources of effort in parallel: several prescribed efforts where there is one"
        if gives and set(gives) == {"flow"}:
            return "sources of flow in series: several prescribed flows where there is one"
        if "flow" in gives and "law" in gives:
            return (
                "a flow prescribed where a transformer that cannot be turned gives it already: "
                "a constraint on the flows at the transformer's other side"
            )
        if "effort" in gives and "law" in gives:
            return "an effort prescribed where a law that cannot be turned gives it already"
        if gives and set(gives) == {"law"}:
            return "laws that cannot be turned give the same variable: a closed loop of transformers, a constraint"
        if set(gives) == {"effort", "flow"}:
            return "a source of effort and a source of flow that prescribe the same place"
        return f"{UNDECIDED}: no known pattern"

    def _gives(self, name: str) -> str:
        """What a fixed party gives: "effort" or "flow" for a source, "" for a sensor, "law" for any other."""
        constraint = next(c for c in self.strokes.constraints if c.item == (name, -1))
        assert constraint.patterns is not None
        if constraint.step is not Step.SOURCE:
            return "law"
        if self.graph.elements[name].role != "source":
            return ""
        return "flow" if constraint.patterns[0][0] else "effort"

    def _common(self) -> str:
        return str(self.graph.elements[self.place.split("[")[0]].common)

    def _remedies(self, names: list[str], parties: tuple[str, ...]) -> Iterator[Remedy]:
        """Changes that were tried and settle it."""
        for action, who, text, changed in self._changes(names, parties):
            left = self._left(changed)
            if left is not None:
                yield Remedy(action, who, text, changed, left)

    def _changes(self, names: list[str], parties: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...], str, Graph]]:
        """Every change worth a trial: its kind, whom it concerns, in words, and the graph after it."""
        graph = self.graph
        for name in parties:
            if changed := _tried(partial(without, graph, name)):
                gone = sorted(set(graph.elements) - set(changed.elements) - {name})
                also = f", and with it {', '.join(map(repr, gone))}" if gone else ""
                yield "remove", (name,), f"remove '{name}'{also}", changed
        for bond in self._bonds_to_open(names, parties) if self.junction != "under-determined" else ():
            ends = tuple(sorted(graph.bond(bond).elements))
            for common, what, words in _INSERTED:
                if changed := _tried(partial(inserted, graph, bond, common, what)):
                    yield "insert", ends, f"put {words} between '{ends[0]}' and '{ends[1]}'", changed
        for name, component in self._components() if self.junction == "under-determined" else ():
            for what, words in _HUNG[str(graph.elements[name].common)]:
                if changed := _tried(partial(hung, graph, name, component, what)):
                    yield "hang", (name,), f"hang {words} on '{component}'", changed
        for name in parties:
            if graph.elements[name].role != "source" and (changed := _tried(partial(turned, graph, name))):
                yield "turn", (name,), f"turn the law of '{name}', where its modulus can be inverted", changed

    def _bonds_to_open(self, names: list[str], parties: tuple[str, ...]) -> list[str]:
        """The bonds of the set's parties, or all of them where it has none."""
        inside = self._bonds(set(names))
        at = {bond.name for name in parties for bond, _ in self.graph.at[name]}
        return [b for b in inside if b in at or not parties][:MOST]

    def _left(self, changed: Graph) -> str | None:
        """What is refused after a change: nothing, or another conflict; None where it does not help."""
        try:
            compile(assign(changed))
        except CausalConflict as error:
            rest = Strokes(changed)
            items = {i for i in rest.items if i in self.items or i[0] not in self.graph.elements}
            return str(error) if rest.satisfiable(frozenset(items)) else None
        except BondGraphError:
            return None
        return ""


MOST = 6
"""Bonds in which something is tried between."""

_INSERTED = (
    ("effort", "compliance", "a compliance (on a 0-junction)"),
    ("effort", "resistor", "a resistor (on a 0-junction)"),
    ("flow", "inertia", "an inertia (on a 1-junction)"),
    ("flow", "resistor", "a resistor (on a 1-junction)"),
)

_HUNG = {
    "flow": (("inertia", "an inertia"), ("resistor", "a resistor")),
    "effort": (("compliance", "a compliance"), ("resistor", "a resistor")),
}

_UNDER = {
    "flow": "efforts meet and nothing there gives way: no inertia, no resistor and no source sets the flow",
    "effort": "flows meet and nothing there takes them up: no compliance, no resistor and no source sets the effort",
}


def _fixed(constraint: Constraint) -> bool:
    return constraint.patterns is not None and len(constraint.patterns) == 1


def _tried(change: Callable[[], Graph | None]) -> Graph | None:
    """A changed graph, if it can be built."""
    try:
        return change()
    except BondGraphError:
        return None
