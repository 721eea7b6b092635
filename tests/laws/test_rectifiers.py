"""Rectifiers whose diodes determine each other's voltages at once move, whatever their laws give and whatever runs."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from rectifiers import (
    CONDUCTS,
    blocked,
    bridge,
    current_of_exponentials,
    currents_through_coils,
    freewheel,
    full_wave,
    half_wave,
    six_exponentials,
    six_pulses,
    six_pulses_through_coils,
    three_phases,
    voltage_of_diodes,
    voltage_of_star,
    voltages_of_full_wave,
    voltages_of_half_wave,
)
from scipy.optimize import brentq

import bondgraph as bg
from bondgraph.elements import One, R, Se

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


@pytest.mark.parametrize("given", ["flow", "effort"])
@pytest.mark.parametrize("inductance", [1e-3, 1e-4])
def test_a_bridge_of_six_commutes_from_coil_to_coil(given: str, inductance: float) -> None:
    """Two of three currents are independent, and the diodes give no rates: Newton's method finds them at each instant.

    Where a diode takes over its current is rounding, on either side of zero, and the motion is stiff ever since.
    """
    end = 0.008
    equations = bg.compile(six_pulses_through_coils(given, inductance))
    assert len(equations.states) == 4
    run = bg.simulate(equations, [0, end])
    found = [run[name][-1] for name in ("Ls0.f", "Ls1.f", "L.f")]
    np.testing.assert_allclose(found, currents_through_coils(inductance, end), rtol=1e-6, atol=1e-6)
    assert "stiff at times" in run.solver


@pytest.mark.parametrize(("given", "backend"), [("flow", "llvm"), ("flow", "c"), ("effort", "llvm")])
def test_diodes_block_a_hundred_million_times_better_than_they_conduct(
    given: str, backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Voltages of diodes that conduct are differences of large ones: their bends lie between two floats."""
    monkeypatch.setattr("rectifiers.BLOCKS", 1e8 * CONDUCTS)
    law = {"flow": f"where(e > 0, e/{CONDUCTS}, e/{1e8 * CONDUCTS})"}
    law["effort"] = f"where(f > 0, f*{CONDUCTS}, f*{1e8 * CONDUCTS})"
    monkeypatch.setattr("rectifiers.BRIDGE", law)
    end = 0.008
    run = bg.simulate(bg.compile(six_pulses_through_coils(given, 1e-3)), [0, end], backend=backend)
    found = [run[name][-1] for name in ("Ls0.f", "Ls1.f", "L.f")]
    np.testing.assert_allclose(found, currents_through_coils(1e-3, end), rtol=1e-6, atol=1e-6)


@pytest.mark.slow
def test_a_diode_that_takes_over_slowly_is_met_beyond_its_rounding() -> None:
    """Its leakage rises through zero by 60 A/s: for 600 floats of time Newton's method rounds it to either side."""
    end = 0.0284
    run = bg.simulate(bg.compile(six_pulses_through_coils("effort", 1e-4)), [0, end])
    found = [run[name][-1] for name in ("Ls0.f", "Ls1.f", "L.f")]
    np.testing.assert_allclose(found, currents_through_coils(1e-4, end), rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("backend", ["llvm", "c"])
def test_exponential_diodes_determine_each_others_voltages(backend: str) -> None:
    """At most places where a search may begin the exponential of 325 V is no float; blocking diodes have no slope."""
    times = np.linspace(0, 0.02, 21)
    run = bg.simulate(bg.compile(six_exponentials()), times, backend=backend)
    expected = [current_of_exponentials(t, u) for t, u in zip(times, run["out"], strict=True)]
    np.testing.assert_allclose(run["coil"], expected, rtol=1e-9, atol=1e-6)
    assert max(run["out"]) > 500 and not run.notes


def test_exponential_diodes_feed_a_coil() -> None:
    times = np.linspace(0, 0.02, 21)
    run = bg.simulate(bg.compile(six_exponentials(coil=True)), times)
    across = run["plus"] - run["minus"]
    expected = [current_of_exponentials(t, u) for t, u in zip(times, across, strict=True)]
    np.testing.assert_allclose(run["L.f"], expected, rtol=1e-6, atol=1e-4)
    assert max(run["L.f"]) > 40 and not run.notes


@pytest.mark.parametrize("backend", ["llvm", "c", pytest.param("python", marks=pytest.mark.slow)])
@pytest.mark.parametrize("leak", [1e-6, 1e-9, 1e-12])
def test_a_bridge_blocks_by_leaks_that_are_little_beside_the_current_of_its_load(leak: float, backend: str) -> None:
    """That current flows in and out of the nodes where they are added up."""
    times = np.linspace(0, 0.02, 21)
    run = bg.simulate(bg.compile(full_wave(leak)), times, backend=backend)
    np.testing.assert_allclose(run["Cf.e"], voltages_of_full_wave(times, leak), atol=1e-5)
    currents = {k: 1e-12 * np.expm1(run[f"D{k}.e"] / 0.02585) + leak * run[f"D{k}.e"] for k in (1, 2, 3, 4)}
    np.testing.assert_allclose(currents[1] + currents[2] - currents[3] - currents[4], 0, atol=1e-9)
    assert max(run["Cf.e"]) > 15 and not run.notes


@pytest.mark.parametrize("method", [None, "Radau"])
def test_an_exponential_diode_is_met_in_its_law(method: str | None) -> None:
    times = np.linspace(0, 0.06, 61)
    run = bg.simulate(bg.compile(half_wave()), times, method=method)
    np.testing.assert_allclose(run["out"], voltages_of_half_wave(times), rtol=1e-6, atol=1e-5)
    assert max(run["out"]) > 250 and not run.notes


@pytest.mark.parametrize("given", ["flow", pytest.param("effort", marks=pytest.mark.slow)])
def test_diodes_that_all_block_without_a_leak_are_refused(given: str) -> None:
    """Voltages across them are rounding: explicit steps met another course in each one, and went on for minutes."""
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(blocked(given), (0, 0.04))
    if given == "effort":
        assert "is rounding" in caught.value.law and "conductance" in caught.value.remedy


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_diodes_in_a_row_share_their_voltage(count: int) -> None:
    """Unknown but for their sum, of saturation currents from 1e-14 A on: at places tried slopes overflow."""
    i, saturation = One("i"), [10.0 ** (2 * k - 14) for k in range(count)]
    row = [i >> R(f"D{k}", flow=f"{of!r}*(exp(e/0.02585) - 1)") for k, of in enumerate(saturation)]
    times = np.linspace(0, 0.02, 9)[1:4]
    run = bg.simulate(bg.Graph("row", Se("U", "10*sin(2*pi*50*t)") >> i, i >> R("r", 1e3), *row), times)

    def left(current: float, t: float) -> float:
        return (
            1e3 * current
            + 0.02585 * sum(math.log1p(current / of) for of in saturation)
            - 10 * math.sin(100 * math.pi * t)
        )

    expected = [brentq(left, 0, 1, (t,), xtol=1e-18) for t in times]
    np.testing.assert_allclose(run["i"], expected, rtol=1e-9)
