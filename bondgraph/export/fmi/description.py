"""`modelDescription.xml`: what both versions of FMI describe alike, and how a version differs."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from bondgraph.export._model import Model
from bondgraph.export.fmi.variables import Structure, Variable

GENERATOR = "bondgraph"
TOLERANCE = "1e-08"
CATEGORIES = {
    "logEvents": "an event that ends the motion",
    "logStatusDiscard": "a result that is not defined, a step that ends early",
    "logStatusError": "a call that cannot be answered",
}


_NAME = r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*"
_STRUCTURED = re.compile(rf"{_NAME}|der\({_NAME}(?:,\s*\d+)?\)", re.ASCII)


@dataclass(frozen=True)
class Version:
    """A version of the interface: what it calls what both have.

    Args:
        name: of its source file, and what its headers begin with.
        number: as it stands in the description.
        token: the attribute that tells one model from another.
        platforms: the folders of libraries, by system and machine.
        kinds: writes the kinds of units into the root, from a model and the names of its sources.
        variable: writes a variable.
        dependencies: writes what depends on what.
        build: gives further files for whoever compiles the sources.
        ticked: whether the clocks of a model are variables, ticked by the importer.
        clocks: writes these.
    """

    name: str
    number: str
    token: str
    platforms: Mapping[tuple[str, str], str]
    kinds: Callable[[ET.Element, Model, list[str]], None]
    variable: Callable[[ET.Element, Structure, Variable], None]
    dependencies: Callable[[ET.Element, Structure], None]
    build: Callable[[Model, list[str]], Mapping[str, str]] = lambda model, sources: {}
    ticked: bool = False
    clocks: Callable[[ET.Element, Structure], None] = lambda parent, structure: None


def description(version: Version, structure: Structure, token: str, sources: list[str]) -> str:
    """The text of `modelDescription.xml`."""
    model = structure.model
    root = ET.Element(
        "fmiModelDescription",
        {"fmiVersion": version.number, "modelName": model.name, version.token: token, "generationTool": GENERATOR,
         "variableNamingConvention": naming(structure.names)},
    )  # fmt: skip
    version.kinds(root, model, sources)
    _settings(root, structure)
    variables = child(root, "ModelVariables", {})
    for variable in structure.variables:
        version.variable(variables, structure, variable)
    version.clocks(variables, structure)
    version.dependencies(child(root, "ModelStructure", {}), structure)
    return written(root)


def naming(names: Iterable[str]) -> str:
    """By which convention names are written: "structured" where importers can show those with dots as a tree.

    >>> naming(["left.i", "der(left.p_L)"]), naming(["left.i", "left.i-left.K.e"])
    ('structured', 'flat')
    """
    return "structured" if all(map(_STRUCTURED.fullmatch, names)) else "flat"


def written(root: ET.Element) -> str:
    """The text of an element, indented."""
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def child(parent: ET.Element, name: str, attributes: Mapping[str, object]) -> ET.Element:
    """A new element; attributes without a value are left out."""
    return ET.SubElement(parent, name, {key: _text(value) for key, value in attributes.items() if value is not None})


def _text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return "NaN" if value != value else repr(value)
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _settings(root: ET.Element, structure: Structure) -> None:
    """Units, categories of messages, and the usual experiment."""
    units = child(root, "UnitDefinitions", {})
    for unit in dict.fromkeys(v.unit for v in structure.variables if v.unit):
        known = child(units, "Unit", {"name": unit})
        if unit == "s":
            child(known, "BaseUnit", {"s": 1})
    categories = child(root, "LogCategories", {})
    for name, words in CATEGORIES.items():
        child(categories, "Category", {"name": name, "description": words})
    child(root, "DefaultExperiment", {"startTime": 0.0, "tolerance": TOLERANCE})


def variability(variable: Variable) -> str:
    """Every parameter may be changed while a motion goes on."""
    if variable.held:
        return "discrete"
    return "tunable" if variable.causality == "parameter" else "continuous"


def initial(variable: Variable) -> str | None:
    """How a variable gets its first value, where that is not said by its causality."""
    if variable.causality not in ("local", "output"):
        return None
    return "calculated" if variable.start is None else "exact"
