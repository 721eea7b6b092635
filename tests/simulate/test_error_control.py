"""Tolerances follow the sizes of the states, given, expected or reached; each threshold on both its sides."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import scipy.integrate

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.problem.constraint_rows import constraint_rows
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import ON_CONSTRAINTS, ROUNDING
from bondgraph.simulate import error_control
from bondgraph.simulate.error_control import ErrorControl, Tolerances


def circuit(push: Any = 0.0, start: float = 5e-9) -> tuple[bg.Graph, dict[str, float]]:
    """A nanohenry and a nanofarad."""
    i = One("i")
    return bg.Graph("lc", Se("U", push) >> i, i >> I("L", 1e-9), i >> C("c", 1e-9)), {"q_c": start}


PERIOD = 2 * math.pi * 1e-9
METHODS = ["LSODA", "DOP853", "RK45", "Radau", "BDF", "CVODE"]


def control(tolerances: Tolerances | None = None, **known: float) -> ErrorControl:
    graph, start = circuit()
    problem, state = initial_value_problem(bg.compile(graph), None, 0.0, start)
    found = ErrorControl(problem, tolerances or Tolerances(), 10 * PERIOD, known)
    found.begin(0.0, state)
    return found


def test_a_tolerance_is_a_share_of_the_relative_one_at_the_size_of_the_state() -> None:
    given = control(Tolerances(rtol=1e-6)).tolerances()
    assert given["rtol"] == 1e-6
    assert given["atol"][1] == pytest.approx(1e-2 * 1e-6 * 5e-9)


@pytest.mark.parametrize("method", METHODS)
def test_a_circuit_of_nanos_comes_back(method: str) -> None:
    graph, start = circuit()
    run = bg.simulate(graph, (0, 10 * PERIOD), start=start, method=method)
    assert run["c.e"][-1] == pytest.approx(5, abs=1e-4)
    assert run.notes == ()


def test_one_absolute_tolerance_for_all_is_what_the_method_gets() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("spring", v >> I("m", 1), v >> C("c", 1))
    run = bg.simulate(graph, (0, 3), start={"x": 1}, method="RK45", rtol=1e-3, atol=1e-6)
    peer = scipy.integrate.solve_ivp(lambda t, y: [-y[1], y[0]], (0, 3), [0, 1], rtol=1e-3, atol=1e-6)
    assert len(run.steps) == len(peer.t)


def test_given_sizes_and_tolerances_are_kept() -> None:
    assert control(Tolerances(nominal={"q_c": 2.0})).tolerances()["atol"][1] == pytest.approx(2e-10)
    both = control(Tolerances(atol={"q_c": 3e-20}, nominal={"p_L": 2.0})).tolerances()["atol"]
    assert both.tolist() == pytest.approx([2e-10, 3e-20], rel=1e-12)
    grown = control(Tolerances(atol={"q_c": 3e-20}))
    grown.follow(np.array([0.0, 1e3]))
    assert grown.tolerances()["atol"][1] == 3e-20
    assert not grown.outgrown


NONE: list[tuple[dict[str, Any], str]] = [
    ({"atol": {"q": 1}}, "q"),
    ({"nominal": {"i": 1}}, "i"),
    ({"nominal": {"q_c": 0}}, "q_c"),
    ({"nominal": 1}, "nominal"),
    ({"atol": 1e-9, "nominal": {"q_c": 1}}, "nominal"),
    ({"atol": -1}, "atol"),
    ({"atol": {"q_c": -1e-30}}, "q_c"),
    ({"atol": {"q_c": "a"}}, "q_c"),
    ({"rtol": 1e-14}, "rtol"),
]


@pytest.mark.parametrize("options, place", NONE)
def test_what_is_no_tolerance_is_refused(options: Any, place: str) -> None:
    graph, start = circuit()
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(graph, (0, PERIOD), start=start, **options)
    assert caught.value.place == place


def test_the_least_relative_tolerance_and_no_absolute_one_are_taken() -> None:
    graph, start = circuit()
    bg.simulate(graph, (0, 1e-3 * PERIOD), start=start, method="DOP853", rtol=1e-13)
    bg.simulate(graph, (0, 1e-3 * PERIOD), start=start, method="DOP853", atol={"q_c": 0})


def test_tolerances_in_words() -> None:
    assert str(Tolerances()) == "rtol 1e-08 of each state (1e-09 where dependent, 1e-10 beside multipliers)"
    assert str(Tolerances(1e-6, 1e-9)) == "rtol 1e-06, atol 1e-09"
    both = Tolerances(atol={"q": 1e-9}, nominal={"p": 2})
    assert str(both) == f"{Tolerances()}, atol of q 1e-09, size of p 2"


@pytest.mark.parametrize("form", [bg.forms.lagrange_index_2, bg.forms.lagrange_index_3])
def test_multipliers_among_the_states_are_as_accurate_as_other_forms(form: Any) -> None:
    """A pendulum held by its length for five seconds, beside its angle: by 1e-8 it is off by 3e-6 and more."""
    f, a = One("f", ("u", "w"), coordinates=("x", "y")), One("a", coordinates=("th",))
    rod = f << TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.5, given="position")
    held = bg.compile(bg.Graph("p", f >> I("m", (1, 1)), Se("G", (0, -9.81)) >> f, rod), form)
    run = bg.simulate(held, np.linspace(0, 5, 11), start={"x": 0.6, "y": -0.8})
    free = bg.Graph("p", a >> I("J", 1), Se("G", "-9.81*sin(th)") >> a)
    known = bg.simulate(free, run.t, start={"th": np.arcsin(0.6)}, rtol=1e-12)
    np.testing.assert_allclose(run["x"], np.sin(known["th"]), atol=1e-6)


@pytest.mark.parametrize(("is_held", "usual"), [(False, 1e-8), (True, 1e-9)])
def test_the_usual_tolerance_is_ten_times_finer_where_constraints_hold(is_held: bool, usual: float) -> None:
    """A pendulum, by its angle or held by its length: its steps are those of that tolerance."""
    if is_held:
        f = One("f", ("u", "w"), coordinates=("x", "y"))
        rod = f << TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.5, given="position")
        graph, start = bg.Graph("p", f >> I("m", 1), Se("G", (0, -9.81)) >> f, rod), {"x": 0.6, "y": -0.8}
    else:
        f = One("f", coordinates=("a",))
        graph, start = bg.Graph("p", f >> I("J", 1), Se("G", "-9.81*sin(a)") >> f), {"a": 0.6}
    left, given = bg.simulate(graph, 2, start=start), bg.simulate(graph, 2, start=start, rtol=usual)
    np.testing.assert_array_equal(left.steps, given.steps)
    assert abs(len(bg.simulate(graph, 2, start=start, rtol=usual / 10).steps) - len(left.steps)) > 2


def test_native_code_stops_just_before_a_state_has_outgrown_its_tolerance() -> None:
    found = control()
    found.tolerances()
    limits = found.limits
    for part, outgrown in ((1.0, False), (1.01, True)):
        found.follow(part * limits)
        assert found.outgrown == outgrown


def test_a_method_starts_anew_where_a_state_has_outgrown_its_tolerance() -> None:
    found = control()
    before = found.tolerances()["atol"]
    found.follow(np.array([0.0, 5e-9 * 50]))
    assert not found.outgrown
    found.follow(np.array([0.0, -5e-9 * 200]))
    assert found.outgrown
    after = found.tolerances()["atol"]
    assert not found.outgrown
    assert after[0] == before[0] and after[1] == pytest.approx(200 * before[1])


@pytest.mark.parametrize(("times", "told"), [(50, False), (200, True)])
def test_a_state_that_stays_small_is_told(times: float, told: bool) -> None:
    """Where its absolute tolerance, a hundredth of the relative one at its expected size, is the larger of both."""
    found = control(q_c=5e-9 * times)
    assert (found.overrated() == {"q_c": 5e-9}) is told


@pytest.mark.parametrize(("digits", "told"), [(1.01e3, True), (0.99e3, False)])
def test_no_size_is_asked_for_where_rounding_leaves_less_than_three_digits(digits: float, told: bool) -> None:
    """Of such a state it is said that no tolerance changes that."""
    found = control(q_c=5e-9 * 200)
    found.rounding.least = np.array([0.0, 5e-9 / digits])
    assert (found.overrated() == {"q_c": 5e-9}) is told
    assert (found.rounded_away() == ("q_c",)) is not told


@pytest.mark.parametrize(("times", "off", "lost"), [(0.99, (), ()), (1.01, ("q_c",), ()), (1.1e2, (), ("q_c",))])
def test_a_relative_tolerance_that_rounding_does_not_leave_is_told(
    times: float, off: tuple[str, ...], lost: tuple[str, ...]
) -> None:
    """Ten times of it in one step; beyond three digits that is said alone."""
    found = control(Tolerances(rtol=1e-8), q_c=5e-9)
    found.rounding.least = np.array([0.0, times * 1e3 * 1e-8 * 5e-9])
    assert (found.rounded_off(), found.rounded_away()) == (off, lost)


@pytest.mark.parametrize(("part", "told"), [(0.99, True), (1.01, False)])
def test_rounding_of_what_constraints_hold_at_zero_is_not_told(part: float, told: bool) -> None:
    """Its size is no more than what they leave of it."""
    found = control()
    found.rounding.least, found.noise = np.array([0.0, 1e-9]), np.array([0.0, 5e-9 * part])
    assert (found.rounded_away() == ("q_c",)) is told


@pytest.mark.parametrize("factor, told", [(2, True), (0.5, False)])
def test_what_is_rounding_beside_its_terms_is_no_motion(factor: float, told: bool) -> None:
    found = control(q_c=5e-9 / ROUNDING / factor)
    assert ("q_c" in found.overrated()) is told


@pytest.mark.parametrize("factor, steps, told", [(0.99, 1, True), (1.01, 1, False), (0.49, 4, True), (0.51, 4, False)])
def test_what_is_more_than_rounding_brings_is_motion_however_large_it_was_expected(
    factor: float, steps: int, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounding of the current brings the charge a tenth of what it has, in a nanosecond in which that turns round."""
    monkeypatch.setattr(error_control, "rounding_of_rates", lambda *given: factor * np.array([0.0, 5e-9 / 10 / 1e-9]))
    found = control(q_c=5e-9 / ROUNDING / 0.5)
    found.judge([(PERIOD, np.array([0.0, 5e-9]))], steps)
    assert ("q_c" in found.overrated()) is told


