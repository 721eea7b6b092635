"""A motion stops where its rates are divided by zero, and nowhere else."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE
from quick import quick

import bondgraph as bg
from bondgraph.elements import TF, C, De, I, One, R, Se, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.program.native import Rates
from bondgraph.program.program import LinearSolve
from bondgraph.simulate.vanishing_denominators import VanishingDenominators, vanishing_denominators

METHODS = ("LSODA", "DOP853", "Radau")
BOUNDED = (
    "-sin(x)/x",
    "-x*(x - sin(x))/x**3",
    "-x/(1 + 1/x**2)",
    "-1/(1 + 1/x)",
    "-x - atan(1/x)",
    "-max(-1, min(1, 1/x))",
    "-x/where(x < 0.1, -2, 1)",
)
LOGARITHM = "-x - 0.05*log(2 + abs(1/x))"
FORMS = (bg.forms.kane_velocity, bg.forms.partially_lagrangian, bg.forms.kane_momentum)


def skate() -> bg.Graph:
    """A blade that may not slip sideways, free otherwise."""
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("blade", 0)
    return bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), blade)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("method", quick(METHODS, METHODS[:1]))
def test_a_partition_of_velocities_that_fails_stops_the_motion(form: Callable[..., Any], method: str) -> None:
    """u = cos(th): the blade no longer determines w where it points along y; here nothing else may be chosen."""
    equations = replace(bg.compile(skate(), form.having(free=("u", "o"))), choice=None)  # type: ignore[attr-defined]
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(equations, (0, 5), start={"th": 0.2, "o_": 1, "u_": np.cos(0.2)}, method=method)
    run = caught.value.trajectory
    assert run is not None
    assert run.steps[-1] == pytest.approx(np.pi / 2 - 0.2, abs=1e-6)
    np.testing.assert_allclose(run["T.energy"], 1, rtol=1e-5)
    assert set(caught.value.parties) <= set(equations.states)
    assert "th = 1.5708" in caught.value.law


def leak(resistance: str) -> bg.Graph:
    z = Zero("z")
    return bg.Graph("leak", Sf("U", 1) >> z, z >> R("r", resistance), z >> C("c", 1))


@pytest.mark.parametrize("method", METHODS)
def test_a_resistance_that_vanishes_ends_the_motion(method: str) -> None:
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(leak("1 - t"), (0, 2), method=method)
    run = caught.value.trajectory
    assert run is not None
    assert run.steps[-1] == pytest.approx(1, abs=1e-12)
    assert caught.value.parties == ("q_c",)
    assert "1 - t" in caught.value.law
    np.testing.assert_allclose(run["q_c"][:-1], -(1 - run.t[:-1]) * np.log(1 - run.t[:-1]), atol=1e-6)


def test_small_units_hide_nothing() -> None:
    z = Zero("z")
    graph = bg.Graph("leak", Sf("U", 1e-9) >> z, z >> R("r", "(1 - t)*1e6"), z >> C("c", 1e-6))
    with pytest.raises(bg.SimulationStopped):
        bg.simulate(graph, (0, 2), atol=1e-20)


@pytest.mark.parametrize("resistance", ["2 - t", "1 + sin(5*t)**2", "where(t < 3, 2, 1 - t)"])
def test_what_is_divided_by_and_does_not_vanish_is_no_obstacle(resistance: str) -> None:
    assert bg.simulate(leak(resistance), (0, 1.5)).t[-1] == 1.5


def spring(force: str) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("spring", v >> I("m", 1), Se("F", force) >> v)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("force", [*BOUNDED, LOGARITHM])
def test_a_quotient_that_stays_bounded_is_passed(force: str, method: str) -> None:
    """The denominator changes sign; the rates do not grow, or as a logarithm: by as much each hundred times nearer."""
    run = bg.simulate(spring(force), (0, 3), start={"x": 0.3, "p_m": -1}, method=method)
    assert run.t[-1] == 3
    assert run["x"].min() < 0 < run["x"].max()


@pytest.mark.parametrize("landing", [0.0, 5e-324, 1e-200, 5e-25, -5e-25, 1e-12, -1e-9])
@pytest.mark.parametrize("ahead", [-1e-25, -1e-9, -0.01])
@pytest.mark.parametrize(
    ("force", "bounded"), [*((force, True) for force in BOUNDED[:-1]), ("-1/x", False), ("1/sin(x)", False)]
)
def test_only_the_growth_of_the_rates_decides(force: str, bounded: bool, landing: float, ahead: float) -> None:
    """Wherever a step lands, even on the zero, and however little the next one moves the denominator."""
    monitor = vanishing_denominators(Problem.of(bg.compile(spring(force)), {}))
    assert monitor is not None

    def motion(low: float, high: float) -> Callable[[float], Any]:
        return lambda time: np.array([low + (high - low) * (time % 1), -1.0 - 1e-6 * time])

    first = monitor.crossing(0.0, math.nextafter(1.0, 0.0), motion(0.3, landing))
    second = monitor.crossing(1.0, math.nextafter(2.0, 0.0), motion(landing, ahead))
    assert (first is None and second is None) == bounded


@pytest.mark.parametrize("force", ["-1/x", "-1/x**3", "1/sin(x)", "tan(x)"])
def test_a_force_that_is_not_bounded_stops_the_motion(force: str) -> None:
    with pytest.raises(bg.SimulationStopped):
        bg.simulate(spring(force), (0, 9), start={"x": 0.5, "p_m": -2 if force[0] != "t" else 2})


def test_a_pole_without_strength_is_passed() -> None:
    """h^2/r^3 at r = 0 without angular momentum: zero all along, exactly."""
    v, k = One("v", coordinates=("r",)), One("k", coordinates=("h",))
    graph = bg.Graph("polar", Se("F", "h**2/r**3 - r") >> v, v >> I("m", 1), Sf("s", 0) >> k, k >> R("d", 1))
    assert bg.simulate(graph, (0, 5), start={"r": 1}).t[-1] == 5
    assert bg.simulate(graph, (0, 5), start={"r": 1, "h": 0.1})["r"].min() > 0


@pytest.mark.parametrize("method", METHODS)
def test_a_linear_system_whose_determinant_vanishes_stops_the_motion(method: str) -> None:
    """Two velocities without mass from [1 2-t; 1 1] (v, w) = (1, -p): w = (1 + p)/(1 - t) stays finite."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"))
    damper = f >> R("b", ((1, 0, 1), (0, 1, "2 - t"), (1, 1, 1)))
    graph = bg.Graph("massless", f["u"] >> I("m", 1), Se("F", (0, 1, 0)) >> f, damper)
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(graph, (0, 2), method=method)
    run = caught.value.trajectory
    assert run is not None
    assert run.steps[-1] == pytest.approx(1, abs=1e-9)
    assert {"y", "z", "p_m"} <= set(caught.value.parties)


