"""[004] equation by equation, where no other test states it; and what is misprinted there, with what shows it.

The heavy top is derived here from its rotation matrix alone: angular velocity, inertia and derivatives in inertial
axes, where (56) to (62) are written. `docs/equations.md` says which test states which equation.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sp
from equation_tables import check_names, numbers_in, table
from mechanisms import CATALOGUE, Mechanism, compiled

import bondgraph as bg
from bondgraph.analysis.certificate.misprints import MISPRINTS
from bondgraph.elements import TF, I, One, Se

ROOT = Path(__file__).parents[2]
SEEDS = (1, 2, 3)
TINY = 1e-12

q = psi, theta, phi = sp.symbols("psi theta phi", real=True)
f = sp.Matrix(sp.symbols("psi_dot theta_dot phi_dot", real=True))
J = sp.diag(*sp.symbols("J1 J2 J3", real=True))


def rotation(axis: int, angle: Any) -> Any:
    i, j = [k for k in range(3) if k != axis]
    if axis == 1:
        i, j = j, i
    R = sp.eye(3)
    R[i, i] = R[j, j] = sp.cos(angle)
    R[i, j], R[j, i] = -sp.sin(angle), sp.sin(angle)
    return R


R = rotation(2, psi) * rotation(0, theta) * rotation(2, phi)
"""From body to inertial axes."""


def cross(v: Any) -> Any:
    return sp.Matrix([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def rate(matrix: Any) -> Any:
    return sum((matrix.diff(x) * x_dot for x, x_dot in zip(q, f, strict=True)), sp.zeros(*matrix.shape))


W = sp.Matrix(3, 3, lambda i, j: (R.diff(q[j]) * R.T)[(2, 0, 1)[i], (1, 2, 0)[i]])
"""d omega/d q_dot^T in inertial axes: the axial vectors of dR/dq R^T."""
omega = W * f
inertia = R * J * R.T
h = inertia * omega


@cache
def top() -> Mechanism:
    return CATALOGUE["spinning_top"]()


def numbers(matrix: Any) -> list[Any]:
    """A matrix in q, f and parameters at random states of the top."""
    function = top().numbers.function(sp.Matrix(matrix))
    return [function(top().states(seed)) for seed in SEEDS]


def equal(one: Any, other: Any) -> None:
    for a, b in zip(numbers(one), numbers(other), strict=True):
        np.testing.assert_allclose(a, b, rtol=0, atol=TINY * max(1.0, float(abs(a).max())))


def differs(one: Any, other: Any) -> None:
    for a, b in zip(numbers(one), numbers(other), strict=True):
        assert abs(a - b).max() > 1e-3 * abs(a).max()


def kinetics() -> bg.Kinetics:
    return top().numbers.kinetics


def test_momenta_and_mass_matrix_of_a_body() -> None:
    """(51), (52), (54), (55): p_hat = W . h, A = W . I . W, against the graph that was entered in body axes."""
    equal(kinetics().A * f, W.T * h)
    equal(kinetics().A, W.T * inertia * W)


def test_mass_matrix_is_the_derivative_of_the_momentum() -> None:
    """(22), (23)"""
    equal((kinetics().A * f).jacobian(f), kinetics().A)


def test_gyrator_of_a_body() -> None:
    """(56), (57) with inertial derivatives: on f, since D itself is not unique."""
    D = W.T * inertia * rate(W) + W.T * cross(omega) * inertia * W
    equal(D * f, kinetics().Df)
    equal(D.T * f, kinetics().e_hat)
    equal(rate(W).T * h, kinetics().e_hat)


def test_derivatives_of_body_components_break_the_gyrator() -> None:
    """(56) and (57) differentiate vectors: with components in body axes D breaks (17), and (57) fails.

    D f survives, since omega has the same derivative in both.
    """
    body = R.T * W
    D = body.T * J * rate(body) + body.T * cross(body * f) * J * body
    equal(D * f, kinetics().Df)
    differs(D + D.T, rate(kinetics().A))
    differs(rate(body).T * J * body * f, kinetics().e_hat)


def test_dots_of_angular_velocities_cancel_but_for_a_cross_product() -> None:
    """(58) with inertial components; with those in body axes it fails, and so does (31), which is of points."""
    equal(rate(W), omega.jacobian(q) + cross(omega) * W)
    differs(rate(W), omega.jacobian(q))
    body = R.T * W
    differs(rate(body), (body * f).jacobian(q) + cross(body * f) * body)


def test_59_lacks_a_skew_matrix() -> None:
    """(59) as printed gives another effort; what lacks is skew, so (17) does not show it."""
    printed = W.T * inertia * omega.jacobian(q)
    lacks = W.T * inertia * cross(omega) * W + W.T * cross(omega) * inertia * W
    differs(printed * f, kinetics().Df)
    equal((printed + lacks) * f, kinetics().Df)
    equal(lacks, -lacks.T)
    equal(printed + printed.T, rate(W.T * inertia * W))


def test_60_holds_in_body_components_only() -> None:
    """(60), read d/dq where d/dq_dot is printed; with inertial ones the cross product of (58) is needed."""
    body = R.T * omega
    equal(body.jacobian(q).T * J * body, kinetics().e_hat)
    differs(omega.jacobian(q).T * h, kinetics().e_hat)
    equal((omega.jacobian(q) + cross(omega) * W).T * h, kinetics().e_hat)
    differs(W.T * h, kinetics().e_hat)


def test_C_and_D() -> None:
    """(61), (62), as matrices for the D of (56); the momentum form needs C alone."""
    C = rate(W).T * inertia * W
    gyroscopic = W.T * cross(omega) * inertia * W
    equal(C.T * f + gyroscopic * f, kinetics().Df)
    equal(C * f, kinetics().e_hat)
    equal(kinetics().D, C.T + gyroscopic)


def test_D_is_not_unique() -> None:
    """(16), (17): a skew matrix that vanishes on f may be added, and nothing changes."""
    k = kinetics()
    other = k.D + cross(f)
    differs(other, k.D)
    equal(other + other.T, rate(k.A))
    equal(other * f, k.Df)
    equal(other.T * f, k.e_hat)


def energy(A: Any, p: Any) -> float:
    return float(p @ np.linalg.solve(A, p) / 2)


STEP = 1e-4
"""Of central differences of fourth order: their error is below 1e-10 of what is differentiated here."""
WEIGHTS = {-2: 1 / 12, -1: -2 / 3, 1: 2 / 3, 2: -1 / 12}


def derivative(function: Any) -> float:
    return sum(weight * function(k * STEP) for k, weight in WEIGHTS.items()) / STEP


@pytest.mark.parametrize("name", ["double_pendulum", "cart_pendulum", "spinning_top"])
def test_hamiltons_pair(name: str) -> None:
    """(33) to (36): both rates of the momentum form are derivatives of T(q, p), e set aside; by differences."""
    mechanism, ours = CATALOGUE[name](), compiled(name, bg.forms.kane_momentum)
    evaluate = mechanism.numbers.matrix
    impressed = mechanism.numbers.function(mechanism.numbers.kinetics.e.subs("push", mechanism.values.get("push", 0)))
    for seed in SEEDS:
        state = mechanism.states(seed)
        at, v = ours.at(state), np.array([state[x] for x in mechanism.f])
        A = evaluate("A", state)
        p = A @ v
        assert energy(A, p) == pytest.approx(v @ A @ v / 2, rel=TINY)  # (33)
        for i, (x, x_dot) in enumerate(zip(mechanism.q, mechanism.f, strict=True)):
            T_p = derivative(lambda d, i=i, A=A, p=p: energy(A, p + d * np.eye(len(p))[i]))
            T_q = derivative(lambda d, x=x, p=p, state=state: energy(evaluate("A", {**state, x: state[x] + d}), p))
            assert at[f"{x}'"] == pytest.approx(T_p, rel=1e-8, abs=1e-8)  # (35)
            e_hat = at[f"p_T_{x_dot}'"] - impressed(state)[i, 0]
            assert e_hat == pytest.approx(-T_q, rel=1e-8, abs=1e-8)  # (34), (36)


def test_a_nic_is_partially_hamiltonian() -> None:
    """(38): dT/dp gives f, Q^T dT/dq does not give the gyration force."""
    mechanism = CATALOGUE["rolling_disc"]()
    numbers_of = mechanism.numbers
    for seed in SEEDS:
        state = mechanism.states(seed)
        A, v = numbers_of.matrix("A", state), np.array([state[x] for x in mechanism.f])
        p = A @ v
        T_p = [derivative(lambda d, i=i, A=A, p=p: energy(A, p + d * np.eye(3)[i])) for i in range(3)]
        np.testing.assert_allclose(T_p, v, rtol=1e-8)
        T_q = [derivative(lambda d, x=x, p=p, s=state: energy(numbers_of.matrix("A", {**s, x: s[x] + d}), p))
               for x in mechanism.q]  # fmt: skip
        generated = -numbers_of.matrix("Q", state).T @ np.array(T_q)
        assert abs(generated - numbers_of.matrix("e_hat", state)).max() > 1e-2


def particles() -> tuple[Mechanism, list[tuple[Any, Any]]]:
    """The double pendulum's masses with their positions."""
    a, b, l1, l2, m1, m2 = sp.symbols("a b l1 l2 m1 m2", real=True)
    x1 = sp.Matrix([l1 * sp.sin(a), -l1 * sp.cos(a)])
    return CATALOGUE["double_pendulum"](), [(m1, x1), (m2, x1 + sp.Matrix([l2 * sp.sin(b), -l2 * sp.cos(b)]))]


