"""Bodies: the velocity of the mass centre and the angular velocity, and the inertias behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp
from sympy.physics.mechanics import Particle, RigidBody, dynamicsymbols
from sympy.physics.vector import Dyadic

from bondgraph.errors import FrameError, ModulusError, StructureError
from bondgraph_elements.mechanics.from_sympy._kinematics import Kinematics
from bondgraph_elements.mechanics.from_sympy._rows import Row, symbols_in, tidied, vanishing

TURNING = 30
"""What it costs to write a velocity along axes whose rate needs a junction of its own, in operations."""


@dataclass(frozen=True)
class Moving:
    """A velocity of a body.

    Args:
        axes: the frame its components are taken along.
        rows: its components' coefficients.
    """

    axes: Any
    rows: tuple[Row, ...]

    @property
    def moves(self) -> list[int]:
        """The components that do not vanish."""
        return [k for k, row in enumerate(self.rows) if row]


@dataclass(frozen=True)
class BodyRead:
    """A body as read.

    Args:
        body: sympy's.
        name: its identifier.
        mass: in plain symbols.
        v: the velocity of its mass centre.
        omega: its angular velocity; None for a particle.
        J: its tensor about the mass centre, along the axes of omega.
    """

    body: Any
    name: str
    mass: Any
    v: Moving
    omega: Moving | None = None
    J: Any = None

    @property
    def centre(self) -> Any:
        """The point of its mass."""
        return self.body.point if isinstance(self.body, Particle) else self.body.masscenter


def read_body(k: Kinematics, body: Any) -> BodyRead:
    """A particle or a rigid body.

    Raises:
        StructureError: for anything else, a potential energy, a velocity that is not defined.
        ModulusError: for a mass that changes along the motion.
        FrameError: for an inertia that does not turn with its body.
    """
    if any(kind.__name__ == "Body" for kind in type(body).__mro__) or not isinstance(body, Particle | RigidBody):
        law = f"a body is a RigidBody or a Particle, not {type(body).__name__}"
        raise StructureError(k.name, law, parties=(str(body)[:40],), remedy="make it one of these")
    name = k.words.of(body, "a body")
    if body.potential_energy != 0:
        law = "it has a potential energy, which is no load: Kane's method leaves it out, Lagrange's does not"
        remedy = "give the force as a load or an actuator, and no potential energy"
        raise StructureError(name, law, parties=(name,), remedy=remedy)
    mass = k.read(body.mass, name)
    _check_constant(k, name, "mass", [mass])
    centre = body.point if isinstance(body, Particle) else body.masscenter
    own = () if isinstance(body, Particle) else (body.frame,)
    v = shortest(k, k.velocity(centre), own, name)
    if isinstance(body, Particle):
        return BodyRead(body, name, mass, v)
    axes, J = _tensor(k, body, name)
    omega = Moving(axes, tuple(tidied(k.rows(k.turning(body.frame), axes, name))))
    return BodyRead(body, name, mass, v, omega, J)


def _check_constant(k: Kinematics, name: str, what: str, entries: Sequence[Any]) -> None:
    moving = moving_in(k, entries)
    if moving:
        law = f"its {what} depends on {', '.join(map(str, moving))}; a store may depend on parameters only"
        remedy = "leave out what changes it, or write the element yourself"
        raise ModulusError(name, law, parties=(name, *map(str, moving)), remedy=remedy)


def moving_in(k: Kinematics, entries: Sequence[Any]) -> list[Any]:
    """What in plain expressions changes along the motion."""
    return [s for s in symbols_in(entries) if s in {*k.coordinates, *k.flows, dynamicsymbols._t}]


def shortest(k: Kinematics, vector: Any, own: Sequence[Any], place: str) -> Moving:
    """A velocity along the axes in which it is written shortest: inertial ones, or those of a frame it is written in.

    Raises:
        FrameError: where it is written in frames that are not oriented.
    """
    written = [frame for _, frame in vector.args] if vector != 0 else []
    candidates = list(dict.fromkeys((k.N, *written)))
    found: list[tuple[float, Moving]] = []
    trouble: FrameError | None = None
    for axes in candidates:
        try:
            rows = tidied(k.rows(vector, axes, place))
            k.turning(axes)
        except FrameError as refusal:
            trouble = refusal
            continue
        length = sum(sp.count_ops(x) for row in rows for x in row.values())
        found.append((length + TURNING * (axes != k.N and axes not in own), Moving(axes, tuple(rows))))
    if not found:
        assert trouble is not None
        raise trouble
    return min(found, key=lambda pair: pair[0])[1]


# -- inertia ----------------------------------------------------------------------------------------------------------


def _tensor(k: Kinematics, body: Any, name: str) -> tuple[Any, Any]:
    """The frame in whose axes a body's tensor does not change, and the tensor there, about the mass centre.

    Raises:
        FrameError: where there is none, or the body turns in it and the tensor is not one of revolution about that.
    """
    dyadic, point = body.inertia
    written = [] if not isinstance(dyadic, Dyadic) or dyadic == 0 else [x for _, *pair in dyadic.args for x in pair]
    frames = list(dict.fromkeys(frame for x in written for _, frame in x.args))
    trouble: Any = None
    for axes in sorted(dict.fromkeys([body.frame, *frames]), key=lambda frame: frame not in frames):
        try:
            J = _along(k, body, dyadic, point, axes, name)
            if not moving_in(k, list(J)):
                _check_turns(k, body, axes, J, name)
                return axes, J
        except FrameError as refusal:
            trouble = refusal
    J = _along(k, body, dyadic, point, body.frame, name).applyfunc(sp.trigsimp)
    if not moving_in(k, list(J)):
        return body.frame, J
    law = "its inertia is not constant in the axes of its frame"
    if trouble is not None:
        law += f"; {trouble.law}"
    raise FrameError(name, law, parties=(name, str(body.frame)), remedy="write it in the axes of the body's frame")


def _along(k: Kinematics, body: Any, dyadic: Any, point: Any, axes: Any, name: str) -> Any:
    """The tensor about the mass centre, less what the mass there has about the point."""
    if dyadic == 0:
        return sp.zeros(3)
    try:
        J = dyadic.to_matrix(axes)
        c = body.masscenter.pos_from(point).to_matrix(axes) if point != body.masscenter else sp.zeros(3, 1)
    except ValueError:
        law = f"its inertia cannot be written in the axes of '{axes}'"
        raise FrameError(name, law, parties=(name, str(axes)), remedy="orient the frames against each other") from None
    J = J - body.mass * (c.dot(c) * sp.eye(3) - c * c.T)
    return J.applyfunc(lambda x: k.read(x, name))


def _check_turns(k: Kinematics, body: Any, axes: Any, J: Any, name: str) -> None:
    """In a frame against which the body turns by rho, its tensor is rho x J = J rho x: of revolution about rho."""
    if axes == body.frame:
        return
    rho = sp.Matrix([k.read(x, name) for x in k.components(k.turning(body.frame) - k.turning(axes), axes, name)])
    if not all(vanishing(list(rho.hat() * J - J * rho.hat()))):
        law = f"its inertia is written in the axes of '{axes}', in which it turns and would change"
        remedy = "write it in the axes of the body's frame"
        raise FrameError(name, law, parties=(name, str(axes)), remedy=remedy)
