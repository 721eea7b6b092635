"""A motion that will not arrive ends; one whose steps grow goes on, however short they were at first."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Iterator
from itertools import accumulate, pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from scipy.integrate import RK45, solve_ivp

import bondgraph as bg
from bondgraph.elements import TF, C, De, I, MSf, One, R, Se, Sf, StateMachine, Zero
from bondgraph.problem.time_events import Stretch
from bondgraph.simulate import integrator
from bondgraph.simulate.accumulation import Flight
from bondgraph.simulate.integrator import Integrator, _chatters
from bondgraph.simulate.singularity import Singularity
from bondgraph.simulate.state_events import Met
from bondgraph.simulate.step_result import Step, Stop, Straight
from bondgraph.simulate.stepper import Stepper


def integrated(lengths: list[float], span: float) -> list[Step | Stop]:
    """What comes of steps of such lengths."""

    class Prescribed(Integrator):
        def __init__(self) -> None:
            self.span = span
            self.__dict__["_events"] = SimpleNamespace(inside=lambda time: time)

        def _stretches(self, start: Any) -> Iterator[Step | Stop]:
            for begin, end in pairwise(accumulate([0.0, *lengths])):
                yield Step(begin, end, lambda time: start)

        def _dependent(self, stop: Stop, inside: float, time: float, state: Any) -> Stop:
            return stop  # no singularity is near

    return list(Prescribed().steps(0.0))


@pytest.mark.parametrize("part", [0.99, 1.01])
def test_so_many_steps_must_move_a_motion_by_a_part_of_its_span(part: float) -> None:
    *steps, last = integrated([1.0] * 10_000, part * 5e8)
    assert isinstance(last, Stop) == (part > 1)
    assert 2_000 < len(steps) < 10_000 if part > 1 else all(isinstance(step, Step) for step in steps)


@pytest.mark.parametrize(("count", "told"), [(4000, False), (6000, True)])
def test_a_motion_is_judged_by_thousands_of_steps(count: int, told: bool) -> None:
    assert isinstance(integrated([1.0] * count, 1e12)[-1], Stop) == told


@pytest.mark.parametrize("growth", [1.98, 2.02])
def test_a_fast_beginning_is_left_behind(growth: float) -> None:
    """Robertson's reactions are over eleven decades of time."""
    lengths = [growth**k for k in range(8) for _ in range(2500)]
    last = integrated(lengths, 1e11)[-1]
    assert isinstance(last, Stop) == (growth < 2)


def up_to_an_event(place: float) -> tuple[list[tuple[float, bool]], bool]:
    """The ends of steps of a second about an event, whether each is one there, and whether one was made again."""
    retracted: list[bool] = []

    class Switching(Integrator):
        def __init__(self) -> None:
            retract = lambda: retracted.append(True)  # noqa: E731
            self.span, events = (
                10.0,
                SimpleNamespace(crossing=self.crossing, retract=retract, laws=1, changed=[0], not_left=[]),
            )
            actions = SimpleNamespace(jumping=[])
            self.__dict__.update(
                _features=None, _events=events, actions=actions, stepper=SimpleNamespace(steps=self.made, solver=RK45)
            )

        def crossing(self, start: float, end: float, states: Any) -> float | None:
            return place if start < place <= end else None

        def made(self, part: Stretch, time: float, state: Any, last: float) -> Iterator[Step]:
            yield Step(time, part.end, lambda time: state)

    made = Switching()._to_events(Stretch(0.0, 1.0, 0.0, 1.0), None)
    return [(step.end, is_event) for step, is_event in made if isinstance(step, Step)], bool(retracted)


@pytest.mark.parametrize(("place", "again"), [(3e-10, False), (3e-9, True)])
def test_an_event_where_a_step_begins_is_met_without_another_step(place: float, again: bool) -> None:
    """What a step of one second has used of the law from beyond it; further on the step is made again, up to it."""
    assert up_to_an_event(place) == ([(place, True), (1.0, False)], again)


