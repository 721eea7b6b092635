"""Linkages with closed loops, in the plane and in space, many of them with more rows than they need.

Each is a `Linkage`: bodies and joints where the linkage is closed, with a reference of its own in numpy. Dimensions are
in metres. `LINKAGES` has all of them by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import atan, atan2, cos, hypot, pi, sin, sqrt, tan
from typing import Any

import numpy as np
from rigid_linkage import Linkage
from rigid_pairs import GROUND, Pair, pairs_at, uniform
from scipy.spatial.transform import Rotation

Point = tuple[float, float]
DOWN = (0.0, -9.81, 0.0)


def meet(a: Point, reach_a: float, b: Point, reach_b: float) -> Point:
    """Of the two points at given distances from a and b, the one to the left on the way from a to b."""
    apart, towards = hypot(b[0] - a[0], b[1] - a[1]), atan2(b[1] - a[1], b[0] - a[0])
    along = (apart**2 + reach_a**2 - reach_b**2) / (2 * apart)
    aside = sqrt(reach_a**2 - along**2)
    return a[0] + along * cos(towards) - aside * sin(towards), a[1] + along * sin(towards) + aside * cos(towards)


def planar(name: str, points: Mapping[str, Point], bodies: Mapping[str, tuple[str, ...]], rate: float,
           driver: str = "O", extra: tuple[Pair, ...] = ()) -> Linkage:  # fmt: skip
    """Bodies in a vertical plane with parallel hinges at the points that they share.

    Args:
        bodies: of each the points it has; the ground is among them.
        driver: the joint whose coordinate says how the linkage stands.
        extra: joints that are no hinges at points.
    """
    high = {point: (*place, 0.0) for point, place in points.items()}
    masses = tuple(uniform(body, [high[p] for p in own]) for body, own in bodies.items() if body != GROUND)
    pairs = (*pairs_at(high, bodies), *extra)
    return Linkage(name, masses, pairs, (f"{driver}_q",), (rate,), DOWN)


def four_bar(crank: float = 0.3, coupler: float = 0.9, rocker: float = 0.7, base: float = 1.0) -> Linkage:
    """Grashof's crank and rocker, the crank at 1 rad."""
    O, C = (0.0, 0.0), (base, 0.0)
    A = (crank * cos(1.0), crank * sin(1.0))
    points = {"O": O, "A": A, "C": C, "B": meet(A, coupler, C, rocker)}
    bodies = {GROUND: ("O", "C"), "crank": ("O", "A"), "coupler": ("A", "B"), "rocker": ("C", "B")}
    return planar("four_bar", points, bodies, 2.0)


def parallelogram(short: float = 0.5, long: float = 1.0) -> Linkage:
    """A four-bar that is singular where it lies flat."""
    A = (short * cos(1.0), short * sin(1.0))
    points = {"O": (0.0, 0.0), "A": A, "C": (long, 0.0), "B": (A[0] + long, A[1])}
    bodies = {GROUND: ("O", "C"), "crank": ("O", "A"), "coupler": ("A", "B"), "rocker": ("C", "B")}
    return planar("parallelogram", points, bodies, -4.0)


def slider_crank(crank: float = 0.3, rod: float = 0.8, offset: float = 0.0) -> Linkage:
    """A crank at 1 rad, a connecting rod, and a piston along x."""
    A = (crank * cos(1.0), crank * sin(1.0))
    B = (A[0] + sqrt(rod**2 - (A[1] - offset) ** 2), offset)
    bodies = {GROUND: ("O",), "crank": ("O", "A"), "rod": ("A", "B"), "piston": ("B",)}
    slide = Pair("prismatic", "slide", GROUND, "piston", (*B, 0.0), ((1.0, 0.0, 0.0),))
    return planar("slider_crank", {"O": (0.0, 0.0), "A": A, "B": B}, bodies, 3.0, extra=(slide,))


def klann() -> Linkage:
    """Klann's walking leg: a crank, two rockers, a bent coupler and the leg."""
    O, upper, lower = (0.0, 0.0), (-0.55, 0.42), (-0.59, -0.176)
    M = (0.268 * cos(1.0), 0.268 * sin(1.0))
    C = meet(M, 0.568, lower, 0.333)
    D = bent(M, C, 0.568 + 0.5, 0.1)
    E = meet(upper, 0.8, D, 1.08)
    F = bent(E, D, 1.6, -0.35)
    points = {"O": O, "M": M, "L": lower, "C": C, "U": upper, "E": E, "D": D, "F": F}
    bodies = {GROUND: ("O", "L", "U"), "crank": ("O", "M"), "coupler": ("M", "C", "D"), "low": ("L", "C"),
              "high": ("U", "E"), "leg": ("E", "D", "F")}  # fmt: skip
    return planar("klann", points, bodies, 2.0)


