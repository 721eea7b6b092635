"""Values of expressions at two points, by which it is seen that terms cancel, or that two are written differently."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import cache

Samples = tuple[float, float]
UNDEFINED: Samples = (math.nan, math.nan)
FAR = dict.fromkeys((math.exp, math.sinh, math.cosh, math.tanh), 10.0)
"""Arguments beyond which functions lose in sums what they are elsewhere: 1 - tanh(x)**2 is 8e-9 there, then nothing."""


@cache
def of_symbol(name: str) -> Samples:
    """A symbol's values, the same in every run."""
    draw = random.Random(name)
    return draw.uniform(0.4, 1.3), draw.uniform(0.4, 1.3)


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
