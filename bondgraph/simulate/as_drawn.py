"""A motion under a form, told in the equations of the graph as drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bondgraph.equations.available_names import available
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import arguments
from bondgraph.equations.quantities_as_drawn import states_as_drawn
from bondgraph.errors import ValueRefused
from bondgraph.kinetics.loop_closure import check_judged
from bondgraph.problem.problem import Problem, values_of
from bondgraph.program.evaluate import series
from bondgraph.program.program import Builder

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


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
    solved = () if run.choices else run.solved  # where a law has several solutions, those the motion is on
    told = replace(run, equations=drawn, parameters=parameters, signals=signals, solved=solved, choices=())
    return replace(told, solution=_States(run, drawn))


def check_judged_here(told: Trajectory, name: str) -> None:
    """Refuse a reaction as judged in another configuration, where constraints that repeat each other there do not here.

    Args:
        told: a motion in the equations of the graph as drawn.
        name: of the reaction, which these leave open.

    Raises:
        ValueRefused: saying how to judge it here.
    """
    equations, time = told.equations, float(told.steps[0])
    if not equations.balance.closure.residuals:
        return
    problem = Problem.of(equations, {**told.parameters, **told.signals})
    states = told.solution(time).tolist()
    given = dict(zip(arguments(equations), problem.arguments(time, states), strict=True))
    try:
        check_judged(equations, given, states)
    except ValueRefused as elsewhere:
        law = f"{elsewhere.law}; it may be determined here"
        remedy = "give compile(graph, form, start=...) the same start"
        raise ValueRefused(name, law, parties=elsewhere.parties, remedy=remedy) from None


class _States:
    """The states of the graph as drawn along a run: its own, or what momenta and charges are in terms of its flows."""

    def __init__(self, run: Trajectory, drawn: Equations) -> None:
        self.run, self.ts = run, run.steps
        xp = drawn.xp
        states = states_as_drawn(run.equations, drawn, drawn.states, {*run.states, *available(run.equations)})
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
