"""Animations and pictures of poses: what is drawn is where the bodies are, and files hold it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import juries
import numpy as np
import pytest
from matplotlib.animation import writers
from PIL import Image

import bondgraph as bg
from bondgraph.elements import Dynamics, Link, Mechanism, Revolute, Spherical, animate, inverse_dynamics, stroboscope

rods = [Link(name, 1, (1 / 12, 1 / 12, 0), centre=(0, 0, -0.5)) for name in "ab"]
TIP = rods[1].frame((0, 0, -1))
joints = [Revolute("p", "ground", rods[0], "y"), Revolute("q", rods[0].frame((0, 0, -1)), rods[1], "y")]
two = Mechanism("two", rods, joints, gravity=(0, 0, -9.81))


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    graph = bg.Graph("rods", *two)
    return bg.simulate(bg.compile(graph, algebra=bg.algebra.casadi), (0, 1), {}, {"p_q": 1.0, "q_q": 0.5})


def elbow(run: bg.Trajectory, t: float) -> tuple[float, float]:
    p = float(run.at(t, "p_q"))
    return -np.sin(p), -np.cos(p)


def test_a_gif_shows_the_rods_where_they_are(run: bg.Trajectory, tmp_path: Path) -> None:
    """Five frames; at the first and the last what is at the elbow has a rod's colour, and not at the other place."""
    film = animate(two, run, points=[TIP, "ground"], fps=4)
    path = tmp_path / "two.gif"
    film.save(path, writer="pillow", dpi=60)
    axes = film._fig.axes[0]
    assert axes.get_xlabel() == "x / m" and axes.get_ylabel() == "z / m"
    stick = axes.lines[2]
    np.testing.assert_allclose([x[1] for x in stick.get_data()], elbow(run, 1.0), atol=1e-9)
    traces = [line for line in axes.lines if len(line.get_xdata()) == 5]
    assert len(traces) == 2 and np.ptp(traces[1].get_xdata()) == 0
    with Image.open(path) as image:
        assert image.n_frames == 5 and image.info["duration"] == 250
        frames = []
        for k in range(5):
            image.seek(k)
            frames.append(np.asarray(image.convert("RGB"), int))
    for k in (0, 4):
        for j in (0, 4):
            x, y = axes.transData.transform(elbow(run, j / 4)) * 60 / film._fig.dpi
            patch = frames[k][len(frames[k]) - int(y) - 2 : len(frames[k]) - int(y) + 2, int(x) - 2 : int(x) + 2]
            assert bool((np.ptp(patch, axis=-1) > 60).any()) == (k == j)
    assert np.abs(frames[0] - frames[2]).max() > 100


def test_poses_in_space_one_over_another(tmp_path: Path) -> None:
    ball = Link("ball", 1, (0.1, 0.1, 0.1), centre=(0.3, 0, 0))
    mechanism = Mechanism("hung", [ball], [Spherical("s", "ground", ball, "zyx")], gravity=(0, 0, -9.81))
    course = {"s_q1": "t", "s_q2": "0.5*t", "s_q3": 0, "s_wx": "-sin(t/2)", "s_wy": 0.5, "s_wz": "cos(t/2)"}
    needed = inverse_dynamics(Dynamics(mechanism), course, np.linspace(0, 1, 11))
    figure = stroboscope(mechanism, needed, count=3, points=[ball])
    axes = figure.axes[0]
    assert hasattr(axes, "get_zlim") and "t = 0 ... 1 s" in axes.get_title()
    figure.savefig(tmp_path / "poses.png", dpi=40)
    with Image.open(tmp_path / "poses.png") as image:
        assert np.asarray(image.convert("RGB")).min() < 100
    assert len(stroboscope(mechanism, needed, view="xz", count=1).axes[0].lines) == 1 + 1 + 1 + 3 + 1


def test_what_cannot_be_drawn_is_refused(run: bg.Trajectory) -> None:
    other = Mechanism("other", rods[:1], [Revolute("r", "ground", rods[0], "y")])
    for wrong in (
        lambda: animate(two, run, view="xx"), lambda: animate(two, run, fps=0), lambda: animate(two, run, speed=1e-9),
        lambda: animate(two, run, points=["nobody"]), lambda: stroboscope(two, run, count=0),
        lambda: animate(other, run),
    ):  # fmt: skip
        with pytest.raises(bg.ValueRefused):
            wrong()


def test_one_point_is_as_good_as_a_list_of_it(run: bg.Trajectory) -> None:
    for one in (rods[1], TIP, "b"):
        alone, listed = (stroboscope(two, run, points=points).axes[0].lines for points in (one, [one]))
        for line, other in zip(alone, listed, strict=True):
            np.testing.assert_array_equal(line.get_xydata(), other.get_xydata())


@pytest.mark.parametrize("draw", [animate, stroboscope])
def test_what_is_exchanged_or_something_else_is_told(draw: Any, run: bg.Trajectory) -> None:
    for mechanism in (run, run.equations.graph, None, "two"):
        with pytest.raises(bg.StructureError, match="a mechanism is wanted") as caught:
            draw(mechanism, two)
        assert caught.value.parties == ("mechanism",) and "not a graph or a run" in caught.value.remedy
    for other in (two, run.equations, None, run["p_q"]):
        with pytest.raises(bg.ValueRefused, match="a run is wanted") as refused:
            draw(two, other)
        assert refused.value.parties == ("two",) and "simulate" in refused.value.remedy
    for points in (3, [3], None):
        with pytest.raises(bg.StructureError, match=r"not 3|not None"):
            draw(two, run, points=points)


def test_a_film_is_written_where_a_path_says(run: bg.Trajectory, tmp_path: Path) -> None:
    animate(two, run, fps=2, path=tmp_path / "films" / "two.GIF")
    with Image.open(tmp_path / "films" / "two.GIF") as image:
        assert image.n_frames == 3
    (tmp_path / "file").write_text("")
    with pytest.raises(bg.ValueRefused, match="nothing can be written there"):
        animate(two, run, fps=2, path=tmp_path / "file" / "two.gif")


@pytest.mark.parametrize(
    ("name", "there", "says"), [("two.avi", True, "Let its name end in"), ("two.mp4", False, "apt install ffmpeg")]
)
def test_a_film_that_cannot_be_made_is_refused_at_once(
    run: bg.Trajectory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, there: bool, says: str
) -> None:
    monkeypatch.setattr(writers, "is_available", lambda kind: there)
    with pytest.raises(bg.ValueRefused, match=says):
        animate(two, run, path=tmp_path / name)
    assert not [*tmp_path.iterdir()]


@juries.program("ffmpeg")
def test_ffmpeg_makes_a_film(run: bg.Trajectory, tmp_path: Path) -> None:
    animate(two, run, fps=4, path=tmp_path / "two.mp4")
    assert (tmp_path / "two.mp4").read_bytes()[4:8] == b"ftyp"
