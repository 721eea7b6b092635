"""Mechanisms of bodies and joints: against recursive Newton-Euler in numpy and KanesMethod, and by conservation laws.

The reference shares no formula with the library: of a joint it knows the pose of the second frame in numbers; angular
velocities, rates of coordinates and the rates of partial velocities follow by steps along the imaginary axis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given, settings
from quick import quick
from scipy.spatial.transform import Rotation

import bondgraph as bg
from bondgraph.algebra.expressions import names
from bondgraph.elements import (
    BallContact,
    Body,
    C,
    Cylindrical,
    Dynamics,
    Fixed,
    Frame,
    Free,
    Inertia,
    Joint,
    Link,
    Mechanism,
    Motion,
    Particle,
    Planar,
    Prismatic,
    R,
    Revolute,
    Se,
    Sf,
    Spherical,
    Universal,
    euler_angles,
    euler_parameters,
)

ALGEBRAS = (bg.algebra.sympy, bg.algebra.casadi)
STEP = 1e-30
GRAVITY = np.array([0.3, -0.8, -9.7])


def cross(v: Any) -> Any:
    return np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def about(axis: Any, angle: Any) -> Any:
    """Rodrigues' formula, for complex angles too."""
    n = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}[axis] if isinstance(axis, str) else axis
    K = cross(np.array(n, float) / np.linalg.norm(np.array(n, float)))
    return np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K


def in_sequence(letters: str, angles: Any) -> Any:
    found = np.eye(3)
    for letter, angle in zip(letters, angles, strict=True):
        found = found @ about(letter, angle)
    return found


def of_parameters(e: Any) -> Any:
    """R of four parameters of any length."""
    e = e / np.sqrt((e * e).sum())
    K = cross(e[1:])
    return np.eye(3) + 2 * e[0] * K + 2 * K @ K


def unit(axis: Any) -> Any:
    return (
        about(axis, 0.0) @ {"x": np.eye(3)[0], "y": np.eye(3)[1], "z": np.eye(3)[2]}[axis]
        if isinstance(axis, str)
        else np.array(axis, float) / np.linalg.norm(axis)
    )


REST = np.zeros(3)
Pose = tuple[Any, Any]
PLANES = {"x": (1, 2), "y": (0, 2), "z": (0, 1)}


def planar(normal: str) -> Callable[[Any], Pose]:
    one, two = (np.eye(3)[k] for k in PLANES[normal])
    return lambda q: (about(normal, q[2]), q[0] * one + q[1] * two)


@dataclass(frozen=True)
class Kind:
    """A joint type in the library and by its pose; `rates` says what its angular velocities are."""

    make: Callable[..., Joint]
    pose: Callable[[Any], Pose]
    size: int
    rates: str = "coordinates"
    v_axes: str = ""


A = (1, -2, 0.5)
ANGLES: Any = lambda q: in_sequence("zyx", q)  # noqa: E731


def parameters(name: str) -> Any:
    return euler_parameters([f"{name}_e{k}" for k in range(4)])


KINDS = {
    "fixed": Kind(Fixed, lambda q: (np.eye(3), REST), 0),
    "revolute": Kind(lambda *a: Revolute(*a, "y"), lambda q: (about("y", q[0]), REST), 1),
    "revolute_askew": Kind(lambda *a: Revolute(*a, A), lambda q: (about(A, q[0]), REST), 1),
    "prismatic": Kind(lambda *a: Prismatic(*a, "x"), lambda q: (np.eye(3), q[0] * unit("x")), 1),
    "prismatic_askew": Kind(lambda *a: Prismatic(*a, A), lambda q: (np.eye(3), q[0] * unit(A)), 1),
    "cylindrical": Kind(lambda *a: Cylindrical(*a, A), lambda q: (about(A, q[0]), q[1] * unit(A)), 2),
    "planar_x": Kind(lambda *a: Planar(*a, "x"), planar("x"), 3),
    "planar_y": Kind(lambda *a: Planar(*a, "y"), planar("y"), 3),
    "planar_z": Kind(Planar, planar("z"), 3),
    "universal": Kind(lambda *a: Universal(*a, "yx"), lambda q: (in_sequence("yx", q), REST), 2),
    "spherical": Kind(Spherical, lambda q: (ANGLES(q), REST), 3, "body"),
    "spherical_zxz": Kind(lambda *a: Spherical(*a, "zxz"), lambda q: (in_sequence("zxz", q), REST), 3, "body"),
    "spherical_of_parent": Kind(lambda *a: Spherical(*a, rates="parent"), lambda q: (ANGLES(q), REST), 3, "parent"),
    "spherical_of_rates": Kind(lambda *a: Spherical(*a, rates="coordinates"), lambda q: (ANGLES(q), REST), 3),
    "spherical_by_parameters": Kind(
        lambda name, *a: Spherical(name, *a, parameters(name)), lambda q: (of_parameters(q), REST), 4, "body"
    ),
    "free": Kind(Free, lambda q: (ANGLES(q[3:]), q[:3]), 6, "body", "parent"),
    "free_in_body_axes": Kind(lambda *a: Free(*a, v_axes="body"), lambda q: (ANGLES(q[3:]), q[:3]), 6, "body", "body"),
    "free_by_parameters": Kind(
        lambda name, *a: Free(name, *a, parameters(name), rates="parent"),
        lambda q: (of_parameters(q[3:]), q[:3]), 7, "parent", "parent",
    ),
}  # fmt: skip


def along_rates(kind: Kind, q: Any) -> Any:
    """The twist, in the second frame's axes, for a unit rate of each coordinate."""
    columns = []
    R0 = kind.pose(q)[0]
    for k in range(kind.size):
        R, p = kind.pose(q + 1j * STEP * np.eye(kind.size)[k])
        turning, moved = R0.T @ (R.imag / STEP), R0.T @ (p.imag / STEP)
        columns.append([turning[2, 1], turning[0, 2], turning[1, 0], *moved])
    return np.array(columns).T.reshape(6, kind.size)


