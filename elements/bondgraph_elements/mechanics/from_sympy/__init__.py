"""Models written with sympy.physics.mechanics as an unreduced multibond graph, [004] Fig. 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bondgraph.program.calls import explained
from bondgraph_elements.mechanics.from_sympy._model import SympyModel, modelled

__all__ = ["SympyModel", "from_sympy"]


@explained
def from_sympy(
    name: str,
    model: Any = None,
    *,
    frame: Any = None,
    q: Iterable[Any] = (),
    u: Iterable[Any] = (),
    u_auxiliary: Iterable[Any] = (),
    kdes: Iterable[Any] = (),
    bodies: Iterable[Any] = (),
    loads: Iterable[Any] = (),
    actuators: Iterable[Any] = (),
    holonomic: Iterable[Any] = (),
    velocity_constraints: Iterable[Any] = (),
    prescribed: Iterable[Any] = (),
    names: Mapping[Any, str] | None = None,
) -> SympyModel:
    """The bond graph of a model of sympy.physics.mechanics: `Graph(name, *from_sympy(name, system), ...)`.

    The speeds are the 1-junction f; the kinematical equations are Q; the velocities of points and frames are the
    partial velocities; loads are sources of effort, springs and dampers `C` and `R`, and constraints sources of flow
    behind a transformer. Functions of time that loads are proportional to are inputs by their names; others must be
    `prescribed`, and are coordinates that a source `drive_<name>` drives.

    Args:
        name: of the model; its own junctions begin with it.
        model: a `System`, or a `KanesMethod` that knows its bodies; without one, its parts:
        frame: the inertial frame.
        q, u, u_auxiliary: the coordinates, speeds and auxiliary speeds; without speeds these are the rates of q.
        kdes: the kinematical differential equations, as expressions that vanish.
        bodies: `RigidBody` and `Particle`.
        loads: `Force`, `Torque`, or pairs of a point or frame and a vector.
        actuators: `ForceActuator`, `LinearSpring`, `TorqueActuator` and the like.
        holonomic, velocity_constraints: expressions that vanish. The rates of the holonomic ones are constraints too.
        prescribed: functions of time, neither coordinates nor speeds, that motions or loads depend on.
        names: identifiers of your own for symbols, bodies and actuators.

    Raises:
        StructureError: for what has no place in a bond graph, or is missing; always with its reason.
        FrameError: for a frame that is not oriented, or an inertia that does not turn with its body.
        DuplicateName: for two symbols or bodies of one name.

    >>> import bondgraph as bg
    >>> from sympy import symbols
    >>> from sympy.physics.mechanics import Particle, Point, ReferenceFrame, dynamicsymbols
    >>> N, O, P = ReferenceFrame("N"), Point("O"), Point("P")
    >>> x, k, m = dynamicsymbols("x"), *symbols("k m")
    >>> P.set_pos(O, x * N.x); O.set_vel(N, 0)
    >>> spring = from_sympy("oscillator", frame=N, q=[x], bodies=[Particle("body", P, m)], loads=[(P, -k * x * N.x)])
    >>> print(bg.compile(bg.Graph("oscillator", *spring)).states)
    ('x', 'x_dot')
    """
    from bondgraph_elements.mechanics.from_sympy._given import Given, given_by

    parts = {
        "q": q, "u": u, "aux": u_auxiliary, "kdes": kdes, "bodies": bodies, "loads": loads, "actuators": actuators,
        "holonomic": holonomic, "velocity": velocity_constraints,
    }  # fmt: skip
    if model is None:
        return modelled(name, Given.of(name, frame, **parts), prescribed, names)
    return modelled(name, given_by(name, model, frame, parts), prescribed, names)
