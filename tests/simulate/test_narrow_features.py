"""Narrow features of laws and moduli are met, however short beside a step: the energy they give is their integral."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import TF, BallContact, C, Df, Free, I, Link, Mechanism, One, R, Se, Sf, Zero, euler_parameters
from bondgraph.problem.problem import Problem
from bondgraph.program.nonlinearities import Nonlinearities
from bondgraph.simulate.error_control import ErrorControl, Tolerances
from bondgraph.simulate.methods.method_choice import METHODS
from bondgraph.simulate.narrow_features import NarrowFeatures, narrow_features
from bondgraph.simulate.step_result import Step

Work = Callable[[float], float]


def moving(force: str) -> bg.Graph:
    """A mass of one kilogram pushed by a force that depends on where it is."""
    v = One("v", coordinates="x")
    return bg.Graph("moving", v >> I("m", 1), Se("F", force) >> v)


def energy_gained(run: bg.Trajectory) -> Any:
    return (run["v"] ** 2 - run["v"][0] ** 2) / 2


def bump(kind: str, work: float, place: float, width: float) -> tuple[str, Work]:
    """A force by its formula, and the work it has done up to some place from far before it."""
    s = f"((x - {place!r})/{width!r})"

    def at(x: float) -> float:
        return (x - place) / width

    return {
        "gauss": (
            f"{work}*exp(-{s}**2)/({width!r}*sqrt(pi))",
            lambda x: work * math.erfc(-at(x)) / 2,
        ),
        "hump": (  # a potential: nothing is left behind it, and where it is too high nothing passes
            f"{work}*2*{s}*exp(-{s}**2)/{width!r}",
            lambda x: -work * math.exp(-(at(x) ** 2)),
        ),
        "lorentz": (
            f"{work}/(pi*{width!r}*(1 + {s}**2))",
            lambda x: work * (math.atan(at(x)) / math.pi + 0.5),
        ),
        "root": (
            f"{work}/(2*{width!r}*(1 + {s}**2)**1.5)",
            lambda x: work * (at(x) / math.hypot(1.0, at(x)) + 1) / 2,
        ),
        "window": (
            f"{work}/(2*{width!r})*(tanh(10*{s}) - tanh(10*{s} - 10))",
            lambda x: work / 20 * (_softened(10 * at(x)) - _softened(10 * at(x) - 10) + 10),
        ),
    }[kind]


def _softened(x: float) -> float:
    return abs(x) + math.log1p(math.exp(-2 * abs(x)))


@settings(max_examples=25)
@given(
    kind=st.sampled_from(["gauss", "hump", "lorentz", "root", "window"]),
    work=st.sampled_from([-0.3, 0.5, 3.0, 30.0]),
    place=st.floats(1.0, 9.0),
    power=st.floats(-4.0, 0.0),
    method=st.sampled_from(METHODS),
)
@example(kind="gauss", work=1.0, place=5.0, power=math.log10(0.3), method="LSODA")
def test_a_force_that_is_felt_in_one_place(kind: str, work: float, place: float, power: float, method: str) -> None:
    force, done = bump(kind, work, place, 10**power)
    run = bg.simulate(moving(force), (0, 12), start={"v": 1}, method=method)
    expected = np.array([done(x) - done(0.0) for x in run["x"]])
    np.testing.assert_allclose(energy_gained(run), expected, rtol=0, atol=2e-5 * max(1.0, abs(work)))


@pytest.mark.parametrize("method", METHODS)
def test_a_hump_that_is_too_high_throws_back(method: str) -> None:
    force, _ = bump("hump", 0.6, 5.0, 1e-3)
    run = bg.simulate(moving(force), (0, 10), start={"v": 1}, method=method)
    assert run["v"][-1] == pytest.approx(-1, abs=1e-5) and run["x"].max() < 5


def test_a_hump_in_the_plane_turns_aside() -> None:
    """What moves along a line just beside the top keeps its energy and its course bends; what is far passes by."""
    v, w = One("v", coordinates="x"), One("w", coordinates="y")
    potential = "0.1*exp(-((x - 5)**2 + (y - 2)**2)/0.01**2)"
    force = [f"2*({x})/0.01**2*{potential}" for x in ("x - 5", "y - 2")]
    graph = bg.Graph("hump", v >> I("m", 1), w >> I("n", 1), Se("X", force[0]) >> v, Se("Y", force[1]) >> w)
    equations = bg.compile(graph)
    met, far = (bg.simulate(equations, (0, 10), start={"v": 1, "y": y}) for y in (2.005, 3.0))
    assert np.abs(far["w"]).max() < 1e-12
    assert met["w"][-1] > 0.1
    assert met["v"][-1] ** 2 + met["w"][-1] ** 2 == pytest.approx(1, abs=1e-6)


def test_potholes_are_met_one_after_another() -> None:
    """Nine bumps, a metre apart and two millimetres wide."""
    force = " + ".join(f"exp(-((x - {k})/0.002)**2)/(0.002*sqrt(pi))" for k in range(1, 10))
    run = bg.simulate(moving(force), (0, 6), start={"v": 1})
    expected = sum((1 + np.array([math.erf((x - k) / 0.002) for x in run["x"]])) / 2 for k in range(1, 10))
    np.testing.assert_allclose(energy_gained(run), expected, atol=1e-5)
    assert run["x"][-1] > 10


def test_a_law_of_a_resistor_and_one_of_a_store() -> None:
    """A brake between 5 and 5.001 m takes what it takes; a spring that is stiff there gives all back."""
    v = One("v", coordinates="x")
    brake = bg.Graph("brake", v >> I("m", 1), v >> R("r", effort="200*exp(-((x - 5)/0.001)**2)*f"))
    run = bg.simulate(brake, (0, 9), start={"v": 1})
    assert run["v"][-1] == pytest.approx(1 - 0.2 * math.sqrt(math.pi), abs=1e-6)
    v = One("v", coordinates="x")
    snap = "0.3*2*(5 - x)/0.001**2*exp(-((x - 5)/0.001)**2)"
    run = bg.simulate(bg.Graph("snap", v >> I("m", 1), v >> C("c", effort=snap)), (0, 9), start={"v": 1})
    assert run["v"].max() == pytest.approx(1, abs=1e-6)


def test_a_modulus_that_changes_in_one_place() -> None:
    """A mass behind a transformer of ratio r(x): its energy is r^2 times that of a mass before it, and none is lost."""
    v, w = One("v", coordinates="x"), One("w")
    gear = v >> TF("gear", "1 + 2*exp(-((x - 5)/0.001)**2)") >> w >> I("n", 1)
    run = bg.simulate(bg.Graph("cam", gear, v >> I("m", 1)), np.linspace(0, 9, 4001), start={"v": 1})
    ratio = 1 + 2 * np.exp(-(((run["x"] - 5) / 0.001) ** 2))
    np.testing.assert_allclose(run["v"] ** 2 * (1 + ratio**2), 2, rtol=1e-5)
    assert abs(run["x"][-1] - 9) > 1e-4  # the delay of passing


def test_what_is_reached_after_an_event_only() -> None:
    """A switch lets the mass go at t = 1; on the way back from a wall it meets the bump again, which gives all back."""
    v = One("v", coordinates="x")
    push = Se("F", "where(t < 1, 0, where(t < 2, 1, 0)) - exp(-((x - 3)/0.001)**2)/(0.01*sqrt(pi))")
    graph = bg.Graph("wall", v >> I("m", 1), push >> v, v >> C("wall", effort="where(x > 6, 1e4*(x - 6), 0)"))
    run = bg.simulate(graph, (0, 12))
    assert run["v"][run["x"] > 4].min() == pytest.approx(-math.sqrt(1 - 0.2), abs=1e-5)
    assert run["v"][-1] == pytest.approx(-1, abs=1e-5)


def test_a_law_of_a_flow_that_is_solved_for() -> None:
    """A charge flows off through a resistor whose law has to be solved; its flow is felt elsewhere, near one ampere.

    There q = f + f^3/10 and q_dot = -f, so that f_dot = -1/1.3, and the momentum is that of a bell passed so fast.
    """
    i, v, u = One("i"), One("v"), Zero("u")
    loss = R("r", effort="f + 0.1*f**3")
    graph = bg.Graph(
        "off",
        u >> C("c", 1),
        u >> i >> loss,
        i >> Df("flow"),
        v >> I("m", 1),
        Se("F", "exp(-((flow - 1)/0.001)**2)") >> v,
    )
    run = bg.simulate(graph, (0, 9), start={"q_c": 5})
    assert np.abs(run["i"]).min() < 0.9
    assert run["v"][-1] == pytest.approx(0.001 * math.sqrt(math.pi) * 1.3, rel=1e-5)


def test_terms_that_go_together_are_not_sought_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """An accumulator behind a check valve: both pressures go far, and their difference stays where the valve opens."""
    parts: list[float] = []
    led = NarrowFeatures._led
    monkeypatch.setattr(
        NarrowFeatures,
        "_led",
        lambda self, start, end, states: parts.append(end - start) or led(self, start, end, states),  # type: ignore[func-returns-value]
    )
    pump, valve, gas = Zero("pump"), One("valve"), Zero("gas")
    graph = bg.Graph(
        "line",
        Sf("Q", "4e-4*max(sin(2*pi*20*t), 0)") >> pump,
        pump >> C("Cp", 1e-12),
        pump >> valve >> R("check", flow="where(e > 2e4, 3e-7*sqrt(e - 2e4 + 1) - 3e-7, 0)"),
        valve >> gas >> C("acc", effort="80e5*(1e-3/(1e-3 - q))**1.4"),
        gas >> R("out", 1e11),
    )
    run = bg.simulate(graph, (0, 0.05), start={"pump": 80e5})
    assert run["pump"][-1] == pytest.approx(8045920, rel=1e-6)
    assert 0 < len(parts) <= 2 * len(run.steps)


def test_slip_that_stays_small_is_told_from_the_terms_that_make_it() -> None:
    """A ball with backspin comes to roll: the slip that its friction depends on is a small difference of the velocities
    of its centre and of its spin, which Euler parameters turn; sought by intervals alone it takes 20,000 steps."""
    ball = Link("b", 0.3, (2 / 5 * 0.3 * 0.05**2,) * 3)
    free = Free("f", "ground", ball, euler_parameters(("e0", "e1", "e2", "e3")))
    mechanism = Mechanism("d", [ball], [free], gravity=(0, 0, -9.81))
    contact, friction = BallContact("c", mechanism, ball, 0.05), "0.6*{}/sqrt(f1**2 + f2**2 + 1e-6)"
    slips = R("r", effort=(friction.format("f1"), friction.format("f2")))
    graph = bg.Graph("backspin", *mechanism, *contact, contact.rolling[1], contact.slip >> slips)
    start = {"e0": 1, "f_z": 0.05, "f_ux": 2.0, "f_wy": -70.0, "f_uy": 0.3}
    run = bg.simulate(graph, 1.5, start=start)
    assert len(run.steps) < 1000
    assert run["f_ux"][-1] == pytest.approx((5 * 2 - 2 * 0.05 * 70) / 7, rel=1e-8)
    assert run["f_uy"][-1] == pytest.approx(5 * 0.3 / 7, rel=1e-8)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("is_input", [False, True])
def test_a_formula_in_time_is_met_in_the_graph_and_as_an_input(is_input: bool, method: str) -> None:
    """A pulse of 1e-5 s in 10 s: the current is its integral, and of that size though one ampere was expected."""
    i, pulse = One("i"), "exp(-((t - 5.5)/1e-5)**2)"
    source = Se("U") if is_input else Se("U", pulse)
    graph = bg.Graph("pulse", source >> i, i >> I("L", 1), i >> R("R", 1))
    run = bg.simulate(graph, 10, values={"U": pulse} if is_input else {}, method=method)
    assert run["i"][-1] == pytest.approx(1e-5 * math.sqrt(math.pi) * math.exp(-4.5), rel=1e-6)


def test_a_condition_on_an_input_that_is_a_formula() -> None:
    """The counted pulse hardly moves anything, so that steps are long."""
    i = One("i")
    graph = bg.Graph("pulse", Se("U") >> i, i >> I("L", 1e9), i >> R("R", 1), bg.counter("n", "U > 0.5"))
    assert bg.simulate(graph, 10, values={"U": "exp(-((t - 5.5)/1e-5)**2)"})["n"][-1] == 1


# -- the monitor itself ----------------------------------------------------------------------------------------------


def watched(force: str) -> NarrowFeatures | None:
    problem = Problem.of(bg.compile(moving(force)), {})
    return narrow_features(problem, ErrorControl(problem, Tolerances(1e-8, 1e-10), 10.0))


def monitor(force: str) -> NarrowFeatures:
    found = watched(force)
    assert found is not None
    return found


def straight(problem: Problem, start: float, end: float) -> Step:
    """A motion with velocity one from x = t."""
    place = problem.equations.states.index("x")

    def states(t: Any) -> Any:
        t = np.asarray(t, float)
        found = np.ones((2, *t.shape))
        found[place] = t
        return found

    return Step(start, end, states, states(end))


def test_no_nonlinearity_no_monitor() -> None:
    assert watched("3*x**2 - x") is None


@pytest.mark.parametrize(("far", "is_looked_through"), [(1.5, False), (3.0, True)])
def test_a_step_is_looked_through_where_an_argument_travels_further_than_what_is_seen(
    far: float, is_looked_through: bool
) -> None:
    found = monitor("exp(-x)")
    looked: list[Step] = []
    found._looked_through = lambda step: looked.append(step)  # type: ignore[assignment, method-assign]
    found.leapt(straight(found.problem, 0.0, far))
    assert bool(looked) == is_looked_through


@pytest.mark.parametrize("share", [0.5, 2.0])
def test_a_leap_is_what_leads_elsewhere_by_more_than_the_error_allowed(share: float) -> None:
    """The motion of a free mass leaps over a bump; one whose work is within the tolerance does not matter."""
    height = share * 10 * (1e-10 + 1e-8) / math.sqrt(math.pi)
    found = monitor(f"{height!r}/0.01*exp(-((x - 5)/0.01)**2)")
    leap = found.leapt(straight(found.problem, 0.0, 10.0))
    assert (leap is not None) == (share > 1)
    assert leap is None or (4.9 < leap.until < 5.02 and 0 < leap.length < 0.1)


def test_a_leap_is_found_where_it_begins() -> None:
    found = monitor("exp(-((x - 5)/0.01)**2)")
    leap = found.leapt(straight(found.problem, 0.0, 10.0))
    assert leap is not None and 4.9 < leap.until < 5 and leap.length < 0.02


@pytest.mark.parametrize(("share", "whole"), [(0.06, True), (0.15, False)])
def test_a_step_over_the_root_of_zero_is_divided_where_it_may_lead_further_than_what_is_left_unseen(
    share: float, whole: bool
) -> None:
    """The force lies between zero and that at the ends of the step: a tenth of the error allowed is no matter."""
    allowed, end = 10 * (1e-10 + 1e-8), 1e-3
    force = share * allowed / (2 * end)
    found = monitor(f"{force / math.sqrt(end)!r}*sqrt(abs(x))")
    parts: list[float] = []
    led = found._led
    found._led = lambda start, end, states: parts.append(end - start) or led(start, end, states)  # type: ignore[method-assign, func-returns-value]
    assert found.leapt(straight(found.problem, -end, end)) is None
    assert (len(parts) == 1) == whole


def test_ranges_let_the_next_steps_through_until_they_are_left() -> None:
    found = monitor("exp(-((x - 5)/0.3)**2)")
    asked: list[Any] = []
    plain = found.nonlinear

    class Counted:
        varying, with_sums = plain.varying, plain.with_sums

        def travels(self, ranges: Any, samples: Any = None) -> float:
            asked.append(ranges)
            return plain.travels(ranges, samples)

    found.nonlinear = found.course.nonlinear = Counted()  # type: ignore[assignment]
    for k in range(20):
        assert found.leapt(straight(found.problem, 0.01 * k, 0.01 * (k + 1))) is None
    assert 0 < len(asked) < 20
    leap = found.leapt(straight(found.problem, 0.2, 9.0))
    assert leap is not None and 3 < leap.until < 5


def test_a_step_that_has_to_be_looked_through_in_too_many_parts_ends_sooner() -> None:
    """After a thousand of them; the rest is for the next steps."""
    features = narrow_features(
        problem := Problem.of(bg.compile(moving("exp(-x**2)")), {}), ErrorControl(problem, Tolerances(), 1.0)
    )
    assert features is not None
    looked: list[float] = []

    def led(start: float, end: float, states: Any) -> Any:
        looked.append(end)
        return 0.0

    features._led = led  # type: ignore[method-assign]
    features.course.travels = lambda start, end, states: 3.0 * (end - start > 1e-4)  # type: ignore[method-assign]
    leap = features._looked_through(Step(0.0, 1.0, lambda time: np.zeros((2, *np.shape(time)))))
    assert leap is not None and leap.until == looked[-1] < 1.0
    assert 500 < len(looked) < 2000


@pytest.mark.parametrize(("start", "length", "finest"), [(0.0, 1.0, 1e-9), (1e3, 1e-6, 2.0**-35)])
def test_where_laws_change_without_end_a_step_is_divided_to_a_billionth(
    start: float, length: float, finest: float
) -> None:
    """Around one place however near, else nowhere; and to no fewer than 256 floats of time."""
    features = narrow_features(
        problem := Problem.of(bg.compile(moving("exp(-x**2)")), {}), ErrorControl(problem, Tolerances(), 1.0)
    )
    assert features is not None
    looked: list[float] = []

    def led(start: float, end: float, states: Any) -> Any:
        looked.append(end - start)
        return 0.0

    place = start + 0.3 * length
    features._led = led  # type: ignore[method-assign]
    features.course.travels = lambda low, high, states: 3.0 * (low <= place <= high)  # type: ignore[method-assign]
    step = Step(start, start + length, lambda time: np.zeros((2, *np.shape(time))))
    assert features._looked_through(step) is None
    assert 0.45 * finest < min(looked) <= finest


PUSHED, RUBBED = Se("F", "exp(-t/40)"), R("r", effort="tanh(50*f)")
"""What acts on a pendulum: friction brings it to rest."""


@pytest.mark.parametrize(
    ("acts", "end", "start", "method", "steps"),
    [(PUSHED, 40, 0, "Radau", 10.0), (PUSHED, 40, 0, "RK45", 2.0), (RUBBED, 20, 3, "Radau", 3.0)],
)
def test_one_look_lets_many_steps_through(
    acts: Any, end: float, start: float, method: str, steps: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a motion that is followed in many short steps: ranges that show it are extended ahead, as far as they do."""
    v, looks, travels = One("v"), list[float](), Nonlinearities.travels

    def counted(self: Nonlinearities, *given: Any) -> float:
        looks.append(travels(self, *given))
        return looks[-1]

    monkeypatch.setattr(Nonlinearities, "travels", counted)
    graph = bg.Graph(
        "pendulum", v >> I("m", 1), v >> C("c", effort="sin(q)"), v >> acts if acts is RUBBED else acts >> v
    )
    run = bg.simulate(graph, end, start={"v": start}, method=method)
    assert steps * len(looks) < len(run.steps)


