"""Radau IIA of SciPy, with the error between the ends of its steps controlled."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from bondgraph.simulate.methods.implicit import Radau

STEEP = 1e6


def test_a_state_that_follows_another_at_once_is_right_between_the_ends_of_steps() -> None:
    """By some tolerances, of x = sin 3t: ten times as exact would take nearly twice as many steps, and is of no use."""

    def rates(t: float, x: Any) -> Any:
        return -STEEP * (x - np.sin(3 * t)) + 3 * np.cos(3 * t)

    tolerance = 1e-6
    method = Radau(rates, 0.0, [0.0], 10.0, rtol=tolerance, atol=tolerance, jac=lambda t, x: np.array([[-STEEP]]))
    steps, off = 0, 0.0
    while method.status == "running":
        before = method.t
        assert method.step() is None
        times = before + (method.t - before) * np.array([0.1, 0.3, 0.5, 0.8, 0.9])
        off = max(off, np.abs(method.dense_output()(times) - np.sin(3 * times)).max())
        steps += 1
    assert off < 30 * tolerance and steps < 110


@pytest.mark.parametrize("start", [1.0, 1e6])
def test_a_step_of_some_dozens_of_floats_is_made_however_wrong_it_is_between_its_ends(start: float) -> None:
    """SciPy makes none of fewer than ten; each that is tried is a fifth of the one before."""
    method = Radau(lambda t, x: -x, start, [1.0], 2 * start, rtol=1e-8, atol=1e-8, jac=lambda t, x: np.array([[-1.0]]))
    tried = list[float]()
    method._between = lambda length: math.inf if tried.append(length) or len(tried) < 50 else pytest.fail()  # type: ignore[method-assign, func-returns-value]
    assert method.step() is None
    assert 10 <= tried[-1] / np.spacing(start) < 64
    np.testing.assert_allclose(np.array(tried[1:5]) / tried[:4], 0.2, rtol=0.2)


@pytest.mark.parametrize("place", [0.4, 0.85])
def test_a_step_is_looked_at_between_all_its_stages(place: float) -> None:
    """Where its rates lead elsewhere between two of them alone."""
    method = Radau(lambda t, x: -x, 0.0, [1.0], 1.0, rtol=1e-8, atol=1e-8, jac=lambda t, x: np.array([[-1.0]]))
    assert method.step() is None
    length = method.t
    assert method._between(length) < 10
    method.fun = lambda t, x: -x + (abs(t / length - place) < 0.1)
    assert method._between(length) > 10
