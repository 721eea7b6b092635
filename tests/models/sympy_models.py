"""Mechanisms written with sympy.physics.mechanics, and the accelerations that sympy itself finds for them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import sympy as sp
from sympy.physics.mechanics import (
    CoulombKineticFriction,
    CylindricalJoint,
    DuffingSpring,
    Force,
    ForceActuator,
    KanesMethod,
    LagrangesMethod,
    Lagrangian,
    LinearDamper,
    LinearPathway,
    LinearSpring,
    ObstacleSetPathway,
    Particle,
    PinJoint,
    PlanarJoint,
    Point,
    PrismaticJoint,
    ReferenceFrame,
    RigidBody,
    SphericalJoint,
    System,
    Torque,
    TorqueActuator,
    WeldJoint,
    dot,
    dynamicsymbols,
    inertia,
)

from bondgraph.program.gauss_newton import nearest

t = dynamicsymbols._t


@dataclass(frozen=True)
class Case:
    """A model, what sympy makes of it, and how its random states are found.

    Args:
        model: what `from_sympy` is given, or its parts.
        method: sympy's, its equations formed.
        q, u: coordinates and speeds.
        positions, velocities: expressions that vanish, of coordinates, and of speeds and coordinates.
        near: where random coordinates lie around; 0.7 where nothing is said.
        inputs: formulas in t of functions of time that are given.
        prescribed: those of them that motions depend on.
    """

    model: Any
    method: Any
    q: tuple[Any, ...]
    u: tuple[Any, ...]
    positions: tuple[Any, ...] = ()
    velocities: tuple[Any, ...] = ()
    near: Mapping[str, float] = field(default_factory=dict)
    inputs: Mapping[Any, Any] = field(default_factory=dict)
    prescribed: tuple[Any, ...] = ()

    @property
    def parameters(self) -> list[Any]:
        whole = (*self.method.mass_matrix_full, *self.method.forcing_full, *self.positions, *self.velocities)
        found = sp.Matrix(whole).free_symbols
        return sorted(found - {t}, key=str)


CASES: dict[str, Callable[[], Case]] = {}
SLOW: set[str] = set()


def listed(build: Callable[[], Case]) -> Callable[[], Case]:
    CASES[build.__name__] = cache(build)
    return CASES[build.__name__]


def slow(build: Callable[[], Case]) -> Callable[[], Case]:
    SLOW.add(build.__name__)
    return listed(build)


@dataclass(frozen=True)
class State:
    """A consistent state and what sympy says of it."""

    t: float
    values: dict[Any, float]
    q: dict[str, float]
    u: dict[str, float]
    u_dot: dict[str, float]


def states(case: Case, count: int, seed: int = 0) -> list[State]:
    """Random states that meet the constraints, with sympy's accelerations there."""
    draw = random.Random(seed)
    numbers = _functions(case)
    return [_state(case, numbers, draw) for _ in range(count)]


def _functions(case: Case) -> Any:
    arguments = [t, *case.parameters, *case.q, *case.u]

    def function(expressions: Any) -> Any:
        plain = sp.Matrix(expressions).doit().subs(dict(case.inputs)).doit()
        swap = {x: sp.Dummy() for x in (*case.u, *case.q)}
        plain = plain.xreplace(swap)
        return sp.lambdify([swap.get(x, x) for x in arguments], plain, "numpy", cse=True)

    rates = _rates(case)
    known = [sp.sympify(x).doit().xreplace(rates) for x in case.velocities]
    return {
        "M": function(case.method.mass_matrix_full.xreplace(rates)),
        "F": function(case.method.forcing_full.xreplace(rates)),
        "g": function(case.positions) if case.positions else None,
        "a": function(known) if known else None,
    }


def _rates(case: Case) -> dict[Any, Any]:
    """Rates of coordinates that stand in sympy's matrices, where the speeds are others."""
    found = getattr(case.method, "_qdot_u_map", None) or {}
    return {rate: value for rate, value in found.items() if rate not in case.u}


