"""What junctions, transformers and gyrators alone say about efforts and flows, whatever hangs on them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.causality.causal_graph import cells, junction_ends
from bondgraph.equations.context import At, Symbols
from bondgraph.equations.steps import Let, Step, residuals
from bondgraph.errors import BondGraphError
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Place


class Ideal:
    """A graph in which every cell takes its first pattern, to ask elements for their laws without strokes."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph

    def into(self, name: str) -> dict[tuple[str, int], bool]:
        return {p: way for c in cells(self.graph, name) for p, way in zip(c.ports, c.patterns[0], strict=True)}


@dataclass(frozen=True)
class Row:
    """A homogeneous linear relation: the sum of coefficients times variables vanishes.

    Args:
        owner: the element or junction whose law it is.
        terms: the coefficients that are not zero.
        touched: the variables it was written in, those that cancel included.
    """

    owner: str
    terms: Mapping[Any, Any]
    touched: frozenset[Any]


class Structure:
    """The relations of a graph's junctions and two-ports, in its efforts and flows.

    Args:
        graph: the graph.
        xp: the algebra.
    """

    def __init__(self, graph: Graph, xp: Any) -> None:
        self.graph, self.xp = graph, xp
        self.symbols = Symbols(graph, xp)
        self.kinds = self._kinds()
        passing = [self._passing(name) for name in sorted(graph.elements) if _passes(graph, name)]
        summing = [self._summing(name) for name in sorted(graph.junctions)]
        self.rows = tuple(row for rows in (*passing, *summing) for row in rows)
        self.moduli = {s for row in self.rows for c in row.terms.values() for s in xp.free(c)}

    def _kinds(self) -> dict[Any, str]:
        """Each variable with what it is: "effort" or "flow"."""
        found = {}
        for effort, flow in self.symbols.bonds.values():
            found[effort], found[flow] = "effort", "flow"
        for name, junction in self.graph.junctions.items():
            for k in range(len(junction.components)):
                found[self.symbols.common(name, k)] = str(junction.common)
        return found

    def _passing(self, name: str) -> Iterator[Row]:
        """The relations of a two-port; none where its law is not linear in its efforts and flows."""
        ideal: Any = Ideal(self.graph)
        place: Place = At(ideal, self.xp, self.symbols, self.graph.elements[name])
        law = self.graph.elements[name].law(place)
        steps: list[Step] = [*(Let(symbol, value) for symbol, value in law.lets), *law.solves]
        for expression in (r for step in steps for r in residuals(self.xp, step)):
            used = sorted(self.xp.free(expression) & set(self.kinds), key=self.xp.name)
            terms = {s: self.xp.tidy(self.xp.diff(expression, s)) for s in used}
            if not any(self.xp.free(c) & set(self.kinds) for c in terms.values()):
                yield self._row(name, terms, set(used))

    def _summing(self, name: str) -> Iterator[Row]:
        """The relations of a junction: what is common, and what adds up to zero."""
        xp, flow = self.xp, self.graph.junctions[name].common == "flow"
        for k, ends in enumerate(junction_ends(self.graph, name)):
            common = self.symbols.common(name, k)
            total: dict[Any, Any] = {}
            for key, side in ends:
                effort, rate = self.symbols.bonds[key]
                same, summed = (rate, effort) if flow else (effort, rate)
                if same != common:
                    yield self._row(name, {common: xp.number(1), same: xp.number(-1)}, {common, same})
                total[summed] = total.get(summed, xp.number(0)) + xp.number(1 if side == "head" else -1)
            yield self._row(name, total, {*total, common})

    def _row(self, owner: str, terms: Mapping[Any, Any], touched: set[Any]) -> Row:
        return Row(owner, {s: c for s, c in terms.items() if not self.xp.is_zero(c)}, frozenset(touched))

    def trials(self) -> list[list[dict[Any, float]]]:
        """The rows with numbers for coefficients: defaults where there are some, else at random, twice."""
        xp, draw = self.xp, random.Random(2)
        found = []
        for _ in range(2):
            values = {}
            for symbol in sorted(self.moduli, key=xp.name):
                default = self.symbols.parameters.get(xp.name(symbol))
                drawn = draw.uniform(0.7, 1.4)
                values[symbol] = drawn if default is None else default
            try:
                found.append([{s: float(xp.substitute(c, values)) for s, c in row.terms.items()} for row in self.rows])
            except (TypeError, ArithmeticError, ValueError):
                continue
        return found


def structure(graph: Graph, xp: Any) -> Structure | None:
    """The relations of a graph; None where a modulus may not be read, which the compiler refuses with its reason."""
    try:
        return Structure(graph, xp)
    except BondGraphError:
        return None


def _passes(graph: Graph, name: str) -> bool:
    """Whether an element passes power on: a transformer or a gyrator."""
    element = graph.elements[name]
    return not element.common and not element.role and len(graph.at[name]) == 2


TINY = 1e-9
Numbers = Mapping[Any, float]


def free_parts(rows: Sequence[Numbers]) -> dict[Any, dict[Any, float]]:
    """Each variable in terms of independent ones; a variable that must vanish has no part in any.

    Variables that a single row mentions follow from that row, and are put aside with it, again and again; only the
    cycles that remain are a dense matrix.
    """
    using: dict[Any, set[int]] = {}
    for index, row in enumerate(rows):
        for variable in row:
            using.setdefault(variable, set()).add(index)
    order = list(using)
    left = set(range(len(rows)))
    aside: list[tuple[Any, int]] = []
    waiting = [v for v in order if len(using[v]) == 1]
    while waiting:
        variable = waiting.pop()
        if len(using[variable]) != 1:
            continue
        (index,) = using[variable]
        aside.append((variable, index))
        left.discard(index)
        for other in rows[index]:
            using[other].discard(index)
            if len(using[other]) == 1 and other != variable:
                waiting.append(other)
    given = {variable for variable, _ in aside}
    found = _dense([rows[i] for i in sorted(left)], [v for v in order if using[v] and v not in given])
    for variable in order:
        if variable not in given:
            found.setdefault(variable, {variable: 1.0})
    for variable, index in reversed(aside):
        found[variable] = _followed(rows[index], variable, found)
    return found


def _followed(row: Numbers, variable: Any, found: Mapping[Any, Mapping[Any, float]]) -> dict[Any, float]:
    """A variable that its row gives; parts that cancel up to rounding are left out, small ones are not."""
    total: dict[Any, float] = {}
    size: dict[Any, float] = {}
    for other, coefficient in row.items():
        if other != variable:
            for part, value in found[other].items():
                term = -coefficient / row[variable] * value
                total[part] = total.get(part, 0.0) + term
                size[part] = size.get(part, 0.0) + abs(term)
    return {part: value for part, value in total.items() if abs(value) > TINY * size[part]}


def _dense(rows: Sequence[Numbers], variables: Sequence[Any]) -> dict[Any, dict[Any, float]]:
    import numpy as np

    rows = [row for row in rows if row]
    if not rows:
        return {}
    matrix = np.array([[row.get(v, 0.0) for v in variables] for row in rows])
    _, values, directions = np.linalg.svd(matrix)
    rank = int((values > TINY * max(1.0, values[0])).sum())
    null = directions[rank:]
    parts = [("free", variables[0], k) for k in range(len(null))]
    return {
        v: {part: float(null[k, j]) for k, part in enumerate(parts) if abs(null[k, j]) > TINY}
        for j, v in enumerate(variables)
    }
