"""Meshes of robots' files: what they hold, where they are looked for, and what stands for those that are refused."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import Any

import juries
import numpy as np
import pytest
from browsers import chromium

import bondgraph as bg
from bondgraph.elements import read_urdf
from bondgraph.report.scene import STEPS, Scene
from bondgraph_elements.mechanics.urdf import meshes
from bondgraph_elements.mechanics.urdf.meshes import FARTHEST, MOST, coarser, found, triangles
from bondgraph_elements.mechanics.urdf.records import MeshRecord

MASS = '<inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>'
HERE = (0.0, 0.0, 0.0)
STRAIGHT = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
TETRAHEDRON = np.array([[0, 0, 0], [2, 0, 0], [0, 3, 0], [0, 0, 4]], float)[
    [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]
]


def binary(corners: Any) -> bytes:
    rows = (struct.pack("<12fH", 0, 0, 0, *np.ravel(corner), 0) for corner in corners)
    return b"solid, as some begin all the same".ljust(80) + struct.pack("<I", len(corners)) + b"".join(rows)


def words(corners: Any) -> bytes:
    loops = ("facet outer loop " + " ".join(f"vertex {x} {y} {z}" for x, y, z in face) for face in corners)
    return f"solid it\n{' endloop endfacet '.join(loops)}\nendsolid it".encode()


OBJ = b"v 0 0 0\nv 2 0 0 1.0\nvn 0 0 1\nv 0 3 0\nv 0 0 4\nf 1/1/1 2//3 3\nf -4 -3 -1\nf 1 3 4\nf 2 3 4\nusemtl x\n"


def record(file: str, scale: tuple[float, float, float] = (1.0, 1.0, 1.0)) -> MeshRecord:
    return MeshRecord(file, scale, HERE, STRAIGHT)


@pytest.mark.parametrize(
    ("file", "text"), [("a.stl", binary(TETRAHEDRON)), ("a.STL", words(TETRAHEDRON)), ("a.obj", OBJ)]
)
def test_every_format_holds_the_same_triangles(tmp_path: Path, file: str, text: bytes) -> None:
    (tmp_path / file).write_bytes(text)
    mesh = triangles(record(file, (0.1, 0.1, -0.1)), tmp_path / "robot.urdf")
    assert mesh.size == pytest.approx((0.2, 0.3, 0.4))
    np.testing.assert_allclose(mesh.corners + mesh.middle, TETRAHEDRON * (0.1, 0.1, -0.1), atol=1e-12)
    np.testing.assert_allclose(mesh.corners.max(axis=(0, 1)), -mesh.corners.min(axis=(0, 1)))


def test_a_face_of_more_corners_is_a_fan(tmp_path: Path) -> None:
    (tmp_path / "a.obj").write_bytes(b"v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n")
    corners = triangles(record("a.obj"), tmp_path / "r.urdf").corners
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=-1) / 2
    assert len(corners) == 2 and areas.sum() == pytest.approx(1)


def test_meshes_are_in_the_robots_folder_or_its_package(tmp_path: Path) -> None:
    robot = tmp_path / "my_robot" / "urdf" / "r.urdf"
    beside, around = robot.parent / "m" / "a.stl", tmp_path / "my_robot" / "meshes" / "a b.stl"
    for path in (beside, around, tmp_path / "secret.stl"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(binary(TETRAHEDRON))
    assert found("m/a.stl", robot) == found("package://anything/m/a.stl", robot) == beside.resolve()
    assert found("package://my_robot/meshes/a%20b.stl", robot) == around.resolve()
    os.symlink(tmp_path / "secret.stl", robot.parent / "link.stl")
    outside = ["../../secret.stl", str(tmp_path / "secret.stl"), "link.stl", "package://my_robot/../secret.stl",
               f"file://{tmp_path}/secret.stl", "/etc/passwd", "package://x/%2e%2e/%2e%2e/secret.stl"]  # fmt: skip
    for file in outside:
        with pytest.raises(bg.StructureError, match="outside of the robot's folder"):
            found(file, robot)
    for file, says in (("no.stl", "no such file"), ("m", "no such file"), ("https://x.example/a.stl", "fetched")):
        with pytest.raises(bg.StructureError, match=says):
            found(file, robot)


WRONG = {
    "cut.stl": (binary(TETRAHEDRON)[:-1], "no STL"),
    "empty.stl": (b"", "no STL"),
    "none.stl": (binary([]), "no triangle"),
    "claims.stl": (b" " * 80 + b"\xff\xff\xff\xff", "no STL"),
    "words.stl": (b"solid x vertex 1 2 y vertex 1 2 3", "three numbers"),
    "two.stl": (b"solid x vertex 1 2 3 vertex 1 2 4", "lacks corners"),
    "nan.stl": (binary([[[0, 0, 0], [1, 0, 0], [0, float("nan"), 0]]]), "not finite"),
    "far.stl": (binary([[[0, 0, 0], [1, 0, 0], [0, 2 * FARTHEST, 0]]]), "reaches farther"),
    "ahead.obj": (b"v 0 0 0\nf 1 2 3\n", "not there"),
    "zero.obj": (b"v 0 0 0\nf 0 0 0\n", "not there"),
    "odd.obj": (b"v 0 0\nf 1 1 1\n", "three numbers"),
    "word.obj": (b"v 0 0 0\nf a b c\n", "not there"),
    "blank.obj": (b"\n", "no triangle"),
    "a.dae": (b"<COLLADA/>", "STL and OBJ are read"),
}


@pytest.mark.parametrize("file", WRONG)
def test_what_is_no_mesh_is_refused_with_its_name(tmp_path: Path, file: str) -> None:
    text, says = WRONG[file]
    (tmp_path / file).write_bytes(text)
    with pytest.raises(bg.StructureError, match=says) as refused:
        triangles(record(file), tmp_path / "r.urdf")
    assert file in str(refused.value)


def test_a_file_may_not_be_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.stl").write_bytes(binary(TETRAHEDRON))
    for largest, fits in ((84 + 4 * 50, True), (84 + 4 * 50 - 1, False)):
        monkeypatch.setattr(meshes, "LARGEST", largest)
        try:
            triangles(record("a.stl"), tmp_path / "r.urdf")
            assert fits
        except bg.StructureError as error:
            assert not fits and "MB" in str(error)


def test_large_meshes_are_made_coarser_and_keep_their_place() -> None:
    u, v = np.meshgrid(np.linspace(0, np.pi, 80), np.linspace(0, 2 * np.pi, 160), indexing="ij")
    ball = np.stack([np.sin(u) * np.cos(v), np.sin(u) * np.sin(v), np.cos(u)], axis=-1)
    a, b, c, d = ball[:-1, :-1], ball[1:, :-1], ball[1:, 1:], ball[:-1, 1:]
    fine = np.concatenate([np.stack(t, axis=2).reshape(-1, 3, 3) for t in ((a, b, c), (a, c, d))])
    few = coarser(fine)
    assert len(fine) > MOST >= len(few) > MOST // 4
    cell = np.diff(np.unique(few[..., 0].round(9))).min()
    np.testing.assert_allclose(np.linalg.norm(few, axis=-1), 1, atol=cell * 3**0.5 / 2 + 1e-3)
    assert coarser(fine[:MOST]) is not None and len(coarser(fine[:MOST])) == MOST
    assert len(coarser(np.zeros((MOST + 1, 3, 3)))) <= MOST


def robot(folder: Path, *files: str, name: str = "body") -> Path:
    shown = "".join(
        f'<visual><origin xyz="0 0 {k}"/><geometry><mesh filename="{file}" scale="0.5 0.5 0.5"/></geometry></visual>'
        for k, file in enumerate(files)
    )
    path = folder / "r.urdf"
    path.write_text(f"""<robot name="r"><link name="base"/><link name="{name}">{MASS}{shown}</link>
