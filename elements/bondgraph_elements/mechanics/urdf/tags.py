"""The records of a URDF file from its tags, and what of the file nobody here reads."""

from __future__ import annotations

import difflib
import math
from collections.abc import Mapping

from bondgraph_elements.mechanics.bodies.shapes import Shape
from bondgraph_elements.mechanics.urdf.mimics import with_leaders
from bondgraph_elements.mechanics.urdf.records import (
    ALONG_AN_AXIS,
    JointRecord,
    Limit,
    LinkRecord,
    MeshRecord,
    Mimic,
    RobotRecord,
)
from bondgraph_elements.mechanics.urdf.rotations import ORIGIN, Matrix, Vector, rotation, turned
from bondgraph_elements.mechanics.urdf.visuals import colors_of, mesh_of, shape_of
from bondgraph_elements.mechanics.urdf.xml import Tag

TYPES = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar")
SHORTEST, LONGEST = 1e-9, 1e9
"""Directions are scaled to one; of a length beyond these a unit was mistaken, or the zero vector was meant."""
MOMENTS = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
WITHIN = {
    "robot": ("link", "joint", "material", "transmission", "gazebo"),
    "link": ("inertial", "visual", "collision"),
    "inertial": ("origin", "mass", "inertia"),
    "joint": ("origin", "parent", "child", "axis", "limit", "dynamics", "mimic", "calibration", "safety_controller"),
}
"""The tags of a URDF that matter here, and those beside them."""
MOST_VISUALS = 200
"""Shapes of one link: each is drawn at every instant."""
UNREAD = {"transmission", "gazebo", "calibration", "safety_controller"}
MECHANICAL = {tag for tags in WITHIN.values() for tag in tags} - UNREAD - {"material", "visual", "collision"}


def robot_of(tag: Tag) -> RobotRecord:
    """The record of a <robot>.

    Raises:
        BondGraphError: naming file and line.
    """
    if tag.name != "robot":
        law = f"a URDF is one <robot>, and this is <{tag.name[:60]}>"
        raise tag.refused(law, "give a URDF: SDF, MJCF and xacro files are others")
    unread = notes_on(tag)
    colors = colors_of(tag)
    links = tuple(link_of(child, colors) for child in tag.children("link"))
    joints = with_leaders(tuple(map(joint_of, tag.children("joint"))))
    if not links:
        raise tag.refused("it has no <link>", "give it links and joints")
    return RobotRecord(tag.text("name"), tag.place, links, joints, tuple(unread))


def link_of(tag: Tag, colors: Mapping[str, str]) -> LinkRecord:
    """The record of a <link>.

    Args:
        tag: the <link>.
        colors: of the file's materials, by name.

    Raises:
        BondGraphError: naming file and line.
    """
    name, inertial = tag.text("name"), tag.child("inertial")
    paths = (found.get("filename", "") for found in tag.element.iter("mesh"))
    meshes = tuple(dict.fromkeys(map(str, paths)))
    visuals, shown = _visuals(tag, colors)
    if inertial is None:
        return LinkRecord(name, tag.place, meshes=meshes, visuals=visuals, shown=shown)
    mass, centre, J = _inertial(inertial, name)
    return LinkRecord(name, inertial.place, mass, centre, J, True, meshes, visuals, shown)


def _visuals(link: Tag, colors: Mapping[str, str]) -> tuple[tuple[Shape, ...], tuple[MeshRecord, ...]]:
    """The shapes that show a link, and the meshes."""
    tags = link.children("visual")
    if len(tags) > MOST_VISUALS:
        law = f"it has {len(tags)} <visual>, and {MOST_VISUALS} are the most"
        raise link.refused(law, "leave out those too small to be seen", (link.known_as,))
    shapes, meshes = ([of(tag, *_origin(tag), colors) for tag in tags] for of in (shape_of, mesh_of))
    return tuple(x for x in shapes if isinstance(x, Shape)), tuple(x for x in meshes if isinstance(x, MeshRecord))


def _inertial(inertial: Tag, name: str) -> tuple[float, Vector, Matrix]:
    """The mass, its centre, and the inertia about that, along the link's axes."""
    cure = 'write <inertial><mass value="..."/><inertia ixx="..." .../></inertial>, or leave out <inertial>'
    weight, moments = inertial.needed("mass", cure), inertial.needed("inertia", cure)
    weight.check_attributes("value")
    moments.check_attributes(*MOMENTS)
    mass = weight.number("value")
    if mass < 0:
        raise weight.refused(f"the mass {mass:g} is negative", "give what the link weighs, in kg", (name,))
    xx, xy, xz, yy, yz, zz = (moments.number(name) for name in MOMENTS)
    if mass == 0 and any((xx, xy, xz, yy, yz, zz)):
        law = "it has moments of inertia and no mass"
        raise inertial.refused(law, "give its mass, or leave out <inertial>", (name,))
    centre, axes = _origin(inertial)
    return mass, centre, turned(axes, ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))


