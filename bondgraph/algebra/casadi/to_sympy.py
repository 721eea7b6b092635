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
from bondgraph.algebra.matrix import Matrix
from bondgraph.errors import ExpressionError
from bondgraph.program.program import Assign, Builder, Call, Line

_CODE_OF = {name: code for code, name in OPERATION_OF.items() if code != ca.OP_CONSTPOW}


def invert(expression: Scalar, variable: Scalar, value: Scalar) -> Scalar | None:
    """The one x at which an expression in `variable` has a value; None where no exact inverse is found."""
    found = reader.invert(*(to_sympy(x) for x in (expression, variable, value)))
    if found is None or not reader.is_finite(found):
        return None
    names = sorted(map(reader.name, reader.free(found)))
    builder = Builder(names)
    slot = reader.lower(found, builder, {reader.symbol(name): k for k, name in enumerate(names)})
    return _from_lines(builder.lines, [symbol(name) for name in names])[slot]


def latex(expression: Any, names: Mapping[Scalar, str]) -> str:
    """The expression as LaTeX, with given names for its symbols, as sympy writes it."""
    named = {reader.symbol(s.key): label for s, label in names.items()}
    if isinstance(expression, Matrix):
        return reader.latex(reader.matrix([list(map(to_sympy, row)) for row in expression.rows]), named)
    return reader.latex(to_sympy(expression), named)


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


def _from_lines(lines: Sequence[Line], arguments: Sequence[Scalar]) -> dict[int, Scalar]:
    """The values of a program's lines, by slot."""
    values = dict(enumerate(arguments))
    made = {line.slot: line for line in lines if isinstance(line, Assign)}
    for line in lines:
        if isinstance(line, Call):
            assert hasattr(line.function, "identity")
            values[line.slot] = called(line.function, tuple(values[k] for k in line.arguments))  # type: ignore[arg-type]
        elif isinstance(line, Assign):
            values[line.slot] = _signed_power(line, made, values) or _assigned(line, values)
    return values


def _assigned(line: Assign, values: Mapping[int, Scalar]) -> Scalar:
    if line.operation == "const":
        return number(line.value)
    given = [values[k] for k in line.arguments]
    code = _CODE_OF[line.operation]
    return unary(code)(*given) if len(given) == 1 else reduce(binary(code), given)


def _signed_power(line: Assign, made: Mapping[int, Assign], values: Mapping[int, Scalar]) -> Scalar | None:
    """sign(x) |x|**r, which an inverse may hold: smooth enough to step across zero, so that it marks no branch."""
    if line.operation != "mul":
        return None
    factors = sorted((made[k] for k in line.arguments if k in made), key=lambda part: part.operation)
    if [part.operation for part in factors] not in (["pow", "sign"], ["sign", "sqrt"]):
        return None
    power = next(part for part in factors if part.operation != "sign")
    sign = next(part for part in factors if part.operation == "sign")
    inside = made.get(power.arguments[0])
    if inside is None or (inside.operation, inside.arguments) != ("abs", sign.arguments):
        return None
    x = values[sign.arguments[0]]
    exponent = values[power.arguments[1]] if power.operation == "pow" else number(0.5)
    return binary(ca.OP_COPYSIGN)((x * x) ** (exponent / 2), x)
