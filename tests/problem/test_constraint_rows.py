"""The constraints of a motion: on coordinates, and on velocities, and how many of them are independent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from skates import CRANKS, CRANKS_START, parallel_cranks

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.problem import constraint_rows
from bondgraph.problem.constraint_rows import ConstraintRows, NativeRows, _rank
from bondgraph.problem.problem import Problem
from bondgraph.program import llvm
from bondgraph.program.evaluate import Followed
from bondgraph.program.gauss_newton import difference_jacobian
from bondgraph.program.native import Library, Rates


def rows(graph: bg.Graph) -> ConstraintRows:
    return ConstraintRows(Problem.of(bg.compile(graph), {}))


def bead(*held: str) -> bg.Graph:
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    return bg.Graph("bead", v >> I("m", (1, 1)), v << TF("a", (held,)) << Sf("tie", 0))


def test_velocities_are_held_by_velocities() -> None:
    """x u + y w = 0 holds velocities; where nothing was said of positions, nothing holds them."""
    found = rows(bead("x", "y"))
    (kind,) = found.kinds
    names = found.problem.equations.states
    assert kind.rank == len(kind.rows) == 1 and {names[k] for k in kind.columns} == {"u", "w"}
    assert abs(found.values(0.0, [0.3, 0.4, 2.0, 1.0])[0]) == 0.3 * 2.0 + 0.4 * 1.0


@pytest.mark.parametrize(("near", "rank"), [(constraint_rows.NEAR, 2), (1e-7, 1)])
def test_a_start_is_singular_where_more_is_independent_near_by(
    near: float, rank: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two constraints that differ by y w alone are one where y = 0; too near by they are not told apart."""
    monkeypatch.setattr(constraint_rows, "NEAR", near)
    v = One("v", ("u", "w", "s"), coordinates=("x", "y", "z"))
    held = v << TF("a", ((1, 1, 0), (1, "1 + y", 0))) << Sf("tie", (0, 0))
    problem = rows(bg.Graph("bead", v >> I("m", (1, 1, 1)), held)).problem
    flat, away = ([0.0, y, 0.0, 0.0, 0.0, 1.0] for y in (0.0, 0.5))
    assert ConstraintRows(problem, 0.0, flat).kinds[0].rank == rank
    assert ConstraintRows(problem, 0.0, away).kinds[0].rank == 2


@pytest.mark.parametrize(("within", "rank"), [(0.02, 2), (0.06, 1)])
def test_what_is_independent_in_general_is_seen_three_hundredths_beside_a_start(within: float, rank: int) -> None:
    """Two constraints that are one within some distance of the origin."""
    v = One("v", ("u", "w", "s"), coordinates=("x", "y", "z"))
    beside = f"where(x**2 + y**2 + z**2 < {within!r}**2, 1, 2)"
    held = v << TF("a", ((1, 1, 0), (1, beside, 0))) << Sf("tie", (0, 0))
    problem = rows(bg.Graph("bead", v >> I("m", (1, 1, 1)), held)).problem
    assert ConstraintRows(problem, 0.0, np.zeros(6)).kinds[0].rank == rank


