"""Rigid bodies: laws that hold however a body is entered, against Newton and Euler, sympy and scipy."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np
import pytest
import sympy as sp
from mechanisms import CATALOGUE, NAMES
from scipy.spatial.transform import Rotation

import bondgraph as bg
from bondgraph.elements import (
    TF,
    Attitude,
    Body,
    C,
    I,
    Inertia,
    One,
    Particle,
    R,
    Se,
    euler_angles,
    euler_parameters,
    gyration,
)

SEEDS = (1, 2, 3)
ALGEBRAS = (bg.algebra.sympy, bg.algebra.casadi)
ANGLES = euler_angles("zyx", ("psi", "theta", "phi"))
PARAMETERS = euler_parameters(("e0", "e1", "e2", "e3"))
SEQUENCES = ["".join(s) for s in product("xyz", repeat=3) if s[0] != s[1] != s[2]]


def cross(v: Any) -> Any:
    return np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


class Cloud:
    """Masses at random places: every integral of theirs is a sum."""

    def __init__(self, seed: int, count: int = 5) -> None:
        draw = np.random.default_rng(seed)
        self.masses, self.places = draw.uniform(0.2, 1.5, count), draw.uniform(-1, 1, (count, 3))
        self.mass = float(self.masses.sum())
        self.centre = self.masses @ self.places / self.mass

    def about(self, point: Any) -> Any:
        r = self.places - point
        return sum(m * (x @ x * np.eye(3) - np.outer(x, x)) for m, x in zip(self.masses, r, strict=True))

    def products(self, point: Any) -> Any:
        r = self.places - point
        return np.einsum("n,ni,nj->ij", self.masses, r, r)


class State:
    """A random attitude and motion of a free body, as what each way to enter it starts from."""

    def __init__(self, seed: int) -> None:
        draw = np.random.default_rng(100 + seed)
        self.angles = draw.uniform(-1, 1, 3)
        self.rotation = Rotation.from_euler("ZYX", self.angles)
        self.R = self.rotation.as_matrix()
        self.v, self.w = draw.uniform(-2, 2, 3), draw.uniform(-2, 2, 3)  # in space, and in the body
        self.F, self.M = draw.uniform(-2, 2, 3), draw.uniform(-2, 2, 3)
        self.r = draw.uniform(-1, 1, 3)

    def start(self, attitude: Attitude, v_axes: str = "inertial", omega_axes: str = "body") -> dict[str, float]:
        given = self.angles if attitude is ANGLES else np.roll(self.rotation.as_quat(), 1)
        v = self.v if v_axes == "inertial" else self.R.T @ self.v
        w = self.w if omega_axes == "body" else self.R @ self.w
        names = [f"b_{x}" for x in ("ux", "uy", "uz", "wx", "wy", "wz")]
        return dict(zip([*attitude.coordinates, *names], [*given, *v, *w], strict=True))

    def accelerations(self, found: Mapping[str, float], v_axes: str = "inertial", omega_axes: str = "body") -> Any:
        """Of the origin and of the angular velocity, in space."""
        v_dot, w_dot = (np.array([found[f"b_{kind}{x}"] for x in "xyz"]) for kind in "uw")
        if v_axes == "body":
            v_dot = self.R @ (v_dot + np.cross(self.w, self.R.T @ self.v))
        return np.concatenate([v_dot, w_dot if omega_axes == "inertial" else self.R @ w_dot])


def evaluated(text: str, functions: Any, at: Mapping[str, Any]) -> Any:
    """A formula of the library's own, in numpy or sympy."""
    return eval(text, {"sin": functions.sin, "cos": functions.cos}, dict(at))


def texts(array: Any) -> Any:
    return tuple(tuple(map(float, row)) for row in np.asarray(array))


def loaded(body: Body, state: State, *more: Any) -> bg.Graph:
    """A force at a point, and a moment, both in space."""
    P, N = body.point("P", tuple(state.r)), body.turning("N", "inertial")
    efforts = Se("F", tuple(state.F)) >> P.flow, Se("M", tuple(state.M)) >> N.flow
    return bg.Graph("g", *body, *P, *N, *efforts, *more)


