"""What wheels and contacts are made of: lengths, and the axle."""

from __future__ import annotations

from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.bounds import Bound
from bondgraph_elements.mechanics._arithmetic import value
from bondgraph_elements.mechanics._matrix import Matrix, Vector
from bondgraph_elements.mechanics._numbers import names_in
from bondgraph_elements.mechanics.joints.joint import Motion, direction


def check_length(joint: str, what: str, given: Any, most: str = "") -> str:
    """A radius: a positive number, or a formula; with a bound, one from zero to the bound.

    Raises:
        StructureError: for none, or a number that is none.
    """
    if given is None:
        law = f"its {what} is not given"
        raise StructureError(joint, law, parties=(joint,), remedy=f"give {what}=0.3, say, or a parameter")
    found = expressions.text(given)
    size, bound = value(found), value(most) if most else None
    least = size is None or (size >= 0 if most else size > 0)
    if not least or size == float("inf") or (size is not None and bound is not None and size > bound):
        range_ = f"between 0 and the radius, {most}" if most else "positive"
        law = f"its {what} is {range_}, not {found}"
        raise StructureError(joint, law, parties=(joint,), remedy="correct it")
    return found


def bounds(joint: str, radius: Any, crown: Any = 0) -> tuple[Bound, ...]:
    """Those of a radius and of a crown that are formulas."""
    r, c = expressions.text(radius), expressions.text(crown)
    whole = Bound(joint, r, "its radius is not positive", "give a positive radius")
    within = Bound(joint, f"{r} - ({c})", "its crown exceeds its radius", "give a crown up to the radius", True)
    least = Bound(joint, c, "its crown is negative", "give a crown from zero to the radius", True)
    return tuple(bound for bound in (whole, least, *((within,) if c != "0" else ())) if bound.names)


def with_constant_lengths(joint: str, motion: Motion, *lengths: str) -> Motion:
    """A motion whose lengths do not change along it.

    Raises:
        StructureError: for one that does.
    """
    moving = sorted({*names_in((tuple(lengths),))} & {*motion.coordinates, *motion.velocities})
    if moving:
        law = f"a radius that changes with {', '.join(moving)} is that of no wheel and no ball"
        raise StructureError(joint, law, parties=(joint, *moving), remedy="give a number or a parameter")
    return motion


def axle(joint: str, axis: Any) -> Vector:
    """The unit vector along an axle, in numbers.

    Raises:
        StructureError: for an axle without direction, or one with parameters in it.
    """
    found = direction(joint, axis)
    if any(value(entry) is None for entry in found):
        law = f"the axle ({', '.join(found)}) is not given in numbers"
        raise StructureError(joint, law, parties=(joint,), remedy="give numbers, and turn the axes of the frame")
    return found


def axle_to_y(joint: str, axis: Any) -> Matrix:
    """A rotation that takes the axle to the y axis, and as many other axes as it can to axes.

    >>> axle_to_y("roll", "z")
    (('0', '1', '0'), ('0', '0', '1'), ('1', '0', '0'))
    """
    import numpy as np

    n = np.array([float(entry) for entry in axle(joint, axis)])
    k = int(np.argmax(np.abs(n)))
    second = np.eye(3)[(k + 1) % 3]
    up = second - n * (n @ second)
    up /= np.linalg.norm(up)
    rows = np.array([np.cross(n, up), n, up]) + 0.0
    return Matrix(tuple(expressions.text(float(x)) for x in row) for row in rows)
