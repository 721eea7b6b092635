"""Joints that roll or glide without slip: more coordinates than velocities, and no constraint is left to add.

The plane is z = 0 of the first frame, and what rolls is on the side of positive z. The place of the contact is among
the coordinates; that it does not slip is a matter of partial velocities, [004] Figs 4 and 5: such joints reduce to a
NIC. On a body that moves, such as a turntable, the motion is that against this body.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.bounds import Bound
from bondgraph_elements.mechanics._arithmetic import minus, over, plus, times
from bondgraph_elements.mechanics._matrix import Matrix, Vector, identity, skew
from bondgraph_elements.mechanics.bodies.attitude import turn
from bondgraph_elements.mechanics.bodies.shapes import Box, Cylinder, Shape, Sphere
from bondgraph_elements.mechanics.joints._closure_rows import Rows, closure_rows
from bondgraph_elements.mechanics.joints._wheel import axle_to_y, bounds, check_length, with_constant_lengths
from bondgraph_elements.mechanics.joints.joint import Joint, Motion
from bondgraph_elements.mechanics.joints.standard import _Turning

SPOKE = "#334155"
"""The colour of what shows that a wheel or a ball turns."""
LEANING = ("leaning", "body", "coordinates")
"""What the velocities of a disc may be: components in the axes ahead, along the axle and up the disc, which turn with
heading and lean but not with the spin; components in the second frame's axes; rates of heading, lean and spin."""


@dataclass(frozen=True)
class _Rolling(Joint):
    """Base of the wheels.

    Args:
        radius: from the axle to the contact, a positive number or a formula in parameters.
        axis: the axle, x, y, z or a vector of numbers, in the second frame's axes; its origin is the wheel's centre.
        coordinates: their names.
        velocities: their names.
    """

    radius: Any = None
    axis: Any = "y"
    _: KW_ONLY
    coordinates: tuple[str, ...] = ()
    velocities: tuple[str, ...] = ()

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return bounds(self.name, self.radius)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """A disc as thick as its tyre, with a bar across it that shows how it spins."""
        r, across = expressions.text(self.radius), axle_to_y(self.name, self.axis).T
        width = times("2", expressions.text(self._crown)) if self._crown != 0 else times("0.1", r)
        turned = across @ Matrix((("1", "0", "0"), ("0", "0", "1"), ("0", "-1", "0")))
        bar = Box((times("1.9", r), times("1.02", width), times("0.12", r)), axes=across, color=SPOKE)
        return Cylinder(r, width, axes=turned), bar

    @property
    def _crown(self) -> Any:
        return 0

    def _spun(self, angle: str) -> tuple[str, Matrix]:
        """The radius, and the rotation from the wheel's axes to those that do not spin, whose second is the axle."""
        r = check_length(self.name, "radius", self.radius)
        return r, turn("y", angle) @ axle_to_y(self.name, self.axis)


@dataclass(frozen=True)
class RollingStraight(_Rolling):
    """A wheel that rolls along the x axis, upright: also a pinion on its rack.

    Its coordinate, `<name>_q`, is the angle, and its velocity the angle's rate; the way is the radius times that.

    >>> RollingStraight("roll", "ground", "wheel", "r").motion.place
    ('roll_q * r', '0', 'r')
    """

    def _motion(self) -> Motion:
        u, q = self._named(self.velocities, ("",)), self._named(self.coordinates, ("q",))
        r, S = self._spun(q[0])
        turned, moved = _in_axes(S, Matrix((("0",), ("1",), ("0",))), Vector(("0", "0", r)))
        place = times(q[0], r), "0", r
        return with_constant_lengths(self.name, Motion(u, q, identity(1), S, place, turned, moved), r)


