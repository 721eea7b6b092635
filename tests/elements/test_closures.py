"""Mechanisms with loops: against Newton-Euler with unknown wrenches in numpy, closed-form kinematics, and energy.

The reference for one closing joint of any kind takes the tree's inverse dynamics from `test_joints`, cuts nothing out
of the joint's wrench, and lets the joint have velocities of its own: another route than rows of what the joint forbids.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from linkages import LINKAGES
from scipy.spatial.transform import Rotation
from test_joints import KINDS, Sample, adjoint, rates_of, subspace

import bondgraph as bg
from bondgraph.elements import (
    Closure,
    Fixed,
    Frame,
    Free,
    Joint,
    Link,
    Mechanism,
    Motion,
    Planar,
    Prismatic,
    Revolute,
    Sf,
    Spherical,
    euler_parameters,
)
from bondgraph.equations.lower import lower
from bondgraph.graph.chain import End
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph_elements.mechanics.joints.closure import PoseTransformer

TABLE = bg.algebra.table
HEAVY = "klann", "jansen", "scissors", "stewart", "delta", "goldberg"
WRENCH = [f"{letter}{x}" for letter in "mf" for x in "xyz"]


class Closed:
    """A random tree whose last body a joint ties to another, or to the ground, where they happen to stand."""

    def __init__(self, tree: Sample, tie: str, to: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.tree, self.kind, self.to = tree, KINDS[tie], to
        self.q = tree._start(self.kind, draw)
        self.first = Rotation.random(random_state=draw).as_matrix(), draw.uniform(-0.5, 0.5, 3)
        R, p = self.kind.pose(self.q)
        (R0, p0), (R1, p1) = (self.pose(k, tree.q) for k in (to, len(tree.kinds) - 1))
        Ra, pa = R0 @ self.first[0], p0 + R0 @ self.first[1]
        self.second = R1.T @ Ra @ R, R1.T @ (pa + Ra @ p - p1)
        names = ["ground", *(f"b{k}" for k in range(len(tree.kinds)))]
        plain = tree.mechanism
        joint = self.kind.make(
            "tie", Frame(names[to + 1], self.first[1], self.first[0]), Frame(names[-1], self.second[1], self.second[0])
        )
        self.mechanism = Mechanism("loop", plain.links, [*plain.joints, joint], gravity=plain.gravity)
        self.u = self._velocities()

    def pose(self, body: int, q: Any) -> Any:
        """A body's rotation and place."""
        if body < 0:
            return np.eye(3), np.zeros(3)
        (R1, p1), (R2, p2) = self.tree.frames[body]
        R, p = KINDS[self.tree.kinds[body]].pose(q[body])
        R0, p0 = self.pose(self.tree.parents[body], q)
        inner = R1 @ R @ R2.T
        return R0 @ inner, p0 + R0 @ (p1 + R1 @ p - inner @ p2)

    def twist(self, body: int, q: Any, u: Any) -> Any:
        """A body's twist at its origin, in its axes."""
        if body < 0:
            return np.zeros(6)
        (R1, p1), (R2, p2) = self.tree.frames[body]
        kind = KINDS[self.tree.kinds[body]]
        R, p = kind.pose(q[body])
        inwards = adjoint(R2.T, -R2.T @ p2)
        before = self.twist(self.tree.parents[body], q, u)
        return inwards @ (adjoint(R1 @ R, p1 + R1 @ p) @ before + subspace(kind, q[body]) @ u[body])

    def gap(self, q: Any, u: Any) -> Any:
        """The twist of the second frame against the first's body, at the second, in its axes."""
        last = len(self.tree.kinds) - 1
        (R0, p0), (R1, p1) = (self.pose(k, q) for k in (self.to, last))
        R, p = R1 @ self.second[0], p1 + R1 @ self.second[1]
        other = adjoint(R0.T @ R, R0.T @ (p - p0)) @ self.twist(self.to, q, u)
        return adjoint(*self.second) @ self.twist(last, q, u) - other

    def split(self, u: Any) -> list[Any]:
        return np.split(np.asarray(u, float), np.cumsum([len(x) for x in self.tree.u])[:-1])

    def jacobian(self, q: Any) -> Any:
        n = sum(map(len, self.tree.u))
        return np.array([self.gap(q, self.split(column)) for column in np.eye(n)]).T

    def _velocities(self) -> list[Any]:
        """The tree's random velocities as near as the loop allows."""
        S = subspace(self.kind, self.q)
        J = np.hstack([self.jacobian(self.tree.q), -S])
        u = np.concatenate([*self.tree.u, np.zeros(S.shape[1])])
        u = u - np.linalg.pinv(J) @ (J @ u)
        self.own = u[len(u) - S.shape[1] :]
        return self.split(u[: len(u) - S.shape[1]])

    def expected(self) -> tuple[Any, Any]:
        """Accelerations, and the wrench upon the second frame in its axes."""
        tree = Sample(self.tree.kinds, self.tree.parents, self.tree.seed)
        object.__setattr__(tree, "u", self.u)
        n = sum(map(len, self.u))
        bias = tree.efforts(np.zeros(n))
        H = np.array([tree.efforts(column) - bias for column in np.eye(n)]).T
        S, J = subspace(self.kind, self.q), self.jacobian(tree.q)
        m = S.shape[1]

        def off(h: float) -> Any:
            """The gap's twist that is not the joint's own, along the motion with velocities as they are."""
            kinds = [KINDS[name] for name in tree.kinds]
            q = [x + h * rates_of(k, x, u) if x.size else x for k, x, u in zip(kinds, tree.q, self.u, strict=True)]
            own = self.q + h * rates_of(self.kind, self.q, self.own) if m else self.q
            return self.gap(q, self.u) - subspace(self.kind, own) @ self.own

        h = 1e-3
        drift = sum(w * (off(k * h) - off(-k * h)) for k, w in {1: 3 / 4, 2: -3 / 20, 3: 1 / 60}.items()) / h
        zero = np.zeros
        rows = np.block([[H, zero((n, m)), -J.T], [J, -S, zero((6, 6))], [zero((m, n)), zero((m, m)), S.T]])
        found = np.linalg.solve(rows, np.concatenate([-bias, -drift, zero(m)]))
        return self.split(found[:n]), found[n + m :]

    @property
    def start(self) -> dict[str, float]:
        motions = {joint.name: joint.motion for joint in self.mechanism.tree.joints}
        found: dict[str, float] = {}
        for k, (q, u) in enumerate(zip(self.tree.q, self.u, strict=True)):
            found |= dict(zip(motions[f"j{k}"].coordinates, q, strict=True))
            found |= dict(zip(motions[f"j{k}"].velocities, u, strict=True))
        return found


