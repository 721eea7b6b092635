"""Equations with dynamic multipliers, [001]: against index 1, against the paper's equations by hand, closed forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from constrained_graphs import ALGEBRAS, CONSTRAINED_GRAPHS, at

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.forms import dynamic_multipliers, lagrange_multipliers, udwadia_kalaba

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


def test_a_constraint_on_driven_velocities_is_refused() -> None:
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    held = f << TF("a", (("1", "0"),)) << Sf("hold")
    assert refused(f >> I("m"), held, Sf("drive") >> f["u"]).parties == ("hold",)


METRICS = {"knife_edge": ("kinetic", ("m", "m + x**2", "J")), "pendulum": ("kinetic", ("1 + y**2", "m"))}


@both_algebras
@pytest.mark.parametrize(("name", "metric"), [(name, each) for name, both in METRICS.items() for each in both])
def test_the_metric_changes_no_motion_that_holds_the_constraints(name: str, metric: Any, algebra: str) -> None:
    mechanism = CONSTRAINED_GRAPHS[name]()
    forms = dynamic_multipliers.having(metric=metric), lagrange_multipliers
    ours, index_1 = (at(mechanism.graph, form, algebra) for form in forms)
    for seed in SEEDS:
        state = mechanism.state(seed)
        found, wanted = ours(state | MULTIPLIERS), index_1(state)
        scale = max(1.0, *map(abs, wanted.values()))
        for n in (n for n in wanted if n.endswith("'") or n in ("edge.e", "hold.e")):
            assert found[n] == pytest.approx(wanted[n], rel=0, abs=ROUNDING * scale), n


WEIGHTS = ("1", "1 + x**2", "m")


def m_bar_and_c(s: Mapping[str, float], values: Mapping[str, float], metric: Any) -> tuple[Any, Any]:
    """For the knife edge c = G^-1 a^T/(a G^-1 a^T) and c^T A c."""
    sin, cos, m, h = np.sin(s["th"]), np.cos(s["th"]), values["m"], values["h"]
    T, a = np.array([[1, 0, -h * sin], [0, 1, h * cos]]), np.array([-sin, cos, 0])
    A = m * T.T @ T + np.diag([0, 0, values["J"]])
    y = np.linalg.solve(A if metric == "kinetic" else np.diag([1, 1 + s["x"] ** 2, m]), a)
    c = y / (a @ y)
    return c @ A @ c, c


@both_algebras
@pytest.mark.parametrize("metric", ["kinetic", WEIGHTS])
def test_a_violation_moves_by_the_inertia_of_the_metric(metric: Any, algebra: str) -> None:
    """(40), (53) of the knife edge, the rate of m_bar by differences along the motion."""
    mechanism = CONSTRAINED_GRAPHS["knife_edge"]()
    ours = at(mechanism.graph, dynamic_multipliers.having(metric=metric), algebra)
    values, step = mechanism.values, 1e-5
    for seed in SEEDS:
        s = mechanism.state(seed, violated=0.3) | MULTIPLIERS
        found, moved = ours(s), dict(zip(("x", "y", "th"), "uvw", strict=True))
        ahead, behind = ({**s, **{q: s[q] + d * s[v] for q, v in moved.items()}} for d in (step, -step))
        (m_bar, c), (m_ahead, _), (m_behind, _) = (m_bar_and_c(x, values, metric) for x in (s, ahead, behind))
        m_bar_dot = (m_ahead - m_behind) / (2 * step)
        sin, cos, r = np.sin(s["th"]), np.cos(s["th"]), values["r"]
        T = np.array([[1, 0, -values["h"] * sin], [0, 1, values["h"] * cos]])
        psi = -sin * s["u"] + cos * s["v"]
        psi_dot = -sin * found["u'"] + cos * found["v'"] - s["w"] * (cos * s["u"] + sin * s["v"])
        assert m_bar * psi_dot + m_bar_dot * psi + r * (T @ c) @ (T @ c) * psi == pytest.approx(0, abs=1e-8)
        assert metric == "kinetic" or abs(m_bar_dot * psi) > 1e-3, "the rate of the inertia counts"


def test_the_kinetic_metric_does_not_depend_on_units() -> None:
    """What a violation decays by, with an angle in radians and in units of 0.01 rad; by a^T/(a a^T) it does."""

    def rate(metric: str, unit: float) -> float:
        f = One("f", ("u", "w"), coordinates=("x", "y"))
        v = One("v", 2, frame="inertial")
        held = f << TF("a", ((1.0, unit),)) << Sf("hold", 0)
        drawn = f >> TF("d", ((1, 0), (0, unit))) >> v
        graph = bg.Graph("crank", drawn >> I("m", (2.0, 0.3)), v["1"] >> R("r1", 0.7), v["2"] >> R("r2", 0.1), held)
        equations = bg.compile(graph, dynamic_multipliers.having(metric=metric))
        run = bg.simulate(equations, (0, 1), start={"u": 1.0, "w": 0.2 / unit}, as_given=True, rtol=1e-10)
        return float(run["hold.velocity_residual"][-1])

    assert rate("kinetic", 1.0) == pytest.approx(rate("kinetic", 0.01), rel=1e-7)
    assert abs(rate("unit", 1.0) - rate("unit", 0.01)) > 1e-3


def test_what_is_one_is_not_divided_by() -> None:
    """sin^2 + cos^2 of a skate: the column of its multiplier is m sin(th), -m cos(th)."""
    printed = str(bg.compile(skate(R("r", "r")), dynamic_multipliers))
    assert "sin(th)" in printed and "/" not in printed and "sin(th)**2" not in printed


def repeating(*parts: Any, rows: Any = (("1", "x"), ("2", "2*x"), ("3", "x + y"))) -> bg.Graph:
    """Three rows of a plane's three velocities of which two are independent: the second is twice the first."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"), frame="inertial")
    held = [f << TF(f"a{n}", ((*row, "0"),)) << Sf(f"hold{n}", 0) for n, row in enumerate(rows)]
    force = Se("F", ("1 - x", "y*z", "x")) >> f
    return bg.Graph("repeating", f >> I("m", (1.3, 0.6, 2.0)), force, *held, *(f >> each for each in parts))


