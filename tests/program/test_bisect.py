"""Bisection ends between neighbouring floats, whatever their size."""

from __future__ import annotations

import math

import pytest

from bondgraph.program.bisect import bisect


@pytest.mark.parametrize("border", [0.3, -0.3, 1e-300, 1e300, 0.0, -1e-9, 123456.789])
@pytest.mark.parametrize("reach", [1e-12, 1.0, 1e6])
def test_it_ends_between_neighbouring_floats(border: float, reach: float) -> None:
    low, high = border - reach * max(abs(border), 1e-3), border + reach * max(abs(border), 1e-3)
    before, after = bisect(lambda x: x < border, low, high)
    assert before < border <= after
    assert math.nextafter(before, math.inf) == after


def test_a_property_that_ends_more_than_once() -> None:
    before, after = bisect(lambda x: math.cos(x) > 0, 0.0, 8.5)
    assert math.cos(before) > 0 >= math.cos(after)


def test_neighbours_are_left_alone() -> None:
    assert bisect(lambda x: x < 1.5, 1.0, math.nextafter(1.0, 2.0)) == (1.0, math.nextafter(1.0, 2.0))
