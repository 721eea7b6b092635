"""A motion under a form, told in the equations of the graph as drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compile
from bondgraph.equations.equations import Equations
from bondgraph.errors import BondGraphError, NotReducible
from bondgraph.graph.graph import Graph
from bondgraph.problem.problem import values_of
from bondgraph.program.evaluate import series
from bondgraph.program.program import Builder

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def drawn_equations(equations: Equations) -> Equations | BondGraphError | None:
    """The equations of the graph as drawn; why it has none without a form; None where no form has changed it."""
    graph = equations.drawn
    if graph is None:
        return None
    return equations.cached("as drawn", lambda: _compiled(graph, equations.xp))


def _compiled(graph: Graph | CausalGraph, xp: Algebra) -> Equations | BondGraphError:
    try:
        return compile(graph, algebra=xp)
    except BondGraphError as error:
        return error


def as_drawn(run: Trajectory, drawn: Equations) -> Trajectory:
    """The same motion in the equations of the graph as drawn, where inertias and sources are what they were.

    Coordinates, velocities and what stores hold are those of the run; efforts follow from them by the laws of the
    graph, and so do accelerations, which those of the form equal to rounding.

    Args:
        run: a motion of equations in a form.
        drawn: the equations of the graph without it.

    Raises:
        MissingValues: for values of parameters and inputs that the form does without, and that were not given.
        NotReducible: for states that it has dropped.
    """
    given = {**run.parameters, **run.signals, **run.apart}
    known = {*drawn.parameters, *drawn.inputs}
    parameters, signals = values_of(drawn, {name: value for name, value in given.items() if name in known})
    told = replace(run, equations=drawn, parameters=parameters, signals=signals, solved=(), choices=())
    return replace(told, solution=_States(run, drawn))


class _States:
    """The states of the graph as drawn along a run: its own, or what momenta and charges are in terms of its flows."""

    def __init__(self, run: Trajectory, drawn: Equations) -> None:
        self.run, self.ts = run, run.steps
        xp, starts = drawn.xp, drawn.balance.starts
        followed = {xp.name(symbol): expression for symbol, expression in starts.items()}
        own = {*run.states, *run.equations.observables}
        states = {name: xp.symbol(name) if name in own else followed.get(name) for name in drawn.states}
        if lost := [name for name, expression in states.items() if expression is None]:
            law = f"it depends on {', '.join(lost)}, which the form does without"
            raise NotReducible(run.equations.graph.name, law, parties=lost, remedy="compile the graph without a form")
        self._numbers = dict(run.parameters)
        symbols = {xp.name(s) for expression in states.values() for s in xp.free(expression)}
        self._names = sorted(symbols - self._numbers.keys())
        builder = Builder((*self._names, *self._numbers))
        memo = {xp.symbol(name): slot for slot, name in enumerate((*self._names, *self._numbers))}
        slots = {name: xp.lower(expression, builder, memo) for name, expression in states.items()}
        self._program = builder.finish(slots)

    def __call__(self, t: Any) -> Any:
        import numpy as np

        times = np.asarray(t, float)
        found = self.run.evaluate(times, self._names)
        results = series(self._program, None)([*found, *self._numbers.values()])
        return np.array([np.broadcast_to(result, times.shape) for result in results])
