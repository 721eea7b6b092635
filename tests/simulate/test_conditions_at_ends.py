"""Conditions where both sides are equal, and at the ends of runs: however a run is split, its events are the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import C, De, I, One, R, Se, Sf, Zero


def charged(source: str, *parts: Any) -> bg.Graph:
    """A capacitor behind a resistor; u is the voltage of its source."""
    i, z = One("i"), Zero("z")
    return bg.Graph("rc", Se("U", source) >> z, z >> De("u"), z >> i, i >> R("R", 1), i >> C("C", 1), *parts)


def mass(*parts: Any) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("mass", v >> I("m", 1), *parts)


def thrown(*parts: Any) -> bg.Graph:
    v = One("v", coordinates=("y",))
    return bg.Graph("thrown", v >> I("m", 1), Se("weight", -9.81) >> v, *parts)


# -- equality --------------------------------------------------------------------------------------------------------


def test_a_limit_that_is_reached_and_held_meets_its_condition() -> None:
    """A saturated controller stands at exactly 1 for two seconds."""
    w, torque = One("w", coordinates=("th",)), Se("M")
    pid = bg.PID("pid", "r - th", Kp=5, Kd=2, limits=(-1, 1))
    machine = bg.StateMachine("m", {"free": 0, "full": 1}, [("free", "pid >= 1", "full"), ("full", "pid < 1", "free")])
    graph = bg.Graph(
        "servo",
        *(torque >> w, w >> I("J", 1), w >> R("b", 0.1), pid, pid >> torque, bg.Input("r"), machine),
        *(bg.counter("met", "pid >= 1"), bg.counter("beyond", "pid > 1"), bg.Integrator("T", "where(pid >= 1, 1, 0)")),
    )
    run = bg.simulate(graph, np.linspace(0, 4, 401), values={"r": "where(t < 1, 0, 3)"})
    assert run["met"][-1] == 1 and run["beyond"][-1] == 0
    full = run["pid"] == 1
    np.testing.assert_array_equal(run["m"][1:-1][full[:-2] & full[2:]], 1.0)
    assert run["T"][-1] == pytest.approx(0.01 * full.sum(), abs=0.02)


def test_a_count_is_reached_by_equality() -> None:
    count = bg.counter("n", "sin(10*t) > 0.5"), bg.counter("two", "n >= 2"), bg.counter("few", "n <= 0")
    run = bg.simulate(charged("1", *count, bg.stop("three", "3 <= n")), 5)
    assert run.ended_by == "three" and (run["n"][-1], run["two"][-1], run["few"][-1]) == (3, 1, 0)


def test_a_sample_and_a_table_are_met_by_equality() -> None:
    sampled = bg.sample("s", "where(t >= 1, 1, 0)", every=0.1)
    parts = bg.counter("top", "u >= 1"), bg.counter("low", "u <= 0"), bg.counter("on", "s >= 1")
    i, z = One("i"), Zero("z")
    graph = bg.Graph("rl", Se("U") >> z, z >> De("u"), z >> i, i >> R("R", 10), i >> I("L", 0.01), sampled, *parts)
    run = bg.simulate(graph, 1.5, values={"U": bg.table([0, 0.1, 0.2, 0.3, 0.4, 2.0], [0, 0.5, 1, 1, 0, 0])})
    assert [run[name][-1] for name in ("top", "low", "on")] == [1, 1, 1]


@pytest.mark.parametrize("when", ["x >= 1", "1 <= x", "x <= 1"])
@pytest.mark.parametrize("speed", [1.0, -1.0])
def test_what_holds_by_equality_at_the_start_has_to_become_false_first(when: str, speed: float) -> None:
    assert bg.simulate(mass(bg.counter("n", when)), 1, start={"x": 1, "v": speed})["n"][-1] == 0


@pytest.mark.parametrize(
    "when, heights, lands",
    [("y <= 0", (0, 1e-18, 1), True), ("y < 0", (0, 1e-18, 1), True), ("y <= 0", (-0.1,), False)],
)
def test_what_is_thrown_from_the_ground_lands_on_it(when: str, heights: Sequence[float], lands: bool) -> None:
    for height in heights:
        graph = thrown(bg.stop("ground", when))
        if not lands:
            with pytest.raises(bg.SimulationStopped, match="at the start already"):
                bg.simulate(graph, 5, start={"y": height, "v": 10})
            continue
        run = bg.simulate(graph, 5, start={"y": height, "v": 10})
        assert run.ended_by == "ground"
        assert run.t[-1] == pytest.approx((10 + np.sqrt(100 + 2 * 9.81 * height)) / 9.81, rel=1e-8)


@pytest.mark.parametrize("speed", [0.0, -1.0])
def test_a_stop_at_whose_edge_a_motion_goes_on_into_it_is_said(speed: float) -> None:
    with pytest.raises(bg.SimulationStopped, match="at the start already"):
        bg.simulate(thrown(bg.stop("ground", "y <= 0")), 5, start={"y": 0, "v": speed})


@pytest.mark.parametrize("when", ["y < 0", "y <= 0"])
def test_what_rests_on_the_ground_does_not_fall_through(when: str) -> None:
    """A reset at each of infinitely many bounces of no height."""
    with pytest.raises(bg.SimulationStopped, match="ever sooner"):
        bg.simulate(thrown(bg.reset("bounce", when, set={"v": "-v"})), 5, start={"y": 0, "v": 0})


def waiting(*transitions: tuple[str, str, str]) -> tuple[float, float]:
    """Of a machine with these, and one behind it that looks at it after 0.375 s: the state, and since when."""
    first = bg.StateMachine("a", {"x": 0, "y": 0, "z": 0}, transitions)
    looks = ("wait", "after 0.375 s", "ask"), ("ask", "state_a < 1.5", "early")
    run = bg.simulate(charged("1", first, bg.StateMachine("b", {"wait": 0, "ask": 1, "early": 2}, looks)), 1)
    return run["state_b"][-1], run["since_b"][-1]


@pytest.mark.parametrize("begins", ["after 0.125 s", "t >= 0.125"])
@pytest.mark.parametrize("ends", ["after 0.25 s", "t >= 0.375"])
def test_timers_that_are_over_together_act_in_the_order_of_the_graph(begins: str, ends: str) -> None:
    assert waiting(("x", begins, "y"), ("y", ends, "z")) == (1, 0.375)
    assert waiting(("x", "after 0.375 s", "z")) == (1, 0.375)


@pytest.mark.parametrize("beside", [(), ("J",)])
@pytest.mark.parametrize(
    "when, taken", [("t >= 0.5", 1), ("t > 0.5", 0), ("sin(2*pi*t) < 0", 0), ("cos(pi*t) < 0", 0), ("t < 0.5", 0)]
)
def test_a_clock_takes_of_time_what_holds_at_its_instant_whatever_jumps_beside(
    when: str, taken: float, beside: tuple[str, ...]
) -> None:
    v, u, wave = Zero("v"), Zero("u"), f"where({when}, 1, 0)"
    other = [bond for name in beside for bond in (Sf(name, wave) >> u, u >> C("Cu", 1))]
    graph = bg.Graph("wave", Sf("I", "a") >> v, v >> C("C", 1), bg.sample("a", wave, every=0.25), *other)
    assert bg.simulate(graph, [0, 0.6, 0.7])["a"][1] == taken


# -- ends of runs ------------------------------------------------------------------------------------------------------


MACHINE = bg.StateMachine("m", {"on": 1, "off": 0}, [("on", "u < 0.5", "off"), ("off", "u > 0.5", "on")])
TIMER = bg.StateMachine("m", {"on": 1, "off": 3}, [("on", "after 0.3 s", "off")])
IDLE = bg.sample("idle", "q_C", every=0.05)
PARTS = {
    "a count of what jumps": ("where(t < 0.3, 1, 0)", [bg.counter("n", "u < 0.5")]),
    "a reset by what jumps": ("where(t < 0.3, 1, 0)", [bg.reset("r", "u < 0.5", set={"q_C": "q_C + 1"})]),
    "a reset by time": ("where(t < 0.3, 1, 0)", [bg.reset("r", "t > 0.3", set={"q_C": "q_C + 1"})]),
    "a machine": ("where(t < 0.3, 1, 0)", [MACHINE]),
    "time": ("1", [bg.counter("n", "t > 0.3"), bg.counter("k", "t >= 0.3")]),
    "a sine": ("1", [bg.counter("n", "sin(20*pi/6*t) > 0"), bg.counter("k", "sin(20*pi/6*t) <= 0")]),
    "a sine that switches": ("where(sin(20*pi/6*t) > 0, 1, -1)", [bg.counter("n", "u > 0"), bg.counter("k", "i < 0")]),
    "a clock": ("1", [bg.sample("s", "s + q_C", every=0.1)]),
    "a rare clock": ("1", [bg.sample("s", "s + 1", every=0.3), bg.counter("n", "s >= 2")]),
    "a clock of a count": (
        "1",
        [bg.counter("n", "t >= 0.3"), bg.counter("k", "t > 0.3"), bg.sample("s", "s + n - k", 0.1)],
    ),
    "a clock of a timer": ("s", [TIMER, bg.sample("s", "m + n", every=0.1), bg.counter("n", "sin(20*pi/6*t) < 0")]),
    "a clock beside a wave": ("1", [bg.reset("r", "sin(20*pi/6*t) < 0", set={"q_C": "q_C + 1"}), IDLE]),
}
NEAR = [0.3 + k * 2.0**-54 for k in (-40, -9, -3, -1, 0, 1, 2, 3, 8, 17, 40)]


@pytest.mark.parametrize("what", PARTS)
def test_a_run_that_is_split_at_an_instant_has_its_events_once(what: str) -> None:
    """So it is at the floats beside it, one of which is 0.1 + 0.2."""
    source, parts = PARTS[what]
    equations = bg.compile(charged(source, *parts))
    whole = bg.simulate(equations, 0.65)
    for split in [*NEAR, 0.1, 0.2, 0.35, 0.6]:
        first = bg.simulate(equations, split)
        second = bg.simulate(equations, [split, 0.65], start={name: first[name][-1] for name in first.states})
        for name in whole.states:
            assert second[name][-1] == pytest.approx(whole[name][-1], abs=1e-7), (split, name)


def test_a_condition_that_is_zero_as_another_ceases_is_still_to_come() -> None:
    """At the start the first is at its edge; the other holds by equality there, and is over at the first float."""
    v = One("v", coordinates=("x",))
    for first in ("abs(t - 0.75) < 0.75", "t > 0"):
        conditions = bg.counter("n", first), bg.counter("over", "v <= 0")
        graph = bg.Graph("mass", v >> I("m", 1), v >> C("k", 1), *conditions)
        assert bg.simulate(graph, 1, start={"x": -0.2})["n"][-1] == 1


@pytest.mark.parametrize("when, state", [("cos(pi*t/0.125) > 0", 0), ("cos(pi*t/0.125) >= 0", 1), ("t <= 0.3125", 1)])
def test_what_a_motion_leaves_holds_by_equality_alone(when: str, state: float) -> None:
    """A timer is over at 0.3125 s, where the cosine falls through zero, of which rounding leaves 1e-15."""
    waits, back = ("a", "after 0.3125 s", "b"), ("b", when, "c")
    machine = bg.StateMachine("m", {"a": 0, "b": 0, "c": 1}, [waits, back])
    assert bg.simulate(charged("1", machine), 0.32)["m"][-1] == state


# -- clocks ------------------------------------------------------------------------------------------------------------

WAVES = ["sin(pi*t/{0})", "-sin(pi*t/{0})", "cos(pi*t/{0})", "t*({0} - t)", "{0} - abs(t - 2*{0})", "u*sin(pi*t/{0})"]


@settings(max_examples=100, derandomize=True)
@given(
    wave=st.sampled_from(WAVES),
    period=st.sampled_from([0.25, 0.3, 0.5, 1.0]),
    comparison=st.sampled_from(["<", "<=", ">", ">="]),
    every=st.sampled_from([0.05, 0.1, 0.125, 0.25, 0.3]),
    begins=st.sampled_from([0.0, 0.3, 0.75, 1.0, -0.5]),
)
def test_a_clock_that_nothing_reads_changes_no_event(
    wave: str, period: float, comparison: str, every: float, begins: float
) -> None:
    """Where conditions come true, and cease to, at instants of the clock, or a rounding beside them."""
    when, span = f"{wave.format(period)} {comparison} 0", [begins, begins + 2.6]
    events = bg.counter("n", when), bg.reset("r", when, set={"q_C": "q_C + 1"})
    counts = []
    for clock in ((), (bg.sample("idle", "q_C", every=every),)):
        run = bg.simulate(charged("1", *events, *clock), span)
        counts.append((run["n"][-1], run["q_C"][-1]))
    assert counts[0] == pytest.approx(counts[1], rel=1e-6)


@pytest.mark.parametrize("every", [0.1, 0.125, 0.25, 0.5])
@pytest.mark.parametrize("event", [bg.counter("n", "t >= 0.5"), bg.counter("n", "sin(2*pi*t) < 0")])
def test_clocks_sample_before_what_time_makes_true_at_their_instant(event: Any, every: float) -> None:
    run = bg.simulate(charged("1", event, bg.sample("s", "n", every=every)), [0, 0.5, 0.52, 0.5 + every + 0.02])
    assert run["s"].tolist() == [0, 0, 0, 1] and run["n"][2] == 1


@pytest.mark.slow
@settings(max_examples=60)
@given(
    st.sampled_from(list(PARTS)),
    st.lists(st.integers(1, 64).map(lambda k: k / 100) | st.floats(0.01, 0.64), min_size=1, max_size=4),
)
def test_a_run_may_be_split_anywhere(what: str, splits: list[float]) -> None:
    source, parts = PARTS[what]
    equations = bg.compile(charged(source, *parts))
    whole, states, start = bg.simulate(equations, 0.65), {}, 0.0
    for end in [*sorted({*splits}), 0.65]:
        run = bg.simulate(equations, [start, end], start=states or None)
        states, start = {name: run[name][-1] for name in run.states}, end
    for name in whole.states:
        assert states[name] == pytest.approx(whole[name][-1], abs=1e-6)


def test_a_controller_may_be_run_period_by_period() -> None:
    """Over instants of which some are a rounding off those of its clock."""
    w, torque = One("w", coordinates=("th",)), Se("M")
    pid = bg.PID("pid", "1 - th", Kp=5, Kd=2, every="10 ms")
    equations = bg.compile(bg.Graph("servo", torque >> w, w >> I("J", 1), w >> R("b", 0.1), pid, pid >> torque))
    times = np.linspace(0, 1, 101)
    run, states = bg.simulate(equations, times), None
    for a, b in zip(times[:-1].tolist(), times[1:].tolist(), strict=True):
        part = bg.simulate(equations, [a, b], start=states)
        states = {name: part[name][-1] for name in part.states}
    assert states is not None
    assert states["th"] == pytest.approx(run["th"][-1], rel=1e-9)


@pytest.mark.parametrize("source", ["1", "sin(10*t)", "where(cos(10*t) > 0, 1, -1)", "where(sin(10*t) > 0, 1, -1)"])
def test_what_comes_true_in_time_at_the_start_counts_whatever_jumps_beside(source: str) -> None:
    run = bg.simulate(charged(source, bg.counter("n", "sin(10*t) > 0"), bg.counter("k", "cos(10*t) > 0.5")), 1)
    assert (run["n"][-1], run["k"][-1]) == (2, 1)


def test_what_moves_at_the_edge_is_counted_once_where_a_run_goes_on() -> None:
    """The first run ends at the very event."""
    equations = bg.compile(mass(bg.counter("n", "x > 1"), bg.counter("k", "x >= 1")))
    first = bg.simulate(
        bg.compile(mass(bg.counter("n", "x > 1"), bg.counter("k", "x >= 1"), bg.stop("s", "x > 1"))), 5, start={"v": 1}
    )
    second = bg.simulate(equations, [first.t[-1], 5], start={name: first[name][-1] for name in first.states})
    assert [(run["n"][-1], run["k"][-1]) for run in (first, second)] == [(1, 1), (1, 1)]
