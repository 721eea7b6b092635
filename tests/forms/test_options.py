"""Forms with options, quasi-velocities, constants of the motion, and starts: what they give, and what they refuse.

The mechanism is [000]'s first case study: a cart with two slender bars, a wheel at their end rolls along the second.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.forms import gibbs_appell, lagrange_multipliers, maggi, reduced_volterra, routh, volterra
from bondgraph.kinetics import change_of_velocities
from bondgraph.kinetics.form import Form

VALUES = {"m1": 1.0, "m2": 0.5, "l": 0.2, "g": 9.81}
START = {"th1": 1.2, "th2": 0.5, "x": 4.0, "w1": 1.0, "w2": -np.cos(0.7), "v": 3.0}
U = {"u": "w1 - w2", "v": "v"}
MIXED = {"s": "2*w1 - w2 + v/l", "r": "v + 0.1*w1"}


@cache
def cart(wheel: bool = True) -> bg.Graph:
    f = One("f", ("w1", "w2", "v"), coordinates=("th1", "th2", "x"))
    chains: list[Any] = [f["v"] >> I("m1")]
    for k, (first, second) in enumerate((("l/2", "0"), ("l", "l/2")), 1):
        rows = tuple((f"{first}*{g}(th1)", f"{second}*{g}(th2)", column) for g, column in (("cos", "1"), ("sin", "0")))
        centre = One(f"P{k}", (f"x{k}_dot", f"y{k}_dot"))
        chains += [
            f >> TF(f"d{k}", rows) >> centre,
            centre >> I(f"bar{k}", "m2"),
            f[f"w{k}"] >> I(f"J{k}", "m2*l**2/12"),
        ]
        chains += [Se(f"G{k}", ("0", "-m2*g")) >> centre]
    if wheel:
        chains.append(f << TF("a", (("l*cos(th1 - th2)", "l", "0"),)) << Sf("wheel", "0"))
    return bg.Graph("cart", *chains)


@cache
def compiled(form: Form, wheel: bool = True) -> bg.Equations:
    return bg.compile(cart(wheel), form)


def accelerations(equations: bg.Equations) -> tuple[float, ...]:
    """Of the angles and the track, by a short step of the motion: central differences of its velocities."""
    run = bg.simulate(equations, np.linspace(0, 2e-3, 5), VALUES, START, rtol=1e-12, atol=1e-13)
    return tuple((run[name][2] - run[name][0]) / 1e-3 for name in ("w1", "w2", "v"))


@pytest.mark.parametrize("quasi", [(), U, MIXED])
@pytest.mark.parametrize("form", [gibbs_appell, volterra, maggi])
def test_quasi_velocities_change_the_states_and_not_the_motion(form: Any, quasi: Any) -> None:
    """Differences over a millisecond are mean accelerations, the same for all but for rounding."""
    equations = compiled(form.having(quasi=quasi) if quasi else form)
    assert accelerations(equations) == pytest.approx(accelerations(compiled(lagrange_multipliers)), rel=1e-7)
    run = bg.simulate(equations, (0, 0.01), VALUES, START)
    reference = bg.simulate(compiled(lagrange_multipliers), (0, 0.01), VALUES, START)
    assert run["wheel.e"] == pytest.approx(reference["wheel.e"], rel=1e-6)


@pytest.mark.parametrize("quasi", [(), {"u": "w2 - w1"}, {"u": "w2 - w1 + v/l"}])
def test_a_momentum_that_is_a_constant_is_no_state(quasi: Any) -> None:
    equations = compiled(reduced_volterra.having(quasi=quasi) if quasi else reduced_volterra)
    assert len(equations.states) == 4 and "p_v" in equations.parameters
    assert accelerations(equations) == pytest.approx(accelerations(compiled(lagrange_multipliers)), rel=1e-7)
    run = bg.simulate(equations, (0, 2), VALUES, START, rtol=1e-6, atol=1e-8)
    l, m2, total = VALUES["l"], VALUES["m2"], VALUES["m1"] + 2 * VALUES["m2"]
    p = total * run["v"] + m2 * l * (1.5 * np.cos(run["th1"]) * run["w1"] + 0.5 * np.cos(run["th2"]) * run["w2"])
    assert np.ptp(p) < 1e-12 * p.max()  # a linear system solved at each instant, at no tolerance of the method
    given = bg.simulate(equations, (0, 0.1), VALUES | {"p_v": p[0]}, {"th1": 1.2, "th2": 0.5, "w1": 1.0})
    assert given["v"][0] == pytest.approx(3.0)


def test_routh_leaves_the_ignorable_rate_out() -> None:
    free = {name: START[name] for name in ("th1", "th2", "w1", "v")} | {"w2": 0.3}
    equations = bg.compile(cart(wheel=False), routh)
    assert equations.states == ("th1", "th2", "x", "w1", "w2")
    whole = bg.compile(cart(wheel=False), bg.forms.kane_velocity)
    tight = {"rtol": 1e-10, "atol": 1e-12}
    one, other = (bg.simulate(e, (0, 1), VALUES, free, **tight) for e in (equations, whole))
    for name in ("th1", "th2", "x", "v"):
        assert one[name] == pytest.approx(other[name], abs=1e-6)  # a double pendulum: errors grow by a hundred or so


@pytest.mark.parametrize(
    ("form", "wheel", "words"),
    [
        (routh, True, "independent coordinates"),
        (reduced_volterra.having(ignorable="th1"), True, "th1 is declared ignorable"),
        (gibbs_appell.having(quasi={"u": "cos(th1 - th2)*w1 + w2", "v": "v"}), True, "depend on each other everywhere"),
        (gibbs_appell.having(quasi={"w1": "w1"}), True, "1 quasi-velocities, where 3 velocities less 1"),
        (gibbs_appell.having(quasi={"u": "w1*w2", "v": "v"}), True, "not linear"),
        (gibbs_appell.having(quasi={"w1": "v", "u": "w1 - w2"}), True, "'v' alone"),
        (gibbs_appell.having(quasi={"w1": "2*v", "u": "w1 - w2"}), True, "component of f"),
        (gibbs_appell.having(quasi={"x": "w1 + w2", "v": "v"}), True, "a coordinate"),
    ],
)
def test_a_form_that_does_not_apply_says_why(form: Any, wheel: bool, words: str) -> None:
    with pytest.raises(bg.BondGraphError, match=words):
        bg.compile(cart(wheel), form)


def test_a_reduced_form_needs_something_to_reduce_by() -> None:
    f, v = One("f", ("r_dot", "a_dot"), coordinates=("r", "a")), One("v", 2)
    rows = ("sin(a)", "r*cos(a)"), ("-cos(a)", "r*sin(a)")
    particle = bg.Graph("ball", f >> TF("P", rows) >> v, v >> I("m"), Se("G", ("0", "-m*g")) >> v)
    with pytest.raises(bg.NotReducible, match="no ignorable coordinate"):
        bg.compile(particle, reduced_volterra)


@pytest.mark.parametrize(
    "options",
    [{"beta": -1}, {"beta": "fast"}, {"zita": 1}, {"quasi": ["w1"]}, {"quasi": {"u u": "w1"}}, {"follows": (1,)}],
)
def test_options_that_cannot_be_meant(options: dict[str, Any]) -> None:
    with pytest.raises(bg.BondGraphError):
        maggi.having(**options)


def test_quasi_velocities_that_are_singular_at_the_start() -> None:
    """At th1 = pi/2 = th2 neither the momentum nor v tells the bars' rates apart."""
    equations = compiled(reduced_volterra.having(quasi={"v": "v"}))
    flat = {"th1": np.pi / 2, "th2": np.pi / 2, "w1": 1.0, "w2": -1.0, "v": 3.0}
    with pytest.raises(bg.BondGraphError):
        bg.rates(equations, VALUES, flat)
    with pytest.raises(bg.SimulationStopped, match="w1, w2") as caught:
        bg.simulate(equations, (0, 1), VALUES | {"p_v": 6.0}, {"th1": np.pi / 2, "th2": np.pi / 2, "v": 3.0})
    assert caught.value.parties == ("w1", "w2")


