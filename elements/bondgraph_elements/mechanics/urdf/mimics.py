"""Joints that mimic others: each follows the one that follows none."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bondgraph.errors import BondGraphError, StructureError
from bondgraph_elements.mechanics.urdf.records import ALONG_AN_AXIS, JointRecord, Mimic


def with_leaders(joints: Sequence[JointRecord]) -> tuple[JointRecord, ...]:
    """The same joints, each that mimics one that mimics another, and so on, following the last itself.

    Raises:
        StructureError: for a joint that follows none, itself, or one of several coordinates.
    """
    known = {joint.name: joint for joint in joints}
    return tuple(replace(joint, mimic=_led(joint, known)) if joint.mimic else joint for joint in joints)


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
