"""Echelon form: independent rows, pivots, and what is left of rows that repeat others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bondgraph.algebra import sympy as xp
from bondgraph.equations.affine import Affine
from bondgraph.equations.row_echelon import Echelon, Pivoting

UNKNOWNS = [xp.symbol(name) for name in "uvw"]
a, b = xp.symbol("a"), xp.symbol("b")
POINTS = [{a: 0.7, b: -0.4}, {a: -1.1, b: 0.9}]


def echelon(rows: list[list[Any]], known: list[Any], phases: list[list[int]] | None = None) -> Echelon:
    """The echelon form of rows in u, v and w, with coefficients in a and b."""
    values = [[[float(x.subs(p)) for x in map(xp.number, row)] for row in rows] for p in POINTS]
    right = [[float(xp.number(x).subs(p)) for x in known] for p in POINTS]
    forms = [
        Affine(xp.number(k), {s: xp.number(x) for s, x in zip(UNKNOWNS, row, strict=True) if x != 0})
        for row, k in zip(rows, known, strict=True)
    ]
    return Pivoting(xp, forms, UNKNOWNS, np.array(values), np.array(right)).run(phases or [[0, 1, 2]])


def test_independent_rows_leave_nothing() -> None:
    found = echelon([[1, a, 0], [0, 1, b], [0, 0, 1]], [a, b, 1])
    assert sorted(found.independent) == [0, 1, 2] and sorted(found.columns) == [0, 1, 2] and not found.nulls


@pytest.mark.parametrize("factor", [2, a, 1 + b**2])
def test_of_a_row_that_repeats_another_what_is_known_is_left(factor: Any) -> None:
    """A row and a multiple of it: left is whether what is known is the same multiple."""
    row, known = [1, a, -1], a * b
    for extra in (0, b):
        found = echelon([row, [factor * x for x in row]], [known, factor * known + extra])
        assert len(found.independent) == 1
        ((null, values),) = found.nulls
        expression = found.rows.left(null).known
        exact = [float(xp.number(extra).subs(p)) for p in POINTS]
        first = found.independent[0] == 0
        scale = [1.0 if first else float(1 / xp.number(factor).subs(p)) for p in POINTS]
        np.testing.assert_allclose(np.abs(values), np.abs(np.multiply(exact, scale)), atol=1e-12)
        let = {step.symbol: step.expression for step in found.rows.values}
        shown = [float(xp.substitute(expression, let).subs(p)) for p in POINTS]
        np.testing.assert_allclose(shown, values, atol=1e-12)


def test_the_first_columns_are_taken_first() -> None:
    """However small their entries."""
    found = echelon([[1e-3, 1, 0], [0, 1, 1]], [0, 0], [[0], [1, 2]])
    assert found.columns[0] == 0 and found.independent[0] == 0


def test_what_is_divided_by_is_told() -> None:
    found = echelon([[1 + a**2, 1, 0], [1 + a**2, 0, 1]], [0, 0], [[0], [1, 2]])
    assert found.divisors == (0,) and found.rows.pivot(0) == 1 + a**2
    assert not echelon([[1 + a**2, 1, 0]], [0]).divisors


def test_what_is_divided_by_elsewhere_is_what_its_symbols_give() -> None:
    """By the same pivots, wherever these are larger; undefined where one before vanishes."""
    rows = [[1 + a**2, b, 1], [a, 1, b], [b, a, 2]]
    found = echelon(rows, [0, 0, 0])
    there = [{a: 2.0, b: 0.5}, {a: -0.3, b: 3.0}]
    numbers = [[[float(xp.number(x).subs(p)) for x in row] for row in rows] for p in there]
    let: dict[Any, Any] = {}
    divisors = [found.rows.pivot(k) for k in found.divisors]
    for step in found.rows.values:
        let[step.symbol] = xp.substitute(step.expression, let)
    exact = [[float(xp.substitute(x, let).subs(p)) for x in divisors] for p in there]
    assert len(divisors) == 2
    np.testing.assert_allclose(found.divided_by(np.array(numbers)), exact, rtol=1e-12)
    vanishing = np.where(np.arange(3)[:, None] == found.independent[0], 0.0, numbers[0])
    assert not np.isfinite(found.divided_by(vanishing[None])).all()


def test_rows_that_nothing_asks_for_are_not_written_out() -> None:
    """Of a chain of rows that each share an unknown with the next, and a pair apart, only the pair is."""
    found = echelon([[1, a, 0], [a, 1, 0], [0, 0, b], [0, 0, b]], [0, 0, 0, a])
    ((null, _),) = found.nulls
    assert null in (2, 3) and found.rows.left(null).known.has(a)
    assert found.rows.made == {2, 3}
