"""Events that accumulate end a motion wherever their condition lies: nothing is left to fall through it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, Impact, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.accumulation import Flights
from bondgraph.simulate.methods.method_choice import METHODS

G = 9.81
ENDLESS = "comes again ever sooner: infinitely many of them lie ahead"


def ball(event: str, floor: float, r: float, up: float = 1.0) -> bg.Graph:
    """A ball over a floor, or under a ceiling where `up` is -1."""
    v = One("v", coordinates=("x",))
    chains = [v >> I("m", 1.0), Se("weight", -up * G) >> v]
    if event == "impact":
        chains.append(v >> Impact("floor", gap=f"{up}*(x - ({floor!r}))", value=r))
        return bg.Graph("ball", *chains)
    side = "<" if up > 0 else ">"
    return bg.Graph("ball", *chains, bg.reset("floor", f"x {side} {floor!r}", {"v": f"-{r}*v"}))


def stopped(graph: Any, end: float, start: dict[str, Any], match: str = ENDLESS, **how: Any) -> bg.Trajectory:
    with pytest.raises(bg.SimulationStopped, match=match) as caught:
        bg.simulate(graph, end, start=start, **how)
    return caught.value.trajectory


def rest(r: float, height: float = 1.0) -> float:
    """When a ball let go at a height has come to rest."""
    return math.sqrt(2 * height / G) * (1 + r) / (1 - r)


def spacing(floor: float, r: float) -> float:
    """How long flights last in all that rounding of a position hides, or that are taken for infinitely many."""
    return 20 * math.sqrt(np.spacing(abs(floor)) / G) / (1 - r) + 2e-8 / (1 - r)


@pytest.mark.parametrize("floor", [0.0, 0.5, -10.0, 1e-3, 1e6, -1 / 3])
@pytest.mark.parametrize("event, r, up", [("impact", 0.6, 1.0), ("impact", 0.9, -1.0), ("reset", 0.6, -1.0)])
def test_a_floor_that_is_moved_moves_the_motion(event: str, r: float, up: float, floor: float) -> None:
    run = stopped(ball(event, floor, r, up), 20.0, {"x": floor + up})
    assert run.steps[-1] == pytest.approx(rest(r), abs=spacing(floor, r))
    least = min(up * (run.at(run.steps, "x") - floor))
    assert least >= -np.spacing(abs(floor)) - 1e-15
    at_zero = stopped(ball(event, 0.0, r, up), 20.0, {"x": up})
    times = np.linspace(0, run.steps[-1] - spacing(floor, r), 200)
    np.testing.assert_allclose(run.at(times, "x") - floor, at_zero.at(times, "x"), atol=1e-8 + 1e-12 * abs(floor))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("floor", [0.0, 0.5])
def test_no_method_falls_through(method: str, floor: float) -> None:
    """Flights become lower than the errors that its steps may have."""
    run = stopped(ball("impact", floor, 0.6), 4.0, {"x": floor + 1}, method=method)
    assert run.steps[-1] == pytest.approx(rest(0.6), abs=1e-3)
    assert min(run.at(run.steps, "x")) >= floor - 1e-9


def test_a_method_of_several_steps_tells_as_many_impacts_as_others() -> None:
    """By itself it would stop some impacts sooner, and for another reason."""
    runs = [stopped(ball("impact", 0.5, 0.6), 8.0, {"x": 1.5}, method=method) for method in (None, "CVODE")]
    usual, found = (len(run.leaps) for run in runs)
    assert abs(found - usual) <= 1


@pytest.mark.parametrize("backend", [None, "python"])
def test_a_body_that_is_pushed_against_another_stays_before_it(backend: str | None) -> None:
    a, b, z = One("va", coordinates=("xa",)), One("vb", coordinates=("xb",)), Zero("z")
    graph = bg.Graph("two", a >> I("ma", 1), b >> I("mb", 3), a >> z, z >> b, Se("push", 2.0) >> a,
                     z >> One("closing") >> Impact("hit", gap="xb - xa", value=0.5))  # fmt: skip
    run = stopped(graph, 8.0, {"va": 1, "xb": 1}, backend=backend)
    # A relative acceleration of 2, from a relative velocity of 1 over a distance of 1, on to a geometric series.
    first = (math.sqrt(5) - 1) / 2
    assert run.steps[-1] == pytest.approx(first + math.sqrt(5) * 0.5 / (1 - 0.5), abs=1e-6)
    assert min(run.at(run.steps, "xb") - run.at(run.steps, "xa")) > -1e-14


def test_a_pendulum_stays_before_its_stop() -> None:
    bar = Link("bar", 1.0, planar=0.05, centre=(0.3, 0, 0))
    swing = Mechanism("swing", [bar], [Revolute("p", "ground", bar)], gravity=(0, -G, 0))
    run = stopped(
        bg.Graph("pendulum", *swing, swing["p"] >> Impact("stop", gap="p_q + 0.5", value=0.6)), 4.0, {"p_q": 0.8}
    )
    assert min(run.at(run.steps, "p_q")) > -0.5 - 1e-14


@pytest.mark.parametrize("form", [None, "kane_velocity", "maggi", "lagrange_multipliers"])
def test_a_closed_loop_stays_before_its_stop(form: str | None) -> None:
    half = 0.5
    slider, guide, rod = (
        Link("s1", 0.3),
        Link("s2", 0.6),
        Link("rod", 0.8, planar=0.8 * half**2 / 12, centre=(half / 2, 0, 0)),
    )
    joints = [Prismatic("X", "ground", slider, "x"), Prismatic("Y", "ground", guide, "y"),
              Revolute("p", slider, rod, "z"), Revolute("q", rod.frame((half, 0, 0)), guide, "z")]  # fmt: skip
    trammel = Mechanism("trammel", [slider, guide, rod], joints, gravity=(0, -G, 0))
    graph: Any = bg.Graph("g", *trammel, trammel["X"] >> Impact("stop", gap="X_q + 0.42", value=0.6))
    found = bg.compile(graph, getattr(bg.forms, form)) if form else graph
    run = stopped(found, 2.0, {"p_q": 1.9, "p": -4.0, "X_q": bg.Near(0.16)})
    assert run.steps[-1] == pytest.approx(1.1805, abs=1e-4)
    assert min(run.at(run.steps, "X_q")) > -0.42 - 1e-12


@pytest.mark.parametrize("method", [None, "Radau", "BDF"])
def test_a_stiff_circuit_beside_a_ball_takes_no_steps_of_its_own(method: str | None) -> None:
    v, p = One("v", coordinates=("x",)), Zero("p")
    chains = [v >> I("m", 1.0), Se("weight", -G) >> v, v >> Impact("floor", gap="x - 0.5", value=0.6)]
    circuit = [Sf("i", "sin(10*t)") >> p, p >> C("c", 1e-6), p >> R("r", 1e-3)]
    run = stopped(bg.Graph("both", *chains, *circuit), 4.0, {"x": 1.5}, method=method)
    assert run.steps[-1] == pytest.approx(rest(0.6), abs=1e-3)


@pytest.mark.parametrize("event", ["reset", "impact"])
def test_a_condition_in_a_function_without_derivatives_is_kept(event: str) -> None:
    v = One("v", coordinates=("x",))
    floor = bg.reset("floor", "x - h < 0", {"v": "-0.6*v"}) if event == "reset" else v >> Impact("floor", "x - h", 0.6)
    chains = v >> I("m", 1.0), Se("weight", -G) >> v, floor, Se("h") >> One("unused") >> I("n", 1.0)
    graph = bg.Graph("ball", *chains)
    run = stopped(graph, 4.0, {"x": 1.5}, values={"h": lambda t: 0.5})
    assert run.steps[-1] == pytest.approx(rest(0.6), abs=1e-5)


def test_what_an_event_does_not_turn_back_goes_on() -> None:
    """A counter's quantity goes on; velocities that become smaller, but keep their sign, too."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("ball", v >> I("m", 1.0), Se("weight", -G) >> v, bg.counter("n", "x < 0.5"),
                     bg.reset("water", "x < 0.5", {"v": "0.1*v"}))  # fmt: skip
    run = bg.simulate(graph, 1.0, start={"x": 1.5})
    fall = math.sqrt(2 / G)
    assert run["n"][-1] == 1
    assert run["x"][-1] == pytest.approx(0.5 - 0.1 * G * fall * (1 - fall) - G / 2 * (1 - fall) ** 2, rel=1e-9)


