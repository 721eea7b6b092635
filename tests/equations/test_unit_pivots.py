"""Elimination by unit pivots: what solves the rows before solves what is left of them, and nothing is divided."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
import sympy as sp
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.algebra import sympy as xp
from bondgraph.equations.affine import Affine
from bondgraph.equations.unit_pivots import eliminated
from bondgraph.program.tolerances import ROUNDED

SIZE = 5
UNKNOWNS = [xp.symbol(f"x{k}") for k in range(SIZE)]
coefficients = st.sampled_from([0, 0, 0, 1, -1, 1, -1, 2, -3])
solutions = st.lists(st.fractions(-3, 3, max_denominator=4), min_size=SIZE, max_size=SIZE)
matrices = st.lists(st.lists(coefficients, min_size=SIZE, max_size=SIZE), min_size=1, max_size=SIZE + 2)


def value(form: Affine, at: dict[sp.Symbol, sp.Rational]) -> sp.Expr:
    return form.known + sum((c * at[s] for s, c in form.terms.items()), sp.Integer(0))


@given(matrices, solutions)
def test_the_same_values_satisfy_rows_and_what_is_left_of_them(M: list[list[int]], x: list[Fraction]) -> None:
    at = dict(zip(UNKNOWNS, (sp.Rational(v.numerator, v.denominator) for v in x), strict=True))
    rows = []
    for row in M:
        terms = {s: sp.Integer(c) for s, c in zip(UNKNOWNS, row, strict=True) if c}
        rows.append(Affine(-sum((c * at[s] for s, c in terms.items()), sp.Integer(0)), terms))
    left, found = eliminated(xp, rows, UNKNOWNS)
    assert len(left) + len(found) == len(rows)
    assert all(value(row, at) == 0 for row in left)
    assert all(each.expression.subs(at) == at[each.symbol] for each in found)
    written = {each.symbol for each in found}
    assert len(written) == len(found)
    assert not any(written & row.terms.keys() for row in left)
    assert all(c.is_integer for row in left for c in row.terms.values())
    for symbol in set(UNKNOWNS) - written:  # tried after all that came before it, of which some may have brought a unit
        last = all(UNKNOWNS.index(symbol) > UNKNOWNS.index(each) for each in written)
        assert not last or all(abs(row.terms.get(symbol, 0)) != 1 for row in left)


def test_the_shortest_row_writes_an_unknown() -> None:
    x, y, z = UNKNOWNS[:3]
    one = xp.number(1)
    long, short = Affine(one, {x: one, y: one, z: one}), Affine(xp.number(5), {x: -one})
    left, found = eliminated(xp, [long, short], [x])
    assert [(each.symbol, each.expression) for each in found] == [(x, 5)]
    assert left == [Affine(xp.number(6), {y: one, z: one})]


@pytest.mark.parametrize("xp", [sympy, table, bg.algebra.casadi], ids=["sympy", "table", "casadi"])
@pytest.mark.parametrize("part, left", [(0.9, False), (1.1, True)])
def test_numbers_that_cancel_leave_no_pivot(xp: Any, part: float, left: bool) -> None:
    """x + 0.1 y = 0 and 0.1 x + 0.01 y = 0 are one equation, and 0.1 of 0.1 is no 0.01 in floats."""
    x, y = xp.symbol("x"), xp.symbol("y")
    one = Affine(xp.number(0), {x: xp.number(1), y: xp.number(0.1)})
    off = Affine(xp.number(0), {x: xp.number(0.1), y: xp.number(0.01)})
    assert not eliminated(xp, [one, off], [x])[0][0].terms
    near = Affine(xp.number(0), {x: xp.number(1), y: xp.number(1 + part * ROUNDED)})
    whole = Affine(xp.number(0), {x: xp.number(1), y: xp.number(1)})
    assert bool(eliminated(xp, [whole, near], [x])[0][0].terms) is left