def newton_euler(cloud: Cloud, state: State, origin: Any) -> Any:
    """Accelerations of a point `origin` of the body and of its angular velocity, in space, by hand."""
    R, w = state.R, state.R @ state.w
    J = R @ cloud.about(cloud.centre) @ R.T
    c = R @ (cloud.centre - origin)
    moment = state.M + np.cross(R @ state.r - c, state.F)
    alpha = np.linalg.solve(J, moment - np.cross(w, J @ w))
    centre = state.F / cloud.mass
    return np.concatenate([centre - np.cross(alpha, c) - np.cross(w, np.cross(w, c)), alpha])


def same(one: Any, other: Any, tolerance: float = 1e-10) -> None:
    np.testing.assert_allclose(one, other, rtol=0, atol=tolerance * max(1.0, float(np.max(np.abs(other)))))


# -- the same body, entered in every way ------------------------------------------------------------------------------

WAYS = [*product(("inertial", "body"), ("body", "inertial"), (ANGLES, PARAMETERS))]


@pytest.mark.parametrize(
    ("v_axes", "omega_axes", "attitude"),
    [way if k % 3 == 1 else pytest.param(*way, marks=pytest.mark.slow) for k, way in enumerate(WAYS)],
)
def test_a_free_body_obeys_newton_and_euler_in_any_axes(v_axes: str, omega_axes: str, attitude: Attitude) -> None:
    for seed in SEEDS:
        cloud, state = Cloud(seed), State(seed)
        inertia = Inertia(texts(cloud.about(cloud.centre)))
        body = Body("b", cloud.mass, inertia, attitude, v_axes=v_axes, omega_axes=omega_axes)
        found = bg.rates(loaded(body, state), start=state.start(attitude, v_axes, omega_axes))
        same(state.accelerations(found, v_axes, omega_axes), newton_euler(cloud, state, cloud.centre))
        check_coordinates(attitude, state, found)


def check_coordinates(attitude: Attitude, state: State, found: Mapping[str, float]) -> None:
    """x' = v, R' = R skew(w): the rates of the coordinates are those of the motion."""
    same([found[f"b_{x}"] for x in "xyz"], state.v)
    start = state.start(attitude)
    q, q_dot = (np.array([values[name] for name in attitude.coordinates]) for values in (start, found))
    rate = (rotated(attitude, q + 1e-5 * q_dot) - rotated(attitude, q - 1e-5 * q_dot)) / 2e-5
    same(state.R @ cross(state.w), rate, 1e-8)


def entered(cloud: Cloud, way: str) -> Inertia:
    """One tensor in six ways: about points, along axes, by products."""
    point, S = np.array([0.3, -0.7, 0.4]), Rotation.from_euler("xyz", (0.5, -1.1, 0.3)).as_matrix()
    if way == "about the mass centre":
        return Inertia(texts(cloud.about(cloud.centre)))
    if way == "about the origin":
        return Inertia(texts(cloud.about(np.zeros(3))), about=(0, 0, 0))
    if way == "along turned axes":
        return Inertia(texts(S.T @ cloud.about(point) @ S), about=tuple(point), axes=texts(S))
    if way == "along principal axes":
        moments, axes = np.linalg.eigh(cloud.about(cloud.centre))
        axes = axes if np.linalg.det(axes) > 0 else -axes
        return Inertia(tuple(moments), axes=texts(axes))
    if way == "along inertial axes":
        angles = {name: sp.Symbol(name, real=True) for name in ANGLES.coordinates}
        R = sp.Matrix([[evaluated(x, sp, angles) for x in row] for row in ANGLES.R])
        J = R * sp.Matrix(cloud.about(point)) * R.T
        return Inertia(tuple(map(tuple, J.tolist())), about=tuple(point), axes="inertial")
    P, J = cloud.products(point), cloud.about(point)
    return Inertia.with_products(
        J[0, 0], J[1, 1], J[2, 2], plus_integral_xy=P[0, 1], plus_integral_yz=P[1, 2], plus_integral_zx=P[2, 0],
        about=tuple(point),
    )  # fmt: skip


@pytest.mark.parametrize(
    "way",
    [
        "about the mass centre",
        "about the origin",
        "along turned axes",
        "along principal axes",
        "along inertial axes",
        "by products",
    ],
)
def test_an_inertia_is_the_same_about_any_point_and_along_any_axes(way: str) -> None:
    """And with the mass centre off the origin, which f moves."""
    for seed in SEEDS:
        cloud, state = Cloud(seed), State(seed)
        body = Body("b", cloud.mass, entered(cloud, way), ANGLES, centre=tuple(cloud.centre))
        found = bg.rates(loaded(body, state), start=state.start(ANGLES))
        same(state.accelerations(found), newton_euler(cloud, state, np.zeros(3)))


