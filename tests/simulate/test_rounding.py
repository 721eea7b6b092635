"""Rounding limits no step: what it makes of states is in their tolerances, and nothing else is."""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np
import pytest
import scipy.optimize
from hypothesis import given
from hypothesis import strategies as st
from skates import CRANKS, CRANKS_START, parallel_cranks

import bondgraph as bg
from bondgraph.elements import C, Frame, Free, I, Link, Mechanism, One, R, Se, Sf, Zero, euler_parameters
from bondgraph.equations.lower import lower
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.problem import Problem
from bondgraph.simulate.error_control import ErrorControl, Tolerances
from bondgraph.simulate.expected_sizes import WIDER
from bondgraph.simulate.rounding import (
    AGAIN,
    FIRST,
    SELDOM,
    Place,
    Rounding,
    _rounding,
    around,
    jitter_of_rates,
    rounding_of_rates,
    rounding_of_states,
    rounding_of_value,
    rounding_on_constraints,
)

NOTHING = "(cos(3*t) - 4*cos(t)**3 + 3*cos(t))"
"""Rounding, of numbers of order one."""
UNIT = 2.0**-53
METHODS = ["LSODA", "DOP853", "RK45", "Radau", "BDF", "CVODE"]


def pushed(force: str, **values: float) -> tuple[Problem, Any]:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("pushed", Se("F", force) >> v, v >> I("m", 1), v >> R("r", 0.5), v >> C("c", 2))
    return initial_value_problem(bg.compile(graph), None, 0.7, values)


def near(problem: Problem, state: Any) -> list[Place]:
    return around(problem, lambda time: time, 0.7, state, 1e-3)


def test_rates_round_as_much_as_their_terms_and_not_as_themselves() -> None:
    """A sum of terms of order 1e6 that cancel is off by some units in the last place of these."""
    problem, state = pushed(f"1e6*{NOTHING} + 1e-13", x=1e-13)
    rounding = rounding_of_rates(problem, near(problem, state))[list(problem.equations.rates).index("p_m")]
    assert 1e6 * UNIT / 10 < rounding < 30 * 1e6 * UNIT


@pytest.mark.parametrize("size", [1e-9, 1.0, 1e9])
def test_rates_of_terms_that_do_not_cancel_round_as_themselves(size: float) -> None:
    problem, state = pushed(f"{size!r}*cos(t)", x=size)
    places = near(problem, state)
    rates = np.abs([problem.rates(*place) for place in places]).max(axis=0)
    assert (rounding_of_rates(problem, places) <= 10 * UNIT * rates).all()


def seen(force: str, wider: float, most: float) -> Any:
    """The rounding of a rate at some states, beside that of the most it is, as far as such a change of states shows."""
    found = []
    for x in np.linspace(0.21, 0.97, 15).tolist():
        problem, state = pushed(force, x=x)
        found.append(_rounding(problem, near(problem, state), wider)[list(problem.equations.rates).index("p_m")])
    return np.array(found) / (most * UNIT)


@pytest.mark.parametrize(("number", "wider"), [(50.3, 0.0), (3e6, WIDER)])
def test_the_rounding_beside_a_number_far_larger_is_seen(number: float, wider: float) -> None:
    """A state is changed by 64 of its floats, of which 128 or more make one of the sum; or by a part of itself, where
    all of these floats are rounded alike."""
    found = seen(f"{number!r} + x/3.7", wider, number)
    assert np.median(found) > 0.1 and found.max() < 1


@pytest.mark.parametrize(("scale", "wider"), [(3e-13, 0.0), (1e-9, WIDER)])
def test_what_bends_within_a_part_of_what_states_are_changed_by_is_smooth(scale: float, wider: float) -> None:
    assert seen(f"sin(x/{scale!r})", wider, 1 / scale).max() < 2


