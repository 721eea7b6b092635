"""Sums, products and quotients of formulas as text, with zeros, ones and signs folded.

What a mechanism hands to its graph is text: it is compared, saved and printed. A product of rotations is mostly zeros
and ones, and folding these here keeps the text as short as one would write it by hand, without an algebra being loaded.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.text.parse import LONGEST
from bondgraph.errors import StructureError
from bondgraph.program.tolerances import ROUNDED


@lru_cache(maxsize=4096)
def value(formula: str) -> float | None:
    """The number a formula is, if it is one."""
    try:
        return float(formula)
    except ValueError:
        return None


@lru_cache(maxsize=4096)
def times(one: str, other: str) -> str:
    """The product of two formulas.

    >>> times("-a", "b + c"), times("0", "a"), times("2", "0.25")
    ('-a * (b + c)', '0', '0.5')
    """
    x, y = value(one), value(other)
    if x is not None and y is not None:
        return expressions.text(x * y)
    if 0 in (x, y):
        return "0"
    (minus, left), (flipped, right) = _signed(one), _signed(other)
    if left.startswith("1 / "):
        left, right = right, left
    product = f"{left}{right[1:]}" if right.startswith("1 / ") else f"{left} * {right}"
    product = right if left == "1" else left if right == "1" else product
    return _read(f"-{product}" if minus != flipped else product)


@lru_cache(maxsize=4096)
def over(one: str, other: str) -> str:
    """The quotient of a formula by a product of factors.

    >>> over("1", "-sin(b)"), over("cos(b)", "sin(b)")
    ('-1 / sin(b)', 'cos(b) / sin(b)')
    """
    if value(one) == 0:
        return "0"
    (minus, above), (flipped, below) = _signed(one), _signed(other)
    return _read(f"{'-' if minus != flipped else ''}{above}/({below})")


def plus(*terms: str) -> str:
    """The sum of formulas, its number last; zero where that is the rounding of numbers that cancel.

    >>> plus("a", "0", "-b * c", "1", "2"), plus("a", "0.1", "0.2", "-0.3")
    ('a - b * c + 3', 'a')
    """
    number, size, total = 0.0, 0.0, ""
    for term in terms:
        known = value(term)
        if known is not None:
            number, size = number + known, size + abs(known)
        elif not total:
            total = term
        else:
            negative, rest = (False, term) if _is_sum(term) else _signed(term)
            total += f" - {rest}" if negative else f" + {rest}"
    number = 0.0 if abs(number) <= ROUNDED * size else number
    if not total:
        return expressions.text(number)
    if number:
        total += f" {'-' if number < 0 else '+'} {expressions.text(abs(number))}"
    return _read(total)


def without_rounding(entries: Iterable[Any]) -> tuple[Any, ...]:
    """Formulas of one vector or rotation, zero for numbers that are rounding beside the largest of them.

    >>> without_rounding(("6.1e-17", "1", "a"))
    ('0', '1', 'a')
    """
    given = tuple(entries)
    known = [abs(x) if isinstance(entry, str) and (x := value(entry)) is not None else None for entry in given]
    least = ROUNDED * max((x for x in known if x is not None), default=0.0)
    return tuple("0" if x is not None and x <= least else entry for entry, x in zip(given, known, strict=True))


def minus(formula: str) -> str:
    """The negative of a formula."""
    return times("-1", formula)


def root_of_squares(entries: Iterable[str]) -> str:
    """The length of a vector that is not zero.

    >>> root_of_squares(("x", "0", "z - l"))
    'sqrt(x * x + (z - l) * (z - l))'
    """
    return f"sqrt({plus(*(times(f'({x})', f'({x})') for x in entries if x != '0'))})"


def _read(formula: str) -> str:
    """A formula in canonical form.

    Raises:
        StructureError: for one that is too long, as of a distance across many joints.
    """
    if len(formula) > LONGEST.get():
        law = f"written out in its coordinates a formula comes to more than {LONGEST.get()} characters"
        remedy = "take points with fewer joints between, axes along x, y or z, and shorter formulas for lengths"
        raise StructureError("mechanism", law, remedy=remedy)
    return expressions.text(formula)


def _signed(formula: str) -> tuple[bool, str]:
    """Whether a factor carries a minus, and the rest, in brackets where it is a sum."""
    if _is_sum(formula):
        return False, f"({formula})"
    return (True, formula[1:]) if formula.startswith("-") else (False, formula)


@lru_cache(maxsize=4096)
def _is_sum(formula: str) -> bool:
    node = ast.parse(formula, mode="eval").body
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub)