<joint name="j" type="continuous"><parent link="base"/><child link="{name}"/><axis xyz="0 0 1"/></joint></robot>""")
    return path


def scene_of(source: Path | str) -> Scene:
    made = read_urdf(source, gravity=None)
    return made.scene(bg.simulate(bg.Graph("spun", *made), 1, start={"j": 1}))


def test_a_scene_has_the_mesh_where_the_file_says_and_boxes_for_the_rest(tmp_path: Path) -> None:
    (tmp_path / "a.stl").write_bytes(binary(TETRAHEDRON))
    scene = scene_of(robot(tmp_path, "a.stl", "gone.stl", "../a.stl"))
    (body,) = (body for body in scene.bodies if body.name == "body")
    mesh, *boxes = body.solids
    assert mesh.kind == "mesh" and mesh.size == (1, 1.5, 2)
    np.testing.assert_allclose(mesh.corners + mesh.place, TETRAHEDRON / 2)
    assert [(box.kind, box.place.tolist()) for box in boxes] == [("box", [0, 0, 1]), ("box", [0, 0, 2])]
    assert len(scene.notes) == 2 and "gone.stl" in scene.notes[0] and "outside" in scene.notes[1]
    assert scene.high[2] >= 2 and scene.low[2] == 0
    packed = scene.data["bodies"][1]["solids"][0]["corners"]
    from base64 import b64decode

    steps = np.frombuffer(b64decode(packed), "<i2").reshape(-1, 3, 3)
    np.testing.assert_allclose(steps * (np.array(mesh.size) / 2 / STEPS), mesh.corners, atol=1 / STEPS)


def test_a_robot_given_as_text_has_no_folder(tmp_path: Path) -> None:
    scene = scene_of(robot(tmp_path, "a.stl").read_text())
    assert "given as text" in scene.notes[0]


def test_names_of_meshes_are_inert(tmp_path: Path) -> None:
    evil = "&lt;img src=x onerror=alert(1)&gt;&lt;/script&gt;.stl"
    scene = scene_of(robot(tmp_path, evil))
    assert "<img" in scene.notes[0] and "<img" not in scene.html()


def test_many_meshes_fit_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(0)
    (tmp_path / "a.stl").write_bytes(binary(rng.random((600, 3, 3))))
    monkeypatch.setattr(meshes, "ALL", 1000)
    scene = scene_of(robot(tmp_path, *["a.stl"] * 4))
    assert all(solid.kind == "mesh" and len(solid.corners) <= 250 for solid in scene.bodies[1].solids)


@pytest.mark.slow
@juries.program("chromium", "chromedriver")
@juries.package("selenium")
def test_a_browser_draws_the_triangles(tmp_path: Path) -> None:
    (tmp_path / "a.stl").write_bytes(binary(TETRAHEDRON))
    scene_of(robot(tmp_path, "a.stl")).write(tmp_path / "scene.html")
    with chromium(draws=True) as browser:
        browser.get((tmp_path / "scene.html").as_uri())
        corners = browser.execute_script(
            "const found = [];"
            "space.scene.traverse((t) => { if (t.geometry && t.geometry.attributes.position.count === 12)"
            " found.push(Array.from(t.geometry.attributes.position.array)); }); return found[0]"
        )
        sizes = np.ptp(np.reshape(corners, (-1, 3)), axis=0)
        np.testing.assert_allclose(sizes, (1, 1.5, 2), rtol=1e-4)
        assert browser.get_log("browser") == []
        browser.save_screenshot(str(tmp_path / "shot.png"))
