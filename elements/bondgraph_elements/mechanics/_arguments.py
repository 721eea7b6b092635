"""What users give as vectors, matrices and axes, read once and refused where it is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.algebra.quantity import Quantity, dimension_of
from bondgraph.errors import StructureError
from bondgraph.graph.values import table
from bondgraph_elements.mechanics._arithmetic import without_rounding
from bondgraph_elements.mechanics._matrix import Matrix, Vector

AXES = "body", "inertial"
LETTERS = "xyz"
"""The three directions of a frame."""


def is_listed(given: Any) -> bool:
    """Whether something is a sequence or an array, and no text."""
    return not isinstance(given, str) and (isinstance(given, Sequence) or hasattr(given, "tolist"))


def vector(name: str, given: Any, what: str, such: str = "(0, 0, 1)", unit: str = "m") -> Vector:
    """Three formulas, or quantities in some unit.

    Raises:
        StructureError: for anything else.
    """
    found = table(name, given, (1,)) if is_listed(given) else None
    if not isinstance(found, tuple) or len(found) != 3:
        law = f"{what} is a vector of three formulas, not {given!r:.40}"
        raise StructureError(name, law, parties=(name,), remedy=f"give three, such as {such}")
    for entry in found:
        if isinstance(entry, Quantity) and entry.dimension != dimension_of(unit):
            law = f"{what} is in {unit}, and {entry.written} is not"
            raise StructureError(name, law, parties=(name,), remedy="correct the unit; a number alone is in SI units")
    return Vector(without_rounding(found))


def matrix(name: str, given: Any, columns: int, what: str) -> Matrix:
    """Three rows of formulas.

    Raises:
        StructureError: for another shape.
    """
    found = table(name, given, (2,)) if given is not None else None
    if not isinstance(found, tuple) or len(found) != 3 or len(found[0]) != columns:
        law = f"{what} is a matrix of shape (3, {columns})"
        raise StructureError(name, law, parties=(name,), remedy="correct its shape")
    return Matrix(found)


def check_axes(name: str, axes: Any) -> str:
    """One of the two kinds of axes.

    Raises:
        StructureError: for another word.
    """
    if axes not in AXES:
        words = " or ".join(map(repr, AXES))
        raise StructureError(name, f"axes are {words}, not {axes!r:.40}", parties=(name,), remedy="give one of them")
    return str(axes)
