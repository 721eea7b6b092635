"""Mechanisms of textbooks, with what hangs on them: accelerations are those that Lagrange's equations give.

The energies are written by hand, of positions in inertial axes, and share nothing with the library.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, Link, Mechanism, One, Planar, Prismatic, R, Revolute, Se

G = 9.81
t = sp.Symbol("t")


@dataclass(frozen=True)
class Book:
    """A graph, the names of its coordinates and velocities, and the same by hand.

    Args:
        T: the kinetic energy, a function of coordinates, with their rates as `x.diff(t)`.
        V: the potential energy.
        Q: the generalized forces, likewise.
    """

    graph: bg.Graph
    coordinates: Sequence[str]
    velocities: Sequence[str]
    T: Callable[..., Any]
    V: Callable[..., Any]
    Q: Callable[..., Sequence[Any]]


def rod(name: str, mass: float, half: float, J: float) -> Link:
    return Link(name, mass, (J, J, 0), centre=(0, 0, -half))


def square(*vector: Any) -> Any:
    """The square of the velocity of a point."""
    return sum(x.diff(t) ** 2 for x in map(sp.sympify, vector))


def furuta() -> Book:
    """A pendulum that swings across an arm, which a motor turns about the vertical."""
    r, half, m, J, j, torque, c = 0.3, 0.2, 0.1, 0.02, 0.002, 0.3, 0.01
    arm, pendulum = Link("arm", 1, (J, J, J)), rod("pendulum", m, half, j)
    made = Mechanism("furuta", [arm, pendulum], [
        Revolute("base", "ground", arm), Revolute("hinge", arm.frame((r, 0, 0)), pendulum, "x"),
    ], gravity=(0, 0, -G))  # fmt: skip
    out = lambda a, b: (  # noqa: E731
        r * sp.cos(a) - half * sp.sin(b) * sp.sin(a), r * sp.sin(a) + half * sp.sin(b) * sp.cos(a), -half * sp.cos(b)
    )  # fmt: skip
    spun = lambda a, b: b.diff(t) ** 2 + (a.diff(t) * sp.sin(b)) ** 2  # noqa: E731
    return Book(
        bg.Graph("furuta", *made, Se("motor", torque) >> made["base"], made["hinge"] >> R("oil", c)),
        ("base_q", "hinge_q"), ("base", "hinge"),
        lambda a, b: (J * a.diff(t) ** 2 + m * square(*out(a, b)) + j * spun(a, b)) / 2,
        lambda a, b: -m * G * half * sp.cos(b),
        lambda a, b: (torque, -c * b.diff(t)),
    )  # fmt: skip


def gyroscope() -> Book:
    """A rotor in two gimbals that have inertia."""
    outer, inner, J, A = 0.1, 0.2, 0.5, 0.3
    links = Link("outer", 1, (outer,) * 3), Link("inner", 1, (inner,) * 3), Link("rotor", 1, (A, A, J))
    made = Mechanism("gyroscope", list(links), [
        Revolute("psi", "ground", "outer"), Revolute("theta", "outer", "inner", "x"), Revolute("phi", "inner", "rotor"),
    ])  # fmt: skip

    def T(psi: Any, theta: Any, phi: Any) -> Any:
        a, b, c = psi.diff(t), theta.diff(t), phi.diff(t)
        about = A * (b**2 + (a * sp.sin(theta)) ** 2) + J * (c + a * sp.cos(theta)) ** 2
        return (outer * a**2 + inner * (a**2 + b**2) + about) / 2

    names = ("psi", "theta", "phi")
    coordinates = tuple(f"{name}_q" for name in names)
    return Book(bg.Graph("gyroscope", *made), coordinates, names, T, lambda *q: 0, lambda *q: (0, 0, 0))


def double_pendulum_on_a_cart() -> Book:
    M, m, n, k, l, J, j, F = 2.0, 1.0, 0.5, 0.3, 0.2, 0.03, 0.01, 2.0
    cart, upper, lower = Link("cart", M), rod("upper", m, k, J), rod("lower", n, l, j)
    made = Mechanism("cart", [cart, upper, lower], [
        Prismatic("x", "ground", cart, "x"), Revolute("a", cart, upper, "y"),
        Revolute("b", upper.frame((0, 0, -2 * k)), lower, "y")], gravity=(0, 0, -G))  # fmt: skip
    first = lambda x, a: (x - k * sp.sin(a), -k * sp.cos(a))  # noqa: E731
    second = lambda x, a, b: (  # noqa: E731
        x - 2 * k * sp.sin(a) - l * sp.sin(a + b),
        -2 * k * sp.cos(a) - l * sp.cos(a + b),
    )
    return Book(
        bg.Graph("cart", *made, Se("push", F) >> made["x"]), ("x_q", "a_q", "b_q"), ("x", "a", "b"),
        lambda x, a, b: (M * square(x) + m * square(*first(x, a)) + n * square(*second(x, a, b))
                         + J * a.diff(t) ** 2 + j * (a + b).diff(t) ** 2) / 2,
        lambda x, a, b: G * (m * first(x, a)[1] + n * second(x, a, b)[1]),
        lambda x, a, b: (F, 0, 0),
    )  # fmt: skip


def slider_on_a_rotating_rod() -> Book:
    J, m, k, rest = 0.3, 0.5, 20.0, 0.4
    bar, slider = Link("bar", 1, (J, J, J)), Link("slider", m)
    made = Mechanism("m", [bar, slider], [Revolute("spin", "ground", bar), Prismatic("way", bar, slider, "x")])
    spring = made.q_dot("way") >> C("spring", effort=f"{k}*(way_q - {rest})")
    return Book(
        bg.Graph("slider", *made, spring), ("spin_q", "way_q"), ("spin", "way"),
        lambda a, s: (J * a.diff(t) ** 2 + m * square(s * sp.cos(a), s * sp.sin(a))) / 2,
        lambda a, s: k * (s - rest) ** 2 / 2, lambda a, s: (0, 0),
    )  # fmt: skip


def scara() -> Book:
    """Two arms and a quill, each behind a gear and an armature whose current follows at once."""
    k, m, J, rotor, K, ohm, volts = (0.4, 0.3), (3.0, 2.0, 1.0), (0.05, 0.03, 0.01), 1e-4, 0.05, 1.5, (3, -2, 1)
    ratios = 0.02, 0.02, 0.003
    links = [Link(f"a{i}", m[i], (J[i],) * 3, centre=(k[i] / 2, 0, 0)) for i in range(2)] + [
        Link("quill", m[2], (J[2],) * 3)
    ]
    made = Mechanism("scara", links, [
        Revolute("j0", "ground", links[0]), Revolute("j1", links[0].frame((k[0], 0, 0)), links[1]),
        Prismatic("j2", links[1].frame((k[1], 0, 0)), links[2])], gravity=(0, 0, -G))  # fmt: skip
    motors = []
    for n, (ratio, U) in enumerate(zip(ratios, volts, strict=True)):
        i, w = One(f"i{n}"), One(f"w{n}")
        motors += [Se(f"U{n}", U) >> i >> GY(f"K{n}", K) >> w >> TF(f"gear{n}", ratio) >> made[f"j{n}"],
                   i >> R(f"R{n}", ohm), w >> I(f"rotor{n}", rotor)]  # fmt: skip

    def T(a: Any, b: Any, s: Any) -> Any:
        elbow = k[0] * sp.cos(a), k[0] * sp.sin(a)
        out = lambda part: (elbow[0] + part * sp.cos(a + b), elbow[1] + part * sp.sin(a + b))  # noqa: E731
        moved = m[0] * square(*elbow) / 4 + m[1] * square(*out(k[1] / 2)) + m[2] * square(*out(k[1]), s)
        turned = J[0] * a.diff(t) ** 2 + (J[1] + J[2]) * (a + b).diff(t) ** 2
        return (moved + turned + rotor * sum((x.diff(t) / n) ** 2 for x, n in zip((a, b, s), ratios, strict=True))) / 2

    def Q(*q: Any) -> Sequence[Any]:
        return [K * (U - K * x.diff(t) / n) / ohm / n for U, x, n in zip(volts, q, ratios, strict=True)]

    names = ("j0", "j1", "j2")
    coordinates = tuple(f"{name}_q" for name in names)
    return Book(bg.Graph("scara", *made, *motors), coordinates, names, T, lambda a, b, s: m[2] * G * s, Q)


def crane_with_a_winch() -> Book:
    """A trolley, a load on a rope, and a drum that winds it up: the rope's rate is the drum's through its radius."""
    M, m, r, J, brake = 2.0, 0.5, 0.1, 0.01, 0.2
    trolley, load = Link("trolley", M), Link("load", m, (0.01, 0.01, 0.01))
    made = Mechanism("crane", [trolley, load], [
        Prismatic("x", "ground", trolley, "x"), Planar("p", "ground", load, "y")], gravity=(0, 0, -G))  # fmt: skip
    rope, drum = made.distance("rope", trolley, load), One("drum", coordinates=("phi",))
    winch = [drum >> TF("radius", r) >> rope.flow, drum >> I("J_drum", J), Se("brake", brake) >> drum]
    return Book(
        bg.Graph("crane", *made, *rope, *winch), ("x_q", "p_x", "p_z"), ("x", "p_ux", "p_uz"),
        lambda x, y, z: (M * square(x) + m * square(y, z) + J / r**2 * square(sp.sqrt((y - x) ** 2 + z**2))) / 2,
        lambda x, y, z: m * G * z - brake / r * sp.sqrt((y - x) ** 2 + z**2), lambda x, y, z: (0, 0, 0),
    )  # fmt: skip


BOOKS = (furuta, gyroscope, double_pendulum_on_a_cart, slider_on_a_rotating_rod, scara, crane_with_a_winch)


def lagrange(book: Book) -> Callable[[Any, Any], Any]:
    """The accelerations at a state: d/dt dT/dq_dot - d(T - V)/dq = Q is linear in them."""
    names = [sp.Function(name)(t) for name in book.coordinates]
    T, V, Q = book.T(*names), book.V(*names), book.Q(*names)
    rows = [T.diff(x.diff(t)).diff(t) - (T - V).diff(x) - f for x, f in zip(names, Q, strict=True)]
    a, v, s = (sp.symbols(f"{letter}:{len(names)}") for letter in "avs")
    for order, symbols in ((2, a), (1, v), (0, s)):
        known = {x.diff(t, order) if order else x: w for x, w in zip(names, symbols, strict=True)}
        rows = [row.subs(known) for row in rows]
    left = sp.lambdify([s, v, a], rows)

    def accelerations(q: Any, u: Any) -> Any:
        still = np.array(left(q, u, np.zeros(len(q))), float)
        A = np.array([np.array(left(q, u, unit), float) - still for unit in np.eye(len(q))]).T
        return np.linalg.solve(A, -still)

    return accelerations


@pytest.mark.parametrize("make", BOOKS, ids=lambda make: make.__name__)
def test_accelerations_are_lagranges(make: Callable[[], Book]) -> None:
    book = make()
    equations, by_hand = bg.compile(book.graph, algebra=bg.algebra.casadi), lagrange(book)
    for seed in range(3):
        q, u = np.random.default_rng(seed).uniform(0.2, 1.2, (2, len(book.coordinates)))
        start = dict(zip((*book.coordinates, *book.velocities), (*q, *u), strict=True))
        rates = bg.rates(equations, start=start)
        wanted = by_hand(q, u)
        found = [rates[name] for name in book.velocities]
        np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-11 * np.abs(wanted).max())  # rounding