@pytest.mark.parametrize("axes", ["inertial", "body"])
def test_a_body_is_its_particles(axes: str) -> None:
    """Particles fixed to points of a body, and one body of all the mass: bodies and particles mix in one graph."""
    for seed in SEEDS[:2]:
        cloud, state = Cloud(seed, 2), State(seed)
        first = Body("b", 0.4, Inertia((0.3, 0.4, 0.5)), ANGLES)
        points = [first.point(f"P{k}", tuple(r), axes) for k, r in enumerate(cloud.places)]
        masses = [Particle(f"m{k}", m, points[k]) for k, m in enumerate(cloud.masses)]
        apart = bg.rates(loaded(first, state, *(x for mass in masses for x in mass)), start=state.start(ANGLES))
        J = cloud.about(np.zeros(3)) + np.diag((0.3, 0.4, 0.5))
        mass = cloud.mass + 0.4
        centre = cloud.mass * cloud.centre / mass
        whole = Body("b", mass, Inertia(texts(J), about=(0, 0, 0)), ANGLES, centre=tuple(centre))
        together = bg.rates(loaded(whole, state), start=state.start(ANGLES))
        same(state.accelerations(apart), state.accelerations(together))


def test_an_effort_is_the_same_in_either_axes() -> None:
    """A force and a moment whose components in body axes are R^T of those in space."""
    for seed in SEEDS:
        state, body = State(seed), Body("b", 1.3, (0.5, 0.6, 0.7), ANGLES)
        P = body.point("P", tuple(state.r), "body")
        F, M = (tuple(state.R.T @ x) for x in (state.F, state.M))
        turned = bg.Graph("g", *body, *P, Se("F", F) >> P.flow, Se("M", M) >> body.omega)
        found = [bg.rates(graph, start=state.start(ANGLES)) for graph in (turned, loaded(body, state))]
        same(state.accelerations(found[0]), state.accelerations(found[1]))


def test_the_energy_grows_by_the_power_of_what_is_impressed() -> None:
    for seed in SEEDS:
        cloud, state = Cloud(seed), State(seed)
        J = cloud.about(cloud.centre)
        body = Body("b", cloud.mass, Inertia(texts(J)), PARAMETERS)
        found = bg.rates(loaded(body, state), start=state.start(PARAMETERS))
        v_dot, w_dot = (np.array([found[f"b_{kind}{x}"] for x in "xyz"]) for kind in "uw")
        growth = cloud.mass * state.v @ v_dot + state.w @ J @ w_dot
        at_P = state.v + state.R @ np.cross(state.w, state.r)
        assert growth == pytest.approx(state.F @ at_P + state.M @ (state.R @ state.w), rel=1e-10)


def test_springs_and_masses_hang_on_points() -> None:
    """A body on a spring from its off-centre point to space: what is stored and moves is constant."""
    x = One("x", coordinates=("X", "Y", "Z"))
    body = Body("b", 2, Inertia((0.3, 0.4, 0.5)), ANGLES)
    P = body.point("P", (0.2, -0.1, 0.4))
    join = P.flow >> TF("to_x", ((1, 0, 0), (0, 1, 0), (0, 0, 1))) >> x
    graph = bg.Graph("g", *body, *P, join, x >> C("k", (0.02, 0.02, 0.02)), P.flow >> I("m_P", 0.3))
    start = {"X": 0.3, "Y": -0.1, "b_wx": 1.0, "b_uz": 0.5}
    audit = bg.simulate(graph, (0, 2), start=start, rtol=1e-10, atol=1e-12).power_audit()
    assert np.max(np.abs(audit.missing)) < 1e-7


# -- generalized velocities of one's own -----------------------------------------------------------------------------


