"""What a URDF file says of each link and joint, as numbers."""

from __future__ import annotations

import difflib
import math
from collections.abc import Mapping
from dataclasses import dataclass

from bondgraph_elements.mechanics.urdf.xml import Tag

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
ORIGIN: Vector = (0.0, 0.0, 0.0)


def rotation(rpy: Vector) -> Matrix:
    """Rz(yaw) Ry(pitch) Rx(roll).

    >>> rotation((0.0, 0.0, math.pi / 2))
    ((0.0, -1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 0.0, 1.0))
    """
    (a, b, c), (p, q, r) = map(_clean, map(math.cos, rpy)), map(_clean, map(math.sin, rpy))
    return (
        (b * c, p * q * c - a * r, a * q * c + p * r),
        (b * r, p * q * r + a * c, a * q * r - p * c),
        (-q, p * b, a * b),
    )


def _clean(x: float) -> float:
    """Without what the rounding of pi leaves of 0 and 1."""
    return float(round(x)) if abs(x - round(x)) < 1e-15 else x


def turned(R: Matrix, J: Matrix) -> Matrix:
    """R J R^T, symmetric to the last bit."""
    if rotation(ORIGIN) == R:
        return J
    import numpy as np

    whole = np.array(R) @ np.array(J) @ np.array(R).T
    a, b, c = ((float(x), float(y), float(z)) for x, y, z in (whole + whole.T) / 2)
    return a, b, c


def across(n: Vector) -> Matrix:
    """A rotation matrix that turns z into n, the shortest way.

    >>> across((0.0, 0.0, 1.0))
    ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    """
    x, y, z = n
    if z < -0.9999:
        first, (a, b, c), (d, e, f) = across((x, -y, -z))  # a short way, and half a turn about x
        return first, (-a, -b, -c), (-d, -e, -f)
    k = 1 / (1 + z)
    return (1 - k * x * x, -k * x * y, x), (-k * x * y, 1 - k * y * y, y), (-x, -y, z)


def product(A: Matrix, B: Matrix) -> Matrix:
    columns = [*zip(*B, strict=True)]
    a, b, c = ([sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in A)
    return (a[0], a[1], a[2]), (b[0], b[1], b[2]), (c[0], c[1], c[2])


TYPES = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar")
ALONG_AN_AXIS = ("revolute", "continuous", "prismatic")
MOMENTS = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
WITHIN = {
    "robot": ("link", "joint", "material", "transmission", "gazebo"),
    "link": ("inertial", "visual", "collision"),
    "inertial": ("origin", "mass", "inertia"),
    "joint": ("origin", "parent", "child", "axis", "limit", "dynamics", "mimic", "calibration", "safety_controller"),
}
"""The tags of a URDF that matter here, and those beside them."""
UNREAD = {"transmission", "gazebo", "calibration", "safety_controller"}
MECHANICAL = {tag for tags in WITHIN.values() for tag in tags} - UNREAD - {"material", "visual", "collision"}


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
class LinkRecord:
    """A link as the file has it.

    Attributes:
        name: in the file.
        place: the file and the line, of its <inertial> where it has one.
        mass, centre: of the body; the mass centre in the link's axes.
        inertia: about the mass centre, in the link's axes.
        has_inertial: whether the file says what it weighs.
        meshes: names of the files that show its shape; they are not opened.
    """

    name: str
    place: str
    mass: float = 0.0
    centre: Vector = ORIGIN
    inertia: Matrix = (ORIGIN, ORIGIN, ORIGIN)
    has_inertial: bool = False
    meshes: tuple[str, ...] = ()


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


def link_of(tag: Tag) -> LinkRecord:
    """A link.

    Raises:
        BondGraphError: naming file and line.
    """
    inertial = tag.child("inertial")
    paths = (found.get("filename", "") for found in tag.element.iter("mesh"))
    record = LinkRecord(tag.text("name"), tag.place, meshes=tuple(dict.fromkeys(map(str, paths))))
    if inertial is None:
        return record
    cure = 'write <inertial><mass value="..."/><inertia ixx="..." .../></inertial>, or leave out <inertial>'
    weight, moments = inertial.needed("mass", cure), inertial.needed("inertia", cure)
    weight.check_attributes("value")
    moments.check_attributes(*MOMENTS)
    mass = weight.number("value")
    if mass < 0:
        raise weight.refused(f"the mass {mass:g} is negative", "give what the link weighs, in kg", (record.name,))
    xx, xy, xz, yy, yz, zz = (moments.number(name) for name in MOMENTS)
    if mass == 0 and any((xx, xy, xz, yy, yz, zz)):
        law = "it has moments of inertia and no mass"
        raise inertial.refused(law, "give its mass, or leave out <inertial>", (record.name,))
    centre, axes = _origin(inertial)
    J = turned(axes, ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))
    return LinkRecord(record.name, inertial.place, mass, centre, J, True, record.meshes)


def joint_of(tag: Tag) -> JointRecord:
    """A joint.

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
    if not 1e-9 < length < 1e9:
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
