"""Equations in other languages: compiled, loaded and run there, they give what ours give."""

from __future__ import annotations

import ast
import ctypes
import dataclasses
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from export_cases import (
    CASES,
    CHARGES,
    MOTIONS,
    MOTOR,
    OF_EVERY_KIND,
    POINTS,
    TIME,
    all_cases,
    branched,
    followed,
    hand_made,
    held,
    hostile,
    motor,
    near,
    needs,
    operations,
    ours_or_none,
    renamed,
    switched,
    systems,
    texts,
    unsolvable,
)  # fmt: skip
from hypothesis import given, settings
from hypothesis import strategies as st
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.cli import main
from bondgraph.elements import C, I, One, R, Se
from bondgraph.equations.lower import lower
from bondgraph.export import TARGETS, c, c_jacobian, cvode, python
from bondgraph.export._model import Model, model
from bondgraph.export._names import identifiers, stem
from bondgraph.problem.initial_state import initial_state
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Builder, Program, kept

COMPILER = shutil.which("gcc") or shutil.which("cc")
FLAGS = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-ffp-contract=off")
compiled_c = pytest.mark.skipif(
    COMPILER is None, reason="NO C COMPILER (gcc or cc): the C that is exported is not tried on this machine"
)
LONG = 100_000


def test_motions_that_stand_for_all_need_all_that_any_needs() -> None:
    every, chosen = (set().union(*(needs(CASES[name]().model) for name in names)) for names in (MOTIONS, OF_EVERY_KIND))
    assert every == chosen


# -- C ---------------------------------------------------------------------------------------------------------------


def library(folder: Path, *sources: str) -> ctypes.CDLL:
    """The shared library of C files, for which no compiler has a word of warning; long ones take long to optimize."""
    optimize = "-O2" if all((folder / source).stat().st_size < LONG for source in sources) else "-O0"
    command = [str(COMPILER), *FLAGS, optimize, "-shared", "-fPIC", *sources, "-o", "library.so", "-lm"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(folder / "library.so"))


def valve() -> bg.Equations:
    """A nonlinear system of one unknown, whose loops compilers know to be of one turn."""
    i = One("i")
    law = R("valve", flow="e*abs(e)/10 + e/20")
    return bg.compile(bg.Graph("valve", Se("U", 1) >> i, i >> I("L", 0.01), i >> law, i >> C("Ca", 1)))


@compiled_c
@pytest.mark.parametrize("optimize", ["-O0", "-O1", "-O2", "-Os"])
def test_no_compiler_warns_however_it_optimizes(optimize: str, tmp_path: Path) -> None:
    """Each level sees other variables that no loop seems to write."""
    for equations in (valve(), CASES["nonlinear_loop"]().equations, bg.compile(switched())):
        bg.export(equations, c, c_jacobian, folder=tmp_path)
    sources = sorted(path.name for path in tmp_path.glob("*.c"))
    assert {"valve.c", "valve_jacobian.c"} < {*sources}
    for source in sources:
        command = [str(COMPILER), *FLAGS, optimize, "-c", source]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def doubles(values: Any) -> Any:
    values = list(values)
    return (ctypes.c_double * max(len(values), 1))(*values)


def call(function: Any, model: Model, count: int, t: float, x: Any, u: Any, p: Any) -> list[float]:
    result = doubles([0.0] * count)
    function.argtypes = [ctypes.c_double, *[ctypes.c_void_p] * 5]
    code = function(t, doubles(x), doubles(u), doubles(p), doubles([0.0] * model.kept), result)
    assert code == 0, code
    return list(result)[:count]


