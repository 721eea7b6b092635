"""Expressions that are affine in some symbols."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.protocol import Algebra


class NotLinear(Exception):
    """An expression is not linear in what it was to be linear in."""


@dataclass(frozen=True)
class Affine:
    """`known` plus a sum of `terms[symbol] * symbol`."""

    known: Any
    terms: Mapping[Any, Any]

    @staticmethod
    def of(xp: Algebra, symbol: Any) -> Affine:
        return Affine(xp.number(0), {symbol: xp.number(1)})

    def plus(self, other: Affine, factor: Any = 1) -> Affine:
        if factor == 0:  # an algebra may take long to multiply by it
            return self
        nothing = other.known == 0
        if nothing and not other.terms:
            return self
        terms = dict(self.terms)
        for symbol, coefficient in other.terms.items():
            if symbol not in terms:
                terms[symbol] = factor * coefficient
            elif (total := terms[symbol] + factor * coefficient) == 0:
                del terms[symbol]
            else:
                terms[symbol] = total
        return Affine(self.known if nothing else self.known + factor * other.known, terms)

    def minus(self, other: Affine) -> Affine:
        return self.plus(other, -1)


def solved(row: Affine, symbol: Any) -> Affine:
    """What a row that vanishes gives for a symbol, whose coefficient in it is 1 or -1."""
    sign = -row.terms[symbol]
    return Affine(sign * row.known, {s: sign * c for s, c in row.terms.items() if s != symbol})


def total(xp: Algebra, form: Affine) -> Any:
    """An affine form written out."""
    return form.known + sum((c * s for s, c in form.terms.items()), xp.number(0))


def affine(xp: Algebra, expression: Any, table: Mapping[Any, Affine]) -> Affine:
    """An expression as an affine form in what the symbols of `table` stand for.

    Raises:
        NotLinear: where it is not one.
    """
    found = as_affine(xp, expression, table)
    if found is None:
        raise NotLinear(xp.spell(expression))
    return found


def as_affine(xp: Algebra, expression: Any, table: Mapping[Any, Affine]) -> Affine | None:
    """An expression as an affine form in what the symbols of `table` stand for; None where it is not one."""
    found = sorted((s for s in xp.free(expression) if s in table), key=xp.name)
    if not found:
        return Affine(expression, {})
    if found[0] == expression:
        return table[expression]
    total = Affine(xp.number(0), {})
    for symbol in found:
        derivative = xp.diff(expression, symbol)
        if any(s in table for s in xp.free(derivative)):
            return None
        total = total.plus(table[symbol], derivative)
    if any(s in table for switch in xp.switches(expression) for s in xp.free(switch)):
        return None  # slopes are the same on both sides of a jump
    return Affine(total.known + xp.substitute(expression, dict.fromkeys(found, xp.number(0))), total.terms)
