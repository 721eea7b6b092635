"""What a motion turns back from by the event of its own crossing was surely crossed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, De, Df, I, One, R, Se, Sf, Zero
from bondgraph.simulate.near_thresholds import threshold_notes
from bondgraph.simulate.turned_back import are_long

i, u = One("i"), Zero("u")


def driven(effort: str, *events: object) -> bg.Graph:
    """i' = effort - i."""
    return bg.Graph("coil", Se("V", effort) >> i, i >> I("L", 1.0), i >> R("r", 1.0), i >> Df("iL"), *events)


@pytest.mark.parametrize("rtol", [1e-3, 1e-8, 1e-12])
@pytest.mark.parametrize("counted", [False, True])
def test_peak_current_control_is_not_in_doubt(counted: bool, rtol: float) -> None:
    """The clock lets the current rise each second, its own crossing lets it fall."""
    counter = [bg.counter("n", "iL > 2")] if counted else []
    off = bg.reset("off", when="iL > 2", set={"q": 0})
    run = bg.simulate(driven("10*q - 3", bg.sample("q", "1", every=1.0), off, *counter), 9.5, rtol=rtol)
    assert not run.notes
    assert not counted or run["n"][-1] == 10


@pytest.mark.parametrize("method", ["DOP853", "RK23", "BDF"])
def test_hysteresis_is_not_in_doubt(method: str) -> None:
    """Between thresholds 2 and -1.5, towards 5 and -3: up in 0.2 ln(6.5/3) s, down in 0.2 ln(5/1.5) s."""
    states = bg.StateMachine("h", {"up": 5, "down": -3}, [("up", "us > 2", "down"), ("down", "us < -1.5", "up")])
    graph = bg.Graph("relaxation", Se("V", "h") >> i, i >> R("r", 2.0), i >> u, u >> C("c", 0.1), u >> De("us"),
                     states, bg.counter("n", "us > 2"))  # fmt: skip
    run = bg.simulate(graph, 10.0, rtol=1e-5, method=method)
    period = 0.2 * np.log(6.5 / 3) + 0.2 * np.log(5 / 1.5)
    assert not run.notes and run["n"][-1] == 1 + (10.0 - 0.2 * np.log(5 / 3)) // period


@pytest.mark.parametrize(("aside", "told"), [(1e-3, False), (1e-5, False), (1e-8, True), (1e-10, True)])
def test_a_threshold_that_the_motion_hardly_reaches_is_told(aside: float, told: bool) -> None:
    """The current comes to 1 at last, off by 1e-7 at most; that the event turns it back proves nothing."""
    graph = driven("q", bg.sample("q", "1", every=100.0), bg.reset("off", f"iL > 1 - {aside!r}", {"q": -1}))
    run = bg.simulate(graph, 30.0)
    assert run["q"][-1] == -1
    assert any("'off' is met at t =" in note for note in run.notes) is told


@pytest.mark.parametrize(("aside", "told"), [(1e-3, False), (1e-4, False), (1e-9, True)])
def test_a_peak_at_which_the_event_acts_is_told(aside: float, told: bool) -> None:
    """x = cos(t) up to 1, but for a push back as it comes there."""
    v = One("v", coordinates=("x",))
    back = bg.sample("q", "0", every=100.0), bg.reset("back", f"x > 1 - {aside!r}", {"q": -100})
    graph = bg.Graph("swing", v >> I("m", 1.0), v >> C("k", 1.0), Se("F", "q") >> v, *back)
    run = bg.simulate(graph, 7.0, start={"x": -1.0})
    assert run["q"][-1] == -100 and any("'back' is met at t =" in note for note in run.notes) is told


@pytest.mark.parametrize("aside", [-1e-9, 1e-9])
def test_what_the_event_of_another_quantity_turns_back_is_told(aside: float) -> None:
    """The charge grows until the current comes to 2, at ln(7/5) s."""
    threshold = float(np.log(7 / 5)) + aside
    graph = driven("10*q - 3", bg.sample("q", "1", every=1.0), bg.reset("off", "iL > 2", {"q": 0}),
                   Sf("J", "2*q - 1") >> u, u >> C("c", 1.0), u >> De("us"),
                   bg.counter("n", f"us > {threshold!r}"))  # fmt: skip
    (note,) = bg.simulate(graph, 0.9).notes
    assert "'n' is met at t = 0.336472 s" in note


def test_what_comes_back_to_the_threshold_later_is_told() -> None:
    """It rises to 1, is turned back there, and is cos(t - 1) from then on."""
    graph = bg.Graph("cosine", Sf("J", "where(q > 0, 1, -sin(t - 1))") >> u, u >> C("c", 1.0), u >> De("us"),
                     bg.sample("q", "1", every=100.0), bg.reset("off", "us > 1", {"q": 0}))  # fmt: skip
    (note,) = (note for note in bg.simulate(graph, 9.0).notes if "'off' is met" in note)
    assert "t = 7.28319 s" in note and "more instant" not in note


def test_what_a_clock_turns_back_at_the_threshold_is_told() -> None:
    """A triangle between 0 and 1: rounding tells whether it comes above 1."""
    for threshold in (1.0, 1.0 - 1e-15):
        graph = bg.Graph("triangle", Sf("J", "q") >> u, u >> C("c", 1.0), u >> De("us"),
                         bg.sample("q", "-q", every=1.0, start=-1), bg.counter("n", f"us > {threshold!r}"))  # fmt: skip
        run = bg.simulate(graph, np.linspace(0.0, 4.5, 10))
        assert max(run["us"]) == pytest.approx(1.0)
        assert any("'n' is met at t =" in note for note in run.notes)


@pytest.mark.parametrize(("length", "long"), [(1e-10, False), (1e-9, True)])
def test_steps_of_few_floats_tell_no_slope(length: float, long: bool) -> None:
    """A float at one second is 2e-16 s."""
    assert are_long(np.array([0.0, 1.0, 1.0 + length])).tolist() == [True, long]


class Arrived:
    """A motion, by other steps."""

    def __init__(self, motion: Any, steps: Any) -> None:
        self.motion, self.ts = motion, steps

    def __call__(self, times: Any) -> Any:
        return self.motion(times)


def test_of_a_long_step_the_very_end_tells_how_the_motion_comes_to_the_threshold() -> None:
    """A voltage from -4 V grows by 1 V/s to zero, where its cube has no slope; it has one of 1e-3."""
    graph = bg.Graph("cube", Sf("J", "q") >> u, u >> C("c", 1.0), u >> De("us"), u >> R("leak", 1e9),
                     bg.sample("q", "1", every=100.0), bg.reset("off", "us**3 + 1e-3*us > 0", {"q": -1}))  # fmt: skip
    run = bg.simulate(graph, 6.0, start={"q_c": -4.0})
    assert run["q"][-1] == -1 and not threshold_notes(run)
    steps = run.steps[(run.steps < 2.0) | (run.steps > 4.0 - 1e-6)]
    assert not threshold_notes(replace(run, solution=Arrived(run.solution, steps)))
