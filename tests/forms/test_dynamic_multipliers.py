"""Equations with dynamic multipliers, [001]: against index 1, against the paper's equations by hand, closed forms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from constrained_graphs import ALGEBRAS, CONSTRAINED_GRAPHS, at

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.forms import dynamic_multipliers, lagrange_multipliers

SEEDS = (1, 2, 3)
ROUNDING = 1e-10
"""Relative to the largest value: some ten thousand roundings of systems of a few equations."""

both_algebras = pytest.mark.parametrize("algebra", ALGEBRAS)


MANY = ("moved_rail", "rolling_body")


@pytest.mark.parametrize(
    ("algebra", "name"),
    [
        pytest.param(algebra, name, marks=pytest.mark.slow if algebra == "sympy" and name in MANY else ())
        for algebra in ALGEBRAS
        for name in CONSTRAINED_GRAPHS
    ],
)
def test_where_constraints_hold_the_motion_is_that_of_index_1(name: str, algebra: str) -> None:
    """Accelerations and reactions; the multipliers are driven by the motion, and it does not feel them."""
    mechanism = CONSTRAINED_GRAPHS[name]()
    ours, index_1 = (at(mechanism.graph, form, algebra) for form in (dynamic_multipliers, lagrange_multipliers))
    sources = [n for n, element in mechanism.graph.elements.items() if element.kind == "Sf"]
    for seed in SEEDS:
        state = mechanism.state(seed)
        wanted = index_1(state)
        multipliers = [n.removesuffix("'") for n in ours(state) if n.startswith("lambda_") and n.endswith("'")]
        draw = np.random.default_rng(seed)
        for given in ({}, dict(zip(multipliers, draw.uniform(-2, 2, len(multipliers)), strict=True))):
            found = ours(state | given)
            rates = [n for n in wanted if n.endswith("'")]
            reactions = [n for n in wanted if ".e" in n and n.split(".")[0] in sources]
            assert len(rates) == len(mechanism.q) + len(mechanism.f) and len(reactions) >= len(sources)
            scale = max(1.0, *(abs(wanted[n]) for n in (*rates, *reactions)))
            for n in (*rates, *reactions):
                assert found[n] == pytest.approx(wanted[n], rel=0, abs=ROUNDING * scale), n


MULTIPLIERS = {"lambda_hold": 0.7, "lambda_hold_dot": -1.1, "lambda_edge": -0.4, "lambda_edge_dot": 0.9}


@both_algebras
def test_a_position_is_kept_by_the_papers_equations(algebra: str) -> None:
    """(48), (52) written out for a particle on a rod, at states that violate both the length and its rate."""
    mechanism = CONSTRAINED_GRAPHS["pendulum"]()
    ours = at(mechanism.graph, dynamic_multipliers, algebra)
    m, g, l, r, k, k3 = (mechanism.values[n] for n in ("m", "g", "l", "r", "k", "k3"))
    for seed in SEEDS:
        s = mechanism.state(seed, violated=0.3) | MULTIPLIERS
        s["x"] *= 1.2
        x, f = np.array([s["x"], s["y"]]), np.array([s["u"], s["v"]])
        found = ours(s)
        f_dot = np.array([found["u'"], found["v'"]])
        a, a_dot, length = x / l, f / l, x @ x / l**2
        c = a / length
        e = -r * f - np.array([k * x[0] + k3 * x[0] ** 3, m * g])
        m_bar, c_bar, k_bar = m / length, r / length, c[0] ** 2 * (k + 3 * k3 * x[0] ** 2)
        m_bar_dot = -m_bar * 2 * (a @ a_dot) / length
        phi, phi_dot, phi_ddot = (x @ x - l**2) / (2 * l), a @ f, a @ f_dot + a_dot @ f
        h, n, n_dot, n_ddot = found["hold.e"], s["lambda_hold"], s["lambda_hold_dot"], found["lambda_hold_dot'"]
        assert found["lambda_hold'"] == n_dot
        left = [
            *(m * f_dot - e - a * h),
            m_bar * n_ddot + m_bar_dot * n_dot + c_bar * n_dot + k_bar * n - c @ e - h,
            m_bar * phi_ddot + m_bar_dot * phi_dot + c_bar * phi_dot + k_bar * phi,
        ]
        np.testing.assert_allclose(left, 0, atol=ROUNDING * max(1.0, abs(h)))


@both_algebras
def test_a_velocity_is_kept_by_the_papers_equations(algebra: str) -> None:
    """(48), and (53) with one dash less, for the knife edge: the mass centre makes A full and D f a force."""
    mechanism = CONSTRAINED_GRAPHS["knife_edge"]()
    ours = at(mechanism.graph, dynamic_multipliers, algebra)
    m, J, h_, r, k, g = (mechanism.values[n] for n in ("m", "J", "h", "r", "k", "g"))
    for seed in SEEDS:
        s = mechanism.state(seed, violated=0.3) | MULTIPLIERS
        sin, cos, f = np.sin(s["th"]), np.cos(s["th"]), np.array([s["u"], s["v"], s["w"]])
        found = ours(s)
        f_dot = np.array([found["u'"], found["v'"], found["w'"]])
        T, T_w = np.array([[1, 0, -h_ * sin], [0, 1, h_ * cos]]), np.array([[0, 0, -h_ * cos], [0, 0, -h_ * sin]])
        a, a_th = np.array([-sin, cos, 0]), np.array([-cos, -sin, 0])
        A, w = m * T.T @ T + np.diag([0, 0, J]), s["w"]
        A_th = m * (T_w.T @ T + T.T @ T_w)
        force = np.array([k * cos, k * s["x"] - g * m * s["y"]]) - r * T @ f
        e = T.T @ force
        e_q = np.zeros((3, 3))
        e_q[:, 0], e_q[:, 1] = T.T @ [0, k], T.T @ [0, -g * m]
        e_q[:, 2] = T_w.T @ force + T.T @ (np.array([-k * sin, 0]) - r * T_w @ f)
        m_bar, c_bar, k_bar = a @ A @ a, r * (T @ a) @ (T @ a), -a @ e_q @ a
        m_bar_dot = w * (2 * a_th @ A @ a + a @ A_th @ a)
        psi, psi_dot = a @ f, a @ f_dot + w * a_th @ f
        h, n, n_dot, n_ddot = found["edge.e"], s["lambda_edge"], s["lambda_edge_dot"], found["lambda_edge_dot'"]
        left = [
            *(A @ f_dot + m * T.T @ (T_w @ f) * w - e - a * h),
            m_bar * n_ddot + m_bar_dot * n_dot + c_bar * n_dot + k_bar * n - a @ e - h,
            m_bar * psi_dot + m_bar_dot * psi + c_bar * psi,
        ]
        np.testing.assert_allclose(left, 0, atol=ROUNDING * max(1.0, abs(h)))


def skate(*friction: Any) -> bg.Graph:
    """A body on an edge beneath its mass centre."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    edge = f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("edge", 0)
    v = f["u", "v"]
    return bg.Graph("skate", v >> I("m", 2.0), f["w"] >> I("J", 0.5), edge, *(v >> each for each in friction))


