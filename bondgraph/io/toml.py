"""Models as data: TOML files, from which nothing is ever executed.

Formulas are read through the whitelist, elements are named as packages have registered them, and what nobody knows is
refused. A file is read whole or not at all.
"""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.quantity import quantity
from bondgraph.errors import BondGraphError, FileRefused
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.graph.nearest import nearest
from bondgraph.graph.values import measured
from bondgraph.io.bonds_text import Reader
from bondgraph.io.document import FORMAT
from bondgraph.io.faults import Faults
from bondgraph.io.library import library
from bondgraph.io.model import Model
from bondgraph.io.toml_places import LARGEST, excess, place
from bondgraph.program.calls import explained

MOST = 5_000
"""Elements that a file may have, and bonds."""
MOST_COMPONENTS = 100_000
"""Components that all of its junctions may have together."""
KEYS = ("format", "name", "bonds", "values", "elements")


@explained
def load(path: str | Path) -> Graph:
    """The graph in a model file, which `Graph.save` or a person has written.

    The file is data: nothing in it is executed.

    Args:
        path: a file that ends in .toml, of at most a megabyte.

    Raises:
        FileRefused: for a file that is no model, with line, column and what to change; its `faults` are all there are.
    """
    return read_toml(Path(path)).graph


def read_toml(path: Path, name: str | None = None) -> Model:
    """The model in a TOML file.

    Args:
        path: the file.
        name: of the graph that is meant, if it must be that.

    Raises:
        FileRefused: as `load`.
    """
    model = Model(graph_of(_text(path), str(path)))
    if name not in (None, model.graph.name):
        law, remedy = f"there is no graph '{name}' in it", f"leave the name out: it holds '{model.graph.name}'"
        raise FileRefused(str(path), law, remedy=remedy)
    return model


def _text(path: Path) -> str:
    """What a file holds.

    Raises:
        FileRefused: for what is no file, is too large, or is not in UTF-8.
    """
    if path.exists() and not path.is_file():
        raise FileRefused(str(path), "it is no file", remedy="give a file that ends in .toml")
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        law = f"it cannot be opened: {error.strerror or error}"
        raise FileRefused(str(path), law, remedy="give a file that ends in .toml") from None
    if len(data) > LARGEST:
        law = f"a model file has at most {LARGEST} bytes"
        raise FileRefused(str(path), law, remedy="make it smaller, or write the model in Python")
    try:
        return data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line, column = place(data[: error.start].decode("utf-8"), error.start)
        law = f"byte {error.start + 1} is not in UTF-8"
        raise FileRefused(f"{path}:{line}:{column}", law, remedy="save the file in UTF-8") from None


def graph_of(text: str, file: str) -> Graph:
    """The graph that a text describes.

    Args:
        text: of a model file.
        file: what it is called in messages.

    Raises:
        FileRefused: as `load`.
    """
    faults = Faults(file, text)
    table = _tables(text, file)
    _check_format(table, faults)
    elements = _elements(table.get("elements", {}), faults)
    bonds = table.get("bonds", [])
    reader = Reader(elements, faults)
    if not isinstance(bonds, list) or not all(isinstance(bond, str) for bond in bonds):
        faults.add(("bonds",), "its bonds are no list of texts", 'write bonds = ["U >> i", "i >> L"]')
        bonds = []
    if len(bonds) > MOST:
        faults.add(("bonds",), f"a model file has at most {MOST} bonds", "write the model in Python")
        bonds = []
    chains = [reader.chain(("bonds", k), bond) for k, bond in enumerate(bonds)]
    values = _values(table.get("values", {}), faults)
    faults.check()
    try:
        return Graph(table["name"], *elements.values(), *chains, values=values)
    except BondGraphError as error:
        faults.refused(_where(error, elements, bonds), error)
        raise faults.errors()[0] from None


def _tables(text: str, file: str) -> dict[str, Any]:
    """What TOML says.

    Raises:
        FileRefused: for what is no TOML, or goes beyond its limits.
    """
    if (beyond := excess(text)) is not None:
        (line, column), law, remedy = beyond
        raise FileRefused(f"{file}:{line}:{column}", law, remedy=remedy)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # of numbers too, which are read by int and float
        law, _, where = str(error).partition(" (at ")
        line, column = _position(where, text)
        raise FileRefused(f"{file}:{line}:{column}", f"this is no TOML: {law}", remedy=_cure(law)) from None


def _position(where: str, text: str) -> tuple[int, int]:
    """Line and column as `tomllib` tells them: "line 3, column 4)", or "end of document)"."""
    words = where.rstrip(")").replace(",", "").split()
    return (int(words[1]), int(words[3])) if len(words) == 4 else place(text, len(text))


def _cure(law: str) -> str:
    if "overwrite" in law or "twice" in law or "already" in law:
        return "name each key once"
    if "Unterminated" in law or "Unclosed" in law or "Expected" in law:
        return "close what is open there: quotes, brackets, or the file itself, if its end is missing"
    return "correct that line: words stand in quotes that are closed, numbers, true and false without"


