"""Linearizations of sampled motions: against closed forms, and the simulation of the same motion."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.signal import cont2discrete

import bondgraph as bg
from bondgraph.analysis.linearization.sampled import MOST, sampled_values
from bondgraph.elements import GY, TF, C, Frame, I, Link, Mechanism, One, R, Revolute, Se, Sf, Zero
from tests.models import juries

GAINS = {"Kp": 2.0, "Ki": 5.0, "Kd": 0.05, "N": 300.0}
T = 1e-3


def mass(*more: Any, by: str = "u", **values: float) -> bg.Graph:
    """A mass of 1 kg that a held force pushes: its velocity follows v' = u."""
    v = One("v")
    return bg.Graph("mass", v >> I("m", 1.0), Se("F", by) >> v, *more, values=values)


def late(K: float) -> bg.Graph:
    """The same, by the velocity of one instant before."""
    return mass(bg.sample("s", "v", 0.1), bg.delay("old", "s", every=0.1), bg.sample("u", "-K*old", 0.1), K=K)


def servo(*more: Any, by: str = "pid") -> bg.Graph:
    i, w = One("i"), One("w", coordinates=("theta",))
    plant = Se("U", by) >> i, i >> I("L", 2e-3), i >> R("Ra", 1), i >> GY("K", 0.05) >> w, w >> I("J", 1e-4)
    return bg.Graph("servo", *plant, w >> R("b", 1e-5), *more)


def digital(error: str = "r - theta", **changed: Any) -> bg.Graph:
    return servo(bg.PID("pid", error, **{**GAINS, **changed}, every=T), bg.Input("r"))


def after(graph: bg.Graph, linear: bg.Linearization, start: dict[str, float], values: dict[str, float]) -> np.ndarray:
    """What a run has of the linearization's states a period after a start, just before the clocks tick."""
    run = bg.simulate(graph, (0, linear.period), values, start, rtol=1e-12, atol=1e-14)
    return np.array([run[name][-1] for name in linear.states])


def check_map(graph: bg.Graph, linear: bg.Linearization, values: dict[str, float]) -> None:
    """A linear motion: the columns of A are what a run makes of each state, those of B of each input."""
    for k, name in enumerate(linear.states):
        np.testing.assert_allclose(linear.A[:, k], after(graph, linear, {name: 1.0}, values), atol=1e-10)
    for k, name in enumerate(linear.inputs):
        np.testing.assert_allclose(linear.B[:, k], after(graph, linear, {}, {**values, name: 1.0}), atol=1e-10)


def test_a_sampled_proportional_controller_in_closed_form() -> None:
    """v[k + 1] = v[k] - K T v[k]: unstable beyond K T = 2, where a continuous one never is."""
    for K, stability in ((5.0, "stable"), (19.0, "stable"), (20.0, "marginal"), (21.0, "unstable")):
        found = bg.linearize(mass(bg.sample("u", "-K*v", 0.1), K=K))
        assert found.period == 0.1 and found.states == ("p_m",) and found.is_equilibrium
        assert found.poles() == pytest.approx([1 - K * 0.1]) and found.stability == stability


def test_a_delay_is_a_state_of_its_own() -> None:
    """With the value of the instant before z^2 - z + K T = 0."""
    found = bg.linearize(late(4.0))
    assert np.sort_complex(found.poles()) == pytest.approx(np.sort_complex(np.roots([1, -1, 0.4])))


@pytest.mark.parametrize("changed", [{}, {"Kd": 0}, {"Ki": 0}, {"limits": (-24, 24)}, {"Ki": 0, "Kd": 0}])
def test_a_digital_servo_is_what_a_run_makes_of_it(changed: dict[str, Any]) -> None:
    graph = digital(**changed)
    linear = bg.linearize(graph, values={"r": 0}, outputs=["theta", "pid", "i", "U.e"])
    assert linear.period == T and linear.stability == "stable" and linear.inputs == ("r",)
    check_map(graph, linear, {"r": 0})
    t = T * np.arange(40)
    run = bg.simulate(graph, T * np.arange(41), {"r": 0.01}, rtol=1e-12, atol=1e-14)
    for k, name in enumerate(linear.outputs):
        np.testing.assert_allclose(0.01 * linear.step(t)[:, k, 0], run[name][:-1], atol=1e-9)