def test_a_planar_body_on_a_pivot() -> None:
    """A bar on a pivot at its origin, its mass centre off: (Jz + m l^2) theta'' = -m g l cos(theta)."""
    f = One("f", coordinates=("theta",))
    bar = Body("bar", "m", ("A", "B", "C"), euler_angles("z", ("theta",)), f=f, dv={}, domega={"f": (0, 0, 1)},
               centre=("l", 0, 0))  # fmt: skip
    values = {"m": 0.7, "C": 0.25, "l": 0.8, "g": 9.81}
    graph = bg.Graph("g", *bar, Se("G", (0, "-m*g", 0)) >> bar.v)
    for form, given in ((None, values | {"A": 0.2, "B": 0.3}), (bg.forms.kane_velocity, values)):
        found = bg.rates(bg.compile(graph, form), given, {"theta": 0.6, "f": 1.5})["f"]
        assert found == pytest.approx(-0.7 * 9.81 * 0.8 * np.cos(0.6) / (0.25 + 0.7 * 0.64), rel=1e-12)
    assert bg.kind(graph).store == "IC"


def test_a_body_on_a_pivot_is_the_top_written_by_hand() -> None:
    mechanism = CATALOGUE["spinning_top"]()
    angles = euler_angles("zxz", ("psi", "theta", "phi"))
    f = One("q_dot", coordinates=angles.coordinates)
    top = Body("top", "m", Inertia(("J1", "J2", "J3"), about=(0, 0, 0)), angles, f=f, dv={}, domega=angles.partial(),
               centre=(0, 0, "l"))  # fmt: skip
    graph = bg.Graph("g", *top, Se("G", (0, 0, "-m*g")) >> top.v)
    given = dict(mechanism.values)
    for seed in SEEDS:
        state = {name: x for name, x in mechanism.states(seed).items() if name not in given}
        ours, theirs = bg.rates(graph, given, state), bg.rates(mechanism.graph, given, state)
        assert ours == pytest.approx(theirs, rel=1e-9)


def test_columns_by_name_are_those_of_the_matrix() -> None:
    f = One("f", ("u1", "u2", "u3"))
    domega = {"u3": (0, 0, 1)}
    by_name = Body("b", 1, (1, 1, 1), f=f, dv={"u2": (0, 1, 0), "u1": ("a", 0, 0)}, domega=domega)
    by_matrix = Body("b", 1, (1, 1, 1), f=f, dv=(("a", 0, 0), (0, 1, 0), (0, 0, 0)), domega=domega)
    assert by_name == by_matrix
    assert bg.Graph("g", *by_name) == bg.Graph("g", *by_matrix)


def test_a_body_hangs_on_a_point_of_another() -> None:
    """The arm of two bars: the partial velocities of the second's origin are those of the first's end."""
    mechanism = CATALOGUE["arm"]()
    f = One("f", ("u1", "u2"))
    upper, fore = euler_angles("z", ("a",)), Attitude(("a", "b"), turned_by("a + b"))
    z = (0, 0, 1)
    first = Body("one", "m1", ("J1", "J1", "J1"), upper, f=f, dv={}, domega={"u1": z}, centre=("h1", 0, 0))
    hinge = first.point("hinge", ("l1", 0, 0))
    second = Body("two", "m2", ("J2", "J2", "J2"), fore, f=f, dv=hinge.rows, domega={"u1": z, "u2": z},
                  centre=("h2", 0, 0))  # fmt: skip
    weights = Se("G1", (0, "-m1*g", 0)) >> first.v, Se("G2", (0, "-m2*g", 0)) >> second.v
    Q = TF("Q", ((1, 0), (0, 1)))
    turn = f >> Q >> One("q_dot", coordinates=("a", "b")), f["u2"] >> R("c2")
    graph = bg.Graph("g", *first, *second, *weights, *turn)
    for seed in SEEDS:
        given = dict(mechanism.values)
        state = {name: x for name, x in mechanism.states(seed).items() if name not in given}
        assert bg.rates(graph, given, state) == pytest.approx(bg.rates(mechanism.graph, given, state), rel=1e-9)


def turned_by(angle: str) -> Any:
    return (f"cos({angle})", f"-sin({angle})", 0), (f"sin({angle})", f"cos({angle})", 0), (0, 0, 1)


def test_casadi_writes_the_same_equations() -> None:
    state, cloud = State(1), Cloud(1)
    body = Body("b", cloud.mass, Inertia(texts(cloud.about(cloud.centre))), PARAMETERS)
    graph = loaded(body, state)
    ours, theirs = (bg.rates(bg.compile(graph, algebra=a), start=state.start(PARAMETERS)) for a in ALGEBRAS)
    assert ours == pytest.approx(theirs, rel=1e-10)


# -- tensors ----------------------------------------------------------------------------------------------------------


