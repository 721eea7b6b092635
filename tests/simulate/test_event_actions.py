"""Events of users: the end of a run, states that jump, values that count."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from event_cases import CAUGHT, left_behind, on_a_table
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import TF, C, Frame, I, Link, Mechanism, One, R, Revolute, Se, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.simulate.event_actions import Actions
from bondgraph.simulate.methods.method_choice import METHODS

G = 9.81


def ball(*events: Any, **values: float) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("ball", v >> I("m", 2.0), Se("weight", "-m*g") >> v, *events, values={"g": G, **values})


BOUNCE = bg.reset("bounce", when="x < 0", set={"v": "-r*v"})
HITS = bg.counter("hits", "x < 0")


def bounces(height: float, r: float, count: int) -> Any:
    """The instants at which a ball let go at a height hits the ground: a geometric series."""
    fall = math.sqrt(2 * height / G)
    return fall * np.concatenate([[1.0], 1.0 + 2.0 * np.cumsum(r ** np.arange(1, count))])


@pytest.mark.parametrize("method", [None, "RK45", "Radau"])
@pytest.mark.parametrize("backend", [None, "python"])
def test_a_ball_bounces_at_the_instants_of_a_geometric_series(method: str | None, backend: str | None) -> None:
    graph = ball(BOUNCE, HITS, bg.stop("enough", "hits > 9.5"), r=0.8)
    run = bg.simulate(graph, 10, start={"x": 1.0}, method=method, backend=backend)
    wanted = bounces(1.0, 0.8, 10)
    np.testing.assert_allclose([leap.time for leap in run.leaps], wanted, atol=1e-12)
    assert run.t[-1] == pytest.approx(wanted[-1], abs=1e-12) and run["hits"][-1] == 10
    assert run.notes == (f"at t = {wanted[-1]:.6g} s 'enough' ended the run: hits > 9.5",)
    # At an instant the values after it are told, beside it those before.
    assert run.at(wanted[2] + 1e-9, "hits") == 3 and run.at(wanted[2] - 1e-9, "hits") == 2
    assert run.at(run.leaps[2].time, "v") == pytest.approx(0.8**3 * math.sqrt(2 * G), rel=1e-12)


def test_energy_lost_at_events_is_no_error_of_integration() -> None:
    run = bg.simulate(ball(BOUNCE, r=0.5), 1.2, start={"x": 1.0})
    audit = run.power_audit()
    assert audit.balanced and abs(audit.drift) < 1e-9 and run.notes == ()
    assert run.certify().holds


def test_events_that_come_ever_sooner_are_told_and_not_run_into() -> None:
    with pytest.raises(bg.SimulationStopped, match="'bounce' comes again ever sooner") as caught:
        bg.simulate(ball(BOUNCE, HITS, r=0.5), 10, start={"x": 1.0})
    assert caught.value.trajectory.steps[-1] == pytest.approx(3 * math.sqrt(2 / G), abs=1e-6)


@pytest.mark.parametrize(
    ("gaps", "told"),
    [
        ((1.9e-9, 1.4e-9, 1.1e-9), False),
        ((9e-10, 6e-10, 4e-10), True),
        ((9e-10, 6e-10), False),  # few
        ((9e-10, 9e-10, 9e-10, 9e-10), False),  # as fast, and no faster
        ((4e-10, 0.1, 3e-10, 0.1, 2e-10, 0.1, 1e-10), False),  # pairs
    ],
)
def test_how_soon_and_how_often_is_too_soon(gaps: Sequence[float], told: bool) -> None:
    """By a billionth of a run of a second, three times, sooner each time."""
    problem = Problem.of(bg.compile(ball(BOUNCE, r=0.5)), {})
    actions, state = Actions(problem, 0.0, 1.0), np.array([0.0, -1.0])
    (rule,) = actions.conditions
    stops = [actions.act(time, state, [rule])[1] for time in (0.1, *(0.2 + np.cumsum([0.0, *gaps])))]
    assert not any(stops[:-1]) and (stops[-1] is not None) == told


def opened(*parts: Any) -> bg.Graph:
    i = One("i")
    return bg.Graph("opened", Se("U", "a") >> i, i >> I("L", 1), i >> R("r", 1), *parts)


FELL = bg.StateMachine("a", {"x": 5, "y": 0}, [("x", "after 0.3 s", "y"), ("y", "after 0.3 s", "x")])
LEFT = bg.StateMachine("a", {"x": 0, "y": 5}, [("x", "t > -1", "y")])
SAMPLED = bg.sample("a", "abs(5 - 20*t)", every=0.1)


@pytest.mark.parametrize(("part", "count"), [(FELL, 1), (LEFT, 0), (SAMPLED, 1)])
def test_what_holds_of_opening_values_has_to_become_false_first(part: Any, count: int) -> None:
    """Of a machine's value, of one that it takes at once, and of a first sample; nor does a reset act."""
    parts = (part, bg.counter("n", "a > 2.5"), bg.reset("kick", when="U.e > 2.5", set={"i": "i + 100"}))
    run = bg.simulate(opened(*parts), 0.89)
    assert run["a"][0] == 5 and run["n"][0] == 0 and run["i"][0] == 0
    assert run["n"][-1] == count and (run["i"][-1] > 10) == bool(count)