# -- starts ----------------------------------------------------------------------------------------------------------


def test_a_start_that_slips_is_refused_moved_on_request_or_kept_on_request() -> None:
    equations, slipping = compiled(lagrange_multipliers), START | {"w2": 0.0}
    slip = VALUES["l"] * np.cos(0.7)
    with pytest.raises(bg.ValueRefused, match=f"{slip:.3g}"):
        bg.simulate(equations, (0, 1), VALUES, slipping)
    moved = bg.simulate(equations, (0, 0.1), VALUES, slipping | {"w2": bg.Near(0.0)})
    assert moved["w2"][0] == pytest.approx(START["w2"])
    kept = bg.simulate(equations, (0, 0.1), VALUES, slipping, as_given=True)
    assert kept["wheel.velocity_residual"] == pytest.approx(slip, abs=1e-7)  # index 1: what is violated stays
    steadied = bg.simulate(compiled(maggi.having(beta=20)), (0, 1), VALUES, slipping, as_given=True)
    assert steadied["wheel.velocity_residual"] == pytest.approx(
        slip * np.exp(-40 * steadied.t), abs=1e-6
    )  # r_dot = -2 beta r


def test_velocities_that_quasi_velocities_cannot_give_are_refused() -> None:
    with pytest.raises(bg.ValueRefused, match="no motion from this configuration"):
        bg.rates(compiled(volterra.having(quasi=MIXED)), VALUES, START | {"w2": 0.0})


# -- Kane's forms with many constraints ------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian])
def test_constraints_too_many_to_be_written_out_give_the_same_motion(form: Any, monkeypatch: Any) -> None:
    few = bg.compile(cart(), form)
    monkeypatch.setattr(change_of_velocities, "MOST", 0)
    many = bg.compile(cart(), form)
    assert len(many.states) == len(few.states)
    one, other = (bg.simulate(e, (0, 0.5), VALUES, START, rtol=1e-10, atol=1e-12) for e in (few, many))
    for name in ("th1", "th2", "x", "wheel.e"):
        assert other[name] == pytest.approx(one[name], rel=1e-6, abs=1e-6)
    with pytest.raises(bg.ValueRefused, match="no motion from this configuration"):
        bg.rates(many, VALUES, START | {"w2": 0.0})
