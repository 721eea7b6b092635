"""Every form against sympy.physics.mechanics: the same accelerations, the same reactions.

The references share nothing with this package: bodies and frames of their own, Kane's or Lagrange's method of sympy.
Forms whose states are momenta are differentiated along the motion by central differences, hence 1e-6 there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest
import sympy as sp
import sympy.physics.mechanics as me
from mechanisms import CATALOGUE, EULER, EULER_INVERSE, FORMS, NAMES, Compiled, Mechanism, compiled

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf

FORMS_AND_NONE = [None, *FORMS]
SEEDS = (1, 2, 3)

every_form = pytest.mark.parametrize("form", FORMS_AND_NONE, ids=lambda f: f.__name__ if f else "unreduced")

REFERENCES: dict[str, Callable[[], tuple[Any, Any, dict[Any, str]]]] = {}
"""By mechanism: mass matrix and forcing of the accelerations, and the names of what they depend on."""


def reference(*names: str) -> Callable[[Any], Any]:
    def add(build: Any) -> Any:
        for name in names:
            REFERENCES[name] = cache(build)
        return build

    return add


def plain(names: str) -> Any:
    return sp.symbols(names)


def kane(N: Any, q: Any, u: Any, kd: Any, bodies: Any, loads: Any, **rest: Any) -> tuple[Any, Any]:
    method = me.KanesMethod(N, q_ind=q, u_ind=u, kd_eqs=kd, **rest)
    method.kanes_equations(bodies, loads)
    solved = method.kindiffdict()
    return method.mass_matrix.subs(solved), method.forcing.subs(solved)


def lagrange(L: Any, q: Any, **rest: Any) -> tuple[Any, Any]:
    method = me.LagrangesMethod(L, q, **rest)
    method.form_lagranges_equations()
    return method.mass_matrix, method.forcing


@reference("double_pendulum", "double_pendulum_with_rates_apart")
def pendulum() -> Any:
    a, b = me.dynamicsymbols("a b")
    l1, l2, m1, m2, g = plain("l1 l2 m1 m2 g")
    t = me.dynamicsymbols._t
    x1, y1 = l1 * sp.sin(a), -l1 * sp.cos(a)
    x2, y2 = x1 + l2 * sp.sin(b), y1 - l2 * sp.cos(b)
    T = (m1 * (x1.diff(t) ** 2 + y1.diff(t) ** 2) + m2 * (x2.diff(t) ** 2 + y2.diff(t) ** 2)) / 2
    M, F = lagrange(T - m1 * g * y1 - m2 * g * y2, [a, b])
    return M, F, {a: "a", b: "b", a.diff(t): "a_dot|u1", b.diff(t): "b_dot|u2"}


@reference("cart_pendulum")
def cart() -> Any:
    x, a = me.dynamicsymbols("x a")
    M_, m, l, J, g, c, push = plain("M m l J g c push")
    t = me.dynamicsymbols._t
    vx, vy = (x + l * sp.sin(a)).diff(t), (-l * sp.cos(a)).diff(t)
    T = M_ * x.diff(t) ** 2 / 2 + m * (vx**2 + vy**2) / 2 + J * a.diff(t) ** 2 / 2
    N = me.ReferenceFrame("N")
    P = me.Point("P")
    P.set_vel(N, x.diff(t) * N.x)
    L = T + m * g * l * sp.cos(a)
    M, F = lagrange(L, [x, a], forcelist=[(P, (push - c * x.diff(t)) * N.x)], frame=N)
    return M, F, {x: "x", a: "a", x.diff(t): "x_dot", a.diff(t): "a_dot"}


@reference("sleigh")
def knife_edge() -> Any:
    """With the sideways velocity s of the edge as a dependent speed that vanishes."""
    x, y, th, u, w, s = me.dynamicsymbols("x y th u w s")
    m, J, b, tow = plain("m J b tow")
    N, B = me.ReferenceFrame("N"), me.ReferenceFrame("B")
    B.orient_axis(N, th, N.z)
    B.set_ang_vel(N, w * N.z)
    edge, centre = me.Point("E"), me.Point("C")
    edge.set_vel(N, u * B.x + s * B.y)
    centre.set_pos(edge, b * B.x)
    centre.v2pt_theory(edge, N, B)
    body = me.RigidBody("B", centre, B, m, (me.inertia(B, 0, 0, J), centre))
    kd = [x.diff() - u * sp.cos(th) + s * sp.sin(th), y.diff() - u * sp.sin(th) - s * sp.cos(th), th.diff() - w]
    M, F = kane(N, [x, y, th], [u, w], kd, [body], [(edge, tow * B.x)], u_dependent=[s], velocity_constraints=[s])
    return M.subs(s, 0), F.subs(s, 0), {th: "th", u: "u", w: "w"}


@reference("rolling_disc", "driven_disc")
def disc() -> Any:
    psi, theta, phi, u1, u2, u3 = me.dynamicsymbols("psi theta phi u1 u2 u3")
    m, r, g = plain("m r g")
    N = me.ReferenceFrame("N")
    Y = N.orientnew("Y", "Axis", [psi, N.z])
    lean = Y.orientnew("L", "Axis", [theta, Y.x])
    wheel = lean.orientnew("R", "Axis", [phi, lean.z])
    wheel.set_ang_vel(N, u1 * lean.x + u2 * lean.y + u3 * lean.z)
    lean.set_ang_vel(N, u1 * lean.x + u2 * lean.y + u2 * sp.cos(theta) / sp.sin(theta) * lean.z)
    contact, centre = me.Point("C"), me.Point("O")
    contact.set_vel(N, 0 * N.x)
    centre.set_pos(contact, r * lean.y)
    centre.set_vel(N, wheel.ang_vel_in(N).cross(r * lean.y))
    inertia = me.inertia(lean, m * r**2 / 4, m * r**2 / 4, m * r**2 / 2)
    body = me.RigidBody("D", centre, wheel, m, (inertia, centre))
    kd = [psi.diff() - u2 / sp.sin(theta), theta.diff() - u1, phi.diff() - u3 + u2 * sp.cos(theta) / sp.sin(theta)]
    M, F = kane(N, [psi, theta, phi], [u1, u2, u3], kd, [body], [(centre, -m * g * N.z)])
    return M, F, {psi: "psi", theta: "theta", phi: "phi", u1: "u1", u2: "u2", u3: "u3"}


@reference("spinning_top")
def top() -> Any:
    psi, theta, phi = me.dynamicsymbols("psi theta phi")
    J1, J2, J3, m, g, l = plain("J1 J2 J3 m g l")
    N, B = me.ReferenceFrame("N"), me.ReferenceFrame("B")
    B.orient_body_fixed(N, (psi, theta, phi), "ZXZ")
    w = B.ang_vel_in(N).to_matrix(B)
    T = (J1 * w[0] ** 2 + J2 * w[1] ** 2 + J3 * w[2] ** 2) / 2
    M, F = lagrange(T - m * g * l * sp.cos(theta), [psi, theta, phi])
    angles = {psi: "psi", theta: "theta", phi: "phi"}
    return M, F, {**angles, **{x.diff(): f"{n}_dot" for x, n in angles.items()}}


@reference("free_body")
def free() -> Any:
    psi, theta, phi, x, y, z = q = me.dynamicsymbols("psi theta phi x y z")
    u = me.dynamicsymbols("u1:7")
    J1, J2, J3, J12, m, g = plain("J1 J2 J3 J12 m g")
    N, B = me.ReferenceFrame("N"), me.ReferenceFrame("B")
    B.orient_body_fixed(N, (psi, theta, phi), "ZXZ")
    w = B.ang_vel_in(N).to_matrix(B)
    rates = sp.solve([w[i] - u[i] for i in range(3)], [psi.diff(), theta.diff(), phi.diff()], dict=True)[0]
    kd = [angle.diff() - sp.simplify(rates[angle.diff()]) for angle in (psi, theta, phi)]
    kd += [s.diff() - u[3 + i] for i, s in enumerate((x, y, z))]
    B.set_ang_vel(N, u[0] * B.x + u[1] * B.y + u[2] * B.z)
    centre = me.Point("C")
    centre.set_vel(N, u[3] * N.x + u[4] * N.y + u[5] * N.z)
    body = me.RigidBody("B", centre, B, m, (me.inertia(B, J1, J2, J3, ixy=J12), centre))
    M, F = kane(N, q, u, kd, [body], [(centre, -m * g * N.z)])
    return M, F, {s: s.func.__name__ for s in (*q, *u)}


def two_bars(motor: bool) -> Any:
    a, b, u1, u2 = me.dynamicsymbols("a b u1 u2")
    h1, h2, l1, m1, m2, J1, J2, g, c2 = plain("h1 h2 l1 m1 m2 J1 J2 g c2")
    N = me.ReferenceFrame("N")
    A, B = N.orientnew("A", "Axis", [a, N.z]), N.orientnew("B", "Axis", [a + b, N.z])
    A.set_ang_vel(N, u1 * N.z)
    B.set_ang_vel(N, (u1 + u2) * N.z)
    O = me.Point("O")
    O.set_vel(N, 0 * N.x)
    elbow, c_1, c_2 = O.locatenew("E", l1 * A.x), O.locatenew("C1", h1 * A.x), me.Point("C2")
    elbow.v2pt_theory(O, N, A)
    c_1.v2pt_theory(O, N, A)
    c_2.set_pos(elbow, h2 * B.x)
    c_2.v2pt_theory(elbow, N, B)
    bodies = [
        me.RigidBody("first", c_1, A, m1, (me.inertia(A, 0, 0, J1), c_1)),
        me.RigidBody("second", c_2, B, m2, (me.inertia(B, 0, 0, J2), c_2)),
    ]
    loads = [(c_1, -m1 * g * N.y), (c_2, -m2 * g * N.y), (A, c2 * u2 * N.z), (B, -c2 * u2 * N.z)]
    if motor:
        n, Jr, br, K, L, p_L = plain("n Jr br K L p_L")
        rotor = me.ReferenceFrame("rotor")
        rotor.orient_axis(N, n * a, N.z)
        rotor.set_ang_vel(N, n * u1 * N.z)
        bodies.append(me.RigidBody("rotor", O, rotor, 0, (me.inertia(rotor, 0, 0, Jr), O)))
        loads.append((rotor, (K * p_L / L - br * n * u1) * N.z))
    M, F = kane(N, [a, b], [u1, u2], [a.diff() - u1, b.diff() - u2], bodies, loads)
    return M, F, {a: "a", b: "b", u1: "u1", u2: "u2"}


@reference("arm", "driven_arm")
def bars() -> Any:
    return two_bars(motor=False)


@reference("arm_with_motor")
def bars_and_motor() -> Any:
    return two_bars(motor=True)


@cache
def function_of(build: Any) -> tuple[Any, list[str]]:
    M, F, names = build()
    moving = sorted(names, key=lambda x: -len(str(x)))  # derivatives before what they are derivatives of
    symbols = {x: sp.Symbol(f"value_{k}") for k, x in enumerate(moving)}
    M, F = (sp.Matrix(matrix).subs([(x, symbols[x]) for x in moving]) for matrix in (M, F))
    parameters = sorted((M.free_symbols | F.free_symbols) - set(symbols.values()), key=str)
    evaluate = sp.lambdify([*symbols.values(), *parameters], [M, F], "numpy")
    return evaluate, [*(names[x] for x in moving), *map(str, parameters)]


def expected(name: str, mechanism: Mechanism, state: Mapping[str, float]) -> tuple[Any, Any]:
    """Mass matrix and forcing of the undriven mechanism."""
    evaluate, names = function_of(REFERENCES[name])
    known = {**mechanism.values, **state}
    values = [next(known[n] for n in alternatives.split("|") if n in known) for alternatives in names]
    M, F = evaluate(*values)
    return np.array(M, float), np.array(F, float)[:, 0]


def solved(M: Any, F: Any, driven: Mapping[int, float]) -> tuple[Any, Any]:
    """Accelerations where some are prescribed, and the efforts that these need."""
    u = [i for i in range(len(F)) if i not in driven]
    c = list(driven)
    f_dot = np.zeros(len(F))
    f_dot[c] = list(driven.values())
    f_dot[u] = np.linalg.solve(M[np.ix_(u, u)], (F - M[:, c] @ f_dot[c])[u])
    return f_dot, (M @ f_dot - F)[c]


def prescribed(mechanism: Mechanism) -> dict[int, float]:
    """Rates at t = 0 of the driven velocities."""
    values = mechanism.values
    rates = {"driven_arm": 0.0, "rolling_disc": 2 * values.get("a0", 0.0) * float(np.cos(1.0))}
    return {mechanism.f.index(name): rates[mechanism.graph.name] for name in mechanism.driven}


@every_form
@pytest.mark.parametrize("name", NAMES)
def test_accelerations_and_reactions_are_sympys(name: str, form: Any) -> None:
    mechanism = CATALOGUE[name]()
    for seed in SEEDS:
        state = mechanism.states(seed)
        M, F = expected(name, mechanism, state)
        if len(F) > len(mechanism.f):  # sympy's dependent speeds come last, with their constraints
            accelerations = np.linalg.solve(M, F)[: len(mechanism.f)]
            reactions: Any = []
        else:
            accelerations, reactions = solved(M, F, prescribed(mechanism))
        ours = compiled(name, form)
        found = ours.f_dot(state)
        exact = set(mechanism.free) <= set(ours.equations.states)
        tolerance = 1e-10 if exact else 1e-6
        scale = max(1.0, float(np.abs(accelerations).max()))
        for component, value in zip(mechanism.f, accelerations, strict=True):
            near = tolerance if component not in mechanism.driven else 1e-6
            assert found[component] == pytest.approx(value, rel=0, abs=near * scale), component
        if mechanism.driven:
            assert ours.at(state)["drive.e"] == pytest.approx(reactions[0], rel=1e-10)


DEPENDENT_SPEEDS = ("sleigh",)
"""In sympy's own system these have more speeds than degrees of freedom, and the reaction is not one of its forces."""

