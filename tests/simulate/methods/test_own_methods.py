"""The methods of our own keep their tolerances, their constraints and the manners of scipy's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bondgraph.problem.multipliers import System
from bondgraph.simulate.methods.constrained import Constrained
from bondgraph.simulate.methods.ida import Ida
from bondgraph.simulate.methods.radau import RadauIIA, advanced
from bondgraph.simulate.methods.sundials import Cvode

LIMITS = {"rtol": 1e-8, "atol": 1e-10}


def run(method: Any) -> tuple[Any, Any]:
    """The instants at which a method arrives, and half-way between, with its states there."""
    times, states = [method.t], [method.y]
    while method.status == "running":
        before = method.t
        assert method.step() is None
        times += [(before + method.t) / 2, method.t]
        states += [method.dense_output()(times[-2]), method.y]
    return np.array(times), np.array(states)


def decay() -> Cvode:
    return Cvode(lambda t, x: -x, 0.0, [1.0], 2.0, **LIMITS)


def round_a_circle() -> Ida:
    """(cos t, sin t), each of which is at times not determined by the other."""
    system = Constrained(
        lambda t, x: [-x[1], x[0]], lambda t, x: [x[0] ** 2 + x[1] ** 2 - 1], lambda t, x: np.array([2 * x])
    )
    return Ida(system, 0.0, [1.0, 0.0], 7.0, **LIMITS)


def along_a_parabola() -> RadauIIA:
    """a' = 1 + sin t, b' = lambda, 0 = b - a^2: of index 2, with lambda = 2 a a'."""

    def speed(t: float) -> float:
        return 1 + np.sin(t)

    system = System(
        lambda t, y: np.array([speed(t), y[2]]),
        lambda t, y: np.array([y[1] - y[0] ** 2]),
        lambda t, y: np.array([[0, 0, 0], [0, 0, 1], [-2 * y[0], 1, 0]], float),
        lambda t, x: np.array([2 * x[0] * speed(t)]),
        None,
    )
    return RadauIIA(system, 0.0, [0.0, 0.0, 0.0], 2.0, **LIMITS)


@pytest.mark.parametrize(
    "make, exact",
    [
        (decay, lambda t: [np.exp(-t)]),
        (round_a_circle, lambda t: [np.cos(t), np.sin(t)]),
        (along_a_parabola, lambda t: [(a := t + 1 - np.cos(t)), a**2, 2 * a * (1 + np.sin(t))]),
    ],
)
def test_motions_in_closed_form(make: Any, exact: Any) -> None:
    times, states = run(make())
    np.testing.assert_allclose(states, np.transpose(exact(times)), atol=2e-5)
    assert times[-1] == make().t_bound


@pytest.mark.parametrize("rtol", [1e-6, 1e-10])
def test_what_constraints_alone_determine_is_right_between_the_ends_of_steps(rtol: float) -> None:
    """x' = lambda, 0 = x - sin 3t: no error at the ends of steps says how long they may be."""
    system = System(
        lambda t, y: y[1:],
        lambda t, y: y[:1] - np.sin(3 * t),
        lambda t, y: np.array([[0.0, 1.0], [1.0, 0.0]]),
        lambda t, x: np.array([3 * np.cos(3 * t)]),
        None,
    )
    method = RadauIIA(system, 0.0, [0.0, 3.0], 10.0, rtol, rtol)
    times, found = [], []
    while method.status == "running":
        before = method.t
        assert method.step() is None
        times += [before + part * (method.t - before) for part in (0.1, 0.3, 0.5, 0.8, 0.9)]
        found += [*method.dense_output()(np.array(times[-5:])).T]
    assert np.abs(np.array(found)[:, 0] - np.sin(3 * np.array(times))).max() < 2 * rtol


def unevenly_round_a_circle(rtol: float) -> tuple[float, int]:
    """The error at the end in tolerances, and how often rates were evaluated, of a' = 1 + cos(a)^2 on a circle."""
    asked = list[float]()

    def rates(t: float, y: Any) -> Any:
        asked.append(t)
        speed = 1 + y[0] ** 2
        return np.array([-y[1] * speed + 2 * y[2] * y[0], y[0] * speed + 2 * y[2] * y[1]])

    def jacobian(t: float, y: Any) -> Any:
        a, b, force = y
        by_a, by_b = [-2 * a * b + 2 * force, 1 + 3 * a**2, 2 * a], [-1 - a**2, 2 * force, 2 * b]
        return np.transpose([by_a, by_b, [2 * a, 2 * b, 0]])

    def radius(t: float, y: Any) -> Any:
        return np.array([y[0] ** 2 + y[1] ** 2 - 1])

    system = System(rates, radius, jacobian, lambda t, x: np.zeros(1), None)
    _, states = run(RadauIIA(system, 0.0, [1.0, 0.0, 0.0], 3.0, rtol, rtol))
    angle = np.arctan2(2**0.5 * np.sin(3 * 2**0.5), np.cos(3 * 2**0.5))
    return np.abs(states[-1, :2] - [np.cos(angle), np.sin(angle)]).max() / rtol, len(asked)


