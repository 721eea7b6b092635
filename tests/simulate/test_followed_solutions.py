"""Solutions of nonlinear systems on which no rate depends are followed as those that feed a state."""

from __future__ import annotations

import copy
import math
import pickle
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, De, Df, One, R, Se, Sf, Zero
from bondgraph.equations.followed_solutions import integrals_of, with_followed
from bondgraph.problem.problem import Problem
from bondgraph.simulate.followed_solutions import with_followed_solutions

N_SHAPED = "where(e < 1, e, where(e < 2, 1 - 0.8*(e - 1), 0.2 + (e - 2)))"
"""With 3 ohm before it there is a fold at 4 V, where e leaps from 1 V; up to there e is a quarter of the source's."""
CUBIC = "f**3 - 3*f"
"""A fold at 2 V, where f leaps from -1 A to 2 A."""
FOLDS = {"bent": 4.0, "smooth": 2.0}


def idle() -> list[Any]:
    """A state that has nothing to do with the rest."""
    z = One("z")
    return [Se("W", 1) >> z, z >> R("rz", 1), z >> C("cz", 1)]


def fed(part: float) -> list[Any]:
    """A state that the loop feeds."""
    y = Zero("y")
    return [Sf("F", f"{part}*vn") >> y, y >> C("cy", 1)]


def diode(source: str, *others: Any) -> bg.Graph:
    i, n = One("i"), Zero("n")
    return bg.Graph(
        "diode", Se("V", source) >> i >> n, i >> R("rs", 3), n >> R("nd", flow=N_SHAPED), n >> De("vn"), *others
    )


def charging(*others: Any) -> bg.Graph:
    """The same behind 5 (1 - exp(-t)) volts."""
    j, x = One("j"), Zero("x")
    before = Se("U", 5) >> j, j >> R("rr", 1), j >> x, x >> C("cx", 1), x >> De("vx")
    return diode("vx", *before, *others)


def tunnel(source: str, *others: Any) -> bg.Graph:
    i = One("i")
    return bg.Graph("tunnel", Se("V", source) >> i, i >> R("c", effort=CUBIC), i >> Df("vn"), *others)


def reaches(voltage: float) -> float:
    """The instant at which the charging source does."""
    return -math.log(1 - voltage / 5)


@pytest.mark.parametrize("part", [0.0, 1e-5, 1e-2], ids=["unfed", "fed a little", "fed"])
def test_events_samples_and_outputs_are_those_of_a_loop_that_feeds_a_state(part: float) -> None:
    m = Zero("m")
    sampled = [bg.sample("s", "vn", every="1 s"), Sf("J", "s") >> m, m >> C("cm", 1), bg.counter("k", "vn > 0.5")]
    run = bg.simulate(charging(*sampled, *(fed(part) if part else [])), (0, 1.5))
    np.testing.assert_allclose(run["n"], 5 * (1 - np.exp(-run.t)) / 4, rtol=1e-7, atol=1e-9)
    assert run["k"][-1] == 1
    assert run["m"][-1] == pytest.approx(5 * (1 - math.exp(-1)) / 4 * 0.5, rel=1e-7)
    stopped = bg.simulate(charging(bg.stop("end", "vn > 0.9"), *(fed(part) if part else [])), (0, 5))
    assert stopped.ended_by == "end" and stopped.t[-1] == pytest.approx(reaches(3.6), abs=1e-7)


@pytest.mark.parametrize("others", [idle(), []], ids=["a state", "no state"])
@pytest.mark.parametrize("instants", [(0, 6.0), [0, 2, 6], [0, 0.1, 5.9, 6]])
def test_which_instants_are_asked_for_makes_no_difference(instants: Any, others: list[Any]) -> None:
    """A law that is left by its lower branch alone is on it all along, whatever is asked for."""
    run = bg.simulate(diode("3.9*sin(t)", *others), instants)
    np.testing.assert_allclose(run["n"], 3.9 * np.sin(run.t) / 4, rtol=1e-9, atol=1e-12)
    assert run.at(np.pi / 2, "n") == pytest.approx(3.9 / 4, rel=1e-12)


@pytest.mark.parametrize("others", [fed(1e-2), idle(), []], ids=["fed", "a state", "no state"])
@pytest.mark.parametrize("instants", [(0, 2.8), [0, 1.5, 2.8]])
@pytest.mark.parametrize("fold", FOLDS)
def test_a_fold_stops_the_run_at_its_instant(fold: str, instants: Any, others: list[Any]) -> None:
    graph = diode("5*sin(t)", *others) if fold == "bent" else tunnel("5*sin(t)", *others)
    with pytest.raises(bg.SimulationStopped, match=r"loss of the solution branch|determinant of the nonlinear") as stop:
        bg.simulate(graph, instants)
    assert "integral of" not in str(stop.value)
    assert stop.value.trajectory.steps[-1] == pytest.approx(math.asin(FOLDS[fold] / 5), abs=3e-8)


