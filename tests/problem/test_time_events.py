"""Breaks in time: laws are evaluated inside of them, beyond rounding and near enough."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, Se
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Schedule, Stretch, at_end, instant_of_start, moment_after


def between(value: Callable[[float], float], begins: float, ends: float) -> Stretch:
    """What lies between two breaks of the force on a mass."""
    v = One("v")
    force = bg.Signal(value, breaks=(begins, ends))
    problem = Problem.of(bg.compile(bg.Graph("pushed", v >> I("m", 1), Se("F") >> v)), {"F": force})
    _, found, _ = Schedule(problem).stretches(0.0, ends + 1.0)
    assert (found.start, found.end) == (begins, ends)
    return found


@pytest.mark.parametrize(
    ("begins", "lasts", "offset"),
    [
        (1.0, 1.0, 1e3),  # by `ROUNDING` of the time, where the condition rounds to 1e-13 s
        (1e4, 0.01, 3e7),  # by `INSIDE` of the pulse, where it rounds to 4e-9 s
    ],
)
def test_a_pulse_is_seen_at_both_ends_though_its_condition_is_rounded(
    begins: float, lasts: float, offset: float
) -> None:
    def pulse(t: float) -> float:
        since = ((t + offset) - offset) - begins
        return float(0.0 < since < lasts)

    found = between(pulse, begins, begins + lasts)
    assert pulse(begins) == 0 and pulse(found.first) == pulse(found.last) == 1


@pytest.mark.parametrize(("begins", "lasts"), [(1.0, 1.0), (1e6, 1e-4)])
def test_a_ramp_is_seen_at_both_ends_though_it_is_short_and_late(begins: float, lasts: float) -> None:
    found = between(lambda t: t - begins, begins, begins + lasts)
    assert begins < found.first < begins + 1e-5 * lasts < found.last < begins + lasts
    assert found.end - found.last < 1e-5 * lasts


@pytest.mark.parametrize(("at", "apart", "count"), [(1.0, 12, 2), (1.0, 24, 3), (1e-9, 12, 2), (1e-9, 24, 3)])
def test_breaks_within_some_floats_are_one(at: float, apart: int, count: int) -> None:
    """Of the instant, or of a thousandth of the run."""
    v = One("v")
    force = bg.Signal(lambda t: 0.0, breaks=(at, at + apart * math.ulp(max(at, 2e-3))))
    problem = Problem.of(bg.compile(bg.Graph("pushed", v >> I("m", 1), Se("F") >> v)), {"F": force})
    assert len([*Schedule(problem).stretches(0.0, 2.0)]) == count


@pytest.mark.parametrize(("floats", "is_there"), [(12, True), (24, False)])
@pytest.mark.parametrize("end", [0.3, 1e5, -2e-9])
def test_what_is_a_dozen_floats_before_an_end_is_at_it(end: float, floats: int, is_there: bool) -> None:
    """Sums of a few instants are off by no more."""
    assert (floats * math.ulp(end) < at_end(end)) == is_there
    assert (floats * math.ulp(2.0) < at_end(1e-9, span=2000.0)) == is_there


@pytest.mark.parametrize(("before", "is_there"), [(1e-300, True), (1e-295, True), (1e-294, False), (1e-20, False)])
def test_before_zero_only_what_is_no_number_in_use_is_at_it(before: float, is_there: bool) -> None:
    """Instants there are as near to each other as anyone likes, and none is nearer than conditions tell equality."""
    assert (before < at_end(0.0)) == is_there


def test_a_start_is_a_little_inside_of_a_break_though_it_is_not_known_how_long_the_motion_is() -> None:
    """A condition that is rounded as instants some seconds away are sees it, and a root that begins there hardly."""
    v = One("v")
    force = bg.Signal(lambda t: float(t > 0), breaks=(0.0,))
    problem = Problem.of(bg.compile(bg.Graph("pushed", v >> I("m", 1), Se("F") >> v)), {"F": force})
    begun = instant_of_start(problem, 0.0, moment_after(0.0))
    assert (begun + 4.0) - 4.0 > 0 and math.sqrt(begun) < 5e-8
