"""Rows: expressions that are linear in flows, by the coefficient of each."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import sympy as sp

from bondgraph.program.tolerances import DIGITS, ROUNDING

Row = dict[Any, Any]
"""The coefficient of each flow; of 1, what is left."""

REST = sp.S.One


def added(row: Row, factor: Any, other: Row) -> None:
    """Add a multiple of another row."""
    for flow, coefficient in other.items():
        row[flow] = row.get(flow, 0) + factor * coefficient


def tidied(rows: Sequence[Row]) -> list[Row]:
    """Rows without the coefficients that vanish identically, also where only numbers tell."""
    entries = [(k, flow, x) for k, row in enumerate(rows) for flow, x in row.items() if x != 0]
    gone = vanishing([x for _, _, x in entries])
    found: list[Row] = [{} for _ in rows]
    for (k, flow, x), nothing in zip(entries, gone, strict=True):
        if not nothing:
            found[k][flow] = x
    return found


def alike(one: Sequence[Row], other: Sequence[Row]) -> bool:
    """Whether rows are the same, at random values, where they are all defined."""
    return all(vanishing(_differences(one, other)))


def differ(one: Sequence[Row], other: Sequence[Row]) -> bool:
    """Whether rows are not the same at some of these values; neither this nor `alike` where they are not defined."""
    found = [x for x in _differences(one, other) if x != 0]
    return any(value is not None and abs(value) > DIGITS for values in _samples(found) for value in values)


def _differences(one: Sequence[Row], other: Sequence[Row]) -> list[Any]:
    found = []
    for a, b in zip(one, other, strict=True):
        difference = dict(a)
        added(difference, -1, b)
        found += list(difference.values())
    return found


def vanishing(expressions: Sequence[Any]) -> list[bool]:
    """Whether each expression is zero: those without symbols as they stand, others at random values."""
    open_ = [k for k, x in enumerate(expressions) if x != 0]
    found = [x == 0 for x in expressions]
    for k, values in zip(open_, zip(*_samples([expressions[k] for k in open_]), strict=True), strict=False):
        found[k] = all(value is not None and abs(value) < ROUNDING for value in values)
    return found


def _samples(expressions: Sequence[Any]) -> list[list[float | None]]:
    """Values at a few points; None where there is none."""
    symbols = symbols_in(expressions)
    draw = random.Random(0)
    return [at(symbols, expressions, [draw.uniform(0.2, 1.2) for _ in symbols]) for _ in range(3)]


def at(symbols: Sequence[Any], expressions: Sequence[Any], values: Sequence[float]) -> list[float | None]:
    """The values of expressions at a point; None where there is none."""
    function = sp.lambdify([*symbols], [*expressions], modules="math", cse=True)
    try:
        return [float(x) for x in function(*values)]
    except (ArithmeticError, ValueError, TypeError, NameError):
        return [_alone(symbols, x, values) for x in expressions]


def _alone(symbols: Sequence[Any], expression: Any, values: Sequence[float]) -> float | None:
    try:
        return float(expression.subs(dict(zip(symbols, values, strict=True))))
    except (ArithmeticError, ValueError, TypeError):
        return None


def symbols_in(expressions: Iterable[Any]) -> list[Any]:
    """The symbols of expressions, in order of name."""
    found = {s for x in expressions for s in sp.sympify(x).free_symbols}
    return sorted(found, key=lambda s: (s.name, str(s.assumptions0)))
