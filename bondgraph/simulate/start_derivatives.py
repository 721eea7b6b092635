"""How a start changes with a number: what was given stays, and what follows from that follows.

A start gives states, and velocities or efforts from which states are found; loops and other constraints give the rest.
Each is an equation c(x, p) = 0 of the initial states x and the number p, so that their changes S satisfy

    c_x S + c_p = 0

with the states that were given at rest. Another run with the same start and another number is what that describes.

What these equations leave open was led towards zero or a guess. Where it has come there, the nearest start beside it is
found with S nearest to that. Elsewhere S depends on how c_x turns as well, and is not told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from bondgraph.equations.available_names import available, quantity, state_of, whole_name
from bondgraph.equations.lower import lower
from bondgraph.equations.quantities_as_drawn import behind, widened
from bondgraph.equations.velocities import moving, velocities
from bondgraph.errors import ValueRefused
from bondgraph.problem.free_contents import free_contents, read_states, unsaid
from bondgraph.problem.initial_velocities import aims_of, carried_away
from bondgraph.problem.problem import values_of
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.rank import minimum_norm_solution, null_space
from bondgraph.program.tolerances import DIFFERENCES, IDENTITY, RANK, ROUNDING
from bondgraph.simulate.output_evaluation import along, outputs

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def changes_of_start(run: Trajectory, by: str, said: Mapping[str, float]) -> tuple[Any, dict[str, float]]:
    """How the initial states change with a number, of shape (n,), and parameters that are constants of the motion.

    Args:
        run: the motion.
        by: the number: a parameter, an input, or a state.
        said: how states change, by their names, as far as that is said.

    Raises:
        ValueRefused: where the start gives too many states for its constraints to hold as the number changes, or too
            few to say how the others follow; where it gives what the run's form has carried away and is no velocity.
    """
    whole = _with_constants(run)
    found = dict(zip(whole.equations.states, _changes(whole, by, said).tolist(), strict=True))
    constants = found.keys() - {*run.equations.states, by}
    changes = np.array([found[name] for name in run.equations.states])
    return changes, {name: found[name] for name in sorted(constants) if found[name]}


def _with_constants(run: Trajectory) -> Trajectory:
    """The start of a run in equations that have the constants of the motion among their states."""
    equations = run.equations.varying
    if equations is None:
        return run
    states = dict(zip(run.equations.states, np.ravel(run.solution(run.t[:1])).tolist(), strict=True))
    first = np.array([{**run.parameters, **states}[name] for name in equations.states])
    parameters = {name: x for name, x in run.parameters.items() if name not in equations.rates}

    def solution(times: Any) -> Any:
        return np.multiply.outer(first, np.ones(np.shape(times)))

    return replace(run, equations=equations, parameters=parameters, solution=solution)


def follows(run: Trajectory, state: str) -> bool:
    """Whether the start of a state that nobody gave is determined by what was given, and cannot change alone."""
    run = _with_constants(run)
    return state not in _given(run) and _moved(run, state, {}) is None


def _changes(run: Trajectory, by: str, said: Mapping[str, float]) -> Any:
    found = _moved(run, by, said)
    place = run.equations.graph.name
    law = f"the start has to change with {by} for its loops, constraints and given velocities to hold, and "
    if found is None:
        given = ({*said, by} | _given(run)) & {*run.equations.states}
        law += "it gives so many states that none can follow"
        remedy = "give those that follow as Near(...) in the start of the run, or say how they change in start={...}"
        raise ValueRefused(place, law, parties=(by, *sorted(given)), remedy=remedy)
    changes, loose = found
    if loose:
        law += f"{', '.join(loose)} may follow in several ways"
        remedy = "say in start={...} how they change, or give more of them in the start of the run"
        raise ValueRefused(place, law, parties=(by, *loose), remedy=remedy)
    return changes


def _moved(run: Trajectory, by: str, said: Mapping[str, float]) -> tuple[Any, list[str]] | None:
    """The changes of the states, and the states of which it is open how they follow; None where none can."""
    equations, states, told = run.equations, run.equations.states, {*said, by}
    changes = np.array([said.get(name, float(name == by)) for name in states])
    changes = _by_laws(run, by, told, changes)
    held, aims = _held(run), _aims(run)
    asked = held | _known(run, set().union(*aims) - {*states})
    moved = {by, *(name for name, change in zip(states, changes, strict=True) if change)}
    if not moved & behind(equations, asked.values()):
        return changes, []
    run = with_values(run, asked.values())
    given, rows = told | _given(run), _Rows.of(run, by, asked)
    found = _followed(rows, changes, [*held], aims, given)
    if found is None and (kept := _kept(run, rows, held, told - _given(run) - _near(run).keys())) != [*held]:
        found = _followed(rows, changes, kept, (), given)
    if found is None:
        return None
    changes, followers, loose = found
    return _by_laws(run, by, {*given, *followers}, changes), loose


def _given(run: Trajectory) -> set[str]:
    """What the start gave and held, by the states that it is, or whole names."""
    return {state_of(run.equations, whole_name(run.equations, name)) for name in run.placed - run.near.keys()}


def _near(run: Trajectory) -> dict[str, float]:
    """The guesses of the start, by the same names."""
    return {state_of(run.equations, whole_name(run.equations, name)): x for name, x in run.near.items()}


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


def _known(run: Trajectory, names: Collection[str]) -> dict[str, Any]:
    """What quantities are, velocities as well that the form has carried away."""
    equations = run.equations
    away = {name: quantity(equations, name) for name in carried_away(equations, names)}
    known = {**available(equations), **free_contents(equations), **away}
    return {name: known[name] for name in names if name in known}


def with_values(run: Trajectory, wanted: Iterable[Any]) -> Trajectory:
    """The same, with the values of parameters and inputs that only quantities as drawn need."""
    wide = widened(run.equations, wanted)
    if wide is run.equations:
        return run
    given = {**run.parameters, **run.signals, **run.apart}
    known = {*wide.parameters, *wide.inputs}
    parameters, signals = values_of(wide, {name: value for name, value in given.items() if name in known})
    return replace(run, equations=wide, parameters=parameters, signals=signals)


def _held(run: Trajectory) -> dict[str, Any]:
    """What does not change, by name: constraints, and what was given besides states."""
    equations, given = run.equations, _given(run)
    others = sorted((given | _near(run).keys()) - {*equations.states})
    known = _known(run, others)
    if lost := [name for name in others if name not in known]:
        law = f"the start gave {', '.join(lost)}, and the form has carried this away"
        remedy = "say how the states change in start={...}, or take the graph as drawn"
        raise ValueRefused(equations.graph.name, law, parties=lost, remedy=remedy)
    invariants = {f"0 = {k}": each for k, each in enumerate(equations.balance.constraints.invariants)}
    return invariants | {name: known[name] for name in others if name in given}


def _aims(run: Trajectory) -> list[dict[str, float]]:
    """Where what was left open was led to, one group after another: coordinates come before velocities.

    Given velocities have led to others, as `bondgraph.problem.initial_velocities` says; of several efforts in a law
    that gives a charge, those that were not given are zero.
    """
    equations, near, asked = run.equations, _near(run), _given(run) | _near(run).keys()
    states, moves = {*equations.states}, {*moving(equations)}
    flows = velocities(equations) | carried_away(equations, asked)
    known = available(equations).keys() - states - flows - {*equations.inputs}
    laws = (known & {*map(equations.xp.name, equations.xp.free(x))} for x in equations.balance.starts.values())
    efforts = {name for law in laws if law & asked for name in law} | (near.keys() & known)
    read = read_states(equations)
    places = states - moves - read
    groups: list[Collection[str]] = [efforts, places & near.keys(), places, read & near.keys()]
    groups += unsaid(equations, asked)
    aims = [{name: near.get(name, 0.0) for name in sorted(names)} for names in groups]
    if asked & flows - states or near.keys() & moves:
        guesses = {name: x for name, x in near.items() if name in flows | moves}
        aims += aims_of(equations, asked & (flows | moves), guesses)
    return [*aims, {name: near.get(name, 0.0) for name in sorted(moves | read)}]


@dataclass(frozen=True)
class _Rows:
    """Quantities at the start.

    Args:
        states: the names of the states.
        names: those of the quantities, that are states or others.
        values: what they are, of shape (names,).
        by_states: their derivatives by the states, of shape (names, n).
        own: those by the number.
        at: the states, of shape (n,).
    """

    states: tuple[str, ...]
    names: tuple[str, ...]
    values: Any
    by_states: Any
    own: Any
    at: Any

    @classmethod
    def of(cls, run: Trajectory, by: str, asked: Mapping[str, Any]) -> _Rows:
        states = run.equations.states
        at = np.ravel(run.solution(run.t[:1]))
        values = [float(x[0]) for x in outputs(run, run.t[:1], asked)]
        by_states, own = _derivatives(run, by, [*asked.values()])
        by_states = np.vstack([by_states, np.eye(len(states))])
        return cls(
            states, (*asked, *states), np.array([*values, *at]), by_states, np.append(own, np.zeros(len(states))), at
        )

    def places(self, names: Collection[str]) -> list[int]:
        return [k for k, name in enumerate(self.names) if name in names]

    def left(self, places: list[int], changes: Any) -> Any:
        """By how much some change."""
        return self.by_states[places] @ changes + self.own[places]

    def still(self, places: list[int], changes: Any, rounding: Any) -> bool:
        """Whether they do not, but for rounding of the states' changes and of their own terms."""
        rows, own = np.abs(self.by_states[places]), np.abs(self.own[places])
        most = IDENTITY * (rows @ np.abs(changes) + own) + rows @ rounding
        return bool((np.abs(self.left(places, changes)) <= most).all())

    def missed(self, places: list[int], aims: Any) -> Any:
        """Which are not what was aimed at."""
        rows, sizes = np.abs(self.by_states[places]), np.abs(self.at)
        most = IDENTITY * (rows @ sizes + np.abs(aims)) + ROUNDING * sizes.max(initial=0.0) * rows.sum(axis=1)
        return np.abs(self.values[places] - aims) > most


