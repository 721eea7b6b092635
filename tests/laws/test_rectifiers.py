"""Rectifiers whose diodes determine each other's voltages at once move, whatever their laws give and whatever runs."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from rectifiers import bridge, freewheel, six_pulses, three_phases, voltage_of_diodes, voltage_of_star

import bondgraph as bg

SPAN = np.linspace(0, 0.04, 41)


@pytest.mark.parametrize("given", ["flow", "effort"])
@pytest.mark.parametrize("backend", ["llvm", "c", pytest.param("python", marks=pytest.mark.slow)])
def test_three_phases_meet_where_their_currents_add_up(backend: str, given: str) -> None:
    run = bg.simulate(bg.compile(three_phases(given)), SPAN, backend=backend)
    expected = [voltage_of_star(t, current) for t, current in zip(SPAN, run["L.f"], strict=True)]
    np.testing.assert_allclose(run["star"], expected, atol=1e-9)


@pytest.mark.parametrize("make", [freewheel, bridge])
@pytest.mark.parametrize("method", [None, "Radau"])
def test_laws_of_effort_and_of_flow_give_the_same_motion(make: Callable[[str], bg.Graph], method: str | None) -> None:
    runs = [bg.simulate(bg.compile(make(given)), SPAN, method=method) for given in ("flow", "effort")]
    np.testing.assert_allclose(runs[0]["L.f"], runs[1]["L.f"], atol=1e-6)
    assert max(runs[0]["L.f"]) > 0.4


@pytest.mark.parametrize("given", ["flow", "effort"])
def test_a_bridge_of_six_follows_its_sources(given: str) -> None:
    times = np.linspace(0, 0.02, 101)
    run = bg.simulate(bg.compile(six_pulses(given)), times)
    for sign, rail in ((1, "plus"), (-1, "minus")):
        expected = [voltage_of_diodes(t, current, sign) for t, current in zip(times, run["L.f"], strict=True)]
        np.testing.assert_allclose(run[rail], expected, atol=1e-7)
    assert max(run["L.f"]) > 50
