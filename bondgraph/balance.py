"""The balance: every element's and junction's law in its stroke's direction, as one set of equations.

Values (`steps`) follow one from another in order; what remains are rows linear in the rates of the states and in the
efforts or flows of dependent stores. Flows of 1-junctions and efforts of 0-junctions keep their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph import expressions
from bondgraph.causality import CausalGraph, Key
from bondgraph.element import Element, Junction
from bondgraph.errors import AlgebraicLoop, DuplicateName, FrameError, ModulusError, SizeMismatch
from bondgraph.graph import Bond, Graph
from bondgraph.law import Identity, Place, Solve


@dataclass(frozen=True)
class Let:
    """One value: `symbol` stands for `expression`. `kept` asks a printer to write it once, by name."""

    symbol: Any
    expression: Any
    kept: bool = False


Step = Let | Solve


@dataclass(frozen=True)
class Balance:
    """What any graph becomes.

    Args:
        causal: the graph with its strokes.
        xp: the algebra.
        parameters: every parameter with its default (None: to be given).
        inputs: every input with its default.
        states: symbols of coordinates, momenta, charges, free flows and free efforts.
        steps: values in an order in which each uses earlier ones (but for those that use `unknowns`).
        unknowns: efforts or flows of dependent stores.
        rows: expressions that vanish, linear in the rates and the unknowns.
        bonds: for each scalar bond the symbols of its effort and its flow.
        energies: the energy of each store that has a closed form.
        starts: momenta and charges in terms of flows and efforts.
        identities: what must hold besides.
    """

    causal: CausalGraph
    xp: Any
    parameters: Mapping[str, float | None]
    inputs: Mapping[str, float | None]
    states: tuple[Any, ...]
    steps: tuple[Step, ...]
    unknowns: tuple[Any, ...]
    rows: tuple[Any, ...]
    bonds: Mapping[Key, tuple[Any, Any]]
    energies: Mapping[str, Any]
    starts: Mapping[Any, Any]
    identities: tuple[Identity, ...]


def assemble(causal: CausalGraph, xp: Any) -> Balance:
    """Write every law of a causal graph.

    Raises:
        ModulusError: for a parameter or modulus that depends on what it may not.
        AlgebraicLoop: for a loop that is not linear.
    """
    symbols = _Symbols(causal.graph, xp)
    laws = {name: element.law(_Place(causal, xp, symbols, element)) for name, element in _elements(causal.graph)}
    lets = [Let(*pair) for law in laws.values() for pair in law.lets]
    solves = [solve for law in laws.values() for solve in law.solves]
    states = [xp.symbol(name) for name, _, _ in causal.graph.coordinates()]
    states += [x for law in laws.values() for x in law.states]
    rows = [row for law in laws.values() for row in law.rows]
    for name, owner, index in causal.graph.coordinates():
        rows.append(xp.rate(xp.symbol(name)) - symbols.common(owner, index))
    for junction in causal.graph.junctions.values():
        _junction(causal, xp, symbols, junction, lets, states, rows)
    symbols.check(states)
    unknowns = tuple(w for law in laws.values() for w in law.unknowns)
    steps = order(xp, [*lets, *solves], set(unknowns))
    return Balance(
        causal,
        xp,
        dict(sorted(symbols.parameters.items())),
        symbols.inputs,
        tuple(states),
        tuple(steps),
        unknowns,
        tuple(rows),
        symbols.bonds,
        {name: law.energy for name, law in laws.items() if law.energy is not None},
        dict(pair for law in laws.values() for pair in law.starts),
        tuple(identity for law in laws.values() for identity in law.identities),
    )


def place(causal: CausalGraph, xp: Any, name: str) -> Place:
    """Where an element stands, for those who ask it for more than its law."""
    return _Place(causal, xp, _Symbols(causal.graph, xp), causal.graph.elements[name])


def _elements(graph: Graph) -> list[tuple[str, Element]]:
    return [(name, element) for name, element in graph.elements.items() if not element.common]


def _junction(
    causal: CausalGraph,
    xp: Any,
    symbols: _Symbols,
    element: Junction,
    lets: list[Let],
    states: list[Any],
    rows: list[Any],
) -> None:
    """Junction equations: the common variable from its setter, the setter's other variable from the sum."""
    ends: list[list[tuple[Key, int, str]]] = [[] for _ in element.components]
    for bond, side in causal.graph.at[element.name]:
        for k, component in enumerate(bond.end(side).components):
            ends[component].append(((bond.name, k), 1 if side == "head" else -1, side))
    flow = element.common == "flow"
    for index, found in enumerate(ends):
        common = symbols.common(element.name, index)
        same, summed = (1, 0) if flow else (0, 1)
        if (element.name, index) in causal.free:
            states.append(common)
            rows.append(sum((sign * symbols.bonds[key][summed] for key, sign, _ in found), xp.number(0)))
        for key, sign, side in found:
            here = causal.strokes[key].side == side
            setter = here != flow
            variable = symbols.bonds[key]
            if setter:
                rest = sum((s * symbols.bonds[other][summed] for other, s, _ in found if other != key), xp.number(0))
                lets.append(Let(variable[summed], -sign * rest))
                if variable[same] != common:
                    lets.append(Let(common, variable[same]))
            elif variable[same] != common:
                lets.append(Let(variable[same], common))


