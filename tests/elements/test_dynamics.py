"""Matrices, energies, momenta and reactions of mechanisms: against Pinocchio, the graph's own run, and each other."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

import juries
import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import (
    C,
    Cylindrical,
    Dynamics,
    Fixed,
    Frame,
    Free,
    Inertia,
    Kinematics,
    Link,
    Mechanism,
    Planar,
    R,
    Revolute,
    Spherical,
    Universal,
    euler_parameters,
    inverse_dynamics,
)

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
G = (0.3, -0.2, -9.81)


def chain() -> tuple[Mechanism, list[Any]]:
    """Four bodies on revolute joints about slanted axes, with full tensors; the last two hang on one body."""
    draw = np.random.default_rng(3)
    links, data = [], []
    for k in range(4):
        A = draw.uniform(-1, 1, (3, 3))
        J = 0.02 * (np.trace(A @ A.T) * np.eye(3) - A @ A.T)
        m, c = draw.uniform(0.5, 2), draw.uniform(-0.2, 0.2, 3)
        links.append(Link(f"b{k}", m, Inertia(J), centre=c))
        axis = draw.uniform(-1, 1, 3)
        data.append((m, c, J, axis / np.linalg.norm(axis), draw.uniform(-0.4, 0.4, 3), (None, 0, 1, 1)[k]))
    joints = []
    for k, (_, _, _, axis, place, before) in enumerate(data):
        frame = Frame("ground", place) if before is None else links[before].frame(place)
        joints.append(Revolute(f"j{k}", frame, links[k], axis))
    return Mechanism("chain", links, joints, gravity=G), data


def pinocchio_model(data: list[Any]) -> Any:
    import pinocchio as pin

    model = pin.Model()
    model.gravity.linear = np.array(G)
    for m, c, J, axis, place, before in data:
        parent = 0 if before is None else before + 1
        index = model.addJoint(
            parent, pin.JointModelRevoluteUnaligned(axis), pin.SE3(np.eye(3), place), f"j{model.njoints}"
        )
        model.appendBodyToJoint(index, pin.Inertia(m, c, J), pin.SE3.Identity())
    return model, model.createData()


@pytest.fixture(scope="module")
def both() -> Any:
    mechanism, data = chain()
    draw = np.random.default_rng(5)
    q, f, a = draw.uniform(-2, 2, (3, 7, 4))
    return Dynamics(mechanism, algebra=bg.algebra.casadi), data, q, f, a


@juries.package("pinocchio")
def test_pinocchio_agrees(both: Any) -> None:
    import pinocchio as pin

    dynamics, data, q, f, a = both
    model, work = pinocchio_model(data)
    tool = Frame("b3", (0.1, 0.2, -0.3))
    frame = model.addFrame(pin.Frame("tool", 4, pin.SE3(np.eye(3), np.array([0.1, 0.2, -0.3])), pin.FrameType.OP_FRAME))
    work = model.createData()
    A, tau, J = dynamics.mass_matrix(q), dynamics.forces(q, f, a), dynamics.jacobian(q, tool)
    J_body = dynamics.jacobian(q, tool, axes="b3")
    centre, velocity = dynamics.mass_centre(q), dynamics.mass_centre_velocity(q, f)
    T, V, bias = dynamics.kinetic_energy(q, f), dynamics.potential_energy(q), dynamics.bias(q, f)
    h, H = dynamics.linear_momentum(q, f), dynamics.angular_momentum(q, f, about=None)
    moment, force = dynamics.reaction("j1", q, f, a)
    tight = {"rtol": 1e-11, "atol": 1e-12}
    for k in range(len(q)):
        np.testing.assert_allclose(A[k], (X := pin.crba(model, work, q[k])) + np.triu(X, 1).T - np.tril(X, -1), **tight)
        np.testing.assert_allclose(bias[k], pin.nonLinearEffects(model, work, q[k], f[k]), **tight)
        np.testing.assert_allclose(tau[k], pin.rnea(model, work, q[k], f[k], a[k]), **tight)
        np.testing.assert_allclose(np.r_[moment[k], force[k]], np.r_[work.f[2].angular, work.f[2].linear], **tight)
        for found, kind in ((J[k], pin.LOCAL_WORLD_ALIGNED), (J_body[k], pin.LOCAL)):
            expected = pin.computeFrameJacobian(model, work, q[k], frame, kind)
            np.testing.assert_allclose(found, np.r_[expected[3:], expected[:3]], **tight)
        np.testing.assert_allclose(centre[k], pin.centerOfMass(model, work, q[k], f[k]), **tight)
        np.testing.assert_allclose(velocity[k], work.vcom[0], **tight)
        np.testing.assert_allclose(T[k], pin.computeKineticEnergy(model, work, q[k], f[k]), **tight)
        np.testing.assert_allclose(V[k], pin.computePotentialEnergy(model, work, q[k]), **tight)
        momentum = pin.computeCentroidalMomentum(model, work, q[k], f[k])
        np.testing.assert_allclose(np.r_[h[k], H[k]], np.r_[momentum.linear, momentum.angular], **tight)


def test_forces_are_linear_in_accelerations_and_turn_back_into_them(both: Any) -> None:
    dynamics, _, q, f, a = both
    A, bias = dynamics.mass_matrix(q), dynamics.bias(q, f)
    np.testing.assert_allclose(dynamics.forces(q, f, a), (A @ a[..., None])[..., 0] + bias, rtol=1e-10, atol=1e-11)
    np.testing.assert_allclose(dynamics.accelerations(q, f, dynamics.forces(q, f, a)), a, rtol=1e-9, atol=1e-10)
    one = dict(zip(dynamics.coordinates, q[0], strict=True)), dict(zip(dynamics.velocities, f[0], strict=True))
    assert dynamics.bias(*one) == pytest.approx(bias[0])


def zoo() -> Mechanism:
    """Every kind of joint once, quasi-velocities among them."""
    names = ("base", "arm", "hand", "ball", "slide", "tail")
    links = {n: Link(n, 0.5 + 0.1 * k, (0.02, 0.03, 0.025), centre=(0.1, 0.02 * k, -0.05)) for k, n in enumerate(names)}
    joints = [
        Free("free", "ground", links["base"], ("zyx"), rates="body"),
        Universal("u", links["base"].frame((0.2, 0, 0)), links["arm"], "xy"),
        Spherical("s", links["arm"].frame((0, 0.3, 0)), links["ball"], euler_parameters(("e0", "e1", "e2", "e3"))),
        Cylindrical("c", links["base"].frame((0, 0.1, 0)), links["slide"], "y"),
        Fixed("fixed", links["arm"].frame((0, 0, 0.1)), links["hand"]),
        Planar("p", links["slide"], links["tail"].frame((0, 0.1, 0)), "z"),
    ]
    return Mechanism("zoo", list(links.values()), joints, gravity=G)


def test_every_joint_moves_as_in_the_graph() -> None:
    """Kinematics in numpy against the flows of the graph, and places against the rates of places."""
    mechanism = zoo()
    dynamics = Dynamics(mechanism, algebra=bg.algebra.casadi)
    draw = np.random.default_rng(2)
    q = dict(zip(dynamics.coordinates, draw.uniform(-1, 1, len(dynamics.coordinates)), strict=True))
    norm = np.sqrt(sum(q[f"e{k}"] ** 2 for k in range(4)))
    q |= {f"e{k}": q[f"e{k}"] / norm for k in range(4)}
    f = draw.uniform(-1, 1, len(dynamics.velocities))
    names = [f"{body}_twist" for body in ("tail", "ball", "hand", "slide")]
    for name in names:
        parts = mechanism.twist(name.removesuffix("_twist")).components
        expected = np.array(dynamics._evaluated(parts, q, f, None))
        body = name.removesuffix("_twist")
        np.testing.assert_allclose(dynamics.jacobian(q, body, axes=body) @ f, expected, atol=1e-13)
    rates = {}
    for joint in mechanism.tree.joints:
        own = [dynamics.velocities.index(n) for n in joint.motion.velocities]
        moved = dynamics.kinematics.Q(q, joint) @ f[own]
        rates |= dict(zip(joint.motion.coordinates, moved, strict=True))
    h = 1e-6
    ahead, behind = ({n: q[n] + s * h * rates[n] for n in q} for s in (1, -1))
    for frame in (Frame("tail", (0.1, 0.2, 0.3)), Frame("ball", (0, 0.2, 0.1))):
        (R1, r1), (R0, r0) = dynamics.pose(ahead, frame), dynamics.pose(behind, frame)
        spin = (R1 - R0) / (2 * h) @ dynamics.pose(q, frame)[0].T
        twist = dynamics.jacobian(q, frame) @ f
        np.testing.assert_allclose(twist[3:], (r1 - r0) / (2 * h), atol=1e-8)
        np.testing.assert_allclose(twist[:3], [spin[2, 1], spin[0, 2], spin[1, 0]], atol=1e-8)


def test_energy_goes_where_the_power_of_the_forces_goes() -> None:
    """Along a prescribed motion d(T + V)/dt is the power of the torques."""
    mechanism, _ = chain()
    motion = {f"j{k}_q": f"{0.4 + 0.1 * k}*sin({1 + k}*t)" for k in range(4)}
    h = 1e-4
    needed = inverse_dynamics(Dynamics(mechanism, algebra=bg.algebra.casadi), motion, [0.3 - h, 0.3, 0.3 + h])
    dynamics = needed.dynamics
    E = dynamics.kinetic_energy(needed.q, needed.f) + dynamics.potential_energy(needed.q)
    assert needed.power[1] == pytest.approx((E[2] - E[0]) / (2 * h), rel=1e-6)
    p = dynamics.angular_momentum(needed.q, needed.f, about=Frame("ground", (0.1, 0, 0)))
    moment, _ = needed.reaction("j0", at=Frame("ground", (0.1, 0, 0)), axes="ground")
    weight = np.cross(dynamics.mass_centre(needed.q) - [0.1, 0, 0], dynamics.mass * np.array(G))
    np.testing.assert_allclose(moment[1] + weight[1], (p[2] - p[0]) / (2 * h), rtol=1e-5, atol=1e-6)


@pytest.mark.slow
def test_the_same_torques_as_from_the_recursion_of_the_example() -> None:
    robot = run_path(str(EXAMPLES / "robot_arm.py"))
    dynamics = Dynamics(robot["arm"], algebra=bg.algebra.casadi)
    q, f, a = np.random.default_rng(4).uniform(-2, 2, (3, 6))
    np.testing.assert_allclose(dynamics.forces(q, f, a), robot["moments"](q, f, a), rtol=1e-10, atol=1e-10)


def test_velocities_of_ones_own_are_driven_too() -> None:
    """A body on a ball joint that turns about the vertical: Euler's equation, by hand."""
    J = np.diag([0.3, 0.4, 0.5])
    body = Link("body", 2, tuple(np.diag(J)), centre=(0, 0, 0))
    joint = Spherical("s", "ground", body, euler_parameters(("e0", "e1", "e2", "e3")))
    mechanism = Mechanism("spun", [body], [joint])
    motion = {"e0": "cos(t**2/2)", "e1": 0, "e2": 0, "e3": "sin(t**2/2)", "s_wx": 0, "s_wy": 0, "s_wz": "2*t"}
    needed = inverse_dynamics(mechanism, motion, [0.2, 0.9])
    np.testing.assert_allclose(needed.torques["s_wz"], [1.0, 1.0], rtol=1e-12)
    np.testing.assert_allclose(needed.torques["s_wx"], 0, atol=1e-14)
    with pytest.raises(bg.ValueRefused, match="are not those of the coordinates"):
        inverse_dynamics(mechanism, motion | {"s_wz": "t"}, [0.2])
    with pytest.raises(bg.MissingValues, match="s_wx"):
        inverse_dynamics(mechanism, {name: x for name, x in motion.items() if name[0] == "e"}, [0.2])
    with pytest.raises(bg.ValueRefused, match="no gravity"):
        needed.dynamics.potential_energy(needed.q)


