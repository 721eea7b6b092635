"""The audit: power in is power out over every junction structure, and energies drift by the integrator's error only."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, FORMS, NAMES

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf, Zero
from bondgraph.simulate.audit import Audit

every_form = pytest.mark.parametrize("form", [None, *FORMS], ids=lambda f: f.__name__ if f else "unreduced")


@cache
def run_of(name: str, form: Any, rtol: float = 1e-10) -> bg.Trajectory:
    mechanism = CATALOGUE[name]()
    equations = bg.compile(mechanism.graph, form)
    return bg.simulate(
        equations, (0, 1), mechanism.values, mechanism.start, method="DOP853", rtol=rtol, atol=1e-3 * rtol
    )


@every_form
@pytest.mark.parametrize("name", NAMES)
def test_no_power_is_missing_and_none_drifts(name: str, form: Any) -> None:
    """At every instant to rounding; over the run to a thousand times the tolerance of a step."""
    run = run_of(name, form)
    audit = run.power_audit()
    largest = max(1.0, float(np.abs(audit.supplied).max()), float(np.abs(audit.stored).max()))
    assert np.abs(audit.missing).max() < 1e-11 * largest
    throughput = max(1.0, *(abs(e) for e in audit.energies.values()))
    assert abs(audit.drift) < 1e-7 * throughput


def test_drift_falls_with_the_tolerance() -> None:
    coarse, fine = (abs(run_of("double_pendulum", None, rtol).power_audit().drift) for rtol in (1e-4, 1e-8))
    assert fine < coarse / 10


@pytest.mark.parametrize("name", NAMES)
def test_every_junction_passes_its_power_on(name: str) -> None:
    """Efforts of a 1-junction and flows of a 0-junction add up to zero, so power does, junction by junction."""
    for form in (None, *FORMS):
        run = run_of(name, form)
        graph = run.equations.before.drawn or run.equations.graph
        assert isinstance(graph, bg.Graph)
        for element in graph.elements.values():
            if element.role or not graph.at[element.name]:
                continue
            total, largest = np.zeros_like(run.t), 1.0
            for bond, side in graph.at[element.name]:
                power = np.reshape(run[f"{bond.name}.e"] * run[f"{bond.name}.f"], (len(run.t), -1)).sum(axis=1)
                total += power if side == "head" else -power
                largest = max(largest, float(np.abs(power).max()))
            assert np.abs(total).max() < 1e-11 * largest, element.name


@pytest.mark.parametrize("name", NAMES)
def test_reduction_keeps_what_sources_and_resistors_do(name: str) -> None:
    whole = run_of(name, None).power_audit()
    for form in FORMS:
        reduced = run_of(name, form).power_audit()
        for element, energy in reduced.energies.items():
            if reduced.roles[element] != "store":
                assert energy == pytest.approx(whole.energies[element], rel=1e-6, abs=1e-7), element
        assert reduced.total("store") == pytest.approx(whole.total("store"), rel=1e-6, abs=1e-7)
        assert set(reduced.energies) - {"T"} <= set(whole.energies)


@every_form
@pytest.mark.parametrize("name", ["rolling_disc", "spinning_top", "free_body", "driven_disc", "sleigh"])
def test_rate_of_the_energy_is_the_power(name: str, form: Any) -> None:
    """dT/dt from the energy functions by central differences of the trajectory's own interpolant."""
    run = run_of(name, form)
    energies, h = run.equations.balance.energies, 1e-4
    t = np.linspace(0.1, 0.9, 9)

    def energy(at: Any) -> Any:
        return sum(run.compute(at, energies))

    derivative = (energy(t + h) - energy(t - h)) / (2 * h)
    stored = np.interp(t, run.t, run.power_audit().stored)
    np.testing.assert_allclose(derivative, stored, rtol=2e-3, atol=2e-3 * max(1.0, float(np.abs(stored).max())))


