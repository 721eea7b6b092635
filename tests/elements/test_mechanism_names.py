"""Parts of a mechanism asked for by name: what is there, and what only seems to be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Fixed, Frame, Link, Mechanism, Planar, Prismatic, Revolute, inverse_dynamics


def test_a_frame_of_another_body_of_that_name_is_refused() -> None:
    """It weighs twenty where the mechanism's weighs one."""
    with pytest.raises(bg.DuplicateName, match="another body called 'a'"):
        Mechanism("m", [Link("a", 1)], [Prismatic("r", "ground", Link("a", 20), "y")])
    m = Mechanism("m", [Link("a", 1)], [Prismatic("r", "ground", Link("a", 1), "y")])
    with pytest.raises(bg.DuplicateName, match="another body called 'a'"):
        m.point("tip", Link("a", 20).frame((1, 0, 0)))
    assert m.point("tip", Frame("a", (1, 0, 0))).name == "tip"


def test_a_closing_joint_is_told_from_none() -> None:
    bars = [Link(x, 1, (0.001, 0.03, 0.03)) for x in ("crank", "coupler", "rocker")]
    four = Mechanism("four", bars, [
        Revolute("a", "ground", bars[0]),
        Revolute("b", bars[0].frame((0.3, 0, 0)), bars[1]),
        Revolute("d", Frame("ground", (1, 0, 0)), bars[2]),
        Revolute("c", bars[1].frame((0.9, 0, 0)), bars[2].frame((0.7, 0, 0))),
    ])  # fmt: skip
    with pytest.raises(bg.StructureError, match="'c' closes a loop"):
        four["c"]
    with pytest.raises(bg.StructureError, match="there is no joint 'e'"):
        four["e"]


def test_components_of_a_joint_are_chosen_by_name() -> None:
    body = Link("body", 1, planar=0.1)
    base = Mechanism("m", [body], [Planar("base", "ground", body)])["base"]
    assert base["base_uy"].components == ("base_uy",)
    assert base["base_turn", "base_ux"].components == ("base_turn", "base_ux")
    assert base[["base_ux"]].components == ("base_ux",)
    wrong: Any
    for wrong in ("base_uz", (), ("base_ux", "base_ux"), 0, ("base_ux", 0)):
        with pytest.raises(bg.StructureError, match="no choice among the components"):
            base[wrong]


def test_fixed_joints_need_no_motion_in_inverse_dynamics() -> None:
    """Two rods in one piece weigh as much as one rod of both."""
    first, second = (Link(name, 1, (0, 0.1, 0.1), centre=(0.5, 0, 0)) for name in ("first", "second"))
    joints = Revolute("hinge", "ground", first), Fixed("weld", first.frame((1, 0, 0)), second)
    found = inverse_dynamics(Mechanism("m", [first, second], joints), {"hinge_q": "t**3"}, [0.5, 1.0])
    about_hinge = 2 * 0.1 + 0.5**2 + 1.5**2
    np.testing.assert_allclose(found.torques["hinge"], about_hinge * 6 * np.array([0.5, 1.0]), rtol=1e-12)
