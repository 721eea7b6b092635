"""What rolls or glides on a plane without slip, in numpy: its place, and what it forbids and permits.

The plane is z = 0 of a frame in the first body, `turned` and through `touches`; in the configuration in which all
coordinates are zero the second body's frame is parallel to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from rigid_pairs import Pair, Poses, at_home
from scipy.spatial.transform import Rotation

from bondgraph.elements import Frame, KnifeEdge, RollingBall, RollingDisc, RollingStraight, RollingWheel

X, Y, Z = np.eye(3)
WORDS = {"straight": (("q",), ("",)), "wheel": (("x", "y", "heading", "spin"), ("turn", "roll")),
         "disc": (("x", "y", "heading", "lean", "spin"), ("wx", "wy", "wz")),
         "ball": (("x", "y", "q1", "q2", "q3"), ("wx", "wy", "wz")),
         "knife": (("x", "y", "heading"), ("ahead", "turn"))}  # fmt: skip
"""Coordinates and velocities, by kind."""


@dataclass(frozen=True)
class Rolling(Pair):
    """A wheel, a disc, a ball or a knife edge on a plane.

    Args:
        radius, crown: in m; of a disc both.
        kind, rates, attitude: as of a `Pair`; the kinds are those of `WORDS`, and the rates of a disc are "leaning",
            "body" or "coordinates".
    """

    radius: float = 0.3
    crown: float = 0.0

    @property
    def coordinates(self) -> tuple[str, ...]:
        return tuple(f"{self.name}_{word}" for word in WORDS[self.kind][0])

    @property
    def velocities(self) -> tuple[str, ...]:
        words = WORDS[self.kind][1]
        if self.rates == "coordinates":
            words = {"disc": ("turn", "tilt", "roll"), "ball": ("u1", "u2", "u3")}.get(self.kind, words)
        return tuple(f"{self.name}_{word}" if word else self.name for word in words)

    @property
    def touches(self) -> Any:
        """Where the plane is, below the second frame's origin."""
        return np.asarray(self.place) - self.frame @ self.centre(np.zeros(len(self.coordinates)))

    # -- positions, in the plane's axes

    def rotation(self, q: Any) -> Any:
        match self.kind:
            case "straight":
                return Rotation.from_euler("Y", q[0]).as_matrix()
            case "wheel":
                return Rotation.from_euler("ZY", q[2:]).as_matrix()
            case "disc":
                return Rotation.from_euler("ZXY", q[2:]).as_matrix()
            case "ball":
                return Rotation.from_euler(self.attitude.upper(), q[2:]).as_matrix()
        return Rotation.from_euler("Z", q[2]).as_matrix()

    def centre(self, q: Any) -> Any:
        """The second frame's origin from the plane's."""
        if self.kind == "straight":
            return np.array([q[0] * self.radius, 0, self.radius])
        high = 0.0 if self.kind == "knife" else -self.lever(self.rotation(q))
        return np.array([q[0], q[1], 0.0]) + high

    def lever(self, R: Any) -> Any:
        """From the centre to where it touches."""
        if self.kind != "disc":
            return -self.radius * Z
        up = np.cross(self.ahead(R), R @ Y)
        return -(self.radius - self.crown) * up - self.crown * Z

    def ahead(self, R: Any) -> Any:
        found = np.cross(R @ Y, Z)
        return found / np.linalg.norm(found)

    def displacement(self, q: Any) -> Any:
        F, found = self.frame, np.eye(4)
        found[:3, :3] = F @ self.rotation(q) @ F.T
        found[:3, 3] = self.touches + F @ self.centre(q) - found[:3, :3] @ np.asarray(self.place)
        return found

    # -- velocities: angular ones above those of the centre, along the plane's axes

    def forbidden_rows(self, R: Any) -> Any:
        none = np.zeros(3)
        if self.kind == "knife":
            aside = np.cross(Z, R @ X)
            return np.array([[*X, *none], [*Y, *none], [*none, *Z], [*none, *aside]])
        a, b, c = self.lever(R)
        held = np.hstack([-np.array([[0, -c, b], [c, 0, -a], [-b, a, 0]]), np.eye(3)])
        upright = {"straight": [X, Z], "wheel": [self.ahead(R)]}.get(self.kind, [])
        return np.vstack([held, *(np.concatenate([n, none])[None] for n in upright)])

    def permitted_rows(self, R: Any) -> Any:
        none = np.zeros((3, 3))
        match self.kind:
            case "straight":
                turning = Y[None]
            case "wheel":
                turning = np.array([Z, R @ Y])
            case "knife":
                return np.array([[0, 0, 0, *(R @ X)], [*Z, 0, 0, 0]])
            case "disc":
                turning = self._of_disc(R)
            case _:
                turning = self._of_ball(R)
        return np.hstack([turning, none[: len(turning)]])

    def _of_disc(self, R: Any) -> Any:
        if self.rates == "body":
            return R.T
        ahead, axle = self.ahead(R), R @ Y
        if self.rates == "coordinates":
            return np.linalg.inv(np.column_stack([Z, ahead, axle]))
        return np.array([ahead, axle, np.cross(ahead, axle)])

    def _of_ball(self, R: Any) -> Any:
        if self.rates != "coordinates":
            return R.T if self.rates == "body" else np.eye(3)
        return np.linalg.inv(self.angular(Rotation.from_matrix(R).as_euler(self.attitude.upper())))

    def Q(self, q: Any) -> Any:
        R, count = self.rotation(q), len(self.velocities)
        if self.kind == "straight":
            return np.eye(1)
        # A velocity of unit size, by what is forbidden and permitted of the six of the body.
        whole = np.vstack([self.forbidden_rows(R), self.permitted_rows(R)])
        omega, v = np.split(np.linalg.inv(whole)[:, -count:], 2)
        match self.kind:
            case "knife":
                return np.vstack([v[:2], omega[2:]])
            case "ball":
                return np.vstack([v[:2], np.linalg.solve(self.angular(q), omega)])
            case "wheel":
                return np.vstack([v[:2], np.linalg.lstsq(np.column_stack([Z, R @ Y]), omega)[0]])
        ahead = self.ahead(R)
        angles = np.linalg.solve(np.column_stack([Z, ahead, R @ Y]), omega)
        leaning = np.outer(Z, angles[0]) + np.outer(ahead, angles[1])
        rises = np.cross(leaning.T, np.cross(ahead, R @ Y)).T
        return np.vstack([(v - (self.radius - self.crown) * rises)[:2], angles])

    def _relative(self, poses: Poses) -> Any:
        """The rotation of the second frame in the plane's axes."""
        return (poses[self.first][:3, :3] @ self.frame).T @ poses[self.second][:3, :3] @ self.frame

    def _in_plane(self, rows: Any, poses: Poses) -> Any:
        E = (poses[self.first][:3, :3] @ self.frame).T
        none = np.zeros((3, 3))
        return rows @ np.block([[E, none], [none, E]])

    def forbids(self, poses: Poses) -> Any:
        return self._in_plane(self.forbidden_rows(self._relative(poses)), poses)

    def permits(self, poses: Poses) -> Any:
        return self._in_plane(self.permitted_rows(self._relative(poses)), poses)

    def opened(self, poses: Poses) -> Any:
        """How far it is from the plane."""
        first = poses[self.first]
        part = at_home(poses[self.second], self.place) - at_home(first, self.touches)
        high = (first[:3, :3] @ self.frame).T @ part
        return np.array([(high + self.lever(self._relative(poses)))[2]])

    # -- the same, of the package

    def joint(self, origins: Any) -> Any:
        plane = Frame(self.first, self.touches - origins[self.first], self.frame)
        body = Frame(self.second, np.asarray(self.place) - origins[self.second], self.frame)
        match self.kind:
            case "straight":
                return RollingStraight(self.name, plane, body, self.radius)
            case "wheel":
                return RollingWheel(self.name, plane, body, self.radius)
            case "disc":
                return RollingDisc(self.name, plane, body, self.radius, crown=self.crown, rates=self.rates)
            case "ball":
                return RollingBall(self.name, plane, body, self.attitude, rates=self.rates, radius=self.radius)
        return KnifeEdge(self.name, plane, body)
