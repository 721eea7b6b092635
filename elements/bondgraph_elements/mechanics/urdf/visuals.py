"""The shapes in a URDF file's <visual> tags: boxes, cylinders, spheres, and where meshes are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bondgraph_elements.mechanics.bodies.shapes import Box, Cylinder, Shape, Sphere
from bondgraph_elements.mechanics.urdf.records import MeshRecord
from bondgraph_elements.mechanics.urdf.rotations import Matrix, Vector
from bondgraph_elements.mechanics.urdf.xml import Tag

NONE: Vector = (0.0, 0.0, 0.0)


def shape_of(visual: Tag, place: Vector, axes: Matrix, colors: Mapping[str, str]) -> Shape | None:
    """What a <visual> shows; None for a mesh, and for what has no size.

    Args:
        visual: the tag.
        place, axes: of its <origin>.
        colors: of the file's materials, by name.

    Raises:
        BondGraphError: for lengths that are negative or no numbers, and colours that are none, naming file and line.
    """
    geometry = visual.child("geometry")
    color = color_of(visual.child("material"), colors)
    for tag in geometry.children() if geometry else ():
        if tag.name == "box":
            size = tag.vector("size", NONE)
            return Box(size, place=place, axes=axes, color=color) if _has_size(tag, size) else None
        if tag.name == "sphere":
            radius = tag.number("radius")
            return Sphere(radius, place=place, axes=axes, color=color) if _has_size(tag, [radius]) else None
        if tag.name == "cylinder":
            radius, length = tag.number("radius"), tag.number("length")
            shown = _has_size(tag, (radius, length))
            return Cylinder(radius, length, place=place, axes=axes, color=color) if shown else None
    return None


def mesh_of(visual: Tag, place: Vector, axes: Matrix, colors: Mapping[str, str]) -> MeshRecord | None:
    """The mesh of a <visual>, if it has one that is called something, and a size.

    Args:
        visual, place, axes, colors: as of `shape_of`.

    Raises:
        BondGraphError: for a scale that is no three numbers, and colours that are none.
    """
    geometry = visual.child("geometry")
    for tag in geometry.children("mesh") if geometry else ():
        scale, file = tag.vector("scale", (1.0, 1.0, 1.0)), str(tag.element.get("filename", ""))
        if file and all(scale):
            return MeshRecord(file, scale, place, axes, color_of(visual.child("material"), colors))
    return None


def _has_size(tag: Tag, lengths: Iterable[float]) -> bool:
    """Whether no length is zero, as in files that want a tag to be there.

    Raises:
        StructureError: for a negative one.
    """
    if any(length < 0 for length in lengths):
        raise tag.refused(f"a length of <{tag.name}> is negative", "give its size in m", (tag.name,))
    return all(lengths)


def colors_of(robot: Tag) -> dict[str, str]:
    """The colours of a file's own materials, by name."""
    return {tag.known_as: found for tag in robot.children("material") if (found := color_of(tag, {}))}


def color_of(material: Tag | None, colors: Mapping[str, str]) -> str:
    """The colour of a <material>, as "#rrggbb"; empty where it has none, or a texture.

    Raises:
        BondGraphError: for what is no colour.
    """
    if material is None:
        return ""
    color = material.child("color")
    if color is None:
        return colors.get(material.known_as, "")
    parts = color.numbers("rgba", 4)
    if not all(0 <= part <= 1 for part in parts):
        raise color.refused("a part of the colour is not between 0 and 1", "give red, green, blue and alpha", ("rgba",))
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts[:3])
