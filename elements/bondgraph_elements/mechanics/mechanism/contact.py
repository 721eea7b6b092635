"""Contacts of a body with a plane: the velocity at which the two slip and part, to be held, resisted or sprung."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bondgraph.algebra import expressions
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.errors import StructureError
from bondgraph.graph.bounds import Bound
from bondgraph.graph.chain import Chain
from bondgraph.graph.junction import Origin
from bondgraph.program.tolerances import CLOSED
from bondgraph_elements.junctions import One, Zero
from bondgraph_elements.mechanics._matrix import Matrix, Row, Table, Vector, beside, skew, zeros
from bondgraph_elements.mechanics._numbers import names_in, random_values, values_of
from bondgraph_elements.mechanics.bodies.frame import Frame, Link, frame_of
from bondgraph_elements.mechanics.files.tabled import Tabled
from bondgraph_elements.mechanics.joints import twists
from bondgraph_elements.mechanics.joints.closure import ENTRIES, PLACE, ROTATION, PoseTransformer
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.joints.twists import Pose
from bondgraph_elements.mechanics.mechanism.junctions import TWIST
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism
from bondgraph_elements.sources import Sf

HERE = twists.HERE
AXES_OF = tuple(map(Vector, ROTATION))
"""The plane's axes along those of the contact."""
HEIGHT = AXES_OF[2] @ PLACE
_BACK = ROTATION.T
CARRIED = Matrix((*beside(_BACK, zeros(3, 3)), *beside(-skew(PLACE) @ _BACK, _BACK)))
"""The twist of the plane's frame, as that of a body that goes through the contact's axes, along these."""


class Touch(NamedTuple):
    """A contact in the axes it is described in, by formulas in their pose against the plane, as of a `PoseTransformer`.

    Attributes:
        rows: velocities of the body's point at the contact, ahead, to the left and away from the plane, of shape
            (3, 6), for the twist of the body's frame against the plane, in these axes.
        height: of the body's lowest point above the plane.
    """

    rows: Table
    height: str


