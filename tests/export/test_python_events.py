"""Motions with events in Python, by SciPy, against ours."""

from __future__ import annotations

import math
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from event_cases import (
    BRIEFEST,
    CAUGHT,
    ENDLESS,
    EVENTFUL,
    TOUCHED,
    TOUCHING,
    accumulating,
    expected,
    left_behind,
    on_a_table,
    resetting,
    same,
    touching,
)  # fmt: skip

import bondgraph as bg
from bondgraph.elements import C, De, I, Impact, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf, StickSlip, Zero
from bondgraph.export import python

FLOAT = 4.0 - math.nextafter(4.0, 0.0)


def imported(graph: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, **options: Any) -> Any:
    """The module with the motion of a graph, or of its equations."""
    bg.export(graph, python, folder=folder, **options)
    monkeypatch.syspath_prepend(str(folder))
    name = getattr(graph, "graph", graph).name
    for each in (name, f"{name}_motion"):
        monkeypatch.delitem(sys.modules, each, raising=False)
    invalidate_caches()
    return import_module(f"{name}_motion")


def test_instants_of_clocks_are_those_of_their_fractions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file as it stands, for a model of nothing that is called NAME."""
    monkeypatch.setitem(sys.modules, "NAME", SimpleNamespace(START=(), PARAMETER_VALUES=(), CONDITIONS=()))
    from bondgraph.export.runtime import motion

    clock = (1, 4, 1000)
    assert motion._number(clock, 0.0089) == 1 and motion._number(clock, 0.009) == 2
    assert [motion._instant(clock, k) for k in range(3)] == [0.001, 0.005, 0.009]


@pytest.mark.parametrize("method", ["DOP853", "RK45", "Radau"])
def test_a_trial_step_to_where_a_law_overflows_is_made_shorter(
    method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stages of a long step lead to volts at which the exponential of a diode is no float."""
    i, u = One("i"), Zero("u")
    diode = R("D", flow="1e-9*(exp(e/0.12) - 1) + e/20")
    parts = Se("V", "12 + 0.2*sin(300*t)") >> i, i >> I("L", 2e-3), i >> R("R", 1.5), i >> u, u >> C("C", 220e-6)
    graph = bg.Graph("overflowing", *parts, u >> diode, u >> De("u_s"), bg.stop("high", "u_s > 1e3"))
    times = np.linspace(0, 0.02, 21)
    found = imported(graph, tmp_path, monkeypatch, outputs=["u"]).motion(times, method=method)
    np.testing.assert_allclose(found.y[:, 0], bg.simulate(graph, times)["u"], rtol=1e-6)


def test_a_motion_that_leaves_where_its_law_is_defined_stops_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tank runs empty at t = 1, behind which no root is defined."""
    z = Zero("z")
    leak = R("r", flow="0.001*sqrt(e)")
    parts = Sf("J", -1) >> z, z >> C("c", 1), z >> leak, z >> De("s"), bg.stop("high", "s > 1e3")
    module = imported(bg.Graph("empty", *parts), tmp_path, monkeypatch, outputs=["z"], start={"z": 1})
    with pytest.raises(module.Stopped, match=r"at t = 0\.999\d* no step is short enough"):
        module.motion([0, 2])


@pytest.mark.parametrize("name", EVENTFUL)
def test_motions_are_ours(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = EVENTFUL[name]()
    module = imported(case.graph, tmp_path, monkeypatch, start=dict(case.start), outputs=list(case.names))
    found, run = module.motion(case.times), expected(name)
    assert bool(found.ended) == bool(run.notes) and ("'enough' ended" in found.ended or not found.ended)
    if found.ended:
        assert found.t[-1] == pytest.approx(run.t[-1], rel=1e-10)
    before = found.t < run.t[-1] - 1e-9
    assert before.sum() > 30
    same(name, found.t[before], dict(zip(module.model.OUTPUTS, found.y[before].T, strict=True)), 1e-8)


KICK = {"v": "v + 1"}


@pytest.mark.parametrize(
    "events",
    [
        (bg.reset("strictly", "t > 2", set=KICK),),
        (bg.reset("at", "t >= 2", set=KICK),),
        (bg.reset("turned", "sin(t - 2) > 0", set=KICK),),
        (bg.reset("again", "n > 0.5", set={"v": "10*v + 3"}), bg.counter("n", "t > 2")),
        (bg.reset("later", "t > 2", set={"v": "2*v + 1"}), bg.reset("first", "t >= 2", set={"v": "v + 3"})),
        (bg.reset("later", "t > 2", set={"v": "2*v + 1"}), bg.reset("first", "s > 1.5", set=KICK)),
    ],
    ids=lambda events: "-".join(event.name for event in events),
)
@pytest.mark.parametrize("sampled", ["v", "t"])
@pytest.mark.parametrize("end", [2, 3])
def test_what_comes_true_in_time_acts_where_its_formula_says(
    end: int, sampled: str, events: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At an instant that is asked for, and is one of a clock: with t > 2 the value at 2 is that before."""
    v, times = One("v"), [0.0, 1.0, 2.0, 3.0][: end + 1]
    graph = bg.Graph("kick", v >> I("m", 1), *events, bg.sample("s", sampled, every=0.5))
    found, run = imported(graph, tmp_path, monkeypatch, outputs=["v", "s"]).motion(times), bg.simulate(graph, times)
    assert found.y == pytest.approx(np.column_stack([run["v"], run["s"]]))