CAN_BE_DRIVEN = [n for n in NAMES if not (m := CATALOGUE[n]()).driven and len(m.f) > 1 and n not in DEPENDENT_SPEEDS]


@pytest.mark.parametrize("name", CAN_BE_DRIVEN)
def test_a_source_on_any_velocity_gives_the_same_reaction_in_every_form(name: str) -> None:
    """Drive the last generalized velocity by an input: the effort of its bond is that of (48) in all of them."""
    free = CATALOGUE[name]()
    last = free.f[-1]
    junction = next(e for e in free.graph.elements.values() if last in getattr(e, "components", ()))
    chain = Sf("drive", "c0 + c1*sin(t)") >> junction[last]
    graph = free.graph.rewritten((*free.graph.links, *chain.links))
    c0, c1 = 0.6, 1.7
    values = {**free.values, "c0": c0, "c1": c1}
    start = {k: v for k, v in free.start.items() if k != last}
    mechanism = Mechanism(graph, values, start, free.f, {last: c0})
    state = mechanism.states(4)
    M, F = expected(name, mechanism, state)
    accelerations, reactions = solved(M, F, {len(free.f) - 1: c1})
    for form in FORMS_AND_NONE:
        ours = Compiled(mechanism, form)
        assert ours.at(state)["drive.e"] == pytest.approx(reactions[0], rel=1e-9, abs=1e-9)
        found = ours.f_dot(state)
        for component, value in zip(free.f, accelerations, strict=True):
            assert found[component] == pytest.approx(value, rel=1e-6, abs=1e-6)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_velocities_or_momenta_as_the_form_says(name: str) -> None:
    mechanism = CATALOGUE[name]()
    for form in FORMS:
        states = set(compiled(name, form).equations.states)
        if form is bg.forms.kane_momentum:
            assert {f"p_T_{component}" for component in mechanism.free} <= states
            assert not states & set(mechanism.f)
        else:
            assert set(mechanism.free) <= states
        assert not states & set(mechanism.driven)