def _state(case: Case, numbers: Any, draw: random.Random) -> State:
    time = draw.uniform(0.1, 0.9)
    values = [draw.uniform(0.5, 1.5) for _ in case.parameters]
    q = [case.near.get(str(x.func), 0.7) + draw.uniform(-0.25, 0.25) for x in case.q]
    u = [draw.uniform(-1, 1) for _ in case.u]
    if numbers["g"] is not None:
        found = nearest(lambda x: numbers["g"](time, *values, *x, *u).ravel().tolist(), q)
        assert found is not None, "no consistent configuration"
        q = found
    if numbers["a"] is not None:
        found = nearest(lambda x: numbers["a"](time, *values, *q, *x).ravel().tolist(), u)
        assert found is not None
        u = found
    at = (time, *values, *q, *u)
    whole = np.linalg.solve(numbers["M"](*at).astype(float), numbers["F"](*at).astype(float)).ravel()
    rates = whole[len(case.q) : len(case.q) + len(case.u)]
    return State(
        time,
        dict(zip(case.parameters, values, strict=True)),
        {str(x.func): v for x, v in zip(case.q, q, strict=True)},
        {_name(x): v for x, v in zip(case.u, u, strict=True)},
        {_name(x): float(v) for x, v in zip(case.u, rates, strict=True)},
    )


def _name(u: Any) -> str:
    return f"{u.expr.func}_dot" if isinstance(u, sp.Derivative) else str(u.func)


def of_kane(kane: KanesMethod, **more: Any) -> Case:
    """A KanesMethod that has been told its bodies."""
    return Case(
        kane, kane, tuple(kane.q), tuple(kane.u), tuple(kane._f_h), tuple(kane._k_nh * kane.u + kane._f_nh)
        if kane._k_nh else (), **more,
    )  # fmt: skip


def of_system(system: System, **more: Any) -> Case:
    """A System; its equations are formed here."""
    system.validate_system()
    system.form_eoms()
    return Case(
        system, system.eom_method, tuple(system.q), tuple(system.u), tuple(system.holonomic_constraints),
        tuple(system.velocity_constraints), **more,
    )  # fmt: skip


# -- Kane's method, points and frames by hand -------------------------------------------------------------------------


def hanging(n: int) -> Case:
    """A cart that is pushed, with n point masses on rods; absolute angles, a torque in each hinge."""
    q, u = dynamicsymbols(f"q:{n + 1}"), dynamicsymbols(f"u:{n + 1}")
    m, l, g = sp.symbols(f"m:{n + 1}"), sp.symbols(f"l:{n}"), sp.Symbol("g")
    push, T = dynamicsymbols("push T")
    N, O, P = ReferenceFrame("N"), Point("O"), Point("P0")
    O.set_vel(N, 0)
    P.set_pos(O, q[0] * N.x)
    P.set_vel(N, u[0] * N.x)
    bodies, loads = [Particle("cart", P, m[0])], [(P, push * N.x - m[0] * g * N.y)]
    for i in range(n):
        A = N.orientnew(f"A{i}", "Axis", [q[i + 1], N.z])
        A.set_ang_vel(N, u[i + 1] * N.z)
        P = P.locatenew(f"P{i + 1}", -l[i] * A.y)
        P.v2pt_theory(bodies[-1].point, N, A)
        bodies.append(Particle(f"bob{i + 1}", P, m[i + 1]))
        loads += [(P, -m[i + 1] * g * N.y), (A, (T if i == 0 else 0) * N.z)]
    kane = KanesMethod(N, q, u, [x.diff(t) - v for x, v in zip(q, u, strict=True)])
    kane.kanes_equations(bodies, [load for load in loads if load[1] != 0])
    return of_kane(kane, inputs={push: sp.sin(3 * t), T: 2 + t**2})


@listed
def pendulum_of_two_links_on_a_cart() -> Case:
    return hanging(2)


@slow
def pendulum_of_five_links_on_a_cart() -> Case:
    return hanging(5)


