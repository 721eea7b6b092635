"""Steps of a method: they abut, arrive at the end of a stretch, and where none is short enough the reason is given."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Stretch
from bondgraph.simulate.error_control import ErrorControl
from bondgraph.simulate.simulate import Integration
from bondgraph.simulate.step_result import Step, Stop
from bondgraph.simulate.stepper import Stepper

v = One("v")
VALUES = {"m": 1.0, "k": 1.0}
SWING = bg.Graph("swing", v >> I("m"), v >> C("k"))
# A momentum that falls to zero in finite time: sqrt has no value beyond.
FALL = bg.Graph("fall", v >> I("m"), v >> R("r", effort="1 + sqrt(f)"))


def stepper(graph: bg.Graph, method: str, end: float, max_step: float = math.inf) -> Stepper:
    problem = Problem.of(bg.compile(graph), VALUES if graph is SWING else {"m": 1.0})
    return Stepper(problem, method, ErrorControl(problem, Integration().tolerances, end), max_step)


@pytest.mark.parametrize("method", ["DOP853", "RK45", "BDF"])
def test_steps_abut_from_the_start_to_the_end(method: str) -> None:
    given = stepper(SWING, method, 1.0)
    names = given.problem.equations.states
    state = np.array([{"p_m": 1.0}.get(name, 0.0) for name in names])
    steps = list(given.steps(Stretch(0.0, 1.0, 0.0, 1.0), 0.0, state, 1.0))
    assert all(isinstance(step, Step) for step in steps)
    ends = [0.0, *(step.end for step in steps if isinstance(step, Step))]
    assert [step.start for step in steps if isinstance(step, Step)] == ends[:-1] and ends[-1] == 1.0
    for step in steps:
        assert isinstance(step, Step)
        time = np.array([step.start, step.end])
        found = dict(zip(names, step.states(time), strict=True))
        np.testing.assert_allclose(found["p_m"], np.cos(time), atol=1e-6)


def test_no_step_is_longer_than_the_longest() -> None:
    given = stepper(SWING, "DOP853", 1.0, 0.1)
    steps = list(given.steps(Stretch(0.0, 1.0, 0.0, 1.0), 0.0, np.array([1.0, 0.0]), 1.0))
    assert max(step.end - step.start for step in steps if isinstance(step, Step)) <= 0.1 + 1e-12


def test_where_the_rates_end_the_reason_is_given() -> None:
    given = stepper(FALL, "DOP853", 5.0)
    *steps, last = given.steps(Stretch(0.0, 5.0, 0.0, 5.0), 0.0, np.array([1.0]), 1.0)
    assert isinstance(last, Stop) and last.law
    assert isinstance(steps[-1], Step) and steps[-1].end < 1.0


@pytest.mark.parametrize("possible", [1e-4, 4e-4])
def test_after_a_failure_few_steps_are_tried_and_none_much_shorter_than_has_to_be(
    possible: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the last one, of 0.01 s, on: within an eighth of what is possible."""
    given, tried = stepper(SWING, "DOP853", 1.0), list[float]()
    advanced = given._advanced

    def limited(solver: Any) -> tuple[Any, str]:
        tried.append(solver.max_step)
        return advanced(solver) if solver.max_step <= possible else (solver, "too long")

    monkeypatch.setattr(given, "_advanced", limited)
    next(iter(given.steps(Stretch(0.0, 1.0, 0.0, 1.0), 0.0, np.array([1.0, 0.0]), 0.01)))
    assert len(tried) <= 4 and possible / 8 <= tried[-1] <= possible


@pytest.mark.parametrize(("longest", "creeps"), [(1e-4, True), (4e-4, False)])
def test_of_steps_that_creep_the_way_since_the_last_look_is_looked_at(
    longest: float, creeps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a motion whose end they will not reach."""
    end = 1e5
    given, looked = stepper(SWING, "RK45", end, longest), list[list[float]]()

    def rounded(places: Sequence[tuple[float, Any]], step: float) -> bool:
        looked.append([time for time, _ in places])
        return False

    monkeypatch.setattr(given.control, "rounded", rounded)
    taken = given.steps(Stretch(0.0, end, 0.0, end), 0.0, np.array([1.0, 0.0]), 1e-3)
    while given.control.rounding.looked_after == 0:
        next(taken)
    assert [places[0] for places in looked[1:]] == ([0.0] if creeps else [])
    assert looked[-1][-1] == pytest.approx(64 * longest, rel=0.1)


@pytest.mark.parametrize(("unit", "outlet"), [(1.0, "root"), (1e-9, "root"), (1e9, "root"), (1.0, "line")])
def test_a_root_at_zero_is_stiff_from_the_start_in_any_unit(unit: float, outlet: str) -> None:
    """An empty tank that is filled: a slope that is infinite there is none that differences over one unit find."""
    law = {"root": "sign(e)*sqrt(abs(e))", "line": "e"}[outlet]
    h = Zero("h")
    tank = bg.Graph("tank", Sf("pump", unit) >> h, h >> C("A", unit), h >> R("outlet", flow=f"{unit!r}*{law}"))
    run = bg.simulate(tank, 5.0)
    assert run.solver.startswith("RADAU") == (outlet == "root")
    level = run["h"][-1]  # t = -2 (sqrt h + log(1 - sqrt h)), or h = 1 - exp(-t)
    wanted = -2 * (np.sqrt(level) + np.log(1 - np.sqrt(level))) if outlet == "root" else -np.log(1 - level)
    assert wanted == pytest.approx(5.0, rel=1e-6)


@pytest.mark.slow
def test_a_line_at_rest_before_an_orifice_is_met_by_its_wave() -> None:
    """Its pressures are rounding until the wave arrives, and explicit steps went to and fro over the root at zero."""
    sections, inertance, capacity = 10, 2e6, 4.1667e-9
    source, points = One("s"), [Zero(f"p{k}") for k in range(sections + 1)]
    valve = R("valve", flow="where(e>0, 1e-3*e/sqrt(e+100), 1e-12*e)")
    parts = [Se("P", 8e5) >> source >> points[0], source >> valve, points[0] >> C("c0", capacity / 2)]
    for k in range(sections):
        pipe = One(f"q{k}")
        parts += [points[k] >> pipe >> points[k + 1], pipe >> I(f"l{k}", inertance)]
        parts += [pipe >> R(f"f{k}", effort="4e6*f*abs(f)"), points[k + 1] >> C(f"c{k + 1}", capacity)]

    def end(orifice: str, **how: Any) -> float:
        line = bg.Graph("line", *parts, points[-1] >> R("orifice", flow=orifice))
        return float(bg.simulate(line, 1.0, **how)[f"p{sections}"][-1])

    found = end("4e-5*sign(e)*sqrt(abs(e))")
    assert found == pytest.approx(end("4e-5*sign(e)*sqrt(abs(e))", method="Radau"), rel=1e-6)
    assert found == pytest.approx(end("4e-5*e/sqrt(abs(e) + 1e-3)"), rel=1e-6)
