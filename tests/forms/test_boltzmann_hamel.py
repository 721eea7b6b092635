"""The Boltzmann-Hamel equations against Gibbs and Appell's, against Euler's, and with Hamel's symbols as in books."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
import sympy as sp
from constrained_graphs import ALGEBRAS, CONSTRAINED_GRAPHS, at
from mechanisms import EULER, EULER_INVERSE

import bondgraph as bg
from bondgraph.elements import (
    TF,
    BallContact,
    C,
    Frame,
    I,
    Link,
    Mechanism,
    One,
    R,
    Revolute,
    RollingBall,
    Sf,
    euler_parameters,
)
from bondgraph.forms import boltzmann_hamel, gibbs_appell

SEEDS = (1, 2, 3)
ROUNDING = 1e-10
"""Relative to the largest value: some ten thousand roundings of systems of a few equations."""

both_algebras = pytest.mark.parametrize("algebra", ALGEBRAS)


@pytest.mark.parametrize(
    ("algebra", "chosen"),
    [
        pytest.param("sympy", False, marks=pytest.mark.slow),
        ("sympy", True),
        ("table", False),
        pytest.param("table", True, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("name", CONSTRAINED_GRAPHS)
def test_rates_and_reactions_are_those_of_gibbs_and_appell(name: str, chosen: bool, algebra: str) -> None:
    """Two ways to the same quasi-velocities: one by accelerations, the other by derivatives of the kinetic energy."""
    mechanism = CONSTRAINED_GRAPHS[name]()
    quasi: dict[str, Any] = {"quasi": mechanism.quasi} if chosen else {}
    ours = at(mechanism.graph, boltzmann_hamel.having(**quasi), algebra)
    others = at(mechanism.graph, gibbs_appell.having(**quasi), algebra)
    sources = [name for name, element in mechanism.graph.elements.items() if element.kind == "Sf"]
    for seed in SEEDS:
        state = mechanism.state(seed)
        found, wanted = ours(state), others(state)
        rates = [n for n in wanted if n.endswith("'")]
        reactions = [n for n in wanted if ".e" in n and n.split(".")[0] in sources]
        assert rates and len(reactions) >= len(sources)
        scale = max(1.0, *(abs(wanted[n]) for n in (*rates, *reactions)))
        for n in (*rates, *reactions):
            assert found[n] == pytest.approx(wanted[n], rel=0, abs=ROUNDING * scale), n


@cache
def by_the_book() -> Any:
    """The knife edge's rates of s and n, and its reaction, by d/dt dT/du - dT/dpi + gamma u dT/du = U, spelt out."""
    x, y, th, m, J, h, r, k, g = sp.symbols("x y th m J h r k g")
    q, u = sp.Matrix([x, y, th]), sp.Matrix(sp.symbols("s n across"))
    Y = sp.Matrix([[sp.cos(th), sp.sin(th), 0], [y, 0, 1 + x**2], [-sp.sin(th), sp.cos(th), 0]])
    V = sp.simplify(Y.inv())
    v = sp.Matrix([[1, 0, -h * sp.sin(th)], [0, 1, h * sp.cos(th)]]) * V * u
    T = sp.expand(m * v.dot(v) / 2 + J * (V * u)[2] ** 2 / 2)
    force = sp.Matrix([k * sp.cos(th), k * x - g * m * y]) - r * v
    U = V.T * sp.Matrix([force[0], force[1], h * (sp.cos(th) * force[1] - sp.sin(th) * force[0])])
    P, n = [T.diff(w) for w in u], range(3)

    def gamma(k_: int, j: int, i: int) -> Any:
        """Hamel's symbol, [a, b] over the coordinates."""
        return sum((Y[k_, b].diff(q[a]) - Y[k_, a].diff(q[b])) * V[a, i] * V[b, j] for a in n for b in n)

    rates = sp.Matrix(sp.symbols("s_dot n_dot across_dot"))
    rows = [
        sum(P[j].diff(q[i]) * (V * u)[i] + P[j].diff(u[i]) * rates[i] for i in n)
        - sum(V[i, j] * T.diff(q[i]) for i in n)
        + sum(gamma(k_, j, i) * u[i] * P[k_] for k_ in n for i in n)
        - U[j]
        for j in n
    ]
    names = [*q, *u[:2], m, J, h, r, k, g]
    kept = [row.subs({u[2]: 0, rates[2]: 0}) for row in rows]
    return sp.lambdify([*names, *rates[:2]], kept, "numpy"), list(map(str, names))