def test_an_observable_that_is_infinite_does_not_stop_the_motion() -> None:
    """The motion does not need the effort of the source."""
    v, w = One("v", coordinates=("x",)), One("w")
    beside = Sf("s", 1) >> w, w >> R("r", effort="f/(1 - t)")
    graph = bg.Graph("g", Se("F", 1) >> v, v >> I("m", 1), *beside)
    assert bg.simulate(graph, (0, 2)).t[-1] == 2


def test_tangents_are_quotients() -> None:
    z = Zero("z")
    with pytest.raises(bg.SimulationStopped):
        bg.simulate(bg.Graph("g", Sf("U", 1) >> z, z >> R("r", flow="e*tan(t)"), z >> C("c", 1)), (1, 2))
    graph = bg.Graph("g", Sf("U", 1) >> z, z >> R("r", flow="e/(3 + 1/tan(t)**2)"), z >> C("c", 1))
    assert bg.simulate(graph, (1, 2)).t[-1] == 2


def in_series(effort: str) -> bg.Graph:
    w, z = One("w"), Zero("z")
    return bg.Graph("g", Se("U", "sin(t)") >> w, w >> R("r", effort=effort), w >> z, z >> C("c", 1), z >> R("s", 2))


@pytest.mark.parametrize("effort", ["f + f**3/(2 + sin(5*t))", "f**3 + f/(1.3 - t)"])
def test_a_division_inside_a_nonlinear_system_may_be_harmless(effort: str) -> None:
    """The second law gives a flow that vanishes with 1.3 - t."""
    assert bg.simulate(in_series(effort), (0, 1.8)).t[-1] == 1.8


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("power", [3, 5, 9])
def test_a_nonlinear_resistance_that_vanishes_ends_the_motion(method: str, power: int) -> None:
    """The flow is without bound, though its integral is not."""
    z = Zero("z")
    law = R("r", effort=f"(f + f**{power})*(1.3 - t)")
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(bg.Graph("leak", Sf("U", 1) >> z, z >> law, z >> C("c", 1)), (0, 2), method=method)
    run = caught.value.trajectory
    assert run is not None and run.steps[-1] == pytest.approx(1.3, abs=1e-9)
    assert "determinant of the nonlinear system for r.f" in caught.value.law