@pytest.mark.parametrize("events", [[bg.stop("k", "vn > 1.5")], [bg.counter("k", "vn > 1.5")], []])
def test_an_event_beyond_a_fold_is_none(events: list[Any]) -> None:
    """The voltage leaps over what the event waits for: what it does there is not known."""
    with pytest.raises(bg.SimulationStopped, match=r"rs\.e: ") as stop:
        bg.simulate(charging(*events), (0, 5))
    assert stop.value.trajectory.steps[-1] == pytest.approx(reaches(4), abs=3e-8)


@pytest.mark.parametrize("others", [fed(1e-2), idle(), []], ids=["fed", "a state", "no state"])
@pytest.mark.parametrize("largest", [3.99, 3.9999, 3.99999])
def test_a_fold_that_is_not_reached_is_none(largest: float, others: list[Any]) -> None:
    """From where a step begins Newton's method leads to another branch long before the one that is followed ends."""
    run = bg.simulate(diode(f"{largest}*sin(t)", *others), (0, 2.5))
    np.testing.assert_allclose(run["n"], largest * np.sin(run.t) / 4, rtol=1e-9)


def test_a_machine_of_states_waits_on_the_branch_that_is_followed() -> None:
    i, m = One("i"), Zero("m")
    read = bg.StateMachine("s", {"low": 0, "high": 1}, [("low", "ic < -0.5", "high")])
    law = [Se("V", "1.9*sin(t)") >> i, i >> R("c", effort=CUBIC), i >> Df("ic")]
    run = bg.simulate(bg.Graph("read", *law, read, Sf("J", "s") >> m, m >> C("cm", 1)), [0, 1.5, 2.0])
    assert run["m"][-1] == pytest.approx(2.0 - math.asin((3 * 0.5 - 0.125) / 1.9), abs=1e-7)


def test_who_integrates_it_is_not_told() -> None:
    run = bg.simulate(tunnel("1.5*sin(t)", *idle()), (0, 7), atol=1e-7)
    assert run.states == ("q_cz",) == run.equations.states
    assert len(run.errors) == 1 and run.solution(1.0).shape == (1,) and run.solution(run.t).shape == (1, len(run.t))
    assert not any("integral" in text for text in (*run, *run.notes))
    assert pickle.loads(pickle.dumps(run)) == run == copy.deepcopy(run)
    with pytest.raises(bg.ValueRefused, match="known: q_cz"):
        bg.simulate(tunnel("1.5*sin(t)", *idle()), 1, atol={"q": 1})


@pytest.mark.parametrize("method", ["LSODA", "Radau", "BDF"])
@pytest.mark.parametrize("backend", ["python", None])
def test_any_method_follows(method: str, backend: str | None) -> None:
    run = bg.simulate(tunnel("1.99*sin(t)"), [0, 2, 7], method=method, backend=backend)
    assert (np.abs(run["i"]) < 1).all()
    np.testing.assert_allclose(run["i"] ** 3 - 3 * run["i"], 1.99 * np.sin(run.t), atol=1e-12)


def problem_of(graph: bg.Graph, **values: float) -> Problem:
    return Problem.of(bg.compile(graph).as_run, values)


def test_a_system_of_one_solution_costs_nothing() -> None:
    """And neither does one that the rates need."""
    i = One("i")
    single = problem_of(bg.Graph("single", Se("V", "sin(t)") >> i, i >> R("c", effort="f**5 + f"), *idle()))
    needed = problem_of(diode("sin(t)", *fed(1.0)))
    for problem in single, needed:
        states = np.ones(len(problem.equations.states))
        assert with_followed_solutions(problem, states) == (problem, states)


@pytest.mark.parametrize(("slope", "followed"), [(3.0, True), (-3.0, False)])
def test_values_decide_which_systems_have_several_solutions(slope: float, followed: bool) -> None:
    i = One("i")
    graph = bg.Graph("valued", Se("V", "sin(t)") >> i, i >> R("c", effort="f**5 + f**3 - k*f"))
    problem, states = with_followed_solutions(problem_of(graph, k=slope), np.zeros(0))
    assert len(states) == len(integrals_of(problem.equations)) == followed


def test_what_needs_a_rate_that_is_not_known_is_not_followed() -> None:
    i = One("i")
    equations = bg.compile(bg.Graph("given", Se("V") >> i, i >> R("c", effort=CUBIC))).as_run
    assert with_followed(equations, equations.parameters).states == ("integral of i",)
    assert with_followed(equations, equations.parameters, {"V"}) is equations