def values(equations: bg.Equations, start: dict[str, float], names: list[str]) -> list[float]:
    """Some quantities at a state."""
    problem = Problem.of(equations, {})
    program = lower(equations, {name: equations.xp.symbol(name) for name in names})
    return instant(program)(problem.arguments(0.0, [start[name] for name in equations.states]))


CHAIN = ("spherical_by_parameters", "universal", "cylindrical", "revolute_askew")
"""Eight velocities, between the ground and the last body or on two branches."""
TIES = ("fixed", "revolute_askew", "prismatic_askew", "cylindrical", "planar_y", "universal", "spherical")


def check(closed: Closed) -> None:
    equations = bg.compile(bg.Graph("g", *closed.mechanism), algebra=TABLE)
    assert equations.index == 3 and not equations.indeterminate
    accelerations, wrench = closed.expected()
    found = bg.rates(equations, {}, closed.start)
    motions = {joint.name: joint.motion for joint in closed.mechanism.tree.joints}
    expected = {
        name: x for k, a in enumerate(accelerations) for name, x in zip(motions[f"j{k}"].velocities, a, strict=True)
    }
    scale = max(1.0, *map(abs, expected.values()))
    for name, value in expected.items():  # steps of 1e-3 of sixth order, and states found to 1e-10
        assert found[name] == pytest.approx(value, abs=2e-8 * scale), name
    reaction = values(equations, closed.start, [f"tie_{name}" for name in WRENCH])
    np.testing.assert_allclose(reaction, wrench, atol=2e-8 * max(1.0, np.abs(wrench).max()))


