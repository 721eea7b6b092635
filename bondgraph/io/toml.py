"""Models as data: TOML files, from which nothing is ever executed.

Formulas are read through the whitelist, elements are named as packages have registered them, and what nobody knows is
refused. A file is read whole or not at all.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from bondgraph.algebra import expressions
from bondgraph.algebra.quantity import quantity
from bondgraph.algebra.text.parse import no_longer
from bondgraph.errors import BondGraphError, FileRefused
from bondgraph.graph.chain import Chain
from bondgraph.graph.description import described
from bondgraph.graph.drawn_places import Place, place
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.graph.values import measured
from bondgraph.io.bonds_text import Reader
from bondgraph.io.document import FORMAT
from bondgraph.io.faults import Faults, first_of
from bondgraph.io.includes import MOST_FILES, Folder, Given, check_own, joined
from bondgraph.io.library import library_submodels
from bondgraph.io.model import Model, moving_in
from bondgraph.io.parts import check_keys, read_parts
from bondgraph.io.refusals import refusals
from bondgraph.io.submodel_tables import placed_parts, read_bonds, read_submodels
from bondgraph.io.submodels import in_order
from bondgraph.io.toml_places import LARGEST, excess, places
from bondgraph.io.toml_places import place as place_in_text
from bondgraph.io.wholes import Told

KEYS = ("format", "include", "name", "description", "bonds", "values", "positions", "submodels", "elements")
LONGEST = 50_000
"""Characters that a formula of a file may come to, as a distance across many slanted joints does."""
INCLUDED = ("format", "include", "values", "submodels")
"""Keys of a file that others include."""


def read_toml(path: Path, name: str | None = None) -> Model:
    """The model in a TOML file.

    Args:
        path: the file.
        name: of the graph that is meant, if it must be that.

    Raises:
        FileRefused: for a file that is no model, with line, column and what to change; its `faults` are all there are.
    """
    text = text_of(path)
    folder = Folder.of(path)
    folder.count(len(text))
    graph = graph_of(text, str(path), folder)
    model = Model(graph, mechanisms=moving_in(graph), description=graph.description)
    if name not in (None, model.graph.name):
        law, remedy = f"there is no graph '{name}' in it", f"leave the name out: it holds '{model.graph.name}'"
        raise FileRefused(str(path), law, remedy=remedy)
    return model


def text_of(path: Path) -> str:
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
        known = path.suffix == ".toml"
        remedy = "give the path of a file that is there" if known else "give a file that ends in .toml"
        raise FileRefused(str(path), law, remedy=remedy) from None
    if len(data) > LARGEST:
        law = f"a model file has at most {LARGEST} bytes"
        raise FileRefused(str(path), law, remedy="make it smaller, or write the model in Python")
    try:
        return data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line, column = place_in_text(data[: error.start].decode("utf-8"), error.start)
        law = f"byte {error.start + 1} is not in UTF-8"
        raise FileRefused(f"{path}:{line}:{column}", law, remedy="save the file in UTF-8") from None


@no_longer(LONGEST)
@np.errstate(all="ignore")  # numbers whose squares overflow are judged by what is not finite, and not warned of
def graph_of(text: str, file: str, folder: Folder | None = None) -> Graph:
    """The graph that a text describes.

    Args:
        text: of a model file.
        file: what it is called in messages.
        folder: from which it may include others; none for a text that is no file.

    Raises:
        FileRefused: as `read_toml`.
    """
    faults = Faults(file, text)
    table = tables(text, file)
    _check_format(table, faults)
    given = _included(table, folder, faults)
    known = read_submodels(table.get("submodels", {}), faults, given)
    types = {**library_submodels(), **known.bodies}
    named = read_parts(table.get("elements", {}), ("elements",), types, faults, given.cut)
    parts = placed_parts(named, known, faults)
    bonds = read_bonds(table.get("bonds", []), ("bonds",), faults)
    hidden = any(isinstance(part, Told) and parts[name] is None for name, part in named.items())
    reader = Reader(parts, faults, hidden or not isinstance(table.get("elements"), dict))
    chains = reader.lines(("bonds",), bonds, ("elements",))
    values = _values(table.get("values", {}), faults)
    positions = _positions(table.get("positions", {}), faults)
    told = _description(table.get("description", ""), faults)

    def build(parts: Mapping[str, Any], chains: Sequence[Chain], positions: Mapping[str, Place] | None = None) -> Graph:
        plain = all(isinstance(part, Element) for part in parts.values())
        written = [*parts.values(), *chains] if plain else in_order(parts, [*chains])
        name = table["name"] if isinstance(table.get("name"), str) and table["name"].isidentifier() else "graph"
        own = {**_used(given.values, Graph(name, *written)), **values} if given.values else values
        return Graph(name, *written, values=own, positions=positions, description=told)

    every = (faults, *(folder.faults if folder else ()))
    if not any(each.found for each in every):
        graph = None
        with suppress(BondGraphError):
            graph = build(parts, chains)
        if graph is not None:
            try:
                return build(parts, chains, positions) if positions else graph
            except BondGraphError as misplaced:
                faults.refused(_where(misplaced, parts, bonds), misplaced)
    if not {path for path, *_ in faults.found} & {(), ("bonds",), ("elements",)}:
        for error in refusals(build, parts, chains, reader.broken):
            where = _where(error, parts, bonds)
            if len(where) > 1 or not faults.found:  # what a graph lacks as a whole may follow from its faults
                faults.refused(where, error)
    raise first_of([error for each in every for error in each.errors()])


def _included(table: Mapping[str, Any], folder: Folder | None, faults: Faults) -> Given:
    """What a file has from those it includes.

    Raises:
        FileRefused: for a fault in one of these, as `read_toml`.
    """
    entries = table.get("include", [])
    if not isinstance(entries, list):
        faults.add(("include",), "it is no list of files", 'write include = ["motors.toml"]')
        return Given()
    given = Given()
    if folder is None and entries:
        faults.add(("include",), "a text that is no file has no folder to include from", "load it as a file")
        return given
    for k, entry in enumerate(entries):
        path = folder.find(entry, k, faults) if folder else None
        if path is not None and folder is not None:
            shown = Path(faults.file).parent / entry
            given = joined(given, _read_included(path, shown, folder, (k, faults)), k, entry, faults)
        else:
            given = replace(given, cut=True)
    check_own(given, table, faults)
    return given


def _read_included(path: Path, shown: Path, folder: Folder, at: tuple[int, Faults]) -> Given:
    """What a file gives to those that include it; it is read once."""
    if path in folder.known:
        return folder.known[path]
    text = text_of(path)
    if not folder.count(len(text)):
        law = f"the files of a model are at most {MOST_FILES}, and have at most {LARGEST} bytes together"
        at[1].add(("include", at[0]), law, "include fewer, or write the model in Python")
        raise at[1].errors()[-1]
    faults = Faults(str(shown), text)
    table = tables(text, str(shown))
    folder.faults.append(faults)
    _check_version(table, faults)
    check_keys((), table, INCLUDED, faults)
    folder.stack.append(path)
    given = _included(table, folder, faults)
    folder.stack.pop()
    known = read_submodels(table.get("submodels", {}), faults, given)
    own = _values(table.get("values", {}), faults)
    named = [name for name, body in known.bodies.items() if body is not None]
    made = {name: submodel for name in named if (submodel := known.made(name)) is not None}
    homes = dict.fromkeys((*made, *own), str(path))
    counts = {name: known.counts[name] for name in made}
    found = joined(
        given, Given(made, counts, own, homes, frozenset(named) - made.keys()), 0, shown.name, Faults("", "")
    )
    folder.known[path] = found
    return found


def _used(values: Mapping[str, Any], graph: Graph) -> dict[str, Any]:
    """The values of included files that a graph has a use for."""
    names = {
        name for element in graph.elements.values() for text in element.texts() for name in expressions.names(text)
    }
    return {name: value for name, value in values.items() if name in names or name in graph.elements}


def tables(text: str, file: str) -> dict[str, Any]:
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
    return (int(words[1]), int(words[3])) if len(words) == 4 else place_in_text(text, len(text))


def _cure(law: str) -> str:
    if "overwrite" in law or "twice" in law or "already" in law:
        return "name each key once"
    if "Unterminated" in law or "Unclosed" in law or "Expected" in law:
        return "close what is open there: quotes, brackets, or the file itself, if its end is missing"
    return "correct that line: words stand in quotes that are closed, numbers, true and false without"


def _check_version(table: Mapping[str, Any], faults: Faults) -> None:
    version = table.get("format")
    if version != FORMAT or isinstance(version, bool | float):
        law = f"format = {version!r:.20}, and this version reads format = {FORMAT}" if "format" in table else (
            "it does not say in which format it is written"
        )  # fmt: skip
        newer = isinstance(version, int) and version > FORMAT
        faults.add(
            ("format",), law, "install a newer version" if newer else f"write format = {FORMAT} at its beginning"
        )


def _check_format(table: Mapping[str, Any], faults: Faults) -> None:
    _check_version(table, faults)
    check_keys((), table, KEYS, faults)
    missing = [key for key in ("name", "bonds", "elements") if key not in table]
    if len(missing) == 3 and {*table} & {*INCLUDED[1:]}:
        law = "it holds no graph, but submodels and values for other files to include"
        faults.add((), law, f'write include = ["{Path(faults.file).name}"] in the file of a model, and load that')
        return
    for key in ("name", "bonds", "elements"):
        if key not in table:
            faults.add((), f"it has no '{key}'", {"name": 'write name = "motor"'}.get(key, f"write its {key}"))
    try:
        expressions.identifier(table.get("name", "graph"), "a graph")
    except BondGraphError as error:
        faults.refused(("name",), error)


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


def _positions(table: Any, faults: Faults) -> dict[str, Place]:
    if not isinstance(table, dict):
        law = "positions are a table of columns and rows"
        faults.add(("positions",), law, "write them below [positions], as i = [0, 0]")
        return {}
    found = {}
    for name, given in table.items():
        try:
            found[name] = place(name, given)
        except BondGraphError as error:
            faults.add(("positions", name), error.law, "write a column and a row, as i = [2, 0]", (name,))
    return found


def _description(given: Any, faults: Faults) -> str:
    try:
        return described(given)
    except BondGraphError as error:
        faults.add(("description",), error.law, "write a sentence, in quotes")
        return ""


# -- what the graph refuses


def standing(path: Path, names: Iterable[str]) -> str:
    """Where elements stand in a model file, as "file:line:column: " of the first that it names; empty for none.

    Args:
        path: a file that can be read.
        names: of elements; of those of instances, which have dots, the instance is meant.
    """
    if path.suffix != ".toml":
        return ""
    wanted = [("elements", name.partition(".")[0]) for name in names]
    known = places(text_of(path), {*wanted})
    return next((f"{path}:{known[each][0]}:{known[each][1]}: " for each in wanted if each in known), "")


def _where(error: BondGraphError, elements: Mapping[str, Any], bonds: list[str]) -> tuple[str | int, ...]:
    """Where in the file stands what a graph refuses: a bond between its parties, or one of them."""
    if error.place == "positions":
        return "positions", *error.parties[-1:]
    words = [word for word in (error.place, *error.parties) if word in elements]
    if len(words) > 1:
        for k, bond in enumerate(bonds):
            if all(f" {word} " in f" {bond} " for word in words[:2]):
                return "bonds", k
    return ("elements", words[0]) if words else ("bonds",)
