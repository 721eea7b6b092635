"""Events: branches are met exactly, and never stepped across."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.elements import C, De, I, One, R, Se, Sf, Zero
from bondgraph.simulate.methods.method_choice import METHODS
from bondgraph.simulate.state_events import StateEvents


def test_a_switched_source_against_its_closed_form() -> None:
    i = One("i")
    graph = bg.Graph("switch", Se("U", "where(t < 1, 5, 0)") >> i, i >> I("L", 1), i >> R("Ra", 2))
    run = bg.simulate(graph, (0, 3), rtol=1e-10, atol=1e-12)
    top = 2.5 * (1 - np.exp(-2.0))
    exact = np.where(run.t < 1, 2.5 * (1 - np.exp(-2 * run.t)), top * np.exp(-2 * (run.t - 1)))
    np.testing.assert_allclose(run["i"], exact, atol=1e-8)
    assert np.abs(run.steps - 1).min() < 1e-15


@pytest.mark.parametrize("method", ["LSODA", "DOP853", "Radau"])
def test_a_ball_on_a_stiff_floor_keeps_its_energy(method: str) -> None:
    v = One("v", coordinates="x")
    graph = bg.Graph("ball", v >> I("m", 1), Se("w", -9.81) >> v, v >> C("floor", effort="where(x < 0, 1e5*x, 0)"))
    run = bg.simulate(graph, (0, 2), start={"x": 1}, rtol=1e-9, atol=1e-11, method=method)
    energy = run["m.energy"] + 9.81 * run["x"] + np.where(run["x"] < 0, 5e4 * run["x"] ** 2, 0)
    np.testing.assert_allclose(energy, 9.81, rtol=1e-6)
    fall = np.sqrt(2 / 9.81)
    assert np.abs(run.steps - fall).min() < 1e-6  # as far as the method's interpolant is right


def test_friction_that_would_slide_stops_and_says_so() -> None:
    v = One("v")
    graph = bg.Graph("dry", v >> I("m", 1), v >> R("mu", effort="0.5*sign(f)"))
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(graph, (0, 10), start={"v": 1})
    run = caught.value.trajectory
    assert isinstance(run, bg.Trajectory)
    assert run.t[-1] == pytest.approx(2, abs=0.02)
    assert "switches: v = 0" in caught.value.law
    smooth = bg.simulate(
        bg.Graph("dry", v >> I("m", 1), v >> R("mu", effort="0.5*tanh(f/1e-3)")), (0, 10), start={"v": 1}
    )
    assert "tanh" in caught.value.remedy and abs(smooth["v"][-1]) < 1e-3


def nothing(time: Any) -> Any:
    """A motion without states."""
    return np.zeros((0, *np.shape(time)))


def test_a_crossing_at_the_beginning_of_a_step_is_seen() -> None:
    """Steps end just before it: it lies in the first part of the next."""
    events = StateEvents(lambda time, state: [time - 1.01], ["t - 1.01"])
    assert events.crossing(0.0, 1.0, nothing) is None
    assert events.crossing(1.0, 2.0, nothing) == pytest.approx(1.01, rel=1e-15)


def test_a_branch_that_is_not_taken_may_be_undefined() -> None:
    v = One("v", coordinates="x")
    graph = bg.Graph("root", v >> I("m", 1), v >> C("c", effort="where(x > 0, sqrt(x), 1/(x - 2))"), Se("F", 3) >> v)
    run = bg.simulate(graph, (0, 1), start={"x": 1})
    assert np.isfinite(run["v"]).all()


def test_crossings_are_found_to_the_last_bit() -> None:
    events = StateEvents(lambda time, state: [np.sin(time)], ["sin(t)"])
    found = events.crossing(3.0, 4.0, nothing)
    assert found is not None and np.sin(found) <= 0 < np.sin(np.nextafter(found, 0))
    assert events.crossing(3.2, 4.0, nothing) is None


@pytest.mark.parametrize(("place", "seen"), [(2e-7, True), (2e-8, False)])
@pytest.mark.parametrize("ends", [False, True])
def test_a_dip_that_a_step_begins_or_ends_with_is_seen_unless_it_is_as_short_as_rounding(
    place: float, seen: bool, ends: bool
) -> None:
    """Just inside an end, by 1e-7 of an interval between samples, the quantity is looked at once more."""
    dip = place / 8

    def quantity(time: float, state: Any) -> list[float]:
        s = (1 - time if ends else time) / dip
        return [dip * ((s - 1) ** 2 - 0.81 if s < 2 else 2 * s - 3.81 - 0.5 * dip * (s - 2) ** 2)]

    events = StateEvents(quantity, ["x"])
    assert (events.crossing(0.0, 1.0, nothing) is not None) == seen


def test_a_crossing_is_told_whatever_the_last_digit_is_when_it_is_asked_for_again() -> None:
    """As where a quantity follows from the solution of a nonlinear system, each sought from the one before."""
    asked: list[float] = []

    def quantity(time: float, state: Any) -> list[float]:
        asked.append(time)
        return [-1e-17 if time in asked[:-1] else time - 0.7]

    events = StateEvents(quantity, ["x"])
    found = events.crossing(0.0, 1.0, lambda t: np.zeros((0, *np.shape(t))))
    assert found == pytest.approx(0.7) and events.changed == [0]
    assert events.signs is not None and events.signs[0] > 0


@pytest.mark.parametrize("steep", [1e-6, 1e6])
def test_a_law_that_bends_where_it_changes_is_met_at_once(steep: float) -> None:
    """As a diode, whose voltage has another slope beyond its switch: what comes behind that is not looked at."""
    asked: list[float] = []

    def voltage(time: float, state: Any) -> list[float]:
        asked.append(time)
        return [(1.0 - time) * (1.0 if time < 1 else steep)]

    found = StateEvents(voltage, ["e"]).crossing(0.0, 1.1, nothing)
    assert found is not None and found == pytest.approx(1.0, abs=1e-15)
    assert len(asked) < 100


def test_a_step_of_some_floats_is_looked_at_once_at_each() -> None:
    """However its rounding looks."""
    asked: list[float] = []

    def rounding(time: float, state: Any) -> list[float]:
        asked.append(time)
        return [2.0 + np.sin(1e17 * time)]

    end = 1.0 + 64 * np.spacing(1.0)
    assert StateEvents(rounding, ["e"]).crossing(1.0, end, nothing) is None
    assert len(set(asked)) == 65 and len(asked) < 2000


def test_states_of_many_instants_are_asked_for_at_once() -> None:
    """Dense outputs cost as much for one instant as for ten."""
    calls: list[int] = []

    def states(times: Any) -> Any:
        calls.append(np.size(times))
        return np.zeros((1, *np.shape(times)))

    events = StateEvents(lambda time, state: [2.0 + time], ["2 + t"])
    assert events.crossing(0.0, 1.0, states) is None
    assert len(calls) <= 3 < sum(calls)


# -- events of time --------------------------------------------------------------------------------------------------


def charging(source: Se) -> bg.Graph:
    i, u = One("i"), Zero("u")
    return bg.Graph("rc", source >> i >> u, i >> R("Ra", 1), u >> C("c", 1))


def charged(t: Any, edges: list[float], levels: list[float]) -> Any:
    """The charge q' = U - q from zero, for a U of these levels, each until its edge."""
    t = np.asarray(t, float)
    start, charge, found = 0.0, 0.0, np.zeros_like(t)
    for edge, level in zip([*edges, np.inf], levels, strict=True):
        here = (t >= start) & (t <= edge)
        found[here] = level + (charge - level) * np.exp(start - t[here])
        charge = level + (charge - level) * np.exp(start - edge)
        start = edge
    return found


