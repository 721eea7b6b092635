"""What is exported for JAX, run there, gives what ours gives; so do its derivatives."""

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
from export_cases import CASES, CHARGES, MOTIONS, OF_EVERY_KIND, POINTS, TIME, near, times
from hypothesis import given, settings

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se
from bondgraph.export import jax as target
from bondgraph.export._model import Model, model
from bondgraph.problem.initial_state import initial_state
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Builder, Program

pytestmark = juries.package("jax", "diffrax")


def first_is_quick(*names: str) -> Any:
    """XLA takes seconds for each: by default only the first is tried."""
    marks = [(), *([pytest.mark.slow],) * (len(names) - 1)]
    return pytest.mark.parametrize("name", [pytest.param(n, marks=m) for n, m in zip(names, marks, strict=True)])


EVERY = ("motor_with_gear", *(name for name in MOTIONS if name != "motor_with_gear"))


@pytest.fixture(scope="module", autouse=True)
def double_precision() -> Any:
    jax = pytest.importorskip("jax")
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)


def module(model: Model, folder: Path) -> dict[str, Any]:
    ((name, text),) = target(model).items()
    (folder / name).write_text(text)
    return run_path(str(folder / name))


@cache
def built(name: str) -> dict[str, Any]:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        return module(CASES[name]().model, Path(folder))


@first_is_quick(*EVERY)
def test_functions_give_what_ours_give(name: str) -> None:
    """One instant at a time, and all at once; the Jacobian is our exact one."""
    import jax

    case, scope = CASES[name](), built(name)
    u, p = np.array(case.inputs(case.model, TIME), float), np.array(case.parameters(), float)
    points, exact = case.points(3), instant(case.model.jacobian)
    ours = [case.ours(x) for x in points]
    jacobians = [np.reshape(exact(case.problem.arguments(TIME, x.tolist())), (len(x), len(x))) for x in points]
    for what in ours[0]:
        one = jax.jit(scope[what])
        for x, expected in zip(points, ours, strict=True):
            near(one(TIME, x, u, p), expected[what])
    many = jax.jit(jax.vmap(scope["jacobian"], (None, 0, None, None)))
    for found, expected in zip(many(TIME, points, u, p), jacobians, strict=True):
        near(found, expected)


@first_is_quick("motor_with_gear", "nonlinear_loop", "rolling_disc_in_momenta")
def test_reverse_derivatives_are_the_forward_ones(name: str) -> None:
    """Through Cholesky's method and through Newton's; with respect to states and parameters."""
    import jax

    case, scope = CASES[name](), built(name)
    u, p = np.array(case.inputs(case.model, TIME), float), np.array(case.parameters(), float)
    x = case.points(1)[0]
    for argument in (1, 3):
        forward, backward = (jax.jit(d(scope["rates"], argument))(TIME, x, u, p) for d in (jax.jacfwd, jax.jacrev))
        near(forward, backward)
        assert np.abs(forward).max() > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", OF_EVERY_KIND)
def test_diffrax_gives_the_same_motion(name: str) -> None:
    """Steps of 1e-9, the ball's as well: what is met by short steps only is met to 1e-6. They are implicit but for the
    arm, of which the compiler of JAX makes an implicit step in minutes."""
    import diffrax
    import jax.numpy as jnp

    case, scope = CASES[name](), built(name)
    course = cases.courses(case)

    def inputs(t: Any) -> list[Any]:
        return [eval(text, {"t": t, "sin": jnp.sin, "cos": jnp.cos}) for text in course]

    start = np.array(initial_state(case.problem, 0.0, case.start), float)
    solver = diffrax.Dopri8() if name == "arm_of_three" else None
    found = scope["motion"](times(name), inputs, x=start, solver=solver, rtol=1e-9)
    cases.same_motion(name, dict(zip(case.equations.states, np.array(found).T, strict=True)), 1e-6)


