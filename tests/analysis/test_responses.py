"""Responses of a linearization: against closed forms, SciPy's own, and the simulation of the same step."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.linearization.responses import (
    bode,
    frequency_response,
    step_response,
    usual_frequencies,
)
from bondgraph.elements import GY, C, I, One, R, Se, Sf

U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
MOTOR = bg.Graph("motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"), Se("M") >> w)
VALUES = {"U": 0.0, "M": 0.0, "L": 5e-3, "Ra": 1, "K": 0.05, "J": 1e-4, "b": 1e-5}


@pytest.fixture(scope="module")
def linear() -> bg.Linearization:
    return bg.linearize(MOTOR, values=VALUES, outputs=["w", "i", "Ra.e"])


def test_poles_are_those_of_the_characteristic_polynomial(linear: bg.Linearization) -> None:
    L, Ra, K, J, b = (VALUES[name] for name in ("L", "Ra", "K", "J", "b"))
    wanted = np.roots([L * J, L * b + Ra * J, Ra * b + K * K])
    np.testing.assert_allclose(np.sort_complex(linear.poles()), np.sort_complex(wanted))


def test_the_response_to_sines_is_that_of_the_transfer_functions(linear: bg.Linearization) -> None:
    L, Ra, K, J, b = (VALUES[name] for name in ("L", "Ra", "K", "J", "b"))
    omega = np.geomspace(1, 1e4, 30)
    found, s = frequency_response(linear, omega), 1j * omega
    below = (L * s + Ra) * (J * s + b) + K * K
    by_voltage, by_torque = (found[:, :, linear.inputs.index(name)] for name in ("U", "M"))
    np.testing.assert_allclose(by_voltage.T, [K / below, (J * s + b) / below, Ra * (J * s + b) / below], rtol=1e-9)
    np.testing.assert_allclose(by_torque.T, [(L * s + Ra) / below, -K / below, -Ra * K / below], rtol=1e-9)


def test_the_response_to_a_step_is_the_simulation(linear: bg.Linearization) -> None:
    """The motor is linear: a step of 1 V is a run with U = 1."""
    t = np.linspace(0, 0.2, 9)
    found = step_response(linear, t)
    run = bg.simulate(MOTOR, t, {**VALUES, "U": 1.0}, rtol=1e-11)
    k = linear.inputs.index("U")
    for row, name in enumerate(linear.outputs):
        np.testing.assert_allclose(found[:, row, k], run[name], atol=1e-7)


def test_instants_may_lie_anyhow_apart(linear: bg.Linearization) -> None:
    even, some = step_response(linear, np.linspace(0, 0.1, 101)), step_response(linear, [0.0, 0.013, 0.1])
    np.testing.assert_allclose(some, even[[0, 13, 100]], atol=1e-9)


def test_a_pole_at_zero_makes_a_ramp() -> None:
    """A spring that is stretched at a driven velocity: its force grows with time, whatever the damper takes."""
    v = One("v")
    graph = bg.Graph("stretched", Sf("drive", 0) >> v, v >> C("k", 1), v >> R("b", 2))
    linear = bg.linearize(graph, inputs=["drive"], outputs=["k.e"])
    np.testing.assert_allclose(linear.step([0.0, 1.0, 2.0])[:, 0, 0], [0, 1, 2], atol=1e-12)


def test_a_diagram_shows_what_the_response_is(linear: bg.Linearization, tmp_path: Path) -> None:
    figure = linear.bode(path=tmp_path / "a" / "bode.svg")
    above, below = figure.axes
    assert (tmp_path / "a" / "bode.svg").is_file()
    assert len(above.lines) == len(below.lines) == 3 * len(linear.inputs)
    omega = above.lines[0].get_xdata()
    shown = linear.frequency_response(omega)[:, 0, 0]
    np.testing.assert_allclose(above.lines[0].get_ydata(), 20 * np.log10(abs(shown)))
    sizes = np.abs(linear.poles())
    assert usual_frequencies(linear)[0] < sizes.min() and usual_frequencies(linear)[-1] > sizes.max()


def test_what_has_no_response_is_refused(linear: bg.Linearization) -> None:
    with pytest.raises(bg.ValueRefused, match="outputs=") as caught:
        bode(bg.linearize(MOTOR, values=VALUES, outputs=[]), None, None)
    assert caught.value.remedy
    with pytest.raises(bg.ValueRefused, match="do not increase"):
        linear.step([1.0, 0.5])
    with pytest.raises(bg.ValueRefused, match="finite"):
        linear.frequency_response([np.inf])
    v = One("v")
    swing = bg.linearize(bg.Graph("s", Se("F", 0) >> v, v >> I("m", 1), v >> C("k", 1)), inputs=["F"], outputs=["v"])
    with pytest.raises(bg.ValueRefused, match="undamped"):
        swing.frequency_response(1.0)
