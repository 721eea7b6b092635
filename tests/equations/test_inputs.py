"""Signals: numbers, formulas in time, tables and functions, with their rates."""

from __future__ import annotations

import bisect
import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.equations.inputs import is_polygon, line_of, read


@pytest.mark.parametrize(
    ("formula", "exact"),
    [
        ("sin(3*t)", lambda t: math.sin(3 * t)),
        ("exp(-t)*cos(t)", lambda t: math.exp(-t) * math.cos(t)),
        ("2", lambda t: 2.0),
        ("abs(t - 1)", lambda t: abs(t - 1)),
        ("min(t, 1)", lambda t: min(t, 1)),
        ("sqrt(1 + t**2)", lambda t: math.hypot(1, t)),
        ("atan2(t, 2)", lambda t: math.atan2(t, 2)),
        ("pi*t", lambda t: math.pi * t),
    ],
)
def test_formulas_and_their_rates(formula: str, exact: Any) -> None:
    signal = read("U", formula)
    assert signal.rate is not None
    for t in (0.3, 0.77, 1.6):
        assert signal.value(t) == pytest.approx(exact(t), rel=1e-14)
        derivative = (exact(t + 1e-6) - exact(t - 1e-6)) / 2e-6
        assert signal.rate(t) == pytest.approx(derivative, rel=1e-7, abs=1e-7)


def test_numbers_stand_still() -> None:
    signal = read("U", 3)
    assert signal.value(7) == 3 and signal.rate is not None and signal.rate(7) == 0


def test_functions_have_no_rate() -> None:
    assert read("U", math.sin).rate is None


def test_values_that_hold_until_the_next_instant_are_written_as_the_refusal_says() -> None:
    """Its code is run, and the momentum is the integral of the steps."""
    times, values = [0.0, 1.0, 2.5], [2.0, -1.0, 4.0]
    with pytest.raises(bg.ValueRefused, match="order 0") as caught:
        bg.table(times, values, order=0)
    code = str(caught.value.remedy).partition("write ")[2]
    signal = eval(code, {"bg": bg, "bisect": bisect, "times": times, "values": values})
    v = One("v")
    run = bg.simulate(bg.Graph("g", Se("F") >> v >> I("m", 1)), (0, 3), {"F": signal})
    assert run["v"][-1] == pytest.approx(2 - 1.5 + 2, abs=1e-12)


@pytest.mark.parametrize("order", [1, 3])
def test_tables_pass_through_their_points(order: int) -> None:
    t = np.linspace(0, 2, 9)
    signal = bg.table(t, np.sin(t), order)
    for time in t:
        assert signal.value(float(time)) == pytest.approx(math.sin(time), abs=1e-14)
    error = max(abs(signal.value(x) - math.sin(x)) for x in np.linspace(0, 2, 50))
    assert error < (0.01 if order == 1 else 2e-4)
    assert signal.rate is not None
    for x in (0.3, 1.1):
        derivative = (signal.value(x + 1e-6) - signal.value(x - 1e-6)) / 2e-6
        assert signal.rate(x) == pytest.approx(derivative, rel=1e-6)


def test_tables_end_where_they_end() -> None:
    signal = bg.table([0, 1, 2], [5, 6, 9])
    assert (signal.value(-3), signal.value(7)) == (5, 9)
    assert signal.rate is not None and (signal.rate(-3), signal.rate(7)) == (0, 0)


@pytest.mark.parametrize(
    "arguments",
    [
        ([0], [1]), ([0, 1], [0]), ([1, 0], [0, 1]), ([0, 0], [0, 1]), ([], []), ([0, 1], [0, math.nan]),
        ([0, math.inf], [0, 1]), ([[0, 1]], [[0, 1]]), ([0, 1, 2], [0, 1, 2], 2), ([0, 1, 2], [0, 1, 2], 0),
        ([0, 1, 2], [0, 1, 2], -1), ([0, 1, 2], [0, 1, 2], 3), (None, None),
    ],
)  # fmt: skip
def test_tables_that_are_none(arguments: Any) -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        bg.table(*arguments)
    assert caught.value.place and caught.value.law and caught.value.remedy


def test_a_formula_mentions_time_only() -> None:
    with pytest.raises(bg.ExpressionError) as caught:
        read("U", "a*t + b")
    assert set(caught.value.parties) == {"U", "a", "b"}


@pytest.mark.parametrize(
    "arguments",
    [([0, 1], ["a", 1]), ("ab", "cd"), ([0, 1], [1j, 1]), ([0, 1, 2], [0, 1, 2], 1.5), ([0, 1], [0, 1], None),
     ([0, 1], [0, 1], "a"), ([0, 1], [0, [1]])],
)  # fmt: skip
def test_tables_hold_numbers(arguments: Any) -> None:
    with pytest.raises(bg.ValueRefused):
        bg.table(*arguments)


@pytest.mark.parametrize("order", [1, 3])
@pytest.mark.parametrize("start, end", [(1, 4), (0, 4), (1, 6), (-2, 9)])
def test_where_a_motion_leaves_a_table_is_told_with_the_value_there(start: float, end: float, order: int) -> None:
    i = One("i")
    table = bg.table([1, 2, 3, 4], [5, 7, 8, 6], order)
    run = bg.simulate(bg.Graph("rl", Se("U") >> i >> I("L", 1), i >> R("r", 1)), (start, end), values={"U": table})
    before = ["U: its table begins at t = 1 s; before that it is 5, the first value"] * (start < 1)
    after = ["U: its table ends at t = 4 s; after that it stays 6, the last value"] * (end > 4)
    assert [*run.notes] == before + after
    assert run["U.e"][[0, -1]] == pytest.approx([5, 6])


@pytest.mark.parametrize(
    ("first", "last", "line"),
    [
        (-1.0, -0.5, (5.0, 0.0, -1.0)),
        (0.25, 1.0, (5.0, 2.0, 0.0)),
        (0.25, 2.5, (5.0, 2.0, 0.0)),  # a point that is no bend
        (0.25, 3.5, None),
        (3.0, 3.5, (11.0, -10.0, 3.0)),
        (4.5, 9.0, (1.0, 0.0, 4.5)),
    ],
)
def test_a_table_is_a_line_where_it_does_not_bend(first: float, last: float, line: Any) -> None:
    table = read("u", bg.table([0, 1, 3, 4], [5, 7, 11, 1]))
    assert is_polygon(table) and line_of(table, first, last) == line


def test_a_table_whose_bends_are_not_told_is_no_polygon() -> None:
    """Nor is a spline, nor a formula."""
    table = bg.table([0, 1, 2], [0, 3, 1])
    given = (table, bg.Signal(table.value, breaks=[1]), bg.table([0, 1, 2, 3], [0, 3, 1, 1], order=3), "2*t")
    assert [is_polygon(read("u", each)) for each in given] == [True, False, False, False]
