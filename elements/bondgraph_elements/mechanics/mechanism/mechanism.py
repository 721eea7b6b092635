"""Mechanisms: trees of bodies and joints as a multibond graph, [004] Fig. 1, by twists that pass from body to body."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain, End
from bondgraph.graph.whole import Reading, Whole
from bondgraph.program.notebook import beneath, table
from bondgraph.program.other_words import no_attribute
from bondgraph_elements._other_words import MECHANISM
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics._arguments import vector
from bondgraph_elements.mechanics._matrix import Vector
from bondgraph_elements.mechanics.bodies.frame import Frame, Link
from bondgraph_elements.mechanics.files.asked import Asked
from bondgraph_elements.mechanics.files.tables import Tables, keys_of, table_of
from bondgraph_elements.mechanics.files.written import part_of
from bondgraph_elements.mechanics.flexible.flexible_link import FlexibleLink, with_stations
from bondgraph_elements.mechanics.joints.closure import Closing
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.mechanism import branch
from bondgraph_elements.mechanics.mechanism.branch import Branch
from bondgraph_elements.mechanics.mechanism.chains import by_part, chains
from bondgraph_elements.mechanics.mechanism.junctions import Junctions
from bondgraph_elements.mechanics.mechanism.planar_bodies import check_planar
from bondgraph_elements.mechanics.mechanism.spanning_tree import parted
from bondgraph_elements.mechanics.mechanism.tree import Tree

if TYPE_CHECKING:
    from bondgraph.report.scene import Scene, Solid

DOWN = "(0, 0, -9.81) where z points up"


@dataclass(frozen=True, repr=False)
class Mechanism(Whole):
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
        links: its bodies; of a `FlexibleLink` its stations come with it.
        joints: that connect them with the ground and each other; those that close loops are among them.
        gravity: the acceleration of free fall, in inertial axes, (0, 0, -9.81) where z points up; none if left out.
            `print(mechanism)` tells what is taken.

    Raises:
        DuplicateName: for two bodies, joints, velocities or coordinates of one name.
        StructureError: for a joint of a body that does not exist, a body without joint, where nothing moves, and for a
            body given by one moment, `planar`, that its joints let turn out of a plane.

    >>> from bondgraph import Graph
    >>> from bondgraph_elements.mechanics.joints.standard import Revolute
    >>> rod = Link("rod", "m", ("A", "A", 0), centre=(0, 0, "-l"))
    >>> swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, "-g"))
    >>> Graph("pendulum", *swing).elements["swing_f"].components
    ('pivot',)
    """

    kinds: ClassVar[tuple[str, ...]] = ("Mechanism",)
    brings: ClassVar[tuple[type[Whole], ...]] = (Asked, Closing)
    heads: ClassVar[tuple[str, ...]] = ("joint", "is", "from", "to", "velocities")

    name: str
    links: tuple[Link, ...]
    joints: tuple[Joint, ...] = ()
    _: KW_ONLY
    gravity: Any = None
    closing: tuple[Joint, ...] = field(init=False)
    tree: Tree = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "a mechanism")
        put = object.__setattr__
        links, joints = with_stations(_listed(self.links), _listed(self.joints))
        put(self, "links", links)
        put(self, "joints", tuple(joints))
        joined, closing = parted(self.name, links, joints)
        put(self, "closing", closing)
        put(self, "tree", Tree(self.name, links, joined, closing))
        for frame in (frame for joint in (*joined, *closing) for frame in (joint.parent, joint.child)):
            self.tree.fixed(frame)
        for link in links:
            check_planar(self.tree, link)
        if self.gravity is not None:
            fall = vector(self.name, self.gravity, "the acceleration of free fall", DOWN, "m/s^2")
            put(self, "gravity", Vector(map(str, fall)))  # in SI units: it is multiplied by masses
        if not any(joint.motion.velocities for joint in joined):
            law = "none of its joints moves"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give it a joint that is not fixed")

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            joints = {joint.name: f"write mechanism[{joint.name!r}]" for joint in vars(self).get("joints", ())}
            return no_attribute(self, name, {**joints, **MECHANISM})

    def __repr__(self) -> str:
        bodies = f"{len(self.links)} {'body' if len(self.links) == 1 else 'bodies'}"
        count = len(self.tree.joints)
        joints = f"{count} joint{'s' * (count != 1)}"
        closing = f", {len(self.closing)} more close loops" if self.closing else ""
        return f"{type(self).__name__}({self.name!r}: {bodies}, {joints}{closing}; {self._fall})"

    @property
    def _fall(self) -> str:
        """What is taken for gravity, and for up and down where it is along an axis."""
        if self.gravity is None:
            return f"no gravity; it is given by gravity={DOWN}"
        along = [k for k, entry in enumerate(self.gravity) if entry != "0"]
        if len(along) != 1:
            return f"gravity ({', '.join(self.gravity)})" if along else "no gravity"
        entry, axis = self.gravity[along[0]], "xyz"[along[0]]
        falls = entry.startswith("-")
        points = f"bodies fall along {'-' if falls else ''}{axis}, {axis} points {'up' if falls else 'down'}"
        return f"gravity {entry.removeprefix('-')}: {points}"

    def __str__(self) -> str:
        return "\n".join([repr(self), *("  " + "  ".join(row) for row in self._rows())])

    def _repr_html_(self) -> str:
        masses = [(link.name, str(link.mass)) for link in self.links]
        return beneath(table(self.heads, self._rows(), caption=repr(self)), table(("body", "mass"), masses))

    def _rows(self) -> Iterator[tuple[str, ...]]:
        for joint in self.joints:
            ends = joint.parent.body, joint.child.body
            yield joint.name, type(joint).__name__, *ends, ", ".join(joint.motion.velocities)

    # -- its junctions --------------------------------------------------------------------------------------------

    @cached_property
    def _junctions(self) -> Junctions:
        return Junctions(self.tree, self)

    @property
    def f(self) -> One:
        """The 1-junction of the generalized velocities; of the coordinates too, where f = q_dot."""
        return self._junctions.f

    def __getitem__(self, joint: str | Joint) -> End:
        """The velocities of a joint: a motor, a brake or a prescribed motion hangs there."""
        return self._junctions.velocities(joint)

    def q_dot(self, joint: str | Joint) -> One | End:
        """The rates of a joint's coordinates, part of f or behind their Q: a spring hangs there."""
        return self._junctions.q_dot(joint)

    def twist(self, body: Link | str) -> One:
        """The 1-junction of a body's angular velocity and of the velocity of its origin, both in body axes."""
        return self._junctions.twist(body)

    def v(self, body: Link | str) -> One:
        """The 1-junction of the velocity of a body's mass centre, in body axes."""
        return self._junctions.v(body)

    def omega(self, body: Link | str) -> One:
        """The 1-junction of a body's angular velocity, in body axes."""
        return self._junctions.omega(body)

    def point(self, name: str, at: Frame | Link | str, axes: str = "inertial") -> Branch:
        """The velocity of a point.

        Args:
            name: of its junction.
            at: a frame there.
            axes: of its components, and so of a force on it: "inertial" or "body".
        """
        return branch.point(self._junctions, name, at, axes)

    def turning(self, name: str, body: Link | str, axes: str = "inertial") -> Branch:
        """The angular velocity of a body: a moment is an effort on it.

        Args:
            name: of its junction.
            body: the body, or its name.
            axes: of its components: "inertial" or "body".
        """
        return branch.turning(self._junctions, name, body, axes)

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
        return branch.distance(self._junctions, name, one, other)

    def scene(
        self,
        run: Any,
        *,
        points: Sequence[Frame | Link | str] | Frame | Link | str = (),
        forces: Sequence[str] = (),
        instance: str = "",
    ) -> Scene:
        """Its motion in space: to be written as a page that loads nothing, and shown by a notebook.

        Bodies are seen as the shapes of their `visual=`, as what rolls, or as rods between joints. The camera turns.

        Args:
            run: a trajectory of a graph that holds it, or a prescribed motion.
            points: frames whose points leave a trace, or one.
            forces: names of joints; what each passes to its second body is shown as arrows, the force and the moment.
            instance: of a submodel, the one in which it moves, by its whole name.

        Raises:
            ValueRefused: for points and joints that are none, what is no run, or one of another mechanism, and shapes
                of a length that is not positive.

        >>> import bondgraph as bg
        >>> from bondgraph_elements.mechanics.joints.standard import Revolute
        >>> rod = Link("rod", 1, planar=0.1, centre=(0, 0, -0.5))
        >>> swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))
        >>> swing.scene(bg.simulate(bg.Graph("g", *swing), 1, start={"pivot_q": 1}))
        Scene('swing': 1 body, t from 0 to 1 s, 61 instants)
        """
        from bondgraph_elements.mechanics.numeric.in_space import in_space

        return in_space(self, run, points, forces, instance)

    def meshes(self) -> tuple[Mapping[str, tuple[Solid, ...]], tuple[str, ...]]:
        """What its bodies are seen as besides their shapes, by their names, and what cannot be seen as it is."""
        return {}, ()

    @property
    def rooms(self) -> dict[str, tuple[str, ...]]:
        """The elements of each body that moves, to be shaded: `graph.svg(rooms=mechanism.rooms)`."""
        present = {end.element.name for chain in self for end in chain.ends}
        own = ("{}_twist", "d_{}_v", "{}_v", "{}_m", "d_{}_omega", "{}_omega", "{}_J", "{}_weight", "{}_g")
        names = {body: [pattern.format(body) for pattern in own] for body in self.tree.carrying}
        for link in self.links:
            if isinstance(link, FlexibleLink):
                names.setdefault(link.name, []).extend(link.brought)
        return {body: tuple(name for name in found if name in present) for body, found in names.items()}

    @property
    def parts(self) -> dict[str, tuple[str, ...]]:
        """The elements of each body and joint, and of the weights, which `graph.svg(level=1)` draws as boxes.

        Each is called by what it is and its name, as "Revolute : hinge". The velocities' junction, f, is in none: a
        diagram of boxes draws those of each joint in its box.
        """
        found = by_part(self._junctions, self.gravity)
        owners = {self._junctions.origin(what, name).what: (what, name) for what, name in found}
        at: dict[str, set[tuple[str, str]]] = {}
        elements = {}
        for part, brought in found.items():
            for element in (end.element for chain in brought for end in chain.ends):
                at.setdefault(element.name, set()).add(part)
                elements[element.name] = element
        kinds = {joint.name: type(joint).__name__ for joint in self.joints}
        kinds_of = {"the joint": kinds, "the body": {link.name: type(link).__name__ for link in self.links}}
        members: dict[tuple[str, str], list[str]] = {part: [] for part in found}
        for name, parts in at.items():
            origin = getattr(elements[name], "origin", None)
            part = min(parts) if len(parts) == 1 else owners.get(origin.what if origin else "", ("", ""))
            members.setdefault(part, []).append(name)
        members.pop(("", ""), None)
        return {f"{kinds_of.get(what, {}).get(name, 'weights')} : {name}": tuple(names)
                for (what, name), names in members.items()}  # fmt: skip

    @property
    def spread(self) -> tuple[str, ...]:
        """Of `parts`, what is drawn within the others where all its bonds lead to these: the weights of bodies."""
        return tuple(title for title in self.parts if title.rpartition(" : ")[2] == self.name)

    def __iter__(self) -> Iterator[Chain]:
        return iter(self._chains)

    # -- in model files ---------------------------------------------------------------------------------------------

    def written(self) -> dict[str, Any]:
        """A robot's records are those of its URDF file, and not among them."""
        flexible = [link for link in self.links if isinstance(link, FlexibleLink)]
        brought = {body.name for link in flexible for body in link.carried}
        brought |= {joint.name for link in flexible for joint in link.flexures}
        bodies = {link.name: part_of(link) for link in self.links if link.name not in brought}
        joints = {joint.name: part_of(joint) for joint in self.joints if joint.name not in brought}
        gravity = {} if self.gravity is None else {"gravity": self.gravity}
        return {"type": "Mechanism", **gravity, "bodies": bodies, "joints": joints}

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], reading: Reading) -> Mechanism | None:
        tables = Tables(reading)
        given = {word: value for word, value in table.items() if word not in ("bodies", "joints")}
        bodies, joints = tables.bodies(table.get("bodies", {})), tables.joints(table.get("joints", {}))
        if bodies is None or joints is None:
            return None
        found: Mechanism | None = tables.made(cls, name, given, (), links=bodies, joints=joints)
        return found

    @classmethod
    def schema(cls, things: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        kinds = {kind: [x for x in things.values() if isinstance(x, type) and issubclass(x, kind)]
                 for kind in (Link, Joint)}  # fmt: skip
        return {"Mechanism": {"gravity": keys_of(cls)["gravity"], "bodies!": table_of(kinds[Link], "Link"),
                              "joints!": table_of(kinds[Joint])}}  # fmt: skip

    def ends(self) -> Mapping[str, End]:
        """The velocities of its joints, by the joints' names."""
        own = (joint for joint in self.tree.joints if joint.motion.velocities and not joint.follows)
        return {joint.name: self[joint.name] for joint in own}

    @cached_property
    def _chains(self) -> tuple[Chain, ...]:
        return chains(self._junctions, self.gravity)


def checked(thing: Any, place: str) -> Mechanism:
    """`thing`, if it is a mechanism.

    Raises:
        StructureError: if not.
    """
    if not isinstance(thing, Mechanism):
        law = f"a mechanism is wanted, not {thing!r:.60}"
        raise StructureError(place, law, parties=(place,), remedy="give the Mechanism itself, and not a graph or a run")
    return thing


def _listed(given: Any) -> tuple[Any, ...]:
    """A tuple of several things, or of one."""
    return tuple(given) if isinstance(given, list | tuple) else (given,)
