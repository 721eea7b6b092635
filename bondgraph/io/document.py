"""A graph as a document: names, numbers and formulas in tables, as model files hold them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, count
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.formula import Formula
from bondgraph.algebra.function import Function
from bondgraph.algebra.quantity import Measured, Quantity
from bondgraph.errors import NotExportable
from bondgraph.graph.definition import Definition, Use
from bondgraph.graph.domain import Domain
from bondgraph.graph.element import Element
from bondgraph.graph.event import Triggered
from bondgraph.graph.graph import Graph
from bondgraph.graph.terminal import Terminal
from bondgraph.graph.whole import Whole
from bondgraph.io.event_tables import event_fields
from bondgraph.io.folding import Folded
from bondgraph.io.library import arguments, library, types
from bondgraph.io.toml_text import key, lines

FORMAT = 1
"""The version of the format."""


def document(graph: Graph) -> str:
    """A graph as the text of a model file.

    Raises:
        NotExportable: for what the format does not hold: functions of Python,
            graphs that were driven or reduced, elements that no package has registered.
    """
    _check_data(graph)
    values, submodels = graph.values, Submodels()
    if graph.definition is None:
        folded = Folded([graph.links])
        bonds = folded.lines
        elements = _wholes_last(folded, _entries(folded, graph.elements.values()))
    else:
        values = graph.given
        bonds, elements = submodels.parts(graph.definition)
    told = lines({"description": graph.description}) if graph.description else []
    parts = [f"format = {FORMAT}", f'name = "{graph.name}"', *told, *_bonds(bonds)]
    if values:
        parts += ["", "[values]", *lines({name: _plain(number) for name, number in values.items()})]
    if graph.positions:
        parts += ["", "[positions]", *lines({name: [*each] for name, each in graph.positions.items()})]
    for name, body in submodels.tables.items():
        head, bonds = lines(body.head, f"submodels.{key(name)}"), _bonds(body.bonds)
        has_tables = any(line.startswith("[") for line in head)  # these end what stands in the table itself
        parts += ["", f"[submodels.{key(name)}]", *(bonds if has_tables else head), *(head if has_tables else bonds)]
        parts += ["", f"[submodels.{key(name)}.elements]", *lines(body.elements, f"submodels.{key(name)}.elements")]
    return "\n".join([*parts, "", "[elements]", *lines(elements, "elements"), ""])


def _bonds(chains: Sequence[str]) -> list[str]:
    return ["bonds = [", *(f'    "{each}",' for each in chains), "]"]


@dataclass(frozen=True)
class Body:
    """The table of a submodel: ports and parameters, bonds, elements."""

    head: Mapping[str, Any]
    bonds: Sequence[str]
    elements: Mapping[str, Any]


@dataclass
class Submodels:
    """The submodels of a document as they are met.

    Attributes:
        names: of definitions that differ; where two of one name do, the second has a number.
        tables: in the order in which they are written, each after those in it.
    """

    names: dict[Definition, str] = field(default_factory=dict)
    tables: dict[str, Body] = field(default_factory=dict)

    def parts(self, body: Definition) -> tuple[list[str], dict[str, Any]]:
        """The bonds of a body, and its elements and instances."""
        folded = Folded([chain.links for chain in body.chains])
        elements: dict[str, Any] = {}
        for part in body.parts:
            if isinstance(part, Use):
                elements[part.name] = {"type": self.name(part.definition)}
                elements[part.name] |= {name: _plain(text) for name, text in part.given}
            else:
                inside = (end.element for end in part.ends if not isinstance(end.element, Terminal))
                elements |= _entries(folded, (e for e in inside if folded.entry(e).name not in elements))
        return folded.lines, _wholes_last(folded, elements)

    def name(self, body: Definition) -> str:
        """The name of a submodel, whose table is written where it is new."""
        if body not in self.names:
            head: dict[str, Any] = {"ports": {port: str(domain or "") for port, domain in body.ports}}
            defaults = {name: "" if text is None else _plain(text) for name, text in body.parameters}
            head |= {"parameters": defaults} if defaults else {}
            made = Body(head, *self.parts(body))
            taken = {*self.tables, *types()}
            tried = chain([body.name], (f"{body.name}_{k}" for k in count(2)))
            self.names[body] = name = next(each for each in tried if each not in taken)
            self.tables[name] = made
        return self.names[body]


def _check_data(graph: Graph) -> None:
    if graph.instances and graph.definition is None and not graph.derivation.is_one:
        name, part = next(iter(graph.instances.items()))
        law = f"it has the bonds of another graph, and in them '{name}', an instance of {part.submodel}"
        raise _refused(graph, law, "join instances in the graph itself, or keep its Python file", name)
    derived = graph.derivation
    if derived.driven_from is not None or derived.reduced_from is not None or derived.differing:
        first = derived.driven_from or derived.reduced_from
        from_ = f"'{first.name}'" if first else "another"
        law = f"it was driven or reduced from {from_}, and remembers that graph, which a file does not hold"
        raise _refused(graph, law, "save the graph as it was drawn, and drive or reduce what is loaded", graph.name)


def _refused(graph: Graph, law: str, remedy: str, party: str) -> NotExportable:
    return NotExportable(graph.name, law, parties=(party,), remedy=remedy)


# -- elements


def _entries(folded: Folded, elements: Iterable[Element]) -> dict[str, Any]:
    """The tables of elements, and of wholes in place of theirs.

    Raises:
        NotExportable: for an element with the name of a whole.
    """
    found: dict[str, Any] = {}
    entries: dict[str, Element | Whole] = {}
    for entry in map(folded.entry, elements):
        if entries.setdefault(entry.name, entry) is not entry and entries[entry.name] != entry:
            law = "it is the name of an element, and of what is put into the graph by a star"
            raise NotExportable(entry.name, law, parties=(entry.name,), remedy="rename one of them")
        if entry.name not in found:
            found[entry.name] = _data_of(entry, entry.written()) if isinstance(entry, Whole) else _table(entry)
    return found


def _wholes_last(folded: Folded, entries: Mapping[str, Any]) -> dict[str, Any]:
    """Entries with wholes, which take many lines, behind the others; not those that keep loose elements in order."""
    joined = {end.element.name for link in folded.links for end in (link.left, link.right)}
    names = [*entries]
    late = [
        name
        for k, name in enumerate(names)
        if name in folded.wholes and joined & {*names[k:]} and (k == 0 or names[k - 1] in {*joined, *folded.wholes})
    ]
    return {name: entries[name] for name in (*(name for name in names if name not in late), *late)}


def _data_of(whole: Whole, value: Any) -> Any:
    """What a whole was made by as data."""
    if isinstance(value, Mapping):
        return {word: _data_of(whole, each) for word, each in value.items()}
    if isinstance(value, tuple | list):
        return [_data_of(whole, each) for each in value]
    return _value(whole.name, value)


def _table(element: Element) -> dict[str, Any]:
    """An element's class and what it was given, but for defaults."""
    if isinstance(element, Triggered):
        return {word: _given(element, value) for word, value in event_fields(element).items()}
    kind = type(element).__name__
    if library().get(kind) is not type(element):
        law = f"it is a {kind}, which no package registers as an element, so that no file could name it"
        remedy = "register its module in the group of entry points 'bondgraph.elements'"
        raise NotExportable(element.name, law, parties=(element.name,), remedy=remedy)
    found: dict[str, Any] = {"type": kind}
    for argument in arguments(kind):
        value = getattr(element, argument.name)
        if argument.name == "components" and value == (element.name,):
            continue  # as where none are given
        if value != argument.default:
            found[argument.name] = _form(element, value) if argument.name == "form" else _data(element, value)
    return found


