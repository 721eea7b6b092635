"""A catalogue of mechanisms with numbers and consistent starts, and their compiled equations at a point.

Each mechanism is written as [004] Fig. 1: coordinates behind Q, velocities of the bodies behind partial velocities.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np
import sympy as sp

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se, Sf
from bondgraph.equations.lower import arguments, lower
from bondgraph.program.evaluate import instant

FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


@dataclass(frozen=True)
class Mechanism:
    """A graph with values for its parameters and inputs, and a start given by coordinates, velocities, other states.

    `f` names the generalized velocities, those that a source drives included; `driven` gives these at t = 0.
    """

    graph: bg.Graph
    values: Mapping[str, Any]
    start: Mapping[str, float]
    f: tuple[str, ...]
    driven: Mapping[str, float]

    @property
    def q(self) -> tuple[str, ...]:
        return tuple(name for name, _, _ in self.graph.coordinates())

    @property
    def free(self) -> tuple[str, ...]:
        return tuple(name for name in self.f if name not in self.driven)

    @cached_property
    def numbers(self) -> Numbers:
        """The kinetics as functions of a state."""
        return Numbers(self)

    def states(self, seed: int) -> dict[str, float]:
        """A random state near the start, driven velocities as they are."""
        draw = random.Random(seed)
        return {name: value + draw.uniform(-0.3, 0.3) for name, value in self.start.items()} | dict(self.driven)


CATALOGUE: dict[str, Callable[[], Mechanism]] = {}


def listed(build: Callable[[], Mechanism]) -> Callable[[], Mechanism]:
    CATALOGUE[build.__name__] = cache(build)
    return CATALOGUE[build.__name__]


def mechanism(name: str, parts: tuple[Any, ...], values: str, start: str, f: str, driven: str = "") -> Mechanism:
    def numbers(text: str) -> dict[str, float]:
        return {key: float(value) for key, value in (pair.split("=") for pair in text.split())}

    return Mechanism(bg.Graph(name, *parts), numbers(values), numbers(start), tuple(f.split()), numbers(driven))


def pendulum_parts(q_dot: One) -> tuple[Any, ...]:
    """Two point masses; angles from the downward vertical."""
    v1, v2 = One("v1", ("v1x", "v1y")), One("v2", ("v2x", "v2y"))
    P1 = TF("P1", (("l1*cos(a)", 0), ("l1*sin(a)", 0)))
    P2 = TF("P2", (("l1*cos(a)", "l2*cos(b)"), ("l1*sin(a)", "l2*sin(b)")))
    return (
        *(q_dot >> P1 >> v1 >> I("m1"), Se("G1", (0, "-m1*g")) >> v1),
        *(q_dot >> P2 >> v2 >> I("m2"), Se("G2", (0, "-m2*g")) >> v2),
    )


@listed
def double_pendulum() -> Mechanism:
    """Holonomic, f = q_dot: an IC."""
    q_dot = One("q_dot", coordinates=("a", "b"))
    values, start = "l1=0.7 l2=0.5 m1=1.2 m2=0.8 g=9.81", "a=0.5 b=0.9 a_dot=0.7 b_dot=-1.1"
    return mechanism("double_pendulum", pendulum_parts(q_dot), values, start, "a_dot b_dot")


@listed
def double_pendulum_with_rates_apart() -> Mechanism:
    """The same, with f on a junction of its own and Q = 1: a NIC."""
    f, q_dot = One("f", ("u1", "u2")), One("q_dot", coordinates=("a", "b"))
    parts = (f >> TF("Q", ((1, 0), (0, 1))) >> q_dot, *pendulum_parts(f))
    values, start = "l1=0.7 l2=0.5 m1=1.2 m2=0.8 g=9.81", "a=0.5 b=0.9 u1=0.7 u2=-1.1"
    return mechanism("double_pendulum_apart", parts, values, start, "u1 u2")


@listed
def cart_pendulum() -> Mechanism:
    """A cart with a spring-free axle, a bar hanging from it, friction on the cart."""
    q_dot, vc, v, w = One("q_dot", coordinates=("x", "a")), One("vc"), One("v", ("vx", "vy")), One("w")
    parts = (
        *(q_dot >> TF("Pc", ((1, 0),)) >> vc >> I("M"), vc >> R("c")),
        *(q_dot >> TF("Pb", ((1, "l*cos(a)"), (0, "l*sin(a)"))) >> v >> I("m"), Se("G", (0, "-m*g")) >> v),
        *(q_dot >> TF("Pw", ((0, 1),)) >> w >> I("J"), Se("push") >> q_dot["x_dot"]),
    )
    values = "M=2 m=0.5 l=0.4 J=0.03 g=9.81 c=0.3 push=1.5"
    return mechanism("cart_pendulum", parts, values, "x=0.1 a=0.6 x_dot=0.4 a_dot=-1.2", "x_dot a_dot")


@listed
def sleigh() -> Mechanism:
    """A knife edge under a body whose centre lies a distance b ahead of it: nonholonomic, S < R."""
    f, q_dot = One("f", ("u", "w")), One("q_dot", coordinates=("x", "y", "th"))
    v, spin = One("v", ("vx", "vy")), One("spin")
    parts = (
        f >> TF("Q", (("cos(th)", 0), ("sin(th)", 0), (0, 1))) >> q_dot,
        f >> TF("Pv", (("cos(th)", "-b*sin(th)"), ("sin(th)", "b*cos(th)"))) >> v >> I("m"),
        *(f >> TF("Pw", ((0, 1),)) >> spin >> I("J"), Se("tow") >> f["u"]),
    )
    values, start = "m=1.5 J=0.2 b=0.3 tow=0.4", "x=0.2 y=-0.1 th=0.7 u=1.1 w=0.8"
    return mechanism("sleigh", parts, values, start, "u w")


@listed
def rolling_disc() -> Mechanism:
    """A thin disc rolling without slip, in axes that lean but do not spin with it."""
    f, q_dot = One("f", ("u1", "u2", "u3")), One("q_dot", coordinates=("x", "y", "psi", "theta", "phi"))
    axes, omega = One("Omega", ("O1", "O2", "O3")), One("omega", ("w1", "w2", "w3"), frame="Omega")
    v = One("v", ("v1", "v2", "v3"), frame="Omega")
    Q = ((0, 0, "-r*cos(psi)"), (0, 0, "-r*sin(psi)"), (0, "1/sin(theta)", 0), (1, 0, 0),
         (0, "-cos(theta)/sin(theta)", 1))  # fmt: skip
    parts = (
        f >> TF("Q", Q) >> q_dot,
        f >> TF("P_Omega", ((1, 0, 0), (0, 1, 0), (0, "cos(theta)/sin(theta)", 0))) >> axes,
        f >> TF("P_omega", ((1, 0, 0), (0, 1, 0), (0, 0, 1))) >> omega,
        omega >> I("J", ("m*r**2/4", "m*r**2/4", "m*r**2/2")),
        f >> TF("P_v", ((0, 0, "-r"), (0, 0, 0), ("r", 0, 0))) >> v >> I("m"),
        Se("G", (0, "-m*g*sin(theta)", "-m*g*cos(theta)")) >> v,
    )
    start = "x=0 y=0 psi=0.4 theta=1.2 phi=0.1 u1=0.3 u2=0.8 u3=-2.1"
    return mechanism("rolling_disc", parts, "m=0.9 r=0.3 g=9.81", start, "u1 u2 u3")


EULER = (("sin(theta)*sin(phi)", "cos(phi)", 0), ("sin(theta)*cos(phi)", "-sin(phi)", 0), ("cos(theta)", 0, 1))
"""Rates of the angles psi, theta, phi (about z, x, z) to the angular velocity in body axes."""
EULER_INVERSE = (
    ("sin(phi)/sin(theta)", "cos(phi)/sin(theta)", 0),
    ("cos(phi)", "-sin(phi)", 0),
    ("-sin(phi)*cos(theta)/sin(theta)", "-cos(phi)*cos(theta)/sin(theta)", 1),
)


@listed
def spinning_top() -> Mechanism:
    """About a fixed point, in body axes, with f the rates of Euler's angles: an IC."""
    q_dot = One("q_dot", coordinates=("psi", "theta", "phi"))
    omega = One("omega", ("w1", "w2", "w3"), frame="omega")
    parts = (
        q_dot >> TF("P", EULER) >> omega >> I("J", ("J1", "J2", "J3")),
        Se("G", "m*g*l*sin(theta)") >> q_dot["theta_dot"],
    )
    values = "J1=0.5 J2=0.4 J3=0.3 m=1 g=9.81 l=0.2"
    start = "psi=0.2 theta=0.9 phi=0.3 psi_dot=0.8 theta_dot=0.4 phi_dot=5"
    return mechanism("spinning_top", parts, values, start, "psi_dot theta_dot phi_dot")