@pytest.mark.parametrize("factor", [0.9, 1.1])
def test_poles_tell_whether_a_run_grows_and_how_fast(factor: float) -> None:
    """The gain is near that at which the sampled loop is at the limit; the continuous one is stable far beyond it."""
    limit = 1.0
    gains = {"Kp": 10.0, "Ki": 0.0, "Kd": 0.3}

    def at(k: float) -> bg.Linearization:
        return bg.linearize(digital(**{name: k * gain for name, gain in gains.items()}), values={"r": 0})

    for _ in range(60):
        limit *= 1 / np.abs(at(limit).poles()).max() ** 2
    graph = digital(**{name: factor * limit * gain for name, gain in gains.items()})
    linear = bg.linearize(graph, values={"r": 0})
    size = float(np.abs(linear.poles()).max())
    assert linear.stability == ("stable" if factor < 1 else "unstable")
    run = bg.simulate(graph, T * np.arange(401), {"r": 0}, {"theta": 1.0}, rtol=1e-10)
    left = [np.abs(run["theta"][k : k + 100]).max() for k in (100, 300)]
    assert left[1] / left[0] == pytest.approx(size**200, rel=0.2)


def test_clocks_of_several_rates_are_followed_until_they_repeat() -> None:
    sampler = bg.sample("s", "theta", 2 * T), bg.sample("old", "(old + s)/2", 3 * T, offset=T / 2)
    graph = servo(*sampler, bg.sample("u", "r - 3*s - old/4", 2 * T, offset=0.7 * T), bg.Input("r"), by="u")
    linear = bg.linearize(graph, values={"r": 0})
    assert linear.period == pytest.approx(6 * T) and {*linear.states} == {"theta", "p_L", "p_J", "old", "u"}
    check_map(graph, linear, {"r": 0})


def test_what_is_sampled_may_follow_what_is_held_at_once() -> None:
    """The voltage of the source is the value held so far; the current's rate jumps with it."""
    graph = servo(bg.sample("u", "r - U.e/2 - theta - L.e/4", T), bg.Input("r"), by="u")
    linear = bg.linearize(graph, values={"r": 0})
    assert "u" in linear.states and linear.A[linear.states.index("u"), linear.states.index("u")] == pytest.approx(-0.75)
    check_map(graph, linear, {"r": 0})


def test_values_that_clocks_hand_to_and_fro_are_not_at_rest() -> None:
    """Each clock takes what the other has set with another sign: together they come back after two rounds."""
    pair = bg.sample("a", "-b", 0.1), bg.sample("b", "a", 0.1, offset=0.05)
    found = bg.linearize(mass(*pair, by="0.001*a"), {"b": 1.0})
    assert found.period == 0.1 and {*found.states} == {"p_m", "b"} and not found.is_equilibrium
    assert np.sort_complex(found.poles()) == pytest.approx([-1, 1]) and found.stability == ""
    assert bg.linearize(mass(*pair, by="0.001*a")).stability == "marginal"


