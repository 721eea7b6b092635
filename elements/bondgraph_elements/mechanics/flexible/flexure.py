"""The motion of a station of a flexible body against the body's own frame, as a joint."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from bondgraph_elements.mechanics._arithmetic import plus, times, value
from bondgraph_elements.mechanics._matrix import Matrix, Vector, identity, zeros
from bondgraph_elements.mechanics.flexible._shape import Shape
from bondgraph_elements.mechanics.flexible.station import Station
from bondgraph_elements.mechanics.joints.joint import Joint, Motion, about


@dataclass(frozen=True)
class Flexure(Joint):
    """The motion of a station with the modes of its body. The mechanism of a `FlexibleLink` has one for each.

    The rotation is that by the angles of the modes about z, y and x, one after another: exact as a rotation, and to
    first order what the modes say.

    Args:
        station: where its second frame sits.
        modes: names of the modal coordinates, and
        rates: of their rates.
        leader: the flexure of the first station of the body, which has these velocities; empty where this is it.
    """

    _: KW_ONLY
    station: Station
    modes: tuple[str, ...]
    rates: tuple[str, ...]
    leader: str = ""

    @property
    def follows(self) -> str:
        return self.leader

    def _motion(self) -> Motion:
        s, q = self.station, self.modes
        n = len(q)
        shape = Shape(q, s.place, s.shapes, s.foreshortening)
        R, omega = identity(3), zeros(3, n)
        for axis in (2, 1, 0):  # about z first: what comes later is turned by the earlier ones
            slopes = [repr(rotation[axis]) for rotation in s.rotations]
            angle = plus(*map(times, slopes, q))
            if value(angle) == 0:
                continue
            unit = Vector(identity(3)[axis])
            turned = about(unit, angle)
            R, omega = R @ turned, turned.T @ omega + Matrix(tuple(times(e, x) for x in slopes) for e in unit)
        v = R.T @ shape.slopes
        return Motion(self.rates, q, identity(n), R, shape.place, omega, v)
