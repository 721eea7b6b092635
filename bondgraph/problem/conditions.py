"""Conditions: what equations were found to hold in general, and is seen to hold at the start and along a motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.printing import briefly
from bondgraph.errors import NoSolution, ValueRefused
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import DIGITS


def check_conditions(problem: Problem, time: float, states: Any) -> None:
    """Refuse an instant at which conditions do not hold.

    Raises:
        NoSolution: for conditions that are not defined there.
        ValueRefused: for inputs with which there is no motion, though there is one with their values in the graph; for
            loops that do not close; for laws that contradict each other on the branches they are on.
    """
    import numpy as np

    conditions = problem.equations.balance.constraints.conditions
    if not conditions:
        return
    try:
        values = np.abs(problem.conditions(time, np.asarray(states, float).tolist()))
    except ArithmeticError:
        raise _undefined(problem.equations, time, states) from None
    most = DIGITS * (1.0 + np.abs(states).max(initial=0.0))
    if open_ones := [(float(x), c) for c, x in zip(conditions, values, strict=True) if not x <= most]:
        raise _refusal(problem.equations, [c for _, c in open_ones], max(x for x, _ in open_ones), time)


def _undefined(equations: Equations, time: float, states: Any) -> NoSolution:
    loops = equations.holders(list(equations.balance.constraints.conditions))
    shown = ", ".join(f"{name} = {x:.6g}" for name, x in zip(equations.states, states, strict=True))
    law = f"conditions under which the equations hold divide by zero at t = {time:.6g}, {shown}"
    return NoSolution(equations.graph.name, law, parties=loops, remedy="start beside this configuration")


def _refusal(equations: Equations, open_ones: Sequence[Any], left: float, time: float) -> ValueRefused:
    xp = equations.xp
    inputs = sorted({xp.name(s).rstrip("'") for c in open_ones for s in xp.free(c)} & {*equations.inputs})
    loops, on_branches = equations.holders(open_ones), all(map(xp.switches, open_ones))
    if not loops and not inputs and not on_branches:
        loops = equations.holders(list(equations.balance.closure.residuals))
    rest = f"a residual of {left:.3g} is left at t = {time:.6g}"
    if loops:
        law = f"{', '.join(loops)} cannot hold with the others: rows were left out that repeat others where "
        law += f"that was judged, and do not here: {rest}"
        remedy = "correct the lengths, or the directions of axes; or compile(graph, start=...) with this start"
        return ValueRefused("values", law, parties=loops, remedy=remedy)
    if inputs or not on_branches:
        law = f"the equations hold only for some inputs, and {rest}"
        remedy = "give inputs that agree (as their values in the graph do), or remove what demands it"
        return ValueRefused("inputs", law, parties=inputs or equations.inputs, remedy=remedy)
    zero = briefly(xp, open_ones[0])
    law = f"over-determined: {zero} = 0 is required, which some branches of its laws do not allow: {rest}"
    remedy = "remove one of the elements that prescribe the same thing, or put a store or a resistor between"
    return ValueRefused(equations.graph.name, law, remedy=remedy)