def subspace(kind: Kind, q: Any) -> Any:
    """S of the relative twist S u, in the second frame's axes, for the velocities the joint has."""
    R = np.real(kind.pose(q)[0])
    if kind.rates == "coordinates":
        return along_rates(kind, q)
    turning = np.vstack([R.T if kind.rates == "parent" else np.eye(3), np.zeros((3, 3))])
    if not kind.v_axes:
        return turning
    return np.hstack([np.vstack([np.zeros((3, 3)), R.T if kind.v_axes == "parent" else np.eye(3)]), turning])


def rates_of(kind: Kind, q: Any, u: Any) -> Any:
    """q_dot of the velocities: the shortest that gives the twist."""
    return np.linalg.pinv(along_rates(kind, q)) @ (subspace(kind, q) @ u)


def turning_on(kind: Kind, q: Any, u: Any) -> Any:
    """dS/dt u, along the motion."""
    if kind.rates == "coordinates":  # second differences of poses: a real step of first derivatives along q_dot
        return _central(lambda h: subspace(kind, q + h * u) @ u)
    q_dot = rates_of(kind, q, u)
    return _central(lambda h: subspace(kind, q + h * q_dot) @ u)


def _central(of: Callable[[float], Any], h: float = 1e-3) -> Any:
    """The derivative at zero, by a formula of sixth order."""
    weights = {1: 3 / 4, 2: -3 / 20, 3: 1 / 60}
    return sum(w * (of(k * h) - of(-k * h)) for k, w in weights.items()) / h


def adjoint(R: Any, p: Any) -> Any:
    """The twist at a frame at p with axes R, of the twist outside."""
    return np.block([[R.T, np.zeros((3, 3))], [-R.T @ cross(p), R.T]])


def spatial_inertia(mass: float, centre: Any, J: Any) -> Any:
    K = cross(centre)
    return np.block([[J - mass * K @ K, mass * K], [-mass * K, mass * np.eye(3)]])


def bracket(V: Any) -> Any:
    return np.block([[cross(V[:3]), np.zeros((3, 3))], [cross(V[3:]), cross(V[:3])]])


@dataclass(frozen=True)
class Sample:
    """A random tree, as the library has it and in numbers."""

    kinds: tuple[str, ...]
    parents: tuple[int, ...]
    seed: int

    def __post_init__(self) -> None:
        put = object.__setattr__
        draw = np.random.default_rng(self.seed)
        n = len(self.kinds)
        put(self, "masses", draw.uniform(0.5, 2, n))
        put(self, "centres", draw.uniform(-0.3, 0.3, (n, 3)))
        clouds = draw.uniform(-0.4, 0.4, (n, 6, 3))
        put(self, "J", [sum(x @ x * np.eye(3) - np.outer(x, x) for x in cloud - cloud.mean(0)) / 3 for cloud in clouds])
        put(self, "frames", [[(Rotation.random(random_state=draw).as_matrix(), draw.uniform(-0.5, 0.5, 3))
                              for _ in range(2)] for _ in range(n)])  # fmt: skip
        put(self, "q", [self._start(KINDS[kind], draw) for kind in self.kinds])
        sizes = [subspace(KINDS[kind], q).shape[1] for kind, q in zip(self.kinds, self.q, strict=True)]
        put(self, "u", [draw.uniform(-1, 1, size) for size in sizes])

    @staticmethod
    def _start(kind: Kind, draw: Any) -> Any:
        q = draw.uniform(0.2, 1.0, kind.size)
        fours = kind.size in (4, 7)
        return np.concatenate([q[:-4], q[-4:] / np.linalg.norm(q[-4:])]) if fours else q

    @cached_property
    def mechanism(self) -> Mechanism:
        bodies = ["ground", *(f"b{k}" for k in range(len(self.kinds)))]
        links = [
            Link(bodies[k + 1], m, Inertia(J), centre=c)
            for k, (m, J, c) in enumerate(zip(self.masses, self.J, self.centres, strict=True))
        ]
        joints = []
        for k, (kind, parent) in enumerate(zip(self.kinds, self.parents, strict=True)):
            (R1, p1), (R2, p2) = self.frames[k]
            first, second = Frame(bodies[parent + 1], p1, R1), Frame(bodies[k + 1], p2, R2)
            joints.append(KINDS[kind].make(f"j{k}", first, second))
        return Mechanism("tree", links, joints[::-1], gravity=tuple(GRAVITY))

    @cached_property
    def motions(self) -> dict[str, Motion]:
        return {joint.name: joint.motion for joint in self.mechanism.tree.joints}

    @property
    def start(self) -> dict[str, float]:
        motions = self.motions
        found: dict[str, float] = {}
        for k, (q, u) in enumerate(zip(self.q, self.u, strict=True)):
            found |= dict(zip(motions[f"j{k}"].coordinates, q, strict=True))
            found |= dict(zip(motions[f"j{k}"].velocities, u, strict=True))
        return found

    def expected(self) -> dict[str, float]:
        """Rates of all coordinates and velocities."""
        motions = self.motions
        u_dot = np.split(self.accelerations(), np.cumsum([len(u) for u in self.u])[:-1])
        found: dict[str, float] = {}
        for k, kind in enumerate(self.kinds):
            motion = motions[f"j{k}"]
            found |= dict(zip(motion.velocities, u_dot[k], strict=True))
            if self.u[k].size:
                found |= dict(zip(motion.coordinates, rates_of(KINDS[kind], self.q[k], self.u[k]), strict=True))
        return found

    def accelerations(self) -> Any:
        sizes = sum(len(u) for u in self.u)
        bias = self.efforts(np.zeros(sizes))
        columns = [self.efforts(column) - bias for column in np.eye(sizes)]
        return np.linalg.solve(np.array(columns).T, -bias)

    def efforts(self, u_dot: Any) -> Any:
        """Inverse dynamics: the effort at each velocity that the accelerations need."""
        return np.concatenate([S.T @ F for S, F in zip(*self.wrenches(u_dot), strict=True)])

    def wrenches(self, u_dot: Any) -> tuple[list[Any], list[Any]]:
        """S and the wrench upon each body, at its joint's second frame."""
        wanted = np.split(np.asarray(u_dot), np.cumsum([len(u) for u in self.u])[:-1])
        V: list[Any] = []
        X, acceleration, force, S_all, back_all = [], [], [], [], []
        for k, kind in enumerate(KINDS[name] for name in self.kinds):
            (R1, p1), (R2, p2) = self.frames[k]
            R, p = kind.pose(self.q[k])
            inwards = adjoint(R2.T, -R2.T @ p2)
            to_joint = adjoint(R1 @ R, p1 + R1 @ p)
            S, parent = inwards @ subspace(kind, self.q[k]), self.parents[k]
            rest = np.zeros(6), np.concatenate([REST, -GRAVITY])
            V_before, A_before = (V[parent], acceleration[parent]) if parent >= 0 else rest
            X.append(inwards @ to_joint)
            relative = S @ self.u[k]
            V.append(X[k] @ V_before + relative)
            S_dot_u = inwards @ turning_on(kind, self.q[k], self.u[k])
            acceleration.append(X[k] @ A_before + S @ wanted[k] + S_dot_u + bracket(V[k]) @ relative)
            inertia = spatial_inertia(self.masses[k], self.centres[k], self.J[k])
            force.append(inertia @ acceleration[k] - bracket(V[k]).T @ inertia @ V[k])
            S_all.append(subspace(kind, self.q[k]))
            back_all.append(inwards)
        for k in reversed(range(len(self.kinds))):
            if self.parents[k] >= 0:
                force[self.parents[k]] = force[self.parents[k]] + X[k].T @ force[k]
        return S_all, [back.T @ F for back, F in zip(back_all, force, strict=True)]

    def energy(self, at: dict[str, float]) -> float:
        """Kinetic energy and that of the weights, where coordinates and velocities have these values."""
        motions = self.motions
        total, poses, twists = 0.0, [], []
        for k, name in enumerate(self.kinds):
            q, u = (
                np.array([at[x] for x in names])
                for names in (motions[f"j{k}"].coordinates, motions[f"j{k}"].velocities)
            )
            (R1, p1), (R2, p2) = self.frames[k]
            R, p = KINDS[name].pose(q)
            inner = R1 @ R @ R2.T, p1 + R1 @ p - R1 @ R @ R2.T @ p2
            R0, p0 = poses[self.parents[k]] if self.parents[k] >= 0 else (np.eye(3), REST)
            poses.append((R0 @ inner[0], p0 + R0 @ inner[1]))
            before = twists[self.parents[k]] if self.parents[k] >= 0 else np.zeros(6)
            inwards = adjoint(R2.T, -R2.T @ p2)
            twists.append(inwards @ adjoint(R1 @ R, p1 + R1 @ p) @ before + inwards @ subspace(KINDS[name], q) @ u)
            inertia = spatial_inertia(self.masses[k], self.centres[k], self.J[k])
            total += twists[k] @ inertia @ twists[k] / 2
            total -= self.masses[k] * GRAVITY @ (poses[k][1] + poses[k][0] @ self.centres[k])
        return float(total)