@pytest.mark.parametrize("scale", [1e-3, 1e-5, 1e-7])
def test_what_bends_within_a_small_part_of_a_state_is_no_rounding(scale: float) -> None:
    """The sine of a number so large is known as far as that is."""
    problem, state = pushed(f"sin(x/{scale!r})", x=0.83)
    rounding = rounding_of_rates(problem, near(problem, state))[list(problem.equations.rates).index("p_m")]
    assert rounding < 10 * UNIT / scale


@pytest.mark.parametrize("length", [0.43, 4.3e6])
def test_constraints_leave_states_as_far_from_zero_as_lengths_round(length: float) -> None:
    """x = 0, written with a length beside it that cancels; y is nowhere in it."""

    class Rows:
        constraints, kinds = ("x + length - length",), [(np.array([0]), np.array([0, 1]), 1)]

        def values(self, time: float, states: Any, apart: float = 0.0) -> Any:
            angle, there = 0.7 * (1 + apart), length * (1 + apart)
            return np.array([states[0] + there * np.sin(angle) ** 2 + there * np.cos(angle) ** 2 - there])

        def gradients(self, time: float, states: Any) -> Any:
            return np.array([[1.0, 0.0]])

    left = rounding_on_constraints(Rows(), [(0.0, np.zeros(2))])  # type: ignore[arg-type]
    assert 1e-2 * 2**-53 * length < left[0] < 10 * 2**-53 * length
    assert left[1] == 0.0


def test_a_step_brings_rounding_from_rates_to_states_and_on_along_chains() -> None:
    chain = np.array([[0.0, 3.0, 0.0], [0.0, 0.0, 5.0], [0.0, 0.0, 0.0]])
    found = rounding_of_states(chain, np.array([0.0, 0.0, 1e-16]), 0.1)
    np.testing.assert_allclose(found, [0.1 * 3 * 0.1 * 5 * 0.1 * 1e-16, 0.1 * 5 * 0.1 * 1e-16, 0.1 * 1e-16])


@pytest.mark.parametrize("step, time", [(1e-5, 1e-5), (1.0, 1e-3)])
def test_what_decays_in_a_step_keeps_the_rounding_of_its_time_constant(step: float, time: float) -> None:
    assert rounding_of_states(np.array([[-1e3]]), np.array([1e-16]), step) == pytest.approx(time * 1e-16)


@given(st.integers(0, 10**6), st.lists(st.integers(-40, 40), min_size=4, max_size=4), st.floats(1e-3, 1e3))
def test_other_units_change_nothing(seed: int, powers: list[int], step: float) -> None:
    draw, units = np.random.default_rng(seed), 2.0 ** np.array(powers)
    jacobian, rates = draw.normal(size=(4, 4)), draw.random(4) * 1e-16
    other = rounding_of_states(units[:, None] * jacobian / units, units * rates, step)
    np.testing.assert_allclose(other, units * rounding_of_states(jacobian, rates, step), rtol=1e-12)


@pytest.mark.parametrize("factor, raised", [(1.01, False), (0.99, True)])
def test_tolerances_are_raised_where_rounding_limits_steps(factor: float, raised: bool) -> None:
    """Where ten times what it brings is not allowed; then a hundred times that is."""
    problem, state = pushed(f"1e6*{NOTHING}")
    rates = rounding_of_rates(problem, near(problem, state))
    brought = rounding_of_states(problem.jacobian(0.7, state), rates, 1e-3)
    found = Rounding(problem)
    assert found.exceeds(near(problem, state), 1e-3, factor * 10.0 * brought) is raised
    np.testing.assert_allclose(found.least, 100.0 * brought if raised else 0.0)


@pytest.mark.parametrize("start", [1.0, 1.0 + 1e-14, 1.0 - 1e-14, 1.0 - 1e-9])
def test_a_branch_that_changes_is_no_rounding(start: float) -> None:
    """At x = 1 a law switches by 1e3; a state may rest there, so that every place of a step is beside the switch."""
    problem, state = pushed("where(x < 1, 0, 1e3)", x=start, p_m=1.0)
    there = near(problem, state)[-1]
    assert rounding_of_rates(problem, [there, there, there]).max() < 1e-11
    found = Rounding(problem)
    assert not found.exceeds([there, there, there], 1e-3, 1e-10 * np.ones(2))
    assert not found.least.any()