def _check_format(table: Mapping[str, Any], faults: Faults) -> None:
    version = table.get("format")
    if version != FORMAT or isinstance(version, bool | float):
        law = f"format = {version!r:.20}, and this version reads format = {FORMAT}" if "format" in table else (
            "it does not say in which format it is written"
        )  # fmt: skip
        newer = isinstance(version, int) and version > FORMAT
        faults.add(
            ("format",), law, "install a newer version" if newer else f"write format = {FORMAT} at its beginning"
        )
    _check_keys((), table, KEYS, faults)
    for key in ("name", "bonds", "elements"):
        if key not in table:
            faults.add((), f"it has no '{key}'", {"name": 'write name = "motor"'}.get(key, f"write its {key}"))
    try:
        expressions.identifier(table.get("name", "graph"), "a graph")
    except BondGraphError as error:
        faults.refused(("name",), error)


def _check_keys(path: tuple[str, ...], table: Mapping[str, Any], known: Iterable[str], faults: Faults) -> None:
    for key in table:
        if key not in known:
            law = f"nobody knows the key '{key:.40}'{f' of {path[-1]!r:.60}' if path else ''}"
            faults.add((*path, key), law, nearest(key[:100], list(known), "its keys are"), (key[:100],))


def _values(table: Any, faults: Faults) -> dict[str, float]:
    if not isinstance(table, dict):
        faults.add(("values",), "values are a table of numbers", "write them below [values], as g = 9.81")
        return {}
    found = {}
    for name, value in table.items():
        try:
            expressions.identifier(name, "a parameter", dots=True)
            text = expressions.text(value) if isinstance(value, int | float) else quantity(str(value))
            number = None if text is None else measured(name, text)
        except BondGraphError as error:
            faults.refused(("values", name), error, name)
            continue
        if number is None:
            faults.add(
                ("values", name),
                f"{name} = {value!r:.40} is not a number",
                'give a number, as g = 9.81, or one with a unit, as g = "9.81 m/s^2"',
                (name,),
            )
        else:
            found[name] = number
    return found


# -- elements


def _elements(table: Any, faults: Faults) -> dict[str, Element | None]:
    """The elements by their names; None for those that have faults."""
    if not isinstance(table, dict):
        faults.add(("elements",), "elements are a table", 'write them below [elements], as L = { type = "I" }')
        return {}
    if len(table) > MOST:
        faults.add(("elements",), f"a model file has at most {MOST} elements", "write the model in Python")
        raise faults.errors()[-1]
    components = 0
    found: dict[str, Element | None] = {}
    for name, fields in table.items():
        components += _count(fields)
        if components > MOST_COMPONENTS:
            law = f"its junctions have more than {MOST_COMPONENTS} components together"
            faults.add(("elements", name), law, "write the model in Python")
            raise faults.errors()[-1]
        found[name] = _element(name, fields, faults)
    return found


def _count(fields: Any) -> int:
    """The components that an element is given."""
    given = [fields.get(key) for key in ("components", "sizes")] if isinstance(fields, dict) else []
    numbers = [each for value in given for each in (value if isinstance(value, list) else [value])]
    return sum(number if isinstance(number, int) and number > 0 else 1 for number in numbers)


def _element(name: str, fields: Any, faults: Faults) -> Element | None:
    path, before = ("elements", name), len(faults.found)
    kind = fields.get("type") if isinstance(fields, dict) else None
    if not isinstance(kind, str):
        law = f"the element '{name:.60}' does not say of which type it is"
        faults.add(path, law, f'write {name:.60} = {{ type = "R" }}; there are {", ".join(sorted(library()))}', (name,))
        return None
    if kind not in library():
        law = f"'{kind:.40}' is no type of element"
        faults.add((*path, "type"), law, nearest(kind[:100], sorted(library()), "there are"), (name,))
        return None
    known = [*inspect.signature(library()[kind]).parameters.values()][1:]
    _check_keys(path, fields, ("type", *(x.name for x in known)), faults)
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
        found = library()[kind](name, **given)
        for text in found.texts():
            expressions.text(text)
        found.ports()
    except BondGraphError as error:
        faults.refused(path, error, name)
        return None
    return found


def _field(key: str, value: Any) -> Any:
    """A field as an element takes it."""
    if key == "form":
        return _form(value)
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


# -- what the graph refuses


def _where(error: BondGraphError, elements: Mapping[str, Any], bonds: list[str]) -> tuple[str | int, ...]:
    """Where in the file stands what a graph refuses: a bond between its parties, or one of them."""
    words = [word for word in (error.place, *error.parties) if word in elements]
    if len(words) > 1:
        for k, bond in enumerate(bonds):
            if all(f" {word} " in f" {bond} " for word in words[:2]):
                return "bonds", k
    return ("elements", words[0]) if words else ("bonds",)