def test_a_circuit_in_closed_form() -> None:
    """A capacitor discharges through a resistor: it loses q^2/2C, all of it to the resistor."""
    graph = bg.Graph("rc", Zero("u") >> C("c"), Zero("u") >> R("r"))
    audit = bg.simulate(graph, (0, 40), {"c": 2, "r": 1}, {"q_c": 3}).power_audit()
    assert audit.energies["r"] == pytest.approx(9 / 4, rel=1e-6)
    assert audit.energies["c"] == pytest.approx(-9 / 4, rel=1e-6)
    assert audit.total("source") == 0
    assert (audit.supplied == 0).all()


def test_what_a_mass_stores_from_rest_is_not_negative() -> None:
    """Pushed for a tenth of a second, and braked for five: next to nothing of its kinetic energy is left."""
    v = One("v")
    graph = bg.Graph("g", Se("F", "where(t >= 0.1, 0, 1e4)") >> v, v >> I("m", 40.0), v >> R("r", 1500.0))
    run = bg.simulate(graph, 5.0)
    audit = run.power_audit()
    assert audit.energies["m"] == run["m.energy"][-1] - run["m.energy"][0] and 0 <= audit.energies["m"] < 1e-12
    left = audit.integrated["m"] - audit.energies["m"]
    assert 0 < abs(left) < 1e-6 and audit.integrated["r"] == audit.energies["r"]
    # From rest at a constant force the velocity is F/r (1 - exp(-t/T)), T = m/r.
    T, v_end = 40 / 1500, 1e4 / 1500
    x = v_end * (0.1 - T * (1 - np.exp(-0.1 / T)))
    assert audit.energies["F"] == pytest.approx(1e4 * x, rel=1e-9)


def test_a_store_without_an_energy_function_is_integrated() -> None:
    v = One("v")
    graph = bg.Graph("g", v >> I("m", 2.0), v >> C("k", effort="sin(q + q**3)"))
    run = bg.simulate(graph, 1.0, start={"v": 1.0})
    audit = run.power_audit()
    assert "k.energy" not in run.equations.observables
    assert audit.energies["k"] == audit.integrated["k"] == pytest.approx(-audit.energies["m"], rel=1e-6)


def test_sources_may_take_power() -> None:
    v = One("v")
    graph = bg.Graph("braked", v >> Se("brake"), v >> I("m"), Sf("V") >> Zero("z"), Zero("z") >> C("k"))
    audit = bg.simulate(graph, (0, 1), {"brake": 2, "m": 1, "V": 0.5, "k": 1}, {"v": 3}).power_audit()
    assert audit.energies["brake"] == pytest.approx(-2 * (3 - 1), rel=1e-6)
    assert audit.energies["m"] == pytest.approx((1 - 9) / 2, rel=1e-6)
    assert abs(audit.drift) < 1e-7


def test_dependent_stores_and_loops_are_audited_too() -> None:
    a, u, w = One("a"), Zero("u"), One("w")
    graph = bg.Graph(
        "mixed",
        *(Se("U") >> a >> u >> GY("K") >> w >> TF("n") >> One("x") >> I("m"), a >> R("R1"), u >> R("R2")),
        *(w >> I("J"), u >> C("C1"), u >> C("C2"), a >> I("L")),
    )
    values = {"U": "sin(5*t)", "K": 0.7, "n": 3, "m": 0.2, "R1": 1, "R2": 2, "J": 0.5, "C1": 0.3, "C2": 0.4, "L": 0.1}
    run = bg.simulate(graph, (0, 3), values, rtol=1e-10, atol=1e-12)
    audit = run.power_audit()
    assert np.abs(audit.missing).max() < 1e-12
    assert abs(audit.drift) < 1e-8
    assert set(audit.energies) == {"U", "m", "R1", "R2", "J", "C1", "C2", "L"}


def test_nonlinear_stores_are_integrated() -> None:
    v = One("v")
    graph = bg.Graph(
        "duffing", v >> I("m"), v >> C("spring", effort="k*q + k3*q**3"), v >> R("drag", effort="c*f*abs(f)")
    )
    audit = bg.simulate(
        graph, (0, 4), {"m": 1, "k": 2, "k3": 3, "c": 0.2}, {"v": 1}, rtol=1e-10, atol=1e-12
    ).power_audit()
    assert abs(audit.drift) < 1e-8
    assert audit.energies["drag"] > 0