@pytest.mark.parametrize(
    "formula", ["where(t < 1, 0, 5)", "where(t <= 1, 0, 5)", "where(1000 + t > 1001, 5, 0)", "2.5 + 2.5*sign(t - 1)"]
)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("given", ["in the graph", "as a value"])
def test_a_step_is_met_exactly(formula: str, method: str, given: str) -> None:
    """Before it the charge is exactly zero: the far side is never evaluated."""
    source, values = (Se("U", formula), {}) if given == "in the graph" else (Se("U"), {"U": formula})
    run = bg.simulate(charging(source), (0, 3), values, method=method, rtol=1e-9, atol=1e-11)
    assert not run["q_c"][run.t <= 1].any()
    np.testing.assert_allclose(run["q_c"], charged(run.t, [1], [0, 5]), atol=5e-7)
    rounding = np.spacing(1001.0) / 2 if "1000" in formula else 0.0  # below it 1000 + t is 1001
    assert np.abs(run.steps - 1).min() <= rounding


@pytest.mark.parametrize(
    ("kind", "count"),
    [("function", 100), ("formula", 100), ("table", 100), pytest.param("function", 1000, marks=pytest.mark.slow)],
)
def test_many_short_pulses(kind: str, count: int) -> None:
    """A millionth of a second long, a second apart, each of area one; to 1e-8 of the charge."""
    width = 1e-6
    edges = [k + 0.5 + s for k in range(count) for s in (0.0, width)]
    exact = charged(instants := np.linspace(0, count, 3 * count + 1), edges, [0.0, *[1 / width, 0.0] * count])
    signals: dict[str, Any] = {
        "function": bg.Signal(lambda t: bisect_right(edges, t) % 2 / width, None, edges),
        "formula": f"where(cos(2*pi*(t - {0.5 + width / 2})) > cos(pi*{width}), {1 / width}, 0)",
        "table": bg.table(*_ramps(edges, 1e-10)),
    }
    values = {"U": signals[kind]}
    run = bg.simulate(charging(Se("U")), instants, values, method="DOP853", rtol=1e-10, atol=1e-12)
    # A formula's edges lie where its rounding lets them, the knots of the ramps where the floats do.
    tolerance = {"function": 1e-8, "formula": 1e-4, "table": 1e-6}[kind]
    np.testing.assert_allclose(run["q_c"], exact, rtol=0, atol=tolerance)