class _Symbols:
    """Names for everything: bond variables, junction variables, parameters and inputs."""

    def __init__(self, graph: Graph, xp: Any) -> None:
        self.graph, self.xp = graph, xp
        self.parameters: dict[str, float | None] = {}
        self.inputs: dict[str, float | None] = {}
        self.bonds: dict[Key, tuple[Any, Any]] = {}
        for bond in graph.bonds:
            for k in range(bond.size):
                self.bonds[bond.name, k] = (self._variable(bond, k, "effort"), self._variable(bond, k, "flow"))

    def _variable(self, bond: Bond, k: int, what: str) -> Any:
        for end in (bond.tail, bond.head):
            if self.graph.elements[end.element].common == what:
                return self.common(end.element, end.components[k])
        label = "" if bond.size == 1 else f"[{labels(self.graph, bond)[k]}]"
        return self.xp.symbol(f"{bond.name}.{what[0]}{label}")

    def common(self, junction: str, index: int) -> Any:
        """The flow of a 1-junction's component, the effort of a 0-junction's."""
        return self.xp.symbol(self.graph.junctions[junction].components[index])

    @cached_property
    def flows(self) -> frozenset[str]:
        found = (e.components for e in self.graph.junctions.values() if e.common == "flow")
        return frozenset(name for names in found for name in names)

    @cached_property
    def coordinates(self) -> frozenset[str]:
        return frozenset(name for name, _, _ in self.graph.coordinates())

    def parameter(self, name: str, default: float | None = None) -> Any:
        self.parameters[name] = default if default is not None else self.parameters.get(name)
        return self.xp.symbol(name)

    def check(self, states: Sequence[Any]) -> None:
        """One name, one meaning: states, inputs and parameters are apart."""
        owners: dict[str, str] = dict(self.graph.symbols)
        for name in self.inputs:
            self._claim(owners, name, "an input")
        for name in self.parameters:
            self._claim(owners, name, "a parameter")
        for state in states:
            if self.xp.name(state) not in self.graph.symbols:
                self._claim(owners, self.xp.name(state), "a state")

    @staticmethod
    def _claim(owners: dict[str, str], name: str, what: str) -> None:
        if name in owners:
            raise DuplicateName(
                name, f"this symbol is {owners[name]} and {what}", parties=(name,), remedy="rename one of them"
            )
        owners[name] = what


def labels(graph: Graph, bond: Bond) -> tuple[str, ...]:
    """The name of each component of a bond: a junction's where one is at hand, else its number."""
    for end in (bond.head, bond.tail):
        if end.components:
            names = graph.junctions[end.element].components
            return tuple(names[k] for k in end.components)
    return tuple(str(k + 1) for k in range(bond.size))


