"""The scene of a mechanism in motion: poses, shapes, traces and joint forces as numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.program.tolerances import DIGITS
from bondgraph.report.scene import FEWEST, LARGEST_TURN, MOST_NUMBERS, Arrow, Moving, Scene, Solid, too_fast
from bondgraph_elements.mechanics._matrix import Matrix, Vector
from bondgraph_elements.mechanics.bodies.frame import Frame, Link
from bondgraph_elements.mechanics.bodies.shapes import Shape, check_positive
from bondgraph_elements.mechanics.flexible.flexible_link import FlexibleLink
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism
from bondgraph_elements.mechanics.numeric._figures import Course, check_moving, course
from bondgraph_elements.mechanics.numeric.inverse_dynamics import PrescribedMotion

RATE = 60
"""Instants in a second of the motion, as a screen shows them, where that are neither too few nor too many."""
MOST = 2401
TURN = 0.2
"""Of a body between two instants, in rad: what turns faster is shown at more instants."""
MOMENTS, FORCES = ("mx", "my", "mz"), ("fx", "fy", "fz")


@dataclass(frozen=True)
class _InInstance:
    """A run as the parts of an instance of a submodel see it, by their own names.

    Args:
        run: of the whole.
        instance: its whole name.
    """

    run: Any
    instance: str

    @property
    def t(self) -> Any:
        return self.run.t

    @property
    def names(self) -> list[str]:
        return [name.removeprefix(f"{self.instance}.") for name in self.run.names]

    @property
    def parameters(self) -> dict[str, float]:
        own = f"{self.instance}."
        return {name.removeprefix(own): x for name, x in self.run.parameters.items() if name.startswith(own)}

    def evaluate(self, t: Any, names: Sequence[str]) -> list[Any]:
        found: list[Any] = self.run.evaluate(t, [f"{self.instance}.{name}" for name in names])
        return found


def in_space(mechanism: Mechanism, run: Any, points: Any, forces: Sequence[str], instance: str = "") -> Scene:
    """As `Mechanism.scene`."""
    import numpy as np

    check_moving(mechanism, run)
    run = _InInstance(run, instance) if instance else run
    joints = [_joint(mechanism, name) for name in ([forces] if isinstance(forces, str) else forces)]
    found = course(mechanism, run, _evenly(run, FEWEST), points)
    fastest = _fastest(found)
    found = course(mechanism, run, instants(run, len(mechanism.links), max(fastest.values())), points)
    meshes, untold = mechanism.meshes()
    bodies = tuple(moving(found, link, meshes.get(link.name, ())) for link in mechanism.links)
    low, high = box_around(found, bodies)
    g = np.zeros(3) if mechanism.gravity is None else found.kinematics.numbers((mechanism.gravity,))[0]
    falls = bool(np.linalg.norm(g) > 0)
    own = f"{instance}." if instance else ""
    return Scene(
        f"{own}{mechanism.name}",
        found.t,
        tuple(replace(body, name=f"{own}{body.name}") for body in bodies),
        {f"{own}point {k + 1}": found.traces[:, k] for k in range(len(found.points))},
        tuple(arrow for joint in joints for arrow in _arrows(found, joint)),
        found.anchors,
        -g / np.linalg.norm(g) if falls else np.array((0.0, 0.0, 1.0)),
        falls,
        low,
        high,
        (*_notes(fastest, found.t), *untold),
    )


def instants(run: Any, bodies: int, fastest: float = 0.0) -> Any:
    """Evenly from the first of a run to the last: as many as a screen shows, or turns need, and a page has room for.

    Args:
        run: the motion.
        bodies: how many there are.
        fastest: angular velocity of one, in rad/s.
    """
    span = float(run.t[-1]) - float(run.t[0])
    room = min(MOST, max(FEWEST, MOST_NUMBERS // (7 * bodies)))
    return _evenly(run, min(room, max(FEWEST, round(max(RATE, fastest / TURN) * span) + 1)))


def _evenly(run: Any, count: int) -> Any:
    import numpy as np

    return np.linspace(float(run.t[0]), float(run.t[-1]), count)


def _fastest(course: Course) -> dict[str, float]:
    """The greatest angular velocity of each body."""
    import numpy as np

    f = np.stack([np.broadcast_to(x, course.t.shape) for x in course.f.values()], axis=-1)
    turning = {link.name: course.bodies[link.name].omega for link in course.mechanism.links}
    return {
        name: float(np.linalg.norm((omega @ f[..., None])[..., 0], axis=-1).max()) for name, omega in turning.items()
    }


def moving(course: Course, link: Link, meshes: tuple[Solid, ...]) -> Moving:
    import numpy as np

    numbers, n = course.kinematics.numbers, len(course.t)
    R = np.broadcast_to(course.bodies[link.name].R, (n, 3, 3))
    solids = (*(_solid(course, link, shape) for shape in link.visual), *meshes) or _rolling(course, link)
    rods, bent = np.zeros((0, 2, 3)), np.zeros((n, 0, 2, 3))
    if isinstance(link, FlexibleLink) and not solids:
        first, *others = map(course.place, course.frames(link))
        bent = np.stack([np.stack((first, other), axis=1) for other in others], axis=1)
    elif not solids:
        rods = _rods([numbers((frame.place,))[0] for frame in (*course.frames(link), Frame(link.name, link.centre))])
    shown = link.is_heavy and not solids and not isinstance(link, FlexibleLink)
    centre = numbers((link.centre,))[0] if shown else None
    return Moving(link.name, course.place(Frame(link.name)), _quaternions(R), rods, bent, centre, solids)


def _rolling(course: Course, link: Link) -> tuple[Solid, ...]:
    """What a body without a shape is seen as by the joint that it rolls on, such as a disc."""
    shown: list[Solid] = []
    for joint in course.mechanism.tree.joints:
        at = joint.child
        if at.body == link.name and not isinstance(link, FlexibleLink):
            for shape in joint.shapes:
                place = Vector(at.place) + Matrix(at.axes) @ Vector(shape.place)
                axes = Matrix(at.axes) @ Matrix(shape.axes)
                shown.append(_solid(course, link, replace(shape, place=place, axes=axes)))
    return tuple(shown)


def _rods(places: Sequence[Any]) -> Any:
    """From the first of a body's places to the others; to the last of them, the mass centre, only where there is none.

    >>> _rods([[0, 0, 0], [0, 0, 0], [0, 0, 1]]).tolist()
    [[[0, 0, 0], [0, 0, 1]]]
    """
    import numpy as np

    first, *others, centre = places
    apart = [other for other in others if np.any(np.not_equal(first, other))]
    return np.array([(first, other) for other in apart or [centre]])


def _quaternions(R: Any) -> Any:
    from scipy.spatial.transform import Rotation

    return Rotation.from_matrix(R).as_quat()


def _matrix(quaternion: Any) -> Any:
    from scipy.spatial.transform import Rotation

    return Rotation.from_quat(quaternion).as_matrix()


def _solid(course: Course, link: Link, shape: Shape) -> Solid:
    numbers = course.kinematics.numbers
    size = tuple(map(float, numbers((shape.lengths,))[0]))
    try:
        for formula, number in zip(shape.lengths, size, strict=True):
            check_positive(f"{link.name}'s {shape.kind}", formula, number)
    except BondGraphError as error:
        raise ValueRefused(
            link.name, str(error), parties=(link.name,), remedy="correct the values of its run"
        ) from None
    place, axes = numbers((shape.place,))[0], numbers(shape.axes)
    return Solid(shape.kind, size, place, _quaternions(axes), shape.color)


def box_around(course: Course, bodies: Sequence[Moving]) -> tuple[Any, Any]:
    """The corners of a box around all that is drawn, along the whole motion."""
    import numpy as np

    lows, highs = map(list, ([course.box[0]], [course.box[1]]))
    for body in bodies:
        R = np.broadcast_to(course.bodies[body.name].R, (len(course.t), 3, 3))
        for solid in body.solids:
            r, halves = body.r + R @ solid.place, solid.halves(R @ _matrix(solid.turn))
            lows.append((r - halves).min(axis=0))
            highs.append((r + halves).max(axis=0))
    return np.min(lows, axis=0), np.max(highs, axis=0)


def _joint(mechanism: Mechanism, name: Any) -> Joint:
    known = {joint.name: joint for joint in mechanism.joints}
    if name not in known:
        law = f"there is no joint {name!r:.40}; there are {', '.join(known)}"
        raise ValueRefused("forces", law, remedy="correct the name")
    return known[name]


def _arrows(course: Course, joint: Joint) -> tuple[Arrow, ...]:
    """The force and the moment upon the joint's second body, at its frame."""
    import numpy as np

    if isinstance(course.run, PrescribedMotion):
        law = "a prescribed motion tells no forces along itself"
        raise ValueRefused("forces", law, parties=(joint.name,), remedy="give the run of a graph, or no forces")
    names = [f"{joint.name}_{part}" for part in (*MOMENTS, *FORCES)]
    lacking = sorted(set(names) - set(course.run.names))
    if lacking:
        law = f"this run knows no {', '.join(lacking)}"
        raise ValueRefused("forces", law, parties=(joint.name,), remedy="give the name of another joint")
    wrench = np.stack(course.run.evaluate(course.t, names), axis=-1)
    at = course.kinematics.moved(course.bodies[joint.child.body], joint.child)
    r, R = course.place(joint.child), np.broadcast_to(at.R, (len(course.t), 3, 3))
    moment, force = (np.einsum("nij,nj->ni", R, part) for part in (wrench[:, :3], wrench[:, 3:]))
    arrows = (
        Arrow(f"{joint.name} force", "force", "N", r, force),
        Arrow(f"{joint.name} moment", "moment", "N m", r, moment),
    )
    # What is zero but for rounding beside the other, on a lever as long as the picture, is no arrow.
    sizes = abs(force).max() * course.size, abs(moment).max()
    return tuple(arrow for arrow, size in zip(arrows, sizes, strict=True) if size > DIGITS * max(sizes))


def _notes(fastest: Mapping[str, float], t: Any) -> tuple[str, ...]:
    """Which bodies turn far between two instants."""
    fast = [name for name, rate in fastest.items() if rate * (t[1] - t[0]) > LARGEST_TURN]
    return too_fast(fast, len(t))
