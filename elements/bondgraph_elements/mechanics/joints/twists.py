"""Twists, an angular velocity above the velocity of a point: how they pass from frame to frame of a tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bondgraph_elements.mechanics import _tables as tables
from bondgraph_elements.mechanics._tables import Row, Table
from bondgraph_elements.mechanics.bodies.frame import Frame
from bondgraph_elements.mechanics.joints.joint import Joint, column


class Pose(NamedTuple):
    """The rotation matrix from a frame's axes to others, and its place in these."""

    R: Table
    place: Row

    def __matmul__(self, inner: Pose) -> Pose:
        """The pose of a frame that is given in this one."""
        return Pose(tables.product(self.R, inner.R), added(self.place, turned(self.R, inner.place)))

    @property
    def inverse(self) -> Pose:
        back = tables.transpose(self.R)
        return Pose(back, tuple(tables.minus(x) for x in turned(back, self.place)))


HERE = Pose(tables.identity(3), ("0", "0", "0"))


def turned(R: Table, v: Sequence[str]) -> Row:
    return tuple(row[0] for row in tables.product(R, column(v)))


def added(one: Sequence[str], other: Sequence[str]) -> Row:
    return tuple(tables.plus(pair) for pair in zip(one, other, strict=True))


def of_frame(frame: Frame) -> Pose:
    """The pose of a frame in its body."""
    return Pose(frame.axes, frame.place)


def of_motion(joint: Joint) -> Pose:
    """The pose of a joint's second frame in its first."""
    return Pose(joint.motion.R, joint.motion.place)


def of_joint(joint: Joint) -> Pose:
    """The pose of a joint's second body in its first."""
    return of_frame(joint.parent) @ of_motion(joint) @ of_frame(joint.child).inverse


def at(pose: Pose) -> Table:
    """The twist at a frame of a body, in the frame's axes, of the twist at the body's origin, in the body's."""
    back = tables.transpose(pose.R)
    lever = tables.product(back, tables.negative(tables.skew(pose.place)))
    return *tables.beside(back, tables.nothing(3, 3)), *tables.beside(lever, back)


def of_point(place: Row) -> Table:
    """The velocity of a point of a body, in its axes, of the body's twist: v + omega x r."""
    return tables.beside(tables.negative(tables.skew(place)), tables.identity(3))


TURNING = tables.beside(tables.identity(3), tables.nothing(3, 3))
"""The angular velocity of a twist."""