def _given(element: Element, value: Any) -> Any:
    """An argument of an event as data."""
    if isinstance(value, dict):
        return {name: _data(element, formula) for name, formula in value.items()}
    return _data(element, value)


def _data(element: Element, value: Any) -> Any:
    """A field as data: formulas as text, those that are numbers as such, "" where None stands among others."""
    if isinstance(value, list | tuple):
        return ["" if entry is None else _data(element, entry) for entry in value]
    return _value(element.name, value)


def _value(name: str, value: Any) -> Any:
    if isinstance(value, Quantity):
        return value.written
    if isinstance(value, Domain):
        return str(value)
    if isinstance(value, Formula):
        value = value.text
    if isinstance(value, str):
        return _plain(value)
    if isinstance(value, bool | int | float):
        return value
    what = (
        f"a function of Python, {value!r:.60}" if isinstance(value, Function) or callable(value) else f"{value!r:.60}"
    )
    law = f"it holds {what}, which is no data"
    raise NotExportable(name, law, parties=(name,), remedy="write a formula, or keep the Python file")


def _plain(value: str | float) -> Any:
    """A number as such, where it is read back as the same; other formulas, and quantities, as text."""
    if isinstance(value, Measured):
        return value.quantity.written
    if isinstance(value, Quantity):
        return value.written
    try:
        number = float(value)
    except ValueError:
        return value
    whole = int(number) if number.is_integer() and abs(number) < 1e15 else number
    same = expressions.text(whole) == value if isinstance(value, str) else str(float(whole)) == str(number)
    return whole if same else value


def _form(element: Element, form: Any) -> Any:
    """A form by its name, with options if it has any."""
    from bondgraph import forms

    name = getattr(form, "__name__", "")
    known = getattr(forms, name) if name in forms.__all__ else None
    if known is not None and known == form:
        return name
    options = dict(getattr(form, "options", ())) | ({"free": form.free} if getattr(form, "free", ()) else {})
    if known is not None and options and known.having(**options) == form:
        return {"name": name} | {word: _option(value) for word, value in options.items()}
    law = f"its form {form!r:.60} is a function of Python, which is no data"
    raise NotExportable(element.name, law, parties=(element.name,), remedy="take one of bondgraph.forms")


def _option(value: Any) -> Any:
    return [_option(each) for each in value] if isinstance(value, tuple) else value
