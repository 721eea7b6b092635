"""Mechanisms with constraints drawn in them, each with equations of its own by Lagrange's method in sympy and numpy.

A reference knows kinetic and potential energy in the positions of its points, and the constraints as rows; nothing of
the package. Its dense system [M -a^T; a 0] [f_dot; lambda] = [F; b_dot - a_dot f] gives accelerations and reactions.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np
import sympy as sp
from mechanisms import CATALOGUE, EULER
from test_forms import disc as disc_by_kane
from test_forms import expected, prescribed
from test_forms import solved as driven_by

import bondgraph as bg
from bondgraph.elements import GY, TF, Frame, I, Link, Mechanism, One, R, Revolute, Se, Sf

t = sp.Symbol("t")


def names(text: str) -> tuple[sp.Symbol, ...]:
    found = sp.symbols(text)
    return found if isinstance(found, tuple) else (found,)


@dataclass(frozen=True)
class Reference:
    """M f_dot = F + a^T lambda, a f = b, q_dot = Q f.

    Args:
        q, f: symbols.
        M, F: in q, f, t, parameters and other states.
        rows: for each source of a constraint its rows a and right sides b.
        positions: what vanishes at consistent coordinates.
        Q: the map to the coordinates' rates.
    """

    q: tuple[Any, ...]
    f: tuple[Any, ...]
    M: Any
    F: Any
    rows: Mapping[str, tuple[Any, Any]]
    positions: tuple[Any, ...] = ()
    Q: Any = None

    @property
    def a(self) -> Any:
        return sp.Matrix.vstack(*(sp.Matrix(a) for a, _ in self.rows.values()))

    @property
    def b(self) -> Any:
        return sp.Matrix.vstack(*(sp.Matrix(b) for _, b in self.rows.values()))

    @cached_property
    def evaluate(self) -> Callable[[Mapping[str, float]], list[Any]]:
        """M, F, a, b, and b_dot - a_dot f."""
        f, a, b = sp.Matrix(self.f), self.a, self.b
        q_dot = f if self.Q is None else sp.Matrix(self.Q) * f

        def rate(matrix: Any) -> Any:
            parts = (matrix.diff(x) * x_dot for x, x_dot in zip(self.q, q_dot, strict=True))
            return sum(parts, matrix.diff(t))

        return numeric([sp.Matrix(self.M), sp.Matrix(self.F), a, b, rate(b) - rate(a) * f])

    @cached_property
    def residuals(self) -> Callable[[Mapping[str, float]], list[Any]]:
        """Positions and their gradients."""
        residuals = sp.Matrix(len(self.positions), 1, list(self.positions))
        return numeric([residuals, residuals.jacobian(self.q) if self.positions else sp.zeros(0, len(self.q))])

    def consistent(self, state: Mapping[str, float]) -> dict[str, float]:
        """The nearest coordinates, and the nearest velocities there, that satisfy the constraints."""
        state = dict(state)
        for _ in range(30 if self.positions else 0):
            residual, gradient = self.residuals(state)
            step = np.linalg.lstsq(gradient, -residual[:, 0], rcond=None)[0]
            state |= {x.name: state[x.name] + dx for x, dx in zip(self.q, step, strict=True)}
        _, _, a, b, _ = self.evaluate(state)
        f = np.array([state[x.name] for x in self.f])
        for _ in range(2):  # again: to the last digit
            f = f + np.linalg.lstsq(a, b[:, 0] - a @ f, rcond=None)[0]
        return state | {x.name: float(value) for x, value in zip(self.f, f, strict=True)}

    def solved(self, state: Mapping[str, float]) -> tuple[Any, dict[str, Any], dict[str, Any]]:
        """Accelerations; for each source its reactions, those of minimum norm, and its rows a."""
        M, F, a, _, right = self.evaluate(state)
        n, r = len(M), len(a)
        whole = np.block([[M, -a.T], [a, np.zeros((r, r))]])
        found = np.linalg.lstsq(whole, np.concatenate([F, right])[:, 0], rcond=1e-12)[0]
        assert np.allclose(whole @ found, np.concatenate([F, right])[:, 0], rtol=0, atol=1e-9 * abs(whole).max())
        reactions, rows, k = {}, {}, 0
        for name, (given, _) in self.rows.items():
            height = sp.Matrix(given).rows
            reactions[name], rows[name] = found[n + k : n + k + height], a[k : k + height]
            k += height
        return found[:n], reactions, rows


def numeric(matrices: list[Any]) -> Callable[[Mapping[str, float]], list[Any]]:
    symbols = sorted(set().union(*(m.free_symbols for m in matrices)), key=str)
    function = sp.lambdify(symbols, matrices, "numpy", cse=True)
    return lambda state: [np.array(x, float) for x in function(*(state[s.name] for s in symbols))]


def lagrange(q: Any, f: Any, T: Any, V: Any = 0, forces: Any = None, **rest: Any) -> Reference:
    """d/dt(dT/df) - dT/dq + dV/dq = forces, for f = q_dot."""
    p = sp.Matrix([T]).jacobian(f).T
    moved = p.jacobian(q) * sp.Matrix(f) + p.diff(t)
    gradient = sp.Matrix([T - V]).jacobian(q).T
    F = gradient - moved + sp.Matrix(forces if forces is not None else [0] * len(q))
    return Reference(tuple(q), tuple(f), p.jacobian(f), F, **rest)


def turned(given: Reference, f: Any, Q: Any) -> Reference:
    """The same system in other velocities, q_dot = Q f."""
    f, Q = sp.Matrix(f), sp.Matrix(Q)
    q_dot = Q * f
    rates = dict(zip(given.f, q_dot, strict=True))
    M, F = given.M.xreplace(rates), given.F.xreplace(rates)
    Q_dot = sum((Q.diff(x) * x_dot for x, x_dot in zip(given.q, q_dot, strict=True)), Q.diff(t))
    rows = {name: (sp.Matrix(a) * Q, b) for name, (a, b) in given.rows.items()}
    return Reference(given.q, tuple(f), Q.T * M * Q, Q.T * (F - M * Q_dot * f), rows, given.positions, Q)


@dataclass(frozen=True)
class Constrained:
    """A graph, its reference, numbers, and a second choice of quasi-velocities.

    Args:
        start: states near which others are drawn.
        quasi: as many formulas as there are degrees of freedom.
        driven: velocities that a source drives itself.
        held: the components of a source of which the others hold nothing.
        ignorable: so many coordinates are, and so many of the quasi-velocities, the last ones, belong to them.
    """

    graph: bg.Graph
    reference: Reference
    values: Mapping[str, float]
    start: Mapping[str, float]
    quasi: Mapping[str, str]
    driven: tuple[str, ...] = ()
    ignorable: int = 0
    held: tuple[int, ...] = ()

    @property
    def q(self) -> tuple[str, ...]:
        return tuple(x.name for x in self.reference.q)

    @property
    def f(self) -> tuple[str, ...]:
        return tuple(x.name for x in self.reference.f)

    def states(self, seed: int) -> dict[str, float]:
        """A random consistent state at a random time, with the values of parameters."""
        draw = random.Random(seed)
        moved = {name: value + draw.uniform(-0.3, 0.3) for name, value in self.start.items()}
        return self.reference.consistent({**self.values, **moved, "t": draw.uniform(0.2, 1.5)})

    def solved(self, state: Mapping[str, float]) -> tuple[Any, dict[str, Any], dict[str, Any]]:
        """Accelerations; for each source its reactions and its rows a."""
        return self.reference.solved(state)


@dataclass(frozen=True)
class Catalogued:
    """One of `mechanisms`, whose only constraints are driven velocities, with the reference it has there."""

    name: str

    @property
    def own(self) -> Any:
        return CATALOGUE[self.name]()

    @property
    def graph(self) -> bg.Graph:
        return self.own.graph

    @property
    def values(self) -> Mapping[str, float]:
        return self.own.values

    @property
    def start(self) -> Mapping[str, float]:
        return self.own.start

    @property
    def f(self) -> tuple[str, ...]:
        return self.own.f

    @property
    def driven(self) -> tuple[str, ...]:
        return tuple(self.own.driven)

    @property
    def quasi(self) -> dict[str, str]:
        """Each free velocity with a part of the next, those of ignorable coordinates last."""
        last = {"free_body": ("u4", "u5"), "spinning_top": ("psi_dot",)}.get(self.name, ())
        free = sorted(self.own.free, key=last.__contains__)
        return {f"{name}_": f"2*{name} - {after}/3" for name, after in zip(free, (*free[1:], "1"), strict=True)}

    @property
    def ignorable(self) -> int:
        return {"free_body": 2, "spinning_top": 1}.get(self.name, 0)

    held = ()

    def states(self, seed: int) -> dict[str, float]:
        return {**self.values, **self.own.states(seed), "t": 0.0}

    def solved(self, state: Mapping[str, float]) -> tuple[Any, dict[str, Any], dict[str, Any]]:
        M, F = expected(self.name, self.own, state)
        n = len(self.f)
        if len(F) > n:  # sympy's dependent speeds come last, with their constraints
            return np.linalg.solve(M, F)[:n], {}, {}
        f_dot, efforts = driven_by(M, F, prescribed(self.own))
        rows = np.eye(n)[[self.f.index(name) for name in self.driven]]
        return f_dot, {"drive": efforts} if self.driven else {}, {"drive": rows} if self.driven else {}


CONSTRAINED: dict[str, Callable[[], Constrained]] = {}


def listed(build: Callable[[], Constrained]) -> Callable[[], Constrained]:
    CONSTRAINED[build.__name__] = cache(build)
    return CONSTRAINED[build.__name__]


def numbers(text: str) -> dict[str, float]:
    return {key: float(value) for key, value in (pair.split("=") for pair in text.split())}


m, g, l, r = names("m g l r")


def bob() -> tuple[Any, Any, Any, One]:
    q, f = names("x y"), names("vx vy")
    return q, f, m * (f[0] ** 2 + f[1] ** 2) / 2, One("f", ("vx", "vy"), coordinates=("x", "y"))


@listed
def cartesian_pendulum() -> Constrained:
    """Its rod's length is known: a position is given."""
    q, f, T, at = bob()
    rows = {"rod": ([q], [0])}
    reference = lagrange(q, f, T, m * g * q[1], rows=rows, positions=((q[0] ** 2 + q[1] ** 2 - l**2) / 2,))
    rod = TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", ("l**2/2",), given="position")
    graph = bg.Graph("cartesian", at >> I("m"), Se("G", (0, "-m*g")) >> at, at << rod)
    start = numbers("x=0.5 y=-0.6 vx=0.7 vy=0.2")
    return Constrained(graph, reference, numbers("m=1.3 l=0.8 g=9.81"), start, {"w": "x*vy - y*vx"})


