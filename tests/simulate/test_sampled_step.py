"""Samples of a step are woven closer until a parabola tells what lies between them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from bondgraph.simulate.sampled_step import SampledStep, _is_rough, _near_zero


@pytest.mark.parametrize(("off", "is_rough"), [(0.01, False), (0.04, True)])
def test_a_quantity_that_is_a_fiftieth_of_its_size_off_a_parabola_is_sampled_more_often(
    off: float, is_rough: bool
) -> None:
    table = 1 + np.linspace(0.0, 1.0, 9)[:, None] ** 2
    table[3] += 2 * off
    assert _is_rough(table, np.zeros(table.shape[1])) == is_rough


@pytest.mark.parametrize(("least", "is_sought"), [(0.3, True), (0.8, False)])
def test_a_least_value_is_sought_that_is_half_of_those_beside_it(least: float, is_sought: bool) -> None:
    assert _near_zero(np.array([[1.0], [least], [1.0]])).item() == is_sought


def test_what_never_becomes_smooth_is_sampled_some_thousand_times_and_its_rounding_is_asked_for_late() -> None:
    """Intervals are halved: 8, 16, ..., to the first number of them beyond 4000; rounding is asked for at 64."""
    asked, draw = list[int](), np.random.default_rng(0)

    def noise(times: np.ndarray) -> np.ndarray:
        asked.append(len(times))
        return 1 + draw.uniform(size=(len(times), 1))

    def rounding() -> np.ndarray:
        assert sum(asked) == 64 + 1
        return np.full(1, 1e-12)

    found = [*SampledStep(0.0, 1.0, lambda time: [1.0], noise, rounding).samples(just_acted=False)]
    assert sum(asked) == 4096 + 1 + 2  # and the two just inside its ends
    assert len(found) >= 4096


@pytest.mark.parametrize(("deep", "is_found"), [(1e-9, True), (1e-15, False)])
def test_a_least_value_is_found_within_a_trillionth_of_its_interval(deep: float, is_found: bool) -> None:
    step = SampledStep(
        0.0, 1.0, lambda time: [abs(time - 0.3) - deep], lambda times: times[:, None], lambda: np.ones(1)
    )
    assert (abs(step._smallest(0, 1.0, 0.17, 0.49) - 0.3) < deep) == is_found


def sampled(law: Callable[[np.ndarray], np.ndarray], just_acted: bool = False) -> list[float]:
    """What a quantity is at the samples of a step of one second."""
    step = SampledStep(
        0.0, 1.0, lambda time: [float(law(np.array(time)))], lambda times: law(times)[:, None], lambda: np.ones(1)
    )
    return [value for _, (value,) in step.samples(just_acted)]


@pytest.mark.parametrize(("least", "is_found"), [(5e-8, True), (3e-9, False)])
def test_a_dip_at_the_start_of_a_step_is_found_that_lasts_for_a_ten_millionth_of_it(
    least: float, is_found: bool
) -> None:
    """Its first sample inside is a part of 1.25e-8 behind the start."""
    found = sampled(lambda t: np.where(t < 2 * least, 2 * np.abs(t / least - 1) - 1, 1 + t))
    assert (min(found) < 0) == is_found


@pytest.mark.parametrize(("until", "is_found"), [(4e-12, True), (1e-12, False)])
def test_behind_an_event_what_lasts_for_some_trillionths_of_a_step_is_met(until: float, is_found: bool) -> None:
    law = lambda t: np.where((t > 0) & (t < until), -1.0, 1.0)  # noqa: E731
    assert (min(sampled(law, just_acted=True)) < 0) == is_found
    assert min(sampled(law)) > 0


@pytest.mark.parametrize("first", [0.02, 0.28, 0.54, 0.8])
def test_what_lasts_for_a_seventh_of_a_step_is_met(first: float) -> None:
    assert min(sampled(lambda t: np.where((t > first) & (t < first + 1 / 7), -1.0, 1.0))) < 0