@compiled_c
@all_cases
def test_c_gives_what_ours_gives(name: str, tmp_path: Path) -> None:
    case = CASES[name]()
    written = bg.export(
        case.equations, c, c_jacobian, folder=tmp_path, values=case.numbers, start=case.start, outputs=case.outputs
    )
    loaded = library(tmp_path, *(path.name for path in written if path.suffix == ".c"))
    found = case.model
    u, p = case.inputs(found, TIME), case.parameters()
    for x in case.points():
        for what, expected in case.ours(x).items():
            near(call(getattr(loaded, f"{found.name}_{what}"), found, len(expected), TIME, x, u, p), expected)
        jacobian = call(getattr(loaded, f"{found.name}_jacobian"), found, len(x) ** 2, TIME, x, u, p)
        rates = getattr(loaded, f"{found.name}_rates")
        columns = []
        for k in range(len(x)):
            step = np.eye(len(x))[k] * 1e-6 * max(1.0, abs(x[k]))
            ends = [np.array(call(rates, found, len(x), TIME, x + s * step, u, p)) for s in (1, -1)]
            columns.append((ends[0] - ends[1]) / (2 * step[k]))
        exact, size = np.reshape(jacobian, (len(x), len(x))), max(1.0, float(np.abs(columns).max()))
        np.testing.assert_allclose(exact, np.array(columns).T, atol=1e-6 * size)


@compiled_c
def test_rates_are_those_of_the_simulator(tmp_path: Path) -> None:
    case = CASES["rolling_disc_in_momenta"]()
    bg.export(case.equations, c, folder=tmp_path, values=case.numbers)
    loaded, found = library(tmp_path, f"{case.model.name}.c"), case.model
    for x in case.points(10):
        expected = bg.rates(case.equations, case.values, dict(zip(case.equations.states, x, strict=True)), TIME)
        rates = call(loaded.rolling_disc_rates, found, len(x), TIME, x, [], case.parameters())
        near(rates, list(expected.values()))


RK4 = """
#include "NAME.h"

/* n steps of the classical method of Runge and Kutta from t = 0; the states in x, in place. */
int motion(int n, double end, double *x, const double *u, const double *p, double *memory);

int motion(int n, double end, double *x, const double *u, const double *p, double *memory)
{
    static const double weights[] = {1.0, 2.0, 2.0, 1.0}, ahead[] = {0.0, 0.5, 0.5, 1.0};
    double k[NAME_nx], there[NAME_nx], sum[NAME_nx];
    const double h = end / n;
    int step, stage, i, code;
    for (step = 0; step < n; step++) {
        for (i = 0; i < NAME_nx; i++) sum[i] = k[i] = 0.0;
        for (stage = 0; stage < 4; stage++) {
            for (i = 0; i < NAME_nx; i++) there[i] = x[i] + h * ahead[stage] * k[i];
            code = NAME_rates(h * (step + ahead[stage]), there, u, p, memory, k);
            if (code) return code;
            for (i = 0; i < NAME_nx; i++) sum[i] += weights[stage] * k[i];
        }
        for (i = 0; i < NAME_nx; i++) x[i] += h / 6.0 * sum[i];
    }
    return 0;
}
"""


@compiled_c
@pytest.mark.parametrize(
    ("name", "end", "steps", "tolerance"),
    [
        ("motor_with_gear", 0.05, 2000, 1e-8),
        ("rolling_disc_in_momenta", 1.0, 4000, 1e-8),
        ("nonlinear_loop", 2, 1000, 1e-8),
    ],
)
def test_a_motion_in_c_is_ours(name: str, end: float, steps: int, tolerance: float, tmp_path: Path) -> None:
    """Fourth order, fixed step; ours at 1e-11. Differences relative to the largest value of each state."""
    case = CASES[name]()
    found = case.model
    bg.export(case.equations, c, folder=tmp_path, values=case.numbers)
    (tmp_path / "motion.c").write_text(RK4.replace("NAME", found.name))
    loaded = library(tmp_path, f"{found.name}.c", "motion.c")
    x = doubles(initial_state(case.problem, 0.0, case.start))
    loaded.motion.argtypes = [ctypes.c_int, ctypes.c_double, *[ctypes.c_void_p] * 4]
    memory = doubles([0.0] * found.kept)
    assert loaded.motion(steps, end, x, doubles(case.inputs(found, 0.0)), doubles(case.parameters()), memory) == 0
    run = bg.simulate(case.equations, (0, end), case.values, case.start, rtol=1e-11, atol=1e-13)
    for state, value in zip(case.equations.states, x, strict=False):
        assert value == pytest.approx(run[state][-1], abs=tolerance * max(np.abs(run[state]).max(), 1e-6))


