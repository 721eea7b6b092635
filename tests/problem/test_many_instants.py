"""Programs at many instants: the same bits as one by one, up to the first that is not defined."""

from __future__ import annotations

import numpy as np

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.equations.equations import Equations
from bondgraph.problem.many_instants import many_instants
from bondgraph.problem.problem import Problem
from bondgraph.program.native import Rates

v = One("v", coordinates=("x",))


def problem(equations: Equations, values: dict[str, object], backend: str | None = "llvm") -> Problem:
    found = Problem.of(equations, values)
    return found.evaluated_by(Rates(found.program, found.evaluate, backend, len(equations.states)))


def test_each_instant_is_as_alone() -> None:
    """With a formula of time as input, which native code has inside."""
    graph = bg.Graph("cart", Se("F") >> v, v >> I("m", 2), v >> C("k", 0.05), v >> R("b", effort="f**3 + sin(x)"))
    given = problem(bg.compile(graph), {"F": "cos(3*t)"})
    many = many_instants(given, given.program)
    assert many is not None
    rng = np.random.default_rng(1)
    times, states = [0.0, 0.5, 2.5], rng.normal(size=(3, len(given.equations.states)))
    alone = [given.rates(t, x) for t, x in zip(times, states, strict=True)]
    np.testing.assert_array_equal(many(times, states), alone)


def test_it_ends_before_what_is_not_defined() -> None:
    graph = bg.Graph("root", v >> I("m", 1), v >> R("b", effort="sqrt(x)"))
    given = problem(bg.compile(graph), {})
    many, x = many_instants(given, given.program), given.equations.states.index("x")
    assert many is not None
    states = np.ones((4, 2))
    states[2, x] = -1.0
    assert many([0.0] * 4, states).shape == (2, 2)


def test_there_is_none_where_python_is_asked_or_something_is_remembered() -> None:
    equations = bg.compile(bg.Graph("cart", v >> I("m", 2), v >> R("b", 1), Se("F") >> v))
    python = problem(equations, {"F": 1.0}, "python")
    assert many_instants(python, python.program) is None
    called = problem(equations, {"F": lambda t: t}, "llvm")
    assert many_instants(called, called.program) is None
    i, e = One("i"), Zero("e")
    shared = R("a", effort="f + f**3"), R("c", effort="sinh(f) + f")
    loop = problem(
        bg.compile(bg.Graph("row", Se("U", 1) >> i, i >> I("L", 1), i >> e, *(e >> law for law in shared))), {}
    )
    assert loop.program.places and many_instants(loop, loop.program) is None
