"""The methods of our own keep their tolerances, their constraints and the manners of scipy's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bondgraph.problem.multipliers import System
from bondgraph.simulate.methods.constrained import Constrained
from bondgraph.simulate.methods.ida import Ida
from bondgraph.simulate.methods.radau import RadauIIA
from bondgraph.simulate.methods.sundials import Cvode

LIMITS = {"rtol": 1e-8, "atol": 1e-10}


def run(method: Any) -> tuple[Any, Any]:
    """The instants at which a method arrives, and half-way between, with its states there."""
    times, states = [method.t], [method.y]
    while method.status == "running":
        before = method.t
        assert method.step() is None
        times += [(before + method.t) / 2, method.t]
        states += [method.dense_output()(times[-2]), method.y]
    return np.array(times), np.array(states)


def decay() -> Cvode:
    return Cvode(lambda t, x: -x, 0.0, [1.0], 2.0, **LIMITS)


def round_a_circle() -> Ida:
    """(cos t, sin t), each of which is at times not determined by the other."""
    system = Constrained(
        lambda t, x: [-x[1], x[0]], lambda t, x: [x[0] ** 2 + x[1] ** 2 - 1], lambda t, x: np.array([2 * x])
    )
    return Ida(system, 0.0, [1.0, 0.0], 7.0, **LIMITS)


def along_a_parabola() -> RadauIIA:
    """a' = 1 + sin t, b' = lambda, 0 = b - a^2: of index 2, with lambda = 2 a a'."""

    def speed(t: float) -> float:
        return 1 + np.sin(t)

    system = System(
        lambda t, y: np.array([speed(t), y[2]]),
        lambda t, y: np.array([y[1] - y[0] ** 2]),
        lambda t, y: np.array([[0, 0, 0], [0, 0, 1], [-2 * y[0], 1, 0]], float),
        lambda t, x: np.array([2 * x[0] * speed(t)]),
        None,
    )
    return RadauIIA(system, 0.0, [0.0, 0.0, 0.0], 2.0, **LIMITS)


@pytest.mark.parametrize(
    "make, exact",
    [
        (decay, lambda t: [np.exp(-t)]),
        (round_a_circle, lambda t: [np.cos(t), np.sin(t)]),
        (along_a_parabola, lambda t: [(a := t + 1 - np.cos(t)), a**2, 2 * a * (1 + np.sin(t))]),
    ],
)
def test_motions_in_closed_form(make: Any, exact: Any) -> None:
    times, states = run(make())
    np.testing.assert_allclose(states, np.transpose(exact(times)), atol=2e-5)
    assert times[-1] == make().t_bound


@pytest.mark.parametrize("rtol", [1e-6, 1e-10])
def test_what_constraints_alone_determine_is_right_between_the_ends_of_steps(rtol: float) -> None:
    """x' = lambda, 0 = x - sin 3t: no error at the ends of steps says how long they may be."""
    system = System(
        lambda t, y: y[1:],
        lambda t, y: y[:1] - np.sin(3 * t),
        lambda t, y: np.array([[0.0, 1.0], [1.0, 0.0]]),
        lambda t, x: np.array([3 * np.cos(3 * t)]),
        None,
    )
    method = RadauIIA(system, 0.0, [0.0, 3.0], 10.0, rtol, rtol)
    times, found = [], []
    while method.status == "running":
        before = method.t
        assert method.step() is None
        times += [before + part * (method.t - before) for part in (0.1, 0.3, 0.5, 0.8, 0.9)]
        found += [*method.dense_output()(np.array(times[-5:])).T]
    assert np.abs(np.array(found)[:, 0] - np.sin(3 * np.array(times))).max() < 2 * rtol


@pytest.mark.slow
def test_constraints_hold_at_the_ends_of_steps() -> None:
    _, states = run(round_a_circle())
    assert np.abs((states[::2] ** 2).sum(axis=1) - 1).max() < 1e-7
    _, states = run(along_a_parabola())
    assert np.abs(states[::2, 1] - states[::2, 0] ** 2).max() < 1e-9


@pytest.mark.parametrize("make", [decay, round_a_circle, along_a_parabola])
def test_steps_may_be_limited(make: Any) -> None:
    method = make()
    limited = type(method)(method.system, method.t, method.y, method.t_bound, **LIMITS, max_step=0.05)
    times, _ = run(limited)
    assert np.diff(times[::2]).max() < 0.05 + 1e-12


@pytest.mark.slow
def test_dependent_states_are_chosen_again() -> None:
    method, chosen = round_a_circle(), set()
    while method.status == "running":
        assert method.step() is None
        chosen.add(tuple(method.dependent))
    assert chosen == {(0,), (1,)}
