"""Matrices of any algebra's scalars: immutable, and equal where their entries are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any


class Matrix:
    """A matrix by rows. One index counts its entries row by row, two give a row and a column, or a slice of either.

    Args:
        rows: entries.
        shape: rows and columns, which also a matrix without entries has.
        zero: the scalar 0, for products over nothing.
    """

    def __init__(self, rows: Sequence[Sequence[Any]], shape: tuple[int, int], zero: Any) -> None:
        self.rows = tuple(map(tuple, rows))
        self.shape, self.zero = shape, zero

    def _like(self, rows: Sequence[Sequence[Any]], shape: tuple[int, int] | None = None) -> Matrix:
        return Matrix(rows, shape or self.shape, self.zero)

    @cached_property
    def entries(self) -> tuple[Any, ...]:
        return tuple(x for row in self.rows for x in row)

    def __len__(self) -> int:
        return self.shape[0] * self.shape[1]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.entries)

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, tuple):
            return self.entries[index]
        i, j = index
        return tuple(row[j] for row in self.rows[i]) if isinstance(i, slice) else self.rows[i][j]

    @property
    def T(self) -> Matrix:
        rows, columns = self.shape
        return self._like([[row[j] for row in self.rows] for j in range(columns)], (columns, rows))

    def __matmul__(self, other: Matrix) -> Matrix:
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"shapes {self.shape} and {other.shape} do not fit")
        columns = other.T.rows if other.shape[0] else ((),) * other.shape[1]
        rows = [[self._dot(row, column) for column in columns] for row in self.rows]
        return self._like(rows, (self.shape[0], other.shape[1]))

    def _dot(self, row: Sequence[Any], column: Sequence[Any]) -> Any:
        return sum((a * b for a, b in zip(row, column, strict=True)), self.zero)

    def __add__(self, other: Matrix) -> Matrix:
        pairs = zip(self.rows, other.rows, strict=True)
        return self._like([[a + b for a, b in zip(one, two, strict=True)] for one, two in pairs])

    def __neg__(self) -> Matrix:
        return self._like([[-x for x in row] for row in self.rows])

    def __sub__(self, other: Matrix) -> Matrix:
        return self + -other

    def __mul__(self, factor: Any) -> Matrix:
        return self._like([[x * factor for x in row] for row in self.rows])

    __rmul__ = __mul__

    def __truediv__(self, divisor: Any) -> Matrix:
        return self._like([[x / divisor for x in row] for row in self.rows])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Matrix) and (self.shape, self.rows) == (other.shape, other.rows)

    def __hash__(self) -> int:
        return hash((self.shape, self.rows))

    def __repr__(self) -> str:
        return f"Matrix({[list(map(str, row)) for row in self.rows]})"