def test_what_is_asked_for_wrongly_is_refused(both: Any) -> None:
    dynamics, _, q, _, _ = both
    for wrong in (
        lambda: dynamics.forces({"j9": 1}), lambda: dynamics.forces(q[:, :2]), lambda: dynamics.forces("q"),
        lambda: dynamics.forces({"j0_q": "fast"}), lambda: inverse_dynamics(dynamics, {}, "soon"),
        lambda: inverse_dynamics(dynamics, {}, [[0.0, 1.0]]), lambda: inverse_dynamics(dynamics, {}, [0.0, np.nan]),
        lambda: dynamics.forces(np.nan * q), lambda: dynamics.reaction("j9", q), lambda: dynamics.pose(q, "nobody"),
        lambda: Dynamics(dynamics.mechanism, {"m": 1}), lambda: inverse_dynamics(dynamics, {"x": 1}, [0]),
        lambda: inverse_dynamics(dynamics, {f"j{k}_q": abs for k in range(4)}, [0.0]),
        lambda: Kinematics(Mechanism("one", [Link("a", 1, centre=("l", 0, 0))],
                                     [Revolute("r", "ground", "a", ("n", 0, 1))])),
    ):  # fmt: skip
        with pytest.raises(bg.BondGraphError):
            wrong()
    loop = [Link("a", 1, (1, 1, 1)), Link("b", 1, (1, 1, 1))]
    joints = [Revolute("p", "ground", loop[0], "y"), Revolute("q", loop[0].frame((1, 0, 0)), loop[1], "y"),
              Revolute("r", loop[1].frame((1, 0, 0)), Frame("ground", (1, 0, 0)), "y")]  # fmt: skip
    with pytest.raises(bg.StructureError, match="close loops"):
        Dynamics(Mechanism("loop", loop, joints))


