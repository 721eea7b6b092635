"""Velocities that a start leaves open where constraints tie them to what is driven: the least are taken."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bondgraph.equations.velocities import driving, moving, of_velocities
from bondgraph.errors import SHOWN, BondGraphError
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem
from bondgraph.program.rank import independent_rows
from bondgraph.program.tolerances import DEPENDENT

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def velocity_notes(run: Trajectory) -> tuple[str, ...]:
    """Which velocities a start might have given, where it gives none and things move; nothing where all follow."""
    start = float(run.t[0])
    sources = driving(run.equations, [name for name, signal in run.signals.items() if signal.value(start)])
    with suppress(BondGraphError):
        return _notes(run, sources) if sources else ()
    return ()


def problem_at_start(run: Trajectory) -> tuple[Problem, float, Any]:
    """The problem of the graph as drawn, the first instant of a motion, and the states there."""
    import numpy as np

    drawn = run.as_drawn or run
    states = np.array([float(x[0]) for x in drawn.evaluate(drawn.t[:1], drawn.equations.states)])
    problem = Problem.of(drawn.equations, {**drawn.parameters, **drawn.signals, **drawn.apart})
    return problem, float(drawn.t[0]), states


def velocities_at_start(run: Trajectory) -> tuple[dict[str, float], Any]:
    """The velocities of the graph as drawn where a motion begins, n of them, and the gradients of the constraints on
    them, of shape (m, n)."""
    import numpy as np

    equations = (run.as_drawn or run).equations
    names, rows = moving(equations), of_velocities(equations)
    problem, time, states = problem_at_start(run)
    columns = [equations.states.index(name) for name in names]
    started = dict(zip(names, states[columns].tolist(), strict=True))
    return started, ConstraintRows(problem).gradients(time, states)[np.ix_(rows, columns)]


def _notes(run: Trajectory, sources: list[str]) -> tuple[str, ...]:
    equations = (run.as_drawn or run).equations
    names = moving(equations)
    if not of_velocities(equations) or run.placed - ({*equations.states} - {*names}):
        return ()
    started, gradients = velocities_at_start(run)
    free = len(names) - len(independent_rows(gradients, DEPENDENT))
    if not free or not any(started.values()):
        return ()
    found = [f"{name} = {x:.6g}" for name, x in sorted(started.items(), key=lambda pair: not pair[1])]
    more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return (
        f"the start gives no velocity, and beside what {', '.join(sources[:SHOWN])} drives {free} can be chosen: "
        f"taken are the least, {', '.join(found[:SHOWN])}{more}; give {free} in the start for others",
    )