@pytest.mark.parametrize("above, seen", [(2.0, True), (0.5, False)])
def test_how_low_a_flight_is_that_numbers_do_not_show(above: float, seen: bool) -> None:
    problem = Problem.of(bg.compile(ball("reset", 0.5, 1.0)), {})
    (rule,) = problem.equations.events
    flights = Flights(problem, [rule.indicator], 1.0)
    # An enclosure of 0.5 - x: both may be a float off, and their difference by one.
    room = flights.after(0, 1.0, np.array([0.5, -1.0]), np.array([0.5, 1.0])).room - 4.0 * math.ulp(1.0)
    assert np.spacing(0.5) < room < 20 * np.spacing(0.5)
    speed = math.sqrt(2 * G * above * room)
    flight = flights.after(0, 1.0, np.array([0.5, -speed]), np.array([0.5, speed]))
    assert flight.is_seen == seen
    assert flight.height == pytest.approx(above * room) and flight.duration == pytest.approx(2 * speed / G)


@pytest.mark.parametrize(
    ("span", "later", "is_back"), [(1.0, 3e-10, True), (1.0, 3e-9, False), (1e-6, 1e-13, True), (1e-6, 5e-13, False)]
)
def test_what_brings_a_motion_back_is_seen_within_a_billionth_of_the_run_or_a_thousand_floats(
    span: float, later: float, is_back: bool
) -> None:
    """A table that a ball has left starts to move after it so much later."""
    v = One("v", coordinates=("x",))
    table = bg.reset("table", f"x < 2*max(t - {1 + later!r}, 0)", {"v": "-v"})
    problem = Problem.of(bg.compile(bg.Graph("ball", v >> I("m", 1.0), table)), {})
    (rule,) = problem.equations.events
    flight = Flights(problem, [rule.indicator], span).after(0, 1.0, np.array([0.0, -1.0]), np.array([0.0, 1.0]))
    assert flight is not None and math.isfinite(flight.duration) == is_back