@pytest.mark.slow
@pytest.mark.parametrize(("tie", "branches"), [*((tie, False) for tie in TIES), ("cylindrical", True)])
def test_any_joint_closes_a_loop(tie: str, branches: bool) -> None:
    """To the ground, and to the end of another branch."""
    tree = Sample(CHAIN, (-1, 0, -1, 2) if branches else (-1, 0, 1, 2), 5)
    check(Closed(tree, tie, 1 if branches else -1, 7))


def test_a_joint_closes_a_loop_of_two_branches() -> None:
    check(Closed(Sample(("universal", "universal"), (-1, -1), 3), "spherical", 0, 4))


# -- linkages --------------------------------------------------------------------------------------------------------


def bar(name: str, mass: float, length: float) -> Link:
    return Link(name, mass, (0.01 * mass, mass * length**2 / 12, mass * length**2 / 12), centre=(length / 2, 0, 0))


def four_bar(crank: float, coupler: float, rocker: float, base: float, **moved: Any) -> Mechanism:
    bars = [bar("crank", 1, crank), bar("coupler", 1.5, coupler), bar("rocker", 2, rocker)]
    joints = [
        Revolute("a", "ground", bars[0], "y"),
        Revolute("b", bars[0].frame((crank, 0, 0)), bars[1], "y"),
        Revolute("d", Frame("ground", (base, 0, 0)), bars[2], "y"),
        Revolute("c", bars[1].frame((coupler, 0, 0)), bars[2].frame((rocker, 0, 0)), "y"),
    ]
    return Mechanism("four_bar", bars, joints, **moved)


@pytest.fixture(scope="module")
def parallelogram() -> bg.Equations:
    return bg.compile(bg.Graph("g", *four_bar(0.4, 1, 0.4, 1)), algebra=TABLE)


@pytest.mark.parametrize("rtol", [1e-8, 1e-10])
def test_a_parallelogram_stays_one_and_stops_where_it_lies_flat(parallelogram: bg.Equations, rtol: float) -> None:
    """Nothing drives it: the coupler moves in a circle without turning, so that the crank turns steadily."""
    start = {"a_q": 1.0, "b_q": bg.Near(-1), "d_q": bg.Near(1), "a": -1}
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(parallelogram, (0, 4), start=start, rtol=rtol)
    assert caught.value.parties == ("c",) and "dependent" in caught.value.law
    run: Any = caught.value.trajectory
    assert run.t[-1] == pytest.approx(1, abs=5e-3)
    np.testing.assert_allclose(run["a_q"], 1 - run.t, atol=1e-7)
    np.testing.assert_allclose(run["d_q"], run["a_q"], atol=1e-7)
    np.testing.assert_allclose(run["b_q"], -run["a_q"], atol=1e-7)


def test_a_motion_does_not_start_where_constraints_are_dependent(parallelogram: bg.Equations) -> None:
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(parallelogram, (0, 1), start={})
    assert [name.split(".")[0] for name in caught.value.parties] == ["c"] and "singular" in caught.value.law


def test_a_start_that_cannot_close_tells_the_closest(parallelogram: bg.Equations) -> None:
    """Between the ends of the bars at angles 1 and 2 there are sqrt(1 + 0.32 (1 - cos 1) + 0.8 (cos 2 - cos 1)) m."""
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(parallelogram, (0, 1), start={"a_q": 1.0, "d_q": 2.0, "b_q": bg.Near(-1)})
    distance = np.sqrt((1 + 0.4 * (np.cos(2) - np.cos(1))) ** 2 + (0.4 * (np.sin(2) - np.sin(1))) ** 2)
    assert {"c", "a_q", "d_q"} == {*caught.value.parties} and "c cannot hold" in caught.value.law
    # in the rocker's axes, the larger component of what is missing along the coupler
    left = float(caught.value.law.split("residual of ")[1].split()[0])
    assert abs(distance - 1) / np.sqrt(2) - 1e-3 <= left <= abs(distance - 1) + 1e-3
    assert "near these: a_q" in caught.value.remedy


