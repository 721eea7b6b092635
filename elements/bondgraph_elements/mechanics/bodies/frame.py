"""Frames fixed in bodies, and the bodies of a mechanism."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import ExpressionError, StructureError
from bondgraph.graph.element import Scalar
from bondgraph_elements.mechanics._arguments import is_listed, vector
from bondgraph_elements.mechanics._arithmetic import value
from bondgraph_elements.mechanics._matrix import Row, Table, identity, zeros
from bondgraph_elements.mechanics.bodies.attitude import rotation
from bondgraph_elements.mechanics.bodies.inertia_tensor import check_physical, inertia_of, mass_formula
from bondgraph_elements.mechanics.bodies.shapes import shapes_of

GROUND = "ground"
"""The body that rests; its axes are inertial."""


@dataclass(frozen=True)
class Frame:
    """A point and axes fixed in a body: where a joint sits, or a force acts.

    Args:
        body: the name of the body, or "ground".
        place: of the point, from the body's origin, in body axes.
        axes: the rotation matrix from the frame's axes to the body's; left out where they are the same.
        of: the body itself, where the frame was made from it.

    Raises:
        FrameError: for axes that are no rotation.

    >>> Frame("ground", (0, 0, "h")).place
    ('0', '0', 'h')
    """

    body: str
    place: Row = ("0", "0", "0")
    axes: Table = ()
    of: Any = field(default=None, repr=False, compare=False, kw_only=True)

    def __post_init__(self) -> None:
        expressions.identifier(self.body, "a body")
        put = object.__setattr__
        put(self, "place", vector(self.body, self.place, "the place of a frame"))
        put(
            self, "axes", identity(3) if is_listed(self.axes) and not len(self.axes) else rotation(self.body, self.axes)
        )


@dataclass(frozen=True)
class Link:
    """A body of a mechanism: what it weighs, and nothing of how it moves, which its joints say.

    Args:
        name: of the body.
        mass: a number or a formula in parameters; zero for a body that only carries joints.
        inertia: as of a `Body`; left out where all the mass is at one point.
        centre: the place of the mass centre, from the body's origin, in body axes.
        planar: in place of the inertia, the moment about the mass centre of a body that moves in a plane, whichever
            plane that is; the other moments do not matter there, and are taken as large, as of a ball. A mechanism
            whose joints let it turn out of a plane is refused.
        visual: what it is seen as, a `Box`, `Cylinder` or `Sphere`, or several; by default a disc or a ball
            where it rolls by its joint, and rods between the joints of others.

    Raises:
        StructureError: for an inertia that no body has, a negative mass, and a shape that is none.
        ExpressionError: for a mass or a moment that is no formula.

    >>> Link("rod", "m", (0, "A", "A"), centre=("l/2", 0, 0)).frame(("l", 0, 0)).body
    'rod'
    >>> Link("bar", 2, planar="m*l**2/12").J[1][1]
    'm * l ** 2 / 12'
    """

    name: str
    mass: Scalar = 0
    inertia: Any = None
    _: KW_ONLY
    centre: Any = (0, 0, 0)
    planar: Any = field(default=None, compare=False)
    visual: Any = field(default=(), compare=False)

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "a body")
        put = object.__setattr__
        if self.name == GROUND:
            law = f"'{GROUND}' is the body that rests, and has a name already"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give the body another name")
        if self.planar is not None:
            put(self, "planar", _formula(self.name, "planar", self.planar))
            moments = inertia_of(self.name, (self.planar, self.planar, self.planar))
            if self.inertia not in (None, moments):
                law, remedy = "its moment in a plane is that of its inertia", "give one of inertia and planar"
                raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
            put(self, "inertia", moments)
        put(self, "visual", shapes_of(self.name, self.visual))
        put(self, "mass", _formula(self.name, "mass", self.mass))
        if (number := value(self.mass)) is not None and number < 0:
            law = f"a body has no mass of {number:g}"
            remedy = "give a positive mass, or zero for one that only carries joints"
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
        put(self, "centre", vector(self.name, self.centre, "a mass centre"))
        given = zeros(3, 3) if self.inertia is None else self.inertia
        put(self, "inertia", inertia_of(self.name, given))
        check_physical(f"{self.name}_J", self.J, self.inertia.about)

    @cached_property
    def J(self) -> Table:
        """The inertia tensor about the mass centre, in body axes."""
        return self._central(self.mass)

    @cached_property
    def J_by_mass(self) -> Table:
        """J in the parameter of the mass: known about another point, it changes with another mass than the default."""
        return self._central(self.mass_formula)

    def _central(self, mass: str) -> Table:
        found: Table = self.inertia.in_body_axes(None).about_centre(mass, self.centre).tensor
        return found

    @property
    def mass_formula(self) -> str:
        """Its mass in the graph: the parameter of its inertia, where it is a number."""
        return mass_formula(self.name, self.mass)

    @property
    def joined_by(self) -> str:
        """How bonds come to it: what it hangs on is a matter of its mechanism."""
        return f"name a junction of its mechanism, such as mechanism.point('tip', '{self.name}').flow"

    @property
    def is_heavy(self) -> bool:
        """Whether it has a mass."""
        return value(self.mass) != 0

    def frame(self, place: Any = (0, 0, 0), axes: Any = ()) -> Frame:
        """A frame fixed in this body."""
        return Frame(self.name, place, axes, of=self)

    def fixed(self, frame: Frame) -> Frame:
        """A frame of this body, which is fixed in it, as every frame of a rigid one is."""
        return frame


def _formula(body: str, argument: str, given: Any) -> str:
    """A formula.

    Raises:
        ExpressionError: for anything else, with the body and the argument.
    """
    try:
        return expressions.text(given)
    except ExpressionError as error:
        place = f"{body}, {argument}={error.place}"
        raise ExpressionError(place, error.law, parties=(body,), remedy=error.remedy) from None


def frame_of(given: Frame | Link | str, wanted_by: str = "joint") -> Frame:
    """A frame; of a body, or of its name, the one at its origin, along its axes.

    Args:
        given: what stands for a frame.
        wanted_by: the name of what sits there.

    Raises:
        StructureError: for anything else.
    """
    if isinstance(given, Frame):
        return given
    if isinstance(given, Link):
        return given.frame()
    if isinstance(given, str):
        return Frame(given)
    law = f"it sits at a frame, a body or the name of a body, not {given!r:.40}"
    raise StructureError(wanted_by, law, parties=(wanted_by,), remedy="write link.frame(place), say")
