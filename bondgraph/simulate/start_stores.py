"""Stores in derivative causality that a start leaves open: which of two is empty, where a source holds their sum."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bondgraph.errors import BondGraphError
from bondgraph.simulate.audit import COARSE, energies_of

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
    import numpy as np

    equations, found = run.equations, list[str]()
    own = {f"{kind}_{name}" for name in equations.graph.elements for kind in "pq"}
    left = dict[str, list[str]]()
    for name, energy in energies_of(equations).items():
        behind = {equations.xp.name(s) for s in equations.behind(equations.xp.free(energy))}
        is_driven = not {symbol.rstrip("'") for symbol in behind}.isdisjoint({"t", *equations.inputs})
        states = sorted(behind & own & {*equations.rates})
        if is_driven and states and not placed.intersection(states):
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
