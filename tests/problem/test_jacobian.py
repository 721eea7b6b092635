"""The Jacobian of the rates: exact against differences and closed forms, in every way it is evaluated."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from linkages import LINKAGES
from mechanisms import CATALOGUE
from quick import quick

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.problem import jacobian
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import Followed
from bondgraph.program.gauss_newton import difference_jacobian
from bondgraph.program.native import Rates


def problem_of(graph: Any, values: Any = None) -> Problem:
    return initial_value_problem(bg.compile(graph), values, 0.0, None)[0]


def van_der_pol(mu: float) -> Problem:
    v = One("v", coordinates=("x",))
    law = R("b", effort=f"{mu}*(x**2 - 1)*f")
    return problem_of(bg.Graph("vdp", v >> I("m", 1), v >> law, v >> C("k", 1)))


@pytest.mark.parametrize("name", quick(sorted(CATALOGUE), ["double_pendulum"]))
def test_it_is_the_derivative_of_the_rates(name: str) -> None:
    case = CATALOGUE[name]()
    problem = Problem.of(bg.compile(case.graph), case.values)
    states = np.random.default_rng(2).uniform(0.3, 0.9, len(problem.equations.states))
    expected = difference_jacobian(lambda x: problem.rates(0.5, np.array(x)), states)
    found = problem.jacobian(0.5, states)
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-6 * np.abs(expected).max())


@pytest.mark.parametrize("backend", ["python", "llvm"])
@pytest.mark.parametrize("name", quick(["four_bar", "klann", "bennett", "goldberg"], ["four_bar", "bennett"]))
def test_of_a_linkage_it_is_that_of_the_equations_that_are_chosen(name: str, backend: str) -> None:
    """Also off the constraints, where those of a Bennett linkage that repeat others no longer do."""
    linkage = LINKAGES[name]()
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    equations = bg.compile(linkage.graph, algebra=bg.algebra.casadi, start=start)
    problem = Problem.of(equations, {})
    states = bg.simulate(equations, (0, 0.1), start=start).solution(0.1)
    problem = problem.evaluated_by(Rates(problem.program, Followed(problem.program), backend, len(states)))
    problem.keep(0.1, states)
    found = problem.jacobian(0.1, states)
    assert problem.jacobian._exact is not None
    expected = difference_jacobian(lambda x: problem.rates(0.1, np.array(x)), states)
    np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-8 * np.abs(expected).max())


def test_of_van_der_pols_oscillator() -> None:
    """v' = -5 (x^2 - 1) v - x, x' = v."""
    problem = van_der_pol(5)
    x, v = 2.0, -0.3
    order = {name: k for k, name in enumerate(problem.equations.states)}
    at = np.empty(2)
    at[order["x"]], at[order["p_m"]] = x, v
    found = problem.jacobian(0.0, at)
    p, q = order["p_m"], order["x"]
    assert found[p, p] == pytest.approx(-5 * (x**2 - 1), rel=1e-15)
    assert found[p, q] == pytest.approx(-10 * x * v - 1, rel=1e-15)
    assert (found[q, p], found[q, q]) == (1, 0)


@pytest.mark.parametrize("backend", ["python", "llvm", "c"])
def test_every_backend_gives_the_same(backend: str) -> None:
    problem = van_der_pol(7)
    states = np.array([1.3, 0.4])
    expected = problem.jacobian(0.0, states)
    try:
        rates = Rates(problem.program, problem.evaluate, backend, len(states))
    except bg.MissingPackage:
        pytest.skip(f"not installed: {backend}")
    np.testing.assert_allclose(problem.evaluated_by(rates).jacobian(0.0, states), expected, rtol=1e-14)


def test_direction_by_direction_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """On both sides of the length up to which it is written out."""
    problem = van_der_pol(3)
    states = np.array([0.7, -1.1])
    operations = problem.jacobian.operations
    found = []
    for whole in (operations, operations - 1):
        monkeypatch.setattr(jacobian, "WHOLE", whole)
        fresh = van_der_pol(3)
        found.append(fresh.jacobian(0.0, states))
        program = fresh.program.cached("jacobian", lambda: pytest.fail("it was not made"))
        assert len(program.results) == (4 if whole == operations else 2)
    np.testing.assert_allclose(found[0], found[1], rtol=1e-15)


def test_what_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    found = van_der_pol(3).jacobian
    monkeypatch.setattr(jacobian, "SHORT", found.operations)
    assert found.is_short
    monkeypatch.setattr(jacobian, "SHORT", found.operations - 1)
    assert not found.is_short


def test_the_program_is_made_once_for_all_runs() -> None:
    equations = bg.compile(bg.Graph("rc", One("i") >> C("c", 1), One("i") >> R("r", 1)))
    first, second = (Problem.of(equations, {}) for _ in range(2))
    for problem in (first, second):
        assert problem.jacobian(0.0, np.array([1.0])) == pytest.approx(-1)
    assert first.program is second.program


def test_a_derivative_that_is_not_finite_is_a_difference() -> None:
    """q' = -sqrt(q) at q = 0, where no side has a derivative: what is left is finite."""
    tank = bg.Graph("tank", Zero("h") >> C("A", 1), Zero("h") >> R("valve", flow="sqrt(e)"))
    problem = problem_of(tank)
    assert np.isfinite(problem.jacobian(0.0, np.array([0.0]))).all()
    assert problem.jacobian(0.0, np.array([0.25])) == pytest.approx(-1.0)


