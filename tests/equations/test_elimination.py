"""The elimination of a balance: what remains is as small as it can be, and gives the rates of the whole system."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.causality.assign import assign
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.elimination import solve
from bondgraph.equations.random_points import evaluator
from bondgraph.graph.graph import checked
from bondgraph.graph.law import Implicit, Solve

ALGEBRAS = {"sympy": sympy, "table": table}
f = One("f", ("u", "w"), coordinates=("x", "th"))
SWING = f >> TF("P", ((1, "l*cos(th)"), (0, "l*sin(th)"))) >> One("v", 2) >> I("m")
LINKS = SWING, f["u"] >> I("M"), Se("G", (0, "-m*g*l*sin(th)")) >> f
CART = bg.Graph("cart", *LINKS)
STATE = {"x": 0.2, "th": 0.7, "u": 0.4, "w": -0.6, "l": 0.8, "m": 1.1, "M": 2.0, "g": 9.81, "t": 0.0}


def balance(graph: bg.Graph, xp: Any = sympy) -> Balance:
    return assemble(assign(checked(graph)), xp)


def kinds(graph: bg.Graph) -> list[tuple[type, int]]:
    """The systems that are left, with their sizes."""
    steps = solve(balance(graph)).steps
    return [(type(step), len(step.unknowns)) for step in steps if not hasattr(step, "expression")]


@pytest.mark.parametrize("algebra", ALGEBRAS)
def test_a_cart_and_pendulum_have_the_accelerations_of_the_textbook(algebra: str) -> None:
    """(M + m) u' + m l cos w' = m l sin w^2; m l cos u' + m l^2 w' = -m g l sin."""
    equations = solve(balance(CART, ALGEBRAS[algebra]))
    c, s, l, m, M, w = np.cos(0.7), np.sin(0.7), 0.8, 1.1, 2.0, -0.6
    A = [[M + m, m * l * c], [m * l * c, m * l * l]]
    expected = np.linalg.solve(A, [m * l * s * w * w, -m * 9.81 * l * s])
    rates = bg.rates(
        equations, {k: STATE[k] for k in ("l", "m", "M", "g")}, {k: STATE[k] for k in ("x", "th", "u", "w")}
    )
    assert [rates["u"], rates["w"]] == pytest.approx(list(expected), rel=1e-12)


def test_what_needs_no_system_leaves_none() -> None:
    """A circuit of states in integral causality, and an inertia behind a gear of constant ratio."""
    i, w = One("i"), One("w")
    motor = Se("U") >> i, i >> I("L"), i >> R("Ra"), i >> GY("k") >> w, w >> I("J")
    assert kinds(bg.Graph("motor", *motor)) == []
    assert kinds(bg.Graph("geared", *motor, w >> TF("n", 3) >> (load := One("load")), load >> I("JL"))) == [(Solve, 1)]


def test_two_coupled_velocities_leave_a_system_of_two_at_most() -> None:
    ((kind, size),) = kinds(CART)
    assert kind is Solve and size <= 2


def test_the_rows_hold_at_the_rates_found() -> None:
    """The balance's own row of each velocity, written out with what was found, vanishes."""
    whole = balance(CART)
    equations, xp = solve(whole), whole.xp
    rows = [equations.expanded(row) for row in whole.rows]
    states = {name: STATE[name] for name in ("x", "th", "u", "w")}
    rates = bg.rates(equations, {name: STATE[name] for name in "lmMg"}, states)
    point = {**STATE, **{f"{name}'": rate for name, rate in rates.items()}}
    for name in ("p_m_v_1", "p_m_v_2", "p_M"):  # momenta that follow, along the motion
        p = equations.expanded(xp.symbol(name))
        (point[f"{name}'"],) = evaluator(xp, [sum(xp.diff(p, s) * xp.rate(s) for s in map(xp.symbol, states))])(point)
    assert len(rows) == 7
    assert evaluator(xp, rows)(point) == pytest.approx([0.0] * len(rows), abs=1e-10)


def test_a_nonlinear_law_at_a_dependent_effort_leaves_an_implicit_system() -> None:
    """The flow through a massless node of two nonlinear resistors is to be found."""
    v = One("v")
    graph = bg.Graph("node", Se("F") >> v, v >> R("a", effort="f**3 + f"), v >> C("k", 1), v >> R("b", effort="2*f**3"))
    assert [kind for kind, _ in kinds(graph)] == [Implicit]


def test_a_velocity_without_mass_follows_from_its_resistances() -> None:
    """F = b v - k x: no state v, but a value."""
    v = One("v", coordinates=("x",))
    equations = solve(balance(bg.Graph("damped", Se("F") >> v, v >> R("b", 2), v >> C("k", 0.5))))
    assert equations.states == ("x",)
    assert bg.rates(equations, {"F": 3.0}, {"x": 0.5})["x"] == pytest.approx((3.0 - 0.5 / 0.5) / 2)


def test_what_nothing_determines_is_named() -> None:
    lost = f >> TF("P", (("cos(x)", 0), ("sin(x)", 0))) >> One("v", 2) >> I("m")
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(bg.Graph("lost", lost, Se("F") >> f))
    assert caught.value.parties == ("w",)


def test_driven_velocities_need_the_rates_of_their_inputs() -> None:
    """The reaction of a driven cart holds M times the rate of its velocity."""
    graph = bg.Graph("driven", *LINKS, Sf("drive") >> f["u"])
    equations = solve(balance(graph))
    assert equations.balance.inputs.keys() >= {"drive"}
    values = {**{k: STATE[k] for k in ("l", "m", "M", "g")}, "drive": "sin(t)"}
    found = bg.rates(equations, values, {"x": 0.0, "th": 0.7, "w": -0.6}, t=0.3)
    c, s, l = np.cos(0.7), np.sin(0.7), 0.8
    assert found["w"] == pytest.approx((-9.81 * s - c * np.cos(0.3)) / l, rel=1e-12)


@pytest.mark.parametrize("primary, secondary", [(1.0, 0.01), (2.0, 0.02), (0.3, 0.003)])
def test_coils_coupled_perfectly_but_for_rounding_are_a_constraint(primary: float, secondary: float) -> None:
    """The flux of one is a tenth of the other's, and its current a tenth of what the magnetising one leaves."""
    i = One("i", ("p", "s"), frame="inertial")
    mutual = primary / 10
    coils = i >> I("M", ((primary, mutual), (mutual, secondary)))
    graph = bg.Graph("coils", Se("V", 10) >> i["p"], i["p"] >> R("rp", 1), i["s"] >> R("ld", 5), coils)
    run = bg.simulate(graph, 1.0)
    # A flux of L along both: L' = 10 - i_p, i_s = -(10 - i_p)/50, and L = primary i_p + mutual i_s.
    rate = 1 / (primary + mutual / 50)
    current = 10 - (10 - 10 / 50 * mutual * rate) * np.exp(-rate * run.t)
    np.testing.assert_allclose(run["p"], current, rtol=1e-7)
    np.testing.assert_allclose(run["s"], -(10 - run["p"]) / 50, atol=1e-8)
