"""What is exported for MATLAB and Octave, run in Octave, gives what ours gives."""

from __future__ import annotations

import dataclasses
import json
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

import export_cases as cases
import juries
import numpy as np
import pytest
from export_cases import CASES, CHARGES, OF_EVERY_KIND, POINTS, TIME, near, times
from hypothesis import given, settings

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.export import octave
from bondgraph.export._model import Model, model
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Program, kept

pytestmark = juries.program("octave-cli")

SHOW = """
function show(what, value)
    texts = arrayfun(@(v) sprintf('%.17g', v), value(:)', 'UniformOutput', false);
    printf('%s [%s]\\n', what, strjoin(texts, ','));
end
function show_error(what, code)
    try, code(); printf('%s "nothing"\\n', what); catch e, printf('%s "%s"\\n', what, e.identifier); end
end
1;
"""


def run(folder: Path, *lines: str) -> dict[str, Any]:
    """What a script shows."""
    (folder / "script.m").write_text("\n".join(["1;", SHOW, *lines]))
    command = ["octave-cli", "--quiet", "--norc", "--no-history", "script.m"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return {what: json.loads(text) for what, text in (line.split(" ", 1) for line in done.stdout.splitlines())}


def write(model: Model, folder: Path) -> str:
    files = octave(model)
    for name, text in files.items():
        assert text.isascii()
        (folder / name).write_text(text)
    return next(name for name in files).removesuffix("_rates.m")


def column(values: Any) -> str:
    return f"[{'; '.join('NaN' if np.isnan(v) else repr(float(v)) for v in values)}]"


def test_the_runtime_stands_by_itself(tmp_path: Path) -> None:
    """Octave takes every file of it alone, and what stands there can be called."""
    folder = Path(str(files("bondgraph.export.runtime")))
    found = run(
        tmp_path,
        *(f"source('{file}');" for file in sorted(folder.glob("*.m"))),
        "show('quotient', [quotient(1, 2), quotient(1, 0)]);",
        "show('general', general([0 2; 4 0], [1; 1]));",
        "show('definite', definite([2 1; 1 2], [3; 3]));",
        "show('shared', minimum_norm([1 1; 1 1], [2; 2], [1 2], 1e-4));",
        "show('light', minimum_norm([1e-15 1; 1 0], [2e-15 + 3; 2], 2, 1e-4));",
        "show('newton', newton(@(x) deal(x^3 - 8, 3*x^2), 1, [], 0));",
    )
    assert found.pop("quotient") == [0.5, pytest.approx(np.nan, nan_ok=True)]
    expected = {"general": [0.25, 0.5], "definite": [1, 1], "shared": [1, 1], "light": [2, 3], "newton": [2]}
    assert found == {what: pytest.approx(values, rel=1e-12) for what, values in expected.items()}


def test_functions_give_what_ours_give(tmp_path: Path) -> None:
    """All in one run, since Octave takes a second to begin."""
    lines, wanted = [], {}
    for name in CASES:
        (tmp_path / name).mkdir()
        case = CASES[name]()
        stem = write(case.model, tmp_path / name)
        lines.append(f"addpath('{name}');")
        u, p, exact = case.inputs(case.model, TIME), case.parameters(), instant(case.model.jacobian)
        for k, x in enumerate(case.points(2)):
            expected = dict(case.ours(x))
            rows = np.reshape(exact(case.problem.arguments(TIME, x.tolist())), (len(x), len(x)))
            expected["jacobian"] = rows.T.ravel().tolist()
            for what, values in expected.items():
                wanted[f"{name}.{what}.{k}"] = values
                call = f"{stem}_{what}({TIME}, {column(x)}, {column(u)}, {column(p)})"
                lines.append(f"show('{name}.{what}.{k}', {call});")
        lines.append(f"rmpath('{name}');")
    found = run(tmp_path, *lines)
    assert found.keys() == wanted.keys() and len(found) == 10 * len(CASES)
    for what, values in wanted.items():
        near(found[what], values)


STIFF = {"stiff_circuit", "motor_with_gear"}


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=() if n == "motor_with_gear" else pytest.mark.slow) for n in OF_EVERY_KIND],
)
def test_the_run_gives_the_same_motion(name: str, tmp_path: Path) -> None:
    """ode45 at 1e-8, ode15s where it is stiff: states and outputs to 1e-5 of their largest values."""
    case = CASES[name]()
    exported = model(case.equations, case.numbers, case.start, case.outputs)
    stem = write(exported, tmp_path)
    found = run(
        tmp_path,
        f"m = {stem}_model();",
        f"m.inputs = @(t) [{'; '.join(cases.courses(case))}];",
        *(["m.solver = @ode15s;"] if name in STIFF else []),
        f"motion = {stem}_run({column(times(name))}, m);",
        "for k = 1:numel(m.names.x), show(m.names.x{k}, motion.x.(m.fields.x{k})); end",
        "for k = 1:numel(m.names.y), show(m.names.y{k}, motion.y.(m.fields.y{k})); end",
    )
    assert found.keys() == {q.name for q in (*exported.states, *exported.outputs)}
    cases.same_motion(name, found, 1e-5)


