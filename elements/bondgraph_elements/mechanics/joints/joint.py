"""A joint: how one frame moves against another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.bounds import Bound
from bondgraph.graph.values import table
from bondgraph_elements.mechanics._arguments import LETTERS, is_listed
from bondgraph_elements.mechanics._arithmetic import minus, plus, times, value, without_rounding
from bondgraph_elements.mechanics._matrix import Matrix, Row, Table, Vector, identity, skew
from bondgraph_elements.mechanics.bodies.frame import Frame, frame_of
from bondgraph_elements.mechanics.bodies.shapes import Shape
from bondgraph_elements.mechanics.joints._consistency import check_motion


class Motion(NamedTuple):
    """The motion a joint permits: of its second frame against its first.

    Attributes:
        velocities: names of its generalized velocities u.
        coordinates: names of its coordinates q.
        Q: of q_dot = Q u.
        R: the rotation matrix from the second frame's axes to the first's.
        place: of the second frame from the first, in the first's axes.
        omega: partial angular velocities of shape (3, n), in the second's axes.
        v: partial velocities of the second's point, of shape (3, n), in the second's axes.
    """

    velocities: tuple[str, ...]
    coordinates: tuple[str, ...]
    Q: Table
    R: Table
    place: Row
    omega: Table
    v: Table


@dataclass(frozen=True)
class Joint(ABC):
    """Base of the joints. A new one says its `motion`; all else follows from it.

    Args:
        name: of the joint, and of its velocity, where there is one; the coordinate is `<name>_q`.
        parent: the frame it moves against, a body, or the name of one; "ground" for the one that rests.
        child: the frame that moves, likewise.

    Raises:
        StructureError: for two frames of one body, or a motion whose partial velocities are not those of its pose.
    """

    name: str
    parent: Frame | Any
    child: Frame | Any

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "a joint")
        object.__setattr__(self, "parent", frame_of(self.parent, self.name))
        object.__setattr__(self, "child", frame_of(self.child, self.name))
        if self.parent.body == self.child.body:
            law = f"a joint is between two bodies, and both its frames are of '{self.child.body}'"
            raise StructureError(self.name, law, parties=(self.name,), remedy="name the other body")
        check_motion(self.name, self.motion)

    @cached_property
    def motion(self) -> Motion:
        """The motion of its second frame against its first."""
        return self._motion()

    @property
    def joined_by(self) -> str:
        """The advice to who draws a bond to the joint itself."""
        return f"name its velocities in its mechanism, mechanism['{self.name}']"

    @property
    def follows(self) -> str:
        """The name of the joint whose velocities and coordinates are this one's too; empty where it has its own."""
        return ""

    @property
    def bounds(self) -> tuple[Bound, ...]:
        """What must be positive, of its parameters and where its coordinates start."""
        return ()

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """What its second body is seen as where that has no shape of its own, in the second frame; mostly nothing."""
        return ()

    @abstractmethod
    def _motion(self) -> Motion:
        """The motion, from the joint's own parameters."""

    def _named(self, given: Sequence[str] | str, default: Sequence[str]) -> tuple[str, ...]:
        """The names the user gave, or those after the joint.

        Raises:
            StructureError: for another number of names, and what is no name.
        """
        names = (given,) if isinstance(given, str) else tuple(given)
        for name in names:
            expressions.identifier(name, "a coordinate or a velocity")
        if names and len(names) != len(default):
            law = f"{len(default)} names are needed, and {len(names)} given"
            raise StructureError(self.name, law, parties=(self.name, *names), remedy="name each")
        return names or tuple(f"{self.name}_{word}" if word else self.name for word in default)


def direction(joint: str, axis: Any) -> Vector:
    """The unit vector along an axis: x, y, z, or a vector of three formulas, of any length but zero.

    Raises:
        StructureError: for an axis of length zero, or none at all.
    """
    if isinstance(axis, str) and len(axis) == 1 and axis in LETTERS:
        return Vector(identity(3)[LETTERS.index(axis)])
    found = table(joint, axis, (1,)) if is_listed(axis) else None
    if not isinstance(found, tuple) or len(found) != 3:
        law = f"an axis is x, y, z or a vector of three, not {axis!r:.40}"
        remedy = "write 'z' or (0, 0, 1), say, or (0, 0, -1) for the other way round"
        raise StructureError(joint, law, parties=(joint,), remedy=remedy)
    numbers = [value(entry) for entry in found]
    if None in numbers:
        n = Vector(found)
        return n / n.length
    size = sum(x * x for x in numbers if x is not None) ** 0.5
    if not size > 0 or size == float("inf"):
        law = f"its axis ({', '.join(found)}) has no direction"
        raise StructureError(joint, law, parties=(joint,), remedy="give a vector that is not zero")
    return Vector(without_rounding(expressions.text(x / size) for x in numbers if x is not None))


def about(n: Vector, angle: str) -> Matrix:
    """The rotation about a unit vector: c 1 + s skew(n) + (1 - c) n n^T.

    >>> about(Vector(("0", "0", "1")), "a")
    (('cos(a)', '-sin(a)', '0'), ('sin(a)', 'cos(a)', '0'), ('0', '0', '1'))
    """
    c, s = f"cos({angle})", f"sin({angle})"
    across = s * skew(n)
    return Matrix(tuple(plus(across[i][j], _along(times(n[i], n[j]), c, i == j)) for j in range(3)) for i in range(3))


def _along(square: str, c: str, diagonal: bool) -> str:
    """c delta + (1 - c) n_i n_j."""
    if diagonal:
        return plus(square, times(plus("1", minus(square)), c))
    return times(square, f"1 - {c}")