def code_of(loaded: Any, model: Model, x: Any, p: Any) -> int:
    function = getattr(loaded, f"{model.name}_rates")
    function.argtypes = [ctypes.c_double, *[ctypes.c_void_p] * 5]
    u = [q.value for q in model.inputs]
    return int(function(0.0, doubles(x), doubles(u), doubles(p), None, doubles([0.0] * len(x))))


@compiled_c
def test_c_says_by_a_code_what_is_wrong(tmp_path: Path) -> None:
    found = CATALOGUE["double_pendulum"]()
    equations = bg.compile(found.graph, bg.forms.kane_velocity)
    bg.export(equations, c, folder=tmp_path)  # no values: they must be given before a result is a number
    ours = model(equations)
    loaded = library(tmp_path, f"{ours.name}.c")
    loaded_message = getattr(loaded, f"{ours.name}_message")
    loaded_message.restype = ctypes.c_char_p
    numbers = [float(found.values[q.name]) for q in ours.parameters]
    x = [0.1] * len(ours.states)
    assert code_of(loaded, ours, x, numbers) == 0
    assert code_of(loaded, ours, x, [float("nan")] * len(numbers)) in (1, 3)
    massless = [0.0 if q.name.startswith("m") else n for q, n in zip(ours.parameters, numbers, strict=True)]
    assert code_of(loaded, ours, x, massless) == 1
    assert loaded_message(0) == b"no error"
    assert b"singular" in loaded_message(1) and loaded_message(-1) == loaded_message(9) == b"unknown code"


@compiled_c
def test_a_value_that_was_not_given_chooses_no_branch_in_c(tmp_path: Path) -> None:
    bg.export(switched(), c, folder=tmp_path)
    loaded, ours = library(tmp_path, "switched.c"), model(bg.compile(switched()))
    given = {q.name: q.value for q in ours.parameters}
    assert given["v0"] is None
    for v0, code in ((float("nan"), 3), (1.0, 0)):
        assert code_of(loaded, ours, [1.0], [v0 if value is None else value for value in given.values()]) == code


@compiled_c
def test_c_says_that_there_is_no_solution(tmp_path: Path) -> None:
    equations = unsolvable()
    ours = model(equations)
    assert ours.kept == 1
    bg.export(equations, c, folder=tmp_path)
    loaded = library(tmp_path, "parabola.c")
    assert code_of(loaded, ours, [1.0], [q.value for q in ours.parameters]) == 0
    assert code_of(loaded, ours, [-9.0], [q.value for q in ours.parameters]) == 2


# -- Python ----------------------------------------------------------------------------------------------------------

APART = """
import json, runpy, sys
sys.modules["bondgraph"] = sys.modules["bondgraph_elements"] = sys.modules["scipy"] = sys.modules["sympy"] = None
path, asked = sys.argv[1], json.load(sys.stdin)
module = runpy.run_path(path)
memory = [0.0] * module["MEMORY"]
answers = []
for t, x, u, p in asked["points"]:
    answers.append({what: module[what](t, x, u, p, memory).tolist() for what in asked["what"]})
for x in asked["wrong"]:
    try:
        module["rates"](0.0, x)
        answers.append("nothing")
    except (module["Undefined"], ValueError) as error:
        answers.append(type(error).__name__)
json.dump(answers, sys.stdout)
"""


