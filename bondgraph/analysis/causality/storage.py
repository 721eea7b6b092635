"""Storage: which ports are integral, and how every value depends on what the integral ones give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.protocol import Algebra
from bondgraph.analysis.causality.findings import Storage
from bondgraph.causality.causal_graph import CausalGraph, Key, cells
from bondgraph.equations.balance import Balance
from bondgraph.equations.evaluation_order import Let, targets
from bondgraph.equations.places import At
from bondgraph.equations.symbols import Symbols
from bondgraph.graph.element import Cell, Step
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Implicit, Law, Solve

LONGEST = 400
"""Gains of more operations are not written out."""

SMALL = 3
"""Linear systems up to this size are written out."""

Variable = tuple[str, str, int]
"""An effort ("e") or a flow ("f") of a scalar bond, or the signal ("s") of the sensor on it."""


def storages(graph: Graph, causal: CausalGraph) -> tuple[Storage, ...]:
    """Every component of every port that stores."""
    found = []
    for name, cell, keys in _store_cells(graph):
        into = causal.into(name)
        for (port, k), key in zip(cell.ports, keys, strict=True):
            integral = len(cell.patterns) > 1 and into[port, k] == cell.patterns[0][cell.ports.index((port, k))]
            found.append(Storage(name, port, k, key[0], integral))
    return tuple(found)


def kinetic(graph: Graph) -> frozenset[tuple[str, str, int]]:
    """The components of ports, each by its store, that store in their momentum (an inertia's), not in their charge."""
    return frozenset(
        (name, port, k)
        for name, cell, _ in _store_cells(graph)
        for place, (port, k) in enumerate(cell.ports)
        if cell.holds is not None or cell.patterns[0][place]
    )


def _store_cells(graph: Graph) -> Iterator[tuple[str, Cell, tuple[Key, ...]]]:
    """Cells of stores that integrate in one of their strokes."""
    for name in sorted(graph.elements):
        if graph.elements[name].role == "store":
            bonds = {bond.end(side).port: bond.name for bond, side in graph.at[name]}
            for cell in cells(graph, name):
                if cell.step in (Step.STORE, Step.KINETIC) or cell.holds is not None:
                    yield name, cell, tuple((bonds[port], k) for port, k in cell.ports)


class Undecided(Exception):
    """An expression that cannot be written out, and why."""


def inverse(xp: Algebra, system: Solve) -> Any:
    """The inverse of a small system's matrix.

    Raises:
        Undecided: where it has none.
    """
    if xp.is_zero(xp.tidy(system.matrix.det())):
        raise Undecided(f"the system of {system.about} is singular")
    return system.matrix.inv()


@dataclass(frozen=True)
class Root:
    """A variable that integral stores, sources and free junctions give: where dependence begins."""

    name: str
    role: str
    symbol: Any
    starts: tuple[Variable, ...]
    label: str


class Dependence:
    """What the values of a graph depend on, in the variables its masters give.

    Args:
        balance: the balance of the graph.
    """

    def __init__(self, balance: Balance) -> None:
        self.balance, self.causal, self.xp = balance, balance.causal, balance.xp
        self.graph = self.causal.graph
        self.symbols = Symbols(self.graph, self.xp)
        self.steps = {s: step for step in balance.steps for s in targets(step)}
        self.roots = {root.symbol: root for root in self._roots()}
        self.values: dict[Any, Any] = {}
        self.laws: dict[str, Law] = {}

    def law(self, name: str) -> Law:
        """The law of an element in the direction of its strokes."""
        if name not in self.laws:
            element = self.graph.elements[name]
            self.laws[name] = element.law(At(self.causal, self.xp, self.symbols, element))
        return self.laws[name]

    def output(self, element: str, port: str, k: int) -> Variable:
        """What leaves an element at a port's component."""
        bond = next(b for b, side in self.graph.at[element] if b.end(side).port == port)
        return ("f" if self.causal.into(element)[port, k] else "e", bond.name, k)

    def symbol(self, variable: Variable) -> Any:
        """The symbol of a variable: an effort, a flow, or a sensor's signal."""
        if variable[0] == "s":
            return self.xp.symbol(self.graph.signals[self._sensor(variable[1])][variable[2]])
        return self.balance.bonds[variable[1:]][variable[0] == "f"]

    def label(self, variable: Variable) -> str:
        bond = self.graph.bond(variable[1])
        if variable[0] == "s":
            return self.graph.signals[self._sensor(variable[1])][variable[2]]
        component = "" if bond.size == 1 else f"[{self.graph.labels(bond)[variable[2]]}]"
        return f"{bond.name}.{variable[0]}{component}"

    def _sensor(self, bond: str) -> str:
        return next(name for name in self.graph.bond(bond).elements if name in self.graph.signals)

    def _roots(self) -> Iterator[Root]:
        for storage in storages(self.graph, self.causal):
            if storage.integral:
                given = self.output(storage.store, storage.port, storage.component)
                yield Root(storage.store, "store", self.symbol(given), (given,), self.label(given))
        for name, element in sorted(self.graph.elements.items()):
            if element.role == "source" and len(element.ports()) == 1:
                for bond, _ in self.graph.at[name]:
                    for k in range(bond.size):
                        given = self.output(name, "", k)
                        yield Root(name, "source", self.symbol(given), (given,), self.label(given))
        for name, k in self.causal.free:
            junction = self.graph.junctions[name]
            letter = "f" if junction.common == "flow" else "e"
            starts = tuple(
                (letter, bond.name, i)
                for bond, side in self.graph.at[name]
                for i, component in enumerate(bond.end(side).components)
                if component == k
            )
            symbol = self.symbols.common(name, k)
            yield Root(junction.components[k], "free", symbol, starts, junction.components[k])

    def written(self, symbol: Any) -> Any:
        """A value in the variables the masters give.

        Raises:
            Undecided: where it goes through an unsolved system or grows too long.
        """
        if symbol in self.roots or symbol not in self.steps:
            return symbol
        stack = [symbol]
        while stack:
            current = stack[-1]
            missing = [s for s in self._uses(current) if self._open(s)]
            if any(s in stack for s in missing):
                raise Undecided(f"{self.xp.name(current)} depends on itself")
            if missing:
                stack += missing[:1]
            else:
                stack.pop()
                self.values[current] = self._substituted(current)
        return self.values[symbol]

    def _open(self, symbol: Any) -> bool:
        return symbol not in self.roots and symbol in self.steps and symbol not in self.values

    def _uses(self, symbol: Any) -> list[Any]:
        step = self.steps[symbol]
        if isinstance(step, Implicit) or (isinstance(step, Solve) and len(step.unknowns) > SMALL):
            names = ", ".join(self.xp.name(s) for s in step.unknowns)
            raise Undecided(f"it goes through the system that gives {names}")
        free = self.xp.free(step.expression) if isinstance(step, Let) else (
            self.xp.free(step.matrix) | self.xp.free(step.right))  # fmt: skip
        return sorted(free, key=self.xp.name)

    def _substituted(self, symbol: Any) -> Any:
        step = self.steps[symbol]
        if isinstance(step, Let):
            expression = step.expression
        else:
            assert isinstance(step, Solve)
            expression = (inverse(self.xp, step) @ step.right)[step.unknowns.index(symbol)]
        values = {s: self.values[s] for s in self.xp.free(expression) if s in self.values and s not in self.roots}
        written = self.xp.substitute(expression, values)
        if self.xp.size(written) > LONGEST:
            raise Undecided(f"{self.xp.name(symbol)} has too many operations to be written out")
        return written

    def text(self, expression: Any) -> str:
        """An expression as short as it is quickly found."""
        short = self.xp.clear(self.xp.tidy(expression))
        ways = (short, short.expand()) if self.xp.size(short) <= LONGEST // 4 else (short,)
        return str(self.xp.spell(min(ways, key=self.xp.size)))

    @cached_property
    def paths(self) -> Any:
        """What depends at once on what, as a graph of variables."""
        digraph = self.causal.every_path.copy()
        for a, b, name in self._by_signal():
            digraph.add_edge(a, b, through=name)
        return digraph

    def _by_signal(self) -> Iterator[tuple[Variable, Variable, str]]:
        """Dependence by sensors: of signals on what they read, and of outputs on signals."""
        signals: dict[Any, Variable] = {}
        for name in sorted(self.graph.signals):
            if not self.graph.at[name]:
                continue  # a block
            ((bond, _),) = self.graph.at[name]
            for k in range(bond.size):
                signal: Variable = ("s", bond.name, k)
                signals[self.symbol(signal)] = signal
                seen: Variable = ("e" if self.causal.into(name)["", k] else "f", bond.name, k)
                if self.symbol(signal) in dict(self.law(name).lets):
                    yield seen, signal, name
        names = {self.xp.name(s) for s in signals}
        for name, element in sorted(self.graph.elements.items()):
            if not element.common and any(names & expressions.names(text) for text in element.texts()):
                lets = dict(self.law(name).lets)
                for bond, side in self.graph.at[name]:
                    for k in range(bond.size):
                        given = self.output(name, bond.end(side).port, k)
                        used = self.xp.free(lets[self.symbol(given)]) if self.symbol(given) in lets else set()
                        for s in sorted(used & set(signals), key=self.xp.name):
                            yield signals[s], given, name
