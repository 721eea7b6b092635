"""Lowering: equations of one algebra to a program of scalar operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.balance import Let
from bondgraph.equations import Equations
from bondgraph.expressions import TIME
from bondgraph.program import Builder, Program


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
        else:
            n = range(len(step.unknowns))
            matrix = [[xp.lower(step.matrix[i, j], builder, memo) for j in n] for i in n]
            right = [xp.lower(step.right[i], builder, memo) for i in n]
            unknown_names = [xp.name(s).rstrip("'") for s in step.unknowns]
            slots = builder.solve(matrix, right, step.symmetric, unknown_names)
            memo.update(zip(step.unknowns, slots, strict=True))
    return builder.finish({name: xp.lower(expression, builder, memo) for name, expression in results.items()})