@listed
def moving_pivot() -> Constrained:
    """Rheonomic: the rod hangs from a pivot that is shaken, and its length is not known to the graph."""
    q, f, T, at = bob()
    s, w = names("s w")
    X = s * sp.sin(w * t)
    rows = {"rod": ([[q[0] - X, q[1]]], [(q[0] - X) * X.diff(t)])}
    residual = ((q[0] - X) ** 2 + q[1] ** 2 - l**2) / 2
    reference = lagrange(q, f, T, m * g * q[1], rows=rows, positions=(residual,))
    rod = TF("A", (("x - s*sin(w*t)", "y"),)) << Sf("rod", "(x - s*sin(w*t))*s*w*cos(w*t)")
    graph = bg.Graph("shaken", at >> I("m"), Se("G", (0, "-m*g")) >> at, at << rod)
    values, start = numbers("m=1.3 l=0.8 g=9.81 s=0.2 w=3"), numbers("x=0.5 y=-0.6 vx=0.7 vy=0.2")
    return Constrained(graph, reference, values, start, {"w_": "(x - s*sin(w*t))*vy - y*vx + s"})


@listed
def redundant_rods() -> Constrained:
    """Two rods in one place: their rows repeat, their reactions do not follow."""
    q, f, T, at = bob()
    x, y = q
    rows = {"rod": ([[x, y]], [0]), "twin": ([[2 * x, 2 * y]], [0])}
    reference = lagrange(q, f, T, m * g * y, rows=rows)
    graph = bg.Graph(
        "twins", at >> I("m"), Se("G", (0, "-m*g")) >> at,
        at << TF("A", (("x", "y"),)) << Sf("rod", 0), at << TF("B", (("2*x", "2*y"),)) << Sf("twin", 0),
    )  # fmt: skip
    start = numbers("x=0.5 y=-0.6 vx=0.7 vy=0.2")
    return Constrained(graph, reference, numbers("m=1.3 g=9.81"), start, {"w": "x*vy - y*vx"})


