"""Singular configurations in forms whose velocities follow from independent ones: straight through, or to there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from quick import quick

import bondgraph as bg
from bondgraph.elements import Frame, Link, Mechanism, Revolute, Se

START = {"ja_q": 1.0, "ja": 12.0, "jb_q": -1.0, "jd_q": 1.0}


def falling(torque: float | str = 0.0) -> bg.Graph:
    """A parallelogram whose cranks turn through where it lies flat, at `ja_q` = pi, one driven by a torque."""
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
    parts = Mechanism("m", links, joints, gravity=(0, -9.81, 0))
    return bg.Graph("g", *parts, Se("M", torque) >> parts["ja"])


def energy(run: bg.Trajectory) -> Any:
    """Of a parallelogram: its coupler does not turn."""
    inertia = 2 * (0.05 + 0.0225) + 0.09
    return inertia * run["ja"] ** 2 / 2 + 9.81 * (2 * 0.15 + 0.3) * np.sin(run["ja_q"])


EMBEDDED = ("kane_velocity", "kane_momentum", "partially_lagrangian", "gibbs_appell", "volterra", "boltzmann_hamel")


def through(form: str | None, end: float, start: dict[str, float] = START, **how: Any) -> bg.Trajectory:
    equations = bg.compile(falling(), form and getattr(bg.forms, form), start=start)
    return bg.simulate(equations, (0, end), start=start, through_singular="continue", **how)


@pytest.mark.parametrize("form", quick([None, "udwadia_kalaba", "maggi", *EMBEDDED], ["kane_momentum", "gibbs_appell"]))
def test_every_form_goes_straight_on(form: str | None) -> None:
    """Embedded ones turned it into an antiparallelogram, or stopped. Its cranks come round, as a pendulum does."""
    run = through(form, 2.0)
    turns = np.ptp(np.floor(run["ja_q"] / np.pi))
    assert turns > 7 and len([note for note in run.remarks if "straight on" in note]) == turns
    assert not [note for note in run.notes if "balance" in note or "rate" in note]
    assert np.ptp(energy(run)) < 1e-6 * energy(run).max()
    np.testing.assert_allclose(run["jd_q"], run["ja_q"], atol=1e-8)


def test_what_a_form_drifts_by_leads_past_a_flat_position_where_it_is_left() -> None:
    with pytest.raises(bg.SimulationStopped, match="another one than that straight on") as caught:
        through("udwadia_kalaba", 2.0, project=False)
    assert "project=False" in caught.value.remedy


@pytest.mark.parametrize("form", [None, "kane_velocity"])
def test_the_error_of_a_passage_falls_with_the_tolerance(form: str | None) -> None:
    """Smaller steps came closer to the place, where rounding decides what rates are: errors rose."""
    errors = [np.ptp(energy(through(form, 1.0, rtol=rtol))) for rtol in (1e-6, 1e-8, 1e-10)]
    assert errors[1] < errors[0] / 10 and errors[2] < errors[1] / 5
    assert errors[2] < 1e-6


@pytest.mark.parametrize("form", quick([None, "kane_velocity", "gibbs_appell"], [None, "gibbs_appell"]))
@pytest.mark.parametrize("place", [3.13, 3.145, 3.2])
def test_nothing_is_extrapolated_over_a_law_that_changes(form: str | None, place: float) -> None:
    """Close to the flat position a torque begins to act: it does its work, or the motion ends there."""
    equations = bg.compile(falling(f"where(ja_q < {place}, 0, 5)"), form and getattr(bg.forms, form), start=START)
    try:
        run = bg.simulate(equations, (0, 0.3), start=START, through_singular="continue")
    except bg.SimulationStopped as stop:
        run = stop.trajectory
        assert form is not None and place != 3.2
        assert run["ja_q"][-1] == pytest.approx(np.pi, abs=0.02) and "another one than that straight on" in stop.law
    own = energy(run) - 5 * np.maximum(run["ja_q"] - place, 0.0)
    assert np.ptp(own) < 1e-6 * own.max()


@pytest.mark.parametrize("method", ["DOP853", "Radau", "LSODA"])
@pytest.mark.parametrize("speed", [-9.0, 2.5])
def test_every_method_goes_straight_on(method: str, speed: float) -> None:
    run = through("kane_velocity", 1.5, {**START, "ja": speed}, method=method, rtol=1e-7)
    assert len([note for note in run.remarks if "straight on" in note]) >= 2
    assert np.ptp(energy(run)) < 1e-4 * np.abs(energy(run)).max()


@pytest.mark.parametrize(("form", "place", "aside"), [("maggi", 2 * np.pi, 2e-3), ("lagrange_index_3", np.pi, 1e-3)])
def test_a_motion_is_straight_on_or_ends_at_the_singular_configuration(form: str, place: float, aside: float) -> None:
    """Where what was extrapolated is contradicted, or nothing can be, it is told at the place."""
    try:
        run = through(form, 0.5)
    except bg.SimulationStopped as stop:
        run = stop.trajectory
        assert run.evaluate(np.array([run.steps[-1]]), ["ja_q"])[0] == pytest.approx(place, abs=aside)
        assert "another one than that straight on" in stop.law and "through_singular" not in str(stop)
        assert len([note for note in run.remarks if "straight on" in note]) == round(place / np.pi) - 1
    assert np.ptp(energy(run)) < 1e-4 * energy(run).max()
    np.testing.assert_allclose(run["jd_q"], run["ja_q"], atol=1e-5)
