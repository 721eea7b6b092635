"""Echelon form of rows, found in numbers at points; in symbols only what is asked for.

Numbers say what is zero in general, and so which rows and columns are pivots. What is left of a row in symbols takes
the rows that were subtracted from it, and no others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.affine import Affine
from bondgraph.equations.evaluation_order import Let
from bondgraph.program.tolerances import ON_CONSTRAINTS

LONG = 12
"""Operations from which an expression is given a name."""


class Pivot(NamedTuple):
    """One step of an elimination: so much of a row is taken from others that its column vanishes in them.

    Args:
        row, column: of the pivot.
        zero: which entries of its row are zero in numbers.
        touched: the rows from which something is taken.
        before, after: which entries of these are zero in numbers then, of shape (rows, columns).
    """

    row: int
    column: int
    zero: Any
    touched: Any
    before: Any
    after: Any


@dataclass(frozen=True)
class Echelon:
    """What elimination leaves.

    Args:
        rows: the rows in symbols.
        pivots: in their order.
        nulls: indices of the rows that no longer hold an unknown, each with the values of what is left of it.
    """

    rows: SymbolicRows
    pivots: tuple[Pivot, ...]
    nulls: tuple[tuple[int, tuple[float, ...]], ...]

    @property
    def independent(self) -> tuple[int, ...]:
        """Indices of independent rows, in the order of their pivots."""
        return tuple(pivot.row for pivot in self.pivots)

    @property
    def columns(self) -> tuple[int, ...]:
        """The pivots' columns."""
        return tuple(pivot.column for pivot in self.pivots)

    @property
    def divisors(self) -> tuple[int, ...]:
        """Which of the pivots something was divided by."""
        return tuple(k for k, pivot in enumerate(self.pivots) if len(pivot.touched))

    def divided_by(self, matrix: Any) -> Any:
        """The values of the divisors at other points, by the same steps, of shape (points, divisors).

        Args:
            matrix: values of the coefficients, of shape (points, rows, columns).
        """
        import numpy as np

        work, found = np.array(matrix, float), []
        with np.errstate(all="ignore"):
            for i, j, zero, touched, before, after in self.pivots:
                if len(touched):
                    work[:, i, zero] = 0.0
                    found.append(work[:, i, j].copy())
                    others = np.where(before, 0.0, work[:, touched])
                    others -= (others[:, :, j] / work[:, i, j, None])[:, :, None] * work[:, None, i]
                    work[:, touched] = np.where(after, 0.0, others)
        return np.array(found).reshape(len(found), len(work)).T


class SymbolicRows:
    """Rows as the steps of an elimination leave them, in symbols.

    Args:
        xp: the algebra.
        rows: affine forms.
        symbols: the unknowns, one a column.
        pivots: the steps.

    Attributes:
        values: names given to long expressions on the way.
        zeros: coefficients that were left out, since their values are zero.
    """

    def __init__(self, xp: Algebra, rows: Sequence[Affine], symbols: Sequence[Any], pivots: Sequence[Pivot]) -> None:
        self.xp, self.rows, self.symbols, self.pivots = xp, rows, symbols, pivots
        self.values: list[Let] = []
        self.zeros: list[Any] = []
        self._made: dict[int, Affine] = {}
        self._taken: dict[int, list[tuple[int, int]]] = {}
        for k, pivot in enumerate(pivots):
            for place, row in enumerate(pivot.touched):
                self._taken.setdefault(int(row), []).append((k, place))

    @property
    def made(self) -> set[int]:
        """The rows that were written so far."""
        return {*self._made}

    def left(self, index: int) -> Affine:
        """What the steps leave of a row."""
        needed, stack = {index}, [index]
        while stack:
            for k, _ in self._taken.get(stack.pop(), ()):
                row = self.pivots[k].row
                if row not in needed and row not in self._made:
                    needed.add(row)
                    stack.append(row)
        for pivot in self.pivots:
            if pivot.row in needed and pivot.row not in self._made:
                self._made[pivot.row] = self._rest(self._made_of(pivot.row), pivot.zero)
        if index not in self._made:
            self._made[index] = self._made_of(index)
        return self._made[index]

    def pivot(self, k: int) -> Any:
        """The entry of a pivot."""
        return self.left(self.pivots[k].row).terms[self.symbols[self.pivots[k].column]]

    def _made_of(self, index: int) -> Affine:
        """A row, once the rows that are taken from it are known."""
        row = self.rows[index]
        for k, place in self._taken.get(index, ()):
            pivot, other = self.pivots[k], self._made[self.pivots[k].row]
            symbol = self.symbols[pivot.column]
            row = self._rest(row, pivot.before[place])
            factor = self._named(-row.terms[symbol] / other.terms[symbol])
            rest, taken = (Affine(x.known, {s: c for s, c in x.terms.items() if s != symbol}) for x in (row, other))
            row = self._rest(rest.plus(taken, factor), pivot.after[place])
        return row

    def _rest(self, row: Affine, zero: Any) -> Affine:
        """A row without what is zero in numbers."""
        gone = {s for s, nothing in zip(self.symbols, zero, strict=True) if nothing}
        self.zeros += [c for s, c in row.terms.items() if s in gone]
        terms = {s: self._named(row.terms[s]) for s in self.symbols if s in row.terms and s not in gone}
        return Affine(self._named(row.known), terms)

    def _named(self, expression: Any) -> Any:
        """A long expression gets a name, so that it is written once."""
        if self.xp.size(expression) <= LONG:
            return expression
        self.values.append(Let(self.xp.symbol(f"h0.{len(self.values)}"), expression))
        return self.values[-1].symbol


