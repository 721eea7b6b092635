"""What a user gives as a formula: text, a number or a sympy expression, in one comparable form; numbers with units."""

from __future__ import annotations

import math

from bondgraph.algebra.formula import Formula
from bondgraph.algebra.quantity import Measured, Quantity, other_unit, quantity, unknown_units
from bondgraph.algebra.text.parse import build as build
from bondgraph.algebra.text.parse import canonical, written
from bondgraph.algebra.text.parse import names as names_in
from bondgraph.algebra.text.vocabulary import TIME as TIME
from bondgraph.algebra.text.vocabulary import identifier as identifier
from bondgraph.algebra.text.vocabulary import quoted
from bondgraph.errors import ExpressionError


def text(value: object) -> str:
    """The comparable form of a formula given as text, a number or a sympy expression.

    Symbols match by name: a sympy symbol's assumptions are ignored, and `theta(t)` is read as `theta`. Equal numbers
    have one form.

    >>> text(" 2.0* x+sin( y )")
    '2 * x + sin(y)'
    >>> text(0.5), text(2.0)
    ('0.5', '2')

    What is no formula, and is a number with a unit, is that number in SI units, and remembers how it was written.

    >>> text("5 mH") == "0.005", text("5 mH")
    (True, '5 mH')

    Raises:
        ExpressionError: for anything that is not on the whitelist, a division by zero, a number that is not finite.
    """
    if isinstance(value, Quantity):
        return value
    if isinstance(value, Measured):
        return value.quantity
    if isinstance(value, str):
        return _of_text(value)
    if isinstance(value, Formula):
        return value  # type: ignore[return-value]  # it stands for its text
    if hasattr(value, "as_formula"):
        return canonical(value.as_formula)
    if isinstance(value, bool | complex):
        raise ExpressionError(repr(value), "this is not a real quantity", remedy="give a number or a formula")
    if hasattr(value, "free_symbols"):
        return _of_sympy(value)
    if callable(value):
        raise ExpressionError(
            quoted(repr(value)),
            "a function is no formula",
            remedy='name a source alone, Se("F"), and give it to the run, values={"F": function}; a law is such as '
            'R("r", effort=bondgraph.Function(law, derivative))',
        )
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        raise ExpressionError(
            quoted(repr(value)), "a formula is text, a finite number or a sympy expression", remedy="give one of these"
        ) from None
    if not math.isfinite(number):
        raise ExpressionError(repr(value), "a quantity must be a finite number", remedy="give a finite number")
    return written(number)


def _of_text(value: str) -> str:
    try:
        return canonical(value)
    except ExpressionError as error:
        found = quantity(value)
        if found is not None:
            return found
        if joined := as_quantity(value):
            remedy = f"write '{joined}': units are joined by * and one /, numbers have a decimal point"
            raise ExpressionError(error.place, error.law, parties=error.parties, remedy=remedy) from None
        strange = unknown_units(value)
        if not strange:
            raise
        instead = other_unit(strange[0])
        meant = f"write {instead}" if instead else "docs/units.md lists those that are"
        remedy = f"{error.remedy}; for a unit: '{strange[0]}' is none that is read, {meant}"
        raise ExpressionError(error.place, error.law, parties=error.parties, remedy=remedy) from None


def as_quantity(value: str) -> str:
    """A number with units beside each other, strokes, a comma or brackets as it is read; empty for what is none.

    >>> as_quantity("0.05 N m/A"), as_quantity("5,5 mH"), as_quantity("5 V/rad/s"), as_quantity("5 [mH]")
    ('0.05 N*m/A', '5.5 mH', '5 V/(rad*s)', '5 mH')
    >>> as_quantity("5 mH"), as_quantity("2 x y")
    ('', '')
    """
    number, *units = value.replace("[", "").replace("]", "").split() or [""]
    above, *below = "*".join(units).split("/")
    under = f"/({'*'.join(below)})" if len(below) > 1 else "/".join(["", *below])
    found = f"{number.replace(',', '.') if number.count(',') == 1 else number} {above}{under}"
    return found if units and found != value.strip() and quantity(found) is not None else ""


def names(formula: str | Formula) -> frozenset[str]:
    """The symbols a canonical formula mentions (without functions and constants).

    >>> sorted(names("a * sin(theta) + pi"))
    ['a', 'theta']
    """
    return formula.names if isinstance(formula, Formula) else names_in(formula)


def _of_sympy(value: object) -> str:
    from bondgraph.algebra.sympy.to_text import text as of_sympy

    return of_sympy(value)
