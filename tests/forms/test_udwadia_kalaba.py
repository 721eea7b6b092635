"""Udwadia and Kalaba's form: constraints that repeat each other, directions without mass, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sliding_ladder
from juries import package, program
from scipy.integrate import solve_ivp
from skates import CRANKS, CRANKS_START, EDGE, VALUES, F, edge, free, parallel_cranks, skate, state

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.elements import TF, C, I, One, Se, Sf
from bondgraph.equations.lower import lower
from bondgraph.export import c, c_jacobian, jax, latex, modelica, octave, python
from bondgraph.export import casadi as to_casadi
from bondgraph.export._model import model
from bondgraph.forms import augmented_lagrangian, gibbs_appell, lagrange_multipliers, udwadia_kalaba
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import instant
from bondgraph.program.linear_solve import minimum_norm

GROWING = ("-(1 + th**2)*sin(th)", "(1 + th**2)*cos(th)", "0")
TWICE = (EDGE, "0"), (GROWING, "0")
"""The same edge twice, the second time with a factor that changes along the motion."""

both = pytest.mark.parametrize("algebra", [sympy, table], ids=["sympy", "table"])


def reference(at: dict[str, float]) -> tuple[Any, Any]:
    """f_dot and the reactions of minimum norm of the skate that is held twice: Gauss's principle with numpy's pinv."""
    A, e = free(at)
    rows, rates = zip(edge(at), edge(at, 1 + at["th"] ** 2, 2 * at["th"] * at["w"]), strict=True)
    a = np.array(rows)
    root = np.linalg.inv(np.linalg.cholesky(A))  # (62), with a Cholesky factor in place of the symmetric root
    f_dot = np.linalg.solve(A, e)
    f_dot = f_dot + root.T @ np.linalg.pinv(a @ root.T) @ (-np.array(rates) - a @ f_dot)
    return f_dot, np.linalg.pinv(a.T) @ (A @ f_dot - e)


@both
def test_repeated_constraints_share_their_reaction_by_the_minimum_norm(algebra: Any) -> None:
    equations = bg.compile(skate(*TWICE), form=udwadia_kalaba, algebra=algebra)
    reactions = lower(equations, {n: equations.observables[n] for n in ("edge1.e", "edge2.e")})
    for seed in range(5):
        at = state(seed)
        f_dot, shares = reference(at)
        found = bg.rates(equations, VALUES, at)
        assert [found[n] for n in F] == pytest.approx(f_dot, rel=1e-11, abs=1e-11)  # two regular systems of order one
        arguments = Problem.of(equations, VALUES).arguments(0.0, [at[n] for n in equations.states])
        assert instant(reactions)(arguments) == pytest.approx(shares, rel=1e-10, abs=1e-10)


@both
def test_independent_constraints_have_the_multipliers_reactions(algebra: Any) -> None:
    graph = skate((EDGE, "sin(t)"))
    start = {"th": 0.3, "u": 1.0, "w": 1.0}
    runs = [
        bg.simulate(bg.compile(graph, form=form, algebra=algebra), (0, 1), VALUES, start, rtol=1e-10, atol=1e-12)
        for form in (lagrange_multipliers, udwadia_kalaba)
    ]
    for name in ("x", "th", "edge1.e"):
        assert runs[0][name] == pytest.approx(runs[1][name], rel=1e-8, abs=1e-8)


def test_a_driven_velocity_beside_repeated_constraints() -> None:
    """The drive's effort is what is left in its row: A f_dot + D f - e - a^T lambda."""
    equations = bg.compile(skate(*TWICE, turning="1 + t**2"), form=udwadia_kalaba)
    at = {**state(3), "w": 1.0}
    A, e = free(at)
    row, rate = edge(at)
    # Of the first two rows and the edge: u', v' and the sum of what the edges do; w' = 2 t = 0 at the start.
    matrix = np.block([[A[:2, :2], -row[:2, None]], [row[None, :2], np.zeros((1, 1))]])
    u, v, push = np.linalg.solve(matrix, [*e[:2], -rate])
    run = bg.simulate(equations, (0, 1e-3), VALUES, {n: x for n, x in at.items() if n != "w"})
    assert run["drive.e"][0] == pytest.approx(A[2, :2] @ [u, v] - e[2], rel=1e-9)
    assert run["edge1.e"][0] + (1 + at["th"] ** 2) * run["edge2.e"][0] == pytest.approx(push, rel=1e-9)