@pytest.mark.parametrize("factor, told", [(1.01, False), (0.99, True)])
def test_what_the_rounding_of_constraints_leaves_is_no_motion(factor: float, told: bool) -> None:
    found = control(q_c=1.0)
    found.noise = np.array([0.0, factor * 5e-9])
    assert ("q_c" in found.overrated()) is told


@pytest.mark.parametrize("factor, told", [(1.01, True), (0.99, False)])
def test_a_coarse_absolute_tolerance_is_told(factor: float, told: bool) -> None:
    """One that leaves less than three digits of the state."""
    found = control(Tolerances(atol=factor * 5e-12))
    assert ("q_c" in found.uncontrolled()) is told
    assert found.overrated() == {}


def test_what_moves_later_gets_its_size_then() -> None:
    """A push between two of the instants that are looked at, of 5 V for a tenth of a period."""
    late = f"where(t < {3.01 * PERIOD!r}, 0, where(t < {3.11 * PERIOD!r}, 5, 0))"
    graph, _ = circuit(late)
    fine = bg.simulate(graph, (0, 10 * PERIOD), atol=1e-24, rtol=1e-11, method="DOP853")
    for method in METHODS:
        run = bg.simulate(graph, (0, 10 * PERIOD), method=method)
        np.testing.assert_allclose(run["c.e"], fine["c.e"], atol=2e-4)
        assert run.notes == ()