@pytest.mark.parametrize("part", [FELL, LEFT, SAMPLED])
@pytest.mark.parametrize("condition", ["a > 2.5", "U.e > 2.5"])
def test_a_stop_that_holds_of_opening_values_is_said(part: Any, condition: str) -> None:
    words = f"'high' stops the motion, and its condition, {condition}, holds at the start already"
    with pytest.raises(bg.SimulationStopped, match=re.escape(words)):
        bg.simulate(opened(part, bg.stop("high", condition)), 1)


def test_what_does_not_hold_of_opening_values_is_no_reason_to_stop() -> None:
    """Though it does of zero, which a machine's value is before anything."""
    run = bg.simulate(opened(FELL, bg.stop("low", "a < 2.5")), 1)
    assert run.ended_by == "low" and run.t[-1] == pytest.approx(0.3, abs=1e-12)


def test_a_motion_goes_on_with_what_it_held() -> None:
    """Where a sample falls on the instant at which it is cut, what comes true there counts once, as without the cut."""
    graph = opened(SAMPLED, bg.counter("n", "a > 2.5"), bg.reset("kick", when="a < 2.5", set={"i": "i + 1"}))
    equations = bg.compile(graph)
    whole = bg.simulate(equations, 0.95)
    for cut in (0.2, 0.35, 0.4):
        before = bg.simulate(equations, cut)
        after = bg.simulate(equations, (cut, 0.95), start=equations.start_from(before))
        assert after["n"][-1] == whole["n"][-1] == 1
        assert after["i"][-1] == pytest.approx(whole["i"][-1], rel=1e-7)


def test_a_sample_whose_last_value_is_given_comes_true_at_the_start() -> None:
    counted = opened(SAMPLED, bg.counter("n", "a > 2.5"))
    assert [bg.simulate(counted, 0.01, start={"a": a})["n"][0] for a in (0, 3)] == [1, 0]
    with pytest.raises(bg.SimulationStopped, match="holds at the start already"):
        bg.simulate(opened(SAMPLED, bg.stop("high", "a > 2.5")), 0.01, start={"a": 0})


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("limit", [0.249, 0.2499, 0.24999])
def test_a_condition_that_holds_briefly_counts_once(limit: float, method: str) -> None:
    """Its quantity comes to zero so slowly that rounding leads it to and fro there; not where it goes beyond."""
    i = One("i")
    graph = bg.Graph("lc", i >> I("L", 1), i >> C("C", 1), bg.counter("n", f"i**2*C.e**2 > {limit}"))
    assert bg.simulate(graph, 8 * math.pi, start={"i": 1}, method=method)["n"][-1] == 16


def test_pairs_of_brief_events_are_no_accumulation() -> None:
    """Two pulses of a millionth of a second, ten of these apart, once a second: a run of an hour is no shorter."""
    p, i = Zero("p"), One("i")
    pulses = "exp(-((t - k)/1e-6)**2)"
    shape = " + ".join(pulses.replace("k", f"{1000 * k + each!r}") for k in (1, 2, 3) for each in (0.0, 5e-6))
    graph = bg.Graph("pairs", Se("U", shape) >> i, i >> R("r", 1.0), i >> p, p >> C("c", 1.0),
                     bg.counter("n", "U.e > 0.5"))  # fmt: skip
    assert bg.simulate(graph, 1e4)["n"][-1] == 6


def test_a_fast_count_is_no_accumulation() -> None:
    p = Zero("p")
    graph = bg.Graph("clock", p >> C("c", 1.0), Se("U", "sin(2*pi*100*t)") >> One("i"), One("i") >> R("Ra", 1.0),
                     One("i") >> p, bg.counter("n", "U.e > 0.5"))  # fmt: skip
    assert bg.simulate(graph, 1.0)["n"][-1] == 100


