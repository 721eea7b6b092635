"""Responses of a linearization: against closed forms, SciPy's own, and the simulation of the same step."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.linearization import responses
from bondgraph.analysis.linearization.responses import (
    bode,
    frequency_response,
    step_response,
    usual_frequencies,
    usual_instants,
)
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero

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


def swing(stiffness: float = 1.0) -> bg.Linearization:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("s", Se("F", 0) >> v, v >> I("m", 1), v >> C("k", 1 / stiffness))
    return bg.linearize(graph, inputs=["F"], outputs=["v"])


@pytest.mark.parametrize("stiffness", [1.0, 3.0, 2e-9, 7e12])
@pytest.mark.parametrize("beside", [0.0, 1e-15, -1e-15, 1e-11])
def test_the_frequency_of_an_undamped_mode_is_refused_but_for_rounding(stiffness: float, beside: float) -> None:
    omega = np.sqrt(stiffness) * (1 + beside)
    with pytest.raises(bg.ValueRefused, match=r"rad/s is the frequency of an undamped mode, mostly of x") as caught:
        swing(stiffness).frequency_response([0.5 * omega, omega])
    assert caught.value.parties == ("x",) and f"{omega:.12g} rad/s" in caught.value.law and caught.value.remedy


@pytest.mark.parametrize("stiffness", [1.0, 3.0, 2e-9, 7e12])
@pytest.mark.parametrize("beside", [5e-11, -5e-11, 1e-6])
def test_beside_it_the_response_is_large(stiffness: float, beside: float) -> None:
    """i w / (k - w^2), with five digits of the difference left at least."""
    natural = np.sqrt(stiffness)
    found = swing(stiffness).frequency_response(natural * (1 + beside)).item()
    assert found == pytest.approx(-1j / (2 * natural * beside), rel=1e-4)


def test_rounding_in_a_matrix_makes_no_undamped_mode() -> None:
    """A network whose matrix has entries of 1e-15 in place of zeros, beside others of 1e7; by nodal analysis."""
    source, n0, n1, tb, tl = One("source"), Zero("n0"), Zero("n1"), One("tb"), One("tl")
    b = [One(f"b{k}") for k in range(6)]
    graph = bg.Graph(
        "rlc", Se("U") >> source, source >> R("Rs", 50), source >> n1, n0 >> b[0], b[0] >> C("C0", 2.9e-7),
        b[0] >> R("R0", 3.9), n1 >> b[1], b[1] >> C("C1", 2.8e-7), b[1] >> R("R1", 17), n0 >> b[2] >> n1,
        b[2] >> R("R2", 40), n0 >> b[3] >> n1, b[3] >> R("R3", 24), b[3] >> I("L3", 4.1e-3), n0 >> b[4],
        b[4] >> C("C4", 8.4e-8), b[4] >> I("L4", 1.9e-3), n0 >> b[5] >> n1, b[5] >> C("C5", 4.3e-8),
        n1 >> tb >> GY("g", 4.5864416097902065) >> tl, tl >> R("Rload", 213.7300954311295),
        tl >> I("Lload", 0.00017878330907813143), tb >> R("Rw", 1.5),
    )  # fmt: skip
    omega = np.array([1e-3, 10.0, 1e3, 1e5, 1e7])
    s = 1j * omega
    y0 = 1 / (3.9 + 1 / (s * 2.9e-7)) + 1 / (s * 1.9e-3 + 1 / (s * 8.4e-8))
    between = 1 / 40 + 1 / (24 + s * 4.1e-3) + s * 4.3e-8
    load = 1.5 + 4.5864416097902065**2 / (213.7300954311295 + s * 0.00017878330907813143)
    y1 = 1 / 50 + 1 / (17 + 1 / (s * 2.8e-7)) + 1 / load
    nodes = np.moveaxis(np.array([[y0 + between, -between], [-between, y1 + between]]), -1, 0)
    expected = np.linalg.solve(nodes, np.broadcast_to([[0], [1 / 50]], (len(s), 2, 1)))[..., 0]
    linear = bg.linearize(graph, values={"U": 0}, inputs=["U"], outputs=["n0", "n1"])
    np.testing.assert_allclose(linear.frequency_response(omega)[..., 0], expected, rtol=1e-8)


def test_a_state_that_adds_up_has_no_response_at_rest() -> None:
    v = One("v")
    free = bg.linearize(bg.Graph("free", Se("F", 0) >> v, v >> I("m", 1)), inputs=["F"], outputs=["v"])
    with pytest.raises(bg.ValueRefused, match=r"omega: 0 rad/s .* mostly of p_m"):
        free.frequency_response([0.0, 1.0])
    assert free.frequency_response(1e-9).item() == pytest.approx(-1e9j)


def servo(damping: float) -> bg.Linearization:
    """Poles at -1e6 and -1e-2 rad/s, and a mode of 50 rad/s that the shaft drives."""
    U, i, w, s = Se("U", 0), One("i"), One("w"), One("s")
    graph = bg.Graph(
        "servo",
        *(U >> i >> GY("K", 1e-6) >> w, i >> I("L", 1e-6), i >> R("Ra", 1), w >> I("J", 1), w >> R("b", 1e-2)),
        *(w >> TF("gear", 1e-3) >> Zero("joint"), Zero("joint") >> C("k", 1 / 2500.0), Zero("joint") >> s),
        *(s >> I("m", 1), *((s >> R("d", damping),) if damping else ())),
    )
    return bg.linearize(graph, inputs=["U"], outputs=["i", "w"])


@pytest.mark.parametrize("damping", [0.0, 1e-6])
def test_a_stiff_servo_is_not_taken_for_undamped(damping: float) -> None:
    """Its poles are eight decades apart; the response is that of its impedances."""
    linear = servo(damping)
    assert np.abs(linear.poles()).max() == pytest.approx(1e6, rel=1e-6)
    assert np.abs(linear.poles()).min() == pytest.approx(1e-2, rel=1e-2)
    omega = np.array([0.0, 1e-6, 1e-2, 1.0, 49.0, 51.0, 1e3, 1e6, 1e9])[0 if damping else 1 :]
    found, p = linear.frequency_response(omega)[:, :, 0], 1j * omega
    hung = 1 / (p / 2500 + 1 / (p + damping))  # what the spring and the mass behind it put up
    shaft = p + 1e-2 + 1e-6 * hung
    current = shaft / ((1e-6 * p + 1) * shaft + 1e-12)
    np.testing.assert_allclose(found[:, 0], current, rtol=1e-9)
    np.testing.assert_allclose(found[:, 1], 1e-6 * current / shaft, rtol=1e-9)


@pytest.mark.parametrize("decades", [0, 6, -6])
def test_a_chain_of_integrators_is_stiff_in_its_units_too(decades: int) -> None:
    """Poles of eight decades in the coefficients of one equation: 1/((p + 1e6) (p + 1e4) (p + 1) (p + 1e-2))."""
    poles = -np.array([1e6, 1e4, 1.0, 1e-2])
    units = 10.0 ** (decades * np.arange(4))
    A = np.diag(np.ones(3), 1)
    A[-1] = -np.poly(poles)[:0:-1]
    last, first = np.eye(4)[:, 3:], np.eye(4)[:1]
    A, B, C = A * units[:, None] / units, last * units[:, None], first / units
    linear = bg.Linearization(
        "chain", 0.0, ("a", "b", "c", "d"), (), ("u",), ("y",), A, B, C, np.zeros((1, 1)), {}, {}, ()
    )
    omega = np.geomspace(1e-4, 1e8, 60)
    wanted = 1 / np.prod(1j * omega[:, None] - poles, axis=1)
    np.testing.assert_allclose(linear.frequency_response(omega)[:, 0, 0], wanted, rtol=1e-6)


def test_the_figure_of_steps_shows_each_output_by_each_input_until_they_rest(
    linear: bg.Linearization, tmp_path: Path
) -> None:
    figure = linear.plot_step(path=tmp_path / "steps.svg")
    assert len(figure.axes) == 3 and all(len(place.lines) == 2 for place in figure.axes)
    t, shown = figure.axes[1].lines[0].get_data()
    np.testing.assert_allclose(shown, step_response(linear, t)[:, 1, 0])
    assert t[-1] == pytest.approx(5 / np.abs(linear.poles().real).min())
    assert (tmp_path / "steps.svg").is_file() and linear.plot_step([0.0, 1.0]).axes[0].lines[0].get_xdata()[-1] == 1
    for refused in (1.0, [1.0, 0.0], [np.nan, 1.0]):
        with pytest.raises(bg.ValueRefused, match=r"numpy\.linspace"):
            linear.plot_step(refused)


def test_steps_of_what_never_rests_are_shown_for_some_turns() -> None:
    swing = bg.Graph("swing", Se("F") >> One("v") >> I("m", 1), One("v") >> C("c", 0.25))
    assert usual_instants(bg.linearize(swing, values={"F": 0}))[-1] == pytest.approx(10 * np.pi)
    still = bg.Graph("still", Se("F") >> One("v") >> I("m", 1))
    assert usual_instants(bg.linearize(still, values={"F": 0}))[-1] == 1.0


def test_an_input_that_nothing_leads_from_has_no_response(linear: bg.Linearization) -> None:
    """It is zero, and not what rounding leaves: its diagram says so."""
    cut = replace(linear, B=np.zeros_like(linear.B), D=np.zeros_like(linear.D))
    assert not cut.frequency_response([0.1, 1.0, 1e5]).any()
    labels = [text.get_text() for text in cut.bode().axes[0].get_legend().get_texts()]
    assert labels and all(label.endswith(": none") for label in labels)
    assert not any(text.get_text().endswith("none") for text in linear.bode().axes[0].get_legend().get_texts())


def test_two_numbers_are_the_ends_of_a_diagram(linear: bg.Linearization) -> None:
    """As t=(0, 10) of `simulate`: two points would be a straight line."""
    for ends in ((1, 100), [1.0, 100.0], np.array([1, 100])):
        omega = linear.bode(ends).axes[0].lines[0].get_xdata()
        assert len(omega) > 100 and omega[[0, -1]] == pytest.approx([1, 100])
        np.testing.assert_allclose(omega[1:] / omega[:-1], omega[1] / omega[0])
    t = linear.plot_step((0, 0.2)).axes[0].lines[0].get_xdata()
    assert len(t) > 100 and t[[0, -1]] == pytest.approx([0, 0.2])
    assert len(linear.bode([1, 10, 100]).axes[0].lines[0].get_xdata()) == 3
    with pytest.raises(bg.ValueRefused, match="neither the two ends") as caught:
        linear.bode((1, 100, 50))
    assert "omega=(1, 100)" in caught.value.remedy and "numpy.geomspace(1, 100, 50)" in caught.value.remedy
    with pytest.raises(bg.ValueRefused, match="neither the two ends") as caught:
        linear.plot_step((0, 1, 100))
    assert "numpy.linspace(0, 1, 100)" in caught.value.remedy
    for wrong in ((0, 100), (-1, 10), (np.nan, 1)):
        with pytest.raises(bg.ValueRefused, match="positive frequencies"):
            linear.bode(wrong)


@pytest.mark.parametrize("size", [1e-21, 1e-15, 0.9e-12, 1e-9, 1.0, 1e6])
def test_what_follows_the_rate_of_an_input_does_so_in_any_units(size: float) -> None:
    """The current of a divider of two capacitors, with a load, straight across a source."""
    o, a = One("o"), Zero("a")
    graph = bg.Graph("divider", Se("U") >> o, o >> C("C1", size), o >> a, a >> C("C2", 3 * size), a >> R("r", 1 / size))
    found = bg.linearize(graph, values={"U": 0.0}, inputs=["U"], outputs=["a", "C1.f"])
    omega = np.array([0.01, 0.3, 10.0])
    admittance, load = 1j * omega * size, 3j * omega * size + size
    current = admittance * load / (admittance + load)
    np.testing.assert_allclose(found.frequency_response(omega)[:, 0, 0], current / load, rtol=1e-9)
    np.testing.assert_allclose(found.frequency_response(omega)[:, 1, 0], current, rtol=1e-9)
    ratio = found.transfer_function("C1.f", "U")
    np.testing.assert_allclose(
        np.polyval(ratio.numerator, 1j) / np.polyval(ratio.denominator, 1j) / size, 1j * (3j + 1) / (4j + 1)
    )


@pytest.mark.parametrize(("apart", "is_something"), [(1e-13, False), (1e-11, True)])
@pytest.mark.parametrize("unit", [1e-15, 1.0, 1e15])
def test_what_is_left_where_terms_of_a_rate_cancel_is_rounding(apart: float, is_something: bool, unit: float) -> None:
    """Of x' = -x + 3 u'', y = 0.1 x - 0.3 u', in some unit, the rate has 0.1*3 - 0.3."""
    one, rates = np.eye(1), np.array([[0.0, 0.0, 3.0]])
    whole = bg.linearize(MOTOR, values=VALUES, outputs=["w"], inputs=["U"])
    found = replace(
        whole, states=("x",), inputs=("U", "U'", "U''"), A=-one, B=rates, C=0.1 * unit * one,
        D=np.array([[0.0, -0.3 * unit * (1 + apart), 0.0]]),
    )  # fmt: skip
    assert bool(abs(frequency_response(found, [1e9])[0, 0, 0] + 0.3 * unit) > 1e-7 * unit) == is_something


def test_whether_a_response_vanishes_is_looked_at_all_over_its_diagram(
    linear: bg.Linearization, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a zero of it is outvoted; at few places, for all variations of the matrices respond there."""
    asked = list[Any]()

    def noted(of: bg.Linearization, frequencies: Any) -> Any:
        asked.append(frequencies)
        return np.ones((len(frequencies), len(of.outputs), len(of.inputs)))

    monkeypatch.setattr(responses, "_response", noted)
    assert not responses._vanishes(linear).any()
    shown = np.log(usual_frequencies(linear)[[0, -1]])
    widest = np.diff([shown[0], *np.log(asked[0]), shown[1]]).max()
    assert widest < (shown[1] - shown[0]) / 6 and sum(map(len, asked)) < 50