def test_rounding_is_seen_beside_a_switch() -> None:
    """As far from it, since numbers may be changed to the other way."""
    problem, state = pushed(f"1e6*{NOTHING} + where(x < 1, 0, 1e3)", x=1.0 + 1e-15)
    there = near(problem, state)[-1]
    rounding = rounding_of_rates(problem, [there, there, there])[list(problem.equations.rates).index("p_m")]
    assert 1e6 * UNIT / 10 < rounding < 30 * 1e6 * UNIT


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    "method", [None, "LSODA", *(pytest.param(m, marks=[pytest.mark.slow]) for m in METHODS if m != "LSODA")]
)
def test_a_state_that_rests_at_its_limits_stays_within_them(seed: int, method: str | None) -> None:
    """An integrator that stops at its limits, driven to and fro, against sums of increments cut off."""
    draw = np.random.default_rng(seed)
    A, w, at, low, high = draw.uniform((0.5, 0.7, 0, -0.6, 0.1), (2, 2, 6, -0.1, 0.6)).tolist()
    rate = f"where(max(-u, {high!r} - x) <= 0, 0, where(max(u, x - {low!r}) <= 0, 0, u))"
    v = One("v")
    graph = bg.Graph("limited", bg.Input("u"), bg.Integrator("x", rate), Se("F", 1) >> v, v >> R("r", 1))
    run = bg.simulate(graph, np.linspace(0, 10, 21), {"u": f"{A!r}*cos({w!r}*t + {at!r})"}, {"x": 0}, method=method)
    fine = np.linspace(0, 10, 10_001)
    exact = np.zeros(len(fine))
    for k, gained in enumerate(np.diff(A / w * np.sin(w * fine + at)).tolist()):
        exact[k + 1] = min(max(exact[k] + gained, low), high)
    np.testing.assert_allclose(run["x"], exact[::500], atol=1e-5 * max(1.0, A * w))
    beyond = 1e-8 if method == "LSODA" else 1e-12  # it meets a limit on its interpolant, as accurate as its tolerance
    assert not run.notes and low - beyond <= run["x"].min() and run["x"].max() <= high + beyond
    assert len(run.steps) < 2500


def test_it_is_looked_at_seldom_and_soon_after_each_raise() -> None:
    problem, state = pushed(f"1e6*{NOTHING}")
    found = Rounding(problem)

    def waits(count: int) -> list[int]:
        due = np.flatnonzero([found.is_due() for _ in range(count * SELDOM)]) + 1
        return np.diff([0, *due])[:count].tolist()  # type: ignore[no-any-return]

    assert waits(6) == [FIRST, 2 * FIRST, 4 * FIRST, 8 * FIRST, SELDOM, SELDOM]
    assert found.exceeds(near(problem, state), 1e-3, 1e-30 * np.ones(2))
    assert waits(2) == [AGAIN, 2 * AGAIN]


@pytest.mark.parametrize("asked, raised", [(Tolerances(), True), (Tolerances(atol=1e-30), False)])
def test_given_tolerances_are_not_raised(asked: Tolerances, raised: bool) -> None:
    problem, state = pushed(f"1e6*{NOTHING}", x=1e-20, p_m=1e-20)
    control = ErrorControl(problem, asked, 3.0, dict.fromkeys(problem.equations.rates, 1e-20))
    control.begin(0.7, state)
    before = control.tolerances()["atol"]
    assert control.rounded(near(problem, state), 1e-3) is raised
    assert (control.absolute > before).any() == raised


