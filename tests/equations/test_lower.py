"""Lowering: programs that share steps share their lines, and no symbol ever stands for two things in one of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.equations.evaluation_order import Let, targets
from bondgraph.equations.lower import Lowering, arguments, lower, steps_to
from bondgraph.equations.random_states import RandomPoints
from bondgraph.program.evaluate import afresh
from bondgraph.program.program import LinearSolve, Newton, gives

every_algebra = pytest.mark.parametrize(
    "xp", [bg.algebra.sympy, bg.algebra.table], ids=lambda xp: xp.__name__.rpartition(".")[2]
)


def model(xp: Any) -> bg.Equations:
    """Coupled masses, whose velocities are found together, and a resistor whose law is solved by Newton's method."""
    f, u = One("f", ("a", "b"), frame="inertial"), Zero("u")
    damper = f["a"] >> u, u >> C("S", "k"), u >> R("d", effort="f + f**3"), f["b"] >> R("c", 0.5)
    masses = I("m", ((2, "k"), ("k", 1.5)))
    return bg.compile(bg.Graph("masses", f >> masses, Se("G", (1, 2)) >> f, *damper), algebra=xp)


def parts(equations: bg.Equations) -> list[dict[str, Any]]:
    """Two sets of expressions, each of which needs every system."""
    return [dict(equations.rates), dict(equations.observables), dict(equations.rates)]


@every_algebra
def test_programs_that_share_steps_give_what_each_alone_gives(xp: Any) -> None:
    equations, points = model(xp), RandomPoints()
    assert {LinearSolve, Newton} <= {type(line) for line in lower(equations, equations.rates).body}
    at = points.of(equations, {}).points
    for results in parts(equations):
        shared, alone = points.program(equations, results), lower(equations, results)
        assert tuple(shared.results) == tuple(alone.results)
        for point in at:
            assert afresh(shared)(point) == afresh(alone)(point)


@every_algebra
def test_what_programs_share_is_lowered_once(xp: Any) -> None:
    equations, points = model(xp), RandomPoints()
    first, second, third = (points.program(equations, results) for results in parts(equations))
    assert third == first
    lines: dict[int, Any] = {}
    for line in (*first.body, *second.body):
        for slot in gives(line):
            assert lines.setdefault(slot, line) is line
    values = list(equations.rates.values())
    assert points.function(equations, values) is points.function(equations, values)


@every_algebra
def test_a_symbol_keeps_to_its_own_equations(xp: Any) -> None:
    """The same names, the same arguments, another law for one of them."""
    equations, points = model(xp), RandomPoints()
    name, (point, *_) = "u", points.of(equations, {}).points
    step = next(step for step in equations.steps if isinstance(step, Let) and xp.name(step.symbol) == name)
    twice = [Let(s.symbol, 2 * s.expression) if s is step else s for s in equations.steps]
    other = replace(equations, steps=tuple(twice))
    (one,), (two,) = (points.function(each, [xp.symbol(name)])(point) for each in (equations, other))
    assert two == 2 * one != 0
    follows = [dict(each.rates) for each in (equations, other)]
    for each, results in zip((equations, other, equations), (*follows, follows[0]), strict=True):
        assert afresh(points.program(each, results))(point) == afresh(lower(each, results))(point)


def test_a_symbol_without_a_law_is_not_given_that_of_others() -> None:
    xp = bg.algebra.sympy
    equations = model(xp)
    lowering, results = Lowering(xp, arguments(equations)), dict(equations.rates)
    steps = steps_to(equations, results)
    lowering.program(results, steps)
    symbols = xp.free(xp.column(results.values()))
    assert lowering.agrees(symbols, steps)
    (symbol, *_) = targets(steps[-1])
    assert not lowering.agrees({symbol}, ())
    assert not lowering.agrees(symbols, steps[:-1])
