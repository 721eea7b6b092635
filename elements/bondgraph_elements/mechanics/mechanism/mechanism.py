"""Trees of bodies and joints as a multibond graph, [004] Fig. 1, by twists that pass from body to body."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import DuplicateName, StructureError
from bondgraph.graph.chain import Chain, End
from bondgraph.graph.junction import Origin
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import One, Zero
from bondgraph_elements.mechanics._arguments import check_axes, vector
from bondgraph_elements.mechanics._arithmetic import value
from bondgraph_elements.mechanics._matrix import Matrix, Vector, identity
from bondgraph_elements.mechanics.bodies.frame import GROUND, Frame, Link, frame_of
from bondgraph_elements.mechanics.bodies.rigid_inertia import RigidInertia
from bondgraph_elements.mechanics.bodies.velocity import LETTERS
from bondgraph_elements.mechanics.joints import twists
from bondgraph_elements.mechanics.joints._closure_rows import closing
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.joints.twists import Pose
from bondgraph_elements.mechanics.mechanism import tree
from bondgraph_elements.sources import Se
from bondgraph_elements.two_ports import TF


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


@dataclass(frozen=True)
class Mechanism:
    """A tree of bodies and joints. Iterating gives the chains of its graph: `Graph(name, *mechanism, ...)`.

    The 1-junction f, `<name>_f`, has the velocities of all joints. Each body has a twist, its angular velocity above
    the velocity of its origin, in body axes: that of the body before, at the joint, and that of the joint itself come
    together on a 0-junction, whose effort is the wrench that the joint passes. Nothing is written out in the
    coordinates of more than one joint, so that the graph grows with the number of bodies.

    Of a body there are `<body>_twist`, `<body>_v` of its mass centre and `<body>_omega`, both in body axes, `<body>_m`
    and `<body>_J`; of a joint `<joint>_wrench` with the components `<joint>_mx`, ..., `<joint>_fz`, in the axes of its
    second frame, upon the second body. The coordinates are those of f where f = q_dot, else each joint has
    `<joint>_q_dot`.

    Args:
        name: of the mechanism.
        links: its bodies.
        joints: that connect them with the ground and each other.
        gravity: the acceleration of free fall, in inertial axes.

    Raises:
        DuplicateName: for two bodies, joints, velocities or coordinates of one name.
        StructureError: for a joint of a body that does not exist, a loop, a body without joint, or where nothing moves.

    >>> from bondgraph import Graph
    >>> from bondgraph_elements.mechanics.joints.standard import Revolute
    >>> rod = Link("rod", "m", ("A", "A", 0), centre=(0, 0, "-l"))
    >>> swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, "-g"))
    >>> Graph("pendulum", *swing).elements["swing_f"].components
    ('pivot',)
    """

    name: str
    links: tuple[Link, ...]
    joints: tuple[Joint, ...]
    _: KW_ONLY
    gravity: Any = None
    closing: tuple[Joint, ...] = field(init=False)

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "a mechanism")
        put = object.__setattr__
        put(self, "links", _listed(self.links))
        joined, closing = tree.parted(self.name, self.links, _listed(self.joints))
        put(self, "joints", joined)
        put(self, "closing", closing)
        if self.gravity is not None:
            put(self, "gravity", vector(self.name, self.gravity, "the acceleration of free fall"))
        if not any(joint.motion.velocities for joint in self.joints):
            law = "none of its joints moves"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give it a joint that is not fixed")

    # -- its junctions --------------------------------------------------------------------------------------------

    @cached_property
    def f(self) -> One:
        """The 1-junction of the generalized velocities; of the coordinates too, where f = q_dot."""
        own = [joint.motion for joint in self.joints if not joint.follows]
        velocities = [name for motion in own for name in motion.velocities]
        coordinates = [name for motion in own for name in motion.coordinates]
        found = One(f"{self.name}_f", velocities, coordinates=coordinates if self._are_rates else ())
        return found.of(self._origin("the mechanism"))

    def __getitem__(self, joint: str | Joint) -> End:
        """The velocities of a joint: a motor, a brake or a prescribed motion hangs there."""
        return self.f[self._joint(joint).motion.velocities]

    def q_dot(self, joint: str | Joint) -> One | End:
        """The rates of a joint's coordinates, part of f or behind their Q: a spring hangs there."""
        if self._are_rates:
            return self[joint]
        found = self._joint(joint)
        leader = found.follows or found.name
        return One(f"{leader}_q_dot", coordinates=found.motion.coordinates).of(self._origin("the joint", leader))

    def twist(self, body: Link | str) -> One:
        """The 1-junction of a body's angular velocity and of the velocity of its origin, both in body axes."""
        name = self._moving(body)
        return _twist(f"{name}_twist").of(self._origin("the body", name))

    def v(self, body: Link | str) -> One:
        """The 1-junction of the velocity of a body's mass centre, in body axes."""
        name = self._moving(body)
        return _vector(f"{name}_v", name).of(self._origin("the body", name))

    def omega(self, body: Link | str) -> One:
        """The 1-junction of a body's angular velocity, in body axes."""
        name = self._moving(body)
        return _vector(f"{name}_omega", name).of(self._origin("the body", name))

    def point(self, name: str, at: Frame | Link | str, axes: str = "inertial") -> Branch:
        """The velocity of a point.

        Args:
            name: of its junction.
            at: a frame there.
            axes: of its components, and so of a force on it: "inertial" or "body".
        """
        frame = frame_of(at)
        what = f"the point '{name}' at ({', '.join(frame.place)}) of '{frame.body}' of '{self.name}'"
        return self._carried(Origin(name, what, f"d_{name}"), frame.body, twists.of_point(frame.place), axes)

    def turning(self, name: str, body: Link | str, axes: str = "inertial") -> Branch:
        """The angular velocity of a body: a moment is an effort on it.

        Args:
            name: of its junction.
            body: the body, or its name.
            axes: of its components: "inertial" or "body".
        """
        found = self._moving(body)
        what = f"the angular velocity '{name}' of '{found}' of '{self.name}'"
        return self._carried(Origin(name, what, f"d_{name}"), found, twists.TURNING, axes)

    def distance(self, name: str, one: Frame | Link | str, other: Frame | Link | str) -> Branch:
        """The rate of the distance of two points: a spring, a damper or a jack between them is on its `flow`.

        The distance itself is its coordinate, `<name>_length`, given in those of the joints between the two bodies; it
        is written out in them, so let these be few.

        Args:
            name: of the junction.
            one, other: frames at the points.

        Raises:
            StructureError: for points that cannot part.
        """
        frames = frame_of(one), frame_of(other)
        ways = self._ways(name, frames)
        ends = " and ".join(f"({', '.join(frame.place)}) of '{frame.body}'" for frame in frames)
        origin = Origin(name, f"the distance '{name}' from {ends} of '{self.name}'", f"d_{name}")
        r1, first = self._reached(f"{name}_1", frames[0], ways[0], "-1", origin)
        r2, second = self._reached(f"{name}_2", frames[1], ways[1], "1", origin)
        r = r2 - r1
        if all(entry == "0" for entry in r):
            law = "its two points coincide, whatever the coordinates"
            raise StructureError(name, law, parties=(name,), remedy="give points that part")
        flow = One(name, coordinates=(f"{name}_length",)).of(origin)
        gap = Zero(f"{name}_force", [f"{name}_force_{x}" for x in LETTERS]).of(origin)
        chains = [chain >> gap for chain in (*first, *second)]
        return Branch(flow, (*chains, gap >> TF(f"d_{name}", (r / r.length,), (r.length,)) >> flow), r.length)

    @property
    def rooms(self) -> dict[str, tuple[str, ...]]:
        """The elements of each body that moves, to be shaded: `graph.svg(rooms=mechanism.rooms)`."""
        present = {end.element.name for chain in self for end in chain.ends}
        own = ("{}_twist", "d_{}_v", "{}_v", "{}_m", "d_{}_omega", "{}_omega", "{}_J", "{}_weight", "{}_g")
        names = {body: [pattern.format(body) for pattern in own] for body in self._holding}
        return {body: tuple(name for name in found if name in present) for body, found in names.items()}

    # -- what it is made of ---------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Chain]:
        return iter(self._chains)

    @cached_property
    def _chains(self) -> tuple[Chain, ...]:
        found: dict[tuple[str, str], tuple[Chain, ...]] = {}
        for joint in self._moving_joints:
            found["the joint", joint.name] = tuple(self._of_joint(joint))
            found["the body", joint.child.body] = tuple(self._of_body(self._links[joint.child.body]))
        for joint in self.closing:
            found["the joint", joint.name] = tuple(self._of_closing(joint))
        if self.gravity is not None:
            found["the weights of", self.name] = tuple(self._weights())
        _check_brought_once(self.name, found)
        return tuple(chain for chains in found.values() for chain in chains)

    def _of_joint(self, joint: Joint) -> Iterator[Chain]:
        child, name, wrench = joint.child, joint.name, self._wrench(joint)
        start = self._start(joint)
        if joint.parent.body not in self._resting:
            passed = twists.at(start @ twists.of_motion(joint))
            yield self.twist(joint.parent.body) >> TF(f"X_{name}", passed) >> wrench
        if joint.motion.velocities:
            yield from self._of_velocities(joint, wrench)
        if joint.motion.velocities and not joint.follows and not self._are_rates:
            yield from self._of_coordinates(joint)
        back = twists.of_frame(child)
        if back == twists.HERE:
            yield wrench >> self.twist(child.body)
        else:
            yield wrench >> TF(f"Y_{name}", twists.at(back.inverse)) >> self.twist(child.body)

    def _of_closing(self, joint: Joint) -> Iterator[Chain]:
        """The twist of the first body, carried along the tree, and that of the second: their difference is held."""
        name, child, wrench = joint.name, joint.child, self._wrench(joint)
        start, between, end = self._between(joint)
        if joint.parent.body not in self._resting:
            yield self._passed(name, joint.parent.body, between, end) >> wrench
        way = tuple(pose for pose in (start, *(pose for _, pose in between), end) if pose != twists.HERE)
        yield from replace(closing(joint), way=way or (twists.HERE,)).across(wrench)
        if child.body not in self._resting:
            back = twists.at(twists.of_frame(child))
            yield self.twist(child.body) << TF(f"Y_{name}", back) << wrench

    def _between(self, joint: Joint) -> tuple[Pose, list[tuple[str, Pose]], Pose]:
        """The pose of a joint's first body in its first frame, and that of the second frame in its body.

        Between them, by name, the bodies along the tree, each with its pose in the one before.
        """
        ends = joint.parent.body, joint.child.body
        whole = [self._inwards(body) for body in ends]
        inwards, outwards = ([j for j in way if j not in other] for way, other in (whole, whole[::-1]))
        start, end = (self._resting.get(f.body, twists.HERE) @ twists.of_frame(f) for f in (joint.parent, joint.child))
        steps = [(j.parent.body, self._pose(j).inverse) for j in inwards]
        return start.inverse, steps + [(j.child.body, self._pose(j)) for j in reversed(outwards)], end

    def _passed(self, name: str, body: str, between: list[tuple[str, Pose]], end: Pose) -> Chain:
        """The twist of a body as that of a frame on another, joint by joint along the tree."""
        chain = Chain.of(self.twist(body))
        for beyond, pose in between[:-1]:
            seen = _twist(f"{name}_in_{beyond}").of(self._origin("the joint", name))
            chain = chain >> TF(f"X_{name}_{beyond}", twists.at(pose)) >> seen
        return chain >> TF(f"X_{name}", twists.at(between[-1][1] @ end))

    def _of_velocities(self, joint: Joint, wrench: Zero) -> Iterator[Chain]:
        """The joint's own twist. A square modulus could pass flows back, and f would not be free: its halves cannot."""
        m, name = joint.motion, joint.name
        if len(m.velocities) == len(wrench.components):
            yield self[name] >> TF(f"d_{name}_turn", m.omega) >> wrench[wrench.components[:3]]
            yield self[name] >> TF(f"d_{name}_move", m.v) >> wrench[wrench.components[3:]]
        else:
            yield self[name] >> TF(f"d_{name}", (*m.omega, *m.v)) >> wrench

    def _of_coordinates(self, joint: Joint) -> Iterator[Chain]:
        m, q_dot = joint.motion, self.q_dot(joint.name)
        if _are_rates(joint):
            yield self[joint.name] >> q_dot
        else:
            yield self[joint.name] >> TF(f"Q_{joint.name}", m.Q) >> q_dot

    def _of_body(self, link: Link) -> Iterator[Chain]:
        name, twist = link.name, self.twist(link.name)
        yield twist >> TF(f"d_{name}_v", twists.of_point(link.centre)) >> self.v(name)
        if link.is_heavy:
            yield self.v(name) >> I(f"{name}_m", link.mass)
        yield twist >> TF(f"d_{name}_omega", twists.TURNING) >> self.omega(name)
        if any(entry != "0" for row in link.J for entry in row):
            yield self.omega(name) >> RigidInertia(f"{name}_J", link.J_by_mass)

    def _weights(self) -> Iterator[Chain]:
        """Free fall as an effort that passes from body to body and turns into their axes; its flow is momentum."""
        root = Zero(f"{self.name}_fall", [f"{self.name}_fall_{x}" for x in LETTERS])
        root = root.of(self._origin("the mechanism"))
        yield Se(f"{self.name}_gravity", self.gravity) >> root
        fields = {GROUND: root}
        for joint in self._moving_joints:
            name = joint.child.body
            if not self._carries(name):
                continue
            field = Zero(f"{name}_g", [f"{name}_g{x}" for x in LETTERS])
            fields[name] = field.of(self._origin("the body", name))
            before = fields[GROUND if joint.parent.body in self._resting else joint.parent.body]
            yield fields[name] << TF(f"R_{name}", self._pose(joint).R) << before
            if self._links[name].is_heavy:
                yield self.v(name) << TF(f"{name}_weight", self._mass(name)) << fields[name]

    def _mass(self, body: str) -> str:
        """A body's mass as a formula: one parameter with that of its inertia, where it is a number."""
        mass = self._links[body].mass
        return f"{body}_m" if value(mass) is not None else str(mass)

    def _carries(self, body: str) -> bool:
        """Whether a body, or one that hangs on it, has a mass."""
        beyond = (joint.child.body for joint in self.joints if joint.parent.body == body)
        return self._links[body].is_heavy or any(map(self._carries, beyond))

    def _wrench(self, joint: Joint) -> Zero:
        components = [f"{joint.name}_{letter}{x}" for letter in "mf" for x in LETTERS]
        origin = self._origin("the joint", joint.name)
        bounds = () if joint in self.closing else joint.bounds
        return Zero(f"{joint.name}_wrench", components).of(replace(origin, bounds=bounds))

    def _origin(self, what: str, name: str = "") -> Origin:
        """Of a junction of the mechanism itself, or of one of its bodies or joints."""
        of = f"{what} '{name}' of '{self.name}'" if name else f"{what} '{self.name}'"
        return Origin(self.name, of, f"d_{next(iter(self._holding))}_omega")

    # -- ways through the tree ------------------------------------------------------------------------------------

    @cached_property
    def _are_rates(self) -> bool:
        """Whether f = q_dot."""
        return all(map(_are_rates, self.joints))

    @cached_property
    def _links(self) -> dict[str, Link]:
        return {link.name: link for link in self.links}

    @cached_property
    def _resting(self) -> dict[str, Pose]:
        """The bodies that rest, and how: the ground, and what is fixed to it."""
        found = {GROUND: twists.HERE}
        for joint in self.joints:
            if joint.parent.body in found and not joint.motion.velocities:
                found[joint.child.body] = found[joint.parent.body] @ twists.of_joint(joint)
        return found

    @cached_property
    def _moving_joints(self) -> tuple[Joint, ...]:
        return tuple(joint for joint in self.joints if joint.child.body not in self._resting)

    @cached_property
    def _holding(self) -> dict[str, Joint]:
        """The joint of each body that moves."""
        return {joint.child.body: joint for joint in self._moving_joints}

    def _start(self, joint: Joint) -> Pose:
        """The pose of a joint's first frame in the body before, or in the ground."""
        return self._resting.get(joint.parent.body, twists.HERE) @ twists.of_frame(joint.parent)

    def _pose(self, joint: Joint) -> Pose:
        """The pose of a joint's second body in the body before."""
        return self._resting.get(joint.parent.body, twists.HERE) @ twists.of_joint(joint)

    def _inwards(self, body: str) -> tuple[Joint, ...]:
        """The joints from a body to the ground."""
        found: list[Joint] = []
        while body in self._holding:
            found.append(self._holding[body])
            body = found[-1].parent.body
        return tuple(found)

    def _carried(self, origin: Origin, body: str, rows: Matrix, axes: str) -> Branch:
        """A vector of a body's twist, in body axes or turned inwards through every body to the ground's."""
        self._moving(body)
        name = origin.name
        chain = self.twist(body) >> TF(f"d_{name}", rows)
        if check_axes(name, axes) == "body":
            flow = _vector(name, body).of(origin)
            return Branch(flow, (chain >> flow,))
        flow = _vector(name, None).of(origin)
        return Branch(flow, (self._turned(name, chain, self._inwards(body), origin) >> flow,))

    def _turned(self, name: str, chain: Chain, way: Sequence[Joint], origin: Origin) -> Chain:
        for k, joint in enumerate(way):
            step = One(f"{name}_in_{joint.child.body}", [f"{name}_in_{joint.child.body}_{x}" for x in LETTERS])
            chain = chain >> step.of(origin) >> TF(f"R{k + 1}_{name}", self._pose(joint).R)
        return chain

    def _ways(self, name: str, frames: Sequence[Frame]) -> list[tuple[Joint, ...]]:
        """The ways of two points inwards, as far as to the body where they meet."""
        for frame in frames:
            if frame.body not in self._resting:
                self._moving(frame.body)
        whole = [self._inwards(frame.body) for frame in frames]
        common = [joint for joint in whole[0] if joint in whole[1]]
        if (not whole[0] and not whole[1]) or frames[0].body == frames[1].body:
            law = f"'{frames[0].body}' and '{frames[1].body}' do not move against each other"
            raise StructureError(name, law, parties=(name,), remedy="give points of two bodies")
        return [tuple(joint for joint in way if joint not in common) for way in whole]

    def _reached(
        self, name: str, frame: Frame, way: Sequence[Joint], sign: str, origin: Origin
    ) -> tuple[Vector, list[Chain]]:
        """The place of a point from the body at the end of a way, and the chains to its velocity along that's axes."""
        pose = self._resting.get(frame.body, twists.HERE) @ twists.of_frame(frame)
        for joint in way:
            pose = self._pose(joint) @ pose
        if frame.body in self._resting:
            return pose.place, []
        chain = self.twist(frame.body) >> TF(f"d_{name}", sign * twists.of_point(frame.place))
        return pose.place, [self._turned(name, chain, way, origin)]

    def _joint(self, given: str | Joint) -> Joint:
        name = given.name if isinstance(given, Joint) else given
        for joint in self.joints:
            if joint.name == name:
                return joint
        law = f"there is no joint {name!r:.40}"
        known = ", ".join(joint.name for joint in self.joints)
        raise StructureError(self.name, law, parties=(self.name,), remedy=f"its joints are {known}")

    def _moving(self, given: Link | str) -> str:
        """The name of a body; one that is not there, or rests, is refused."""
        body = given.name if isinstance(given, Link) else given
        if body in self._holding:
            return body
        known = ", ".join(self._holding)
        law = f"'{body}' rests" if body in self._resting else f"there is no body {body!r:.40}"
        raise StructureError(self.name, law, parties=(self.name,), remedy=f"the bodies that move are {known}")