def two_masses() -> bg.Graph:
    """Udwadia and Phohomsiri's example: x2 = x1 + q as a coordinate too many, in which A is singular."""
    f = One("f", ("v1", "w", "v2"), coordinates=("x1", "q", "x2"))
    masses = One("masses", ("V1", "V2"))
    maps = f >> TF("p", (("1", "0", "0"), ("0.5", "0.5", "0.5"))) >> masses
    held = f << TF("a", (("1", "1", "-1"),)) << Sf("tie", "0")
    parts = masses["V1"] >> I("m1"), masses["V2"] >> I("m2"), f["w"] >> C("c"), Se("F") >> f["v2"]
    return bg.Graph("two_masses", maps, held, *parts)


@both
def test_a_singular_mass_matrix_will_do_where_constraints_hold_the_rest(algebra: Any) -> None:
    values, start = {"m1": 1.0, "m2": 2.0, "c": 3.0, "F": 0.5}, {"q": 0.2, "x2": 0.2}
    equations = bg.compile(two_masses(), form=udwadia_kalaba, algebra=algebra)
    k, mass = 1 / values["c"], values["m1"] * values["m2"] / (values["m1"] + values["m2"])
    run = bg.simulate(equations, np.linspace(0, 5, 30), values, start, rtol=1e-11, atol=1e-12)
    rest, rate = values["F"] / values["m2"] * mass / k, np.sqrt(k / mass)
    assert run["q"] == pytest.approx(rest + (0.2 - rest) * np.cos(rate * run.t), abs=1e-8)
    assert run["tie.e"] == pytest.approx((values["F"] + k * run["q"]) / 2, rel=1e-9)


@pytest.mark.parametrize("form", [udwadia_kalaba, udwadia_kalaba.having(beta=10), augmented_lagrangian], ids=repr)
def test_constraints_that_repeat_each_other_only_where_they_close(form: Any) -> None:
    """The coupler moves as a pendulum of the cranks' length; the integration's error at rtol 1e-8 grows for 3 s.

    It does not turn: its angle is rounding, and must not set the steps.
    """
    equations = bg.compile(parallel_cranks(), form=form)
    run = bg.simulate(equations, np.linspace(0, 3, 20), CRANKS, CRANKS_START)
    angle = solve_ivp(
        lambda t, z: [z[1], -9.81 / 0.5 * np.sin(z[0])], (0, 3), [1.0, 0.0], "DOP853", run.t, rtol=1e-12, atol=1e-12
    ).y[0]
    assert run["x"] == pytest.approx(0.5 * np.sin(angle), abs=1e-6)
    assert run["th"] == pytest.approx(0.0, abs=1e-9)
    # The moments of the cranks' forces about the coupler's centre cancel.
    assert -run["crank1.e"] + 0.5 * run["crank2.e"] + run["crank3.e"] == pytest.approx(0.0, abs=1e-5)


def test_what_neither_mass_nor_constraint_holds_is_refused() -> None:
    f = One("f", ("v1", "w"), coordinates=("x1", "q"))
    P = One("P", ("V1",))
    parts = f >> TF("p", (("1", "0"),)) >> P, P >> I("m"), f["w"] >> C("c"), f << TF("a", (("1", "0"),)) << Sf("s", "0")
    with pytest.raises(bg.BondGraphError):
        bg.compile(bg.Graph("g", *parts), form=udwadia_kalaba)


