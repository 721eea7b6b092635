"""Travel: how far the arguments of an operation move, beside the distance over which its value may change course.

A function that is analytic around an interval is close to a polynomial of low degree there unless a singularity in the
complex plane is near: the error of interpolation falls as (d + sqrt(1 + d^2))^-n, where d is the distance of the
nearest singularity in half-widths of the interval (Trefethen, Approximation Theory and Approximation Practice, 2013,
theorem 8.2). Entire functions change course over a distance of one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from bondgraph.program.enclosures import Interval

VAST = 70.0
"""The exponential of more, 3e30, is divided by, and the quotient is nothing, or is seen where laws are evaluated; that
of less than its opposite is nothing."""
SATURATED = 20.0
"""The hyperbolic tangent of more is one to the last bit."""
GENTLE = 4.0
"""A power of this degree is a polynomial that every method follows."""


def travel(operation: str, arguments: Sequence[Interval]) -> float:
    """How far the arguments of an operation move within their intervals, in distances to its nearest singularity.

    Zero for what is a polynomial, and for what only changes branch; infinite where a singularity lies inside.

    >>> travel("exp", [(-3.0, 0.0)]), travel("exp", [(-1e6, -100.0)]), travel("div", [(1.0, 2.0), (2.0, 3.0)])
    (3.0, 0.0, 0.5)
    """
    rule = _TRAVELS.get(operation)
    if rule is None:
        return 0.0
    found = rule(*arguments)
    return math.inf if math.isnan(found) else found


def _width(a: Interval) -> float:
    return a[1] - a[0]


def _phase(a: Interval) -> float:
    """Of sine and cosine: a third of a turn is as far as one of the exponential."""
    return _width(a) / 2


def _least(a: Interval) -> float:
    """The least size in an interval."""
    return max(a[0], -a[1], 0.0)


def _over(width: float, distance: float) -> float:
    return width / distance if distance > 0 else math.inf if width > 0 else 0.0


def _within(a: Interval, low: float, high: float) -> float:
    """The width of what an interval has between two ends."""
    return max(min(a[1], high) - max(a[0], low), 0.0)


def _growth(a: Interval) -> float:
    return _within(a, -VAST, VAST)


def _divisor(a: Interval, power: float = 1.0) -> float:
    """Of a value that something is divided by, raised to some power: what is vast is not told apart."""
    size = math.exp(VAST / power)
    return _from_zero((min(max(a[0], -size), size), min(max(a[1], -size), size)))


def _from_zero(a: Interval) -> float:
    return _over(_width(a), _least(a))


def _from_ends(a: Interval) -> float:
    return _over(_width(a), min(1 - a[1], 1 + a[0]))


def _from_unit(a: Interval) -> float:
    return _width(a) / math.hypot(1.0, _least(a))


def _from_poles(a: Interval) -> float:
    """Of the tangent: its poles lie at odd multiples of a quarter turn."""
    middle, half = (a[0] + a[1]) / 2, _width(a) / 2
    return _over(2 * half, abs(math.remainder(middle - math.pi / 2, math.pi)) - half) if half < math.pi else math.inf


def _power(base: Interval, exponent: Interval) -> float:
    if exponent[0] != exponent[1]:
        ends = [b * math.log(a) for a in base for b in exponent] if base[0] > 0 else [-math.inf, math.inf]
        return max(ends) - min(ends) + _from_zero(base)
    n = exponent[0]
    share = max(1.0, abs(n) / GENTLE)
    if n < 0:
        return share * _divisor(base, -n)
    if not n.is_integer():
        return share * _from_zero(base)
    return 0.0 if n <= GENTLE else _over(share * _width(base), max(abs(base[0]), abs(base[1])))


def _angle(y: Interval, x: Interval) -> float:
    return _over(math.hypot(_width(x), _width(y)), math.hypot(_least(x), _least(y)))


_TRAVELS: dict[str, Callable[..., float]] = {
    "exp": _growth, "sinh": _growth, "cosh": _growth,
    "sin": _phase, "cos": _phase,
    "tanh": lambda a: _within(a, -SATURATED, SATURATED) / (math.pi / 2),
    "atan": _from_unit, "asinh": _from_unit,
    "tan": _from_poles, "asin": _from_ends, "acos": _from_ends, "atanh": _from_ends,
    "div": lambda a, b: _divisor(b), "sqrt": _from_zero, "log": _from_zero, "pow": _power, "atan2": _angle,
}  # fmt: skip
TRAVELLING = frozenset(_TRAVELS)
"""The operations that are no polynomials."""