def checked(thing: Any, place: str) -> Mechanism:
    """`thing`, if it is a mechanism.

    Raises:
        StructureError: if not.
    """
    if not isinstance(thing, Mechanism):
        law = f"a mechanism is wanted, not {thing!r:.60}"
        raise StructureError(place, law, parties=(place,), remedy="give the Mechanism itself, and not a graph or a run")
    return thing


def _check_brought_once(mechanism: str, parts: Mapping[tuple[str, str], Sequence[Chain]]) -> None:
    """Refuse names of bodies and joints out of which one name is made twice, as of a joint A_v beside a body A."""
    owners: dict[str, tuple[str, str]] = {}
    for part, chains in parts.items():
        for element in {end.element.name: end.element for chain in chains for end in chain.ends}.values():
            known = part if element.common else owners.setdefault(element.name, part)
            if known != part:
                law = f"{known[0]} '{known[1]}' and {part[0]} '{part[1]}' both bring an element '{element.name}'"
                raise DuplicateName(mechanism, law, parties=(known[1], part[1]), remedy="rename one of them")


def _listed(given: Any) -> tuple[Any, ...]:
    """Several things, or one."""
    return tuple(given) if isinstance(given, list | tuple) else (given,)


def _are_rates(joint: Joint) -> bool:
    """Whether a joint's velocities are the rates of its coordinates."""
    return identity(len(joint.motion.velocities)) == joint.motion.Q


def _twist(name: str) -> One:
    return One(name, [f"{name}_{letter}{x}" for letter in "wv" for x in LETTERS])


def _vector(name: str, body: str | None) -> One:
    frame = "inertial" if body is None else f"{body}_omega"
    return One(name, [f"{name}_{x}" for x in LETTERS], frame=frame)
