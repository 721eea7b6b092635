"""Random trees and closed loops of bodies, with springs, dampers and motors on their joints, each from a seed.

They are linkages, so that each has a reference of its own in numpy: accelerations by Gauss's principle. Loops are
closed where they are drawn; which joint closes them, how its frames are turned and how the whole stands are random.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import cos, pi, sin
from typing import Any

import numpy as np
from linkages import bennett, four_bar, meet, planar, ring, slider_crank
from rigid_linkage import Linkage
from rigid_pairs import GROUND, Body, Pair, uniform
from scipy.spatial.transform import Rotation

import bondgraph as bg
from bondgraph.elements import C, R, Se

Draw = np.random.Generator


@dataclass(frozen=True)
class Acting:
    """A spring, a damper or a motor on a joint, by the joint's name and a number: 1/compliance, or a resistance."""

    kind: str
    pair: Pair
    number: float = 0.0

    @property
    def input_names(self) -> tuple[str, ...]:
        names = self.pair.velocities
        stem = f"motor_{self.pair.name}"
        return (stem,) if len(names) == 1 else tuple(f"{stem}_{name}" for name in names)

    def chain(self, linkage: Linkage) -> Any:
        whole, name = linkage.mechanism, self.pair.name
        if self.kind == "spring":
            return whole.q_dot(name) >> C(f"spring_{name}", 1 / self.number)
        if self.kind == "damper":
            return whole[name] >> R(f"damper_{name}", self.number)
        return Se(f"motor_{name}") >> whole[name]

    def efforts(self, q: Any, u: Any, inputs: Mapping[str, float]) -> Any:
        """On the joint's velocities."""
        if self.kind == "spring":
            return -self.number * self.pair.Q(q).T @ q
        if self.kind == "damper":
            return -self.number * u
        return np.array([inputs[name] for name in self.input_names])


@dataclass(frozen=True)
class Bodies:
    """A linkage with what acts on its joints.

    Args:
        start: its coordinates, all zero where loops are closed.
    """

    linkage: Linkage
    acting: tuple[Acting, ...]
    start: Mapping[str, float]

    @cached_property
    def graph(self) -> bg.Graph:
        return bg.Graph(self.linkage.name, *self.linkage.mechanism, *(each.chain(self.linkage) for each in self.acting))

    @property
    def given(self) -> dict[str, Any]:
        """The start, as the package is given it."""
        return self.linkage.start(self.start)

    @property
    def names(self) -> tuple[str, ...]:
        """Of all coordinates and velocities of the tree."""
        return *self.linkage.coordinates, *self.linkage.velocities

    def knows(self, x: Any) -> bool:
        """Whether a state is one of those whose velocities the reference can tell from the poses of bodies: it reads
        attitudes whose second angle lies within a quarter turn."""
        state = dict(zip(self.names, x, strict=True))
        pairs = [pair for pair in self.linkage.split[0] if pair.kind in ("spherical", "free")]
        return all(pair.rates != "coordinates" or np.cos(state[pair.coordinates[-2]]) > 0 for pair in pairs)

    def rates(self, x: Any, inputs: Mapping[str, float]) -> list[float]:
        """Of the coordinates and velocities, by the reference.

        Raises:
            AssertionError: where the joints do not permit such velocities.
        """
        state = dict(zip(self.names, x, strict=True))
        q = {name: state[name] for name in self.linkage.coordinates}
        u = {name: state[name] for name in self.linkage.velocities}
        efforts: dict[str, float] = {}
        q_dot: list[float] = []
        for pair in self.linkage.split[0]:
            own, moved = (np.array([state[name] for name in names]) for names in (pair.coordinates, pair.velocities))
            q_dot += list(pair.Q(own) @ moved) if len(own) else []
            acting = [each.efforts(own, moved, inputs) for each in self.acting if each.pair == pair]
            efforts |= dict(zip(pair.velocities, sum(acting, np.zeros(len(moved))), strict=True))
        found = self.linkage.accelerations(q, u, efforts)
        return [*q_dot, *(found[name] for name in self.linkage.velocities)]


# -- trees


JOINTS = ("revolute", "revolute", "revolute", "prismatic", "cylindrical", "planar", "universal", "spherical", "fixed")
ATTITUDES = ("zyx", "xyz", "yxz")
RATES = ("body", "parent", "coordinates")