@listed
def rolling_disc() -> Case:
    """The speeds are the angular velocity in axes that lean but do not spin with the disc."""
    q, u = dynamicsymbols("yaw lean spin"), dynamicsymbols("w1:4")
    r, m, g = sp.symbols("r m g")
    N = ReferenceFrame("N")
    Y = N.orientnew("Y", "Axis", [q[0], N.z])
    L = Y.orientnew("L", "Axis", [q[1], Y.x])
    R = L.orientnew("R", "Axis", [q[2], L.y])
    turning = R.ang_vel_in(N)
    speeds = u[0] * L.x + u[1] * L.y + u[2] * L.z
    kdes = [dot(turning - speeds, axis) for axis in L]
    rates = sp.solve(kdes, [x.diff(t) for x in q])
    R.set_ang_vel(N, speeds)
    L.set_ang_vel(N, L.ang_vel_in(N).subs(rates))
    C = Point("C")
    C.set_vel(N, 0)
    D = C.locatenew("D", r * L.z)
    D.v2pt_theory(C, N, R)
    disc = RigidBody("disc", D, R, m, (inertia(L, m / 4 * r**2, m / 2 * r**2, m / 4 * r**2), D))
    kane = KanesMethod(N, q, u, kdes)
    kane.kanes_equations([disc], [(D, -m * g * N.z)])
    return of_kane(kane)


@listed
def rolling_disc_held_by_constraints() -> Case:
    """Five coordinates, their rates as speeds, and two constraints; against Lagrange's equations with multipliers."""
    x, y, a, b, c = q = dynamicsymbols("x y yaw lean spin")
    r, m, g = sp.symbols("r m g")
    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    Y = N.orientnew("Y", "Axis", [a, N.z])
    L = Y.orientnew("L", "Axis", [b, Y.x])
    R = L.orientnew("R", "Axis", [c, L.y])
    D = O.locatenew("D", x * N.x + y * N.y + r * L.z)
    D.set_vel(N, D.pos_from(O).dt(N))
    disc = RigidBody("disc", D, R, m, (inertia(R, m / 4 * r**2, m / 2 * r**2, m / 4 * r**2), D))
    touching = D.vel(N) + R.ang_vel_in(N).cross(-r * L.z)
    held = [touching.dot(N.x), touching.dot(N.y)]
    disc.potential_energy = m * g * D.pos_from(O).dot(N.z)
    lagrange = LagrangesMethod(Lagrangian(N, disc), list(q), nonhol_coneqs=held, frame=N)
    disc.potential_energy = 0
    lagrange.form_lagranges_equations()
    parts = {"frame": N, "q": q, "bodies": [disc], "loads": [Force(D, -m * g * N.z)], "velocity_constraints": held}
    return Case(parts, lagrange, tuple(q), tuple(v.diff(t) for v in q), (), tuple(held))


@listed
def pendulum_in_cartesian_coordinates() -> Case:
    """Dependent coordinates and speeds, both given to Kane's method."""
    x, y, u, v = dynamicsymbols("x y u v")
    l, m, g = sp.symbols("l m g")
    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    P = O.locatenew("P", x * N.x + y * N.y)
    P.set_vel(N, u * N.x + v * N.y)
    kane = KanesMethod(
        N, [x], [u], [u - x.diff(t), v - y.diff(t)], q_dependent=[y], u_dependent=[v],
        configuration_constraints=[x**2 + y**2 - l**2], velocity_constraints=[x * u + y * v],
    )  # fmt: skip
    kane.kanes_equations([Particle("bob", P, m)], [(P, m * g * N.x)])
    return of_kane(kane)


@listed
def pendulum_whose_pivot_is_moved() -> Case:
    """The pivot goes by a function of time that is given, and sways by a formula in time besides."""
    theta, omega, z = dynamicsymbols("theta omega z")
    l, m, g, h = sp.symbols("l m g h")
    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    B = N.orientnew("B", "Axis", [theta, N.z])
    B.set_ang_vel(N, omega * N.z)
    pivot = O.locatenew("pivot", z * N.y + h * sp.cos(5 * t) * N.x)
    pivot.set_vel(N, pivot.pos_from(O).dt(N))
    P = pivot.locatenew("P", -l * B.y)
    P.v2pt_theory(pivot, N, B)
    rod = RigidBody("rod", P, B, m, (inertia(B, 0, 0, m * l**2 / 7), P))
    kane = KanesMethod(N, [theta], [omega], [omega - theta.diff(t)])
    kane.kanes_equations([rod], [(P, -m * g * N.y), (B, -(z + omega**3) * N.z)])
    return of_kane(kane, inputs={z: sp.sin(2 * t) / 3}, prescribed=(z,))


# -- systems of bodies and joints -------------------------------------------------------------------------------------


