"""The kinematic tree of a mechanism: ways between bodies meet, and poses along them are those of kinematics."""

from __future__ import annotations

from functools import reduce
from itertools import product
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Fixed, Frame, Kinematics, Link, Mechanism, Prismatic, Revolute, euler_angles
from bondgraph_elements.mechanics._numbers import values_of
from bondgraph_elements.mechanics.joints.twists import HERE, Pose
from bondgraph_elements.mechanics.mechanism.tree import Tree

LEANT = euler_angles("x", ("beta",)).R
BODIES = ("base", "trunk", "left", "right", "hand")
FORKED = Mechanism(
    "forked",
    [Link(name, 1, (1, 1, 1)) for name in BODIES],
    [
        Revolute("hip", Frame("base", (0, 0, "h")), Frame("trunk", (0, 0, -1)), (1, 2, 2)),
        Prismatic("arm", Frame("trunk", ("a", 0, 0), LEANT), "left", "y"),
        Revolute("other", Frame("trunk", (0, "a", 0)), "right", "z"),
        Revolute("wrist", "left", Frame("hand", (1, 0, 0), LEANT), "x"),
        Fixed("foot", Frame("ground", (1, 0, 0), LEANT), "base"),
        Revolute("grip", "hand", "right", "z"),
    ],
)
AT = {"hip_q": 0.3, "arm_q": 0.7, "other_q": -1.1, "wrist_q": 0.4, "a": 0.8, "h": 0.5, "beta": 0.6}


def joined(poses: list[Pose]) -> Pose:
    return reduce(Pose.__matmul__, poses, HERE)


@pytest.fixture(scope="module")
def tree() -> Tree:
    return FORKED.tree


def test_what_is_fixed_to_the_ground_rests(tree: Tree) -> None:
    assert list(tree.resting) == ["ground", "base"] and list(tree.carrying) == ["trunk", "left", "right", "hand"]
    assert [joint.name for joint in tree.closing] == ["grip"]


@pytest.mark.parametrize("body", BODIES)
def test_poses_along_the_way_are_those_of_kinematics(tree: Tree, body: str) -> None:
    poses = [tree.pose(joint) for joint in reversed(tree.inwards(body))]
    found = joined([*poses, tree.resting.get(body, HERE)])
    expected = Kinematics(FORKED, AT).bodies({name: AT[name] for name in AT if name.endswith("_q")})[body]
    np.testing.assert_allclose(values_of(found.R, AT), expected.R, atol=1e-12)
    np.testing.assert_allclose(values_of((found.place,), AT)[0], expected.r, atol=1e-12)


@pytest.mark.parametrize(("one", "other"), [*product(BODIES, BODIES)])
def test_two_ways_meet_in_one_body(tree: Tree, one: str, other: str) -> None:
    first, second = tree.to_common_body(one, other)
    assert (second, first) == tree.to_common_body(other, one) and not {*first} & {*second}
    ends = [way[-1].parent.body if way else body for way, body in ((first, one), (second, other))]
    assert ends[0] == ends[1] or {*ends} <= tree.resting.keys()


def test_around_a_loop_the_poses_are_those_of_its_joint_s_frames(tree: Tree) -> None:
    (grip,) = tree.closing
    start, between, end = tree.around(grip)
    found = joined([start, *(pose for _, pose in between), end])
    bodies = Kinematics(FORKED, AT).bodies({name: AT[name] for name in AT if name.endswith("_q")})
    expected = bodies["hand"].R.T @ bodies["right"].R
    np.testing.assert_allclose(values_of(found.R, AT), expected, atol=1e-12)
    assert between[-1][0] == "right" and [name for name, _ in between] == ["left", "trunk", "right"]


@pytest.mark.parametrize("name", ["base", "ground", "leg"])
def test_what_does_not_move_is_refused_by_name(tree: Tree, name: str) -> None:
    with pytest.raises(bg.BondGraphError, match=name):
        tree.moving(name)


@pytest.mark.parametrize(
    ("gravity", "told"),
    [
        (None, "no gravity; it is given by gravity=(0, 0, -9.81) where z points up"),
        ((0, 0, 0), "no gravity"),
        ((0, 0, -9.81), "gravity 9.81: bodies fall along -z, z points up"),
        ((0, 0, 9.81), "gravity 9.81: bodies fall along z, z points down"),
        ((0, "-g", 0), "gravity g: bodies fall along -y, y points up"),
        ((1, 0, -9.81), "gravity (1, 0, -9.81)"),
    ],
)
def test_what_is_taken_for_gravity_is_told(gravity: Any, told: str) -> None:
    rod = Link("rod", 1, centre=(0, 0, -1))
    swing = Mechanism("swing", [rod], [Revolute("hinge", "ground", rod, "y")], gravity=gravity)
    assert repr(swing) == f"Mechanism('swing': 1 body, 1 joint; {told})"
    assert told in str(swing) and told in swing._repr_html_()
