"""Echelon form of rows in symbols, guided by their values at points: numbers say what is zero in general."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.affine import Affine
from bondgraph.equations.evaluation_order import Let
from bondgraph.program.tolerances import ON_CONSTRAINTS

LONG = 12
"""Operations from which an expression is given a name."""


@dataclass(frozen=True)
class Echelon:
    """What elimination leaves.

    Args:
        independent: indices of independent rows, in the order of their pivots.
        columns: the pivots' columns.
        nulls: what is left of the other rows, which no longer holds an unknown: an expression with its values.
        values: names given to long expressions on the way.
        pivots: what something was divided by.
    """

    independent: tuple[int, ...]
    columns: tuple[int, ...]
    nulls: tuple[tuple[Any, tuple[float, ...]], ...]
    values: tuple[Let, ...]
    pivots: tuple[Any, ...]


class Pivoting:
    """Gaussian elimination with complete pivoting by the least value at the points.

    Args:
        rows: affine forms.
        symbols: the unknowns, one a column.
        matrix: values of the coefficients, of shape (points, rows, columns), the largest of a row about one.
        known: values of what is known, of shape (points, rows).
    """

    def __init__(self, xp: Algebra, rows: Sequence[Affine], symbols: Sequence[Any], matrix: Any, known: Any) -> None:
        self.xp, self.symbols, self.matrix, self.known = xp, symbols, matrix, known
        self.work = dict(enumerate(rows))
        self.values: list[Let] = []
        self.pivots: list[Any] = []

    def run(self, phases: Sequence[Sequence[int]]) -> Echelon:
        """The echelon form, columns taken from each set before the next."""
        import numpy as np

        independent: list[int] = []
        columns: list[int] = []
        for phase in phases:
            left = list(phase)
            while self.work and left:
                active = sorted(self.work)
                least = np.abs(self.matrix[:, active][:, :, left]).min(axis=0)
                at = np.unravel_index(int(least.argmax()), least.shape)
                if least[at] <= ON_CONSTRAINTS:
                    break
                independent.append(active[at[0]])
                columns.append(left.pop(at[1]))
                self._clear(independent[-1], columns[-1])
        nulls = tuple((row.known, tuple(self.known[:, k])) for k, row in sorted(self.work.items()))
        return Echelon(tuple(independent), tuple(columns), nulls, tuple(self.values), tuple(self.pivots))

    def _clear(self, i: int, j: int) -> None:
        """Take so much of row i from the others that column j vanishes in them."""
        import numpy as np

        pivot, symbol = self._rest(self.work.pop(i), i), self.symbols[j]
        if np.abs(self.matrix[:, sorted(self.work), j]).max(initial=0.0) > ON_CONSTRAINTS:
            self.pivots.append(pivot.terms[symbol])
        for k, row in sorted(self.work.items()):
            ratio = self.matrix[:, k, j] / self.matrix[:, i, j]
            if np.abs(ratio).max() > ON_CONSTRAINTS:
                row = self._rest(row, k)
                self.matrix[:, k] -= ratio[:, None] * self.matrix[:, i]
                self.known[:, k] -= ratio * self.known[:, i]
                factor = self._named(-row.terms[symbol] / pivot.terms[symbol])
                self.work[k] = self._rest(row.plus(pivot, factor), k)
            self.matrix[:, k, j] = 0.0

    def _rest(self, row: Affine, k: int) -> Affine:
        """A row without what is zero in numbers."""
        import numpy as np

        zero = np.abs(self.matrix[:, k]).max(axis=0) <= ON_CONSTRAINTS
        self.matrix[:, k, zero] = 0.0
        terms = {s: self._named(row.terms[s]) for s, gone in zip(self.symbols, zero, strict=True) if not gone}
        return Affine(self._named(row.known), terms)

    def _named(self, expression: Any) -> Any:
        """A long expression gets a name, so that it is written once."""
        if self.xp.size(expression) <= LONG:
            return expression
        self.values.append(Let(self.xp.symbol(f"h0.{len(self.values)}"), expression))
        return self.values[-1].symbol
