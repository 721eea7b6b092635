"""Inverse dynamics: the generalized forces and joint reactions that a prescribed motion of a mechanism needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.equations.inputs import Signal, read
from bondgraph.errors import MissingValues, ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown, beneath, table
from bondgraph.program.tolerances import DIGITS
from bondgraph_elements.mechanics._matrix import identity
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism
from bondgraph_elements.mechanics.numeric.dynamics import Dynamics


@dataclass(frozen=True, eq=False, repr=False)
class PrescribedMotion(Shown):
    """A motion, and what it needs.

    Args:
        dynamics: of the mechanism.
        t: the instants, of shape (n,), in seconds.
        q, f, f_dot: coordinates, velocities and accelerations by name, each of shape (n,).
        torques: the generalized force at each velocity, by its name: a torque of a revolute joint, in N m, a force of
            a prismatic one, in N.
    """

    dynamics: Dynamics
    t: Any
    q: Mapping[str, Any]
    f: Mapping[str, Any]
    f_dot: Mapping[str, Any]
    torques: Mapping[str, Any]

    @property
    def power(self) -> Any:
        """What all drives together bring in, in W, of shape (n,)."""
        return sum(self.torques[name] * self.f[name] for name in self.torques)

    def _title(self) -> str:
        return f"{self.dynamics.mechanism.name}: t from {self.t[0]:g} to {self.t[-1]:g} s, {len(self.t)} instants"

    def _rows(self) -> list[tuple[str, str, str]]:
        return [(name, f"{min(x):.6g}", f"{max(x):.6g}") for name, x in self.torques.items()]

    def __str__(self) -> str:
        efforts = (f"  {name}: from {low} to {high}" for name, low, high in self._rows())
        return "\n".join([f"{self._title()}; generalized forces", *efforts])

    def _repr_html_(self) -> str:
        return beneath(table(("generalized force at", "least", "greatest"), self._rows(), caption=self._title()))

    def reaction(self, joint: str, at: Any = None, axes: Any = None) -> tuple[Any, Any]:
        """The moment and the force a joint passes, each of shape (n, 3), as of `Dynamics.reaction`."""
        return self.dynamics.reaction(joint, self.q, self.f, self.f_dot, at, axes)


@explained
def inverse_dynamics(
    mechanism: Mechanism | Dynamics, motion: Mapping[str, Any], t: Any, values: Mapping[str, float] | None = None
) -> PrescribedMotion:
    """The generalized forces that a motion of a mechanism needs, all its joints driven.

    Args:
        mechanism: the mechanism; or its `Dynamics`, which is compiled once for many motions.
        motion: for each coordinate a formula in t, a `Signal` with two rates, a table of order 3 or 5 or a number. Of
            joints whose velocities are not the rates of their coordinates, such as a ball joint in quasi-velocities,
            also the velocities; they must agree with the coordinates.
        t: the instants, in seconds.
        values: parameters by name.

    Raises:
        MissingValues: for coordinates or velocities that are not given, and rates that a signal has not.
        ValueRefused: for names that are not there, and velocities that contradict the coordinates.
        StructureError: for a mechanism with closed loops, and for what is no mechanism.

    >>> from bondgraph_elements.mechanics.bodies.frame import Link
    >>> from bondgraph_elements.mechanics.joints.standard import Revolute
    >>> rod = Link("rod", 2, (0.5, 0.5, 0), centre=(0, 0, -0.5))
    >>> swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -10))
    >>> needed = inverse_dynamics(swing, {"pivot_q": "t**2"}, [0.0, 1.0])
    >>> needed.torques["pivot"].round(6).tolist()
    [2.0, 10.41471]
    """
    dynamics = mechanism if isinstance(mechanism, Dynamics) else Dynamics(mechanism, values)
    times = _instants(t)
    given = _signals(dynamics, motion)
    q = {name: _sampled(name, given[name], 0, times) for name in dynamics.coordinates}
    f: dict[str, Any] = {}
    f_dot: dict[str, Any] = {}
    for joint in dynamics.mechanism.tree.joints:
        m = joint.motion
        if joint.follows or not m.velocities:
            continue
        if set(m.velocities) <= given.keys():
            f |= {name: _sampled(name, given[name], 0, times) for name in m.velocities}
            f_dot |= {name: _sampled(name, given[name], 1, times) for name in m.velocities}
            _check_rates(dynamics, joint, q, f, [_sampled(name, given[name], 1, times) for name in m.coordinates])
        else:
            pairs = list(zip(m.velocities, m.coordinates, strict=True))
            f |= {name: _sampled(of, given[of], 1, times) for name, of in pairs}
            f_dot |= {name: _sampled(of, given[of], 2, times) for name, of in pairs}
    torques = dynamics.forces(q, f, f_dot)
    by_name = {name: torques[..., k] for k, name in enumerate(dynamics.velocities)}
    return PrescribedMotion(dynamics, times, q, f, f_dot, by_name)


def _instants(t: Any) -> Any:
    import numpy as np

    try:
        times = np.atleast_1d(np.asarray(t, float))
    except (TypeError, ValueError):
        times = np.array([np.nan])
    if times.ndim > 1 or not np.isfinite(times).all():
        law = f"{t!r:.60} is no instant, nor are these instants"
        raise ValueRefused("inverse_dynamics: t", law, remedy="give a finite number, or an array of them of shape (n,)")
    return times


def _signals(dynamics: Dynamics, motion: Mapping[str, Any]) -> dict[str, Signal]:
    known = [*dynamics.coordinates, *dynamics.velocities]
    for name in motion:
        if name not in known:
            law = f"the mechanism has no such coordinate or velocity; there are {', '.join(known)}"
            raise ValueRefused(f"{name!r:.60}", law, remedy="correct the name")
    missing = [name for name in dynamics.coordinates if name not in motion]
    for joint in dynamics.mechanism.tree.joints:
        m = joint.motion
        if identity(len(m.velocities)) != m.Q and not joint.follows:
            missing += [name for name in m.velocities if name not in motion]
    if missing:
        law = f"the motion of {', '.join(missing)} is not given"
        alone = [name for name in motion if name in dynamics.velocities]
        if alone:
            law += f", and of {', '.join(alone)} only the rate, from which no place follows"
        remedy = f"give {missing[0]} as a formula in t, say; velocities too where they are not rates of coordinates"
        raise MissingValues(dynamics.mechanism.name, law, parties=(*missing, *alone), remedy=remedy)
    return {name: read(name, value) for name, value in motion.items()}


def _sampled(name: str, signal: Signal, order: int, times: Any) -> Any:
    import numpy as np

    function = signal.derivative(order) if order else signal.value
    if function is None:
        law = f"its rate of order {order} is needed, and what was given has none"
        remedy = "give a formula in t, a table of order 3 or 5, or bondgraph.Signal with its rates"
        raise MissingValues(name, law, parties=(name,), remedy=remedy)
    return np.array([function(float(time)) for time in times])


def _check_rates(dynamics: Dynamics, joint: Joint, q: Any, f: Any, rates: Any) -> None:
    import numpy as np

    own = np.stack([f[name] for name in joint.motion.velocities], axis=-1)
    found = (dynamics.kinematics.Q(q, joint) @ own[..., None])[..., 0]
    wanted = np.stack(rates, axis=-1)
    off = float(np.abs(found - wanted).max(initial=0.0))
    if off > DIGITS * (1.0 + np.abs(wanted).max(initial=0.0)):
        law = f"these velocities are not those of the coordinates: their rates differ by {off:.3g}"
        parties = (*joint.motion.velocities, *joint.motion.coordinates)
        raise ValueRefused(joint.name, law, parties=parties, remedy="give velocities with q_dot = Q f")