class _Place:
    """Where one element stands: implements `bondgraph.law.Place`."""

    def __init__(self, causal: CausalGraph, xp: Any, symbols: _Symbols, element: Element) -> None:
        self.causal, self.xp, self.symbols, self.element = causal, xp, symbols, element
        self._bonds = {bond.end(side).port: (bond, side) for bond, side in causal.graph.at[element.name]}
        self._into = causal.into(element.name)

    def _only(self, port: str) -> tuple[Bond, str]:
        return self._bonds[port]

    def into(self, port: str = "") -> tuple[bool, ...]:
        return tuple(self._into[port, k] for k in range(self._only(port)[0].size))

    def e(self, port: str = "") -> Any:
        bond, _ = self._only(port)
        return self.xp.column([self.symbols.bonds[bond.name, k][0] for k in range(bond.size)])

    def f(self, port: str = "") -> Any:
        bond, _ = self._only(port)
        return self.xp.column([self.symbols.bonds[bond.name, k][1] for k in range(bond.size)])

    def state(self, letter: str, port: str = "") -> tuple[Any, ...]:
        bond, _ = self._only(port)
        stem = f"{letter}_{self.element.name}"
        if bond.size == 1:
            return (self.xp.symbol(stem),)
        return tuple(self.xp.symbol(f"{stem}_{label}") for label in labels(self.causal.graph, bond))

    def _opposite(self, port: str) -> tuple[Any, tuple[int, ...]]:
        bond, side = self._only(port)
        end = bond.end("head" if side == "tail" else "tail")
        return self.causal.graph.elements[end.element], end.components

    def displacement(self, port: str = "") -> tuple[Any, ...] | None:
        junction, components = self._opposite(port)
        coordinates = junction.coordinates if isinstance(junction, Junction) else ()
        return tuple(self.xp.symbol(coordinates[k]) for k in components) if coordinates else None

    def frame(self, port: str = "") -> Any:
        junction, _ = self._opposite(port)
        frame = junction.frame if isinstance(junction, Junction) else None
        if frame is None or frame == "inertial":
            return frame
        axes = self.causal.graph.junctions.get(frame)
        if axes is None or axes.common != "flow" or len(axes.components) != 3:
            raise FrameError(
                junction.name,
                f"its frame '{frame}' is not a 1-junction of three components",
                parties=(junction.name, frame),
                remedy="name the junction whose flow is the angular velocity of the axes, in those axes",
            )
        return self.xp.column([self.symbols.common(frame, k) for k in range(3)])

    def read(self, value: Any, may: Sequence[str], local: dict[str, Any] | None = None) -> Any:
        name = self.element.name
        if value is None:
            return self._named(name, None, may)
        try:
            default = float(value)
        except ValueError:
            known = local or {}
            return expressions.build(
                value, lambda n: known[n] if n in known else self._resolve(n, value, may), self.xp.number, self.xp.call
            )
        return self._named(name, default, may)

    def _named(self, name: str, default: float | None, may: Sequence[str]) -> Any:
        if "input" not in may:
            return self.symbols.parameter(name, default)
        self.symbols.inputs[name] = default
        return self.xp.symbol(name)

    def _resolve(self, name: str, formula: str, may: Sequence[str]) -> Any:
        if name == expressions.TIME:
            kind = "time"
        elif name in self.symbols.coordinates:
            kind = "coordinates"
        elif name in self.symbols.flows:
            kind = "flows"
        elif name in self.causal.graph.symbols:
            kind = "efforts"
        elif self.causal.graph.elements.get(name) is not None and self.causal.graph.elements[name].role == "source":
            kind = "inputs"
        else:
            return self.symbols.parameter(name)
        if kind not in may:
            allowed = ", ".join(["parameters", *(m for m in may if m != "input")])
            raise ModulusError(
                self.element.name,
                f"'{formula}' depends on '{name}' ({kind}); {self.element.kind} may depend on {allowed} only",
                parties=(self.element.name, name),
                remedy=f"write it without '{name}'",
            )
        return self.xp.symbol(name)

    def _entry(self, value: Any, may: Sequence[str]) -> Any:
        """An entry of a vector or matrix: a number stays a number."""
        try:
            float(value)
        except ValueError:
            return self.read(value, [m for m in may if m != "input"])
        return expressions.build(value, self.xp.symbol, self.xp.number, self.xp.call)

    def column(self, value: Any, size: int, may: Sequence[str]) -> Any:
        if isinstance(value, tuple):
            return self.xp.column([self._entry(entry, may) for entry in value])
        if size == 1 or (value is not None and not _is_number(value)):
            return self.xp.column([self.read(value, may)] * size)
        bond, _ = self._only("")
        stems = [f"{self.element.name}_{label}" for label in labels(self.causal.graph, bond)]
        return self.xp.column([self._named(stem, _default(value), may) for stem in stems])

    def matrix(self, value: Any, may: Sequence[str], square: int | None = None) -> Any:
        if not isinstance(value, tuple):
            return self.xp.eye(square) * self.read(value, may)
        if isinstance(value[0], tuple):
            rows = [[self._entry(entry, may) for entry in row] for row in value]
        else:
            rows = [
                [self._entry(entry, may) if i == j else self.xp.number(0) for j in range(len(value))]
                for i, entry in enumerate(value)
            ]
        if square is not None and any(len(row) != square for row in [*rows, rows]):
            raise SizeMismatch(
                self.element.name, f"its matrix must be {square} by {square}", remedy="give one row per component"
            )
        return self.xp.matrix(rows)


def _is_number(value: str) -> bool:
    return _default(value) is not None


def _default(value: str | None) -> float | None:
    try:
        return None if value is None else float(value)
    except ValueError:
        return None


def targets(step: Step) -> tuple[Any, ...]:
    """The symbols a step gives."""
    return step.unknowns if isinstance(step, Solve) else (step.symbol,)


def needs(xp: Any, step: Step) -> set[Any]:
    """The symbols a step uses."""
    if isinstance(step, Solve):
        return xp.free(step.matrix) | xp.free(step.right)
    return xp.free(step.expression)


