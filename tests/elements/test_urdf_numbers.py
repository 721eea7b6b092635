"""Rotations, names and mimics of URDF files, apart from files."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph_elements.mechanics.urdf.mimics import with_leaders
from bondgraph_elements.mechanics.urdf.names import assigned
from bondgraph_elements.mechanics.urdf.records import JointRecord, Mimic
from bondgraph_elements.mechanics.urdf.rotations import ORIGIN, across, product, rotation, turned

DRAW = np.random.default_rng(7)
ANGLES = [*DRAW.uniform(-math.pi, math.pi, (5, 3)), np.array([0, math.pi / 2, 0]), np.array([math.pi, 0, -math.pi])]
AXES = [*DRAW.normal(size=(5, 3)), *np.eye(3), *-np.eye(3), np.array([1e-3, 0, -1])]


@pytest.mark.parametrize("rpy", ANGLES, ids=str)
def test_roll_pitch_and_yaw_are_about_fixed_axes(rpy: np.ndarray) -> None:
    roll, pitch, yaw = (tuple(angle * unit) for angle, unit in zip(rpy, np.eye(3), strict=True))
    R = np.array(rotation(tuple(rpy)))
    np.testing.assert_allclose(R, product(product(rotation(yaw), rotation(pitch)), rotation(roll)), atol=1e-15)
    np.testing.assert_allclose(R @ R.T, np.eye(3), atol=1e-15)
    assert np.linalg.det(R) > 0


def test_half_a_turn_has_no_rounding_of_pi_and_a_small_turn_stays() -> None:
    assert rotation((math.pi, 0.0, -math.pi)) == ((-1, 0, 0), (0, 1, 0), (0, 0, -1))
    assert rotation((0.0, 0.0, 5e-15))[1][0] == 5e-15


@pytest.mark.parametrize("tilt", [0.1, math.pi / 2, 3.1])
def test_z_is_turned_the_shortest_way_unless_that_is_half_a_turn(tilt: float) -> None:
    R = np.array(across((math.sin(tilt) * 0.6, math.sin(tilt) * 0.8, math.cos(tilt))))
    assert np.trace(R) == pytest.approx(1 + 2 * math.cos(tilt))


@pytest.mark.parametrize("axis", AXES, ids=str)
def test_z_is_turned_into_an_axis(axis: np.ndarray) -> None:
    n = axis / np.linalg.norm(axis)
    R = np.array(across(tuple(n)))
    np.testing.assert_allclose(R[:, 2], n, atol=1e-14)
    np.testing.assert_allclose(R @ R.T, np.eye(3), atol=1e-12)
    assert np.linalg.det(R) > 0


def test_a_turned_tensor_keeps_its_moments_and_its_symmetry() -> None:
    J = ((0.3, 0.02, 0.01), (0.02, 0.4, -0.03), (0.01, -0.03, 0.5))
    found = turned(rotation((0.3, -0.4, 1.1)), J)
    assert found == tuple(zip(*found, strict=True)) and turned(rotation(ORIGIN), J) == J
    np.testing.assert_allclose(np.linalg.eigvalsh(found), np.linalg.eigvalsh(J), atol=1e-15)


def test_no_two_names_are_alike_and_all_stand_in_formulas() -> None:
    draw = random.Random(3)
    names = sorted({"".join(draw.choice("a1_/- .") for _ in range(draw.randint(1, 4))) for _ in range(200)})
    found = assigned("a joint", names, taken=["a", "_"])
    assert sorted(found) == names and len({*found.values(), "a", "_"}) == len(names) + 2
    assert all(expressions.identifier(name, "a joint") for name in found.values())


def joint(name: str, mimic: Mimic | None = None, type: str = "revolute") -> JointRecord:
    axes = rotation(ORIGIN)
    return JointRecord(name, f"file:{name}", type, "a", "b", ORIGIN, axes, (1, 0, 0), None, 0, 0, mimic, "", "")


def test_chains_of_mimics_are_followed_to_their_leader() -> None:
    given = [joint("c", Mimic("b", 3, 1, "file:9")), joint("b", Mimic("a", 2, 0.5, "file:8")), joint("a")]
    c, b, a = with_leaders(given)
    assert (c.mimic, b.mimic, a.mimic) == (Mimic("a", 6, 2.5, "file:9"), given[1].mimic, None)


@pytest.mark.parametrize(
    ("others", "law"),
    [((), "no joint 'lead'"), ((joint("lead", Mimic("follow", 1, 0, "")),), "itself"),
     ((joint("lead", type="planar"),), "planar")],
)  # fmt: skip
def test_a_mimic_without_a_leader_is_refused_with_its_line(others: tuple[JointRecord, ...], law: str) -> None:
    with pytest.raises(bg.StructureError, match=f"file:4.*'follow' mimics.*{law}"):
        with_leaders([joint("follow", Mimic("lead", 1, 0, "file:4")), *others])
