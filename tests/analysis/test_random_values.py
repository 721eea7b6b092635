"""Values at random points: what is given stays, and what is undefined is left out."""

from __future__ import annotations

from bondgraph.algebra import sympy as algebra
from bondgraph.analysis.causality.random_values import at_random

x, y = map(algebra.symbol, "xy")


def test_what_is_given_is_not_drawn() -> None:
    found = at_random(algebra, [x, y], {"x": 7.0}, 3)
    assert len(found) == 3 and {values[0] for values in found} == {7.0}
    assert len({values[1] for values in found}) == 3


def test_points_at_which_something_is_undefined_are_left_out() -> None:
    assert at_random(algebra, [x, 1 / (y - y * x)], {"x": 1.0}, 3) == []
    found = at_random(algebra, [algebra.build("sqrt(x - 1)", algebra.symbol)], {}, 3)
    assert len(found) == 3 and all(values[0] >= 0 for values in found)
