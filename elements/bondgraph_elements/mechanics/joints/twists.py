"""Twists, an angular velocity above the velocity of a point: how they pass from frame to frame of a tree."""

from __future__ import annotations

from typing import NamedTuple

from bondgraph_elements.mechanics._matrix import Matrix, Row, Vector, beside, identity, skew, zeros
from bondgraph_elements.mechanics.bodies.frame import Frame
from bondgraph_elements.mechanics.joints.joint import Joint


class Pose(NamedTuple):
    """The rotation matrix from a frame's axes to others, and its place in these."""

    R: Matrix
    place: Vector

    def __matmul__(self, inner: Pose) -> Pose:
        """The pose of a frame that is given in this one."""
        return Pose(self.R @ inner.R, self.place + self.R @ inner.place)

    @property
    def inverse(self) -> Pose:
        return Pose(self.R.T, -(self.R.T @ self.place))


HERE = Pose(identity(3), Vector(("0", "0", "0")))


def of_frame(frame: Frame) -> Pose:
    """The pose of a frame in its body."""
    return Pose(Matrix(frame.axes), Vector(frame.place))


def of_motion(joint: Joint) -> Pose:
    """The pose of a joint's second frame in its first."""
    return Pose(Matrix(joint.motion.R), Vector(joint.motion.place))


def of_joint(joint: Joint) -> Pose:
    """The pose of a joint's second body in its first."""
    return of_frame(joint.parent) @ of_motion(joint) @ of_frame(joint.child).inverse


def at(pose: Pose) -> Matrix:
    """The twist at a frame of a body, in the frame's axes, of the twist at the body's origin, in the body's."""
    back = pose.R.T
    lever = back @ -skew(pose.place)
    return Matrix((*beside(back, zeros(3, 3)), *beside(lever, back)))


def of_point(place: Row) -> Matrix:
    """The velocity of a point of a body, in its axes, of the body's twist: v + omega x r."""
    return beside(-skew(place), identity(3))


TURNING = beside(identity(3), zeros(3, 3))
"""The angular velocity of a twist."""