@listed
def free_body() -> Mechanism:
    """A body in space, f its angular velocity in body axes and its velocity in inertial ones; holonomic, yet a NIC."""
    f = One("f", ("u1", "u2", "u3", "u4", "u5", "u6"))
    turn, move = One("turn", coordinates=("psi", "theta", "phi")), One("move", coordinates=("x", "y", "z"))
    omega, v = One("omega", ("w1", "w2", "w3"), frame="omega"), One("v", ("vx", "vy", "vz"))
    first = [[int(i == j) for j in range(6)] for i in range(3)]
    last = [[int(i + 3 == j) for j in range(6)] for i in range(3)]
    parts = (
        f["u1", "u2", "u3"] >> TF("Q", EULER_INVERSE) >> turn,
        f["u4", "u5", "u6"] >> TF("Qm", ((1, 0, 0), (0, 1, 0), (0, 0, 1))) >> move,
        f >> TF("Pw", first) >> omega >> I("J", (("J1", "J12", 0), ("J12", "J2", 0), (0, 0, "J3"))),
        *(f >> TF("Pv", last) >> v >> I("m"), Se("G", (0, 0, "-m*g")) >> v),
    )
    values = "J1=0.5 J2=0.4 J3=0.3 J12=0.05 m=1.3 g=9.81"
    start = "psi=0.2 theta=0.9 phi=0.3 x=0 y=0 z=0 u1=0.5 u2=-0.4 u3=1.2 u4=0.3 u5=0.1 u6=-0.2"
    return mechanism("free_body", parts, values, start, "u1 u2 u3 u4 u5 u6")


