"""Root isolation: every place at which a function has a value, and none where it is not defined."""

from __future__ import annotations

import math

import pytest

from bondgraph.algebra import table
from bondgraph.equations.random_points import evaluator
from bondgraph.program.program import Assign, Builder
from bondgraph.program.root_isolation import Curve, is_one_number, places, united


def curve(text: str) -> Curve:
    x, law, builder = table.symbol("x"), table.build(text, table.symbol), Builder(("x",))
    slots = [table.lower(each, builder, {x: 0}) for each in (law, table.diff(law, x))]
    value, rate = ([line for line in builder.finish({"": k}).body if isinstance(line, Assign)] for k in slots)
    evaluate = evaluator(table, [law])

    def at(number: float) -> float:
        try:
            return float(evaluate({"x": number})[0])
        except (ArithmeticError, ValueError):
            return math.nan

    return Curve(value, rate, (slots[0], slots[1]), at)


def test_all_places_are_found_outward() -> None:
    found = places(curve("x*(x - 1)*(x - 2)"), 0.1, 0.0, 1e150, count=9)
    assert found.complete
    assert [low for low, _ in found.found] == pytest.approx([0.05435, 0.89897, 2.04668], abs=1e-5)
    assert places(curve("x*(x - 1)*(x - 2)"), 0.1, 0.0, -1e150, count=9).found == []


def test_narrow_peaks_are_not_passed_over() -> None:
    found = places(curve("x + exp(-((x - 3)/1e-6)**2)"), 3.5, 0.0, 1e150, count=9)
    assert len(found.found) == 3


@pytest.mark.parametrize(
    ("text", "way", "end"), [("tan(x)", 1, math.pi / 2), ("1/(1 - x/1e-3)", 1, 1e-3), ("sqrt(x)", -1, 0.0)]
)
def test_the_search_ends_where_the_function_does(text: str, way: int, end: float) -> None:
    found = places(curve(text), -1e3, 0.0, way * 1e150, count=9)
    assert found == ([], pytest.approx(end, rel=1e-6, abs=1e-290), True)


def test_overflow_is_no_value() -> None:
    """Beyond 1e154 the quotient comes back as zero."""
    found = places(curve("x/sqrt(1 + x**2)"), 0.5, 0.0, 1e200, count=9)
    assert len(found.found) == 1
    assert found.end == pytest.approx(1.34e154, rel=1e-2)


def test_a_value_that_lasts_is_an_interval() -> None:
    ((low, high),) = places(curve("where(x > 1, max(x - 2, 0), -1)"), 0.0, 0.0, 1e150, count=9).found
    assert (low, high) == (pytest.approx(1.0), pytest.approx(2.0))


@pytest.mark.parametrize(("end", "is_complete"), [(2250.0, True), (4500.0, False)])
def test_what_needs_too_many_intervals_is_left_open(end: float, is_complete: bool) -> None:
    """Of a sine each place takes four: seven hundred are found, and not twice as many."""
    assert places(curve("sin(x)"), 0.5, 0.0, end, count=10_000).complete == is_complete
    assert not places(curve("sin(x)*exp(cos(x)) + 1e-9*x"), 2.0, 0.0, 1e150, count=9).complete


def test_intervals_that_meet_are_one() -> None:
    assert united([(2.0, 3.0), (-1.0, -1.0), (3.0 + 1e-12, 4.0)]) == [(-1.0, -1.0), (2.0, 4.0)]
    assert is_one_number((1.0, 1.0 + 1e-9))
    assert not is_one_number((0.0, 1e-9))


@pytest.mark.parametrize(("size", "is_zero"), [(0.5e-30, True), (2e-30, False)])
def test_numbers_whose_powers_are_no_floats_are_zero(size: float, is_zero: bool) -> None:
    assert is_one_number((-size, size)) == is_zero
    apart = [(-size, -0.9 * size), (0.9 * size, size)]
    assert (len(united(apart)) == 1) == is_zero
