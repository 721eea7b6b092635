"""Shorter trigonometry has the same value wherever the longer one has one, and no more rounding than its terms."""

from __future__ import annotations

import math
from typing import Any

import mpmath as mp
import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from bondgraph.algebra import sympy as xp
from bondgraph.algebra.sympy import size, tidy
from bondgraph.algebra.sympy.trigonometry import HIGHEST, LONG, shorter
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder

x, y, m, a, b = map(xp.symbol, "xymab")
s, c = sp.sin, sp.cos
NAMES = ("x", "y", "m", "a", "b")
NO_NUMBER = mp.mpf(10) ** -25


def value(e: Any, at: dict[Any, Any], sizes: bool = False) -> Any:
    """An expression in fifty digits, or the sum of the sizes of its terms; ZeroDivisionError where it has none."""
    if e.is_Symbol:
        return abs(at[e]) if sizes else at[e]
    if e.is_number and not e.args:
        found = mp.mpf(e.p) / e.q if e.is_Rational else mp.mpf(float(e))
        return abs(found) if sizes else found
    if isinstance(e, sp.sin | sp.cos):
        found = (mp.sin if isinstance(e, sp.sin) else mp.cos)(value(e.args[0], at))
        return abs(found) if sizes else found
    parts = [value(part, at, sizes) for part in e.args]
    if e.is_Add:
        return mp.fsum(parts)
    if e.is_Mul:
        return mp.fprod(parts)
    base, exponent = value(e.base, at), int(e.exp)
    if exponent < 0 and abs(base) < NO_NUMBER:
        raise ZeroDivisionError
    if sizes and exponent < 0:  # off by what its base is off by, beside it
        return (parts[0] / base**2) ** -exponent
    return parts[0] ** exponent


def program(e: Any) -> Any:
    """An expression as a function that runs in double precision."""
    builder = Builder(NAMES)
    slot = xp.lower(e, builder, {xp.symbol(name): k for k, name in enumerate(NAMES)})
    return instant(builder.finish({"e": slot}))


NUMBERS = st.sampled_from([-2, -1, 1, 2, 3]).map(sp.Integer)
FLOATS = st.sampled_from([0.06, 0.15, -0.3, 1 / 3, 2.5, 0.1]).map(sp.Float)
LEAVES = st.sampled_from([x, y, m, s(a), c(a), s(b), c(b), s(a - b), s(2 * a)])


def expressions(numbers: Any) -> Any:
    leaves = LEAVES | numbers

    def larger(inner: Any) -> Any:
        sums = st.lists(inner, min_size=2, max_size=3).map(lambda parts: sp.Add(*parts))
        products = st.lists(inner, min_size=2, max_size=3).map(lambda parts: sp.Mul(*parts))
        squares = inner.map(lambda each: each**2)
        return sums | sums | products | squares | inner.filter(lambda each: each != 0).map(lambda each: 1 / each)

    return st.recursive(leaves, larger, max_leaves=10).filter(xp.is_finite)


ANGLES = st.sampled_from([0, mp.pi / 2, mp.pi / 4, mp.mpf(1) / 3, mp.mpf("1e-6"), -mp.pi / 3, mp.mpf(2)])
LENGTHS = st.sampled_from([mp.mpf(1), mp.mpf(1) + mp.mpf("1e-7"), mp.mpf(-2), mp.mpf("0.37"), mp.mpf(0)])
POINTS = st.fixed_dictionaries({x: LENGTHS, y: LENGTHS, m: LENGTHS, a: ANGLES, b: ANGLES})


@settings(max_examples=150)
@given(expressions(NUMBERS), POINTS)
def test_the_value_is_the_same_wherever_there_was_one(e: Any, point: dict[Any, Any]) -> None:
    found = tidy(e)
    assert size(found) <= size(e)
    with mp.workdps(50):
        try:
            expected = value(e, point)
        except ZeroDivisionError:
            return
        assert abs(value(found, point) - expected) <= mp.mpf("1e-20") * (1 + abs(expected))


@settings(max_examples=150)
@given(expressions(NUMBERS | FLOATS), POINTS)
def test_floats_stand_for_numbers_that_round_to_them(e: Any, point: dict[Any, Any]) -> None:
    with mp.workdps(50):
        try:
            expected, terms = value(e, point), value(e, point, sizes=True)
        except ZeroDivisionError:
            return
        if terms < 1e6:
            assert abs(value(tidy(e), point) - expected) <= 1e-13 * max(terms, 1)