def test_every_operation_and_what_is_undefined(tmp_path: Path) -> None:
    """Each operation alone, at zero, below it and beyond one: with our value, or refused as ours is."""
    program, points = cases.operations(), [(a, b) for a in (0.0, -1.0, 1.0, -2.5, 2.5) for b in (0.0, -1.0, 2.0, 0.5)]
    lines, wanted = [], {}
    for operation in OPERATIONS:
        alone = cases.hand_made(program)
        body = kept(program.body, {program.results[operation]})
        one = Program(program.arguments, tuple(body), {"x": program.results[operation]})
        for name, text in octave(dataclasses.replace(alone, programs={"rates": one})).items():
            (tmp_path / name.replace("made", f"made_{operation}")).write_text(text.replace("made", f"made_{operation}"))
        for k, point in enumerate([*points, (np.nan, np.nan)]):
            expected = cases.ours_or_none(one, "x", point) if k < len(points) else None
            what, call = f"{operation}.{k}", f"made_{operation}_rates(0, {column(point)}, [], [])"
            lines.append(f"show_error('{what}', @() {call});" if expected is None else f"show('{what}', {call});")
            wanted[what] = "bondgraph:undefined" if expected is None else [pytest.approx(expected, rel=1e-14)]
    assert run(tmp_path, *lines) == wanted


def test_systems(tmp_path: Path) -> None:
    """One that needs pivoting, a definite one, nested ones; and errors by their names."""
    made, point = cases.hand_made(cases.systems()), POINTS[0]
    write(made, tmp_path)
    unsolvable = write(model(cases.unsolvable()), tmp_path)
    held, branched = model(bg.compile(cases.held())), write(model(cases.branched()), tmp_path)
    nothing = write(held, tmp_path)
    rates = f"{branched}_rates(0, q, [], cell2mat(struct2cell(m.parameters))"
    lines = [
        f"show('systems', made_rates(0, {column(point)}, [], []));",
        f"m = {unsolvable}_model(); p = cell2mat(struct2cell(m.parameters));",
        f"show_error('unsolvable', @() {unsolvable}_rates(0, -9, [], p));",
        f"m = {nothing}_model(); p = cell2mat(struct2cell(m.parameters));",
        f"show_error('singular', @() {nothing}_rates(0, {column([0.0] * len(held.states))}, [0; 0], p));",
        f"m = {branched}_model(); memory = containers.Map('KeyType', 'double', 'ValueType', 'any');",
        f"r = []; for q = {column(CHARGES)}', r(end + 1) = {rates}, memory); end",
        f"q = {CHARGES[-2]}; r(end + 1) = {rates});",
        "show('branches', r);",
        "m.parameters.c_c = 1; m.inputs = @(t) [];",
        f"show_error('field', @() {branched}_run([0 1], m));",
        f"m = {branched}_model(); m.inputs = @(t) 1;",
        f"show_error('inputs', @() {branched}_run([0 1], m));",
        f"show_error('times', @() {branched}_run([0 1 1]));",
    ]
    found = run(tmp_path, *lines)
    np.testing.assert_allclose(found.pop("systems"), instant(made.programs["rates"])(point), rtol=1e-14)
    assert found.pop("branches") == pytest.approx(cases.followed(), rel=1e-12, abs=1e-12)
    assert found.pop("singular") in ("bondgraph:singular", "bondgraph:undefined")
    assert found == {
        "unsolvable": "bondgraph:nosolution", "field": "bondgraph:field", "inputs": "bondgraph:inputs",
        "times": "bondgraph:times",
    }  # fmt: skip