@pytest.mark.parametrize("ask", ["kinetic_energy", "momenta", "forces", "linear_momentum", "angular_momentum",
                                 "accelerations"])  # fmt: skip
def test_states_that_do_not_belong_together_are_refused(ask: str, both: Any) -> None:
    dynamics = both[0]
    q, f = np.zeros((2, len(dynamics.coordinates))), np.zeros((3, len(dynamics.velocities)))
    with pytest.raises(bg.ValueRefused, match="do not belong together"):
        getattr(dynamics, ask)(q, f)
    assert np.isfinite(getattr(dynamics, ask)(q[0], f)).all()  # one place for all velocities


def test_a_singular_mass_matrix_gives_no_accelerations() -> None:
    """Two joints about one axis, skew to all others, and nothing between them: rounding alone tells the rows apart."""
    axis, body = (0.13, -0.13, 0.64), Link("body", 1.2, (0.1, 0.2, 0.15), centre=(-0.6, 1.3, 0.9))
    joints = [Revolute("one", "ground", "between", axis), Revolute("two", "between", body, axis)]
    twice = Dynamics(Mechanism("twice", [Link("between"), body], joints))
    weightless = Dynamics(Mechanism("weightless", [Link("nothing")], [Revolute("one", "ground", "nothing")]))
    for dynamics in (twice, weightless):
        with pytest.raises(bg.SingularSystem, match="mass matrix"):
            dynamics.accelerations({"one_q": 0.3}, {"one": 1.0})