def test_parallel_axes_are_sympys() -> None:
    from sympy.physics.mechanics import Point, ReferenceFrame, RigidBody, inertia

    N, O = ReferenceFrame("N"), Point("O")
    A, B, D, p, q, s, m, a, b, c = names = sp.symbols("A B D p q s m a b c")
    G = O.locatenew("G", a * N.x + b * N.y + c * N.z)
    tensor = inertia(N, A, B, D, p, q, s)  # ixx, iyy, izz, ixy, iyz, izx: entries of the tensor
    body = RigidBody("body", G, N, m, (tensor, O))
    ours = Inertia(((A, p, s), (p, B, q), (s, q, D)), about=(0, 0, 0))
    where = {str(x): (k + 2) / 7 for k, x in enumerate(names)}

    def theirs(dyadic: Any) -> Any:
        return np.array(dyadic.to_matrix(N).subs(where), float)

    same(numbers(ours.about_centre("m", ("a", "b", "c")).tensor, where), theirs(body.central_inertia))
    P = O.locatenew("P", 2 * N.x - 3 * N.z)
    there = ours.about_point("m", ("a", "b", "c"), (2, 0, -3))
    same(numbers(there.tensor, where), theirs(body.parallel_axis(P, N)))


def test_tensors_may_be_sympys() -> None:
    A, P = sp.symbols("A P", real=True)
    matrix = sp.Matrix([[A, -P / 2, 0], [-P / 2, A, 0], [0, 0, 2 * A]])
    body = Body("b", sp.Symbol("m"), matrix, f=PAIR, dv={"u1": (sp.cos(A), 0, 0)}, domega={})
    assert body == Body("b", "m", (("A", "-P/2", 0), ("-P/2", "A", 0), (0, 0, "2*A")), f=PAIR,
                        dv={"u1": ("cos(A)", 0, 0)}, domega={})  # fmt: skip


def test_products_have_the_sign_that_is_stated() -> None:
    """A mass where x and y have one sign has a positive integral of x y dm, a negative entry of the tensor."""
    inertia = Inertia.with_products(1, 1, 2, plus_integral_xy=1)
    assert inertia == Inertia(((1, -1, 0), (-1, 1, 0), (0, 0, 2)))
    body = Body("b", 1, Inertia(((1, -1, 0), (-1, 1, 0), (0, 0, 2)), about=(0, 0, 0)), centre=(1, 1, 0))
    assert all(float(entry) == 0 for row in body.J for entry in row), "all of it is the mass at (1, 1, 0)"
    with pytest.raises(bg.StructureError):
        Body("b", 1, Inertia(((1, 1, 0), (1, 1, 0), (0, 0, 2)), about=(0, 0, 0)), centre=(1, 1, 0))


@pytest.mark.parametrize(
    "tensor", [(0, 1, 1), (1, 1, 2), (0, 0, 0), (1, 2, 2.9), ((1, 0.9, 0), (0.9, 1, 0), (0, 0, 2))]
)
def test_rods_and_plates_are_bodies(tensor: Any) -> None:
    assert Body("b", 1, tensor).J


@pytest.mark.parametrize("tensor", [(1, 1, 2.1), (-1, 1, 1), (0, 0, 1), ((1, 0.9, 0), (0.9, 1, 0), (0, 0, 2.2))])
def test_an_inertia_that_no_body_has_is_refused_by_name(tensor: Any) -> None:
    with pytest.raises(bg.StructureError) as caught:
        Body("flywheel", 1, tensor)
    assert caught.value.parties == ("flywheel_J",) and caught.value.remedy
    rows = Inertia(tensor).tensor
    letters = {"J" + "xyz"[i] + "xyz"[j]: float(rows[i][j]) for i in range(3) for j in range(i, 3)}
    symbols = [["J" + "xyz"[min(i, j)] + "xyz"[max(i, j)] for j in range(3)] for i in range(3)]
    graph = bg.Graph("g", *(body := Body("flywheel", 1, symbols)), Se("M", (0, 0, 1)) >> body.omega)
    equations = bg.compile(graph)
    with pytest.raises(bg.ValueRefused):
        bg.rates(bg.compile(graph, bg.forms.kane_velocity), letters)
    with pytest.raises(bg.ValueRefused) as late:
        bg.rates(equations, letters)
    assert {"flywheel_J", "Jxx", "Jyy", "Jzz"} <= set(late.value.parties) <= {"flywheel_J", *letters}
    assert bg.rates(equations, {**letters, "Jxx": 3, "Jyy": 3, "Jzz": 3})["flywheel_wz"] == pytest.approx(1 / 3)