def test_what_is_independent_in_general_is_asked_of_two_places_beside_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where y is negative the constraints are one: a single place may lie there, and more than two only cost."""
    v, looked = One("v", ("u", "w", "s"), coordinates=("x", "y", "z")), set[float]()
    held = v << TF("a", ((1, 1, 0), (1, "1 + max(0, y)", 0))) << Sf("tie", (0, 0))
    problem = rows(bg.Graph("bead", v >> I("m", (1, 1, 1)), held)).problem
    y, gradients = problem.equations.states.index("y"), ConstraintRows.gradients

    def counted(self: ConstraintRows, time: float, states: Any) -> Any:
        looked.add(float(states[y]))
        return gradients(self, time, states)

    monkeypatch.setattr(ConstraintRows, "gradients", counted)
    assert ConstraintRows(problem, 0.0, np.zeros(6)).kinds[0].rank == 2
    assert sum(place > 0 for place in looked) == 1 and len(looked) == 3


@pytest.mark.parametrize(("pivot", "rank"), [(1e-4, 1), (1e-2, 2)])
def test_beside_a_start_a_thousandth_is_what_a_search_has_left(pivot: float, rank: int) -> None:
    """At the start itself the two are one."""
    assert _rank([np.array([[1.0, 1.0], [1.0, 1.0]]), np.array([[1.0, 1.0], [1.0, 1.0 - 2 * pivot]])]) == rank


def test_gradients_are_the_derivatives() -> None:
    found, x = rows(bead("sin(y)", "x**2")), np.array([0.3, 0.4, 2.0, 1.0])
    wanted = difference_jacobian(lambda y: found.values(0.0, y).tolist(), x)
    np.testing.assert_allclose(found.gradients(0.0, x), wanted, atol=1e-8)


@pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
def test_native_gradients_are_those_of_python() -> None:
    problem = Problem.of(bg.compile(bead("sin(y)", "x**2")), {})
    evaluate = Rates(problem.program, Followed(problem.program), "llvm", len(problem.equations.states))
    problem = replace(problem, evaluate=evaluate)
    found, x = ConstraintRows(problem), [0.3, 0.4, 2.0, 1.0]
    before = found.gradients(0.0, x)
    assert found.native is not None
    found._jacobian = None  # nothing else is asked from now on
    np.testing.assert_allclose(found.gradients(0.0, x), before, rtol=1e-14)


def test_what_native_code_cannot_evaluate_is_asked_of_python(monkeypatch: pytest.MonkeyPatch) -> None:
    found, x = rows(bead("sin(y)", "x**2")), [0.3, 0.4, 2.0, 1.0]
    before = found.gradients(0.0, x)
    monkeypatch.setattr(constraint_rows, "RATES", lambda address: lambda *given: 1)
    found.__dict__["native"] = NativeRows(Library(0, "C", None), ())
    assert (found.gradients(0.0, x) == before).all()


@pytest.mark.parametrize(("more", "rank"), [(constraint_rows.MORE, 2), (1e-12, 3)])
def test_loops_that_move_by_their_dimensions_alone_are_regular(
    more: float, rank: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of three parallel cranks two hold the coupler; what a search leaves of a double root makes no third."""
    monkeypatch.setattr(constraint_rows, "MORE", more)
    problem = Problem.of(bg.compile(parallel_cranks(), bg.forms.udwadia_kalaba), CRANKS)
    start = [CRANKS_START.get(name, 0.0) for name in problem.equations.states]
    assert max(kind.rank for kind in ConstraintRows(problem.with_invariants, 0.0, start).kinds) == rank


@pytest.mark.parametrize(("more", "rank"), [(constraint_rows.MORE, 2), (0.5, 1)])
def test_near_a_singular_start_more_is_independent(more: float, rank: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constraint_rows, "MORE", more)
    v = One("v", ("u", "w", "s"), coordinates=("x", "y", "z"))
    held = v << TF("a", ((1, 1, 0), (1, "1 + y", 0))) << Sf("tie", (0, 0))
    problem = rows(bg.Graph("bead", v >> I("m", (1, 1, 1)), held)).problem
    assert ConstraintRows(problem, 0.0, np.zeros(6)).kinds[0].rank == rank


@pytest.mark.parametrize(
    ("form", "contradict"),
    [("udwadia_kalaba", True), ("lagrange_multipliers", True), ("augmented_lagrangian", False)],
)
def test_repeated_constraints_contradict_each_other_where_rates_are_found_from_them(
    form: str, contradict: bool
) -> None:
    equations = bg.compile(parallel_cranks(), getattr(bg.forms, form), start=CRANKS_START, values=CRANKS)
    problem = Problem.of(equations, CRANKS)
    states = [CRANKS_START.get(name, 0.0) for name in equations.states]
    assert ConstraintRows(problem.with_invariants, 0.0, states).contradict(problem) == contradict


def test_independent_constraints_contradict_nothing() -> None:
    found = rows(bead("x", "y"))
    assert not found.contradict(found.problem)
