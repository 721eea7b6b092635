"""Values given to elements: laws, tables, energies and numbers, checked as they are read."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bondgraph.algebra import expressions
from bondgraph.algebra.expressions import as_quantity
from bondgraph.algebra.function import Applied, Function, undeclared
from bondgraph.algebra.quantity import Measured, Quantity, dimension_of, other_unit, quantity, unknown_units
from bondgraph.errors import SizeMismatch, StructureError, ValueRefused
from bondgraph.graph.element import Scalar
from bondgraph.graph.parameter import Parameter

if TYPE_CHECKING:
    from bondgraph.graph.graph import Graph


def table(name: str, value: Any, dimensions: tuple[int, ...]) -> str | tuple[Any, ...] | None:
    """A parameter as comparable text: a scalar (0), a vector (1) or a rectangular matrix (2), as `dimensions` allow.

    Raises:
        StructureError: for a table of another shape.
        ExpressionError: for an entry that is not a formula.
    """
    given = table_text(value)
    rows: Any = given if isinstance(given, tuple) else ()
    depth = 0 if not isinstance(given, tuple) else 1 + any(isinstance(row, tuple) for row in rows)
    regular = depth == 0 or (bool(rows) and all(entry is not None for entry in rows))
    if depth == 2:
        regular = all(isinstance(row, tuple) and row for row in rows) and len({len(row) for row in rows}) == 1
        regular = regular and all(isinstance(entry, str) for row in rows for entry in row)
    if depth not in dimensions or not regular:
        words = {0: "a formula", 1: "a vector", 2: "a matrix with rows of one length"}
        allowed = " or ".join(words[d] for d in dimensions)
        raise StructureError(name, f"its value must be {allowed}", parties=(name,), remedy="correct its shape")
    return given


def laws(name: str, value: Any) -> str | Function | tuple[str | Function, ...] | None:
    """A law, or several, as comparable text or functions; the derivatives of functions are checked.

    Raises:
        DerivativeError: for a callable without derivatives, or whose derivatives are not its derivatives.
        SizeMismatch: for a function that does not take one argument for each law.
        StructureError, ExpressionError: as `table`.
    """
    if isinstance(value, Function):
        return _checked(name, value, 1)
    if _is_callable(value):
        raise undeclared(name)
    if not isinstance(value, list | tuple):
        return table(name, value, (0, 1))
    found = []
    for law in value:
        if _is_callable(law):
            raise undeclared(name)
        found.append(_checked(name, law, len(value)) if isinstance(law, Function) else law)
    texts = table(name, ["0" if isinstance(law, Function) else law for law in found], (1,))
    assert isinstance(texts, tuple)
    return tuple(law if isinstance(law, Function) else text for law, text in zip(found, texts, strict=True))


def energy(name: str, value: Any) -> str | Function | None:
    """An energy as comparable text or a function of all components, whose derivatives are checked.

    Raises:
        DerivativeError, StructureError, ExpressionError: as `laws`.
    """
    if isinstance(value, Function):
        return _checked(name, value, len(value.derivatives))
    if _is_callable(value):
        raise undeclared(name)
    found = table(name, value, (0,))
    assert not isinstance(found, tuple)
    return found


def _is_callable(value: Any) -> bool:
    """Whether a value is a plain function; a sympy symbol can be called too, and is a formula."""
    return callable(value) and not hasattr(value, "free_symbols") and not isinstance(value, type | Function)


def _checked(name: str, function: Function, size: int) -> Function:
    if len(function.derivatives) != size:
        raise SizeMismatch(
            name,
            f"its {function!r} takes {len(function.derivatives)} arguments, and it has {size} laws",
            parties=(name,),
            remedy="give the function an argument, and a derivative, for each component",
        )
    letters = tuple(f"x{k + 1}" if size > 1 else "x" for k in range(size))
    Applied(function, name, function.name or name, letters).check_derivatives()
    return function


def scalar_text(value: Scalar | None) -> str | None:
    """A scalar parameter as comparable text, None where the element's name is to be the parameter."""
    return None if value is None else expressions.text(value)


def table_text(value: Any) -> str | tuple[Any, ...] | None:
    """A scalar, vector or matrix of formulas as nested tuples of comparable text."""
    if isinstance(value, str) or value is None:
        return scalar_text(value)
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, Sequence) and not isinstance(value, bytes):
        return tuple(table_text(entry) for entry in value)
    return scalar_text(value)


