"""The tables of submodels in a model file: what is wrong in them, what they come to, and their instances."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import BondGraphError
from bondgraph.graph.element import Element
from bondgraph.graph.submodel import Instance, Submodel
from bondgraph.graph.whole import Whole
from bondgraph.io.faults import Faults
from bondgraph.io.includes import Given
from bondgraph.io.library import library_submodels, types, wholes
from bondgraph.io.parts import MOST, check_keys, count, read_parts
from bondgraph.io.submodels import KEYS, Body, Placed, counted, placed, read_ports, submodels
from bondgraph.io.toml_places import Path
from bondgraph.io.wholes import Told, read_wholes

MOST_SUBMODELS = 200
"""Submodels that a file may define."""
MOST_PARTS = 2 * MOST
"""Elements, components and bonds that an instance may have, those of instances inside of it included."""


@dataclass(frozen=True)
class Known:
    """The submodels of a file.

    Args:
        made: what gives one by its name, None where it has faults.
        bodies: their tables; None for those of included files.
        counts: how large an instance of each is.
    """

    made: Callable[[str], Submodel | None]
    bodies: Mapping[str, Body | None]
    counts: Mapping[str, int]


def read_submodels(table: Any, faults: Faults, given: Given | None = None) -> Known:
    """The submodels of a file.

    Args:
        table: below `submodels`.
        faults: where what is wrong is told.
        given: those of the files that it includes.
    """
    given = given or Given()
    if not isinstance(table, dict) or not all(isinstance(fields, dict) for fields in table.values()):
        faults.add(("submodels",), "submodels are tables", "write one below [submodels.dc_motor]")
        table = {}
    if len(table) > MOST_SUBMODELS:
        law = f"a model file has at most {MOST_SUBMODELS} submodels"
        faults.add(("submodels",), law, "write the model in Python")
        raise faults.errors()[-1]
    others = {**given.submodels, **dict.fromkeys(given.broken)}
    bodies: dict[str, Body] = {}
    sound: set[str] = set()
    for name, fields in table.items():
        before = len(faults.found)
        bodies[name] = _body(name, fields, {**others, **table}, faults, given.cut)
        if len(faults.found) == before:
            sound.add(name)
    packages = {**library_submodels(), **given.submodels}
    weights = {name: _weight(table[name]) for name in bodies}
    counts = counted(bodies, weights, MOST_PARTS, faults, given.counts)
    if sum(counts.values()) > 5 * MOST_PARTS:
        law = f"its submodels have more than {5 * MOST_PARTS} elements and bonds together, with all that is in them"
        faults.add(("submodels",), law, "write the model in Python")
        raise faults.errors()[-1]
    made = submodels(bodies, packages, faults)
    whole: dict[str, bool] = {}

    def is_whole(name: str) -> bool:
        """Whether an instance can be made; if not, why is among the faults."""
        if name not in bodies:
            return name in packages
        if name not in whole:
            whole[name] = name in sound & {*counts} and all(is_whole(part.submodel) for part in bodies[name].inside)
            if whole[name]:
                whole[name] = _tried(name, made, faults)
        return whole[name]

    for name in bodies:
        is_whole(name)
    known = {**dict.fromkeys((*given.submodels, *sorted(given.broken))), **bodies}
    return Known(lambda name: made(name) if is_whole(name) else None, known, {**given.counts, **counts})


def _tried(name: str, made: Callable[[str], Submodel], faults: Faults) -> bool:
    """Whether a first instance is made."""
    before = len(faults.found)
    try:
        made(name)("instance")
    except BondGraphError as error:
        if len(faults.found) == before:
            faults.refused(("submodels", name), error, name)
    return len(faults.found) == before


def _body(name: str, fields: Mapping[str, Any], table: Mapping[str, Any], faults: Faults, hidden: bool) -> Body:
    path: Path = ("submodels", name)
    try:
        expressions.identifier(name, "a submodel")
    except BondGraphError as error:
        faults.refused(path, error, name)
    if name in types() or name in wholes():
        law = f"there is an element of the type '{name}'"
        faults.add(path, law, f"call the submodel otherwise, as my_{name}", (name,))
    check_keys(path, fields, KEYS, faults)
    for key in ("bonds", "elements"):
        if key not in fields:
            faults.add(path, f"the submodel '{name:.60}' has no '{key}'", f"write its {key}", (name,))
    ports = read_ports(name, fields.get("ports", {}), (*path, "ports"), faults)
    parameters = _parameters(fields.get("parameters", {}), ports, (*path, "parameters"), faults)
    bonds = read_bonds(fields.get("bonds", []), (*path, "bonds"), faults)
    known = {**library_submodels(), **table}
    elements = read_parts(fields.get("elements", {}), (*path, "elements"), known, faults, hidden)
    for part in elements.keys() & ports.keys():
        law = f"'{part}' is a port of '{name}' and an element in it"
        faults.add((*path, "elements", part), law, "rename one of them", (part,))
    return Body(name, ports, parameters, tuple(bonds), elements)


def _parameters(table: Any, ports: Mapping[str, Any], path: Path, faults: Faults) -> dict[str, Any]:
    """Defaults by name: numbers and formulas; "" where one is to be given."""
    if not isinstance(table, dict):
        faults.add(path, "parameters are a table", 'write parameters = { L = "1.5 mH", Ra = 0.8 }; "" asks for one')
        return {}
    found: dict[str, Any] = {}
    for key, value in table.items():
        try:
            expressions.identifier(key, "a parameter")
            if value != "":
                expressions.text(value)
        except BondGraphError as error:
            faults.refused((*path, key), error, key)
            continue
        if key in ports or isinstance(value, bool):
            law = f"'{key}' is a port, too" if key in ports else f"{key} is {value}, and no number"
            faults.add((*path, key), law, "rename one" if key in ports else "give a number or a formula", (key,))
            continue
        found[key] = value
    return found


def read_bonds(bonds: Any, path: Path, faults: Faults) -> list[str]:
    """Bonds as text."""
    if not isinstance(bonds, list) or not all(isinstance(bond, str) for bond in bonds):
        faults.add(path, "its bonds are no list of texts", 'write bonds = ["U >> i", "i >> L"]')
        return []
    if len(bonds) > MOST:
        faults.add(path, f"a model file has at most {MOST} bonds", "write the model in Python")
        return []
    return bonds


def _weight(fields: Mapping[str, Any]) -> int:
    """Elements, components and bonds that a submodel has itself."""
    elements, bonds = fields.get("elements", {}), fields.get("bonds", [])
    own = sum(max(1, count(each)) for each in elements.values()) if isinstance(elements, dict) else 0
    return own + (len(bonds) if isinstance(bonds, list) else 0)


def placed_parts(
    named: Mapping[str, Element | Placed | Told | None], known: Known, faults: Faults
) -> dict[str, Element | Instance | Whole | None]:
    """Elements, instances and wholes that a file names; None for those with faults of their own."""
    large = sum(known.counts.get(part.submodel, 0) for part in named.values() if isinstance(part, Placed))
    if large > MOST_PARTS:
        law = f"its instances have more than {MOST_PARTS} elements and bonds together"
        faults.add(("elements",), law, "write the model in Python")
        raise faults.errors()[-1]
    made = read_wholes(named, faults)
    found: dict[str, Element | Instance | Whole | None] = {}
    for name, part in named.items():
        found[name] = part if isinstance(part, Element) else made.get(name)
        if isinstance(part, Placed) and (submodel := known.made(part.submodel)) is not None:
            try:
                found[name] = placed(part, {part.submodel: submodel}.__getitem__, str)
            except BondGraphError as error:
                faults.refused(part.path, error, name)
    return found