@both_algebras
def test_the_symbols_of_the_book_give_the_same_motion_and_reaction(algebra: str) -> None:
    mechanism = CONSTRAINED_GRAPHS["knife_edge"]()
    ours = at(mechanism.graph, boltzmann_hamel.having(quasi=mechanism.quasi), algebra)
    rows, names = by_the_book()
    for seed in SEEDS:
        state = mechanism.state(seed)
        found = ours(state)
        left = rows(*(state[name] for name in names), found["s'"], found["n'"])
        scale = max(1.0, abs(found["edge.e"]), abs(found["s'"]), abs(found["n'"]))
        np.testing.assert_allclose(left, [0, 0, found["edge.e"]], rtol=0, atol=ROUNDING * scale)


@both_algebras
def test_body_rates_over_eulers_angles_obey_eulers_equations(algebra: str) -> None:
    """f = q_dot; u is the angular velocity in body axes: gamma is the vector product."""
    q_dot, omega = One("f", ("a", "b", "c"), coordinates=("psi", "theta", "phi")), One("o", 3, frame="o")
    top = bg.Graph("body", q_dot >> TF("P", EULER) >> omega >> I("J", ("J1", "J2", "J3")))
    rates = "sin(theta)*sin(phi)*a + cos(phi)*b", "sin(theta)*cos(phi)*a - sin(phi)*b", "cos(theta)*a + c"
    quasi = {f"u{i + 1}": text for i, text in enumerate(rates)}
    ours = at(top, boltzmann_hamel.having(quasi=quasi), algebra)
    J, u = np.array([0.7, 0.5, 0.3]), np.array([0.4, -1.2, 0.9])
    given = {"psi": 0.3, "theta": 0.8, "phi": -0.5, "J1": 0.7, "J2": 0.5, "J3": 0.3}
    found = ours({"t": 0.0, **given, **{f"u{i + 1}": u[i] for i in range(3)}})
    expected = np.cross(J * u, u) / J
    np.testing.assert_allclose([found[f"u{i}'"] for i in (1, 2, 3)], expected, rtol=0, atol=ROUNDING)


def refused(*parts: Any) -> bg.NotReducible:
    with pytest.raises(bg.NotReducible) as caught:
        bg.compile(bg.Graph("refused", *parts), boltzmann_hamel)
    return caught.value


def test_more_coordinates_than_velocities_are_refused() -> None:
    f, q_dot = One("f", ("u", "w")), One("q_dot", coordinates=("x", "y", "th"))
    Q = TF("Q", (("cos(th)", 0), ("sin(th)", 0), (0, 1)))
    assert set(refused(f >> Q >> q_dot, f["u"] >> I("m"), f["w"] >> I("J")).parties) == {"x", "y", "th"}


def on_the_ground(**normal: Any) -> bg.Graph:
    """A rod that turns about a fixed point, with a ball at its end that a plane pushes and rubs: one joint, and the
    height of the contact beside its angle."""
    rod = Link("rod", "m", ("A", "A", "A"), centre=(0, 0, -1))
    arm = Mechanism("arm", [rod], [Revolute("p", "ground", rod, "y")], gravity=(0, 0, "-g"))
    plane = Frame("ground", (0, 0, "-h"))
    contact = BallContact("c", arm, rod.frame((0, 0, -1)), radius="r", plane=plane)
    parts = contact.normal >> C("k", **normal), contact.slip >> R("rub", ("b", "b"))
    return bg.Graph("touching", *arm, *contact, *parts)


AT_REST = {"t": 0.0, "p_q": 0.4, "p": -1.3, "m": 1.1, "A": 0.2, "g": 9.81, "h": 0.9, "r": 0.1, "k": 90.0, "b": 0.3}


