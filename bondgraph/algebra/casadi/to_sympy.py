"""From casadi to sympy and back, for what only sympy can do: inverting laws, and LaTeX."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from bondgraph.algebra import sympy as reader
from bondgraph.algebra.casadi.lowering import OPERATION_OF
from bondgraph.algebra.casadi.nodes import CONSTANT, SYMBOL, Node, ordered
from bondgraph.algebra.casadi.package import ca
from bondgraph.algebra.casadi.scalar import Called, Scalar, binary, called, number, symbol, unary
from bondgraph.algebra.sympy import on_behalf
from bondgraph.errors import ExpressionError

_CODE_OF = {name: code for code, name in OPERATION_OF.items() if code != ca.OP_CONSTPOW}


def invert(expression: Scalar, variable: Scalar, value: Scalar) -> Scalar | None:
    """The one x at which an expression in `variable` has a value; None where no exact inverse is found."""
    found: Scalar | None = on_behalf.invert(_WORDS, expression, variable, value)
    return found


def latex(expression: Any, names: Mapping[Scalar, str]) -> str:
    """The expression as LaTeX, with given names for its symbols, as sympy writes it."""
    return on_behalf.latex(_WORDS, expression, {s.key: label for s, label in names.items()})


def to_sympy(expression: Scalar) -> Any:
    """The expression in sympy."""
    values: dict[Node, Any] = {}
    for node in ordered(expression.node):
        if node.operation == SYMBOL:
            values[node] = _leaf(symbol(node.value))
        elif node.operation == CONSTANT:
            values[node] = reader.number(int(node.value) if node.value.is_integer() else node.value)
        else:
            values[node] = _operation(node.operation, [values[x] for x in node.arguments])
    return values[expression.node]


def _leaf(leaf: Scalar) -> Any:
    if isinstance(leaf, Called):
        return reader.apply(leaf.applied, [to_sympy(x) for x in leaf.arguments])
    return reader.symbol(leaf.key)


def _operation(operation: int, given: Sequence[Any]) -> Any:
    a, b, call = given[0], given[-1], reader.call
    match operation:
        case ca.OP_ADD:
            return a + b
        case ca.OP_SUB:
            return a - b
        case ca.OP_MUL:
            return a * b
        case ca.OP_DIV:
            return a / b
        case ca.OP_NEG:
            return -a
        case ca.OP_SQ:
            return a**2
        case ca.OP_TWICE:
            return 2 * a
        case ca.OP_INV:
            return 1 / a
        case ca.OP_POW | ca.OP_CONSTPOW:
            return a**b
        case ca.OP_LT:
            return a < b
        case ca.OP_LE:
            return a <= b
        case ca.OP_NOT:
            return ~a
        case ca.OP_IF_ELSE_ZERO:
            return call["where"](a, b, reader.number(0))
        case ca.OP_COPYSIGN:
            return call["sign"](b) * call["abs"](a)
    if OPERATION_OF.get(operation) not in call:
        law = f"operation {operation} of casadi has no word in sympy"
        raise ExpressionError("casadi", law, remedy="compile this graph in sympy, without algebra=")
    return call[OPERATION_OF[operation]](*given)


def _assigned(operation: str, given: Sequence[Scalar]) -> Scalar:
    code = _CODE_OF[operation]
    return unary(code)(*given) if len(given) == 1 else reduce(binary(code), given)


def _signed_power(x: Scalar, exponent: Scalar) -> Scalar:
    return binary(ca.OP_COPYSIGN)((x * x) ** (exponent / 2), x)


_WORDS = on_behalf.Words(to_sympy, symbol, number, called, _assigned, _signed_power)
