"""Sliding is told at once, and what only rests at a switch, or passes it, is none."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import C, I, MSe, One, R, Se, Sf, Zero
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.problem import Problem
from bondgraph.simulate import integrator, sliding
from bondgraph.simulate.sliding import Sliding
from bondgraph.simulate.state_events import StateEvents


def body(law: str, force: Any = 0) -> bg.Graph:
    v = One("v")
    return bg.Graph("body", v >> I("m", 2), v >> R("mu", effort=law), Se("F", force) >> v)


def judged(law: str, force: Any = 0, at: float = 0.0) -> bool:
    problem, _ = initial_value_problem(bg.compile(body(law, force)), None, 0.0, None)
    judge = Sliding(problem, problem.equations.switches)
    return judge.holds(0, 0.0, np.array([at]), np.ones(1))


@pytest.mark.parametrize("force, stays", [(0.0, True), (0.499, True), (0.501, False), (-0.499, True), (-0.501, False)])
def test_dry_friction_holds_what_it_can(force: float, stays: bool) -> None:
    assert judged("0.5*sign(f)", force) == stays


@pytest.mark.parametrize("law", ["where(f > 0, 0.1*f, 1e4*f)", "where(f > 0, 10*f, 1e6*f)", "abs(f)*f"])
def test_a_continuous_law_is_no_sliding(law: str) -> None:
    """A current at rest behind a diode: it is led back from either side, by ever less."""
    assert not judged(law)


def test_a_law_that_leads_away_is_left() -> None:
    assert not judged("-0.5*sign(f)")


@pytest.mark.parametrize("lasts, stays", [(0.5, True), (1.5, False)])
def test_a_jump_stays_however_near(lasts: float, stays: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A jump is the same at both distances, a slope a thousandth: between these the threshold is."""
    monkeypatch.setattr(sliding, "LASTS", lasts)
    assert judged("0.5*sign(f)") == stays


@pytest.mark.parametrize("lasts, stays", [(2e-3, False), (5e-4, True)])
def test_a_derivative_vanishes_nearer(lasts: float, stays: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sliding, "LASTS", lasts)
    assert judged("where(f > 0, f, 3*f)") == stays


@pytest.mark.parametrize("slope, stays", [(0.43e9, True), (2.3e9, False)])
def test_a_jump_counts_beside_a_slope_that_is_no_greater_nearby(slope: float, stays: bool) -> None:
    """At 1e-9 beside the switch the slope makes less than the jump does, or more; at 1e-12 it makes nothing."""
    assert judged(f"0.5*(sign(f) + {slope}*f)") == stays


@pytest.mark.parametrize("divisors", [(3.0, 7.0), (0.7, 1.3), (11.0, 0.9)])
def test_switches_are_met_to_the_last_bit(divisors: tuple[float, float]) -> None:
    """Newton's steps round; the floats around do not."""
    a, b, p = Zero("a"), Zero("b"), One("p")
    pipe = R("pipe", flow="sign(e)*sqrt(abs(e))")
    graph = bg.Graph("two", a >> C("A", divisors[0]), a >> p, p >> b, b >> C("B", divisors[1]), p >> pipe)
    problem, _ = initial_value_problem(bg.compile(graph), None, 0.0, {"q_A": 1, "q_B": 1})
    judge, draw = Sliding(problem, problem.equations.switches), np.random.default_rng(0)
    for level in draw.uniform(0.1, 10, 60):
        there = level * np.array(divisors) + draw.uniform(-1e-9, 1e-9, 2)
        assert judge.at_rest(0.0, there, there, np.full(2, 1e-7)) is not None


def rested(law: str, moved: float = 0.0, allowed: float = 1e-9) -> Any:
    problem, _ = initial_value_problem(bg.compile(body(law)), None, 0.0, None)
    judge = Sliding(problem, problem.equations.switches)
    return judge.at_rest(0.0, np.array([moved]), np.ones(1), np.array([allowed]))


@pytest.mark.parametrize("law", ["sign(f)*sqrt(abs(f))", "sign(f)*abs(f)**0.3", "where(f > 0, 1, -3)*abs(f)**0.8"])
def test_a_motion_rests_at_a_root(law: str) -> None:
    assert rested(law, moved=1e-13) == [0.0]