def skate(driven: bool, motor: bool) -> Constrained:
    """A body on a knife edge, its centre ahead of it; its turning driven, or by a motor with a gear."""
    q, f = names("x y th"), names("u v w")
    _, _, th = q
    u, v, w = f
    b, J, c0, c1, n, Jr, K, L, p_L, br = names("b J c0 c1 n Jr K L p_L br")
    T = m * ((u - b * sp.sin(th) * w) ** 2 + (v + b * sp.cos(th) * w) ** 2) / 2 + J * w**2 / 2
    rows: dict[str, Any] = {"edge": ([[-sp.sin(th), sp.cos(th), 0]], [0])}
    at, P = One("f", ("u", "v", "w"), coordinates=("x", "y", "th")), One("P", ("vx", "vy"))
    parts = [
        *(at >> TF("d", ((1, 0, "-b*sin(th)"), (0, 1, "b*cos(th)"))) >> P, P >> I("m"), at["w"] >> I("J")),
        *(at << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("edge", 0), Se("tow", "0.4*sin(t)") >> at["u"]),
    ]
    values, start = numbers("m=2 J=0.7 b=0.3"), numbers("x=0.2 y=-0.1 th=0.5 u=0.9 v=0.4 w=1.2")
    quasi = {"s": "cos(th)*u + sin(th)*v", "turn": "3*w"}
    forces = [sp.Float(0.4) * sp.sin(t), 0, 0]
    if driven:
        rows["drive"] = ([[0, 0, 1]], [c0 + c1 * sp.sin(t)])
        parts.append(Sf("drive", "c0 + c1*sin(t)") >> at["w"])
        values, quasi = values | numbers("c0=0.6 c1=1.7"), {"s": "cos(th)*u + sin(th)*v + 2*w"}
    if motor:
        T += Jr * (n * w) ** 2 / 2
        forces[2] = n * (K * p_L / L - br * n * w)
        i, rotor = One("i"), One("rotor")
        parts += [Se("U", 6) >> i >> GY("K") >> rotor, i >> I("L"), i >> R("Ra"), rotor >> I("Jr"), rotor >> R("br")]
        parts.append(at["w"] >> TF("n") >> rotor)
        values |= numbers("K=0.05 L=0.02 Ra=1.1 Jr=0.0004 br=0.0002 n=50")
        start["p_L"] = 0.03
    reference = lagrange(q, f, T, forces=forces, rows=rows)
    return Constrained(bg.Graph("skate", *parts), reference, values, start, quasi, ("w",) if driven else ())


