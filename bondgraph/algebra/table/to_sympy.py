"""From the table to sympy and back, for what only sympy can do: inverting laws, and LaTeX."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from bondgraph.algebra import sympy as reader
from bondgraph.algebra.matrix import Matrix
from bondgraph.algebra.sympy.functions import SignedPower
from bondgraph.algebra.table.functions import BY_OPERATION
from bondgraph.algebra.table.nodes import CALL, CONSTANT, SIGNED_POWER, SYMBOL, ordered
from bondgraph.algebra.table.scalar import Scalar, binary, called, number, symbol
from bondgraph.program.program import Assign, Builder, Call, Line


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
    named = {reader.symbol(s.value): label for s, label in names.items()}
    if isinstance(expression, Matrix):
        return reader.latex(reader.matrix([list(map(to_sympy, row)) for row in expression.rows]), named)
    return reader.latex(to_sympy(expression), named)


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


def _from_lines(lines: Sequence[Line], arguments: Sequence[Scalar]) -> dict[int, Scalar]:
    """The values of a program's lines, by slot."""
    values = dict(enumerate(arguments))
    made = {line.slot: line for line in lines if isinstance(line, Assign)}
    for line in lines:
        if isinstance(line, Call):
            assert hasattr(line.function, "identity")
            values[line.slot] = called(line.function, [values[k] for k in line.arguments])  # type: ignore[arg-type]
        elif isinstance(line, Assign):
            given = [values[k] for k in line.arguments]
            signed = _signed_power(line, made, values)
            values[line.slot] = number(line.value) if line.operation == "const" else (
                signed or BY_OPERATION[line.operation](*given)
            )  # fmt: skip
    return values


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
    exponent = values[power.arguments[1]] if power.operation == "pow" else number(0.5)
    return binary(SIGNED_POWER, values[sign.arguments[0]], exponent)