def test_a_system_with_more_equations_than_unknowns_has_no_determinant() -> None:
    """Of five equations for three rates the first three are dependent; of all five three are not."""
    j0, j1, j2 = Zero("j0"), Zero("j1"), Zero("j2")
    graph = bg.Graph(
        "network",
        *(j0 >> TF("T1", "2 + sin(t)*a/4") >> j1, j0 >> TF("T2", "n") >> j2, j0 >> j2),
        *(j0 >> I("I"), j0 >> C("C0"), Sf("F") >> j1, j1 >> R("R"), j2 >> C("C2")),
    )
    values: dict[str, Any] = {"a": 0.94, "n": 1.29, "I": 1.29, "C0": 1.4, "R": 1.8, "C2": 1.52, "F": "0.86*t - t**2"}
    equations = bg.compile(graph)
    problem = Problem.of(equations, values)
    system = next(line for line in problem.program.body if isinstance(line, LinearSolve))
    assert len(system.right) > len(system.slots)
    monitor = vanishing_denominators(problem)
    assert monitor is None or not monitor.systems
    run = bg.simulate(equations, 1.0, values, {name: bg.Near(0.5) for name in equations.states})
    assert run.t[-1] == 1.0


@pytest.mark.parametrize(("distance", "met"), [(1e-3, True), (4e-3, False)])
def test_of_a_line_of_rates_that_grow_so_much_is_looked_at(distance: float, met: bool) -> None:
    """By `ASIDE`, of the state and one: 2e-3. On the tangent a denominator farther off may vanish that the motion never
    comes to."""
    z = Zero("z")
    graph = bg.Graph("leak", Sf("U", 1) >> z, z >> R("r", "e - 1"), z >> C("c", 1), z >> De("e"))
    monitor = vanishing_denominators(Problem.of(bg.compile(graph), {}))
    assert monitor is not None
    assert (monitor.near(1e3, np.array([1.0 + distance])) is not None) == met


@pytest.mark.parametrize(("distance", "met"), [(1e-6, True), (1e-5, False)])
def test_of_a_line_only_an_interval_is_looked_at_of_which_parts_can_be_told_apart(distance: float, met: bool) -> None:
    """By `LEAST`, at 1 s: 1.9e-6 s. A resistance that vanishes later is met by a later step."""
    monitor = vanishing_denominators(Problem.of(bg.compile(leak(f"1e9*({1 + distance!r} - t)")), {}))
    assert monitor is not None
    assert (monitor.near(math.nextafter(1.0, 0.0), np.array([1e-9])) is not None) == met


@pytest.mark.parametrize("jumping", [*"xyz"])
def test_a_denominator_that_jumps_along_any_state_is_seen_to(jumping: str) -> None:
    """The line beside its place, on which rates are compared, leads over the jump whichever state it hangs on."""
    nodes = [One(f"v{name}", coordinates=(name,)) for name in "xyz"]
    graph = bg.Graph(
        "three",
        *(node >> I(f"m{node.name}", 1) for node in nodes),
        Se("F", f"-x/(1 + sign({jumping} - 0.1)*(2 + sin(y)))") >> nodes[0],
    )
    equations = bg.compile(graph)
    monitor = vanishing_denominators(Problem.of(equations, {}))
    assert monitor is not None
    states = [0.3 if name in "xyz" else -0.3 for name in equations.states]
    at = equations.states.index(jumping)

    def motion(time: float) -> Any:
        return np.array([0.35 - 0.5 * time if k == at else x + 1e-3 * time for k, x in enumerate(states)])

    assert monitor.crossing(0.0, 1.0, motion) is None


def test_a_denominator_that_waves_is_followed_along_the_state_that_it_hangs_on() -> None:
    """sin(x/0.0016) has other zeros 0.005 beside the place: so far apart nothing tells how it changes there."""
    x, y = One("vx", coordinates=("x",)), One("vy", coordinates=("y",))
    force = "max(-1, min(1, 1/(sin(200*pi*x) + 1e-9*y)))"
    equations = bg.compile(bg.Graph("waves", x >> I("mx", 1), y >> I("my", 1), Se("F", force) >> x))
    monitor = vanishing_denominators(Problem.of(equations, {}))
    assert monitor is not None

    def motion(time: float) -> Any:
        values = {"x": 0.0021 - 0.004 * time, "y": 1e-3 * time}
        return np.array([values.get(name, 0.1 * time) for name in equations.states])

    assert monitor.crossing(0.0, 1.0, motion) is None


