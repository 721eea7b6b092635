"""The words of an algebra: what the equations are written in, whichever library holds the expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from bondgraph.errors import StructureError

if TYPE_CHECKING:
    from bondgraph.algebra.function import Applied
    from bondgraph.program.program import Builder

Scalar: TypeAlias = Any
"""An expression of the algebra, real. It takes + - * / ** with its like and with numbers, and can be hashed."""
Matrix: TypeAlias = Any
"""An immutable matrix of scalars: + - @, times and over a scalar, `.T`, `.shape`, m[i, j]; iterated row by row."""


class Algebra(Protocol):
    """Expressions, their derivatives and their writing. The modules `algebra.sympy`, `algebra.table` and
    `algebra.casadi` are algebras.

    Symbols are equal by name; other expressions may be equal only where they are written alike.
    """

    # Scalars
    def symbol(self, name: str, /) -> Scalar:
        """The real symbol of that name."""

    def rate(self, variable: Scalar, /) -> Scalar:
        """The symbol for the time derivative of a symbol."""

    def name(self, variable: Scalar, /) -> str:
        """The name of a symbol."""

    def number(self, value: float, /) -> Scalar:
        """An int, exactly, or a float."""

    def apply(self, function: Applied, arguments: Sequence[Scalar], /) -> Scalar:
        """The value of a callable, a law or its derivative, at some arguments."""

    @property
    def call(self) -> Mapping[str, Any]:
        """The functions that formulas may hold by name, `pi`, `where`, and the comparisons by sign."""

    # Matrices
    def column(self, entries: Iterable[Scalar], /) -> Matrix:
        """A matrix of one column."""

    def matrix(self, rows: Sequence[Sequence[Scalar]], /) -> Matrix:
        """The matrix with these rows."""

    def zeros(self, rows: int, columns: int, /) -> Matrix:
        """The zero matrix."""

    def eye(self, size: int, /) -> Matrix:
        """The unit matrix."""

    def skew(self, vector: Matrix, /) -> Matrix:
        """The matrix of the cross product: `skew(a) @ b` is a x b."""

    # Calculus
    def diff(self, expression: Scalar, variable: Scalar, /) -> Scalar:
        """The partial derivative by a symbol; that of `sign` is zero."""

    def jacobian(self, expressions: Iterable[Scalar], variables: Iterable[Scalar], /) -> Matrix:
        """The partial derivatives, a row for each expression."""

    def along(self, matrix: Matrix, rates: Mapping[Scalar, Scalar], /) -> Matrix:
        """The rate of a matrix whose symbols change at given rates."""

    def invert(self, expression: Scalar, variable: Scalar, value: Scalar, /) -> Scalar | None:
        """The one x at which an expression in `variable` has a value; None where no exact inverse is found."""

    def switches(self, expression: Scalar, /) -> Set[Scalar]:
        """The quantities at whose change of sign an expression is not smooth."""

    # What stands in an expression
    def free(self, expression: Scalar | Matrix, /) -> set[Scalar]:
        """Its symbols."""

    def substitute(self, expression: Scalar | Matrix, values: Mapping[Scalar, Scalar], /) -> Any:
        """It, with symbols replaced, all at once."""

    def is_zero(self, expression: Scalar, /) -> bool:
        """Whether it is zero as it stands."""

    def is_one(self, expression: Scalar, /) -> bool:
        """Whether it is the number 1."""

    def is_number(self, expression: Scalar, /) -> bool:
        """Whether it holds no symbol."""

    def is_finite(self, expression: Scalar, /) -> bool:
        """Whether no part of it is infinite or undefined as it stands."""

    def size(self, expression: Scalar, /) -> int:
        """About how many operations it has."""

    def operations(self, expressions: Iterable[Scalar], /) -> int:
        """How many operations some expressions take together, what they share counted once."""

    def alike(self, expression: Scalar, /) -> Any:
        """A key that expressions of one value have in common, as far as the algebra sees."""

    # Other writings of the same value
    @property
    def joins_terms(self) -> bool:
        """Whether `tidy` finds writings with fewer operations."""

    def tidy(self, expression: Scalar, /) -> Scalar:
        """A shorter one where that is quickly found."""

    def clear(self, expression: Scalar, /) -> Scalar:
        """The quotient in lowest terms where that is shorter."""

    # In and out
    def build(self, formula: str, named: Callable[[str], Scalar], /) -> Scalar:
        """The scalar of a canonical formula, with `named` giving its symbols."""

    def text(self, expression: Scalar, /) -> str:
        """The canonical formula of a scalar, which `build` reads."""

    def spell(self, expression: Scalar, /) -> str:
        """A scalar as text for a person."""

    def latex(self, expression: Scalar | Matrix, names: Mapping[Scalar, str], /) -> str:
        """It as LaTeX, with given names for its symbols."""

    def lower(self, expression: Scalar, builder: Builder, memo: dict[Any, Any], /) -> int:
        """The slot of its value in a program under construction; `memo` has the slots of the symbols."""


def chosen(algebra: Algebra | None, otherwise: str = "sympy") -> Algebra:
    """The algebra that was asked for; another by its name where none was.

    Raises:
        StructureError: for what is no algebra.
    """
    if algebra is None:
        return import_module(f"bondgraph.algebra.{otherwise}")
    if not hasattr(algebra, "symbol"):
        module = str(algebra) if str(algebra) in ("sympy", "casadi") else "table"
        place, remedy = repr(algebra)[:80], f"give a module, algebra=bg.algebra.{module}"
        raise StructureError(place, "this is not an algebra", remedy=remedy)
    return algebra