@listed
def double_pendulum_of_pin_joints() -> Case:
    """Two rods in a plane, with a viscous torque in the second joint."""
    m, l, g, c, J = sp.symbols("m l g c J")
    ground = RigidBody("ground")
    rods = [RigidBody(f"rod{i}", mass=m) for i in (1, 2)]
    for rod in rods:
        rod.inertia = (inertia(rod.frame, 0, 0, J), rod.masscenter)
    first = PinJoint("hinge1", ground, rods[0], child_point=l / 2 * rods[0].y, joint_axis=ground.z)
    second = PinJoint(
        "hinge2", rods[0], rods[1], parent_point=-l / 2 * rods[0].y, child_point=l / 2 * rods[1].y,
        joint_axis=rods[0].z,
    )  # fmt: skip
    system = System.from_newtonian(ground)
    system.add_joints(first, second)
    system.apply_uniform_gravity(-g * ground.y)
    system.add_actuators(TorqueActuator(-c * second.speeds[0], rods[0].z, rods[1].frame, rods[0].frame))
    return of_system(system)


@listed
def chaos_pendulum() -> Case:
    """A rod that swings, and a plate that turns about the rod's axis."""
    mA, mB, lA, lB, g = sp.symbols("mA mB lA lB g")
    J = sp.symbols("A:3 B:3")
    ground, rod, plate = RigidBody("ground"), RigidBody("rod", mass=mA), RigidBody("plate", mass=mB)
    rod.inertia = (inertia(rod.frame, *J[:3]), rod.masscenter)
    plate.inertia = (inertia(plate.frame, *J[3:]), plate.masscenter)
    swing = PinJoint("swing", ground, rod, child_point=-lA * rod.z, joint_axis=ground.y)
    twist = PinJoint("twist", rod, plate, parent_point=(lB - lA) * rod.z, joint_axis=rod.z)
    system = System.from_newtonian(ground)
    system.add_joints(swing, twist)
    system.apply_uniform_gravity(g * ground.z)
    return of_system(system)


@listed
def block_with_two_pendulums() -> Case:
    """A block on a spring, a bob beneath it on a damped rod, another on a weld."""
    m, M, l, k, c, g = sp.symbols("m M l k c g")
    wall, block = RigidBody("wall"), RigidBody("block", mass=M)
    rod, bob = RigidBody("rod", mass=0), Particle("bob", mass=m)
    rod.inertia = (0 * rod.x.outer(rod.x), rod.masscenter)
    other = Particle("other", mass=m)
    slide = PrismaticJoint("slide", wall, block, joint_axis=wall.x)
    swing = PinJoint("swing", block, rod, joint_axis=block.z)
    end = WeldJoint("end", rod, bob, parent_point=-l * rod.y)
    middle = WeldJoint("middle", rod, other, parent_point=-l / 3 * rod.y)
    system = System.from_newtonian(wall)
    system.add_joints(slide, swing, end, middle)
    system.apply_uniform_gravity(-g * wall.y)
    path = LinearPathway(wall.masscenter, block.masscenter)
    system.add_actuators(LinearSpring(k, path, sp.Symbol("rest")), LinearDamper(c, path))
    system.add_loads(Torque(rod, -c * swing.speeds[0] * wall.z))
    return of_system(system)


@listed
def four_bar_linkage() -> Case:
    """Three rods on joints, the loop closed by two holonomic constraints, driven by a torque."""
    l, m, g, J = sp.symbols("l m g J")
    torque = dynamicsymbols("torque")
    ground, a, b, c = RigidBody("ground"), *(RigidBody(x, mass=m) for x in ("crank", "coupler", "rocker"))
    for rod in (a, b, c):
        rod.inertia = (inertia(rod.frame, 0, 0, J), rod.masscenter)
    one = PinJoint("one", ground, a, child_point=-l / 2 * a.x, joint_axis=ground.z)
    two = PinJoint("two", a, b, parent_point=l / 2 * a.x, child_point=-2 * l / 3 * b.x, joint_axis=a.z)
    three = PinJoint("three", b, c, parent_point=2 * l / 3 * b.x, child_point=-l / 2 * c.x, joint_axis=b.z)
    system = System.from_newtonian(ground)
    system.add_joints(one, two, three)
    system.apply_uniform_gravity(-g * ground.y)
    gap = c.masscenter.pos_from(ground.masscenter) + l / 2 * c.x - sp.Rational(7, 5) * l * ground.x
    q, u = (*one.coordinates, *two.coordinates, *three.coordinates), (*one.speeds, *two.speeds, *three.speeds)
    system.q_ind, system.q_dep = q[0], list(q[1:])
    system.u_ind, system.u_dep = u[0], list(u[1:])
    system.add_holonomic_constraints(gap.dot(ground.x), gap.dot(ground.y))
    system.add_actuators(TorqueActuator(torque, ground.z, a.frame, ground.frame))
    near = {"q_one": 1.2, "q_two": -1.0, "q_three": -1.4}
    return of_system(system, near=near, inputs={torque: sp.cos(t)})


