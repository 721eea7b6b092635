"""Elimination by unit pivots: an unknown with the coefficient 1 or -1 is written by the others without a division."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.affine import Affine, solved, total
from bondgraph.equations.evaluation_order import Let
from bondgraph.program.tolerances import ROUNDED


def eliminated(xp: Algebra, rows: Sequence[Affine], unknowns: Iterable[Any]) -> tuple[list[Affine], list[Let]]:
    """Rows without the unknowns that others write, and those, each in terms of what is left when it was eliminated.

    Args:
        xp: the algebra.
        rows: affine forms that vanish.
        unknowns: in the order in which they are tried.

    >>> from bondgraph.algebra import sympy as xp
    >>> x, y = xp.symbol("x"), xp.symbol("y")
    >>> rows = [Affine(xp.number(-3), {x: xp.number(1), y: xp.number(2)}), Affine(xp.number(0), {x: xp.number(4)})]
    >>> left, found = eliminated(xp, rows, [x, y])
    >>> left[0].known, dict(left[0].terms), found[0].symbol, found[0].expression
    (12, {y: -8}, x, 3 - 2*y)
    """
    work: dict[int, Affine] = dict(enumerate(rows))
    using: dict[Any, set[int]] = {}
    for index, row in work.items():
        for symbol in row.terms:
            using.setdefault(symbol, set()).add(index)
    found: list[Let] = []
    for symbol in unknowns:
        pivot = _pivot(xp, symbol, work, using.get(symbol, ()))
        if pivot is None:
            continue
        row = work.pop(pivot)
        for other in row.terms:
            using[other].discard(pivot)
        value = solved(row, symbol)
        for index in sorted(using.get(symbol, ())):
            _substitute(xp, work, using, index, symbol, value)
        found.append(Let(symbol, total(xp, value)))
    return list(work.values()), found


def _pivot(xp: Algebra, symbol: Any, rows: Mapping[int, Affine], candidates: Collection[int]) -> int | None:
    """A row in which the coefficient of the symbol is 1 or -1: the shortest one."""
    factors = {index: rows[index].terms[symbol] for index in candidates}
    fitting = (index for index, factor in factors.items() if xp.is_one(factor) or xp.is_one(-factor))
    return min(fitting, key=lambda index: (len(rows[index].terms), index), default=None)


def _substitute(
    xp: Algebra, work: dict[int, Affine], using: dict[Any, set[int]], index: int, symbol: Any, value: Affine
) -> None:
    """Write a symbol in one row by its value, and note which symbols that row uses now."""
    before = work[index]
    rest = Affine(before.known, {s: c for s, c in before.terms.items() if s != symbol})
    after = work[index] = _without_rounding(xp, rest.plus(value, before.terms[symbol]), rest)
    for s in before.terms.keys() - after.terms.keys():
        using[s].discard(index)
    for s in after.terms.keys() - before.terms.keys():
        using.setdefault(s, set()).add(index)


def _without_rounding(xp: Algebra, row: Affine, before: Affine) -> Affine:
    """A row without numbers that rounding has left where those before it were taken away: a pivot they are not."""

    def is_rounding(symbol: Any, factor: Any) -> bool:
        first = before.terms.get(symbol, factor)
        numbers = first is not factor and xp.is_number(factor) and xp.is_number(first)
        return numbers and abs(float(factor)) <= ROUNDED * abs(float(first))

    gone = {symbol for symbol, factor in row.terms.items() if is_rounding(symbol, factor)}
    return Affine(row.known, {s: c for s, c in row.terms.items() if s not in gone}) if gone else row