@listed
def knife_edge() -> Constrained:
    return skate(driven=False, motor=False)


@listed
def driven_beside_an_edge() -> Constrained:
    return skate(driven=True, motor=False)


@listed
def edge_with_a_motor() -> Constrained:
    return skate(driven=False, motor=True)


@listed
def on_a_growing_circle() -> Constrained:
    """Velocities in the body's own axes; what is held is drawn at the coordinates' rates, its position known."""
    q, q_dot, f = names("x y th"), names("x_dot y_dot th_dot"), names("u s w")
    x, y, th = q
    b, J = names("b J")
    vx, vy, w = q_dot
    T = m * ((vx - b * sp.sin(th) * w) ** 2 + (vy + b * sp.cos(th) * w) ** 2) / 2 + J * w**2 / 2
    rows = {"circle": ([[x, y, 0]], [t / 2])}
    plain = lagrange(q, q_dot, T, forces=[0, -g, 0], rows=rows, positions=((x**2 + y**2 - 1 - t**2 / 2) / 2,))
    Q = [[sp.cos(th), -sp.sin(th), 0], [sp.sin(th), sp.cos(th), 0], [0, 0, 1]]
    at, rates, P = One("f", ("u", "s", "w")), One("q_dot", coordinates=("x", "y", "th")), One("P", ("P1", "P2"))
    rows_of_P = (("cos(th)", "-sin(th)", "-b*sin(th)"), ("sin(th)", "cos(th)", "b*cos(th)"))
    graph = bg.Graph(
        "circle", at >> TF("Q", [[str(entry) for entry in row] for row in Q]) >> rates, Se("G", (0, "-g", 0)) >> rates,
        at >> TF("d", rows_of_P) >> P >> I("m"), at["w"] >> I("J"),
        rates << TF("r", (("x", "y", 0),), integrals=("(x**2 + y**2)/2",))
        << Sf("circle", ("(1 + t**2/2)/2",), given="position"),
    )  # fmt: skip
    start = numbers("x=0.7 y=-0.6 th=0.5 u=0.9 s=0.4 w=1.2")
    quasi = {"along": "u + b*w", "turn": "2*w - s + t"}
    return Constrained(graph, turned(plain, f, Q), numbers("m=2 J=0.7 b=0.3 g=9.81"), start, quasi)


