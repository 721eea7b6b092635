"""Lowering: equations of one algebra to a program of scalar operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.equations import Equations
from bondgraph.expressions import TIME
from bondgraph.law import Implicit
from bondgraph.program import Builder, Program
from bondgraph.steps import Let


def arguments(equations: Equations) -> tuple[str, ...]:
    """What every program of these equations takes: time, states, parameters, inputs and inputs' rates."""
    rates = tuple(f"{name}'" for name in equations.inputs)
    return (TIME, *equations.states, *equations.parameters, *equations.inputs, *rates)


def lower(equations: Equations, results: Mapping[str, Any]) -> Program:
    """The program that computes some expressions of the equations' symbols.

    Args:
        equations: the equations.
        results: expressions by name, such as `equations.rates` or `equations.observables`.
    """
    names = arguments(equations)
    builder = Builder(names)
    xp = equations.xp
    memo: dict[Any, int] = {xp.symbol(name): slot for slot, name in enumerate(names)}
    wanted = {symbol for expression in results.values() for symbol in xp.free(expression)}
    for step in equations.needed(wanted):
        if isinstance(step, Let):
            memo[step.symbol] = xp.lower(step.expression, builder, memo)
        elif isinstance(step, Implicit):
            _newton(xp, builder, memo, step)
        else:
            n = range(len(step.unknowns))
            matrix = [[xp.lower(step.matrix[i, j], builder, memo) for j in n] for i in n]
            right = [xp.lower(step.right[i], builder, memo) for i in n]
            unknown_names = [xp.name(s).rstrip("'") for s in step.unknowns]
            slots = builder.solve(matrix, right, step.symmetric, unknown_names)
            memo.update(zip(step.unknowns, slots, strict=True))
    return builder.finish({name: xp.lower(expression, builder, memo) for name, expression in results.items()})


def _newton(xp: Any, builder: Builder, memo: dict[Any, int], step: Implicit) -> None:
    """A nonlinear system with its exact Jacobian, carried forward through the inner values."""

    def write(slots: list[int]) -> tuple[list[int], list[list[int]]]:
        inside = dict(memo)
        inside.update(zip(step.unknowns, slots, strict=True))
        zero, one = builder.number(0.0), builder.number(1.0)
        n = range(len(slots))
        tangent = {s: [one if i == j else zero for j in n] for i, s in enumerate(step.unknowns)}

        def derivatives(expression: Any) -> list[int]:
            total = [zero for _ in n]
            for source in sorted((s for s in xp.free(expression) if s in tangent), key=xp.name):
                slope = xp.lower(xp.diff(expression, source), builder, inside)
                for j in n:
                    if tangent[source][j] != zero:
                        part = slope if tangent[source][j] == one else builder.emit("mul", slope, tangent[source][j])
                        total[j] = part if total[j] == zero else builder.emit("add", total[j], part)
            return total

        for symbol, expression in step.inner:
            inside[symbol] = xp.lower(expression, builder, inside)
            tangent[symbol] = derivatives(expression)
        residuals = [xp.lower(row, builder, inside) for row in step.residuals]
        return residuals, [derivatives(row) for row in step.residuals]

    names = [xp.name(s).rstrip("'") for s in step.unknowns]
    memo.update(zip(step.unknowns, builder.newton(names, write), strict=True))
