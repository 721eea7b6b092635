"""An equilibrium in place of a state: its instant, values and constants of the motion go with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, Link, Mechanism, One, R, Revolute, Se
from bondgraph.problem.at_state import by_name, instant_of, with_values

ASK: list[Callable[..., Any]] = [
    bg.linearize,
    lambda thing, at, values=None: bg.rates(thing, values, at),
    lambda thing, at, values=None: bg.simulate(thing, 1, values, at),
    lambda thing, at, values=None: bg.simulate(thing, 1, {**(values or {}), "b": [0.1, 0.2]}, at),
    lambda thing, at, values=None: bg.equilibrium(thing, values, at),
]


def pendulum(law: str = "4 - k*sin(th)", **values: float) -> bg.Graph:
    w = One("w", coordinates=("th",))
    return bg.Graph("pendulum", w >> I("J", 2), w >> R("b", "b"), Se("G", law) >> w, values={"b": 0.3, **values})


def governor() -> bg.Graph:
    """An arm on a shaft that turns freely about the vertical: the shaft's momentum is kept."""
    shaft, arm = Link("shaft", 1, (0.01,) * 3), Link("arm", 0.5, (0.004, 0.005, 0.002), centre=(0, 0, -0.3))
    joints = [Revolute("spin", "ground", shaft, "z"), Revolute("h", shaft.frame((0.05, 0, 0)), arm, "y")]
    turning = Mechanism("turning", [shaft, arm], joints, gravity=(0, 0, -9.81))
    return bg.Graph("governor", *turning, turning["h"] >> C("k", effort="0.2*h_q"))


def potential(h: float, p: float) -> float:
    """That of the arm at a momentum of the shaft that is kept: Routh's."""
    inertia = 0.01 + 0.5 * (0.05 - 0.3 * np.sin(h)) ** 2 + 0.004 * np.sin(h) ** 2 + 0.002 * np.cos(h) ** 2
    return float(-0.5 * 9.81 * 0.3 * np.cos(h) + 0.1 * h**2 + p**2 / (2 * inertia))


def test_its_values_are_those_it_was_found_with_where_no_others_are_given() -> None:
    graph = pendulum(k=8.0)
    found = bg.equilibrium(graph, {"k": 6.0}, {"th": 0.6})
    expected = np.roots([2, 0.3, 6 * np.cos(np.arcsin(4 / 6))])
    np.testing.assert_allclose(np.sort(bg.linearize(graph, found).eigenvalues), np.sort(expected), rtol=1e-9)
    assert max(map(abs, bg.rates(graph, None, found).values())) < 1e-12
    assert bg.simulate(graph, 1, None, found)["th"][-1] == pytest.approx(found["th"], abs=1e-9)
    assert bg.equilibrium(graph, guess=found)["th"] == pytest.approx(np.arcsin(4 / 6), rel=1e-9)
    other = bg.rates(graph, {"k": 7.0}, found)
    assert other["p_J"] == pytest.approx(4 - 7 * 4 / 6)


def test_its_instant_is_that_of_the_question_unless_another_is_given() -> None:
    graph = pendulum("4 - (8 + 2*t)*sin(th)")
    found = bg.equilibrium(graph, guess={"th": 0.6}, t=2.0)
    linear = bg.linearize(graph, found)
    assert linear.t == 2.0 and linear.A[1, 0] == pytest.approx(-12 * np.cos(found["th"]))
    assert bg.linearize(graph, found, t=0.0).A[1, 0] == pytest.approx(-8 * np.cos(found["th"]))
    assert abs(bg.rates(graph, None, found)["p_J"]) < 1e-12 < abs(bg.rates(graph, None, found, 1.0)["p_J"])
    assert bg.equilibrium(graph, guess=found).t == 2.0


def test_inputs_that_were_sought_go_with_it() -> None:
    w = One("w", coordinates=("th",))
    graph = bg.Graph("pendulum", w >> I("J", 2), w >> R("b", 0.3), Se("G", "-8*sin(th)") >> w, Se("M") >> w)
    found = bg.equilibrium(graph, guess={"th": 0.5}, fixed=["th"], inputs=["M"])
    assert bg.linearize(graph, found).is_equilibrium and found["M"] == pytest.approx(8 * np.sin(0.5))


