"""Determinants of small matrices of an algebra's scalars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra


def determinant(xp: Algebra, rows: Sequence[Sequence[Any]]) -> Any:
    """The determinant of a square matrix, by Laplace's expansion along its first row: for as few rows as constraints.

    >>> from bondgraph.algebra import sympy
    >>> a, b, c, d = map(sympy.symbol, "abcd")
    >>> determinant(sympy, [[a, b], [c, d]])
    a*d - b*c
    """
    if not rows:
        return xp.number(1)
    first, *rest = rows
    terms = (
        (-1) ** j * x * determinant(xp, [[*row[:j], *row[j + 1 :]] for row in rest])
        for j, x in enumerate(first)
        if not xp.is_zero(x)
    )
    return sum(terms, xp.number(0))