def _ramps(edges: list[float], width: float) -> tuple[list[float], list[float]]:
    """Pulses of height 1e6 with steep flanks about their edges."""
    times = [x + s for x in edges for s in (-width / 2, width / 2)]
    return times, [level for k in range(len(edges)) for level in ((0.0, 1e6), (1e6, 0.0))[k % 2]]


def test_a_triangular_table_against_its_closed_form() -> None:
    """U = t up to 1, then 2 - t up to 2."""
    run = bg.simulate(charging(Se("U")), (0, 4), {"U": bg.table([0, 1, 2], [0, 1, 0])}, rtol=1e-11, atol=1e-13)

    def ramp(t: Any) -> Any:
        """The answer to a rate of one from t = 0 on."""
        return np.where(t > 0, t - 1 + np.exp(-np.maximum(t, 0)), 0)

    exact = ramp(run.t) - 2 * ramp(run.t - 1) + ramp(run.t - 2)
    np.testing.assert_allclose(run["q_c"], exact, atol=1e-10)
    assert {0.0, 1.0, 2.0, 4.0} <= set(run.steps)


@pytest.mark.parametrize("formula", ["where(t <= 0, 1e9, 2)", "where(t < 2, 2, 1e9)", "where(t <= 2, 2, 1e9)"])
def test_a_step_at_the_very_start_or_end_is_outside(formula: str) -> None:
    run = bg.simulate(charging(Se("U")), (0, 2), {"U": formula}, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["q_c"], charged(run.t, [], [2]), atol=1e-8)


def test_a_short_pulse_of_a_law_with_parameters_is_met() -> None:
    """R conducts for a thousandth of a second; the switching instant is a parameter."""
    u = Zero("u")
    graph = bg.Graph("valve", u >> C("c", 1), u >> R("g", flow="where(abs(t - t0) < 0.0005, 1000*e, 0)"))
    run = bg.simulate(graph, (0, 100), {"t0": 37.2}, start={"q_c": 1}, rtol=1e-10, atol=1e-12)
    assert run["q_c"][-1] == pytest.approx(np.exp(-1), abs=1e-8)


