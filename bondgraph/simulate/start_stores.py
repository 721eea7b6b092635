"""Stores in derivative causality that a start leaves open: which of two is empty, where a source holds their sum."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bondgraph.errors import BondGraphError
from bondgraph.simulate.audit import energies_of

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def store_notes(run: Trajectory) -> tuple[str, ...]:
    """The stores that hold something at the start, since a source is on and a state that was not given begins at zero.

    Of two capacitors across a source one begins empty, the other with all of its voltage; which one, is a matter of the
    strokes. What follows from the source alone leaves nothing to be chosen.
    """
    with suppress(BondGraphError):
        return tuple(_notes(run.as_drawn or run, run.placed))
    return ()


def _notes(run: Trajectory, placed: frozenset[str]) -> list[str]:
    equations, found = run.equations, list[str]()
    own = {f"{kind}_{name}" for name in equations.graph.elements for kind in "pq"}
    energies = energies_of(equations)
    begun = [float(x[0]) for x in run.compute(run.t[:1], energies_of)] if energies else []
    for (name, energy), joules in zip(energies.items(), begun, strict=True):
        behind = {equations.xp.name(s) for s in equations.behind(equations.xp.free(energy))}
        states, is_driven = sorted(behind & {*equations.states}), not behind.isdisjoint({"t", *equations.inputs})
        if not (joules and states and is_driven) or not own.issuperset(states) or placed.intersection(states):
            continue
        if any(float(run.at(run.t[0], state)) for state in states):
            continue
        found.append(
            f"start: {', '.join(states)} is not given and begins at zero, so {name}, which follows it and what sources "
            f"hold, begins with {joules:.3g} J: give the start of one of them where it is another"
        )
    return found