def oscillator(size: float, **how: Any) -> bg.Trajectory:
    """Ten periods of an energy of half a joule times a size."""
    i = One("i")
    graph = bg.Graph("lc", i >> I("L", size), i >> C("c", 1 / size))
    return bg.simulate(graph, (0, 20 * np.pi), start={"q_c": 1.0}, **how)


SIZES = pytest.mark.parametrize("size", [1e-18, 1e-9, 1.0, 1e6])


@SIZES
def test_energies_balance_beside_those_that_flow_whatever_their_size(size: float) -> None:
    """Over whole periods no store takes anything: what flowed on the way counts."""
    fine, coarse = oscillator(size).power_audit(), oscillator(size, method="RK23", rtol=1e-3).power_audit()
    assert fine.largest == pytest.approx(size / 2, rel=0.05)  # at the ends of steps
    assert max(map(abs, fine.energies.values())) < 1e-5 * size
    assert fine.balanced and not coarse.balanced
    usual = oscillator(size, method="RK45", rtol=1e-6).power_audit()
    assert abs(usual.drift) > 1e-6 * usual.largest and usual.balanced


@SIZES
@pytest.mark.parametrize("factor, balanced", [(0.99, True), (1.01, False)])
def test_a_drift_is_told_beyond_a_thousandth(size: float, factor: float, balanced: bool) -> None:
    audit = oscillator(size).power_audit()
    assert isinstance(audit, Audit) and audit.rounding < 1e-10 * size
    drift = factor * (1e-3 * audit.largest + audit.rounding)
    assert [replace(audit, drift=side * drift).balanced for side in (-1, 1)] == [balanced] * 2


@pytest.mark.parametrize("level, balanced", [(1e6, True), (1.0, False)])
def test_rounding_of_what_is_stored_is_no_drift(level: float, balanced: bool) -> None:
    """A charged capacitor that rests: its energy is known to its last digits."""
    z = Zero("z")
    run = bg.simulate(bg.Graph("rest", Sf("J", 0.0) >> z, z >> C("c", 0.5)), (0, 1), start={"q_c": level**0.5})
    assert replace(run.power_audit(), drift=1e-10).balanced is balanced


def test_the_audit_as_text() -> None:
    text = str(run_of("arm_with_motor", None).power_audit())
    for word in ("supplied", "stored", "dissipated", "drift", "Ra", "Jr", "U"):
        assert word in text


def test_an_impulse_that_is_missing_is_told() -> None:
    """A mass whose velocity is set at an instant: its energy is supplied by an impulse that no effort holds."""
    w = One("w")
    driven = bg.Graph("driven", Sf("V") >> w, w >> I("m", 2), w >> R("b", 3))
    run = bg.simulate(driven, (0, 1), {"V": "where(t < 0.5, 0, 1)"})
    ((time, store, content, amount),) = run.impulses
    assert (store, content) == ("m", "p_m")
    assert (time, amount) == pytest.approx((0.5, 2))
    assert "an impulse at t = 0.5 s p_m jumps by 2 is not shown" in repr(run)
    assert run.notes == ("no effort or flow shows an impulse: at t = 0.5 s p_m jumps by 2",)
    assert str(run).count("impulse") == 1
    jumping = run.power_audit()
    assert jumping.drift == pytest.approx(-1, abs=1e-6)
    assert not jumping.balanced and "p_m jumps by 2" in str(jumping)
    ramp = bg.simulate(driven, (0, 1), {"V": "min(1, max(0, 10*(t - 0.5)))"}).power_audit()
    assert ramp.balanced and "impulse" not in str(ramp)
    steep = bg.simulate(driven, (0, 1), {"V": "min(1, max(0, 1e4*(t - 0.5)))"})
    assert not steep.impulses and "impulse" not in repr(steep)


