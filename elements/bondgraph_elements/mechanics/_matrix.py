"""Vectors and matrices of formulas, with the operators of a textbook: R @ r, u + v, A.T.

They are tuples of text, equal to those a user writes: what is given to `Matrix` is only read as one. `+` adds, and does
not join; rows are joined by unpacking, columns by `beside`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import overload

from bondgraph_elements.mechanics._arithmetic import minus, over, plus, root_of_squares, times

Row = tuple[str, ...]
Table = tuple[Row, ...]


class Vector(Row):
    """A vector of formulas.

    >>> r, omega = Vector(("x", "0", "l")), Vector(("0", "u", "0"))
    >>> omega.cross(r), omega @ r, "m" * -r
    (('u * l', '0', '-u * x'), '0', ('-m * x', '0', '-m * l'))
    """

    __slots__ = ()

    def __add__(self, other: Row) -> Vector:  # type: ignore[override]
        return Vector(map(plus, self, other))

    def __neg__(self) -> Vector:
        return Vector(map(minus, self))

    def __sub__(self, other: Row) -> Vector:
        return self + -Vector(other)

    def __rmul__(self, factor: str) -> Vector:  # type: ignore[override]
        return Vector(times(factor, entry) for entry in self)

    def __truediv__(self, divisor: str) -> Vector:
        return Vector(over(entry, divisor) for entry in self)

    def __matmul__(self, other: Row) -> str:
        """The scalar product."""
        return plus(*map(times, self, other))

    def cross(self, other: Row) -> Vector:
        """The cross product."""
        return skew(self) @ Vector(other)

    @property
    def length(self) -> str:
        """Its length, where it is not zero."""
        return root_of_squares(self)

    @property
    def column(self) -> Matrix:
        """The matrix of this one column."""
        return Matrix((entry,) for entry in self)


class Matrix(Table):
    """A matrix of formulas, by its rows.

    >>> turn = Matrix((("cos(a)", "-sin(a)"), ("sin(a)", "cos(a)")))
    >>> turn @ Vector(("l", "0")), -turn.T
    (('cos(a) * l', 'sin(a) * l'), (('-cos(a)', '-sin(a)'), ('sin(a)', '-cos(a)')))
    """

    __slots__ = ()

    @property
    def T(self) -> Matrix:
        """The transpose."""
        return Matrix(zip(*self, strict=True))

    @overload
    def __matmul__(self, other: Vector) -> Vector: ...
    @overload
    def __matmul__(self, other: Table) -> Matrix: ...
    def __matmul__(self, other: Vector | Table) -> Vector | Matrix:
        if isinstance(other, Vector):
            return Vector(Vector(row) @ other for row in self)
        columns = [Vector(column) for column in zip(*other, strict=True)]
        return Matrix(tuple(plus(*map(times, row, column)) for column in columns) for row in self)

    def __add__(self, other: Table) -> Matrix:  # type: ignore[override]
        return Matrix(tuple(map(plus, *rows)) for rows in zip(self, other, strict=True))

    def __neg__(self) -> Matrix:
        return Matrix(tuple(map(minus, row)) for row in self)

    def __sub__(self, other: Table) -> Matrix:
        return self + -Matrix(other)

    def __rmul__(self, factor: str) -> Matrix:  # type: ignore[override]
        return Matrix(tuple(times(factor, entry) for entry in row) for row in self)


def skew(r: Iterable[str]) -> Matrix:
    """The matrix of a cross product: skew(r) v = r x v."""
    a, b, c = r
    return Matrix((("0", minus(c), b), (c, "0", minus(a)), (minus(b), a, "0")))


def identity(n: int) -> Matrix:
    """The unit matrix."""
    return Matrix(tuple("1" if i == j else "0" for j in range(n)) for i in range(n))


def zeros(rows: int, columns: int) -> Matrix:
    """A matrix of zeros."""
    return Matrix((("0",) * columns,) * rows)


def beside(*matrices: Table) -> Matrix:
    """Matrices of as many rows side by side."""
    return Matrix(tuple(entry for row in rows for entry in row) for rows in zip(*matrices, strict=True))
