"""Values with many unknowns, such as the effort on a joint, which sums those of all bodies behind it.

Written by its own sum, each takes a few operations for each rate, as in the recursive Newton-Euler algorithm. Written
out in the bodies' efforts, which only then are written in rates, each coefficient would be a sum over bodies.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.affine import Affine, solved, total
from bondgraph.equations.evaluation_order import Let

MANY = 6
"""A value with more unknowns is written by the values in it."""


def without_sums(
    xp: Algebra, rows: Sequence[Affine], sums: Mapping[Any, Affine], efforts: Sequence[Any]
) -> tuple[list[Affine], list[Let]]:
    """Rows without sums, and without efforts that a row writes in rates alone; and those efforts.

    Args:
        xp: the algebra.
        rows: affine forms that vanish.
        sums: what each amounts to, in unknowns and in sums before it.
        efforts: the unknowns that are no rates of states.

    >>> from bondgraph.algebra import table as xp
    >>> e, f, s, x, y = map(xp.symbol, ("e", "f", "s", "x'", "y'"))
    >>> one, m, zero = xp.number(1), xp.symbol("m"), xp.number(0)
    >>> rows = [Affine(zero, {e: one, x: -m}), Affine(zero, {f: one, x: -m, y: -m}), Affine(zero, {s: m})]
    >>> left, found = without_sums(xp, rows, {s: Affine(zero, {e: one, f: one})}, [e, f])
    >>> [sorted(map(xp.name, row.terms)) for row in left], [xp.name(each.symbol) for each in found]
    ([["x'", "y'"]], ['e', 'f'])
    """
    own = _own_rows(xp, rows, {*efforts}, sums)
    written = {symbol: solved(rows[own[symbol]], symbol) for symbol in efforts if symbol in own}
    found = [Let(symbol, total(xp, form)) for symbol, form in written.items()]
    for symbol, form in sums.items():
        written[symbol] = _put_in(form, written)
    used = {*own.values()}
    return [_put_in(row, written) for k, row in enumerate(rows) if k not in used], found


def _own_rows(xp: Algebra, rows: Sequence[Affine], efforts: Collection[Any], sums: Collection[Any]) -> dict[Any, int]:
    """For each effort the shortest row that writes it in rates, and that could write no rate without a division."""
    found: dict[Any, int] = {}
    for k, row in enumerate(rows):
        units = [symbol for symbol, factor in row.terms.items() if xp.is_one(factor) or xp.is_one(-factor)]
        others = [symbol for symbol in row.terms if symbol in efforts or symbol in sums]
        if units != others or len(units) != 1 or units[0] in sums:
            continue
        known = found.setdefault(units[0], k)
        if len(row.terms) < len(rows[known].terms):
            found[units[0]] = k
    return found


def _put_in(form: Affine, values: Mapping[Any, Affine]) -> Affine:
    """A form with the symbols that have a value replaced by it."""
    found = Affine(form.known, {symbol: factor for symbol, factor in form.terms.items() if symbol not in values})
    for symbol, factor in form.terms.items():
        if symbol in values:
            found = found.plus(values[symbol], factor)
    return found
