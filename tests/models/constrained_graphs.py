"""Mechanisms with constraints that a form may keep: graphs, values, and random states that satisfy the constraints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from mechanisms import EULER_INVERSE

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.equations.lower import arguments, lower
from bondgraph.program.evaluate import instant

ALGEBRAS = {"sympy": sympy, "table": table}
Point = Mapping[str, float]


@dataclass(frozen=True)
class ConstrainedGraph:
    """A graph with numbers.

    Args:
        graph: it has constraints drawn as TF(a) << Sf(b).
        values: of parameters.
        q, f: names of coordinates and of velocities that are not driven.
        rows: a over (*f, *driven), and b, at a point.
        quasi: quasi-velocities besides those a form finds.
        u: their values at a point.
        driven: further velocities that sources drive, as functions of t.
        placed: brings random coordinates onto positions that are held.
    """

    graph: bg.Graph
    values: Mapping[str, float]
    q: tuple[str, ...]
    f: tuple[str, ...]
    rows: Callable[[Point], tuple[Any, Any]]
    quasi: Mapping[str, str]
    u: Callable[[Point], Mapping[str, float]]
    driven: Mapping[str, Callable[[float], float]]
    placed: Callable[[Point], Point]

    def state(self, seed: int, violated: float = 0.0) -> dict[str, float]:
        """Coordinates and velocities at a random instant, by name, with t; velocities satisfy the constraints.

        Args:
            seed: of the random numbers.
            violated: by so much they do not.
        """
        draw = np.random.default_rng(seed)
        point = {"t": float(draw.uniform(0.1, 2)), **self.values}
        point |= dict(zip(self.q, draw.uniform(0.3, 1.1, len(self.q)), strict=True))
        point |= self.placed(point)
        point |= {name: value(point["t"]) for name, value in self.driven.items()}
        a, b = (np.array(x, float) for x in self.rows(point))
        n, last = len(self.f), np.array([point[name] for name in self.driven])
        f = draw.uniform(-1, 1, n)
        f -= np.linalg.pinv(a[:, :n]) @ (a[:, :n] @ f + a[:, n:] @ last - b - violated)
        point |= dict(zip(self.f, f, strict=True))
        return {k: float(v) for k, v in (point | dict(self.u(point))).items()}


def at(graph: bg.Graph, form: Any, algebra: str) -> Callable[[Point], dict[str, float]]:
    """Rates (`x'`) and every flow and effort of a compiled form, at states by name.

    Inputs are constant, zero by default; states that are not given are zero.
    """
    equations = bg.compile(graph, form, algebra=ALGEBRAS[algebra])
    results = {f"{k}'": v for k, v in equations.rates.items()} | dict(equations.observables)
    names, function = list(results), instant(lower(equations, results))
    inputs = {name: value or 0.0 for name, value in equations.balance.inputs.items()}
    inputs |= {f"{name}{dashes}": 0.0 for name in inputs for dashes in ("'", "''")}
    rest = dict.fromkeys(equations.states, 0.0)

    def values(point: Point) -> dict[str, float]:
        known = {**rest, **inputs, **equations.parameters, **point}
        return dict(zip(names, function([known[name] for name in arguments(equations)]), strict=True))

    return values


CONSTRAINED_GRAPHS: dict[str, Callable[[], ConstrainedGraph]] = {}


def listed(build: Callable[[], ConstrainedGraph]) -> Callable[[], ConstrainedGraph]:
    CONSTRAINED_GRAPHS[build.__name__] = cache(build)
    return CONSTRAINED_GRAPHS[build.__name__]


def held(
    graph: bg.Graph,
    values: str,
    q: str,
    f: str,
    rows: Callable[[Point], tuple[Any, Any]],
    quasi: Mapping[str, str],
    u: Callable[[Point], Mapping[str, float]],
    driven: Mapping[str, Callable[[float], float]] | None = None,
    placed: Callable[[Point], Point] = lambda point: {},
) -> ConstrainedGraph:
    numbers = {key: float(value) for key, value in (pair.split("=") for pair in values.split())}
    return ConstrainedGraph(graph, numbers, tuple(q.split()), tuple(f.split()), rows, quasi, u, driven or {}, placed)


@listed
def knife_edge() -> ConstrainedGraph:
    """Nonholonomic, f = q_dot; the mass centre lies ahead of the edge; friction, forces that depend on the place."""
    f, P = One("f", ("u", "v", "w"), coordinates=("x", "y", "th")), One("P", ("vx", "vy"))
    graph = bg.Graph(
        "knife_edge",
        f >> TF("d", ((1, 0, "-h*sin(th)"), (0, 1, "h*cos(th)"))) >> P >> I("m"),
        *(f["w"] >> I("J"), P >> R("r"), Se("tow", ("k*cos(th)", "k*x - g*m*y")) >> P),
        f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("edge", 0),
    )
    return held(
        graph,
        "m=1.7 J=0.6 h=0.3 r=0.4 k=0.8 g=2.1",
        "x y th",
        "u v w",
        lambda s: ([[-np.sin(s["th"]), np.cos(s["th"]), 0]], [0]),
        {"s": "cos(th)*u + sin(th)*v", "n": "(1 + x**2)*w + y*u"},
        lambda s: {
            "s": np.cos(s["th"]) * s["u"] + np.sin(s["th"]) * s["v"],
            "n": (1 + s["x"] ** 2) * s["w"] + s["y"] * s["u"],
        },
    )


@listed
def moved_rail() -> ConstrainedGraph:
    """Rheonomic: two constraints, one with b(t), one with rows that depend on t; a velocity is driven beside them."""
    f, P = One("f", ("u", "v", "w", "z"), coordinates=("x", "y", "th", "s")), One("P", ("vx", "vy"))
    graph = bg.Graph(
        "moved_rail",
        f >> TF("d", (("1 + s", 0, "-h*sin(th)", "x"), (0, 1, "h*cos(th)", "s"))) >> P >> I("m"),
        *(f["w"] >> I("J"), f["z"] >> I("n"), f >> R("r"), Se("F", ("k*y", "-k*x*s", "k", 0)) >> f),
        f << TF("a", (("1", "x", "t", "0"),)) << Sf("b", "sin(t)/3"),
        f << TF("c", (("0", "y", "2 + sin(th)", "s"),)) << Sf("d0", 0),
        Sf("drive", "0.4 + t**2/5") >> f["z"],
    )
    return held(
        graph,
        "m=1.3 J=0.8 n=0.5 h=0.4 r=0.3 k=0.9",
        "x y th s",
        "u v w",
        lambda s: ([[1, s["x"], s["t"], 0], [0, s["y"], 2 + np.sin(s["th"]), s["s"]]], [np.sin(s["t"]) / 3, 0]),
        {"s1": "(2 + y)*u - th*v + t*x*z + s**2"},
        lambda s: {"s1": (2 + s["y"]) * s["u"] - s["th"] * s["v"] + s["t"] * s["x"] * s["z"] + s["s"] ** 2},
        driven={"z": lambda t: 0.4 + t**2 / 5},
    )


@listed
def pendulum() -> ConstrainedGraph:
    """A particle in a plane on a rod: holonomic, and its position is known; friction, and a spring to the side."""
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    graph = bg.Graph(
        "pendulum",
        *(f >> I("m"), Se("G", (0, "-m*g")) >> f, f >> R("r"), f["u"] >> C("spring", effort="k*q + k3*q**3")),
        f << TF("rod", (("x/l", "y/l"),), integrals=("(x**2 + y**2 - l**2)/(2*l)",)) << Sf("hold", 0, given="position"),
    )

    def onto(s: Point) -> Point:
        return {name: s[name] * s["l"] / np.hypot(s["x"], s["y"]) for name in ("x", "y")}

    return held(
        graph,
        "m=0.9 g=9.81 l=0.8 r=0.2 k=3.1 k3=0.7",
        "x y",
        "u v",
        lambda s: ([[s["x"] / s["l"], s["y"] / s["l"]]], [0]),
        {"w": "(x*v - y*u)/l**2"},
        lambda s: {"w": (s["x"] * s["v"] - s["y"] * s["u"]) / s["l"] ** 2},
        placed=onto,
    )


@listed
def rolling_body() -> ConstrainedGraph:
    """A body with three different inertias rolls like a ball on a plane; f is its rate in its axes and its velocity.

    Its coordinates are Euler's angles: Q is square and regular, and not one.
    """
    f = One("f", ("w1", "w2", "w3", "u", "v"))
    turn, move = One("turn", coordinates=("psi", "theta", "phi")), One("move", coordinates=("x", "y"))
    omega, v = One("omega", ("o1", "o2", "o3"), frame="omega"), One("V", ("vx", "vy"))
    plane, unit = ((1, 0), (0, 1)), ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    graph = bg.Graph(
        "rolling_body",
        f["w1", "w2", "w3"] >> TF("Q", EULER_INVERSE) >> turn,
        f["w1", "w2", "w3"] >> TF("Pw", unit) >> omega >> I("J", ("J1", "J2", "J3")),
        *(f["u", "v"] >> TF("Qm", plane) >> move, f["u", "v"] >> TF("Pv", plane) >> v >> I("m")),
        *(Se("F", ("k", "k*x")) >> v, omega >> R("b"), f << TF("roll", rolling()) << Sf("ground", (0, 0))),
    )

    def rows(s: Point) -> tuple[Any, Any]:
        axes = turned(s["psi"], s["theta"], s["phi"])
        return np.hstack([[-s["r"] * axes[1], s["r"] * axes[0]], np.eye(2)]), [0, 0]

    return held(
        graph,
        "J1=0.5 J2=0.4 J3=0.3 m=1.3 k=0.7 r=0.6 b=0.05",
        "psi theta phi x y",
        "w1 w2 w3 u v",
        rows,
        {"n1": "w1 + theta*u/3", "n2": "w2 - phi*w1", "n3": "(2 + psi)*w3"},
        lambda s: {
            "n1": s["w1"] + s["theta"] * s["u"] / 3,
            "n2": s["w2"] - s["phi"] * s["w1"],
            "n3": (2 + s["psi"]) * s["w3"],
        },
    )


def rolling() -> tuple[tuple[str, ...], ...]:
    """Rows of u - r omega_y = 0, v + r omega_x = 0, with omega in space."""
    import sympy as sp
    import sympy.physics.mechanics as me

    psi, theta, phi, r = sp.symbols("psi theta phi r")
    N, B = me.ReferenceFrame("N"), me.ReferenceFrame("B")
    B.orient_body_fixed(N, (psi, theta, phi), "ZXZ")
    axes = N.dcm(B)
    rows = sp.Matrix([[*(-r * axes[1, :]), 1, 0], [*(r * axes[0, :]), 0, 1]])
    return tuple(tuple(map(str, rows[i, :])) for i in range(2))


def turned(psi: float, theta: float, phi: float) -> Any:
    """From body axes to space, by elementary rotations about z, x and z."""

    def about(i: int, j: int, angle: float) -> Any:
        matrix = np.eye(3)
        matrix[i, i] = matrix[j, j] = np.cos(angle)
        matrix[j, i], matrix[i, j] = np.sin(angle), -np.sin(angle)
        return matrix

    return about(0, 1, psi) @ about(1, 2, theta) @ about(0, 1, phi)