class Pivoting:
    """Gaussian elimination with complete pivoting by the least value at the points.

    Args:
        rows: affine forms.
        symbols: the unknowns, one a column.
        matrix: values of the coefficients, of shape (points, rows, columns), the largest of a row about one.
        known: values of what is known, of shape (points, rows).
    """

    def __init__(self, xp: Algebra, rows: Sequence[Affine], symbols: Sequence[Any], matrix: Any, known: Any) -> None:
        self.xp, self.rows, self.symbols, self.matrix, self.known = xp, rows, symbols, matrix, known

    def run(self, phases: Sequence[Sequence[int]]) -> Echelon:
        """The echelon form, columns taken from each set before the next."""
        import numpy as np

        active = list(range(len(self.rows)))
        pivots: list[Pivot] = []
        for phase in phases:
            left = list(phase)
            while active and left:
                least = np.abs(self.matrix[:, active][:, :, left]).min(axis=0)
                at = np.unravel_index(int(least.argmax()), least.shape)
                if least[at] <= ON_CONSTRAINTS:
                    break
                pivots.append(self._cleared(active.pop(at[0]), left.pop(at[1]), active))
        nulls = tuple((k, tuple(self.known[:, k])) for k in active)
        return Echelon(SymbolicRows(self.xp, self.rows, self.symbols, pivots), tuple(pivots), nulls)

    def _cleared(self, i: int, j: int, active: Sequence[int]) -> Pivot:
        """Take so much of row i from the active ones that column j vanishes in them."""
        import numpy as np

        zero = np.abs(self.matrix[:, i]).max(axis=0) <= ON_CONSTRAINTS
        self.matrix[:, i, zero] = 0.0
        rows = np.array(active, int)
        column = self.matrix[:, rows, j]
        ratio = column / self.matrix[:, i, j, None]
        chosen = np.minimum(np.abs(ratio).max(axis=0), np.abs(column).max(axis=0)) > ON_CONSTRAINTS
        touched, ratio = rows[chosen], ratio[:, chosen]
        others = self.matrix[:, touched]
        before = np.abs(others).max(axis=0, initial=0.0) <= ON_CONSTRAINTS
        others = np.where(before, 0.0, others) - ratio[:, :, None] * self.matrix[:, None, i]
        self.known[:, touched] -= ratio * self.known[:, i, None]
        after = np.abs(others).max(axis=0, initial=0.0) <= ON_CONSTRAINTS
        self.matrix[:, touched] = np.where(after, 0.0, others)
        self.matrix[:, rows, j] = 0.0
        return Pivot(i, j, zero, touched, before, after)
