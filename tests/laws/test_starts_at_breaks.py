"""A motion that starts where something breaks in time starts with what comes after the break, as it goes on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph import forms
from bondgraph.elements import C, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf
from bondgraph.export._given import given_start

OF_LOOPS = (
    None,
    forms.kane_velocity,
    forms.kane_momentum,
    forms.gibbs_appell,
    forms.null_space,
    forms.maggi,
    forms.lagrange_multipliers,
    forms.udwadia_kalaba,
    forms.lagrange_index_2,
    forms.lagrange_index_3,
    forms.augmented_lagrangian,
    forms.dynamic_multipliers,
)
OF_CARTS = (*OF_LOOPS[:4], forms.lagrange_multipliers, forms.partially_lagrangian, forms.hamiltonian)
STEPS = [  # a law that breaks at the start, when that is, and what it is afterwards for as long as a run takes
    ("where(t > 0, 1, 0)", 0.0, "1"),
    ("where(t > 1, 1, 0)", 1.0, "1"),
    ("sign(sin(3*t))", 0.0, "1"),
    ("where(sin(3*t) > 0, 1, 0)", 0.0, "1"),
    ("max(0, t) + where(t > 0, 0.5, 0)", 0.0, "0.5 + t"),
    ("where(t > 1e6, 1, 0)", 1e6, "1"),
]


def crank(law: str, given: str) -> bg.Graph:
    """A slider-crank whose crank is driven: 0.2 m, with a rod of 0.6 m."""
    turning, rod = Link("crank", 0.8, planar=0.02), Link("rod", 0.5, planar=0.03, centre=(0.3, 0, 0))
    slider = Link("slider", 1.2)
    joints = [
        Revolute("a", "ground", turning),
        Revolute("b", turning.frame((0.2, 0, 0)), rod),
        Prismatic("x", "ground", slider, "x"),
        Revolute("c", rod.frame((0.6, 0, 0)), slider),
    ]
    mechanism = Mechanism("m", [turning, rod, slider], joints)
    return bg.Graph("crank", *mechanism, Sf("d", law, given=given) >> mechanism["a"])


def cart(law: str) -> bg.Graph:
    """A pendulum on a cart whose velocity is driven."""
    moved, hung = Link("c", 2), Link("p", 1, planar=0.1, centre=(0, -0.5, 0))
    joints = [Prismatic("x", "ground", moved, "x"), Revolute("j", moved, hung, "z")]
    mechanism = Mechanism("m", [moved, hung], joints, gravity=(0, -9.81, 0))
    return bg.Graph("cart", *mechanism, Sf("drive", law) >> mechanism["x"])


def compiled(graph: bg.Graph, form: Any) -> bg.Equations:
    return bg.compile(graph, form) if form else bg.compile(graph)


@pytest.mark.parametrize("form", OF_LOOPS)
@pytest.mark.parametrize(
    ("law", "given", "begins"),
    [
        ("where(t > 0, 1, 0)", "rate", 0.0),
        ("where(t > 1, 1, 0)", "rate", 1.0),
        ("sign(sin(6*t))", "rate", 0.0),
        ("0.8 + max(0, t)", "position", 0.0),
        ("0.8 + abs(t)", "position", 0.0),
    ],
)
def test_a_driven_loop_is_closed_from_the_start(form: Any, law: str, given: str, begins: float) -> None:
    """x = r cos a + sqrt(l^2 - r^2 sin^2 a), with a = 0.8 + t: the slider moves from the first instant."""
    start = {"x_q": bg.Near(0.7), **({"a_q": 0.8} if given == "rate" else {})}
    run = bg.simulate(compiled(crank(law, given), form), (begins, begins + 0.4), start=start)
    angle = 0.8 + run.t - begins
    root = np.sqrt(0.36 - 0.04 * np.sin(angle) ** 2)
    slider, most = 0.2 * np.cos(angle) + root, 1e-4 if form is forms.dynamic_multipliers else 1e-6
    np.testing.assert_allclose(run["a_q"], angle, atol=1e-7)
    np.testing.assert_allclose(run["x_q"], slider, atol=most)
    speed = -0.2 * np.sin(0.8) - 0.04 * np.sin(0.8) * np.cos(0.8) / root[0]
    assert run["x"][0] == pytest.approx(speed, abs=1e-8)


@pytest.mark.parametrize("form", OF_CARTS)
@pytest.mark.parametrize(("law", "begins", "after"), STEPS)
def test_given_velocities_are_met_beside_a_driven_one(form: Any, law: str, begins: float, after: str) -> None:
    start = {"j_q": 0.3, "j": 0.2}
    run = bg.simulate(compiled(cart(law), form), (begins, begins + 0.5), start=start)
    smooth = bg.simulate(compiled(cart(after), form), (begins, begins + 0.5), start=start)
    assert run["j"][0] == pytest.approx(0.2, abs=1e-8)
    for name in ("x", "x_q", "j", "j_q"):
        np.testing.assert_allclose(run[name], smooth[name], atol=1e-6, rtol=1e-6)


def massless(law: str) -> bg.Graph:
    """A force on a spring and a damper, without a mass: its flow gives the place."""
    v = One("v", coordinates=("x",))
    return bg.Graph("massless", Se("F", law) >> v, v >> R("b", 2), v >> C("k", 0.5))


@pytest.mark.parametrize(("law", "begins", "after"), STEPS)
def test_a_given_flow_is_met_where_a_force_steps(law: str, begins: float, after: str) -> None:
    equations = bg.compile(massless(law))
    run = bg.simulate(equations, (begins, begins + 1), start={"v": 0.2})
    force = 0.5 if after != "1" else 1.0
    assert run["v"][0] == pytest.approx(0.2, abs=1e-9)
    assert run["x"][0] == pytest.approx(0.5 * (force - 2 * 0.2), abs=1e-9)
    assert bg.rates(equations, start={"v": 0.2}, t=begins)["x"] == pytest.approx(0.2, abs=1e-9)
    if not begins:
        _, states = given_start(equations, {}, {"v": 0.2})
        assert states == pytest.approx(run.solution(0.0).tolist(), abs=1e-12)


@pytest.mark.parametrize("seed", range(6))
def test_which_side_a_law_calls_its_own_does_not_matter(seed: int) -> None:
    """What is strict at the instant and what is not are one law, wherever a run begins on it."""
    rng = np.random.default_rng(seed)
    at, low, high, slope = rng.uniform(-5, 5, 4).round(2).tolist()
    runs = []
    for relation in (">", ">="):
        law = f"where(t {relation} {at}, {high} + {slope}*(t - {at}), {low})"
        run = bg.simulate(compiled(cart(law), forms.kane_momentum), (at, at + 0.3), start={"j_q": 0.3, "j": 0.2})
        force = bg.simulate(massless(law), (at, at + 0.3), start={"v": 0.2})
        runs.append([run["j"], run["j_q"], force["v"], force["x"]])
    for one, other in zip(*runs, strict=True):
        np.testing.assert_allclose(one, other, atol=1e-8)


def test_a_start_beside_a_break_stays_what_it_is() -> None:
    """To the last figure: nothing but a break at the very instant moves the one at which it is evaluated."""
    smooth = bg.simulate(massless("1 + sin(t)"), (0.25, 1), start={"v": 0.2})
    broken = bg.simulate(massless("where(t > 0.2, 1 + sin(t), 0)"), (0.25, 1), start={"v": 0.2})
    assert smooth["x"][0] == broken["x"][0]


@pytest.mark.parametrize("law", ["where(t < 1, 0.5, -0.7)", "where(t <= 1, 0.5, -0.7)"])
@pytest.mark.parametrize("form", [forms.kane_momentum, forms.hamiltonian])
@pytest.mark.parametrize("other", [forms.kane_velocity, forms.kane_momentum, forms.hamiltonian])
def test_a_run_that_is_cut_at_a_jump_goes_on_with_its_impulse(law: str, form: Any, other: Any) -> None:
    graph, start = cart(law), {"j_q": 0.3, "j": 0.2}
    equations, further = bg.compile(graph, form), bg.compile(graph, other)
    whole = bg.simulate(equations, (0, 2), start=start)
    first = bg.simulate(equations, (0, 1), start=start)
    second = bg.simulate(further, (1, 2), start=further.start_from(first))
    np.testing.assert_allclose(second["j_q"][-1], whole["j_q"][-1], atol=1e-7)
    assert abs(second["j"][0] - first["j"][-1]) > 1  # rad/s: the impulse
    assert further.start_from(whole, 1.0)["j"] == pytest.approx(second["j"][0], abs=1e-6)


@pytest.mark.parametrize("law", ["where(t < 1, 0.5, -0.7)", "where(t <= 1, 0.5, -0.7)"])
def test_a_run_that_does_not_tell_the_impulse_at_its_end_gives_no_start(law: str) -> None:
    equations = bg.compile(cart(law), forms.kane_velocity)
    run = bg.simulate(equations, (0, 1), start={"j_q": 0.3, "j": 0.2})
    assert equations.start_from(run, 0.5)["j_q"] == run.at(0.5, "j_q")
    with pytest.raises(bg.ValueRefused, match=r"the run ends at t = 1 s, where 'x' jumps from 0\.5 to -0\.7") as caught:
        equations.start_from(run)
    assert "kane_momentum" in caught.value.remedy
