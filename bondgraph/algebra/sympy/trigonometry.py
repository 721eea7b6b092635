"""Shorter quotients of polynomials in sines and cosines, of the same value wherever the longer one has one."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import reduce
from math import gcd, lcm
from typing import Any

import sympy as sp

from bondgraph.algebra.sympy.laurent import Monomial, Terms, TooLong, added, constant, moved, multiplied, over, simplest
from bondgraph.algebra.sympy.pythagoras import Angle, doubled, fewest, in_sums, joined

Scalar = Any

DEPTHS = 3
"""How deep sums are multiplied out: not at all, then those with sines and cosines, then all."""

LONG = 400
"""Of expressions of more operations all sums are multiplied out at once: with fewer they hardly become shorter."""

LARGE = 1000
"""The largest whole coefficient of a sum from which a number is taken out."""

SMALLEST = sys.float_info.min
"""Smaller floats have fewer digits."""

HIGHEST = 8
"""The highest power that is multiplied out."""


def shorter(expression: Scalar, size: Callable[[Scalar], int]) -> Scalar:
    """The same value in fewer operations; the expression itself where none are found, or that would take long.

    Args:
        expression: the expression.
        size: of an expression, its operations.
    """
    exact, found, least = not expression.atoms(sp.Float), expression, size(expression)
    for depth in range(DEPTHS) if least <= LONG else (DEPTHS - 1,):
        reading = _Reading(depth, exact, size)
        with suppress(TooLong, OverflowError):  # numbers beyond floats stay as they are
            for terms in reading.writings(expression):
                for write in (reading.flat, reading.nested):
                    if write(terms, reading.count) < least:
                        written = write(terms, reading.build)
                        found = min((found, written), key=size)
                        least = size(found)
        if not reading.has_left:
            break
    return found


class _Reading:
    """Expressions as terms in generators: symbols, sines and cosines, and what is not taken apart.

    Args:
        depth: which sums are multiplied out: none, those with sines and cosines, all.
        exact: whether coefficients are exact, and not the fractions that floats stand for.
        size: of an expression, its operations.
    """

    def __init__(self, depth: int, exact: bool, size: Callable[[Scalar], int]) -> None:
        self.depth, self.exact, self.size = depth, exact, size
        self.sizes: list[int] = []
        self.generators: list[Scalar] = []
        self.numbers: dict[Scalar, int] = {}
        self.angles: dict[Scalar, Angle] = {}
        self.angle_of: dict[Angle, Scalar] = {}
        self.memo: dict[Scalar, Terms] = {}
        self.has_left = False

    def writings(self, expression: Scalar) -> list[Terms]:
        """The expression as terms, sines and cosines brought together; of sums of angles, and of double ones."""
        terms = self.terms(expression)
        angles = list(self.angles.values())
        plain = fewest(terms, angles, self.exact)
        turned = in_sums(plain, angles, self._sum_of, self.exact)
        doubly = doubled(turned, angles, self._sum_of, self.exact)
        return [plain, *([turned] if turned != plain else []), *([doubly] if doubly != turned else [])]

    def terms(self, expression: Scalar) -> Terms:
        """An expression as terms."""
        if (known := self.memo.get(expression)) is None:
            known = self.memo[expression] = self._read(expression)
        return known

    def _read(self, e: Scalar) -> Terms:
        if e.is_Rational:
            return constant(int(e.p) if e.q == 1 else Fraction(int(e.p), int(e.q)))
        if e.is_Float:
            return constant(simplest(float(e)))
        if e.is_Add:
            return self._joined(added(map(self.terms, e.args), self.exact))
        if e.is_Mul:
            return reduce(lambda a, b: self._joined(multiplied(a, b, self.exact)), map(self._factor, e.args))
        if e.is_Pow and e.exp.is_Integer and abs(e.exp) <= HIGHEST:
            return self._power(self._factor(e.base), int(e.exp))
        if isinstance(e, sp.sin | sp.cos):
            return self._generator(self._angle(e.args[0])[isinstance(e, sp.cos)])
        return self._generator(self._number(e))

    def _factor(self, e: Scalar) -> Terms:
        """A factor as terms: a sum that is not multiplied out as a number times one with coprime coefficients."""
        terms = self.terms(e)
        is_left = self.depth == 0 or (self.depth == 1 and not e.has(sp.sin, sp.cos))
        if not (e.is_Add and is_left) or len(terms) < 2:
            return terms
        self.has_left = True
        scale = _content(c for c, _ in terms.values())
        if terms[min(terms)][0] < 0:
            scale = -scale
        rest = {m: (over(c, scale), size / abs(float(scale))) for m, (c, size) in terms.items()}
        return multiplied(constant(scale), self._generator(self._number(self._sum(rest))))

    def _power(self, base: Terms, exponent: int) -> Terms:
        if exponent < 0:
            return self._power(self._inverse(base), -exponent)
        return reduce(lambda a, b: self._joined(multiplied(a, b, self.exact)), [base] * (exponent - 1), base)

    def _inverse(self, terms: Terms) -> Terms:
        """One over some terms: one of them has powers of its own, several are a generator."""
        if not terms:
            raise TooLong  # undefined: as it stands
        terms = fewest(terms, self.angles.values(), self.exact)
        if len(terms) > 1:
            shared = self._shared(terms)
            first = min(terms)
            scale = terms[first][0]
            rest = {moved(m, *((g, -e) for g, e in shared)): (over(c, scale), 1.0) for m, (c, _) in terms.items()}
            number = self._number(self._sum(rest))
            return {moved((), (number, -1), *((g, -e) for g, e in shared)): (over(1, scale), abs(float(1 / scale)))}
        ((m, (c, _)),) = terms.items()
        value = over(1, c)
        return {tuple((g, -e) for g, e in m): (value, abs(float(value)))}

    @staticmethod
    def _shared(terms: Terms) -> Monomial:
        """The powers that all terms have in common."""
        least = dict(next(iter(terms)))
        for m in terms:
            held = dict(m)
            least = {g: min(e, held[g]) for g, e in least.items() if g in held and (e > 0) == (held[g] > 0)}
        return tuple(sorted((g, e) for g, e in least.items() if e > 0))

    def _generator(self, number: int) -> Terms:
        return {((number, 1),): (1, 1.0)}

    def _number(self, e: Scalar) -> int:
        if e not in self.numbers:
            self.numbers[e] = len(self.generators)
            self.generators.append(e)
            self.sizes.append(self.size(e))
        return self.numbers[e]

    def _angle(self, angle: Scalar) -> Angle:
        if angle not in self.angles:
            pair = self._number(sp.sin(angle)), self._number(sp.cos(angle))
            self.angles[angle], self.angle_of[pair] = pair, angle
        return self.angles[angle]

    def _sum_of(self, one: Angle, other: Angle, sign: int) -> Angle:
        angle = self.angle_of[one] + sign * self.angle_of[other]
        return self._number(sp.sin(angle)), self._number(sp.cos(angle))

    def _joined(self, terms: Terms) -> Terms:
        return joined(terms, self.angles.values(), self.exact) if len(terms) > 1 else terms

    def _sum(self, terms: Terms) -> Scalar:
        return self.flat(terms, self.build)

    def _coefficient(self, c: int | Fraction) -> Scalar:
        if c == int(c):
            return sp.Integer(int(c))
        if self.exact:
            return sp.Rational(c.numerator, c.denominator)
        if abs(value := float(c)) < SMALLEST:
            raise OverflowError(c)
        return sp.Float(value)

    def build(self, coefficient: int | Fraction, m: Monomial, sums: Sequence[Scalar] | None = None) -> Scalar:
        """A number times a monomial, and a sum of several expressions if there is one."""
        factors = (sp.Pow(self.generators[g], e) for g, e in m)
        return sp.Mul(self._coefficient(coefficient), *factors, *([] if sums is None else [sp.Add(*sums)]))

    def count(self, coefficient: int | Fraction, m: Monomial, sums: Sequence[int] | None = None) -> int:
        """The operations of the same; the sums are given by theirs."""
        factors = (abs(coefficient) != 1) + len(m) + (sums is not None)
        inside = sum(self.sizes[g] + (2 if e != 1 else 0) for g, e in m)
        own = 0 if sums is None else sum(sums) + len(sums) - 1
        return max(factors - 1, 0) + (coefficient < 0 and factors == 0) + inside + own

    def flat(self, terms: Terms, write: Callable[..., Any]) -> Any:
        """The terms one after the other."""
        parts = [write(c, m) for m, (c, _) in terms.items()]
        return parts[0] if len(parts) == 1 else write(1, (), parts)

    def nested(self, terms: Terms, write: Callable[..., Any]) -> Any:
        """The terms over one denominator together, and before them what they, and many of them, have in common."""
        groups: dict[Monomial, Terms] = {}
        for m, c in terms.items():
            below = tuple((g, e) for g, e in m if e < 0)
            groups.setdefault(below, {})[tuple((g, e) for g, e in m if e > 0)] = c
        parts = [self._nested(above, write, below) for below, above in groups.items()]
        return parts[0] if len(parts) == 1 else write(1, (), parts)

    def _nested(self, terms: Terms, write: Callable[..., Any], below: Monomial = ()) -> Any:
        """A sum over some monomial, with what its terms have in common before it, and in it what many have."""
        if len(terms) == 1:
            ((m, (c, _)),) = terms.items()
            return write(c, tuple(sorted((*m, *below))))
        shared, content = self._shared(terms), _content(c for c, _ in terms.values())
        if all(c < 0 for c, _ in terms.values()):
            content = -content
        inverse = tuple((g, -e) for g, e in shared)
        rest = {moved(m, *inverse): (over(c, content), size) for m, (c, size) in terms.items()}
        parts = self._grouped(rest, write)
        if content == 1 and not shared and not below:
            return write(1, (), parts)
        return write(content, tuple(sorted((*shared, *below))), parts)

    def _grouped(self, terms: Terms, write: Callable[..., Any]) -> list[Any]:
        """The parts of a sum: the terms with the factor that most of them have, and the others."""
        counts = Counter(g for m in terms for g, e in m)
        often = max(counts, key=lambda g: (counts[g], -g), default=None)
        if often is None or counts[often] < 2:
            return [write(c, m) for m, (c, _) in terms.items()]
        own = {m: c for m, c in terms.items() if any(g == often for g, _ in m)}
        others = {m: c for m, c in terms.items() if m not in own}
        found = [self._nested(own, write)]
        return found + (self._grouped(others, write) if others else [])


def _content(values: Iterable[int | Fraction]) -> int | Fraction:
    """The largest number of which all are multiples; one, where these would be large."""
    fractions = [Fraction(x) for x in values]
    content = Fraction(gcd(*(x.numerator for x in fractions)), lcm(*(x.denominator for x in fractions)))
    return over(content, 1) if max(abs(x / content) for x in fractions) <= LARGE else 1