def test_no_input_is_differentiated_in_the_momentum_form() -> None:
    """[004] after (50): the velocity form needs the rate of a driven velocity, the momentum form does not."""
    arm = CATALOGUE["arm"]()
    junction = arm.graph.elements["f"]
    graph = arm.graph.rewritten((*arm.graph.links, *(Sf("drive") >> junction["u2"]).links))
    assert bg.compile(graph, bg.forms.kane_momentum).input_rates["drive"] == ()
    assert bg.compile(graph, bg.forms.kane_velocity).input_rates["drive"] == ("u1",)


BODY = "J1=0.5 J2=0.4 J3=0.3 m=1.3 k=0.7"


def body(frame: str | None, kinds: tuple[str, str, str]) -> bg.Graph:
    """A body with a constant force in space on its centre, its velocity entered in space or in its own axes."""
    f = One("f", ("u1", "u2", "u3", "u4", "u5", "u6"))
    turn, move = One("turn", coordinates=("psi", "theta", "phi")), One("move", coordinates=("x", "y", "z"))
    omega, v = One("omega", ("w1", "w2", "w3"), frame="omega"), One("v", ("v1", "v2", "v3"), frame=frame)
    unit = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    # All of f enters, though half of it does not matter: a modulus that cannot be turned round keeps f free.
    last = [[int(i + 3 == j) for j in range(6)] for i in range(3)]
    return bg.Graph(
        "body",
        f["u1", "u2", "u3"] >> TF("Q", EULER_INVERSE) >> turn,
        f["u1", "u2", "u3"] >> TF("Pw", unit) >> omega >> I("J", kinds),
        f["u4", "u5", "u6"] >> TF("Qm", turned() if frame else unit) >> move,
        f >> TF("Pv", last) >> v >> I("m"),
        Se("F", ("k", 0, "2*k")) >> move,
    )


