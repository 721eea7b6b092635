"""A mechanism's motion as lines: what animations and pictures of poses are drawn from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.errors import ValueRefused
from bondgraph.program.tolerances import DIGITS
from bondgraph.simulate.trajectory import Trajectory
from bondgraph_elements.mechanics.bodies.frame import GROUND, Frame, Link, frame_of
from bondgraph_elements.mechanics.flexible.flexible_link import FlexibleLink
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism, checked
from bondgraph_elements.mechanics.numeric.inverse_dynamics import PrescribedMotion
from bondgraph_elements.mechanics.numeric.kinematics import Kinematics

VIEWS = {"xy": (0, 1), "xz": (0, 2), "yz": (1, 2), "3d": (0, 1, 2)}


@dataclass(frozen=True)
class Course:
    """A motion at instants.

    Args:
        mechanism: what moves.
        run: a trajectory or a prescribed motion of it.
        t: the instants, of shape (n,).
        points: frames whose points leave a trace.
    """

    mechanism: Mechanism
    run: Any
    t: Any
    points: tuple[Frame, ...]

    @cached_property
    def kinematics(self) -> Kinematics:
        if isinstance(self.run, PrescribedMotion):
            return self.run.dynamics.kinematics
        return Kinematics(self.mechanism, self.run.parameters)

    @cached_property
    def q(self) -> Mapping[str, Any]:
        import numpy as np

        names = self.kinematics.coordinates
        if isinstance(self.run, PrescribedMotion):
            return {name: np.interp(self.t, self.run.t, self.run.q[name]) for name in names}
        return dict(zip(names, self.run.evaluate(self.t, names), strict=True))

    @cached_property
    def f(self) -> Mapping[str, Any]:
        """The generalized velocities."""
        import numpy as np

        names = self.kinematics.velocities
        if isinstance(self.run, PrescribedMotion):
            return {name: np.interp(self.t, self.run.t, self.run.f[name]) for name in names}
        return dict(zip(names, self.run.evaluate(self.t, names), strict=True))

    @cached_property
    def bodies(self) -> Mapping[str, Any]:
        return self.kinematics.bodies(self.q)

    @cached_property
    def sticks(self) -> dict[str, Any]:
        """For each body its corners from stick to stick, of shape (n, corners, 3); not a number between two sticks."""
        import numpy as np

        gap, found = np.full((len(self.t), 3), np.nan), {}
        for link in self.mechanism.links:
            first, *others = self._corners(link)
            ends = [x for other in others for x in (first, other, gap)]
            found[link.name] = np.stack(ends or [first, first], axis=1)
        return found

    def _corners(self, link: Link) -> list[Any]:
        return [self.place(frame) for frame in self.frames(link)]

    def frames(self, link: Link) -> list[Frame]:
        """Where the body's own joint is, where others and traced points are, or else the mass centre."""
        joints = (*self.mechanism.tree.joints, *self.mechanism.closing)
        frames = [joint.child for joint in joints if joint.child.body == link.name]
        frames += [joint.parent for joint in joints if joint.parent.body == link.name]
        frames += [point for point in self.points if point.body == link.name]
        if isinstance(link, FlexibleLink):
            frames += [link.at(station.name) for station in link.stations]
        if len(frames) < 2:
            frames.append(Frame(link.name, link.centre))
        return frames

    def place(self, frame: Frame) -> Any:
        """A frame's point, of shape (n, 3)."""
        import numpy as np

        found = self.kinematics.moved(self.bodies[frame.body], frame).r
        return np.broadcast_to(found, (len(self.t), 3))

    @cached_property
    def heavy(self) -> tuple[str, ...]:
        """The rigid bodies that have a mass centre."""
        links = self.mechanism.links
        return tuple(link.name for link in links if link.is_heavy and not isinstance(link, FlexibleLink))

    @cached_property
    def centres(self) -> Any:
        """The mass centres of rigid bodies that have one, of shape (n, bodies, 3)."""
        import numpy as np

        centres = {link.name: link.centre for link in self.mechanism.links}
        found = [self.place(Frame(name, centres[name])) for name in self.heavy]
        return np.stack(found, axis=1) if found else np.zeros((len(self.t), 0, 3))

    @cached_property
    def anchors(self) -> Any:
        """Where joints sit on the ground, of shape (anchors, 3); what rolls sits nowhere."""
        import numpy as np

        joints = [joint for joint in self.mechanism.joints if not joint.shapes]
        frames = [frame for joint in joints for frame in (joint.parent, joint.child) if frame.body == GROUND]
        return np.array([self.place(frame)[0] for frame in frames]).reshape(-1, 3)

    @cached_property
    def traces(self) -> Any:
        """The points, of shape (n, points, 3)."""
        import numpy as np

        found = [self.place(frame) for frame in self.points]
        return np.stack(found, axis=1) if found else np.zeros((len(self.t), 0, 3))

    def triads(self, body: str, length: float) -> Any:
        """The ends of a body's axes, of shape (n, 3 axes, 2 ends, 3)."""
        import numpy as np

        R = np.broadcast_to(self.bodies[body].R, (len(self.t), 3, 3))
        origin = self.place(Frame(body))[:, None, :]
        return np.stack([np.broadcast_to(origin, R.shape), origin + length * R.swapaxes(-1, -2)], axis=2)

    @cached_property
    def box(self) -> tuple[Any, Any]:
        """The least and the greatest of all corners, each of shape (3,)."""
        import numpy as np

        parts = [x.reshape(-1, 3) for x in (*self.sticks.values(), self.centres, self.anchors, self.traces)]
        everything = np.concatenate(parts)
        return np.nanmin(everything, axis=0), np.nanmax(everything, axis=0)

    @property
    def size(self) -> float:
        """The largest extent."""
        low, high = self.box
        return float((high - low).max()) or 1.0

    def view(self, wanted: str) -> tuple[int, ...]:
        """The inertial axes that are shown.

        Raises:
            ValueRefused: for a view that is none.
        """
        if wanted in VIEWS:
            return VIEWS[wanted]
        if wanted != "auto":
            law = f"{wanted!r:.40} is not a view; there are auto, {', '.join(VIEWS)}"
            raise ValueRefused("view", law, remedy="correct it")
        low, high = self.box
        flat = [k for k in range(3) if high[k] - low[k] <= DIGITS * self.size]
        return tuple(k for k in range(3) if k != flat[0]) if len(flat) == 1 else _upright(flat)