def test_a_moment_smaller_than_a_mass_as_far_away_has_is_refused() -> None:
    """m l^2 belongs to any body about a point at l from its mass centre."""
    with pytest.raises(bg.StructureError):
        Body("b", 2, Inertia((1.9, 1.9, 0.5), about=(0, 0, 1)))
    Body("b", 2, Inertia((2.5, 2.5, 0.5), about=(0, 0, 1)))
    graph = bg.Graph("g", *Body("b", "m", Inertia(("A", "A", "C"), about=(0, 0, "l"))))
    with pytest.raises(bg.ValueRefused) as caught:
        bg.rates(graph, {"m": 2, "A": 1.9, "C": 0.5, "l": 1})
    assert caught.value.parties[0] == "b_J"


# -- attitudes --------------------------------------------------------------------------------------------------------


def numbers(rows: Any, at: Mapping[str, float]) -> Any:
    return np.array([[float(evaluated(x, np, at)) for x in row] for row in rows])


def rotated(attitude: Attitude, q: Any) -> Any:
    return numbers(attitude.R, dict(zip(attitude.coordinates, q, strict=True)))


def check_rates(attitude: Attitude, q: Any) -> None:
    """dR/dq_i R^T is the cross product of a column of d omega/d q_dot, and Q its inverse from either side."""
    at = dict(zip(attitude.coordinates, q, strict=True))
    R, steps = rotated(attitude, q), 1e-5 * np.eye(len(q))
    for axes, turned in (("body", np.eye(3)), ("inertial", R)):
        partial, Q = numbers(attitude.partial(axes), at), numbers(attitude.rates(axes), at)
        same(partial @ Q, np.eye(3))
        for i, step in enumerate(steps):
            rate = (rotated(attitude, q + step) - rotated(attitude, q - step)) / 2e-5
            same(R @ cross(turned.T @ partial[:, i]), rate, 1e-8)


@pytest.mark.parametrize("sequence", SEQUENCES)
def test_euler_angles_are_scipys_intrinsic_ones(sequence: str) -> None:
    attitude = euler_angles(sequence, ("a", "b", "c"))
    for seed in SEEDS:
        q = np.random.default_rng(seed).uniform(0.2, 1.3, 3)
        same(rotated(attitude, q), Rotation.from_euler(sequence.upper(), q).as_matrix())
        check_rates(attitude, q)
        same(numbers(attitude.rates(), dict(zip("abc", q, strict=True)))
             @ numbers(attitude.partial(), dict(zip("abc", q, strict=True))), np.eye(3))  # fmt: skip


def test_euler_parameters_are_scipys_quaternion() -> None:
    for seed in SEEDS:
        q = np.random.default_rng(seed).uniform(-1, 1, 4)
        same(rotated(PARAMETERS, q), Rotation.from_quat(np.roll(q, -1)).as_matrix())
        check_rates(PARAMETERS, q)
        Q = numbers(PARAMETERS.rates(), dict(zip(PARAMETERS.coordinates, q, strict=True)))
        same(q @ Q, np.zeros(3))


# -- C and D ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_C_and_D_of_every_mechanism(name: str) -> None:
    """(17), (61), (62): D f and C f are those of the kinetics, and D is the D of (56)."""
    mechanism = CATALOGUE[name]()
    C, D = gyration(mechanism.graph)
    k, function = mechanism.numbers.kinetics, mechanism.numbers.function
    from bondgraph.kinetics.kinetics_at_store import along

    for seed in SEEDS:
        state = mechanism.states(seed)
        at = {key: function(m)(state) for key, m in {"C": C, "D": D, "A_dot": along(k, k.A), "f": k.f}.items()}
        same(at["C"] @ at["f"][:, 0], mechanism.numbers.matrix("e_hat", state))
        same(at["D"] @ at["f"][:, 0], mechanism.numbers.matrix("Df", state))
        same(at["D"] + at["D"].T, at["A_dot"])
        same(at["D"], mechanism.numbers.matrix("D", state))