def arm_parts(f: One) -> tuple[Any, ...]:
    """Two bars in a vertical plane, u1 and u2 the rates of the joints; angles from the horizontal."""
    v1, v2, w1, w2 = One("v1", ("v1x", "v1y")), One("v2", ("v2x", "v2y")), One("w1"), One("w2")
    P1 = (("-h1*sin(a)", 0), ("h1*cos(a)", 0))
    P2 = (("-l1*sin(a) - h2*sin(a + b)", "-h2*sin(a + b)"), ("l1*cos(a) + h2*cos(a + b)", "h2*cos(a + b)"))
    return (
        f >> TF("Q", ((1, 0), (0, 1))) >> One("q_dot", coordinates=("a", "b")),
        *(f >> TF("P1", P1) >> v1 >> I("m1"), f >> TF("R1", ((1, 0),)) >> w1 >> I("J1")),
        *(f >> TF("P2", P2) >> v2 >> I("m2"), f >> TF("R2", ((1, 1),)) >> w2 >> I("J2")),
        *(Se("G1", (0, "-m1*g")) >> v1, Se("G2", (0, "-m2*g")) >> v2, f["u2"] >> R("c2")),
    )


ARM = "h1=0.3 h2=0.25 l1=0.6 m1=1.4 m2=0.9 J1=0.05 J2=0.03 g=9.81 c2=0.15"


@listed
def arm() -> Mechanism:
    f = One("f", ("u1", "u2"))
    return mechanism("arm", arm_parts(f), ARM, "a=0.4 b=0.7 u1=0.9 u2=-0.6", "u1 u2")


@listed
def arm_with_motor() -> Mechanism:
    """A motor and gear on the first joint: the rotor follows the joint, and its inertia is dependent."""
    f, i, rotor = One("f", ("u1", "u2")), One("i"), One("rotor")
    motor = (Se("U") >> i >> GY("K") >> rotor, i >> I("L"), i >> R("Ra"), rotor >> I("Jr"), rotor >> R("br"))
    parts = (*arm_parts(f), f["u1"] >> TF("n") >> rotor, *motor)
    values = ARM + " U=6 K=0.05 L=0.02 Ra=1.1 Jr=0.0004 br=0.0002 n=50"
    return mechanism("arm_with_motor", parts, values, "a=0.4 b=0.7 u1=0.9 u2=-0.6 p_L=0.03", "u1 u2")


@listed
def driven_arm() -> Mechanism:
    """The second joint moves as told: [004] (45)-(50)."""
    f = One("f", ("u1", "u2"))
    parts = (*arm_parts(f), Sf("drive", "w0*cos(2*t) + w1_") >> f["u2"])
    return mechanism("driven_arm", parts, ARM + " w0=0.8 w1_=0.3", "a=0.4 b=0.7 u1=0.9", "u1 u2", "u2=1.1")


