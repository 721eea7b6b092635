"""How a start changes with a number: what was given stays, and what follows from that follows.

A start gives states, and velocities or efforts from which states are found; loops and other constraints give the rest.
Each is an equation c(x, p) = 0 of the initial states x and the number p, so that their changes S satisfy

    c_x S + c_p = 0

with the states that were given at rest. Another run with the same start and another number is what that describes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bondgraph.equations.available_names import available, whole_name
from bondgraph.equations.lower import lower
from bondgraph.errors import ValueRefused
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.rank import minimum_norm_solution, null_space
from bondgraph.program.tolerances import IDENTITY, RANK
from bondgraph.simulate.output_evaluation import along

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def changes_of_start(run: Trajectory, by: str, said: Mapping[str, float]) -> Any:
    """How the initial states change with a number, of shape (n,).

    Args:
        run: the motion.
        by: the number: a parameter, an input, or a state.
        said: how states change, by their names, as far as that is said.

    Raises:
        ValueRefused: where the start gives too many states for its constraints to hold as the number changes, or too
            few to say how the others follow; where it gives a velocity that the run's form has carried away.
    """
    states = run.equations.states
    changes = np.array([said.get(name, float(name == by)) for name in states])
    changes = _by_laws(run, by, {*said, by}, changes)
    rows, own = _equations(run, by, {*said, by})
    left, terms = rows @ changes + own, np.abs(rows) @ np.abs(changes) + np.abs(own)
    if (np.abs(left) <= IDENTITY * terms).all():
        return changes
    given = {*said, by} | _given(run)
    tied = np.abs(rows).max(axis=0) > 0
    free = np.array([name not in given for name in states]) & tied
    size = np.abs(rows).max(axis=1)
    size[size == 0] = 1.0
    part = (rows / size[:, None])[:, free]
    if free.any():
        changes[free] += minimum_norm_solution(part, -left / size, RANK)
    left, terms = rows @ changes + own, np.abs(rows) @ np.abs(changes) + np.abs(own)
    loose = [name for name, moves in zip(states, free, strict=True) if moves]
    law = f"the start has to change with {by} for its loops, constraints and given velocities to hold, and "
    if not (np.abs(left) <= IDENTITY * terms).all():
        law += "it gives so many states that none can follow"
        remedy = "give those that follow as Near(...) in the start of the run, or say how they change in start={...}"
        raise ValueRefused(run.equations.graph.name, law, parties=(by, *sorted(given & {*states})), remedy=remedy)
    if null_space(part, RANK).shape[1]:
        law += f"{', '.join(loose)} may follow in several ways"
        remedy = "say in start={...} how they change, or give more of them in the start of the run"
        raise ValueRefused(run.equations.graph.name, law, parties=(by, *loose), remedy=remedy)
    return _by_laws(run, by, {*given, *(name for name, x in zip(states, tied, strict=True) if x)}, changes)


def _given(run: Trajectory) -> set[str]:
    """What the start gave and held, by whole names."""
    return {whole_name(run.equations, name) for name in run.placed - run.near}


def _by_laws(run: Trajectory, by: str, said: Collection[str], changes: Any) -> Any:
    """The same changes, those of states that start where their laws say as these do."""
    equations = run.equations
    known = {equations.xp.name(s): x for s, x in equations.balance.initial.items()}
    names = {*known} - {*said} - {*run.placed}
    wanted = {name: known[name] for name in equations.states if name in names}
    if wanted:
        places = [k for k, name in enumerate(equations.states) if name in wanted]
        rows, own = _derivatives(run, by, [*wanted.values()])
        changes[places] = rows @ changes + own
    return changes


def _equations(run: Trajectory, by: str, said: Collection[str]) -> tuple[Any, Any]:
    """The derivatives of what holds at the start by the states, of shape (rows, n), and by the number.

    What was given depends on states: where it is said how one of these changes, it is not held.
    """
    equations, n = run.equations, len(run.equations.states)
    others = sorted(_given(run) - {*equations.states})
    known = available(equations)
    if lost := [name for name in others if name not in known]:
        law = f"the start gave {', '.join(lost)}, and the form has carried this away"
        remedy = "say how the states change in start={...}, or take the graph as drawn"
        raise ValueRefused(equations.graph.name, law, parties=lost, remedy=remedy)
    held = [*equations.balance.constraints.invariants, *(known[name] for name in others)]
    if not held:
        return np.zeros((0, n)), np.zeros(0)
    rows, own = _derivatives(run, by, held)
    told = np.array([name in said for name in equations.states])
    first = len(held) - len(others)
    kept = [k for k in range(len(held)) if k < first or not rows[k, told].any()]
    return rows[kept], own[kept]


def _derivatives(run: Trajectory, by: str, values: Sequence[Any]) -> tuple[Any, Any]:
    """Derivatives at the start by the states, of shape (values, n), and by the number."""
    n = len(run.equations.states)
    program = lower(run.equations.along_motion, {str(k): each for k, each in enumerate(values)})
    number = () if by in run.equations.rates else (program.arguments.index(by),)
    results = along(run, run.t[:1], jacobian_program(program, (*range(1, n + 1), *number)), ())
    found = np.array([float(np.ravel(x)[0]) for x in results]).reshape(len(values), n + len(number))
    return found[:, :n], found[:, n] if number else np.zeros(len(values))
