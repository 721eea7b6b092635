"""The rates of coordinates from kinematical equations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sympy as sp

from bondgraph.errors import StructureError
from bondgraph_elements.mechanics.from_sympy._rows import Row, added, tidied, vanishing

BLOCK = 4
"""Kinematical equations that are solved together in closed form."""


def solved(rows: Sequence[Row], wanted: Mapping[Any, str], place: str) -> dict[Any, Row]:
    """The rows of flows from rows of these and others that vanish.

    Args:
        rows: as many as there are wanted flows.
        wanted: these, and what they are called.
        place: for errors.

    Raises:
        StructureError: where they are not determined.
    """
    found: dict[Any, Row] = {}
    for some, mine in _blocks(rows, list(wanted)):
        found |= _block(some, {x: wanted[x] for x in mine}, wanted, place)
    return found


def _block(rows: Sequence[Row], wanted: Mapping[Any, str], whole: Mapping[Any, str], place: str) -> dict[Any, Row]:
    flows = list(wanted)
    K = sp.Matrix(len(rows), len(flows), lambda i, j: rows[i].get(flows[j], sp.S.Zero))
    names = [*(wanted or whole).values()]
    square = K.rows == K.cols
    determinant = K.det(method="berkowitz") if square else sp.S.Zero
    if vanishing([determinant])[0]:
        law = f"they do not give the rates of {', '.join(names)}"
        raise StructureError(place, law, parties=names, remedy="give as many independent equations, linear in them")
    inverse = K.adjugate() / sp.trigsimp(determinant) if K.rows <= BLOCK else K.inv(method="LU")
    found = {}
    for i, rate in enumerate(wanted):
        row: Row = {}
        for j, given in enumerate(rows):
            added(row, -inverse[i, j], {x: c for x, c in given.items() if x not in wanted})
        (found[rate],) = tidied([{flow: sp.trigsimp(x) if K.rows > 1 else x for flow, x in row.items()}])
    return found


def _blocks(rows: Sequence[Row], wanted: Sequence[Any]) -> list[tuple[list[Row], list[Any]]]:
    """Equations and rates that hang together."""
    groups: list[tuple[list[Row], set[Any]]] = []
    for row in rows:
        mine, together = {x for x in row if x in wanted}, [row]
        for other in [g for g in groups if g[1] & mine]:
            groups.remove(other)
            together, mine = [*other[0], *together], mine | other[1]
        groups.append((together, mine))
    groups += [([], {x}) for x in wanted if not any(x in mine for _, mine in groups)]
    return [(found, [x for x in wanted if x in mine]) for found, mine in groups]
