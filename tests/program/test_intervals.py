"""Crossings of functions of time: none missed, however short."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from bondgraph.algebra import expressions
from bondgraph.algebra import sympy as xp
from bondgraph.equations.inputs import in_time
from bondgraph.program import intervals
from bondgraph.program.evaluate import instant
from bondgraph.program.intervals import zero_crossings
from bondgraph.program.program import Program


def program(formula: str) -> Program:
    built = expressions.build(expressions.text(formula), xp.symbol, xp.number, xp.call)
    return in_time(xp, built, xp.diff(built, xp.symbol("t")))


@pytest.mark.parametrize(
    ("formula", "start", "end", "exact"),
    [
        ("t - 1", 0, 3, [1]),
        ("sin(t**2)", 0.1, 30, [math.sqrt(k * math.pi) for k in range(1, 287)]),
        ("exp(t) - exp(2)", 0, 100, [2]),
        ("t**3 - 3*t**2 + 2*t", -1, 5, [0, 1, 2]),
        ("abs(sin(t)) - 0.5", 0, 6, [math.pi * k / 6 for k in (1, 5, 7, 11)]),
        ("where(t < 1, 5, 0) + t - 3", 0, 4, [1, 3]),
        ("sign(cos(t))", 0, 6, [math.pi / 2, 3 * math.pi / 2]),
        ("max(t - 1, 0)", 0, 3, [1]),
        ("log(t) - 1", 0.1, 9, [math.e]),
        ("atan(t - 2)*cosh(t)", 0, 9, [2]),
        ("(t - 1)**2", 0, 3, []),
        ("tanh(t) - 2", -9, 9, []),
        ("0*t", 0, 3, []),
    ],
)
def test_crossings_are_all_found(formula: str, start: float, end: float, exact: list[float]) -> None:
    found = [x.at for x in zero_crossings(program(formula), float(start), float(end))]
    np.testing.assert_allclose(found, exact, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize(("size", "found"), [("1e-299", [1.0]), ("1e-301", [])])
def test_what_is_zero_but_for_rounding_outwards_crosses_nothing(size: str, found: list[float]) -> None:
    assert [x.at for x in zero_crossings(program(f"{size}*(t - 1)"), 0.0, 3.0)] == pytest.approx(found)


def test_a_thousand_slits_of_a_millionth_are_found() -> None:
    """cos(2 pi t) passes cos(pi w) half a width before and after every whole second."""
    found = [x.at for x in zero_crossings(program("cos(2*pi*t) - cos(pi*1e-6)"), 0.5, 1000.5)]
    exact = [k + s * 5e-7 for k in range(1, 1001) for s in (-1, 1)]
    np.testing.assert_allclose(found, exact, rtol=0, atol=2e-11)


def test_a_side_is_certain_where_it_is_said_to_be() -> None:
    """The cosine is flat there: within some 1e-11 s its difference is only rounding."""
    both = program("cos(2*pi*t) - cos(pi*1e-6)")
    value = instant(both)
    for found in itertools.islice(zero_crossings(both, 0.5, 50.0), 20):
        assert found.before < found.at < found.after
        before = {value((found.before - k * 1e-13,))[0] > 0 for k in range(50)}
        after = {value((found.after + k * 1e-13,))[0] > 0 for k in range(50)}
        assert len(before) == len(after) == 1 and before != after


def test_a_function_that_never_settles_ends() -> None:
    """tanh - 1 becomes rounding; sin(1/t) has no first crossing."""
    assert len(list(zero_crossings(program("tanh(50*(t - 1)) - 1"), 0.0, 3.0))) < 10
    assert len(list(itertools.islice(zero_crossings(program("sin(1/t)"), 0.0, 1.0), 100))) == 100


RESTING = "max(tanh(60*(t - 0.2)) - 1, 0) + max(0, 1 - ((t - 0.5301)/{})**2) + max(0, t - 0.5311)"
"""From 0.51 to 0.5311 zero but for rounding, which no interval tells from either sign, and a bump at 0.5301, between
multiples of 2^-11."""


@pytest.mark.parametrize(("half", "found"), [(1e-4, True), (1e-7, False)])
def test_behind_a_stretch_of_rounding_what_is_wider_than_the_parts_searched_is_found(half: float, found: bool) -> None:
    """In 16,384 parts of the whole, each 6e-5 s long: what is shorter may be missed there, and the search ends."""
    crossings = [x.at for x in zero_crossings(program(RESTING.format(half)), 0.0, 1.0)]
    np.testing.assert_allclose(crossings, [0.5301 - half, 0.5301 + half, 0.5311] if found else [0.5311], atol=1e-9)


def test_a_stretch_of_rounding_is_not_searched_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = itertools.count(1)
    ranges = intervals._ranges
    monkeypatch.setattr(intervals, "_ranges", lambda *given: ranges(*given) if next(looks) < 10_000 else pytest.fail())
    assert len(list(zero_crossings(program(RESTING.format(1e-7)), 0.0, 1.0))) == 1


def test_no_side_is_said_to_be_certain_from_far_away() -> None:
    """The sine is as good as its tangent for some millionths, more than 2^24 floats, to either side."""
    for found in zero_crossings(program("sin(t - 1) - (t - 1)"), 0.0, 3.0):
        assert found.before == found.at == found.after


@pytest.mark.parametrize(("floats", "found"), [(2, 0), (12, 2), (30, 2)])
def test_what_lasts_for_more_than_some_floats_is_found(floats: int, found: int) -> None:
    crossings = [x.at for x in zero_crossings(program(f"abs(t - 1) - {floats}*2**-53"), 0.0, 3.0)]
    np.testing.assert_allclose(crossings, 1 + 2.0**-53 * floats * np.array([-1, 1])[:found], rtol=0, atol=1e-15)


@pytest.mark.parametrize(("half", "found"), [("1e-17", 2), ("1e-19", 0)])
def test_near_zero_floats_are_those_of_a_thousandth_of_the_whole(half: str, found: int) -> None:
    """At 1e-10 they would be ten million times finer."""
    assert len(list(zero_crossings(program(f"abs(t - 1e-10) - {half}"), 0.0, 1.0))) == found


@pytest.mark.parametrize(("off", "found"), [(7, True), (3, False)])
def test_three_thousand_intervals_without_a_crossing_are_not_yet_a_stretch_of_rounding(off: int, found: bool) -> None:
    """A square that is written out, less itself and a little, is seen to be off zero in intervals that are as short as
    that is little; a bump that rises behind them lasts less than a part of the whole in which rounding is searched."""
    formula = f"(t - 50)**2 - t**2 + 100*t - {2500 + off} + 200*max(0, 1 - abs(t - 60.53)/1e-4)"
    crossings = [x.at for x in zero_crossings(program(formula), 0.0, 100.0)]
    wide = 1e-4 * (1 - off / 200)
    np.testing.assert_allclose(crossings, 60.53 + wide * np.array([-1, 1]) if found else [], rtol=0, atol=1e-9)