def test_lengths_with_which_nothing_closes_are_refused() -> None:
    """Bars of 0.3, 0.9 and 0.7 m do not reach over 2.5 m: 0.6 m are missing."""
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(bg.Graph("g", *four_bar(0.3, 0.9, 0.7, 2.5)), algebra=TABLE)
    assert caught.value.place == "c" and caught.value.parties == ("c",)
    assert "residual of 0.6 is left" in caught.value.law and "a_q = " in caught.value.law


def test_what_redundant_rows_share_is_not_made_up(parallelogram: bg.Equations) -> None:
    """Out of the plane three rows repeat what the joints of the tree hold."""
    rows = [name for name in parallelogram.indeterminate if name.startswith("c.e")]
    assert len(rows) == 3 and {"c_fy", "c_mx", "c_mz"} <= {*parallelogram.indeterminate}
    assert not {"c_fx", "c_fz"} & {*parallelogram.indeterminate}
    run = bg.simulate(parallelogram, (0, 0.1), start={"a_q": 1.0, "b_q": bg.Near(-1), "d_q": bg.Near(1), "a": 1})
    with pytest.raises(bg.ValueRefused):
        run["c_fy"]
    assert np.isfinite(run["c_fx"]).all()


def test_bennetts_linkage_moves_though_counting_says_it_cannot() -> None:
    """Five rows hold three velocities, and one is free: only where the loop is closed are three rows repetitions.

    tan(j1/2) tan(j2/2) = sin((beta + alpha)/2) / sin((beta - alpha)/2), but for its sign -- Bennett (1903).
    """
    alpha, beta, a = 0.7, 1.1, 0.5
    b = a * np.sin(beta) / np.sin(alpha)

    def end(length: float, twist: float) -> tuple[Any, Any]:
        s, c = np.sin(twist), np.cos(twist)
        return (length, 0, 0), ((1, 0, 0), (0, c, -s), (0, s, c))

    links = [Link(name, 1, (0.02, 0.03, 0.03), centre=(0.2, 0, 0)) for name in "ABC"]
    place, axes = map(np.array, end(b, beta))
    last = Frame("ground", tuple(-axes.T @ place), axes.T.tolist())
    joints = [
        Revolute("j1", "ground", links[0]),
        Revolute("j2", links[0].frame(*end(a, alpha)), links[1]),
        Revolute("j3", links[1].frame(*end(b, beta)), links[2]),
        Revolute("j4", links[2].frame(*end(a, alpha)), last),
    ]
    made = Mechanism("bennett", links, joints, gravity=(0, 0, -9.81))
    equations = bg.compile(bg.Graph("g", *made), algebra=TABLE)
    assert len(equations.states) - len(equations.constraints) == 2 and "j4_fx" in equations.indeterminate
    start = {"j1_q": 0.8, "j2_q": bg.Near(-2), "j3_q": bg.Near(0.8), "j1": 1.0}
    run = bg.simulate(equations, (0, 0.7), start=start)
    product = np.tan(run["j1_q"] / 2) * np.tan(run["j2_q"] / 2)
    np.testing.assert_allclose(np.abs(product), np.sin((beta + alpha) / 2) / np.sin((beta - alpha) / 2), rtol=1e-6)


