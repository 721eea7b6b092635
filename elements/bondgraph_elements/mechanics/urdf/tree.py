"""Whether the links and joints of a URDF file make one tree that has mass."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence

from bondgraph.errors import BondGraphError, DuplicateName, StructureError
from bondgraph_elements.mechanics.urdf.records import JointRecord, LinkRecord, RobotRecord

MOST = 500
"""Links that a file may have: a humanoid with hands has some hundred."""


def check_tree(robot: RobotRecord) -> None:
    """Refuse links and joints that do not make one tree.

    Raises:
        DuplicateName: for two links or joints of one name.
        StructureError: for joints of links that are not there, two parents, a cycle, several roots, or none.
    """
    links, joints = robot.links, robot.joints
    if len(links) > MOST:
        law = f"it has {len(links)} links, and {MOST} are the most"
        raise StructureError(robot.place, law, remedy="read a part of it")
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


def check_masses(robot: RobotRecord, *, free: bool) -> None:
    """Refuse joints that move only links of which the file does not say what they weigh.

    A mass of zero that the file states is let pass: what gives such a joint inertia may come from elsewhere.

    Args:
        free: whether the root moves.

    Raises:
        StructureError: naming a joint and what it moves.
    """
    joints = robot.joints
    said, beyond = {link.name: link.has_inertial for link in robot.links}, _beyond(joints)
    moved = {joint.name: _moved(joint.child, beyond) for joint in joints}
    weighs = {joint.name: any(said[name] for name in moved[joint.name]) for joint in joints}
    for joint in joints:
        together = [joint, *(other for other in joints if other.mimic and other.mimic.joint == joint.name)]
        if joint.type != "fixed" and joint.mimic is None and not any(weighs[other.name] for other in together):
            raise _weightless(joint.place, f"the joint '{joint.name}' moves", joint.name, moved[joint.name])
    if free and not any(said.values()):
        root = robot.root
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