@pytest.mark.parametrize("gap", [0.0, 0.3, 1 / 3, 7.1])
def test_bodies_at_rest_against_each_other_are_parted_by_no_hit(gap: float) -> None:
    """Wherever their gap's zero lies: two that stick take on a third one's push together."""
    a, b, c = (One(f"v{k}", coordinates=(f"x{k}",)) for k in "abc")
    left, right = Zero("left"), Zero("right")
    graph = bg.Graph(
        "three", a >> I("ma", 1), b >> I("mb", 1), c >> I("mc", 1), a >> left, left >> b, b >> right, right >> c,
        left >> One("c1") >> Impact("hit", gap=f"xb - xa - {gap!r}", value=1),
        right >> One("c2") >> Impact("stick", gap=f"xc - xb - {gap!r}", value=0),
    )  # fmt: skip
    run = bg.simulate(graph, 10, start={"xa": -3 - gap, "va": 2, "vb": 0.7, "xc": 0.8 + gap, "vc": 0.1})
    assert [run[name][-1] for name in ("va", "vb", "vc")] == pytest.approx([0.4, 1.2, 1.2], abs=1e-12)
    assert min(run.at(run.steps, "xc") - run.at(run.steps, "xb") - gap) > -1e-13


@pytest.mark.parametrize("gap", [0.0, 0.3])
def test_a_body_thrown_back_by_one_meets_the_other_again_at_once(gap: float) -> None:
    """The middle one of three hits the third where it stands, and is slower then than the first."""
    a, b, c = (One(f"v{k}", coordinates=(f"x{k}",)) for k in "abc")
    left, right = Zero("left"), Zero("right")
    graph = bg.Graph(
        "three", a >> I("ma", 1), b >> I("mb", 1), c >> I("mc", 1), a >> left, left >> b, b >> right, right >> c,
        left >> One("c1") >> Impact("one", gap=f"xb - xa - {gap!r}", value=0.5),
        right >> One("c2") >> Impact("two", gap=f"xc - xb - {gap!r}", value=0.5),
    )  # fmt: skip
    run = bg.simulate(graph, 6, start={"xa": -3, "va": 2, "xc": gap})
    # (2, 0, 0), (1/2, 3/2, 0), (1/2, 3/8, 9/8), and the first two once more.
    assert [run[name][-1] for name in ("va", "vb", "vc")] == pytest.approx([13 / 32, 15 / 32, 9 / 8], abs=1e-12)


