"""The elements and instances of a model file: tables with their types and arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import BondGraphError, FileRefused
from bondgraph.graph.element import Element
from bondgraph.graph.nearest import nearest
from bondgraph.io.event_tables import assigned
from bondgraph.io.faults import Faults
from bondgraph.io.library import arguments, types, wholes
from bondgraph.io.submodels import Placed
from bondgraph.io.toml_places import Path
from bondgraph.io.wholes import Told

MOST = 5_000
"""Elements that a file may have, and bonds."""
MOST_COMPONENTS = 100_000
"""Components that all of its junctions may have together."""
PER_PART = 150
"""Components that a body, a joint, a contact or the like counts as."""
CHARACTERS = 15
"""So many characters of positions that are differentiated count as such a one, too."""


def check_keys(path: Path, table: Mapping[str, Any], known: Iterable[str], faults: Faults) -> None:
    """Keys that nobody knows are faults."""
    for key in table:
        if key not in known:
            law = f"nobody knows the key '{key:.40}'{f' of {path[-1]!r:.60}' if path else ''}"
            faults.add((*path, key), law, nearest(key[:100], list(known), "its keys are"), (key[:100],))


def read_parts(
    table: Any, path: Path, submodels: Mapping[str, Any], faults: Faults, hidden: bool = False
) -> dict[str, Element | Placed | Told | None]:
    """The elements, instances and wholes by their names; None for those that have faults.

    Args:
        table: below `elements`, of a file or of a submodel in it.
        path: where.
        submodels: of which instances may be.
        faults: where what is wrong is told.
        hidden: whether there are submodels that nobody knows: an unknown type may be one.
    """
    if not isinstance(table, dict):
        faults.add(path, "elements are a table", 'write them below [elements], as L = { type = "I" }')
        return {}
    if len(table) > MOST:
        faults.add(path, f"a model file has at most {MOST} elements", "write the model in Python")
        raise faults.errors()[-1]
    components = 0
    found: dict[str, Element | Placed | Told | None] = {}
    for name, fields in table.items():
        components += count(fields)
        if components > MOST_COMPONENTS:
            law = f"its junctions have more than {MOST_COMPONENTS} components together"
            faults.add((*path, name), law, "write the model in Python")
            raise faults.errors()[-1]
        found[name] = _part(name, fields, (*path, name), submodels, faults, hidden)
    return found


def count(fields: Any) -> int:
    """The components that an element is given, the values that a delay holds, those of a whole's junctions."""
    fields = fields if isinstance(fields, dict) else {}
    given = [fields.get(key) for key in ("components", "sizes", "samples")]
    numbers = [each for value in given for each in (value if isinstance(value, list) else [value])]
    tables = [fields.get(key) for key in ("bodies", "joints", "masses")]
    parts = sum(len(table) for table in tables if isinstance(table, dict | list))
    parts += isinstance(kind := fields.get("type"), str) and kind in wholes()
    parts += len(str(fields.get("positions", ""))) // CHARACTERS
    return PER_PART * parts + sum(number if isinstance(number, int) and number > 0 else 1 for number in numbers)


def _part(
    name: str, fields: Any, path: Path, submodels: Mapping[str, Any], faults: Faults, hidden: bool
) -> Element | Placed | Told | None:
    before = len(faults.found)
    kind = fields.get("type") if isinstance(fields, dict) else None
    if not isinstance(kind, str):
        law = f"the element '{name:.60}' does not say of which type it is"
        word = fields.split()[0] if isinstance(fields, str) and fields.split() else ""
        told = f'write {name:.60} = {{ type = "{word if word in types() else "R"}" }}'
        faults.add(path, law, told if word in types() else f"{told}; there are {', '.join(sorted(types()))}", (name,))
        return None
    if kind in submodels:
        return _placed(name, kind, fields, path, faults)
    if kind not in types():
        if kind in wholes():
            return Told(name, kind, fields, path)
        if hidden:
            return None
        law = f"'{kind:.40}' is no type of element, and no submodel"
        known_kinds = sorted({*types(), *wholes(), *submodels})
        faults.add((*path, "type"), law, nearest(kind[:100], known_kinds[:200], "there are"), (name,))
        return None
    known = arguments(kind)
    check_keys(path, fields, ("type", *(x.name for x in known)), faults)
    missing = [x.name for x in known if x.default is x.empty and x.name not in fields]
    if missing:
        law = f"'{name}' needs {', '.join(missing)}"
        faults.add(path, law, f"write {missing[0]} = ... in its table", (name,))
    given = {}
    for key, value in fields.items():
        if key != "type":
            try:
                given[key] = _field(key, value)
            except BondGraphError as error:
                faults.refused((*path, key), error, name)
    if len(faults.found) > before:
        return None
    try:
        found = types()[kind](name, **given)
        for text in found.texts():
            expressions.text(text)
        found.ports()
    except BondGraphError as error:
        faults.refused(path, error, name)
        return None
    return found


def _placed(name: str, submodel: str, fields: Mapping[str, Any], path: Path, faults: Faults) -> Placed | None:
    """An instance of a submodel, as it is named."""
    given, before = {}, len(faults.found)
    try:
        expressions.identifier(name, f"an instance of {submodel}")
    except BondGraphError as error:
        faults.refused(path, error, name)
    for key, value in fields.items():
        if key != "type":
            try:
                given[key] = _entry(value)
            except BondGraphError as error:
                faults.refused((*path, key), error, name)
    return Placed(name, submodel, given, path) if len(faults.found) == before else None


def _field(key: str, value: Any) -> Any:
    """A field as an element takes it."""
    if key == "form":
        return _form(value)
    if key == "set":
        return assigned(value)
    if key in _NAMED:
        return _named(key, value)
    return _entry(value)


def _entry(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(None if each == "" else _entry(each) for each in value)
    if not isinstance(value, str | int | float):
        law = f"{value!r:.40} is neither text, number, true or false, nor an array of such"
        raise FileRefused("value", law, remedy="write a number, or a formula in quotes")
    return value


_NAMED = {"carries": 1, "kept": 3}
"""Fields that are arrays of a name and so many tables of formulas."""


def _named(key: str, value: Any) -> Any:
    rows = _entry(value)
    if not isinstance(rows, tuple) or not all(
        isinstance(row, tuple) and len(row) == 1 + _NAMED[key] and all(isinstance(each, tuple) for each in row[1:])
        for row in rows
    ):
        remedy = f'write {key} = [["name", {", ".join(["[...]"] * _NAMED[key])}]]'
        raise FileRefused(key, f"it has another shape than a name and {_NAMED[key]} arrays", remedy=remedy)
    return tuple((expressions.identifier(name, "an element", dots=True), *map(_formulas, rest)) for name, *rest in rows)


def _formulas(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_formulas, value))
    return None if value is None else expressions.text(value)


def _form(value: Any) -> Any:
    """A form of the equations by its name."""
    from bondgraph import forms

    options = dict(value) if isinstance(value, dict) else {"name": value}
    name = options.pop("name", None)
    if not isinstance(name, str) or name not in forms.__all__:
        remedy = nearest(str(name)[:100], forms.__all__, "there are")
        raise FileRefused("form", f"{str(name)!r:.40} is no form of the equations", remedy=remedy)
    form = getattr(forms, name)
    if not options:
        return form
    if not hasattr(form, "having"):
        raise FileRefused("form", f"{name} has no options", remedy=f'write form = "{name}"')
    return form.having(**options)
