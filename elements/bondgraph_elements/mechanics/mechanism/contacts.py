"""The contacts: each says which point of its body touches the plane."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.graph.bounds import Bound
from bondgraph.program.tolerances import ROUNDING
from bondgraph_elements.mechanics._arithmetic import minus, plus, times
from bondgraph_elements.mechanics._matrix import Matrix, Row, Vector
from bondgraph_elements.mechanics._numbers import names_in, random_values, values_of
from bondgraph_elements.mechanics.joints._wheel import axle, bounds, check_length
from bondgraph_elements.mechanics.joints.twists import HERE
from bondgraph_elements.mechanics.mechanism.contact import AXES_OF, HEIGHT, Contact, Touch


@dataclass(frozen=True)
class WheelContact(Contact):
    """The contact of a wheel: of a thin disc at its lowest point, or of a torus.

    The frame's origin is the wheel's centre. Ahead is the axle's direction times the plane's normal: that of a wheel
    whose axle points to the left. There is no such direction where the wheel lies flat, and the motion stops there.

    Args:
        radius: from the axle to the contact, a positive number or a formula in parameters.
        axis: the axle, x, y, z or a vector of numbers, in the frame's axes.
        crown: the radius of the tyre's cross-section; 0 of a thin disc.
        name, mechanism, body, plane: as of a `Contact`.

    Raises:
        StructureError: for a radius that is not positive, a crown beyond it, or an axle without direction.
    """

    radius: Any = None
    _: KW_ONLY
    axis: Any = "y"
    crown: Any = 0

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return bounds(self.name, self.radius, self.crown)

    def _lengths(self) -> Row:
        radius = check_length(self.name, "radius", self.radius)
        return radius, check_length(self.name, "crown", self.crown, most=radius)

    def _suits(self, turned: Matrix) -> bool:
        return not names_in((self._axle(turned),))

    def _axle(self, turned: Matrix) -> Vector:
        """The axle in the axes that the contact is described in: in numbers, where it does not move in them."""
        found = turned @ axle(self.name, self.axis)
        one, other = (values_of((found,), random_values((found,), seed))[0] for seed in range(2))
        return found if abs(one - other).max() > ROUNDING else Vector(expressions.text(float(x)) for x in one)

    def _touch(self, turned: Matrix) -> Touch:
        radius, crown = self._lengths()
        hub = plus(radius, minus(crown))
        n, z = self._axle(turned), AXES_OF[2]
        level = n.cross(z)
        d = level.length
        ahead = level / d
        aside = z.cross(ahead)
        spun = minus(hub) * n + minus(crown) * aside
        tipped = hub * level + crown * ahead
        lifted = times(hub, n @ z) * ahead
        height = plus(HEIGHT, minus(times(hub, d)), minus(crown))
        return Touch(((*spun, *ahead), (*tipped, *aside), (*lifted, *z)), height)


@dataclass(frozen=True)
class BallContact(Contact):
    """The contact of a ball, whose centre is the frame's origin. Ahead is the plane's x axis.

    Args:
        radius: of the ball, a positive number or a formula in parameters.
        name, mechanism, body, plane: as of a `Contact`.

    Raises:
        StructureError: for a radius that is not positive.
    """

    radius: Any = None

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return bounds(self.name, self.radius)

    def _lengths(self) -> Row:
        return (check_length(self.name, "radius", self.radius),)

    def _suits(self, turned: Matrix) -> bool:
        return True

    def _touch(self, turned: Matrix) -> Touch:
        (radius,) = self._lengths()
        x, y, z = AXES_OF
        rows = (*(minus(radius) * y), *x), (*(radius * x), *y), ("0", "0", "0", *z)
        return Touch(rows, plus(HEIGHT, minus(radius)))


@dataclass(frozen=True)
class BladeContact(Contact):
    """The contact of a blade, a skate's or a sleigh's: it is at the frame's origin, and the blade along an axis there.

    Held aside alone, `Sf("edge", 0) >> contact.slip["<name>_aside"]`, it is a knife edge.
    `rolling` holds it ahead, too.

    Args:
        axis: the blade, x, y, z or a vector of numbers, in the frame's axes.
        name, mechanism, body, plane: as of a `Contact`.

    Raises:
        StructureError: for a blade without direction.
    """

    axis: Any = "x"

    def _lengths(self) -> Row:
        return axle(self.name, self.axis)

    def _suits(self, turned: Matrix) -> bool:
        return False

    def _touch(self, turned: Matrix) -> Touch:
        z = AXES_OF[2]
        left = z.cross(axle(self.name, self.axis))
        aside = left / left.length
        rows = (*HERE.place, *aside.cross(z)), (*HERE.place, *aside), (*HERE.place, *z)
        return Touch(rows, HEIGHT)
