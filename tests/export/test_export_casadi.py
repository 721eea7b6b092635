"""What is exported for casadi, built and run there, gives what ours gives."""

from __future__ import annotations

import ast
import dataclasses
import math
import warnings
from functools import cache
from pathlib import Path
from runpy import run_path
from typing import Any

import export_cases as cases
import juries
import numpy as np
import pytest
from export_cases import CASES, CHARGES, MOTIONS, POINTS, TIME, near, times
from hypothesis import given, settings

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.export import casadi
from bondgraph.export._model import Model, model
from bondgraph.problem.initial_state import initial_state
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Program, kept

pytestmark = juries.package("casadi")

LONG = {"arm_of_three", "four_bar"}


def module(model: Model, folder: Path) -> dict[str, Any]:
    ((name, text),) = casadi(model).items()
    (folder / name).write_text(text)
    return run_path(str(folder / name))


@cache
def built(name: str) -> dict[str, Any]:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        return module(CASES[name]().model, Path(folder))


def value(scope: dict[str, Any], what: str, t: float, x: Any, u: Any = (), p: Any = (), memory: Any = None) -> Any:
    """The numbers of a function, and the next memory."""
    count = scope["MEMORY"]
    arguments = {"t": t, "x": list(x), "u": list(u), "p": list(p)}
    found = scope[what](**arguments, **({"memory": memory or [0.0] * count} if count else {}))
    return found[what].full(), found["memory_out"].full().ravel().tolist() if count and what != "jacobian" else []


@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.slow] if n in LONG else []) for n in CASES])
def test_functions_give_what_ours_give(name: str) -> None:
    case, scope = CASES[name](), built(name)
    u, p, exact = case.inputs(case.model, TIME), case.parameters(), instant(case.model.jacobian)
    for x in case.points(2):
        for what, expected in case.ours(x).items():
            near(value(scope, what, TIME, x, u, p)[0].ravel(), expected)
        jacobian = np.reshape(exact(case.problem.arguments(TIME, x.tolist())), (len(x), len(x)))
        near(value(scope, "jacobian", TIME, x, u, p)[0], jacobian)


@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.slow] if n in LONG else []) for n in MOTIONS])
def test_cvodes_gives_the_same_motion(name: str) -> None:
    """By steps of 1e-10; events are met by short steps only, and constraints drift by as much."""
    import casadi as ca

    case, scope = CASES[name](), built(name)
    course = cases.courses(case)

    def inputs(t: Any) -> list[Any]:
        return [eval(text, {"t": t, "sin": ca.sin, "cos": ca.cos}) for text in course]

    start = list(initial_state(case.problem, 0.0, case.start))
    found = scope["motion"](times(name), inputs, x=start, reltol=1e-10)
    cases.same_motion(name, dict(zip(case.equations.states, found, strict=True)), 1e-6)


@pytest.mark.parametrize("program", [cases.operations(), cases.systems()], ids=["operations", "systems"])
def test_every_line(program: Program, tmp_path: Path) -> None:
    scope = module(cases.hand_made(program), tmp_path)
    for point in POINTS:
        np.testing.assert_allclose(value(scope, "rates", 0.0, point)[0].ravel(), instant(program)(point), rtol=1e-14)


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_what_is_undefined_here_is_not_a_number(operation: str, tmp_path: Path) -> None:
    program = cases.operations()
    alone = Program(program.arguments, program.body, {"x": program.results[operation]})
    made = cases.hand_made(dataclasses.replace(alone, body=tuple(kept(alone.body, {alone.results["x"]}))))
    scope = module(made, tmp_path)
    for point in [(a, b) for a in (0.0, -1.0, 1.0, -2.5, 2.5) for b in (0.0, -1.0, 2.0, 0.5)]:
        expected = cases.ours_or_none(made.programs["rates"], "x", point)
        found = value(scope, "rates", 0.0, point)[0][0, 0]
        assert math.isnan(found) if expected is None else found == pytest.approx(expected, rel=1e-14), point
    assert math.isnan(value(scope, "rates", 0.0, (math.nan, math.nan))[0][0, 0])


def test_systems_without_a_solution_give_none(tmp_path: Path) -> None:
    scope = module(model(cases.unsolvable()), tmp_path)
    p = scope["PARAMETER_VALUES"]
    assert np.isfinite(value(scope, "rates", 0.0, [1.0], (), p)[0])
    assert np.isnan(value(scope, "rates", 0.0, [-9.0], (), p)[0])
    held = module(model(bg.compile(cases.held())), tmp_path)
    p = held["PARAMETER_VALUES"]
    assert np.isfinite(value(held, "rates", 0.0, [0.6, -0.8, 0.0, 0.0][: len(held["STATES"])], [0.0] * 2, p)[0]).all()
    assert np.isnan(value(held, "rates", 0.0, [0.0] * len(held["STATES"]), [0.0] * 2, p)[0]).any()


def test_a_value_that_was_not_given_chooses_no_branch(tmp_path: Path) -> None:
    scope = module(model(bg.compile(cases.switched())), tmp_path)
    for v0 in (math.nan, 1.0):
        p = [v0 if math.isnan(number) else number for number in scope["PARAMETER_VALUES"]]
        assert np.isnan(value(scope, "rates", 0.0, [1.0], (), p)[0]) == math.isnan(v0)