def test_a_pendulum_on_constraints_that_a_sampled_force_holds_up() -> None:
    """A rod of 1 m, upright: its length is no departure. Without the controller it falls."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", (("x", "y"),)) << Sf("rod", 0)
    held = bg.sample("F", "-60*x - 12*u", 0.02)
    graph = bg.Graph("upright", f >> I("m", 2), Se("G", ("F", "-19.62")) >> f, rod, held)
    linear = bg.linearize(graph, {"x": 0.0, "y": 1.0})
    assert len(linear.states) == 2 and {*linear.dependent} == {"y", "w"} and linear.stability == "stable"
    whole = 1e-4
    for k, name in enumerate(linear.states):
        start = {"x": whole * (name == "x"), "u": whole * (name != "x")}
        start |= {"y": float(np.sqrt(1 - start["x"] ** 2))}
        start |= {"w": -start["x"] * start["u"] / start["y"]}
        run = bg.simulate(graph, (0, 0.02), start=start, rtol=1e-12, atol=1e-14)
        np.testing.assert_allclose(linear.A[:, k], [run[each][-1] / whole for each in linear.states], atol=1e-6)
    assert bg.linearize(graph, {"x": 0.0, "y": 1.0, "F": 0.0}, inputs=["F"]).stability == "unstable"


def test_the_point_is_an_equilibrium_where_what_is_held_stays() -> None:
    graph = servo(
        bg.PID("pid", "r - theta", Kp=2, Ki=5, every=T),
        bg.Input("r"),
        Se("M", -0.01) >> One("w", coordinates=("theta",)),
    )
    i = 0.01 / 0.05  # the current that bears the load, in A
    found = bg.linearize(graph, {"theta": 1.0, "i": i, "i_pid": i}, {"r": 1.0})
    assert found.is_equilibrium and found.stability == "stable" and found.point["pid"] == pytest.approx(i)
    moved = bg.linearize(graph, {"theta": 1.0, "i": i, "i_pid": i}, {"r": 1.1})
    assert not moved.is_equilibrium and moved.stability == "" and moved.moving["i_pid"] == pytest.approx(0.5)
    assert "tell nothing of stability" in str(moved) and np.array_equal(moved.A, found.A)
    driven = bg.linearize(graph, {"theta": 1.0, "i": i, "i_pid": i}, {"r": "1 + sin(t)"})
    assert not driven.is_equilibrium and driven.carried == driven.states


def test_what_turns_on_uniformly_is_steady_if_nothing_samples_it() -> None:
    graph = servo(bg.PID("pid", "r - w", Kp=0.01, Ki=0.5, every=T), bg.Input("r"))
    i, u = 1e-5 * 100 / 0.05, 1e-5 * 100 / 0.05 + 0.05 * 100
    found = bg.linearize(graph, {"w": 100.0, "i": i, "i_pid": u}, {"r": 100.0})
    assert found.moving == {"theta": pytest.approx(100)} and found.steady == found.states
    assert found.without("theta").stability == "stable"


def test_at_its_limit_a_controller_does_nothing_and_at_the_bend_it_is_refused() -> None:
    graph = digital(Ki=0, Kd=0, Kp=10, limits=(-1, 1))
    saturated = bg.linearize(graph, {"theta": 1.0}, {"r": 0}, outputs=["pid"])
    assert saturated.point["pid"] == -1 and not saturated.C.any() and not saturated.D.any()
    with pytest.raises(bg.NoSolution, match="pid has two derivatives"):
        bg.linearize(graph, {"theta": 0.1}, {"r": 0})


def test_a_run_is_linearized_at_its_instants() -> None:
    graph = servo(bg.sample("u", "-sin(theta)", T), by="u")
    run = bg.simulate(graph, 0.02, start={"theta": 2.0})
    early, late = bg.linearize(run, t=[0.001, 0.02])
    assert early.period == late.period == T and not early.is_equilibrium
    for one in (early, late):
        at = {name: float(run.at(one.t, name)) for name in ("theta", "p_L", "p_J")}
        np.testing.assert_allclose(one.A, bg.linearize(graph, at).A, rtol=1e-12)
    np.testing.assert_array_equal(bg.linearize(run).A, late.A)


def test_responses_are_those_of_discrete_time() -> None:
    linear = bg.linearize(digital(), values={"r": 0}, outputs=["theta", "pid"])
    omega = np.array([50.0, 400.0, 3000.0])
    found, z = linear.frequency_response(omega), np.exp(1j * omega * T)
    for k, name in enumerate(linear.outputs):
        rational = linear.transfer_function(name)
        np.testing.assert_allclose(rational(z), found[:, k, 0], rtol=1e-6)
        assert rational.to_scipy().dt == T and " z^" in str(rational)
    np.testing.assert_allclose(linear.frequency_response(omega + 2 * np.pi / T), found, rtol=1e-9)
    assert linear.bode().axes[0].lines[0].get_xdata()[-1] == pytest.approx(np.pi / T)
    t, shown = linear.plot_step((0, 0.0105)).axes[0].lines[0].get_data()
    np.testing.assert_allclose(t, T * np.arange(11))
    np.testing.assert_allclose(shown, linear.step(t)[:, 0, 0])
    assert linear.plot_step().axes[0].lines[0].get_xdata()[-1] > 0.1
    with pytest.raises(bg.ValueRefused, match=r"multiples of 0\.001 s"):
        linear.step([0.0, 0.0015])


def test_the_frequency_of_an_undamped_mode_is_refused() -> None:
    """v[k + 1] = -v[k] at K T = 2."""
    found = bg.linearize(mass(bg.sample("u", "r - 20*v", 0.1), bg.Input("r")), values={"r": 0}, outputs=["v"])
    with pytest.raises(bg.ValueRefused, match="undamped mode"):
        found.frequency_response(np.pi / 0.1)


@juries.package("control")
def test_python_control_has_the_same_system() -> None:
    linear = bg.linearize(digital(), values={"r": 0}, outputs=["theta"])
    system = linear.to_control()
    assert system.dt == T
    np.testing.assert_allclose(np.sort_complex(system.poles()), np.sort_complex(linear.poles()))
    assert system(np.exp(1j * 40 * T)) == pytest.approx(linear.frequency_response(40.0)[0, 0])


@juries.package("control")
def test_a_sampled_loop_that_has_lost_its_gain_margin_is_on_the_unit_circle() -> None:
    linear = bg.linearize(digital("r"), values={"r": 0}, outputs=["theta"])
    found = linear.margins()
    assert found.stability == "stable" and found.gain > 1 and found.phase > 0
    closed = np.linalg.eigvals(linear.A - found.gain * linear.B @ linear.C)
    w = found.phase_crossover
    assert np.abs(closed).max() == pytest.approx(1, abs=1e-9) and abs(closed - np.exp(1j * w * T)).min() < 1e-8
    response = linear.frequency_response([w, found.gain_crossover])[:, 0, 0]
    assert response[0] == pytest.approx(-1 / found.gain)
    assert response[1] == pytest.approx(-np.exp(1j * np.radians(found.phase)))
    assert found.delay == pytest.approx(np.radians(found.phase) / found.gain_crossover)
    plain = servo(bg.PID("pid", "r", **GAINS), bg.Input("r"))
    assert found.gain < bg.linearize(plain, values={"r": 0}, outputs=["theta"]).margins().gain


@juries.package("control")
def test_a_delay_of_whole_periods_within_the_margin_keeps_a_loop_stable() -> None:
    """z^-n in the loop, at one gain: the loop is stable up to the number of periods of the delay margin."""
    opened = mass(bg.sample("s", "r", T), bg.sample("u", "300*s", T), bg.Input("r"))
    found = bg.linearize(opened, values={"r": 0}, outputs=["v"]).margins()
    whole = int(found.delay / T)
    assert whole >= 3
    for n, stability in ((whole, "stable"), (whole + 1, "unstable")):
        delayed = mass(bg.sample("s", "-v", T), bg.delay("old", "s", every=T, samples=n), bg.sample("u", "300*old", T))
        assert bg.linearize(delayed).stability == stability


@juries.package("control")
def test_a_loop_with_a_pole_at_minus_one_has_no_margins() -> None:
    linear = bg.linearize(mass(bg.sample("u", "r - 20*v", 0.1), bg.Input("r")), values={"r": 0}, outputs=["v"])
    with pytest.raises(bg.NoSolution, match="pole at z = -1"):
        linear.margins()


def test_the_page_tells_the_period_and_the_modes() -> None:
    lines = str(bg.linearize(digital(), values={"r": 0})).splitlines()
    assert lines[0] == "servo, linearized at t = 0 s, from one instant to the next, 0.001 s later"
    assert "an equilibrium: stable" in lines[2] and any(line.startswith("i_pid+") for line in lines)
    assert "eigenvalues, in z" in lines
    assert "sampled every 0.001 s" in repr(bg.linearize(digital(), values={"r": 0}))
    ringing = bg.linearize(late(4.0))
    (z, _) = ringing.poles()
    s = np.log(z) / 0.1
    assert f"size {abs(z):.6g}, {abs(s):.6g} rad/s, damping ratio {-s.real / abs(s):.3g}" in str(ringing)


def test_what_a_clock_cannot_be_followed_through_is_refused() -> None:
    counted = mass(bg.sample("u", "-n*v", 0.1), bg.counter("n", "v > 1"))
    with pytest.raises(bg.NotReducible, match="clocks set values by n, which other events set") as caught:
        bg.linearize(counted)
    assert "inputs=['n']" in caught.value.remedy
    assert bg.linearize(counted, {"n": 3.0}, inputs=["n"]).poles() == pytest.approx([1 - 0.3])
    with pytest.raises(bg.NotReducible, match="events set n"):
        bg.linearize(mass(bg.sample("u", "-v", 0.1), bg.counter("n", "v > 1"), by="u + n"))
    rates = [bg.sample(f"s{k}", "v", 0.01 * every) for k, every in enumerate((64, 81, 25, 49, 11, 13))]
    with pytest.raises(bg.NotReducible, match=f"after more than {MOST} instants"):
        bg.linearize(mass(bg.sample("u", "-v", 0.01), *rates))
    assert sampled_values(bg.compile(mass(bg.sample("u", "-v", 0.1))), ["u"]) == ()
    x = One("x")
    driven = bg.Graph("driven", Sf("drive") >> x, x >> I("M", 1.0), x >> R("r", 1), bg.sample("s", "x", 0.1))
    with pytest.raises(bg.NotReducible, match="drive', the rate of an input"):
        bg.linearize(driven, values={"drive": 0}, outputs=["drive.e"])


def test_stores_beside_a_sampled_source_are_differentiated_too() -> None:
    """A charge on a nonlinear capacitor, about a point at which its law is not its tangent at zero."""
    u = Zero("u")
    graph = bg.Graph("c", Sf("feed", "s") >> u, u >> C("c", effort="q**3"), u >> R("r", 1),
                     bg.sample("s", "1 - (u - 1)/2", 0.1))  # fmt: skip
    linear = bg.linearize(graph, {"q_c": 1.0, "s": 1.0})
    lasting = np.exp(-0.3)  # q' = s - q^3 at q = 1
    assert linear.is_equilibrium and linear.poles() == pytest.approx([lasting - 1.5 * (1 - lasting) / 3])


@pytest.mark.parametrize("form", ["kane_velocity", "gibbs_appell", "maggi", "lagrange_multipliers", "udwadia_kalaba"])
def test_a_sampled_controller_of_a_closed_loop_has_the_poles_of_its_mechanism(form: str) -> None:
    """A parallelogram is a pendulum of two cranks and a coupler that does not turn: J th'' + k th = u."""
    cranks = [Link(f"k{i}", 1.0, planar=0.02, centre=(0.2, 0, 0)) for i in range(2)]
    coupler = Link("coupler", 2.0, planar=0.3, centre=(0.4, 0.05, 0))
    joints = [Revolute("a0", "ground", cranks[0]), Revolute("a1", Frame("ground", (0.4, 0, 0)), cranks[1]),
              Revolute("b0", cranks[0].frame((0.4, 0, 0)), coupler),
              Revolute("b1", cranks[1].frame((0.4, 0, 0)), coupler.frame((0.4, 0, 0)))]  # fmt: skip
    whole, th, g, period = Mechanism("m", [*cranks, coupler], joints, gravity=(0, -9.81, 0)), -1.2, 9.81 * 1.2, 0.05
    law = f"{float(g * np.cos(th))!r} + 15*({th} - a0_q) - 1.5*a0"
    graph = bg.Graph("sampled", *whole, bg.sample("u", law, every=period), Se("M", "u") >> whole["a0"])
    linear = bg.linearize(bg.compile(graph, getattr(bg.forms, form)), {"a0_q": th, "a1_q": th, "b0_q": -th})
    J, k = 2 * (0.02 + 0.04) + 2 * 0.16, -g * np.sin(th)
    plant = np.array([[0, 1], [-k / J, 0]]), np.array([[0], [1 / J]]), np.eye(2), np.zeros((2, 1))
    A, B, *_ = cont2discrete(plant, period)
    wanted = np.linalg.eigvals(A - B @ np.array([[15.0, 1.5]]))
    assert np.sort_complex(linear.poles()) == pytest.approx(np.sort_complex(wanted), rel=1e-7)
