"""A body given by one moment of inertia: right in a plane, refused where its joints let it turn out of one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import (
    Cylindrical,
    Frame,
    Free,
    Link,
    Mechanism,
    Planar,
    Prismatic,
    Revolute,
    Spherical,
    Universal,
    euler_angles,
)

ROD = Link("rod", 1, planar=0.1, centre=(0, 0, -0.5))
BOB = Link("bob", 1, planar="J", centre=(0, 0, -0.5))
TURNED = euler_angles("z", ("alpha",)).R


def two(axis: Any, first: Any = "y", axes: Any = ()) -> Mechanism:
    joints = Revolute("a", "ground", ROD, first), Revolute("b", ROD.frame((0, 0, -1), axes), BOB, axis)
    return Mechanism("m", [ROD, BOB], joints, gravity=(0, 0, -9.81))


@pytest.mark.parametrize("joint", [Revolute, Cylindrical, Prismatic, Planar])
def test_joints_of_one_axis_keep_a_plane(joint: Any) -> None:
    Mechanism("m", [ROD], [joint("j", "ground", ROD)])


@pytest.mark.parametrize("joint", [Spherical, Universal, Free])
def test_joints_of_several_axes_do_not(joint: Any) -> None:
    with pytest.raises(bg.StructureError, match=r"planar=0\.1") as caught:
        Mechanism("m", [ROD], [joint("j", "ground", ROD)])
    assert caught.value.parties == ("rod", "j") and "inertia about all three axes" in caught.value.remedy
    whole = Link("rod", 1, (0.1, 0.1, 0.1), centre=(0, 0, -0.5))
    Mechanism("m", [whole], [joint("j", "ground", whole)])


@pytest.mark.parametrize("axis", ["y", (0, -1, 0), (0, "l", 0)])
def test_parallel_axes_keep_a_plane(axis: Any) -> None:
    assert two(axis).joints
    skew = (("cos(alpha)", 0, "sin(alpha)"), (0, 1, 0), ("-sin(alpha)", 0, "cos(alpha)"))
    assert two(axis, axes=skew).joints


@pytest.mark.parametrize(("axis", "first", "axes"), [("x", "y", ()), ((0, 1, 1e-3), "y", ()), ("y", "y", TURNED)])
def test_axes_that_are_not_parallel_leave_the_plane(axis: Any, first: Any, axes: Any) -> None:
    with pytest.raises(bg.StructureError) as caught:
        two(axis, first, axes)
    assert caught.value.parties == ("bob", "b", "a")


def test_a_copy_is_judged_as_well() -> None:
    with pytest.raises(bg.StructureError, match="planar"):
        Mechanism("m", [replace(ROD, mass=3)], [Spherical("j", "ground", "rod")])


def test_in_a_plane_the_other_moments_do_not_matter() -> None:
    runs = []
    for rod in (ROD, Link("rod", 1, (0.15, 0.1, 0.07), centre=(0, 0, -0.5))):
        mechanism = Mechanism("m", [rod], [Revolute("a", "ground", rod, "y")], gravity=(0, 0, -9.81))
        runs.append(bg.simulate(bg.Graph("g", *mechanism), 1, start={"a_q": 0.5})["a"])
    np.testing.assert_allclose(*runs, atol=1e-9)


def four_bar(joints: str, closing: Any, *axis: str, **moments: Any) -> Mechanism:
    """A four-bar whose joints are listed in some order, the one between coupler and rocker of some kind."""
    crank, coupler, rocker = (Link(n, 1, centre=(0.5, 0, 0), **moments) for n in ("crank", "coupler", "rocker"))
    known = {
        "a": Revolute("a", "ground", crank, "z"),
        "b": Revolute("b", crank.frame((1, 0, 0)), coupler, "z"),
        "c": closing("c", coupler.frame((2.5, 0, 0)), rocker.frame((2, 0, 0)), *axis),
        "d": Revolute("d", Frame("ground", (2.5, 0, 0)), rocker, "z"),
    }
    return Mechanism("m", [crank, coupler, rocker], [known[name] for name in joints])


@pytest.mark.parametrize(
    "closing", [(Revolute, "z"), (Spherical,), (Cylindrical, "x")], ids=lambda each: each[0].__name__
)
def test_a_joint_that_closes_a_loop_turns_no_body_out_of_the_plane(closing: tuple[Any, ...]) -> None:
    """The bodies move as with all three moments, which would matter out of the plane."""
    runs = []
    for moments in ({"planar": 0.1}, {"inertia": (0.05, 0.07, 0.1)}):
        graph = bg.Graph("g", *four_bar("abdc", *closing, **moments))
        runs.append(bg.simulate(graph, 0.5, start={"a_q": 0.4, "a": 1.0})["d_q"])
    np.testing.assert_allclose(*runs, atol=1e-9)


def test_the_same_joint_in_the_tree_is_refused_and_another_order_is_the_remedy() -> None:
    with pytest.raises(bg.StructureError) as caught:
        four_bar("abcd", Spherical, planar=0.1)
    assert caught.value.parties == ("rocker", "c", "b", "a")
    assert "of a loop the last one closes it, so list those first that keep the body in a plane" in caught.value.remedy
    with pytest.raises(bg.StructureError) as caught:
        Mechanism("m", [ROD], [Spherical("j", "ground", ROD)])
    assert "loop" not in caught.value.remedy