def test_a_five_bar_between_two_motors() -> None:
    """Both cranks are driven; the moments are those of virtual power with the point's acceleration by differences."""
    r, l, base, m = 0.3, 0.5, 0.4, 2.0
    cranks = [Link(name, 0, (0.01, 0.01, 0.01)) for name in ("left", "right")]
    tip = (l, 0, 0)
    rods = [Link("first"), Link("second", m, centre=tip)]
    joints = [
        Revolute("p", "ground", cranks[0]),
        Revolute("q", Frame("ground", (base, 0, 0)), cranks[1]),
        Revolute("u", cranks[0].frame((r, 0, 0)), rods[0]),
        Revolute("v", cranks[1].frame((r, 0, 0)), rods[1]),
        Revolute("w", rods[0].frame(tip), rods[1].frame(tip)),
    ]
    made = Mechanism("five", [*cranks, *rods], joints, gravity=(0, -9.81, 0))
    p, q = "2 + 0.3*sin(3*t)", "1 - 0.2*sin(2*t)"
    motors = [Sf("mp", p, given="position") >> made["p"], Sf("mq", q, given="position") >> made["q"]]
    equations = bg.compile(bg.Graph("g", *made, *motors), algebra=TABLE)
    run = bg.simulate(equations, (0, 1), start={"u_q": bg.Near(-1.3), "v_q": bg.Near(1.3)}, rtol=1e-9, atol=1e-11)

    def point(p: Any, q: Any) -> Any:
        a, b = (np.stack([x + r * np.cos(angle), r * np.sin(angle)]) for x, angle in ((0, p), (base, q)))
        half = (b - a) / 2
        d = np.hypot(*half)
        return (a + b) / 2 + np.sqrt(l**2 - d**2) / d * np.stack([-half[1], half[0]])

    def at(t: Any) -> Any:
        return 2 + 0.3 * np.sin(3 * t), 1 - 0.2 * np.sin(2 * t)

    t, h = run.t[100:900], 1e-3
    weights = {-3: 1 / 90, -2: -3 / 20, -1: 3 / 2, 0: -49 / 18, 1: 3 / 2, 2: -3 / 20, 3: 1 / 90}
    acceleration = sum(w * point(*at(t + k * h)) for k, w in weights.items()) / h**2
    force = m * (acceleration + np.array([[0], [9.81]]))
    turning = {"mp": -9 * 0.3 * np.sin(3 * t), "mq": 4 * 0.2 * np.sin(2 * t)}
    for k, name in enumerate(("mp", "mq")):
        moved = [np.array(at(t)) + s * 1e-6 * np.eye(2)[k][:, None] for s in (1, -1)]
        partial = (point(*moved[0]) - point(*moved[1])) / 2e-6
        expected = (partial * force).sum(axis=0) + 0.01 * turning[name]
        np.testing.assert_allclose(run[f"{name}.e"][100:900], expected, atol=1e-5 * np.abs(expected).max())


# -- rods, welds, and what has no mass ------------------------------------------------------------------------------


def two_bars() -> tuple[Mechanism, Any]:
    bars = [bar("left", 1, 1), bar("right", 2, 0.8)]
    made = Mechanism(
        "bars", bars, [Revolute("p", "ground", bars[0], "y"), Revolute("q", Frame("ground", (1, 0, 0)), bars[1], "y")],
        gravity=(0, 0, -9.81),
    )  # fmt: skip
    return made, made.distance("span", bars[0].frame((1, 0, 0)), bars[1].frame((0.8, 0, 0)))


@pytest.mark.parametrize("algebra", (bg.algebra.sympy, bg.algebra.casadi))
def test_a_rod_given_by_its_length_keeps_it(algebra: Any) -> None:
    """Though it changes with time; some 10 s with coarse steps."""
    made, span = two_bars()
    rod = Sf("rod", "1.1 + 0.05*sin(3*t)", given="position")
    equations = bg.compile(bg.Graph("g", *made, *span, rod >> span.flow), algebra=algebra)
    run = bg.simulate(equations, (0, 10), start={"p_q": 1.2, "q_q": bg.Near(1.3)}, rtol=1e-6, atol=1e-8)
    across = 1 + 0.8 * np.cos(run["q_q"]) - np.cos(run["p_q"])
    length = np.hypot(across, 0.8 * np.sin(run["q_q"]) - np.sin(run["p_q"]))
    np.testing.assert_allclose(length, 1.1 + 0.05 * np.sin(3 * run.t), atol=2e-6)


def test_two_welds_in_one_place_share_what_they_bear() -> None:
    bars = [bar("arm", 1, 1), bar("tool", 1, 1)]
    joints = [Revolute("p", "ground", bars[0], "y"), Fixed("weld", *bars), Fixed("again", *bars)]
    made = Mechanism("m", bars, joints, gravity=(0, 0, -9.81))
    equations = bg.compile(bg.Graph("g", *made), algebra=TABLE)
    assert {f"{weld}_{x}" for weld in ("weld", "again") for x in WRENCH} <= {*equations.indeterminate}
    J = 2 * (1 / 12 + 1 / 4)
    assert bg.rates(equations, {}, {"p_q": 0.0})["p"] == pytest.approx(9.81 / J, rel=1e-9)


