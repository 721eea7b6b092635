"""Wholes of a model file, as mechanisms and contacts are: what its tables make, and their junctions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.errors import BondGraphError
from bondgraph.graph.whole import Reading, Whole
from bondgraph.io.faults import Faults
from bondgraph.io.library import things, wholes
from bondgraph.io.toml_places import Path


@dataclass(frozen=True)
class Told:
    """A whole that a file says, such as a mechanism: of which type, and its table."""

    name: str
    kind: str
    table: Mapping[str, Any]
    path: Path


def read_wholes(
    named: Mapping[str, Any], faults: Faults, formula: Callable[[str], str] = str
) -> dict[str, Whole | None]:
    """The wholes among named parts; None for those with faults.

    Args:
        named: elements, instances and wholes by their names.
        faults: where what is wrong is told.
        formula: what stands for a formula of a submodel, where its parameters are formulas.
    """
    found: dict[str, Whole | None] = {}
    for told in _in_order(named):
        of = told.table.get("mechanism")
        if isinstance(of, str) and of in named and found.get(of, of) is None:
            found[told.name] = None  # what it needs has faults
            continue
        before = len(faults.found)

        def refuse(path: tuple[str | int, ...], error: BondGraphError, told: Told = told) -> None:
            faults.refused((*told.path, *(path or _inside(told.table, error))), error, told.name)

        reading = Reading(things(), found, formula, refuse)
        try:
            whole = wholes()[told.kind].read(told.name, told.table, reading)
            found[told.name] = whole
            if whole is not None:
                whole.junctions()  # what its chains refuse is told here, where it stands
        except BondGraphError as error:
            refuse((), error)
        if len(faults.found) > before:
            found[told.name] = None
    return found


def _inside(table: Mapping[str, Any], error: BondGraphError) -> Path:
    """Where in a table of tables stands what a refusal names: a joint, or a body; the table itself where nothing is."""
    words = [error.place, *error.parties]
    found = ((key, word) for word in words for key, inner in table.items() if isinstance(inner, dict) and word in inner)
    return next(found, ())


def _in_order(named: Mapping[str, Any]) -> Iterator[Told]:
    """Those that say of which mechanism they are come last."""
    told = [part for part in named.values() if isinstance(part, Told)]
    yield from (each for each in told if "mechanism" not in each.table)
    yield from (each for each in told if "mechanism" in each.table)
