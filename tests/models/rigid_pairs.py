"""Bodies, the joints between pairs of them, and what these permit and forbid, in numpy.

All is seen in inertial axes in the configuration in which all coordinates are zero, which is called home.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from scipy.spatial.transform import Rotation

from bondgraph.elements import Cylindrical, Fixed, Frame, Free, Planar, Prismatic, Revolute, Spherical, Universal

GROUND = "ground"
COORDINATES = {"fixed": (), "revolute": ("q",), "prismatic": ("q",), "cylindrical": ("angle", "way"),
               "planar": ("x", "y", "angle"), "universal": ("q1", "q2"), "spherical": ("q1", "q2", "q3"),
               "free": ("x", "y", "z", "q1", "q2", "q3")}  # fmt: skip
VELOCITIES = {"fixed": (), "revolute": ("",), "prismatic": ("",), "cylindrical": ("turn", "slide"),
              "planar": ("ux", "uy", "turn"), "universal": ("u1", "u2"), "spherical": ("wx", "wy", "wz"),
              "free": ("ux", "uy", "uz", "wx", "wy", "wz")}  # fmt: skip
"""By kind of joint, after its name."""


@dataclass(frozen=True)
class Body:
    """A rigid body: kg, its mass centre in m, the inertia about it in kg m^2."""

    name: str
    mass: float
    centre: tuple[float, ...]
    inertia: Any


@dataclass(frozen=True)
class Pair:
    """A joint between two bodies, at a place, about or along axes.

    Args:
        kind: fixed, revolute, prismatic, cylindrical, planar, universal, spherical or free.
        axes: one axis; of a universal joint two, of a fixed, spherical or free one none.
        turned: the rotation of its frames in both bodies, which changes nothing of what it permits.
        attitude: the sequence of angles of a spherical or free joint.
        rates: what the angular velocities of these are: along the axes of a "body", or of its "parent", or the rates of
            the "coordinates".
    """

    kind: str
    name: str
    first: str
    second: str
    place: tuple[float, ...]
    axes: tuple[Any, ...] = ()
    turned: Any = None
    attitude: str = "zyx"
    rates: str = "body"

    @cached_property
    def frame(self) -> Any:
        """Axes of the two frames where all coordinates are zero; the x and y of a universal joint, and the z of one in
        a plane, are its own axes."""
        if self.kind == "universal":
            first, second = (np.asarray(n, float) / np.linalg.norm(n) for n in self.axes)
            return np.column_stack([first, second, np.cross(first, second)])
        if self.kind == "planar":
            first = across(self.axis)[0]
            return np.column_stack([first, np.cross(self.axis, first), self.axis])
        return np.eye(3) if self.turned is None else np.asarray(self.turned, float)

    @cached_property
    def axis(self) -> Any:
        """In inertial axes, of length one."""
        return np.asarray(self.axes[0], float) / np.linalg.norm(self.axes[0])

    @property
    def coordinates(self) -> tuple[str, ...]:
        return tuple(f"{self.name}_{word}" for word in COORDINATES[self.kind])

    @property
    def velocities(self) -> tuple[str, ...]:
        words = VELOCITIES[self.kind]
        if self.rates == "coordinates" and self.kind in ("spherical", "free"):
            words = (*words[:-3], "u1", "u2", "u3")
        return tuple(f"{self.name}_{word}" if word else self.name for word in words)

    def exchanged(self) -> Pair:
        """Seen from the second body: the axes are as they were, the coordinate has another sign."""
        return replace(self, first=self.second, second=self.first, axes=self.axes[::-1])

    def displacement(self, q: Any) -> Any:
        """What its coordinates do to the second body, in inertial axes where the first is at home."""
        place, found = np.asarray(self.place, float), np.eye(4)
        F, moved = self.frame, np.zeros(3)
        R = F @ self.rotation(q) @ F.T
        match self.kind:
            case "prismatic" | "cylindrical":
                moved = q[-1] * self.axis
            case "planar":
                moved = F[:, :2] @ q[:2]
            case "free":
                moved = F @ q[:3]
        found[:3, :3], found[:3, 3] = R, place + moved - R @ place
        return found

    def rotation(self, q: Any) -> Any:
        """From the axes of the second frame to those of the first."""
        match self.kind:
            case "revolute" | "cylindrical":
                return Rotation.from_rotvec(q[0] * (self.frame.T @ self.axis)).as_matrix()
            case "planar":
                return Rotation.from_rotvec([0, 0, q[2]]).as_matrix()
            case "universal":
                return Rotation.from_euler("XY", q).as_matrix()
            case "spherical" | "free":
                return Rotation.from_euler(self.attitude.upper(), q[-3:]).as_matrix()
        return np.eye(3)

    def angular(self, q: Any) -> Any:
        """The angular velocity in the first frame's axes, for a unit rate of each angle of its attitude."""
        found, R = [], np.eye(3)
        for letter, angle in zip(self.attitude, q[-3:], strict=True):
            n = np.eye(3)["xyz".index(letter)]
            found.append(R @ n)
            R = R @ Rotation.from_rotvec(angle * n).as_matrix()
        return np.column_stack(found)

    def Q(self, q: Any) -> Any:
        """What makes rates of coordinates of its velocities."""
        found = np.eye(len(self.coordinates))
        if self.kind in ("spherical", "free") and self.rates != "coordinates":
            omega = self.rotation(q) if self.rates == "body" else np.eye(3)
            found[-3:, -3:] = np.linalg.solve(self.angular(q), omega)
        return found

    def joint(self, origins: Mapping[str, Any]) -> Any:
        """The same, of the package; bodies' axes are the inertial ones where all coordinates are zero."""
        F = self.frame
        frames = [Frame(name, np.asarray(self.place) - origins[name], F) for name in (self.first, self.second)]
        match self.kind:
            case "fixed":
                return Fixed(self.name, *frames)
            case "spherical" | "free":
                return {"spherical": Spherical, "free": Free}[self.kind](
                    self.name, *frames, self.attitude, rates=self.rates
                )
            case "universal":
                return Universal(self.name, *frames, "xy")
            case "planar":
                return Planar(self.name, *frames, "z")
        kinds = {"revolute": Revolute, "prismatic": Prismatic, "cylindrical": Cylindrical}
        return kinds[self.kind](self.name, *frames, F.T @ self.axis)