def turned() -> Any:
    psi, theta, phi = sp.symbols("psi theta phi")
    N, B = me.ReferenceFrame("N"), me.ReferenceFrame("B")
    B.orient_body_fixed(N, (psi, theta, phi), "ZXZ")
    return N.dcm(B).tolist()


@pytest.mark.parametrize("form", FORMS_AND_NONE)
def test_a_body_entered_in_body_axes_moves_as_one_in_inertial_axes(form: Any) -> None:
    values = {k: float(v) for k, v in (p.split("=") for p in BODY.split())}
    start = {"psi": 0.2, "theta": 0.9, "phi": 0.3, "u1": 0.5, "u2": -0.4, "u3": 1.2}
    R = np.array(sp.Matrix(turned()).subs({"psi": 0.2, "theta": 0.9, "phi": 0.3}), float)
    velocity = np.array([0.3, 0.1, -0.2])
    kinds = ("J1", "J2", "J3")
    ends = []
    for frame, u in ((None, velocity), ("omega", R.T @ velocity)):
        run = bg.simulate(
            bg.compile(body(frame, kinds), form),
            (0, 1.5),
            values,
            {**start, **dict(zip(("u4", "u5", "u6"), u, strict=True))},
            method="DOP853",
            rtol=1e-11,
            atol=1e-12,
        )
        ends.append([run[name][-1] for name in ("psi", "theta", "phi", "x", "y", "z")])
    np.testing.assert_allclose(ends[0], ends[1], rtol=1e-8)