def _followed(
    rows: _Rows, changes: Any, held: Collection[str], aims: Sequence[Mapping[str, float]], given: Collection[str]
) -> tuple[Any, list[str], list[str]] | None:
    """The changes with which nothing changes that is held, the states that may follow, and those of which it is open
    how; None where there are no such changes.

    Args:
        rows: what is held and aimed at.
        changes: those told; the others do not change.
        held: names of what does not change.
        aims: what is led towards numbers as far as that leaves it open, one group after another.
        given: names of states that do not follow.
    """
    places, changes = rows.places(held), changes.copy()
    others = [k for k in rows.places({*held}.union(*aims)) if rows.names[k] not in rows.states]
    tied = np.abs(rows.by_states[others]).max(axis=0, initial=0.0) > 0
    free = np.array([name not in given for name in rows.states]) & tied
    followers = [name for name, follows in zip(rows.states, free, strict=True) if follows]
    size, width = _sizes(rows.by_states[np.ix_(places, free)])
    matrix = rows.by_states[np.ix_(places, free)] / size[:, None] / width
    step = minimum_norm_solution(matrix, -rows.left(places, changes) / size, RANK)
    changes[free] += step / width
    rounding = np.zeros(len(changes))
    rounding[free] = ROUNDING * np.abs(step).max(initial=0.0) / width
    if not rows.still(places, changes, rounding):
        return None
    ways = _narrowed(np.diag(1 / width), null_space(matrix, RANK))
    for aim in aims:
        chosen = rows.places(aim.keys() - {*held})
        columns = rows.by_states[np.ix_(chosen, free)]
        turned = columns @ ways
        turned[np.abs(turned) <= DIFFERENCES * (np.abs(columns) @ np.abs(ways))] = 0.0
        missed = rows.missed(chosen, np.array([aim[rows.names[k]] for k in chosen]))
        decided = np.array([rows.names[k] in rows.states for k in chosen], bool) & ~turned.any(axis=1)
        if not ways.size or (missed & ~decided).any():
            break
        changes[free] += ways @ minimum_norm_solution(turned, -rows.left(chosen, changes), RANK)
        ways = _narrowed(ways, null_space(turned, RANK))
    return changes, followers, [name for name, way in zip(followers, ways, strict=True) if way.any()]