def test_three_looks_ahead_in_vain_are_enough() -> None:
    """Of a step that goes its course where one that is twice as long does not."""
    features = narrow_features(
        problem := Problem.of(bg.compile(moving("exp(-x**2)")), {}), ErrorControl(problem, Tolerances(), 1.0)
    )
    assert features is not None
    asked = list[Any]()

    def travels(ranges: Any) -> float:
        asked.append(ranges)
        return 0.01 if len(asked) == 1 else 3.0

    features.nonlinear = SimpleNamespace(travels=travels)  # type: ignore[assignment]
    assert features._gentle([(0.0, 1.0)], SimpleNamespace(rates=[1.0]))  # type: ignore[arg-type]
    assert len(asked) == 1 + 3


def toothed(start: dict[str, float], torque: float, threshold: float, end: float, **how: Any) -> tuple[float, int]:
    """A wheel that a torque brakes at each of its teeth: how many are felt, by the energy that is left, and passed."""
    w = One("w", coordinates=("th",))
    brake = Se("M", f"where(cos(th) > {threshold}, -{torque}, 0)")
    run = bg.simulate(bg.Graph("wheel", w >> I("J", 1), brake >> w), end, start=start, **how)
    taken = (start["w"] ** 2 - run["w"][-1] ** 2) / 2
    return taken / (torque * 2 * np.arccos(threshold)), int(np.floor(run["th"][-1] / (2 * np.pi)))


