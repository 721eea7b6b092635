"""A square matrix of few blocks solved in symbols, block by block; what is left of it stays a linear system.

A block is as many rows as there are columns left in them. One of at most `SMALL` is solved by Cramer's rule, which
fails where its determinant vanishes and nowhere else: no pivot is chosen that another configuration would not have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from bondgraph.algebra.determinant import determinant
from bondgraph.graph.law import Solve
from bondgraph.kinetics.kinetics import Kinetics

SMALL = 3
"""Rows of a block that is solved in symbols: a fourth would make the inverse of one block 100 products and more."""


class Solution(NamedTuple):
    """What solves a linear system.

    Args:
        values: numbers and symbols.
        lets: for those symbols that are known at once, what they stand for.
        solves: the systems that give the others.
        regular: those that are solved here, which must not be singular.
    """

    values: tuple[Any, ...]
    lets: tuple[tuple[Any, Any], ...]
    solves: tuple[Solve, ...]
    regular: tuple[Solve, ...] = ()

    def named(self, names: Sequence[Any]) -> tuple[tuple[Any, Any], ...]:
        """What the names stand for that were given to the unknowns, but for those a system gives."""
        return (*self.lets, *((x, value) for x, value in zip(names, self.values, strict=True) if x != value))


class Stacked:
    """A square matrix, taken apart.

    Args:
        k: the kinetics it belongs to.
        E: the matrix, of shape (n, n).
        letter: what entries of its inverse are called.
        rates: for some rows what vanishes in place of their derivative.

    Attributes:
        lets: entries of the inverses of small blocks.
    """

    def __init__(self, k: Kinetics, E: Any, letter: str, rates: Mapping[int, Any] | None = None) -> None:
        self.k, self.E, self.letter, self.rates = k, E, letter, rates or {}
        self.lets: list[tuple[Any, Any]] = []
        self._blocks = [(block, self._inverse(*block)) for block in blocks(self._pattern())]

    def solved(self, right: Sequence[Any], names: Sequence[Any], moving: bool = False) -> Solution:
        """The solution for a right side; what is neither a number nor a symbol gets its name.

        The rate of what a system gives is that of f where it is f that is `moving`.
        """
        xp, E = self.k.xp, self.E
        values: dict[int, Any] = {}
        lets, solves, regular = [], [], []
        for (rows, columns), inverse in self._blocks:
            left = [right[i] - sum((E[i, j] * values[j] for j in values), xp.number(0)) for i in rows]
            if all(xp.is_zero(x) for x in left):
                values |= dict.fromkeys(columns, xp.number(0))
                continue
            unknowns = tuple(names[j] for j in columns)
            matrix = xp.matrix([[E[i, j] for j in columns] for i in rows])
            rates = tuple(self.rates.get(i) for i in rows) if moving else ()
            system = Solve(unknowns, matrix, xp.column(left), False, self.k.about, rates=rates)
            if inverse is None:
                solves.append(system)
                values |= dict(zip(columns, unknowns, strict=True))
            else:
                regular += [system] if xp.free(matrix) else []
                for j, row in zip(columns, inverse, strict=True):
                    value = sum((x * y for x, y in zip(row, left, strict=True)), xp.number(0))
                    values[j], let = self._named(value, names[j])
                    lets += let
        return Solution(tuple(values[j] for j in range(E.shape[0])), tuple(lets), tuple(solves), tuple(regular))

    def column(self, j: int) -> Solution:
        """A column of the inverse."""
        n = range(self.E.shape[0])
        return self.solved([self.k.xp.number(int(i == j)) for i in n], [self._entry(i, j) for i in n])

    def _pattern(self) -> list[set[int]]:
        n = range(self.E.shape[0])
        return [{j for j in n if not self.k.xp.is_zero(self.E[i, j])} for i in n]

    def _inverse(self, rows: Sequence[int], columns: Sequence[int]) -> list[list[Any]] | None:
        """The inverse of a block, its adjugate over its determinant; None where it is not small."""
        if len(rows) > SMALL:
            return None
        xp, n = self.k.xp, range(len(rows))
        block = [[self.E[i, j] for j in columns] for i in rows]
        whole = determinant(xp, block)
        found: list[list[Any]] = []
        for a in n:
            found.append([])
            for b in n:
                minor = [[x for y, x in enumerate(row) if y != a] for z, row in enumerate(block) if z != b]
                entry = (-1) ** (a + b) * determinant(xp, minor)
                value, let = self._named(entry if xp.is_one(whole) else entry / whole, self._entry(columns[a], rows[b]))
                self.lets += let
                found[-1].append(value)
        return found

    def _entry(self, i: int, j: int) -> Any:
        return self.k.xp.symbol(f"{self.k.about}.{self.letter}[{i + 1},{j + 1}]")

    def _named(self, value: Any, name: Any) -> tuple[Any, list[tuple[Any, Any]]]:
        """A value, by name unless it is a number, or is that very symbol."""
        is_known = self.k.xp.is_number(value) or value in self.k.xp.free(value)
        return (value, []) if is_known else (name, [(name, value)])


def blocks(pattern: Sequence[set[int]]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Rows and columns of the diagonal blocks of a matrix in an order in which each uses the columns of those before.

    What does not fall into small ones is one block, the last.

    Args:
        pattern: for each row the columns in which it is not zero.

    >>> list(blocks([{0, 1}, {0, 1, 2}, {0, 1}]))
    [((0, 2), (0, 1)), ((1,), (2,))]
    """
    left, known = list(range(len(pattern))), set[int]()
    while left:
        fitting = (
            (rows, columns)
            for size in range(1, min(SMALL, len(left)) + 1)
            for rows in combinations([i for i in left if len(pattern[i] - known) <= size], size)
            if len(columns := set[int]().union(*(pattern[i] for i in rows)) - known) == size
        )
        rows, columns = next(fitting, (tuple(left), set(range(len(pattern))) - known))
        yield rows, tuple(sorted(columns))
        left, known = [i for i in left if i not in rows], known | columns
