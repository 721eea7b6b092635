"""Tables of formulas: sums and products of vectors and matrices as text, with zeros, ones and signs folded."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.values import table

Row = tuple[str, ...]
Table = tuple[Row, ...]

AXES = "body", "inertial"


def vector(name: str, given: Any, what: str) -> Row:
    """Three formulas.

    Raises:
        StructureError: for anything else.
    """
    listed = not isinstance(given, str) and (isinstance(given, Sequence) or hasattr(given, "tolist"))
    found = table(name, given, (1,)) if listed else None
    if not isinstance(found, tuple) or len(found) != 3:
        law = f"{what} is a vector of three formulas, not {given!r:.40}"
        raise StructureError(name, law, parties=(name,), remedy="give three, such as (0, 0, 1)")
    return found


def matrix(name: str, given: Any, columns: int, what: str) -> Table:
    """Three rows of formulas.

    Raises:
        StructureError: for another shape.
    """
    found = table(name, given, (2,)) if given is not None else None
    if not isinstance(found, tuple) or len(found) != 3 or len(found[0]) != columns:
        law = f"{what} is a matrix of shape (3, {columns})"
        raise StructureError(name, law, parties=(name,), remedy="correct its shape")
    return found


def check_axes(name: str, axes: Any) -> str:
    """One of the two kinds of axes.

    Raises:
        StructureError: for another word.
    """
    if axes not in AXES:
        words = " or ".join(map(repr, AXES))
        raise StructureError(name, f"axes are {words}, not {axes!r:.40}", parties=(name,), remedy="give one of them")
    return str(axes)


def value(formula: str) -> float | None:
    """The number a formula is, if it is one."""
    try:
        return float(formula)
    except ValueError:
        return None


def _is_sum(formula: str) -> bool:
    node = ast.parse(formula, mode="eval").body
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub)


def _signed(formula: str) -> tuple[bool, str]:
    """Whether a factor carries a minus, and the rest, in brackets where it is a sum."""
    if _is_sum(formula):
        return False, f"({formula})"
    return (True, formula[1:]) if formula.startswith("-") else (False, formula)


def times(one: str, other: str) -> str:
    """A product.

    >>> times("-a", "b + c"), times("0", "a"), times("2", "0.25")
    ('-a * (b + c)', '0', '0.5')
    """
    numbers = value(one), value(other)
    if None not in numbers:
        return expressions.text(numbers[0] * numbers[1])  # type: ignore[operator]
    if 0 in numbers:
        return "0"
    (minus, left), (flipped, right) = _signed(one), _signed(other)
    if left.startswith("1 / "):
        left, right = right, left
    product = f"{left}{right[1:]}" if right.startswith("1 / ") else f"{left} * {right}"
    product = right if left == "1" else left if right == "1" else product
    return expressions.text(f"-{product}" if minus != flipped else product)


def over(one: str, other: str) -> str:
    """A quotient by a product of factors.

    >>> over("1", "-sin(b)"), over("cos(b)", "sin(b)")
    ('-1 / sin(b)', 'cos(b) / sin(b)')
    """
    if value(one) == 0:
        return "0"
    (minus, above), (flipped, below) = _signed(one), _signed(other)
    return expressions.text(f"{'-' if minus != flipped else ''}{above}/({below})")


def plus(terms: Iterable[str]) -> str:
    """A sum.

    >>> plus(["a", "0", "-b * c", "1", "2"])
    'a - b * c + 3'
    """
    number, total = 0.0, ""
    for term in terms:
        known = value(term)
        if known is not None:
            number += known
        elif not total:
            total = term
        else:
            minus, rest = (False, term) if _is_sum(term) else _signed(term)
            total += f" - {rest}" if minus else f" + {rest}"
    if not total:
        return expressions.text(number)
    if number:
        total += f" {'-' if number < 0 else '+'} {expressions.text(abs(number))}"
    return expressions.text(total)


def minus(formula: str) -> str:
    """The negative of a formula."""
    return times("-1", formula)


def transpose(given: Table) -> Table:
    return tuple(zip(*given, strict=True))


def negative(given: Table) -> Table:
    return tuple(tuple(minus(entry) for entry in row) for row in given)


def product(one: Table, other: Table) -> Table:
    """The matrix product."""
    columns = transpose(other)
    return tuple(tuple(plus(times(a, b) for a, b in zip(row, c, strict=True)) for c in columns) for row in one)


def total(one: Table, other: Table) -> Table:
    """The sum of two matrices."""
    return tuple(tuple(plus(pair) for pair in zip(*rows, strict=True)) for rows in zip(one, other, strict=True))


def skew(v: Sequence[str]) -> Table:
    """The matrix of a cross product: skew(v) x = v x x."""
    a, b, c = v
    return ("0", minus(c), b), (c, "0", minus(a)), (minus(b), a, "0")


def identity(n: int) -> Table:
    return tuple(tuple("1" if i == j else "0" for j in range(n)) for i in range(n))


def scaled(factor: str, given: Table) -> Table:
    return tuple(tuple(times(factor, entry) for entry in row) for row in given)


def beside(*tables: Table) -> Table:
    """Matrices of as many rows side by side."""
    return tuple(tuple(entry for row in rows for entry in row) for rows in zip(*tables, strict=True))


def nothing(rows: int, columns: int) -> Table:
    """A matrix of zeros."""
    return (("0",) * columns,) * rows


def text(given: Any) -> str:
    """A formula as text."""
    return expressions.text(given)
