"""Enclosures: intervals around every value that a program takes wherever in their intervals its arguments lie.

Rounding is outward, so that what an interval excludes does not happen (Moore, Kearfott and Cloud, Introduction to
Interval Analysis, 2009).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from bondgraph.program.program import Assign

Interval = tuple[float, float]
EVERYTHING = (-math.inf, math.inf)
TWO = (2.0, 2.0)
HYPERBOLIC = 3
"""Hyperbolic functions and their inverses are off by two floats at most in the usual libraries, others by one."""
TINY = 1e-300
"""An end of an interval may be so far beyond zero by rounding alone."""
LARGEST = 709.0
"""The exponential of more is not a float."""


def enclosures(lines: Iterable[Assign], known: Mapping[int, Interval]) -> dict[int, Interval]:
    """An interval around every value that some lines give, wherever in their intervals the known values lie.

    Rounding is outward: where an operation rounds, its ends are moved to the next floats, as many as the mathematical
    library may be off by. What is undefined somewhere may be anything.

    >>> x_squared = Assign(1, "mul", (0, 0))
    >>> low, high = enclosures([x_squared], {0: (0.1, 0.2)})[1]
    >>> low < 0.1 * 0.1 and high > 0.2 * 0.2
    True
    """
    found = dict(known)
    for line in lines:
        found[line.slot] = enclosure(line, found)
    return found


def enclosure(line: Assign, known: Mapping[int, Interval]) -> Interval:
    """An interval around the value that a line gives, as `enclosures` finds it."""
    if line.operation == "const":
        return line.value, line.value
    square = line.operation == "mul" and line.arguments[0] == line.arguments[1]
    operation, slots = ("pow", (line.arguments[0],)) if square else (line.operation, line.arguments)
    return _enclosure(operation, [*(known[slot] for slot in slots), *[TWO] * square])


def _enclosure(operation: str, arguments: Sequence[Interval]) -> Interval:
    try:
        low, high = _RULES[operation](*arguments)
    except (ArithmeticError, ValueError):
        return EVERYTHING
    if math.isnan(low) or math.isnan(high):
        return EVERYTHING
    if operation in _EXACT:
        return low, high
    for _ in range(HYPERBOLIC if operation in _HYPERBOLIC else 1):
        low, high = math.nextafter(low, -math.inf), math.nextafter(high, math.inf)
    return low, high


def _ends(*values: float) -> Interval:
    return min(values), max(values)


def _product(a: Interval, b: Interval) -> Interval:
    return _ends(*(0.0 if 0 in (x, y) else x * y for x in a for y in b))


def _quotient(a: Interval, b: Interval) -> Interval:
    return EVERYTHING if b[0] <= 0 <= b[1] else _ends(*(x / y for x in a for y in b))


def _power(a: Interval, b: Interval) -> Interval:
    if b[0] != b[1]:
        return _ends(*(x**y for x in a for y in b)) if a[0] > 0 else EVERYTHING
    exponent = b[0]
    if not exponent.is_integer():
        return _ends(_raised(max(a[0], 0.0), exponent), _raised(a[1], exponent)) if a[1] >= 0 else EVERYTHING
    if exponent < 0:
        return _quotient((1.0, 1.0), _power(a, (-exponent, -exponent)))
    low, high = _ends(*(_raised(x, exponent) for x in a))
    return (0.0, high) if exponent % 2 == 0 and a[0] < 0 < a[1] else (low, high)


def _raised(x: float, exponent: float) -> float:
    """A power, infinite where it is not a float."""
    try:
        return x**exponent
    except OverflowError:
        return math.inf if x > 0 or exponent % 2 == 0 else -math.inf


def _absolute(a: Interval) -> Interval:
    low, high = _ends(abs(a[0]), abs(a[1]))
    return (0.0, high) if a[0] < 0 < a[1] else (low, high)


def _sine(a: Interval) -> Interval:
    return _wave(math.sin, a, math.pi / 2)


def _cosine(a: Interval) -> Interval:
    return _wave(math.cos, a, 0.0)


def _wave(function: Callable[[float], float], a: Interval, crest: float) -> Interval:
    """Sine or cosine: its ends, and 1 or -1 where a crest or a trough lies between, or as near as rounding."""
    if not a[1] - a[0] < 2 * math.pi:
        return -1.0, 1.0
    low, high = _ends(function(a[0]), function(a[1]))
    slack = 4 * math.ulp(max(abs(a[0]), abs(a[1]), 1.0))
    if _meets(a, crest, slack):
        high = 1.0
    if _meets(a, crest + math.pi, slack):
        low = -1.0
    return low, high


BESIDE_POLE = 1e-9
"""A tangent so near its pole, in radians, counts as there: ends of a million radians are off by 1e-10."""


def _meets(a: Interval, phase: float, slack: float) -> bool:
    """Whether an interval holds `phase` and a multiple of a turn."""
    turn = 2 * math.pi
    return phase + turn * math.ceil((a[0] - slack - phase) / turn) <= a[1] + slack


def _tangent(a: Interval) -> Interval:
    singular = a[1] - a[0] >= math.pi or _meets(a, math.pi / 2, BESIDE_POLE) or _meets(a, -math.pi / 2, BESIDE_POLE)
    return EVERYTHING if singular else (math.tan(a[0]), math.tan(a[1]))


def _rising(function: Callable[[float], float], least: float = -math.inf, most: float = math.inf):  # type: ignore[no-untyped-def]
    """The rule of a function that rises where it is defined."""
    return lambda a: (function(min(max(a[0], least), most)), function(max(min(a[1], most), least)))


def _logarithm(a: Interval) -> Interval:
    return (math.log(a[0]) if a[0] > 0 else -math.inf), math.log(a[1])


def _exponential(x: float) -> float:
    return math.exp(x) if x < LARGEST else math.inf


def _hyperbolic_sine(x: float) -> float:
    return math.sinh(x) if abs(x) < LARGEST else math.copysign(math.inf, x)


def _hyperbolic_cosine(a: Interval) -> Interval:
    low, high = _absolute(a)
    return tuple(math.cosh(x) if x < LARGEST else math.inf for x in (low, high))  # type: ignore[return-value]


def _sign(a: Interval) -> Interval:
    return tuple(math.copysign(1.0, x) if x else 0.0 for x in a)  # type: ignore[return-value]


def _angle(y: Interval, x: Interval) -> Interval:
    if x[0] <= 0 and y[0] <= 0 <= y[1]:
        return -math.pi, math.pi
    return _ends(*(math.atan2(v, u) for v in y for u in x))


def _compared(sure: bool, excluded: bool) -> Interval:
    return (1.0, 1.0) if sure else (0.0, 0.0) if excluded else (0.0, 1.0)


def _chosen(condition: Interval, yes: Interval, no: Interval) -> Interval:
    if condition[0] == condition[1]:
        return yes if condition[0] else no
    return _ends(*yes, *no)


_RULES: dict[str, Callable[..., Interval]] = {
    "add": lambda a, b: (a[0] + b[0], a[1] + b[1]),
    "sub": lambda a, b: (a[0] - b[1], a[1] - b[0]),
    "mul": _product,
    "div": _quotient,
    "neg": lambda a: (-a[1], -a[0]),
    "pow": _power,
    "sqrt": _rising(math.sqrt, least=0.0),
    "abs": _absolute,
    "sign": _sign,
    "min": lambda a, b: (min(a[0], b[0]), min(a[1], b[1])),
    "max": lambda a, b: (max(a[0], b[0]), max(a[1], b[1])),
    "sin": _sine,
    "cos": _cosine,
    "tan": _tangent,
    "asin": _rising(math.asin, -1.0, 1.0),
    "acos": lambda a: tuple(reversed(_rising(math.acos, -1.0, 1.0)(a))),
    "atan": _rising(math.atan),
    "atan2": _angle,
    "asinh": _rising(math.asinh),
    "atanh": _rising(math.atanh, math.nextafter(-1.0, 0.0), math.nextafter(1.0, 0.0)),
    "sinh": _rising(_hyperbolic_sine),
    "cosh": _hyperbolic_cosine,
    "tanh": _rising(math.tanh),
    "exp": _rising(_exponential),
    "log": _logarithm,
    "lt": lambda a, b: _compared(a[1] < b[0], a[0] >= b[1]),
    "le": lambda a, b: _compared(a[1] <= b[0], a[0] > b[1]),
    "select": _chosen,
}
JUMPING = frozenset({"sign", "lt", "le"})
"""Operations that jump where a value passes another."""


def is_defined(line: Assign, known: Mapping[int, Interval]) -> bool:
    """Whether an operation is certainly defined, and jumps by none but `JUMPING`, wherever its arguments lie.

    Args:
        line: the operation.
        known: intervals around its arguments, and around its value.

    >>> [is_defined(Assign(1, "sqrt", (0,)), {0: x, 1: (0.0, 2.0)}) for x in ((0.0, 4.0), (-1.0, 4.0))]
    [True, False]
    """
    rule = _DOMAINS.get(line.operation)
    return known[line.slot] != EVERYTHING and (rule is None or rule(*(known[slot] for slot in line.arguments)))


def _has_power(a: Interval, b: Interval) -> bool:
    if a[0] > 0:
        return True
    if b[0] != b[1]:
        return False
    return (b[0].is_integer() or a[0] >= -TINY) if b[0] >= 0 else b[0].is_integer() and a[1] < 0


_DOMAINS: dict[str, Callable[..., bool]] = {
    "div": lambda a, b: b[0] > 0 or b[1] < 0,
    "pow": _has_power,
    "sqrt": lambda a: a[0] >= -TINY,
    "log": lambda a: a[0] > 0,
    "asin": lambda a: a[0] >= -1 and a[1] <= 1,
    "acos": lambda a: a[0] >= -1 and a[1] <= 1,
    "atanh": lambda a: a[0] > -1 and a[1] < 1,
    # Across the negative half of the axis it jumps by a turn.
    "atan2": lambda y, x: x[0] > 0 or y[0] > 0 or y[1] < 0,
}
_EXACT = {"neg", "abs", "sign", "min", "max", "lt", "le", "select"}
_HYPERBOLIC = {"sinh", "cosh", "tanh", "asinh", "atanh"}