@pytest.mark.parametrize("clock", [False, True])
@pytest.mark.parametrize("gap", [0.0, 0.3, 7.1])
def test_bodies_at_rest_against_each_other_do_not_pass_when_they_are_pushed_later(gap: float, clock: bool) -> None:
    a, b, z = One("va", coordinates=("xa",)), One("vb", coordinates=("xb",)), Zero("z")
    chains = [a >> I("ma", 1), b >> I("mb", 1), a >> z, z >> b, Se("push", "where(t > 3, t - 3, 0)") >> a,
              z >> One("rel") >> Impact("stick", gap=f"xb - xa - {gap!r}", value=0)]  # fmt: skip
    graph = bg.Graph("two", *chains, *([bg.sample("kept", "xa", every=0.7)] if clock else []))
    run = stopped(graph, 6.0, {"va": 1, "xb": 1 + gap, "vb": 0.1}, match="'stick': its gap stays closed")
    assert run.steps[-1] == pytest.approx(3.0, abs=1e-3)
    assert min(run.at(run.steps, "xb") - run.at(run.steps, "xa") - gap) > -2 * ROUNDING * 0.9 * 6.0


@pytest.mark.parametrize("speed", [0.0, -1.0])
@pytest.mark.parametrize("event", ["impact", "reset"])
@pytest.mark.parametrize("floor", [0.5, -1 / 3, 1e6])
def test_a_start_a_float_beyond_an_edge_is_at_the_edge(floor: float, event: str, speed: float) -> None:
    ends = []
    for x in (floor, np.nextafter(floor, -math.inf)):
        run = stopped(ball(event, floor, 0.6), 4.0, {"x": x, "v": speed}, match="cannot be continued")
        ends.append(run.steps[-1])
        assert min(run.at(run.steps, "x")) > floor - 1e-9
    assert ends[1] == pytest.approx(ends[0], abs=1e-3)


def test_a_start_well_beyond_an_edge_is_beyond_it() -> None:
    run = bg.simulate(ball("reset", 0.5, 0.6), 1.0, start={"x": 0.5 - 1e-12})
    assert run["x"][-1] == pytest.approx(0.5 - G / 2)


@pytest.mark.parametrize("every", [0.1, 1.0])
def test_a_clock_at_an_event_lets_it_count_once(every: float) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("cart", v >> I("m", 1.0), *(bg.counter(f"n{k}", f"x > {k / 10}") for k in range(1, 21)),
                     bg.sample("kept", "x", every=every))  # fmt: skip
    run = bg.simulate(graph, 2.05, start={"v": 1.0})
    assert [run[f"n{k}"][-1] for k in range(1, 21)] == [1.0] * 20


@pytest.mark.parametrize("gap", ["x - 0.5 - 0.01*sin(50*t)", "x - 0.5 + 0.1*t"])
def test_an_impact_whose_flow_is_not_the_rate_of_its_gap_is_refused(gap: str) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("table", v >> I("m", 1.0), Se("weight", -G) >> v, v >> Impact("floor", gap=gap, value=0.5))
    stopped(graph, 5.0, {"x": 1.0}, match="'floor': its flow is not the rate of its gap.*a moving floor")