def bent(a: Point, b: Point, reach: float, turn: float) -> Point:
    """From a by so much, turned so far from the way to b."""
    towards = atan2(b[1] - a[1], b[0] - a[0]) + turn
    return a[0] + reach * cos(towards), a[1] + reach * sin(towards)


def jansen() -> Linkage:
    """Jansen's walking leg, by his eleven numbers, in units of 0.1 m."""
    O, B, A = (0.0, 0.0), (-3.8, -0.78), (1.5 * cos(1.0), 1.5 * sin(1.0))
    C = meet(B, 4.15, A, 5.0)
    D = meet(B, 4.01, C, 5.58)
    E = meet(A, 6.19, B, 3.93)
    F = meet(E, 3.67, D, 3.94)
    G = meet(E, 4.9, F, 6.57)
    points = {name: (x / 10, y / 10) for name, (x, y) in
              {"O": O, "A": A, "B": B, "C": C, "D": D, "E": E, "F": F, "G": G}.items()}  # fmt: skip
    bodies = {GROUND: ("O", "B"), "crank": ("O", "A"), "j": ("A", "C"), "k": ("A", "E"), "upper": ("B", "C", "D"),
              "c": ("B", "E"), "f": ("D", "F"), "foot": ("E", "F", "G")}  # fmt: skip
    return planar("jansen", points, bodies, 2.0)


def scissors(stages: int = 3, arm: float = 0.5, angle: float = 0.6) -> Linkage:
    """Crossed bars upon each other: one foot is hinged to the ground, the other slides."""
    wide, high = 2 * arm * cos(angle), 2 * arm * sin(angle)
    points: dict[str, Point] = {"O": (0.0, 0.0), "S": (wide, 0.0)}
    bodies: dict[str, tuple[str, ...]] = {GROUND: ("O",), "foot": ("S",)}
    left, right = "O", "S"
    for k in range(1, stages + 1):
        points |= {f"M{k}": (wide / 2, (k - 0.5) * high), f"L{k}": (0.0, k * high), f"R{k}": (wide, k * high)}
        bodies |= {f"a{k}": (left, f"M{k}", f"R{k}"), f"b{k}": (right, f"M{k}", f"L{k}")}
        left, right = f"L{k}", f"R{k}"
    slide = Pair("prismatic", "slide", GROUND, "foot", (wide, 0.0, 0.0), ((1.0, 0.0, 0.0),))
    return planar(f"scissors{stages}", points, bodies, 1.0, extra=(slide,))


def peaucellier(long: float = 1.0, short: float = 0.4, crank: float = 0.4) -> Linkage:
    """Peaucellier's inversor: the tip of a rhombus moves on a straight line."""
    A = (crank + crank * cos(0.5), crank * sin(0.5))
    B = meet((0.0, 0.0), long, A, short)
    C = meet(A, short, (0.0, 0.0), long)
    points = {"O": (crank, 0.0), "A": A, "U": (0.0, 0.0), "B": B, "C": C, "P": (B[0] + C[0] - A[0], B[1] + C[1] - A[1])}
    bodies = {GROUND: ("O", "U"), "crank": ("O", "A"), "ub": ("U", "B"), "uc": ("U", "C"), "ab": ("A", "B"),
              "ac": ("A", "C"), "bp": ("B", "P"), "cp": ("C", "P")}  # fmt: skip
    return planar("peaucellier", points, bodies, 1.0)


def rockers(count: int = 3, length: float = 0.5) -> Linkage:
    """A plate on equal parallel rockers, all but two of them too many."""
    tip = (-length * sin(0.4), length * cos(0.4))
    feet = [1.2 * k / (count - 1) for k in range(count)]
    points: dict[str, Point] = {}
    for k, x in enumerate(feet):
        points |= {"O" if k == 0 else f"O{k}": (x, 0.0), f"P{k}": (x + tip[0], tip[1])}
    bodies = {GROUND: tuple(p for p in points if p[0] == "O"), "plate": tuple(p for p in points if p[0] == "P")}
    bodies |= {f"r{k}": ("O" if k == 0 else f"O{k}", f"P{k}") for k in range(count)}
    return planar("rockers", points, bodies, 1.0)


