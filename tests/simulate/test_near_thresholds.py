"""Counts that lie within the run's error are told, and others are not."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, Impact, One, R, Se
from bondgraph.graph.event import Triggered
from bondgraph.simulate.branch_instants import lowered
from bondgraph.simulate.near_thresholds import _samples, threshold_notes

v = One("v", coordinates=("x",))


def swung(event: Triggered, r: float = 0.0, end: float = 20 * np.pi, **start: float) -> bg.Trajectory:
    """x = cos(t), ten times, or less and less."""
    damper = [v >> R("r", r)] if r else []
    graph = bg.Graph("swing", v >> I("m", 1), v >> C("k", 1), *damper, event)
    return bg.simulate(graph, end, start=start or {"x": 1.0})


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("aside", [1e-12, 1e-9, 3e-8, 1e-6, 1e-3])
def test_peaks_within_the_error_of_a_threshold_are_told(aside: float, sign: int) -> None:
    """The state is off by 1e-7 at most: 1e-6 beside its peaks all of them are counted, or none."""
    run = swung(bg.counter("n", f"x > 1 - {sign * aside!r}"), end=21 * np.pi)
    assert run.errors[0] == pytest.approx(1e-8)
    if aside > 1e-7:
        assert not run.notes and run["n"][-1] == (10 if sign > 0 else 0)
        return
    assert run.notes == threshold_notes(run)
    (note,) = run.notes
    assert note.startswith(
        "whether the condition of 'n' is met at t = 6.28319 s lies within the run's error, and so at "
    )
    assert "a smaller rtol" in note


def test_what_acts_at_the_turn_hides_nothing() -> None:
    """Another counter has its event there, which moves nothing that the condition depends on."""
    beside = bg.counter("peaks", "v < 0")
    for start in ({"x": 1.0}, {"v": 1.0}):
        graph = bg.Graph("swing", v >> I("m", 1), v >> C("k", 1), bg.counter("n", "x > 1 - 1e-9"), beside)
        assert any("'n' is met at t =" in note for note in bg.simulate(graph, 66.0, start=start).notes)


def test_a_condition_that_turns_several_times_a_step_is_told() -> None:
    """At x = 2 pi k/40, twelve times on the way from 1 to -1; at what the motion keeps."""
    run = swung(bg.counter("n", "cos(40*x)*(x**2 + v**2) > 1 + 1e-8"), end=3.1)
    assert np.diff(run.steps).max() > 0.5
    assert "and so at 12 more instants" in run.notes[0]


@pytest.mark.parametrize(("longest", "sampled"), [(1e-10, False), (1e-9, True)])
def test_steps_of_few_floats_are_rounding(longest: float, sampled: bool) -> None:
    """A float at one second is 2e-16 s."""
    graph = bg.Graph("swing", v >> I("m", 1), v >> C("k", 1), bg.counter("n", "x > 0.5"))
    run = bg.simulate(graph, [1.0, 1.0 + 1e-8], start={"x": 1.0}, max_step=longest)
    assert bool(len(_samples(run, lowered(run, [run.equations.events[0].indicator]))[0])) is sampled and not run.notes


def test_a_smaller_tolerance_decides() -> None:
    """Ten peaks that come 1e-9 above the threshold."""
    graph = bg.Graph("swing", v >> I("m", 1), v >> C("k", 1), bg.counter("n", "x > 1 - 1e-9"))
    run = bg.simulate(graph, 21 * np.pi, start={"x": 1.0}, rtol=1e-12)
    assert not run.notes and run["n"][-1] == 10


def test_a_stop_that_may_be_met_is_told() -> None:
    run = swung(bg.stop("end", "x >= 1"), x=-1.0, end=4.0)
    assert "'end' is met at t = 3.14159 s" in run.notes[0]


def test_crossings_of_what_has_died_away_are_told() -> None:
    """From t = 64 s on the amplitude exp(-t/4) is below 1e-7: nothing says how often that passes zero."""
    soon, late = (swung(bg.counter("n", "x > 0"), 0.5, end) for end in (60.0, 200.0))
    assert not soon.notes and soon["n"][-1] == 9
    assert "t = 64." in late.notes[0]


def test_what_is_conserved_never_surely_passes_its_value() -> None:
    """A quantity that is nothing but rounding all along, found so with few samples."""
    run = swung(bg.counter("n", "x**2 + v**2 > 1"), end=1.0)
    assert "more instants" in run.notes[0]


@pytest.mark.parametrize("when", ["cos(2*pi*t) >= 1", "v > 0", "x > 0.9", "n < 5", "where(x > 0.5, 1, 0) > 0"])
def test_conditions_that_pass_their_thresholds_are_not(when: str) -> None:
    assert not swung(bg.counter("n", when)).notes


def test_what_begins_to_move_from_rest_does_not_turn() -> None:
    """A force begins at 1 s: until then the velocity is zero."""
    graph = bg.Graph("pushed", v >> I("m", 1), Se("F", "where(t < 1, 0, -1)") >> v, bg.counter("n", "v < 0"))
    run = bg.simulate(graph, 2.0)
    assert run["n"][-1] == 1 and not run.notes


def test_of_impacts_nothing_is_told() -> None:
    """There a height has corners, and no turns; at rest it is zero."""
    w = One("w", coordinates=("h",))
    floor = w >> Impact("floor", gap="h", value=0.5)
    ball = bg.Graph("ball", w >> I("m", 1), Se("g", -9.81) >> w, floor, bg.counter("n", "h < 0.001"))
    assert not bg.simulate(ball, 1.3, start={"h": 1.0}).notes
