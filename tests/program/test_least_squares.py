"""The states at which least is left of constraints without a solution."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest

from bondgraph.program.least_squares import closest

ROUGH = 1e-7
"""Where something is left, derivatives by one-sided differences of 1e-8 are all that tells where it is least."""


def three_points(x: Sequence[float]) -> list[float]:
    """How far a point of the plane is from (0, 0), (3, 0) and (0, 6), by components."""
    return [x[0], x[1], x[0] - 3, x[1], x[0], x[1] - 6]


def test_the_closest_to_points_is_their_mean() -> None:
    assert closest(three_points, 6, [5.0, -4.0], [0, 1]) == pytest.approx([1.0, 2.0], abs=ROUGH)


def test_of_linear_equations_it_is_the_least_squares_solution() -> None:
    draw = np.random.default_rng(0)
    A, b = draw.normal(size=(5, 3)), draw.normal(size=5)
    found = closest(lambda x: (A @ np.array(x) - b).tolist(), 5, [0.0] * 3, [0, 1, 2])
    np.testing.assert_allclose(found, np.linalg.lstsq(A, b)[0], atol=ROUGH)


def test_what_is_not_free_stays() -> None:
    assert closest(three_points, 6, [5.0, -4.0], [1]) == pytest.approx([5.0, 2.0], abs=ROUGH)
    np.testing.assert_array_equal(closest(three_points, 6, [5.0, -4.0], []), [5.0, -4.0])
    np.testing.assert_array_equal(closest(lambda x: [], 0, [5.0, -4.0], [0, 1]), [5.0, -4.0])


@pytest.mark.parametrize("unit", [1.0, 1e9])
@pytest.mark.parametrize("start", [0.5, -0.05])
def test_a_place_where_nothing_is_defined_is_left(unit: float, start: float) -> None:
    """sqrt(x) = -1 is closest to holding at zero, beyond which there is no root, in a small unit, too."""
    found = closest(lambda x: [unit * (math.sqrt(x[0]) + 1)], 1, [start], [0])
    assert 0 <= found[0] < 0.05


def test_a_search_ends_where_derivatives_tell_no_more() -> None:
    """What is left at (1, 1) is normal to both derivatives there; one-sided differences tell it to seven digits."""
    asked = list[Sequence[float]]()

    def residuals(x: Sequence[float]) -> list[float]:
        asked.append(x)
        return [10 * (x[1] - x[0] ** 2) + 0.2, x[0] + 5, x[0] + x[1] - 4]

    assert closest(residuals, 3, [2.0, 2.0], [0, 1]) == pytest.approx([1.0, 1.0], abs=ROUGH)
    assert len(asked) < 65


@pytest.mark.parametrize(("steepness", "is_followed"), [(1e3, True), (1e5, False)])
def test_a_winding_valley_is_followed_for_some_hundreds_of_steps(steepness: float, is_followed: bool) -> None:
    """Rosenbrock's function, at which steps are the shorter the steeper the valley is."""
    asked = list[Sequence[float]]()

    def residuals(x: Sequence[float]) -> list[float]:
        asked.append(x)
        return [steepness * (x[1] - x[0] ** 2), 1 - x[0]]

    x, y = closest(residuals, 2, [-1.2, 1.0], [0, 1])
    assert (math.hypot(x - 1, y - 1) < 1e-6) == is_followed
    assert len(asked) < 1000


def test_a_start_that_no_direction_leaves_is_left_where_another_place_is_better() -> None:
    """By symmetry the circle's centre is no way nearer to one side; of x^2 + 1 zero is the best there is."""
    x, y = closest(lambda x: [x[0] ** 2 + x[1] ** 2 - 4], 1, [0.0, 0.0], [0, 1])
    assert math.hypot(x, y) == pytest.approx(2)
    assert closest(lambda x: [x[0] ** 2 - 4 + x[1]], 1, [0.0, 0.0], [0])[1] == 0
    assert closest(lambda x: [x[0] ** 2 + 1], 1, [0.0], [0]) == pytest.approx([0.0], abs=1e-6)


def only_near(x: float) -> float:
    """It is level about zero, zero at 0.06, and not defined beyond 0.07."""
    return min(1.0, (0.06 - abs(x)) / 0.02) + 0 * math.sqrt(0.07 - abs(x))


def on_one_side(x: float) -> float:
    """It is level but beyond -0.1, and zero at -0.4."""
    return min(1.0, (x + 0.4) / 0.3)


def test_beside_a_start_that_no_direction_leaves_it_is_sought_near_and_farther() -> None:
    for law in (only_near, on_one_side):
        (x,) = closest(lambda x, law=law: [law(x[0])], 1, [0.0], [0])  # type: ignore[misc]
        assert law(x) == pytest.approx(0.0, abs=1e-9)


def test_beside_the_best_there_is_nothing_is_sought_for_ever() -> None:
    asked = list[Sequence[float]]()

    def residuals(x: Sequence[float]) -> list[float]:
        asked.append(x)
        return [x[0] ** 2 + 1]

    closest(residuals, 1, [0.0], [0])
    assert len(asked) < 300
