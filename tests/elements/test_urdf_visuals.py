"""Shapes in a robot's file: where and what they are, and what is refused with its line."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Box, Cylinder, Link, Sphere, read_urdf
from bondgraph.errors import BondGraphError

MASS = '<inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>'


def robot(visuals: str, outside: str = "") -> str:
    return f"""<robot name="r">{outside}<link name="base"/>
<link name="body">{MASS}
{visuals}
</link>
<joint name="j" type="continuous"><parent link="base"/><child link="body"/><axis xyz="0 0 1"/></joint></robot>"""


def visual(geometry: str, more: str = "") -> str:
    return f"<visual>{more}<geometry>{geometry}</geometry></visual>"


def body(text: str) -> Link:
    return read_urdf(text, gravity=None).tree.bodies["body"]


def test_boxes_cylinders_and_spheres_are_where_the_file_says() -> None:
    red = '<material name="red"><color rgba="1 0 0.5 1"/></material>'
    turned = '<origin xyz="1 2 3" rpy="0 0 1.5707963267948966"/><material name="red"/>'
    found = body(robot(
        visual('<box size="1 2 3"/>', turned) + visual('<cylinder radius="0.1" length="2"/>')
        + visual('<sphere radius="0.2"/>', '<material name="m"><color rgba="0 1 0 0.5"/></material>')
        + visual('<mesh filename="a.stl"/>') + visual('<sphere radius="0"/>') + "<visual/>",
        red,
    )).visual  # fmt: skip
    axes = ((0, -1, 0), (1, 0, 0), (0, 0, 1))
    assert found == (
        Box((1, 2, 3), place=(1, 2, 3), axes=axes, color="#ff0080"), Cylinder(0.1, 2), Sphere(0.2, color="#00ff00")
    )  # fmt: skip


def test_they_move_with_the_robot() -> None:
    """A box beside the joint, a quarter of a turn later."""
    spun = read_urdf(robot(visual('<box size="1 2 3"/>', '<origin xyz="1 0 0"/>')), gravity=None)
    scene = spun.scene(bg.simulate(bg.Graph("spun", *spun), 1, start={"j": np.pi / 2}))
    (shown,) = [each for each in scene.bodies if each.name == "body"]
    np.testing.assert_allclose(shown.turn[-1], (0, 0, np.sqrt(0.5), np.sqrt(0.5)), atol=1e-9)
    np.testing.assert_allclose((scene.low[2], scene.high[2]), (-1.5, 1.5))
    assert shown.solids[0].place.tolist() == [1, 0, 0]


@pytest.mark.parametrize(
    "wrong",
    [
        visual('<box size="1 2"/>'), visual('<box size="1 -2 3"/>'), visual('<sphere radius="nan"/>'),
        visual('<sphere radius="-1"/>'), visual('<cylinder radius="1"/>'), visual('<sphere radius="${r}"/>'),
        visual('<sphere radius="1"/>', '<material name="m"><color rgba="2 0 0 1"/></material>'),
        visual('<sphere radius="1"/>', '<material name="m"><color rgba="red"/></material>'),
        visual('<sphere radius="1"/>', '<origin xyz="0 0"/>'), visual('<sphere radius="1"/>') * 201,
    ],
)  # fmt: skip
def test_what_is_no_shape_is_refused_with_its_line(wrong: str) -> None:
    with pytest.raises(BondGraphError, match=r": text:[23]: "):
        body(robot(wrong))


def test_two_hundred_shapes_are_read() -> None:
    assert len(body(robot(visual('<sphere radius="1"/>') * 200)).visual) == 200