@pytest.mark.parametrize("begin, end", [(1e-9, 1e-6), (3e-9, 1e-6), (0.5, 1.0)])
def test_a_short_pulse_moves_what_nothing_moved_before(begin: float, end: float) -> None:
    """Of a nanosecond, which no sample meets, on an oscillator of 1e12 rad/s, against its closed form."""
    i, w, z, e = One("i"), 1e12, 0.05, 0.04
    graph = bg.Graph("lc", Se("V") >> i, i >> I("L", 1 / w), i >> C("c", 1 / w), i >> R("r", 2 * z))
    run = bg.simulate(graph, end, {"V": f"where(t < {begin!r}, 0, where(t < {begin + 1e-9!r}, {e}, 0))"})
    times = np.linspace(begin, begin + 9e-10, 1000)
    x, turn = w * (times - begin), math.sqrt(1 - z * z)
    exact = e * (1 - np.exp(-z * x) * (np.cos(turn * x) + z / turn * np.sin(turn * x)))
    # A float of time is a part of the period.
    np.testing.assert_allclose(run.at(times, "c.e"), exact, atol=e * max(1e-6, 10 * w * math.ulp(begin)))
    assert run.notes == ()


def test_events_do_not_ask_again_and_again() -> None:
    """Of a state that nothing moves sizes are looked for at the first, second, fourth, ... start; its rate at each."""
    i, j = One("i"), One("j")
    still = [j >> I("M", 1), j >> R("s", 1)]
    graph = bg.Graph("two", Se("U", 1) >> i, i >> I("L", 1), i >> R("r", 1), *still)
    problem, state = initial_value_problem(bg.compile(graph), None, 0.0, None)
    asked: list[float] = []
    rates = problem.evaluate

    def counted(arguments: Any) -> Any:
        asked.append(arguments[0])
        return rates(arguments)

    found = ErrorControl(problem.evaluated_by(counted), Tolerances(), 100.0)  # type: ignore[arg-type]
    counts = []
    for k in range(1, 10):
        before = len(asked)
        found.begin(float(k), state)
        counts.append(len(asked) > before + 1)
    assert counts == [True, True, False, True, False, False, False, True, False]


