"""What only sympy can do, done for the other algebras: inverting laws, and LaTeX."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra import sympy as reader
from bondgraph.algebra.matrix import Matrix
from bondgraph.program.program import Assign, Builder, Call, Line


@dataclass(frozen=True)
class Words:
    """How an algebra writes what sympy has found.

    Attributes:
        to_sympy: a scalar of its own in sympy.
        symbol: the symbol of a name.
        number: a number.
        called: a function's value at some arguments.
        operation: the value of one of the program's operations, by its name and arguments.
        signed_power: sign(x) |x|**r of x and r.
    """

    to_sympy: Callable[[Any], Any]
    symbol: Callable[[str], Any]
    number: Callable[[float], Any]
    called: Callable[[Any, tuple[Any, ...]], Any]
    operation: Callable[[str, Sequence[Any]], Any]
    signed_power: Callable[[Any, Any], Any]


def invert(words: Words, expression: Any, variable: Any, value: Any) -> Any:
    """The one x at which an expression in `variable` has a value; None where no exact inverse is found."""
    found = reader.invert(*map(words.to_sympy, (expression, variable, value)))
    if found is None or not reader.is_finite(found):
        return None
    names = sorted(map(reader.name, reader.free(found)))
    builder = Builder(names)
    slot = reader.lower(found, builder, {reader.symbol(name): k for k, name in enumerate(names)})
    return _from_lines(words, builder.lines, map(words.symbol, names))[slot]


def latex(words: Words, expression: Any, names: Mapping[str, str]) -> str:
    """An expression as LaTeX, with given names for its symbols, as sympy writes it."""
    named = {reader.symbol(name): label for name, label in names.items()}
    if isinstance(expression, Matrix):
        return reader.latex(reader.matrix([list(map(words.to_sympy, row)) for row in expression.rows]), named)
    return reader.latex(words.to_sympy(expression), named)


def _from_lines(words: Words, lines: Sequence[Line], arguments: Any) -> dict[int, Any]:
    """The values of a program's lines, by slot."""
    values: dict[int, Any] = dict(enumerate(arguments))
    made = {line.slot: line for line in lines if isinstance(line, Assign)}
    for line in lines:
        if isinstance(line, Call):
            values[line.slot] = words.called(line.function, tuple(values[k] for k in line.arguments))
        elif isinstance(line, Assign):
            given = [values[k] for k in line.arguments]
            if line.operation == "const":
                values[line.slot] = words.number(line.value)
            elif (signed := _signed_power(words, line, made, values)) is not None:
                values[line.slot] = signed
            else:
                values[line.slot] = words.operation(line.operation, given)
    return values


def _signed_power(words: Words, line: Assign, made: Mapping[int, Assign], values: Mapping[int, Any]) -> Any:
    """sign(x) |x|**r, which an inverse may hold."""
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
    exponent = values[power.arguments[1]] if power.operation == "pow" else words.number(0.5)
    return words.signed_power(values[sign.arguments[0]], exponent)
