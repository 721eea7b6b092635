"""A model rewritten in other units has the same motion, to the tolerance, whatever the method."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from units import Model, Units, double_pendulum, held_pendulum, ladder, tied_network

import bondgraph as bg

METHODS = ["LSODA", "DOP853", "RK45", "Radau", "BDF", "CVODE"]
NANO = Units(1e-9, 1e-9, 1e-9)
SAME = 2e-5
"""Of the size of a state: a thousand times the tolerance of a step, and for backward differences twice as much."""


def motion(model: Model, method: Any, form: Any = None) -> tuple[Any, bg.Trajectory]:
    """The states over the span, in units of one, of shape (states, instants)."""
    equations = bg.compile(model.graph, form)
    run = bg.simulate(equations, np.linspace(0, model.span, 25), model.values, model.start, method=method)
    return np.array([run[name] / unit for name, unit in model.units.items()]), run


def check_same(build: Callable[[Units], Model], units: Units, method: Any, form: Any = None) -> None:
    (first, _), (other, run) = (motion(build(u), method, form) for u in (Units(), units))
    sizes = np.abs(first).max(axis=1, keepdims=True)
    assert np.abs(other - first).max() <= SAME * sizes.max()
    assert (np.abs(other - first) <= SAME * sizes).all()
    assert run.notes == ()


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("units", [NANO, Units(1e6, 1e-6, 60)])
def test_a_ladder_in_other_units(method: str, units: Units) -> None:
    check_same(lambda u: ladder(1, u, cubic=True), units, method)


@pytest.mark.parametrize("units", [NANO, Units(1e3, 1e-6, 60)])
@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum, bg.forms.kane_velocity])
def test_a_pendulum_in_other_units(units: Units, form: Any) -> None:
    check_same(lambda u: double_pendulum(0, u), units, None, form)


@pytest.mark.parametrize("units", [NANO, Units(1e6, 1e-6, 60), Units(1e3, 1e-3, 1e-3)])
@pytest.mark.parametrize("form", [bg.forms.lagrange_index_2, bg.forms.lagrange_multipliers])
def test_a_held_mass_in_other_units(units: Units, form: Any) -> None:
    check_same(held_pendulum, units, None, form)


@pytest.mark.slow
@settings(max_examples=60)
@given(
    seed=st.integers(0, 10**6),
    units=st.builds(
        Units, *[st.integers(-12, 12).map(lambda k: 10.0**k)] * 2, st.sampled_from([1e-9, 1e-3, 60.0, 1e6])
    ),
    cubic=st.booleans(),
    method=st.sampled_from(METHODS),
)
def test_any_ladder_in_any_units(seed: int, units: Units, cubic: bool, method: str) -> None:
    check_same(lambda u: ladder(seed, u, cubic), units, method)


@pytest.mark.slow
@settings(max_examples=30)
@given(
    seed=st.integers(0, 10**6),
    units=st.builds(Units, *[st.integers(-9, 9).map(lambda k: 10.0**k)] * 2, st.sampled_from([1e-9, 1e-3, 60.0, 1e6])),
    form=st.sampled_from([None, bg.forms.kane_momentum, bg.forms.hamiltonian]),
    method=st.sampled_from(METHODS),
)
def test_any_double_pendulum_in_any_units(seed: int, units: Units, form: Any, method: str) -> None:
    check_same(lambda u: double_pendulum(seed, u), units, method, form)


@pytest.mark.slow
@settings(max_examples=100)
@given(
    seed=st.integers(0, 10**6),
    units=st.builds(Units, *[st.integers(-6, 6).map(lambda k: 10.0**k)] * 2, st.sampled_from([1e-9, 1e-3, 60.0, 1e6])),
    method=st.sampled_from([None, *METHODS]),
)
def test_any_network_of_tied_capacitors_in_any_units(seed: int, units: Units, method: str | None) -> None:
    check_same(lambda u: tied_network(seed, u), units, method)