@both_algebras
def test_constraints_may_repeat_each_other(algebra: str) -> None:
    """Accelerations and reactions are those of Udwadia and Kalaba, whose generalized inverse shares the force out."""
    graph = repeating(R("r", (0.5, 0.4, 0.3)))
    ours, theirs = (at(graph, form, algebra) for form in (dynamic_multipliers, udwadia_kalaba))
    for seed in SEEDS:
        draw = np.random.default_rng(seed)
        state = dict(zip("xyzw", draw.uniform(0.3, 1.1, 4), strict=True)) | {"t": 0.0}  # u = v = 0: all rows hold
        found, wanted = ours(state | {"lambda_hold0": 0.3, "lambda_hold2_dot": -0.8}), theirs(state)
        names = [n for n in wanted if n.endswith("'")] + [f"hold{n}.e" for n in range(3)]
        for n in names:
            assert found[n] == pytest.approx(wanted[n], abs=ROUNDING), n
        assert abs(wanted["hold1.e"]) > 1e-2 and abs(wanted["hold2.e"]) > 1e-2


def test_a_violated_constraint_that_is_repeated_comes_back() -> None:
    """The first of those that repeat each other has the equation (53); what the others are violated by follows."""
    equations = bg.compile(repeating(R("r", 0.8), rows=(("1", "0.5"), ("2", "1"))), dynamic_multipliers)
    assert "hold1: repeating other constraints" in " ".join(equations.notes)
    start = {"u": 0.2, "v": 0.1, "w": 0.3}
    run = bg.simulate(equations, (0, 3), start=start, as_given=True, rtol=1e-11, atol=1e-13)
    (m_bar, c_bar) = (np.array([1, 0.25]) @ [d, e] / 1.25**2 for d, e in ((1.3, 0.6), (0.8, 0.8)))
    decay = np.exp(-c_bar / m_bar * run.t)
    np.testing.assert_allclose(run["hold0.velocity_residual"], 0.25 * decay, atol=1e-9)
    np.testing.assert_allclose(run["hold1.velocity_residual"], 0.5 * decay, atol=1e-9)


def two_rods(*, second: str) -> bg.Graph:
    """A particle on two rods in one place, their lengths known."""
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    rods = [
        f << TF(n, ((f"{k}*x", f"{k}*y"),), integrals=(f"{k}*(x**2 + y**2 - 1)/2",)) << Sf(s, 0, given="position")
        for n, s, k in (("a", "one", 1), ("b", second, 2))
    ]
    return bg.Graph("two_rods", f >> I("m", 1.2), Se("G", ("0", "-9.81*1.2")) >> f, *rods)


def test_repeated_positions_are_held_and_share_the_force() -> None:
    """h_1 + 2 h_2 of two rods is that of one; of minimum norm, in the ratio one to two."""
    start = {"x": 0.6, "y": -0.8, "u": 0.4}
    both, one = (
        bg.simulate(bg.compile(two_rods(second="two"), form), (0, 1), start=start, rtol=1e-11, atol=1e-12)
        for form in (dynamic_multipliers, udwadia_kalaba)
    )
    for name in ("x", "y", "one.e", "two.e"):
        np.testing.assert_allclose(both[name], one.at(both.t, name), atol=1e-8)
    np.testing.assert_allclose(both["two.e"], 2 * both["one.e"], atol=1e-9)
    assert abs(both["two.position_residual"]).max() < 1e-9


def test_constraints_that_contradict_each_other_are_refused() -> None:
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    held = [f << TF(n, ((x, y),)) << Sf(f"hold_{n}", b) for n, x, y, b in (("a", "1", "x", 0), ("b", "2", "2*x", "t"))]
    error = refused(f >> I("m"), *held)
    assert set(error.parties) == {"hold_a", "hold_b"} and "contradict" in str(error)


def test_flows_of_repeated_constraints_that_differ_at_the_start_are_refused() -> None:
    equations = bg.compile(repeating(), dynamic_multipliers)
    with pytest.raises(bg.BondGraphError):
        bg.simulate(equations, (0, 1), {"hold0": 0.1, "hold1": 0.3})
