"""The joints: each is the motion that it permits."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from bondgraph.errors import StructureError
from bondgraph.graph.bounds import Bound
from bondgraph_elements.mechanics._arguments import LETTERS
from bondgraph_elements.mechanics._matrix import Matrix, Vector, beside, identity, zeros
from bondgraph_elements.mechanics.bodies.attitude import Attitude, euler_angles, turn
from bondgraph_elements.mechanics.joints.joint import Joint, Motion, about, direction

REST = ("0", "0", "0")
RATES = ("body", "parent", "coordinates")
"""What the angular velocities of a joint may be: components in the axes of either frame, or rates of coordinates."""


@dataclass(frozen=True)
class Fixed(Joint):
    """No motion: two bodies as one. The wrench it passes can be read all the same.

    >>> Fixed("weld", "arm", "tool").motion.velocities
    ()
    """

    def _motion(self) -> Motion:
        return Motion((), (), (), identity(3), REST, ((), (), ()), ((), (), ()))


@dataclass(frozen=True)
class _AboutAxis(Joint):
    """Base of the joints that have an axis.

    Args:
        axis: x, y or z, or a vector, in the axes of both frames, which it has in common; any length but zero.
        coordinates: their names, `<name>_q` of a single one.
        velocities: their names, `<name>` of a single one.
    """

    axis: Any = "z"
    _: KW_ONLY
    coordinates: tuple[str, ...] = ()
    velocities: tuple[str, ...] = ()

    def _names(self, velocities: tuple[str, ...], coordinates: tuple[str, ...]) -> tuple[Any, Any]:
        return self._named(self.velocities, velocities), self._named(self.coordinates, coordinates)


@dataclass(frozen=True)
class Revolute(_AboutAxis):
    """Rotation about an axis.

    >>> Revolute("elbow", "upper", "lower", "y").motion.coordinates
    ('elbow_q',)
    """

    def _motion(self) -> Motion:
        u, q = self._names(("",), ("q",))
        n = direction(self.name, self.axis)
        return Motion(u, q, identity(1), about(n, q[0]), REST, n.column, zeros(3, 1))


@dataclass(frozen=True)
class Prismatic(_AboutAxis):
    """Translation along an axis.

    >>> Prismatic("lift", "ground", "cabin").motion.place
    ('0', '0', 'lift_q')
    """

    def _motion(self) -> Motion:
        u, q = self._names(("",), ("q",))
        n = direction(self.name, self.axis)
        return Motion(u, q, identity(1), identity(3), q[0] * n, zeros(3, 1), n.column)


@dataclass(frozen=True)
class Cylindrical(_AboutAxis):
    """Rotation about an axis and translation along it: `<name>_turn` and `<name>_slide`.

    >>> Cylindrical("rod", "barrel", "piston", "x").motion.velocities
    ('rod_turn', 'rod_slide')
    """

    def _motion(self) -> Motion:
        u, q = self._names(("turn", "slide"), ("angle", "way"))
        n = direction(self.name, self.axis)
        turned, moved = beside(n.column, zeros(3, 1)), beside(zeros(3, 1), n.column)
        return Motion(u, q, identity(2), about(n, q[0]), q[1] * n, turned, moved)


@dataclass(frozen=True)
class Planar(_AboutAxis):
    """Translation in a plane and rotation about its normal, the axis: x, y or z.

    The velocities are the components along the plane's two axes as the first frame has them, and the rate of the angle.
    Coordinates and velocities are named after these axes: across y they are `<name>_x`, `<name>_z`, `<name>_angle` and
    `<name>_ux`, `<name>_uz`, `<name>_turn`.

    >>> Planar("puck", "ground", "disc").motion.coordinates
    ('puck_x', 'puck_y', 'puck_angle')
    """

    def _motion(self) -> Motion:
        if not isinstance(self.axis, str) or self.axis not in tuple(LETTERS):
            law = f"the normal of a plane is x, y or z, not {self.axis!r:.40}"
            raise StructureError(self.name, law, parties=(self.name,), remedy="turn the axes of the two frames")
        k = LETTERS.index(self.axis)
        first, second = sorted(((k + 1) % 3, (k + 2) % 3))
        u, q = self._names(
            (f"u{LETTERS[first]}", f"u{LETTERS[second]}", "turn"), (LETTERS[first], LETTERS[second], "angle")
        )
        R, unit = turn(self.axis, q[2]), identity(3)
        place = tuple({first: q[0], second: q[1]}.get(i, "0") for i in range(3))
        moved = beside(Vector(unit[first]).column, Vector(unit[second]).column, zeros(3, 1))
        turned = beside(zeros(3, 2), Vector(unit[k]).column)
        return Motion(u, q, unit, R, place, turned, R.T @ moved)


@dataclass(frozen=True)
class Universal(Joint):
    """Two rotations, the second about an axis that the first has turned (Hooke's, Cardan's).

    Args:
        axes: two of the letters x, y, z.
        coordinates: names of the two angles.
        velocities: names of their rates.

    >>> Universal("cross", "shaft", "wheel").motion.velocities
    ('cross_u1', 'cross_u2')
    """

    axes: str = "xy"
    _: KW_ONLY
    coordinates: tuple[str, ...] = ()
    velocities: tuple[str, ...] = ()

    def _motion(self) -> Motion:
        if not isinstance(self.axes, str) or len(self.axes) != 2:
            law = f"a universal joint turns about two axes, not {self.axes!r:.40}"
            raise StructureError(self.name, law, parties=(self.name,), remedy="write 'xy', say")
        u, q = self._named(self.velocities, ("u1", "u2")), self._named(self.coordinates, ("q1", "q2"))
        attitude = euler_angles(self.axes, q)
        return Motion(u, q, identity(2), attitude.R, REST, attitude.partial(), zeros(3, 2))


@dataclass(frozen=True)
class _Turning(Joint):
    """Base of the joints that turn any way.

    Args:
        attitude: an `Attitude` of the second frame in the first, such as `euler_parameters(("e0", ...))`, which is
            singular nowhere, or a sequence of Euler angles, then `<name>_q1`, `<name>_q2`, `<name>_q3`.
        rates: what the angular velocities are: components in the axes of the second frame ("body") or of the first
            ("parent"), or the "coordinates"' rates.
        velocities: their names, `<name>_wx` ... by default, `<name>_u1` ... of coordinates' rates.
    """

    attitude: Attitude | str = "zyx"
    _: KW_ONLY
    rates: str = "body"
    velocities: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.attitude, str):
            names = tuple(f"{self.name}_q{k + 1}" for k in range(3))
            object.__setattr__(self, "attitude", euler_angles(self.attitude, names))
        if not isinstance(self.attitude, Attitude):
            law = f"an attitude is a sequence of angles or an Attitude, not {self.attitude!r:.40}"
            remedy = "write 'zyx' or euler_parameters(('e0', 'e1', 'e2', 'e3')), say"
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
        if self.rates not in RATES:
            law = f"its rates are {', '.join(map(repr, RATES))}, not {self.rates!r:.40}"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give one of them")
        count = len(self._attitude.coordinates)
        if self.rates == "coordinates" and count > 3:
            law = f"a body turns in three ways, and the rates of {count} coordinates would be free"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give rates='body' or 'parent'")
        super().__post_init__()

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return self._attitude.bounds(self.name)

    @property
    def _attitude(self) -> Attitude:
        assert isinstance(self.attitude, Attitude)
        return self.attitude

    def _turning(self) -> tuple[tuple[str, ...], Matrix, Matrix]:
        """Words for the angular velocities, their Q, and their partial angular velocities."""
        a = self._attitude
        if self.rates == "coordinates":
            count = len(a.coordinates)
            return tuple(f"u{k + 1}" for k in range(count)), identity(count), a.partial()
        axes = {"body": "body", "parent": "inertial"}[self.rates]
        omega = identity(3) if axes == "body" else Matrix(a.R).T
        return ("wx", "wy", "wz"), a.rates(axes), omega


@dataclass(frozen=True)
class Spherical(_Turning):
    """Any rotation about a point.

    >>> Spherical("hip", "trunk", "thigh").motion.velocities
    ('hip_wx', 'hip_wy', 'hip_wz')
    """

    def _motion(self) -> Motion:
        words, Q, omega = self._turning()
        a, u = self._attitude, self._named(self.velocities, words)
        return Motion(u, a.coordinates, Q, a.R, REST, omega, zeros(3, len(u)))


@dataclass(frozen=True)
class Free(_Turning):
    """Any motion: what a body that nothing holds has against the ground.

    The velocities are those of the second frame's point, `<name>_ux` ..., and then the angular ones.

    Args:
        v_axes: the axes of the point's velocity, those of the first frame ("parent") or of the second ("body").
        position: names of the point's coordinates, in the first's axes; `<name>_x`, `<name>_y`, `<name>_z` by default.

    >>> Free("flight", "ground", "craft").motion.coordinates
    ('flight_x', 'flight_y', 'flight_z', 'flight_q1', 'flight_q2', 'flight_q3')
    """

    v_axes: str = "parent"
    position: tuple[str, ...] = ()

    def _motion(self) -> Motion:
        if self.v_axes not in RATES[:2]:
            law = f"the axes of v are 'parent' or 'body', not {self.v_axes!r:.40}"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give one of them")
        words, Q, omega = self._turning()
        a, n = self._attitude, len(words)
        u = self._named(self.velocities, ("ux", "uy", "uz", *words))
        q = (*self._named(self.position, LETTERS), *a.coordinates)
        one, parent = identity(3), self.v_axes == "parent"
        moved = beside(one if parent else a.R, zeros(3, n))
        whole = (*moved, *beside(zeros(len(Q), 3), Q))
        v = beside(Matrix(a.R).T if parent else one, zeros(3, n))
        return Motion(u, q, whole, a.R, q[:3], beside(zeros(3, 3), omega), v)