# -- in space


def chain(lengths: Any, twists: Any, angles: Any) -> list[tuple[Any, Any]]:
    """Places and axes of the hinges of a chain after Denavit and Hartenberg, from the origin on, and of its end."""
    pose, found = np.eye(4), []
    for a, alpha, theta in zip(lengths, twists, angles, strict=True):
        found.append((pose[:3, 3].copy(), pose[:3, 2].copy()))
        step = np.eye(4)
        step[:3, :3] = (Rotation.from_rotvec([0, 0, theta]) * Rotation.from_rotvec([alpha, 0, 0])).as_matrix()
        step[:3, 3] = a * cos(theta), a * sin(theta), 0
        pose = pose @ step
    return [*found, (pose[:3, 3], pose[:3, 2])]


def ring(name: str, hinges: list[tuple[Any, Any]], rate: float = 2.0) -> Linkage:
    """Hinges that follow each other in a ring; the first and the last are on the ground."""
    count = len(hinges)
    links = [GROUND, *(f"link{k}" for k in range(1, count))]
    bodies = tuple(uniform(links[k], [hinges[k - 1][0], hinges[k][0]]) for k in range(1, count))
    pairs = []
    for k, (place, axis) in enumerate(hinges):
        first, second = links[k], links[(k + 1) % count]
        pairs.append(Pair("revolute", f"j{k + 1}", first, second, tuple(map(float, place)), (tuple(map(float, axis)),)))
    return Linkage(name, bodies, tuple(pairs), ("j1_q",), (rate,))


def bennett_angle(theta: float, alpha: float, beta: float) -> float:
    """The second hinge's angle phi: tan(phi/2) tan(theta/2) = sin((beta+alpha)/2) / sin((beta-alpha)/2)."""
    return 2 * atan(sin((beta + alpha) / 2) / (sin((beta - alpha) / 2) * tan(theta / 2)))


def bennett(a: float = 1.0, alpha: float = 0.6, beta: float = 1.1, theta: float = 1.0) -> Linkage:
    """Four hinges in space that move since a / sin alpha = b / sin beta; opposite sides are equal."""
    b, phi = a * sin(beta) / sin(alpha), bennett_angle(theta, alpha, beta)
    hinges = chain((a, b, a, b), (alpha, beta, alpha, beta), (theta, phi, -theta, -phi))
    np.testing.assert_allclose(hinges[-1][0], hinges[0][0], atol=1e-12)
    return ring("bennett", hinges[:-1])


def goldberg(a: float = 1.0, alpha: float = 0.6, beta: float = 1.1, gamma: float = 0.4) -> Linkage:
    """Five hinges: two of Bennett's linkages share a link, which is taken out, and one side of each becomes one bar."""
    b = a * sin(beta) / sin(alpha)
    c = b * sin(gamma) / sin(beta)
    theta = 1.0
    phi = bennett_angle(theta, alpha, beta)
    # the first: from hinge 1 along a to 2, along b to 3, along a to 4, along b back to 1
    one, two, three, four = chain((a, b, a, b), (alpha, beta, alpha, beta), (theta, phi, -theta, -phi))[:4]
    # the second begins at 2 along c, in one line with a, and comes back to 2 along b from 3
    line = (two[0] - one[0]) / a
    home = np.eye(4)
    home[:3, :3] = np.column_stack([line, np.cross(two[1], line), two[1]])
    home[:3, 3] = two[0]
    psi = bennett_angle(pi - phi, gamma, beta)
    local = chain((c, b, c, b), (gamma, beta, gamma, beta), (0.0, psi, phi - pi, -psi))
    found = [(home[:3, :3] @ p + home[:3, 3], home[:3, :3] @ n) for p, n in local]
    np.testing.assert_allclose(found[3][0], three[0], atol=1e-12)
    np.testing.assert_allclose(found[3][1], three[1], atol=1e-12)
    return ring("goldberg", [one, found[1], found[2], three, four])