def tree(draw: Draw, most: int = 4) -> Bodies:
    """One to four bodies, or fewer, each on the ground or another."""
    count = int(draw.integers(1, most + 1))
    bodies: list[Body] = []
    pairs: list[Pair] = []
    places = {GROUND: np.zeros(3)}
    for k in range(count):
        name, before = f"b{k}", str(draw.choice([*places]))
        kind = str(draw.choice((*JOINTS, "free") if before == GROUND else JOINTS))
        place = places[before] + draw.uniform(-0.4, 0.4, 3)
        pairs.append(joint_of(draw, kind, f"j{k}", before, name, place))
        places[name] = place + draw.uniform(-0.5, 0.5, 3)
        bodies.append(body_of(draw, name, [place, places[name]]))
    if all(pair.kind == "fixed" for pair in pairs):
        pairs[0] = joint_of(draw, "revolute", "j0", pairs[0].first, "b0", np.asarray(pairs[0].place))
    whole = Linkage("tree", tuple(bodies), tuple(pairs), (), (), _gravity(draw))
    whole = replace(whole, drivers=whole.coordinates, rates=tuple(draw.uniform(-1.5, 1.5, len(whole.coordinates))))
    start = dict(zip(whole.coordinates, map(float, draw.uniform(-0.6, 0.6, len(whole.coordinates))), strict=True))
    return Bodies(whole, acting_on(draw, whole), start)


def joint_of(draw: Draw, kind: str, name: str, first: str, second: str, place: Any) -> Pair:
    """With an axis that is one of the inertial axes, or lies anyhow, and likewise its frames."""
    axis = np.eye(3)[draw.integers(3)] if draw.integers(2) else direction(draw)
    square = np.cross(axis, direction(draw))
    axes = {"spherical": (), "free": (), "fixed": (), "universal": (axis, square)}.get(kind, (axis,))
    turned = Rotation.random(random_state=draw).as_matrix() if draw.integers(2) else None
    attitude, rates = str(draw.choice(ATTITUDES)), str(draw.choice(RATES))
    return Pair(kind, name, first, second, numbers(place), tuple(map(numbers, axes)), turned, attitude, rates)


def body_of(draw: Draw, name: str, points: Any) -> Body:
    """Of a random mass, whose principal axes are turned."""
    mass = float(draw.uniform(0.5, 2))
    plain = uniform(name, points, mass)
    turned = Rotation.random(random_state=draw).as_matrix()
    bulk = mass * turned @ np.diag(draw.uniform(0.02, 0.06, 3)) @ turned.T  # of any two the sum exceeds the third
    return replace(plain, inertia=np.asarray(plain.inertia) + (bulk + bulk.T) / 2)


def acting_on(draw: Draw, linkage: Linkage) -> tuple[Acting, ...]:
    found = []
    for pair in linkage.split[0]:
        for kind in ("spring", "damper", "motor"):
            if pair.velocities and draw.uniform() < 0.3:
                number = draw.uniform(0.1, 1) if kind == "damper" else draw.uniform(1, 9)
                found.append(Acting(kind, pair, float(number)))
    return tuple(found)


def _gravity(draw: Draw) -> tuple[float, float, float]:
    x, y, z = numbers(9.81 * direction(draw))
    return [(0.0, 0.0, -9.81), (0.0, -9.81, 0.0), (x, y, z), (0.0, 0.0, 0.0)][draw.integers(4)]


def direction(draw: Draw) -> Any:
    found = draw.normal(size=3)
    return found / np.linalg.norm(found)


def numbers(x: Any) -> tuple[float, ...]:
    return tuple(map(float, x))


# -- loops


def loop(draw: Draw, made: Sequence[Callable[[Draw], Linkage]] = ()) -> Bodies:
    """One loop, closed where it is drawn, by any of its joints: of all, or of some."""
    made = made or LOOPS
    make = made[draw.integers(len(made))]
    whole = make(draw)
    if whole.name not in FIXED_ENDS:
        whole = whole.closed_by(str(draw.choice([pair.name for pair in whole.pairs])))
    whole = whole.turned(int(draw.integers(1000))) if draw.integers(2) else whole
    rates = tuple(map(float, draw.uniform(0.5, 2.5, len(whole.drivers)) * draw.choice((-1, 1), len(whole.drivers))))
    bodies = tuple(replace(body, mass=f * body.mass, inertia=f * np.asarray(body.inertia))
                   for body, f in zip(whole.bodies, draw.uniform(0.5, 2, len(whole.bodies)), strict=True))  # fmt: skip
    whole = replace(whole, name="loop", bodies=bodies, rates=rates, gravity=_gravity(draw))
    return Bodies(whole, acting_on(draw, whole), dict.fromkeys(whole.coordinates, 0.0))


