"""Singular configurations in forms whose velocities follow from independent ones: straight through, or to there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Frame, Link, Mechanism, Revolute

START = {"ja_q": 1.0, "ja": 12.0, "jb_q": -1.0, "jd_q": 1.0}


def falling() -> bg.Graph:
    """A parallelogram whose cranks turn through where it lies flat, at `ja_q` = pi."""
    links = [
        Link(name, 1, (0.01, 0.05, 0.05), centre=(x / 2, 0, 0)) for name, x in zip("abd", (0.3, 1, 0.3), strict=True)
    ]
    a, b, d = links
    joints = [
        Revolute("ja", "ground", a),
        Revolute("jb", a.frame((0.3, 0, 0)), b),
        Revolute("jd", Frame("ground", (1, 0, 0)), d),
        Revolute("jc", b.frame((1, 0, 0)), d.frame((0.3, 0, 0))),
    ]
    return bg.Graph("g", *Mechanism("m", links, joints, gravity=(0, -9.81, 0)))


def energy(run: bg.Trajectory) -> Any:
    """Of a parallelogram: its coupler does not turn."""
    inertia = 2 * (0.05 + 0.0225) + 0.09
    return inertia * run["ja"] ** 2 / 2 + 9.81 * (2 * 0.15 + 0.3) * np.sin(run["ja_q"])


@pytest.mark.parametrize(
    ("form", "end", "how"),
    [
        ("kane_velocity", 0.5, {}),
        ("kane_velocity", 0.21, {"rtol": 1e-6}),
        ("maggi", 0.5, {"project": True}),
    ],
)
def test_a_motion_is_straight_on_or_ends_at_the_singular_configuration(form: str, end: float, how: Any) -> None:
    """It turned into an antiparallelogram, noted that it went straight on, and ended elsewhere; or it ended in the
    middle of the way there, or told to go straight on, as was asked."""
    equations = bg.compile(falling(), getattr(bg.forms, form), start=START)
    try:
        run = bg.simulate(equations, (0, end), start=START, through_singular="continue", **how)
    except bg.SimulationStopped as stop:
        run = stop.trajectory
        assert run.evaluate(np.array([run.steps[-1]]), ["ja_q"])[0] == pytest.approx(np.pi, abs=1e-5)
        assert "another one than that straight on" in stop.law and "through_singular" not in str(stop)
        assert not [note for note in run.notes if "straight on" in note]
    assert np.ptp(energy(run)) < 1e-4 * energy(run).max()
    np.testing.assert_allclose(run["jd_q"], run["ja_q"], atol=1e-5)
