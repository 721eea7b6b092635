"""The chains of a mechanism's graph, [004] Fig. 1: joints, bodies, loops that joints close, and weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bondgraph.errors import DuplicateName
from bondgraph.graph.chain import Chain
from bondgraph_elements.compliance import C
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import Zero
from bondgraph_elements.mechanics.bodies.frame import GROUND, Link
from bondgraph_elements.mechanics.bodies.rigid_inertia import RigidInertia
from bondgraph_elements.mechanics.flexible.flexible_link import FlexibleLink
from bondgraph_elements.mechanics.joints import twists
from bondgraph_elements.mechanics.joints._closure_rows import closure_of
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.joints.mimic import Following
from bondgraph_elements.mechanics.joints.twists import Pose
from bondgraph_elements.mechanics.mechanism.junctions import Junctions, twist
from bondgraph_elements.mechanics.mechanism.tree import is_in_rates
from bondgraph_elements.resistor import R
from bondgraph_elements.sources import Se
from bondgraph_elements.two_ports import TF


def chains(m: Junctions, gravity: Any) -> tuple[Chain, ...]:
    """All chains of a mechanism, outwards.

    Args:
        m: its junctions.
        gravity: the acceleration of free fall, or None.

    Raises:
        DuplicateName: for names of bodies and joints out of which one name is made twice.
    """
    return tuple(chain for chains in by_part(m, gravity).values() for chain in chains)


def by_part(m: Junctions, gravity: Any) -> dict[tuple[str, str], tuple[Chain, ...]]:
    """The chains that each body, each joint and the weights bring, by "the body" and its name, ..., outwards."""
    found: dict[tuple[str, str], tuple[Chain, ...]] = {}
    for body, joint in m.tree.carrying.items():
        found["the joint", joint.name] = tuple(_of_joint(m, joint))
        found["the body", body] = tuple(_of_body(m, m.tree.bodies[body]))
    for link in _clamped(m):
        found["the body", link.name] = tuple(_of_flexible_body(m, link))
    for joint in m.tree.closing:
        found["the joint", joint.name] = tuple(_of_closing(m, joint))
    if gravity is not None:
        found["the weights of", m.tree.name] = tuple(_weights(m, gravity))
    _check_brought_once(m.tree.name, found)
    return found


# -- joints -------------------------------------------------------------------------------------------------------


def _of_joint(m: Junctions, joint: Joint) -> Iterator[Chain]:
    """The twist of the first body at the joint, and the joint's own: their sum is that of the second."""
    child, name, wrench = joint.child, joint.name, m.wrench(joint)
    if joint.parent.body not in m.tree.resting:
        passed = twists.at(m.tree.frame(joint.parent) @ twists.of_motion(joint))
        yield m.twist(joint.parent.body) >> TF(f"X_{name}", passed) >> wrench
    if joint.motion.velocities:
        yield from _of_velocities(m, joint, wrench)
    if isinstance(joint, Following):
        yield m.f[joint.motion.velocities] >> TF(f"d_{name}_q", ((joint.ratio,),), (joint.coordinate,)) >> m.rate(joint)
    elif joint.motion.velocities and not m.tree.in_rates:
        yield _of_coordinates(m, joint)
    back = twists.of_frame(child)
    if back == twists.HERE:
        yield wrench >> m.twist(child.body)
    else:
        yield wrench >> TF(f"Y_{name}", twists.at(back.inverse)) >> m.twist(child.body)


def _of_velocities(m: Junctions, joint: Joint, wrench: Zero) -> Iterator[Chain]:
    """The joint's own twist. A square modulus could pass flows back, and f would not be free: its halves cannot."""
    motion, name, own = joint.motion, joint.name, m.f[joint.motion.velocities]
    if len(motion.velocities) == len(wrench.components):
        yield own >> TF(f"d_{name}_turn", motion.omega) >> wrench[wrench.components[:3]]
        yield own >> TF(f"d_{name}_move", motion.v) >> wrench[wrench.components[3:]]
    else:
        yield own >> TF(f"d_{name}", (*motion.omega, *motion.v)) >> wrench


def _of_coordinates(m: Junctions, joint: Joint) -> Chain:
    """The rates of a joint's coordinates from its velocities."""
    own, q_dot = m.velocities(joint), m.q_dot(joint.name)
    return own >> q_dot if is_in_rates(joint) else own >> TF(f"Q_{joint.name}", joint.motion.Q) >> q_dot


# -- loops --------------------------------------------------------------------------------------------------------


def _of_closing(m: Junctions, joint: Joint) -> Iterator[Chain]:
    """The twist of the first body, carried along the tree, and that of the second: their difference is held."""
    name, child, wrench = joint.name, joint.child, m.wrench(joint)
    start, between, end = m.tree.around(joint)
    if joint.parent.body not in m.tree.resting:
        yield _carried(m, name, joint.parent.body, between, end) >> wrench
    way = tuple(pose for pose in (start, *(pose for _, pose in between), end) if pose != twists.HERE)
    yield from replace(closure_of(joint), way=way or (twists.HERE,)).chains(wrench.end(), m.origin("the joint", name))
    if child.body not in m.tree.resting:
        back = twists.at(twists.of_frame(child))
        yield m.twist(child.body) << TF(f"Y_{name}", back) << wrench


