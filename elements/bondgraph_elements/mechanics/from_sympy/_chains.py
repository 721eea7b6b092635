"""Chains of the graph from rows: transformers from f, and the junctions they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import sympy as sp

from bondgraph.algebra import expressions
from bondgraph.errors import ExpressionError
from bondgraph.graph.chain import Chain
from bondgraph.graph.junction import Junction
from bondgraph.program.rank import is_singular
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics._arguments import LETTERS
from bondgraph_elements.mechanics._arithmetic import value
from bondgraph_elements.mechanics._matrix import Table
from bondgraph_elements.mechanics.from_sympy._rows import REST, Row
from bondgraph_elements.two_ports import TF

ENDINGS = tuple(f"_{x}" for x in LETTERS)
"""Of the components of a vector."""
OTHERS = {sp.sec: lambda x: 1 / sp.cos(x), sp.csc: lambda x: 1 / sp.sin(x), sp.cot: lambda x: sp.cos(x) / sp.sin(x)}
"""Functions that formulas do not hold, in those that they do."""


def formula(expression: Any, place: str) -> str:
    """An expression as a formula.

    Raises:
        ExpressionError: for functions that formulas do not hold, naming where it stands.
    """
    expression = sp.sympify(expression)
    for function, meaning in OTHERS.items():
        expression = expression.replace(function, meaning)
    try:
        return expressions.text(expression)
    except ExpressionError as refusal:
        law = f"of '{str(expression)[:60]}': {refusal.law}"
        raise ExpressionError(place, law, parties=(place,), remedy=refusal.remedy) from None


def table(rows: Sequence[Row], flows: Sequence[Any], clock: Any, place: str) -> Table:
    """Rows as a matrix: a column for each flow, and one for time itself, where there is one."""
    columns = [*flows, *([] if clock is None else [REST])]
    return tuple(tuple(formula(row.get(x, sp.S.Zero), place) for x in columns) for row in rows)


def carried(f: Junction, name: str, rows: Table, flow: One) -> Iterator[Chain]:
    """`f >> TF(rows) >> flow`. A regular modulus of numbers could pass flows back, and f would not be free: its parts
    cannot."""
    if len(rows) > 1 and _is_regular(rows):
        yield f >> TF(f"{name}_1", rows[:1]) >> flow[flow.components[:1]]
        yield f >> TF(f"{name}_2", rows[1:]) >> flow[flow.components[1:]]
    else:
        yield f >> TF(name, rows) >> flow


def _is_regular(rows: Table) -> bool:
    numbers = [[value(entry) for entry in row] for row in rows]
    if len(rows) != len(rows[0]) or any(x is None for row in numbers for x in row):
        return False
    return not is_singular(numbers)