def finite(name: str, value: Any) -> float:
    """A finite float.

    Raises:
        ValueRefused: for anything else.
    """
    if type(value) is float and math.isfinite(value):
        return value
    try:
        number = float(value)
        if getattr(value, "shape", ()) != ():
            raise TypeError
    except (TypeError, ValueError, OverflowError):
        shown = repr(value)
        law = f"{shown if len(shown) <= 60 else f'a {type(value).__name__}'} is not a number"
        raise ValueRefused(name, law, parties=(name,), remedy=_number_wanted(value)) from None
    if not math.isfinite(number):
        raise ValueRefused(name, f"{value!r} is not finite", parties=(name,), remedy="give a finite number")
    return number


def measured(name: str, value: Any) -> float:
    """A finite float; of a text with a unit, such as "5 mH", the number in SI units, which knows its unit.

    Raises:
        ValueRefused: for anything else.
    """
    if isinstance(value, Measured):
        return value
    found = _quantity(value)
    return finite(name, value) if found is None else Measured(found)


def _quantity(value: Any) -> Quantity | None:
    return value if isinstance(value, Quantity) else quantity(value) if isinstance(value, str) else None


def _unit_of(value: Any) -> Quantity | None:
    return value.quantity if isinstance(value, Measured) else _quantity(value)


def in_si(graph: Graph, given: Any) -> Any:
    """Values or a start by name, their quantities as numbers in SI units; anything else as it is.

    Raises:
        ValueRefused: for a unit that does not fit the graph, or the other ones.
    """
    if not isinstance(given, Mapping):
        return given
    if _are_numbers(given):
        return given
    check_units(graph, given)
    near = {name: replace(given[name], value=float(unit)) for name, unit in _units(given, near=True).items()}
    return {**given, **{name: float(unit) for name, unit in _units(given).items()}, **near}


def check_units(graph: Graph, *given: Any) -> None:
    """Check the quantities among values and a start, each beside what the graph and the others say.

    Raises:
        ValueRefused: for a unit that does not fit.
    """
    named = [each for each in given if isinstance(each, Mapping) and not _are_numbers(each)]
    found = {name: unit for each in named for name, unit in {**_units(each), **_units(each, near=True)}.items()}
    if found:
        graph.domains.check(found)


def _are_numbers(given: Mapping[str, Any]) -> bool:
    """Whether no unit can be among values or a start: nearly always, and every run asks."""
    return {*map(type, given.values())} <= {float, int}


def _units(given: Mapping[str, Any], near: bool = False) -> dict[str, Quantity]:
    """The quantities by name, of what is given itself or of the guesses of states."""
    read = ((name, _unit_of(getattr(value, "value", None) if near else value)) for name, value in given.items())
    return {name: unit for name, unit in read if unit is not None}


def in_seconds(t: Any) -> Any:
    """Instants, those with a unit as numbers in seconds; anything else as it is."""
    if isinstance(t, list | tuple) and any(isinstance(each, str) for each in t):
        return type(t)(map(in_seconds, t))
    unit = _quantity(t)
    return t if unit is None or unit.dimension != dimension_of("s") else float(unit)


def _number_wanted(value: Any) -> str:
    """What to give in place of something that is no number."""
    several = getattr(value, "shape", ()) not in ((), (1,)) or (isinstance(value, list | tuple) and len(value) > 1)
    if isinstance(value, Parameter):
        name = value.called
        return f'declare {name} as a text, {name}: str = "2e-3", of which the body gets the value itself'
    if several:
        return "give one number; an input over time is bg.table(times, values), and several runs are bg.sweep"
    if isinstance(value, str) and (instead := as_quantity(value)):
        return f"write '{instead}'"
    if isinstance(value, str) and (strange := unknown_units(value)) and (instead := other_unit(strange[0])):
        return f"for '{strange[0]}' write {instead}; docs/units.md lists the units that are read"
    if isinstance(value, str) and re.match(r"\s*[-+]?[\d.]+(e[-+]?\d+)?\s*[A-Za-z]", value):
        return "give a number in SI units, such as 5e-3 for 5 mH; docs/units.md says where units are read, and which"
    if isinstance(value, str) and quantity(f"1 {value.strip()}") is not None:
        return f"write the number too, '1 {value.strip()}'"
    if callable(value) or isinstance(value, str):
        return "give a number: formulas of parameters, of t or of signals stand in the graph, as values of its elements"
    return "give a number"