@pytest.mark.parametrize("factor, told", [(1.01, True), (0.99, False)])
def test_what_nothing_moves_has_a_size_of_one_whatever_noise_it_carries(factor: float, told: bool) -> None:
    graph, _ = circuit()
    problem, state = initial_value_problem(bg.compile(graph), None, 0.0, None)
    found = ErrorControl(problem, Tolerances(), PERIOD)
    found.begin(0.0, state)
    found.follow(np.array([0.0, factor * ON_CONSTRAINTS]))
    assert found.sizes.tolist() == [1.0, 1.0]
    found.begin(0.1 * PERIOD, np.array([0.0, factor * ON_CONSTRAINTS]))
    assert found.sizes.tolist() == [1.0, 1.0]
    assert ("q_c" in found.overrated()) is told


def test_a_state_that_explodes_is_no_overflow() -> None:
    found = control()
    found.tolerances()
    found.follow(np.array([0.0, 1e308]))
    assert found.outgrown


@pytest.mark.parametrize("charge, size", [(1e-139, 1e-139), (1e-141, 1e-140)])
def test_what_would_underflow_counts_as_what_does_not(charge: float, size: float) -> None:
    """A projection may leave 5e-324 of a charge at rest: a tolerance of zero lets no step pass, ever."""
    graph, start = circuit(start=charge)
    problem, state = initial_value_problem(bg.compile(graph), None, 0.0, start)
    found = ErrorControl(problem, Tolerances(), PERIOD)
    found.begin(0.0, state)
    assert found.sizes[1] == size
    run = bg.simulate(graph, (0, PERIOD), start={"q_c": 5e-324})
    assert abs(run["q_c"][-1]) < 1e-150


def test_a_part_without_steps_has_met_no_constraints() -> None:
    """As where other independent velocities fail at once; its rounding was taken for that of no states at all."""
    one = One("one", ("u", "w"), coordinates=("x", "y"))
    tied = bg.Graph("tied", one >> I("m", (1, 1)), one << TF("a", (("x", "y"),)) << Sf("tie", 0))
    problem = Problem.of(bg.compile(tied), {})
    rows = constraint_rows(problem, 0.0, np.array([1.0, 0.0, 0.0, 1.0]), True)
    assert rows is not None
    control = ErrorControl(problem, Tolerances(), 1.0)
    before = control.noise.copy()
    control.met(rows, [])
    np.testing.assert_array_equal(control.noise, before)


def test_no_run_is_made_finer_than_numbers_are() -> None:
    assert control(Tolerances(rtol=1e-13)).finer(0.5).rtol == pytest.approx(5e-14)
    assert control(Tolerances(rtol=1e-13)).finer(1e-3).rtol == error_control.LEAST


def test_between_steps_states_may_be_off_by_some_ten_tolerances() -> None:
    """By the relative tolerance of what they are, and by the absolute one."""
    found, states = control(), np.array([5e-9, 5.0])
    off = found.interpolated(states) / (found.absolute + 1e-8 * states)
    assert ((off > 3) & (off < 30)).all()