Poses = Mapping[str, Any]
"""Of each body the displacement from home, 4 x 4."""


def cross(v: Any) -> Any:
    """The matrix of v x."""
    return np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def at_home(pose: Any, point: Any) -> Any:
    """Where a point of a body is, by its place at home."""
    return pose[:3, :3] @ np.asarray(point, float) + pose[:3, 3]


def across(axis: Any) -> Any:
    """Two directions across an axis, as rows."""
    return np.linalg.svd(axis[None])[2][1:]


def _axes(pair: Pair, poses: Poses) -> Any:
    """Of a universal joint: the first axis, fixed in the first body, and the second, fixed in the second."""
    R, S = (poses[name][:3, :3] for name in (pair.first, pair.second))
    return np.array([R @ pair.frame[:, 0], S @ pair.frame[:, 1]])


def forbidden(pair: Pair, poses: Poses) -> Any:
    """Of the relative velocity the combinations that the joint forbids, as rows."""
    if hasattr(pair, "forbids"):
        return pair.forbids(poses)
    R, zero = poses[pair.first][:3, :3], np.zeros((3, 3))
    turning, point = np.hstack([np.eye(3), zero]), np.hstack([zero, np.eye(3)])
    match pair.kind:
        case "free":
            return np.zeros((0, 6))
        case "fixed":
            return np.eye(6)
        case "spherical":
            return point
        case "universal":
            return np.vstack([point, np.concatenate([np.cross(*_axes(pair, poses)), np.zeros(3)])])
    along, sides = R @ pair.axis, across(pair.axis) @ R.T
    match pair.kind:
        case "revolute":
            return np.vstack([point, sides @ turning])
        case "prismatic":
            return np.vstack([turning, sides @ point])
        case "cylindrical":
            return np.vstack([sides @ turning, sides @ point])
    return np.vstack([sides @ turning, along @ point])


