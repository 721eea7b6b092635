"""Sums of products of powers, of any sign, with exact coefficients: what is added up is known to the last digit.

A monomial is a sorted tuple of pairs, the number of a generator and its exponent. A coefficient is an exact number and
the sum of the sizes of what was added to make it, which says whether it is rounding of numbers that were floats.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache

from bondgraph.program.tolerances import ROUNDED

Monomial = tuple[tuple[int, int], ...]
Coefficient = tuple[int | Fraction, float]
Terms = dict[Monomial, Coefficient]

MOST = 200
"""More terms than this are no formula that anyone reads."""


class TooLong(Exception):
    """More terms than are written out."""


@cache
def simplest(value: float) -> int | Fraction:
    """The fraction of the smallest denominator that rounds to a number: what was meant by it, if that was simple.

    >>> simplest(0.06), simplest(1/0.3), simplest(2.0)
    (Fraction(3, 50), Fraction(10, 3), 2)
    """
    if value == int(value):
        return int(value)
    if value < 0:
        return -simplest(-value)
    # The convergents and what lies between them (Stern and Brocot), until the interval that rounds to the number.
    exact, half = Fraction(value), Fraction(math.ulp(value)) / 2
    low, high = exact - half, exact + half
    wholes: list[int] = []
    while (whole := math.ceil(low)) > high:
        wholes.append(whole - 1)
        low, high = 1 / (high - whole + 1), 1 / (low - whole + 1)
    found = Fraction(whole)
    for whole in reversed(wholes):
        found = whole + 1 / found
    return found if float(found) == value else exact


def over(a: int | Fraction, b: int | Fraction) -> int | Fraction:
    """An exact quotient."""
    found = Fraction(a) / b
    return int(found) if found.denominator == 1 else found


def constant(value: int | Fraction) -> Terms:
    """A number."""
    return {(): (value, abs(float(value)))} if value else {}


def added(parts: Iterable[Terms], exact: bool = True) -> Terms:
    """The sum; without what is rounding beside what was added, where coefficients are `exact` only as floats are."""
    found: Terms = {}
    for part in parts:
        for monomial, (c, size) in part.items():
            before = found.get(monomial)
            found[monomial] = (c, size) if before is None else (before[0] + c, before[1] + size)
        if len(found) > 2 * MOST:
            raise TooLong
    return {m: (c, size) for m, (c, size) in found.items() if c and (exact or abs(float(c)) > ROUNDED * size)}


def sum_of(one: Coefficient, other: Coefficient, exact: bool) -> Coefficient:
    """The sum of two coefficients: zero where it is rounding."""
    c, size = one[0] + other[0], one[1] + other[1]
    return (c, size) if exact or abs(float(c)) > ROUNDED * size else (0, 0.0)


def negative(c: Coefficient) -> Coefficient:
    """A coefficient with the other sign."""
    return -c[0], c[1]


def multiplied(a: Terms, b: Terms, exact: bool = True) -> Terms:
    """The product."""
    if len(a) * len(b) > MOST**2 // 4:
        raise TooLong
    if len(a) == 1 and len(b) == 1:
        ((m, (c, size)),), ((n, (d, other)),) = a.items(), b.items()
        return {product(m, n): (c * d, size * other)}
    return added(
        ({product(m, n): (c * d, size * other)} for m, (c, size) in a.items() for n, (d, other) in b.items()), exact
    )


def product(m: Monomial, n: Monomial) -> Monomial:
    """The product of two monomials."""
    if not m or not n:
        return m or n
    found = dict(m)
    for generator, exponent in n:
        found[generator] = found.get(generator, 0) + exponent
    return monomial(found)


def monomial(exponents: Mapping[int, int]) -> Monomial:
    """The monomial of some exponents."""
    return tuple(sorted((g, e) for g, e in exponents.items() if e))


def moved(m: Monomial, *changes: tuple[int, int]) -> Monomial:
    """A monomial with some exponents changed."""
    found = dict(m)
    for generator, change in changes:
        found[generator] = found.get(generator, 0) + change
    return monomial(found)