def test_what_is_declared_is_met_and_what_is_not_may_be_missed() -> None:
    """The pulse is shorter than the steps around it."""
    function = lambda t: 1e4 if 7 <= t < 7.0001 else 0.0  # noqa: E731 - a table of one line
    declared = bg.simulate(charging(Se("U")), (0, 10), {"U": bg.Signal(function, None, (7, 7.0001))})
    assert declared["q_c"][-1] == pytest.approx(np.exp(-3), rel=1e-4)
    lazily = bg.Signal(function, None, lambda start, end: iter((7.0, 7.0001)))
    np.testing.assert_allclose(bg.simulate(charging(Se("U")), (0, 10), {"U": lazily})["q_c"], declared["q_c"])


@pytest.mark.parametrize("breaks", [(2, 1), (1, 1), "ab", ("a",), (float("nan"),), 3, lambda a, b: (2, 1)])
def test_breaks_are_instants_in_order(breaks: Any) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        bg.simulate(charging(Se("U")), (0, 3), {"U": bg.Signal(float, None, breaks)})
    assert "U" in (caught.value.place, *caught.value.parties)


def test_a_jump_whose_rate_the_motion_needs_is_refused() -> None:
    """In velocity form a driven velocity that jumps would need an impulse; momenta need none."""
    arm = CATALOGUE["arm"]()
    graph = arm.graph.rewritten((*arm.graph.links, *(Sf("drive") >> arm.graph.elements["f"]["u2"]).links))
    values = {**arm.values, "drive": "where(t < 0.5, 0, 1)"}
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(graph, (0, 1), values)
    assert "drive" in caught.value.parties
    jumped = bg.simulate(bg.compile(graph, bg.forms.kane_momentum), (0, 1), values)
    ramp = {**values, "drive": bg.table([0, 0.5, 0.5 + 1e-7, 1], [0, 0, 1, 1])}
    steep = bg.simulate(graph, (0, 1), ramp)
    assert jumped["u1"][-1] == pytest.approx(steep["u1"][-1], rel=1e-5)


def test_text_and_latex_show_the_branches() -> None:
    i = One("i")
    equations = bg.compile(bg.Graph("g", Se("U", "where(t < 1, 5, 0)") >> i, i >> I("L")))
    assert "where(t < 1, 5, 0)" in str(equations)
    assert "cases" in equations.latex()


def driven(formula: str) -> bg.Graph:
    """A mass driven through a gear: the force needs the rate of the motion, and through it so does the other mass."""
    a, b, joint = One("a"), One("b"), Zero("joint")
    return bg.Graph("driven", Sf("drive", formula) >> joint >> a >> I("m", 1), joint >> b >> I("n", 2), b >> R("r", 1))


@pytest.mark.parametrize("formula", ["where(t < 0.5, 0, 1)", "sign(t - 0.5)"])
def test_a_formula_that_jumps_where_its_rate_is_needed_is_refused(formula: str) -> None:
    """Its derivative is zero on both sides; the impulse between would be lost without a word."""
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(driven(formula), (0, 1))
    assert "jumps" in caught.value.law and "0.5" in caught.value.law


@pytest.mark.parametrize("formula", ["where(t < 0.5, 0, 2*t - 1)", "abs(t - 0.5)", "max(0, 2*t - 1)"])
def test_a_formula_with_a_bend_is_met(formula: str) -> None:
    """Both masses feel the same force: a' = 2 b' + b with a + b = drive, so 3 b' + b = drive'."""
    run = bg.simulate(driven(formula), (0, 1), rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["a"] + run["b"], run["drive.f"], atol=1e-9)
    b, a = run["b"], run["a"]
    # Integrated: 3 b + int b = drive - drive(0) + 3 b(0).
    inner = np.concatenate([[0.0], np.cumsum((b[1:] + b[:-1]) / 2 * np.diff(run.t))])
    np.testing.assert_allclose(3 * b + inner, a + b - (a + b)[0] + 3 * b[0], atol=1e-6)