def apart(path: Path, **asked: Any) -> Any:
    """What a module gives in a process of its own, where none of our packages can be imported."""
    done = subprocess.run(
        [sys.executable, "-I", "-c", APART, str(path)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@all_cases
def test_python_gives_what_ours_gives(name: str, tmp_path: Path) -> None:
    case = CASES[name]()
    (path,) = bg.export(
        case.equations, python, folder=tmp_path, values=case.numbers, start=case.start, outputs=case.outputs
    )
    u, p, points = case.inputs(case.model, TIME), case.parameters(), case.points()
    ours = [case.ours(x) for x in points]
    answers = apart(path, points=[[TIME, x.tolist(), u, p] for x in points], what=[*ours[0], "jacobian"], wrong=[])
    exact = instant(jacobian_program(lower(case.equations, case.equations.rates), range(1, 1 + len(points[0]))))
    for x, found, expected in zip(points, answers, ours, strict=True):
        jacobian = np.reshape(exact(case.problem.arguments(TIME, x.tolist())), (len(x), len(x)))
        for what, values in (expected | {"jacobian": jacobian}).items():
            near(found[what], values)


def test_python_refuses_what_is_undefined(tmp_path: Path) -> None:
    (path,) = bg.export(unsolvable(), python, folder=tmp_path)
    assert apart(path, points=[], what=[], wrong=[[-9.0], [1.0, 2.0], [1.0]]) == ["Undefined", "ValueError", "nothing"]


def test_a_value_that_was_not_given_chooses_no_branch_in_python(tmp_path: Path) -> None:
    for values, expected in (({}, "Undefined"), ({"v0": 1}, "nothing")):
        (path,) = bg.export(switched(), python, folder=tmp_path, values=values)
        assert apart(path, points=[], what=[], wrong=[[1.0]]) == [expected]


# -- branches --------------------------------------------------------------------------------------------------------


@compiled_c
def test_c_stays_on_the_branch_it_is_on(tmp_path: Path) -> None:
    bg.export(branched(), c, folder=tmp_path)
    ours, loaded = model(branched()), library(tmp_path, "branched.c")
    rates, memory, found = loaded.branched_rates, doubles([0.0] * ours.kept), []
    rates.argtypes = [ctypes.c_double, *[ctypes.c_void_p] * 5]
    p = doubles(q.value for q in ours.parameters)
    for charge, kept_here in [*((q, memory) for q in CHARGES), (CHARGES[-2], None)]:
        result = doubles([0.0])
        assert rates(0.0, doubles([charge]), doubles([]), p, kept_here, result) == 0
        found.append(result[0])
    assert found == pytest.approx(followed(), rel=1e-12, abs=1e-12)


def test_python_stays_on_the_branch_it_is_on(tmp_path: Path) -> None:
    (path,) = bg.export(branched(), python, folder=tmp_path)
    module = run_path(str(path))
    memory, usual = [0.0] * module["MEMORY"], (module["INPUT_VALUES"], module["PARAMETER_VALUES"])
    found = [module["rates"](0.0, [q], *usual, memory)[0] for q in CHARGES] + [module["rates"](0.0, [CHARGES[-2]])[0]]
    assert found == pytest.approx(followed(), rel=1e-12, abs=1e-12)


# -- every line a program can have -----------------------------------------------------------------------------------


@compiled_c
@pytest.mark.parametrize("program", [operations(), systems()], ids=["operations", "systems"])
def test_every_line_in_c(program: Program, tmp_path: Path) -> None:
    made = hand_made(program)
    for name, text in c(made).items():
        (tmp_path / name).write_text(text)
    rates = library(tmp_path, "made.c").made_rates
    for point in POINTS:
        found = call(rates, made, len(program.results), 0.0, point, [], [])
        np.testing.assert_allclose(found, instant(program)(point), rtol=1e-14)


@pytest.mark.parametrize("program", [operations(), systems()], ids=["operations", "systems"])
def test_every_line_in_python(program: Program, tmp_path: Path) -> None:
    made = hand_made(program)
    (text,) = python(made).values()
    (tmp_path / "made.py").write_text(text)
    answers = apart(tmp_path / "made.py", points=[[0.0, p, [], []] for p in POINTS], what=["rates"], wrong=[])
    for point, found in zip(POINTS, answers, strict=True):
        np.testing.assert_allclose(found["rates"], instant(program)(point), rtol=1e-14)


@compiled_c
@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_what_is_undefined_here_is_undefined_in_both(operation: str, tmp_path: Path) -> None:
    """At zero, below it and beyond one: each is defined in all of them, with the same value, or in none."""
    program = operations()
    alone = Program(program.arguments, program.body, {"x": program.results[operation]})
    made = hand_made(dataclasses.replace(alone, body=tuple(kept(alone.body, {alone.results["x"]}))))
    for name, text in (c(made) | python(made)).items():
        (tmp_path / name).write_text(text)
    loaded = library(tmp_path, "made.c")
    scope = run_path(str(tmp_path / "made.py"))
    for point in [(a, b) for a in (0.0, -1.0, 1.0, -2.5, 2.5) for b in (0.0, -1.0, 2.0, 0.5)]:
        expected = ours_or_none(made.programs["rates"], "x", point)
        result = doubles([0.0])
        loaded.made_rates.argtypes = [ctypes.c_double, *[ctypes.c_void_p] * 5]
        code = loaded.made_rates(0.0, doubles(point), doubles([]), doubles([]), None, result)
        assert (code == 0) == (expected is not None), (operation, point)
        try:
            found = scope["rates"](0.0, point, (), ())[0]
        except scope["Undefined"]:
            found = None
        assert (found is None) == (expected is None), (operation, point)
        if expected is not None:
            assert result[0] == pytest.approx(expected, rel=1e-14) and found == pytest.approx(expected, rel=1e-14)


# -- derivatives -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_each_operation_is_differentiated(operation: str) -> None:
    builder = Builder(("x", "y"))
    x, y = 0, 1
    if operation == "select":
        slot = builder.emit("select", builder.emit("lt", x, y), builder.emit("mul", x, y), builder.emit("sin", x))
    else:
        slot = builder.emit(operation, *(x, y)[: OPERATIONS[operation]])
    program = builder.finish({"z": slot})
    value, derivatives = instant(program), instant(jacobian_program(program, (0, 1)))
    for point in ((0.3, 0.7), (0.7, 0.3)):
        for k, derivative in enumerate(derivatives(point)):
            step = [1e-6 * (k == j) for j in (0, 1)]
            ends = [value([a + s * b for a, b in zip(point, step, strict=True)])[0] for s in (1, -1)]
            assert derivative == pytest.approx((ends[0] - ends[1]) / 2e-6, abs=1e-8)


# -- names -----------------------------------------------------------------------------------------------------------


@given(st.lists(st.one_of(hostile, st.sampled_from(["a_b", "a.b", "a[b]", "a'", "a_rate", "a_b_2", "names"]))))
def test_identifiers_are_identifiers_and_no_two_alike(names: list[str]) -> None:
    found = identifiers(names)
    assert set(found) == set(names) and len(set(found.values())) == len(found)
    assert all(re.fullmatch("[A-Za-z0-9_]+", spelt) for spelt in found.values())
    assert identifiers(reversed(names)).keys() == found.keys()


@given(hostile.filter(bool))
def test_a_stem_is_an_identifier_that_hides_nothing(name: str) -> None:
    assert re.fullmatch("[A-Za-z][A-Za-z0-9_]*", stem(name))
    assert {stem(word) for word in ("math", "con", "numpy", "_a", "motor")} == {
        "math_model", "con_model", "numpy_model", "m_a", "motor",
    }  # fmt: skip


@given(texts, texts)
def test_no_text_breaks_out_of_python(names: list[str], words: list[str]) -> None:
    ours = renamed(names, words)
    nothing = {"rates": Program((), (), {})}
    tree = ast.parse(python(dataclasses.replace(ours, programs=nothing))[f"{ours.name}.py"].partition("\nclass ")[0])
    found = {
        n.targets[0].id: n.value for n in tree.body if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
    }
    assert {type(n) for n in tree.body} == {ast.Expr, ast.Import, ast.Assign}
    assert list(ast.literal_eval(found["STATES"])) == [q.name for q in ours.states]
    described = {q.name: q.description for q in ours.states if q.description}
    assert described.items() <= ast.literal_eval(found["DESCRIPTIONS"]).items()


@compiled_c
@given(texts, texts)
@settings(max_examples=25)
def test_no_text_breaks_out_of_c(tmp_path_factory: Any, names: list[str], words: list[str]) -> None:
    """The tables of names hold every text as it is, and there is nothing in the library but what belongs there."""
    folder = tmp_path_factory.mktemp("hostile")
    ours = renamed(names, words)
    for name, text in c(ours).items():
        (folder / name).write_text(text)
        assert text.isascii()
    loaded = library(folder, f"{ours.name}.c")
    for what, expected in (("names", [q.name for q in ours.states]), ("words", [q.description for q in ours.states])):
        table = (ctypes.c_char_p * len(expected)).in_dll(loaded, f"{ours.name}_{what}_x")
        assert list(table) == [
            text.replace("\0", "\ufffd").encode("utf-8", "replace") for text in expected
        ]  # fmt: skip
    header = (folder / f"{ours.name}.h").read_text()
    for k, quantity in enumerate(ours.states):
        assert f"{ours.name}_x_{quantity.identifier} = {k}" in header


@compiled_c
def test_long_texts_are_within_what_compilers_must_read(tmp_path: Path) -> None:
    words = {"U": "\U0001f600" * 1000, "w": "\udc80" * 1000, "M": '"' * 1000}
    bg.export(motor(), c, folder=tmp_path, values=MOTOR, descriptions=words)
    library(tmp_path, "dc_motor.c")


def test_names_and_words_are_carried_along(tmp_path: Path) -> None:
    words = {"U": "supply voltage in V"}
    header, source, module = bg.export(motor(), c, python, folder=tmp_path, values=MOTOR, descriptions=words)
    assert "dc_motor_u_U = 0 /* U: supply voltage in V */" in re.sub(r",? /\*", " /*", header.read_text())
    assert '"gear-w_load.e"' in source.read_text() or '"gear.e"' in source.read_text()
    scope: dict[str, Any] = {"__name__": "dc_motor"}
    exec(compile(module.read_text(), "dc_motor", "exec"), scope)
    assert scope["DESCRIPTIONS"]["U"] == words["U"]
    values = dict(zip(scope["PARAMETERS"], scope["PARAMETER_VALUES"], strict=True))
    assert values == {name: MOTOR[name] for name in values}


# -- what is chosen, and what is refused ------------------------------------------------------------------------------


def test_outputs_are_those_that_are_chosen() -> None:
    chosen = model(bg.compile(motor()), MOTOR, None, ["w", "L.energy"])
    assert [q.name for q in chosen.outputs] == ["w", "L.energy"]
    disc = CASES["rolling_disc_in_velocities"]().equations
    bond = next(bond for bond in disc.graph.bonds if bond.size == 3)
    parts = [disc.variable((bond.name, k), "e") for k in range(3)]
    junction = disc.graph.junctions["f"].components
    assert [q.name for q in model(disc, None, None, [f"{bond.name}.e", "f"]).outputs] == [*parts, *junction]
    shaken = CASES["shaken_pendulum_with_its_reaction"]()
    assert [q.name for q in shaken.model.inputs] == ["across", "lift", "across'", "lift'"]
    assert [q.identifier for q in shaken.model.inputs] == ["across", "lift", "across_rate", "lift_rate"]
    # A rate that no chosen output needs is not asked for.
    assert [q.name for q in model(bg.compile(motor()), MOTOR).inputs] == ["U", "M"]


def test_the_start_may_be_given_by_flows() -> None:
    found = model(bg.compile(motor()), MOTOR, {"i": 2.0})
    assert dict(zip((q.name for q in found.states), (q.value for q in found.states), strict=True))["p_L"] == 2e-3


def conditional() -> bg.Equations:
    """Equations that hold only while the motor has no voltage."""
    equations = bg.compile(motor())
    balance = equations.balance.constrained(conditions=(equations.xp.symbol("U"),))
    return dataclasses.replace(equations, balance=balance)


def refusals() -> dict[str, tuple[type[bg.BondGraphError], str, Callable[[], Any]]]:
    v = One("v")
    law = bg.Function(lambda f: f**3, lambda f: 3 * f**2)
    function = bg.Graph("g", v >> I("m", 1), v >> R("d", effort=law))
    return {
        "a Python function": (bg.NotExportable, "d", lambda: bg.export(function, c)),
        "a course": (bg.ValueRefused, "U", lambda: bg.export(motor(), c, values={"U": "sin(t)"})),
        "not finite": (bg.ValueRefused, "Ra", lambda: bg.export(motor(), c, values={"Ra": float("inf")})),
        "an unknown value": (bg.ValueRefused, "Rb", lambda: bg.export(motor(), c, values={"Rb": 1})),
        "an unknown output": (bg.ValueRefused, "'Ra.g'", lambda: bg.export(motor(), c, outputs=["Ra.g"])),
        "one text": (bg.ValueRefused, "outputs", lambda: bg.export(motor(), c, outputs="Ra.e")),
        "an unknown word": (bg.ValueRefused, "'z'", lambda: bg.export(motor(), c, descriptions={"z": ""})),
        "a long word": (bg.ValueRefused, "U", lambda: bg.export(motor(), c, descriptions={"U": "u" * 1001})),
        "no target": (bg.NotExportable, "export", lambda: bg.export(motor())),
        "conditions": (bg.NotExportable, "dc_motor", lambda: bg.export(conditional(), c)),
        "constraints for CVODE": (bg.NotExportable, "held", lambda: bg.export(held(), cvode)),
        "no function": (bg.NotExportable, "export", lambda: bg.export(motor(), "c")),
        "two of one name": (
            bg.NotExportable, "dc_motor", lambda: bg.export(motor(), c, lambda model: {"dc_motor.c": ""})
        ),
    }  # fmt: skip


@pytest.mark.parametrize("what", refusals())
def test_refusals_name_the_place_and_write_nothing(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    error, place, export = refusals()[what]
    with pytest.raises(error) as caught:
        export()
    assert caught.value.place == place and caught.value.remedy
    assert not list(tmp_path.iterdir())


@compiled_c
def test_the_program_on_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    docs = Path(__file__).parents[2] / "docs"
    guide, called = (docs / "export.md").read_text(), (docs / "export-code.md").read_text()
    code = re.search("^```python\\n(.*?)^```", guide, re.M | re.S)
    program = re.search("^```c\\n(.*?)^```", called, re.M | re.S)
    assert code and program
    scope: dict[str, Any] = {}
    exec(compile(code[1], "export.md", "exec"), scope)
    (tmp_path / "motor" / "main.c").write_text(program[1])
    command = [str(COMPILER), *FLAGS, "main.c", "dc_motor.c", "-o", "main", "-lm"]
    subprocess.run(command, cwd=tmp_path / "motor", check=True)
    done = subprocess.run([str(tmp_path / "motor" / "main")], capture_output=True, text=True, check=True)
    values = {"U": 12, "L": 5e-3, "Ra": 2, "K": 0.05, "J": 1e-4, "b": 1e-5}
    run = bg.simulate(scope["motor"], (0, 0.5), values, {"w": 20})
    assert float(done.stdout) == pytest.approx(run["w"][-1], rel=1e-4)


# -- the command line ------------------------------------------------------------------------------------------------

FILE = """
import bondgraph as bg
from bondgraph.elements import GY, I, One, R, Se

U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
motor = bg.Graph("dc_motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
values = {"L": 5e-3, "K": 0.05, "Ra": 1, "J": 1e-4, "b": 1e-5}
"""


def shell(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(main, ["export", *arguments])
    assert result.exit_code == code, result.output
    return result.output


def test_the_command_writes_what_export_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("motor.py").write_text(FILE)
    options = ("--set", "U=12", "--start", "i=2", "--output", "w", "--output", "Ra.e")
    output = shell("motor.py", "--to", "c", "--to", "python", "-o", "out", *options)
    written = [Path("out") / name for name in ("dc_motor.h", "dc_motor.c", "dc_motor.py")]
    assert output.splitlines() == [str(path) for path in written]
    scope: dict[str, Any] = {"__name__": "dc_motor"}
    exec(compile(written[2].read_text(), "dc_motor", "exec"), scope)
    assert scope["OUTPUTS"] == ("w", "Ra.e") and scope["START"] == (0.01, 0.0) and scope["INPUT_VALUES"] == (12.0,)


def test_the_command_names_its_targets_and_refuses_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("motor.py").write_text(FILE)
    listed = shell("--help")
    told = {name: (target.__doc__ or "").splitlines()[0] for name, target in TARGETS.items()}
    assert all(f"{name}: {words}" in " ".join(listed.split()) for name, words in told.items())
    assert "fortran" in shell("motor.py", "--to", "fortran", code=2)
    assert "--to" in shell("motor.py", code=2)
    assert "ValueRefused" in shell("motor.py", "--to", "c", "--set", "U=sin(t)", code=1)
    assert [path.name for path in tmp_path.iterdir()] == ["motor.py"]
