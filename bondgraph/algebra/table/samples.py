"""Values of expressions at two points: what vanishes, and what is the same however it is written."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable

from bondgraph.algebra.table.nodes import CALL, CONSTANT, SIGNED_POWER, SYMBOL, Node
from bondgraph.algebra.two_points import (
    NOWHERE,
    UNDEFINED,
    Bounded,
    Samples,
    bounded,
    bounded_function,
    bounded_number,
    bounded_symbol,
    cancels,
    differs,
    of_function,
    of_symbol,
)

VALUE_OF: dict[str, Callable[..., float]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv, "neg": operator.neg,
    "pow": math.pow, "sqrt": math.sqrt, "sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin,
    "acos": math.acos, "atan": math.atan, "atan2": math.atan2, "sinh": math.sinh, "cosh": math.cosh,
    "tanh": math.tanh, "asinh": math.asinh, "atanh": math.atanh, "exp": math.exp, "log": math.log,
    SIGNED_POWER: lambda x, r: math.copysign(abs(x) ** r, x),
}  # fmt: skip


def samples(expression: Node) -> Samples:
    """An expression's values; undefined where it has a branch, since two points do not see both sides."""
    found = expression.samples
    if found is None:
        stack = [expression]
        while stack:
            part = stack[-1]
            waiting = [x for x in part.arguments if x.samples is None]
            if waiting:
                stack += waiting
            else:
                found = part.samples = _at_two_points(part)
                stack.pop()
        assert found is not None
    return found


def _at_two_points(part: Node) -> Samples:
    if part.operation == SYMBOL:
        return of_symbol(part.value)
    if part.operation == CONSTANT:
        return part.value, part.value
    if part.operation == CALL:
        # It is compared as a number of its own for each function and arguments, never called for that.
        inside = [f"{value:.9e}" for x in part.arguments for value in samples(x)]
        return of_symbol.__wrapped__(f"{part.value.name} {part.value.identity} {inside}")
    return of_function(VALUE_OF.get(part.operation), [x.samples or UNDEFINED for x in part.arguments])


def vanishes(expression: Node) -> bool:
    """Whether it is zero: as a number, by a factor, or as a sum whose terms cancel."""
    operation, arguments = expression.operation, expression.arguments
    if operation == CONSTANT:
        return bool(expression.value == 0)
    if operation in ("neg", "div"):
        return vanishes(arguments[0])
    if operation == "mul":
        return vanishes(arguments[0]) or vanishes(arguments[1])
    if operation not in ("add", "sub"):
        return False
    return cancels(samples(expression), *map(samples, arguments)) and not differs(bounded(expression, at_scales))


def at_scales(part: Node) -> tuple[Bounded, ...]:
    """The values of a node at each scale, from those of its arguments."""
    if part.operation == SYMBOL:
        return bounded_symbol(part.value)
    if part.operation == CONSTANT:
        return bounded_number(part.value)
    return bounded_function(VALUE_OF.get(part.operation), [x.bounded or NOWHERE for x in part.arguments])
