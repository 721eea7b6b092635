"""Equations with values are frozen; what is made of them is another record."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import Followed
from bondgraph.program.gauss_newton import difference_jacobian


def bead(form: object = None) -> Problem:
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("b", v >> I("m", ("m1", "m1")), v << TF("a", (("x", "sin(y)"),)) << Sf("s", 0))
    return Problem.of(bg.compile(graph, form) if form else bg.compile(graph), {"m1": 2})


def test_nothing_is_written_into_it() -> None:
    problem = bead()
    with pytest.raises(FrozenInstanceError):
        problem.evaluate = problem.evaluate  # type: ignore[misc]
    other = problem.evaluated_by(Followed(problem.program))
    assert other.evaluate is not problem.evaluate and other.functions is problem.functions
    x = np.array([0.3, 0.4, 0.5, 0.6])
    assert other.rates(0.0, x) == problem.rates(0.0, x)


def test_gradients_are_the_derivatives_of_the_constraints() -> None:
    problem, x = bead(), np.array([0.3, 0.4, 0.5, 0.6])
    np.testing.assert_allclose(
        problem.gradients(0.0, x), difference_jacobian(lambda y: problem.constraints(0.0, y), x), atol=1e-9
    )


def test_invariants_may_be_asked_as_constraints() -> None:
    problem = bead(bg.forms.lagrange_multipliers)
    assert not problem.equations.constraints
    held = problem.with_invariants
    x = np.array([0.3, 0.4, 0.5, 0.6])
    assert held.constraints(0.0, x) == pytest.approx([0.3 * 0.5 + np.sin(0.4) * 0.6])
    assert not problem.equations.constraints
    assert bead().with_invariants.equations.constraints


def test_arguments_are_time_states_values_inputs_and_their_rates() -> None:
    a, b, joint = One("a"), One("b"), Zero("joint")
    graph = bg.Graph("g", Sf("drive") >> joint >> a >> I("m"), joint >> b >> I("n", 2), b >> R("r", 1), b >> C("c", 1))
    problem = Problem.of(bg.compile(graph), {"drive": "t**2", "m": 3})
    found = problem.arguments(2.0, [0.1, 0.2])
    assert found[:3] == [2.0, 0.1, 0.2]
    assert {3.0, 4.0} <= set(found[3:]) and found[-1] == pytest.approx(4.0)
    assert len(found) == len(problem.program.arguments)


def test_arguments_at_several_instants_are_those_at_each() -> None:
    v = One("v")
    graph = bg.Graph("swing", Se("F", "sin(t)") >> v, v >> I("m"), v >> R("r", 0.5), v >> C("c", 2))
    problem = Problem.of(bg.compile(graph), {"m": 3.0})
    times, states = [0.5, 0.0, 2.0], np.arange(6.0).reshape(3, 2)
    found = problem.rows(times, states)
    assert found.tolist() == [problem.arguments(t, x.tolist()) for t, x in zip(times, states, strict=True)]


def test_equal_values_are_read_once_and_belong_to_each_problem() -> None:
    v = One("v")
    equations = bg.compile(bg.Graph("slide", Se("F") >> v, v >> I("m"), v >> R("r", effort="atan2(F0, -1)*f + 0*m")))
    first, again = (Problem.of(equations, {"F": 1.0, "m": 2.0, "F0": 3.0}) for _ in range(2))
    assert first.signals["F"] is again.signals["F"] and first.parameters is not again.parameters
    signs = [
        np.copysign(1.0, Problem.of(equations, {"F": 1.0, "m": 2.0, "F0": x}).parameters["F0"]) for x in (0.0, -0.0)
    ]
    assert signs == [1.0, -1.0]


def test_everything_without_a_value_is_named_at_once() -> None:
    v = One("v")
    with pytest.raises(bg.MissingValues) as caught:
        Problem.of(bg.compile(bg.Graph("g", v >> I("m"), v >> R("r"), Se("F") >> v)), {})
    assert set(caught.value.parties) == {"m", "r", "F"}
