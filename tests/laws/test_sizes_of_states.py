"""Small states are as exact as others, whatever moves them, and whenever: no size is looked for at unlucky instants."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, De, One, R, Se, Zero
from bondgraph.simulate import error_control

i, u = One("i"), Zero("u")
OFF = 1e-7


def driven(source: str, resistance: float, capacitance: float) -> bg.Graph:
    return bg.Graph("rc", Se("U", source) >> i, i >> R("r", resistance), i >> u, u >> C("c", capacitance))


def sine(graph: bg.Graph, frequency: float, periods: float, tau: float, **how: Any) -> tuple[Any, Any]:
    """The voltage behind a sine's source, and its closed form."""
    run = bg.simulate(graph, (0, periods / frequency), **how)
    gain = 1 / (1 + 2j * np.pi * frequency * tau)
    wanted = (gain * np.exp(2j * np.pi * frequency * run.t)).imag - gain.imag * np.exp(-run.t / tau)
    return run["u"], wanted


@pytest.mark.parametrize("method", [None, "Radau", "RK45", "BDF"])
@pytest.mark.parametrize("periods", [1, 8, 16, 17, 32])
@pytest.mark.parametrize("frequency, resistance, capacitance", [(1e6, 1e3, 1e-12), (50, 1e4, 1e-9), (1e3, 1e3, 1e-9)])
def test_a_sine_over_whole_periods(
    frequency: float, resistance: float, capacitance: float, periods: int, method: str | None
) -> None:
    graph = driven(f"sin(2*pi*{frequency!r}*t)", resistance, capacitance)
    found, wanted = sine(graph, frequency, periods, resistance * capacitance, **({"method": method} if method else {}))
    np.testing.assert_allclose(found, wanted, atol=1e-6 if method == "BDF" else OFF)


def test_what_moved_before_its_size_was_known_is_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no instant had shown any until the method starts anew."""
    expected = error_control.expected_sizes
    monkeypatch.setattr(error_control, "expected_sizes", lambda *given: (given[1] > 0) * expected(*given))
    found, wanted = sine(driven("sin(2*pi*50*t)", 1e4, 1e-9), 50, 8, 1e-5)
    np.testing.assert_allclose(found, wanted, atol=OFF)


@pytest.mark.parametrize("method", [None, "Radau", "LSODA"])
@pytest.mark.parametrize("end", [1e-6, 2e-6, 4e-6, 6e-6])
def test_a_source_that_jumps_at_a_part_of_the_span(end: float, method: str | None) -> None:
    run = bg.simulate(driven("where(t < 1e-6, 1, 0)", 50, 1e-10), (0, end), **({"method": method} if method else {}))
    late = np.maximum(run.t - 1e-6, 0)
    wanted = np.where(run.t <= 1e-6, 1 - np.exp(-run.t / 5e-9), np.exp(-late / 5e-9))
    np.testing.assert_allclose(run["u"], wanted, atol=1e-6)


@pytest.mark.parametrize("method", [None, "Radau", "BDF"])
@pytest.mark.parametrize("by", ["machine", "counter"])
def test_what_an_event_moves_later(by: str, method: str | None) -> None:
    """A state of 1e-9 that rests until another has come to four fifths."""
    master = Se("U", 1) >> i, i >> R("r", 1e3), i >> u, u >> C("c", 1e-6), u >> De("uu")
    machine = bg.StateMachine("m", {"a": 0, "b": 1}, [("a", "uu > 0.8", "b")])
    event = machine if by == "machine" else bg.counter("m", "uu > 0.8")
    graph = bg.Graph("late", *master, event, bg.FirstOrder("y", "1e-9*m", T=1e-4))
    run = bg.simulate(graph, (0, 16e-3), **({"method": method} if method else {}))
    since = np.maximum(run.t - 1e-3 * np.log(5), 0)
    np.testing.assert_allclose(run["y"], 1e-9 * (1 - np.exp(-since / 1e-4)), atol=1e-14)


@pytest.mark.parametrize("method", [None, "Radau", "LSODA"])
@pytest.mark.parametrize("height", [1e-3, 1e-9, 1e-15])
@pytest.mark.parametrize("width", [0.04, 0.05])
def test_a_smooth_pulse_of_a_thousandth_of_the_run(width: float, height: float, method: str | None) -> None:
    """Its values at nearly all instants are no floats, or as small as these can be."""
    source = Se("z", 0) >> One("d") >> R("r", 1)
    pulse = f"{height!r}*exp(-((t - 20.3)/{width!r})**2)"
    graph = bg.Graph("pulse", source, bg.Integrator("y", pulse))
    run = bg.simulate(graph, (0, 50), **({"method": method} if method else {}))
    assert run["y"][-1] == pytest.approx(height * width * np.sqrt(np.pi), rel=1e-6)


@pytest.mark.parametrize("method", [None, "Radau", "BDF"])
def test_what_a_law_holds_off_at_first(method: str | None) -> None:
    """A current of 1e-9 exp((v - 10)/0.025) through v, which rises from 0 to 10."""
    source = Se("z", 0) >> One("d") >> R("r", 1)
    graph = bg.Graph("emitter", source, bg.Integrator("v", "10"), bg.Integrator("y", "1e-9*exp((v - 10)/0.025)"))
    run = bg.simulate(graph, (0, 1), **({"method": method} if method else {}))
    assert run["y"][-1] == pytest.approx(1e-9 * 0.0025, rel=1e-5)