def test_slip_decays_exponentially() -> None:
    """m_bar = m, c_bar = r: psi = psi_0 exp(-r t/m)."""
    equations = bg.compile(skate(R("r", 0.6)), dynamic_multipliers)
    tight = {"rtol": 1e-11, "atol": 1e-13}
    run = bg.simulate(equations, (0, 3), start={"u": 1.0, "v": 0.2, "w": 1.5}, as_given=True, **tight)
    np.testing.assert_allclose(run["edge.velocity_residual"], 0.2 * np.exp(-0.3 * run.t), atol=1e-9)
    assert equations.notes == ()


def test_a_start_that_violates_the_constraint_is_refused_unless_it_is_meant() -> None:
    with pytest.raises(bg.ValueRefused):
        bg.simulate(bg.compile(skate(R("r", 0.6)), dynamic_multipliers), (0, 1), start={"v": 0.2})


def rod(*parts: Any) -> bg.Graph:
    """A particle on a rod, with what acts on it."""
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    held = TF("rod", (("x", "y"),), integrals=("(x**2 + y**2 - 1)/2",)) << Sf("hold", 0, given="position")
    return bg.Graph("rod", f >> I("m"), f << held, *(chain(f) for chain in parts))


def weight(f: Any) -> Any:
    return Se("G", (0, "-m*g")) >> f