@listed
def bead_on_a_spring_and_a_damper() -> Case:
    """A particle in a plane, tied to a fixed point by a spring, a damper and a jack that pushes with a given force."""
    x, y, u, v, push = dynamicsymbols("x y u v push")
    m, k, c, rest, g = sp.symbols("m k c rest g")
    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    P = O.locatenew("P", x * N.x + y * N.y)
    P.set_vel(N, u * N.x + v * N.y)
    system = System(N, O)
    system.add_coordinates(x, y)
    system.add_speeds(u, v)
    system.add_kdes(u - x.diff(t), v - y.diff(t))
    system.add_bodies(Particle("bead", P, m))
    path = LinearPathway(O, P)
    system.add_actuators(LinearSpring(k, path, rest), LinearDamper(c, path), ForceActuator(x * push, path))
    system.apply_uniform_gravity(-g * N.y)
    return of_system(system, inputs={push: sp.exp(-t)})


@listed
def masses_and_springs_in_parallel() -> Case:
    """Springs without a length of their own, dampers, masses on one line."""
    m, k, c = sp.symbols("m1:3"), sp.symbols("k1:3"), sp.symbols("c1:3")
    wall = RigidBody("wall")
    one, two = RigidBody("one", mass=m[0]), RigidBody("two", mass=m[1])
    first = PrismaticJoint("first", wall, one, joint_axis=wall.x)
    second = PrismaticJoint("second", one, two, joint_axis=one.x)
    system = System.from_newtonian(wall)
    system.add_joints(first, second)
    ends = (wall.masscenter, one.masscenter, two.masscenter)
    for i in range(2):
        path = LinearPathway(ends[i], ends[i + 1])
        system.add_actuators(LinearSpring(k[i], path), LinearDamper(c[i], path))
    return of_system(system)


@listed
def duffing_oscillator() -> Case:
    x, u, push = dynamicsymbols("x u push")
    m, a, b, c, rest = sp.symbols("m a b c rest")
    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    P = O.locatenew("P", x * N.x)
    P.set_vel(N, u * N.x)
    path = LinearPathway(O, P)
    spring, damper = DuffingSpring(a, b, path, rest), LinearDamper(c, path)
    kane = KanesMethod(N, [x], [u], [u - x.diff(t)])
    kane.kanes_equations([Particle("mass", P, m)], [*spring.to_loads(), *damper.to_loads(), (P, push * N.x)])
    parts = {
        "frame": N, "q": [x], "u": [u], "kdes": [u - x.diff(t)], "bodies": [Particle("mass", P, m)],
        "actuators": [spring, damper], "loads": [(P, push * N.x)],
    }  # fmt: skip
    return Case(parts, kane, (x,), (u,), inputs={push: sp.cos(t)})


