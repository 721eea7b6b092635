"""Reading URDF, the Unified Robot Description Format of ROS: links and joints become a mechanism."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bondgraph.errors import StructureError
from bondgraph.program.calls import explained
from bondgraph_elements.mechanics.bodies.attitude import euler_parameters
from bondgraph_elements.mechanics.bodies.frame import GROUND, Frame, Link
from bondgraph_elements.mechanics.bodies.inertia_tensor import Inertia
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.joints.mimic import Following
from bondgraph_elements.mechanics.joints.standard import Fixed, Free, Planar, Prismatic, Revolute
from bondgraph_elements.mechanics.urdf.names import assigned
from bondgraph_elements.mechanics.urdf.records import JointRecord, LinkRecord, RobotRecord
from bondgraph_elements.mechanics.urdf.robot import Robot
from bondgraph_elements.mechanics.urdf.rotations import across, product
from bondgraph_elements.mechanics.urdf.tags import robot_of
from bondgraph_elements.mechanics.urdf.tree import check_masses, check_tree
from bondgraph_elements.mechanics.urdf.xml import TEXT, blamed, root

BASES = ("fixed", "floating")
KINDS: dict[str, type[Revolute] | type[Prismatic]] = {
    "revolute": Revolute,
    "continuous": Revolute,
    "prismatic": Prismatic,
}


@explained
def read_urdf(source: str | Path, *, base: str = "fixed", gravity: Any = (0, 0, -9.81)) -> Robot:
    """The robot that a URDF file describes, in SI units.

    Args:
        source: the path of a file, or its text, which begins with <.
        base: how the root link stands: "fixed" to the ground, or "floating", held by nothing. The joint between them is
            `robot.base`; of a floating one the velocities are those of the link's origin and the angular ones, both in
            the link's axes, and the attitude is in Euler's parameters, `<base>_e0` ..., singular nowhere.
        gravity: the acceleration of free fall, in inertial axes; None for none.

    Raises:
        BondGraphError: naming file and line of what is wrong.

    >>> text = '''<robot name="rod"><link name="wall"/>
    ...   <link name="bar"><inertial><origin xyz="0 0 -0.5"/><mass value="2"/>
    ...     <inertia ixx="0.2" ixy="0" ixz="0" iyy="0.2" iyz="0" izz="0.01"/></inertial></link>
    ...   <joint name="pivot" type="continuous"><parent link="wall"/><child link="bar"/></joint></robot>'''
    >>> robot = read_urdf(text)
    >>> robot["pivot"].components, robot.links[1].mass
    (('pivot',), '2')
    """
    if base not in BASES:
        law = f"a base is {' or '.join(map(repr, BASES))}, not {base!r:.40}"
        raise StructureError("read_urdf", law, parties=("base",), remedy="give one of them")
    tag = root(source)
    record = robot_of(tag)
    check_tree(record)
    check_masses(record, free=base == "floating")
    with blamed(record.place):
        return _made(record, base, gravity, "" if tag.file == TEXT else str(Path(tag.file).resolve()))


def _made(robot: RobotRecord, base: str, gravity: Any, file: str) -> Robot:
    """The mechanism of a file's record."""
    bodies = assigned("a body", [link.name for link in robot.links])
    names = assigned("a joint", [joint.name for joint in robot.joints], beside=[*bodies.values()])
    (held,) = assigned("a joint", ["base"], [*names.values()], [*bodies.values()]).values()
    (called,) = assigned("a mechanism", [robot.name]).values()
    made = {link.name: _link(link, bodies[link.name]) for link in robot.links}
    standing = Fixed if base == "fixed" else _free
    return Robot(
        called,
        tuple(made.values()),
        (standing(held, Frame(GROUND), made[robot.root.name].frame()), *_joints(robot.joints, names, made)),
        gravity=gravity,
        joint_records=tuple((names[joint.name], joint) for joint in robot.joints),
        link_records=tuple((bodies[link.name], link) for link in robot.links),
        base=held,
        unread=robot.unread,
        file=file,
    )


def _link(record: LinkRecord, name: str) -> Link:
    with blamed(record.place):
        return Link(name, record.mass, Inertia(record.inertia), centre=record.centre, visual=record.visuals)


def _joints(records: Sequence[JointRecord], names: Mapping[str, str], links: Mapping[str, Link]) -> list[Joint]:
    """The joints; those that lead are made before those that follow."""
    made: dict[str, Joint] = {}
    for record in sorted(records, key=lambda record: record.mimic is not None):
        with blamed(record.place):
            made[record.name] = _joint(record, names[record.name], links[record.parent], links[record.child], made)
    return [made[record.name] for record in records]


def _joint(record: JointRecord, name: str, parent: Link, child: Link, made: Mapping[str, Joint]) -> Joint:
    first, second = parent.frame(record.xyz, record.axes), child.frame()
    if record.type == "fixed":
        return Fixed(name, first, second)
    if record.type == "floating":
        return _free(name, first, second)
    if record.type == "planar":
        S = across(record.axis)
        return Planar(name, parent.frame(record.xyz, product(record.axes, S)), child.frame(axes=S))
    kind, mimic = KINDS[record.type], record.mimic
    if mimic is None:
        return kind(name, first, second, record.axis)
    leader, ratio, offset = made[mimic.joint], mimic.multiplier, mimic.offset
    return Following(name, first, second, record.axis, leader=leader, of=kind, ratio=ratio, offset=offset)


def _free(name: str, first: Frame, second: Frame) -> Free:
    """Any motion, its velocities along the second's axes."""
    return Free(name, first, second, euler_parameters([f"{name}_e{k}" for k in range(4)]), v_axes="body")
