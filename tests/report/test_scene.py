"""A scene: its numbers in a page that is complete in itself, and inert whatever things are called."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from dataclasses import replace
from html import unescape
from pathlib import Path

import numpy as np
import pytest
from test_report_page import LARGEST, Reader, circuit

import bondgraph as bg
from bondgraph.report.findings import find
from bondgraph.report.page import IN_SPACE, asset, page
from bondgraph.report.page import SCRIPTS as PAGE_SCRIPTS
from bondgraph.report.scene import Moving, Scene, Solid, listed, packed, scene_of
from bondgraph.report.scene_page import SCRIPTS, STYLES, framed, scene_page

HOSTILE = "<img src=x onerror=alert(1)></script>"


def falling(name: str = "stone") -> Scene:
    t = np.linspace(0, 1, 5)
    r, turn = np.stack([t, 0 * t, -(t**2)], axis=-1), np.tile((0.0, 0.0, 0.0, 1.0), (5, 1))
    solid = Solid("box", (0.1, 0.2, 0.3), np.zeros(3), np.array((0.0, 0.0, 0.0, 1.0)))
    body = Moving(name, r, turn, np.zeros((0, 2, 3)), np.zeros((5, 0, 2, 3)), None, (solid,))
    corners = r.min(axis=0) - 0.2, r.max(axis=0) + 0.2
    return Scene(name, t, (body,), {}, (), np.zeros((0, 3)), np.array((0.0, 0.0, 1.0)), True, *corners)


def test_the_page_holds_the_numbers_and_loads_nothing() -> None:
    scene = falling()
    text = scene_page(scene)
    assert text == scene.html() and len(text) < 1_000_000
    found = Reader(text)
    assert found.loads == [] and found.handlers == [] and len(found.ids) == len({*found.ids})
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', text)
    assert data is not None
    held = json.loads(data[1])
    r = np.frombuffer(b64decode(held["bodies"][0]["r"]), "<f4").reshape(5, 3)
    np.testing.assert_allclose(r, scene.bodies[0].r, rtol=1e-7)
    assert np.frombuffer(b64decode(held["t"]), "<f8").tolist() == scene.t.tolist()
    allowed = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
    assert allowed is not None and allowed[1].count("sha256") == len(STYLES) + len(SCRIPTS)
    assert "connect-src 'none'" in allowed[1]


def test_a_name_with_markup_is_inert() -> None:
    plain, evil = Reader(falling().html()), Reader(falling(HOSTILE).html())
    assert evil.scripts == plain.scripts and evil.loads == [] and evil.handlers == []
    assert HOSTILE not in falling(HOSTILE).html()


def test_a_notebook_has_the_page_in_a_frame_of_its_own() -> None:
    shown = framed(falling(HOSTILE))
    assert shown == falling(HOSTILE)._repr_html_()
    frame = Reader(shown)
    assert frame.scripts == [] and frame.handlers == [("iframe", "style")] and 'sandbox="allow-scripts"' in shown
    inner = re.search(r'srcdoc="([^"]*)"', shown)
    assert inner is not None and unescape(inner[1]) == falling(HOSTILE).html()
    assert "5 instants" in repr(falling())


def test_it_is_written(tmp_path: Path) -> None:
    falling().write(tmp_path / "there" / "stone.html")
    assert (tmp_path / "there" / "stone.html").read_text(encoding="utf-8") == falling().html()
    with pytest.raises(bg.ValueRefused):
        falling().write(tmp_path)


def test_scripts_of_the_page_reach_nowhere() -> None:
    for name in (*STYLES, *SCRIPTS):
        text = asset(name)
        assert "</script" not in text and "</style" not in text
        assert not re.search(r"\b(?:fetch|XMLHttpRequest|WebSocket|import)\s*\(|@import|url\(|innerHTML", text), name


@pytest.mark.parametrize(("kind", "size"), [("box", (0.3, 0.2, 0.5)), ("cylinder", (0.2, 0.7)), ("sphere", (0.4,))])
def test_extents_hold_a_solid_and_touch_it(kind: str, size: tuple[float, ...]) -> None:
    """The greatest coordinate of points on the surface, in a random attitude."""
    rng = np.random.default_rng(1)
    R = np.linalg.qr(rng.normal(size=(3, 3)))[0]
    unit = rng.normal(size=(40000, 3))
    unit /= np.linalg.norm(unit, axis=1)[:, None]
    if kind == "box":
        points = np.sign(unit) * np.array(size) / 2
    elif kind == "sphere":
        points = size[0] * unit
    else:
        round_ = unit[:, :2] / np.linalg.norm(unit[:, :2], axis=1)[:, None]
        points = np.column_stack([size[0] * round_, np.sign(unit[:, 2]) * size[1] / 2])
    solid = Solid(kind, size, np.zeros(3), np.array((0.0, 0.0, 0.0, 1.0)))
    np.testing.assert_allclose((points @ R.T).max(axis=0), solid.halves(R), rtol=2e-3)


def test_numbers_keep_their_digits() -> None:
    assert listed(np.array([[1 / 3, 2.0]])) == [[0.333333333, 2.0]]
    assert np.frombuffer(b64decode(packed(np.arange(3.0))), "<f4").tolist() == [0, 1, 2]


class Falling:
    """What has a scene of its motion."""

    def scene(self, run: bg.Trajectory) -> Scene:
        return replace(falling(), t=run.t[[0, 1, 2, 3, -1]])


def test_a_report_takes_a_scene_or_what_has_one() -> None:
    run = bg.simulate(circuit(), 3)
    given = Falling().scene(run)
    assert scene_of(given, run) is given and scene_of(Falling(), None) is None is scene_of(None, run)
    text = bg.report(circuit(), run, scene=Falling())
    found = Reader(text)
    assert found.loads == [] and len(found.ids) == len({*found.ids}) and len(text) < LARGEST
    assert len(found.scripts) == 1 + len(PAGE_SCRIPTS) + len(IN_SPACE) and '<div class="space">' in text


def test_what_is_no_scene_of_the_run_is_refused() -> None:
    run = bg.simulate(circuit(), 3)
    for wrong in (falling(), "stone", 3):
        with pytest.raises(bg.ValueRefused, match="scene"):
            scene_of(wrong, run)  # type: ignore[arg-type]


def test_curves_make_room_for_a_scene() -> None:
    """A page of many curves and many poses keeps within its limit."""
    n = 2401
    bodies = tuple(
        replace(falling(f"b{k}").bodies[0], r=np.zeros((n, 3)), turn=np.ones((n, 4)), bent=np.zeros((n, 0, 2, 3)))
        for k in range(7)
    )
    run = bg.simulate(circuit(), 3)
    scene = replace(falling(), t=np.linspace(0, 3, n), bodies=bodies)
    assert len(page(find(circuit(), run), ["L.e"] * 500, scene)) < LARGEST