@dataclass(frozen=True)
class Contact(Tabled):
    """Base of the contacts with a plane. Iterating gives the chains that lead to `slip` and `normal`.

    The plane is z = 0 of a frame, and the body is on the side of positive z. `slip` has the components
    `<name>_ahead` and `<name>_aside` of the velocity, against the plane, of that point of the body which touches it;
    `normal` its component away from the plane, whose integral, `<name>_height`, is known in the joints' coordinates.
    A friction or a tyre is on `slip`, a spring on `normal`; `rolling` holds all three.

    Args:
        name: of the contact.
        mechanism: the tree that the body is in.
        body: a frame of the body, a body, or the name of one.
        plane: a frame, the plane is its xy plane; that of the ground by default.

    Raises:
        StructureError: for a plane and a body that do not move against each other.
    """

    name: str
    mechanism: Mechanism
    body: Frame | Link | str
    _: KW_ONLY
    plane: Frame | Link | str = "ground"

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "a contact")
        if not isinstance(self.mechanism, Mechanism):
            law = f"a contact is one of a mechanism's bodies, not of {self.mechanism!r:.40}"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give the Mechanism the body is in")
        object.__setattr__(self, "body", frame_of(self.body, self.name))
        object.__setattr__(self, "plane", frame_of(self.plane, self.name))
        self._check()

    @abstractmethod
    def _lengths(self) -> Row:
        """Its lengths or directions, checked."""

    @property
    def bounds(self) -> tuple[Bound, ...]:
        """What must be positive for any values of its parameters."""
        return ()

    @abstractmethod
    def _touch(self, turned: Matrix) -> Touch:
        """The contact, with the rotation from the axes of the body's frame to those it is described in."""

    @abstractmethod
    def _suits(self, turned: Matrix) -> bool:
        """Whether it is as well described in the axes before the body's joint, to which the joint turns it so."""

    # -- its junctions --------------------------------------------------------------------------------------------

    @property
    def slip(self) -> One:
        """The 1-junction of the velocity in the plane, ahead and to the left."""
        return One(f"{self.name}_slip", (f"{self.name}_ahead", f"{self.name}_aside")).of(self._origin)

    @property
    def normal(self) -> One:
        """The 1-junction of the velocity away from the plane; its coordinate is `<name>_height`."""
        return One(f"{self.name}_normal", coordinates=(f"{self.name}_height",)).of(self._origin)

    @property
    def _origin(self) -> Origin:
        plane, frame = self._frames
        what = f"the contact '{self.name}' of '{frame.body}' with '{plane.body}' of '{self.mechanism.name}'"
        return Origin(self.name, what, f"d_{self.name}_slip", self.bounds, self)

    @property
    def rolling(self) -> tuple[Chain, ...]:
        """Sources that hold the contact; their efforts are the forces on the body.

        `<name>_grip` keeps it from slipping, which is nonholonomic, and `<name>_load` its height at zero; where the
        joints do so already there is none.
        """
        grip = Sf(f"{self.name}_grip", (0, 0)) >> self.slip
        load = Sf(f"{self.name}_load", 0, given="position") >> self.normal
        return (grip, load) if self._can_part else (grip,)

    def __iter__(self) -> Iterator[Chain]:
        hub = One(f"{self.name}_hub", [f"{self.name}_hub_{x}" for x in TWIST]).of(self._origin)
        (ahead, aside, away), height = self._touch(self._turned)
        yield from self._towards(hub)
        yield hub >> PoseTransformer(f"d_{self.name}_slip", (ahead, aside), (), self._way) >> self.slip
        yield hub >> PoseTransformer(f"d_{self.name}_normal", (away,), (height,), self._way) >> self.normal

    # -- in model files ---------------------------------------------------------------------------------------------

    def needs(self) -> str:
        return self.mechanism.name

    # -- where it is ----------------------------------------------------------------------------------------------

    @cached_property
    def _frames(self) -> tuple[Frame, Frame]:
        return frame_of(self.plane), frame_of(self.body)

    @cached_property
    def _joints(self) -> tuple[tuple[Joint, ...], tuple[Joint, ...]]:
        """The joints from the plane, and from the body, inwards to where they meet."""
        return self.mechanism.tree.apart(self.name, self._frames)

    def _outwards(self, k: int) -> list[Pose]:
        """The poses from the body where the ways meet to the plane's frame, or the body's, each in the one before."""
        tree = self.mechanism.tree
        return [*map(tree.pose, reversed(self._joints[k])), tree.frame(self._frames[k])]

    @cached_property
    def _turned(self) -> Matrix:
        """The rotation from the axes of the body's frame to those that the contact is described in."""
        last = self._joints[1][:1]
        turned = self.mechanism.tree.pose(last[0]).R @ self._frames[1].axes if last else HERE.R
        return turned if last and self._suits(turned) else HERE.R

    @cached_property
    def _way(self) -> tuple[Pose, ...]:
        """The poses from the plane's frame to the axes that the contact is described in, at the body's frame."""
        back, out = [pose.inverse for pose in reversed(self._outwards(0))], self._outwards(1)
        if self._turned != HERE.R:
            out[-2:] = [Pose(HERE.R, (out[-2] @ out[-1]).place)]
        return *back, *out

    @property
    def _moving(self) -> set[str]:
        joints = self.mechanism.tree.joints
        return {TIME, *(name for joint in joints for name in (*joint.motion.coordinates, *joint.motion.velocities))}

    @cached_property
    def _samples(self) -> Any:
        """Of shape (3, 13): the pose against the plane, and the height, at random coordinates."""
        import numpy as np

        height = self._touch(self._turned).height
        rows = tuple(row for pose in self._way for row in (*pose.R, pose.place))
        fixed = random_values((*rows, self._lengths()), 0)
        found = []
        for seed in range(3):
            at = fixed | {name: x for name, x in random_values(rows, seed).items() if name in self._moving}
            R, place = np.eye(3), np.zeros(3)
            for pose in self._way:
                place = place + R @ values_of((pose.place,), at)[0]
                R = R @ values_of(pose.R, at)
            local = dict(zip(ENTRIES, R.flat, strict=True)) | dict(zip(PLACE, R.T @ place, strict=True))
            found.append([*R.flat, *place, values_of(((height,),), at | local)[0, 0]])
        return np.array(found)

    @property
    def _can_part(self) -> bool:
        """Whether the height depends on any coordinate."""
        return bool(_spread(self._samples[:, 12:]) > CLOSED)

    def _towards(self, hub: One) -> Iterator[Chain]:
        """The chains to the twist of the body's frame against the plane's."""
        plane, frame = self._frames
        own = twists.at(Pose(Matrix(frame.axes) @ self._turned.T, Vector(frame.place)))
        under = -(CARRIED @ twists.at(twists.of_frame(plane)))
        sides = (("body", frame.body, own, ()), ("plane", plane.body, under, self._way))
        moving = [side for side in sides if side[1] not in self.mechanism.tree.resting]
        end: One | Zero = hub
        if len(moving) > 1:
            end = Zero(f"{self.name}_gap", [f"{self.name}_gap_{x}" for x in TWIST]).of(self._origin)
            yield end >> hub
        for word, body, rows, way in moving:
            yield self.mechanism.twist(body) >> PoseTransformer(f"d_{self.name}_{word}", rows, (), way) >> end

    def _check(self) -> None:
        """Refuse what is said to be fixed in a body and moves, and a body that does not move against the plane."""
        given = [row for frame in self._frames for row in (frame.place, *frame.axes)]
        found = sorted(self._moving & {*names_in((*given, self._lengths()))})
        if found:
            law = f"it would change with {', '.join(found)}, and is fixed in two bodies"
            raise StructureError(self.name, law, parties=(self.name, *found), remedy="describe what moves by a joint")
        taken = sorted({*PLACE, *ENTRIES} & {*names_in((self._lengths(),))})
        if taken:
            law = f"{', '.join(taken)} is what its own formulas call the pose of the body"
            raise StructureError(self.name, law, parties=(self.name, *taken), remedy="call the parameter otherwise")
        turns = self._moving & {*names_in(self._turned)}
        if not turns and _spread(self._samples) <= CLOSED:
            law = f"'{self._frames[1].body}' and '{self._frames[0].body}' do not move against each other"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give a body and a plane that do")
        self._check_touching()

    def _check_touching(self) -> None:
        """Refuse a body that the joints keep at a distance, where this is known in numbers."""
        rows = [row for pose in self._way for row in (*pose.R, pose.place)]
        away = self._samples[0, 12]
        if self._can_part or {*names_in((*rows, self._lengths()))} - self._moving or abs(away) <= CLOSED:
            return
        law = f"its joints keep it {away:.6g} above the plane"
        remedy = "correct the place of its frame, or of the plane"
        raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)


def _spread(samples: Any) -> float:
    """The greatest difference in a column."""
    return float((samples.max(0) - samples.min(0)).max())