def test_a_step_leads_near_to_an_event_and_a_short_one_meets_it() -> None:
    """In a part of it in which the law from beyond falsifies nothing, and which is far from rounding."""
    ((before, _), *others), again = up_to_an_event(0.5)
    assert 0.3e-5 < (0.5 - before) / 0.5 < 3e-5
    assert again and others == [(0.5, True), (1.0, False)]


@pytest.mark.parametrize(("floats", "is_gone_over"), [(20, True), (200, False)])
def test_a_motion_goes_straight_on_over_a_switch_within_some_dozens_of_floats(floats: int, is_gone_over: bool) -> None:
    place, kept = 1.0 + floats * np.spacing(1.0), object.__new__(Integrator)
    crossing = lambda start, end, states: place if start < place <= end else None  # noqa: E731
    problem = SimpleNamespace(equations=SimpleNamespace(rates={"x": 0}), rates=lambda time, states: [1.0])
    kept.__dict__.update(_events=SimpleNamespace(crossing=crossing), problem=problem)
    found = kept._over_switch(Stretch(0.0, 1.5, 0.0, 1.5), 1.0, np.zeros(1))
    assert (found is not None and found.end) == (is_gone_over and place)


def nearer(part: float, start: float = 1.0, length: float = 0.1, count: int = 1, apart: float = 0.0) -> list[bool]:
    """Whether steps of a motion of a second are to come nearer to where solutions seem to leap to another branch.

    Args:
        part: in which part of each that is.
        start, length: of the steps.
        count: how many steps there are.
        apart: how much later the place is from one to the next.
    """
    kept: Any = object.__new__(Integrator)
    kept.__dict__.update(span=1.0, end=1.5, _approaches=deque(maxlen=64))
    asked = []
    for k in range(count):
        step = Step(start + k * apart, start + k * apart + length, lambda time: time)
        found = Singularity(step.start + part * length, bg.NoSolution("x", "it ends"))
        asked.append(kept._is_nearer(step, found._replace(is_sought=True)))
    return asked


@pytest.mark.parametrize(
    ("part", "length", "is_nearer"),
    [(5e-4, 0.1, False), (2e-3, 0.1, True), (0.5, 40 * 2.0**-52, False), (0.5, 400 * 2.0**-52, True)],
)
def test_steps_up_to_the_end_of_a_branch_are_no_shorter_than_a_thousandth_of_what_is_tried_and_some_floats(
    part: float, length: float, is_nearer: bool
) -> None:
    assert nearer(part, length=length) == [is_nearer]


def test_a_branch_to_whose_end_dozens_of_steps_have_come_nearer_ends() -> None:
    """Within a thousandth of the run; where it moves on, it goes on."""
    assert nearer(0.5, count=100, apart=1e-6) == [True] * 63 + [False] * 37
    assert all(nearer(0.5, count=100, apart=1e-4))


def followed(rho: float) -> tuple[float, float, bool]:
    """For how many seconds, in steps of which length, and whether by an explicit method a flight of a second is
    followed, and a longer one, where the fastest mode is of so many a second."""
    kept, asked = object.__new__(Integrator), list[Any]()
    control = SimpleNamespace(interpolated=lambda states: 1e-8 * np.abs(states))
    follow = lambda until, longest, explicitly: asked.append((until - 5.0, longest, explicitly))  # noqa: E731
    problem = SimpleNamespace(jacobian=lambda time, states: np.array([[-rho]]))
    kept.__dict__.update(
        problem=problem,
        stepper=SimpleNamespace(control=control, follow_closely=follow),
        _events=SimpleNamespace(inside=lambda time: time, laws=0),
    )
    kept.actions = SimpleNamespace(flights=SimpleNamespace(error=lambda *given: 1e-9))  # type: ignore[assignment]
    kept._follow_closely({0: Flight(1e-12, 1.0, 0.0), 1: Flight(1e-10, 3.0, 0.0)}, 5.0, np.ones(1))
    ((lasts, longest, explicitly),) = asked
    return lasts, longest, explicitly


