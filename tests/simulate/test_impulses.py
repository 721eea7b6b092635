"""What dependent stores hold changes at once where an input steps, and by as much as the input asks."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, Se, Sf
from bondgraph.simulate.impulses import impulses


def carried(velocity: str) -> bg.Trajectory:
    """A mass that a velocity drives, beside an oscillator that makes it a motion."""
    v, w = One("v"), One("w")
    graph = bg.Graph("g", Sf("F", velocity) >> v, v >> I("m", 3), w >> I("n", 1), w >> C("c", 1), Se("e", 1) >> w)
    return bg.simulate(graph, (0, 2))


@pytest.mark.parametrize("height", [1e-6, 1.0, -250.0])
def test_a_step_of_velocity_is_an_impulse_of_mass_times_its_height(height: float) -> None:
    (found,) = impulses(carried(f"where(t < 1, 0, {height})"))
    assert (found.time, found.store, found.content) == (1.0, "m", "p_m")
    assert found.amount == pytest.approx(3 * height)


@pytest.mark.parametrize("velocity", ["sin(9*t)", "where(t < 1, t, 1)", "tanh(1e3*(t - 1))"])
def test_what_is_continuous_is_none(velocity: str) -> None:
    assert impulses(carried(velocity)) == ()