@pytest.mark.slow
def test_a_direction_without_mass_is_refused_by_name() -> None:
    """A rod between two balls turns about itself as it likes."""
    crank, rod = bar("crank", 1, 0.3), Link("rod")
    slider = Link("slider", 1, (1, 1, 1))
    joints = [
        Revolute("a", "ground", crank, "y"),
        Prismatic("guide", "ground", slider, "x"),
        Spherical("b", crank.frame((0.3, 0, 0)), rod),
        Spherical("c", rod.frame((1, 0, 0)), slider),
    ]
    with pytest.raises(bg.BondGraphError) as caught:
        bg.compile(bg.Graph("g", *Mechanism("m", [crank, rod, slider], joints)), algebra=TABLE)
    assert "b_wx" in caught.value.parties and "a" not in caught.value.parties


REFUSED = {
    "holds nothing": lambda a, b: Free("tie", a, b),
    "what a Screw holds is not known": lambda a, b: Screw("tie", a, b),
    "what a Turnbuckle holds is not known": lambda a, b: Turnbuckle("tie", a, b),
}


class Screw(Joint):
    def _motion(self) -> Motion:
        turn = Revolute(self.name, self.parent, self.child).motion
        return turn._replace(place=("0", "0", f"0.1*{self.name}_q"), v=(("0",), ("0",), ("0.1",)))


class Turnbuckle(Revolute):
    """A type made of another, which moves otherwise."""

    def _motion(self) -> Motion:
        return super()._motion()._replace(place=("0", "0", f"0.1*{self.name}_q"), v=(("0",), ("0",), ("0.1",)))


@pytest.mark.parametrize("law", REFUSED)
def test_a_joint_that_cannot_close_a_loop_is_refused(law: str) -> None:
    bars = [bar("left", 1, 1), bar("right", 1, 1)]
    joints = [Revolute("p", "ground", bars[0]), Revolute("q", "ground", bars[1]), REFUSED[law](*bars)]
    with pytest.raises(bg.StructureError) as caught:
        bg.Graph("g", *Mechanism("m", bars, joints))
    assert law in caught.value.law and caught.value.parties == ("tie",)


def test_a_closure_of_rows_is_a_constraint_on_any_twist() -> None:
    """A ball on a plane, its height kept by position, its sliding forbidden: it rolls on as it began."""
    ball = Link("ball", 1, (0.4, 0.4, 0.4))
    flight = Free("flight", "ground", ball, euler_parameters(("e0", "e1", "e2", "e3")), rates="parent")
    made = Mechanism("m", [ball], [flight], gravity=(0, 0, -9.81))
    place = made.point("p", ball)
    turning = made.turning("o", "ball")
    # v + omega x (0, 0, -1) = 0, on the velocities of the joint, which are along inertial axes
    rows = (("1", "0", "0", "0", "-1", "0"), ("0", "1", "0", "1", "0", "0"), ("0", "0", "1", "0", "0", "0"))
    contact = Closure("contact", rows, (None, None, "flight_z - 1"))
    graph = bg.Graph("g", *made, *place, *turning, *contact.across(made["flight"]))
    equations = bg.compile(graph, algebra=TABLE)
    start = {"e0": 1, "flight_z": bg.Near(1.2), "flight_wy": 2.0, "flight_wx": 0.5, "flight_wz": 1.0}
    run = bg.simulate(equations, (0, 2), start=start)
    np.testing.assert_allclose(run["flight_x"], 2 * run.t, atol=1e-7)
    np.testing.assert_allclose(run["flight_y"], -0.5 * run.t, atol=1e-7)
    np.testing.assert_allclose(run["flight_z"], 1, atol=1e-9)
    np.testing.assert_allclose(run["contact.e"], 9.81, rtol=1e-8)
    assert {"contact_slip.e[1]", "contact_slip.e[2]"} <= {*equations.observables}


SLIDING = {"p_ux": 1.0, "p_turn": 2.0}