def test_the_identities_of_the_paper_hold_of_bodies_and_particles() -> None:
    """A pendulum of a body with a ball on it: (51) to (62) as the certificate writes them."""
    angles = euler_angles("zx", ("psi", "theta"))
    f = One("f", coordinates=angles.coordinates)
    body = Body("b", 2, Inertia.with_products(3, 4, 5, plus_integral_yz=0.3), angles, f=f, dv={},
                domega=angles.partial(), centre=(0, 0, -1))  # fmt: skip
    ball = Particle("ball", "m", f=f, dv=body.point("end", (0.5, 0, -2)).rows)
    graph = bg.Graph("g", *body, *ball, Se("G", (0, 0, -20)) >> body.v)
    certificate = bg.certify(graph)
    assert certificate.holds
    assert {"(3), (51)", "(55)", "(61)", "(62)"} <= {row.number for row in certificate.rows if row.applies}


# -- what is refused --------------------------------------------------------------------------------------------------

PAIR = One("f", ("u1", "u2"))
RIGHT = {"f": PAIR, "dv": {}, "domega": {}}


@pytest.mark.parametrize(
    ("kind", "make"),
    [
        (bg.StructureError, lambda: Body("b", 1, (1, 1, 1), f=PAIR, dv=((1, 0, 0),) * 3, domega={})),
        (bg.StructureError, lambda: Body("b", 1, (1, 1, 1), f=PAIR, dv={"u3": (1, 0, 0)}, domega={})),
        (bg.StructureError, lambda: Body("b", 1, (1, 1, 1), f=PAIR, dv={"u1": (1, 0)}, domega={})),
        (bg.StructureError, lambda: Body("b", 1, (1, 1, 1), f=PAIR, dv={})),
        (bg.StructureError, lambda: Body("b", 1, (1, 1, 1), dv={})),
        (bg.StructureError, lambda: Body("b", 1, (1, 1, 1), v_axes="space")),
        (bg.StructureError, lambda: Body("b", 1, (1, 1, 1), centre=(1, 0))),
        (bg.StructureError, lambda: Body("b", 1, (1, 1))),
        (bg.StructureError, lambda: list(Body("b", -1, (1, 1, 1)))),
        (bg.StructureError, lambda: Inertia(((1, 0.1, 0), (0.2, 1, 0), (0, 0, 1)))),
        (bg.StructureError, lambda: Inertia((1, 1, 1), axes="space")),
        (bg.FrameError, lambda: Inertia((1, 1, 1), axes=((1, 0, 0), (0, 1, 0), (0, 0, -1)))),
        (bg.StructureError, lambda: Body("b", 1, Inertia((1, 1, 1), axes="inertial"))),
        (bg.StructureError, lambda: Body("b", 1, Inertia((2, 2, 1), axes="inertial"), ANGLES)),
        (bg.FrameError, lambda: Body("b", 1, (1, 1, 1)).point("P", (1, 0, 0))),
        (bg.FrameError, lambda: list(Body("b", 1, (1, 1, 1), omega_axes="inertial"))),
        (bg.FrameError, lambda: Body("b", 1, (1, 1, 1), ANGLES, f=One("f", coordinates=ANGLES.coordinates), dv={},
                                     domega=ANGLES.partial("inertial"))),
        (bg.FrameError, lambda: Attitude(("a",), (("cos(a)", "sin(a)", 0), ("sin(a)", "cos(a)", 0), (0, 0, 1)))),
        (bg.StructureError, lambda: Attitude(("a",), ((1, 0), (0, 1)))),
        (bg.StructureError, lambda: euler_angles("zz", ("a", "b"))),
        (bg.StructureError, lambda: euler_angles("zyx", ("a", "b"))),
        (bg.StructureError, lambda: euler_angles("z", ("a",)).rates()),
        (bg.StructureError, lambda: Body("b", 1, (1, 1, 1), euler_angles("z", ("a",)))),
        (bg.StructureError, lambda: euler_parameters(("a", "b"))),
        (bg.StructureError, lambda: Particle("p", 1, Body("b", 1, (1, 1, 1)).point("P", (0, 0, 0)), f=PAIR)),
        (bg.StructureError, lambda: Particle("p", 1, f=PAIR, dv=((1, 0),))),
    ],
)  # fmt: skip
def test_what_is_refused(kind: type[bg.BondGraphError], make: Any) -> None:
    with pytest.raises(kind) as caught:
        make()
    assert type(caught.value) is kind
    assert caught.value.place and caught.value.law and caught.value.remedy