@pytest.mark.parametrize("step", [1e-4, 1e-12])
def test_beside_a_root_at_zero_it_is_as_steep_as_differences_are_short(step: float) -> None:
    tank = bg.Graph("tank", Zero("h") >> C("A", 1), Zero("h") >> R("valve", flow="sign(e)*sqrt(abs(e))"))
    problem = problem_of(tank)
    assert problem.jacobian(0.0, np.array([0.0]), [step]) == pytest.approx(-1 / np.sqrt(step))
    assert problem.jacobian(0.0, np.array([0.25]), [step]) == pytest.approx(-1.0)


def test_a_derivative_that_is_not_declared_is_differenced(monkeypatch: pytest.MonkeyPatch) -> None:
    def undeclared(*_: Any) -> Any:
        raise bg.DerivativeError("law", "a second derivative is not declared", remedy="declare it")

    monkeypatch.setattr(jacobian, "jacobian_program", undeclared)
    v = One("v")
    graph = bg.Graph("fall", v >> I("m", 1), v >> R("air", effort="f**3"))
    assert problem_of(graph).jacobian(0.0, np.array([2.0])) == pytest.approx(-12, rel=1e-8)


def test_it_stays_on_the_branch_of_the_motion() -> None:
    """0 = 1 - f - q with e = f^3 - f below its turn: two branches, and the one that was kept counts."""
    u = Zero("u")
    arc = problem_of(bg.Graph("arc", Sf("J") >> u, u >> C("c", 1), u >> R("d", effort="f**3 - f")), {"J": 0})
    (name,) = arc.evaluate.kept
    for root in (1.1, -0.2):
        arc.evaluate.seed({name: [root]})
        flow = -arc.rates(0.0, np.array([0.2]))[0]
        arc.evaluate.seed({name: [flow]})
        assert arc.jacobian(0.0, np.array([0.2])) == pytest.approx(-1 / (3 * flow**2 - 1), rel=1e-9)


def test_python_stays_python() -> None:
    problem = van_der_pol(2)
    assert isinstance(problem.evaluate, Followed) and problem.evaluate.alike(problem.program).language == "Python"
    rates = Rates(problem.program, problem.evaluate, "python", 2)
    assert rates.alike(problem.program).language == "Python" and rates.alike(problem.program).left < 0


def test_time_is_an_argument() -> None:
    v = One("v")
    graph = bg.Graph("rl", Se("U", "sin(t)") >> v, v >> I("L", 1), v >> R("r", effort="(1 + t)*f"))
    assert problem_of(graph).jacobian(3.0, np.array([1.0])) == pytest.approx(-4)
