"""Quantities are sampled within a step until nothing between the samples can pass zero unseen."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from bondgraph.simulate.state_events import StateEvents

FIRST = 1 / 8
"""The first instant inside a step of a second at which quantities are sampled."""


def dip(width: float) -> Any:
    """A quantity of one that is below zero at `width`, one again at twice that, and then rises slowly."""
    return lambda time: np.interp(time, [0.0, width, 2 * width, 1.0], [1.0, -0.1, 1.0, 1.8])


@pytest.mark.parametrize(
    ("width", "at_end", "seen"),
    [
        (1e-6 * FIRST, False, True),
        (1e-8 * FIRST, False, False),
        (1e-6 * FIRST, True, True),
        (1e-8 * FIRST, True, False),
    ],
)
def test_a_dip_is_seen_where_a_quantity_falls_just_inside_a_step(width: float, at_end: bool, seen: bool) -> None:
    """A ten-millionth of the first interval inside it, or of the last."""
    quantity = dip(width)
    events = StateEvents(lambda time, states: [float(quantity(1.0 - time if at_end else time))], ["x"])
    assert (events.crossing(0.0, 1.0, lambda time: np.zeros((1, *np.shape(time)))) is not None) == seen


def crossing(quantity: Callable[[float], float], is_fresh: bool = False) -> tuple[float | None, int]:
    """Where a quantity passes zero in a step of a second, and at how many instants it was evaluated for that."""
    asked = list[float]()

    def quantities(time: float, states: Any) -> list[float]:
        asked.append(time)
        return [float(quantity(time))]

    events = StateEvents(quantities, ["x"])
    if is_fresh:
        events.acted(0.0, np.zeros(1), [0])
    return events.crossing(0.0, 1.0, lambda time: np.zeros((1, *np.shape(time)))), len(asked)


def test_a_quantity_that_swings_hundreds_of_times_in_a_step_is_seen_to_pass_zero() -> None:
    """In one of seven hundred troughs; each is a least value that is sought by itself."""

    def swings(time: Any) -> Any:
        return 1.05 + np.cos(1493.1 * np.pi * time) - 0.1 * np.exp(-(((time - 0.6) / 0.02) ** 2))

    times = np.linspace(0.0, 1.0, 1_000_001)
    met, asked = crossing(swings)
    assert met == pytest.approx(times[np.argmax(swings(times) < 0)], abs=2e-6)
    assert asked < 150_000


def test_what_no_number_of_instants_resolves_is_looked_at_some_thousand_times() -> None:
    """And what is smooth at a dozen."""
    met, asked = crossing(lambda time: 2 + np.sin(1e9 * time**3))
    assert met is None and asked < 150_000
    met, asked = crossing(lambda time: 2 + 0.1 * time)
    assert met is None and asked < 16


class Parts:
    """A course on which things travel far a thousand times a second, and how many parts of it were asked for."""

    follows, inside, asked = None, None, 0

    def ends_of_parts(self, start: float, end: float, states: Any) -> Iterator[float]:
        for high in np.linspace(start, end, 1 + round(1e3 * (end - start)))[1:]:
            self.asked += 1
            yield float(high)


def test_a_step_is_divided_no_farther_than_to_the_crossing() -> None:
    """However much of it lies beyond, which is made again from there."""
    course: Any = Parts()
    events = StateEvents(lambda time, states: [math.sin(1e3 * time + 3.0)], ["x"], course=course)
    found = events.crossing(0.0, 5.0, lambda time: np.zeros((1, *np.shape(time))))
    assert found == pytest.approx((math.pi - 3.0) / 1e3, rel=1e-12)
    assert course.asked <= 2


@pytest.mark.parametrize("width", [1e-5, 1e-8, 1e-11])
def test_behind_an_event_a_dip_is_seen_however_soon(width: float) -> None:
    """For which it takes some dozens of instants more."""
    met, asked = crossing(lambda time: np.interp(time, [0.0, width, 2 * width, 1.0], [1.0, -1.0, 1.0, 1.0]), True)
    assert met == pytest.approx(width / 2)
    assert asked < 200


NOISE = 1e-12


class Rounding:
    """Quantities of which so much is rounding; motions leave where they fall."""

    def noise(self, k: int, time: float, states: Any) -> float:
        return NOISE

    def way(self, k: int, time: float, states: Any) -> float:
        return -1.0


def met_in(course: list[float], flights: Any = Rounding) -> list[float]:
    """Where a condition comes true along its quantities at 0, 1, 2, ..., a step from each to the next."""

    def states(time: Any) -> Any:
        return np.array([np.interp(time, range(len(course)), course)])

    events = StateEvents(lambda time, x: [float(x[0])], ["condition"], laws=0, flights=flights and flights())
    found = []
    for k in range(len(course) - 1):
        start = float(k)
        while (time := events.crossing(start, k + 1.0, states)) is not None:
            found.append(time)
            events.acted(time, states(time), [0])
            start = time
    return found


@pytest.mark.parametrize(
    ("dip", "often"), [(0.5 * NOISE, 1), (0.99 * NOISE, 1), (1.01 * NOISE, 2), (10 * NOISE, 2), (1.0, 2)]
)
def test_a_condition_holds_until_its_quantity_is_below_zero_by_more_than_rounding(dip: float, often: int) -> None:
    assert len(met_in([-1.0, 1.0, -dip, 1.0])) == often
    assert len(met_in([-1.0, 1e-14, -dip, 1e-14, 1.0])) == often
    assert len(met_in([-1.0, 1.0, -dip, 1.0], None)) == 2


def test_once_it_has_ceased_it_comes_true_at_zero() -> None:
    """Not before, so that its instant is right; and not within rounding again before it has ceased once more."""
    found = met_in([-1.0, 1.0, -3.0, 1.0, -0.3 * NOISE, 0.7 * NOISE, -2 * NOISE, 1e-6])
    np.testing.assert_allclose(found, [0.5, 2.75, 6.0], atol=1e-5)


@pytest.mark.parametrize(("falls", "often"), [(True, 0), (False, 1)])
def test_what_an_event_brings_to_an_edge_that_the_motion_leaves_does_not_come_true_by_rounding(
    falls: bool, often: int
) -> None:
    """Of two conditions the second is moved to its edge by the event of the first."""

    class Edge(Rounding):
        def way(self, k: int, time: float, states: Any) -> float:
            return -1.0 if falls else 1.0

    moved = [False]

    def quantities(time: float, states: Any) -> list[float]:
        return [time - 0.5, 1e-14 * np.sin(1e3 * time) - 1e-15 if moved[0] else -1.0]

    def states(time: Any) -> Any:
        return np.zeros((1, *np.shape(time)))

    events = StateEvents(quantities, ["first", "second"], laws=0, flights=Edge())
    time = events.crossing(0.0, 1.0, states)
    assert time == pytest.approx(0.5)
    moved[0] = True
    events.acted(time, states(time), [0])
    found = events.crossing(time, 0.51, states)
    assert (found is not None) == bool(often)


def test_a_step_that_is_made_again_begins_with_what_held_before_it() -> None:
    def states(time: Any) -> Any:
        return np.array([np.interp(time, [0.0, 0.5, 1.0], [1.0, -0.5 * NOISE, 1.0])])

    events = StateEvents(lambda time, x: [float(x[0])], ["condition"], laws=0, flights=Rounding())
    assert events.crossing(0.0, 1.0, states) is None and events.bands == [NOISE]
    events.retract()
    assert events.bands == [0.0] and events.signs == [1.0]


@pytest.mark.parametrize(("course", "met", "not_left"), [
    ([1e-17, -1e-9, -1e-10], None, []),  # it leaves
    ([1e-17, -1e-9, 1e-9], 0.75, []),  # and comes back
    ([1e-17, 1e-17, 1e-17], None, []),  # nothing is seen yet
    ([1e-17, 1e-12, 1e-9], None, [0]),  # the step does not do what the rate says
])  # fmt: skip
def test_a_condition_that_the_motion_is_turned_back_from_is_seen_left(
    course: list[float], met: float | None, not_left: list[int]
) -> None:
    def states(time: Any) -> Any:
        return np.array([np.interp(time, [0.0, 0.5, 1.0], course)])

    events = StateEvents(lambda time, x: [float(x[0])], ["condition"], laws=0)
    events.signs = [1e-17]
    events.acted(0.0, states(0.0), [0], {0: 1e-15})
    found = events.crossing(0.0, 1.0, states)
    assert found == (met if met is None else pytest.approx(met)) and events.not_left == not_left
    if found is not None:
        events.retract()
        assert events.leaving == {0: 1e-15}


@pytest.mark.parametrize(("noise", "again"), [(0.99, False), (1.01, True)])
@pytest.mark.parametrize("side", [1, -1])
def test_what_rounding_makes_of_the_way_out_of_a_condition_is_no_event(noise: float, again: bool, side: int) -> None:
    """It goes to and fro over zero for some floats of time before it is seen to leave."""
    room = 1e-15
    instants, rounding = [0.0, *2.0 ** np.arange(-38, -34), 1.0], [side * 1e-16, *[-noise * room, noise * room] * 2]

    def states(time: Any) -> Any:
        return np.array([np.interp(time, instants, [*rounding, -1e-9])])

    events = StateEvents(lambda time, x: [float(x[0])], ["condition"], laws=0)
    events.signs = [1e-17]
    events.acted(0.0, states(0.0), [0], {0: room})
    assert (events.crossing(0.0, 1.0, states) is not None) == again
    assert again or (not events.leaving and not events.not_left)


def test_a_quantity_that_is_rounding_all_along_is_sampled_little() -> None:
    """cos**2 + sin**2 - 1: no parabola tells what lies between, and no extreme of it is one."""
    asked = list[float]()

    def quantities(time: float, states: Any) -> list[float]:
        asked.append(time)
        return [float(states[0] ** 2 + states[1] ** 2 - 1.0)]

    events = StateEvents(quantities, ["q"])
    events.crossing(0.0, 1.0, lambda time: np.array([np.cos(time), np.sin(time)]))
    assert len(asked) < 500
