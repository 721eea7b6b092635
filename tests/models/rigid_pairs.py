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

from bondgraph.elements import Frame, Prismatic, Revolute, Spherical, Universal

GROUND = "ground"


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
        kind: revolute, prismatic, universal or spherical.
        axes: one axis; of a universal joint two, of a spherical one none.
        turned: the rotation of its frames in both bodies, which changes nothing of what it permits.
    """

    kind: str
    name: str
    first: str
    second: str
    place: tuple[float, ...]
    axes: tuple[Any, ...] = ()
    turned: Any = None

    @cached_property
    def frame(self) -> Any:
        """Axes of the two frames where all coordinates are zero; of a universal joint, x and y are its own axes."""
        if self.kind == "universal":
            first, second = (np.asarray(n, float) / np.linalg.norm(n) for n in self.axes)
            return np.column_stack([first, second, np.cross(first, second)])
        return np.eye(3) if self.turned is None else np.asarray(self.turned, float)

    @cached_property
    def axis(self) -> Any:
        """In inertial axes, of length one."""
        return np.asarray(self.axes[0], float) / np.linalg.norm(self.axes[0])

    @property
    def coordinates(self) -> tuple[str, ...]:
        count = {"universal": 2, "spherical": 3}.get(self.kind)
        return (f"{self.name}_q",) if count is None else tuple(f"{self.name}_q{k + 1}" for k in range(count))

    @property
    def velocities(self) -> tuple[str, ...]:
        if self.kind == "spherical":
            return tuple(f"{self.name}_w{x}" for x in "xyz")
        return (f"{self.name}_u1", f"{self.name}_u2") if self.kind == "universal" else (self.name,)

    def exchanged(self) -> Pair:
        """Seen from the second body: the axes are as they were, the coordinate has another sign."""
        return replace(self, first=self.second, second=self.first, axes=self.axes[::-1])

    def displacement(self, q: Any) -> Any:
        """What its coordinates do to the second body, in inertial axes where the first is at home."""
        place, found = np.asarray(self.place, float), np.eye(4)
        if self.kind == "prismatic":
            found[:3, 3] = q[0] * self.axis
            return found
        F = self.frame
        if self.kind == "revolute":
            R = Rotation.from_rotvec(q[0] * self.axis).as_matrix()
        elif self.kind == "universal":
            R = F @ Rotation.from_euler("XY", q).as_matrix() @ F.T
        else:
            R = F @ Rotation.from_euler("ZYX", q).as_matrix() @ F.T
        found[:3, :3], found[:3, 3] = R, place - R @ place
        return found

    def joint(self, origins: Mapping[str, Any]) -> Any:
        """The same, of the package; bodies' axes are the inertial ones where all coordinates are zero."""
        F = self.frame
        frames = [Frame(name, np.asarray(self.place) - origins[name], F) for name in (self.first, self.second)]
        if self.kind == "spherical":
            return Spherical(self.name, *frames)
        if self.kind == "universal":
            return Universal(self.name, *frames, "xy")
        return {"revolute": Revolute, "prismatic": Prismatic}[self.kind](self.name, *frames, F.T @ self.axis)


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
    R, zero = poses[pair.first][:3, :3], np.zeros((3, 3))
    point = np.hstack([zero, np.eye(3)])
    if pair.kind == "spherical":
        return point
    if pair.kind == "universal":
        return np.vstack([point, np.concatenate([np.cross(*_axes(pair, poses)), np.zeros(3)])])
    sides = across(pair.axis) @ R.T
    if pair.kind == "revolute":
        return np.vstack([point, np.hstack([sides, np.zeros((2, 3))])])
    return np.vstack([np.hstack([np.eye(3), zero]), np.hstack([np.zeros((2, 3)), sides])])


def permitted(pair: Pair, poses: Poses) -> Any:
    """Of the relative velocity the joint's own velocities, as rows."""
    R, zero = poses[pair.first][:3, :3], np.zeros(3)
    if pair.kind == "spherical":
        return np.hstack([(poses[pair.second][:3, :3] @ pair.frame).T, np.zeros((3, 3))])
    if pair.kind == "universal":
        return np.hstack([np.linalg.pinv(_axes(pair, poses).T), np.zeros((2, 3))])
    along = R @ pair.axis
    return np.concatenate([along, zero] if pair.kind == "revolute" else [zero, along])[None]


def left_open(pair: Pair, poses: Poses) -> Any:
    """What a joint that closes a loop asks of the places of its bodies, and does not have."""
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