KEYWORDS = ["end", "for", "endfunction", "if", "events", "a" * 70, "a" * 70 + "b", "1", "_", "\u03b8", "eval('x')"]


@given(cases.texts, cases.texts)
@settings(max_examples=4)
def test_no_text_breaks_out(tmp_path_factory: Any, names: list[str], words: list[str]) -> None:
    """The tables hold every text as it is, and nothing else is said or done."""
    ours = cases.renamed([*names, *KEYWORDS], [*words, "%{", "'); system('touch broken'); ('"])
    folder = tmp_path_factory.mktemp("hostile")
    stem = write(dataclasses.replace(ours, programs={"rates": cases.operations()}), folder)
    lines = [f"m = {stem}_model();", "show('fields', numel(fieldnames(m.parameters)));"]
    for k in range(len(ours.states)):
        lines += [f"show('{table}.{k}', double(m.{table}.p{{{k + 1}}}));" for table in ("names", "words", "units")]
        lines.append(f"show('value.{k}', m.parameters.(m.fields.p{{{k + 1}}}));")
    found = run(folder, *lines)
    assert found.pop("fields") == [len(ours.states)] and not (folder / "broken").exists()
    for k, q in enumerate(ours.states):
        for table, text in (("names", q.name), ("words", q.description), ("units", q.unit)):
            assert found[f"{table}.{k}"] == list(text.encode("utf-8", "replace"))
        assert found[f"value.{k}"] == [0.5]


def test_the_guide_runs(tmp_path: Path) -> None:
    motor, given, code = cases.on_the_page("matlab")
    bg.export(motor, octave, folder=tmp_path, **given)
    found = run(tmp_path, *code.splitlines(), "show('speed', speed); show('dx', dx);")
    values = {**given["values"], "Ra": 2, "U": "12 + t"}
    ours = bg.simulate(motor, np.linspace(0, 0.5, 101), values, given["start"], rtol=1e-10)
    np.testing.assert_allclose(found["speed"], ours["w"], atol=1e-4 * ours["w"].max())
    assert found["dx"] == pytest.approx(list(bg.rates(motor, {**values, "U": 12}, {"w": 0}).values()))


@juries.program("octave-cli")
def test_a_model_without_states_is_written(tmp_path: Path) -> None:
    i, u = One("i"), Zero("u")
    graph = bg.Graph("still", Se("V", 2) >> i, i >> R("R1", 2), i >> u, u >> R("R2", flow="e/3 + e**3/2"))
    bg.export(graph, octave, folder=tmp_path, outputs=["u"])
    call = "printf('%.17g', still_outputs(0, zeros(0, 1), 2, cell2mat(struct2cell(still_model().parameters))))"
    done = subprocess.run(["octave-cli", "--eval", call], cwd=tmp_path, capture_output=True, text=True)
    assert float(done.stdout) == pytest.approx(bg.simulate(graph, (0, 1))["u"][0], rel=1e-12), done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("unit", [1e-9, 1e6])
def test_states_of_any_size_are_as_exact(unit: float, tmp_path: Path) -> None:
    """A coil and a capacitor of so many units at 5 V."""
    i = One("i")
    graph = bg.Graph("small", i >> I("L", unit), i >> C("c", unit))
    bg.export(graph, octave, folder=tmp_path, outputs=["c.e"], start={"c.e": 5})
    found = run(tmp_path, f"motion = small_run(linspace(0, 20*{unit!r}, 11));", "show('u', motion.y.c_e);")
    np.testing.assert_allclose(found["u"], 5 * np.cos(np.linspace(0, 20, 11)), atol=1e-5)