@listed
def driven_disc() -> Mechanism:
    """The rolling disc with a spin that is given."""
    disc = rolling_disc()
    f = disc.graph.elements["f"]
    graph = disc.graph.rewritten((*disc.graph.links, *(Sf("drive", "a0*sin(2*t + 1)") >> f["u3"]).links))
    start = {name: value for name, value in disc.start.items() if name != "u3"}
    values = {**disc.values, "a0": 5.0}
    return Mechanism(graph, values, start, disc.f, {"u3": 5.0 * float(np.sin(1.0))})


NAMES = sorted(CATALOGUE)


class Compiled:
    """Equations of a mechanism in some form (None: the unreduced graph), evaluated at states given by q and f."""

    def __init__(self, mechanism: Mechanism, form: Any = None) -> None:
        self.mechanism = mechanism
        self.equations = bg.compile(mechanism.graph, form)
        results = {f"{k}'": v for k, v in self.equations.rates.items()} | dict(self.equations.observables)
        self.names = list(results)
        self.function = instant(lower(self.equations, results))

    def vector(self, state: Mapping[str, float]) -> list[float]:
        """The equations' states for coordinates, velocities and other states by name."""
        momenta: dict[str, float] = {}
        if any(name.startswith("p_T") for name in self.equations.states):
            kinetic = self.mechanism.numbers
            p = kinetic.matrix("A", state) @ np.array([state[name] for name in self.mechanism.f])
            momenta = {f"p_T_{name}": value for name, value in zip(self.mechanism.f, p, strict=True)}
        return [momenta[name] if name in momenta else state[name] for name in self.equations.states]

    def evaluate(self, states: Any, t: float = 0.0) -> dict[str, float]:
        known = {"t": t, **dict(zip(self.equations.states, map(float, states), strict=True))}
        given = {**self.equations.parameters, **self.mechanism.values}
        rates = {f"{name}'": 0.0 for name in self.equations.inputs}
        values = {**given, **rates, **known}
        point = [values[name] for name in arguments(self.equations)]
        return dict(zip(self.names, self.function(point), strict=True))

    def at(self, state: Mapping[str, float], t: float = 0.0) -> dict[str, float]:
        """Every rate (`name'`), flow and effort."""
        return self.evaluate(self.vector(state), t)

    def f_dot(self, state: Mapping[str, float], t: float = 0.0) -> dict[str, float]:
        """The generalized accelerations; of velocities that are no states by central differences along the motion."""
        x = np.array(self.vector(state))
        here = self.evaluate(x, t)
        x_dot = np.array([here[f"{name}'"] for name in self.equations.states])
        h = 1e-5
        ahead, behind = self.evaluate(x + h * x_dot, t + h), self.evaluate(x - h * x_dot, t - h)
        return {
            name: here[f"{name}'"] if name in self.equations.states else (ahead[name] - behind[name]) / (2 * h)
            for name in self.mechanism.f
        }


class Numbers:
    """The kinetics of a mechanism as numbers."""

    def __init__(self, mechanism: Mechanism) -> None:
        self.mechanism = mechanism
        self.kinetics = bg.kinetics(mechanism.graph)
        self.values = {**assembled(mechanism).parameters, **mechanism.values}

    @cached_property
    def symbols(self) -> list[Any]:
        return [*self.kinetics.q, *self.kinetics.f, *(sp.Symbol(name, real=True) for name in self.values)]

    def function(self, what: Any) -> Callable[[Mapping[str, float]], Any]:
        evaluate = sp.lambdify([*self.symbols, sp.Symbol("t", real=True)], what, "numpy", cse=True)

        def at(state: Mapping[str, float]) -> Any:
            known = {**self.values, **state}
            return np.array(evaluate(*(known[s.name] for s in self.symbols), known.get("t", 0.0)), float)

        return at

    @cached_property
    def functions(self) -> dict[str, Any]:
        k = self.kinetics
        return {name: self.function(getattr(k, name)) for name in ("A", "D", "Df", "e_hat", "Q")}

    def matrix(self, name: str, state: Mapping[str, float]) -> Any:
        found = self.functions[name](state)
        return found[:, 0] if name in ("Df", "e_hat") else found


@cache
def compiled(name: str, form: Any = None) -> Compiled:
    return Compiled(CATALOGUE[name](), form)


def assembled(mechanism: Mechanism) -> Any:
    from bondgraph.algebra import sympy as algebra
    from bondgraph.equations.balance import assemble

    return assemble(bg.causality(mechanism.graph), algebra)
