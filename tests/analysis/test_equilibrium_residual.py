"""What vanishes at an equilibrium: rates by the textbook, derivatives by differences, and what is open."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.elements import TF, C, I, Link, Mechanism, One, R, Revolute, Se, Sf
from bondgraph.problem.problem import Problem

v, w = One("v", coordinates=("x",)), One("w", coordinates=("th",))
MOTOR = bg.Graph("motor", v >> I("m", 2), v >> C("s", effort="8*x**3"), v >> R("d", 3), Se("F") >> v, Se("H") >> v)


def residual(graph: bg.Graph, values: dict[str, Any], fixed: Any = (), turning: Any = (), inputs: Any = ()) -> Residual:
    problem = Problem.of(bg.compile(graph, algebra=bg.algebra.table), values)
    return Residual(problem.with_invariants, 0.0, fixed, turning, inputs)


def test_rates_are_newtons_and_their_derivatives_the_differences() -> None:
    """x' = p/2, p' = -8 x^3 - 3 p/2 + F + H, with the input F among the unknowns."""
    found = residual(MOTOR, {"F": 1.0, "H": 0.25}, inputs=("F",))
    names = found.problem.equations.states
    at = {"x": 0.7, "p_m": -0.4}
    x = np.array([*(at[name] for name in names), 1.5])
    values, jacobian = found.evaluate(x)
    expected = {"x": -0.2, "p_m": -8 * 0.7**3 + 0.6 + 1.5 + 0.25}
    np.testing.assert_allclose(values, [expected[name] for name in names], rtol=1e-14)
    steps = 1e-6 * np.eye(3)
    differences = [(found.evaluate(x + h)[0] - found.evaluate(x - h)[0]) / 2e-6 for h in steps]
    np.testing.assert_allclose(jacobian, np.array(differences).T, atol=1e-8)


def test_the_value_of_an_input_that_is_sought_is_the_one_asked_about() -> None:
    found = residual(MOTOR, {"F": 1.0, "H": 0.25}, inputs=("H",))
    rate = found.problem.equations.states.index("p_m")
    values = [found.evaluate(np.array([0.0, 0.0, H]))[0][rate] for H in (0.0, 2.0)]
    assert values == pytest.approx([1.0, 3.0])


def test_what_is_fixed_is_no_column_and_what_turns_no_row_either() -> None:
    graph = bg.Graph("wheel", w >> I("J", 2), w >> R("b", 1), Se("M") >> w, v >> I("m", 1), v >> C("s", 1))
    free = residual(graph, {"M": 1.0})
    names = free.problem.equations.states
    every = list(range(len(names)))
    assert free.open == free.rates == free.rows == free.columns == every
    held = residual(graph, {"M": 1.0}, fixed=("x",))
    assert [names[k] for k in every if k not in held.open] == ["x"] and held.rates == every
    turning = residual(graph, {"M": 1.0}, turning=("th",), inputs=("M",))
    assert [names[k] for k in every if k not in turning.open] == ["th"]
    assert [names[k] for k in every if k not in turning.rates] == ["th"] and turning.turning == ("th",)
    assert turning.columns == [*turning.open, len(names)]


def test_constraints_are_rows_after_the_rates() -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("rod", f >> I("m", 2), f << TF("a", (("x", "y"),)) << Sf("rod", 0))
    found = residual(graph, {})
    n, at = len(found.problem.equations.states), {"x": 0.6, "y": 0.8, "u": 0.5, "w": 0.25}
    values, _ = found.evaluate(np.array([at[name] for name in found.problem.equations.states]))
    assert found.rows == [*range(n), n] and abs(values[n]) == pytest.approx(0.6 * 0.5 + 0.8 * 0.25)


@pytest.mark.parametrize(
    ("wrong", "law"),
    [
        ({"fixed": "x"}, "one text"),
        ({"fixed": ("y",)}, "there are"),
        ({"turning": ("y",)}, "'y' is not there"),
        ({"inputs": ("G",)}, "there are F, H"),
        ({"inputs": "F"}, "not a list of names"),
    ],
)
def test_names_that_are_not_there_are_refused(wrong: dict[str, Any], law: str) -> None:
    with pytest.raises(bg.ValueRefused, match=law):
        residual(MOTOR, {"F": 1.0, "H": 0.0}, **wrong)


def arms() -> bg.Graph:
    """Two arms in a plane: each momentum follows from both flows, and from the angle between them."""
    a, b = Link("a", 1.0, (0.02,) * 3, centre=(0.2, 0, 0)), Link("b", 0.5, (0.01,) * 3)
    both = Mechanism("arms", [a, b], [Revolute("s", "ground", a), Revolute("e", a.frame((0.4, 0, 0)), b)])
    return bg.Graph("arms", *both, Se("M") >> both["s"], both["s"] >> R("rs", 0.2), both["e"] >> R("re", 0.3))


def test_a_flow_that_momenta_give_together_is_a_row_and_they_stay_columns() -> None:
    equations = bg.compile(arms(), bg.forms.kane_momentum, bg.algebra.table)
    found = Residual(Problem.of(equations, {"M": 0.0}), 0.0, ("s",), ("s_q", "e_q"), ("M",))
    names, n = equations.states, len(equations.states)
    momenta = {names[k] for k in found.giving}
    assert momenta == {"p_T_s", "p_T_e"} == {names[k] for k in found.open}
    assert len(found.rows) == len(found.columns) == 3
    x, more = np.array([*np.linspace(0.3, 0.6, n), 0.0]), np.array([*np.linspace(0.1, -0.2, n), 0.0])
    found.begin(x)
    values, jacobian = found.evaluate(x)
    assert values[found.flows] == [0.0]
    h = 1e-6
    slope = (found.evaluate(x + h * more)[0] - found.evaluate(x - h * more)[0])[found.flows] / (2 * h)
    np.testing.assert_allclose(jacobian[found.flows] @ more, slope, rtol=1e-6)


def test_a_flow_that_one_momentum_gives_by_parameters_is_no_column() -> None:
    found = residual(MOTOR, {"F": 1.0, "H": 0.0}, fixed=("v",))
    assert [found.problem.equations.states[k] for k in found.open] == ["x"] and not found.flows and not found.giving


def test_a_name_given_twice_counts_once() -> None:
    assert residual(MOTOR, {"F": 1.0, "H": 0.0}, turning=("x", "x")).turning == ("x",)