@pytest.mark.parametrize("form", [lagrange_multipliers, gibbs_appell])
def test_other_forms_refuse_repeated_constraints_by_name(form: Any) -> None:
    other = ("cos(th)", "sin(th)", "0")
    with pytest.raises(bg.NotReducible, match="udwadia_kalaba") as caught:
        bg.compile(skate(*TWICE, (other, "0")), form=form)
    assert caught.value.parties == ("edge1", "edge2")


def test_contradictory_velocities_are_refused_at_the_start() -> None:
    equations = bg.compile(skate((EDGE, "0"), (GROWING, "1")), form=udwadia_kalaba)
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(equations, (0, 1), VALUES, {"th": 0.3, "w": 1.0})
    assert {"edge1.velocity_residual", "edge2.velocity_residual"} <= {*caught.value.parties}


def test_contradictory_accelerations_are_refused_where_they_come() -> None:
    equations = bg.compile(skate((EDGE, "0"), (GROWING, "where(t < 0.5, 0, (t - 0.5)**2)")), form=udwadia_kalaba)
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(equations, (0, 1), VALUES, {"th": 0.3, "w": 1.0})
    assert {"edge1", "edge2"} <= {*caught.value.parties}
    trajectory: Any = caught.value.trajectory
    assert 0.4 < trajectory.t[-1] <= 0.5 + 1e-2


def test_the_solution_of_minimum_norm_is_that_of_pinv() -> None:
    """Columns that are not to be least are determined, and then the scaling of rows and columns changes nothing."""
    draw = np.random.default_rng(4)
    for r in (2, 3, 5):
        root, a = draw.normal(size=(4, 4)), draw.normal(size=(r, 4))
        a[-1] = a[0] - 3 * a[1] if r > 2 else 2 * a[0]
        A, e, g = root @ root.T, draw.normal(size=4), a @ draw.normal(size=4)
        K, right = np.block([[A, -a.T], [a, np.zeros((r, r))]]), np.concatenate([e, g])
        found = minimum_norm(K, right, range(4, 4 + r), "abcdefghi")
        assert found == pytest.approx(np.linalg.pinv(K) @ right, rel=1e-9, abs=1e-9)
        K[0], right[0] = 1e4 * K[0], 1e4 * right[0]
        assert minimum_norm(K, right, range(4, 4 + r), "abcdefghi") == pytest.approx(found, rel=1e-8, abs=1e-8)


def test_its_derivatives_follow_the_null_space() -> None:
    """By central differences: exact to about 1e-9 of second differences and rounding over h."""
    equations = bg.compile(skate(*TWICE), form=udwadia_kalaba)
    rates = {f"{n}'": rate for n, rate in equations.rates.items()}
    sought = lower(equations, rates | {n: equations.observables[n] for n in ("edge1.e", "edge2.e")})
    problem, h = Problem.of(equations, VALUES), 1e-5
    x = np.array([state(7)[n] for n in equations.states])
    n = len(x)
    found = np.reshape(instant(jacobian_program(sought, range(1, 1 + n)))(problem.arguments(0.0, x.tolist())), (-1, n))
    at = instant(sought)
    for k, unit in enumerate(np.eye(n)):
        high, low = (np.array(at(problem.arguments(0.0, (x + s * h * unit).tolist()))) for s in (1, -1))
        assert found[:, k] == pytest.approx((high - low) / (2 * h), rel=1e-7, abs=1e-7)


@program("gcc")
def test_native_code_has_the_same_reactions() -> None:
    equations = bg.compile(skate(*TWICE), form=udwadia_kalaba)
    start = {"th": 0.3, "u": 1.0, "w": 2.0}
    # Each language chooses steps of its own: these are short enough not to tell.
    runs = [bg.simulate(equations, (0, 1), VALUES, start, backend=each, rtol=1e-11) for each in ("c", "python")]
    assert runs[0].solver.endswith("C")
    for name in (*F, "edge1.e", "edge2.e"):
        assert runs[0][name] == pytest.approx(runs[1][name], rel=1e-9, abs=1e-9)


