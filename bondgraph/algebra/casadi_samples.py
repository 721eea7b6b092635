"""Values of casadi's operations at two points: numbers tell where the terms of a sum cancel, which casadi leaves."""

from __future__ import annotations

import math
import operator
import random
from collections.abc import Callable, Sequence
from functools import cache

from bondgraph.algebra.casadi_package import ca

Samples = tuple[float, float]

_FUNCTIONS: dict[int, Callable[..., float]] = {
    ca.OP_ADD: operator.add, ca.OP_SUB: operator.sub, ca.OP_MUL: operator.mul, ca.OP_DIV: operator.truediv,
    ca.OP_NEG: operator.neg, ca.OP_POW: math.pow, ca.OP_CONSTPOW: math.pow, ca.OP_SQ: lambda x: x * x,
    ca.OP_TWICE: lambda x: x + x, ca.OP_INV: lambda x: 1 / x, ca.OP_SQRT: math.sqrt, ca.OP_SIN: math.sin,
    ca.OP_COS: math.cos, ca.OP_TAN: math.tan, ca.OP_ASIN: math.asin, ca.OP_ACOS: math.acos, ca.OP_ATAN: math.atan,
    ca.OP_ATAN2: math.atan2, ca.OP_SINH: math.sinh, ca.OP_COSH: math.cosh, ca.OP_TANH: math.tanh,
    ca.OP_ASINH: math.asinh, ca.OP_ATANH: math.atanh, ca.OP_EXP: math.exp, ca.OP_LOG: math.log,
    ca.OP_COPYSIGN: math.copysign,
}  # fmt: skip
UNDEFINED: Samples = (math.nan, math.nan)


@cache
def of_symbol(name: str) -> Samples:
    """A symbol's values, the same in every run."""
    draw = random.Random(name)
    return draw.uniform(0.4, 1.3), draw.uniform(0.4, 1.3)


def of_operation(operation: int, arguments: Sequence[Samples]) -> Samples:
    """An operation's values; undefined where it has a branch, since two points do not see both sides."""
    function = _FUNCTIONS.get(operation)
    if function is None:
        return UNDEFINED
    try:
        if len(arguments) == 1:
            ((one, other),) = arguments
            return function(one), function(other)
        (one, other), (first, second) = arguments
        return function(one, first), function(other, second)
    except (ArithmeticError, ValueError):
        return UNDEFINED