@pytest.mark.parametrize(("angle", "is_singular"), [(3e-6, False), (3e-7, True)])
def test_joints_about_nearly_one_axis(angle: float, is_singular: bool) -> None:
    """By `ROUNDING`: the mass matrix, scaled, is as far from singular as the square of the angle between the axes."""
    body = Link("body", 1.0, (0.5, 0.5, 0.5), centre=(0.3, 0.4, 0.5))
    joints = [Revolute("one", "ground", "between", "z"), Revolute("two", "between", body, (0.0, angle, 1.0))]
    dynamics = Dynamics(Mechanism("nearly", [Link("between"), body], joints))
    if is_singular:
        with pytest.raises(bg.SingularSystem, match="mass matrix"):
            dynamics.accelerations({"one_q": 0.3}, {"one": 1.0})
    else:
        found = dynamics.accelerations({"one_q": 0.3}, {"one": 1.0})
        assert np.isfinite(list(found.values()) if isinstance(found, dict) else found).all()


def test_gravity_that_changes_is_not_taken_at_some_instant() -> None:
    rod = Link("rod", 2, (0.1, 0.2, 0.15), centre=(0, 0, -0.5))
    shaken, turning = (
        Mechanism("pivoted", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(by, 0, 0))
        for by in ("sin(t)", "sin(pivot_q)")
    )
    with pytest.raises(bg.ValueRefused, match="depends on t"):
        inverse_dynamics(shaken, {"pivot_q": "0"}, [0.0, 1.0])
    dynamics = Dynamics(turning)
    assert dynamics.bias({"pivot_q": 0.7})[0] == pytest.approx(2 * 0.5 * np.sin(0.7) * np.cos(0.7), rel=1e-12)
    with pytest.raises(bg.ValueRefused, match="depends on pivot_q"):
        dynamics.potential_energy({"pivot_q": 0.7})