ZONES = [
    "where((x - 0.5)**2 < {w}**2, 1, 0)",
    "where(abs(x - 0.5) < {w}, 1, 0)",
    "where(x < 0.5 + {w}, 1, 0) - where(x < 0.5 - {w}, 1, 0)",
    "max(0, 1 - abs(x - 0.5)/(2*{w}))",
]


@pytest.mark.parametrize("width", [0.05, 1e-3, 1e-6])
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("method", ["LSODA", "DOP853", "Radau"])
def test_a_short_zone_is_not_stepped_over(zone: str, width: float, method: str) -> None:
    """Two changes of sign within one step: the work is what the force does over the zone, 2 w."""
    v = One("v", coordinates="x")
    graph = bg.Graph("zone", v >> I("m", 1), Se("F", zone.format(w=width)) >> v)
    run = bg.simulate(graph, (0, 2), start={"v": 1}, method=method)
    assert run["v"][-1] ** 2 == pytest.approx(1 + 4 * width, abs=2e-7)


@pytest.mark.parametrize("limit", [0.9, 0.99, 0.9999])
def test_a_zone_that_comes_back_every_turn(limit: float) -> None:
    """A step may hold many turns; the work is the torque over the angle passed inside the zone."""
    spin = One("w", coordinates="th")
    graph = bg.Graph("cam", spin >> I("J", 1), Se("T", f"where(cos(th) > {limit}, 0.1, 0)") >> spin)
    run = bg.simulate(graph, (0, 10), start={"w": 10})
    half, angle = np.arccos(limit), run["th"][-1]
    turns, rest = divmod(angle, 2 * np.pi)
    inside = 2 * half * turns + min(rest, half) + max(0.0, rest - (2 * np.pi - half))
    assert run["w"][-1] ** 2 == pytest.approx(100 + 2 * 0.1 * inside, abs=1e-4)


def test_a_surface_that_is_grazed() -> None:
    """Thrown up against a spring-like layer that is a millionth of a metre deep at the top of the flight."""
    v = One("v", coordinates="x")
    graph = bg.Graph("graze", v >> I("m", 1), Se("F", "-2 + where(x > 1 - 1e-6, 100, 0)") >> v)
    run = bg.simulate(graph, (0, 1.1), start={"v": 2})
    entry = 1 - 1e-3  # v = 2 - 2 t, x = 1 - (1 - t)**2
    late = 1e-8 / 2e-3  # the tolerance of x over its rate there
    assert run["v"][-1] == pytest.approx(2e-3 + 98 * (1.1 - entry), abs=2 * 98 * late)


def test_a_pulse_that_begins_and_ends_at_zero() -> None:
    """Sixteen tips of a sine, each of some microseconds."""
    i = One("i")
    graph = bg.Graph("tips", Se("F", "max(0, sin(1000*t) - 0.999999)*1e6") >> i, i >> I("m", 1))
    half = np.arccos(0.999999)
    tip = 1e6 * 2 * (np.sin(half) - 0.999999 * half) / 1000
    assert bg.simulate(graph, (0, 0.1))["i"][-1] == pytest.approx(16 * tip, abs=1e-8)  # within the tolerance


@pytest.mark.parametrize("method", [None, "RK45", "Radau"])
@pytest.mark.parametrize("width", [1e-2, 1e-4])
def test_a_force_that_a_switch_lets_act_in_a_narrow_window_of_place_loses_nothing(width: float, method: Any) -> None:
    """Work of one joule between 5 and 5 + width: v^2 is three behind it."""
    v = One("v", coordinates="x")
    force = f"where(x < 5 + {width}, where(x < 5, 0, {1 / width}), 0)"
    run = bg.simulate(bg.Graph("window", v >> I("m", 1), Se("F", force) >> v), (0, 10), start={"v": 1}, method=method)
    assert run["v"][-1] == pytest.approx(3**0.5, abs=1e-6)