def test_a_symmetric_body_may_be_entered_in_axes_that_do_not_spin_with_it() -> None:
    """The top in body axes, and in axes that precess and nutate only."""
    leaning = (("0", 1, 0), ("sin(theta)", 0, 0), ("cos(theta)", 0, 0))
    spinning = (("0", 1, 0), ("sin(theta)", 0, 0), ("cos(theta)", 0, 1))

    def graph(body_axes: bool) -> bg.Graph:
        q_dot = One("q_dot", coordinates=("psi", "theta", "phi"))
        omega = One("omega", ("w1", "w2", "w3"), frame="omega" if body_axes else "axes")
        parts = [q_dot >> TF("P", EULER if body_axes else spinning) >> omega >> I("J", ("J1", "J1", "J3"))]
        if not body_axes:
            parts.append(q_dot >> TF("A", leaning) >> One("axes", ("o1", "o2", "o3")))
        return bg.Graph("top", *parts, Se("G", "mgl*sin(theta)") >> q_dot["theta_dot"])

    start = {"theta": 0.9, "phi": 0.3, "psi_dot": 0.8, "theta_dot": 0.4, "phi_dot": 5.0}
    ends = []
    for body_axes in (True, False):
        for form in FORMS_AND_NONE:
            run = bg.simulate(
                bg.compile(graph(body_axes), form),
                (0, 1),
                {"J1": 0.5, "J3": 0.3, "mgl": 1.9},
                start,
                method="DOP853",
                rtol=1e-11,
                atol=1e-12,
            )
            ends.append([run[name][-1] for name in ("psi", "theta", "phi")])
    for end in ends[1:]:
        np.testing.assert_allclose(end, ends[0], rtol=1e-8)
