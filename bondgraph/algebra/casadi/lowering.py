"""casadi's expressions as lines of a program."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bondgraph.algebra.casadi.nodes import COMPARISONS, CONSTANT, SYMBOL, Node, ordered
from bondgraph.algebra.casadi.package import ca
from bondgraph.algebra.casadi.scalar import Called, Scalar, symbol
from bondgraph.program.program import Builder

OPERATION_OF = {
    ca.OP_ADD: "add", ca.OP_SUB: "sub", ca.OP_MUL: "mul", ca.OP_DIV: "div", ca.OP_NEG: "neg", ca.OP_POW: "pow",
    ca.OP_CONSTPOW: "pow", ca.OP_SQRT: "sqrt", ca.OP_FABS: "abs", ca.OP_SIGN: "sign", ca.OP_FMIN: "min",
    ca.OP_FMAX: "max", ca.OP_SIN: "sin", ca.OP_COS: "cos", ca.OP_TAN: "tan", ca.OP_ASIN: "asin", ca.OP_ACOS: "acos",
    ca.OP_ATAN: "atan", ca.OP_ATAN2: "atan2", ca.OP_SINH: "sinh", ca.OP_COSH: "cosh", ca.OP_TANH: "tanh",
    ca.OP_ASINH: "asinh", ca.OP_ATANH: "atanh", ca.OP_EXP: "exp", ca.OP_LOG: "log",
}  # fmt: skip
"""Operations that a program has, too."""
_PASSED = {ca.OP_MUL, ca.OP_DIV, ca.OP_NEG}
"""Operations that leave zero where their first argument is zero."""


@dataclass(frozen=True)
class _Condition:
    """A comparison, or its opposite."""

    slot: int
    holds: bool = True


@dataclass(frozen=True)
class _Guarded:
    """A value where a condition holds, else zero: that, even where the value is undefined."""

    condition: _Condition
    slot: int


Value = int | _Condition | _Guarded


def lower(expression: Scalar, builder: Builder, memo: dict[Any, Any]) -> int:
    """The slot of an expression's value in a program under construction.

    Raises:
        KeyError: for a symbol that `memo` does not hold: an undefined value, which never leaves the compiler.
        DerivativeError: for a derivative of a callable that was not declared.
    """
    return _Lowering(builder, memo).run(expression.node)


class _Lowering:
    """`memo` has the slots of symbols, and gets the values of nodes."""

    def __init__(self, builder: Builder, memo: dict[Any, Any]) -> None:
        self.builder, self.memo = builder, memo

    def run(self, node: Node) -> int:
        memo = self.memo
        for part in ordered(node, memo):
            if part.operation == SYMBOL:
                memo[part] = self._leaf(symbol(part.value))
            elif part.operation == CONSTANT:
                memo[part] = self.builder.number(part.value)
            elif part.smooth and part.operation in OPERATION_OF:
                memo[part] = self.builder.emit(OPERATION_OF[part.operation], *[memo[x] for x in part.arguments])
            else:
                memo[part] = self._value(part.operation, [memo[x] for x in part.arguments])
        return self._settled(self.memo[node])

    def _leaf(self, leaf: Scalar) -> int:
        if not isinstance(leaf, Called):
            slot: int = self.memo[leaf]
            return slot
        leaf.applied.check_declared()
        slots = [lower(argument, self.builder, self.memo) for argument in leaf.arguments]
        return self.builder.call(leaf.applied, slots)

    def _value(self, operation: int, arguments: list[Value]) -> Value:
        first, last = arguments[0], arguments[-1]
        if operation in COMPARISONS:
            return _Condition(self.builder.emit(COMPARISONS[operation], *map(self._settled, arguments)))
        if operation == ca.OP_NOT and isinstance(first, _Condition):
            return replace(first, holds=not first.holds)
        if operation == ca.OP_IF_ELSE_ZERO and isinstance(first, _Condition):
            return _Guarded(first, self._settled(last))
        if operation == ca.OP_ADD and isinstance(first, _Guarded) and isinstance(last, _Guarded):
            one, other = first.condition, last.condition
            if one.slot == other.slot and one.holds != other.holds:
                return self._select(one, first.slot, last.slot)
        if operation in _PASSED and isinstance(first, _Guarded):
            rest = [self._settled(x) for x in arguments[1:]]
            return replace(first, slot=self._emit(operation, [first.slot, *rest]))
        if operation == ca.OP_MUL and isinstance(last, _Guarded):
            return replace(last, slot=self._emit(operation, [self._settled(first), last.slot]))
        return self._emit(operation, list(map(self._settled, arguments)))

    def _emit(self, operation: int, slots: list[int]) -> int:
        emit = self.builder.emit
        if operation in OPERATION_OF:
            return emit(OPERATION_OF[operation], *slots)
        match operation:
            case ca.OP_ASSIGN:
                return slots[0]
            case ca.OP_SQ:
                return emit("mul", slots[0], slots[0])
            case ca.OP_TWICE:
                return emit("add", slots[0], slots[0])
            case ca.OP_INV:
                return emit("div", self.builder.number(1.0), slots[0])
            case ca.OP_COPYSIGN:
                return emit("mul", emit("sign", slots[1]), emit("abs", slots[0]))
        raise KeyError(f"operation {operation} of casadi")

    def _select(self, condition: _Condition, yes: int, no: int) -> int:
        branches = (yes, no) if condition.holds else (no, yes)
        return self.builder.emit("select", condition.slot, *branches)

    def _settled(self, value: Value) -> int:
        """The slot of a value that is used as a number."""
        if isinstance(value, int):
            return value
        zero = self.builder.number(0.0)
        if isinstance(value, _Condition):
            return self._select(value, self.builder.number(1.0), zero)
        return self._select(value.condition, value.slot, zero)