@listed
def two_on_one_velocity() -> Constrained:
    q, f = names("x y z"), names("u v w")
    k, rho = names("k rho")
    x, _, z = q
    T = m * sum(s**2 for s in f) / 2
    forces = [k - rho * f[0], -rho * f[1], -g - rho * f[2]]
    rows = {"b": ([[1, x, 0]], [sp.sin(t) / 2]), "d": ([[0, 1, 2 + sp.sin(z)]], [sp.cos(t)])}
    at = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"))
    graph = bg.Graph(
        "pair", at >> I("m"), at >> R("rho"), Se("F", ("k", 0, "-g")) >> at,
        at << TF("a", (("1", "x", "0"),)) << Sf("b", "sin(t)/2"),
        at << TF("c", (("0", "1", "2 + sin(z)"),)) << Sf("d", "cos(t)"),
    )  # fmt: skip
    reference = lagrange(q, f, T, forces=forces, rows=rows)
    start = numbers("x=0.3 y=-0.2 z=0.5 u=0.4 v=0.2 w=0.1")
    return Constrained(graph, reference, numbers("m=1.3 rho=0.2 k=0.4 g=9.81"), start, {"mean": "u + v + 2*w"})


@listed
def rolling_coin() -> Constrained:
    """Six coordinates; the point of contact rests, and a guide ties the heading to the rolling: four constraints."""
    q, f = names("x y z psi theta phi"), names("x_dot y_dot z_dot psi_dot theta_dot phi_dot")
    (_, _, z, psi, theta, _), (vx, vy, vz, psi_dot, theta_dot, phi_dot) = q, f
    k = names("k")[0]
    lean = theta_dot, psi_dot * sp.sin(theta), phi_dot + psi_dot * sp.cos(theta)
    T = m * (vx**2 + vy**2 + vz**2) / 2 + m * r**2 * (lean[0] ** 2 + lean[1] ** 2 + 2 * lean[2] ** 2) / 8
    slip = sp.Matrix([
        vx + r * lean[2] * sp.cos(psi) - r * theta_dot * sp.sin(theta) * sp.sin(psi),
        vy + r * lean[2] * sp.sin(psi) + r * theta_dot * sp.sin(theta) * sp.cos(psi),
        vz - r * theta_dot * sp.cos(theta),
    ])  # fmt: skip
    guide = sp.Matrix([psi_dot + k * phi_dot])
    rows = {"contact": (slip.jacobian(f), [0, 0, 0]), "guide": (guide.jacobian(f), [0])}
    reference = lagrange(q, f, T, m * g * z, rows=rows, positions=(z - r * sp.sin(theta),))
    at, omega = One("f", [s.name for s in f], coordinates=[s.name for s in q]), One("omega", 3, frame="omega")
    written = tuple(tuple(str(x) for x in row) for row in slip.jacobian(f).tolist())
    angles, places = at[tuple(s.name for s in f[3:])], at[tuple(s.name for s in f[:3])]
    graph = bg.Graph(
        "coin", angles >> TF("P", EULER) >> omega >> I("J", ("m*r**2/4", "m*r**2/4", "m*r**2/2")),
        places >> I("m"), Se("G", (0, 0, "-m*g")) >> places,
        at << TF("rolls", written) << Sf("contact", ("0", "0", "0")),
        at << TF("tied", ((0, 0, 0, 1, 0, "k"),)) << Sf("guide", 0),
    )  # fmt: skip
    start = numbers("x=0.1 y=0.2 z=0.28 psi=0.4 theta=1.2 phi=0.3") | dict.fromkeys((s.name for s in f), 0.0)
    start |= {"theta_dot": 0.5, "phi_dot": -2.0}
    quasi = {"lean": "theta_dot + phi_dot", "roll": "phi_dot + psi_dot*cos(theta)"}
    return Constrained(graph, reference, numbers("m=0.9 r=0.3 k=0.4 g=9.81"), start, quasi)


