"""Certified zero crossings: every sign change of a function of time, found by interval arithmetic, not by sampling.

An interval of time is discarded where the function's range shows that it has no zero, searched by bisection where its
derivative shows that it has at most one, and halved otherwise. So no crossing is missed, however short the pulse.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from bondgraph.program.bisect import bisect
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Assign, Program

Interval = tuple[float, float]
EVERYTHING = (-math.inf, math.inf)
FINEST = 8
"""Intervals of so many floats are not halved further."""
DOUBLINGS = 24
"""How often the distance from a crossing is doubled in search of certainty."""
PATIENCE = 4000
"""After so many intervals without a crossing the function is taken for flat there, ..."""
COARSE = 2.0**-14
"""... and searched in intervals of this part of the whole until the next one is found."""


class Break(NamedTuple):
    """An instant `at` which something jumps; by rounding that may show a little earlier or later.

    Not later than `before` and not earlier than `after` the side is certain.
    """

    at: float
    before: float
    after: float


def zero_crossings(program: Program, start: float, end: float) -> Iterator[Break]:
    """The instants at which a function changes sign, in order, each the first float beyond.

    Args:
        program: takes time; its first result is the function, its second the function's rate.
        start, end: the interval, ends included.
    """
    value, rate = list(program.results.values())[:2]
    side = _side(instant(program))
    spent, last = 0, -math.inf
    waiting = [(start, end)]
    while waiting:
        low, high = waiting.pop()
        ranges, smooth = _ranges(program, (low, high))
        spent += 1
        if _apart(ranges[value]) or _vanishing(ranges[value]):
            continue
        finest = FINEST * math.ulp(max(abs(low), abs(high), (end - start) / 1000))
        single = smooth and _apart(ranges[rate])
        if not single and high - low > max(finest, (end - start) * COARSE if spent > PATIENCE else 0.0):
            middle = (low + high) / 2
            waiting += [(middle, high), (low, middle)]
        elif side(low) != side(high):
            found = _bisected(side, low, high)
            if found - last > finest:
                yield Break(found, _certain(program, value, found, -1), _certain(program, value, found, 1))
            spent, last = 0, found


def _certain(program: Program, value: int, time: float, way: int) -> float:
    """The nearest instant before or after a crossing at which rounding cannot hide the sign."""
    away = math.ulp(time)
    for _ in range(DOUBLINGS):
        near = time + way * away
        if _apart(_ranges(program, (near, near))[0][value]):
            return near
        away *= 2
    return time


def _apart(interval: Interval) -> bool:
    return interval[0] > 0 or interval[1] < 0


def _vanishing(interval: Interval) -> bool:
    """Whether a function is zero throughout, but for what rounding outwards added."""
    return max(-interval[0], interval[1]) < 1e-300


def _side(function: Callable[[tuple[float]], list[float]]) -> Callable[[float], float]:
    """The sign of a program's first result; not a number where it is undefined."""

    def side(time: float) -> float:
        try:
            value = function((time,))[0]
        except (ArithmeticError, ValueError):
            return 2.0
        return 2.0 if math.isnan(value) else math.copysign(1.0, value) if value else 0.0

    return side


def _bisected(side: Callable[[float], float], low: float, high: float) -> float:
    """The first float beyond the sign change."""
    before = side(low)
    return bisect(lambda time: side(time) == before, low, high)[1]


def _ranges(program: Program, time: Interval) -> tuple[dict[int, Interval], bool]:
    """An interval around every value that a program takes over an interval of time, and whether none can jump in it."""
    found: dict[int, Interval] = {0: time}
    smooth = True
    for line in program.body:
        if not isinstance(line, Assign):
            raise TypeError("a function of time alone has no systems to solve")
        if line.operation == "const":
            found[line.slot] = (line.value, line.value)
            continue
        try:
            low, high = _RULES[line.operation](*(found[slot] for slot in line.arguments))
        except (ArithmeticError, ValueError):
            low, high = EVERYTHING
        if math.isnan(low) or math.isnan(high):
            low, high = EVERYTHING
        if line.operation not in _EXACT:
            low, high = math.nextafter(low, -math.inf), math.nextafter(high, math.inf)
        found[line.slot] = low, high
        smooth = smooth and (line.operation not in _JUMPING or low == high)
    return found, smooth


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
        return max(a[0], 0.0) ** exponent, a[1] ** exponent
    if exponent < 0:
        return _quotient((1.0, 1.0), _power(a, (-exponent, -exponent)))
    low, high = _ends(*(x**exponent for x in a))
    return (0.0, high) if exponent % 2 == 0 and a[0] < 0 < a[1] else (low, high)


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


def _meets(a: Interval, phase: float, slack: float) -> bool:
    """Whether an interval holds `phase` and a multiple of a turn."""
    turn = 2 * math.pi
    return phase + turn * math.ceil((a[0] - slack - phase) / turn) <= a[1] + slack


def _tangent(a: Interval) -> Interval:
    singular = a[1] - a[0] >= math.pi or _meets(a, math.pi / 2, 1e-9) or _meets(a, -math.pi / 2, 1e-9)
    return EVERYTHING if singular else (math.tan(a[0]), math.tan(a[1]))


def _rising(function: Callable[[float], float], least: float = -math.inf, most: float = math.inf):  # type: ignore[no-untyped-def]
    """The rule of a function that rises where it is defined."""
    return lambda a: (function(min(max(a[0], least), most)), function(max(min(a[1], most), least)))


def _logarithm(a: Interval) -> Interval:
    return (math.log(a[0]) if a[0] > 0 else -math.inf), math.log(a[1])


def _exponential(x: float) -> float:
    return math.inf if x > 709 else math.exp(x)


def _hyperbolic_cosine(a: Interval) -> Interval:
    low, high = _absolute(a)
    return math.cosh(low), math.cosh(high)


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
    "sinh": _rising(math.sinh),
    "cosh": _hyperbolic_cosine,
    "tanh": _rising(math.tanh),
    "exp": _rising(_exponential),
    "log": _logarithm,
    "lt": lambda a, b: _compared(a[1] < b[0], a[0] >= b[1]),
    "le": lambda a, b: _compared(a[1] <= b[0], a[0] > b[1]),
    "select": _chosen,
}
_JUMPING = {"sign", "lt", "le"}
_EXACT = {"neg", "abs", "sign", "min", "max", "lt", "le", "select"}