@pytest.mark.slow
@pytest.mark.parametrize("count", [61, 97, 101])
def test_a_switch_at_an_instant_that_is_asked_for_is_passed(count: int, tmp_path: Path) -> None:
    """A coil at a pulse-width modulation of 10 kHz, whose edges lie among the instants but for rounding."""
    i = One("i")
    pulses = Se("U", "where(cos(2*pi*(t*1e4 - 0.2)) > cos(0.4*pi), 1, 0)")
    graph = bg.Graph("chopper", pulses >> i, i >> I("L", 1e-3), i >> R("R", 1))
    bg.export(graph, octave, folder=tmp_path, outputs=["i"])
    found = run(tmp_path, f"motion = chopper_run(linspace(0, 1e-3, {count}));", "show('i', motion.y.i);")
    np.testing.assert_allclose(found["i"], bg.simulate(graph, np.linspace(0, 1e-3, count))["i"], atol=1e-6)


SOLVERS = ["ode45", "ode23", "ode15s", "ode23s"]


@pytest.mark.parametrize("solver", SOLVERS)
def test_a_trial_step_out_of_what_floats_hold_is_made_shorter(solver: str, tmp_path: Path) -> None:
    """A first step is a hundred time constants long, and the ninth power of where its stages lead is no float."""
    z = Zero("z")
    graph = bg.Graph(
        "steep", Sf("J", "2e7*(1 + 1e5*t)") >> z, z >> C("c", 1), z >> R("r", flow="1e7*(e + e**9)"),
        z >> R("edge", flow="where(e > 1.04, -1e6, 0)"),
    )  # fmt: skip
    bg.export(graph, octave, folder=tmp_path, outputs=["z"], start={"z": 1})
    setting = f"m = steep_model(); m.solver = @{solver}; m.tolerance = 1e-6;"
    found = run(tmp_path, setting, "motion = steep_run(linspace(0, 1e-5, 6), m);", "show('z', motion.y.z);")
    expected = bg.simulate(graph, np.linspace(0, 1e-5, 6), start={"z": 1})["z"]
    np.testing.assert_allclose(found["z"], expected, rtol=1e-4)


@pytest.mark.parametrize("solver", SOLVERS)
def test_a_motion_that_leaves_where_its_laws_are_defined_is_told(solver: str, tmp_path: Path) -> None:
    """Between the first two instants; steps become as short as rounding, and end there."""
    z = Zero("z")
    graph = bg.Graph("leaky", Sf("J", -1) >> z, z >> C("c", 1), z >> R("r", flow="sqrt(e)"))
    bg.export(graph, octave, folder=tmp_path, outputs=["z"], start={"z": 1})
    setting = f"m = leaky_model(); m.solver = @{solver}; m.tolerance = 1e-4;"
    found = run(
        tmp_path, setting, "show_error('gone', @() leaky_run([0, 5, 9], m));", "m.start.q_c = -1;",
        "show_error('start', @() leaky_run([0, 5, 9], m));",
    )  # fmt: skip
    assert found == {"gone": "bondgraph:stopped", "start": "bondgraph:undefined"}


def test_steps_may_be_bounded(tmp_path: Path) -> None:
    """A narrow brake is stepped over, unless steps are as short."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph(
        "spot", v >> I("m", 1.0), v >> R("brake", effort="0.1*f*exp(-((x - 3.3)/w)**2)/w"), values={"w": 0.01}
    )
    stem = write(model(bg.compile(graph), None, {"v": 1.0}), tmp_path)
    found = run(
        tmp_path,
        f"m = {stem}_model(); motion = {stem}_run([0; 8], m); show('usual', motion.x.p_m(end));",
        f"m.max_step = 0.01; motion = {stem}_run([0; 8], m); show('bounded', motion.x.p_m(end));",
    )
    assert found["usual"] == [pytest.approx(1.0)]
    assert found["bounded"] == [pytest.approx(1.0 - 0.1 * np.sqrt(np.pi), rel=1e-6)]