@slow
def bicycle() -> Case:
    """Frame, fork and two wheels that roll, in axes of the frame; the wheels' angles are no coordinates."""
    yaw, lean, pitch, steer = q = dynamicsymbols("yaw lean pitch steer")
    u = dynamicsymbols("u_yaw u_lean u_pitch u_steer u_rear u_front")
    rR, rF, a, b, c, d, e, h, g = sp.symbols("rR rF a b c d e h g")
    N, O = ReferenceFrame("N"), Point("O")
    Y = N.orientnew("Y", "Axis", [yaw, N.z])
    L = Y.orientnew("L", "Axis", [lean, Y.x])
    E = L.orientnew("E", "Axis", [pitch, L.y])
    H = E.orientnew("H", "Axis", [steer, E.z])
    WR, WF = ReferenceFrame("WR"), ReferenceFrame("WF")
    Y.set_ang_vel(N, u[0] * N.z)
    L.set_ang_vel(Y, u[1] * Y.x)
    E.set_ang_vel(L, u[2] * L.y)
    H.set_ang_vel(E, u[3] * E.z)
    WR.set_ang_vel(E, u[4] * E.y)
    WF.set_ang_vel(H, u[5] * H.y)
    O.set_vel(N, 0)
    rear = O.locatenew("rear", rR * L.z)
    rear.v2pt_theory(O, N, WR)
    frame = rear.locatenew("frame", a * E.x + b * E.z)
    frame.v2pt_theory(rear, N, E)
    head = rear.locatenew("head", c * E.x)
    head.v2pt_theory(rear, N, E)
    front = head.locatenew("front", d * H.x - e * H.z)
    front.v2pt_theory(head, N, H)
    fork = front.locatenew("fork", h * H.z)
    fork.v2pt_theory(front, N, H)
    across = N.z - N.z.dot(H.y) * H.y
    down = -rF / across.magnitude() * across
    touching = front.vel(N) + WF.ang_vel_in(N).cross(down)
    held = [touching.dot(x) for x in (Y.x, Y.y, Y.z)]
    height = front.pos_from(O).dot(N.z) + down.dot(N.z)

    def body(name: str, place: Any, turning: Any, axes: Any, *moments: Any) -> RigidBody:
        return RigidBody(name, place, turning, sp.Symbol(f"m_{name}"), (inertia(axes, *moments), place))

    A, B, C, P, F, G, K, J, S, T = sp.symbols("A B C P F G K J S T")
    bodies = [
        body("chassis", frame, E, E, A, B, C, 0, 0, P / 9), body("handlebar", fork, H, H, F, G, K),
        body("back", rear, WR, E, J, 2 * J, J), body("fore", front, WF, H, S, 2 * S, S),
    ]  # fmt: skip
    kane = KanesMethod(
        N, [yaw, lean, steer], [u[1], u[3], u[4]], [x.diff(t) - v for x, v in zip((yaw, lean, steer, pitch),
        (u[0], u[1], u[3], u[2]), strict=True)], q_dependent=[pitch], configuration_constraints=[height],
        u_dependent=[u[0], u[2], u[5]], velocity_constraints=held, constraint_solver="CRAMER",
    )  # fmt: skip
    del q, T
    kane.kanes_equations(bodies, [(x.masscenter, -x.mass * g * N.z) for x in bodies])
    return of_kane(kane, near={"lean": 0.1, "pitch": 0.2, "steer": 0.2})


# -- each joint, and what is left -------------------------------------------------------------------------------------


@slow
def arm_of_every_joint() -> Case:
    """A body on a table, another on a ball joint on it, and one that slides along that and turns about it."""
    ground = RigidBody("ground")
    plate, ball, sleeve = (RigidBody(x, mass=sp.Symbol(f"m_{x}")) for x in ("plate", "ball", "sleeve"))
    for k, body in enumerate((plate, ball, sleeve)):
        moments = [sp.Rational(n + k, 2) for n in (3, 4, 5)]
        body.inertia = (inertia(body.frame, *moments, sp.Rational(1, 7), 0, sp.Rational(1, 9)), body.masscenter)
    table = PlanarJoint("table", ground, plate)
    wrist = SphericalJoint("wrist", plate, ball, child_point=sp.Symbol("h") * ball.y, rot_type="body", rot_order=312)
    guide = CylindricalJoint("guide", ball, sleeve, joint_axis=ball.x)
    system = System.from_newtonian(ground)
    system.add_joints(table, wrist, guide)
    for body in (plate, ball, sleeve):
        place = body.masscenter.pos_from(ground.masscenter)
        body.masscenter.set_vel(ground.frame, place.dt(ground.frame))
    system.add_loads(Force(sleeve.masscenter, sp.Symbol("F") * ground.z), Torque(ball, guide.speeds[1] * plate.x))
    return of_system(system)