@pytest.mark.parametrize("method", [None, "Radau", "BDF"])
def test_a_stop_is_met_where_the_exact_solution_meets_it(method: str | None) -> None:
    p = Zero("p")
    graph = bg.Graph("tank", p >> C("tank", 1.0), p >> R("pipe", 2.0), bg.stop("tank low", "q_tank < 0.1"))
    run = bg.simulate(graph, 100, start={"q_tank": 1.0}, method=method, rtol=1e-10)
    assert run.t[-1] == pytest.approx(2 * math.log(10), rel=1e-8) and run["q_tank"][-1] <= 0.1


def test_conditions_in_time_alone_and_at_jumps_of_inputs() -> None:
    events = bg.counter("pulses", "sin(10*t) > 0.5"), bg.counter("steps", "F > 0.5"), bg.stop("late", "t >= 3.3")
    v = One("v")
    graph = bg.Graph("g", Se("F") >> v, v >> I("m", 1.0), v >> R("d", 1.0), *events)
    run = bg.simulate(graph, 5, values={"F": "where(t < 1, 0, where(t < 2, 1, where(t < 3, 0, 1)))"})
    assert (run["pulses"][-1], run["steps"][-1]) == (6, 2)
    assert run.t[-1] == pytest.approx(3.3, abs=1e-12)


def test_a_motion_that_begins_at_the_edge_and_goes_over_it_counts() -> None:
    assert bg.simulate(ball(HITS), 0.1, start={"v": -1.0})["hits"][-1] == 1
    assert bg.simulate(ball(HITS), 0.1, start={"v": 1.0})["hits"][-1] == 0
    assert bg.simulate(ball(HITS), 0.1, start={"x": -1.0, "v": -1.0})["hits"][-1] == 0


def test_events_of_one_instant_act_in_the_order_of_the_graph() -> None:
    first = bg.reset("mark", when="x < 0", set={"seen": "hits"})
    seen = bg.counter("seen", "x > 1e9")
    for events, expected in (((HITS, first, seen), 1), ((first, HITS, seen), 0)):
        run = bg.simulate(ball(*events), 1.0, start={"x": 1.0})
        assert (run["hits"][-1], run["seen"][-1]) == (1, expected)


def test_what_an_event_sets_sets_off_another() -> None:
    relay = bg.reset("relay", when="hits > 0.5", set={"v": "3"})
    run = bg.simulate(ball(HITS, relay), 0.5, start={"x": 1.0})
    assert len(run.leaps) == 1 and run.at(run.leaps[0].time, "v") == pytest.approx(3.0)


def test_events_that_set_off_one_another_end_with_their_names() -> None:
    up, down = bg.reset("up", "hits < 0.5", {"hits": 1}), bg.reset("down", "hits > 0.5", {"hits": 0})
    with pytest.raises(bg.SimulationStopped, match=r"without end: '(up|down)'"):
        bg.simulate(ball(HITS, up, down), 1.0, start={"x": 1.0})


@pytest.mark.parametrize(("turns", "is_refused"), [(45, False), (60, True)])
def test_a_chain_of_some_dozens_of_events_acts_in_one_instant(turns: int, is_refused: bool) -> None:
    """Each turn is two events, of which the first counts; more than a hundred are taken for a chain without end."""
    up = bg.reset("up", f"max(hits, turns - {turns - 1}) < 0.5", {"hits": 1, "turns": "turns + 1"})
    down, turned = bg.reset("down", "hits > 0.5", {"hits": 0}), bg.counter("turns", "x > 1e9")
    graph = ball(HITS, up, down, turned)
    if is_refused:
        with pytest.raises(bg.SimulationStopped, match=r"without end: '(up|down)'"):
            bg.simulate(graph, 1.0, start={"x": 1.0})
    else:
        run = bg.simulate(graph, 1.0, start={"x": 1.0})
        assert run["turns"][-1] == turns and len(_changes(run, "turns")) == 1


