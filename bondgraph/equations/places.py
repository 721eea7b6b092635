"""Places: where each element stands in a graph, and what its law reads there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.formula import Formula
from bondgraph.algebra.function import Function
from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import quoted
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.equations.symbols import Symbols
from bondgraph.errors import DuplicateName, ExpressionError, ModulusError, SizeMismatch
from bondgraph.graph.bond import Bond
from bondgraph.graph.element import Element
from bondgraph.graph.feedback import measured
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.names import beside, local


class At:
    """Where one element stands: implements `bondgraph.graph.law.Place`."""

    def __init__(self, causal: CausalGraph, xp: Algebra, symbols: Symbols, element: Element) -> None:
        self.causal, self.xp, self.symbols, self.element = causal, xp, symbols, element
        self._bonds = {bond.end(side).port: (bond, side) for bond, side in causal.graph.at[element.name]}

    @cached_property
    def _into(self) -> dict[tuple[str, int], bool]:
        return self.causal.into(self.element.name)

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
        stem = beside(self.element.name, f"{letter}_{{}}")
        labels = self.causal.graph.labels(self._only(port)[0]) if self._bonds else ("",)
        names = (stem,) if len(labels) == 1 else (f"{stem}_{local(label)}" for label in labels)
        return tuple(self.symbols.own(self.element.name, name) for name in names)

    def _opposite(self, port: str) -> tuple[Any, tuple[int, ...]]:
        bond, side = self._only(port)
        end = bond.other_end(side)
        return self.causal.graph.elements[end.element], end.components

    def signal(self) -> tuple[Any, ...]:
        return tuple(self.xp.symbol(name) for name in self.causal.graph.signals[self.element.name])

    def along(self, expression: Any) -> Any:
        xp = self.xp
        coordinates = [xp.symbol(name) for name, _, _ in self.causal.graph.coordinates()]
        rates = {x: xp.rate(x) for x in coordinates} | {xp.symbol(expressions.TIME): xp.number(1)}
        return xp.along(xp.column([expression]), rates)[0]

    def displacement(self, port: str = "", bonded: bool = False) -> tuple[Any, ...] | None:
        junction, components = self._opposite(port)
        placed = self._placed(junction, bonded) if isinstance(junction, Junction) else {}
        return tuple(self.xp.symbol(placed[k]) for k in components) if placed.keys() >= {*components} else None

    def _placed(self, junction: Junction, bonded: bool) -> dict[int, str]:
        """The coordinates that integrate components of a junction, its own or those of 1-junctions bonded to it."""
        found = dict(enumerate(junction.coordinates))
        if found or not bonded or junction.kind != "1":
            return found
        graph = self.causal.graph
        for bond, side in graph.at[junction.name]:
            end = bond.other_end(side)
            other = graph.elements[end.element]
            if isinstance(other, Junction) and other.kind == "1" and other.coordinates:
                pairs = zip(bond.end(side).components, end.components, strict=True)
                found |= {own: other.coordinates[k] for own, k in pairs}
        return found

    def frame(self, port: str = "") -> Any:
        junction, _ = self._opposite(port)
        frame = junction.frame if isinstance(junction, Junction) else None
        if frame is None or frame == "inertial":
            return frame
        return self.xp.column([self.symbols.common(frame, k) for k in range(3)])

    def read(self, value: Any, may: Sequence[str], local: dict[str, Any] | None = None) -> Any:
        name = self.element.name
        if value is None:
            return self._named(name, None, may)
        if isinstance(value, Function):
            return self.symbols.applied(name, value, local or {})
        if local is None and (default := _default(value)) is not None:
            return self._named(name, default, may)
        known = local or {}
        self._check_local(value, known)
        return self._built(value, lambda n: known[n] if n in known else self._resolve(n, value, may))

    def _check_local(self, formula: str, local: dict[str, Any]) -> None:
        """A name of the law itself that is also a coordinate, a signal or a component beside it could mean either."""
        known = dict.fromkeys(self.symbols.coordinates | self.symbols.signals, "a coordinate or a signal")
        for port in self._bonds:
            junction, _ = self._opposite(port)
            if isinstance(junction, Junction):
                known |= dict.fromkeys(junction.components, f"another component of '{junction.name}'")
        for name in sorted(known.keys() & local.keys() & expressions.names(formula)):
            if local[name] != self.xp.symbol(name):
                raise DuplicateName(
                    name,
                    f"in {quoted(formula)} of '{self.element.name}' this is the law's own variable, "
                    f"elsewhere {known[name]}",
                    parties=(self.element.name, name),
                    remedy="rename it there; the variables of a law count the components of its bond from 1",
                )

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
        elif name in self.symbols.signals or name in self.causal.graph.held:
            kind = "signals"
        elif name in self.symbols.flows:
            kind = "flows"
        elif name in self.causal.graph.symbols:
            kind = "efforts"
        elif self.causal.graph.elements.get(name) is not None and self.causal.graph.elements[name].role == "source":
            kind = "inputs"
        else:
            self.symbols.users.setdefault(name, self.element)
            return self.symbols.parameter(name)
        if kind not in may:
            allowed = ", ".join(["parameters", *(m for m in may if m != "input")])
            raise ModulusError(
                self.element.name,
                f"{quoted(str(formula))} depends on '{name}' ({kind}); "
                f"{self.element.kind} may depend on {allowed} only",
                parties=(self.element.name, name),
                remedy=self._instead(name, kind, may),
            )
        if name in self.causal.graph.held:  # an input until the equations are solved, so that its rate is seen
            self.symbols.inputs[name] = None
        return self.xp.symbol(name)

    def _instead(self, name: str, kind: str, may: Sequence[str]) -> str:
        """What to write in place of what a formula may not name."""
        if kind == "inputs" and "signals" in may:
            source, own = self.causal.graph.elements[name].kind.removeprefix("M"), f"{name}_0"
            return (
                f"let {name} give what the formula may name: {source}('{name}', '{own}') and {own}, a parameter, or a "
                f"signal in time, bg.Input('{own}')"
            )
        if kind == "coordinates" and self.element.variable() == "q":
            _, junction, _ = next(each for each in self.causal.graph.coordinates() if each[0] == name)
            where = f"bond '{self.element.name}' to the 1-junction '{junction}', whose coordinate that is"
            return f"write it without '{name}', or {where}; of a joint of a mechanism m that is m.q_dot(joint)"
        if kind == "time" and self.element.changing:
            return f"write it without '{name}', or take {self.element.changing}"
        if kind not in ("efforts", "flows") or "signals" not in may:
            return f"write it without '{name}'"
        junctions = self.causal.graph.junctions.values()
        return measured(next(each for each in junctions if name in each.components), name)

    def _entry(self, value: Any, may: Sequence[str]) -> Any:
        """An entry of a vector or matrix: a number stays a number."""
        try:
            float(value)
        except ValueError:
            return self.read(value, [m for m in may if m != "input"])
        return self._built(value, self.xp.symbol)

    def _built(self, formula: str | Formula, symbol: Callable[[str], Any]) -> Any:
        try:
            built = formula.build(self.xp, symbol) if isinstance(formula, Formula) else self.xp.build(formula, symbol)
        except ExpressionError as error:
            raise error.within(self.element.name) from None
        if not self.xp.is_finite(built):
            raise ExpressionError(
                f"{self.element.name}: {quoted(str(formula))}",
                "this is not finite",
                parties=(self.element.name,),
                remedy="correct it",
            )
        return built

    def column(self, value: Any, size: int, may: Sequence[str]) -> Any:
        if isinstance(value, tuple):
            return self.xp.column([self._entry(entry, may) for entry in value])
        if size == 1 or (value is not None and not _is_number(value)):
            return self.xp.column([self.read(value, may)] * size)
        bond, _ = self._only("")
        stems = [f"{self.element.name}_{local(label)}" for label in self.causal.graph.labels(bond)]
        return self.xp.column([self._named(stem, _default(value), may) for stem in stems])

    def matrix(self, value: Any, may: Sequence[str], square: int | None = None) -> Any:
        if not isinstance(value, tuple):
            assert square is not None, "a scalar is spread over a diagonal of a known size"
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
                self.element.name,
                f"its matrix must be {square} by {square}",
                parties=(self.element.name,),
                remedy="give one row per component",
            )
        return self.xp.matrix(rows)


class Places:
    """Where the elements of a graph stand, for those who ask them for more than their laws.

    Args:
        model: a graph with its strokes, or one without: then nothing that depends on strokes can be asked.
        xp: the algebra.
    """

    def __init__(self, model: CausalGraph | Graph, xp: Algebra) -> None:
        causal = model if isinstance(model, CausalGraph) else CausalGraph(model, {}, ())
        self.causal, self.xp, self.symbols = causal, xp, Symbols(causal.graph, xp)

    def __getitem__(self, name: str) -> At:
        return At(self.causal, self.xp, self.symbols, self.causal.graph.elements[name])


def _is_number(value: str) -> bool:
    return _default(value) is not None


def _default(value: str | None) -> float | None:
    try:
        return None if value is None else float(value)
    except ValueError:
        return None
