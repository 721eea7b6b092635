"""The junction structure: what junctions, transformers and gyrators alone say about efforts and flows.

They say a homogeneous linear system, whatever hangs on them. What it leaves no freedom vanishes: the structure is
over-determined there. What is free even when everything at the ports is known is under-determined. Both are read from
one elimination.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.analysis.causality.findings import Part
from bondgraph.analysis.causality.random_values import at_random
from bondgraph.causality.causal_graph import cells, junction_ends
from bondgraph.equations.evaluation_order import Let, Step, residuals
from bondgraph.equations.places import At
from bondgraph.equations.symbols import Symbols
from bondgraph.graph.bond import Bond
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Law
from bondgraph.graph.parts import parts as graph_parts
from bondgraph.program.rank import null_space
from bondgraph.program.tolerances import IDENTITY, RANK

TRIED = 2
"""Values of the moduli at which freedom is judged."""

PAIR = 2
"""In a row of so many variables one takes the place of the other."""


@dataclass(frozen=True)
class Ideal:
    """A graph in which every cell takes its first pattern, to ask elements for their laws without strokes."""

    graph: Graph

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

    Raises:
        BondGraphError: where a modulus may not be read, which the compiler refuses with its reason.
    """

    def __init__(self, graph: Graph, xp: Algebra) -> None:
        self.graph, self.xp = graph, xp
        self.symbols = Symbols(graph, xp)
        self.kinds = self._kinds()
        self.laws = {name: self._law(name) for name in sorted(graph.elements) if _passes(graph, name)}
        passing = [self._passing(name, law) for name, law in self.laws.items()]
        summing = [self._summing(name) for name in sorted(graph.junctions)]
        self.rows = tuple(row for rows in (*passing, *summing) for row in rows)

    def _kinds(self) -> dict[Any, str]:
        """Each variable with what it is: "effort" or "flow"."""
        found = {}
        for effort, flow in self.symbols.bonds.values():
            found[effort], found[flow] = "effort", "flow"
        for name, junction in self.graph.junctions.items():
            for k in range(len(junction.components)):
                found[self.symbols.common(name, k)] = str(junction.common)
        return found

    def _law(self, name: str) -> Law:
        ideal: Any = Ideal(self.graph)
        element = self.graph.elements[name]
        return element.law(At(ideal, self.xp, self.symbols, element))

    def _passing(self, name: str, law: Law) -> Iterator[Row]:
        """The relations of a two-port; none where its law is not linear in its efforts and flows."""
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

    def flows(self, bond: Bond) -> list[Any]:
        """The flows of a multibond, component by component."""
        return [self.symbols.bonds[bond.name, k][1] for k in range(bond.size)]

    @cached_property
    def given(self) -> dict[str, float]:
        """The parameters that have values."""
        return {name: value for name, value in self.symbols.parameters.items() if value is not None}

    @cached_property
    def _order(self) -> dict[Any, int]:
        """The variables, numbered: to look a number up is many times faster than a symbol."""
        return {variable: number for number, variable in enumerate(self.kinds)}

    @cached_property
    def _numbers(self) -> list[list[dict[int, float]]]:
        """The rows with numbers for variables and coefficients, at random moduli where they have no values."""
        samples = at_random(self.xp, [c for row in self.rows for c in row.terms.values()], self.given, TRIED)
        found = []
        for sample in samples:
            values = iter(sample.tolist())
            found.append([{self._order[s]: next(values) for s in row.terms} for row in self.rows])
        return found

    def vanishing(self, rows: Iterable[int]) -> set[Any]:
        """The variables that some rows force to zero."""
        chosen = list(rows)
        found = ({v for v, part in free_parts([n[i] for i in chosen]).items() if not part} for n in self._numbers)
        return self._variables(_always(found))

    @cached_property
    def forced(self) -> frozenset[str]:
        """The names of the variables that all rows together force to zero."""
        return frozenset(map(self.xp.name, self.vanishing(range(len(self.rows)))))

    def undetermined(self, known: set[Any]) -> set[Any]:
        """The variables that are free when some are known."""
        given = {self._order[variable] for variable in known}
        unknown = [[{v: c for v, c in row.items() if v not in given} for row in numbers] for numbers in self._numbers]
        return self._variables(_always({v for v, part in free_parts(rows).items() if part} for rows in unknown))

    def _variables(self, numbers: set[int]) -> set[Any]:
        return {variable for variable, number in self._order.items() if number in numbers}


def _always(found: Iterable[set[Any]]) -> set[Any]:
    """What is in every set."""
    sets = list(found)
    return set.intersection(*sets) if sets else set()


def _passes(graph: Graph, name: str) -> bool:
    """Whether an element passes power on: a transformer or a gyrator."""
    element = graph.elements[name]
    return not element.common and not element.role and len(graph.at[name]) == 2