def order(xp: Any, steps: Sequence[Step], unknowns: set[Any]) -> list[Step]:
    """Steps in an order in which each uses earlier ones; loops are cut and solved.

    Raises:
        AlgebraicLoop: for a loop that is not linear.
    """
    import networkx as nx

    giver = {symbol: index for index, step in enumerate(steps) for symbol in targets(step)}
    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(steps)))
    for index, step in enumerate(steps):
        for symbol in sorted(needs(xp, step), key=xp.name):
            if symbol in giver and symbol not in unknowns:
                graph.add_edge(giver[symbol], index)
    ordered: list[Step] = []
    condensed = nx.condensation(graph)
    for component in nx.lexicographical_topological_sort(condensed, key=lambda c: min(condensed.nodes[c]["members"])):
        members = sorted(condensed.nodes[component]["members"])
        if len(members) == 1 and not graph.has_edge(members[0], members[0]):
            ordered.append(steps[members[0]])
        else:
            ordered += _cut(xp, graph.subgraph(members), [steps[i] for i in members], members)
    return ordered


def _cut(xp: Any, graph: Any, steps: list[Step], indices: list[int]) -> list[Step]:
    """Solve a loop for a few of its values, after which the others follow."""
    import networkx as nx

    by_index = dict(zip(indices, steps, strict=True))
    cuts = [i for i in indices if isinstance(by_index[i], Solve)]
    rest = nx.DiGraph(graph)
    rest.remove_nodes_from(cuts)
    while not nx.is_directed_acyclic_graph(rest):
        for loop in nx.strongly_connected_components(nx.DiGraph(rest)):
            if len(loop) > 1 or rest.has_edge(*([*loop] * 2)):
                heaviest = max(loop, key=lambda i: (rest.in_degree(i) * rest.out_degree(i), -i))
                cuts.append(heaviest)
                rest.remove_node(heaviest)
    symbols = [s for i in cuts for s in targets(by_index[i])]
    following = [by_index[i] for i in nx.lexicographical_topological_sort(rest)]
    table = {s: Affine.of(xp, s) for s in symbols}
    try:
        for step in following:
            assert isinstance(step, Let)
            table[step.symbol] = affine(xp, step.expression, table)
        residuals = []
        for i in cuts:
            step = by_index[i]
            if isinstance(step, Let):
                residuals.append(table[step.symbol].minus(affine(xp, step.expression, table)))
            else:
                residuals += [affine(xp, r, table) for r in step.matrix @ xp.column(step.unknowns) - step.right]
    except NotLinear as error:
        names = sorted(xp.name(s) for step in steps for s in targets(step))
        raise AlgebraicLoop(
            ", ".join(names),
            f"these values depend on each other at once, and not linearly (through '{error}')",
            parties=names,
            remedy="put a store in the loop, or make the law in it linear",
        ) from None
    matrix = xp.matrix([[row.terms.get(s, xp.number(0)) for s in symbols] for row in residuals])
    right = xp.column([-row.known for row in residuals])
    solve = Solve(tuple(symbols), matrix, right, False, "the loop through " + ", ".join(xp.name(s) for s in symbols))
    return [solve, *following]


class NotLinear(Exception):
    """An expression is not linear in what it was to be linear in."""


@dataclass(frozen=True)
class Affine:
    """`known` plus a sum of `terms[symbol] * symbol`."""

    known: Any
    terms: Mapping[Any, Any]

    @staticmethod
    def of(xp: Any, symbol: Any) -> Affine:
        return Affine(xp.number(0), {symbol: xp.number(1)})

    def plus(self, other: Affine, factor: Any = 1) -> Affine:
        terms = dict(self.terms)
        for symbol, coefficient in other.terms.items():
            total = terms[symbol] + factor * coefficient if symbol in terms else factor * coefficient
            if total == 0:
                terms.pop(symbol, None)
            else:
                terms[symbol] = total
        return Affine(self.known + factor * other.known, terms)

    def minus(self, other: Affine) -> Affine:
        return self.plus(other, -1)


def affine(xp: Any, expression: Any, table: Mapping[Any, Affine]) -> Affine:
    """An expression as an affine form in what the symbols of `table` stand for.

    Raises:
        NotLinear: where it is not one.
    """
    found = sorted((s for s in xp.free(expression) if s in table), key=xp.name)
    if not found:
        return Affine(expression, {})
    total = Affine(xp.number(0), {})
    for symbol in found:
        slope = xp.diff(expression, symbol)
        if any(s in table for s in xp.free(slope)):
            raise NotLinear(xp.name(symbol))
        total = total.plus(table[symbol], slope)
    return Affine(total.known + xp.substitute(expression, dict.fromkeys(found, xp.number(0))), total.terms)