def _carried(m: Junctions, name: str, body: str, between: list[tuple[str, Pose]], end: Pose) -> Chain:
    """The twist of a body as that of a frame on another, joint by joint along the tree."""
    chain = Chain.of(m.twist(body))
    for beyond, pose in between[:-1]:
        seen = twist(f"{name}_in_{beyond}").of(m.origin("the joint", name))
        chain = chain >> TF(f"X_{name}_{beyond}", twists.at(pose)) >> seen
    return chain >> TF(f"X_{name}", twists.at(between[-1][1] @ end))


# -- bodies -------------------------------------------------------------------------------------------------------


def _of_body(m: Junctions, link: Link) -> Iterator[Chain]:
    """Its mass at the velocity of the mass centre, and its inertia at the angular velocity."""
    if isinstance(link, FlexibleLink):
        yield from _of_flexible_body(m, link)
        return
    name, own = link.name, m.twist(link.name)
    yield own >> TF(f"d_{name}_v", twists.of_point(link.centre)) >> m.v(name)
    if link.is_heavy:
        yield m.v(name) >> I(f"{name}_m", link.mass)
    yield own >> TF(f"d_{name}_omega", twists.TURNING) >> m.omega(name)
    if any(entry != "0" for row in link.J for entry in row):
        yield m.omega(name) >> RigidInertia(f"{name}_J", link.J_by_mass)


def _of_flexible_body(m: Junctions, link: FlexibleLink) -> Iterator[Chain]:
    """Its mass at velocities that follow its twist and its modes, that of its mass centre first; what bends it back."""
    name, lead, nodes = link.name, link.flexures[0], m.nodes(link)
    if name not in m.tree.resting:
        yield m.twist(name) >> TF(f"d_{name}_omega", twists.TURNING) >> m.omega(name)
        yield m.twist(name) >> TF(f"d_{name}_move", link.of_twist) >> nodes
    yield m.velocities(lead) >> TF(f"d_{name}_bend", link.of_modes) >> nodes
    for k in range(link.count):
        mass = I(f"{name}_m", link.mass) if k == 0 else I(f"{name}_m{k}", link.mass_formula)
        yield nodes[nodes.components[3 * k : 3 * k + 3]] >> m.node(link, k) >> mass
    yield m.q_dot(lead) >> C(f"{name}_elastic", link.compliance)
    if link.loss.any():
        yield m.velocities(lead) >> R(f"{name}_loss", link.loss.tolist())


def _clamped(m: Junctions) -> list[FlexibleLink]:
    """Flexible bodies whose own frame rests: their modes move all the same."""
    bodies = (m.tree.bodies[name] for name in m.tree.resting if name != GROUND)
    return [body for body in bodies if isinstance(body, FlexibleLink)]


def _weights(m: Junctions, gravity: Any) -> Iterator[Chain]:
    """Free fall as an effort that passes from body to body and turns into their axes; its flow is momentum.

    So what stands for an acceleration is of none of the domains, and a mass is no ratio of two of their flows.
    """
    yield Se(f"{m.tree.name}_gravity", gravity) >> m.fall()
    fields = {GROUND: m.fall()}
    for clamped in _clamped(m):
        pulled = TF(f"{clamped.name}_weight", clamped.mass_formula).without_unit()
        back = TF(f"R_{clamped.name}", m.tree.resting[clamped.name].R)
        yield m.node(clamped, 0) << pulled << m.fall(clamped.name) << back << m.fall()
    for name, joint in m.tree.carrying.items():
        if not m.tree.has_mass(name):
            continue
        fields[name] = m.fall(name)
        before = fields[GROUND if joint.parent.body in m.tree.resting else joint.parent.body]
        yield fields[name] << TF(f"R_{name}", m.tree.pose(joint).R) << before
        link = m.tree.bodies[name]
        if link.is_heavy:
            yield m.v(name) << TF(f"{name}_weight", link.mass_formula).without_unit() << fields[name]


def _check_brought_once(mechanism: str, parts: Mapping[tuple[str, str], Sequence[Chain]]) -> None:
    """Refuse names of bodies and joints out of which one name is made twice, as of a joint A_v beside a body A."""
    owners: dict[str, tuple[str, str]] = {}
    for part, of_part in parts.items():
        for element in {end.element.name: end.element for chain in of_part for end in chain.ends}.values():
            known = part if element.common else owners.setdefault(element.name, part)
            if known != part:
                law = f"{known[0]} '{known[1]}' and {part[0]} '{part[1]}' both bring an element '{element.name}'"
                raise DuplicateName(mechanism, law, parties=(known[1], part[1]), remedy="rename one of them")
