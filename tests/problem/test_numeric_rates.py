"""Rates without Python: numbers stay arguments, formulas are inside, functions are not pure."""

from __future__ import annotations

import math

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, R, Se, Sf
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.numeric_rates import pure
from bondgraph.program.evaluate import instant


def shaken() -> bg.Graph:
    """The pivot's course is an input whose rate is needed."""
    f, bob = One("f", coordinates=("X", "Y", "theta")), One("v", ("vx", "vy"))
    to_bob = TF("d_v", ((1, 0, "l*cos(theta)"), (0, 1, "-l*sin(theta)")))
    return bg.Graph(
        "shaken",
        *(Sf("across", 0) >> f["X_dot"], Sf("lift") >> f["Y_dot"]),
        *(f >> to_bob >> bob >> I("m"), Se("gravity", (0, "-m*g")) >> bob),
        values={"m": 0.1, "l": 0.2, "g": 9.81},
    )


@pytest.mark.parametrize("lift", ["0.3*sin(7*t)", "t**2", 0.25, "0.5 + 0*t"])
def test_rates_are_those_of_the_problem(lift: str | float) -> None:
    problem, states = initial_value_problem(bg.compile(shaken()), {"lift": lift}, 0.3, {"theta": 0.4})
    found = pure(problem)
    assert found is not None
    for time in (0.3, 1.1):
        arguments = [time, *states.tolist(), *found.numbers]
        assert len(arguments) == len(found.program.arguments)
        given = [math.nan if k in found.computed else x for k, x in enumerate(arguments)]
        assert instant(found.program)(given) == pytest.approx(problem.rates(time, states), rel=1e-13)
    assert bool(found.computed) == isinstance(lift, str) and ("t" in str(lift)) == bool(found.computed)


def test_functions_of_python_are_not_pure() -> None:
    v = One("v")
    graph = bg.Graph("decay", v >> I("m", 2), v >> R("b", 3), Se("F") >> v)
    law = bg.Graph("decay", v >> I("m", 2), v >> R("b", effort=bg.Function(lambda f: f, lambda f: 1.0)), Se("F") >> v)
    for case, force in ((graph, lambda t: 1.0), (law, 1.0), (graph, bg.table([0, 1, 2, 3], [0, 1, 0, 2], order=3))):
        problem, _ = initial_value_problem(bg.compile(case), {"F": force}, 0.0, {})
        assert pure(problem) is None


@pytest.mark.parametrize("lift", [bg.table([0, 0.5, 1, 1.5], [0, 0.2, -0.1, 0.3]), bg.table([0.4, 1], [0.3, 0.1])])
def test_between_its_points_a_table_is_a_line(lift: bg.Signal) -> None:
    """The motion needs its rate, too."""
    problem, states = initial_value_problem(bg.compile(shaken()), {"lift": lift}, 0.1, {"theta": 0.4})
    found = pure(problem)
    assert found is not None and not found.between(0.45, 1.05)
    for first, last in ((0.1, 0.4), (0.5, 1.0), (1.6, 2.0)):
        numbers = found.between(first, last)
        assert numbers is not None
        for time in (first, (first + last) / 2, math.nextafter(last, 0)):
            given = [time, *states.tolist(), *numbers]
            given = [math.nan if k in found.computed else x for k, x in enumerate(given)]
            assert instant(found.program)(given) == pytest.approx(problem.rates(time, states), rel=1e-12, abs=1e-14)