@pytest.mark.parametrize("size", [1e-9, 1e6])
@pytest.mark.parametrize("method", METHODS)
def test_a_small_state_of_large_terms_is_known_as_far_as_they_round(method: str, size: float) -> None:
    """Beside a push of 1e-12 rounding of 2e-16, and a tolerance of 1e-22: steps that keep it are a million."""
    v = One("v")
    graph = bg.Graph("small", Se("F", f"{size!r}*({NOTHING} + 1e-12)") >> v, v >> I("m", 1), v >> R("r", 0.5))
    run = bg.simulate(graph, (1, 11), method=method)
    np.testing.assert_allclose(run["p_m"] / size, 2e-12 * (1 - np.exp((1 - run.t) / 2)), atol=2e-13)
    assert len(run.steps) < 1000
    assert "p_m stay so small that rounding" in " ".join(run.notes)


@pytest.mark.parametrize("size", [1e-21, 1e-9, 1e6])
def test_a_small_state_of_terms_as_small_is_as_exact_as_any(size: float) -> None:
    def run(size: float) -> bg.Trajectory:
        v = One("v")
        graph = bg.Graph("small", Se("F", f"{size!r}*cos(t)") >> v, v >> I("m", 1), v >> R("r", 0.5))
        return bg.simulate(graph, (0, 10))

    other, one = run(size), run(1.0)
    np.testing.assert_allclose(other["p_m"] / size, one["p_m"], atol=2e-6)  # between the ends of steps
    exact = 0.4 * np.cos(10) + 0.8 * np.sin(10) - 0.4 * np.exp(-5)
    np.testing.assert_allclose(other["p_m"][-1] / size, exact, atol=1e-7)
    assert other.notes == ()


@pytest.mark.parametrize("method", [None, "RK45", pytest.param("LSODA", marks=pytest.mark.slow)])
def test_an_angle_that_an_iteration_leaves_is_integrated_in_a_few_steps(method: str | None) -> None:
    """The penalties leave 1e-12 of a turn, and rounding 1e-15 of its rate: the others set the steps."""
    equations = bg.compile(parallel_cranks(), form=bg.forms.augmented_lagrangian)
    run = bg.simulate(equations, np.linspace(0, 3, 20), CRANKS, CRANKS_START, method=method)
    same = bg.simulate(equations, np.linspace(0, 3, 20), CRANKS, CRANKS_START, method=method, atol=1e-10)
    assert len(run.steps) < 4 * len(same.steps)
    np.testing.assert_allclose(run["x"], same["x"], atol=1e-6)
    np.testing.assert_allclose(run["th"], 0, atol=1e-11)


@pytest.mark.parametrize("method", ["Radau", "BDF", "LSODA", "CVODE", None])
@pytest.mark.parametrize("V, capacity", [(12.0, 1e-9), (3.3, 1e-12), (48.0, 1e-6)])
def test_no_rounding_is_seen_where_a_motion_never_comes(V: float, capacity: float, method: str | None) -> None:
    """A diode clamp: a failing step goes on to 12 V, where a rounding of the diode's current is 1e150 A. Tolerances as
    wide as that let the motion go anywhere: Radau and BDF ended at -1e11 V."""
    i, u = One("i"), Zero("u")
    diode = R("D", flow="1e-14*(exp(e/0.02585)-1)")
    graph = bg.Graph("clamp", Se("V", V) >> i >> u, i >> R("Rs", 1e3), u >> C("Cj", capacity), u >> diode)
    run = bg.simulate(graph, 1e6 * capacity, method=method)
    right = scipy.optimize.brentq(lambda v: (V - v) / 1e3 - 1e-14 * np.expm1(v / 0.02585), 0, 1.5, xtol=1e-14)
    assert run["u"][-1] == pytest.approx(right, rel=1e-6) and not run.notes