@pytest.mark.parametrize("law", ["where(f > 0, f, 3*f)", "0.5*sign(f)", "-sign(f)*sqrt(abs(f))"])
def test_it_does_not_at_a_slope_nor_a_jump_nor_where_it_leads_away(law: str) -> None:
    assert rested(law) is None


@pytest.mark.parametrize("allowed, rests", [(1.1e-10, True), (0.9e-10, False)])
def test_it_is_moved_by_no_more_than_is_allowed(allowed: float, rests: bool) -> None:
    assert (rested("sign(f)*sqrt(abs(f))", moved=1e-10, allowed=allowed) is not None) == rests


@pytest.mark.parametrize("name, part, rests", [("BENDS", 0.02, True), ("BENDS", 0.05, False), ("LASTS", 0.02, False)])
def test_a_root_leaves_a_thirtieth_nearer(name: str, part: float, rests: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand times nearer a root is 0.0316 of what it was."""
    monkeypatch.setattr(sliding, name, part)
    assert (rested("sign(f)*sqrt(abs(f))") is not None) == rests


@pytest.mark.parametrize("exponent, rests", [(0.8, True), (0.9, False)])
def test_what_bends_hardly_is_a_slope(exponent: float, rests: bool) -> None:
    """0.001 to the power of 0.8 is 0.004, to that of 0.9 0.002."""
    assert (rested(f"sign(f)*abs(f)**{exponent}") is not None) == rests


@pytest.mark.parametrize("share, found", [(0.5, True), (2.0, False)])
def test_a_switch_is_near_or_not(share: float, found: bool) -> None:
    problem, _ = initial_value_problem(bg.compile(body("0.5*sign(f)")), None, 0.0, None)
    judge = Sliding(problem, problem.equations.switches)
    at = np.array([share * 1e-6])
    assert (judge.near(0.0, at, np.ones(1)) == 0) == found


def test_it_does_not_depend_on_units() -> None:
    for size in (1e-9, 1.0, 1e9):
        problem, _ = initial_value_problem(bg.compile(body(f"{0.5 * size}*sign(f)", 0.3 * size)), None, 0.0, None)
        assert Sliding(problem, problem.equations.switches).holds(0, 0.0, np.zeros(1), np.array([size]))


@pytest.mark.parametrize("method", [None, "Radau", "LSODA", "BDF"])
def test_friction_stops_a_motion_where_it_stands_still(method: str | None) -> None:
    """v = 1 - t/4 with m = 2 and 0.5 N; the first crossing tells."""
    with pytest.raises(bg.SimulationStopped, match="slides along a place where a law switches: v = 0") as caught:
        bg.simulate(body("0.5*sign(f)"), (0, 10), start={"v": 1}, method=method)
    run = caught.value.trajectory
    assert run is not None and run.steps[-1] == pytest.approx(4, abs=1e-5) and len(run.steps) < 200


@pytest.mark.parametrize("capacity", [1.0, 1e-3, 1e-6])
def test_a_root_that_is_steep_at_zero_is_stiff_and_no_sliding(capacity: float) -> None:
    """A tank that fills through an orifice from empty: C p' = t - sqrt(p)."""
    p, outflow = Zero("p"), One("outflow")
    law = "sign(e)*sqrt(abs(e))"
    graph = bg.Graph("tank", Sf("Q", "t") >> p, p >> C("tank", capacity), p >> outflow, outflow >> R("hole", flow=law))
    run, fine = bg.simulate(graph, 10), bg.simulate(graph, 10, method="Radau", rtol=1e-11)
    np.testing.assert_allclose(run["p"][-1], fine["p"][-1], rtol=1e-7)
    assert "stiff" in run.solver


@pytest.mark.parametrize("method", [None, "Radau", "BDF", "LSODA"])
def test_a_tank_runs_empty_and_rests(method: str | None) -> None:
    """2 p' = -k sqrt(p): p = (1 - k t/4)**2 until t = 4/k."""
    p, k = Zero("p"), 0.028
    graph = bg.Graph("tank", p >> C("tank", 2), p >> R("hole", flow=f"{k}*sign(e)*sqrt(abs(e))"))
    run = bg.simulate(graph, (0, 300), start={"p": 1}, method=method)
    np.testing.assert_allclose(run["p"], np.maximum(1 - k * run.t / 4, 0) ** 2, atol=2e-7)
    assert run["p"][-1] == 0.0 and len(run.steps) < 2000


@pytest.mark.parametrize("capacity", [2.0, 1.7, 1.23])
@pytest.mark.parametrize("method", [None, "Radau", "BDF", "LSODA"])
def test_two_tanks_reach_one_level_and_rest(method: str | None, capacity: float) -> None:
    """d = p_a - p_b: d' = -k (1/C_a + 1/C_b) sqrt(d)."""
    a, b, p = Zero("a"), Zero("b"), One("p")
    pipe = R("pipe", flow="0.0283*sign(e)*sqrt(abs(e))")
    graph = bg.Graph("tanks", a >> C("A", 2), a >> p, p >> b, b >> C("B", capacity), p >> pipe)
    run = bg.simulate(graph, (0, 300), start={"a": 1, "b": 0.2}, method=method)
    rate = 0.0283 * (1 / 2 + 1 / capacity)
    exact = np.maximum(np.sqrt(0.8) - rate * run.t / 2, 0) ** 2
    np.testing.assert_allclose(run["a"] - run["b"], exact, atol=2e-7)
    assert run["a"][-1] == run["b"][-1] == pytest.approx((2 + 0.2 * capacity) / (2 + capacity), rel=1e-7)


@pytest.mark.parametrize("part, asked", [(0.02, False), (0.12, True)])
def test_it_is_asked_where_steps_are_broken_off_often(
    part: float, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Damping that differs by direction: twenty events, at each of which two or three steps end."""
    calls: list[float] = []
    monkeypatch.setattr(integrator, "BRIEF", part)
    monkeypatch.setattr(Sliding, "at_rest", lambda self, time, *more: calls.append(time))
    v = One("v")
    law = R("b", effort="where(f > 0, 0.012*f, 0.008*f)")
    bg.simulate(bg.Graph("body", v >> I("m", 1), v >> C("c", 1), v >> law), (0, 20 * np.pi), start={"q_c": 1})
    assert bool(calls) == asked


@pytest.mark.parametrize("span, count, asked", [(1e4, 2, False), (1e5, 1, False), (1e5, 2, True)])
def test_a_few_events_in_a_long_motion_are_no_rest(
    span: float, count: int, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A body passes some places, one each second, at each of which its drag changes: steps end before it, and there."""
    calls: list[float] = []
    monkeypatch.setattr(Sliding, "at_rest", lambda self, time, *more: calls.append(time))
    v = One("v", coordinates=("x",))
    push = MSe("push", f"1e-9*({' + '.join(f'where(x > {k + 1}, 1, 0)' for k in range(count))})")
    bg.simulate(bg.Graph("body", push >> v, v >> I("m", 1)), span, start={"p_m": 1})
    assert bool(calls) == asked


def test_what_is_not_at_rest_goes_on() -> None:
    """An oscillation beside a tank that has run empty."""
    p, v = Zero("p"), One("v")
    tank = p >> C("tank", 1), p >> R("hole", flow="0.1*sign(e)*sqrt(abs(e))")
    graph = bg.Graph("both", *tank, v >> I("m", 1), v >> C("spring", 1))
    run = bg.simulate(graph, (0, 100), start={"p": 1, "q_spring": 1})
    assert run["p"][-1] == 0.0
    np.testing.assert_allclose(run["q_spring"], np.cos(run.t), atol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("method, passes", [("RK45", False), ("Radau", True)])
def test_a_steep_law_at_rest_is_too_steep_for_an_explicit_method_and_no_sliding(method: str, passes: bool) -> None:
    """Three tanks in a row run empty at one instant: all levels fall as the square of the time that is left."""
    levels, parts = [Zero(name) for name in "abc"], []
    for n, (level, after) in enumerate(zip(levels, [*levels[1:], None], strict=True)):
        over = One(f"over_{n}")
        parts += [level >> C(f"C{n}", n + 1), level >> over]
        parts += [over >> R(f"R{n}", flow=f"{0.3 - n / 10}*sign(e)*sqrt(abs(e))"), *([over >> after] if after else [])]
    graph, start = bg.Graph("tanks", *parts), {f"q_C{n}": 1 for n in range(3)}
    if passes:
        assert bg.simulate(graph, 200, start=start, method=method)["a"][-1] == 0
        return
    with pytest.raises(bg.SimulationStopped, match=r"too steep there for RK45.*leave out `method`"):
        bg.simulate(graph, 200, start=start, method=method)


def rectifier() -> bg.Graph:
    """A current that rises from zero as the square of time: between the ends of a long step the solution crosses it."""
    i = One("i")
    diode = R("diode", effort="where(f > 0, 0.1*f, 1e4*f)")
    return bg.Graph("rectifier", Se("U", "10*sin(300*t)") >> i, i >> diode, i >> I("L", 1e-2), i >> C("c", 1e-3))


@pytest.mark.parametrize("rtol", [1e-5, 1e-8, 1e-11])
def test_a_current_rises_slowly_from_a_switch(rtol: float) -> None:
    run = bg.simulate(rectifier(), (0, 0.02), rtol=rtol, atol=rtol / 100)
    exact = solve_ivp(
        lambda t, x: [10 * math.sin(300 * t) - x[0] / 1e-2 * (0.1 if x[0] > 0 else 1e4) - x[1] / 1e-3, x[0] / 1e-2],
        (0, 0.02), [0, 0], "Radau", max_step=2e-5, rtol=1e-10, atol=1e-14,
    )  # fmt: skip
    assert run["q_c"][-1] == pytest.approx(exact.y[1, -1], rel=100 * rtol + 1e-9)


def moves(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """By how much switches are moved while the current of a rectifier rises."""
    made: list[float] = []
    move = StateEvents.move
    monkeypatch.setattr(StateEvents, "move", lambda self, k, by: (made.append(by), move(self, k, by)))
    bg.simulate(rectifier(), (0, 0.02), rtol=1e-8, atol=1e-10)
    return made


@pytest.mark.parametrize(("often", "is_moved"), [(3, True), (4, True), (10**6, False)])
def test_a_switch_is_moved_where_it_is_met_often(often: int, is_moved: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, by what the errors that are allowed make of the current."""
    monkeypatch.setattr(integrator, "OFTEN", often)
    found = moves(monkeypatch)
    assert [abs(by) for by in found] == pytest.approx([1e-8] * is_moved, rel=0.1)


def divided_current(off: float) -> list[float]:
    """The charges behind two diodes after 0.05 s: of each pair of branches the one whose currents have its signs."""

    def resistance(flow: float) -> float:
        return 0.1 if flow > 0 else off

    def rates(t: float, charges: Any) -> list[float]:
        whole, voltage = 0.01 * math.sin(300 * t), sum(charges) / 1e-4
        for a, b in itertools.product((0.1, off), repeat=2):
            forth = (b * whole - voltage) / (a + b)
            if (resistance(forth), resistance(forth - whole)) == (a, b):
                break
        return [forth, forth - whole]

    return list(solve_ivp(rates, (0, 0.05), [0.0, 0.0], "Radau", max_step=1e-4, rtol=1e-9, atol=1e-14).y[:, -1])


@pytest.mark.parametrize("off", [1e4, 1e6, 1e8])
@pytest.mark.parametrize("method", [None, "Radau"])
def test_currents_that_are_nearly_zero_change_between_diodes(method: str | None, off: float) -> None:
    """A source of current charges a capacitor through either of two diodes."""
    node, forth, back = Zero("node"), One("forth"), One("back")
    diodes = [R(name, effort=f"where(f > 0, 0.1*f, {off!r}*f)") for name in ("D1", "D2")]
    charges = forth >> C("C1", 1e-4), back >> C("C2", 1e-4)
    graph = bg.Graph(
        "source", Sf("I", "0.01*sin(300*t)") >> node, node >> forth, back >> node, forth >> diodes[0],
        back >> diodes[1], *charges,
    )  # fmt: skip
    run = bg.simulate(graph, (0, 0.05), method=method)
    exact = divided_current(off)
    assert [run["q_C1"][-1], run["q_C2"][-1]] == pytest.approx(exact, rel=1e-6)


def test_a_state_at_rest_at_one_switch_passes_another() -> None:
    """An integrator rests at its upper limit while what drives it passes the distance to the lower one."""
    v = One("v")
    rate = "where(max(-u, 0.15 - x) <= 0, 0, where(max(u, x + 0.3) <= 0, 0, u))"
    graph = bg.Graph("limited", bg.Input("u"), bg.Integrator("x", rate), Se("F", 1) >> v, v >> R("r", 1))
    run = bg.simulate(graph, (0, 6), {"u": "0.2 + 0.05*t"}, {"x": 0})
    assert run["x"][-1] == pytest.approx(0.15, abs=1e-12)


@pytest.mark.parametrize(
    ("count", "apart", "told"),
    [(100, 0.9e-5, True), (100, 1.2e-5, False), (99, 1e-12, False)],
)
def test_so_many_events_within_a_part_of_a_run_are_to_and_fro(count: int, apart: float, told: bool) -> None:
    """More than a hundred within a thousandth of it."""
    events = StateEvents(lambda time, states: [1.0], ["x"])
    events.met = [(k * apart, 0) for k in range(count + 1)]
    assert bool(events.chatters(1.0)) == told


def test_a_pressure_that_has_become_that_of_its_supply_is_no_switch_to_be_met(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piston creeps onto its stop: the last digits of its place decide which side of a continuous law holds."""
    monkeypatch.setattr(integrator, "CRAWLING", 200)
    monkeypatch.setattr(integrator, "CRAWL", 0.05)
    v = One("v", coordinates=("x",))
    flow = "where({s} > {p}, sqrt(abs(({s} - {p})*{s}) + 1e4) - 100, 100 - sqrt(abs(({p} - {s})*{p}) + 1e4))"
    stop = "where(x < 0, 1e6*x, where(x > 0.1, 1e6*(x - 0.1), 0))"
    graph = bg.Graph(
        "cylinder",
        v >> I("m", 2),
        v >> R("friction", 20),
        v >> C("stops", effort=stop),
        v >> R("damper", "where(x < 0, 500, where(x > 0.1, 500, 0))"),
        Se("gas", "A*(p1 - p2)") >> v,
        bg.Sum("p1", "m1*RT/(A*(x + 0.01))"),
        bg.Sum("p2", "m2*RT/(A*(0.11 - x))"),
        bg.Integrator("m1", f"Cv*{flow.format(s='6e5', p='p1')}"),
        bg.Integrator("m2", f"Cv*{flow.format(s='1e5', p='p2')}"),
        values={"A": 1e-3, "RT": 287 * 293.0, "Cv": 2e-8},
    )
    contents = {"m1": 6e5 * 1e-3 * 0.1105001, "m2": 1e5 * 1e-3 * 0.0094999}
    start = {"x": 0.1005001, **{name: value / (287 * 293) for name, value in contents.items()}}
    run = bg.simulate(graph, (0, 0.03), start=start)
    assert run["x"][-1] == pytest.approx(0.1005, abs=2e-9)
    assert run["p1"][-1] == pytest.approx(6e5, abs=0.01) and run["p2"][-1] == pytest.approx(1e5, abs=0.01)


def branches(below: str) -> tuple[Sliding, Problem]:
    """A mass under a force that switches where it passes x = 1."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("switched", v >> I("m", 1), Se("F", f"where(x > 1, 2*(x - 1), {below})") >> v)
    problem = Problem.of(bg.compile(graph), {})
    return Sliding(problem, problem.equations.switches), problem


@pytest.mark.parametrize(("below", "expected"), [("0", True), ("1e-3", False), ("sqrt(abs(x - 1))", False)])
def test_what_a_slope_makes_is_no_jump_and_no_root(below: str, expected: bool) -> None:
    sliding, problem = branches(below)
    state = np.array([1.0 if name == "x" else 0.5 for name in problem.equations.states])
    assert sliding.is_continuous(0, 0.0, state, np.full(len(state), 1e-8)) is expected


@pytest.mark.parametrize("law", ["50*f*abs(f)", "50*f**3", "50*f*abs(f)**0.75", "50*sign(f)*abs(f)**1.25"])
def test_levels_that_meet_through_a_turbulent_pipe_rest(law: str) -> None:
    """The difference d of them falls as d' = -k d**r, with r below one, and is zero in finite time."""
    a, b, m = Zero("a"), Zero("b"), One("m")
    tanks = bg.Graph("tanks", a >> C("A1", 1), b >> C("B1", 2), a >> m >> b, m >> R("pipe", effort=law))
    run = bg.simulate(tanks, 100, start={"q_A1": 1})
    assert run["q_A1"][-1] == pytest.approx(1 / 3, abs=1e-8) and run["m"][-1] == 0
    assert len(run.steps) < 200 and not run.notes
