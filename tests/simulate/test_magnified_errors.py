"""Rates in which errors of states are magnified are right by default, or told: never wrong without a word."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import scipy.integrate

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.simulate.adapted_tolerances import _finer
from bondgraph.simulate.error_control import ErrorControl, Tolerances
from bondgraph.simulate.magnified_errors import MOST, Steps, _at_switches, _within

MAINS = 2 * np.pi * 50
SEEN = 3.0
"""Within steps rates are looked at in a few places: between these they may be off by so many times as much."""


def capacitor(r: float, c: float = 1e-6) -> bg.Graph:
    i = One("i")
    return bg.Graph("rc", Se("U", f"325*sin({MAINS!r}*t)") >> i, i >> C("C", c), i >> R("r", r))


def current(t: Any, r: float, c: float = 1e-6) -> Any:
    """Of the capacitor through its resistor across the mains, from no charge."""
    phasor = 325 / (r + 1 / (1j * MAINS * c))
    return np.imag(phasor * np.exp(1j * MAINS * t)) - np.imag(phasor) * np.exp(-t / (r * c))


def off(run: bg.Trajectory, r: float) -> float:
    """The largest error of the current, as a part of its peak."""
    times = np.linspace(0, run.t[-1], 6001)[1:]
    exact = current(times, r)
    return float(np.abs(run.at(times, "i") - exact).max() / np.abs(exact).max())


METHODS: tuple[Any, ...] = (None, "Radau", "BDF", "LSODA", scipy.integrate.Radau)


@pytest.mark.parametrize("method", METHODS, ids=str)
@pytest.mark.parametrize("r", [1.0, 1e-1, 1e-2, 1e-3])
def test_a_current_through_a_small_resistor_is_right_by_default(r: float, method: Any) -> None:
    run = bg.simulate(capacitor(r), np.linspace(0, 0.06, 601), method=method)
    assert off(run, r) < SEEN * 1e-3
    assert run.notes == ()


@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-8, 1e-10])
@pytest.mark.parametrize("r", [10.0, 1.0, 1e-1, 1e-2, 1e-3])
def test_with_a_tolerance_it_is_right_or_told(r: float, rtol: float) -> None:
    run = bg.simulate(capacitor(r), np.linspace(0, 0.06, 601), rtol=rtol)
    told = any("magnify" in note and "q_C" in note for note in run.notes)
    allowed, found = max(1e-3, rtol / 1e-2), off(run, r)
    assert told or found < SEEN * allowed
    assert not told or found > allowed / SEEN


def test_the_rtol_of_the_note_cures_it() -> None:
    run = bg.simulate(capacitor(1e-2), 0.06, rtol=1e-6)
    (note,) = (note for note in run.notes if "magnify" in note)
    cured = bg.simulate(capacitor(1e-2), 0.06, rtol=float(note.rpartition("rtol=")[2]))
    assert off(cured, 1e-2) < SEEN * 1e-3
    assert cured.notes == ()


def test_what_no_tolerance_makes_right_is_told() -> None:
    """Of a microfarad behind a picoohm rounding alone is more than the current."""
    run = bg.simulate(capacitor(1e-12), np.linspace(0, 0.06, 601))
    assert off(run, 1e-12) > 1e-3
    (note,) = (note for note in run.notes if "magnify" in note)
    assert "q_C" in note


def test_an_explicit_method_at_its_limit_is_told_too() -> None:
    """From a full capacitor, whose charge hardly changes: steps are as long as its resistor allows."""
    i = One("i")
    graph = bg.Graph("dc", Se("U", "325 + 0.01*sin(10*t)") >> i, i >> C("C", 1), i >> R("r", 1e-5))
    run = bg.simulate(graph, 0.1, start={"q_C": 325}, method="RK45", rtol=1e-6)
    exact = bg.simulate(graph, 0.1, start={"q_C": 325}, method="Radau", rtol=1e-12)
    assert np.abs(run["i"] - exact["i"]).max() > 1e-3 * np.abs(exact["i"]).max()
    assert any("magnify" in note for note in run.notes)


@pytest.mark.parametrize("method", [*METHODS, "RK23", "RK45", "DOP853"], ids=str)
def test_what_is_not_stiff_is_not_told(method: Any) -> None:
    """Not after a short first step, nor after a jump of an input."""
    v = One("v")
    graph = bg.Graph("swing", Se("F", "where(t < 1, 0, 2)") >> v, v >> I("m", 1), v >> C("k", 0.1), v >> R("b", 0.2))
    assert bg.simulate(graph, 5, start={"q_k": 0.5}, method=method).notes == ()


@pytest.mark.parametrize("method", [None, "Radau", "BDF"])
def test_a_motion_at_rest_is_not_told(method: str | None) -> None:
    """Rates are what rounding leaves of weight and spring."""
    v = One("v")
    graph = bg.Graph("hung", Se("g", 9.81) >> v, v >> I("m", 1), v >> C("k", 1e-9), v >> R("b", 1e5))
    assert bg.simulate(graph, 1, start={"q_k": 9.81e-9}, method=method).notes == ()


def test_a_run_made_again_is_no_finer_than_need_be() -> None:
    """The implicit method takes steps by the fourth root of the tolerance between its stages."""
    steps = [len(bg.simulate(capacitor(r), 0.06).steps) for r in (1.0, 1e-3)]
    assert steps[1] < 5.6 * steps[0]


def test_of_many_steps_some_are_enough() -> None:
    run = bg.simulate(capacitor(1e-3), 0.06, rtol=1e-6, max_step=0.06 / (2 * MOST), method="BDF")
    assert len(run.steps) > MOST
    assert any("magnify" in note for note in run.notes) or off(run, 1e-3) < SEEN * 1e-3


def test_steps_of_a_few_floats_say_nothing() -> None:
    i = One("i")
    graph = bg.Graph("rl", i >> I("L", 1), i >> R("r", 1))
    assert bg.simulate(graph, (1e9, 1e9 + 1e-6), start={"i": 1}).notes == ()


def test_what_underflows_is_told_to_be_uncontrolled_alone() -> None:
    i = One("i")
    graph = bg.Graph("lc", i >> I("L", 1e-9), i >> C("c", 1e-9))
    (note,) = bg.simulate(graph, 6e-9, start={"q_c": 5e-324}).notes
    assert "errors are not controlled" in note


def control() -> ErrorControl:
    problem, _ = initial_value_problem(bg.compile(capacitor(1.0)), None, 0.0, None)
    return ErrorControl(problem, Tolerances(), 1.0)


@pytest.mark.parametrize("grows", [10.0, 100.0])
def test_the_tolerance_of_a_run_made_again_leaves_half_of_what_is_allowed(grows: float) -> None:
    """Rates that are off by a multiple of the tolerance; a part nearer to one would be missed by what varies."""
    first = control()
    again = _finer({"q_C": 1e-3 * grows}, first)
    assert again is not None
    assert 0.25 < again.rtol / first.rtol * grows < 0.75


@pytest.mark.parametrize("grows", [1e3, 1e6, 1e12])
def test_no_run_is_made_again_with_less_than_a_thousandth_of_the_tolerance(grows: float) -> None:
    first = control()
    again = _finer({"q_C": 1e-3 * grows}, first)
    assert again is not None
    assert 5e-4 < again.rtol / first.rtol < 2e-3


@pytest.mark.parametrize(("below", "is_switch"), [(0.45, True), (0.55, False)])
def test_rates_of_unlike_slopes_on_either_side_change_branch_there(below: float, is_switch: bool) -> None:
    """A slope of one above, of so much below."""

    def rates(states: Any) -> Any:
        return np.where(states > 0, states, below * states)

    steps = Steps(np.ones(1), np.zeros((1, 1)), np.zeros((1, 1)), rates)
    assert _at_switches(steps, rates(steps.states), control())[0, 0] == is_switch


def passed(ends: list[float], state: Any) -> Any:
    """A motion of one state in steps, as a function of time."""
    steps = [SimpleNamespace(every=[end], states=lambda t: np.atleast_2d(state(np.asarray(t)))) for end in ends[1:]]
    integrator = SimpleNamespace(start=ends[0], singular=SimpleNamespace(passages=()))
    problem = SimpleNamespace(equations=SimpleNamespace(rates=[0]))
    return _within(SimpleNamespace(problem=problem, integrator=integrator, steps=steps))  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [7, 9])
def test_slopes_are_told_where_eight_floats_of_time_are_between_their_places(count: int) -> None:
    """Fewer make them as coarse as a tenth of themselves."""
    length = count * np.spacing(1e3) / 1e-3
    assert (passed([1e3, 1e3 + length], lambda t: t) is not None) == (count > 8)


def test_slopes_within_steps_lose_a_millionth_to_their_bend_and_little_to_rounding() -> None:
    """Of a cube over a step of one, and of lines, of which a thousand times less than a rounding of them would do."""
    bent = passed([0.0, 1.0], lambda t: t**3).slopes[0]
    np.testing.assert_allclose(bent, 3 * np.array([0.25, 0.5, 0.85]) ** 2, atol=2e-6)
    lines = [passed([0.0, 1.0], lambda t, c=c: c + t / 3).slopes - 1 / 3 for c in np.linspace(0.5, 0.6, 50)]  # type: ignore[misc]
    assert np.abs(lines).max() < 2e-13