@dataclass(frozen=True)
class RollingWheel(_Rolling):
    """A wheel that rolls upright and is steered: of a cart, or a unicycle.

    Coordinates are the contact's x and y, the heading and the spin; velocities the rates of these two, `<name>_turn`
    and `<name>_roll`.

    >>> RollingWheel("roll", "ground", "wheel", "r").motion.Q
    (('0', 'cos(roll_heading) * r'), ('0', 'sin(roll_heading) * r'), ('1', '0'), ('0', '1'))
    """

    def _motion(self) -> Motion:
        u = self._named(self.velocities, ("turn", "roll"))
        q = self._named(self.coordinates, ("x", "y", "heading", "spin"))
        r, S = self._spun(q[3])
        turned, moved = _in_axes(S, Matrix((("0", "0"), ("0", "1"), ("1", "0"))), Vector(("0", "0", r)))
        ahead = tuple(("0", times(f"{of}({q[2]})", r)) for of in ("cos", "sin"))
        Q = *ahead, *identity(2)
        R = turn("z", q[2]) @ S
        return with_constant_lengths(self.name, Motion(u, q, Q, R, (q[0], q[1], r), turned, moved), r)


@dataclass(frozen=True)
class RollingDisc(_Rolling):
    """A disc or a wheel that rolls and leans: a coin, a hoop, the wheel of a bicycle.

    Coordinates are the contact's x and y, the heading, the lean (positive to the right) and the spin: the disc's axes
    are those of the plane, turned about z by the heading, about x by the lean and about the axle y by the spin. The
    motion stops where the disc lies flat, at a lean of a quarter turn: there its lowest point is not one.

    Args:
        crown: the radius of the tyre's cross-section, a torus, up to the radius of the whole; 0 of a thin disc.
        rates: what the velocities are: components of the angular velocity `<name>_wx` ahead, `<name>_wy` along the
            axle and `<name>_wz` up the disc ("leaning"), or in the second frame's axes ("body"), or the rates of
            heading, lean and spin, `<name>_turn`, `<name>_tilt`, `<name>_roll` ("coordinates").

    Raises:
        StructureError: for a radius that is not positive, a crown beyond it, or an axle without direction.

    >>> RollingDisc("roll", "ground", "coin", "r").motion.coordinates
    ('roll_x', 'roll_y', 'roll_heading', 'roll_lean', 'roll_spin')
    """

    _: KW_ONLY
    crown: Any = 0
    rates: str = "leaning"

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return bounds(self.name, self.radius, self.crown)

    @property
    def _crown(self) -> Any:
        return self.crown

    def _motion(self) -> Motion:
        if self.rates not in LEANING:
            law = f"its rates are {', '.join(map(repr, LEANING))}, not {self.rates!r:.40}"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give one of them")
        words = ("turn", "tilt", "roll") if self.rates == "coordinates" else ("wx", "wy", "wz")
        u = self._named(self.velocities, words)
        q = self._named(self.coordinates, ("x", "y", "heading", "lean", "spin"))
        r, S = self._spun(q[4])
        crown = check_length(self.name, "crown", self.crown, most=r)
        hub = plus(r, minus(crown))
        c, s = f"cos({q[3]})", f"sin({q[3]})"
        omega = self._leaning(S, c, s)
        rates = identity(3) if self.rates == "coordinates" else _rates_of_leaning(c, q[3]) @ omega
        lever = Vector(("0", times(crown, s), plus(hub, times(crown, c))))
        turned, moved = _in_axes(S, omega, lever)
        leant = turn("z", q[2]) @ turn("x", q[3])
        place = Vector((q[0], q[1], crown)) + hub * Vector(leant.T[2])
        Q = *(_trace(q[2], lever[2], crown) @ rates), *rates
        return with_constant_lengths(self.name, Motion(u, q, Q, leant @ S, place, turned, moved), r, crown)

    def _leaning(self, S: Matrix, c: str, s: str) -> Matrix:
        """The angular velocity ahead, along the axle and up the disc, for a unit of each velocity."""
        of_rates = Matrix((("0", "1", "0"), (s, "0", "1"), (c, "0", "0")))
        return {"leaning": identity(3), "body": S, "coordinates": of_rates}[self.rates]


def _rates_of_leaning(c: str, lean: str) -> Matrix:
    """The rates of heading, lean and spin for the angular velocity ahead, along the axle and up the disc."""
    return Matrix((("0", "0", over("1", c)), ("1", "0", "0"), ("0", "1", f"-tan({lean})")))


