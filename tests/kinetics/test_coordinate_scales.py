"""Coordinates are of the sizes that positions tell: in these a linkage of any length is one of length one."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

import bondgraph as bg
from bondgraph.kinetics.coordinate_scales import coordinate_scales

LENGTHS = [1e-12, 1e-9, 1e-7, 1e-4, 1e4, 1e7, 1e9, 1e12]


def is_near(found: float, length: float) -> bool:
    return length / 10 < found < 10 * length


@pytest.mark.parametrize("length", LENGTHS)
def test_a_sliders_size_is_that_of_its_rod_and_crank(length: float) -> None:
    """Written as the distance of two points, and as the sum of two vectors, beside a gear on the crank."""

    def distance(q: Sequence[float]) -> list[float]:
        return [math.hypot(q[1] - 0.2 * length * math.cos(q[0]), 0.2 * length * math.sin(q[0])) - 0.6 * length]

    def vectors(q: Sequence[float]) -> list[float]:
        x, y = (0.2 * f(q[0]) + 0.6 * f(q[0] + q[1]) for f in (math.cos, math.sin))
        return [length * x - q[2], length * y, q[3] - 2 * q[0], q[4] + q[2]]

    angle, slider = coordinate_scales(distance, 2)
    assert angle == 1 and is_near(slider, length)
    first, second, slider, gear, other = coordinate_scales(vectors, 5)
    assert first == second == gear == 1 and is_near(slider, length) and is_near(other, length)


@pytest.mark.parametrize("length", LENGTHS)
def test_two_sliders_have_the_size_of_the_rod_between_them(length: float) -> None:
    """As a distance, and as its square, of which a length that is too short seems too long by as much."""
    for power in (1, 2):
        sizes = coordinate_scales(lambda q, n=power: [math.hypot(*q) ** n - length**n], 2)  # type: ignore[misc]
        assert all(is_near(size, length) for size in sizes)


def test_a_length_that_is_turned_there_and_back_tells_nothing_by_its_rounding() -> None:
    """Across its way it moves nothing, but for what sines and cosines leave."""

    def positions(q: Sequence[float]) -> list[float]:
        c, s = math.cos(q[0]), math.sin(q[0])
        along, across = c * q[1], -s * q[1]
        return [c * along - s * across - 3e-8, s * along + c * across + 1e-8 * math.sin(q[2])]

    sizes = coordinate_scales(positions, 3)
    assert sizes[0] == sizes[2] == 1 and is_near(sizes[1], 3e-8)


def test_usual_lengths_are_as_good_as_one() -> None:
    assert coordinate_scales(lambda q: [math.cos(q[0]) * 40 - q[1]], 2) == (1, 1)
    assert coordinate_scales(lambda q: [math.cos(q[0]) / 40 - q[1]], 2) == (1, 1)
    assert coordinate_scales(lambda q: [math.cos(q[0]) * 4000 - q[1]], 2)[1] > 1000
    assert coordinate_scales(lambda q: [math.cos(q[0]) / 4000 - q[1]], 2)[1] < 1e-3


@pytest.mark.parametrize(("part", "is_angle"), [(0.003, True), (0.013, False)])
def test_an_angle_is_what_brings_positions_back_after_a_turn(part: float, is_angle: bool) -> None:
    """But for a fiftieth of what a radian changes, and not for a twelfth."""
    (size,) = coordinate_scales(lambda q: [1e6 * (math.sin(q[0]) + part * q[0]) - 1e12], 1)
    assert (size == 1) == is_angle


def test_homogeneous_coordinates_are_of_size_one() -> None:
    assert coordinate_scales(lambda q: [1e9 * q[0] - q[1]], 2, [0]) == (1, 2**30)


def unsolved(q: Sequence[float]) -> list[float]:
    raise bg.NoSolution("rod", "no length was found", parties=("rod",), remedy="give another")


def test_what_follows_nothing_and_what_is_undefined_is_of_size_one() -> None:
    assert coordinate_scales(lambda q: [1e9 * math.cos(q[0])], 2) == (1, 1)
    assert coordinate_scales(lambda q: [1e9 * math.sqrt(-1 - q[0] ** 2)], 1) == (1,)
    assert coordinate_scales(unsolved, 1) == (1,)
    assert coordinate_scales(lambda q: [], 2) == (1, 1)


def test_sizes_that_do_not_settle_are_sought_a_few_times() -> None:
    """Of a fourth power each size is farther off than the last."""
    asked = list[float]()

    def fourth(q: Sequence[float]) -> list[float]:
        asked.append(q[0])
        return [q[0] ** 4 - 1e-40]

    coordinate_scales(fourth, 1)
    assert 20 < len(asked) < 50
