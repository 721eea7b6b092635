"""Equilibria of motions that clocks sample: against closed forms, and where long runs come to rest."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from tests.analysis.test_sampled_linearization import GAINS, T, digital, late, mass, servo


def check_rest(graph: bg.Graph, found: bg.Equilibrium, values: dict[str, Any], until: float, moving: str = "") -> None:
    """A run from elsewhere comes to rest there, held values included."""
    run = bg.simulate(graph, until, values, rtol=1e-10, atol=1e-12)
    for name in found.state.keys() - {moving}:
        assert run[name][-1] == pytest.approx(found.state[name], rel=1e-7, abs=1e-7), name


def test_a_digital_servo_rests_at_its_reference_and_a_run_ends_there() -> None:
    graph = digital(Ki=20.0)
    found = bg.equilibrium(graph, {"r": 1.0})
    assert {*found.state} == {*bg.compile(graph).states} and found.state["theta"] == pytest.approx(1)
    assert found.stability == "stable" and not found.continuum and found.linearization.period == T
    assert f"eigenvalues in z, every {T:g} s" in str(found)
    check_rest(graph, found, {"r": 1.0}, 6.0)
    stays = bg.simulate(graph, 0.1, {"r": 1.0}, start=found.state)
    assert np.ptp(stays["theta"]) < 1e-12


def test_a_speed_loop_turns_on_steadily_with_the_voltage_that_friction_needs() -> None:
    """U = R b w / K + K w, which the integral holds."""
    graph = servo(bg.PID("pid", "r - w", Kp=0.01, Ki=0.5, every=T), bg.Input("r"))
    found = bg.equilibrium(graph, {"r": 100.0}, turning=["theta"])
    assert found.turning == {"theta": pytest.approx(100)}
    for name in ("pid", "i_pid", "used_i_pid"):
        assert found.state[name] == pytest.approx(1e-5 * 100 / 0.05 + 0.05 * 100)
    check_rest(graph, found, {"r": 100.0}, 5.0, moving="theta")
    with pytest.raises(bg.NoSolution, match="change of i_pid = "):
        bg.equilibrium(graph, {"r": 100.0})


def test_delays_and_clocks_of_two_rates_hold_one_value() -> None:
    graph = mass(bg.sample("u", "2 - old", 0.1), bg.delay("old", "v", every=0.2, samples=2), bg.sample("s", "3*v", 0.3))
    found = bg.equilibrium(graph)
    assert found.state == pytest.approx({"p_m": 2, "u": 0, "old": 2, "old_1": 2, "old_2": 2, "s": 6})
    assert found.linearization.period == pytest.approx(0.6)
    rests = dict.fromkeys(("p_m", "s", "old", "old_1", "u"), 0.0)
    assert bg.equilibrium(late(4.0), {}, {"v": 1.0, "s": 7.0}).state == pytest.approx(rests, abs=1e-12)


def test_it_is_unstable_where_the_clock_is_too_slow() -> None:
    """z = 1 - k T: that of a continuous controller is stable at any gain."""
    for k, stability in ((10.0, "stable"), (25.0, "unstable")):
        found = bg.equilibrium(mass(bg.sample("u", "k*(r - v)", 0.1), bg.Input("r"), k=k), {"r": 3.0})
        assert found.state == pytest.approx({"p_m": 3, "u": 0}) and found.stability == stability
        assert found.linearization.poles() == pytest.approx([1 - k * 0.1])


def test_a_nonlinear_law_and_what_is_sampled_of_it_rest_together() -> None:
    """q^3 + q = s, s = 3 - q/2: q^3 + 3 q/2 = 3."""
    u = Zero("u")
    graph = bg.Graph("c", Sf("feed", "s") >> u, u >> C("c", effort="q**3 + q"), u >> R("r", 1),
                     bg.sample("s", "3 - q_c/2", 0.1))  # fmt: skip
    found = bg.equilibrium(graph, {}, {"q_c": 0.1})
    (q,) = (root.real for root in np.roots([1, 0, 1.5, -3]) if abs(root.imag) < 1e-12)
    assert found.state == pytest.approx({"q_c": q, "s": 3 - q / 2})
    check_rest(graph, found, {}, 10.0)


def test_what_constraints_keep_is_kept_under_a_sampled_force() -> None:
    """A particle on a rod of length 2, which a held force pushes until it hangs at an angle that is asked for."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", (("x", "y"),)) << Sf("rod", 0)
    graph = bg.Graph("pendulum", f >> I("m", 2), Se("G", ("F", "-2*9.81")) >> f, rod,
                     bg.sample("F", "F + k*(1 - x)", 0.05), values={"k": 3})  # fmt: skip
    found = bg.equilibrium(graph, {}, {"x": 0.3, "y": -np.sqrt(4 - 0.09)})
    assert found.state["x"] == pytest.approx(1) and found.state["y"] == pytest.approx(-np.sqrt(3))
    assert found.state["F"] == pytest.approx(2 * 9.81 / np.sqrt(3))


def test_a_total_is_kept_and_stability_is_that_among_its_states() -> None:
    """Two vessels in a closed circuit, between which a sampled pump lifts: their sum is kept."""
    a, b, flow = Zero("a"), Zero("b"), One("flow")
    graph = bg.Graph("two", a >> C("A", 1), b >> C("B", 2), a >> flow, flow >> b, flow >> R("r", 1),
                     Se("pump", "u") >> flow, bg.sample("u", "h - A.e", 0.1), values={"h": 1})  # fmt: skip
    found = bg.equilibrium(graph, {}, {"q_A": 2.0, "q_B": 1.0})
    assert list(found.totals.values()) == [pytest.approx(3)]
    assert found.state["u"] == pytest.approx(1 - found.state["q_A"]) and found.stability == "stable"
    assert found.state["q_A"] + found.state["u"] == pytest.approx(found.state["q_B"] / 2)


def test_inputs_are_sought_with_the_loop_closed() -> None:
    graph = mass(bg.sample("u", "4*(r - v)", 0.1), bg.Input("r"))
    found = bg.equilibrium(graph, {"r": 0.0}, {"v": 2.0}, fixed=["p_m"], inputs=["r"])
    assert found.inputs == {"r": pytest.approx(2)} and found.state == pytest.approx({"p_m": 2, "u": 0})
    opened = bg.equilibrium(graph, {"r": 0.0}, {"v": 2.0}, inputs=["u"])
    assert opened.inputs == {"u": pytest.approx(0)} and opened.state == pytest.approx({"p_m": 2})


def test_what_no_instant_leaves_as_it_is_is_refused_with_what_is_left() -> None:
    with pytest.raises(bg.NoSolution, match="change of k = 1 is left") as caught:
        bg.equilibrium(mass(bg.sample("u", "2 - v", 0.1), bg.sample("k", "k + 1", 0.1)))
    assert "follow them by bg.simulate" in caught.value.remedy
    with pytest.raises(bg.NoSolution, match="no equilibrium was found"):
        bg.equilibrium(
            servo(bg.PID("pid", "r - w", **{**GAINS, "limits": (-1, 1)}, every=T), bg.Input("r")), {"r": 1e3}
        )
    counted = mass(bg.sample("u", "1 - v + n/10", 0.1), bg.counter("n", "v > 1"))
    with pytest.raises(bg.NotReducible, match="clocks set values by n, which other events set"):
        bg.equilibrium(counted)
    assert bg.equilibrium(counted, {}, {"n": 2.0, "v": 1.0}, inputs=["n"], fixed=["p_m"]).inputs["n"] == pytest.approx(
        0
    )