def _sizes(matrix: Any) -> tuple[Any, Any]:
    """Of its rows, and of its columns then: the units of momenta and coordinates tell nothing about ranks."""
    size = np.abs(matrix).max(axis=1, initial=0.0)
    size[size == 0] = 1.0
    width = np.abs(matrix / size[:, None]).max(axis=0, initial=0.0)
    width[width == 0] = 1.0
    return size, width


def _narrowed(ways: Any, combined: Any) -> Any:
    """Combinations of directions, without what rounding leaves of them in a state."""
    found = ways @ combined
    found[np.abs(found) <= ROUNDING * np.abs(ways).max(axis=1, initial=0.0)[:, None]] = 0.0
    return found


def _kept(run: Trajectory, rows: _Rows, held: Mapping[str, Any], told: Collection[str]) -> list[str]:
    """What is held though states are told that the start does not give: these stand for velocities, or efforts, of
    them that it gives."""
    moves = {*moving(run.equations)}
    found = []
    for name, value in held.items():
        of_velocities = bool(moves & behind(run.equations, [value]))
        alike = [k for k, state in enumerate(rows.states) if state in told and (state in moves) == of_velocities]
        is_constraint = name not in _given(run)
        if is_constraint or not rows.by_states[rows.places([name])][:, alike].any():
            found.append(name)
    return found


def _derivatives(run: Trajectory, by: str, values: Sequence[Any]) -> tuple[Any, Any]:
    """Derivatives at the start by the states, of shape (values, n), and by the number."""
    n = len(run.equations.states)
    program = lower(run.equations.along_motion, {str(k): each for k, each in enumerate(values)})
    number = () if by in run.equations.rates else (program.arguments.index(by),)
    results = along(run, run.t[:1], jacobian_program(program, (*range(1, n + 1), *number)), ())
    found = np.array([float(np.ravel(x)[0]) for x in results]).reshape(len(values), n + len(number))
    return found[:, :n], found[:, n] if number else np.zeros(len(values))
