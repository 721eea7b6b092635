"""Terms in sines and cosines brought together: s^2 + c^2 = 1, and the sine and cosine of sums of two angles.

No step of `joined` makes the sum of the sizes of the terms larger, at whatever angles: so none adds to rounding. The
sine of a sum of angles is off by no more than the angles themselves being rounded would make it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import comb

from bondgraph.algebra.sympy.laurent import Coefficient, Monomial, Terms, added, moved, negative, over, sum_of
from bondgraph.program.tolerances import ROUNDED

Angle = tuple[int, int]
"""The generators that are the sine and the cosine of one angle."""
Generated = Callable[[Angle, Angle, int], Angle]
"""Gives the sine and the cosine of one angle plus or minus another."""

NOTHING: Coefficient = (0, 0.0)


def joined(terms: Terms, angles: Iterable[Angle], exact: bool = True) -> Terms:
    """Terms k + a s^2 + b c^2, times whatever, as (k + t) + (a - t) s^2 + (b - t) c^2 with the t that leaves fewest.

    Args:
        terms: the terms.
        angles: the sines and cosines in them.
        exact: whether the coefficients are.
    """
    found, angles = dict(terms), list(angles)
    changed = True
    while changed:
        changed = False
        for s, c in angles:
            for m in _times_square(found, s, c):
                changed |= _shortened(found, (m, moved(m, (s, 2)), moved(m, (c, 2))), exact)
    return found


def fewest(terms: Terms, angles: Iterable[Angle], exact: bool = True) -> Terms:
    """The terms joined, of each angle the squares of its sine or cosine written by the other where that leaves fewer.

    >>> s4, mixed, c4 = ((0, 4),), ((0, 2), (1, 2)), ((1, 4),)
    >>> fewest({s4: (1, 1.0), mixed: (2, 2.0), c4: (1, 1.0)}, [(0, 1)])
    {(): (1, 1.0)}
    """
    angles = list(angles)
    found = joined(terms, angles, exact)
    for s, c in angles:
        if len(found) > 1 and any(g in (s, c) and e >= 2 for m in found for g, e in m):
            others = (joined(_by_other(found, *pair, exact), angles, exact) for pair in ((s, c), (c, s)))
            found = min((found, *others), key=len)
    return found


def _by_other(terms: Terms, s: int, c: int, exact: bool) -> Terms:
    """The terms with s^2 = 1 - c^2."""
    parts: list[Terms] = []
    for m, (value, size) in terms.items():
        halves = max(dict(m).get(s, 0), 0) // 2
        for k in range(halves + 1):
            share = (-1) ** k * comb(halves, k)
            parts.append({moved(m, (s, -2 * halves), (c, 2 * k)): (value * share, size * abs(share))})
    return added(parts, exact)


def _times_square(terms: Terms, s: int, c: int) -> list[Monomial]:
    """What the square of a sine or a cosine is multiplied by somewhere."""
    return list(dict.fromkeys(moved(m, (g, -2)) for m in terms for g, e in m if g in (s, c) and e >= 2))


def _shortened(terms: Terms, triple: Sequence[Monomial], exact: bool) -> bool:
    """Whether three terms have become fewer; none is then larger than they were, where s = 0 or c = 0 or between."""
    k, a, b = old = [terms.get(m, NOTHING) for m in triple]
    if sum(x[0] != 0 for x in old) < 2:
        return False
    writings = [
        (sum_of(k, t, exact), sum_of(a, negative(t), exact), sum_of(b, negative(t), exact)) for t in (a, b, negative(k))
    ]
    best = min(writings, key=lambda new: (_count(new), sum(map(_magnitude, new))))
    room = 1 + ROUNDED
    is_larger = any(
        _magnitude(best[0]) + _magnitude(best[i]) > room * (_magnitude(k) + _magnitude(old[i])) for i in (1, 2)
    )
    if _count(best) >= _count(old) or is_larger:
        return False
    for m, value in zip(triple, best, strict=True):
        terms.pop(m, None)
        if value[0]:
            terms[m] = value
    return True


def _magnitude(c: Coefficient) -> float:
    return abs(float(c[0]))


def _count(coefficients: Sequence[Coefficient]) -> int:
    return sum(value != 0 for value, _ in coefficients)


def in_sums(terms: Terms, angles: Iterable[Angle], generated: Generated, exact: bool = True) -> Terms:
    """Terms such as s1 c2 + c1 s2 as the sine of a sum, those with a minus as that of a difference; cosines alike."""
    found = dict(terms)
    for one, other in combinations(angles, 2):
        for m in list(found):
            _turned(found, m, one, other, generated, exact)
    return found


def _turned(terms: Terms, m: Monomial, one: Angle, other: Angle, generated: Generated, exact: bool) -> None:
    """The term s1 c2 or c1 c2, times whatever, together with the one that makes it a sine or a cosine of a sum."""
    held, (s, c), (s2, c2) = dict(m), one, other
    for x, partner_x, is_cosine in ((s, c, False), (c, s, True)):
        if m not in terms or held.get(x, 0) < 1 or held.get(c2, 0) < 1:
            continue
        rest = moved(m, (x, -1), (c2, -1))
        partner = moved(rest, (partner_x, 1), (s2, 1))
        a, b = terms[m], terms.get(partner, NOTHING)
        same, opposite = (not sum_of(a, y, exact)[0] for y in (negative(b), b))
        if b[0] and (same or opposite):
            sign = -1 if same == is_cosine else 1
            made = generated(one, other, sign)[is_cosine]
            del terms[m], terms[partner]
            _put(terms, moved(rest, (made, 1)), a, exact)


def doubled(terms: Terms, angles: Iterable[Angle], generated: Generated, exact: bool = True) -> Terms:
    """Terms such as c^2 - s^2 as the cosine of the double angle, 2 s c as its sine."""
    found = dict(terms)
    for s, c in angles:
        for m in list(found):
            if m not in found:  # it was the partner of another
                continue
            held, double = dict(m), ((s, c), (s, c), 1)
            if held.get(c, 0) >= 2:
                rest = moved(m, (c, -2))
                partner = moved(rest, (s, 2))
                if partner in found and not sum_of(found[m], found[partner], exact)[0]:
                    del found[partner]
                    _put(found, moved(rest, (generated(*double)[1], 1)), found.pop(m), exact)
            elif held.get(c, 0) >= 1 and held.get(s, 0) >= 1:
                value, size = found.pop(m)
                made = moved(m, (c, -1), (s, -1), (generated(*double)[0], 1))
                _put(found, made, (over(value, 2), size / 2), exact)
    return found


def _put(terms: Terms, m: Monomial, value: Coefficient, exact: bool) -> None:
    """Add to a term."""
    total = sum_of(terms.pop(m, NOTHING), value, exact)
    if total[0]:
        terms[m] = total
