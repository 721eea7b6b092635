"""Steps by extrapolation over a place near which rates are not to be told."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One
from bondgraph.problem.problem import Problem
from bondgraph.simulate.extrapolated_passage import extrapolated
from bondgraph.simulate.step_result import Step

v = One("v")
OSCILLATOR = bg.compile(bg.Graph("oscillator", v >> I("m", 1), v >> C("k", 1)))


def motion(time: float) -> Any:
    """Of the oscillator: p = cos t and q = sin t, in the order of its states."""
    known = {"p_m": np.cos(time), "q_k": np.sin(time)}
    return np.array([known[name] for name in OSCILLATOR.states])


def steps(start: float, end: float, states: Any = motion, count: int = 5) -> list[Step]:
    ends = np.linspace(start, end, count + 1)
    return [Step(float(a), float(b), states) for a, b in pairwise(ends)]


def over(made: list[Step], end: float, allowed: float) -> Step | None:
    problem = Problem.of(OSCILLATOR, {})
    return extrapolated(problem, made, end, lambda time: time, None, lambda states: allowed * np.ones(len(states)))


@pytest.mark.parametrize("length", [0.1, 0.02])
def test_it_is_a_method_of_sixth_order(length: float) -> None:
    step = over(steps(0.0, 1.0), 1.0 + length, 1e-7)
    assert step is not None and (step.start, step.end) == (1.0, 1.0 + length)
    inside = np.linspace(step.start, step.end, 7)
    off = np.abs(step.states(inside) - np.stack([motion(t) for t in inside], axis=1)).max()
    assert off < 0.05 * length**7 + 1e-14
    np.testing.assert_allclose(step.states(step.end), step.reached, atol=1e-14)


def test_errors_beyond_those_allowed_are_refused() -> None:
    assert over(steps(0.0, 3.0), 3.4, 1e-3) is not None
    assert over(steps(0.0, 3.0), 3.4, 1e-7) is None


@pytest.mark.parametrize(("before", "is_enough"), [(0.3, True), (0.2, False)])
def test_it_takes_a_way_before_it(before: float, is_enough: bool) -> None:
    """Of half the places' distances at least: five of 0.05 for a step of 0.1."""
    assert (over(steps(1.0 - before, 1.0), 1.1, 1e-6) is not None) == is_enough
    assert over([], 1.1, 1e-6) is None


def test_a_motion_that_is_none_of_its_rates_is_refused() -> None:
    """As one that has turned to another branch behind the place, or on the way there."""

    def bent(time: float) -> Any:
        return motion(time) * (1.0 + 1e-3 * max(time - 0.8, 0.0))

    assert over(steps(0.0, 1.0), 1.1, 1e-7) is not None
    assert over(steps(0.0, 1.0, bent), 1.1, 1e-7) is None


def corrected(left: float) -> tuple[Step | None, int]:
    """The step over half a second of a sine, which states come to in time, and how often rates behind it are found:
    each time such a part is left of what the states there are off."""
    asked = list[float]()

    def rates(time: float, states: Any) -> Any:
        asked.append(time)
        return np.cos(time) - left / (0.5 * 0.3156) * (states - np.sin(time))

    problem: Any = SimpleNamespace(rates=rates)
    made = steps(-3.0, 0.0, lambda time: np.array([np.sin(time)]))
    found = extrapolated(problem, made, 0.5, lambda time: time, None, lambda states: np.full(1, 1e-4))
    return found, sum(time > 0 for time in asked)


@pytest.mark.parametrize(("left", "is_found"), [(0.87, True), (0.92, False)])
def test_rates_behind_that_settle_too_slowly_are_given_up(left: float, is_found: bool) -> None:
    assert (corrected(left)[0] is not None) == is_found


def test_rates_behind_are_found_until_they_change_by_a_hundredth_of_the_errors_allowed() -> None:
    """Each time what is left is halved: three or four times more would make a tenth of it, or a tenth of that."""
    step, count = corrected(0.5)
    assert step is not None and 11 <= count <= 13