def test_flights_that_errors_may_hide_are_followed_until_they_are_over_in_steps_short_beside_the_shortest() -> None:
    """Twice as long as the longest, in eighths of the shortest: in fewer some are missed, and more serve none."""
    lasts, longest, _ = followed(0.0)
    assert 1.5 < lasts / 3.0 < 4 and 1 / 12 < longest < 1 / 5


@pytest.mark.parametrize(("reach", "explicitly"), [(2.0, True), (4.0, False)])
def test_flights_are_followed_by_an_explicit_method_where_the_fastest_mode_lets_it_be_stable(
    reach: float, explicitly: bool
) -> None:
    """Solutions of others are off by their tolerances, however short steps are."""
    assert followed(8 * reach)[2] == explicitly


STARTS = (0.1, 0.15, 0.2, 0.25, 0.3, 0.31, 0.425)
"""Rounding decides from which of them it comes to stand."""


@pytest.mark.parametrize("method", [None, "Radau"])
def test_a_step_over_a_switch_is_told_at_several_instants_as_at_one(method: str | None) -> None:
    """A relay that comes to stand exactly at its switch; it goes on in a step of some floats of time."""
    x, y = Zero("x"), Zero("y")
    graph = bg.Graph(
        "relay",
        *(MSf("drive", "sign(ym)") >> x, x >> C("X", 1), x >> De("xm")),
        *(MSf("cmp", "1e3*(0.5*sign(ym) - xm - ym)") >> y, y >> C("Y", 1), y >> De("ym")),
    )
    runs = [bg.simulate(bg.compile(graph), 2.0, start={"q_Y": q}, method=method) for q in STARTS]
    of_each = [[k for k, x in enumerate(run.solution.interpolants) if isinstance(x, Straight)] for run in runs]
    run, short = next((run, short) for run, short in zip(runs, of_each, strict=True) if short)
    assert str(run) and abs(run.power_audit().drift) < 1e-6
    for k in short:
        ends = np.array([run.steps[k], run.steps[k + 1]])
        for name in ("q_X", "q_Y"):
            np.testing.assert_allclose(run.at(ends, name), [float(run.at(t, name)) for t in ends], rtol=1e-12)
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(run))["q_X"], run["q_X"])


def test_explicit_steps_that_foretell_events_and_do_not_meet_them_call_for_the_stiff_method() -> None:
    """A resonant converter whose diodes block for a part of each cycle from the ninth on: modes of 4e11 /s."""
    resonant, coil, out, forth, back = One("resonant"), Zero("coil"), Zero("out"), One("forth"), One("back")
    diode, frequency = "where(e > 0.6, (e - 0.6)/0.01, 0) + e*1e-6", 140e3
    graph = bg.Graph(
        "converter",
        Se("bridge", "where(sin(2*pi*140e3*t) > 0, 400, 0)") >> resonant,
        resonant >> I("Lr", 25e-6),
        resonant >> C("Cr", 47e-9),
        resonant >> R("rr", 0.05),
        resonant >> coil >> I("Lm", 120e-6),
        coil >> TF("n1", 4) >> forth >> R("D1", flow=diode),
        forth >> out,
        coil >> TF("n2", -4) >> back >> R("D2", flow=diode),
        back >> out,
        out >> C("Co", 100e-6),
        out >> R("load", 1.2),
    )
    run = bg.simulate(graph, (0, 11 / frequency), atol=1e-10)
    assert run["out"][-1] == pytest.approx(65.6496, rel=3e-6)
    assert len(run.steps) < 2000