def test_a_table_that_moves_is_hit_at_the_flow_between() -> None:
    """What the refusal advises: a source gives the table's flow."""
    v, z = One("v", coordinates=("x",)), Zero("z")
    graph = bg.Graph("table", v >> I("m", 1.0), Se("weight", -G) >> v, v >> z, Sf("table", 0.1) >> z,
                     z >> One("rel") >> Impact("floor", gap="x - 0.5 + 0.1*t", value=0.5))  # fmt: skip
    run = bg.simulate(graph, 0.5, start={"x": 1.0})
    (leap,) = run.leaps
    assert run.at(leap.time + 1e-10, "v") + 0.1 == pytest.approx(0.5 * (G * leap.time - 0.1), rel=1e-6)


def trammel(*more: Any) -> Mechanism:
    """A rod between a slider along x and one along y."""
    slider, guide, rod = Link("s1", 0.3), Link("s2", 0.6), Link("rod", 0.8, planar=1 / 60, centre=(0.25, 0, 0))
    joints = [Prismatic("X", "ground", slider, "x"), Prismatic("Y", "ground", guide, "y"),
              Revolute("p", slider, rod, "z"), Revolute("q", rod.frame((0.5, 0, 0)), guide, "z")]  # fmt: skip
    rams = [Prismatic("Z", "ground", ram, "x") for ram in more]
    return Mechanism("trammel", [slider, guide, rod, *more], [*joints, *rams])


@pytest.mark.parametrize("form", [None, "kane_velocity", "kane_momentum", "maggi", "lagrange_multipliers"])
def test_a_loop_at_rest_against_its_stop_does_not_pass_when_it_is_pushed_later(form: str | None) -> None:
    """What the impulse leaves of velocities by rounding is no motion, however long it lasts."""
    whole = trammel()
    stop, push = whole["X"] >> Impact("stop", gap="X_q + 0.42", value=0.0), Se("push", "where(t > 20, -1, 0)")
    graph: Any = bg.Graph("g", *whole, stop, push >> whole["X"])
    found = bg.compile(graph, getattr(bg.forms, form)) if form else graph
    start = {"p_q": 1.9, "p": -4.0, "X_q": bg.Near(0.16)}
    run = stopped(found, 30.0, start, match="'stop': its gap stays closed")
    assert run.steps[-1] == pytest.approx(20.0, abs=1e-4)
    assert min(run.at(run.steps, "X_q")) > -0.42 - 1e-10


@pytest.mark.parametrize("form", [None, "kane_velocity", "maggi"])
@pytest.mark.parametrize("restitution", [0.5, 1.0])
def test_a_body_that_is_hit_against_its_stop_is_held_there_at_once(restitution: float, form: str | None) -> None:
    """One that rebounds is thrown back by the loop alone; otherwise infinitely many impacts of an instant bring all to
    rest."""
    ram, z = Link("ram", 2.0), Zero("z")
    whole = trammel(ram)
    stop, hit = Impact("stop", gap="X_q + 0.42", value=0.0), Impact("hit", gap="Z_q - X_q", value=restitution)
    graph: Any = bg.Graph("g", *whole, whole["X"] >> stop, whole["X"] >> z, z >> whole["Z"], z >> One("closing") >> hit)
    found = bg.compile(graph, getattr(bg.forms, form)) if form else graph
    start = {"p_q": 1.9, "p": -4.0, "X_q": bg.Near(0.16), "Z_q": 1.0, "Z": -0.7}
    run = bg.simulate(found, 3.0, start=start)
    x, y, arrival = -0.42, math.sqrt(0.25 - 0.42**2), 1.42 / 0.7
    mass = 0.3 + 0.6 * (x / y) ** 2 + 0.8 / 4 * (1 + (x / y) ** 2) + 1 / 60 / y**2
    back = 0.7 * (mass - 2.0) / (mass + 2.0) if restitution == 1.0 else 0.0
    assert run["X_q"][-1] == pytest.approx(x, abs=1e-9)
    assert run["Z_q"][-1] == pytest.approx(x + back * (3.0 - arrival), abs=1e-8)
