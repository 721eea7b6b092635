"""Random wheels, discs, balls and skates on slopes, by joints that roll or by contacts that are held, from a seed.

What they carry hangs on them by a joint of its own. Each has a reference in numpy, as the trees and loops have.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from random_bodies import Bodies, Draw, acting_on, body_of, direction, joint_of, numbers
from rigid_linkage import Linkage
from rigid_pairs import GROUND, Pair
from rolling_pairs import WORDS, Rolling
from scipy.spatial.transform import Rotation

import bondgraph as bg
from bondgraph.elements import BallContact, Frame, WheelContact


@dataclass(frozen=True)
class Held(Bodies):
    """A body that moves freely but for a contact that holds it to a plane: `touching`, which is not among the joints
    of the tree."""

    touching: Rolling | None = None

    @cached_property
    def graph(self) -> bg.Graph:
        on = self.touching
        assert on is not None
        tree = replace(self.linkage, pairs=tuple(pair for pair in self.linkage.pairs if pair is not on))
        whole = tree.mechanism
        body = Frame(on.second, np.asarray(on.place) - self.linkage.origins[on.second], on.frame)
        plane = Frame(GROUND, on.touches, on.frame)
        contact: Any = (
            BallContact("touch", whole, body, on.radius, plane=plane)
            if on.kind == "ball"
            else WheelContact("touch", whole, body, on.radius, crown=on.crown, plane=plane)
        )
        acting = (each.chain(tree) for each in self.acting)
        return bg.Graph(self.linkage.name, *whole, *contact, *contact.rolling, *acting)


def rolling(draw: Draw, contacts: bool = True, alone: bool = False) -> Bodies:
    """One body that rolls or glides, by a joint or by a contact that is held, with or without another on it."""
    kind = str(draw.choice([*WORDS]))
    held = contacts and kind in ("ball", "disc") and bool(draw.integers(2))
    on, wheel = _on_plane(draw, kind)
    bodies, pairs = [wheel], []
    if draw.integers(2) and not alone:
        place = np.asarray(on.place) + draw.uniform(-0.2, 0.2, 3)
        by = str(draw.choice(["revolute", "prismatic", "universal"]))
        pairs.append(joint_of(draw, by, "carries", "b0", "b1", place))
        bodies.append(body_of(draw, "b1", [place, place + draw.uniform(-0.3, 0.3, 3)]))
    free = Pair("free", "free", GROUND, "b0", on.place, (), on.turned, "zxy", "body")
    whole = Linkage("rolling", tuple(bodies), (free if held else on, *pairs, *((on,) if held else ())), (), ())
    steep = on.frame @ Rotation.from_euler("xz", (draw.uniform(0, 0.4), draw.uniform(0, 6))).as_matrix()
    turning = ("free_wx", "free_wy", "free_wz") if held else on.velocities
    independent = (*turning, *(x for pair in pairs for x in pair.velocities))
    coordinates = {x: float(draw.uniform(-0.4, 0.4)) for x in whole.coordinates}
    if held:
        coordinates |= {"free_z": float((on.frame.T @ _lifted(on, coordinates))[2])}
    whole = replace(
        whole,
        drivers=tuple(x for x in coordinates if x != "free_z"),
        rates=tuple(map(float, draw.uniform(-2, 2, len(independent)))),
        independent=independent,
        gravity=numbers(-9.81 * steep[:, 2]),
    )
    if not held:
        return Bodies(whole, acting_on(draw, whole), coordinates)
    acting = tuple(each for each in acting_on(draw, whole) if each.pair != free)
    return Held(whole, acting, coordinates, on)


def _lifted(on: Rolling, q: Any) -> Any:
    """How far the centre of a freely turned body is from where it is at home, when it touches."""
    R = Rotation.from_euler("ZXY", [q[f"free_q{k}"] for k in (1, 2, 3)]).as_matrix()
    return on.frame @ (on.lever(np.eye(3)) - on.lever(R))


def _on_plane(draw: Draw, kind: str) -> tuple[Rolling, Any]:
    turned = Rotation.random(random_state=draw).as_matrix() if draw.integers(2) else None
    radius = float(draw.uniform(0.2, 0.4))
    crown = radius * float(draw.uniform(0, 0.5)) if kind == "disc" and draw.integers(2) else 0.0
    rates = ("leaning", "body", "coordinates") if kind == "disc" else ("body", "parent", "coordinates")
    place = draw.uniform(-0.5, 0.5, 3)
    on = Rolling(kind, "roll", GROUND, "b0", numbers(place), (), turned, "zyx", str(draw.choice(rates)), radius, crown)
    off = draw.uniform(0, 0.5) * radius * direction(draw) if draw.integers(2) else np.zeros(3)
    return on, body_of(draw, "b0", [place + off])
