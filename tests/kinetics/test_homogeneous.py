"""Homogeneous coordinates in searches: of norm one within, and outside as a start gives them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Free, Link, Mechanism, euler_angles, euler_parameters
from bondgraph.kinetics.homogeneous import UnitSearch, homogeneous_in, norms_left, with_unit_norms
from bondgraph.program.tolerances import DIGITS

NAMES = ("x", "a", "b", "c", "d")
GROUP = (1, 2, 3, 4)


def searched(numbers: list[float], fixed: set[str], guessed: set[str] = frozenset()) -> UnitSearch:  # type: ignore[assignment]
    return UnitSearch.of([GROUP], NAMES, numbers, fixed, guessed)


def flying(attitude: Any) -> bg.Graph:
    ball = Link("ball", 1, (1, 2, 3))
    return bg.Graph("flying", *Mechanism("m", [ball], [Free("f", "ground", ball, attitude)]))


def test_euler_parameters_are_homogeneous_and_angles_are_not() -> None:
    assert homogeneous_in(flying(euler_parameters([*"abcd"])), NAMES) == (GROUP,)
    assert homogeneous_in(flying(euler_parameters([*"abcd"])), NAMES[:-1]) == ()
    assert homogeneous_in(flying(euler_angles("zyx", [*"abc"])), NAMES) == ()


@pytest.mark.parametrize(
    ("fixed", "guessed", "still", "near"),
    [
        ({"x"}, {"a"}, {"x"}, set()),  # one tells nothing of the attitude
        ({"x"}, {"a", "c"}, {"x"}, {*"abcd"}),
        ({"a"}, {"x"}, set(), {"x"}),  # a scale
        ({"a"}, {"c"}, set(), {*"abcd"}),
        ({"b"}, {"a"}, {"b"}, {*"acd"}),  # zero is none
    ],
)
def test_what_a_start_says_of_them(fixed: set[str], guessed: set[str], still: set[str], near: set[str]) -> None:
    units = searched([5.0, 3.0, 0.0, 4.0, 0.0], fixed, guessed)
    assert (units.fixed, units.guessed, units.groups) == (still, near, (GROUP,))
    begun = units.begun([5.0, 3.0, 0.0, 4.0, 0.0])
    np.testing.assert_allclose(begun, [5, 0.6, 0, 0.8, 0])
    assert units.left(begun) == pytest.approx([0]) and norms_left([GROUP], [9, 3, 0, 4, 0]) == [12]
    np.testing.assert_array_equal(units.gradients([9, 3, 0, 4, 0]), [[0, 3, 0, 4, 0]])


@pytest.mark.parametrize("fixed", [{"a", "c"}, {*"abcd"}])
def test_two_that_are_given_or_all_set_the_norm(fixed: set[str]) -> None:
    assert searched([5.0, 3.0, 0.0, 4.0, 0.0], fixed).groups == ()


def test_in_the_end_norms_are_as_before_or_as_what_is_given() -> None:
    before, found = [5.0, 3.0, 0.0, 4.0, 0.0], [7.0, 0.8, 0.6, 0.0, 0.0]
    np.testing.assert_allclose(searched(before, set()).ended(before, found), [7, 4, 3, 0, 0])
    np.testing.assert_allclose(searched(before, {"a"}).ended(before, found), [7, 3, 2.25, 0, 0])


@pytest.mark.parametrize(("part", "is_met"), [(0.5, False), (2.0, True)])
def test_what_is_zero_where_a_search_ends_cannot_be_as_given(part: float, is_met: bool) -> None:
    before = [0.0, 1.0, 0.0, 0.0, 0.0]
    assert (searched(before, {"a"}).ended(before, [0.0, part * DIGITS, 1.0, 0.0, 0.0]) is not None) == is_met


def test_those_that_a_search_has_moved_are_of_norm_one_where_none_is_given() -> None:
    graph, before, moved = flying(euler_parameters([*"abcd"])), np.array([1.0, 2, 0, 0, 0]), np.array([1.0, 0, 2, 0, 0])
    np.testing.assert_array_equal(with_unit_norms(graph, NAMES, moved, before, {"x"}), [1, 0, 1, 0, 0])
    np.testing.assert_array_equal(with_unit_norms(graph, NAMES, moved, before, {"b"}), moved)
    np.testing.assert_array_equal(with_unit_norms(graph, NAMES, before, before, {"x"}), before)