def check(sample: Sample, algebra: Any) -> None:
    equations = bg.compile(bg.Graph("tree", *sample.mechanism), None, algebra)
    found = bg.rates(equations, {}, sample.start)
    expected = sample.expected()
    scale = max(1.0, *map(abs, expected.values()))
    for name, value in expected.items():
        assert found[name] == pytest.approx(value, abs=2e-9 * scale), (name, sample)


MOVING = [name for name in KINDS if name != "fixed"]


@pytest.mark.parametrize("kind", MOVING)
def test_a_joint_after_another(kind: str) -> None:
    check(Sample(("revolute_askew", kind), (-1, 0), 2), ALGEBRAS[1])


@pytest.mark.slow
@pytest.mark.parametrize("kind", MOVING)
def test_a_joint_alone(kind: str) -> None:
    check(Sample((kind,), (-1,), 1), ALGEBRAS[0])


@st.composite
def samples(draw: Any) -> Sample:
    count = draw(st.integers(2, 4))
    kinds = tuple(draw(st.sampled_from(list(KINDS))) for _ in range(count))
    parents = tuple(draw(st.integers(-1, k - 1)) for k in range(count))
    moving = kinds if any(kind != "fixed" for kind in kinds) else (*kinds[:-1], "revolute")
    return Sample(moving, parents, draw(st.integers(0, 2**31)))


@settings(max_examples=2, derandomize=True)
@given(samples(), st.sampled_from(ALGEBRAS))
def test_random_trees_move_as_newton_and_euler_say(sample: Sample, algebra: Any) -> None:
    check(sample, algebra)


@pytest.mark.slow
@settings(max_examples=8)
@given(samples(), st.sampled_from(ALGEBRAS))
def test_more_random_trees(sample: Sample, algebra: Any) -> None:
    check(sample, algebra)


# -- against another program -----------------------------------------------------------------------------------------


def arm(n: int) -> Mechanism:
    """The arm of benchmarks/arm.py by its bodies and joints."""
    places = (("xx", "xy", "zx"), ("xy", "yy", "yz"), ("zx", "yz", "zz"))
    tensors = [[[f"J{k}{ab}" for ab in row] for row in places] for k in range(1, n + 1)]
    links = [Link(f"b{k}", f"m{k}", J, centre=(f"h{k}x", f"h{k}y", f"h{k}z")) for k, J in enumerate(tensors, start=1)]
    bases = ["ground", *(link.frame(("a", 0, "l")) for link in links)]
    joints = [Revolute(f"u{k + 1}", bases[k], links[k], "zyx"[k % 3], coordinates=f"q{k + 1}") for k in range(n)]
    return Mechanism("arm", links, joints, gravity=(0, 0, "-g"))


@pytest.mark.parametrize("algebra", ALGEBRAS)
def test_an_arm_moves_as_kanes_method_says(algebra: Any) -> None:
    from test_arm import ARM, of_the_peer, state

    found = bg.rates(bg.compile(bg.Graph("arm", *arm(3)), None, algebra), ARM["values"](3), state(3))
    assert [found[f"u{k}"] for k in (1, 2, 3)] == pytest.approx(of_the_peer(3), rel=1e-9)


def test_the_graph_grows_with_the_number_of_bodies_and_no_formula_knows_two_joints() -> None:
    sizes = {}
    for n in (10, 20, 30):
        texts = [text for e in bg.Graph("arm", *arm(n)).elements.values() for text in e.texts()]
        for text in texts:
            assert sum(name.startswith("q") for name in names(text)) <= 1, text
        sizes[n] = sum(map(len, texts))
    assert sizes[30] - sizes[20] < 1.2 * (sizes[20] - sizes[10])