def sliding(integral: str, row: str = "cos(p_angle)") -> bg.Graph:
    """A body in a vertical plane, which a row along the vertical holds, written in its own axes."""
    made = Mechanism("m", [a := Link("a", 1, (0.1, 0.1, 0.1))], [Planar("p", "ground", a, "y")], gravity=(0, 0, -9.81))
    held = Closure("k", ((0, 0, 0, "-sin(p_angle)", 0, row),), (integral,))
    return bg.Graph("g", *made, *held.across(made.twist("a")))


@pytest.mark.parametrize("form", [None, *(bg.forms.udwadia_kalaba, bg.forms.kane_momentum, bg.forms.gibbs_appell)])
@pytest.mark.parametrize(("integral", "row"), [("p_z - 1e-3*p_x", "cos(p_angle)"), ("p_z", "1.001*cos(p_angle)")])
def test_an_integral_of_another_row_is_refused(form: Any, integral: str, row: str) -> None:
    graph = sliding(integral, row)
    with pytest.raises(bg.StructureError, match="is not the flow of its row 1") as caught:
        bg.simulate(graph if form is None else bg.compile(graph, form, start=SLIDING), 0.1, start=SLIDING)
    assert caught.value.place == "hold_k"


@pytest.mark.parametrize("integral", ["p_z", "2*p_z", "p_z*(1 + p_x)", "sin(p_z)"])
def test_an_integral_whose_rate_vanishes_with_the_row_is_taken(integral: str) -> None:
    """Where it vanishes itself; elsewhere it need not."""
    run = bg.simulate(sliding(integral), 0.5, start=SLIDING)
    np.testing.assert_allclose(run["p_z"], 0, atol=1e-9)
    np.testing.assert_allclose(run["p_x"][-1], 0.5, rtol=1e-6)


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.slow) if n in HEAVY else n for n in LINKAGES])
def test_integrals_of_joints_are_those_of_their_rows(name: str) -> None:
    """They are not looked at where a joint has made them: here they are, as if nobody had."""
    linkage = LINKAGES[name]()
    graph = linkage.graph

    def unknown(end: End) -> End:
        made = end.element
        return replace(end, element=replace(made)) if isinstance(made, PoseTransformer) else end

    links = [replace(link, left=unknown(link.left), right=unknown(link.right)) for link in graph.links]
    anonymous = graph.rewritten(links)
    assert [e for e in anonymous.elements.values() if isinstance(e, PoseTransformer) and e.origin is None]
    bg.compile(anonymous, algebra=TABLE, start=linkage.start(dict.fromkeys(linkage.coordinates, 0.0)))


# -- forms -----------------------------------------------------------------------------------------------------------

FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def slider_crank() -> bg.Graph:
    crank, slider = Link("crank", 0, (1, 1, 0.004)), Link("slider", 0.6, (1e-3, 1e-3, 1e-3))
    joints = [Revolute("main", "ground", crank), Prismatic("guide", "ground", slider, "x")]
    made = Mechanism("m", [crank, slider], joints, gravity=(-9.81, 0, 0))
    span = made.distance("span", crank.frame((0.05, 0, 0)), slider)
    return bg.Graph("g", *made, *span, Sf("link", 0.15, given="position") >> span.flow)


@pytest.mark.parametrize("form", FORMS)
def test_forms_take_a_rod_and_keep_its_length(form: Any) -> None:
    """Acceleration and force in the rod by one equation for the angle; the place of the slider over two turns."""
    equations = bg.compile(slider_crank(), form, TABLE)
    assert len(equations.states) == 3 and len(equations.constraints) == 1
    start = {"main_q": 0.4, "main": 50.0, "guide_q": bg.Near(0.2)}
    run = bg.simulate(equations, (0, 0.2), start=start)
    q = run["main_q"]
    root = np.sqrt(0.15**2 - (0.05 * np.sin(q)) ** 2)
    np.testing.assert_allclose(run["guide_q"], 0.05 * np.cos(q) + root, atol=1e-8)
    s, c, r = np.sin(0.4), np.cos(0.4), root[0]
    x1 = -0.05 * s - 0.05**2 * s * c / r
    x2 = -0.05 * c - 0.05**2 * (c * c - s * s) / r - 0.05**4 * (s * c) ** 2 / r**3
    acceleration = -0.6 * x1 * (9.81 + x2 * 50**2) / (0.004 + 0.6 * x1**2)
    push = 0.6 * (x1 * acceleration + x2 * 50**2 + 9.81) * 0.15 / r
    assert run["link.e"][0] == pytest.approx(push, rel=1e-8)