def test_newtons_method_ends_below_the_tolerance_and_not_far_below() -> None:
    error, _ = unevenly_round_a_circle(1e-8)
    assert error < 3
    error, asked = unevenly_round_a_circle(1e-6)
    assert error < 1 and asked < 1800


def iterated(contraction: float, tolerance: float) -> tuple[bool, float]:
    """Whether a step is found, and after how many iterations, each of which, by a wrong Jacobian, leaves such a part of
    what there was."""
    asked = list[float]()

    def rates(t: float, y: Any) -> Any:
        asked.append(t)
        return -3.6378 * contraction * y

    system = System(rates, lambda t, y: y[1:], lambda t, y: np.zeros((1, 1)), lambda t, x: x[1:], None)
    found = advanced(system, 0.0, np.ones(1), 1.0, np.array([tolerance]))
    return found is not None, (len(asked) - 1) / 3


def test_a_step_is_given_up_where_newtons_method_hardly_settles() -> None:
    """After a dozen iterations, or a few where it leads away; what settles slowly is found."""
    assert iterated(0.99, 1e-8) == (False, 12)
    found, count = iterated(5.0, 1e-8)
    assert not found and count <= 6
    found, count = iterated(0.8, 100.0)
    assert found and count > 6


@pytest.mark.parametrize(("tolerance", "count"), [(2.0, 1), (0.1, 2)])
def test_a_first_iteration_is_taken_to_leave_nine_tenths(tolerance: float, count: int) -> None:
    """Where the next one tells that it leaves a hundredth that is enough."""
    assert iterated(0.01, tolerance) == (True, count)


def test_a_first_step_is_a_hundredth_of_the_time_in_which_states_change_or_from_rest_a_thousandth_of_all() -> None:
    none = np.zeros((0, 0))
    decaying = System(lambda t, y: -2 * y, lambda t, y: y[1:], lambda t, y: none, lambda t, x: x[1:], None)
    assert 0.3 < RadauIIA(decaying, 0.0, [1.0], 9.0, **LIMITS).h / 0.5e-2 < 3
    assert 0.3 < along_a_parabola().h / 2e-3 < 3