@listed
def cart_with_two_bars() -> Constrained:
    """[000] case 1: two bars hang from a cart one from another, and a wheel at the end of the second rolls along it."""
    q, f = names("th1 th2 x"), names("th1_dot th2_dot x_dot")
    th1, th2, x = q
    m1, m2 = names("m1 m2")
    moving = dict(zip(q, f, strict=True))

    def velocity(*place: Any) -> Any:
        return [sum(p.diff(s) * s_dot for s, s_dot in moving.items()) for p in place]

    joint = x + l * sp.sin(th1), -l * sp.cos(th1)
    centres = [(x + l * sp.sin(th1) / 2, -l * sp.cos(th1) / 2)]
    centres.append((joint[0] + l * sp.sin(th2) / 2, joint[1] - l * sp.cos(th2) / 2))
    T = m1 * f[2] ** 2 / 2 + m2 * l**2 / 24 * (f[0] ** 2 + f[1] ** 2)
    T += sum(m2 / 2 * (vx**2 + vy**2) for vx, vy in (velocity(*c) for c in centres))
    V = sum(m2 * g * c[1] for c in centres)
    rows = {"wheel": ([[l * sp.cos(th1 - th2), l, 0]], [0])}
    reference = lagrange(q, f, T, V, rows=rows)
    at, v1, v2 = One("f", [s.name for s in f], coordinates=[s.name for s in q]), One("v1", 2), One("v2", 2)
    graph = bg.Graph(
        "cart", at["x_dot"] >> I("m1"), at["th1_dot", "th2_dot"] >> I("J", ("m2*l**2/12", "m2*l**2/12")),
        at >> TF("P1", (("l*cos(th1)/2", 0, 1), ("l*sin(th1)/2", 0, 0))) >> v1 >> I("m_1", "m2"),
        at >> TF("P2", (("l*cos(th1)", "l*cos(th2)/2", 1), ("l*sin(th1)", "l*sin(th2)/2", 0))) >> v2 >> I("m_2", "m2"),
        Se("G1", (0, "-m2*g")) >> v1, Se("G2", (0, "-m2*g")) >> v2,
        at << TF("a", (("l*cos(th1 - th2)", "l", 0),)) << Sf("wheel", 0),
    )  # fmt: skip
    start = numbers("th1=1.5 th2=1.2 x=4 th1_dot=1 th2_dot=-1 x_dot=3")
    quasi = {"relative": "th1_dot - th2_dot", "x_dot": "x_dot"}  # (71)
    return Constrained(graph, reference, numbers("m1=1 m2=0.5 l=0.2 g=9.81"), start, quasi, ignorable=1)