@pytest.mark.parametrize("method", [None, "DOP853", "Radau", "BDF", "LSODA", "RK45", "RK23"])
def test_a_force_in_a_narrow_window_does_its_work(method: str | None) -> None:
    """1000 N over a millimetre on a unit mass at 1 m/s. An error of the place is one of the work, times the force."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("window", Se("F", "where(x > 5, where(x < 5.001, 1000, 0), 0)") >> v, v >> I("m", 1))
    run = bg.simulate(graph, (0, 10), start={"v": 1}, method=method)
    place = 10 * 1e-8 * 5  # ten tolerances of x
    assert run["v"][-1] ** 2 / 2 == pytest.approx(1.5, abs=1000 * place)


def counted(condition: str, end: float, *parts: Any, **start: float) -> float:
    """How often a condition on the coordinate x of a mass of 1 kg at 1 m/s becomes true."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("cart", v >> I("m", 1), bg.counter("n", condition), *(part(v) for part in parts))
    return float(bg.simulate(graph, end, start=start or {"v": 1})["n"][-1])


@pytest.mark.parametrize(
    "condition",
    [
        "exp(-((x - 7)/0.1)**2) > 0.5",
        "exp(-((x - 7)/1e-4)**2) > 0.5",
        "exp(-((t - 7)/0.1)**2) > 0.5",
        "where(abs(x - 7) < 0.5, 1, 0) > 0.5",
        "where(abs(t - 7) < 0.01, 1, 0) > 0.5",
        "sign(0.5 - abs(x - 7)) > 0.5",
        "1/(1 + ((x - 7)/0.01)**2) > 0.5",
        "y > 0.5",
    ],
)
@pytest.mark.parametrize("end", [10.8, 12.0, 36.0])
def test_a_condition_that_is_over_within_a_step_is_met(condition: str, end: float) -> None:
    """A free motion takes steps as long as it likes."""
    cam = bg.LookupTable("y", "x", [0, 6.5, 7, 7.5, 36], [0, 0, 1, 0, 0])
    assert counted(condition, end, *([lambda _: cam] if "y" in condition else [])) == 1


@pytest.mark.parametrize("end", [1.0, 2.0, 5.0])
def test_every_pulse_of_an_encoder_is_counted(end: float) -> None:
    assert counted("sin(100*x) > 0.1", end) == np.floor((100 * end - np.arcsin(0.1)) / (2 * np.pi)) + 1


def test_every_pulse_of_an_encoder_that_swings_is_counted() -> None:
    x = np.cos(np.linspace(0, 2 * np.pi, 2_000_001))
    pulses = np.sin(200 * x) > 0.1
    assert counted("sin(200*x) > 0.1", 2 * np.pi, lambda v: v >> C("k", 1), x=1.0) == (pulses[1:] & ~pulses[:-1]).sum()


def test_a_stop_in_a_narrow_zone_ends_the_motion_where_it_begins() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("cart", v >> I("m", 1), bg.stop("barrier", "exp(-((x - 7)/0.1)**2) > 0.5"))
    run = bg.simulate(graph, 12, start={"v": 1})
    assert run.t[-1] == pytest.approx(7 - 0.1 * np.sqrt(np.log(2)), abs=1e-9)


@pytest.mark.parametrize("armed", ["0", "0.001"])
def test_what_events_set_where_a_stop_ends_a_run_is_told(armed: str) -> None:
    """Also where something has jumped at the first float after the start."""
    z = Zero("z")
    transitions = [("wait", f"t > {armed}", "on"), ("on", "V > 1.2", "off"), ("off", "after 3 s", "on")]
    machine = bg.StateMachine("h", {"wait": 0, "on": 2, "off": 0}, transitions)
    parts = Sf("q", "h") >> z, z >> C("c", 1), z >> R("r", 1), z >> De("V"), machine
    run = bg.simulate(bg.Graph("th", *parts, bg.counter("n", "V > 1"), bg.stop("end", "n > 2.5")), 100)
    assert run.ended_by == "end" and run["n"][-1] == 3
