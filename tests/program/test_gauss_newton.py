"""The nearest states that satisfy constraints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from bondgraph.program.gauss_newton import difference_jacobian, nearest, unwound


def plane(x: Sequence[float]) -> list[float]:
    return [x[0] + 2 * x[1] + 2 * x[2] - 9]


def circle(x: Sequence[float]) -> list[float]:
    return [x[0] ** 2 + x[1] ** 2 - 1]


def test_the_jacobian_is_that_of_a_quadratic_but_for_rounding() -> None:
    found = difference_jacobian(lambda x: [x[0] ** 2 + x[1], 3 * x[0] * x[1]], np.array([2.0, -1.0]))
    np.testing.assert_allclose(found, [[4, 1], [-3, 6]], rtol=1e-9)


def test_no_constraints_have_a_jacobian_without_rows() -> None:
    assert difference_jacobian(lambda x: [], np.array([2.0, -1.0])).shape == (0, 2)
    assert nearest(lambda x: [], [2.0, -1.0]) == [2.0, -1.0]


def test_the_foot_of_the_perpendicular() -> None:
    assert nearest(plane, [1.0, 1.0, 1.0]) == pytest.approx([13 / 9, 17 / 9, 17 / 9], abs=1e-9)


def test_states_that_satisfy_them_stay() -> None:
    assert nearest(plane, [1.0, 2.0, 2.0]) == [1.0, 2.0, 2.0]


def test_what_has_no_ease_stays() -> None:
    found = nearest(plane, [1.0, 1.0, 1.0], (0.0, 1.0, 0.0))
    assert found == pytest.approx([1.0, 3.0, 1.0], abs=1e-9) and found[0] == found[2] == 1.0


def test_what_is_firm_stays_where_the_others_serve_and_moves_least_where_they_do_not() -> None:
    assert nearest(plane, [1.0, 1.0, 1.0], firm=np.eye(3)[1:]) == pytest.approx([5.0, 1.0, 1.0], abs=1e-9)
    both = nearest(lambda x: [*plane(x), x[1] - x[2] - 2], [1.0, 1.0, 1.0], firm=np.eye(3)[1:])
    assert both == pytest.approx([5.0, 2.0, 0.0], abs=1e-9)
    still = nearest(plane, [1.0, 1.0, 1.0], (0.0, 1.0, 1.0), firm=np.eye(3)[:2])
    assert still == pytest.approx([1.0, 1.0, 3.0], abs=1e-9)


@pytest.mark.parametrize("other", [0.0, 15.0, 1e6])
def test_states_that_do_not_matter_make_no_step_longer(other: float) -> None:
    """A sine at 0.3 from a turning point: a long step leads from its flank to another."""
    found = nearest(lambda x: [math.sin(x[0]) - 0.5], [math.pi / 2 - 0.1, other], (), 0.1)
    assert found == pytest.approx([math.pi / 6, other])


def test_angles_that_a_search_has_turned_round_are_turned_back() -> None:
    """Each by itself where that closes, and a length not at all, though it has grown by a whole turn as well."""

    def closed(x: Sequence[float]) -> list[float]:
        return [math.cos(x[0]) - math.cos(0.3), x[1] - 7.0]

    found = unwound(closed, [0.0, 1.0, 0.0], [0.3 + 4 * math.pi, 7.0, 0.5])
    assert found == pytest.approx([0.3, 7.0, 0.5], abs=1e-14)


def test_angles_that_belong_together_are_turned_back_together() -> None:
    """Two gears, one of twice the other's radius: turned alone, neither meshes."""
    found = unwound(lambda x: [x[1] - 2 * x[0]], [0.1, 0.1], [0.2 + 2 * math.pi, 0.4 + 4 * math.pi])
    assert found == pytest.approx([0.2, 0.4], abs=1e-14)


def test_on_a_curve() -> None:
    found = nearest(circle, [2.0, 2.0])
    assert found == pytest.approx([math.sqrt(0.5)] * 2, abs=1e-9)


def test_constraints_that_repeat_each_other_are_met() -> None:
    found = nearest(lambda x: [*circle(x), *circle(x)], [2.0, 2.0])
    assert found is not None and circle(found) == pytest.approx([0.0], abs=1e-11)


@pytest.mark.parametrize(
    "residuals",
    [
        pytest.param(lambda x: [x[0] ** 2 + 1], id="no solution"),
        pytest.param(lambda x: [x[0] - 1, x[0] - 2], id="contradictory"),
        pytest.param(lambda x: [math.nan * x[0]], id="undefined"),
    ],
)
def test_where_it_leads_nowhere_there_is_nothing(residuals: object) -> None:
    assert nearest(residuals, [0.3, 0.2]) is None  # type: ignore[arg-type]


def test_an_equation_that_holds_but_for_rounding_wherever_the_states_are_is_met() -> None:
    """Its difference quotients are rounding, too, by which what is left of it says nothing."""

    def residuals(x: Sequence[float]) -> list[float]:
        return [x[0] - 1.1, (x[0] + 0.3) - x[0] - 0.3 + 1e-16]

    assert residuals([1.1])[1] != 0
    assert nearest(residuals, [1.0]) == pytest.approx([1.1], abs=1e-12)


def test_an_equation_that_no_state_changes_and_that_fails_is_not_met() -> None:
    assert nearest(lambda x: [x[0] - 1.1, 1e-9], [1.0]) is None


