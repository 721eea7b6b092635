"""Integrals along a run are those in closed form, also of what jumps or bends anywhere, and rounding ends them."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bondgraph.simulate.quadrature import GAUSS, PARTS, gauss, integrals


def test_smooth_functions_in_a_few_intervals() -> None:
    ends = np.array([[0.0, 0.1], [0.1, 2.0], [2.0, 9.0]])
    sine, power = integrals(lambda t: [np.sin(t), t**5], ends)
    assert sine == pytest.approx(-np.diff(np.cos(ends))[:, 0], abs=1e-9)
    assert power == pytest.approx(np.diff(ends**6)[:, 0] / 6, rel=1e-12)


def test_intervals_are_halved_only_where_it_takes_that() -> None:
    asked = []
    (found,) = integrals(lambda t: [asked.append(len(t)) or t**9], np.array([[0.0, 1.0], [1.0, 2.0]]))
    assert found == pytest.approx([0.1, 102.3], rel=1e-14)
    assert len(asked) == 2  # the rule is exact already


@pytest.mark.parametrize("seed", range(3))
def test_a_jump_anywhere_is_found(seed: int) -> None:
    """Also just inside of an end, beyond the rule's outermost instants."""
    outside = (1 - np.polynomial.legendre.leggauss(GAUSS)[0][-1]) / 2
    for place in [*np.random.default_rng(seed).uniform(0, 1, 100), outside / 2, 1 - outside / 2, 3e-6]:
        (found,) = integrals(lambda t, a=place: [np.where(t < a, 1 + t, t**2 - 3)], np.array([[0.0, 1.0]]))
        exact = place + place**2 / 2 - 3 * (1 - place) + (1 - place**3) / 3
        assert found[0] == pytest.approx(exact, abs=1.2e-8)


def test_a_jump_nearer_to_an_end_than_the_border_costs_no_more_than_that() -> None:
    """A third of a millionth of the interval: it is not looked for."""
    asked = []
    (found,) = integrals(lambda t: [asked.append(t) or np.where(t < 3e-7, 5.0, 1.0)], np.array([[0.0, 1.0]]))
    assert abs(found[0] - 1) <= 4e-6 and len(asked) == 2


@pytest.mark.parametrize(("part", "asked"), [(3e-11, 2), (3e-10, 3)])
def test_halving_may_change_the_tenth_digit(part: float, asked: int) -> None:
    """Of 1 + a t^10 the rule leaves a (5!)^4 / (11 (10!)^2), and half the interval a thousandth of that."""
    a = part * 11 * math.factorial(10) ** 2 / math.factorial(5) ** 4
    calls = []
    (found,) = integrals(lambda t: [calls.append(t) or 1 + a * t**10], np.array([[0.0, 1.0]]))
    assert found[0] == pytest.approx(1 + a / 11, abs=1e-12) and len(calls) == asked


def test_what_never_settles_ends() -> None:
    noise, asked = np.random.default_rng(0), []

    def compute(t: np.ndarray) -> list[np.ndarray]:
        asked.append(len(t))
        return [noise.normal(size=len(t))]

    assert integrals(compute, np.array([[0.0, 1.0]])).shape == (1, 1)
    assert max(asked) <= 2 * PARTS * (GAUSS + 2)


def test_nothing_asked_nothing_found() -> None:
    assert integrals(lambda t: [], np.array([[0.0, 1.0]])).shape == (0, 1)


def test_the_rule_is_exact_to_its_degree() -> None:
    times, weights = gauss(np.array([0.0, 1.0, 3.0]))
    assert (times**9 * weights).sum(axis=1) == pytest.approx([0.1, (3**10 - 1) / 10], rel=1e-13)


@pytest.mark.parametrize(("power", "amount", "is_halved"), [(0.5, 1e-7, True), (1.5, 1e-6, False)])
def test_what_strays_at_an_end_and_hardly_less_in_half_the_interval_is_halved_on(
    power: float, amount: float, is_halved: bool
) -> None:
    """Halving leaves of t^a at zero, times the length, 2^-(a + 1): 0.35 or 0.18; the integral is exact already."""
    calls: list[int] = []
    (found,) = integrals(lambda t: [calls.append(len(t)) or 1 + amount * t**power], np.array([[0.0, 1.0]]))
    assert found[0] == pytest.approx(1 + amount / (power + 1), abs=1e-10) and (len(calls) > 2) == is_halved


def test_of_no_intervals_there_is_nothing_of_each_quantity() -> None:
    """A motion that stops where it starts has none."""
    assert integrals(lambda times: [times, times**2], np.zeros((0, 2))).shape == (2, 0)


@pytest.mark.parametrize("end", [1.0, 2.0, 3.0, -1.0, 1e-9])
@pytest.mark.parametrize("floats", [1, 2, 3])
def test_no_instant_is_outside_of_an_interval_of_a_few_floats(end: float, floats: int) -> None:
    """Below a power of two floats are twice as dense as above it."""
    for other in (end + floats * math.ulp(end), end - floats * math.ulp(end)):
        low, high, asked = min(end, other), max(end, other), list[float]()
        (found,) = integrals(lambda t, asked=asked: [asked.extend(t) or t], np.array([[low, high]]))
        assert all(low <= t <= high for t in (*asked, *gauss(np.array([low, high]))[0].flat))
        assert found == pytest.approx(end * (high - low), rel=1e-9)
