"""Velocities that constraints tie: how many are independent, what ties them, and which stores follow them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

from bondgraph.analysis.causality.findings import Tied
from bondgraph.analysis.causality.storage import kinetic
from bondgraph.equations.equations import Equations
from bondgraph.equations.velocities import moving, of_velocities


def tied(equations: Equations) -> Tied | None:
    """The velocities of equations with constraints; None where constraints tie none, or multipliers are states.

    Constraints are independent at a general place, so that each of velocities leaves one less to choose.
    """
    if equations.balance.constraints.multipliers:
        return None
    names, rows = moving(equations), of_velocities(equations)
    if not rows:
        return None
    holders = tuple(equations.holders(equations.constraints))
    return Tied(names, len(names) - len(rows), holders, tuple(_followed(equations)))


def _followed(equations: Equations) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each store of momenta, with the velocities in its flows."""
    xp, graph, velocities = equations.xp, equations.graph, moving(equations)
    for store, ports in groupby(sorted(kinetic(graph)), key=itemgetter(0)):
        bonds = {bond.end(side).port: bond.name for bond, side in graph.at[store]}
        flows: set[Any] = {equations.balance.bonds[bonds[port], k][1] for _, port, k in ports}
        behind = {*map(xp.name, equations.behind(flows))}
        yield store, tuple(name for name in velocities if name in behind)