def test_particles_one_by_one() -> None:
    """(3), (5), (15), (16), (18), (20), (21), (29) to (32) as sums over particles, from their positions."""
    mechanism, masses = particles()
    k = mechanism.numbers.kinetics
    coordinates, v = list(k.q), k.f
    function = mechanism.numbers.function

    def dot(matrix: Any) -> Any:
        return sum((matrix.diff(x) * y for x, y in zip(coordinates, v, strict=True)), sp.zeros(*matrix.shape))

    T = [(m, x.jacobian(coordinates)) for m, x in masses]
    zero = sp.zeros(2, 2)
    claims = [
        (k.A, sum((m * P.T * P for m, P in T), zero)),
        (k.D, sum((m * P.T * dot(P) for m, P in T), zero)),
        (k.A * v, sum((P.T * (m * P * v) for m, P in T), sp.zeros(2, 1))),
        (k.e_hat, sum((dot(P).T * (m * P * v) for m, P in T), sp.zeros(2, 1))),
        (k.e_hat, sum(((P * v).jacobian(coordinates).T * (m * P * v) for m, P in T), sp.zeros(2, 1))),
        (sp.Matrix([2 * k.T_star]), sum(((P * v).T * (m * P * v) for m, P in T), sp.zeros(1, 1))),
        *((dot(P), (P * v).jacobian(coordinates)) for _, P in T),
    ]
    for seed in SEEDS:
        state = mechanism.states(seed)
        for ours, theirs in claims:
            np.testing.assert_allclose(function(ours)(state), function(theirs)(state), atol=TINY * 10, rtol=0)


