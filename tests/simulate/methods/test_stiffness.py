"""Stiffness is seen: thresholds on both sides, and the estimate against the exact spectrum."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bondgraph.simulate.methods.stiffness import (
    LONG,
    NEAR,
    OF,
    SEEN,
    PowerIteration,
    Watch,
    damping,
    spectral_radius,
)


def watching(stiff: bool = False) -> Watch:
    found = Watch(is_cheap=True)
    found.begin(lambda: np.array([[-2 * LONG if stiff else 0.0]]), 1.0)
    return found


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=6))
def test_the_radius_of_a_diagonal(values: list[float]) -> None:
    assert spectral_radius(np.diag(values)) == pytest.approx(max(map(abs, values)))
    assert damping(np.diag(values)) == pytest.approx(max([0.0, *(-x for x in values)]))


@pytest.mark.parametrize("ratio, counts", [(1.01, True), (0.99, False), (0.0, False)])
def test_a_mode_is_damped_that_dies_out_within_a_radian(ratio: float, counts: bool) -> None:
    """Eigenvalues -r w +- i w."""
    w = 100.0
    matrix = np.array([[-ratio * w, w], [-w, -ratio * w]])
    assert damping(matrix) == pytest.approx(w * math.hypot(1, ratio) if counts else 0.0)


@pytest.mark.parametrize("fastest", [2990.0, 3010.0])
def test_the_spectrum_at_the_start_decides(fastest: float) -> None:
    """Whether the fastest mode dies out in less than a three-thousandth of what lies ahead."""
    matrix = np.array([[-fastest]])
    assert Watch(True).begin(lambda: matrix, 1.0) == (fastest > 3000)
    assert Watch(True).begin(lambda: matrix / 7, 7.0) == (fastest > 3000)
    assert not Watch(True).begin(lambda: -matrix, 1.0)  # what grows is no stiffness


def test_what_is_dear_is_not_asked_for_at_the_start() -> None:
    assert not Watch(False).begin(lambda: pytest.fail("it is dear"), 1.0)


def test_a_judgement_outlasts_a_start() -> None:
    found = watching(stiff=True)
    assert found.begin(lambda: pytest.fail("it is known"), 1.0)


@given(st.lists(st.booleans(), max_size=3 * OF), st.integers(0, 3 * OF))
def test_steps_that_are_followed_at_once_are_known_as_one_by_one(doubtful: list[bool], first: int) -> None:
    one, many = watching(), watching()
    for each in doubtful:
        one.calls(each)
    for part in (doubtful[:first], doubtful[first:]):
        many.follow(part)
    assert (one.late, one.is_calm) == (many.late, many.is_calm)


@pytest.mark.parametrize(("calm", "late", "called"), [(5, 7, False), (5, 8, True), (6, 8, False)])
def test_fifteen_of_the_last_twenty_steps_call_for_a_change(calm: int, late: int, called: bool) -> None:
    """Seven do, some do not, and some do again."""
    found = watching()
    asked = [found.calls(doubtful) for doubtful in [True] * 7 + [False] * calm + [True] * late]
    assert asked == [False] * (len(asked) - 1) + [called]


def test_what_was_seen_long_ago_is_forgotten() -> None:
    found = watching()
    for _ in range(10):
        assert not any(found.calls(True) for _ in range(SEEN - 1))
        assert not any(found.calls(False) for _ in range(OF))


def test_each_return_takes_longer() -> None:
    found = watching()
    for turn in range(3):
        needed = SEEN * 2**turn
        assert not any(found.calls(True) for _ in range(needed - 1)) and found.calls(True)
        found.change(float(turn), 1.0)
        assert found.is_stiff and not any(found.calls(True) for _ in range(needed - 1)) and found.calls(True)
        found.change(turn + 0.5, 1.0)
        assert not found.is_stiff


def test_what_ran_is_told() -> None:
    steady, stiff = watching(), watching(stiff=True)
    assert str(steady).startswith("DOP853 (not stiff") and str(stiff).startswith("RADAU (stiff: modes of 6e+03 /s)")
    steady.change(0.25, 1e6)
    stiff.change(0.5, 1.0)
    assert str(steady) == "DOP853 then RADAU (stiff from t = 0.25 s: modes of 1e+06 /s)"
    assert str(stiff) == "RADAU then DOP853 (stiff up to t = 0.5 s)"
    steady.change(0.75, 1.0)
    assert "2 changes" in str(steady)


@given(st.integers(1, 6), st.floats(1.5, 1e6), st.integers(0, 2**31))
def test_looks_find_the_radius(n: int, gap: float, seed: int) -> None:
    """A matrix with one eigenvalue far from the others, in states of any unit."""
    draw = np.random.default_rng(seed)
    basis = np.linalg.qr(draw.normal(size=(n, n)))[0]
    units = 10.0 ** draw.uniform(-9, 9, n)
    values = np.array([-gap, *-draw.uniform(0.1, 1, n - 1)])
    matrix = units[:, None] * (basis @ np.diag(values) @ basis.T) / units
    power = PowerIteration(lambda t, x: matrix @ x, units)
    states = units * draw.normal(size=n)
    found = [power.radius(0.0, states) for _ in range(60)][-1]
    assert found == pytest.approx(gap, rel=0.05)


@pytest.mark.parametrize("beside", [math.nan, math.inf])
def test_undefined_rates_show_nothing(beside: Any) -> None:
    power = PowerIteration(lambda t, x: np.where(x == 0, 0.0, beside), np.ones(2))
    assert power.radius(0.0, np.zeros(2)) == 0 and power.vector.tolist() == [1, 1]


@pytest.mark.parametrize("state", [1e-25, 1.0, 1e12])
def test_states_that_have_outgrown_the_scale_still_show_their_spectrum(state: float) -> None:
    """A change by the scale of the start would be lost in the rounding of such a state."""
    power = PowerIteration(lambda t, y: -2200.0 * np.asarray(y), np.array([1e-15]))
    assert power.radius(0.0, np.array([state])) == pytest.approx(2200, rel=1e-6)


@pytest.mark.parametrize("held", [0.0, 3e4])
def test_the_slope_of_a_law_as_bent_as_a_diodes_is_seen_to_five_digits(held: float) -> None:
    """Of ten volts a longer difference is off by its bend, and beside a large rate a shorter one by rounding."""
    power = PowerIteration(lambda t, u: held + (1.0 - np.exp(40.0 * np.asarray(u))), np.full(1, 1.0 if held else 10.0))
    assert power.radius(0.0, np.zeros(1)) == pytest.approx(40, rel=1e-5)


@pytest.mark.parametrize("reach, times, calls", [(3.1, SEEN, True), (3.1, SEEN - 1, False), (2.9, OF, False)])
def test_steps_that_leap_over_a_law_since_they_are_too_long_call_for_the_stiff_method(
    reach: float, times: int, calls: bool
) -> None:
    """Of the last `OF` of them; what came before a change does not count."""
    watch = watching()
    asked = [watch.breaks(each) for each in [*[0.0] * (OF - SEEN), *[reach] * times]]
    assert asked == [False] * (len(asked) - 1) + [calls]
    watch.change(0.0, 1.0)
    assert not watch.breaks(reach)


@pytest.mark.parametrize(("spared", "patience"), [(180, 4), (220, 1)])
def test_a_stiff_method_that_was_worth_it_is_called_for_again_as_soon_as_at_first(spared: float, patience: int) -> None:
    """Else after a dozen cycles of a converter thousands of steps are made at the limit of what is stable."""
    watch = Watch(True, is_stiff=False, patience=2)
    watch.change(1.0, 1e6)
    watch.change(1.0 + spared * NEAR / 1e6, 1.0)
    assert watch.patience == patience and not watch.is_stiff
