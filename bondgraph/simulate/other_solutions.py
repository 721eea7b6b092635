"""Nonlinear loops of several solutions where a motion begins: which one was taken, where its start does not say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from bondgraph.equations.available_names import state_of, whole_name
from bondgraph.equations.lower import lower
from bondgraph.equations.solvability import has_several_solutions, residuals_and_jacobian
from bondgraph.errors import BondGraphError
from bondgraph.graph.law import Implicit
from bondgraph.problem.energy_free_states import stored_directions, told_by_sensors
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import instant_of_start
from bondgraph.program.evaluate import Followed
from bondgraph.program.newton import STARTS, System, solution_from
from bondgraph.program.rank import is_singular
from bondgraph.program.tolerances import DIGITS, RANK, ROUNDING

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

FACTORS = (-1.0, 0.4, -0.4, 2.5, -2.5, 0.1, -0.1, 10.0, -10.0)
"""Another solution is sought from the one that was taken, times each of these, and from the places of `STARTS`."""


def solution_notes(run: Trajectory) -> tuple[str, ...]:
    """The nonlinear loops that have another solution at the start, with both; nothing where none is found."""
    import numpy as np

    first = run.choices[0] if run.choices else run
    with suppress(BondGraphError, ArithmeticError, ValueError):
        states = np.array(first.solution(first.t[0]), float)
        problem = Problem.of(first.equations, {**first.parameters, **first.signals, **first.apart})
        begun = problem, instant_of_start(problem, float(first.t[0]), float(run.t[-1])), states
        return (*_of_states(run, *begun), *_of_loops(*begun))
    return ()


def _of_states(run: Trajectory, problem: Problem, time: float, states: Any) -> Iterator[str]:
    """The efforts and flows that are states without energy, where constraints have others, too."""
    import numpy as np

    equations, names = problem.equations, problem.equations.states
    given = {state_of(equations, whole_name(equations, name)) for name in run.placed - run.near.keys()}
    near = {state_of(equations, whole_name(equations, name)): x for name, x in run.near.items()}
    stored = stored_directions(problem, time, states, told_by_sensors(equations, "ef"), given)
    columns = [k for k, name in enumerate(names) if stored is not None and name not in given and not stored[k].any()]
    rows = np.flatnonzero(problem.gradients(time, states)[:, columns].any(axis=1)) if columns else ()
    if not len(rows) or len(rows) != len(columns):
        return

    def at(unknowns: list[float]) -> tuple[list[float], list[float]]:
        x = states.copy()
        x[columns] = unknowns
        left, gradients = problem.constraints(time, x), problem.gradients(time, x)
        return [left[k] for k in rows], gradients[rows][:, columns].ravel().tolist()

    for here, there in _pairs(at, [names[k] for k in columns], states[columns].tolist()):
        if not any(name in near and abs(here[name] - near[name]) <= abs(x - near[name]) for name, x in there.items()):
            guesses = ", ".join(f"'{name}': Near({x:.6g})" for name, x in there.items())
            yield f"{_taken(here, there)}; only for another give start={{{guesses}}}"
            return


def _of_loops(problem: Problem, time: float, states: Any) -> Iterator[str]:
    """The nonlinear systems that have others, too, where the equations do not tell that already."""
    equations, xp = problem.equations, problem.equations.xp
    for system in equations.steps:
        if not isinstance(system, Implicit):
            continue
        fixed, at = residuals_and_jacobian(xp, system)
        values = {xp.name(s): s for s in (*fixed, *system.unknowns)}
        found = Followed(lower(equations, values))(problem.arguments(time, states.tolist()))
        setting, here = found[: len(fixed)], found[len(fixed) :]
        pair = next(_pairs(partial(at, setting), list(map(xp.name, system.unknowns)), here), None)
        if pair is not None and not has_several_solutions(xp, system, equations.parameters):
            yield f"{_taken(*pair)}; only a small store in the loop decides, by where it begins"


def _taken(here: Mapping[str, float], there: Mapping[str, float]) -> str:
    """Two solutions, by the unknowns in which they differ."""
    taken, other = (", ".join(f"{name} = {x:.6g}" for name, x in each.items()) for each in (here, there))
    return (
        f"{', '.join(here)}: given by a nonlinear loop, which has several solutions at the start, and the start does "
        f"not say which; taken is {taken}, another is {other}"
    )


def _pairs(
    system: System, names: Sequence[str], here: list[float]
) -> Iterator[tuple[dict[str, float], dict[str, float]]]:
    """The solution here and others, by the unknowns in which they differ."""
    for seed in _seeds(here):
        there = solution_from(system, seed)
        if there is not None and (differing := _apart(system, here, there)):
            yield {names[k]: here[k] for k in differing}, {names[k]: there[k] for k in differing}


def _seeds(here: list[float]) -> Iterator[list[float]]:
    """Where another solution is sought: one unknown after the other turned round, then all at once, and far away."""
    yield from ([-x if k == turned else x for k, x in enumerate(here)] for turned in range(len(here)))
    yield from ([factor * x for x in here] for factor in FACTORS)
    yield from ([start] * len(here) for start in STARTS)


def _apart(system: System, here: list[float], there: list[float]) -> list[int]:
    """The unknowns in which two solutions surely differ; none where one of both is no regular solution.

    From a little beside a regular solution, towards the other, a step leads back to it; half the way, where two meet.
    Where what is left is rounding, or slopes vanish, as along solutions that are a continuum, it leads elsewhere.
    """
    import numpy as np

    way, sizes = DIGITS * np.subtract(there, here), np.fmax(np.abs(here), np.abs(there))
    most, differing = np.fmax(DIGITS * sizes, ROUNDING * sizes.max()), np.ones(len(here), bool)
    for solution, beside in ((here, way), (there, -way)):
        residual, jacobian = system((solution + beside).tolist())
        matrix = np.reshape(jacobian, (len(here), len(here)))
        if is_singular(matrix, RANK):
            return []
        missed = np.abs(np.linalg.solve(matrix, residual) - beside)
        if (missed > most).any():
            return []
        differing &= missed < np.abs(beside) / 4
    return np.flatnonzero(differing).tolist()