def test_constraint_forces_do_no_work() -> None:
    """(4), (6) to (8), (10) to (12): what is left of m a - F at each mass is annihilated by the partial velocities."""
    mechanism, masses = particles()
    k = mechanism.numbers.kinetics
    function = mechanism.numbers.function
    g = sp.Symbol("g", real=True)
    for seed in SEEDS:
        state = mechanism.states(seed)
        found = compiled("double_pendulum").f_dot(state)
        v_dot = sp.Matrix([found[x] for x in mechanism.f])
        total, tension = np.zeros((2, 1)), 0.0
        for m, x in masses:
            P = x.jacobian(list(k.q))
            P_dot = sum((P.diff(y) * z for y, z in zip(k.q, k.f, strict=True)), sp.zeros(2, 2))
            rest = function(m * (P * v_dot + P_dot * k.f) - sp.Matrix([0, -m * g]))(state)
            total, tension = total + function(P)(state).T @ rest, max(tension, float(abs(rest).max()))
        assert tension > 1.0 and abs(total).max() < 1e-11 * tension
        star = -(
            mechanism.numbers.matrix("A", state) @ np.array(v_dot, float)[:, 0] + mechanism.numbers.matrix("Df", state)
        )
        np.testing.assert_allclose(function(k.e)(state)[:, 0] + star, 0, atol=1e-11)


