"""From the table to sympy and back, for what only sympy can do: inverting laws, and LaTeX."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from bondgraph.algebra import sympy as reader
from bondgraph.algebra.sympy import on_behalf
from bondgraph.algebra.sympy.functions import SignedPower
from bondgraph.algebra.table.functions import BY_OPERATION
from bondgraph.algebra.table.nodes import CALL, CONSTANT, SIGNED_POWER, SYMBOL, ordered
from bondgraph.algebra.table.scalar import Scalar, binary, called, number, symbol


def invert(expression: Scalar, variable: Scalar, value: Scalar) -> Scalar | None:
    """The one x at which an expression in `variable` has a value; None where no exact inverse is found."""
    found: Scalar | None = on_behalf.invert(_WORDS, expression, variable, value)
    return found


def latex(expression: Any, names: Mapping[Scalar, str]) -> str:
    """The expression as LaTeX, with given names for its symbols, as sympy writes it."""
    return on_behalf.latex(_WORDS, expression, {s.value: label for s, label in names.items()})


def to_sympy(expression: Scalar) -> Any:
    """The expression in sympy."""
    values: dict[Scalar, Any] = {}
    for part in ordered(expression):
        values[part] = _value(part, [values[x] for x in part.arguments])
    return values[expression]


def _value(part: Scalar, given: Sequence[Any]) -> Any:
    operation, call = part.operation, reader.call
    if operation in _WRITTEN:
        return reduce(_WRITTEN[operation], given)
    match operation:
        case "symbol":
            return reader.symbol(part.value)
        case "const":
            return reader.number(int(part.value) if part.value.is_integer() else part.value)
        case "call":
            return reader.apply(part.value, given)
        case "neg":
            return -given[0]
        case "select":
            return call["where"](*given)
        case "lt" | "le":
            return call["<" if operation == "lt" else "<="](*given)
        case "asinh" | "atanh":
            return getattr(reader.sp, operation)(*given)
        case _ if operation == SIGNED_POWER:
            return SignedPower(*given)
    return call[operation](*given)


_WRITTEN: dict[str, Any] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b,
}  # fmt: skip
assert {SYMBOL, CONSTANT, CALL} == {"symbol", "const", "call"}

_WORDS = on_behalf.Words(
    to_sympy,
    symbol,
    number,
    called,
    lambda operation, given: BY_OPERATION[operation](*given),
    lambda x, exponent: binary(SIGNED_POWER, x, exponent),
)