def test_a_held_value_acts_on_the_motion_and_keeps_its_start() -> None:
    """A thermostat of two resets, against its exact switching times."""
    on, off = bg.reset("on", "T_s < 1", {"heat": 1}), bg.reset("off", "T_s > 2", {"heat": 0})
    heat = bg.counter("heat", "t < -1", start=1)
    u = Zero("u")
    graph = bg.Graph("room", Sf("Q", "3*heat") >> u, u >> C("c", 1.0), u >> R("loss", 1.0),
                     u >> bg.elements.De("T_s"), heat, on, off)  # fmt: skip
    run = bg.simulate(graph, 4.0)
    rise, fall = math.log(2.0), math.log(2.0)  # of T' = 3 - T from 1 to 2, of T' = -T from 2 to 1
    expected, time = [math.log(3.0)], math.log(3.0)
    for span in (fall, rise, fall, rise):
        time += span
        expected.append(time)
    np.testing.assert_allclose([t for t in expected if t < 4], _changes(run, "heat"), atol=1e-7)
    assert bg.simulate(graph, 0.1, start={"heat": 0})["T_s"][-1] == 0


def _changes(run: Any, name: str) -> list[float]:
    """The instants at which a held value changes."""
    values = run.at(run.steps, name)
    return [float(run.steps[k]) for k in np.flatnonzero(np.diff(values))]


def pendulum_on_a_cart(*events: Any) -> bg.Graph:
    f, v = One("f", ("v_c", "w"), coordinates=("x", "th")), One("v", ("vx", "vy"))
    partial = (("1", "l*cos(th)"), ("0", "l*sin(th)"))
    return bg.Graph(
        "cart", f["v_c"] >> I("M", 2.0), f >> TF("P", partial) >> v >> I("m", 1.0),
        Se("weight", ("0", "-m*g")) >> v, *events, values={"g": G, "l": 0.5},
    )  # fmt: skip


FORMS = [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.lagrange_multipliers, bg.forms.hamiltonian]


def test_a_buffer_throws_a_cart_back_under_every_form() -> None:
    """Flows are set by name: in the momentum forms both momenta jump, and the other velocity stays."""
    buffer = bg.reset("buffer", when="x > 0.05", set={"v_c": "-v_c"})
    runs = []
    for form in FORMS:
        run = bg.simulate(bg.compile(pendulum_on_a_cart(buffer), form), 2.0, start={"th": 1.0})
        assert len(run.leaps) == 1, form
        runs.append([leap.time for leap in run.leaps])
        for leap in run.leaps:
            assert run.at(leap.time + 1e-9, "w") == pytest.approx(run.at(leap.time - 1e-9, "w"), rel=1e-6)
            assert run.at(leap.time + 1e-9, "v_c") == pytest.approx(-run.at(leap.time - 1e-9, "v_c"), rel=1e-6)
    for times in runs[1:]:
        np.testing.assert_allclose(times, runs[0], rtol=1e-6)


@cache
def set_anew(form: bg.Form, length: float, mass: float) -> bg.Trajectory:
    """A five-bar in a unit of length and one of mass, of which both independent velocities are set."""
    links = [
        Link(f"l{k}", m * mass, planar=m * mass * (long * length) ** 2 / 12, centre=(long / 2 * length, 0, 0))
        for k, (m, long) in enumerate(((1.0, 0.5), (1.2, 0.8), (0.7, 0.8), (1.5, 0.5)))
    ]
    first, second, third, last = links
    ends = second.frame((0.8 * length, 0, 0)), third.frame((0.8 * length, 0, 0))
    joints = [
        *(Revolute("a", "ground", first), Revolute("b", first.frame((0.5 * length, 0, 0)), second)),
        Revolute("d", Frame("ground", (0.6 * length, 0, 0)), last),
        *(Revolute("e", last.frame((0.5 * length, 0, 0)), third), Revolute("c", *ends)),
    ]
    mechanism = Mechanism("m", links, joints, gravity=(0, -9.81 * length, 0))
    graph = bg.Graph("g", *mechanism, bg.reset("rs", when="t > 0.3", set={"a": "-0.5*a", "d": "d + 1"}))
    start = {"a_q": 2.0, "b_q": bg.Near(-1.2), "d_q": 1.0, "e_q": bg.Near(1.28), "a": 1.0, "d": -1.0}
    return bg.simulate(bg.compile(graph, form), 0.8, start=start)


@pytest.mark.parametrize(("length", "mass"), [(1.0, 1.0), (1e3, 1e6), (1e5, 1e6), (1e-4, 1e-9)])
def test_velocities_are_set_alike_in_all_units(length: float, mass: float) -> None:
    """Velocities are as small a part of a momentum as a mass and the square of a length make them."""
    run, metres = set_anew(bg.forms.kane_momentum, length, mass), set_anew(bg.forms.kane_velocity, 1.0, 1.0)
    for name in ("a_q", "d_q", "a", "d"):
        assert run[name][-1] == pytest.approx(metres[name][-1], rel=1e-6)


