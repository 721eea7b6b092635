"""Exponentials inside nonlinear systems: the same within the bound, straight lines beyond, and none at the solution."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from rectifiers import current_of_exponentials, six_exponentials

import bondgraph as bg
from bondgraph.equations.lower import lower
from bondgraph.errors import NoSolution
from bondgraph.problem.problem import Problem
from bondgraph.program import newton
from bondgraph.program.continued_exponentials import at_solution, continued
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import afresh, instant
from bondgraph.program.program import CONTINUED, Builder, Newton, Program


def law(builder: Builder, x: int, a: int) -> tuple[list[int], list[list[int]]]:
    """The residual exp(x) + 2 exp(-x/2) - a with its derivative."""
    half = builder.emit("mul", builder.number(-0.5), x)
    up, down = builder.emit("exp", x), builder.emit("exp", half)
    total = builder.emit("add", up, builder.emit("mul", builder.number(2.0), down))
    return [builder.emit("sub", total, a)], [[builder.emit("sub", up, down)]]


def values(bound: float | None) -> Callable[[list[float]], list[float]]:
    """The residual and the derivative as functions of x and a, and of the bound where there is one."""
    builder = Builder(("x", "a", "bound"))
    found = law(builder, 0, 1)
    if bound is not None:
        found = continued(builder, 0, [0], *found, 2)
    function = instant(builder.finish({"r": found[0][0], "j": found[1][0][0]}))
    return lambda given: function([*given, bound or 0.0])


def solved() -> Program:
    builder = Builder(("t", "a"))

    def write(slots: list[int]) -> tuple[list[int], list[list[int]]]:
        residual = builder.emit("sub", builder.emit("exp", slots[0]), 1)
        return continued(builder, 0, slots, [residual], [[builder.emit("exp", slots[0])]])

    (x,) = builder.newton(["x"], write)
    return builder.finish({"x": x})


@pytest.mark.parametrize("x", [-1300.0, -3.0, 0.0, 3.0, 689.0])
def test_values_within_the_bound_are_the_same_to_the_last_bit(x: float) -> None:
    assert values(CONTINUED)([x, 0.7]) == values(None)([x, 0.7])


def test_beyond_the_bound_a_value_is_a_float_however_large() -> None:
    """That of exp(690) (1 + x - 690) and its slope, 5e299: exp(1000) is none."""
    assert values(CONTINUED)([1000.0, 0.7]) == pytest.approx([311 * math.exp(690), math.exp(690)])


@pytest.mark.parametrize(("x", "most"), [(11.0, 10.0), (12572.0, 10.0), (-70.0, 20.0)])
def test_beyond_the_bound_they_are_tangents(x: float, most: float) -> None:
    def tangent(y: float) -> tuple[float, float]:
        slope = math.exp(min(y, most))
        return slope * (1 + max(y - most, 0)), slope

    (up, rising), (down, falling) = tangent(x), tangent(-x / 2)
    assert values(most)([x, 0.7]) == pytest.approx([up + 2 * down - 0.7, rising - falling])


def test_what_does_not_depend_on_unknowns_stays() -> None:
    builder = Builder(("x", "a"))
    known = builder.emit("exp", 1)
    found = continued(builder, 0, [0], [builder.emit("sub", 0, known)], [[builder.number(1.0)]])
    assert instant(builder.finish({"r": found[0][0]}))([0.0, 700.0]) == [-math.exp(700.0)]


def test_a_system_knows_the_bound_of_its_exponentials_and_no_other() -> None:
    (system,) = (line for line in solved().body if isinstance(line, Newton))
    assert system.iterates == (*system.slots, system.bound)
    exact = at_solution(system)
    used = {slot for line in exact.body for slot in getattr(line, "arguments", ())}
    assert system.bound not in used and {"min", "max"}.isdisjoint(line.operation for line in exact.body)  # type: ignore[union-attr]
    builder = Builder(("t", "a"))
    builder.newton(["x"], lambda s: ([builder.emit("sub", s[0], 1)], [[builder.number(1.0)]]))
    (line,) = (line for line in builder.lines if isinstance(line, Newton))
    assert line.bound is None and at_solution(line) is line


@pytest.mark.parametrize("a", [1e-20, 0.3, 1e200])
def test_solutions_and_their_derivatives_are_those_of_the_law(a: float) -> None:
    assert afresh(solved())([0.0, a]) == pytest.approx([math.log(a)])
    derivative = jacobian_program(solved(), [1])
    assert "select" not in {getattr(line, "operation", "") for line in derivative.body}
    assert afresh(derivative)([0.0, a]) == pytest.approx([1 / a])


def test_six_diodes_are_solved_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Volts by the hundred across diodes are no floats; and beside 5e299 the currents that flow are rounded away.

    The solution is followed while the exponentials grow: in steps so long that it is found, and no shorter.
    """
    asked, values = Counter[str](), newton._values

    def counted(*of: Any) -> Any:
        asked.update(["values"])
        return values(*of)

    monkeypatch.setattr(newton, "_values", counted)
    equations = bg.compile(six_exponentials())
    program, problem = lower(equations, equations.rates), Problem.of(equations, {})
    for time in np.linspace(0, 0.02, 7):
        for voltage in (0.0, 250.0, 500.0):
            (found,) = afresh(program)(problem.arguments(float(time), [1e-3 * voltage]))
            expected = current_of_exponentials(float(time), voltage) - voltage / 10
            assert found == pytest.approx(expected, rel=1e-9, abs=1e-6)
    assert asked.total() < 5_000
    monkeypatch.setattr(newton, "_along", lambda *_: None)
    with pytest.raises(NoSolution):
        afresh(program)(problem.arguments(0.0, [0.0]))
