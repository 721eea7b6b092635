"""Radau IIA at instants as floats hold them, and sums of terms that cancel."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bondgraph.simulate.collocation import exact_sum, mean_size, radau_iia, stages_of, usual


def test_the_method_is_radau_iia() -> None:
    """Of s stages its order is 2s - 1: quadrature and collocation are exact up to there (Hairer and Wanner IV.5)."""
    nodes, weights = radau_iia(4)
    assert nodes[-1] == 1.0
    for power in range(7):
        assert weights[-1] @ nodes**power == pytest.approx(1 / (power + 1), abs=1e-13)
    for power in range(4):
        np.testing.assert_allclose(weights @ nodes**power, nodes ** (power + 1) / (power + 1), atol=1e-13)
    three, _ = radau_iia(3)
    np.testing.assert_allclose(three, [(4 - 6**0.5) / 10, (4 + 6**0.5) / 10, 1], atol=1e-14)


@pytest.mark.parametrize("start", [0.5, 1e6])
def test_weights_are_those_of_the_instants_as_they_are_rounded(start: float) -> None:
    """In a step of few floats, too: integrals of cubics from its beginning are exact."""
    ends = start + np.arange(6) * 1e4 * np.spacing(start)
    found = stages_of(ends[:-1], np.diff(ends))
    past = (found.times - ends[:-1, None]) / np.diff(ends)[:, None]
    nodes, _ = radau_iia(4)
    assert np.abs(past - nodes).max() > 1e-6
    for power in range(4):
        np.testing.assert_allclose((found.weights * past**power).sum(axis=1), 1 / (power + 1), rtol=4e-15)
        inner = np.einsum("msj,mj->ms", found.inner, past**power)
        np.testing.assert_allclose(inner, past ** (power + 1) / (power + 1), rtol=1e-13, atol=1e-15)


@pytest.mark.parametrize("floats", [1, 2, 3])
def test_in_a_step_in_which_instants_are_one_weights_are_those_of_the_method(floats: int) -> None:
    start = np.array([1.0])
    _, inner = radau_iia(4)
    found = stages_of(start, floats * np.spacing(start))
    np.testing.assert_allclose(found.weights[0], inner[-1], atol=1e-14)


@pytest.mark.parametrize("count", [0, 1, 2, 7, 1000])
def test_a_sum_of_terms_that_cancel_is_exact_but_for_the_last_digit(count: int) -> None:
    terms = np.random.default_rng(0).normal(size=(count, 2)) * 1e9
    terms = np.concatenate([terms, -terms[::-1], np.full((1, 2), 0.1)])
    exact = [math.fsum(column) for column in terms.T]
    np.testing.assert_allclose(exact_sum(terms), exact, rtol=1e-9)


def test_a_peak_counts_for_as_long_as_it_lasts() -> None:
    ends, values = np.array([0.0, 1.0, 1.0 + 1e-9, 2.0]), np.array([[5.0], [1.0], [-1e9], [1.0]])
    assert mean_size(values, ends) == pytest.approx(1.5)
    np.testing.assert_allclose(usual(values, ends)[:, 0], [5, 1.5, 1e9, 1.5], rtol=1e-6)
    assert usual(values[:1], ends[:1]).item() == 5


@pytest.mark.parametrize(("before", "is_seen"), [(3e-9, True), (3e-10, False)])
def test_a_jump_at_the_end_of_a_step_is_not_seen_where_rounding_puts_it_before(before: float, is_seen: bool) -> None:
    times = stages_of(np.zeros(1), np.ones(1)).times
    assert (times[0, -1] > 1 - before) == is_seen
