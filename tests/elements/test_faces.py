"""The faces of shapes in films: where the bodies are, closed, seen from outside, shaded, the nearest last."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Box, Cylinder, Link, Mechanism, Revolute, Sphere, animate, stroboscope
from bondgraph.report.scene import Moving, Solid
from bondgraph_elements.mechanics.numeric._faces import DARKEST, faces

AT = np.array([(1.0, 2.0, 3.0), (0.0, 0.0, 0.0)])
TURN = np.array([(0, 0, 0, 1.0), (0, 0, np.sqrt(0.5), np.sqrt(0.5))])
TETRA = np.array([[(0, 0, 0), (0, 1, 0), (1, 0, 0)], [(0, 0, 0), (1, 0, 0), (0, 0, 1)],
                  [(0, 0, 0), (0, 0, 1), (0, 1, 0)], [(1, 0, 0), (0, 1, 0), (0, 0, 1)]], float)  # fmt: skip
SIZES = {"box": (1.0, 2.0, 3.0), "cylinder": (0.5, 2.0), "sphere": (0.7,), "mesh": (1.0, 1.0, 1.0)}
VOLUMES = {"box": 6.0, "cylinder": np.pi / 2, "sphere": 4 / 3 * np.pi * 0.343, "mesh": 1 / 6}


def solid(kind: str, **given: object) -> Solid:
    known = {"size": SIZES[kind], "place": np.zeros(3), "turn": np.array((0, 0, 0, 1.0)), "color": "#ff0000"}
    return Solid(kind, **{**known, "corners": TETRA if kind == "mesh" else None, **given})  # type: ignore[arg-type]


def body(*solids: Solid) -> Moving:
    return Moving("b", AT, TURN, np.zeros((0, 2, 3)), np.zeros((2, 0, 2, 3)), None, solids)


@pytest.mark.parametrize("kind", SIZES)
def test_faces_close_a_shape_and_are_seen_from_outside(kind: str) -> None:
    """By the divergence theorem; a polygon in a circle holds a little less than that."""
    found = faces([body(solid(kind))], ["C0"])
    assert found is not None
    corners = found.corners[0]
    normals = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1]) / 2
    np.testing.assert_allclose(normals.sum(axis=0), 0, atol=1e-12)
    volume = np.einsum("ni,ni->", corners.mean(axis=1) if kind != "mesh" else corners[:, :3].mean(axis=1), normals) / 3
    assert 0.93 * VOLUMES[kind] < volume < VOLUMES[kind] * (1 + 1e-12)


def test_faces_move_with_their_body_and_a_shape_stands_turned_at_its_place() -> None:
    found = faces([body(solid("box", place=np.array((1.0, 0, 0)), turn=TURN[1]))], ["C0"])
    assert found is not None
    first, second = (found.at(k, (0, 1, 2))[0].reshape(-1, 3) for k in (0, 1))
    np.testing.assert_allclose((first.min(axis=0), first.max(axis=0)), ((1, 1.5, 1.5), (3, 2.5, 4.5)), atol=1e-12)
    np.testing.assert_allclose((second.min(axis=0), second.max(axis=0)), ((-0.5, 0, -1.5), (0.5, 2, 1.5)), atol=1e-12)


@pytest.mark.parametrize(("shown", "near"), [((0, 1), (2, 1)), ((0, 2), (1, -1)), ((1, 2), (0, 1))])
def test_in_a_plane_the_nearest_are_drawn_last_and_all_are_shaded(
    shown: tuple[int, int], near: tuple[int, int]
) -> None:
    axis, sign = near
    found = faces([body(solid("sphere"))], ["C0"])
    assert found is not None
    corners, colors = found.at(0, (0, 1, 2))
    flat, _ = found.at(0, shown)
    depth = sign * corners[..., axis].mean(axis=1)
    np.testing.assert_allclose(flat, corners[np.argsort(depth, kind="stable")][..., list(shown)])
    assert colors.min() == 0 and DARKEST <= colors[:, 0].min() < 0.6 and 0.95 < colors[:, 0].max() <= 1


def test_bodies_without_shapes_have_no_faces() -> None:
    assert faces([body()], ["C0"]) is None


def test_films_and_poses_draw_shapes_and_sticks_only_of_bodies_without_any() -> None:
    arm = Link(
        "arm", 1, (0.1, 0.1, 0.1), centre=(0.3, 0, 0), visual=[Box((0.6, 0.1, 0.1), place=(0.3, 0, 0)), Sphere(0.1)]
    )
    fore = Link("fore", 1, (0.1, 0.1, 0.1), centre=(0.3, 0, 0))
    tip = Link("tip", 1, (0.1, 0.1, 0.1), visual=Cylinder(0.05, 0.5))
    joints = [Revolute("p", "ground", arm, "y"), Revolute("q", arm.frame((0.6, 0, 0)), fore, "y"),
              Revolute("r", fore.frame((0.5, 0, 0)), tip, "z")]  # fmt: skip
    two = Mechanism("two", [arm, fore, tip], joints, gravity=(0, 0, -9.81))
    run = bg.simulate(bg.compile(bg.Graph("two", *two)), (0, 1), {}, {"p": 1.0})
    for view in ("xz", "3d"):
        film = animate(two, run, fps=4, view=view)
        film._draw_was_started = True  # it is looked at, and not shown
        film._draw_frame(0)
        axes = film._fig.axes[0]
        first = [path.vertices.copy() for path in axes.collections[0].get_paths()] if view == "xz" else None
        film._draw_frame(3)
        assert len(axes.collections) == 1
        if first is not None:
            moved = axes.collections[0].get_paths()
            assert len(first) == len(moved) and abs(moved[0].vertices - first[0]).max() > 1e-3
            low, high = axes.get_xlim()
            assert all(low <= x <= high for path in moved for x in path.vertices[:, 0])
        drawn = [line for line in axes.lines if line.get_linewidth() == 2.5]
        sticks = [len((line.get_data_3d() if view == "3d" else line.get_data())[0]) for line in drawn]
        assert [bool(count) for count in sticks] == [False, True, False]
        assert len(stroboscope(two, run, count=3, view=view).axes[0].collections) == 3