def going_to_and_fro(count: int, beyond: float = 0.0, is_continuous: bool = True) -> list[float]:
    """By how much a switch is moved that the last six breaks met so often, of a state of one whose error may be 1e-9.

    Args:
        count: how often.
        beyond: the quantity just beyond the switch.
        is_continuous: whether the law is.
    """
    moved: list[float] = []
    kept: Any = object.__new__(Integrator)
    met = [Met(float(k), int(k < 6 - count), beyond) for k in range(6)]
    events = SimpleNamespace(met=met, inside=lambda time: time)
    events.__dict__.update(last_before=lambda *given: 4.9, move=lambda k, by: moved.append(by))
    control = SimpleNamespace(names=("x",), absolute=np.zeros(1), rtol=1e-9, sizes=np.ones(1))
    sliding = SimpleNamespace(
        reach=lambda k, time, states, allowed: (allowed[0], 1.0), is_continuous=lambda *given: is_continuous
    )
    problem = SimpleNamespace(rates=lambda time, states: [0.0])
    kept.__dict__.update(_events=events, _sliding=sliding, problem=problem, span=10.0)
    kept.stepper = SimpleNamespace(control=control)
    kept._move_switch(0.0, Step(4.5, 5.0, lambda time: np.ones(1)))
    return moved


@pytest.mark.parametrize(("count", "is_moved"), [(2, False), (3, True)])
def test_a_switch_is_gone_over_to_and_fro_where_half_of_the_breaks_meet_it(count: int, is_moved: bool) -> None:
    assert going_to_and_fro(count) == [1e-9] * is_moved


@pytest.mark.parametrize(
    ("beyond", "is_continuous", "by"),
    [(1e-10, True, 1e-9), (4e-7, True, 8e-7), (6e-7, True, 1e-9), (4e-7, False, 1e-9)],
)
def test_a_switch_is_moved_over_a_little_leap_of_its_quantity_where_the_law_is_continuous(
    beyond: float, is_continuous: bool, by: float
) -> None:
    """A millionth of what the size of the state makes of it."""
    assert going_to_and_fro(3, beyond, is_continuous) == [by]


@pytest.mark.parametrize(("method", "words"), [("RADAU", "another stiff one"), ("RK45", "leave out `method`: a stiff")])
def test_a_motion_to_and_fro_is_told_what_may_help_its_method(method: str, words: str) -> None:
    assert words in _chatters("x", 1.0, method).remedy


@pytest.mark.slow
@pytest.mark.parametrize("end", [1e-4, 2e-4, 1e-3])
def test_rounding_gives_a_steep_law_two_solutions_however_long_the_run(end: float) -> None:
    """A flyback converter's diode: 100*0.7 - 69.999993 is off by 1e-14, which 1e5 ohms make 2e-9 volts of."""
    a, switch, primary, secondary, out = One("a"), Zero("sw"), Zero("m"), One("s"), Zero("out")
    graph = bg.Graph(
        "flyback",
        *(Se("U", 48) >> a, a >> I("Llk", 2e-6), a >> R("rp", 0.05), a >> primary, primary >> I("Lm", 50e-6)),
        primary >> TF("n", 2) >> secondary,
        secondary >> R("D", flow="where(e > 0.7, (e - 0.7)/0.01 + 7e-6, e/1e5)"),
        *(secondary >> out, out >> C("Co", 100e-6), out >> R("Rl", 10), a >> switch),
        switch >> R("S", "where(state_q > 0.5, 0.02, 1e6)"),
        switch >> R("Z", flow="where(e > 150, (e - 150)/0.5 + 150e-6, e/1e6)"),
        switch >> C("Coss", 200e-12),
        StateMachine("q", {"off": 0, "on": 1}, [("off", "after 6e-6", "on"), ("on", "after 4e-6", "off")], start="on"),
        bg.stop("early", "t > 2e-5"),
    )
    assert bg.simulate(graph, end, method="Radau")["out"][-1] == pytest.approx(7.4554448, rel=1e-6)