def test_an_inertia_about_the_pivot_stays_with_another_mass() -> None:
    rod = Link("rod", 2.0, Inertia((1.0, 1.0, 0.5), about=(0, 0, 0)), centre=(0, 0, -0.5))
    swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))
    for values in ({}, {"rod_m": 3.0}):
        mass, q = values.get("rod_m", 2.0), {"pivot_q": 0.3}
        rates = bg.rates(bg.Graph("swing", *swing), values, q)
        assert rates["pivot"] == pytest.approx(-mass * 9.81 * 0.5 * np.sin(0.3), rel=1e-12)
        assert Dynamics(swing, values).mass_matrix(q)[0, 0] == pytest.approx(1.0, rel=1e-12)
        turning = bg.elements.One("f", coordinates=("angle",))
        body = bg.elements.Body("rod", 2.0, rod.inertia, bg.elements.euler_angles("y", ("angle",)), f=turning,
                                dv={}, domega={"f": (0, 1, 0)}, centre=(0, 0, -0.5))  # fmt: skip
        pushed = bg.Graph("pushed", *body, bg.elements.Se("push", 2) >> turning)
        assert bg.rates(pushed, values)["f"] == pytest.approx(2.0, rel=1e-12)
    with pytest.raises(bg.BondGraphError):
        bg.rates(bg.Graph("swing", *swing), {"rod_m": 9.0})  # 9 * 0.5**2 exceeds the moment about the pivot


def test_a_rate_alone_says_no_place(both: Any) -> None:
    dynamics = both[0]
    rates = dict.fromkeys(dynamics.velocities, "sin(t)")
    with pytest.raises(bg.MissingValues, match="only the rate") as caught:
        inverse_dynamics(dynamics, rates, [0.0])
    assert {*dynamics.coordinates, *dynamics.velocities} == {*caught.value.parties}
    assert dynamics.coordinates[0] in caught.value.remedy


@pytest.mark.parametrize("ask", [Dynamics, Kinematics, lambda thing: inverse_dynamics(thing, {}, [0])])
def test_a_mechanism_is_wanted_and_no_graph_of_it(ask: Any, both: Any) -> None:
    mechanism = both[0].mechanism
    for other in (bg.Graph("g", *mechanism), [*mechanism], mechanism.joints, None, "m"):
        with pytest.raises(bg.StructureError, match="a mechanism is wanted") as caught:
            ask(other)
        assert caught.value.remedy


def test_where_an_attitude_is_not_defined_nothing_is_a_number() -> None:
    plate = Link("plate", 1, (1, 1, 1))
    attitude = euler_parameters(("e0", "e1", "e2", "e3"))
    free = Dynamics(Mechanism("m", [plate], [Free("f", "ground", plate, attitude)], gravity=(0, 0, -9.81)))
    for ask in (free.mass_matrix, free.potential_energy, lambda q: free.pose(q, plate), lambda q: free.bias(q, {})):
        with pytest.raises(bg.NoSolution, match="Euler parameters"):
            ask({})
    assert np.isfinite(free.mass_matrix({"e0": 1})).all()


def test_bodies_stand_for_their_names() -> None:
    plate = Link("plate", 1, (1, 1, 1))
    free = Mechanism("m", [plate], [Free("f", "ground", plate, "zyx")])
    assert (free.twist(plate), free.v(plate), free.omega(plate)) == (
        free.twist("plate"),
        free.v("plate"),
        free.omega("plate"),
    )
    assert free.turning("spin", plate) == free.turning("spin", "plate")


@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum])
def test_a_run_gives_its_values_also_of_a_graph_with_more_in_it(form: Any) -> None:
    """A friction and a spring are beside a rod in the graph, in the values and in those that the graph has."""
    rod = Link("rod", "m", ("J", "J", "J"), centre=("l", 0, 0))
    swing = Mechanism("swing", [rod], [Revolute("a", "ground", rod)], gravity=(0, "-g", 0))
    graph = bg.Graph("g", *swing, swing["a"] >> R("fr", 0.2), swing["a"] >> C("k", 2), values={"l": 0.5})
    run = bg.simulate(bg.compile(graph, form), [0, 1], {"m": 2.0, "J": 0.3, "g": 9.81}, {"a_q": 0.4})
    dynamics = Dynamics(swing, run)
    assert float(dynamics.mass_matrix({"a_q": 0.0})[0, 0]) == pytest.approx(0.3 + 2 * 0.5**2)
    q = {"a_q": run["a_q"]}
    assert dynamics.potential_energy(q) == pytest.approx(2 * 9.81 * 0.5 * np.sin(run["a_q"]))
    with pytest.raises(bg.BondGraphError, match="fr"):
        Dynamics(swing, run.parameters)
