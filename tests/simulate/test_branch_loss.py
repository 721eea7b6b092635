"""Solutions of nonlinear systems are followed along a motion, which ends where their branch does."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Df, I, One, R, Se, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.program.native import compiler
from bondgraph.simulate.branch_loss import BranchLoss, branch_loss
from bondgraph.simulate.error_control import ErrorControl, Tolerances

METHODS = ("LSODA", "DOP853", "Radau")


def charged(law: str) -> Problem:
    z = Zero("z")
    return Problem.of(bg.compile(bg.Graph("g", Sf("U", 1) >> z, z >> R("r", effort=law), z >> C("c", 1))), {})


def watched(problem: Problem, end: float = 1e3) -> BranchLoss | None:
    return branch_loss(problem, ErrorControl(problem, Tolerances(), end))


def charge(rate: float) -> Callable[[float], Any]:
    return lambda time: np.array([1.0 - rate * time])


def test_what_has_one_solution_is_not_monitored() -> None:
    assert watched(charged("2*f")) is None


@pytest.mark.parametrize("end", [2.0, 20.0, 200.0])
def test_the_end_of_a_branch_is_found_in_a_step_of_any_length(end: float) -> None:
    """f^3 - f = e has a solution with f > 1/sqrt(3) as long as e > -2/sqrt(27)."""
    problem = charged("f**3 - f")
    problem.evaluate.seed({("r.f",): [1.3]})
    monitor = watched(problem)
    assert monitor is not None
    assert monitor.crossing(0.0, 1.0, charge(1.0)) is None
    found = monitor.crossing(1.0, end, charge(1.0))
    assert found is not None
    assert found.time == pytest.approx(1 + 2 / 27**0.5, abs=1e-4)
    assert found.refusal.parties == ("r.f",)


def test_a_kink_is_no_end_of_a_branch() -> None:
    monitor = watched(charged("f**3 + where(f < 0, f, 3*f)"))
    assert monitor is not None
    assert monitor.crossing(0.0, 2.0, charge(1.0)) is None


@pytest.mark.parametrize(("part", "told"), [(0.5e-6, False), (2e-6, True)])
def test_what_changes_by_so_little_of_itself_is_no_leap(part: float, told: bool) -> None:
    """A root of f^3 + f = e(t), which leaps with e: by a part of itself."""
    root = 0.6823278038280193  # of f^3 + f = 1
    leap = part * root * (3 * root**2 + 1)
    monitor = watched(charged(f"f**3 + f - where(t < 0.3, 0, {leap!r})"))
    assert monitor is not None
    assert (monitor.crossing(0.0, 1.0, lambda time: np.array([1.0])) is not None) == told


@pytest.mark.parametrize(("part", "told"), [(0.9, False), (1.1, True)])
def test_what_leads_nowhere_else_within_tolerances_is_no_loss(part: float, told: bool) -> None:
    """A charge of one, whose rate leaps, and stays so for the rest of the motion."""
    leap = 1e-4
    problem = charged(f"f**3 + f - where(t < 0.3, 0, {leap!r})")
    control, slope = ErrorControl(problem, Tolerances(), 1.0), 1 + 3 * 0.6823278038280193**2
    allowed = float(control.absolute[0] + control.rtol)
    monitor = watched(problem, 0.3 + part * allowed * slope / leap)
    assert monitor is not None
    assert (monitor.crossing(0.0, 1.0, lambda time: np.array([1.0])) is not None) == told


def test_a_root_of_high_order_through_zero_is_no_leap() -> None:
    """In a part of 2^-34 of a step the eleventh root still changes by an eighth of what it changes in all of it."""
    monitor = watched(charged("f**11 + 1e-60*t*f"))
    assert monitor is not None
    assert monitor.crossing(0.0, 2.1, charge(1.0)) is None


@pytest.mark.parametrize("method", METHODS)
def test_a_branch_of_solutions_that_ends_stops_the_motion(method: str) -> None:
    """f^3 - f + 2 cos(t) = e has, for f < 0, a solution until f = -1/sqrt(3), and then only one far off."""
    z = Zero("z")
    law = R("r", effort="f**3 - f + 2*cos(t)")
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(bg.Graph("snap", Sf("U", 1) >> z, z >> law, z >> C("c", 1)), (0, 2), method=method)
    run = caught.value.trajectory
    assert run is not None
    fold = 2 / 3**1.5  # the value of f^3 - f there
    t = run.steps[-1]
    # The last step reaches beyond the fold, and its interpolant with it: the place is as good as the step is short.
    assert float(run.at(t, "q_c")) - 2 * np.cos(t) == pytest.approx(fold, abs=0.15)
    assert run["r.f"].max() < -(3**-0.5) + 1e-3
    assert caught.value.parties == ("r.f",)


@pytest.mark.parametrize("effort", ["f**3 - sin(3*t)", "f**3 + f*(t - 0.7)*0.1 + f - 2", "where(f < 0, f, 3*f) - t"])
def test_solutions_that_change_fast_but_do_not_leap_are_no_obstacle(effort: str) -> None:
    """A cube root through zero, and a kink."""
    z = Zero("z")
    assert bg.simulate(bg.Graph("g", Sf("U", 1) >> z, z >> R("r", effort=effort), z >> C("c", 1)), (0, 2)).t[-1] == 2


def test_branches_that_cross_are_no_obstacle() -> None:
    """f (f - 1 + t) = 0 on the branch f = 0, though the determinant changes sign at t = 1."""
    v, w = One("v"), Zero("w")
    resistor = w >> R("r", effort="f*(f - 1 + t)"), Se("still", 0) >> One("u"), One("u") >> w
    graph = bg.Graph("g", *resistor, Sf("F", 1) >> Zero("z"), Zero("z") >> C("c", 1), v >> I("m", 1), v >> R("b", 1))
    assert bg.simulate(graph, (0, 2)).t[-1] == 2


IN_C = pytest.param("c", marks=pytest.mark.skipif(not compiler(), reason="not installed: a C compiler"))


@pytest.mark.parametrize("backend", ["python", IN_C])
@pytest.mark.parametrize("method", [*METHODS, "CVODE"])
@pytest.mark.parametrize("J", [-3.0, -0.5, 0.0])
def test_an_arc_goes_out_at_the_turn_of_its_law(J: float, method: str, backend: str) -> None:
    """f^3 - f turns at f = 1/sqrt(3); trial steps beyond it must not lead to the other branch."""
    u = Zero("u")
    arc = bg.Graph("arc", Sf("J") >> u, u >> C("c", 1), u >> R("d", effort="f**3 - f"))
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(arc, (0, 3), {"J": J}, {"u": 2}, method=method, backend=backend)
    run = caught.value.trajectory
    assert run is not None
    end = run.steps[-1]
    assert float(run.at(end, "u")) == pytest.approx(-2 / 3**1.5, abs=1e-6)
    if method == "CVODE" and "leap from" not in caught.value.law:  # a step ends at the turn itself
        assert "the determinant of the nonlinear system for d.f passes through zero" in caught.value.law
        return
    leap = float(caught.value.law.split("leap from ")[1].split()[0])
    assert leap == pytest.approx(3**-0.5, abs=1e-3)  # beside a turn of slope zero: the root of 1e-6


def test_results_are_on_the_branch_of_the_motion() -> None:
    """At each instant the effort and flow of the law are those with which the charge has moved."""
    u = Zero("u")
    arc = bg.Graph("arc", Sf("J", -0.5) >> u, u >> C("c", 1), u >> R("d", effort="f**3 - f"))
    run = bg.simulate(arc, np.linspace(0, 1.1, 7), start={"u": 2})
    t, h = run.t[1:-1], 1e-5
    slope = (run.at(t + h, "u") - run.at(t - h, "u")) / (2 * h)
    np.testing.assert_allclose(-0.5 - run["d.f"][1:-1], slope, atol=1e-5)
    np.testing.assert_array_equal([float(run.at(x, "d.f")) for x in run.t[::-1]], run["d.f"][::-1])


def test_rounding_that_changes_its_sign_is_no_leap() -> None:
    """A solution that has been of order one passes zero in a step that is shorter than rounding."""
    problem = charged("f**3 + f")
    problem.evaluate.seed({("r.f",): [0.7]})
    monitor = watched(problem)
    assert monitor is not None
    assert monitor.crossing(0.0, 1.0, charge(1.0)) is None  # the charge is zero at the end
    values = iter(np.array([[2e-17], [-3e-17], *[[-3e-17]] * 40]))
    monitor._values = lambda *_: next(values)  # type: ignore[method-assign]
    assert monitor.crossing(1.0, 1.0 + 1e-12, charge(1.0)) is None


def converter() -> bg.Graph:
    """A boost converter: a switch that opens and closes, and a diode that is a conductance or another."""
    i, s, d, o = One("i"), Zero("s"), One("d"), Zero("o")
    return bg.Graph(
        "boost",
        *(Se("U", 12.0) >> i, i >> I("L", 1e-4), i >> R("rl", 0.05), i >> s),
        *(s >> R("S", flow="where(sin(2*pi*20000*t) > 0, e*100, e*1e-6)"), s >> d),
        *(d >> R("D", flow="where(e > 0, e*20, e*1e-5)"), d >> o, o >> C("Co", 1e-4), o >> R("load", 20.0)),
    )


@pytest.mark.parametrize("backend", ["python", "llvm"])
def test_a_diode_bends_between_two_floats(backend: str) -> None:
    """Its current crosses zero at each period: a change of nine decades of its voltage, and no leap."""
    run = bg.simulate(converter(), np.linspace(0, 2e-4, 101), backend=backend)
    i = One("i")
    alone = bg.Graph(
        "rectifier",
        *(Se("U", "12*sin(300*t)") >> i, i >> I("L", 1e-3), i >> R("r", 1.0)),
        i >> R("D", flow="where(e > 0, e*20, e*1e-5)"),
    )
    assert run.t[-1] == 2e-4 and run["D.f"].min() > -1e-3
    np.testing.assert_allclose(run["D.f"] - np.where(run["D.e"] > 0, 20, 1e-5) * run["D.e"], 0, atol=1e-8)
    again = bg.simulate(alone, np.linspace(0, 0.025, 201), backend=backend)
    assert again["D.f"].max() > 5 and again["D.f"].min() > -2e-4


def stage(gate: str, *more: Any) -> bg.Graph:
    """A boost stage: as its switch opens the node between it and a diode of two lines leaps."""
    i, s, o, d = One("i"), Zero("s"), Zero("o"), One("d")
    return bg.Graph(
        "boost",
        *(Se("U", 12.0) >> i, i >> I("L", 47e-6), i >> R("rl", 0.05), i >> Df("measured"), i >> s),
        *(s >> R("S", flow="e*gate"), bg.Sum("gate", f"where({gate}, 100, 1e-6)")),
        *(s >> d, d >> R("D", flow="where(e > 0.6, (e - 0.6)/0.02, 1e-7*e)"), d >> o),
        *(o >> C("Co", 22e-6), o >> R("load", 20.0), *more),
    )


OPENS = -47e-6 / 0.06 * math.log(1 - 0.06 * 0.5 / 12)
"""When a current of 12 V through 0.06 ohm has risen to 0.5 A."""


@pytest.mark.parametrize("method", [None, "Radau", "LSODA"])
@pytest.mark.parametrize(
    ("gate", "opens"),
    [("measured < 0.5", OPENS), ("measured <= 0.5", OPENS), ("t - tk < 2e-6", 2e-6), ("t <= tk + 2e-6", 2e-6)],
)
def test_a_law_that_jumps_with_states_or_since_a_sample_lets_solutions_leap(
    gate: str, opens: float, method: str | None
) -> None:
    """As one does that jumps with time alone: the branch that was followed has not ended."""
    options = {"method": method} if method else {}
    held = [bg.sample("tk", "t", every="10 us")] if "tk" in gate else []
    found = bg.simulate(stage(gate, *held), [0, opens, opens + 1e-6], **options)
    wanted = bg.simulate(stage(f"t < {opens!r}"), [0, opens, opens + 1e-6], **options)
    assert found["i"][-1] == pytest.approx(wanted["i"][-1], rel=1e-5)
    assert found["o"][-1] == pytest.approx(wanted["o"][-1], rel=1e-5)


@pytest.mark.parametrize("method", METHODS)
def test_a_branch_that_ends_at_a_bend_of_its_own_law_has_ended(method: str) -> None:
    """The flow falls behind f = 1 up to f = 2, so that none near by has more than e = 1."""
    problem = charged("f - where(f > 1, 3*(f - 1), 0) + where(f > 2, 3*(f - 2), 0)")
    with pytest.raises(bg.SimulationStopped, match="loss of the solution branch") as stop:
        bg.simulate(problem.equations, [0.0, 5.0], {"U": 1.5}, method=method)
    run = stop.value.trajectory
    assert run.at(run.steps[-1], "q_c") == pytest.approx(1.0, abs=1e-9)


@pytest.mark.slow
def test_a_bridge_of_diodes_rectifies() -> None:
    """Four exponential laws with a leak, two used each way: none is taken as a logarithm within their loop."""
    p, a, b, src = Zero("p"), Zero("a"), Zero("b"), One("src")
    junctions = [One(f"d{k}") for k in range(4)]
    parts = [j >> R(f"D{k}", flow="1e-9*(exp(e/0.026) - 1) + 1e-8*e") for k, j in enumerate(junctions)]
    d1, d2, d3, d4 = junctions
    graph = bg.Graph(
        "bridge",
        *(Se("U", "10*sin(314*t)") >> src, src >> R("rs", 1.0), src >> I("Ls", 1e-4), b >> src, src >> a, *parts),
        *(a >> d1, d1 >> p, b >> d2, d2 >> p, d3 >> a, d4 >> b, p >> R("load", 100.0), p >> C("Cp", 1e-4)),
    )
    run = bg.simulate(graph, np.linspace(0, 0.025, 251))
    out = run["load.e"][100:]
    assert out.min() > 4.5 and 8 < out.max() < 10
    drop = 10 * np.sin(314 * run.t) - run["rs.e"] - run["Ls.e"]
    conducts = run["D0.f"] > 1e-3
    np.testing.assert_allclose(drop[conducts], (run["D0.e"] + run["load.e"] + run["D3.e"])[conducts], atol=1e-6)


def half_bridge(leak: str = "", *more: Any) -> bg.Graph:
    """Two exponential diodes that both block an inductor once its current has fallen to zero."""
    s, a, p, up, low = One("s"), Zero("a"), Zero("p"), One("up"), One("low")
    law = f"1e-9*(exp(e/0.05) - 1){leak}"
    return bg.Graph(
        "half",
        *(Se("V", "12*sin(100*pi*t)") >> s, s >> R("Rs", 0.5), s >> I("Ls", 1e-3), s >> a, a >> up, up >> p),
        *(up >> R("D1", flow=law), low >> a, low >> R("D2", flow=law), p >> C("Cf", 4.7e-4), p >> R("Rl", 50)),
        *(a >> each for each in more),
    )


@pytest.mark.parametrize("options", [{"atol": 1e-12}, {"method": "CVODE"}, {"rtol": 1e-6}])
def test_laws_that_are_flat_but_for_rounding_lose_no_branch(options: dict[str, Any]) -> None:
    """The solution by hand, x = -u/2 - asinh(exp(u/2v)*i/2i0)*v, changes by volts within one float of i."""
    with pytest.raises(bg.SimulationStopped, match="rounding of the states") as stop:
        bg.simulate(half_bridge(), 0.02, **options)
    assert "loss of the solution branch" not in str(stop.value) and "D2.e" in stop.value.parties
    run = stop.value.trajectory
    u = run["p"][-1]
    around = [-u / 2 - 0.05 * math.asinh(math.exp(u / 0.1) * i / 2e-9) for i in (1e-9, -1e-9)]
    assert around[1] - around[0] > 0.9 * u


def test_what_is_told_to_help_there_does() -> None:
    runs = [bg.simulate(each, 0.02) for each in (half_bridge(" + 1e-12*e"), half_bridge("", C("Ca", 1e-9)))]
    assert all(run.t[-1] == 0.02 for run in runs)
    assert runs[0]["p"][-1] == pytest.approx(runs[1]["p"][-1], rel=1e-6)


@pytest.mark.parametrize(("times", "told"), [(2.0, False), (8.0, True)])
def test_a_leap_is_ten_times_what_four_floats_of_a_state_make(times: float, told: bool) -> None:
    """Of a solution that a charge of one changes a billion times as much as itself."""
    spacing, slope, monitor = 2.0**-52, 1e9, watched(charged("f**3 + f"))
    assert monitor is not None

    def solutions(time: float, states: Callable[[float], Any], near: Any = None) -> Any:
        return 1 + slope * (states(time) - 1) + (10 * times * spacing * slope if time > 0.3 else 0.0)

    monitor._values = solutions  # type: ignore[method-assign]
    monitor._matters = lambda *given: True  # type: ignore[method-assign]
    assert (monitor.crossing(0.0, 1.0, lambda time: np.ones(1)) is not None) == told


TUNNEL = "1e-3*(17.76*e - 103.79*e**2 + 229.62*e**3 - 226.31*e**4 + 83.72*e**5)"
CURRENT = 1e-3 * np.array([83.72, -226.31, 229.62, -103.79, 17.76, 0])


def turn(resistance: float) -> float:
    """The voltage of the tunnel diode, from zero on, at which its loop with a resistor has no solution near by."""
    slope = np.polyder(CURRENT)
    slope[-1] += 1 / resistance
    return min((x.real for x in np.roots(slope) if abs(x.imag) < 1e-9), default=math.inf)


def loop(resistance: float, is_charged: bool) -> bg.Graph:
    """A tunnel diode behind a resistor, at a capacitor that is charged, or a voltage that rises."""
    u, i = Zero("u"), One("i")
    source = (Sf("J", 8e-3) >> u, u >> C("c", 2e-3), u >> i) if is_charged else (Se("E", "2*t") >> i,)
    return bg.Graph("tunnel", *source, i >> R("R", resistance), i >> R("td", flow=TUNNEL))


@pytest.mark.parametrize(
    ("is_charged", "resistances", "options"),
    [
        (True, range(302, 600, 24), {}),
        (False, range(300, 620, 20), {}),
        (True, (303, 431, 479, 575), {"rtol": 1e-10}),
        (True, (415, 447, 463), {"method": "DOP853"}),
        (True, (351, 495, 591), {"method": "Radau"}),
        (True, (463, 559), {"method": "BDF"}),
        (True, (303, 447, 527), {"method": "CVODE"}),
        (True, (459, 476, 544), {"rtol": 1e-2}),
        (False, (493, 578), {"rtol": 1e-2, "backend": "python"}),
        (True, (100, 200, 272), {}),
        (False, (100, 200, 272), {}),
    ],
)
def test_a_loop_stays_on_its_branch_or_is_refused(
    is_charged: bool, resistances: tuple[int, ...], options: dict[str, Any]
) -> None:
    """Up to the turn the voltage of the source, e + R i(e), rises with that of the diode, and gives the branch."""
    for resistance in resistances:
        last = turn(resistance)
        try:
            run = bg.simulate(loop(resistance, is_charged), np.linspace(0, 3, 301), **options)
            assert last == math.inf
        except bg.SimulationStopped as stop:
            assert last < math.inf and "loss of the solution branch" in str(stop)
            assert stop.trajectory is not None
            run = stop.trajectory
            u = last + resistance * np.polyval(CURRENT, last)
            end = run.steps[-1]
            assert float(run.at(end, "R.e") + run.at(end, "td.e")) == pytest.approx(u, rel=1e-3)
        assert run["td.e"].max() < last + 1e-3
        np.testing.assert_allclose(run["td.f"], np.polyval(CURRENT, run["td.e"]), rtol=1e-6, atol=1e-9)


def of_time(solution: Callable[[float], float]) -> BranchLoss:
    """A monitor of one solution that is given, all of whose leaps matter."""
    monitor = watched(charged("f**3 + f"))
    assert monitor is not None
    monitor._values = lambda time, *_: np.array([solution(time)])  # type: ignore[method-assign]
    monitor._matters = lambda *given: True  # type: ignore[method-assign]
    return monitor


def leaps(solution: Callable[[float], float]) -> bool:
    return of_time(solution).crossing(0.0, 1.0, lambda time: np.ones(1)) is not None


@pytest.mark.parametrize(("part", "told"), [(0.9, False), (1.1, True)])
def test_a_leap_is_told_from_one_part_in_a_hundred_of_what_a_step_changes(part: float, told: bool) -> None:
    assert leaps(lambda time: time + part * 0.01 * (time > 0.3)) == told


@pytest.mark.parametrize(("order", "told"), [(11, False), (15, True)])
def test_a_leap_stays_in_ever_shorter_parts_of_a_step(order: int, told: bool) -> None:
    """Of roots through zero those of a higher order than 25 halvings in two change by more than a quarter as much."""
    assert leaps(lambda time: math.copysign(abs(time - 0.3) ** (1 / order), time - 0.3)) == told


@pytest.mark.parametrize(("middle", "told"), [(3 / 8, True), (5 / 16, False)])
def test_a_leap_and_one_back_are_seen_from_an_eighth_of_a_step_on(middle: float, told: bool) -> None:
    assert leaps(lambda time: time + (abs(time - middle) < 0.01)) == told


def test_a_leap_within_a_part_that_ends_where_it_begins_is_seen() -> None:
    """The first half leaps down, and rises again to where it began."""
    assert leaps(lambda time: time if time < 0.1 else 2.5 * (time - 0.5) + 0.01 if time < 0.5 else 4 * time - 1.99)


def test_two_leaps_that_follow_each_other_evenly_are_seen() -> None:
    """One to a solution between two others, as rounding may find it, and one from there on."""
    assert leaps(lambda time: 1.0 - 0.5 * (time > 0.3) - 0.45 * (time > 0.3 + 1e-4))


@pytest.mark.parametrize(("before", "told"), [(7, True), (8, False)])
def test_eight_steep_places_of_a_step_are_looked_at(before: int, told: bool) -> None:
    places = [0.03 + 0.05 * k for k in range(before)]
    monitor = of_time(lambda time: sum(k * (time > place) for k, place in enumerate([*places, 0.9], 1)))
    monitor._matters = lambda low, *_: low[0] > 0.8  # type: ignore[method-assign]
    assert (monitor.crossing(0.0, 1.0, lambda time: np.ones(1)) is not None) == told


@pytest.mark.parametrize(("part", "told"), [(0.9, False), (1.1, True)])
def test_two_solutions_are_a_millionth_of_the_largest_apart(part: float, told: bool) -> None:
    """At the end of a branch rounding makes as much of a solution as the leap; before it there is another solution."""
    monitor = of_time(lambda time: 0.0)
    leap, monitor.largest = part * 1e-3, np.array([1e3])

    def solutions(time: float, states: Any, near: Any = None) -> Any:
        return np.array([1 + leap]) if time > 0.3 or near is not None else np.ones(1)

    monitor._values = solutions  # type: ignore[method-assign]
    monitor._rounding = lambda solved, _: np.full(1, float(solved[0] > 0.2999))  # type: ignore[method-assign]
    assert (monitor.crossing(0.0, 1.0, lambda time: np.ones(1)) is not None) == told
