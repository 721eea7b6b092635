"""Scalars as lines of a program, whose operations they are written in."""

from __future__ import annotations

from typing import Any

from bondgraph.algebra.table.nodes import CALL, CONSTANT, SIGNED_POWER, SYMBOL, ordered
from bondgraph.algebra.table.scalar import Scalar
from bondgraph.program.program import Builder

LARGEST_POWER = 64
"""Higher powers are not written as products."""


def lower(expression: Scalar, builder: Builder, memo: dict[Any, Any]) -> int:
    """The slot of an expression's value in a program under construction.

    Raises:
        KeyError: for a symbol that `memo` does not hold: an undefined value, which never leaves the compiler.
        DerivativeError: for a derivative of a callable that was not declared.
    """
    emit = builder.emit
    for part in ordered(expression, memo):
        operation = part.operation
        if operation == CONSTANT:
            memo[part] = builder.number(part.value)
            continue
        if operation == SYMBOL:
            raise KeyError(part.value)
        given = [memo[x] for x in part.arguments]
        if operation == CALL:
            part.value.check_declared()
            memo[part] = builder.call(part.value, given)
        elif operation == "pow" and _is_product(part.arguments[1]):
            memo[part] = _power(builder, given[0], int(part.arguments[1].value))
        elif operation == SIGNED_POWER:
            memo[part] = _signed_power(builder, part, *given)
        else:
            memo[part] = emit(operation, *given)
    found: int = memo[expression]
    return found


def _is_product(exponent: Scalar) -> bool:
    return exponent.operation == CONSTANT and exponent.value.is_integer() and 0 < exponent.value <= LARGEST_POWER


def _power(builder: Builder, slot: int, exponent: int) -> int:
    if exponent == 1:
        return slot
    half = _power(builder, slot, exponent // 2)
    square = builder.emit("mul", half, half)
    return builder.emit("mul", square, slot) if exponent % 2 else square


def _signed_power(builder: Builder, part: Scalar, base: int, exponent: int) -> int:
    size = builder.emit("abs", base)
    root = part.arguments[1].operation == CONSTANT and part.arguments[1].value == 0.5
    power = builder.emit("sqrt", size) if root else builder.emit("pow", size, exponent)
    return builder.emit("mul", builder.emit("sign", base), power)