def test_it_is_what_scipy_finds_with_events_of_its_own() -> None:
    run = bg.simulate(ball(BOUNCE, r=0.7), 1.5, start={"x": 1.0, "v": 0.5}, rtol=1e-11)

    def crossing(t: float, y: Any) -> float:
        return float(y[0])

    crossing.terminal, crossing.direction = True, -1  # type: ignore[attr-defined]
    state, time = [1.0, 0.5], 0.0
    while time < 1.5:
        part = solve_ivp(lambda t, y: [y[1], -G], (time, 1.5), state, events=crossing, rtol=1e-11, atol=1e-13)
        state, time = [0.0, -0.7 * part.y[1, -1]], part.t[-1]
    assert run["x"][-1] == pytest.approx(part.y[0, -1], abs=1e-9)


REFUSED = [
    (lambda: bg.stop("a", "V"), bg.ExpressionError, "one comparison"),
    (lambda: bg.stop("a", "0 < V < 1"), bg.ExpressionError, "one comparison"),
    (lambda: bg.stop("a", "V < __import__('os')"), bg.ExpressionError, "not a known function"),
    (lambda: bg.stop("a\n", "V < 1"), bg.StructureError, "no name of an event"),
    (lambda: bg.reset("a", "x < 0", {}), bg.ValueRefused, "sets nothing"),
    (lambda: bg.counter("in", "x < 0"), bg.ExpressionError, "reserved"),
    (lambda: bg.compile(ball(bg.reset("b", "x < 0", {"w": 1}))), bg.ValueRefused, "'w' is set by this event"),
    (lambda: ball(bg.counter("x", "v < 0")), bg.DuplicateName, "a coordinate"),
    (lambda: ball(bg.counter("p_m", "v < 0")), bg.DuplicateName, "what is held"),
    (lambda: bg.compile(ball(bg.counter("g", "v < 0"))), bg.DuplicateName, "a parameter among"),
    (lambda: bg.simulate(ball(bg.reset("b", "x < 0", {"v": "k*v"})), 1), bg.MissingValues, "no value for k"),
    (lambda: bg.simulate(ball(bg.stop("s", "x < 1")), 1), bg.SimulationStopped, "holds at the start"),
    (
        lambda: bg.compile(bg.Graph("g", Sf("d", "n") >> One("w") >> I("J", 1), bg.counter("n", "t > 1"))),
        bg.ModulusError,
        "its rate is needed",
    ),
]


@pytest.mark.parametrize(("call", "kind", "law"), REFUSED)
def test_refused(call: Any, kind: type[Exception], law: str) -> None:
    with pytest.raises(kind, match=law):
        call()


def test_what_needs_a_continuous_motion_says_so() -> None:
    acting = ball(bg.counter("n", "x < 0"), BOUNCE, r=0.5)
    run = bg.simulate(acting, 1.0, start={"x": 1.0})
    with pytest.raises(bg.ValueRefused, match="events act on the motion or on what is asked for, 'bounce'"):
        run.sensitivity("x", "m")
    assert bg.linearize(run, t=0.2).states == ("x", "p_m")
    v = One("v")
    switched = bg.Graph("g", Se("F", "n") >> v, v >> I("m", 1.0), bg.counter("n", "v > 1"))
    with pytest.raises(bg.NotReducible, match="events set n"):
        bg.linearize(switched)
    with pytest.raises(bg.NotReducible, match="events set n"):
        bg.equilibrium(switched)


def test_equations_say_what_events_do() -> None:
    told = str(bg.compile(ball(BOUNCE, HITS, bg.stop("enough", "hits > 2"), r=0.5))).splitlines()
    assert told[-3:] == ["when x < 0: p_m := -m*r*v", "when x < 0: hits := hits + 1", "when hits > 2: stop, 'enough'"]


def test_a_formula_without_a_value_is_told() -> None:
    with pytest.raises(bg.SimulationStopped, match="what events ask for, or set, is not defined there"):
        bg.simulate(ball(bg.stop("a", "1/v > 3")), 1.0, start={"x": 1.0})
    with pytest.raises(bg.ExpressionError, match="not finite"):
        bg.compile(ball(bg.reset("a", "x < 0.5", {"v": "1/(x - x)"})))


