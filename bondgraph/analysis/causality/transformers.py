"""Ranks of transformers that move, and of rows that prescribe flows; and where they are lower than in general."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Any

from bondgraph.algebra.determinant import determinant
from bondgraph.analysis.causality.findings import UNDECIDED, Rank
from bondgraph.analysis.causality.junction_structure import Ideal, Structure
from bondgraph.analysis.causality.random_values import at_random
from bondgraph.causality.causal_graph import cells
from bondgraph.equations.random_points import UNDEFINED, evaluator
from bondgraph.graph.bond import Bond
from bondgraph.graph.element import Step
from bondgraph.graph.graph import Graph
from bondgraph.program.rank import independent_rows, most_independent, rank
from bondgraph.program.tolerances import DIGITS, ON_CONSTRAINTS, RANK

MINORS = 40
"""Conditions are sought in the minors of a matrix if it has at most so many."""
LARGEST = 4
"""Minors of more rows are not written out."""
WHOLE = 6
"""The determinant of a square matrix of more rows is not written out."""
TRIED = 3
"""Random configurations at which a rank is judged."""
STARTS = 6
"""Configurations from which a lower rank is searched."""


@dataclass(frozen=True)
class _Modulus:
    """A transformer's matrix: flows at the rows from flows at the columns."""

    name: str
    matrix: Any
    columns: str
    column_names: tuple[str, ...]
    driven: bool


def ranks(structure: Structure) -> tuple[Rank, ...]:
    """The rank of every transformer that moves or is not square, and of the rows that sources prescribe."""
    moduli = list(_moduli(structure))
    single = [_single(structure, m) for m in moduli if not m.driven]
    driven: dict[str, list[_Modulus]] = {}
    for m in moduli:
        if m.driven:
            driven.setdefault(m.columns, []).append(m)
    return (*single, *(_prescribed(structure, name, ms) for name, ms in sorted(driven.items())))


def _moduli(structure: Structure) -> Iterator[_Modulus]:
    graph, xp = structure.graph, structure.xp
    for name, law in structure.laws.items():
        if not any(cell.step is Step.ONE_WAY for cell in cells(graph, name)):
            continue
        into, lets, ports = Ideal(graph).into(name), dict(law.lets), graph.at[name]
        (first, a), (second, b) = ports if not into[ports[0][0].end(ports[0][1]).port, 0] else ports[::-1]
        inner, outer = structure.flows(first), structure.flows(second)
        one_way = into[second.end(b).port, 0] and not into[first.end(a).port, 0]
        if one_way and all(x in lets for x in outer):
            matrix = xp.jacobian([lets[x] for x in outer], inner)
            columns = first.other_end(a).element
            yield _Modulus(name, matrix, columns, tuple(map(xp.name, inner)), _driven(graph, second, b))


def _driven(graph: Graph, bond: Bond, side: str) -> bool:
    """Whether what stands at a transformer's rows, at once or on a junction of one flow, prescribes their flow."""
    far = bond.other_end(side).element
    if _gives_flow(graph, far):
        return True
    if graph.elements[far].common != "flow":
        return False
    return any(_gives_flow(graph, b.other_end(s).element) for b, s in graph.at[far])


def _gives_flow(graph: Graph, name: str) -> bool:
    return graph.elements[name].role == "source" and all(p[0] for c in cells(graph, name) for p in c.patterns)


def _single(structure: Structure, m: _Modulus) -> Rank:
    rows, columns = m.matrix.shape
    found = _Matrix(structure, m.matrix)
    bonds = tuple(sorted(bond.name for bond, _ in structure.graph.at[m.name]))
    return Rank((m.name,), m.columns, bonds, rows, columns, found.rank, False, (), (), found.loses)


def _prescribed(structure: Structure, junction: str, moduli: list[_Modulus]) -> Rank:
    """All rows that are prescribed on one junction, together."""
    xp, graph = structure.xp, structure.graph
    names = sorted({n for m in moduli for n in m.column_names})
    rows: list[list[Any]] = []
    owners: list[tuple[str, int]] = []
    for m in moduli:
        for i in range(m.matrix.shape[0]):
            by_name = dict(zip(m.column_names, m.matrix[i, :], strict=True))
            rows.append([by_name.get(n, xp.number(0)) for n in names])
            owners.append((m.name, i))
    found = _Matrix(structure, xp.matrix(rows))
    redundant = tuple(owners[i] for i in found.redundant)
    elements = tuple(m.name for m in moduli)
    bonds = tuple(sorted({bond.name for name in elements for bond, _ in graph.at[name]}))
    pivots = tuple(names[j] for j in found.pivots)
    return Rank(elements, junction, bonds, len(rows), len(names), found.rank, True, redundant, pivots, found.loses)


