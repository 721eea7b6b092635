"""Symbols replaced in scalars, whose operations are then taken again."""

from __future__ import annotations

from collections.abc import Mapping

from bondgraph.algebra.table.derivatives import free
from bondgraph.algebra.table.functions import BY_OPERATION
from bondgraph.algebra.table.nodes import CALL, SIGNED_POWER
from bondgraph.algebra.table.scalar import Scalar, binary, called


def replaced(expression: Scalar, values: Mapping[Scalar, Scalar], memo: dict[Scalar, Scalar] | None = None) -> Scalar:
    """A scalar with symbols replaced, all at once.

    Args:
        expression: the scalar.
        values: what stands for a symbol.
        memo: of the same values; completed.
    """
    memo = {} if memo is None else memo
    moved = values.keys()
    if moved.isdisjoint(free(expression)):
        return expression
    stack = [expression]
    while stack:
        part = stack[-1]
        if part in memo:
            stack.pop()
        elif part in values:
            memo[part] = values[part]
        elif moved.isdisjoint(free(part)):
            memo[part] = part
        elif waiting := [x for x in part.arguments if x not in memo]:
            stack += waiting[::-1]
        else:
            memo[part] = _again(part, [memo[x] for x in part.arguments])
    return memo[expression]


def _again(part: Scalar, arguments: list[Scalar]) -> Scalar:
    if part.operation == CALL:
        return called(part.value, arguments)
    if part.operation == SIGNED_POWER:
        return binary(SIGNED_POWER, *arguments)
    return BY_OPERATION[part.operation](*arguments)