def permitted(pair: Pair, poses: Poses) -> Any:
    """Of the relative velocity the joint's own velocities, as rows."""
    if hasattr(pair, "permits"):
        return pair.permits(poses)
    R, S, zero = poses[pair.first][:3, :3], poses[pair.second][:3, :3], np.zeros(3)
    match pair.kind:
        case "fixed":
            return np.zeros((0, 6))
        case "spherical" | "free":
            turning = np.hstack([_turning(pair, R, S), np.zeros((3, 3))])
            return turning if pair.kind == "spherical" else np.vstack([_moving(R @ pair.frame), turning])
        case "universal":
            return np.hstack([np.linalg.pinv(_axes(pair, poses).T), np.zeros((2, 3))])
    along = R @ pair.axis
    match pair.kind:
        case "revolute":
            return np.concatenate([along, zero])[None]
        case "prismatic":
            return np.concatenate([zero, along])[None]
        case "cylindrical":
            return np.array([[*along, *zero], [*zero, *along]])
    return np.vstack([_moving(R @ pair.frame)[:2], np.concatenate([along, zero])])


def _moving(axes: Any) -> Any:
    """The components of a velocity along axes, as rows."""
    return np.hstack([np.zeros((3, 3)), axes.T])


def _turning(pair: Pair, R: Any, S: Any) -> Any:
    """The angular velocities of a spherical joint, of that in inertial axes."""
    if pair.rates == "body":
        return (S @ pair.frame).T
    parent = (R @ pair.frame).T
    if pair.rates == "parent":
        return parent
    angles = Rotation.from_matrix(parent @ S @ pair.frame).as_euler(pair.attitude.upper())
    return np.linalg.solve(pair.angular(angles), parent)


def left_open(pair: Pair, poses: Poses) -> Any:
    """What a joint that closes a loop asks of the places of its bodies, and does not have."""
    if hasattr(pair, "opened"):
        return pair.opened(poses)
    first, second = poses[pair.first], poses[pair.second]
    part = at_home(second, pair.place) - at_home(first, pair.place)
    R, S = first[:3, :3], second[:3, :3]
    if pair.kind == "spherical":
        return part
    if pair.kind == "universal":
        n, m = _axes(pair, poses)
        return np.append(part, n @ m)
    axis = R @ pair.axis
    if pair.kind == "revolute":
        return np.concatenate([part, np.cross(axis, S @ pair.axis)])
    if pair.kind == "cylindrical":
        return np.concatenate([np.cross(axis, part), np.cross(axis, S @ pair.axis)])
    if pair.kind == "planar":
        return np.append(np.cross(axis, S @ pair.axis), axis @ part)
    return np.concatenate([np.cross(axis, part), Rotation.from_matrix(S @ R.T).as_rotvec()])


def uniform(name: str, points: Any, mass: float = 1.0) -> Body:
    """A body of a mass that is spread about the middle of its points, more than a rod's would be."""
    points = np.asarray(points, float)
    middle = points.mean(axis=0)
    spread = points - middle
    around = sum(((r @ r) * np.eye(3) - np.outer(r, r) for r in spread), np.zeros((3, 3)))
    return Body(name, mass, tuple(map(float, middle)), mass * (around / (3 * len(points)) + 0.02 * np.eye(3)))


def pairs_at(points: Mapping[str, Any], bodies: Mapping[str, tuple[str, ...]]) -> Iterator[Pair]:
    """Parallel hinges at points which bodies share: of more than two bodies one hinge each with the first of them."""
    for point, place in points.items():
        owners = [name for name, own in bodies.items() if point in own]
        for k, other in enumerate(owners[1:]):
            name = point if k == 0 else f"{point}{k + 1}"
            yield Pair("revolute", name, owners[0], other, tuple(map(float, place)), ((0, 0, 1),))
