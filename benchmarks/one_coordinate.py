"""Mechanisms with one degree of freedom, each twice: held by constraints, and in one coordinate in closed form.

All of them start with the coordinate and the rate of `Pair.start`; bars are thin and uniform.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import pi
from typing import Any, NamedTuple

import numpy as np

import bondgraph as bg
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Prismatic, Revolute, Se, Sf

G = 9.81
LENGTHS = {"x": 1.0, "y": 1.0, "slide_q": 1.1}
"""Coordinates that are no angles, in m: how large they are."""


Motion = Callable[..., bg.Trajectory]


class Pair(NamedTuple):
    """A mechanism in two ways.

    Args:
        held: its graph with constraints.
        free: its graph with the coordinate `q` and the velocity `w` alone.
        start: that of the first; the second starts with `first`.
        first: the coordinate and its rate.
        coordinates: those of the first as functions of the second's, in radians and in parts of the size.
    """

    held: bg.Graph
    free: bg.Graph
    start: Mapping[str, Any]
    first: tuple[float, float]
    coordinates: Mapping[str, Callable[[float], float]]

    def motions(self, span: float) -> tuple[Motion, Motion]:
        """Both motions, as functions of the arguments of `simulate`."""
        held, free = bg.compile(self.held, start=self.start), bg.compile(self.free)
        first = dict(zip(("q", "w"), self.first, strict=True))
        return (
            lambda **how: bg.simulate(held, span, start=self.start, **how),
            lambda **how: bg.simulate(free, span, start=first, **how),
        )

    def error(self, run: bg.Trajectory, q: float) -> float:
        """How far the coordinates of a constrained run are off at its end, where the other coordinate is q."""
        gaps = {name: run[name][-1] - of(q) for name, of in self.coordinates.items()}
        turned = [(gap + pi) % (2 * pi) - pi for name, gap in gaps.items() if name not in LENGTHS]
        moved = [gap / LENGTHS[name] for name, gap in gaps.items() if name in LENGTHS]
        return float(np.abs([*turned, *moved]).max())


def moving(name: str, bodies: list[tuple[float, Any, Any, Any]], gravity: Any) -> bg.Graph:
    """A graph of one coordinate q that moves all bodies.

    Args:
        bodies: of each its mass, its principal moments, the place of its mass centre as a function of q, and its
            angular velocity in body axes at a unit rate.
        gravity: of length 3.
    """
    import sympy as sp

    q = sp.Symbol("q")
    w, parts, fall = One("w", coordinates=("q",)), [], 0
    for k, (mass, moments, place, turn) in enumerate(bodies, 1):
        v = [sp.diff(x, q) for x in place]
        fall += mass * sum(g * x for g, x in zip(gravity, v, strict=True))
        for letter, sizes, rates in (("m", (mass,) * 3, v), ("J", moments, turn)):
            for axis, size, rate in zip("xyz", sizes, rates, strict=True):
                if size and rate != 0:
                    parts.append(w >> TF(f"P{letter}{k}{axis}", ((rate,),)) >> I(f"{letter}{k}{axis}", size))
    return bg.Graph(name, *parts, Se("weight", fall) >> w)


@cache
def pendulum() -> Pair:
    """A point of mass on a rod of a metre that starts level."""
    import sympy as sp

    q = sp.Symbol("q")
    rates, v = One("rates", ("vx", "vy"), coordinates=("x", "y")), One("v", 2)
    held = bg.Graph("pendulum", rates >> TF("same", ((1, 0), (0, 1))) >> v >> I("m", 1), Se("G", (0, -G)) >> v,
                    rates << TF("a", (("x", "y"),)) << Sf("rod", 0))  # fmt: skip
    w = One("w", coordinates=("q",))
    free = bg.Graph("angle", w >> I("J", 1), Se("weight", -G * sp.cos(q)) >> w)
    return Pair(held, free, {"x": 1.0, "y": 0.0}, (0.0, 0.0), {"x": np.cos, "y": np.sin})


def moments(mass: float, length: float) -> tuple[float, float, float]:
    """Of a thin bar along its x axis."""
    J = mass * length**2 / 12
    return J / 50, J, J


def bar(name: str, mass: float, length: float) -> Link:
    return Link(name, mass, moments(mass, length), centre=(length / 2, 0, 0))


@cache
def four_bar(a: float = 0.3, b: float = 0.9, c: float = 0.7, base: float = 1.0) -> Pair:
    """A crank, a coupler and a rocker between parallel hinges: redundantly held, since these keep them in the plane."""
    import sympy as sp

    crank, coupler, rocker = bar("crank", 1.0, a), bar("coupler", 1.5, b), bar("rocker", 2.0, c)
    held = Mechanism("four_bar", [crank, coupler, rocker], [
        Revolute("a", "ground", crank, "z"), Revolute("b", crank.frame((a, 0, 0)), coupler, "z"),
        Revolute("d", Frame("ground", (base, 0, 0)), rocker, "z"),
        Revolute("c", coupler.frame((b, 0, 0)), rocker.frame((c, 0, 0)), "z"),
    ], gravity=(0, -G, 0))  # fmt: skip
    q = sp.Symbol("q")
    x, y = a * sp.cos(q) - base, a * sp.sin(q)
    reach = sp.sqrt(x**2 + y**2)
    of_rocker = sp.atan2(y, x) - sp.acos((reach**2 + c**2 - b**2) / (2 * c * reach))
    of_coupler = sp.atan2(c * sp.sin(of_rocker) - y, c * sp.cos(of_rocker) - x)
    angles = [q, of_coupler, of_rocker]
    tip = a * sp.cos(q), a * sp.sin(q)
    feet = (0, 0), tip, (base, 0)
    bodies = []
    for mass, length, angle, foot in zip((1.0, 1.5, 2.0), (a, b, c), angles, feet, strict=True):
        along = [length / 2 * of(angle) for of in (sp.cos, sp.sin)]
        place = [*(x + y for x, y in zip(foot, along, strict=True)), 0]
        bodies.append((mass, moments(mass, length), place, (0, 0, sp.diff(angle, q))))
    found = {"a_q": q, "b_q": of_coupler - q, "d_q": of_rocker}
    start = {"a_q": 1.0, "a": 2.0, "b_q": bg.Near(-0.5), "d_q": bg.Near(2.0)}
    return Pair(
        bg.Graph("four_bar", *held), moving("crank_alone", bodies, (0, -G, 0)), start, (1.0, 2.0), _functions(found)
    )


@cache
def slider_crank(a: float = 0.3, b: float = 0.8) -> Pair:
    """A crank, a rod and a piston along x: turning fast, and redundantly held."""
    import sympy as sp

    crank, rod, piston = bar("crank", 1.0, a), bar("rod", 0.3, b), Link("piston", 0.6, (1e-3, 1e-3, 1e-3))
    held = Mechanism("slider_crank", [crank, rod, piston], [
        Revolute("a", "ground", crank, "z"), Revolute("b", crank.frame((a, 0, 0)), rod, "z"),
        Prismatic("slide", "ground", piston, "x"), Revolute("c", rod.frame((b, 0, 0)), piston, "z"),
    ], gravity=(0, -G, 0))  # fmt: skip
    q = sp.Symbol("q")
    lean = -sp.asin(a / b * sp.sin(q))
    tip = a * sp.cos(q), a * sp.sin(q)
    place = tip[0] + b * sp.cos(lean)
    bodies = [
        (1.0, moments(1.0, a), (tip[0] / 2, tip[1] / 2, 0), (0, 0, 1)),
        (0.3, moments(0.3, b), (tip[0] + b / 2 * sp.cos(lean), tip[1] / 2, 0), (0, 0, sp.diff(lean, q))),
        (0.6, (0, 0, 0), (place, 0, 0), (0, 0, 0)),
    ]
    found = {"a_q": q, "b_q": lean - q, "slide_q": place}
    start = {"a_q": 1.0, "a": 20.0, "b_q": bg.Near(-1.3), "slide_q": bg.Near(a + b)}
    return Pair(
        bg.Graph("slider_crank", *held),
        moving("crank_alone", bodies, (0, -G, 0)),
        start,
        (1.0, 20.0),
        _functions(found),
    )


@cache
def bennett(a: float = 1.0, alpha: float = 0.6, beta: float = 1.1) -> Pair:
    """Four hinges in space, of which three rows repeat others: a / sin(alpha) = b / sin(beta)."""
    import sympy as sp

    b = float(a * np.sin(beta) / np.sin(alpha))
    lengths, twists = (a, b, a), (alpha, beta, alpha)

    def turn(angle: float) -> list[list[float]]:
        s, c = float(np.sin(angle)), float(np.cos(angle))
        return [[1.0, 0.0, 0.0], [0.0, c, -s], [0.0, s, c]]

    links = [bar(f"link{k}", 1.0, length) for k, length in enumerate(lengths, 1)]
    ends = [link.frame((length, 0, 0), turn(twist)) for link, length, twist in zip(links, lengths, twists, strict=True)]
    frames = [*links, Frame("ground", (-b, 0, 0), turn(-beta))]
    joints = [Revolute(f"j{k}", *pair, "z") for k, pair in enumerate(zip(["ground", *ends], frames, strict=True), 1)]
    held = bg.Graph("bennett", *Mechanism("bennett", links, joints, gravity=(0, 0, -G)))
    q, K = sp.Symbol("q"), float(np.sin((beta + alpha) / 2) / np.sin((beta - alpha) / 2))
    s, c = sp.sin(q / 2), K * sp.cos(q / 2)  # tan(phi/2) = c/s
    size = s**2 + c**2
    rate = -K / size  # of phi
    turned = [(sp.cos(q), sp.sin(q), 1), ((s**2 - c**2) / size, 2 * s * c / size, rate), (sp.cos(q), -sp.sin(q), -1)]
    place, axes, spin, bodies = sp.zeros(3, 1), sp.eye(3), sp.zeros(3, 1), []
    for (co, si, of), length, twist in zip(turned, lengths, twists, strict=True):
        R = sp.Matrix([[co, -si, 0], [si, co, 0], [0, 0, 1]])
        axes, spin = axes * R, R.T * spin + sp.Matrix([0, 0, of])
        along = axes[:, 0] * length
        bodies.append((1.0, moments(1.0, length), list(place + along / 2), list(spin)))
        place, axes, spin = place + along, axes * sp.Matrix(turn(twist)), sp.Matrix(turn(twist)).T * spin
    phi = 2 * sp.atan2(c, s)
    start = {"j1_q": 1.0, "j1": 2.0} | {f"j{k}_q": bg.Near(float(x.subs(q, 1.0))) for k, x in ((2, phi), (3, -q))}
    return Pair(
        held,
        moving("hinge_alone", bodies, (0, 0, -G)),
        start,
        (1.0, 2.0),
        _functions({"j1_q": q, "j2_q": phi, "j3_q": -q}),
    )


def _functions(expressions: Mapping[str, Any]) -> dict[str, Callable[[float], float]]:
    """Expressions in q as functions of it."""
    import sympy as sp

    return {name: sp.lambdify(sp.Symbol("q"), x) for name, x in expressions.items()}


PAIRS = {"pendulum": pendulum, "four-bar": four_bar, "slider-crank": slider_crank, "Bennett": bennett}