@pytest.mark.slow
def test_a_thousand_motions_at_once_and_gradients_through_them(tmp_path: Path) -> None:
    """Those of a sweep; a loss by parameters and starts has the slopes that our adjoints give of each run alone."""
    import diffrax
    import jax
    import jax.numpy as jnp

    i, w = One("i"), One("w")
    parts = i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b")
    equations = bg.compile(bg.Graph("motor", Se("U", 12) >> i >> GY("K") >> w, *parts))
    values = {"J": 1e-4, "K": 0.05, "L": 1e-3, "Ra": 1.0, "b": 1e-4}
    times, inertias = np.linspace(0, 0.5, 51), np.linspace(1e-4, 2e-4, 1000)
    scope = module(model(equations, values), tmp_path)
    place, momentum = scope["PARAMETERS"].index("J"), scope["STATES"].index("p_J")
    p = jnp.tile(jnp.array(scope["PARAMETER_VALUES"]), (1000, 1)).at[:, place].set(inertias)

    def run(p: Any, x: Any) -> Any:
        return scope["motion"](times, p=p, x=x, solver=diffrax.Dopri8())

    start = jnp.zeros(len(scope["STATES"]))
    many = jax.jit(jax.vmap(run, (0, None)))(p, start)
    some = slice(0, 1000, 333)
    ours = bg.sweep(equations, times, values | {"J": inertias[some]}, names=["p_J"])["p_J"].reshape(-1, len(times))
    np.testing.assert_allclose(many[some, :, momentum], ours, rtol=1e-6, atol=1e-9)

    measured = 0.9 * ours[0]

    def loss(p: Any, x: Any) -> Any:
        return ((run(p, x)[:, momentum] - measured) ** 2).sum()

    by_p, by_x = jax.jit(jax.vmap(jax.grad(loss, (0, 1)), (0, None)))(p[some], start)
    for k, J in enumerate(inertias[some].tolist()):
        alone = bg.simulate(equations, times, values | {"J": J}, rtol=1e-10)
        expected = alone.gradient(samples={"p_J": 2 * (alone["p_J"] - measured)})
        for found, names in ((by_p[k], scope["PARAMETERS"]), (by_x[k], scope["STATES"])):
            ours_alone = [expected[name] for name in names]
            np.testing.assert_allclose(found, ours_alone, rtol=1e-5, atol=1e-6 * np.abs(ours_alone).max() + 1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("program", [cases.operations(), cases.systems()], ids=["operations", "systems"])
def test_every_line(program: Program, tmp_path: Path) -> None:
    scope = module(cases.hand_made(program), tmp_path)
    for point in POINTS:
        np.testing.assert_allclose(scope["rates"](0.0, point, [], []), instant(program)(point), rtol=1e-14)


@pytest.mark.slow
def test_what_is_undefined_here_is_not_a_number(tmp_path: Path) -> None:
    """And its derivative in a branch that is not taken is nothing that could spoil a sum."""
    program, points = cases.operations(), [(a, b) for a in (0.0, -1.0, 1.0, -2.5, 2.5) for b in (0.0, -1.0, 2.0, 0.5)]
    scope = module(cases.hand_made(program), tmp_path)
    for point in points:
        found = dict(zip(program.results, np.array(scope["rates"](0.0, point, [], [])), strict=True))
        for operation in OPERATIONS:
            expected = cases.ours_or_none(program, operation, point)
            if expected is None:
                assert math.isnan(found[operation]), (operation, point)
            else:
                assert found[operation] == pytest.approx(expected, rel=1e-14), (operation, point)
    nothing = np.array(scope["rates"](0.0, (math.nan, math.nan), [], []))
    assert np.isnan(nothing).all()


@pytest.mark.slow
def test_a_branch_that_is_not_taken_does_not_spoil_the_derivative(tmp_path: Path) -> None:
    import jax

    builder = Builder(("x", "y"))
    root = builder.emit("sqrt", 0)
    chosen = builder.emit("select", builder.emit("lt", 0, builder.number(0.0)), builder.emit("neg", 0), root)
    scope = module(cases.hand_made(builder.finish({"x": chosen, "y": 1})), tmp_path)
    for x, derivative in ((-4.0, -1.0), (4.0, 0.25)):
        for jacobian in (jax.jacfwd, jax.jacrev):
            found = jacobian(scope["rates"], 1)(0.0, np.array([x, 0.0]), [], [])
            assert found[0, 0] == pytest.approx(derivative)


@pytest.mark.slow
def test_systems_without_a_solution_give_none(tmp_path: Path) -> None:
    scope = module(model(cases.unsolvable()), tmp_path)
    assert np.isfinite(scope["rates"](0.0, [1.0])).all() and np.isnan(scope["rates"](0.0, [-9.0])).all()
    held = module(model(bg.compile(cases.held())), tmp_path)
    count = len(held["STATES"])
    assert np.isnan(held["rates"](0.0, [0.0] * count, [0.0] * len(held["INPUTS"]))).any()
    with pytest.raises(ValueError, match="x has the shape"):
        scope["rates"](0.0, [1.0, 2.0])


def test_a_value_that_was_not_given_chooses_no_branch(tmp_path: Path) -> None:
    scope = module(model(bg.compile(cases.switched())), tmp_path)
    for v0 in (math.nan, 1.0):
        p = [v0 if math.isnan(number) else number for number in scope["PARAMETER_VALUES"]]
        assert np.isnan(scope["rates"](0.0, [1.0], (), p)[0]) == math.isnan(v0)


@pytest.mark.slow
def test_the_branch_is_the_one_it_was_on(tmp_path: Path) -> None:
    import jax

    scope = module(model(cases.branched()), tmp_path)
    rates, solved = jax.jit(scope["rates"]), jax.jit(scope["solved"])
    memory, found, usual = None, [], (scope["INPUT_VALUES"], scope["PARAMETER_VALUES"])
    for charge in CHARGES:
        found.append(float(rates(0.0, [charge], *usual, memory)[0]))
        memory = solved(0.0, [charge], *usual, memory)
    found.append(float(scope["rates"](0.0, [CHARGES[-2]])[0]))
    assert found == pytest.approx(cases.followed(), rel=1e-12, abs=1e-12)


@pytest.mark.slow
def test_single_precision_is_not_integrated_in_silence(tmp_path: Path) -> None:
    import jax

    scope = module(CASES["motor_with_gear"]().model, tmp_path)
    jax.config.update("jax_enable_x64", False)
    try:
        with pytest.raises(ValueError, match="32 bits"):
            scope["motion"]([0.0, 1.0])
    finally:
        jax.config.update("jax_enable_x64", True)


@given(cases.texts, cases.texts)
@settings(max_examples=15)
def test_no_text_breaks_out(names: list[str], words: list[str]) -> None:
    ours = cases.renamed(names, words)
    ((_, text),) = target(dataclasses.replace(ours, programs={})).items()
    tree = ast.parse(text)
    found = {
        n.targets[0].id: n.value for n in tree.body if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
    }
    assert list(ast.literal_eval(found["OUTPUTS"])) == [q.name for q in ours.outputs]
    assert text.isascii() and {type(n) for n in tree.body} == {ast.Expr, ast.Import, ast.Assign, ast.FunctionDef}


@pytest.mark.slow
def test_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    motor, given, code = cases.on_the_page("py")
    bg.export(motor, target, folder=tmp_path, **given)
    monkeypatch.syspath_prepend(tmp_path)
    scope: dict[str, Any] = {}
    exec(code.replace("1000", "40").replace("many[500", "many[20"), scope)  # a thousand take a minute more
    run = bg.simulate(motor, [0.0, 0.1, 0.2], {**given["values"], "U": "12 + t"}, given["start"], rtol=1e-10)
    np.testing.assert_allclose(scope["motion"], np.array([run[name] for name in run.equations.states]).T, rtol=1e-5)
    assert scope["jacobian"].shape == (2, 5) and scope["fast"](0.0, scope["m"].START).shape == (2,)
    assert scope["many"].shape == (40, 51, 2) and scope["starts"].shape == (10, 51, 2)
    by_inertia = scope["slopes"][:, scope["m"].PARAMETERS.index("J")]
    assert (by_inertia[:20] < 0).all() and by_inertia[20] == 0 and (by_inertia[21:] > 0).all()


def test_states_of_any_size_are_right_by_default_or_told(tmp_path: Path) -> None:
    """Of a nanohenry and a picofarad, against our motion; a motion that is traced takes tolerances from outside."""
    import jax
    import jax.numpy as jnp

    i, instants = One("i"), np.linspace(0, 2e-10, 11)
    graph = bg.Graph("lc", Se("U", 5) >> i, i >> I("L", 1e-9), i >> C("C", 1e-12), i >> R("R", 1))
    run = bg.simulate(graph, instants)
    scope = module(model(bg.compile(graph), None, {}, ["i"]), tmp_path)
    motion, p = scope["motion"], jnp.array(scope["PARAMETER_VALUES"])
    with pytest.warns(UserWarning, match="atol hides what is as small as p_L, q_C"):
        motion(instants, atol=1e-10)
    with pytest.warns(UserWarning, match=r"atol hides what is as small as p_L, q_C.*tolerances\(times"):
        jax.jit(lambda p: motion(instants, p=p))(p).block_until_ready()
        jax.effects_barrier()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        fitting = scope["tolerances"](instants)
        found = motion(instants), jax.jit(lambda p: motion(instants, p=p, atol=fitting))(p)
        jax.effects_barrier()
    for name, *columns in zip(scope["STATES"], *(np.array(each).T for each in found), strict=True):
        for column in columns:
            np.testing.assert_allclose(column, run[name], atol=2e-6 * abs(run[name]).max(), rtol=0)