@both_algebras
def test_a_coordinate_that_only_forces_know_is_left_out(algebra: str) -> None:
    graph = on_the_ground(energy="k*min(c_height, 0)**2/2")
    ours, others = (at(graph, form, algebra)(AT_REST) for form in (boltzmann_hamel, bg.forms.kane_velocity))
    assert ours["p'"] == pytest.approx(others["p'"], rel=ROUNDING)
    pushed = at(graph, boltzmann_hamel, algebra)({**AT_REST, "h": 2.0})
    assert abs(ours["p'"] - pushed["p'"]) > 1, "the ball touches the plane in the one and not in the other"


def test_one_that_quasi_velocities_know_is_not() -> None:
    graph = on_the_ground(energy="k*min(c_height, 0)**2/2")
    with pytest.raises(bg.NotReducible, match="Q square") as caught:
        bg.compile(graph, boltzmann_hamel.having(quasi={"u": "p*(2 + c_height)"}))
    assert set(caught.value.parties) == {"p_q", "c_height"}


def test_a_q_that_cannot_be_solved_is_refused() -> None:
    f, q_dot = One("f", ("u", "w")), One("q_dot", coordinates=("x", "y"))
    assert "singular" in refused(f >> TF("Q", ((1, 1), ("2", "2"))) >> q_dot, f >> I("m")).law


def test_velocities_that_are_no_rates_of_positions_are_refused() -> None:
    """The inertia forces are m T^T (T f)_dot; the kinetic energy alone does not tell."""
    f, v = One("f", ("u", "w"), coordinates=("x", "y")), One("v")
    parts = (f >> TF("T", (("1", "x"),)) >> v >> I("m"), f >> I("n"))
    assert "generate" in refused(*parts).law
    assert bg.compile(bg.Graph("others", *parts), gibbs_appell).states == ("x", "y", "u", "w")


def test_rates_of_eulers_angles_may_stand_beside_the_velocities() -> None:
    """Q is square: a body by its own rates as f, torque-free, keeps its angular momentum in space."""
    f, turn, omega = One("f", ("a", "b", "c")), One("turn", coordinates=("psi", "theta", "phi")), One("o", 3, frame="o")
    unit = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    body = bg.Graph("body", f >> TF("Q", EULER_INVERSE) >> turn, f >> TF("P", unit) >> omega >> I("J", (0.7, 0.5, 0.3)))
    start = {"psi": 0.3, "theta": 0.8, "phi": -0.5, "a": 0.4, "b": -1.2, "c": 0.9}
    run = bg.simulate(bg.compile(body, boltzmann_hamel), (0, 1), start=start, rtol=1e-10, atol=1e-12)
    other = bg.simulate(bg.compile(body, bg.forms.kane_momentum), (0, 1), start=start, rtol=1e-10, atol=1e-12)
    for name in ("psi", "theta", "phi", "a", "b", "c"):
        assert run[name][-1] == pytest.approx(other[name][-1], abs=1e-8)  # two integrations to 1e-10


def test_a_driven_velocity_without_constraints() -> None:
    """The effort of a source on part of f is that of [004] (48)."""
    f = One("f", ("u", "w"), coordinates=("x", "th"))
    P = TF("P", ((1, "l*cos(th)"), (0, "l*sin(th)")))
    graph = bg.Graph("swing", f >> P >> One("v", 2) >> I("m"), f["u"] >> I("M"), Sf("drive", "sin(2*t)") >> f["u"])
    state = {"t": 0.7, "x": 0.1, "th": 0.6, "w": -0.8, "l": 0.5, "m": 1.1, "M": 2.0}
    ours, others = (at(graph, form, "sympy")(state) for form in (boltzmann_hamel, bg.forms.kane_velocity))
    for name in ("w'", "drive.e"):
        assert ours[name] == pytest.approx(others[name], rel=ROUNDING)


def test_a_rolling_ball_with_more_coordinates_than_velocities_is_refused() -> None:
    """Its place on the plane is in no map, and its four Euler parameters remain."""
    ball = Link("ball", 0.3, (0.003, 0.004, 0.005), centre=(0.0, 0.0, -0.05))
    on = RollingBall("on", "ground", ball, euler_parameters(("e0", "e1", "e2", "e3")), radius=0.2)
    with pytest.raises(bg.NotReducible, match="6 coordinates follow 3 generalized velocities"):
        bg.compile(bg.Graph("rolling", *Mechanism("m", [ball], [on])), boltzmann_hamel)