class _Matrix:
    """A matrix of expressions, and its rank at random configurations."""

    def __init__(self, structure: Structure, matrix: Any) -> None:
        self.xp, self.matrix, self.given = structure.xp, matrix, structure.given
        self.moving = {self.xp.symbol(name) for name in structure.graph.moving}
        rows, columns = matrix.shape
        self.entries = [matrix[i, j] for i in range(rows) for j in range(columns)]

    @cached_property
    def samples(self) -> list[Any]:
        return [values.reshape(self.matrix.shape) for values in at_random(self.xp, self.entries, self.given, TRIED)]

    @cached_property
    def rank(self) -> int | None:
        """At a general configuration; None where the matrix is not defined at any tried."""
        return rank(most_independent(self.samples, RANK), RANK) if self.samples else None

    @property
    def redundant(self) -> list[int]:
        """Rows that follow from those above them."""
        if not self.samples:
            return []
        kept = independent_rows(most_independent(self.samples, RANK), RANK)
        return [i for i in range(self.matrix.shape[0]) if i not in kept]

    @property
    def pivots(self) -> list[int]:
        """Columns that the rows determine, taken from the last backwards, as in B = [0 I]."""
        if not self.samples:
            return []
        columns = most_independent(self.samples, RANK).T
        return sorted(len(columns) - 1 - k for k in independent_rows(columns[::-1], RANK))

    @property
    def loses(self) -> tuple[str, ...]:
        """Where the rank is lower than at a general configuration."""
        if self.rank is None:
            return (f"{UNDECIDED}: no numbers",)
        if self.rank == 0 or not self.xp.free(self.matrix) & self.moving:
            return ()
        rows, columns = self.matrix.shape
        if rows == columns == self.rank <= WHOLE and not self.xp.free(self._determinant()) & self.moving:
            return ()
        if comb(rows, self.rank) * comb(columns, self.rank) > MINORS or self.rank > LARGEST:
            return (self._searched(self.rank),)
        minors = self._minors(self.rank)
        square = self.xp.tidy(sum((m**2 for m in minors), self.xp.number(0)))
        if any(not self._factors(m) for m in (*minors, square)):
            return ()
        return tuple(f"{factor} = 0" for factor in self._shared(minors)) or (self._searched(self.rank),)

    def _determinant(self) -> Any:
        """Of a square matrix, as that of a wrench's transport from one place to another, which is one everywhere."""
        places = range(self.matrix.shape[0])
        return self.xp.tidy(determinant(self.xp, [[self.matrix[i, j] for j in places] for i in places]))

    def _minors(self, size: int) -> list[Any]:
        """The determinants of that size that do not vanish."""
        rows, columns = self.matrix.shape
        minors = [
            self.xp.tidy(self.xp.matrix([[self.matrix[i, j] for j in right] for i in down]).det())
            for down in combinations(range(rows), size)
            for right in combinations(range(columns), size)
        ]
        return [m for m in minors if not self.xp.is_zero(m)]

    def _shared(self, minors: list[Any]) -> list[str]:
        """Factors that move, may vanish, and that all minors have."""
        first, *others = map(self._factors, minors)
        return sorted(self.xp.spell(f) for f in first if all(f in factors for factors in others))

    def _factors(self, expression: Any) -> set[Any]:
        """Factors that move and may vanish: exp(x) and x**2 + 1 do not."""
        found = set()
        for factor in expression.factor().as_ordered_factors():
            base = factor.base if factor.is_Pow and factor.exp.is_positive else factor
            if self.xp.free(base) & self.moving and base.is_zero is not False:
                found.add(base)
        return found

    def _searched(self, size: int) -> str:
        """A configuration at which a search finds a lower rank, with parameters at random values."""
        import numpy as np
        from scipy.optimize import minimize

        xp = self.xp
        symbols, draw = xp.free(self.matrix), random.Random(1)
        fixed = {name: self.given.get(name, draw.uniform(0.4, 1.3)) for name in sorted(map(xp.name, symbols))}
        free = sorted(map(xp.name, symbols & self.moving))
        evaluate = evaluator(xp, self.entries)
        usual = max((float(np.abs(sample).max()) for sample in self.samples), default=1.0)

        def smallest(x: Any) -> float:
            matrix = np.array(evaluate(fixed | dict(zip(free, map(float, x), strict=True))))
            values = np.linalg.svd(matrix.reshape(self.matrix.shape), compute_uv=False)
            return float(values[size - 1] / max(values[0], usual))

        for _ in range(STARTS):
            start = [draw.uniform(-3, 3) for _ in free]
            try:
                found = minimize(smallest, start, method="Nelder-Mead", options={"xatol": 1e-10, "fatol": 1e-12})
            except UNDEFINED:
                continue
            if found.fun < ON_CONSTRAINTS:
                return self._spelt(dict(zip(free, found.x, strict=True)), fixed)
        return f"{UNDECIDED}: a search among configurations found none"

    def _spelt(self, where: dict[str, float], fixed: dict[str, float]) -> str:
        place = ", ".join(f"{name} = {value if abs(value) > DIGITS else 0:.4g}" for name, value in where.items())
        others = ", ".join(f"{name} = {value:.3g}" for name, value in fixed.items() if name not in where)
        return f"at {place}" + (f" (with {others})" if others else "")