def test_impressed_forces_and_moments_of_a_body() -> None:
    """(9), (53): e = dv/df . F + d omega/df . M."""
    u = One("f", ("u1", "u2"))
    v, w = One("v", ("vx", "vy")), One("w")
    turn = One("q_dot", coordinates=("a",))
    P = TF("P", (("cos(a)", "-b*sin(a)"), ("sin(a)", "b*cos(a)")))
    graph = bg.Graph(
        "sled", u >> TF("Q", ((0, 1),)) >> turn, u >> P >> v >> I("m"), u >> TF("Pw", ((0, 1),)) >> w >> I("J"),
        Se("F", ("k1", "k2")) >> v, Se("M") >> w,
    )  # fmt: skip
    k = bg.kinetics(graph)
    a, b, k1, k2, M = sp.symbols("a b k1 k2 M", real=True)
    expected = sp.Matrix([[sp.cos(a), sp.sin(a)], [-b * sp.sin(a), b * sp.cos(a)]]) * sp.Matrix([k1, k2])
    assert sp.simplify(sp.Matrix(k.e) - expected - sp.Matrix([0, M])) == sp.zeros(2, 1)


def test_the_partition() -> None:
    """(2), (45) to (50), in the arm whose second joint is driven by w0 cos 2t + w1."""
    mechanism = CATALOGUE["driven_arm"]()
    k = mechanism.numbers.kinetics
    assert (k.u, k.c) == ((0,), (1,))
    for seed in SEEDS:
        state = mechanism.states(seed)
        A, Df = mechanism.numbers.matrix("A", state), mechanism.numbers.matrix("Df", state)
        e, e_hat = mechanism.numbers.function(k.e)(state)[:, 0], mechanism.numbers.matrix("e_hat", state)
        drive_dot = 0.0  # of the cosine at t = 0
        u_dot = (e[0] - A[0, 1] * drive_dot - Df[0]) / A[0, 0]
        velocity = compiled("driven_arm", bg.forms.kane_velocity)
        assert velocity.f_dot(state)["u1"] == pytest.approx(u_dot, rel=1e-10)  # (47)
        efforts = A[1, 0] * u_dot + A[1, 1] * drive_dot + Df[1]  # (48)
        assert velocity.at(state)["drive.e"] == pytest.approx(efforts - e[1], rel=1e-10)
        assert abs(e[1]) > 1e-3, "the reaction is not all of (48): the impressed efforts of its row count"
        momentum = compiled("driven_arm", bg.forms.kane_momentum).at(state)
        assert momentum["p_T_u1'"] == pytest.approx(e[0] + e_hat[0], rel=1e-10)  # (49)
        p_u = A[0, 0] * state["u1"] + A[0, 1] * state["u2"]
        assert momentum["u1"] == pytest.approx((p_u - A[0, 1] * state["u2"]) / A[0, 0], rel=1e-10)  # (50)


PAGE = (ROOT / "docs" / "equations.md").read_text(encoding="utf-8")


def test_the_page_of_equations_has_every_number() -> None:
    first = PAGE.split("## Misprints")[0]
    stated = [number for row in table(first) for number in numbers_in(row[0])]
    assert sorted(stated) == list(range(1, 63)), sorted(set(range(1, 63)) ^ set(stated))


def test_the_page_of_equations_names_tests_and_places_that_exist() -> None:
    check_names(PAGE, 30)


def test_what_the_page_says_to_ask_shows_the_equation() -> None:
    """Each call runs on the page's model; a star says that the certificate checks, or would on another model."""
    (block,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    scope: dict[str, Any] = {}
    exec(block, scope)
    for row in table(PAGE.split("## Misprints")[0]):
        for call in re.findall(r"`([^`]+)`", row[2]):
            eval(call, scope)
        for number in numbers_in(row[0]):
            defines = scope["certificate"][number].reason.startswith("it defines")
            assert (f"({number}) *" in row[0] or (" to " in row[0] and "*" in row[0])) != defines, number


def test_misprints_are_those_of_the_page() -> None:
    """The certificate tells them where it checks what is right."""
    told = {number for row in table(PAGE.split("## Misprints")[1]) for number in numbers_in(row[0])}
    assert told == MISPRINTS.keys(), told ^ MISPRINTS.keys()