def written(target: Any, folder: Path) -> tuple[Any, list[float], list[float]]:
    """A model of the skate held twice, written to files; a state, and its rates."""
    equations = bg.compile(skate(*TWICE), form=udwadia_kalaba)
    at = state(2)
    given = model(equations, VALUES, at)
    for name, text in target(given).items():
        (folder / name).write_text(text)
    return given, [at[q.name] for q in given.states], list(bg.rates(equations, VALUES, at).values())


@pytest.mark.parametrize(
    "target, name", [(python, "skate"), pytest.param(jax, "skate_jax", marks=[package("jax"), pytest.mark.slow])]
)
def test_python_and_jax(target: Any, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given, x, rates = written(target, tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    if name.endswith("jax"):
        import jax as jx

        jx.config.update("jax_enable_x64", True)
    there = __import__(name)
    try:
        assert np.array(there.rates(0.0, np.array(x))) == pytest.approx(np.array(rates), rel=1e-10, abs=1e-10)
        y = dict(zip((q.name for q in given.outputs), there.outputs(0.0, np.array(x)), strict=True))
        assert [float(y[n]) for n in ("edge1.e", "edge2.e")] == pytest.approx(reference(state(2))[1], rel=1e-9)
    finally:
        sys.modules.pop(name, None)


@program("octave-cli")
def test_octave(tmp_path: Path) -> None:
    _, x, rates = written(octave, tmp_path)
    call = "m = skate_model(); p = cell2mat(struct2cell(m.parameters)); printf('%.17g ', "
    call += f"skate_rates(0, {[float(v) for v in x]}, m.inputs(0), p))"
    done = subprocess.run(
        ["octave-cli", "-q", "--eval", call], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert [float(v) for v in done.stdout.split()] == pytest.approx(rates, rel=1e-10, abs=1e-10)


@pytest.mark.parametrize("target", [to_casadi, modelica, latex])
def test_targets_without_a_generalized_inverse_refuse(target: Any) -> None:
    given = model(bg.compile(skate(*TWICE), form=udwadia_kalaba), VALUES, {"th": 0.3})
    with pytest.raises(bg.NotExportable, match="lagrange_multipliers"):
        target(given)


@program("gcc")
def test_c_compiles_without_warnings(tmp_path: Path) -> None:
    for name, text in c_jacobian(model(bg.compile(skate(*TWICE), form=udwadia_kalaba), VALUES, state(2))).items():
        (tmp_path / name).write_text(text)
    for name in ("skate.c", "skate_jacobian.c"):
        call = ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-O2", "-c", name, "-o", "skate.o"]
        subprocess.run(call, cwd=tmp_path, check=True)


def test_c_is_written_for_whom_it_concerns_only() -> None:
    given = model(bg.compile(skate((EDGE, "0")), form=lagrange_multipliers), VALUES, {"th": 0.3})
    assert "solve_norm" not in "".join(c(given).values())


def test_a_row_that_repeats_others_only_where_the_constraints_hold() -> None:
    """The square of the ladder's length: off the constraints by 1e-7, it is a row of its own by as much."""
    row = (0, 0, 0, "xA - xB", "yA - yB", "xB - xA", "yB - yA")
    squared = TF("a_squared", (row,), integrals=("((xA - xB)**2 + (yA - yB)**2)/2",))
    graph = bg.Graph(
        "ladder", *sliding_ladder.PARTS, sliding_ladder.f << squared << Sf("s", ("l**2/2",), given="position")
    )
    times, start = sliding_ladder.TIMES[:101], sliding_ladder.start()
    equations = bg.compile(graph, udwadia_kalaba.having(beta=10))
    run = bg.simulate(equations, times, sliding_ladder.VALUES, start, method="DOP853")
    assert run["theta"] == pytest.approx(sliding_ladder.falling()[:101], abs=1e-7)
