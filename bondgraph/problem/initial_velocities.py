"""Velocities a motion starts with that are no states: the states that give them.

In a form the states are fewer velocities than the graph shows, or momenta. At a given configuration the velocities are
affine in them, so that those given are linear equations; what these leave open is settled on the junctions they are of.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Any

from bondgraph.equations.available_names import available, quantity
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.equations.velocities import drawn_velocities, driven, moving, through, velocities
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.problem.consistent_state import placed, satisfying
from bondgraph.problem.free_contents import read_states
from bondgraph.problem.inertia_laws import ByVelocities, by_laws
from bondgraph.problem.nearby_states import nearby
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph.program.gauss_newton import difference_jacobian, difference_steps, nearest
from bondgraph.program.rank import lexicographic_solution
from bondgraph.program.tolerances import DIFFERENCES, DIGITS, RANK, ROUNDING

AROUND = 4
"""What derivatives usually are is seen at so many states near by."""
REFINED = 2
"""So often what rounding of differences leaves of velocities, which are affine in the states, is corrected."""


def carried_away(equations: Equations, names: Collection[str]) -> frozenset[str]:
    """Those of some names that are velocities of the graph as drawn, and of no junction that a form has left."""
    rest = {*names} - {*equations.states} - velocities(equations)
    rest = rest - available(equations).keys() if rest else rest
    drawn = equations.as_drawn if rest else None
    return frozenset(rest & velocities(drawn) if isinstance(drawn, Equations) else ())


def with_velocities(
    problem: Problem,
    time: float,
    states: Any,
    wanted: Mapping[str, float],
    given: Collection[str],
    near: Mapping[str, float],
    called: Mapping[str, str] = MappingProxyType({}),
) -> Any:
    """States with which velocities are as wanted; those guessed are the nearest to their guesses, the others to zero.

    Guesses come first: they share by least squares what constraints leave of them; then flows that accelerations drive
    rest, and only then the others, those of the same junctions before those of other ones, are as near to zero as that
    leaves them.

    Args:
        problem: equations with values.
        time: the instant, in seconds.
        states: where the search begins; coordinates stay, and so do the states that are given.
        wanted: velocities by name.
        given: names of the states that are given.
        near: guesses of velocities, and of momenta that are states, by name; of other states they count for nothing.
        called: what the user has called those that have another name.

    Raises:
        ValueRefused: where no states give what is wanted, not even as far as a run keeps its constraints; where several
            momenta have a velocity by their law.
    """
    import numpy as np

    equations = problem.equations
    told = ByVelocities(problem, time, given, near)
    moves = told.moving | read_states(equations)
    ease: Any = np.array([float(name in moves and name not in given) for name in equations.states])

    def function(names: Sequence[str]) -> Callable[[Sequence[float]], list[float]]:
        values = values_of(problem, time, names)
        return lambda x: values(told.states(x))

    asked = function(list(wanted))

    def held(x: Sequence[float]) -> list[float]:
        return asked(x) + (problem.constraints(time, told.states(x)) if equations.constraints else [])

    targets = np.pad([*wanted.values()], (0, len(equations.constraints)))
    # Differences are of what has no target yet: in some units velocities are tiny parts of momenta.
    try:
        there = dict(zip(told.names, values_of(problem, time, told.names)(states.tolist()), strict=True))
        groups = aims_of(equations, {*wanted, *given}, {**near, **told.guessed(there)})
        aims = [(function([*aim]), np.array([*aim.values()])) for aim in groups]
        first = told.of(states, there)
        gradients = partial(_gradients, held, _usual(held, first))
        near_by = _slowest(held, gradients, targets, aims, first, ease)
        found = nearest(lambda x: (held(x) - targets).tolist(), near_by, ease, jacobian=gradients)
        if found is not None:
            found = told.states(found)
        elif not wanted:
            found = satisfying(problem, time, np.array(told.states(near_by)), placed(equations).union(given))
        elif _agree(held, gradients, targets, near_by):
            found = satisfying(problem, time, np.array(told.states(near_by)), placed(equations))
    except ValueRefused as refusal:
        if told.is_of(refusal):
            raise
        found = None
    except (ArithmeticError, ValueError):
        found = None
    if found is None and not wanted:
        return states
    if found is None:
        raise _refused(equations, wanted, given, moves, called)
    return np.array(found)


def _agree(held: Any, gradients: Any, targets: Any, states: Any) -> bool:
    """Whether what is held has its targets as far as a run keeps it, which ends with velocities that are off by its
    tolerances: more of them than are independent fit these states, the nearest, no better."""
    import numpy as np

    terms = np.abs(gradients(states.tolist())) @ (DIGITS * np.abs(states) + ROUNDING)
    return bool((np.abs(held(states.tolist()) - targets) <= terms).all())


def aims_of(equations: Equations, wanted: Collection[str], near: Mapping[str, float]) -> tuple[dict[str, float], ...]:
    """Where velocities are led to that are not wanted, one group after another: guesses, then what nobody has said.

    Args:
        equations: the equations.
        wanted: names of velocities that are given.
        near: guesses of velocities, and of momenta that are states, by name.
    """
    moves, speeds = moving(equations), beside(equations, {*wanted, *near}) or drawn_velocities(equations)
    guessed = [name for name in speeds if name in near], [name for name in moves if name in near]
    stored = sorted({*through(equations), *by_laws(equations)})
    resting = sorted(driven(equations).keys() - near.keys())
    unsaid = [name for name in speeds if name not in near], stored, sorted(velocities(equations) & {*moves})
    return tuple({name: near.get(name, 0.0) for name in names} for names in (*guessed, resting, *unsaid))


def beside(equations: Equations, wanted: Collection[str]) -> list[str]:
    """All velocities of the junctions of some."""
    junctions = [*equations.graph.junctions.values()]
    if (away := carried_away(equations, wanted)) and isinstance(drawn := equations.as_drawn, Equations):
        junctions += [junction for junction in drawn.graph.junctions.values() if away & {*junction.components}]
    return [name for junction in junctions if set(junction.components) & set(wanted) for name in junction.components]


def values_of(problem: Problem, time: float, names: Sequence[str]) -> Callable[[Sequence[float]], list[float]]:
    """Velocities as a function of the states, those as well that a form has carried away."""
    equations, away = problem.equations, carried_away(problem.equations, names)
    wanted = {name: quantity(equations, name) if name in away else equations.xp.symbol(name) for name in names}
    wide = problem.widened(wanted.values())
    function = instant(lower(wide.equations, wanted))
    return lambda states: function(wide.arguments(time, list(states)))


def _usual(held: Callable[[Sequence[float]], Any], states: Any) -> Any:
    """The largest changes of what is held with a state by its step, at states and near them, of shape (rows, 1)."""
    import numpy as np

    found = np.abs(difference_jacobian(held, states)) * difference_steps(states)
    for x in nearby(states, AROUND):
        with suppress(BondGraphError, ArithmeticError, ValueError):
            found = np.fmax(found, np.abs(difference_jacobian(held, x)) * difference_steps(x))
    return found.max(axis=1, initial=0.0, keepdims=True)


def _gradients(held: Callable[[Sequence[float]], Any], usual: Any, x: Sequence[float]) -> Any:
    """The derivatives of what is held, zero where they are rounding beside what they usually are.

    Changes are compared: derivatives by momenta and by angles are in units that may be far apart.
    """
    import numpy as np

    states = np.array(x, float)
    found = difference_jacobian(held, states)
    found[np.abs(found) * difference_steps(states) <= ROUNDING * usual] = 0.0
    return found


def _slowest(held: Any, gradients: Any, targets: Any, flows: Sequence[tuple[Any, Any]], states: Any, ease: Any) -> Any:
    """The states with flows nearest to their aims, of the first group before others, among those at which what is held,
    linear in what may move, has its targets."""
    import numpy as np

    # All are affine in what may move, so that their differences are exact but for rounding.
    groups = [(held, targets), *flows]
    matrices = [gradients(states.tolist()), *(difference_jacobian(group, states) for group, _ in flows)]
    if not all(np.isfinite(matrix).all() for matrix in matrices):
        raise ArithmeticError("undefined")
    found = states
    for _ in range(REFINED):
        left = (aims - np.array(group(found.tolist())) for group, aims in groups)
        # What is held leaves differences of nothing but rounding where it has settled them.
        stages = ((matrix * ease, right) for matrix, right in zip(matrices, left, strict=True))
        found = found + ease * lexicographic_solution(stages, RANK, DIFFERENCES)
    return found


def _refused(
    equations: Equations,
    wanted: Mapping[str, float],
    given: Collection[str],
    moves: Collection[str],
    called: Mapping[str, str],
) -> ValueRefused:
    wanted = {called.get(name, name): value for name, value in wanted.items()}
    values = ", ".join(f"{name} = {value:.6g}" for name, value in wanted.items())
    free = ", ".join(name for name in equations.states if name in {*moves, *moving(equations)})
    fixed = sorted(called.get(name, name) for name in set(given) & set(moving(equations)))
    return ValueRefused(
        "start",
        f"no motion from this configuration has {values}" + (f" with {', '.join(fixed)} as given" if fixed else ""),
        parties=[*wanted, *fixed],
        remedy=f"give fewer of them; the states that move it are {free}",
    )