def joint_of(tag: Tag) -> JointRecord:
    """The record of a <joint>.

    Raises:
        BondGraphError: naming file and line.
    """
    name, kind = tag.text("name"), tag.text("type")
    if kind not in TYPES:
        near = difflib.get_close_matches(kind.lower(), TYPES, 1)
        remedy = f"did you mean '{near[0]}'?" if near else f"it is one of {', '.join(TYPES)}"
        raise tag.refused(f"there is no joint of type {kind[:40]!r}", remedy, (name,))
    xyz, axes = _origin(tag)
    (parent, parent_place), (child, child_place) = _end(tag, "parent"), _end(tag, "child")
    damping, friction = _losses(tag)
    return JointRecord(
        name, tag.place, kind, parent, child, xyz, axes, _axis(tag, kind),
        _limit(tag, kind), damping, friction, _mimic(tag, kind), parent_place, child_place,
    )  # fmt: skip


def _end(tag: Tag, name: str) -> tuple[str, str]:
    """A link that is joined, and where that is said."""
    end = tag.needed(name, f'write <{name} link="..."/>')
    end.check_attributes("link")
    return end.text("link"), end.place


def _origin(tag: Tag) -> tuple[Vector, Matrix]:
    """The place, and the rotation matrix Rz(yaw) Ry(pitch) Rx(roll) from the inner axes to the outer."""
    origin = tag.child("origin")
    if origin is None:
        return ORIGIN, rotation(ORIGIN)
    origin.check_attributes("xyz", "rpy")
    return origin.vector("xyz", ORIGIN), rotation(origin.vector("rpy", ORIGIN))


def _axis(tag: Tag, kind: str) -> Vector:
    axis = tag.child("axis")
    if axis is None:
        return 1.0, 0.0, 0.0  # the format's own default
    axis.check_attributes("xyz")
    x, y, z = axis.vector("xyz", (1.0, 0.0, 0.0))
    length = math.hypot(x, y, z)
    if kind in ("fixed", "floating"):
        return x, y, z
    if not SHORTEST < length < LONGEST:
        remedy = "give a vector of length one; without <axis> it is 1 0 0"
        raise axis.refused(f"the axis {x:g} {y:g} {z:g} has no direction", remedy, (tag.known_as,))
    return x / length, y / length, z / length


def _limit(tag: Tag, kind: str) -> Limit | None:
    limit, name = tag.child("limit"), tag.known_as
    bounded = kind in ("revolute", "prismatic")
    if limit is None and bounded:
        remedy = 'write <limit lower="..." upper="..." effort="..." velocity="..."/>'
        remedy += ", or make it continuous" if kind == "revolute" else ""
        raise tag.refused(f"the format wants limits of a {kind} joint, and it has none", remedy, (name,))
    if limit is None or kind not in ALONG_AN_AXIS:
        return None
    lower, upper = limit.number("lower", 0.0), limit.number("upper", 0.0)
    effort, velocity = limit.number("effort"), limit.number("velocity")
    if bounded and lower > upper:
        raise limit.refused(f"the lower limit {lower:g} exceeds the upper, {upper:g}", "exchange them", (name,))
    if effort < 0 or velocity < 0:
        raise limit.refused("a greatest effort or velocity is negative", "give its amount", (name,))
    return Limit(*((lower, upper) if bounded else (-math.inf, math.inf)), effort, velocity)


def _losses(tag: Tag) -> tuple[float, float]:
    dynamics = tag.child("dynamics")
    if dynamics is None:
        return 0.0, 0.0
    damping, friction = dynamics.number("damping", 0.0), dynamics.number("friction", 0.0)
    if damping < 0 or friction < 0:
        law = "damping or friction is negative, and would bring power in"
        raise dynamics.refused(law, "give its amount", (tag.known_as,))
    return damping, friction


def _mimic(tag: Tag, kind: str) -> Mimic | None:
    mimic = tag.child("mimic")
    if mimic is None:
        return None
    mimic.check_attributes("joint", "multiplier", "offset")
    if kind not in ALONG_AN_AXIS:
        law = f"a {kind} joint has not the one coordinate that could follow another's"
        raise mimic.refused(law, "remove <mimic>", (tag.known_as,))
    multiplier = mimic.number("multiplier", 1.0)
    if multiplier == 0:
        raise mimic.refused("a multiplier of zero lets nothing move", "make the joint fixed", (tag.known_as,))
    return Mimic(mimic.text("joint"), multiplier, mimic.number("offset", 0.0), mimic.place)


def notes_on(robot: Tag) -> list[str]:
    """What the file says and nobody here reads, each with its line.

    Raises:
        StructureError: for a tag of the format that is misspelt or misplaced.
    """
    found: list[str] = []
    waiting = [robot]
    while waiting:
        tag = waiting.pop(0)
        known: Mapping[str, bool] = dict.fromkeys(WITHIN[tag.name], True)
        found += tag.unread(known, MECHANICAL - set(known))
        found += [f"{child.place}: <{child.name}>" for child in tag.children() if child.name in UNREAD]
        for child in tag.children("dynamics"):
            found += child.unread_attributes("damping", "friction")
        waiting += [child for child in tag.children() if child.name in WITHIN]
    return found
