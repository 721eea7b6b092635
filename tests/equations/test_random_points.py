"""Expressions at random points."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.equations.random_points import Sampling

ALGEBRAS = [bg.algebra.sympy, bg.algebra.table]
POINTS = [{"x": 1.5, "y": -2.0}, {"x": 0.5, "y": 3.0}]


@pytest.mark.parametrize("xp", ALGEBRAS, ids=["sympy", "table"])
def test_values_have_the_shape_of_their_matrix(xp: Any) -> None:
    x, y = xp.symbol("x"), xp.symbol("y")
    matrix, column, none = xp.matrix([[x, y, x * y], [x + y, xp.number(0), x / y]]), xp.column([x, y]), xp.zeros(0, 3)
    at = Sampling(xp, POINTS)
    several = at.each([matrix, none, column])
    assert [values.shape for values in several] == [(2, 2, 3), (2, 0, 3), (2, 2, 1)]
    for values, alone in zip(several, (matrix, none, column), strict=True):
        np.testing.assert_array_equal(values, at(alone))
    for found, point in zip(several[0], POINTS, strict=True):
        a, b = point["x"], point["y"]
        np.testing.assert_allclose(found, [[a, b, a * b], [a + b, 0, a / b]], rtol=1e-15)


@pytest.mark.parametrize("xp", ALGEBRAS, ids=["sympy", "table"])
def test_no_points_give_no_values(xp: Any) -> None:
    at = Sampling(xp, [])
    assert at(xp.eye(2)).shape == (0, 2, 2) and at(xp.zeros(0, 2)).shape == (0, 0, 2)
