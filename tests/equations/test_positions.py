"""Transformers that know the integrals of their flows: positions held behind them, and integrals that are none."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.equations.positions import flow_integrals, unmoved
from bondgraph.graph.law import Law

TABLE = bg.algebra.table
VALUES = {"m": 1.3, "l": 0.8, "g": 9.81}
START = {"x": 0.48, "y": -0.64, "vx": 0.4, "vy": 0.3}
"""On the circle, along it."""


def pendulum(integral: Any = "(x**2 + y**2)/2", held: str = "l**2/2") -> bg.Graph:
    f = One("f", ("vx", "vy"), coordinates=("x", "y"))
    rod = TF("A", (("x", "y"),), integrals=(integral,))
    return bg.Graph(
        "pendulum", f >> I("m"), Se("G", (0, "-m*g")) >> f, f << rod << Sf("rod", (held,), given="position")
    )


def expected(t: float) -> Any:
    """Place of the bob from the angle's own equation."""
    angle, l = np.arctan2(START["x"], -START["y"]), VALUES["l"]
    rate = np.hypot(START["vx"], START["vy"]) / l

    def rates(_: float, x: Any) -> Any:
        return [x[1], -VALUES["g"] / l * np.sin(x[0])]

    end = solve_ivp(rates, (0, t), [angle, rate], rtol=1e-11, atol=1e-12).y[0, -1]
    return l * np.sin(end), -l * np.cos(end)


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.lagrange_multipliers, bg.forms.gibbs_appell])
def test_a_position_behind_a_transformer_is_held(form: Any) -> None:
    run = bg.simulate(bg.compile(pendulum(), form), (0, 0.6), VALUES, START, rtol=1e-9, atol=1e-10)
    np.testing.assert_allclose((run["x"][-1], run["y"][-1]), expected(0.6), atol=1e-7)


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.lagrange_multipliers, bg.forms.gibbs_appell])
def test_a_start_off_the_position_is_refused(form: Any) -> None:
    with pytest.raises(bg.ValueRefused):
        bg.simulate(bg.compile(pendulum(), form), (0, 0.1), VALUES, START | {"x": 0.5})


@pytest.mark.parametrize("algebra", [None, TABLE])
@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.lagrange_multipliers])
def test_what_is_no_integral_is_refused(form: Any, algebra: Any) -> None:
    """A formula with another rate, and one that is an integral up to a factor."""
    for wrong in ("x*y", "x**2 + y**2"):
        with pytest.raises(bg.StructureError) as caught:
            bg.compile(pendulum(wrong), form, algebra)
        assert caught.value.parties == ("A",)


def test_without_an_integral_there_is_no_position() -> None:
    equations = bg.compile(pendulum(None), bg.forms.lagrange_multipliers)
    assert "rod.velocity_residual" in equations.observables and "rod.position_residual" not in equations.observables
    assert "rod.position_residual" in bg.compile(pendulum(), bg.forms.lagrange_multipliers).observables


def test_a_coordinate_that_integrates_such_a_flow_is_no_state() -> None:
    """The bob's own coordinates, by the angle: closed forms, and the same motion."""
    q, v = One("q", ("a_dot",), coordinates=("a",)), One("v", ("vx", "vy"), coordinates=("x", "y"))
    P = TF("P", (("l*cos(a)",), ("l*sin(a)",)), integrals=("l*sin(a)", "-l*cos(a)"))
    equations = bg.compile(bg.Graph("bob", q >> P >> v >> I("m"), Se("G", (0, "-m*g")) >> v))
    assert equations.states == ("a", "a_dot")
    start = {"a": np.arctan2(START["x"], -START["y"]), "a_dot": 0.5 / VALUES["l"]}
    run = bg.simulate(equations, (0, 0.6), VALUES, start, rtol=1e-10, atol=1e-11)
    np.testing.assert_allclose((run["x"][-1], run["y"][-1]), expected(0.6), atol=1e-7)


@pytest.mark.parametrize("integrals", ["x", ("x", "y"), 3])
def test_integrals_are_one_for_each_row(integrals: Any) -> None:
    with pytest.raises(bg.StructureError):
        TF("A", (("x", "y"),), integrals=integrals)


def test_two_integrals_of_one_flow_leave_their_difference() -> None:
    """Whose givers are told; the same integral twice leaves nothing."""
    u, w, x, y, l = map(xp.symbol, ("u", "w", "x", "y", "l"))
    laws = {"a": Law(integrals=((u, x), (w, y))), "b": Law(integrals=((u, l),)), "c": Law(integrals=((w, y),))}
    integrals, differences, behind = flow_integrals(laws)
    assert integrals == {u: x, w: y} and differences == {x - l: ("a", "b")} and behind == {x - l: u}


@pytest.mark.parametrize(("gap", "closed"), [(1e-10, True), (1e-8, False)])
def test_positions_agree_to_a_nanometre(gap: float, closed: bool) -> None:
    """By `CLOSED`, of what no state moves; lengths without a value are not judged here."""
    x, l = xp.symbol("x"), xp.symbol("l")
    fixed = xp.number(gap)
    held = {x - l: ("a", "b"), l - 1: ("c", "d"), fixed: ("e", "f")}
    if closed:
        assert unmoved(xp, held, {x}) == [l - 1, fixed]
        return
    with pytest.raises(bg.Contradiction) as caught:
        unmoved(xp, held, {x})
    assert caught.value.parties == ("e", "f") and "1e-08 apart" in caught.value.law