@listed
def disc_with_a_guide() -> Constrained:
    """The rolling disc of the catalogue, whose velocities are no rates of coordinates, with one more constraint."""
    from mechanisms import rolling_disc

    M, F, words = disc_by_kane()
    plain = {s: sp.Symbol(name) for s, name in words.items()}
    M, F = (sp.Matrix(x).xreplace(plain) for x in (M, F))
    q, f = names("x y psi theta phi"), names("u1 u2 u3")
    _, _, psi, theta, _ = q
    k = names("k")[0]
    Q = [[0, 0, -r * sp.cos(psi)], [0, 0, -r * sp.sin(psi)], [0, 1 / sp.sin(theta), 0], [1, 0, 0],
         [0, -sp.cos(theta) / sp.sin(theta), 1]]  # fmt: skip
    rows = {"guide": ([[1, k * sp.cos(theta), 0]], [sp.cos(2 * t)])}
    reference = Reference(q, f, M, F, rows, Q=Q)
    graph = rolling_disc().graph
    at = graph.elements["f"]
    chain = at << TF("a", ((1, "k*cos(theta)", 0),)) << Sf("guide", "cos(2*t)")
    start = numbers("x=0 y=0 psi=0.4 theta=1.2 phi=0.1 u1=0.3 u2=0.8 u3=-2.1")
    quasi = {"roll": "2*u3", "turn": "u2/sin(theta) + t"}
    graph = graph.rewritten((*graph.links, *chain.links))
    return Constrained(graph, reference, numbers("m=0.9 r=0.3 g=9.81 k=0.7"), start, quasi)


@listed
def four_bar() -> Constrained:
    """A loop closed by the builder: its source holds five velocities of the closing joint, three of them in vain."""
    lengths, masses, base = (0.3, 0.9, 0.7), (1.0, 1.5, 2.0), 1.0
    bars = [Link(n, mass, (0.01, mass * s**2 / 12, mass * s**2 / 12), centre=(s / 2, 0, 0))
            for n, mass, s in zip(("crank", "coupler", "rocker"), masses, lengths, strict=True)]  # fmt: skip
    mechanism = Mechanism("four_bar", bars, [
        Revolute("a", "ground", bars[0], "z"), Revolute("b", bars[0].frame((lengths[0], 0, 0)), bars[1], "z"),
        Revolute("d", Frame("ground", (base, 0, 0)), bars[2], "z"),
        Revolute("c", bars[1].frame((lengths[1], 0, 0)), bars[2].frame((lengths[2], 0, 0)), "z"),
    ], gravity=(0, -9.81, 0))  # fmt: skip
    q, f = names("a_q b_q d_q"), names("a b d")
    turned = q[0], q[0] + q[1], q[2]
    starts = [(0, 0), (lengths[0] * sp.cos(turned[0]), lengths[0] * sp.sin(turned[0])), (base, 0)]

    def along(k: int, part: float) -> Any:
        s = part * lengths[k]
        return sp.Matrix([starts[k][0] + s * sp.cos(turned[k]), starts[k][1] + s * sp.sin(turned[k])])

    T, V = 0, 0
    for k, mass in enumerate(masses):
        v = along(k, 0.5).jacobian(q) * sp.Matrix(f)
        rate = sum(turned[k].diff(s) * s_dot for s, s_dot in zip(q, f, strict=True))
        T += mass * (v.T * v)[0] / 2 + mass * lengths[k] ** 2 / 24 * rate**2
        V += mass * 9.81 * along(k, 0.5)[1]
    residual, angle = along(2, 1) - along(1, 1), turned[2]
    axes = sp.Matrix([[sp.cos(angle), sp.sin(angle)], [-sp.sin(angle), sp.cos(angle)]])
    rows = {"c": (axes * residual.jacobian(q), [0, 0])}
    reference = lagrange(q, f, T, V, rows=rows, positions=tuple(residual))
    start = numbers("a_q=1.0 b_q=-0.7 d_q=1.7 a=2 b=-1 d=1")
    return Constrained(bg.Graph("four_bar", *mechanism), reference, {}, start, {"coupler": "a + b"}, held=(2, 3))