@pytest.mark.parametrize("algebra", (pytest.param(bg.algebra.sympy, marks=pytest.mark.slow), TABLE))
def test_forms_take_loops_and_leave_out_rows_that_hold_nothing(algebra: Any) -> None:
    """As drawn, what is left of a four-bar's velocities is a state among others; in a form it is the only one."""
    graph = bg.Graph("g", *four_bar(0.3, 0.9, 0.7, 1, gravity=(0, 0, -9.81)))
    start = {"a_q": -1.0, "b_q": bg.Near(0.5), "d_q": bg.Near(-1.6)}
    drawn = bg.simulate(bg.compile(graph, algebra=TABLE), (0, 0.1), start=start)
    new = bg.driven(graph, dependent=("b", "d"), algebra=algebra)
    assert new.junctions["four_bar_f_"].components == ("a_", "c_1_", "c_2_")
    equations = bg.compile(graph, bg.forms.kane_momentum, algebra)
    assert len(equations.states) == 4 and len(equations.constraints) == 2
    run = bg.simulate(equations, (0, 0.1), start=start)
    for name in ("a_q", "b_q", "d_q", "a", "b", "d"):
        np.testing.assert_allclose(run[name], drawn[name], atol=1e-6)


@pytest.mark.slow
def test_a_platform_on_six_legs_of_given_length_weighs_on_them() -> None:
    """Stewart's platform: at rest the forces along the legs carry weight and moment, by the legs' directions alone."""
    feet = [
        (np.cos(a) + 0.03 * k % 0.05, np.sin(a), 0.01 * k)
        for k, a in enumerate(np.deg2rad([20, -20, 140, 100, 260, 220]))
    ]
    hips = [(0.5 * np.cos(a), 0.5 * np.sin(a), 0.0) for a in np.deg2rad([40, -40, 160, 80, 280, 200])]
    plate = Link("plate", 2.0, (0.02, 0.02, 0.04), centre=(0.05, 0.02, 0.01))
    stand = Mechanism("stand", [plate], [Free("base", "ground", plate, "zyx")], gravity=(0, 0, -9.81))
    parts: list[Any] = []
    for k, (foot, hip) in enumerate(zip(feet, hips, strict=True)):
        leg = stand.distance(f"leg{k}", Frame("ground", foot), plate.frame(hip))
        parts += [*leg, Sf(f"jack{k}", "1.1 + h*t**2/2", given="position") >> leg.flow]
    equations = bg.compile(bg.Graph("stand", *stand, *parts), algebra=bg.algebra.casadi)
    assert (len(equations.states), len(equations.constraints)) == (12, 12)
    run = bg.simulate(equations, (0, 0.5), {"h": 0}, {"base_z": bg.Near(0.9)})
    x, y, z, *angles = (run[name][-1] for name in ("base_x", "base_y", "base_z", "base_q1", "base_q2", "base_q3"))
    R = Rotation.from_euler("ZYX", angles).as_matrix()
    place, forces = np.array([x, y, z]), np.array([run[f"jack{k}.e"][-1] for k in range(6)])
    arms = [R @ hip for hip in hips]
    along = [place + arm - foot for arm, foot in zip(arms, feet, strict=True)]
    assert [np.linalg.norm(v) for v in along] == pytest.approx([1.1] * 6, abs=1e-9)
    pushes = [f * v / np.linalg.norm(v) for f, v in zip(forces, along, strict=True)]
    weight = np.array([0, 0, -2 * 9.81])
    np.testing.assert_allclose(sum(pushes), -weight, atol=1e-7)
    moment = sum(np.cross(arm, push) for arm, push in zip(arms, pushes, strict=True))
    np.testing.assert_allclose(moment, -np.cross(R @ [0.05, 0.02, 0.01], weight), atol=1e-7)
