"""Velocities that follow from those of a mechanism: of points, of turning bodies, and of distances between points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain, End
from bondgraph.graph.junction import Origin
from bondgraph_elements.junctions import One, Zero
from bondgraph_elements.mechanics._arguments import LETTERS, check_axes
from bondgraph_elements.mechanics._matrix import Matrix, Vector
from bondgraph_elements.mechanics.bodies.frame import Frame, Link, frame_of
from bondgraph_elements.mechanics.files.asked import Asked
from bondgraph_elements.mechanics.joints import twists
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.mechanism.junctions import Junctions, vector
from bondgraph_elements.two_ports import TF

LONGEST = 5_000
"""Of more characters the place of a point is not written out: then some nine revolute joints lie before it."""


@dataclass(frozen=True)
class Branch:
    """A velocity that follows from those of a mechanism. Iterating gives its chains; what hangs on `flow` acts there.

    Args:
        flow: its 1-junction.
        chains: that lead to it.
        length: of a distance, the formula of it.
    """

    flow: One
    chains: tuple[Chain, ...]
    length: str = ""

    @property
    def name(self) -> str:
        return self.flow.name

    def __iter__(self) -> Iterator[Chain]:
        return iter(self.chains)

    def __getitem__(self, components: str | tuple[str, ...]) -> End:
        """Some components of the velocity."""
        return self.flow[components]


def point(m: Junctions, name: str, at: Frame | Link | str, axes: str) -> Branch:
    """The velocity of a point, along inertial or body axes."""
    frame = m.tree.fixed(frame_of(at, name))
    what = f"the point '{name}' at ({', '.join(frame.place)}) of '{frame.body}' of '{m.tree.name}'"
    origin = Origin(name, what, f"d_{name}", maker=Asked(name, "point", m.mechanism, {"at": frame, "axes": axes}))
    return _part_of_twist(m, origin, frame.body, twists.of_point(frame.place), axes, frame)


def turning(m: Junctions, name: str, body: Link | str, axes: str) -> Branch:
    """The angular velocity of a body, along inertial or body axes."""
    found = m.tree.moving(body)
    what = f"the angular velocity '{name}' of '{found}' of '{m.tree.name}'"
    asked = Asked(name, "turning", m.mechanism, {"body": found, "axes": axes})
    return _part_of_twist(m, Origin(name, what, f"d_{name}", maker=asked), found, twists.TURNING, axes)


def distance(m: Junctions, name: str, one: Frame | Link | str, other: Frame | Link | str) -> Branch:
    """The rate of the distance of two points, with the distance as its coordinate.

    Raises:
        StructureError: for points that cannot part.
    """
    frames = frame_of(one, name), frame_of(other, name)
    ways = m.tree.apart(name, frames)
    ends = " and ".join(f"({', '.join(frame.place)}) of '{frame.body}'" for frame in frames)
    asked = Asked(name, "distance", m.mechanism, dict(zip(("one", "other"), frames, strict=True)))
    origin = Origin(name, f"the distance '{name}' from {ends} of '{m.tree.name}'", f"d_{name}", maker=asked)
    r1, first = _reached(m, f"{name}_1", frames[0], ways[0], "-1", origin)
    r2, second = _reached(m, f"{name}_2", frames[1], ways[1], "1", origin)
    r = r2 - r1
    if all(entry == "0" for entry in r):
        law = "its two points coincide, whatever the coordinates"
        raise StructureError(name, law, parties=(name,), remedy="give points that part")
    length = r.length
    flow = One(name, coordinates=(f"{name}_length",)).of(origin)
    difference = Zero(f"{name}_force", [f"{name}_force_{x}" for x in LETTERS]).of(origin)
    chains = [chain >> difference for chain in (*first, *second)]
    return Branch(flow, (*chains, difference >> TF(f"d_{name}", (r / length,), (length,)) >> flow), length)


def _part_of_twist(m: Junctions, origin: Origin, body: str, rows: Matrix, axes: str, at: Frame | None = None) -> Branch:
    """A vector of a body's twist, in body axes or turned inwards through every body to the ground's.

    Along the ground's axes the velocity of a point, the place of a frame, has an integral.
    """
    m.tree.moving(body)
    name = origin.name
    chain = m.twist(body) >> TF(f"d_{name}", rows)
    if check_axes(name, axes) == "body":
        flow = vector(name, body).of(origin)
        return Branch(flow, (chain >> flow,))
    flow, way = vector(name, None).of(origin), m.tree.inwards(body)
    place = () if at is None else _place_if_short(m, at, way)
    return Branch(flow, (_turned(m, name, chain, way, origin, place) >> flow,))


def _turned(
    m: Junctions, name: str, chain: Chain, way: Sequence[Joint], origin: Origin, integrals: Sequence[str] = ()
) -> Chain:
    """A vector turned from body to body along a way inwards; with its integrals where it ends, if it has any."""
    for k, joint in enumerate(way):
        step = One(f"{name}_in_{joint.child.body}", [f"{name}_in_{joint.child.body}_{x}" for x in LETTERS])
        known = tuple(integrals) if joint is way[-1] else ()
        chain = chain >> step.of(origin) >> TF(f"R{k + 1}_{name}", m.tree.pose(joint).R, known)
    return chain


def _place(m: Junctions, frame: Frame, way: Sequence[Joint]) -> Vector:
    """The place of a frame from the body at the end of a way, along that's axes."""
    return list(_places(m, frame, way))[-1]


def _place_if_short(m: Junctions, frame: Frame, way: Sequence[Joint]) -> Sequence[str]:
    """The same; nothing where its formulas, which may double with every joint, grow longer than is read quickly."""
    place = Vector()
    for place in _places(m, frame, way):
        if max(map(len, place)) > LONGEST:
            return ()
    return place


def _places(m: Junctions, frame: Frame, way: Sequence[Joint]) -> Iterator[Vector]:
    """The place of a frame from its body, and from every body on a way inwards, along the axes of that body."""
    place = m.tree.frame(frame).place
    yield place
    for joint in way:
        pose = m.tree.pose(joint)
        place = pose.place + pose.R @ place
        yield place


def _reached(
    m: Junctions, name: str, frame: Frame, way: Sequence[Joint], sign: str, origin: Origin
) -> tuple[Vector, list[Chain]]:
    """The place of a point from the body at the end of a way, and the chains to its velocity along that's axes."""
    place = _place(m, frame, way)
    if frame.body in m.tree.resting:
        return place, []
    chain = m.twist(frame.body) >> TF(f"d_{name}", sign * twists.of_point(frame.place))
    return place, [_turned(m, name, chain, way, origin)]