@pytest.mark.parametrize("form", [bg.forms.routh, bg.forms.reduced_volterra])
def test_constants_of_the_motion_go_with_it(form: Any) -> None:
    """Small swings about a steady motion at the momentum that is kept, not at rest."""
    equations = bg.compile(governor(), form)
    found = bg.equilibrium(equations, guess={"h_q": -1.0, "spin": 9.0}, turning=["spin_q"])
    h, p, d = found.state["h_q"], found.state["p_spin"], 1e-4
    stiffness = (potential(h + d, p) - 2 * potential(h, p) + potential(h - d, p)) / d**2
    swing = np.sqrt(stiffness / (0.5 * 0.3**2 + 0.005))
    for point in (found, dict(found.state)):
        linear = bg.linearize(equations, point)
        np.testing.assert_array_equal(linear.A, found.linearization.A)
        assert np.abs(linear.eigenvalues.imag).max() == pytest.approx(swing, rel=1e-5)
        run = bg.simulate(equations, 2, None, point)
        assert np.ptp(run["h_q"]) < 1e-9 and run["spin"][-1] == pytest.approx(found["spin"])
    turned = bg.simulate(equations, 1e-3, {"p_spin": [p, 2 * p]}, found)["spin_q"][..., -1]
    np.testing.assert_allclose(turned.ravel(), 1e-3 * found["spin"] * np.array([1, 2]), rtol=1e-3)
    again = bg.equilibrium(equations, guess=found, turning=["spin_q"])
    assert again.state == pytest.approx(found.state)


def test_of_other_equations_it_is_refused_where_the_kept_momentum_would_be_lost() -> None:
    found = bg.equilibrium(bg.compile(governor(), bg.forms.routh), guess={"h_q": -1.0, "spin": 9.0}, turning=["spin_q"])
    with pytest.raises(bg.ValueRefused, match="p_spin"):
        bg.linearize(governor(), found)


def test_one_of_the_graph_is_taken_by_a_form_that_has_its_names() -> None:
    found = bg.equilibrium(governor(), guess={"h_q": -1.0, "spin": 9.0}, turning=["spin_q"])
    whole = np.abs(found.linearization.eigenvalues.imag).max()
    reduced = bg.linearize(bg.compile(governor(), bg.forms.routh), found)
    assert np.abs(reduced.eigenvalues.imag).max() == pytest.approx(whole, rel=1e-9)


@pytest.mark.parametrize("ask", ASK)
def test_of_other_equations_values_that_they_lack_or_contradict_are_refused(ask: Callable[..., Any]) -> None:
    found = bg.equilibrium(pendulum(k=8.0), {"k": 6.0}, {"th": 0.6})
    with pytest.raises(bg.ValueRefused, match="found with k = 6, which pendulum does not have"):
        ask(pendulum("4 - 7*sin(th)"), found)
    with pytest.raises(bg.ValueRefused, match=r"found with k = 6, and pendulum has k = 7. Say which, values="):
        ask(pendulum(k=7.0), found)
    ask(pendulum(k=7.0), found, {"k": 6.5})


def test_what_a_clock_sets_and_was_sought_is_a_state_there() -> None:
    """A held force: between instants it is an input, and a state of the whole motion."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("mass", v >> I("m", 2), v >> R("d", 1), Se("F", "u - 4*x") >> v, bg.sample("u", "-x", 0.1))
    found = bg.equilibrium(graph, guess={"x": 0.5}, fixed=["x"], inputs=["u"])
    assert found["u"] == pytest.approx(2.0) == by_name(found)["u"]
    np.testing.assert_array_equal(bg.linearize(graph, found).A, found.linearization.A)
    assert bg.rates(graph, None, found)["p_m"] == pytest.approx(0.0, abs=1e-12)


def test_a_state_by_names_has_neither_values_nor_an_instant() -> None:
    start = {"x": 1.0}
    assert by_name(start) is start and with_values(start, None) is None
    assert instant_of(start, None) == 0.0 and instant_of(start, 3.0) == 3.0


def test_a_run_in_place_of_a_start_names_what_goes_on_from_it() -> None:
    i = One("i")
    equations = bg.compile(bg.Graph("rl", i >> I("L", 2), i >> R("r", 1)))
    run = bg.simulate(equations, 1, start={"i": 3})
    for asked in (lambda start: bg.simulate(equations, 1, start=start), lambda start: bg.rates(equations, start=start)):
        with pytest.raises(bg.ValueRefused, match="start: it is a run") as caught:
            asked(run)
        assert "equations.start_from(run)" in caught.value.remedy
        asked(equations.start_from(run))
