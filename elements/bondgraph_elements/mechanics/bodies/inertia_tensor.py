"""The inertia tensor of a body: about any point, along any axes, and whether a body can have it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import BondGraphError, StructureError
from bondgraph.graph.element import Scalar
from bondgraph.graph.values import table
from bondgraph.program.rank import is_semidefinite
from bondgraph.program.tolerances import IDENTITY, ROUNDING
from bondgraph_elements.mechanics._arguments import check_axes, is_listed, matrix, vector
from bondgraph_elements.mechanics._arithmetic import minus, value
from bondgraph_elements.mechanics._matrix import Matrix, Row, Table, Vector, skew
from bondgraph_elements.mechanics._numbers import random_values, values_of
from bondgraph_elements.mechanics.bodies.attitude import Attitude, rotation


@dataclass(frozen=True)
class Inertia:
    """The inertia tensor J of a body, J[i][j] = integral of (r . r delta_ij - r_i r_j) dm: off its diagonal stand the
    negative products of inertia, J[x][y] = -integral of x y dm. `with_products` takes these with the sign one states.

    Args:
        tensor: the principal moments (Jx, Jy, Jz), or the symmetric matrix of shape (3, 3): numbers or formulas in
            parameters.
        about: the point r is taken from, by its place in the body (from the body's origin, in body axes); the mass
            centre if left out.
        axes: along which the components are: "body"; "inertial", the tensor then being formulas in the coordinates of
            the body's attitude; or the rotation matrix from the tensor's own axes to body axes, which does not move.

    Raises:
        StructureError: for a tensor that is not symmetric, or of another shape.

    >>> Inertia(("A", "A", "C")).tensor[2]
    ('0', '0', 'C')
    """

    tensor: Scalar
    about: Scalar = None
    axes: Scalar = "body"

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "tensor", _symmetric(self.tensor))
        if self.about is not None:
            put(self, "about", vector("inertia", self.about, "the point an inertia is about"))
        if isinstance(self.axes, str):
            check_axes("inertia", self.axes)
        else:
            put(self, "axes", rotation("inertia", self.axes))

    @classmethod
    def with_products(
        cls,
        xx: Scalar,
        yy: Scalar,
        zz: Scalar,
        *,
        plus_integral_xy: Scalar = 0,
        plus_integral_yz: Scalar = 0,
        plus_integral_zx: Scalar = 0,
        about: Scalar = None,
        axes: Scalar = "body",
    ) -> Inertia:
        """From moments and products of inertia, the products as +integral of x y dm, and so on.

        Where a table lists -integral of x y dm instead (as URDF's ixy, sympy's ixy), these are entries of the tensor.

        >>> Inertia.with_products("A", "B", "C", plus_integral_xy="P").tensor[0]
        ('A', '-P', '0')
        """
        rows = (
            (xx, plus_integral_xy, plus_integral_zx),
            (plus_integral_xy, yy, plus_integral_yz),
            (plus_integral_zx, plus_integral_yz, zz),
        )
        given = matrix("inertia", rows, 3, "an inertia")
        return cls(
            tuple(tuple(x if i == j else minus(x) for j, x in enumerate(row)) for i, row in enumerate(given)),
            about,
            axes,
        )

    def in_body_axes(self, attitude: Attitude | None) -> Inertia:
        """The same tensor along body axes.

        Raises:
            StructureError: for a tensor along inertial axes without an attitude, or one that does not turn with it.
        """
        if self.axes == "body":
            return self
        if self.axes != "inertial":
            return Inertia(_turned(Matrix(self.axes), self.tensor), self.about)
        if attitude is None:
            law = "an inertia along inertial axes turns with its body, and no attitude of it is given"
            raise StructureError("inertia", law, remedy="give the body its attitude, or the inertia in body axes")
        return Inertia(_carried_back(self.tensor, attitude), self.about)

    def about_centre(self, mass: str, centre: Sequence[str]) -> Inertia:
        """The tensor about the mass centre, along the same axes: J less m (c . c 1 - c c^T) (Huygens, Steiner).

        Args:
            mass: of the body.
            centre: the place of the mass centre in the body, as `about` is.
        """
        if self.about is None:
            return self
        return Inertia(Matrix(self.tensor) - parallel_axis(mass, Vector(centre) - self.about))

    def about_point(self, mass: str, centre: Sequence[str], point: Sequence[str]) -> Inertia:
        """The tensor about another point of the body, along the same axes.

        Args:
            mass, centre: as for `about_centre`.
            point: its place in the body.

        >>> Inertia((1, 1, 1)).about_point("m", (0, 0, 0), (0, 0, "l")).tensor[0]
        ('m * l * l + 1', '0', '0')
        """
        central = self.about_centre(mass, vector("inertia", centre, "a mass centre"))
        place = vector("inertia", point, "a point")
        c = place - tuple(map(expressions.text, centre))
        return Inertia(Matrix(central.tensor) + parallel_axis(mass, c), place)


def mass_formula(body: str, mass: str) -> str:
    """A body's mass in its graph: where it is a number, the parameter of which that is the default."""
    return mass if value(mass) in (None, 0) else f"{body}_m"


def parallel_axis(mass: Scalar, c: Vector) -> Matrix:
    """m (c . c 1 - c c^T): what a mass at c has about the origin."""
    return expressions.text(mass) * (-skew(c) @ skew(c))


def _turned(S: Matrix, tensor: Table) -> Matrix:
    return S @ tensor @ S.T


def inertia_of(body: str, given: Any) -> Inertia:
    """An inertia, or moments or a tensor about the mass centre along body axes.

    Raises:
        BondGraphError: for what is none, naming the body.
    """
    if isinstance(given, Inertia):
        return given
    try:
        return Inertia(given)
    except BondGraphError as error:
        raise type(error)(body, error.law, parties=(body, *error.parties), remedy=error.remedy) from None


def _symmetric(given: Any) -> Table:
    if not is_listed(given) or len(given.tolist() if hasattr(given, "tolist") else given) != 3:
        law = f"an inertia is three principal moments, or a tensor of shape (3, 3), not {given!r:.40}"
        raise StructureError(
            "inertia",
            law,
            parties=("inertia",),
            remedy="give (0.1, 0.1, 0.2), say; for a Link that moves in a plane its one moment, planar=0.1",
        )
    found = table("inertia", given, (1, 2))
    if isinstance(found, tuple) and len(found) == 3 and isinstance(found[0], str):
        return tuple(tuple(x if i == j else "0" for j in range(3)) for i, x in enumerate(found))
    rows = matrix("inertia", found, 3, "an inertia")
    if rows != rows.T:
        _check_symmetric(rows)
    return tuple(tuple(rows[min(i, j)][max(i, j)] for j in range(3)) for i in range(3))


def _check_symmetric(rows: Table) -> None:
    """Refuse formulas, beside the diagonal, that have different values."""
    for seed in range(2):
        J = values_of(rows, random_values(rows, seed))
        for i, j in ((0, 1), (1, 2), (0, 2)):
            if abs(J[i, j] - J[j, i]) > ROUNDING * abs(J).max():
                law = f"an inertia is symmetric, and its entries {rows[i][j]} and {rows[j][i]} differ"
                raise StructureError("inertia", law, remedy="correct one of them")


def _carried_back(tensor: Table, attitude: Attitude) -> Table:
    """R^T J R, where the coordinates are zero, or Euler's parameters 1, 0, 0, 0: a body's is the same everywhere.

    Raises:
        StructureError: where it still changes with the coordinates.
    """
    from bondgraph.algebra import sympy as xp

    R = xp.matrix([[xp.build(entry, xp.symbol) for entry in row] for row in attitude.R])
    J = xp.matrix([[xp.build(entry, xp.symbol) for entry in row] for row in tensor])
    own = R.T @ J @ R
    starts = ([xp.number(int(k < ones)) for k in range(len(attitude.coordinates))] for ones in (0, 1))
    fixed = [dict(zip(map(xp.symbol, attitude.coordinates), values, strict=True)) for values in starts]
    at_rest = next(m for m in (xp.substitute(own, at) for at in fixed) if all(map(xp.is_finite, m)))
    found = tuple(tuple(expressions.text(xp.tidy(at_rest[i, j])) for j in range(3)) for i in range(3))
    back = _turned(Matrix(attitude.R), found)
    for seed in range(3):
        at = random_values((*back, *tensor), seed)
        ours, given = values_of(back, at), values_of(tensor, at)
        if abs(ours - given).max() > IDENTITY * abs(given).max():
            law = "along inertial axes the inertia of a body turns with it, as R J R^T; this one does not"
            raise StructureError("inertia", law, remedy="give it in body axes, or as formulas in the coordinates")
    return found


def second_moments(J: Any) -> Any:
    """The matrix of integrals r_i r_j dm of an inertia tensor: tr J/2 less J; for a tensor in any algebra.

    A body's is not negative in any direction. That is all there is to say: then neither are the principal moments, and
    any two of them exceed the third.
    """
    half = (J[0, 0] + J[1, 1] + J[2, 2]) / 2
    return [[(half if i == j else 0) - J[i, j] for j in range(3)] for i in range(3)]


def check_physical(name: str, tensor: Table, about: Row | None) -> None:
    """Refuse a tensor of numbers, about the mass centre, that no body has.

    Raises:
        StructureError: naming what is broken.
    """
    import numpy as np

    if any(value(entry) is None for row in tensor for entry in row):
        return
    J = np.array([[float(entry) for entry in row] for row in tensor])
    if is_semidefinite(second_moments(J)):
        return
    least, middle, most = np.linalg.eigvalsh(J)
    moments = f"principal moments {least:g}, {middle:g}, {most:g} about the mass centre"
    law = f"no rigid body has its {moments}: " + (
        "one is negative" if least < 0 else "the last exceeds the others' sum (triangle inequality)"
    )
    remedy = "correct the moments, or the signs of the products"
    if least == middle == 0 < most:
        remedy += f", or, for a body that moves in a plane, where the others do not matter, write planar={most:g}"
    if about is not None:
        remedy += ", or the point they are about: a mass as far from the mass centre has more"
    raise StructureError(name, law, parties=(name,), remedy=remedy)
