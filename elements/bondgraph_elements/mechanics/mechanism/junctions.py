"""The junctions of a mechanism: its velocities, its coordinates' rates, twists of bodies and wrenches of joints."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from bondgraph.graph.chain import End
from bondgraph.graph.junction import Origin
from bondgraph_elements.junctions import One, Zero
from bondgraph_elements.mechanics._arguments import LETTERS
from bondgraph_elements.mechanics.bodies.frame import Link
from bondgraph_elements.mechanics.flexible.flexible_link import FlexibleLink
from bondgraph_elements.mechanics.joints._closure_rows import closure_of
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.mechanism.tree import Tree

TWIST = [f"{letter}{x}" for letter in "wv" for x in LETTERS]
"""The components of a twist, the angular velocity first."""
WRENCH = [f"{letter}{x}" for letter in "mf" for x in LETTERS]
"""The components of a wrench, the moment first."""


@dataclass(frozen=True)
class Junctions:
    """The junctions of a tree, made when they are asked for: the same one whenever it is the same.

    Args:
        tree: it.
        mechanism: whose tree it is.
    """

    tree: Tree
    mechanism: Any = field(default=None, compare=False, repr=False)

    @cached_property
    def f(self) -> One:
        """The generalized velocities; the coordinates too, where f = q_dot."""
        tree = self.tree
        own = [joint.motion for joint in tree.joints if not joint.follows]
        velocities = [name for motion in own for name in motion.velocities]
        coordinates = [name for motion in own for name in motion.coordinates]
        found = One(f"{tree.name}_f", velocities, coordinates=coordinates if tree.in_rates else ())
        return found.of(self.origin("the mechanism"))

    def velocities(self, joint: str | Joint) -> End:
        """The velocities of a joint, a part of f; of one that follows another its own, behind the ratio."""
        found = self.tree.joint(joint)
        return self.rate(found).end() if found.follows else self.f[found.motion.velocities]

    def rate(self, joint: Joint) -> One:
        """The velocity of a joint that follows another, with the coordinate that integrates it."""
        name = joint.name
        found = One(f"{name}_q_dot", (name,), coordinates=(f"{name}_q",))
        return found.of(replace(self.origin("the joint", name), chains=f"d_{name}_q"))

    def q_dot(self, joint: str | Joint) -> One | End:
        """The rates of a joint's coordinates: a part of f, or behind its Q."""
        found = self.tree.joint(joint)
        if self.tree.in_rates or found.follows:
            return self.velocities(joint)
        return One(f"{found.name}_q_dot", coordinates=found.motion.coordinates).of(self.origin("the joint", found.name))

    def twist(self, body: Link | str) -> One:
        """The angular velocity of a body and the velocity of its origin, in body axes."""
        name = self.tree.moving(body)
        return twist(f"{name}_twist").of(self.origin("the body", name))

    def v(self, body: Link | str) -> One:
        """The velocity of a body's mass centre, in body axes."""
        name = self.tree.moving(body)
        return vector(f"{name}_v", name).of(self.origin("the body", name))

    def omega(self, body: Link | str) -> One:
        """The angular velocity of a body, in body axes."""
        name = self.tree.moving(body)
        return vector(f"{name}_omega", name).of(self.origin("the body", name))

    def nodes(self, link: FlexibleLink) -> Zero:
        """The forces on what the mass of a flexible body counts as, along body axes; its flows are their velocities."""
        found = Zero(f"{link.name}_nodes", [f"{link.name}_n{k}{x}" for k in range(link.count) for x in LETTERS])
        return found.of(self.origin("the body", link.name))

    def node(self, link: FlexibleLink, k: int) -> One:
        """The velocity of one of these, along body axes; the first is that of the mass centre."""
        axes = None if link.name in self.tree.resting else link.name
        return vector(f"{link.name}_v{k or ''}", axes).of(self.origin("the body", link.name))

    def wrench(self, joint: Joint) -> Zero:
        """The wrench that a joint passes to its second body, at its second frame; its flow is the joint's twist."""
        origin = self.origin("the joint", joint.name)
        found = Zero(f"{joint.name}_wrench", [f"{joint.name}_{component}" for component in WRENCH])
        own = [f"{letter}_{joint.name}" for letter in "XYd"]
        if joint in self.tree.closing:
            closure = closure_of(joint)
            held = {k for row in closure.rows for k, entry in enumerate(row) if entry != "0"}
            free = tuple(name for k, name in enumerate(found.components) if k not in held)
            bonded = (*own, f"hold_{closure.name}", f"hold_{closure.name}_slip")
            return found.of(replace(origin, bonded=bonded, open=free))
        bonded = (*own, f"d_{joint.name}_turn", f"d_{joint.name}_move", f"{joint.child.body}_twist")
        return found.of(replace(origin, bounds=joint.bounds, bonded=bonded))

    def fall(self, body: str = "") -> Zero:
        """The acceleration of free fall as an effort: along a body's axes, or inertial ones."""
        if not body:
            root = Zero(f"{self.tree.name}_fall", [f"{self.tree.name}_fall_{x}" for x in LETTERS])
            return root.of(self.origin("the mechanism"))
        return Zero(f"{body}_g", [f"{body}_g{x}" for x in LETTERS]).of(self.origin("the body", body))

    def origin(self, what: str, name: str = "") -> Origin:
        """Where a junction comes from: the mechanism itself, or one of its bodies or joints."""
        of = f"{what} '{name}' of '{self.tree.name}'" if name else f"{what} '{self.tree.name}'"
        return Origin(self.tree.name, of, f"d_{next(iter(self.tree.carrying))}_omega", maker=self.mechanism)


def twist(name: str) -> One:
    """A 1-junction of an angular velocity and a velocity, components of which are not those of one frame."""
    return One(name, [f"{name}_{component}" for component in TWIST])


def vector(name: str, body: str | None) -> One:
    """A 1-junction of a vector along a body's axes, or inertial ones."""
    frame = "inertial" if body is None else f"{body}_omega"
    return One(name, [f"{name}_{x}" for x in LETTERS], frame=frame)
