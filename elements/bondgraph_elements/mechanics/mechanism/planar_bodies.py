"""Bodies of which one moment of inertia is given: their joints must keep them in a plane."""

from __future__ import annotations

from typing import Any

from bondgraph.errors import StructureError
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import DIGITS
from bondgraph_elements.mechanics._numbers import random_values, values_of
from bondgraph_elements.mechanics.bodies.frame import Link
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.mechanism.tree import Tree

SEEDS = range(2)
"""Random configurations: in one alone, axes may happen to be parallel."""


def check_planar(tree: Tree, link: Link) -> None:
    """Refuse a body given by one moment of inertia that its joints let turn about more than one axis of its own.

    The joints of the tree are judged: those that close loops take motions away, and give a body none.

    Raises:
        StructureError: naming the joints that turn it.
    """
    inwards = tree.inwards(link.name) if link.planar is not None else ()
    turns = {joint.name: turn for joint, turn in zip(inwards, _turns(inwards), strict=True) if turn.any()}
    if rank([row for turn in turns.values() for row in turn], DIGITS) < 2:
        return
    law = f"one moment of inertia, planar={link.planar}, is enough in a plane, and {', '.join(turns)} may turn it out"
    remedy = "give the inertia about all three axes, or joints that keep the body in a plane, as Revolute and Planar do"
    if tree.closing:
        remedy += "; of the joints of a loop the last one closes it, so list those first that keep the body in a plane"
    raise StructureError(link.name, law, parties=(link.name, *turns), remedy=remedy)


def _turns(inwards: tuple[Joint, ...]) -> list[Any]:
    """For each joint from a body inwards how its velocities turn that body, in the body's axes, a row for each."""
    import numpy as np

    found: list[list[Any]] = [[] for _ in inwards]
    tables = [(x.child.axes, x.motion.R, x.parent.axes, x.motion.omega) for x in inwards]
    for seed in SEEDS:
        known = random_values(tuple(row for each in tables for table in each for row in table), seed)
        to_body = np.eye(3)
        for rows, (child, turned, parent, omega) in zip(found, tables, strict=True):
            to_body = to_body @ values_of(child, known)
            if len(omega[0]):
                rows.extend((to_body @ values_of(omega, known)).T)
            to_body = to_body @ (values_of(parent, known) @ values_of(turned, known)).T
    return [np.array(rows).reshape(-1, 3) for rows in found]
