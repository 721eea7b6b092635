"""What a joint holds where it closes a loop: the velocities it forbids, and their integrals in the relative pose.

Rows act on the twist of the joint's second frame against its first, at its point and along its axes. Integrals are
written in x, y, z, the place of the second frame from the first along the second's axes, and in R11 ... R33, the
rotation matrix from the second's axes to the first's. Two unit vectors are apart by twice the tangent of half the angle
between them: that vanishes where they agree, and not where they are opposite.
"""

from __future__ import annotations

from functools import singledispatch

from bondgraph.errors import StructureError
from bondgraph_elements.mechanics._arguments import LETTERS
from bondgraph_elements.mechanics._arithmetic import minus, over, times, value
from bondgraph_elements.mechanics._matrix import Row, Table, Vector, identity
from bondgraph_elements.mechanics.joints.closure import PLACE, Closure
from bondgraph_elements.mechanics.joints.closure import ROTATION as R
from bondgraph_elements.mechanics.joints.joint import Joint, direction
from bondgraph_elements.mechanics.joints.standard import (
    REST,
    Cylindrical,
    Fixed,
    Free,
    Planar,
    Prismatic,
    Revolute,
    Spherical,
    Universal,
)

AGREE = "(1 + R11 + R22 + R33)/2"

Rows = list[tuple[Row, str]]
"""Rows of six entries, each with its integral."""


@singledispatch
def closure_rows(joint: Joint) -> Rows:
    """The rows that a joint holds, with their integrals.

    Raises:
        StructureError: for a joint that is not known to hold anything.
    """
    raise StructureError(
        joint.name,
        f"it closes a loop, and what a {type(joint).__name__} holds is not known, only how it moves",
        parties=(joint.name,),
        remedy="list it before another joint of the loop, which then closes it",
    )


@closure_rows.register
def _(joint: Free) -> Rows:
    law = "it connects two bodies that others connect already, and holds nothing"
    raise StructureError(joint.name, law, parties=(joint.name,), remedy="leave it out")


@closure_rows.register
def _(joint: Fixed) -> Rows:
    return _attitude() + _places(identity(3))


@closure_rows.register
def _(joint: Spherical) -> Rows:
    return _places(identity(3))


@closure_rows.register
def _(joint: Revolute) -> Rows:
    return _axis(direction(joint.name, joint.axis)) + _places(identity(3))


@closure_rows.register
def _(joint: Prismatic) -> Rows:
    return _attitude() + _places(across(direction(joint.name, joint.axis)))


@closure_rows.register
def _(joint: Cylindrical) -> Rows:
    n = direction(joint.name, joint.axis)
    return _axis(n) + _places(across(n))


@closure_rows.register
def _(joint: Planar) -> Rows:
    n = direction(joint.name, joint.axis)
    return _axis(n) + _places((n,))


@closure_rows.register
def _(joint: Universal) -> Rows:
    """Its axes, one fixed in each frame, stay square to each other."""
    i, j = (LETTERS.index(letter) for letter in joint.axes)
    row = Vector(identity(3)[j]).cross(R[i])
    return [((*row, *REST), R[i][j]), *_places(identity(3))]


def _places(directions: Table) -> Rows:
    """No velocity along some directions in the second frame."""
    return [((*REST, *n), Vector(n) @ PLACE) for n in directions]


def _axis(n: Vector) -> Rows:
    """No rotation but about an axis that both frames have in common."""
    first, second = across(n)
    other = Vector(n @ column for column in R.T)
    agree = times("0.5", f"1 + {n @ other}")
    turned = [over(second @ other, agree), over(minus(first @ other), agree)]
    return [((*t, *REST), integral) for t, integral in zip((first, second), turned, strict=True)]


def _attitude() -> Rows:
    """No rotation at all: Rodrigues' parameters, doubled."""
    unit = identity(3)
    pairs = ((2, 1), (0, 2), (1, 0))
    return [((*unit[k], *REST), f"({R[i][j]} - {R[j][i]})/({AGREE})") for k, (i, j) in enumerate(pairs)]


def across(n: Vector) -> tuple[Vector, Vector]:
    """Two unit vectors square to a unit vector and to each other, right-handed with it as the third.

    >>> across(Vector(("0", "0", "1")))
    (('1', '0', '0'), ('0', '1', '0'))
    """
    zero = next((k for k in range(3) if value(n[k]) == 0), None)
    if zero is not None:
        first = Vector(identity(3)[zero])
    else:
        length = f"sqrt(({n[0]})**2 + ({n[1]})**2)"
        first = Vector((over(minus(n[1]), length), over(n[0], length), "0"))
    return first, n.cross(first)


def closure_of(joint: Joint) -> Closure:
    """The closure of a joint, its rows moments first, as if nothing were between its frames.

    Raises:
        StructureError: for a joint that holds nothing, or not known what: a type made of another may move otherwise.
    """
    rows = closure_rows.registry.get(type(joint), closure_rows.registry[object])(joint)
    return Closure(joint.name, tuple(row for row, _ in rows), tuple(integral for _, integral in rows))