def test_the_branch_is_the_one_it_was_on(tmp_path: Path) -> None:
    scope = module(model(cases.branched()), tmp_path)
    memory, found, p = [0.0], [], scope["PARAMETER_VALUES"]
    for charge in CHARGES:
        rates, memory = value(scope, "rates", 0.0, [charge], (), p, memory)
        found.append(rates[0, 0])
    found.append(value(scope, "rates", 0.0, [CHARGES[-2]], (), p)[0][0, 0])
    assert found == pytest.approx(cases.followed(), rel=1e-12, abs=1e-12)


@given(cases.texts, cases.texts)
@settings(max_examples=15)
def test_no_text_breaks_out(names: list[str], words: list[str]) -> None:
    ours = cases.renamed(names, words)
    ((_, text),) = casadi(dataclasses.replace(ours, programs={})).items()
    found = {
        n.targets[0].id: n.value
        for n in ast.parse(text).body
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
    }
    assert list(ast.literal_eval(found["STATES"])) == [q.name for q in ours.states]
    for table, texts in (("DESCRIPTIONS", "description"), ("UNITS", "unit")):
        told = {q.name: getattr(q, texts) for q in ours.states if getattr(q, texts)}
        assert told.items() <= ast.literal_eval(found[table]).items()
    assert text.isascii() and {type(n) for n in ast.parse(text).body} <= {
        ast.Expr, ast.Import, ast.Assign, ast.FunctionDef
    }  # fmt: skip


def resonant(inductance: float, capacitance: float) -> bg.Graph:
    i = One("i")
    return bg.Graph("lc", Se("U", 5) >> i, i >> I("L", inductance), i >> C("C", capacitance), i >> R("R", 1))


@pytest.mark.parametrize("inductance, capacitance", [(1e-9, 1e-12), (1e-3, 30e-9)])  # 5 GHz, 30 kHz
def test_states_of_any_size_are_right_by_default_or_told(inductance: float, capacitance: float, tmp_path: Path) -> None:
    """The interface of casadi takes instants within a nanosecond for one."""
    graph = resonant(inductance, capacitance)
    instants = np.linspace(0, 6 * (inductance * capacitance) ** 0.5, 11)
    run = bg.simulate(graph, instants)
    scope = module(model(bg.compile(graph), None, {}, ["i"]), tmp_path)
    with pytest.warns(UserWarning, match="abstol = 1e-10 hides what is as small as .*q_C: give none, or a smaller one"):
        scope["motion"](instants, abstol=1e-10)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = scope["motion"](instants), scope["motion"](instants, abstol=1e-22)
    for name, *rows in zip(scope["STATES"], *found, strict=True):
        for row in rows:
            np.testing.assert_allclose(row, run[name], atol=2e-6 * abs(run[name]).max(), rtol=0)


def test_a_tolerance_that_hides_a_state_is_told_from_its_size_on(tmp_path: Path) -> None:
    graph = resonant(1e-3, 30e-9)
    instants = np.linspace(0, 6 * 3e-11**0.5, 11)
    scope = module(model(bg.compile(graph), None, {}, ["i"]), tmp_path)
    least = 1e-6 * abs(scope["motion"](instants)).max(axis=1).min()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        scope["motion"](instants, reltol=1e-6, abstol=0.9 * least)
    with pytest.warns(UserWarning, match="hides what is as small as q_C:"):
        scope["motion"](instants, reltol=1e-6, abstol=1.1 * least)


@pytest.mark.parametrize("ratio, is_told", [(1e-11, False), (1e-13, True)])
def test_what_may_be_rounding_beside_the_largest_is_told(ratio: float, is_told: bool, tmp_path: Path) -> None:
    """Two decays that have nothing to do with each other."""
    a, b = One("a"), One("b")
    parts = a >> I("A", 1), a >> R("Ra", 1), b >> I("B", 1), b >> R("Rb", 1)
    start = {"p_A": 1.0, "p_B": ratio}
    scope = module(model(bg.compile(bg.Graph("two", *parts)), None, start), tmp_path)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        found = scope["motion"]([0.0, 1.0])[scope["STATES"].index("p_B"), -1]
    assert [str(each.message).split(":")[0] for each in told] == is_told * [
        "abstol = 1e-10 hides what is as small as p_B"
    ]
    assert is_told or found == pytest.approx(ratio * math.exp(-1), rel=1e-6)


def test_a_slope_that_is_no_number_at_a_first_guess_is_no_warning(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Of turbulent and viscous flow through one pipe, from rest: solved from other guesses."""
    i = One("i")
    parts = i >> R("pipe", effort="3*f*abs(f)**0.75 + f"), i >> R("valve", effort="tanh(f)"), i >> C("tank", 1)
    graph = bg.Graph("pipe", Se("p", 1) >> i, *parts)
    scope = module(model(bg.compile(graph), None, {}, ["i"]), tmp_path)
    assert scope["MEMORY"]
    instants = np.linspace(0.0, 10.0, 5)
    run = bg.simulate(graph, instants)
    found = scope["motion"](instants)[0]
    np.testing.assert_allclose(found, run["q_tank"], rtol=0, atol=1e-6 * run["q_tank"].max())
    assert "NaN" not in "".join(capfd.readouterr())
