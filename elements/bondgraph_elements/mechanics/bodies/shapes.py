"""Shapes that bodies are seen as: they weigh nothing, and touch nothing."""

from __future__ import annotations

import re
from dataclasses import KW_ONLY, dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.element import Scalar
from bondgraph_elements.mechanics._arguments import is_listed, vector
from bondgraph_elements.mechanics._arithmetic import value
from bondgraph_elements.mechanics._matrix import Row, Table, identity
from bondgraph_elements.mechanics.bodies.attitude import rotation

COLOR = re.compile(r"#[0-9a-f]{6}", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True)
class Shape:
    """What all shapes have: where they are in their body, and a colour.

    Args:
        place: of the centre, from the body's origin, in body axes; formulas in parameters.
        axes: the rotation matrix from the shape's axes to the body's; left out where they are the same.
        color: as "#rrggbb"; by default one for each body.

    Raises:
        FrameError: for axes that are no rotation.
        StructureError: for lengths that are not positive, and colours that are none.
    """

    _: KW_ONLY
    place: Any = (0, 0, 0)
    axes: Any = ()
    color: str = ""

    @property
    def kind(self) -> str:
        return type(self).__name__.lower()

    @property
    def lengths(self) -> Row:
        """What it is given by, in m."""
        raise NotImplementedError

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "place", vector(self.kind, self.place, "the place of a shape"))
        given: Table = identity(3) if is_listed(self.axes) and not len(self.axes) else rotation(self.kind, self.axes)
        put(self, "axes", given)
        for length in self.lengths:
            check_positive(self.kind, length, value(length))
        if not isinstance(self.color, str) or (self.color and not COLOR.fullmatch(self.color)):
            law = f"a colour is six digits behind a '#', not {self.color!r:.40}"
            raise StructureError(self.kind, law, parties=(self.kind,), remedy='write "#3b82d6", say')


@dataclass(frozen=True)
class Box(Shape):
    """A box with edges along its axes.

    Args:
        size: the edges along x, y and z, in m.
        place, axes, color: as of every shape.

    >>> Box(("l", 0.1, 0.1), place=("l/2", 0, 0)).lengths
    ('l', '0.1', '0.1')
    """

    size: Any

    @property
    def lengths(self) -> Row:
        return vector(self.kind, self.size, "the size of a box", "(1, 0.2, 0.1)")


@dataclass(frozen=True)
class Cylinder(Shape):
    """A cylinder along the z of its axes.

    Args:
        radius, length: in m; a disc is a short one.
        place, axes, color: as of every shape.

    >>> Cylinder("r", 0.02).lengths
    ('r', '0.02')
    """

    radius: Scalar
    length: Scalar

    @property
    def lengths(self) -> Row:
        return expressions.text(self.radius), expressions.text(self.length)


@dataclass(frozen=True)
class Sphere(Shape):
    """A sphere.

    Args:
        radius: in m.
        place, axes, color: as of every shape; axes do not show.

    >>> Sphere(0.1).lengths
    ('0.1',)
    """

    radius: Scalar

    @property
    def lengths(self) -> Row:
        return (expressions.text(self.radius),)


def check_positive(place: str, formula: str, number: float | None) -> None:
    """Refuse a length that is known and not positive.

    Raises:
        StructureError: for one.
    """
    if number is not None and not 0 < number < float("inf"):
        law = f"the length {formula} is {number:g}, and a shape has positive ones"
        raise StructureError(place, law, parties=(place,), remedy="give its size in m")


def shapes_of(body: str, given: Any) -> tuple[Shape, ...]:
    """One shape or several.

    Raises:
        StructureError: for anything else.
    """
    found = tuple(given) if isinstance(given, list | tuple) else (given,)
    for shape in found:
        if not isinstance(shape, Shape):
            law = f"it is seen as shapes, and {shape!r:.40} is none"
            raise StructureError(body, law, parties=(body,), remedy="give a Box, Cylinder or Sphere, or several")
    return found