@pytest.mark.parametrize(("part", "met"), [(0.5, True), (2.0, False)])
def test_constraints_are_met_as_far_as_rounding_allows_and_no_farther(part: float, met: bool) -> None:
    """What is left of x = 1.1 comes in multiples of a rounding, but for a half of it: beside |x| it is 1e-12."""
    rounding = part * 2.2e-12

    def residuals(x: Sequence[float]) -> list[float]:
        return [rounding * (math.floor((x[0] - 1.1) / rounding) + 0.5)]

    assert (nearest(residuals, [1.0]) is not None) == met


def test_derivatives_that_are_given_take_the_place_of_differences() -> None:
    """The same foot of the perpendicular, by few values of the residuals: none beside the way."""
    asked: list[Sequence[float]] = []

    def counted(x: Sequence[float]) -> list[float]:
        asked.append(x)
        return circle(x)

    found = nearest(counted, [2.0, 1.0], jacobian=lambda x: [[2 * x[0], 2 * x[1]]])
    assert found == pytest.approx(nearest(circle, [2.0, 1.0]), abs=1e-9)
    assert len(asked) < 15


def test_where_derivatives_are_undefined_differences_go_on() -> None:
    """The root of a square at zero has none, and a quotient by it is not a number."""
    for undefined in (lambda x: [[x[0] / abs(x[0]), 1.0]], lambda x: [[math.nan, 1.0]]):
        assert nearest(lambda x: [abs(x[0]) + x[1] - 1.0], [0.0, 3.0], jacobian=undefined) == pytest.approx([0.0, 1.0])


@pytest.mark.parametrize(("roundings", "moved"), [(4, 0.0), (16, 16 * 2.0**-53 / 1e-8)])
def test_what_rounding_leaves_of_a_constraint_is_not_divided_by_its_small_derivative(
    roundings: int, moved: float
) -> None:
    found = nearest(lambda x: [x[0] - 1, 1e-8 * x[1] - roundings * 2.0**-53], [0.9, 0.0])
    assert found is not None and found[0] == 1
    assert found[1] == pytest.approx(moved, rel=1e-6)


@pytest.mark.parametrize(("roundings", "steps"), [((3, -3, 3, -3, -3), 5), ((3, -3) * 9, 6)])
def test_steps_to_and_fro_by_rounding_end_where_it_vanishes_or_after_five(
    roundings: tuple[int, ...], steps: int
) -> None:
    """A constraint with a derivative of 2e-9 and roundings of its terms: from step to step these may be the same."""
    asked = list[float]()

    def residuals(x: Sequence[float]) -> list[float]:
        asked.append(x[1])
        return [x[0], 2e-9 * (x[1] - 3) + roundings[len(asked) - 1] * 2.0**-53]

    found = nearest(residuals, [0.0, 3.0], jacobian=lambda x: [[1.0, 0.0], [0.0, 2e-9]])
    assert len(asked) == steps and found == [0.0, asked[-1]]


@pytest.mark.parametrize(("left", "most", "steps"), [(0.15, 1e-15, 22), (0.4, 1e-12, 34)])
def test_a_search_goes_on_while_a_step_leaves_less_than_a_quarter(left: float, most: float, steps: int) -> None:
    """By derivatives that are too large each step leaves the same part of a residual."""
    asked = list[float]()

    def residuals(x: Sequence[float]) -> list[float]:
        asked.append(x[0])
        return [x[0] - 1.1]

    found = nearest(residuals, [1.0], jacobian=lambda x: [[1 / (1 - left)]])
    assert found is not None and abs(found[0] - 1.1) <= most * 1.1 / (1 - left) and len(asked) <= steps


@pytest.mark.parametrize("longest", [0.01, 3.0])
def test_a_residual_beside_far_larger_ones_is_met_by_short_steps_too(longest: float) -> None:
    """What a short step leaves of it is below what counts as settled from the beginning."""
    found = nearest(
        lambda x: [x[1], 1e-11 * (x[0] - 0.05)], [0.0, 0.0], longest=longest, jacobian=lambda x: [[0, 1], [1e-11, 0]]
    )
    assert found == pytest.approx([0.05, 0.0], abs=1e-9)


@pytest.mark.parametrize("size", [1e-12, 1e-9, 1e9, 1e12])
@pytest.mark.parametrize("given", [True, False])
def test_a_length_is_found_to_its_own_rounding_beside_angles(size: float, given: bool) -> None:
    """With its derivatives given, or by differences; where a crank's end is at first no function of its angle."""

    def residuals(x: Sequence[float]) -> list[float]:
        return [0.3 * size * np.cos(x[0]) - x[1], x[0] - 0.5 * x[2] - 0.2, 0.3 * size * np.sin(x[2]) - x[3]]

    def jacobian(x: Sequence[float]) -> Any:
        first, last = -0.3 * size * np.sin(x[0]), 0.3 * size * np.cos(x[2])
        return np.array([[first, -1, 0, 0], [1, 0, -0.5, 0], [0, 0, last, -1]])

    start = [0.0, size, 0.0, 0.0]
    found = nearest(residuals, start, jacobian=jacobian if given else None, sizes=[1, size, 1, size])
    assert found is not None
    left = np.abs(residuals(found)) / [size, 1, size]
    assert left.max() < 1e-15 and abs(found[0]) < 1 and abs(found[2]) < 1
