"""Bodies and joints in the order of a tree, from the ground outwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.errors import BondGraphError, DuplicateName, StructureError
from bondgraph_elements.mechanics._matrix import Row
from bondgraph_elements.mechanics._numbers import names_in
from bondgraph_elements.mechanics.bodies.frame import GROUND, Link
from bondgraph_elements.mechanics.joints.joint import Joint


def parted(
    mechanism: str, links: Sequence[Link], joints: Sequence[Joint]
) -> tuple[tuple[Joint, ...], tuple[Joint, ...]]:
    """The joints that make a tree, each after the one that moves its first body, and those that close loops.

    Of the joints of a loop the last one closes it, if the others lead outwards.

    Raises:
        DuplicateName: for two bodies, two joints or two velocities of one name.
        StructureError: for joints that leave a body without connection to the ground.
    """
    _check_kinds(mechanism, "a body", links, Link, "Link")
    _check_kinds(mechanism, "a joint", joints, Joint, "Revolute, say")
    _check_names(mechanism, "bodies", [link.name for link in links])
    _check_names(mechanism, "joints", [joint.name for joint in joints])
    own = [joint.motion for joint in joints if not joint.follows]
    _check_names(mechanism, "velocities", [name for motion in own for name in motion.velocities])
    _check_names(mechanism, "coordinates", [name for motion in own for name in motion.coordinates])
    known = {GROUND, *(link.name for link in links)}
    for joint in joints:
        _check_bodies(joint, known)
    _check_still(links, joints)
    tree = _spanning(joints)
    for joint in joints:
        _check_leader(joint, tree)
    reached = {GROUND, *(joint.child.body for joint in tree)}
    closing = [joint for joint in joints if joint not in tree and {joint.parent.body, joint.child.body} <= reached]
    _check_one_parent(mechanism, links, [joint for joint in joints if joint not in closing])
    return _ordered(tree), tuple(closing)


def _spanning(joints: Sequence[Joint]) -> list[Joint]:
    """Joints that lead outwards from the ground to every body once, the first possible ones."""
    found: list[Joint] = []
    reached = {GROUND}
    while True:
        ready = (joint for joint in joints if joint.parent.body in reached and joint.child.body not in reached)
        joint = next(ready, None)
        if joint is None:
            return found
        found.append(joint)
        reached.add(joint.child.body)


def _check_kinds(mechanism: str, what: str, given: Sequence[object], kind: type, words: str) -> None:
    for thing in given:
        if not isinstance(thing, kind):
            named = isinstance(getattr(thing, "name", None), str)
            called = f"'{thing.name}', {type(thing).__name__}," if named else f"{thing!r:.60}"  # type: ignore[attr-defined]
            law = f"{called} is not {what} of a mechanism, which has bodies, then joints"
            raise StructureError(mechanism, law, parties=(mechanism,), remedy=f"give a list of them: {words}")


def _check_names(mechanism: str, what: str, names: Sequence[str]) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            law = f"{count} {what} are called '{name}'"
            raise DuplicateName(mechanism, law, parties=(name,), remedy="give each its own name")


def _check_leader(joint: Joint, tree: Sequence[Joint]) -> None:
    """Refuse a joint that follows one that is not there, or not as it was given, or closes a loop."""
    leaders = [other for other in tree if other.name == joint.follows]
    if joint.follows and not any(other.motion[:2] == joint.motion[:2] for other in leaders):
        law = f"it follows '{joint.follows}', and no such joint leads outwards from the ground"
        parties = (joint.name, joint.follows)
        raise StructureError(joint.name, law, parties=parties, remedy="give the mechanism the joint that leads, too")


def _check_bodies(joint: Joint, known: set[str]) -> None:
    for frame in (joint.parent, joint.child):
        if frame.body not in known:
            others = ", ".join(sorted(known))
            law = f"it joins '{frame.body}', and there is no such body"
            raise StructureError(joint.name, law, parties=(joint.name, frame.body), remedy=f"there are {others}")


def _check_still(links: Sequence[Link], joints: Sequence[Joint]) -> None:
    """Refuse what is said to be fixed in a body and is a formula in coordinates, velocities or time."""
    moving = {TIME, *(name for joint in joints for name in (*joint.motion.coordinates, *joint.motion.velocities))}
    for link in links:
        _refuse(link.name, "mass, mass centre and inertia", [(link.mass,), link.centre, *link.J], moving)
    for joint in joints:
        m = joint.motion
        _refuse(joint.name, "motion", [*m.Q, *m.R, m.place, *m.omega, *m.v], moving - {*m.coordinates})
        for frame in (joint.parent, joint.child):
            _refuse(joint.name, f"frame in '{frame.body}'", [frame.place, *frame.axes], moving)


def _refuse(name: str, what: str, rows: Sequence[Row], moving: set[str]) -> None:
    found = sorted(moving & {*names_in(tuple(rows))})
    if found:
        law = f"its {what} would change with {', '.join(found)}, and the velocities that come of it are not known"
        raise StructureError(name, law, parties=(name, *found), remedy="describe what moves by a joint")


def _check_one_parent(mechanism: str, links: Sequence[Link], joints: Sequence[Joint]) -> None:
    """Refuse bodies that no joint moves, and joints whose bodies are the wrong way round."""
    moved = Counter(joint.child.body for joint in joints)
    reached = {GROUND, *(joint.child.body for joint in _ordered(joints))}
    for link in links:
        if not any(link.name in (joint.parent.body, joint.child.body) for joint in joints):
            raise _unheld(mechanism, link.name, f"no joint holds '{link.name}'")
    for joint in joints:
        if joint.child.body == GROUND or (moved[joint.child.body] > 1 and joint.parent.body not in reached):
            law = f"a joint moves its second body, and '{joint.child.body}' is held already"
            raise StructureError(joint.name, law, parties=(joint.name,), remedy="exchange its two frames")
    for link in links:
        if link.name not in reached:
            raise _unheld(mechanism, link.name, f"no joints connect '{link.name}' with the ground")


def _unheld(mechanism: str, link: str, law: str) -> BondGraphError:
    remedy = f"add its joint; Free('...', '{GROUND}', '{link}') where nothing holds it"
    return StructureError(mechanism, law, parties=(link,), remedy=remedy)


def _ordered(joints: Sequence[Joint]) -> tuple[Joint, ...]:
    """The joints that a way of joints connects with the ground, outwards."""
    found: list[Joint] = []
    reached, waiting = {GROUND}, list(joints)
    while True:
        ready = [joint for joint in waiting if joint.parent.body in reached and joint.child.body not in reached]
        if not ready:
            return tuple(found)
        found += ready
        reached |= {joint.child.body for joint in ready}
        waiting = [joint for joint in waiting if joint not in ready]