@pytest.mark.parametrize(
    ("force", "least", "most"),
    [
        ("0.1*x", 0.59, 0.61),  # farther on, too, nothing grows: but that is beyond the step
        ("3e2*max(x - 1, 0)/0.3", 0.59, 0.61),  # what makes 300 of a momentum of one is on the way of a step
        ("3e3*max(x - 1, 0)/0.3", 0.059, 0.061),  # 3000 is beyond: a tenth of the way is looked at
        ("1e12*max(x - 0.7 - 1e-9, 0)", 1e-10, 1e-9),  # however near that begins
        ("where(x > 0.7, 1e12, 0)", 1e-14, 1e-11),  # but at some place beside the start
    ],
)
def test_places_of_a_step_are_where_no_rate_moves_a_state_to_a_thousandfold(
    force: str, least: float, most: float
) -> None:
    problem, state = pushed(force, x=0.7, v=1.0)
    k = problem.equations.states.index("x")
    places = around(problem, lambda time: time, 0.7, state, 1.0)
    assert least < max(there[k] - state[k] for _, there in places) < most


@pytest.mark.parametrize("method", [None, "Radau", "BDF"])
def test_a_small_resistance_between_two_nodes_of_some_volts_divides_no_rounding(method: str | None) -> None:
    """Of 2 V that go up and down, 1e-4 V stand over a milliohm: a rounding of the nodes drives 1e-13 A through it."""
    a, b, c, r, coil = Zero("a"), Zero("b"), One("c"), One("r"), One("coil")
    graph = bg.Graph("shunted", Se("U") >> a, a >> c >> b, c >> C("C"), a >> r >> b, r >> R("R"),
                     b >> coil, coil >> I("L"), coil >> R("load"))  # fmt: skip
    values = {"U": "2*sin(60*t + 0.5)", "C": 6.6e-7, "R": 1.9e-3, "L": 0.33, "load": 30.0}
    run = bg.simulate(graph, [0, 0.02, 0.06], values, method=method)
    current = 2 * np.exp(0.5j) / (30.0 + 60j * 0.33 + 1 / (1 / 1.9e-3 + 60j * 6.6e-7))
    # The capacitor is full at once: what dies out is the current of the coil.
    expected = [(current * np.exp(60j * t)).imag - current.imag * np.exp(-(30.0 + 1.9e-3) * t / 0.33) for t in run.t]
    np.testing.assert_allclose(run["coil"], expected, rtol=1e-6, atol=1e-9)
    np.testing.assert_allclose(run["C.e"][1:], 1.9e-3 * np.array(expected[1:]), rtol=1e-6)
    assert len(run.steps) < 3000