@pytest.mark.parametrize("end", [0.3, 0.1 + 0.2])
@pytest.mark.parametrize("condition", ["t > 0.3", "t >= 0.3"])
def test_what_time_makes_true_at_an_end_is_left_to_the_motion_that_goes_on(
    condition: str, end: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    v = One("v")
    graph = bg.Graph("two", v >> I("m", 1), bg.counter("n", condition), bg.sample("s", "s + 1", every=0.1))
    module = imported(graph, tmp_path, monkeypatch, outputs=["n", "s"])
    first = module.motion([0.0, end])
    run = bg.simulate(graph, (0, end))
    assert [*first.y[-1]] == [run["n"][-1], run["s"][-1]] == [0.0, 3.0]
    assert module.motion([end, 0.35], first.x[-1], p=first.p[-1]).y[-1] == pytest.approx([1.0, 4.0])


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ((bg.reset("bounce", when="x < 0", set={"v": "-0.3*v"}),), "ever sooner"),
        ((bg.counter("n", "x < 0.5"), bg.counter("k", "n > 0"), bg.reset("to", "k > 0", set={"n": 0, "k": 0}),
          bg.reset("fro", "k < 0.5", set={"n": 1})), "without end"),
        ((bg.stop("low", "x < 2"),), "at the start"),
        ((bg.sample("a", "5 - t", every=1), bg.stop("high", "a > 2.5")), "a > 2.5 holds at the start"),
    ],
)  # fmt: skip
def test_what_cannot_go_on_is_said(parts: Any, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("falling", v >> I("m", 1), Se("weight", -9.81) >> v, *parts)
    module = imported(graph, tmp_path, monkeypatch, start={"x": 1})
    with pytest.raises(module.Stopped, match=words):
        module.motion([0.0, 3.0])


@pytest.mark.parametrize("method", ["DOP853", "LSODA", "Radau"])
@pytest.mark.parametrize("name", accumulating())
def test_what_rounding_hides_of_bounces_is_said(
    name: str, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph, start, until = accumulating()[name]
    module = imported(graph, tmp_path, monkeypatch, start=start)
    with pytest.raises(module.Stopped, match=ENDLESS) as caught:
        module.motion([0.0, 12.0], method=method)
    assert float(str(caught.value).split()[3]) == pytest.approx(until, abs=1e-3)


@pytest.mark.parametrize("r", [0.0, 1e-9])
@pytest.mark.parametrize("start", [1.0, 0.0, -FLOAT])
def test_what_comes_to_rest_on_the_ground_does_not_fall_through(
    r: float, start: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("falling", v >> I("m", 1), Se("weight", -9.81) >> v, v >> Impact("floor", "x - 4", r))
    module = imported(graph, tmp_path, monkeypatch, start={"x": 4 + start})
    with pytest.raises(module.Stopped, match="stays closed"):
        module.motion([0.0, 3.0])


@pytest.mark.parametrize("mass", [1e-24, 1.0, 1e24])
@pytest.mark.parametrize("speed", [1e-9, 1e9])
def test_bodies_of_any_size_turn_round_alike(
    mass: float, speed: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("heavy", v >> I("m", mass), v >> Impact("wall", f"{0.6 * speed!r} - x", "r"), values={"r": 0.5})
    module = imported(graph, tmp_path, monkeypatch, start={"v": speed}, outputs=["v", "x"])
    found = module.motion([0.0, 1.0]).y[-1] / speed
    np.testing.assert_allclose(found, [-0.5, 0.4], rtol=1e-12)
    names = [*module.model.PARAMETERS]
    p = [-0.5 if name == "r" else x for name, x in zip(names, module.model.PARAMETER_VALUES, strict=True)]
    with pytest.raises(module.Stopped, match="restitution"):
        module.motion([0.0, 1.0], p=p)


@pytest.mark.parametrize(("free", "ends"), [("P", True), pytest.param("A", False, marks=pytest.mark.slow)])
def test_where_independent_velocities_do_not_determine_the_others_is_said(
    free: str, ends: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crank whose piston is to tell how it turns, up to the dead point; and one that tells it itself."""
    crank, rod = Link("crank", 0.8, planar=3e-3), Link("rod", 0.5, planar=9e-4, centre=(0.05, 0, 0))
    joints = [
        Revolute("A", "ground", crank),
        Revolute("B", crank.frame((0.04, 0, 0)), rod),
        Prismatic("P", "ground", "piston", "x"),
        Revolute("E", rod.frame((0.13, 0, 0)), "piston"),
    ]
    parts = Mechanism("sc", [crank, rod, Link("piston", 0.9)], joints)
    graph = bg.Graph("turning", *parts, bg.counter("n", "A_q > 99"))
    start = {"A_q": 0.7, "P_q": bg.Near(0.15), "B_q": bg.Near(-0.9), "A": 12.0}
    equations = bg.compile(graph, bg.forms.kane_velocity.having(free=[free]))
    module = imported(equations, tmp_path, monkeypatch, start=start, outputs=["A_q"])
    if not ends:
        assert module.motion([0.0, 0.3], rtol=1e-6).y[-1, 0] > 4
        return
    for method in ("RK45", "DOP853", "Radau", "LSODA"):
        for rtol in (1e-3, 1e-6, 1e-9):
            with pytest.raises(module.Stopped, match="other velocities may not follow from 'P' there"):
                module.motion([0.0, 0.3], method=method, rtol=rtol)


def test_a_rate_that_grows_without_bound_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("fast", v >> I("m", 1), v >> R("F", effort="-f**2"), bg.counter("n", "x > 99"))
    module = imported(graph, tmp_path, monkeypatch, start={"v": 1.0})
    with pytest.raises(module.Stopped, match="no step is short enough: a rate grows without bound"):
        module.motion([0.0, 2.0], rtol=1e-6)


BRIEF = {
    "sin(100*x) > 0.1": 16, "exp(-((x - 0.7)/0.01)**2) > 0.5": 1, "where(abs(x - 0.7) < 0.005, 1, 0) > 0.5": 1,
    "1/((x - 0.7)**2 + 1e-4) > 300": 1, "sqrt(x) > 0.9": 1, "sin(7*x) > 0.5": 2,
    "(x - 0.2)*(x - 0.3)*(x - 0.6)*(x - 0.7) < 0": 2,
}  # fmt: skip
"""Conditions of which most are over within a step, with how often each becomes true while x goes from 0.05 to 1.05."""


def brief(name: str = "brief") -> bg.Graph:
    """A mass that moves on at 1 m/s, with a counter for each of those conditions."""
    v = One("v", coordinates=("x",))
    counters = (bg.counter(f"n{k}", condition) for k, condition in enumerate(BRIEF))
    return bg.Graph(name, v >> I("m", 1), *counters)


def test_conditions_that_are_over_within_a_step_are_met(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = imported(brief(), tmp_path, monkeypatch, start={"x": 0.05, "v": 1})
    found = module.motion([0.0, 1.0]).p[-1][-len(BRIEF) :]
    assert dict(zip(BRIEF, found.tolist(), strict=True)) == BRIEF


def test_a_condition_that_is_brief_beside_a_motion_is_met(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("far", v >> I("m", 1), bg.counter("n", "exp(-((x - 700)/0.1)**2) > 0.5"))
    module = imported(graph, tmp_path, monkeypatch, start={"v": 1})
    assert module.motion([0.0, 1e4]).p[-1][module.model.PARAMETERS.index("n")] == 1


@pytest.mark.parametrize("half", [1e-6, 1e-5, 1e-4])
@pytest.mark.parametrize("law", ["where(abs({x}) < {w}, 0.5/{w}, 0)", "max(0, 1 - abs({x})/{w})/{w}"])
def test_a_pulse_about_a_kink_is_met_whole(
    law: str, half: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its area is one: the kink of its abs is met on the way to its first edge."""
    n = Zero("n")
    current = Sf("I", law.format(x="(t - 0.5123)", w=half))
    module = imported(bg.Graph("pulse", current >> n, n >> C("c", 1), bg.counter("k", "n > 3")), tmp_path, monkeypatch)
    assert module.motion([0.0, 1.0]).x[-1] == pytest.approx([1.0])


@pytest.mark.parametrize("second", BRIEFEST)
def test_events_are_met_on_any_scale_of_time(second: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = imported(resetting(second), tmp_path, monkeypatch, outputs=["C.e", "n", "drops"])
    assert module.motion([0.0, 20 * second]).y[-1] == pytest.approx([2.190754, 28, 20], rel=1e-6)


def test_steps_may_be_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A smooth pulse of a millisecond is met as a law; as an input it shows in none of the usual steps."""

    def pulse(t: float) -> float:
        return math.exp(-(((t - 0.5123) / 1e-3) ** 2)) / (1e-3 * math.sqrt(math.pi))

    n, of_time = Zero("n"), "exp(-((t - 0.5123)/1e-3)**2)/(1e-3*sqrt(pi))"
    parts = n >> C("c", 1), bg.counter("k", "n > 3")
    module = imported(bg.Graph("smooth", Sf("I", of_time) >> n, *parts), tmp_path, monkeypatch)
    assert module.motion([0.0, 1.0]).x[-1] == pytest.approx([1.0])
    module = imported(bg.Graph("given", Sf("I") >> n, *parts), tmp_path, monkeypatch)
    assert module.motion([0.0, 1.0], u=lambda t: [pulse(t)]).x[-1] == pytest.approx([0.0])
    assert module.motion([0.0, 1.0], u=lambda t: [pulse(t)], max_step=1e-3).x[-1] == pytest.approx([1.0])


@pytest.mark.parametrize("phase", TOUCHING)
def test_conditions_that_touch_are_met_as_runs_meet_them(
    phase: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With >= and <= where both sides are equal for an instant, one after the other."""
    run, module = bg.simulate(touching(phase), 100.5), imported(touching(phase), tmp_path, monkeypatch)
    assert [run[name][-1] for name in TOUCHED] == TOUCHING[phase]
    found = module.motion([0.0, 100.5]).p[-1]
    assert [found[module.model.PARAMETERS.index(name)] for name in TOUCHED] == TOUCHING[phase]


def charged(flow: str) -> bg.Graph:
    """A charge that a law feeds, beside a phase that goes with time."""
    n = Zero("n")
    far = bg.counter("far", "t > 1e9")
    return bg.Graph("held", Sf("I", flow) >> n, n >> C("c", 1), bg.Integrator("ph", "1"), far)


SWITCHED = {
    "square wave in time": ("where(sin(2*pi*t) > 0, 1, 0)", 90.0, 45.0),
    "square wave of a state": ("where(sin(2*pi*ph) > 0, 1, 0)", 90.0, 45.0),
    "both": ("where(min(sin(2*pi*t), sin(2*pi*ph/3)) > 0, 1, 0)", 9.0, 3.0),
    "two at one instant": ("where(t >= 0.5, where(sin(2*pi*t) < 0, 1, 0), 0)", 2.0, 1.0),
    "from its edge": ("where(1 + 1e-3*ph > 1, 1, 0)", 2.0, 2.0),
    "zone": ("where(abs(ph - 7) < 0.05, 1, 0)", 10.0, 0.1),
    "triangle": ("max(0, 1 - abs(ph - 7)/0.05)", 10.0, 0.05),
    "barrier": ("where(exp(-((ph - 700)/0.1)**2) > 0.5, 1, 0)", 1e4, 0.2 * math.log(2) ** 0.5),
    "barrier in time": ("where(exp(-((t - 7)/0.1)**2) > 0.5, 1, 0)", 10.0, 0.2 * math.log(2) ** 0.5),
}
"""Laws that switch, with for how long, and what has been charged by then."""


@pytest.mark.parametrize("method", ["DOP853", "LSODA", "Radau"])
@pytest.mark.parametrize("name", SWITCHED)
def test_laws_that_switch_within_steps_are_met(
    name: str, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow, end, charge = SWITCHED[name]
    module = imported(charged(flow), tmp_path, monkeypatch, outputs=["n"])
    assert module.motion([0.0, end], method=method).y[-1, 0] == pytest.approx(charge, abs=1e-8)


def test_a_law_that_switches_in_time_alone_costs_no_accuracy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps end there: a poor tolerance gives what is exact between, and each output is on its branch."""
    module = imported(charged("where(t >= 0.5, 1, 0)"), tmp_path, monkeypatch, outputs=["n", "I.f"])
    found = module.motion(np.arange(17) / 8, rtol=1e-3)
    assert found.y[:, 1].tolist() == [0] * 4 + [1] * 13
    np.testing.assert_allclose(found.y[:, 0], np.maximum(found.t - 0.5, 0.0), atol=1e-13)


def test_what_jumps_with_a_law_is_met_where_it_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A counter of a flow, which is above its threshold for 0.1 s of 10 s."""
    n, flow = Zero("n"), "where(abs(ph - 7) < 0.05, 1, 0)"
    parts = Sf("I", flow) >> n, n >> C("c", 1), n >> R("r", 1), bg.Integrator("ph", "1")
    graph = bg.Graph("jumps", *parts, bg.counter("k", f"{flow} - n > 0.5"))
    module = imported(graph, tmp_path, monkeypatch)
    assert module.motion([0.0, 10.0]).p[-1][module.model.PARAMETERS.index("k")] == 1


def block(effort: str, *more: Any, store: Any = None) -> bg.Graph:
    """A mass with a law of its speed."""
    v = One("v", coordinates=("x",))
    parts = [v >> I("m", 1), v >> R("b", effort=effort), *(Se(f"F{k}", push) >> v for k, push in enumerate(more))]
    return bg.Graph("block", *parts, *([v >> store] if store else []), bg.counter("far", "t > 1e9"))


def test_a_relay_swings_as_it_must(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Parabolas, one after the other: a quarter of the period is sqrt(2)."""
    graph = block("0*f", store=C("c", effort="where(x > 0, 1, -1)"))
    module = imported(graph, tmp_path, monkeypatch, start={"x": 1}, outputs=["x", "v"])
    found = module.motion([0.0, 40 * math.sqrt(2)])
    np.testing.assert_allclose(found.y[-1], [1, 0], atol=1e-7)


@pytest.mark.parametrize("method", ["DOP853", "LSODA", "Radau"])
@pytest.mark.parametrize("start", [0.0, 1.0])
def test_a_motion_that_slides_is_refused(
    start: float, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = imported(block("where(f > 0, 1, -1)"), tmp_path, monkeypatch, start={"v": start})
    with pytest.raises(module.Stopped, match="slides along a place where a law switches: v = 0") as caught:
        module.motion([0.0, 3.0], method=method)
    assert float(str(caught.value).split()[3]) == pytest.approx(start, abs=1e-9)


def test_a_motion_that_leaves_a_switch_does_not_slide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = imported(block("where(f > 0, 1, -1)", "3"), tmp_path, monkeypatch, outputs=["v", "x"])
    assert module.motion([0.0, 3.0]).y[-1] == pytest.approx([6, 9], abs=1e-8)


@pytest.mark.parametrize(
    ("pushes", "start"),
    [
        (("2*(t - 1) + (t - 1)**4",), 1.0),  # v = (t - 1)**2
        (("0.1*sin(t) + 0.2*sin(t)", "-0.3*sin(t)"), 0.0),  # rounding
        ((), 1.0),
    ],
)
@pytest.mark.parametrize("law", ["f*abs(f)", "max(f, -f)*f"])
def test_a_law_may_touch_where_it_bends(
    law: str, pushes: tuple[str, ...], start: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = imported(block(law, *pushes), tmp_path, monkeypatch, start={"v": start}, outputs=["v"])
    expected = {0.0: 0.0, 1.0: 1.0 if pushes else 1 / 3}[start]
    assert module.motion([0.0, 2.0]).y[-1, 0] == pytest.approx(expected, abs=1e-8)


def test_an_impulse_that_would_leave_a_constraint_ends_the_motion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were a constraint not linear in what it moves: here one that is another's."""
    case = EVENTFUL["held"]()
    module = imported(case.graph, tmp_path, monkeypatch, start=dict(case.start))
    monkeypatch.setattr(module.model, "constraints", lambda t, x, u, p, memory: x[2:3])
    with pytest.raises(Exception, match="'wall' takes states off the constraints"):
        module.motion(case.times)


@pytest.mark.parametrize("unit", [1.0, 1e-9, 1e9])
def test_states_of_any_size_are_as_exact(unit: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coil and a capacitor of so many units each at 5 V: their period is 2 pi units, and all states are as small."""
    i = One("i")
    graph = bg.Graph("small", i >> I("L", unit), i >> C("c", unit), bg.stop("far", "t > 1e12"))
    module = imported(graph, tmp_path, monkeypatch, outputs=["c.e"], start={"c.e": 5})
    times = np.linspace(0, 60, 101) * unit
    found = module.motion(times)
    np.testing.assert_allclose(found.y[:, 0], 5 * np.cos(times / unit), atol=1e-6)


def test_what_moves_later_is_as_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    i, u = One("i"), Zero("u")
    clock = bg.StateMachine("m", {"a": 0, "b": 5}, [("a", "after 1 ms", "b"), ("b", "after 1 ms", "a")])
    graph = bg.Graph("late", Se("U", "m") >> i, i >> R("r", 1e3), i >> u, u >> C("c", 1e-10), clock)
    module = imported(graph, tmp_path, monkeypatch, outputs=["u"])
    found = module.motion([0.0, 1e-3 + 1e-7, 1.5e-3, 2e-3 + 1e-7, 2.5e-3])
    np.testing.assert_allclose(found.y[:, 0], [0, 5 * (1 - np.exp(-1)), 5, 5 * np.exp(-1), 0], atol=1e-6)


def test_rounding_is_no_state_to_be_resolved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left of a state that balanced forces hold is 1e-16: the motion takes no more steps for it."""
    v, w = One("v", coordinates=("x",)), One("w", coordinates=("y",))
    pushes = Se("up", "0.1*sin(t) + 0.2*sin(t)") >> w, Se("down", "-0.3*sin(t)") >> w
    graph = bg.Graph(
        "held", v >> I("m", 1), v >> C("c", 1), w >> I("n", 1), w >> R("b", 1), *pushes, bg.stop("far", "t > 99")
    )
    module, calls = imported(graph, tmp_path, monkeypatch, start={"x": 1.0}), []
    rates = module.model.rates
    monkeypatch.setattr(module.model, "rates", lambda *given: calls.append(None) or rates(*given))
    found = module.motion(np.linspace(0, 20, 21))
    assert 0 < np.abs(found.x[:, list(module.model.STATES).index("p_n")]).max() < 1e-12
    assert len(calls) < 5000


@pytest.mark.parametrize("source", ["1", "where(sin(10*t) > 0, 1, -1)"])
@pytest.mark.parametrize("speed", [1.0, -1.0])
def test_what_holds_at_the_start_is_what_holds_of_our_runs(
    speed: float, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    v, i = One("v", coordinates=("x",)), One("i")
    when = "t >= 0", "t > 0", "x >= 1", "1 < x", "x <= 1", "x < 1", "sin(10*t) > 0", "sin(10*t) >= 0", "cos(t) > 0"
    counters = [bg.counter(f"n{k}", condition) for k, condition in enumerate(when)]
    circuit = Se("U", source) >> i, i >> R("Ra", 1), i >> C("C", 1)
    graph, start = bg.Graph("starts", v >> I("m", 1), *circuit, *counters), {"x": 1, "v": speed}
    run = bg.simulate(graph, 1, start=start)
    names = [counter.name for counter in counters]
    found = imported(graph, tmp_path, monkeypatch, start=start, outputs=names).motion([0.0, 1.0])
    assert [float(run[name][-1]) for name in names] == found.y[-1].tolist()
    assert found.y[-1].tolist() == [1, 1, 0, speed > 0, 0, speed < 0, 2, 2, 0]


@pytest.mark.parametrize("speed", [10.0, 0.0, -1.0])
def test_what_is_thrown_from_the_ground_lands_on_it(
    speed: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    v = One("v", coordinates=("y",))
    graph = bg.Graph("thrown", v >> I("m", 1), Se("weight", -9.81) >> v, bg.stop("ground", "y <= 0"))
    module = imported(graph, tmp_path, monkeypatch, start={"v": speed})
    if speed > 0:
        assert module.motion([0.0, 5.0]).t[-1] == pytest.approx(2 * speed / 9.81, rel=1e-8)
    else:
        with pytest.raises(module.Stopped, match="at the start already"):
            module.motion([0.0, 5.0])


@pytest.mark.parametrize("method", ["DOP853", "Radau"])
def test_a_pressure_that_becomes_that_of_the_supply_goes_on(
    method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside a root's zero steps foretell a switch that they do not meet: its charge changes by less than a float."""
    orifice, p = One("i"), Zero("p")
    flow = "2e-7*sqrt(abs(e))*sign(e)"
    parts = Se("ps", 1e7) >> orifice, orifice >> R("o", flow=flow), orifice >> p, p >> C("c", 1e-12)
    graph = bg.Graph("supplied", *parts, Sf("q", "1e-5*cos(300*t)") >> p, bg.counter("n", "sin(300*t) > 0.5"))
    module = imported(graph, tmp_path, monkeypatch, start={"q_c": 1e-5}, outputs=["p", "n"])
    found, n = module.motion([0.0, 0.008], method=method).y[-1]
    run = bg.simulate(graph, [0.0, 0.008], start={"q_c": 1e-5})
    assert n == 1 and found - 1e7 == pytest.approx(run["p"][-1] - 1e7, rel=1e-6)


def test_a_motion_that_does_not_arrive_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    p = Zero("p")
    graph = bg.Graph("fast", p >> C("c", 1), p >> R("r", 1e-11), bg.counter("n", "t > 0.5"))
    module = imported(graph, tmp_path, monkeypatch, start={"q_c": 1.0})
    with pytest.raises(module.Stopped, match=r"5000 steps have moved it by .* s only: take an implicit method"):
        module.motion([0.0, 1.0])
    assert module.motion([0.0, 1.0], method="Radau").p[-1, -1] == 1.0


def of_one_state(monkeypatch: pytest.MonkeyPatch, **laws: Any) -> Any:
    """The module of motions, of laws that switch where the state is zero."""
    law = SimpleNamespace(
        START=(), PARAMETER_VALUES=(), CONDITIONS=(), EVENTS=("1: x",), MEMORY=0, SWITCHES=1,
        events=lambda t, x, *rest: np.array(x), **laws,
    )  # fmt: skip
    monkeypatch.setitem(sys.modules, "NAME", law)
    monkeypatch.delitem(sys.modules, "bondgraph.export.runtime.motion", raising=False)
    return import_module("bondgraph.export.runtime.motion")


@pytest.mark.parametrize(("distances", "is_shorter"), [(1.0, False), (3.0, False), (6.0, True), (30.0, True)])
def test_a_step_is_made_again_in_which_an_argument_travels_more_than_a_few_distances(
    distances: float, is_shorter: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those to where it may change course: in a shorter step it travels no more."""
    motion = of_one_state(monkeypatch, stride=lambda t, x, *rest: np.array(x))
    events = motion._Events(0.0, 1.0, lambda t: (), [], [])
    step = motion._Course(events, 0.0, [0.0], 1.0, [distances], lambda t: np.array([t * distances]))
    length = events.shorter(0.0, step)
    assert bool(length) == is_shorter and length * distances < 5.0


@pytest.mark.parametrize(
    ("rate", "x", "hidden"),
    [
        (lambda x: -math.sqrt(abs(x)) * np.sign(x), 1e-12, True),
        (lambda x: -abs(x), 1e-12, True),
        (lambda x: -np.sign(x), 1e-12, False),
        (lambda x: -math.sqrt(abs(x)) * np.sign(x), 2e-8, False),
    ],
)
def test_a_switch_that_is_not_met_moves_where_errors_hide_it_and_nothing_jumps(
    rate: Any, x: float, hidden: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    motion = of_one_state(monkeypatch, rates=lambda t, x, *rest: np.array([rate(x[0])]))
    events = motion._Events(0.0, 1.0, lambda t: (), [], [], 1e-9, 1e-9)
    for _ in range(3):
        events.miss(0.5, np.array([x]), 0)
    assert events.watched(0.5, np.array([x])) == [x]
    events.miss(0.5, np.array([x]), 0)
    assert (events.watched(0.5, np.array([x]))[0] < 0) == hidden


def test_what_drives_a_table_counts_where_a_body_has_met_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A body leaves one that falls faster, and went through one that pushes it on."""
    module = imported(on_a_table("-20*t", -9.81), tmp_path / "falls", monkeypatch, start=CAUGHT, outputs=["x"])
    assert module.motion([0.0, 0.5]).y[-1] == pytest.approx([left_behind(0.5)], abs=1e-7)
    module = imported(on_a_table("1 + 2*t", 0.0), tmp_path / "pushes", monkeypatch, start={"x": 1.0})
    with pytest.raises(module.Stopped, match=r"0\.61803\d+ the gap of 'hit' stays closed"):
        module.motion([0.0, 3.0])


def belt(speed: str, pull: str = "0") -> bg.Graph:
    v, slip = One("v", coordinates=("x",)), Zero("slip")
    pad = slip >> One("rel") >> StickSlip("pad", pull, 1.0, 2.0)
    return bg.Graph("belt", Sf("belt", speed) >> slip, slip >> v, v >> I("m", 1.0), pad)


def test_friction_follows_a_belt_that_reverses_while_it_slips(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No instant is told where it does: it is where the flow passes zero."""
    module = imported(belt("where(t < 1, -2, 2)"), tmp_path, monkeypatch, outputs=["x", "v"])
    assert module.motion(np.linspace(0, 3, 31)).y[-1] == pytest.approx([-0.5, 1.0], abs=1e-8)


def test_friction_sticks_to_a_belt_that_becomes_faster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where its pull tells the effort that accelerates the body; one that does not is refused."""
    met = 0.5 / 0.99
    module = imported(belt("0.5 + 0.01*t", "0.01"), tmp_path / "told", monkeypatch, outputs=["x"])
    found = met**2 / 2 + 0.5 * (3 - met) + 0.005 * (9 - met**2)
    assert module.motion(np.linspace(0, 3, 31)).y[-1] == pytest.approx([found], abs=1e-7)
    module = imported(belt("0.5 + 0.01*t"), tmp_path / "untold", monkeypatch)
    with pytest.raises(module.Stopped, match=r"to hold its flow, and -0\.01 of effort acts besides"):
        module.motion([0.0, 3.0])


def test_friction_that_sticks_to_a_belt_that_jumps_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = imported(belt("where(t < 1, 0, 0.5)"), tmp_path, monkeypatch)
    with pytest.raises(ArithmeticError, match=r"'pad comes to rest' is to hold its flow, and this jumps to 0\.5"):
        module.motion(np.linspace(0, 3, 31))


def test_friction_that_is_brought_to_rest_by_a_jump_sticks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    v = One("v", coordinates=("x",))
    floor = v >> StickSlip("floor", "2.5", 2.0, 3.0)
    parts = v >> I("m", 1.0), Se("P", 2.5) >> v, floor, bg.reset("halt", "x > 1", {"v": "0"})
    module = imported(bg.Graph("block", *parts), tmp_path, monkeypatch, start={"v": 3.0}, outputs=["x", "slip_floor"])
    assert module.motion(np.linspace(0, 3, 31)).y[-1] == pytest.approx([1.0, 0.0], abs=1e-8)


def test_a_program_starts_by_the_number_of_a_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, or with the instant at which it was entered; the value beside them is still that of the first one."""
    v = One("v")
    machine = bg.StateMachine(
        "drive", {"on": "F", "off": "-F"}, [("on", "after 2 s", "off"), ("off", "after 1 s", "on")]
    )
    graph = bg.Graph("moved", v >> I("m", 2), v >> R("b", 1), Se("U", "drive") >> v, machine, values={"F": 3})
    module, times = imported(graph, tmp_path, monkeypatch), np.linspace(7.0, 10.0, 31)
    places = [module.model.PARAMETERS.index(name) for name in ("state_drive", "since_drive")]
    for start in {}, {"state_drive": 1}, {"state_drive": 1, "since_drive": 6.5}, {"since_drive": 5.5}:
        p = list(module.model.PARAMETER_VALUES)
        for place, name in zip(places, ("state_drive", "since_drive"), strict=True):
            p[place] = start.get(name, p[place])
        run = bg.simulate(graph, times, start=start)
        found = module.motion(times, p=p).x[:, module.model.STATES.index("p_m")]
        np.testing.assert_allclose(found, run["p_m"], rtol=1e-6, atol=1e-8)
    for number in (2.0, -1.0, 0.5, math.nan):
        p[places[0]] = number
        with pytest.raises(module.Stopped, match="it is the number of a state, from 0 to 1"):
            module.motion(times, p=p)


def test_a_controller_starts_with_its_integral(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    v = One("v")
    pid = bg.PID("pid", "1 - v", Kp=2, Ki=1, every=0.1)
    graph = bg.Graph("led", v >> I("m", 2), v >> R("b", 1), Se("U", "pid") >> v, pid)
    module, times = imported(graph, tmp_path, monkeypatch), np.linspace(0.0, 2.0, 21)
    p = list(module.model.PARAMETER_VALUES)
    p[module.model.PARAMETERS.index("i_pid")] = 4.0
    found = module.motion(times, p=p).x[:, 0]
    np.testing.assert_allclose(found, bg.simulate(graph, times, start={"i_pid": 4})["p_m"], rtol=1e-6, atol=1e-8)