def _trace(heading: str, ahead: str, crown: str) -> Matrix:
    """The rates of the contact's x and y for those of heading, lean and spin."""
    c, s = f"cos({heading})", f"sin({heading})"
    return Matrix((("0", times(crown, s), times(ahead, c)), ("0", minus(times(crown, c)), times(ahead, s))))


def _in_axes(S: Matrix, omega: Matrix, lever: Vector) -> tuple[Matrix, Matrix]:
    """Angular velocities, and those of the point at a lever from one that rests, in the axes that S turns."""
    return S.T @ omega, S.T @ (-skew(lever) @ omega)


@dataclass(frozen=True)
class RollingBall(_Turning):
    """A ball that rolls on a plane; the second frame's origin is its centre.

    Coordinates are the contact's x and y and those of the attitude: `euler_parameters(("e0", ...))`, started at
    `e0` = 1, are singular nowhere, and Euler angles are after a quarter turn.

    Args:
        attitude, rates, velocities: as of a `Spherical` joint.
        radius: of the ball.
        position: names of the contact's coordinates, `<name>_x` and `<name>_y` by default.

    Raises:
        StructureError: for a radius that is not positive.

    >>> RollingBall("roll", "ground", "ball", radius="r", rates="parent").motion.Q[0]
    ('0', 'r', '0')
    """

    _: KW_ONLY
    radius: Any = None
    position: tuple[str, ...] = ()

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return *super().bounds, *bounds(self.name, self.radius)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """A ball, with a pin through it that shows how it turns."""
        r = expressions.text(self.radius)
        return Sphere(r), Cylinder(times("0.1", r), times("2.04", r), color=SPOKE)

    def _motion(self) -> Motion:
        r = check_length(self.name, "radius", self.radius)
        words, rates, omega = self._turning()
        a, u = self._attitude, self._named(self.velocities, words)
        q = (*self._named(self.position, ("x", "y")), *a.coordinates)
        v = -skew(r * Vector(a.R[2])) @ omega
        x, y, _ = identity(3) if self.rates == "parent" else Matrix(a.R) @ omega
        Q = r * Vector(y), r * -Vector(x), *rates
        return with_constant_lengths(self.name, Motion(u, q, Q, a.R, (q[0], q[1], r), omega, v), r)


@dataclass(frozen=True)
class KnifeEdge(Joint):
    """A blade that glides along its x axis and turns, and never goes sideways: a skate, a sleigh.

    It stands upright on the plane at the second frame's origin. Coordinates are the place and the heading, velocities
    the one ahead and the rate of turning, `<name>_ahead` and `<name>_turn`.

    Args:
        coordinates: names of x, y and the heading.
        velocities: names of the two.

    >>> KnifeEdge("edge", "ground", "sleigh").motion.Q
    (('cos(edge_heading)', '0'), ('sin(edge_heading)', '0'), ('0', '1'))
    """

    _: KW_ONLY
    coordinates: tuple[str, ...] = ()
    velocities: tuple[str, ...] = ()

    def _motion(self) -> Motion:
        u = self._named(self.velocities, ("ahead", "turn"))
        q = self._named(self.coordinates, ("x", "y", "heading"))
        R = turn("z", q[2])
        Q = (R[0][0], "0"), (R[1][0], "0"), ("0", "1")
        none = "0", "0"
        return Motion(u, q, Q, R, (q[0], q[1], "0"), (none, none, ("0", "1")), (("1", "0"), none, none))


@closure_rows.register(RollingDisc)
@closure_rows.register(RollingWheel)
@closure_rows.register(RollingStraight)
@closure_rows.register(RollingBall)
@closure_rows.register(KnifeEdge)
def _(joint: Joint) -> Rows:
    raise StructureError(
        joint.name,
        "it closes a loop, and where it touches the plane is among its coordinates",
        parties=(joint.name,),
        remedy="list it before another joint of the loop, which then closes it, or leave it out and hold the contact: "
        "WheelContact, BallContact, BladeContact",
    )
