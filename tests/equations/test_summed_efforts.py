"""Sums of many efforts: rows without them have the same solutions, and take fewer operations."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
import sympy as sp
from hypothesis import given
from hypothesis import strategies as st
from linkages import LINKAGES, scissors

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.equations import index_reduction
from bondgraph.equations.affine import Affine
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.equations.summed_efforts import MANY, without_sums

RATES, EFFORTS, SUMS = ([xp.symbol(f"{letter}{k}") for k in range(3)] for letter in "xes")
ALL = [*RATES, *EFFORTS, *SUMS]
coefficients = st.sampled_from([0, 0, 1, -1, 2, -3])
lines = st.lists(coefficients, min_size=9, max_size=9)
values = st.lists(st.fractions(-3, 3, max_denominator=4), min_size=6, max_size=6)


def value(form: Affine, at: dict[sp.Symbol, sp.Rational]) -> sp.Expr:
    return form.known + sum((c * at[s] for s, c in form.terms.items()), sp.Integer(0))


@given(st.lists(lines, min_size=1, max_size=6), st.lists(lines, min_size=3, max_size=3), values)
def test_the_same_values_satisfy_rows_and_what_is_left_of_them(
    M: list[list[int]], S: list[list[int]], x: list[Fraction]
) -> None:
    at = {s: sp.Rational(v.numerator, v.denominator) for s, v in zip(ALL, x, strict=False)}
    sums: dict[sp.Symbol, Affine] = {}
    for k, symbol in enumerate(SUMS):
        before = [*RATES, *EFFORTS, *SUMS[:k]]
        form = Affine(sp.Integer(k), {s: sp.Integer(c) for s, c in zip(before, S[k], strict=False) if c})
        sums[symbol], at[symbol] = form, value(form, at)
    rows = []
    for line in M:
        terms = {s: sp.Integer(c) for s, c in zip(ALL, line, strict=True) if c}
        rows.append(Affine(-sum((c * at[s] for s, c in terms.items()), sp.Integer(0)), terms))
    left, found = without_sums(xp, rows, sums, EFFORTS)
    gone = {*SUMS, *(each.symbol for each in found)}
    assert len(left) + len(found) == len(rows)
    assert all(value(row, at) == 0 and not gone & row.terms.keys() for row in left)
    assert all(each.expression.subs(at) == at[each.symbol] for each in found)
    assert all(each.expression.free_symbols <= {*RATES} for each in found)


def test_no_row_is_taken_that_could_write_a_rate_or_a_sum() -> None:
    (x, _, _), (e, f, _), (s, _, _) = RATES, EFFORTS, SUMS
    one, two, zero = xp.number(1), xp.number(2), xp.number(0)
    sums = {s: Affine(zero, {e: one, f: one})}
    for row in (
        Affine(zero, {e: one, x: one}),
        Affine(zero, {e: one, f: two}),
        Affine(zero, {s: one, x: two}),
        Affine(zero, {e: one, s: two}),
        Affine(zero, {e: two, x: two}),
    ):
        left, found = without_sums(xp, [row], sums, EFFORTS)
        assert len(left) == 1 and not found, row
    left, found = without_sums(xp, [Affine(zero, {e: one, x: two})], sums, EFFORTS)
    assert not left and [each.symbol for each in found] == [e]


def test_the_shortest_row_writes_an_effort() -> None:
    (x, y, _), (e, _, _), two = RATES, EFFORTS, xp.number(2)
    long = Affine(xp.number(0), {e: xp.number(1), x: two, y: two})
    short = Affine(xp.number(0), {e: xp.number(-1), x: two})
    for rows in ([long, short], [short, long]):
        _, found = without_sums(xp, rows, {}, EFFORTS)
        assert [each.expression for each in found] == [2 * x]


def compiled(name: str, many: float, monkeypatch: pytest.MonkeyPatch) -> tuple[Equations, dict[str, float]]:
    linkage = scissors(8).closed_by(*(f"R{k}" for k in range(1, 8)), "slide") if name == "lift" else LINKAGES[name]()
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    with monkeypatch.context() as patch:
        patch.setattr(index_reduction, "MANY", many)
        return bg.compile(linkage.graph, algebra=bg.algebra.table, start=start), start


@pytest.mark.parametrize("name", ["lift", "stewart", "jansen"])
def test_accelerations_are_those_without_sums(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_sums, start = compiled(name, MANY, monkeypatch)
    without, _ = compiled(name, float("inf"), monkeypatch)
    one, other = (bg.simulate(each, [0.0, 1e-3, 2e-3], start=start) for each in (with_sums, without))
    assert with_sums.states == without.states
    size = max(np.abs(np.array([other[f"{s}"] for s in without.states])).max(), 1.0)
    for state in without.states:
        assert np.abs(one[state] - other[state]).max() <= 1e-9 * size, state


def test_a_lift_takes_fewer_operations_by_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [compiled("lift", many, monkeypatch)[0] for many in (MANY, float("inf"))]
    by_sums, without = (lower(each, each.rates).operations for each in found)
    assert by_sums < 0.7 * without
