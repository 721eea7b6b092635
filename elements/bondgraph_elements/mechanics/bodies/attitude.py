"""The attitude of a body: its rotation matrix, and rates of coordinates against the angular velocity."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import FrameError, StructureError
from bondgraph.graph.bounds import Bound
from bondgraph.graph.values import table
from bondgraph.program.calls import explained
from bondgraph.program.rank import minimum_norm_solution
from bondgraph.program.tolerances import IDENTITY
from bondgraph_elements.mechanics._arguments import LETTERS, check_axes, is_listed, matrix
from bondgraph_elements.mechanics._arithmetic import minus, over, without_rounding
from bondgraph_elements.mechanics._matrix import Matrix, Row, Table, identity

POINTS = 4
"""At so many random points is seen which coordinates change: at some a formula may be undefined."""


@dataclass(frozen=True)
class Attitude:
    """How a body stands: the rotation matrix R from body to inertial axes as formulas in coordinates.

    v_inertial = R v_body; the columns of R are the body's axes. `euler_angles` and `euler_parameters` make the common
    ones.

    Args:
        coordinates: their names.
        R: of shape (3, 3).
        domega: the angular velocity's components in body axes for a unit rate of each coordinate, d omega/d q_dot^T, of
            shape (3, r); may be left out.
        Q: rates of the coordinates for a unit of each component of the angular velocity in body axes, of shape (r, 3);
            may be left out.
        defined: a formula in the coordinates that is positive wherever they are an attitude; none where all are.
        is_homogeneous: whether that is the sum of their squares, and R depends on their ratios alone, as that of Euler
            parameters: where loops are closed at the start their norm is kept.

    Raises:
        FrameError: where R is not a rotation.

    >>> Attitude(("a",), (("cos(a)", "-sin(a)", 0), ("sin(a)", "cos(a)", 0), (0, 0, 1))).R[0]
    ('cos(a)', '-sin(a)', '0')
    """

    coordinates: tuple[str, ...]
    R: Table
    domega: Table | None = None
    Q: Table | None = None
    defined: str = ""
    is_homogeneous: bool = False

    def __post_init__(self) -> None:
        names = _names(self.coordinates)
        put = object.__setattr__
        put(self, "coordinates", names)
        put(self, "R", rotation("attitude", self.R))
        if self.domega is not None:
            put(self, "domega", matrix("domega", self.domega, len(names), "d omega/d q_dot"))
        if self.Q is not None:
            put(self, "Q", _rates(self.Q, len(names)))

    def bounds(self, place: str) -> tuple[Bound, ...]:
        """What the coordinates of a body or joint start with, to be an attitude."""
        if not self.defined:
            return ()
        first, *_ = self.coordinates
        remedy = f"start {first} at 1, with start={{'{first}': 1}}, or at another attitude"
        broken = f"{', '.join(self.coordinates)} are no attitude"
        return (Bound(place, self.defined, broken, remedy, is_homogeneous=self.is_homogeneous),)

    def along(self, axes: str) -> Matrix:
        """The matrix from body axes to the axes asked for, "body" or "inertial"."""
        return Matrix(self.R) if check_axes("attitude", axes) == "inertial" else identity(3)

    def partial(self, axes: str = "body") -> Matrix:
        """d omega/d q_dot^T, of shape (3, r), with components in "body" or "inertial" axes.

        >>> euler_angles("zxz", ("psi", "theta", "phi")).partial()[2]
        ('cos(theta)', '0', '1')
        """
        return self.along(axes) @ self._given("domega")

    def rates(self, axes: str = "body") -> Matrix:
        """Q of q_dot = Q omega, of shape (r, 3), for omega with components in "body" or "inertial" axes.

        >>> euler_angles("zyx", ("psi", "theta", "phi")).rates()[0]
        ('0', 'sin(phi) / cos(theta)', 'cos(phi) / cos(theta)')
        """
        return self._given("Q") @ self.along(axes).T

    def changed_by(self, domega: Table, axes: str) -> tuple[str, ...]:
        """The coordinates that change as a body turns: an angle about a fixed axis that only tilts another does not.

        Args:
            domega: partial velocities of the angular velocity, of shape (3, n).
            axes: of its components, "body" or "inertial".
        """
        import numpy as np

        from bondgraph.algebra import table as xp
        from bondgraph.equations.random_points import UNDEFINED, evaluator
        from bondgraph_elements.mechanics._numbers import random_values

        R, omega = ([xp.build(entry, xp.symbol) for row in given for entry in row] for given in (self.R, domega))
        evaluate = evaluator(xp, [*R, *(xp.diff(x, xp.symbol(q)) for q in self.coordinates for x in R), *omega])
        ends, changed = (9, 9 + 9 * len(self.coordinates)), list[Any]()
        for seed in range(POINTS):
            with suppress(*UNDEFINED):
                parts = np.split(np.array(evaluate(random_values((*self.R, *domega), seed)), float), ends)
                turned, slopes, spin = parts[0].reshape(3, 3), parts[1].reshape(-1, 3, 3), parts[2].reshape(3, -1)
                by_rates = np.array([(turned.T @ slope)[[2, 0, 1], [1, 2, 0]] for slope in slopes]).T
                rates = minimum_norm_solution(by_rates, spin if axes == "body" else turned.T @ spin)
                changed.append(abs(rates).max(axis=1) > IDENTITY * max(1.0, abs(rates).max()))
        if not changed:  # nothing says that they stay
            return self.coordinates
        return tuple(q for q, is_changed in zip(self.coordinates, np.any(changed, axis=0), strict=True) if is_changed)

    def _given(self, what: str) -> Matrix:
        found: Table | None = getattr(self, what)
        if found is None:
            raise StructureError(
                "attitude",
                f"with the coordinates {', '.join(self.coordinates)} no {what} is known",
                parties=self.coordinates,
                remedy="give it to Attitude, or three angles or four parameters",
            )
        return Matrix(found)


def _rates(given: Any, count: int) -> Table:
    found = table("Q", given, (2,))
    if not isinstance(found, tuple) or len(found) != count or len(found[0]) != 3:
        raise StructureError("Q", f"Q of q_dot = Q omega has shape ({count}, 3)", remedy="correct its shape")
    return found


def rotation(place: str, given: Any) -> Matrix:
    """A rotation matrix: R^T R = 1 and det R > 0 at random values.

    Raises:
        FrameError: for one that is none.
        StructureError: for another shape.
    """
    import numpy as np

    from bondgraph_elements.mechanics._numbers import random_values, values_of

    found = _square(place, given)
    for seed in range(3):
        R = values_of(found, random_values(found, seed))
        with np.errstate(all="ignore"):
            is_rotation = np.linalg.det(R) > 0 and abs(R.T @ R - np.eye(3)).max() <= IDENTITY
        if not is_rotation:
            law = "this matrix is no rotation: its columns must be unit vectors, square to each other and right-handed"
            raise FrameError(place, law, parties=(place,), remedy="correct it, to more digits if it is rounded")
    return Matrix(map(without_rounding, found))


def _square(place: str, given: Any) -> Matrix:
    with suppress(StructureError):
        if is_listed(given):
            return matrix(place, given, 3, "a rotation")
    law = f"axes are given by a rotation matrix of shape (3, 3), not by {given!r:.40}"
    remedy = (
        "give the one from these axes to the body's, such as euler_angles('z', 'alpha').R for a turn by alpha about z"
    )
    raise StructureError(place, law, parties=(place,), remedy=remedy)


def turn(axis: str, angle: str) -> Matrix:
    """The rotation about a coordinate axis, from the turned axes to the others."""
    i = LETTERS.index(axis)
    j, k = (i + 1) % 3, (i + 2) % 3
    rows = [["0"] * 3 for _ in range(3)]
    rows[i][i], rows[j][j], rows[k][k] = "1", f"cos({angle})", f"cos({angle})"
    rows[j][k], rows[k][j] = f"-sin({angle})", f"sin({angle})"
    return Matrix(map(tuple, rows))


@explained
def euler_angles(sequence: str, coordinates: Sequence[str]) -> Attitude:
    """Rotations about the axes in `sequence`, each about the axis as the earlier ones have turned it (intrinsic).

    "zyx" with psi, theta, phi is R = Rz(psi) Ry(theta) Rx(phi): heading, then pitch, then roll. Rotations about fixed
    axes are the same in reverse order. With one or two letters the body turns about these only; Q then is not known,
    since the angular velocity is not free.

    Args:
        sequence: one to three of the letters x, y, z, no two alike in a row.
        coordinates: the name of each angle.

    Raises:
        StructureError: for another sequence, or names that do not match it.

    >>> euler_angles("z", ("theta",)).R
    (('cos(theta)', '-sin(theta)', '0'), ('sin(theta)', 'cos(theta)', '0'), ('0', '0', '1'))
    """
    names = _names(coordinates)
    _check_sequence(sequence, names)
    R, columns = identity(3), list[Row]()
    for axis, angle in zip(reversed(sequence), reversed(names), strict=True):
        columns.append(R[LETTERS.index(axis)])
        R = turn(axis, angle) @ R
    domega = Matrix(reversed(columns)).T
    return Attitude(names, R, domega, _inverse(sequence, names) if len(names) == 3 else None)


def _names(coordinates: Any) -> tuple[str, ...]:
    """One or several names of coordinates, checked before formulas are made of them."""
    given = (coordinates,) if isinstance(coordinates, str) else tuple(coordinates)
    return tuple(expressions.identifier(name, "a coordinate") for name in given)


def _check_sequence(sequence: str, names: tuple[str, ...]) -> None:
    good = isinstance(sequence, str) and 1 <= len(sequence) <= 3 and set(sequence) <= set(LETTERS)
    if not good or any(a == b for a, b in pairwise(sequence)):
        law = f"a sequence is one to three of x, y, z, no two alike in a row, not {sequence!r:.20}"
        raise StructureError("euler_angles", law, remedy="write 'zyx' or 'zxz', say")
    if len(names) != len(sequence):
        law = f"{len(sequence)} angles need {len(sequence)} names, not {len(names)}"
        raise StructureError("euler_angles", law, parties=names, remedy="name each angle")


def _inverse(sequence: str, names: tuple[str, ...]) -> Matrix:
    """Q for three angles: solved in the axes after the second rotation, where two of the three axes are unit vectors.

    There the first axis has a part d across the other two and a part g along the third.
    """
    first, second, third = (LETTERS.index(letter) for letter in sequence)
    leaning = turn(sequence[1], names[1])[first]
    across = first if first != third else 3 - first - second
    d, g = leaning[across], leaning[third]
    rows = [["0"] * 3 for _ in range(3)]
    rows[0][across] = over("1", d)
    rows[1][second] = "1"
    rows[2][third], rows[2][across] = "1", over(minus(g), d)
    return Matrix(map(tuple, rows)) @ turn(sequence[2], names[2])


@explained
def euler_parameters(coordinates: Sequence[str]) -> Attitude:
    """Euler's four parameters, the unit quaternion (e0; e1, e2, e3) = (cos(a/2); n sin(a/2)): no attitude is singular.

    Q has shape (4, 3) and keeps the sum of their squares. R is divided by it: any start but zero is an attitude, and
    rounding stretches nothing. Start e0 at 1, say: four zeros are no attitude.

    Raises:
        StructureError: where there are not four names.

    >>> euler_parameters(("e0", "e1", "e2", "e3")).rates()[0]
    ('-e1 / 2', '-e2 / 2', '-e3 / 2')
    """
    names = _names(coordinates)
    if len(names) != 4:
        law = f"Euler's parameters are four, not {len(names)}"
        raise StructureError("euler_parameters", law, parties=names, remedy="name e0, e1, e2 and e3")
    a, b, c, d = names
    n = f"({a}**2 + {b}**2 + {c}**2 + {d}**2)"
    R = (
        (f"({a}**2 + {b}**2 - {c}**2 - {d}**2)/{n}", f"2*({b}*{c} - {a}*{d})/{n}", f"2*({b}*{d} + {a}*{c})/{n}"),
        (f"2*({b}*{c} + {a}*{d})/{n}", f"({a}**2 - {b}**2 + {c}**2 - {d}**2)/{n}", f"2*({c}*{d} - {a}*{b})/{n}"),
        (f"2*({b}*{d} - {a}*{c})/{n}", f"2*({c}*{d} + {a}*{b})/{n}", f"({a}**2 - {b}**2 - {c}**2 + {d}**2)/{n}"),
    )
    G = ((f"-{b}", a, d, f"-{c}"), (f"-{c}", f"-{d}", a, b), (f"-{d}", c, f"-{b}", a))
    domega = tuple(tuple(f"2*{entry}/{n}" for entry in row) for row in G)
    Q = tuple(tuple(f"{entry}/2" for entry in row) for row in Matrix(G).T)
    return Attitude(names, R, domega, Q, expressions.text(n), is_homogeneous=True)