def _four_bar(draw: Draw) -> Linkage:
    """Any of which the coupler and the rocker meet well away from a line."""
    while True:
        crank, coupler, rocker, base = (float(x) for x in draw.uniform((0.2, 0.5, 0.4, 0.6), (0.6, 1.2, 1.0, 1.2)))
        reach = np.hypot(base - crank * cos(1.0), crank * sin(1.0))
        if abs(coupler - rocker) + 0.1 < reach < coupler + rocker - 0.1:
            return four_bar(crank, coupler, rocker, base)


def _slider_crank(draw: Draw) -> Linkage:
    crank, rod, offset = (float(x) for x in draw.uniform((0.2, 0.6, -0.1), (0.4, 1.0, 0.1)))
    return slider_crank(crank, rod, offset)


def _five_bar(draw: Draw) -> Linkage:
    """Two degrees of freedom."""
    A, C = (numbers(draw.uniform(low, high)) for low, high in (((-0.1, 0.2), (0.1, 0.4)), ((0.7, 0.2), (0.9, 0.4))))
    reach = float(np.hypot(C[0] - A[0], C[1] - A[1]))
    B = meet((A[0], A[1]), reach * float(draw.uniform(0.6, 0.9)), (C[0], C[1]), reach * float(draw.uniform(0.6, 0.9)))
    points = {"O": (0.0, 0.0), "A": A, "B": B, "C": C, "D": (0.8, 0.0)}
    bodies = {GROUND: ("O", "D"), "left": ("O", "A"), "ab": ("A", "B"), "bc": ("B", "C"), "right": ("D", "C")}
    found = planar("five_bar", points, bodies, 1.0)
    return replace(found, drivers=("O_q", "D_q"), rates=(1.0, 1.0))


def _in_space(draw: Draw) -> Linkage:
    """A crank, a rod with two balls (or a ball and Hooke's joint), and a rocker, about axes that lie anyhow."""
    O, A = np.zeros(3), draw.uniform(0.2, 0.4, 3)
    B, D = A + draw.uniform((0.4, -0.3, -0.3), (0.8, 0.3, 0.3)), np.array([1.0, 0.0, 0.0]) + draw.uniform(-0.2, 0.2, 3)
    along = B - A
    first = np.cross(along, direction(draw))
    second = ("spherical", ()) if draw.integers(2) else ("universal", (first, np.cross(along, first)))
    pairs = (
        Pair("revolute", "O", GROUND, "crank", numbers(O), (numbers(_across(draw, A)),)),
        Pair("revolute", "D", GROUND, "rocker", numbers(D), (numbers(_across(draw, B - D)),)),
        Pair(second[0], "A", "crank", "rod", numbers(A), tuple(map(numbers, second[1]))),
        Pair("spherical", "B", "rod", "rocker", numbers(B)),
    )
    bodies = (uniform("crank", [O, A]), uniform("rod", [A, B]), uniform("rocker", [D, B]))
    return Linkage("in_space", bodies, pairs, ("O_q",), (1.0,))


def _across(draw: Draw, arm: Any) -> Any:
    """An axis that lies well across an arm."""
    found = np.cross(arm, direction(draw))
    return found / np.linalg.norm(found)


def _bennett(draw: Draw) -> Linkage:
    """More rows than it needs: it moves by its lengths and twists alone."""
    side, alpha, more, theta = numbers(draw.uniform((0.6, 0.4, 0.3, 0.8), (1.2, 0.8, 0.6, 1.6)))
    return bennett(side, alpha, alpha + more, theta)


def _about_a_point(draw: Draw) -> Linkage:
    """Four hinges whose axes meet in a point: more rows than it needs, too."""
    turns = np.arange(4) * pi / 2 + draw.uniform(-0.3, 0.3, 4)
    axes = [np.array((sin(0.9) * cos(turn), sin(0.9) * sin(turn), cos(0.9))) for turn in turns]
    return ring("about_a_point", [(r * n, n) for n, r in zip(axes, draw.uniform(0.5, 1, 4), strict=True)])


SIMPLE = (_four_bar, _slider_crank)
LOOPS = (_four_bar, _slider_crank, _five_bar, _in_space, _bennett, _about_a_point)
FIXED_ENDS = ("in_space",)
"""Of these one joint is meant to close the loop."""
