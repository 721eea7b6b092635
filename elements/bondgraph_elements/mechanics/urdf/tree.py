"""Whether the links and joints of a URDF file make one tree that has mass."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bondgraph.errors import BondGraphError, DuplicateName, StructureError
from bondgraph_elements.mechanics.urdf.records import ALONG_AN_AXIS, JointRecord, LinkRecord, Mimic
from bondgraph_elements.mechanics.urdf.xml import Tag

MOST = 500
"""Links that a file may have: a humanoid with hands has some hundred."""


def check_tree(robot: Tag, links: Sequence[LinkRecord], joints: Sequence[JointRecord]) -> LinkRecord:
    """The root link of a tree.

    Raises:
        DuplicateName: for two links or joints of one name.
        StructureError: for joints of links that are not there, two parents, a cycle, several roots, or none.
    """
    if not links:
        raise robot.refused("it has no <link>", "give it links and joints")
    if len(links) > MOST:
        raise robot.refused(f"it has {len(links)} links, and {MOST} are the most", "read a part of it")
    _check_names("link", [(link.name, link.place) for link in links])
    _check_names("joint", [(joint.name, joint.place) for joint in joints])
    known = {link.name: link for link in links}
    for joint in joints:
        _check_ends(joint, known)
    _check_parents(joints)
    _check_cycles(joints)
    moved = {joint.child for joint in joints}
    first, *others = (link for link in links if link.name not in moved)
    if others:
        names = ", ".join(f"'{link.name}' ({link.place})" for link in (first, *others[:4]))
        law = f"no joint moves {names}{' and others' if len(others) > 4 else ''}, and only one link is the root"
        remedy = f"add the joint of '{others[0].name}', a fixed or floating one where it stands alone"
        raise StructureError(others[0].place, law, parties=(first.name, others[0].name), remedy=remedy)
    return first


def _check_names(what: str, names: Iterable[tuple[str, str]]) -> None:
    seen: dict[str, str] = {}
    for name, place in names:
        if name in seen:
            law = f"there is a {what} '{name}' already ({seen[name]})"
            raise DuplicateName(place, law, parties=(name,), remedy="give each its own name")
        seen[name] = place


def _check_ends(joint: JointRecord, known: Mapping[str, LinkRecord]) -> None:
    for role in ("parent", "child"):
        place, name = getattr(joint, f"{role}_place"), getattr(joint, role)
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            remedy = f"did you mean '{near[0]}'?" if near else f'add <link name="{name}">, or name another'
            raise StructureError(place, f"there is no link '{name}'", parties=(joint.name, name), remedy=remedy)
    if joint.parent == joint.child:
        law = f"the joint '{joint.name}' is between two links, and both are '{joint.child}'"
        raise StructureError(joint.place, law, parties=(joint.name,), remedy="name the other link")


def _check_parents(joints: Sequence[JointRecord]) -> None:
    seen: dict[str, JointRecord] = {}
    for joint in joints:
        other = seen.setdefault(joint.child, joint)
        if other is not joint:
            raise StructureError(
                joint.place,
                f"the link '{joint.child}' is the child of '{other.name}' ({other.place}) and of '{joint.name}'",
                parties=(joint.child, other.name, joint.name),
                remedy="a URDF is a tree: leave out one of the joints; a loop is closed by a constraint afterwards",
            )


def _check_cycles(joints: Sequence[JointRecord]) -> None:
    """Each link has one joint at most that moves it: go inwards from each, and none must come again."""
    holding = {joint.child: joint for joint in joints}
    good: set[str] = set()
    for joint in joints:
        way: list[JointRecord] = []
        link = joint.child
        while link in holding and link not in good:
            if holding[link] in way:
                raise _cyclic(way[way.index(holding[link]) :])
            way.append(holding[link])
            link = holding[link].parent
        good |= {found.child for found in way}


def _cyclic(way: Sequence[JointRecord]) -> BondGraphError:
    names = ", ".join(f"'{joint.name}' ({joint.place})" for joint in way)
    return StructureError(
        way[0].place,
        f"the joints {names} go round in a circle, and no link of it is the root",
        parties=[joint.name for joint in way],
        remedy="a URDF is a tree: leave out one of the joints; a loop is closed by a constraint afterwards",
    )


def with_leaders(joints: Sequence[JointRecord]) -> list[JointRecord]:
    """The same joints, each that mimics one that mimics another, and so on, following the last itself.

    Raises:
        StructureError: for a joint that follows none, itself, or one of several coordinates.
    """
    known = {joint.name: joint for joint in joints}
    return [replace(joint, mimic=_led(joint, known)) if joint.mimic else joint for joint in joints]


def _led(joint: JointRecord, known: Mapping[str, JointRecord]) -> Mimic:
    assert joint.mimic is not None
    seen, name, ratio, offset = [joint.name], joint.mimic.joint, joint.mimic.multiplier, joint.mimic.offset
    while True:
        leader = known.get(name)
        if leader is None:
            near = difflib.get_close_matches(name, known, 1)
            remedy = f"did you mean '{near[0]}'?" if near else "name a joint of this file"
            raise _misled(joint, f"there is no joint '{name}'", remedy, (name,))
        if leader.name in seen:
            around = ", ".join(f"'{name}'" for name in (*seen, leader.name))
            raise _misled(joint, f"in the end it follows itself: {around}", "let one of them follow none", seen)
        if leader.type not in ALONG_AN_AXIS:
            law = f"'{name}' is {leader.type}, and has not the one coordinate that could be followed"
            raise _misled(joint, law, "follow a revolute, continuous or prismatic joint", (name,))
        if leader.mimic is None:
            return Mimic(name, ratio, offset, joint.mimic.place)
        seen.append(name)
        offset += ratio * leader.mimic.offset
        ratio, name = ratio * leader.mimic.multiplier, leader.mimic.joint


def _misled(joint: JointRecord, law: str, remedy: str, parties: Iterable[str]) -> BondGraphError:
    assert joint.mimic is not None
    return StructureError(
        joint.mimic.place, f"'{joint.name}' mimics: {law}", parties=(joint.name, *parties), remedy=remedy
    )


def check_masses(root: LinkRecord, links: Sequence[LinkRecord], joints: Sequence[JointRecord], *, free: bool) -> None:
    """Refuse joints that move only links of which the file does not say what they weigh.

    A mass of zero that the file states is let pass: what gives such a joint inertia may come from elsewhere.

    Args:
        free: whether the root moves.

    Raises:
        StructureError: naming a joint and what it moves.
    """
    said, beyond = {link.name: link.has_inertial for link in links}, _beyond(joints)
    moved = {joint.name: _moved(joint.child, beyond) for joint in joints}
    weighs = {joint.name: any(said[name] for name in moved[joint.name]) for joint in joints}
    for joint in joints:
        together = [joint, *(other for other in joints if other.mimic and other.mimic.joint == joint.name)]
        if joint.type != "fixed" and joint.mimic is None and not any(weighs[other.name] for other in together):
            raise _weightless(joint.place, f"the joint '{joint.name}' moves", joint.name, moved[joint.name])
    if free and not any(said.values()):
        raise _weightless(root.place, "nothing holds, and there is", root.name, [root.name])


def _beyond(joints: Sequence[JointRecord]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for joint in joints:
        found.setdefault(joint.parent, []).append(joint.child)
    return found


def _moved(link: str, beyond: Mapping[str, list[str]]) -> list[str]:
    """A link and all that hang on it."""
    found = [link]
    for name in found:
        found += beyond.get(name, ())
    return found


def _weightless(place: str, what: str, party: str, names: Sequence[str]) -> BondGraphError:
    listed = ", ".join(f"'{name}'" for name in names[:4]) + (" and others" if len(names) > 4 else "")
    return StructureError(
        place,
        f"{what} only links without <inertial>: {listed}; nothing says what resists it",
        parties=(party, *names),
        remedy="give one of them its <inertial>, or make the joint fixed; where its inertia comes from elsewhere, as "
        "from a motor, say so by an <inertial> of zeros",
    )
