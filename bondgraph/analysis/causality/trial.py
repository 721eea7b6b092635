"""Remedies by trial: whether a changed graph is settled, what it is still refused for, and what stands still in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bondgraph.algebra import table
from bondgraph.analysis.causality.findings import UNDECIDED, Remedy
from bondgraph.analysis.causality.junction_structure import Structure
from bondgraph.causality.assign import assign
from bondgraph.compile import compile
from bondgraph.errors import BondGraphError

LARGE = 100
"""Graphs of more bonds are not compiled again to verify a remedy."""


def tried(structure: Structure, remedy: Remedy, settles: Callable[[Structure], bool]) -> Remedy | None:
    """A remedy with what is left after it; None where it settles nothing.

    Args:
        structure: of the graph that is to be changed.
        remedy: with the changed graph.
        settles: whether the structure of the changed graph is as it should be.
    """
    graph, changed = structure.graph, remedy.graph
    try:
        again = Structure(changed, structure.xp)
    except BondGraphError:
        return None
    if not settles(again):
        return None
    if still := sorted((again.forced - structure.forced) & changed.symbols.keys()):
        return replace(remedy, left=f"{', '.join(still)} {'is' if len(still) == 1 else 'are'} zero at all times")
    if len(changed.bonds) > LARGE:
        return replace(remedy, left=f"{UNDECIDED}: a graph of this size was not compiled again")
    try:
        compile(assign(changed), algebra=table)
    except BondGraphError as error:
        own = set(changed.elements) - set(graph.elements)
        return None if set(error.parties) & own else replace(remedy, left=str(error))
    return remedy