def test_an_impulse_of_a_law_in_the_graph_is_told() -> None:
    """A compliance whose effort is set at once takes a charge; there is no state, and no event the motion needs."""
    z, w = Zero("z"), One("w")
    graph = bg.Graph("step", Se("E", "where(t < 1, 0, 5)") >> z, z >> C("c", 3), z >> w, w >> R("r", 2))
    ((time, store, content, amount),) = bg.simulate(graph, (0, 2)).impulses
    assert (store, content) == ("c", "q_c")
    assert (time, amount) == pytest.approx((1, 15))


def test_momenta_that_a_driven_velocity_jumps_with_are_impulses() -> None:
    """A bead's ring is spun up at once, in momentum form: the drive hands over J w."""
    f = One("f", ("u", "w"), coordinates=("x", "th"))
    v = One("v", ("v1", "v2"), frame="inertial")
    graph = bg.Graph("pair", f >> TF("d", (("1", "x"), ("0", "1"))) >> v, Sf("W") >> f["w"], v >> I("m", (2, 3)))
    run = bg.simulate(bg.compile(graph, bg.forms.kane_momentum), (0, 1), {"W": "where(t < 0.5, 0, 1)"}, {"x": 1})
    amounts = {impulse.content: impulse.amount for impulse in run.impulses}
    # p_w = x m1 (u + x w) + m2 w; p_u stays, so that u falls by x w: only m2 is left.
    assert amounts == {"p_m_v2": pytest.approx(3)}


def test_energies_are_exact_however_long_the_steps_are() -> None:
    """The only state follows a parabola in one step, while energies rise and fall within it."""
    f = One("f", ("u",), coordinates=("x",))
    v = One("v", ("vx", "vy"))
    body = f >> TF("P", (("l*sin(2*x)",), ("-sin(x)",))) >> v >> I("m")
    graph = bg.Graph("driven", body, f >> I("J"), f >> C("k", energy="k*x**2/2 - cos(3*x)"), Sf("drive") >> f)
    run = bg.simulate(graph, (0, 2), {"l": 1.5, "m": 1, "J": 1, "k": 2, "drive": "3*t - 2*t**2"}, {"x": 0.9})
    assert len(run.steps) < 10
    assert abs(run.power_audit().drift) < 1e-9 * run.power_audit().largest


def test_powers_are_told_of_a_motion_through_a_singular_configuration() -> None:
    """A crank and a rod of one length: at its middle the slider may turn with them, and accelerations are open."""
    crank = Link("crank", 1, (0.01, 0.1, 0.1), centre=(0.5, 0, 0))
    rod, slider = Link("rod", 2, (0.01, 0.2, 0.2), centre=(0.5, 0, 0)), Link("slider", 1.5, (0.01, 0.01, 0.01))
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((1, 0, 0)), rod),
        Prismatic("s", "ground", slider, "x"),
        Revolute("c", rod.frame((1, 0, 0)), slider),
    ]
    graph = bg.Graph("flat", *Mechanism("flat", [crank, rod, slider], joints, gravity=(0, -9.81, 0)))
    start = {"a_q": 0.5, "a": 6.0, "b_q": bg.Near(-1.0), "s_q": bg.Near(1.7)}
    run = bg.simulate(graph, np.linspace(0, 1, 101), start=start, through_singular="continue")
    assert run["a_q"][-1] > 3 * np.pi / 2
    audit = run.power_audit()
    largest = np.abs(audit.stored).max()
    assert np.abs(audit.missing).max() < 1e-6 * largest
    taken = run["crank_m.energy"][-1] - run["crank_m.energy"][0]
    assert audit.integrated["crank_m"] == pytest.approx(taken, rel=1e-6)


def test_a_run_that_stops_before_its_second_instant_is_audited() -> None:
    """p = 1/sqrt(1 - 2 t) has no instant beside its first: nothing has passed, and derivatives are those there."""
    i = One("i")
    graph = bg.Graph("g", i >> I("m", 1), i >> R("r", effort="-f**3"))
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(graph, [0, 4, 9], start={"p_m": 1.0})
    run = caught.value.trajectory
    assert run.t.tolist() == [0.0]
    audit = run.power_audit()
    assert audit.drift == 0
    assert np.abs(audit.missing).max() == 0
    assert run.gradient("i", integral="abs(i - 1.5)", by="p_m")["p_m"] == 1.0