def test_steps_grow_by_five_at_most_and_shrink_to_a_fifth(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first one of which is far too short, or far too long."""
    short = RadauIIA(along_a_parabola().system, 0.0, [0.0] * 3, 2.0, **LIMITS, first_step=1e-9)
    ends = np.array([0.0, *(short.t for _ in range(6) if short.step() is None)])
    np.testing.assert_allclose(np.diff(ends)[1:] / np.diff(ends)[:-1], 5, rtol=0.2)
    system = System(
        lambda t, y: y[1:],
        lambda t, y: y[:1] - np.sin(300 * t),
        lambda t, y: np.array([[0.0, 1.0], [1.0, 0.0]]),
        lambda t, x: np.array([300 * np.cos(300 * t)]),
        None,
    )
    lengths = list[float]()
    plain = RadauIIA._tried
    monkeypatch.setattr(RadauIIA, "_tried", lambda self, h: lengths.append(h) or plain(self, h))  # type: ignore[func-returns-value]
    assert RadauIIA(system, 0.0, [0.0, 300.0], 2.0, **LIMITS, first_step=1.0).step() is None
    tried = np.array(lengths)
    np.testing.assert_allclose(tried[1:4] / tried[:3], 0.2, rtol=0.2)


def bead_on_a_circle(centre: float, end: float, rtol: float) -> RadauIIA:
    """x'' = 2 (x - c) lambda, y'' = 2 y lambda, 0 = (x - c)^2 + y^2 - 1: of index 3, x = c + cos t and y = sin t."""

    def rates(t: float, y: Any) -> Any:
        return np.array([y[2], y[3], 2 * (y[0] - centre) * y[4], 2 * y[1] * y[4]])

    def circle(t: float, y: Any) -> Any:
        return np.array([(y[0] - centre) ** 2 + y[1] ** 2 - 1])

    def jacobian(t: float, y: Any) -> Any:
        a, b, force = 2 * (y[0] - centre), 2 * y[1], 2 * y[4]
        velocities = [[0, 0, 1, 0, 0], [0, 0, 0, 1, 0]]
        return np.array([*velocities, [force, 0, 0, 0, a], [0, force, 0, 0, b], [a, b, 0, 0, 0]], float)

    def force(t: float, x: Any) -> Any:
        return np.array([-(x[2] ** 2 + x[3] ** 2) / 2])

    def projected(t: float, y: Any) -> Any:
        along = np.array([y[0] - centre, y[1]])
        return np.concatenate([y[:2], y[2:4] - along * (along @ y[2:4]) / (along @ along)])

    system = System(rates, circle, jacobian, force, projected)
    return RadauIIA(system, 0.0, [centre + 1, 0.0, 0.0, 1.0, 0.0], end, rtol, 1e-2 * rtol)


def test_steps_of_index_3_are_short_enough_for_tight_tolerances() -> None:
    """Were none shorter than those over which a position rounds by a velocity's tolerance, the error would be
    thousands of tolerances."""
    _, states = run(bead_on_a_circle(0.0, 3.0, 1e-13))
    assert np.abs(states[-1, :2] - [np.cos(3), np.sin(3)]).max() < 1e-11


def test_steps_of_index_3_do_not_shrink_where_velocities_are_rounding() -> None:
    """Positions of 1e5 round by 1e-11, a hundredth of which is asked of velocities: no step is so short that
    it meets that, and the tolerances that are met instead are told."""
    made = bead_on_a_circle(1e5, 1.5, 1e-12)
    times, states = run(made)
    assert len(times[::2]) < 300
    assert np.abs(states[-1, 2:4] - [-np.sin(1.5), np.cos(1.5)]).max() < made.least.max() < 1e-8


def test_where_rounding_does_not_limit_tolerances_all_are_kept() -> None:
    """A first step that is far too long is refused again and again, and tells nothing of rounding."""
    made = bead_on_a_circle(0.0, 3.0, 1e-10)
    made.h = 3.0
    run(made)
    assert made.least.max() < 1e-12


@pytest.mark.parametrize(("refusals", "looks"), [(1, 0), (3, 1)])
def test_rounding_is_looked_at_where_a_step_is_refused_again(
    refusals: int, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first refusal makes it as short as its order asks."""
    tried, looked, plain = list[float](), list[float](), RadauIIA._tried

    def refused(self: RadauIIA, h: float) -> Any:
        tried.append(h)
        return (10.0, (), ()) if len(tried) <= refusals else plain(self, h)

    monkeypatch.setattr(RadauIIA, "_tried", refused)
    monkeypatch.setattr(RadauIIA, "_rounding", lambda self, h: looked.append(h) or np.zeros(2))  # type: ignore[func-returns-value]
    assert along_a_parabola().step() is None
    assert (len(tried), len(looked)) == (refusals + 1, looks)


@pytest.mark.parametrize("h", [1e-3, 0.1, 1.0, 3.0, 10.0, 30.0])
def test_what_is_left_of_a_step_that_is_too_long_is_no_rounding(h: float) -> None:
    """Newton's method halves its error, or doubles it, where the bead goes round in a step."""
    assert 1e-17 < bead_on_a_circle(0.0, 3.0, 1e-10)._rounding(h).max() < 1e-15


@pytest.mark.parametrize("start", [1.0, 1e6])
@pytest.mark.parametrize(("floats", "is_tried"), [(100, True), (40, False)])
def test_a_step_of_fewer_than_some_dozens_of_floats_is_none(
    start: float, floats: int, is_tried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[float]()
    monkeypatch.setattr(RadauIIA, "_tried", lambda self, h: (tried.append(h) or np.inf, (), ()))  # type: ignore[func-returns-value]
    made = bead_on_a_circle(0.0, 2e6, 1e-8)
    made.t, made.h = start, floats * float(np.spacing(start))
    assert made.step() == "no step is long enough to advance the time"
    assert bool(tried) == is_tried


@pytest.mark.slow
def test_constraints_hold_at_the_ends_of_steps() -> None:
    _, states = run(round_a_circle())
    assert np.abs((states[::2] ** 2).sum(axis=1) - 1).max() < 1e-7
    _, states = run(along_a_parabola())
    assert np.abs(states[::2, 1] - states[::2, 0] ** 2).max() < 1e-9


@pytest.mark.parametrize("make", [decay, round_a_circle, along_a_parabola])
def test_steps_may_be_limited(make: Any) -> None:
    method = make()
    limited = type(method)(method.system, method.t, method.y, method.t_bound, **LIMITS, max_step=0.05)
    times, _ = run(limited)
    assert np.diff(times[::2]).max() < 0.05 + 1e-12


@pytest.mark.slow
def test_dependent_states_are_chosen_again() -> None:
    method, chosen = round_a_circle(), set()
    while method.status == "running":
        assert method.step() is None
        chosen.add(tuple(method.dependent))
    assert chosen == {(0,), (1,)}


@pytest.mark.parametrize(("x", "is_worn"), [(0.12, False), (0.08, True)])
def test_dependent_states_are_chosen_anew_where_they_follow_ten_times_worse_than_at_first(
    x: float, is_worn: bool
) -> None:
    method = round_a_circle()
    method.y = np.array([x, np.sqrt(1 - x**2)])
    assert method._is_worn() == is_worn