def _upright(flat: Sequence[int]) -> tuple[int, ...]:
    """Of what moves along a line the plane with the vertical; in space all axes."""
    return VIEWS["3d"] if not flat else VIEWS["yz"] if set(flat) == {0, 2} else VIEWS["xz"]


def check_moving(mechanism: Any, run: Any) -> None:
    """Refuse what is no mechanism, or no run of one.

    Raises:
        StructureError: for something else than a mechanism.
        ValueRefused: for something else than a run.
    """
    checked(mechanism, "mechanism")
    if not isinstance(run, Trajectory | PrescribedMotion):
        law, remedy = f"a run is wanted, not {run!r:.60}", "give what simulate or inverse_dynamics returns"
        raise ValueRefused("run", law, parties=(mechanism.name,), remedy=remedy)


def _several(points: Any) -> Sequence[Frame | Link | str]:
    """Points, or one."""
    if isinstance(points, Frame | Link | str) or not isinstance(points, Iterable):
        return (points,)
    return tuple(points)


def course(mechanism: Mechanism, run: Any, t: Any, points: Sequence[Frame | Link | str] | Frame | Link | str) -> Course:
    """The motion of a mechanism at instants of a run.

    Raises:
        ValueRefused: for something that is no run, or one of another mechanism.
    """
    known = {GROUND, *(link.name for link in mechanism.links)}
    frames = tuple(frame_of(point) for point in _several(points))
    for frame in frames:
        if frame.body not in known:
            law = f"there is no body {frame.body!r:.40}; there are {', '.join(sorted(known))}"
            raise ValueRefused("points", law, remedy="correct the name")
    found = Course(mechanism, run, t, frames)
    if isinstance(run, PrescribedMotion) or not (lacking := set(found.kinematics.coordinates) - set(run.names)):
        return found
    law = f"this run knows no {', '.join(sorted(lacking))}"
    raise ValueRefused(mechanism.name, law, remedy="give a run of a graph that holds this mechanism")
