"""Values of expressions at two points, by which it is seen that terms cancel, or that two are written differently.

A term that is smaller than rounding there seems to cancel as well: x**4 beside 1e16. So what seems to vanish is looked
at where all symbols are far smaller or larger, and where each has another size, with a bound of the rounding; it is no
zero where it exceeds that. Angles keep their size in the latter: they are radians beside a micrometre, too.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from bondgraph.program.tolerances import ROUNDING

Samples = tuple[float, float]
Bounded = tuple[float, float]
"""A value, and how far rounding may have moved it."""
UNDEFINED: Samples = (math.nan, math.nan)
FAR = dict.fromkeys((math.exp, math.sinh, math.cosh, math.tanh), 10.0)
"""Arguments beyond which functions lose in sums what they are elsewhere: 1 - tanh(x)**2 is 8e-9 there, then nothing."""

SCALES = (1e-8, 1e-4, 1e4, 1e8)
"""What symbols are multiplied by where an expression is looked at beside the two points, ..."""
ROUNDS = 3
"""... all of them alike, and then so often each in an order of its own, once by each."""
APART = len(SCALES) + 1
"""Where these begin, in a row of places: behind the one at which nothing is multiplied."""
_OF_ANGLES = (math.sin, math.cos, math.tan)
SURE = 1000.0
"""A value that exceeds the bound of its rounding so many times is not zero."""
NOWHERE: tuple[Bounded, ...] = ((math.nan, math.inf),) * (APART + ROUNDS * len(SCALES))


@cache
def of_symbol(name: str) -> Samples:
    """A symbol's values, the same in every run."""
    draw = random.Random(name)
    return draw.uniform(0.4, 1.3), draw.uniform(0.4, 1.3)


def cancels(total: Samples, one: Samples, other: Samples) -> bool:
    """Whether the two terms of a sum cancel at both points."""
    return all(abs(t) <= ROUNDING * (abs(a) + abs(b)) for t, a, b in zip(total, one, other, strict=True))


@cache
def bounded_symbol(name: str) -> tuple[Bounded, ...]:
    """A symbol's values at each place."""
    draw, value = random.Random(f"scales of {name}"), of_symbol(name)[0]
    apart = [scale for _ in range(ROUNDS) for scale in draw.sample(SCALES, len(SCALES))]
    return tuple((scale * value, 0.0) for scale in (*SCALES, 1.0, *apart))


def bounded_number(value: float) -> tuple[Bounded, ...]:
    """Those of a number, which may have been rounded where it was written."""
    return ((value, math.ulp(value)),) * len(NOWHERE)


def bounded_function(
    function: Callable[..., float] | None, arguments: Sequence[tuple[Bounded, ...]]
) -> tuple[Bounded, ...]:
    """Those of a function; what is undefined has no bound."""
    if function is None:
        return NOWHERE
    found = [_bounded(function, at) for at in zip(*arguments, strict=True)]
    if function in _OF_ANGLES:
        found[APART:] = [found[APART - 1]] * (len(found) - APART)
    return tuple(found)


def bounded(top: Any, own: Callable[[Any], tuple[Bounded, ...]]) -> tuple[Bounded, ...]:
    """Those of an expression, which its nodes keep.

    Args:
        top: a node, with its `arguments`, and with `bounded`, which is None where it is not known.
        own: gives those of a node from those of its arguments.
    """
    stack = [top]
    while stack:
        waiting = [x for x in stack[-1].arguments if x.bounded is None]
        if waiting:
            stack += waiting
        else:
            part = stack.pop()
            part.bounded = part.bounded or own(part)
    found: tuple[Bounded, ...] = top.bounded
    return found


def _bounded(function: Callable[..., float], arguments: Sequence[Bounded]) -> Bounded:
    values = [value for value, _ in arguments]
    try:
        found = function(*values)
        error = math.ulp(found)
        for k, (value, off) in enumerate(arguments):
            if off:
                error += max(abs(function(*values[:k], value + way, *values[k + 1 :]) - found) for way in (-off, off))
    except (ArithmeticError, ValueError):
        return NOWHERE[0]
    return found, error


def differs(values: Sequence[Bounded]) -> bool:
    """Whether a value at some scale is not zero, whatever rounding has done."""
    return any(abs(value) > SURE * error for value, error in values)


def of_function(function: Callable[..., float] | None, arguments: Sequence[Samples]) -> Samples:
    """A function's values.

    Undefined for none, which stands for one with a branch, since two points do not see both sides; and where one is so
    flat, or so steep, that terms beside it cancel only there.
    """
    if function is None:
        return UNDEFINED
    far = FAR.get(function)
    if far is not None and not all(abs(x) <= far for x in arguments[0]):
        return UNDEFINED
    try:
        if len(arguments) == 1:
            ((one, other),) = arguments
            return function(one), function(other)
        (one, other), (first, second) = arguments
        return function(one, first), function(other, second)
    except (ArithmeticError, ValueError):
        return UNDEFINED