def sarrus(length: float = 0.5, half: float = 0.3, lean: float = 0.7) -> Linkage:
    """Two legs of three parallel hinges, across each other: the plate moves along a straight line."""
    knee, top = (half + length * cos(lean), length * sin(lean)), (half, 2 * length * sin(lean))
    bodies, pairs, tops = [], [], []
    for leg, turn in (("a", 0.0), ("b", pi / 2)):
        R = Rotation.from_rotvec([0, 0, turn]).as_matrix()
        places = [R @ np.array([x, 0.0, z]) for x, z in ((half, 0.0), knee, top)]
        axis = tuple(R @ np.array([0.0, 1.0, 0.0]))
        bodies += [uniform(f"low_{leg}", places[:2]), uniform(f"high_{leg}", places[1:])]
        names = (GROUND, f"low_{leg}", f"high_{leg}", "plate")
        pairs += [
            Pair("revolute", f"{leg}{k + 1}", names[k], names[k + 1], tuple(p), (axis,)) for k, p in enumerate(places)
        ]
        tops.append(places[2])
    return Linkage("sarrus", (*bodies, uniform("plate", tops, 2.0)), tuple(pairs), ("a1_q",), (1.0,))


def stewart(base: float = 1.0, top: float = 0.6, height: float = 0.9) -> Linkage:
    """A platform on six legs, each of a Hooke joint, a sliding piston and a ball."""
    bodies, pairs, balls = [], [], []
    for k in range(6):
        foot_at, top_at = pi / 3 * (k // 2 * 2) + (-0.15, 0.15)[k % 2], pi / 3 * (k // 2 * 2) + (-0.9, 0.9)[k % 2]
        foot = np.array([base * cos(foot_at), base * sin(foot_at), 0.0])
        ball = np.array([top * cos(top_at), top * sin(top_at), height])
        along = (ball - foot) / np.linalg.norm(ball - foot)
        first = np.cross((0.0, 0.0, 1.0), along)
        first /= np.linalg.norm(first)
        second = np.cross(along, first)
        middle = (foot + ball) / 2
        bodies += [uniform(f"barrel{k}", [foot, middle]), uniform(f"piston{k}", [middle, ball], 0.5)]
        pairs += [
            Pair("universal", f"hooke{k}", GROUND, f"barrel{k}", tuple(foot), (tuple(first), tuple(second))),
            Pair("prismatic", f"jack{k}", f"barrel{k}", f"piston{k}", tuple(middle), (tuple(along),)),
        ]
        balls.append(Pair("spherical", f"ball{k}", f"piston{k}", "plate", tuple(ball)))
    plate = uniform("plate", [pair.place for pair in balls], 3.0)
    drivers = tuple(f"jack{k}_q" for k in range(6))
    return Linkage("stewart", (*bodies, plate), (*pairs, *balls), drivers, (0.3, -0.2, 0.1, 0.2, -0.1, 0.25))


def delta(base: float = 0.4, arm: float = 0.35, fore: float = 0.8, top: float = 0.15) -> Linkage:
    """Three driven arms, three bars with Hooke joints of parallel axes at both ends: the plate does not turn."""
    bodies, pairs, closing, ends = [], [], [], []
    for k in range(3):
        R = Rotation.from_rotvec([0, 0, 2 * pi * k / 3]).as_matrix()
        elbow_x = base + arm * cos(0.4)
        down = sqrt(fore**2 - (elbow_x - top) ** 2)
        local = np.array([(base, 0, 0), (elbow_x, 0, -arm * sin(0.4)), (top, 0, -arm * sin(0.4) - down)])
        shoulder, elbow, end = (R @ p for p in local)
        side = tuple(R @ np.array([0.0, 1.0, 0.0]))
        along = (end - elbow) / fore
        other = tuple(np.cross(along, side))
        bodies += [uniform(f"arm{k}", [shoulder, elbow]), uniform(f"fore{k}", [elbow, end], 0.5)]
        pairs += [
            Pair("revolute", f"motor{k}", GROUND, f"arm{k}", tuple(shoulder), (side,)),
            Pair("universal", f"elbow{k}", f"arm{k}", f"fore{k}", tuple(elbow), (side, other)),
        ]
        closing.append(Pair("universal", f"wrist{k}", f"fore{k}", "plate", tuple(end), (other, side)))
        ends.append(end)
    drivers = tuple(f"motor{k}_q" for k in range(3))
    return Linkage("delta", (*bodies, uniform("plate", ends, 2.0)), (*pairs, *closing), drivers, (0.5, -0.4, 0.3))


LINKAGES: dict[str, Callable[[], Linkage]] = {
    "four_bar": four_bar,
    "parallelogram": parallelogram,
    "slider_crank": slider_crank,
    "scissors": scissors,
    "rockers": rockers,
    "klann": klann,
    "jansen": jansen,
    "peaucellier": peaucellier,
    "bennett": bennett,
    "goldberg": goldberg,
    "sarrus": sarrus,
    "stewart": stewart,
    "delta": delta,
}
"""All linkages, by name."""
