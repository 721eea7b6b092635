"""One graph in each algebra: what the table and casadi run is what sympy reads."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import test_oracle
from mechanisms import CATALOGUE, FORMS, NAMES, Mechanism
from quick import quick
from random_graphs import Seeded, mechanism, network

import bondgraph as bg
from bondgraph.algebra import casadi, expressions, sympy, table
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.equations.lower import arguments, lower
from bondgraph.equations.random_states import RandomPoints
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder

RUNNING = (table, casadi)
running = pytest.mark.parametrize("xp", RUNNING, ids=["table", "casadi"])
FORMS_AND_NONE = [None, *FORMS]
every_form = pytest.mark.parametrize("form", FORMS_AND_NONE, ids=lambda f: f.__name__ if f else "unreduced")


def values(equations: bg.Equations, points: list[dict[str, float]]) -> dict[str, Any]:
    """Every rate, flow and effort at some points; not numbers where they are undefined."""
    results = {f"{name}'": rate for name, rate in equations.rates.items()} | dict(equations.observables)
    function = instant(lower(equations, results))
    found = []
    for point in points:
        try:
            found.append(function([point[name] for name in arguments(equations)]))
        except (ArithmeticError, ValueError):
            found.append([math.nan] * len(results))
    return dict(zip(results, np.array(found).T, strict=True))


def compared(graph: bg.Graph, form: Any = None, tolerance: float = 1e-12) -> None:
    """All algebras refuse a graph alike, or give the same states, index, notes and values."""
    try:
        read = bg.compile(graph, form)
    except bg.BondGraphError as refusal:
        for xp in RUNNING:
            with pytest.raises(type(refusal)):
                bg.compile(graph, form, xp)
        return
    for xp in RUNNING:
        are_the_same(read, bg.compile(graph, form, xp), tolerance)


def are_the_same(read: bg.Equations, run: bg.Equations, tolerance: float) -> None:
    assert (set(run.states), run.inputs, run.index) == (set(read.states), read.inputs, read.index)
    assert (run.notes, set(run.indeterminate)) == (read.notes, set(read.indeterminate))
    assert run.parameters == read.parameters
    if not read.constraints:  # where states are dependent, the same rates can be found by other differentiations
        assert run.input_orders == read.input_orders
    drawn = RandomPoints().of(read, {k: v for k, v in read.parameters.items() if v is not None})
    points = [dict(zip(arguments(read), point, strict=True)) for point in drawn.points]
    ours, theirs = values(run, points), values(read, points)
    assert ours.keys() == theirs.keys()
    size = max((np.nanmax(np.abs(x), initial=1.0) for x in theirs.values()), default=1.0)
    for name in sorted(theirs.keys() - set(read.indeterminate)):
        np.testing.assert_allclose(ours[name] / size, theirs[name] / size, rtol=0, atol=tolerance, err_msg=name)


@every_form
@pytest.mark.parametrize("name", NAMES)
def test_mechanisms_in_every_form(name: str, form: Any) -> None:
    compared(CATALOGUE[name]().graph, form)


@pytest.mark.parametrize("name", sorted(test_oracle.CATALOGUE))
def test_electrical_and_other_graphs(name: str) -> None:
    compared(test_oracle.CATALOGUE[name]())


@pytest.mark.parametrize("seed", quick(range(40), range(15)))
def test_random_networks(seed: int) -> None:
    compared(network(Seeded(seed)))


@pytest.mark.parametrize("seed", quick(range(25), range(6)))
def test_random_mechanisms(seed: int) -> None:
    compared(mechanism(Seeded(seed)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40, 70))
def test_more_random_graphs(seed: int) -> None:
    compared(network(Seeded(seed)), tolerance=1e-10)
    compared(mechanism(Seeded(seed)), tolerance=1e-10)


def resisted(**law: Any) -> bg.Graph:
    """A law used in whichever direction a current through an inductance asks for, and the other one beside a source."""
    i, u = One("i"), Zero("u")
    return bg.Graph(
        "g", Se("U", "a*sin(t)") >> i, i >> I("L"), i >> u, u >> C("c", "2"), u >> R("r", **law), i >> R("s", "3")
    )


LAWS = {
    "cubic": {"effort": "f**3 + f"},
    "inverse": {"effort": "sinh(k*f)"},
    "root": {"effort": "f**3"},
    "square": {"effort": "f*abs(f)"},
    "piecewise": {"effort": "where(f < 1, f, 2*f - 1)"},
    "guarded": {"flow": "where(e > 0, sqrt(abs(e)), 2*e)"},
    "saturated": {"flow": "max(min(e, 1), -1) + e/10"},
    "exponential": {"flow": "i0*(exp(e/v) - 1)"},
    "several": {"effort": "f**3 - f"},
    "function": {"flow": bg.Function(math.atan, lambda e: 1 / (1 + e**2))},
    "inverted function": {"effort": bg.Function(lambda f: f + math.tanh(f), lambda f: 2 - math.tanh(f) ** 2)},
}


@pytest.mark.parametrize("name", LAWS)
def test_laws_of_every_kind(name: str) -> None:
    compared(resisted(**LAWS[name]), tolerance=1e-10)


@pytest.mark.parametrize("name", ["square", "piecewise", "guarded", "saturated"])
def test_branches_are_told_alike(name: str) -> None:
    """The quantities that change sign where a law changes branch, at a point of each side."""
    graph = resisted(**LAWS[name])
    signs = []
    for algebra in (sympy, *RUNNING):
        equations = bg.compile(graph, algebra=algebra)
        program = lower(equations, {str(k): x for k, x in enumerate(equations.switches)})
        draw = np.random.default_rng(0)
        points = draw.uniform(-2, 2, (20, len(arguments(equations))))
        signs.append(
            {tuple(np.sign(row) * np.sign(row[0])) for row in np.array([instant(program)(p) for p in points]).T}
        )
    assert signs[0] == signs[1] == signs[2]


def test_a_derivative_of_a_branch_not_taken_may_be_undefined() -> None:
    x, y = casadi.symbol("x"), casadi.symbol("y")
    law = casadi.call["where"](casadi.call["<"](x, y), casadi.call["sqrt"](y - x) * x, x**2) * y
    builder = Builder(("x", "y"))
    slot = casadi.lower(law.diff(x), builder, {x: 0, y: 1})
    evaluate = instant(builder.finish({"derivative": slot}))
    assert evaluate([2.0, 1.0])[0] == pytest.approx(4.0)
    assert evaluate([1.0, 2.0])[0] == pytest.approx(2 * (1 - 0.5))


def test_the_same_name_is_the_same_symbol_and_the_same_structure_the_same_expression() -> None:
    a, b = casadi.symbol("a"), casadi.symbol("b")
    assert casadi.symbol("a") is a
    assert {a * b + 1, a * b + 1} == {a * b + 1}
    assert a * b != a + b
    assert a * (b + 1) - a * b - a == 0
    assert casadi.free(a * b - b * a + a) == {a}


@pytest.mark.parametrize("xp", [*RUNNING, sympy])
def test_a_slice_of_rows_is_a_column(xp: Any) -> None:
    names = [["a", "b", "c"], ["d", "e", "f"]]
    matrix = xp.matrix([[xp.symbol(name) for name in row] for row in names])
    assert [xp.name(x) for x in matrix[:, 1]] == ["b", "e"]
    assert [xp.name(x) for x in matrix[1, :]] == ["d", "e", "f"]
    assert [xp.name(x) for x in matrix[1:, 0]] == ["d"]


@running
def test_formulas_are_written_as_they_are_read(xp: Any) -> None:
    formulas = (
        "a - (b - c)",
        "-(a + b)**2",
        "a/(b*c)",
        "a - -b",
        "where(a < b, sin(c), -c)",
        "2**a*min(a, b)",
        "(-a)**3",
    )
    for formula in (*formulas, "a - (b + c)*(a - 1)/3", "sqrt(a)*abs(b - c) + atan2(a, b)", "1/a/b", "-(a - b) - c"):
        read = xp.build(expressions.text(formula), xp.symbol)
        text = expressions.text(xp.spell(read))
        again = sympy.build(text, sympy.symbol)
        first = sympy.build(expressions.text(formula), sympy.symbol)
        for point in ((0.7, 1.2, 0.4), (1.9, 0.3, -0.8)):
            at = dict(zip(map(sympy.symbol, "abc"), map(sympy.number, point), strict=True))
            assert float(again.xreplace(at)) == pytest.approx(float(first.xreplace(at)), rel=1e-14), formula


def moved(found: Mechanism, form: Any, algebra: Any) -> bg.Trajectory:
    start = {k: v for k, v in found.start.items() if k in found.q or k in found.free}
    equations = bg.compile(found.graph, form, algebra)
    return bg.simulate(equations, (0, 1), found.values, start, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("name", ["driven_disc", "spinning_top"])
@every_form
def test_trajectories_are_the_same(name: str, form: Any) -> None:
    read, *others = (moved(CATALOGUE[name](), form, algebra) for algebra in (sympy, *RUNNING))
    for coordinate in CATALOGUE[name]().q:
        for run in others:
            assert run[coordinate][-1] == pytest.approx(read[coordinate][-1], rel=1e-8, abs=1e-8)


def test_motions_across_branches_are_the_same() -> None:
    graph = resisted(**LAWS["saturated"])
    ends = []
    for algebra in (sympy, *RUNNING):
        run = bg.simulate(bg.compile(graph, algebra=algebra), (0, 12), {"L": 1.0, "a": 5.0}, rtol=1e-10, atol=1e-12)
        ends.append([run["p_L"][-1], run["q_c"][-1], run["r.f"][-1]])
    assert all(end == pytest.approx(ends[0], rel=1e-7) for end in ends)


@pytest.mark.parametrize("name", NAMES)
def test_kinetics(name: str) -> None:
    """A, D f, e_hat and Q, whatever they are written in."""
    graph = CATALOGUE[name]().graph
    read, *others = (bg.kinetics(graph, xp) for xp in (sympy, *RUNNING))
    assert all((read.holonomic, read.u, read.c) == (run.holonomic, run.u, run.c) for run in others)
    draw = np.random.default_rng(1)
    for letter in ("A", "D", "Df", "e_hat", "Q", "e"):
        matrices = [(xp, getattr(k, letter)) for xp, k in zip((sympy, *RUNNING), (read, *others), strict=True)]
        names = sorted({xp.name(symbol) for xp, matrix in matrices for symbol in xp.free(matrix)})
        point = draw.uniform(0.4, 1.3, len(names))
        found = []
        for xp, matrix in matrices:
            builder = Builder(names)
            memo = {xp.symbol(n): k for k, n in enumerate(names)}
            program = builder.finish({str(k): xp.lower(x, builder, memo) for k, x in enumerate(matrix)})
            found.append(instant(program)(point))
        for each in found[1:]:
            np.testing.assert_allclose(each, found[0], rtol=1e-12, atol=1e-12)


def test_reduction_is_graph_to_graph_and_can_be_compiled_in_the_other_algebra() -> None:
    compared(bg.reduce(CATALOGUE["arm"]().graph, algebra=table))


@running
def test_equations_can_be_looked_at(xp: Any) -> None:
    i = One("i")
    equations = bg.compile(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")), algebra=xp)
    assert str(equations).splitlines()[1].startswith("p_L' = U - ")
    assert r"\dot{p}_{L}" in equations.latex()


def test_without_casadi_it_is_named() -> None:
    code = (
        "import sys; sys.modules['casadi'] = None; import bondgraph as bg\n"
        "try: bg.algebra.casadi\n"
        "except bg.MissingPackage as missing: print(missing.place, missing.remedy)"
    )
    path = os.pathsep.join(p for p in sys.path if p)
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert "casadi" in run.stdout and "install" in run.stdout
