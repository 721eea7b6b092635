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


NEEDS = "mechanism", "body", "f", "twist"
"""Keys by which a whole names another one, or a junction that others hang on."""


LONGEST = 200
"""Characters of a name that are looked at for that of a whole."""


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
        if any(name in named and None in (named[name], found.get(name, name)) for name in _needed(told)):
            found[told.name] = None  # what it needs has faults
            continue
        before = len(faults.found)

        def refuse(path: tuple[str | int, ...], error: BondGraphError, told: Told = told) -> None:
            faults.refused((*told.path, *(path or _inside(told.table, error))), error, told.name)

        reading = Reading(things(), found, formula, refuse, named)
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
    """Each behind those that it needs; those that need each other stand last."""
    told = sorted((part for part in named.values() if isinstance(part, Told)), key=lambda each: any(_needed(each)))
    left = {each.name: each for each in told}
    while left:
        ready = [each for each in left.values() if not any(_made_by(name, left, each) for name in _needed(each))]
        yield from (ready := ready or [*left.values()])
        left = {name: each for name, each in left.items() if each not in ready}


def _needed(told: Told) -> Iterator[str]:
    """What a table names: mechanisms, bodies, and junctions, of the file or of other wholes."""
    at = told.table.get("at")
    for value in (*(told.table.get(key) for key in NEEDS), at.get("body") if isinstance(at, dict) else None):
        if isinstance(value, str):
            yield value.partition("[")[0].strip()


def _made_by(name: str, wholes: Mapping[str, Told], but: Told) -> bool:
    """Whether a name is that of another whole, or may be that of a junction which one makes, as `bar_omega`."""
    words = name[:LONGEST].split("_")
    return any(wholes.get("_".join(words[: k + 1]), but) is not but for k in range(len(words)))
