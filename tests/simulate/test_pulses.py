"""Pulses in time are met, however short beside a step: the momentum that they hand over is their integral."""

from __future__ import annotations

import math
import sys
import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, Se
from bondgraph.problem.problem import Problem
from bondgraph.simulate.pulses import _borders, pulses

WIDTH = 0.02
BELL = f"exp(-((t - 5)/{WIDTH})**2)"


def bell(t: float) -> float:
    return math.exp(-(((t - 5) / WIDTH) ** 2))


def slow_bell(t: float) -> float:
    time.sleep(5e-4)
    return bell(t)


def pushed(law: Any = None) -> bg.Graph:
    v = One("v")
    return bg.Graph("pushed", Se("F", law) >> v, v >> I("m", 2))


@pytest.mark.parametrize("method", ["LSODA", "DOP853", "CVODE"])
@pytest.mark.parametrize("value", [BELL, bell, slow_bell])
def test_an_input_that_pulses(value: Any, method: str) -> None:
    run = bg.simulate(pushed(), (0, 10), {"F": value}, method=method)
    assert 2 * run["v"][-1] == pytest.approx(WIDTH * math.sqrt(math.pi), abs=1e-7)
    assert any(note.startswith("F is slow") for note in run.notes) == (value is slow_bell)


@pytest.mark.parametrize("centre", [0.003, 1.234567, 9.99])
def test_a_law_in_the_graph_that_pulses(centre: float) -> None:
    run = bg.simulate(pushed(f"exp(-((t - {centre})/{WIDTH})**2)"), (0, 10))
    whole = [math.erf((t - centre) / WIDTH) for t in (0, 10)]
    assert 2 * run["v"][-1] == pytest.approx(WIDTH * math.sqrt(math.pi) / 2 * (whole[1] - whole[0]), abs=1e-7)


def test_a_pulse_through_a_parameter_and_another_value() -> None:
    run = bg.simulate(pushed("A*exp(-((t - t0)/w)**2)"), (0, 10), {"A": 3, "t0": 7, "w": WIDTH})
    assert 2 * run["v"][-1] == pytest.approx(3 * WIDTH * math.sqrt(math.pi), abs=1e-7)


@pytest.mark.parametrize("law", ["sin(t)", "sin(200*t)", "1", "exp(-t)", "t"])
def test_what_moves_all_along_is_no_pulse(law: str) -> None:
    problem = Problem.of(bg.compile(pushed()), {"F": law})
    assert pulses(problem, 0.0, 10.0).instants == ()


def test_what_is_not_defined_somewhere_is_no_pulse() -> None:
    problem = Problem.of(bg.compile(pushed()), {"F": "sqrt(t - 5)"})
    assert pulses(problem, 0.0, 10.0).instants == ()


@pytest.mark.parametrize(("height", "seen"), [(0.5e-6, False), (2e-6, True)])
def test_an_input_that_moves_by_so_little_of_its_range_rests(height: float, seen: bool) -> None:
    times = np.linspace(0.0, 10.0, 101)
    values = np.where(np.abs(times - 8.0) < 0.05, 1.0, np.where(np.abs(times - 3.0) < 0.05, height, 0.0))
    assert bool([t for t in _borders(times, values) if t < 5.0]) == seen
    assert [t for t in _borders(times, values) if t > 5.0] == pytest.approx([7.8, 8.2])


@pytest.mark.parametrize(("cost", "seen"), [(6e-5, True), (9e-5, False)])
def test_a_function_is_sampled_as_far_as_a_third_of_a_second_allows(
    cost: float, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 4097 instants; one that takes longer is looked at at fewer."""
    module, spent = sys.modules[pulses.__module__], list[float]()
    monkeypatch.setattr(module, "clock", SimpleNamespace(monotonic=lambda: cost * len(spent)))

    def slow(time: float) -> float:
        spent.append(time)
        return time

    assert (vars(module)["_sampled"](slow, np.linspace(0, 1, 4097)) is not None) == seen


@pytest.mark.parametrize("points, told", [(5, False), (20, True)])
def test_a_slow_table_is_told_where_its_points_lie_closer_than_was_looked(
    points: int, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nine instants of ten seconds are looked at."""
    module = sys.modules[pulses.__module__]
    sampled = vars(module)["_sampled"]
    monkeypatch.setattr(module, "_sampled", lambda f, times: sampled(f, times) if len(times) < 10 else None)
    monkeypatch.setattr(module, "SAMPLES", 32)
    times = np.linspace(0, 10, points)
    run = bg.simulate(pushed(), (0, 10), {"F": bg.table(times, np.sin(times), order=3)})
    assert any(note.startswith("F is slow") for note in run.notes) is told


@pytest.mark.parametrize(("part", "rare"), [(0.15, True), (0.4, False)])
def test_what_moves_for_a_quarter_of_a_run_is_met_by_any_step(part: float, rare: bool) -> None:
    times = np.linspace(0.0, 1.0, 1001)
    assert bool([*_borders(times, np.clip(times - 0.5, 0.0, part))]) == rare


@pytest.mark.parametrize("centre", [0.31, 0.77, 1.37, 2.23, 3.19, 4.41, 5.83, 6.67, 7.91, 9.07])
def test_a_pulse_of_a_three_thousandth_of_the_run_is_seen_wherever_it_is(centre: float) -> None:
    """A function of time is evaluated some four thousand times for that."""
    times = list[float]()

    def law(t: float) -> float:
        times.append(t)
        return max(0.0, 1 - abs(t - centre) * 600)

    first, last = pulses(Problem.of(bg.compile(pushed()), {"F": law}), 0.0, 10.0).instants
    assert centre - 0.01 < first < centre < last < centre + 0.01
    assert len(times) < 6000


@pytest.mark.parametrize(("count", "seen"), [(40, True), (100, False)])
def test_steps_end_at_some_dozens_of_pulses_and_find_a_longer_pattern_by_themselves(count: int, seen: bool) -> None:
    times = np.linspace(0.0, 1.0, 4097)
    values = np.zeros(len(times))
    values[20 :: 4000 // count] = 1.0
    assert bool([*_borders(times, values)]) == seen


@pytest.mark.parametrize(("share", "met"), [(1.5, True), (0.3, False)])
def test_a_function_that_rests_at_all_instants_is_looked_at_more_closely(share: float, met: bool) -> None:
    """Of the time between two of those, a pulse lasts this part: it is met, or told that it may be there."""
    apart = 10 / (32 * 4096)
    begin, length = (50 * 32 + 8.2) * apart, share * apart
    run = bg.simulate(pushed(), (0, 10), {"F": lambda t: 1 / length if begin < t < begin + length else 0.0})
    assert run["v"][-1] == pytest.approx(0.5 if met else 0.0, rel=1e-4)
    assert any("F is a function of Python that was 0" in note for note in run.notes) is not met


@pytest.mark.parametrize("value", [0.5, "0.5", bg.table([0, 20], [1, 1]), bg.Signal(lambda t: 1.0, breaks=(3,))])
def test_what_is_known_to_rest_is_not_told(value: Any) -> None:
    assert not pulses(Problem.of(bg.compile(pushed()), {"F": value}), 0.0, 10.0).remarks