@settings(max_examples=150)
@given(expressions(NUMBERS), POINTS)
def test_rounding_is_no_more_than_that_of_the_terms(e: Any, point: dict[Any, Any]) -> None:
    """Near angles at which sines vanish, beside lengths that all but cancel, too."""
    rounded = {each: mp.mpf(float(at)) for each, at in point.items()}
    with mp.workdps(50):
        try:
            expected, terms = value(e, rounded), value(e, rounded, sizes=True)
        except ZeroDivisionError:
            return
        if terms > 1e6:
            return
        (run,) = program(tidy(e))([float(rounded[xp.symbol(name)]) for name in NAMES])
        assert abs(run - expected) <= 200 * 2.0**-53 * max(terms, 1)


@pytest.mark.parametrize(
    "longer, expected",
    [
        (x * s(a) ** 2 + x * c(a) ** 2, x),
        (1 / (s(a) ** 2 + c(a) ** 2), 1),
        (1 / (s(a) ** 4 + 2 * s(a) ** 2 * c(a) ** 2 + c(a) ** 4), 1),
        ((x * s(a) + y * c(a)) ** 2 + (x * c(a) - y * s(a)) ** 2, x**2 + y**2),
        ((x - y) ** 2 * s(a) ** 2 + (x - y) ** 2 * c(a) ** 2, (x - y) ** 2),
        (1 - s(a) ** 2, c(a) ** 2),
        ((1 - c(a) ** 2) / s(a), s(a)),
        (s(a) * c(b) - c(a) * s(b), s(a - b)),
        (c(a) * c(b) - s(a) * s(b), c(a + b)),
        (2 * s(a) * c(a), s(2 * a)),
        (m * c(a) ** 2 - m * s(a) ** 2, m * c(2 * a)),
        (m * s(a) * c(a) ** 3 - m * s(a) ** 3 * c(a), m * s(a) * c(a) * c(2 * a)),
        ((x * s(a) + y) / (m * s(a) ** 2 + m * c(a) ** 2 + x) - y / (m + x), x * s(a) / (m + x)),
        (0.06 * s(a) ** 2 / (0.3 * s(a) ** 2 + 0.3 * c(a) ** 2), 0.2 * s(a) ** 2),
        ((x + y * s(a)) ** 3 * (s(b) ** 2 + c(b) ** 2), (x + y * s(a)) ** 3),
    ],
)
def test_what_is_found(longer: Any, expected: Any) -> None:
    assert tidy(longer) == expected


@pytest.mark.parametrize(
    "e",
    [
        x * s(a) ** 2 + y * c(a) ** 2,
        x * (m + y * s(a)),
        sp.Piecewise((s(a) ** 2, a < 1), (1 - c(a) ** 2, True)),
        s(a) ** (HIGHEST + 1) * (1 + x),
        s(x) + sp.Float("1e-320") * c(x),
        sp.Integer(10) ** 400 * (s(x) ** 2 + c(x) ** 2),
    ],
)
def test_what_is_no_shorter_stays_as_it_is(e: Any) -> None:
    assert shorter(e, size) == e


def test_a_small_difference_that_was_written_stays() -> None:
    """Above `ROUNDED` it is a number; below, rounding of those that were added."""
    assert tidy(x * s(a) ** 2 + x * c(a) ** 2 - 1.000000000001 * x) != 0
    assert tidy(0.1 * (x * s(a) ** 2 + x * c(a) ** 2) + 0.2 * x - (0.1 + 0.2) * x) == 0


def test_a_sine_near_zero_keeps_its_digits() -> None:
    (run,) = program(tidy(x - x * c(a) ** 2))([1.0, 0.0, 0.0, 1e-9, 0.0])
    assert run == pytest.approx(math.sin(1e-9) ** 2, rel=1e-15)


def test_long_expressions_are_multiplied_out_at_once() -> None:
    """A sum of many parts that cancel but for a few: short, though it is long before."""
    one = s(a) ** 2 + c(a) ** 2
    e = sum((x + k * y) * (m + k * s(a)) ** 2 * one - k * y * (m + k * s(a)) ** 2 for k in range(1, 21))
    assert size(e) > LONG and tidy(e) != e and size(tidy(e)) < 40