@pytest.mark.parametrize(
    ("rates", "grow"),
    [
        ((0.0, 0.0, 0.5e-6), False),  # `LITTLE`
        ((0.0, 0.0, 2e-6), True),
        ((1.0, 1.0, 1.005), False),  # `NOISE`
        ((1.0, 1.0, 1.02), True),
        ((0.0, 1.0, 2.4), False),  # `GROWTH`
        ((0.0, 1.0, 2.6), True),
    ],
)
def test_rates_grow_by_more_than_their_last_change_and_their_noise(rates: tuple[float, ...], grow: bool) -> None:
    monitor = vanishing_denominators(Problem.of(bg.compile(leak("1 - t")), {}))
    assert monitor is not None
    monitor.__dict__["_rates"] = lambda arguments: [dict(zip((1.0, 2.0, 3.0), rates, strict=True))[arguments[0]]]
    assert monitor._grows([(time, np.zeros(1)) for time in (1.0, 2.0, 3.0)]) == grow


def test_of_steps_that_were_made_at_once_those_before_a_change_of_sign_are_quiet() -> None:
    z = Zero("z")
    graph = bg.Graph("leak", Sf("U", 1) >> z, z >> R("r", "e - 1"), z >> C("c", 1), z >> De("e"))
    problem = Problem.of(bg.compile(graph).as_run, {})
    native = problem.evaluated_by(Rates(problem.program, problem.evaluate, "llvm", 1))
    monitor = vanishing_denominators(native)
    assert monitor is not None
    charges = np.array([[4.0], [3.0], [2.0], [1.5], [0.5], [2.0]])
    made: Any = SimpleNamespace(ends=[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], given=charges)
    assert monitor.quiet(made, 0) == 0  # nothing is known of where they begin
    assert monitor.crossing(0.0, 1.0, lambda t: np.array([5.0 - t])) is None
    assert [monitor.quiet(made, first) for first in range(6)] == [4, 3, 2, 1, 0, 1]
    assert monitor.quiet(SimpleNamespace(ends=[1.0, 2.0], given=charges[:2]), 0) == 0  # type: ignore[arg-type]


def test_steps_of_a_mechanism_are_not_looked_at_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its inertia is divided by, and its angles are judged; nothing comes of that for many steps at once."""
    looked: list[float] = []
    crossing = VanishingDenominators.crossing

    def counted(self: Any, start: float, end: float, states: Any) -> Any:
        looked.append(end)
        return crossing(self, start, end, states)

    monkeypatch.setattr(VanishingDenominators, "crossing", counted)
    mechanism = CATALOGUE["double_pendulum"]()
    run = bg.simulate(mechanism.graph, 20.0, mechanism.values, mechanism.start, rtol=1e-8)
    assert looked and len(looked) < 0.4 * len(run.steps)


def test_from_rates_beyond_the_range_of_numbers_no_line_leads_on() -> None:
    """What is infinite says so itself, and warns of nothing."""
    i = One("i")
    graph = bg.Graph("g", i >> I("L", 1), i >> R("r", effort="f*f/(f + 2)"))
    problem, states = Problem.of(bg.compile(graph), {}), np.array([1e200])
    monitor = vanishing_denominators(problem)
    assert monitor is not None and not np.isfinite(problem.rates(0.0, states)).any()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert monitor.near(0.0, states) is None


@pytest.mark.parametrize(("limited", "is_passed"), [("3e-7", True), ("3e-8", False)])
def test_what_is_limited_a_ten_thousandth_of_the_way_from_its_zero_is_bounded(limited: str, is_passed: bool) -> None:
    """It is seen a thousandth of a state beside the motion. What grows there, and nearer, may do so without end."""
    monitor = vanishing_denominators(Problem.of(bg.compile(spring(f"max(-1, min(1, {limited}/x))")), {}))
    assert monitor is not None
    found = monitor.crossing(0.0, 1.0, lambda time: np.array([0.3 - 0.5 * time, -1.0 - 1e-6 * time]))
    assert (found is None) == is_passed
