"""Pinocchio beside a robot that was read from the very same URDF file: rates, accelerations and efforts by our names.

Pinocchio is given the joints as if none followed another, and where each stands and how fast it moves: v = G u, with u
our velocities. It gives M and b of M a + b = tau along v, and G^T (M (G u_dot + G_dot u) + b) = 0 are ours. Its planar
velocities are along the body's axes, and ours along the first frame's. Which joint follows which is read from the file
once more.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np

import bondgraph as bg
from bondgraph.elements import Robot, read_urdf

TURN = np.array([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]])


def plane(angle: float) -> Any:
    """The matrix from the first frame's axes to the body's, above the rate of the angle."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]])


@dataclass
class Peer:
    """A file, read twice."""

    path: Path
    base: str = "fixed"
    gravity: tuple[float, float, float] = (0.2, -0.7, -9.7)

    @cached_property
    def robot(self) -> Robot:
        return read_urdf(self.path, base=self.base, gravity=self.gravity)

    @cached_property
    def model(self) -> Any:
        import pinocchio

        free = [pinocchio.JointModelFreeFlyer()] if self.base == "floating" else []
        model = pinocchio.buildModelFromUrdf(str(self.path), *free)
        model.gravity.linear = np.array(self.gravity)
        return model

    @cached_property
    def following(self) -> dict[str, tuple[str, float, float]]:
        """For joints that follow: the last that leads, the ratio and the offset."""
        tags = {tag.get("name"): tag.find("mimic") for tag in ElementTree.parse(self.path).iter("joint")}

        def last(name: Any) -> tuple[str, float, float]:
            tag = tags.get(name)
            if tag is None:
                return str(name), 1.0, 0.0
            leader, ratio, offset = last(tag.get("joint"))
            k = float(tag.get("multiplier", 1))
            return leader, k * ratio, k * offset + float(tag.get("offset", 0))

        return {str(name): last(name) for name in tags}

    def state(self, seed: int) -> tuple[dict[str, float], Any]:
        """A state by our names, Euler's parameters of length one, and the velocities in the order of f."""
        draw = np.random.default_rng(seed)
        own = [joint.motion for joint in self.robot.joints if not joint.follows]
        q: dict[str, float] = {}
        for motion in own:
            values = draw.uniform(-1.5, 1.5, len(motion.coordinates))
            if len(values) == 7:
                values[3:] /= np.linalg.norm(values[3:])
            q |= dict(zip(motion.coordinates, map(float, values), strict=True))
        u = draw.uniform(-1, 1, len(self.robot.f.components))
        return q | dict(zip(self.robot.f.components, map(float, u), strict=True)), u

    def posed(self, at: dict[str, float]) -> tuple[Any, Any, Any]:
        """Pinocchio's coordinates, G and its rate."""
        ours = {record.name: name for name, record in self.robot.joint_records} | {"root_joint": self.robot.base}
        motions = {joint.name: joint.motion for joint in self.robot.joints}
        components = self.robot.f.components
        q = np.zeros(self.model.nq)
        G, rate = np.zeros((2, self.model.nv, len(components)))
        for name, joint in list(zip(self.model.names, self.model.joints, strict=True))[1:]:
            leader, ratio, offset = self.following.get(name, (name, 1.0, 0.0))
            motion = motions[ours[leader]]
            mine = [at[coordinate] for coordinate in motion.coordinates]
            block, turning = ratio * np.eye(joint.nv), np.zeros((joint.nv, joint.nv))
            if joint.nq == 7:
                mine = [*mine[:3], *mine[4:], mine[3]]  # the real part comes last there
            elif joint.nq == 4:
                block = plane(mine[2])
                turning = -TURN @ block * at[motion.velocities[2]]
                mine = [*mine[:2], np.cos(mine[2]), np.sin(mine[2])]
            else:
                angle = ratio * mine[0] + offset
                mine = [angle] if joint.nq == 1 else [np.cos(angle), np.sin(angle)]
            q[joint.idx_q : joint.idx_q + joint.nq] = mine
            columns = [components.index(velocity) for velocity in motion.velocities]
            G[joint.idx_v : joint.idx_v + joint.nv, columns] = block
            rate[joint.idx_v : joint.idx_v + joint.nv, columns] = turning
        return q, G, rate

    def efforts(self, at: dict[str, float], u: Any, u_dot: Any) -> Any:
        """What the velocities of f need for these accelerations: recursive Newton-Euler."""
        import pinocchio

        q, G, rate = self.posed(at)
        found = pinocchio.rnea(self.model, self.model.createData(), q, G @ u, G @ u_dot + rate @ u)
        return G.T @ np.array(found)

    def accelerations(self, at: dict[str, float], u: Any) -> Any:
        """Of the free robot: by Pinocchio's mass matrix, or its articulated bodies where G is square."""
        import pinocchio

        q, G, rate = self.posed(at)
        data = self.model.createData()
        if G.shape[0] == G.shape[1]:
            a = np.array(pinocchio.aba(self.model, data, q, G @ u, np.zeros(len(u))))
            return np.linalg.solve(G, a - rate @ u)
        M = np.triu(pinocchio.crba(self.model, data, q))
        M += np.triu(M, 1).T
        return np.linalg.solve(G.T @ M @ G, -self.efforts(at, u, np.zeros(len(u))))

    def check(self, seed: int, algebra: Any, states: int = 2, tolerance: float = 1e-10) -> None:
        """The accelerations at random states agree, relative to the greatest of them: rounding, and room for it."""
        equations = bg.compile(bg.Graph("robot", *self.robot), algebra=algebra)
        for k in range(states):
            at, u = self.state(seed + k)
            expected, found = self.accelerations(at, u), bg.rates(equations, {}, at)
            off = np.array([found[name] for name in self.robot.f.components]) - expected
            assert np.abs(off).max() <= tolerance * np.abs(expected).max(), (seed + k, off, expected)