def is_given_up(noise: float, rate: float = 1.0, count: int = 20, within: float = 1e-4) -> bool:
    """Whether a motion of a second ends after so many steps that leapt within a part of it.

    Args:
        noise: rounding in a rate, of which a step's error may be 1e-6.
        rate, count, within: the rate, and the leaps.
    """
    kept: Any = object.__new__(Integrator)
    kept._leaps, kept.span = deque(maxlen=16), 1.0
    kept.problem = SimpleNamespace(equations=SimpleNamespace(rates={"x": 0}), rates=lambda time, states: [rate])
    kept.stepper = SimpleNamespace(control=SimpleNamespace(absolute=np.array([1e-6]), rtol=0.0))
    step, stretch = Step(0.0, 1.0, lambda time: np.ones(1)), Stretch(0.0, 1.0, 0.0, 1.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(integrator, "rounding_of_rates", lambda *given: np.array([noise]))
        return any(kept._drowned(step, until, stretch) for until in np.linspace(0.0, within, count).tolist())


@pytest.mark.parametrize(
    ("rate", "noise", "is_told"), [(1.0, 0.05, False), (1.0, 0.2, True), (1e-9, 0.5e-7, False), (1e-9, 2e-7, True)]
)
def test_leaps_again_and_again_are_rounding_where_that_is_a_tenth_of_a_rate_and_of_what_is_allowed(
    rate: float, noise: float, is_told: bool
) -> None:
    assert is_given_up(noise, rate) == is_told


@pytest.mark.parametrize(
    ("count", "within", "is_asked"), [(10, 1e-4, False), (20, 1e-4, True), (16, 2e-3, False), (16, 5e-4, True)]
)
def test_it_is_asked_after_sixteen_leaps_within_a_thousandth_of_a_run(
    count: int, within: float, is_asked: bool
) -> None:
    assert is_given_up(1.0, count=count, within=within) == is_asked


@pytest.mark.parametrize("possible", [1e-4, 1e-3, 9e-3])
def test_where_a_motion_cannot_begin_with_long_steps_a_short_one_is_soon_found(
    possible: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In at most three trials, within an eighth of the part of the span that is possible."""
    v, tried, span = One("v"), list[float](), 10.0
    advanced = Stepper._advanced

    def limited(self: Stepper, solver: Any) -> tuple[Any, str]:
        if solver.t > 0:
            return advanced(self, solver)
        tried.append(solver.max_step / span)
        return advanced(self, solver) if tried[-1] <= possible else (solver, "too long")

    monkeypatch.setattr(Stepper, "_advanced", limited)
    bg.simulate(bg.Graph("swing", v >> I("m", 1), v >> C("k", 1)), span, start={"p_m": 1}, method="DOP853")
    assert len(tried) <= 4 and possible / 8 <= tried[-1] <= possible


def test_between_the_ticks_of_a_fast_clock_one_step_is_made() -> None:
    """The first one is tried as long as those before: a method that begins would take a shorter one."""
    v = One("v", coordinates=("x",))
    controlled = bg.Graph("swing", v >> I("m", 1), v >> C("k", 1), Se("F", "u") >> v, bg.sample("u", "-v/9", 0.01))
    assert len(bg.simulate(controlled, 10, start={"x": 1}, method="RK45").steps) < 1010


def test_behind_a_tick_no_step_is_tried_that_is_much_too_long() -> None:
    """Six evaluations a step, three more to judge its rates, and behind each of twenty ticks some to begin with and for
    a step that was too long."""
    v, asked = One("v"), list[float]()

    def spring(q: float) -> float:
        asked.append(q)
        return q

    law = bg.Function(spring, lambda q: 1.0)
    sampled = Se("F", "u") >> v, bg.sample("u", "-v/9", 1.0)
    run = bg.simulate(
        bg.Graph("swing", v >> I("m", 1), v >> C("k", effort=law), *sampled), 20, {}, {"v": 1}, method="RK45"
    )
    assert len(asked) < 9 * len(run.steps) + 20 * 25


@pytest.mark.parametrize(("source", "when"), [("1", "C.e > 0"), ("1", "i < 1"), ("sin(t)", "C.e > 0")])
def test_a_run_of_one_float_at_whose_end_an_event_is_comes_to_an_end(source: str, when: str) -> None:
    """Shortly before the event there is no float, up to which the motion could be made first."""
    i, end = One("i"), np.nextafter(1.0, 2.0)
    circuit = Se("U", source) >> i, i >> R("Ra", 1), i >> C("C", 1)
    run = bg.simulate(bg.Graph("rc", *circuit, bg.counter("n", when)), (1.0, end))
    assert (run.steps[0], run.steps[-1]) == (1.0, end)
    assert run["C.e"][-1] == pytest.approx((end - 1) * run["U.e"][-1])


@pytest.mark.parametrize(
    ("edge", "k", "slope", "jump", "rtol"),
    [
        (1.0436534619627509, 399133.21247000835, 22439.7544325829, -2448909.922295042, 1e-10),
        (1.062203609981076, 13099316.659429166, 227696.8917305915, -175374.94509340648, 1e-8),
        (1.0868363665713054, 237927079.05662125, 107993.18113369728, -127780.49026449688, 1e-6),
        (1.1116537517918244, 744225865.3061457, 1106.9268319679684, -3898704.063664037, 1e-8),
    ],
)
def test_a_switch_that_a_stiff_motion_comes_to_slowly_is_crossed(
    edge: float, k: float, slope: float, jump: float, rtol: float
) -> None:
    """A step of a few floats of time changes no digit of the voltage, and is not to be made again and again."""
    z = Zero("z")
    drive, load = f"{2 * k!r}*(1 + {slope!r}*t)", f"{k!r}*(e + e**9)"
    parts = Sf("J", drive) >> z, z >> C("c", 1), z >> R("r", flow=load)
    graph = bg.Graph("slow", *parts, z >> R("edge", flow=f"where(e > {edge!r}, {jump!r}, 0)"))
    times = np.linspace(0, 1 / slope, 6)
    run = bg.simulate(graph, times, start={"z": 1}, rtol=rtol)

    def rate(t: float, x: Any, own: float) -> Any:
        return 2 * k * (1 + slope * t) - k * (x + x**9) - own

    def met(t: float, x: Any, own: float) -> float:
        return float(x[0] - edge)

    met.terminal = True  # type: ignore[attr-defined]
    kind = {"method": "Radau", "rtol": 1e-11, "atol": 1e-13, "dense_output": True}
    first = solve_ivp(rate, (0, times[-1]), [1.0], events=met, args=(0.0,), **kind)
    then = solve_ivp(rate, (first.t[-1], times[-1]), first.y[:, -1], args=(jump,), **kind)
    expected = [(first if t < first.t[-1] else then).sol(t)[0] for t in times]
    np.testing.assert_allclose(run["z"], expected, rtol=30 * rtol)


@pytest.mark.parametrize(("error", "is_short"), [(3e-5, False), (3e-4, True), (0.5, True), (2.0, False)])
def test_a_way_is_passed_in_short_steps_where_errors_change_its_length(error: float, is_short: bool) -> None:
    """By a ten-thousandth, and not by all of it."""
    found: list[Any] = []
    integrator: Any = SimpleNamespace(
        stepper=SimpleNamespace(solver=type("LSODA", (), {})),
        _events=SimpleNamespace(inside=lambda time: time, quantities=lambda time, states: [-1.0], laws=1),
        _allowed=lambda states: states,
        _sliding=SimpleNamespace(reach=lambda *at: (error, 2.0)),
        _make_short=lambda ways, *at: found.extend(ways),
    )
    Integrator._pass_narrowly(integrator, 0.0, np.zeros(1))
    assert found == [0.5] * is_short