PROMISES = {
    "nothing along it": ((weight,), ("c_bar", "k_bar")),
    "friction alone": ((weight, lambda f: f >> R("r")), ("k_bar",)),
    "a spring along it sideways only": ((weight, lambda f: f["u"] >> C("k", effort="k*q")), ("c_bar",)),
    "a spring that softens": ((lambda f: f >> R("r"), lambda f: f >> C("s", effort=("k*x - x**3", "k*y"))), ("k_bar",)),
    "both": ((weight, lambda f: f >> R("r"), lambda f: f >> C("s", effort=("k1*x", "k2*y"))), ()),
}


@pytest.mark.parametrize("name", PROMISES)
def test_what_does_not_come_back_is_told(name: str) -> None:
    parts, missing = PROMISES[name]
    told = " ".join(bg.compile(rod(*parts), dynamic_multipliers).notes)
    assert ("hold" in told) == bool(missing)
    for letter in ("c_bar", "k_bar"):
        assert (f"{letter}" in told.partition(": hold")[2]) == (letter in missing)


def test_a_weight_alone_brings_nothing_back() -> None:
    """(m_bar phi_dot)' = 0 without damping and stiffness; m_bar = m/(x^2 + y^2): phi_dot/(1 + 2 phi) is constant."""
    equations = bg.compile(rod(weight), dynamic_multipliers)
    start = {"x": 1.0, "y": 0.0, "u": 1e-3}
    run = bg.simulate(equations, (0, 5), {"m": 1, "g": 9.81}, start, as_given=True, rtol=1e-11, atol=1e-13)
    np.testing.assert_allclose(run["hold.position_residual"], (np.exp(2e-3 * run.t) - 1) / 2, atol=1e-9)
    assert run["hold.position_residual"][-1] > 4.9e-3


def test_a_spring_pushes_whether_its_displacement_is_a_coordinate_or_a_state() -> None:
    """k_bar counts compliances whose displacement is an integral of f."""
    f, s = One("f", ("u", "v"), coordinates=("x", "y")), One("s")
    body, held = f >> I("m", 1.3), f << TF("a", (("1", "2"),)) << Sf("hold", 0)
    ours = bg.Graph("state", body, held, f >> TF("b", (("3", "-1"),)) >> s >> C("k", effort="k*q"))
    other = bg.Graph("place", body, held, Se("pull", ("-3*k*(3*x - y)", "k*(3*x - y)")) >> f)
    state = {"t": 0.0, "x": 0.3, "y": -0.4, "u": 0.6, "v": -0.2, "k": 1.7, "lambda_hold": 0.9, "lambda_hold_dot": 0.1}
    one = at(ours, dynamic_multipliers, "sympy")(state | {"q_k": 3 * 0.3 + 0.4})
    two = at(other, dynamic_multipliers, "sympy")(state)
    for name in ("u'", "v'", "lambda_hold_dot'", "hold.e"):
        assert one[name] == pytest.approx(two[name], rel=ROUNDING, abs=ROUNDING)


def refused(*parts: Any) -> bg.NotReducible:
    with pytest.raises(bg.NotReducible) as caught:
        bg.compile(bg.Graph("refused", *parts), dynamic_multipliers)
    return caught.value


def test_a_force_that_curves_with_a_state_elsewhere_is_refused() -> None:
    f, s = One("f", ("u", "v"), coordinates=("x", "y")), One("s")
    held = f << TF("a", (("1", "2"),)) << Sf("hold", 0)
    spring = f >> TF("b", (("3", "-1"),)) >> s >> C("k", effort="k*q**3")
    assert refused(f >> I("m"), held, spring).parties == ("q_k",)


def test_a_force_known_by_an_equation_only_is_refused() -> None:
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    held = f << TF("a", (("1", "2"),)) << Sf("hold", 0)
    friction = f["u"] >> R("r1", flow="e + e**5")
    assert "r1" in " ".join(refused(f >> I("m"), held, friction).parties)


def test_constraints_that_repeat_each_other_are_refused() -> None:
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    held = [f << TF(name, ((x, y),)) << Sf(f"hold_{name}", 0) for name, x, y in (("a", "1", "x"), ("b", "2", "2*x"))]
    assert set(refused(f >> I("m"), *held).parties) == {"hold_a", "hold_b"}


def test_a_constraint_on_driven_velocities_is_refused() -> None:
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    held = f << TF("a", (("1", "0"),)) << Sf("hold")
    assert refused(f >> I("m"), held, Sf("drive") >> f["u"]).parties == ("hold",)
