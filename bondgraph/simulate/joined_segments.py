"""Motions with one choice of independent velocities after another, as one trajectory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.formula import are_equal
from bondgraph.equations.equations import Equations
from bondgraph.equations.velocities import moving
from bondgraph.errors import ValueRefused

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def joined(runs: Sequence[Trajectory], instants: Any, notes: Sequence[str], asked: Equations) -> Trajectory:
    """One trajectory of several, each beginning where the last one ends.

    Args:
        runs: one for each choice, in order.
        instants: those wanted of the whole.
        notes: on the changes.
        asked: the equations whose motion was wanted; those of the first run may have another choice.
    """
    from dataclasses import replace

    import numpy as np

    first, last = runs[0], runs[-1]
    if len(runs) == 1 and first.equations.states == asked.states:
        return replace(first, remarks=(*notes, *first.remarks))
    within = np.union1d(instants[instants <= last.steps[-1]], last.t[-1:])  # an event may have ended it
    remarks = dict.fromkeys([*notes, *(remark for run in runs for remark in run.remarks)])
    drifts = tuple(drift for run in runs for drift in run.drifts)
    whole = replace(first, t=within, solved=(), remarks=tuple(remarks), choices=tuple(runs), drifts=drifts)
    return replace(whole, equations=asked, solution=_Limited(first, asked), ended_by=last.ended_by)


class _Limited:
    """The states of some equations, known as long as the first choice of several is theirs."""

    def __init__(self, run: Trajectory, equations: Equations) -> None:
        self.run, self.equations = run, equations

    def __call__(self, t: Any) -> Any:
        import numpy as np

        first, end = self.run.equations.states == self.equations.states, float(self.run.steps[-1])
        if not (first and (np.asarray(t, float) <= end).all()):
            until = f"to t = {end:.6g} s only" if first else "nowhere in this motion"
            law = f"the independent velocities {self.equations.choice} are states {until}"
            remedy = "ask each run of `choices` for its solution, or the trajectory for a quantity by name"
            raise ValueRefused("solution", law, parties=self.equations.states, remedy=remedy)
        return self.run.solution(t)


def _every(run: Trajectory) -> list[Equations]:
    """The equations of all choices, those that the motion was wanted of among them."""
    return [run.equations, *(each.equations for each in run.choices)]


def over_choices(run: Trajectory, times: Any, asked: Callable[[Trajectory, Any], Sequence[Any]]) -> list[Any]:
    """Series over instants, those of each choice from its own run.

    Args:
        run: a trajectory of several choices.
        times: instants, of any shape.
        asked: gives the series of one run at some instants.
    """
    import numpy as np

    starts = [each.steps[0] for each in run.choices[1:]]
    owner = np.searchsorted(starts, times.ravel(), side="right")
    found: list[Any] = []
    for k, each in enumerate(run.choices):
        mine = owner == k
        for j, series in enumerate(asked(each, times.ravel()[mine])):
            if j == len(found):
                found.append(np.full(times.size, np.nan))
            found[j][mine] = series
    return [series.reshape(times.shape) for series in found]


def name_in(each: Trajectory, run: Trajectory, name: str) -> str:
    """What a quantity of a trajectory of several choices is called in the run of one.

    Raises:
        ValueRefused: for what belongs to one choice alone, as the momentum of an independent velocity.
    """
    for equations in _every(run):
        choice = equations.choice
        if choice is not None and choice.drawn(name) != name:
            return choice.drawn(name)
    if run.choices and name in _own(run):
        raise ValueRefused(
            name,
            "it belongs to a choice of independent velocities, and others were chosen: it is not the same with these",
            parties=(name,),
            remedy="ask one of the runs in `choices`, or for velocities as they are drawn",
        )
    return name


def shared_states(run: Trajectory) -> tuple[str, ...]:
    """The states that all choices have, and the velocities that they choose from."""
    first = run.equations
    assert first.choice is not None
    moved = {*moving(first)} - _alike(_every(run))
    return tuple(dict.fromkeys([*(name for name in first.states if name not in moved), *first.choice.names]))


def _own(run: Trajectory) -> set[str]:
    """Names that mean something else, or nothing, with another choice."""
    every = _every(run)
    shared = {
        name
        for name, element in every[0].graph.elements.items()
        if all(are_equal(element, other.graph.elements.get(name)) for other in every[1:])
    }
    return set().union(*(_own_of(equations, shared) for equations in every)) - _alike(every)


def _alike(every: Sequence[Equations]) -> set[str]:
    """Momenta that flows give alike whichever velocities are independent, as the current of a coil does its flux."""
    tables = [{e.xp.name(symbol): value for symbol, value in e.balance.starts.items()} for e in every]
    chosen = {name for e in every if e.choice for name in (*e.choice.symbols, *e.choice.names)}
    first, xp = tables[0], every[0].xp
    same = {name for name in first if all(name in table and table[name] == first[name] for table in tables)}
    return {name for name in same if not chosen.intersection(map(xp.name, xp.free(first[name])))}


def _own_of(equations: Equations, shared: set[str]) -> set[str]:
    """Momenta of independent velocities, components of junctions and bonds that no other choice has."""
    choice, graph = equations.choice, equations.graph
    drawn = {*choice.symbols, *choice.names} if choice else set()
    found = {*moving(equations)} - drawn
    for junction in graph.junctions.values():
        found |= {*junction.components} - drawn if junction.name not in shared else set()
    for bond in graph.bonds:
        if not {*bond.elements} & shared:
            found |= {equations.variable((bond.name, k), letter) for k in range(bond.size) for letter in "ef"}
    return found
