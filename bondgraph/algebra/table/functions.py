"""The functions of formulas: numbers are put in, and even and odd ones lose the sign of their argument."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from bondgraph.algebra.table.nodes import CONSTANT
from bondgraph.algebra.table.samples import VALUE_OF
from bondgraph.algebra.table.scalar import (
    UNDEFINED,
    Scalar,
    add,
    binary,
    div,
    mul,
    neg,
    number,
    power,
    root,
    selected,
    sub,
    unary,
)
from bondgraph.algebra.text.vocabulary import FUNCTIONS

_ODD = frozenset({"sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh", "sign"})
_EVEN = frozenset({"cos", "cosh", "abs"})
_VALUE_OF: dict[str, Callable[..., float]] = {
    **VALUE_OF, "abs": abs, "sign": lambda x: float((x > 0) - (x < 0)), "min": min, "max": max, "lt": float.__lt__,
    "le": float.__le__,
}  # fmt: skip


def function(operation: str) -> Callable[[Scalar], Scalar]:
    """A function of one argument by its name."""

    def apply(a: Scalar) -> Scalar:
        if a.operation == CONSTANT:
            return _folded(operation, a)
        if a.operation == "neg" and operation in _ODD:
            return neg(apply(a.arguments[0]))
        if a.operation == "neg" and operation in _EVEN:
            return apply(a.arguments[0])
        return unary(operation, a)

    return root if operation == "sqrt" else apply


def of_two(operation: str) -> Callable[[Scalar, Scalar], Scalar]:
    """A function of two arguments by its name, or a comparison."""

    def apply(a: Scalar, b: Scalar) -> Scalar:
        if a.operation == b.operation == CONSTANT:
            return _folded(operation, a, b)
        if a is b and operation in ("min", "max"):
            return a
        return binary(operation, a, b)

    return apply


def where(condition: Scalar, yes: Scalar, no: Scalar) -> Scalar:
    """One of two values, as a comparison says."""
    if condition is UNDEFINED:
        return UNDEFINED
    if condition.operation == CONSTANT:
        return yes if condition.value else no
    return yes if yes is no else selected(condition, yes, no)


def _folded(operation: str, *constants: Scalar) -> Scalar:
    if any(x is UNDEFINED for x in constants):
        return UNDEFINED
    try:
        return number(_VALUE_OF[operation](*(x.value for x in constants)))
    except (ArithmeticError, ValueError):
        return UNDEFINED


BY_OPERATION: dict[str, Callable[..., Scalar]] = {
    "add": add, "sub": sub, "mul": mul, "div": div, "neg": neg, "pow": power, "select": where,
    **{name: function(name) for name in ("asinh", "atanh")},
    **{name: function(name) for name, arity in FUNCTIONS.items() if arity == 1},
    **{name: of_two(name) for name in ("atan2", "min", "max", "lt", "le")},
}  # fmt: skip
"""The operations of a program, as they are taken of scalars."""

call: dict[str, Any] = {
    **{name: BY_OPERATION[name] for name in FUNCTIONS if name != "where"},
    "pi": number(math.pi), "where": where,
    "<": BY_OPERATION["lt"], "<=": BY_OPERATION["le"], ">": lambda a, b: BY_OPERATION["lt"](b, a),
    ">=": lambda a, b: BY_OPERATION["le"](b, a),
}  # fmt: skip
"""What formulas may hold by name, and the comparisons by sign."""
