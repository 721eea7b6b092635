"""A step bent to end elsewhere: its derivatives stay, and its method goes on from there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.integrate

from bondgraph.simulate.projected_step import Through, moved_to


def test_a_bent_step_keeps_its_start_and_its_derivatives() -> None:
    def states(time: Any) -> Any:
        return np.array([np.sin(time), np.cos(time)])

    last = np.add(states(2.0), [1e-3, -2e-3])
    bent = Through(states, 1.0, 2.0, last)
    np.testing.assert_allclose(bent(1.0), states(1.0), atol=1e-16)
    np.testing.assert_allclose(bent(2.0), last, atol=1e-16)
    times = np.array([1.0, 1.5, 2.0])
    np.testing.assert_allclose(bent(times), np.stack([bent(t) for t in times], axis=1))
    h = 1e-6
    for end, inner in ((1.0, 1.0 + h), (2.0, 2.0 - h)):
        derivative = (bent(inner) - bent(end)) / (inner - end)
        np.testing.assert_allclose(derivative, (states(inner) - states(end)) / (inner - end), atol=1e-8)


@pytest.mark.parametrize("method", [scipy.integrate.DOP853, scipy.integrate.Radau, scipy.integrate.BDF])
def test_a_method_goes_on_from_where_it_was_moved(method: Any) -> None:
    """x' = -x from half as far is half as far for ever."""
    solver = method(lambda t, x: -x, 0.0, np.array([1.0]), 3.0, rtol=1e-8, atol=1e-12, first_step=1e-3)
    solver.step()
    before = solver.t
    assert moved_to(solver, np.exp([-before]) / 2, 1e9)
    while solver.status == "running":
        solver.step()
    assert solver.y[0] == pytest.approx(np.exp(-3.0) / 2, rel=2e-2 if method is scipy.integrate.BDF else 1e-5)


def test_a_method_that_cannot_be_moved_starts_anew_in_time() -> None:
    solver = scipy.integrate.LSODA(lambda t, x: -x, 0.0, np.array([1.0]), 3.0)
    assert moved_to(solver, solver.y, 5.0) and not moved_to(solver, solver.y, 20.0)
