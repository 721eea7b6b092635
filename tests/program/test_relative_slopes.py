"""Relative slopes: the sign of a slope where the terms of the slope itself cancel."""

from __future__ import annotations

import math

import pytest

from bondgraph.algebra import table
from bondgraph.program.enclosures import enclosures
from bondgraph.program.program import Assign, Builder
from bondgraph.program.relative_slopes import relative_slope_sign


def sign(text: str, low: float, high: float) -> int:
    builder = Builder(("x",))
    slot = table.lower(table.build(text, table.symbol), builder, {table.symbol("x"): 0})
    lines = [line for line in builder.finish({"": slot}).body if isinstance(line, Assign)]
    return relative_slope_sign(lines, 0, slot, enclosures(lines, {0: (low, high)}))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        *(("x/sqrt(1 + x**2)", 1), ("x/(1 + x)", 1), ("-x/(2 + abs(x))", -1), ("1/(1 + sqrt(x))", -1)),
        *(("x**-1.4", -1), ("exp(-x/1e4)", -1), ("3 + x**2", 1), ("sqrt(x)*exp(x)", 1), ("x*log(2 + x)", 1)),
        *(("x/(1 + x**2)", 0), ("sin(x)", 0), ("x - 1", 0)),
    ],
)
def test_signs_are_told_over_many_decades(text: str, told: int) -> None:
    assert sign(text, 1e-6, 1e6) == told


def test_signs_left_of_zero_are_those_of_the_slope() -> None:
    assert sign("x/sqrt(1 + x**2)", -1e6, -1e-6) == 1
    assert sign("1/(1 + x**2)", -1e6, -1e-6) == 1


def test_nothing_is_told_across_zero_of_the_argument_or_the_value() -> None:
    assert sign("x/(1 + x**2)", -1.0, 1.0) == sign("x**2 - 4", 1.0, 3.0) == 0


def test_a_difference_before_its_pole_is_told() -> None:
    assert sign("(1/(1 - x))**1.4", 1e-9, 0.999) == 1
    assert sign("1/(1 - x)", 1.001, math.inf) in (0, 1)