def parts(graph: Graph) -> tuple[Part, ...]:
    """The unconnected parts of a graph with their bonds, in order of their first elements."""
    return tuple(
        Part(names, tuple(sorted(bond.name for bond in graph.bonds if bond.tail.element in names)))
        for names in graph_parts(graph)
    )


Numbers = Mapping[Any, float]


def free_parts(rows: Sequence[Numbers]) -> dict[Any, dict[Any, float]]:
    """Each variable in terms of independent ones; a variable that must vanish has no part in any.

    Variables that a single row mentions follow from that row, and are put aside with it; of two variables that a row
    alone relates one takes the place of the other. Again and again; only what then remains is a dense matrix.
    """
    left = _Sparse(rows)
    order = list(left.using)
    left.reduce()
    given = {variable for variable, _ in left.aside}
    found = _dense([row for row in left.rows if row], [v for v in order if left.using[v] and v not in given])
    for variable in order:
        if variable not in given:
            found.setdefault(variable, {variable: 1.0})
    for variable, row in reversed(left.aside):
        found[variable] = _followed(row, variable, found)
    return found


class _Sparse:
    """Rows from which variables are put aside, each with a row that it follows from.

    Attributes:
        rows: what is left of them; empty where one was put aside.
        using: for each variable the places of the rows that mention it.
        aside: the variables, in the order in which they were put aside, and their rows.
    """

    def __init__(self, rows: Sequence[Numbers]) -> None:
        self.rows: list[dict[Any, float]] = [dict(row) for row in rows]
        self.using: dict[Any, set[int]] = {}
        for index, row in enumerate(self.rows):
            for variable in row:
                self.using.setdefault(variable, set()).add(index)
        self.aside: list[tuple[Any, Numbers]] = []

    def reduce(self) -> None:
        """Put aside what can be."""
        lone = [v for v, places in self.using.items() if len(places) == 1]
        short = [index for index, row in enumerate(self.rows) if 0 < len(row) <= PAIR]
        while lone or short:
            if lone:
                variable = lone.pop()
                if len(self.using[variable]) == 1:
                    (index,) = self.using[variable]
                    lone += self._put_aside(variable, index)
                continue
            index = short.pop()
            row = self.rows[index]
            if 0 < len(row) <= PAIR:
                variable = min(row, key=lambda v: len(self.using[v]))
                lone += self._put_aside(variable, index)
                short += self._replaced(variable, row)
                lone += [v for v in row if len(self.using[v]) == 1]

    def _put_aside(self, variable: Any, index: int) -> list[Any]:
        """The variables that a single row mentions, now that a variable has gone with a row."""
        row, self.rows[index] = self.rows[index], {}
        self.aside.append((variable, row))
        for other in row:
            self.using[other].discard(index)
        return [other for other in row if other != variable and len(self.using[other]) == 1]

    def _replaced(self, variable: Any, given: Numbers) -> list[int]:
        """The rows that became short, now that a row gives a variable that they mention."""
        changed = sorted(self.using[variable])
        for index in changed:
            row = self.rows[index]
            factor = -row.pop(variable) / given[variable]
            for other, coefficient in given.items():
                if other == variable:
                    continue
                before, more = row.get(other, 0.0), factor * coefficient
                if abs(before + more) > IDENTITY * (abs(before) + abs(more)):
                    row[other] = before + more
                    self.using[other].add(index)
                else:
                    row.pop(other, None)
                    self.using[other].discard(index)
        self.using[variable].clear()
        return [index for index in changed if 0 < len(self.rows[index]) <= PAIR]


def _followed(row: Numbers, variable: Any, found: Mapping[Any, Mapping[Any, float]]) -> dict[Any, float]:
    """A variable that its row gives; parts that cancel up to rounding are left out, small ones are not."""
    factors = {other: -coefficient / row[variable] for other, coefficient in row.items() if other != variable}
    if len(factors) == 1:
        ((other, factor),) = factors.items()
        return {part: factor * value for part, value in found[other].items()}
    total: dict[Any, float] = {}
    size: dict[Any, float] = {}
    for other, factor in factors.items():
        for part, value in found[other].items():
            term = factor * value
            total[part] = total.get(part, 0.0) + term
            size[part] = size.get(part, 0.0) + abs(term)
    return {part: value for part, value in total.items() if abs(value) > IDENTITY * size[part]}


def _dense(rows: Sequence[Numbers], variables: Sequence[Any]) -> dict[Any, dict[Any, float]]:
    import numpy as np

    rows = [row for row in rows if row]
    if not rows:
        return {}
    free = null_space(np.array([[row.get(v, 0.0) for v in variables] for row in rows]), RANK)
    parts = [("free", variables[0], k) for k in range(free.shape[1])]
    return {
        v: {part: value for part, value in zip(parts, row, strict=True) if abs(value) > RANK}
        for v, row in zip(variables, free.tolist(), strict=True)
    }
