"""The inertias one by one, and whether their flows are rates of positions: the cancellation of dots, [004] (31), (58).

Derivatives of vectors are inertial. In axes that turn with Omega that of a partial velocity T_j is T_j' + Omega x T_j,
and that of v to a coordinate is dv/dq_j + Omega_j x v, Omega_j being the partial velocity of the axes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.random_points import Sampling
from bondgraph.kinetics.inertia import isotropic
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import along
from bondgraph.kinetics.mass_matrix import Mechanism
from bondgraph.program.tolerances import IDENTITY


@dataclass(frozen=True)
class Body:
    """An inertia: matrix M, flows v, partial velocities T, the rate of its axes and their partial velocities."""

    name: str
    M: Any
    v: Any
    T: Any
    turning: Any
    axes: Any


def bodies(m: Mechanism) -> list[Body]:
    """The inertias of a mechanism."""
    return [
        Body(
            i.name,
            i.M,
            m.values.column(i.flows),
            m.linear(i.flows, i.name),
            None if i.turning is None else m.values.column(i.turning),
            None if i.turning is None else m.linear(i.turning, i.name),
        )
        for i in m.inertias
    ]


def dotted(k: Kinetics, body: Body) -> Any:
    """The inertial derivative of the partial velocities."""
    changed = along(k, body.T)
    return changed if body.turning is None else changed + k.xp.skew(body.turning) @ body.T


def gyrates(k: Kinetics, body: Body) -> bool:
    """Whether omega x h can differ from zero: an inertia tensor that turns with its body."""
    return body.turning is not None and not isotropic(k.xp, body.M)


def velocity_by_coordinates(k: Kinetics, body: Body, own: tuple[Any, ...]) -> Any:
    """dv/dq at constant q_dot."""
    xp, v = k.xp, body.T @ k.f
    found = xp.jacobian(v, own)
    if body.axes is None:
        return found
    partial = [xp.column([body.axes[i, j] for i in range(3)]) for j in range(len(own))]
    turned = [xp.skew(rate) @ v for rate in partial]
    return found + xp.matrix([[column[i] for column in turned] for i in range(len(v))])


def crossed(k: Kinetics, body: Body) -> Any:
    """w x dw/dq_dot, of an angular velocity in space."""
    return k.xp.skew(body.T @ k.f) @ body.T


def angular(k: Kinetics, at: Sampling, body: Body, own: tuple[Any, ...]) -> bool:
    """Whether its flow is an angular velocity in space.

    An inertia that gyrates has one; the flow of an isotropic one is that of which the dots do not cancel as a point's.
    """
    if gyrates(k, body) or len(body.v) != 3:
        return gyrates(k, body)
    rest = dotted(k, body) - velocity_by_coordinates(k, body, own)
    return bool(abs(at(rest - crossed(k, body))).max() < abs(at(rest)).max())


def no_position(k: Kinetics, at: Sampling, m: Mechanism, own: tuple[Any, ...]) -> str:
    """The inertia whose flow is the rate of no position, and why; "" where there is none."""
    xp = k.xp
    for body in bodies(m):
        if xp.free(body.T) & ({*k.q, xp.symbol(TIME)} - set(own)):
            return f"the partial velocities of '{body.name}' depend on more than the coordinates of f"
        rest = dotted(k, body) - velocity_by_coordinates(k, body, own)
        if angular(k, at, body, own):
            rest = rest - crossed(k, body)
        left, size = abs(at(rest)).max(), at.sizes(rest).max()
        if left > IDENTITY * size:
            return f"the flow of '{body.name}' is the rate of no position: its dots do not cancel, by {left:.2g}"
    return ""