@listed
def block_with_friction() -> Case:
    """Friction with Stribeck's effect along a line, and a force that depends on an unusual symbol."""
    x, u = dynamicsymbols("x u")
    m, mu, f_n, sigma, v_s, mu_s, b = sp.symbols("m mu f_n sigma v_s mu_s \\beta_{0}")
    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    P = O.locatenew("P", x * N.x)
    P.set_vel(N, u * N.x)
    rub = CoulombKineticFriction(mu, f_n, LinearPathway(O, P), v_s=v_s, sigma=sigma, mu_s=mu_s)
    bodies, push = [Particle("block", P, m)], [(P, b * N.x)]
    kane = KanesMethod(N, [x], [u], [u - x.diff(t)])
    kane.kanes_equations(bodies, [*rub.to_loads(), *push])
    parts = {
        "frame": N, "q": [x], "u": [u], "kdes": [u - x.diff(t)], "bodies": bodies, "actuators": [rub], "loads": push,
        "names": {b: "beta0"},
    }  # fmt: skip
    return Case(parts, kane, (x,), (u,))


@listed
def wheel_whose_contact_is_held() -> Case:
    """A disc that rolls in a plane; auxiliary speeds at the contact bring the forces there to light."""
    angle, u, v, w = dynamicsymbols("angle u v w")
    m, r, g, J, tilt, T, F = sp.symbols("m r g J tilt T F")
    N, C = ReferenceFrame("N"), Point("C")
    B = N.orientnew("B", "Axis", [angle, N.z])
    B.set_ang_vel(N, u * N.z)
    C.set_vel(N, v * N.x + w * N.y)
    D = C.locatenew("D", r * N.y)
    D.v2pt_theory(C, N, B)
    disc = RigidBody("disc", D, B, m, (inertia(B, 0, 0, J), D))
    kane = KanesMethod(N, [angle], [u], [angle.diff(t) - u], u_auxiliary=[v, w])
    kane.kanes_equations([disc], [(D, m * g * (sp.sin(tilt) * N.x - sp.cos(tilt) * N.y)), (C, T * N.x + F * N.y)])
    return of_kane(kane)


@slow
def crank_known_about_its_pivot() -> Case:
    """Products of inertia about another point; a spring round an obstacle, a force on a rim."""
    q, u = dynamicsymbols("q u")
    m, k, c, F, length = sp.symbols("m k c F length")
    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    A = N.orientnew("A", "Axis", [q, N.x + N.z])
    A.set_ang_vel(N, u * (N.x + N.z).normalize())
    G, rim, hook, eye = (O.locatenew(x, v) for x, v in (
        ("G", A.x / 3 + A.y / 5), ("rim", A.y), ("hook", 2 * N.y + N.z), ("eye", sp.Rational(3, 2) * N.y)))  # fmt: skip
    for x in (G, rim):
        x.v2pt_theory(O, N, A)
    for x in (hook, eye):
        x.set_vel(N, 0)
    body = RigidBody("crank", G, A, m, (m * inertia(A, 5, 6, 7, 1, 0, sp.Rational(1, 2)), O))
    spring = LinearSpring(k, ObstacleSetPathway(rim, eye, hook), length)
    damper = LinearDamper(c, LinearPathway(hook, rim))
    loads = [*spring.to_loads(), *damper.to_loads(), (rim, F * A.x), (A, -u * N.z), (rim, q * N.z)]
    kane = KanesMethod(N, [q], [u], [u - q.diff(t)])
    kane.kanes_equations([body], loads)
    parts = {
        "frame": N, "q": [q], "u": [u], "kdes": [u - q.diff(t)], "bodies": [body], "actuators": [spring, damper],
        "loads": loads[-3:],
    }  # fmt: skip
    return Case(parts, kane, (q,), (u,))


@listed
def bead_on_a_rod_that_is_spun() -> Case:
    """The rod turns by a formula in time on a table that is turned as told; the bead's velocity is along the rod."""
    x, u, phi = dynamicsymbols("x u phi")
    m, w, k = sp.symbols("m w k")
    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    A = N.orientnew("A", "Axis", [phi, N.z])
    B = A.orientnew("B", "Axis", [w * t**2, A.y])
    P = O.locatenew("P", x * B.x)
    P.set_vel(B, u * B.x)
    P.v1pt_theory(O, N, B)
    kane = KanesMethod(N, [x], [u], [u - x.diff(t)])
    kane.kanes_equations([Particle("bead", P, m)], [(P, -k * x * B.x - m * phi.diff(t) * A.x)])
    return of_kane(kane, inputs={phi: sp.sin(t) + t}, prescribed=(phi,))