def test_what_tells_the_rounding_of_a_value_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of `q - 1e6`, at every event: floats beside a million are 1e-10 apart."""
    z = Zero("z")
    graph = bg.Graph("g", Sf("U", 1) >> z, z >> C("c", 1), bg.counter("n", "q_c > 1e6"))
    equations = bg.compile(graph)
    problem, (rule,) = Problem.of(equations, {}), equations.events
    program, made = lower(equations, {"0": rule.indicator}), list[Any]()
    told = sys.modules["bondgraph.simulate.rounding"]
    monkeypatch.setattr(told, "flat", lambda body, own=told.flat: made.append(body) or own(body))
    widths = [rounding_of_value(problem, program, "0", 1.0, np.array([1e6, 0.0])) for _ in range(3)]
    assert widths == [widths[0]] * 3 and widths[0] == pytest.approx(4 * math.ulp(1e6), rel=1.0)
    assert len(made) == 1


BALANCED = "2000*(sin(th - x) + sin(th + 2.0943951023931953 - x) + sin(th + 4.1887902047863905 - x))"
"""Three forces at equal angles, of which rounding is left."""


def turned(force: str) -> bg.Graph:
    f = One("f", ("w", "u"), coordinates=("th", "x"))
    return bg.Graph("turned", f >> I("m", (1, 1)), f["w"] >> C("k", effort="5*th"), Se("F", force) >> f["u"])


def jitter(force: str, step: float, angle: float) -> tuple[float, ...]:
    """That of the rates on a way through the angle in a step."""
    problem, state = initial_value_problem(bg.compile(turned(force)), None, 0.0, {"th": angle, "w": 1.0})
    ahead = np.array(problem.rates(0.0, state)) * step
    places = [(part * step, state + part * ahead) for part in (0.3, 0.6, 1.0)]
    return tuple(
        jitter_of_rates(problem, places)[[problem.equations.states.index(name) for name in ("p_m_w", "p_m_u")]]
    )


@pytest.mark.parametrize("step", [5e-14, 1e-12, 1e-9, 1e-6])
def test_what_numbers_of_a_law_leave_of_a_sum_is_jitter(step: float) -> None:
    """Of an angle that is far smaller than these no part of it shows that; the rate of w is smooth, and has none."""
    of_w, of_u = jitter(BALANCED, step, 1e-9)
    assert 2000 * UNIT / 30 < of_u < 2000 * 30 * UNIT and of_w <= 5 * (1e-9 + step) * UNIT


@pytest.mark.parametrize("step", [1e-6, 1e-3, 0.1, 1.0])
@pytest.mark.parametrize("force", ["2000*sin(th + 2)", "exp(th)", "max(0, th - 0.3)", "where(th < 0.31, 0, 5)",
                                   "sin(th - 0.3)", "(th - 0.3)**3", "(th - 0.4)**5", "tanh(th - 0.35)"])  # fmt: skip
@pytest.mark.parametrize("ahead", [0.0, 0.65])
def test_what_is_smooth_but_for_a_bend_has_no_jitter(force: str, step: float, ahead: float) -> None:
    """Beyond rounding of its terms; one place at which it bends, or jumps, is left out. It may turn its bend round in
    the middle of the part of a step that is looked at."""
    assert max(jitter(force, step, 0.3 - ahead * step)) < 2000 * 30 * UNIT


@pytest.mark.parametrize("method", [None, "RK45", "Radau", "LSODA"])
def test_a_symmetric_motion_is_not_stopped_by_what_rounding_leaves_of_it(method: str | None) -> None:
    run = bg.simulate(turned(BALANCED), 1, start={"w": 1.0}, method=method)
    assert run["w"][-1] == pytest.approx(math.cos(math.sqrt(5)), abs=1e-6)
    assert np.abs(run["x"]).max() < 1e-11 and len(run.steps) < 2000


def hanging_plate() -> bg.Graph:
    """A plate on three wires of equal lengths."""
    plate = Link("plate", 2.0, (0.11, 0.11, 0.21))
    free = Free("f", "ground", plate, euler_parameters(("e0", "e1", "e2", "e3")))
    hung = Mechanism("hung", [plate], [free], gravity=(0, 0, -9.81))
    wires: list[Any] = []
    for k in range(3):
        at = 0.4 * math.cos(2 * math.pi * k / 3), 0.4 * math.sin(2 * math.pi * k / 3), 0.0
        above = Frame("ground", (at[0], at[1], 1.5))
        wire = hung.distance(f"w{k}", above, plate.frame(at))
        wires += [*wire, Sf(f"s{k}", 1.5, given="position") >> wire.flow]
    return bg.Graph("hanging", *hung, *wires)


@pytest.mark.parametrize("method", ["DOP853", "RK45"])
def test_steps_that_are_cut_short_at_each_float_go_on(method: str) -> None:
    """A sum jumps with an angle that is added to a number, once in several steps: each of them shows it smooth."""
    run = bg.simulate(
        bg.compile(hanging_plate(), bg.forms.kane_momentum), (0, 1), start={"e0": 1, "f_wz": 1.0}, method=method
    )
    turn = 2 * math.atan2(run["e3"][-1], run["e0"][-1])
    assert run["f_z"][-1] == pytest.approx(1.5 - math.sqrt(1.5**2 - 2 * 0.4**2 * (1 - math.cos(turn))), rel=1e-6)
    energy = run["f_z"][-1] * 2 * 9.81 + run["f_uz"][-1] ** 2 + 0.21 * run["f_wz"][-1] ** 2 / 2
    assert energy == pytest.approx(0.105, rel=1e-7)
    assert any("rounding" in note for note in run.own_notes)
