"""Stores that a start leaves open: which of two is empty, where a source holds their sum; which cannot be at zero."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bondgraph.equations.available_names import available, state_of, whole_name
from bondgraph.equations.equations import Equations
from bondgraph.equations.velocities import moving
from bondgraph.errors import BondGraphError
from bondgraph.problem.free_contents import differing, free_contents, free_stores
from bondgraph.program.tolerances import DIGITS
from bondgraph.simulate.audit import COARSE, energies_of
from bondgraph.simulate.start_velocities import problem_at_start, velocity_notes

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def store_notes(run: Trajectory) -> tuple[str, ...]:
    """The stores that hold something at the start though nobody has said so.

    Constraints may leave a state no zero, or a source is on and a state that was not given begins at zero: of two
    capacitors across a source one begins empty, the other with all of its voltage; which one, is a matter of the
    strokes. What follows from the source alone leaves nothing to be chosen.
    """
    with suppress(BondGraphError):
        drawn = run.as_drawn or run
        return (*_moved(drawn, run), *_full(drawn, run), *_notes(drawn, run.placed))
    return ()


def _moved(drawn: Trajectory, run: Trajectory) -> list[str]:
    """The momenta and charges that are states, that nobody has named, and that constraints keep from zero."""
    import numpy as np

    equations, xp = drawn.equations, drawn.equations.xp
    held = {*map(xp.name, equations.behind({s for each in equations.constraints for s in xp.free(each)}))}
    named = {state_of(equations, whole_name(equations, name)) for name in run.placed}
    laws = {xp.name(content): {*map(xp.name, xp.free(law))} for content, law in equations.balance.starts.items()}
    rest = named.union(name for name, law in laws.items() if law & named)
    rest |= {*map(xp.name, equations.balance.initial), *(moving(equations) if velocity_notes(run) else ())}
    names = sorted(_contents(equations) & held - rest)
    course = drawn.evaluate(drawn.t, names) if names else ()
    begun = zip(names, course, strict=True)
    told = [f"{name} = {x[0]:.6g}" for name, x in begun if abs(x[0]) > DIGITS * np.abs(x).max()]
    if not told:
        return []
    return [
        f"start: what is not given begins at zero, but beside what constraints and sources hold, that cannot be: taken "
        f"are {', '.join(told)}, the nearest to zero: give them where they are others"
    ]


def _contents(equations: Equations) -> set[str]:
    """The momenta and charges of stores that are states with rates."""
    return {name for names in equations.graph.contents.values() for name in names} & {*equations.rates}


def _full(drawn: Trajectory, run: Trajectory) -> list[str]:
    """The dependent stores that follow what sources read, and that could not be empty, or as guessed."""
    equations, found = drawn.equations, list[str]()
    if not (stores := free_stores(equations)):
        return found
    problem, known = problem_at_start(run), {**available(equations), **free_contents(equations)}
    near = {state_of(equations, whole_name(equations, name)): x for name, x in run.near.items()}
    for store in stores.values():
        aims = {each: x for each, x in near.items() if each in {*store.contents, *store.powers}}
        placed = {state_of(equations, whole_name(equations, each)) for each in run.placed} - aims.keys()
        said = equations.behind(known[each] for each in placed if each in known)
        if store.behind.isdisjoint(map(equations.xp.name, said)):
            states = " and ".join(sorted(store.behind))
            missed = differing(*problem, aims or dict.fromkeys(store.contents, 0.0))
            found += [
                f"start: no value of {states} was found with which {each} is {aims.get(each, 0.0):.6g}: it follows "
                f"what a source reads, and begins with {x:.6g}: give {states} where it is another"
                for each, x in missed.items()
            ]
    return found


def _notes(run: Trajectory, placed: frozenset[str]) -> list[str]:
    import numpy as np

    equations, found = run.equations, list[str]()
    left = dict[str, list[str]]()
    for name, energy in energies_of(equations).items():
        behind = {equations.xp.name(s) for s in equations.behind(equations.xp.free(energy))}
        is_driven = not {symbol.rstrip("'") for symbol in behind}.isdisjoint({"t", *equations.inputs})
        states = sorted(behind & _contents(equations))
        if is_driven and states and name not in free_stores(equations) and not placed.intersection(states):
            left[name] = states
    if not left:
        return found
    course = dict(zip(energies_of(equations), np.abs(run.compute(run.t, energies_of)), strict=True))
    least = COARSE**2 * max(each.max() for each in course.values())  # of contents, whose squares energies are, a part
    for name, states in left.items():
        if (joules := float(course[name][0])) <= least:
            continue
        moved = np.abs(run.evaluate(run.t, states))
        if (moved[:, 0] > COARSE * moved.max(axis=1)).any():
            continue
        found.append(
            f"start: {', '.join(states)} is not given and begins at zero, so {name}, which follows it and what sources "
            f"hold, begins with {joules:.3g} J: give the start of one of them where it is another"
        )
    return found