@pytest.mark.parametrize(
    ("start", "torque", "threshold", "end", "how"),
    [
        ({"w": 8.0593039444352, "th": 5.478276577859339}, 0.3566794432407992, 0.999, 8.148103505872848, {}),
        ({"w": 8.0, "th": 0.5}, 500.0, 0.9999999, 10.0, {"method": "LSODA", "rtol": 1e-6}),
    ],
)
def test_a_step_over_several_turns_passes_every_tooth(
    start: dict[str, float], torque: float, threshold: float, end: float, how: Any
) -> None:
    """Samples a turn apart saw a smooth quantity, and teeth between them were leapt over."""
    felt, passed = toothed(start, torque, threshold, end, **how)
    assert felt == pytest.approx(passed, abs=0.1) and passed >= 10


@pytest.mark.parametrize("method", ["LSODA", "BDF", "CVODE", "Radau", None])
@pytest.mark.parametrize("half", [1e-5, 0.3])
def test_a_force_on_a_brief_way_does_its_work_by_every_method(method: str | None, half: float) -> None:
    """Errors of a position that the tolerances allow are 0.3 percent of 20 um: the way was that much too long."""
    run = bg.simulate(moving(f"where(abs(x - 5) < {half}, -{1 / half}, 0)"), 10, start={"v": 3}, method=method)
    assert run["v"][-1] == pytest.approx(np.sqrt(5), abs=1e-6)
