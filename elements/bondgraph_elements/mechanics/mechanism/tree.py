"""The kinematic tree of a mechanism: which bodies move, where each is in the one before, and the ways between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bondgraph.errors import DuplicateName, StructureError
from bondgraph.graph.nearest import nearest
from bondgraph_elements.mechanics._matrix import identity
from bondgraph_elements.mechanics.bodies.frame import GROUND, Frame, Link
from bondgraph_elements.mechanics.joints import twists
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.joints.twists import Pose


@dataclass(frozen=True)
class Tree:
    """The bodies that joints carry, from the ground outwards. What is fixed to the ground rests, and counts as ground.

    Args:
        name: of the mechanism.
        links: its bodies.
        joints: those of the tree, each after the one that carries its first body.
        closing: those that close loops.
    """

    name: str
    links: tuple[Link, ...]
    joints: tuple[Joint, ...]
    closing: tuple[Joint, ...] = ()

    # -- what moves -----------------------------------------------------------------------------------------------

    @cached_property
    def resting(self) -> dict[str, Pose]:
        """The pose in the ground of each body that rests, the ground's own first."""
        found = {GROUND: twists.HERE}
        for joint in self.joints:
            if joint.parent.body in found and not joint.motion.velocities:
                found[joint.child.body] = found[joint.parent.body] @ twists.of_joint(joint)
        return found

    @cached_property
    def carrying(self) -> dict[str, Joint]:
        """The joint that carries each body that moves."""
        return {joint.child.body: joint for joint in self.joints if joint.child.body not in self.resting}

    @cached_property
    def bodies(self) -> dict[str, Link]:
        """The bodies by name."""
        return {link.name: link for link in self.links}

    @cached_property
    def in_rates(self) -> bool:
        """Whether the velocities of every joint are the rates of its coordinates, f = q_dot."""
        return all(map(is_in_rates, self.joints))

    def has_mass(self, body: str) -> bool:
        """Whether a body, or one that hangs on it, has a mass."""
        beyond = (joint.child.body for joint in self.joints if joint.parent.body == body)
        return self.bodies[body].is_heavy or any(map(self.has_mass, beyond))

    # -- poses ----------------------------------------------------------------------------------------------------

    def fixed(self, given: Frame) -> Frame:
        """The frame itself; one that moves in its body, which is flexible, or is of another body, is refused."""
        body = self.bodies.get(given.body)
        if body is not None and given.of is not None and given.of != body:
            law = f"a frame is of another body called '{body.name}' than that of the mechanism"
            remedy = "take the frame from the body that the mechanism is given, or name the body"
            raise DuplicateName(self.name, law, parties=(body.name,), remedy=remedy)
        return given if given.body not in self.bodies else self.bodies[given.body].fixed(given)

    def frame(self, given: Frame) -> Pose:
        """The pose of a frame in its body, or in the ground where that rests."""
        self.fixed(given)
        return self.resting.get(given.body, twists.HERE) @ twists.of_frame(given)

    def pose(self, joint: Joint) -> Pose:
        """The pose of a joint's second body in its first, or in the ground where that rests."""
        return self.resting.get(joint.parent.body, twists.HERE) @ twists.of_joint(joint)

    # -- ways -----------------------------------------------------------------------------------------------------

    def inwards(self, body: str) -> tuple[Joint, ...]:
        """The joints from a body to the ground."""
        found: list[Joint] = []
        while body in self.carrying:
            found.append(self.carrying[body])
            body = found[-1].parent.body
        return tuple(found)

    def to_common_body(self, one: str, other: str) -> tuple[tuple[Joint, ...], tuple[Joint, ...]]:
        """The joints from each of two bodies inwards to the first body that carries both."""
        first, second = self.inwards(one), self.inwards(other)
        return tuple(j for j in first if j not in second), tuple(j for j in second if j not in first)

    def apart(self, name: str, frames: Sequence[Frame]) -> tuple[tuple[Joint, ...], tuple[Joint, ...]]:
        """The ways of two frames inwards to the body where they meet.

        Raises:
            StructureError: for frames that do not move against each other, naming what wants them to.
        """
        one, other = (frame.body for frame in frames)
        for body in (one, other):
            if body not in self.resting:
                self.moving(body)
        if one == other or not {one, other} - self.resting.keys():
            law = f"'{one}' and '{other}' do not move against each other"
            raise StructureError(name, law, parties=(name,), remedy="give points of two bodies")
        return self.to_common_body(one, other)

    def around(self, joint: Joint) -> tuple[Pose, list[tuple[str, Pose]], Pose]:
        """The loop that a joint closes: the pose of its first body in its first frame, and of its second frame in its
        body; between them, by name, the bodies along the tree, each with its pose in the one before."""
        inwards, outwards = self.to_common_body(joint.parent.body, joint.child.body)
        steps = [(j.parent.body, self.pose(j).inverse) for j in inwards]
        steps += [(j.child.body, self.pose(j)) for j in reversed(outwards)]
        return self.frame(joint.parent).inverse, steps, self.frame(joint.child)

    # -- by name --------------------------------------------------------------------------------------------------

    def joint(self, given: str | Joint) -> Joint:
        """The joint of a name; one that is not in the tree is refused."""
        name = given.name if isinstance(given, Joint) else given
        for joint in self.joints:
            if joint.name == name:
                return joint
        law = f"there is no joint {name!r:.40}"
        remedy = nearest(str(name), [joint.name for joint in self.joints], "its joints are")
        if name in self.carrying or name in (link.name for link in self.links):
            remedy += f"; the velocity of a body is mechanism.v({name!r:.40}), of a point mechanism.point(...)"
        elif leads := [joint.name for joint in self.joints if name in joint.motion.coordinates]:
            remedy = f"it is a coordinate, run[{name!r:.40}]; the velocities of its joint are mechanism['{leads[0]}']"
        if name in (joint.name for joint in self.closing):
            law = f"the joint '{name}' closes a loop, and has no velocities of its own"
            remedy = "give the mechanism another joint of the loop last, which then closes it"
        raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)

    def moving(self, given: Link | str) -> str:
        """The name of a body; one that is not there, or rests, is refused."""
        body = given.name if isinstance(given, Link) else given
        if body in self.carrying:
            return body
        known = ", ".join(self.carrying)
        law = f"'{body}' rests" if body in self.resting else f"there is no body {body!r:.40}"
        raise StructureError(self.name, law, parties=(self.name,), remedy=f"the bodies that move are {known}")


def is_in_rates(joint: Joint) -> bool:
    """Whether a joint's velocities are the rates of its coordinates."""
    return identity(len(joint.motion.velocities)) == joint.motion.Q