def struck(flow: Any, effort: Any = 1.0, holds: float = 0.0) -> tuple[Any, Any]:
    """A rule that turns a flow of the one state x, and the events whose run of a second it is among.

    Args:
        flow: as a function of time and x.
        effort: the rate of x, as a function of time.
        holds: the effort that is to hold the flow.
    """
    actions: Any = object.__new__(Actions)
    rule = SimpleNamespace(name="strike", impulse=("x", "flow", "after", "holds"))
    balance = SimpleNamespace(constraints=SimpleNamespace(multipliers=()))
    actions.problem, actions.span = SimpleNamespace(equations=SimpleNamespace(balance=balance)), 1.0
    actions._told = lambda rule, told: lambda time, states: [flow(time, states[0]), 0.0, holds]
    actions._responses = lambda time, states, rules: (np.ones((1, 1)), np.ones((1, 1)))
    actions._rates = lambda time, states: np.array([effort])
    actions._closed = lambda *given: 0.0
    actions._holding = [rule]
    return actions, rule


@pytest.mark.parametrize(("bend", "reached"), [(5e-8, True), (5e-6, False)])
def test_an_impulse_that_misses_what_a_flow_is_to_become_is_none(bend: float, reached: bool) -> None:
    """From one to zero: the flow bends as 1 + (x - 1) + 2 b (x - 1)**2, and misses zero by 2 b of its jump."""
    actions, rule = struck(lambda time, x: x + 2 * bend * (x - 1) ** 2, effort=0.0)
    found, stop = actions._struck(0.0, np.ones(1), [rule])
    assert (stop is None) == reached and found[0] == pytest.approx(0.0 if reached else 1.0)


@pytest.mark.parametrize(("later", "told"), [(3e-10, True), (3e-9, False)])
def test_what_lets_a_flow_go_is_seen_within_a_billionth_of_the_run(later: float, told: bool) -> None:
    """A belt that starts to move so much later."""
    actions, _ = struck(lambda time, x: max(time - later, 0.0), effort=0.0, holds=0.5)
    assert (actions.let_go(0.0, np.zeros(1), 1.0) is not None) == told


def test_a_body_leaves_a_table_that_falls_faster() -> None:
    """What drives the table counts as well as what pushes the body: the gap was told to stay closed, by the latter."""
    run = bg.simulate(on_a_table("-20*t", -9.81), 0.5, start=CAUGHT)
    assert run["x"][-1] == pytest.approx(left_behind(0.5), abs=1e-8)


def test_a_table_that_pushes_a_body_on_stays_in_contact() -> None:
    """It was hit again and again, without end."""
    with pytest.raises(bg.SimulationStopped, match=r"'hit': its gap stays closed: .* the flow on, by 2 a") as caught:
        bg.simulate(on_a_table("1 + 2*t", 0.0), 3.0, start={"x": 1.0})
    assert caught.value.trajectory is not None
    assert caught.value.trajectory.steps[-1] == pytest.approx((5**0.5 - 1) / 2, abs=1e-8)


@pytest.mark.parametrize(("later", "told"), [(3e-10, True), (3e-9, False)])
def test_what_drives_a_flow_on_is_seen_within_a_billionth_of_the_run(later: float, told: bool) -> None:
    """Turned to zero, it would grow from so much beside the instant on, the gap closed all along."""
    actions, rule = struck(lambda time, x: x if x > 0.5 else math.copysign(max(abs(x) - later, 0.0), x))
    _, stop = actions._struck(0.0, np.ones(1), [rule])
    assert (stop is not None and "its gap stays closed" in stop.law) == told


@pytest.mark.parametrize(("left", "told"), [(1e-5, False), (1e-3, True)])
def test_a_ten_thousandth_of_what_holds_may_be_left_of_what_acts(left: float, told: bool) -> None:
    actions, _ = struck(lambda time, x: x, effort=2.0 * left, holds=2.0)
    assert (actions.let_go(0.0, np.zeros(1), 1.0) is not None) == told


@pytest.mark.parametrize("condition", ["sqrt(x) > 1", "log(x) < 0", "exp(-800*x)/(1 + exp(-800*x)) > 0.5"])
def test_what_is_sampled_by_a_condition_that_is_not_defined_stops(condition: str) -> None:
    """Or overflows: it was taken as false."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("g", v >> I("m", 1), bg.sample("s", f"where({condition}, 1, 2)", every=0.1))
    with pytest.raises(bg.SimulationStopped, match="no finite number"):
        bg.simulate(graph, 1, start={"x": -1})