# -- laws of the motion ------------------------------------------------------------------------------------------------

TREE = Sample(("universal", "prismatic_askew", "spherical", "revolute"), (-1, 0, 0, 2), 4)
SHRUB = Sample(("revolute_askew", "prismatic_askew", "universal"), (-1, 0, 0), 4)
trees = pytest.mark.parametrize("tree", [SHRUB, pytest.param(TREE, marks=pytest.mark.slow)], ids=("shrub", "tree"))
TIGHT: Any = {"method": "DOP853", "rtol": 1e-10, "atol": 1e-11}
FORMS = (None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def ends(run: Any, sample: Sample, at: int = -1) -> dict[str, float]:
    return {name: float(run[name][at]) for name in sample.start}


@trees
def test_every_form_goes_the_same_way_and_keeps_the_energy(tree: Sample) -> None:
    graph, first = bg.Graph("tree", *tree.mechanism), tree.energy(tree.start)
    reached = []
    for form in FORMS:
        run = bg.simulate(bg.compile(graph, form, ALGEBRAS[1]), (0, 0.5), {}, tree.start, **TIGHT)
        reached.append(ends(run, tree))
        assert tree.energy(reached[-1]) == pytest.approx(first, abs=1e-7)
        assert max(abs(run.power_audit().missing)) < 1e-6
    for other in reached[1:]:
        assert other == pytest.approx(reached[0], abs=1e-7)


def test_identities_hold() -> None:
    certificate = bg.certify(bg.Graph("arm", *arm(2)), algebra=bg.algebra.table)
    assert certificate.holds, certificate


def test_eulers_parameters_and_angles_turn_the_same_way() -> None:
    """Also where the angles are turned once more by a frame."""
    ball = Link("ball", 2.0, (0.3, 0.5, 0.4), centre=(0.1, 0, -0.4))
    runs = []
    for attitude, start in (("zyx", {}), (parameters("hip"), {"hip_e0": 1.0}), ("xyz", {})):
        made = Mechanism("m", [ball], [Spherical("hip", "ground", ball, attitude)], gravity=(0, 1, -9.81))
        start = {"hip_wx": 0.5, "hip_wz": 1.0, **start}
        runs.append(bg.simulate(bg.Graph("g", *made), np.linspace(0, 1, 21), {}, start, **TIGHT))
    for run in runs[1:]:
        for x in "xyz":
            np.testing.assert_allclose(run[f"hip_w{x}"], runs[0][f"hip_w{x}"], atol=1e-7)
            np.testing.assert_allclose(run[f"hip_f{x}"], runs[0][f"hip_f{x}"], atol=1e-5)


def test_bodies_fixed_to_each_other_are_one() -> None:
    """By the joint, and by adding masses and tensors by hand."""
    whole = Sample(("revolute_askew", "fixed"), (-1, 0), 6)
    (R1, p1), (R2, p2) = whole.frames[1]
    R, p = R1 @ R2.T, p1 - R1 @ R2.T @ p2
    m1, m2 = whole.masses
    c1, c2 = whole.centres[0], p + R @ whole.centres[1]
    c = (m1 * c1 + m2 * c2) / (m1 + m2)
    J = whole.J[0] + R @ whole.J[1] @ R.T + sum(-m * cross(x - c) @ cross(x - c) for m, x in ((m1, c1), (m2, c2)))
    joint = whole.mechanism.tree.joints[0]
    one = Mechanism("one", [Link("b0", m1 + m2, Inertia((J + J.T) / 2), centre=c)], [joint], gravity=tuple(GRAVITY))
    found = [bg.rates(bg.Graph("g", *m), {}, whole.start)["j0"] for m in (whole.mechanism, one)]
    assert found[0] == pytest.approx(found[1], rel=1e-10)


def test_what_is_fixed_to_the_ground_is_ground() -> None:
    turned = Rotation.from_euler("xyz", (0.3, -0.5, 0.9)).as_matrix()
    rod = Link("rod", 1.5, (0.2, 0.2, 0.01), centre=(0, 0, -0.5))
    base = Link("base", 4.0, (1, 1, 1))
    feet = Frame("ground", (0.1, 0.2, 0.3), turned)
    on_base = Mechanism("m", [base, rod], [Fixed("f", feet, base), Revolute("r", base.frame((0, 1, 0)), rod, "x")],
                        gravity=(0, 0, -9.81))  # fmt: skip
    straight = Mechanism(
        "m", [rod], [Revolute("r", Frame("ground", (9, 9, 9), turned), rod, "x")], gravity=(0, 0, -9.81)
    )
    found = [bg.rates(bg.Graph("g", *m), {}, {"r_q": 0.7, "r": 0.4})["r"] for m in (on_base, straight)]
    assert found[0] == pytest.approx(found[1], rel=1e-12)
    with pytest.raises(bg.BondGraphError, match="'base' rests"):
        on_base.v("base")


# -- reactions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", quick(("position", "rate", "acceleration"), ["rate"]))
def test_a_driven_joint_needs_the_effort_of_inverse_dynamics(what: str) -> None:
    sample = Sample(("revolute_askew", "prismatic", "universal"), (-1, 0, 1), 8)
    w, q0 = sample.u[1][0] * 0.5, sample.q[1][0]
    motion = {
        "position": f"{q0} + {2 * w}*sin(t) + 0.3*t**2",
        "rate": f"{2 * w}*cos(t) + 0.6*t",
        "acceleration": "0.6 - 0",
    }
    graph = bg.Graph("g", *sample.mechanism, Sf("drive", motion[what], given=what) >> sample.mechanism["j1"])
    equations = bg.compile(graph, None, ALGEBRAS[1])
    assert "j1" not in equations.states and ("j1_q" in equations.states) == (what != "position")
    start = {name: x for name, x in sample.start.items() if name in equations.states}
    if what == "acceleration":
        start["f_drive"] = sample.u[1][0]
    found = bg.rates(equations, {}, start)
    u_dot = [found["j0"], 0.6, found["j2_u1"], found["j2_u2"]]
    efforts = sample.efforts(u_dot)
    assert efforts[[0, 2, 3]] == pytest.approx(np.zeros(3), abs=1e-8)
    for form in FORMS[:3] if what == "position" else FORMS[:1]:  # what a form makes of it does not depend on this
        run = bg.simulate(bg.compile(graph, form, ALGEBRAS[1]), (0, 0.01), {}, start, **TIGHT)
        assert run["drive.e"][0] == pytest.approx(efforts[1], rel=1e-8), form


@trees
def test_joints_pass_the_wrenches_of_inverse_dynamics(tree: Sample) -> None:
    equations = bg.compile(bg.Graph("tree", *tree.mechanism), None, ALGEBRAS[1])
    run = bg.simulate(equations, (0, 0.01), {}, tree.start, **TIGHT)
    _, wrenches = tree.wrenches(tree.accelerations())
    for k, wrench in enumerate(wrenches):
        found = [run[f"j{k}_{letter}{x}"][0] for letter in "mf" for x in "xyz"]
        np.testing.assert_allclose(found, wrench, atol=1e-8 * max(1, np.abs(wrench).max()))


# -- points, and what acts between them --------------------------------------------------------------------------------


def place_of(sample: Sample, at: dict[str, float], body: int, r: Any) -> Any:
    """A point of a body, in inertial axes."""
    if body < 0:
        return np.array(r)
    (R1, p1), (R2, p2) = sample.frames[body]
    motion = sample.motions[f"j{body}"]
    R, p = KINDS[sample.kinds[body]].pose(np.array([at[x] for x in motion.coordinates]))
    return place_of(sample, at, sample.parents[body], p1 + R1 @ (p + R @ R2.T @ (np.array(r) - p2)))


@pytest.mark.slow
@trees
def test_points_turn_with_their_bodies_and_springs_between_them_keep_the_energy(tree: Sample) -> None:
    r1, r2, r3 = (0.2, 0.1, -0.3), (-0.1, 0.4, 0.2), (0.5, 0.5, 0.5)
    made, last = tree.mechanism, len(tree.kinds) - 1
    hook = made.point("hook", Frame(f"b{last}", r1))
    near = made.distance("near", Frame(f"b{last}", r1), Frame("b1", r2))
    far = made.distance("far", Frame("ground", r3), Frame("b0", r2))
    parts = (
        *made,
        *hook,
        *near,
        *far,
        near.flow >> C("rope", effort="20*(near_length - 0.3)"),
        far.flow >> C("tie", 0.1),
    )
    equations = bg.compile(bg.Graph("g", *parts), None, ALGEBRAS[1])
    assert {*equations.states} == {*tree.start}
    run = bg.simulate(equations, np.linspace(0, 0.2, 21), {}, tree.start, **TIGHT)
    at = [ends(run, tree, k) for k in range(len(run.t))]
    hooks = np.array([place_of(tree, x, last, r1) for x in at])
    moved = [np.trapezoid(run[f"hook_{x}"], run.t) for x in "xyz"]
    np.testing.assert_allclose(moved, hooks[-1] - hooks[0], atol=1e-3)
    others = np.array([place_of(tree, x, 1, r2) for x in at])
    np.testing.assert_allclose(run["near_length"], np.linalg.norm(hooks - others, axis=1), atol=1e-12)
    fixed = np.array([place_of(tree, x, 0, r2) for x in at]) - r3
    np.testing.assert_allclose(run["far_length"], np.linalg.norm(fixed, axis=1), atol=1e-12)
    energy = (
        np.array([tree.energy(x) for x in at]) + 10 * (run["near_length"] - 0.3) ** 2 + run["far_length"] ** 2 / 0.2
    )
    np.testing.assert_allclose(energy, energy[0], atol=1e-6)


def test_a_rigid_rod_between_two_bars_keeps_its_length_and_the_energy() -> None:
    bars = [Link(name, m, (0.1, 0.1, 0.01), centre=(0, 0, -0.5)) for name, m in (("a", 1.0), ("b", 2.0))]
    joints = [Revolute("p", "ground", bars[0], "y"), Revolute("q", Frame("ground", (1, 0, 0)), bars[1], "y")]
    made = Mechanism("m", bars, joints, gravity=(0, 0, -9.81))
    rod = made.distance("rod", bars[0].frame((0, 0, -1)), bars[1].frame((0, 0, -0.8)))
    equations = bg.compile(bg.Graph("g", *made, *rod, Sf("stiff", 0) >> rod.flow))
    assert equations.index == 2 and equations.states == ("p_q", "q_q", "p", "q")
    run = bg.simulate(equations, (0, 1), {}, {"p_q": 0.3}, rtol=1e-9, atol=1e-9)
    p, q = run["p_q"], run["q_q"]
    across, down = 1 - 0.8 * np.sin(q) + np.sin(p), np.cos(p) - 0.8 * np.cos(q)
    np.testing.assert_allclose(np.hypot(across, down), np.hypot(across[0], down[0]), atol=1e-7)
    energy = (0.35 * run["p"] ** 2 + 0.6 * run["q"] ** 2) / 2 - 9.81 * 0.5 * (np.cos(p) + 2 * np.cos(q))
    np.testing.assert_allclose(energy, energy[0], atol=1e-5)


@pytest.mark.parametrize("axes", ("body", "inertial"))
def test_a_weight_at_the_mass_centre_is_gravity(axes: str) -> None:
    """A field along inertial axes, by forces on points; along body axes, turned by hand."""
    sample = Sample(("revolute_askew",), (-1,), 9)
    weighed = bg.rates(bg.Graph("g", *sample.mechanism), {}, sample.start)["j0"]
    light = replace(sample.mechanism, gravity=None)
    point = light.point("at", Frame("b0", sample.centres[0]), axes)
    R = sample.frames[0][0][0] @ KINDS["revolute_askew"].pose(sample.q[0])[0] @ sample.frames[0][1][0].T
    force = sample.masses[0] * (GRAVITY if axes == "inertial" else R.T @ GRAVITY)
    pushed = bg.Graph("g", *light, *point, Se("weight", tuple(force)) >> point.flow)
    assert bg.rates(pushed, {}, sample.start)["j0"] == pytest.approx(weighed, rel=1e-9)


def test_a_moment_on_a_body_and_a_spring_and_a_damper_on_a_joint() -> None:
    wheel = Link("wheel", 3.0, (0.2, 0.2, 0.4))
    made = Mechanism("m", [wheel], [Revolute("axle", "ground", wheel)])
    turning = made.turning("shaft", "wheel")
    graph = bg.Graph("g", *made, *turning, Se("push", (5, 7, "M")) >> turning.flow, made["axle"] >> R("oil", 0.3),
                     made.q_dot("axle") >> C("coil", 0.5))  # fmt: skip
    found = bg.rates(graph, {"M": 2.0}, {"axle": 0.7, "axle_q": -0.2})["axle"]
    assert found == pytest.approx((2.0 - 0.3 * 0.7 + 0.2 / 0.5) / 0.4, rel=1e-12)


def test_a_body_its_joint_and_their_mechanism_may_share_a_name() -> None:
    craft = Link("craft", 2.0, (1, 1, 1))
    made = Mechanism("craft", [craft], [Free("craft", "ground", craft)], gravity=(0, 0, -9.81))
    assert bg.rates(bg.Graph("craft", *made), {}, {})["craft_uz"] == pytest.approx(-9.81)


def test_names_of_ones_own() -> None:
    made = Mechanism(
        "m", [Link("b", 1, (1, 1, 1))], [Cylindrical("j", "ground", "b", coordinates=("a", "x"), velocities=("w", "v"))]
    )
    assert bg.compile(bg.Graph("g", *made)).states == ("a", "x", "w", "v")


def test_a_joint_of_ones_own_is_one_method() -> None:
    """A screw."""

    class Screw(Joint):
        def _motion(self) -> Motion:
            turn = Revolute(self.name, self.parent, self.child).motion
            return turn._replace(place=("0", "0", f"h*{self.name}_q"), v=(("0",), ("0",), ("h",)))

    made = Mechanism("m", [Link("b", 2.0, (1, 1, 0.3))], [Screw("j", "ground", "b")], gravity=(0, 0, -10))
    graph = bg.Graph("g", *made)
    assert bg.rates(graph, {"h": 0.5}, {})["j"] == pytest.approx(-2 * 0.5 * 10 / (0.3 + 2 * 0.25), rel=1e-12)


# -- what is refused ---------------------------------------------------------------------------------------------------

SPUN = euler_angles("zyx", ("a", "b", "c"))
ROD, BOB = Link("rod", 1, (1, 1, 1)), Link("bob", 1, (1, 1, 1))
PIVOT, HINGE = Revolute("pivot", "ground", ROD), Revolute("hinge", ROD, BOB, "x")
REFUSED: dict[str, tuple[Callable[[], Any], type[bg.BondGraphError], set[str]]] = {
    "there is no such body": (lambda: Mechanism("m", [ROD], [PIVOT, HINGE]), bg.StructureError, {"hinge", "bob"}),
    "no joint holds 'bob'": (lambda: Mechanism("m", [ROD, BOB], [PIVOT]), bg.StructureError, {"bob"}),
    "no joints connect": (lambda: Mechanism("m", [ROD, BOB], [HINGE]), bg.StructureError, {"rod"}),
    "is held already": (
        lambda: Mechanism("m", [ROD, BOB], [PIVOT, Revolute("other", BOB, ROD)]), bg.StructureError, {"other"}
    ),
    "moves its second body": (lambda: Mechanism("m", [ROD], [Revolute("j", ROD, "ground")]), bg.StructureError, {"j"}),
    "2 bodies are called": (lambda: Mechanism("m", [ROD, ROD], [PIVOT]), bg.DuplicateName, {"rod"}),
    "2 joints are called": (
        lambda: Mechanism("m", [ROD, BOB], [PIVOT, Revolute("pivot", ROD, BOB)]), bg.DuplicateName, {"pivot"}
    ),
    "2 coordinates are called": (
        lambda: Mechanism("m", [ROD, BOB], [PIVOT, Revolute("j", ROD, BOB, coordinates="pivot_q")]),
        bg.DuplicateName, {"pivot_q"},
    ),
    "has no direction": (lambda: Revolute("j", "ground", ROD, (0, 0, 0)), bg.StructureError, {"j"}),
    "an axis is x, y, z": (lambda: Prismatic("j", "ground", ROD, "w"), bg.StructureError, {"j"}),
    "both its frames": (lambda: Revolute("j", ROD, ROD), bg.StructureError, {"j"}),
    "the normal of a plane": (lambda: Planar("j", "ground", ROD, (0, 1, 1)), bg.StructureError, {"j"}),
    "turns about two axes": (lambda: Universal("j", "ground", ROD, "xyz"), bg.StructureError, {"j"}),
    "its rates are": (lambda: Spherical("j", "ground", ROD, rates="mine"), bg.StructureError, {"j"}),
    "the axes of v are": (lambda: Free("j", "ground", ROD, v_axes="mine"), bg.StructureError, {"j"}),
    "2 names are needed": (lambda: Cylindrical("j", "ground", ROD, coordinates="q"), bg.StructureError, {"j", "q"}),
    "none of its joints moves": (lambda: Mechanism("m", [ROD], [Fixed("j", "ground", ROD)]), bg.StructureError, {"m"}),
    "there is no joint": (lambda: Mechanism("m", [ROD], [PIVOT])["hinge"], bg.StructureError, {"m"}),
    "there is no body": (lambda: Mechanism("m", [ROD], [PIVOT]).v("bob"), bg.StructureError, {"m"}),
    "do not move against each other": (
        lambda: Mechanism("m", [ROD], [PIVOT]).distance("d", ROD, ROD.frame((1, 0, 0))), bg.StructureError, {"d"}
    ),
    "its two points coincide": (
        lambda: Mechanism("m", [ROD, BOB], [PIVOT, HINGE]).distance("d", ROD, BOB), bg.StructureError, {"d"}
    ),
    "triangle inequality": (lambda: Link("slab", 1, (1, 1, 3)), bg.StructureError, {"slab_J"}),
    "the body that rests": (lambda: Link("ground", 1), bg.StructureError, {"ground"}),
    "is no rotation": (lambda: Frame("rod", (0, 0, 0), ((1, 0, 0), (0, 1, 0), (0, 0, -1))), bg.FrameError, {"rod"}),
    "is not a body of a mechanism": (lambda: Mechanism("m", [PIVOT], [PIVOT]), bg.StructureError, {"m"}),
    "is not a joint of a mechanism": (lambda: Mechanism("m", [ROD], ["pivot"]), bg.StructureError, {"m"}),
    "frame in 'rod' would change with pivot_q": (
        lambda: Mechanism("m", [ROD, BOB], [PIVOT, Revolute("hinge", ROD.frame(("pivot_q", 0, 0)), BOB)]),
        bg.StructureError, {"hinge", "pivot_q"},
    ),
    "motion would change with t": (
        lambda: Mechanism("m", [ROD], [Revolute("j", "ground", ROD, ("t", 1, 0))]), bg.StructureError, {"j", "t"}
    ),
    "inertia would change with pivot_q": (
        lambda: Mechanism("m", [Link("rod", "1 + pivot_q**2")], [PIVOT]), bg.StructureError, {"rod", "pivot_q"}
    ),
    "omega for a unit of 'j_wx' is not what R, place and Q": (
        lambda: Spherical("j", "ground", ROD, replace(SPUN, Q=SPUN.rates("inertial"))), bg.StructureError, {"j", "j_wx"}
    ),
    "it sits at a frame": (lambda: Revolute("j", "ground", 3), bg.StructureError, {"j"}),
    "three, not '-y'": (lambda: Revolute("j", "ground", ROD, "-y"), bg.StructureError, {"j"}),
    "three, not 1": (lambda: Revolute("j", "ground", ROD, 1), bg.StructureError, {"j"}),
    "the place of a frame is a vector of three formulas, not 'l'": (
        lambda: ROD.frame("l"), bg.StructureError, {"rod"}
    ),
    "a mass centre is a vector of three formulas, not 0.5": (
        lambda: Link("rod", 1, centre=0.5), bg.StructureError, {"rod"}
    ),
    "free fall is a vector of three formulas, not 9.81": (
        lambda: Mechanism("m", [ROD], [PIVOT], gravity=9.81), bg.StructureError, {"m"}
    ),
    "moments, or a tensor of shape (3, 3), not 0.1": (
        lambda: Link("rod", 1, 0.1), bg.StructureError, {"rod", "inertia"}
    ),
    "an attitude is a sequence of angles or an Attitude": (
        lambda: Free("j", "ground", ROD, ["a", "b", "c"]), bg.StructureError, {"j"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("law", REFUSED)
def test_wrong_mechanisms_are_refused_by_name(law: str) -> None:
    make, kind, parties = REFUSED[law]
    with pytest.raises(kind) as caught:
        make()
    assert law in caught.value.law and {*caught.value.parties} == parties and caught.value.remedy


SWING = Mechanism("swing", [ROD, BOB], [PIVOT, HINGE], gravity=(0, 0, -1))
POINT = SWING.point("tip", ROD.frame((0, 0, -1)))
ROPE = SWING.distance("rope", Frame("ground", (2, 0, 0)), BOB.frame((0, 0, -1)))
TURN = SWING.turning("turn", BOB, "body")
FLOOR = BallContact("floor", SWING, BOB.frame((0, 1, 0)), 0.1)
LONE = Body("lone", 1, (1, 1, 1), SPUN)
HOOK = LONE.point("hook", (1, 0, 0))
SHOT = Particle("shot", 1)
LEFT_OUT: dict[str, tuple[Sequence[Any], Callable[[], Any]]] = {
    "swing": ((), lambda: Se("push", 1) >> SWING["pivot"]),
    "swing: a rate": ((), lambda: SWING.q_dot("pivot") >> C("coil")),
    "swing: a body's velocity": ((), lambda: SWING.v(ROD) >> R("drag", (1, 1, 1))),
    "tip": ((*SWING,), lambda: POINT.flow >> R("drag", (1, 1, 1))),
    "rope": ((*SWING,), lambda: ROPE.flow >> C("elastic")),
    "rope: its length": ((*SWING,), lambda: ROPE.flow >> C("elastic", effort="rope_length - 1")),
    "rope: held": ((*SWING,), lambda: Sf("rod", 2, given="position") >> ROPE.flow),
    "turn": ((*SWING,), lambda: Se("moment", (0, 0, 1)) >> TURN.flow),
    "floor": ((*SWING,), lambda: FLOOR.rolling[0]),
    "floor: its load": ((*SWING,), lambda: FLOOR.normal >> C("bounce", effort="floor_height")),
    "lone": ((), lambda: Se("weight", (0, 0, -1)) >> LONE.v),
    "lone: a moment": ((), lambda: Se("moment", (0, 0, -1)) >> LONE.omega),
    "lone_hook": ((*LONE,), lambda: HOOK.flow >> R("drag", (1, 1, 1))),
    "shot": ((), lambda: Se("weight", (0, 0, -1)) >> SHOT.v),
}


@pytest.mark.parametrize("case", LEFT_OUT)
def test_what_hangs_where_nothing_moves_is_refused_with_what_to_put_in(case: str) -> None:
    there, part = LEFT_OUT[case]
    name = case.partition(":")[0]
    with pytest.raises(bg.StructureError) as caught:
        bg.Graph("g", *there, part())
    assert name in caught.value.parties and f"put *{name} into" in caught.value.remedy
    whole = {"swing": SWING, "tip": POINT, "rope": ROPE, "turn": TURN, "floor": FLOOR, "lone": LONE, "lone_hook": HOOK}
    bg.Graph("g", *there, *whole.get(name, SHOT), part())


@pytest.mark.parametrize("form", FORMS)
def test_a_mass_that_is_a_number_is_one_parameter_and_weighs_what_it_resists(form: Any) -> None:
    """A pendulum's motion does not depend on the mass of its bob, whichever value that is given later."""
    bob = Link("bob", 1.0, centre=(0, 0, -0.5))
    swing = Mechanism("swing", [bob], [Revolute("pivot", "ground", bob, "y")], gravity=(0, 0, -9.81))
    equations = bg.compile(bg.Graph("g", *swing), form)
    assert dict(equations.parameters) == {"bob_m": 1.0}
    for mass in (1.0, 3.0):
        run = bg.simulate(equations, (0, 0.1), {"bob_m": mass}, {"pivot_q": 0.3})
        fallen = 0.5 * run["pivot"] ** 2 * 0.5**2 - 9.81 * 0.5 * (np.cos(run["pivot_q"]) - np.cos(0.3))
        np.testing.assert_allclose(fallen, 0, atol=1e-7)  # what tolerances of 1e-8 leave of the energy
        if form is None:
            assert run["pivot_fz"][0] == pytest.approx(mass * 9.81 * np.cos(0.3), rel=1e-9)
    dynamics = Dynamics(swing, {"bob_m": 3.0})
    assert dynamics.accelerations({"pivot_q": 0.3})[0] == pytest.approx(-9.81 / 0.5 * np.sin(0.3), rel=1e-12)
    assert dynamics.mass == 3.0 and dynamics.mass_matrix({})[0, 0] == pytest.approx(3 * 0.25, rel=1e-12)


@pytest.mark.parametrize(("thing", "way"), [(ROD, "mechanism.point('tip', 'rod').flow"), (HINGE, "mechanism['hinge']")])
def test_bodies_and_joints_are_no_elements_and_say_where_to_hang_things(thing: Any, way: str) -> None:
    for tell in (lambda: Se("push") >> thing, lambda: thing >> R("drag"), lambda: bg.Graph("g", *SWING, thing)):
        with pytest.raises(bg.StructureError) as caught:
            tell()
        assert way in caught.value.remedy


def test_a_joint_stands_for_its_name_and_a_point_for_its_junction() -> None:
    assert SWING[HINGE] == SWING["hinge"] and SWING.q_dot(PIVOT) == SWING.q_dot("pivot")
    assert POINT["tip_x"] == POINT.flow["tip_x"] and POINT.name == "tip"
    with pytest.raises(bg.StructureError, match="there is no joint 'other'"):
        SWING[Revolute("other", "ground", ROD)]


STARLESS = {"swing": SWING, "tip": POINT, "floor": FLOOR, "lone": LONE, "lone_hook": HOOK, "shot": SHOT}
ASKS = (bg.compile, bg.simulate, bg.rates, bg.linearize, bg.equilibrium, bg.certify, bg.kind, bg.reduce, bg.analyse)


@pytest.mark.parametrize("name", STARLESS)
def test_what_is_many_chains_wants_a_star(name: str) -> None:
    whole = STARLESS[name]
    told = [lambda: bg.Graph("g", whole), lambda: Se("push") >> whole, lambda: whole >> R("drag")]
    told += [lambda ask=ask: ask(whole, *[(0, 1)] * (ask is bg.simulate)) for ask in ASKS]
    for tell in told:
        with pytest.raises(bg.StructureError) as caught:
            tell()
        assert caught.value.parties == (name,) and f"*{name}, ..." in caught.value.remedy


def single(mechanism: str, body: str, joint: str, kind: Any = Revolute) -> Mechanism:
    return Mechanism(mechanism, [Link(body, 1, (1, 1, 1))], [kind(joint, "ground", body)], gravity=(0, 0, -1))


def joined(*parts: Any) -> Callable[[], bg.Graph]:
    return lambda: bg.Graph("g", *(chain for part in parts for chain in part))


TWICE: dict[str, tuple[Callable[[], bg.Graph], set[str]]] = {
    **{
        f"{what} of one name, {one.__name__} and {other.__name__}": (
            joined(single("a", "x", "j", one), single("b", *names, other)), {"a", "b"}
        )
        for what, names in (("joints", ("y", "j")), ("bodies", ("x", "k")), ("both", ("x", "j")))
        for one, other in ((Revolute, Revolute), (Revolute, Free), (Free, Revolute), (Free, Free), (Planar, Spherical))
    },
    "two points": (joined(SWING, POINT, SWING.point("tip", ROD.frame((0, 0, -2)))), {"tip"}),
    "points of two mechanisms": (
        joined(SWING, single("b", "y", "k"), POINT, single("b", "y", "k").point("tip", "y")), {"tip"}
    ),
    "two distances": (joined(SWING, ROPE, SWING.distance("rope", "ground", BOB.frame((0, 1, -1)))), {"rope"}),
    "two contacts": (joined(SWING, FLOOR, BallContact("floor", SWING, BOB.frame((0, 1, 0)), 0.2)), {"d_floor_slip"}),
    "a point and a joint": (joined(SWING, SWING.point("pivot", ROD)), {"d_pivot", "pivot_wrench", "rod_twist"}),
    "a point and a body": (joined(SWING, SWING.point("rod_v", ROD)), {"rod_v", "swing"}),
    "a joint beside a body": (joined(single("a", "A", "A_v")), {"A_v", "A"}),
    "a joint of three beside a body": (joined(single("a", "A", "A_v", Spherical)), {"A_v", "A"}),
    "a joint of six beside a body": (joined(single("a", "A", "A_v", Free)), {"A_v", "A_v_q_dot"}),
    "mechanisms": (joined(single("a", "x", "j"), single("a", "y", "k")), {"a_f", "d_j", "d_k"}),
}  # fmt: skip


@pytest.mark.parametrize("what", TWICE)
def test_one_name_for_two_parts_is_refused_with_both(what: str) -> None:
    make, parties = TWICE[what]
    with pytest.raises(bg.DuplicateName) as caught:
        make()
    assert parties <= {*caught.value.parties} and "rename" in caught.value.remedy


def test_the_same_part_put_in_twice_is_told() -> None:
    for part in (SWING, POINT):
        with pytest.raises(bg.StructureError, match="written twice"):
            bg.Graph("g", *SWING, *POINT, *part)


@pytest.mark.parametrize("form", FORMS[:2])
def test_a_direction_without_mass_names_the_joint(form: Any) -> None:
    arm, ring = Link("arm", 1, (1, 1, 1)), Link("ring")
    made = Mechanism("m", [arm, ring], [Revolute("pivot", "ground", arm), Revolute("loose", arm, ring, "x")])
    with pytest.raises(bg.BondGraphError) as caught:
        bg.compile(bg.Graph("g", *made), form)
    assert "loose" in str(caught.value) and "pivot" not in caught.value.parties
