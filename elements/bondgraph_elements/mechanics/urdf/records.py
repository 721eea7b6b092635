"""What a URDF file says of each link and joint, as numbers."""

from __future__ import annotations

from dataclasses import dataclass

from bondgraph_elements.mechanics.bodies.shapes import Shape
from bondgraph_elements.mechanics.urdf.rotations import ORIGIN, Matrix, Vector

ALONG_AN_AXIS = ("revolute", "continuous", "prismatic")
"""The joints of one coordinate."""


@dataclass(frozen=True)
class Limit:
    """What a joint can do: nothing here holds it to that.

    Attributes:
        lower, upper: of the coordinate, in rad or m; infinite for a continuous joint.
        effort: the greatest, in N m or N.
        velocity: the greatest, in rad/s or m/s.
    """

    lower: float
    upper: float
    effort: float
    velocity: float


@dataclass(frozen=True)
class Mimic:
    """That a joint follows another: q = multiplier q_other + offset. `place` is the file and the line."""

    joint: str
    multiplier: float
    offset: float
    place: str


@dataclass(frozen=True)
class MeshRecord:
    """A mesh that shows a link.

    Attributes:
        file: its name, as the robot's file has it.
        scale: by which its lengths are multiplied.
        place, axes: in the link.
        color: as "#rrggbb"; empty where the file says none.
    """

    file: str
    scale: Vector
    place: Vector
    axes: Matrix
    color: str = ""


@dataclass(frozen=True)
class LinkRecord:
    """A link as the file has it.

    Attributes:
        name: in the file.
        place: the file and the line, of its <inertial> where it has one.
        mass, centre: of the body; the mass centre in the link's axes.
        inertia: about the mass centre, in the link's axes.
        has_inertial: whether the file says what it weighs.
        meshes: names of the files that show its shape; `shown` where and how they do. They are opened for scenes only.
        visuals: the boxes, cylinders and spheres that show it.
    """

    name: str
    place: str
    mass: float = 0.0
    centre: Vector = ORIGIN
    inertia: Matrix = (ORIGIN, ORIGIN, ORIGIN)
    has_inertial: bool = False
    meshes: tuple[str, ...] = ()
    visuals: tuple[Shape, ...] = ()
    shown: tuple[MeshRecord, ...] = ()


@dataclass(frozen=True)
class JointRecord:
    """A joint as the file has it.

    Attributes:
        name: in the file.
        place: the file and the line; `parent_place` and `child_place` where the links are named.
        type: revolute, continuous, prismatic, fixed, floating or planar.
        parent, child: the links it joins, by their names in the file.
        xyz, axes: the child's place and axes in the parent where the coordinate is zero.
        axis: its direction in the child's axes, of length one.
        limit: what it can do, where the file says.
        damping: in N m s/rad or N s/m.
        friction: dry friction, in N m or N.
        mimic: the joint it follows, if it does.
    """

    name: str
    place: str
    type: str
    parent: str
    child: str
    xyz: Vector
    axes: Matrix
    axis: Vector
    limit: Limit | None
    damping: float
    friction: float
    mimic: Mimic | None
    parent_place: str
    child_place: str


@dataclass(frozen=True)
class RobotRecord:
    """A file.

    Attributes:
        name: of the robot.
        place: the file and the line of its <robot>.
        links, joints: as the file has them, in its order; a joint that mimics names the joint that leads.
        unread: what the file says and nobody here reads, each with its line.
    """

    name: str
    place: str
    links: tuple[LinkRecord, ...]
    joints: tuple[JointRecord, ...]
    unread: tuple[str, ...]

    @property
    def root(self) -> LinkRecord:
        """The first link that no joint moves."""
        moved = {joint.child for joint in self.joints}
        return next(link for link in self.links if link.name not in moved)
