"""What both versions of FMI describe alike: elements of `modelDescription.xml`."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping

from bondgraph.export.fmi.variables import Structure, Variable

GENERATOR = "bondgraph"
TOLERANCE = "1e-08"
CATEGORIES = {
    "logStatusDiscard": "a result that is not defined, a step that ends early",
    "logStatusError": "a call that cannot be answered",
}


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


def described(version: str, structure: Structure, token: Mapping[str, str]) -> ET.Element:
    """The root element."""
    name = structure.model.name
    return ET.Element(
        "fmiModelDescription",
        {"fmiVersion": version, "modelName": name, **token, "generationTool": GENERATOR,
         "variableNamingConvention": "flat"},
    )  # fmt: skip


def settings(root: ET.Element, structure: Structure) -> None:
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
    return "tunable" if variable.causality == "parameter" else "continuous"


def initial(variable: Variable) -> str | None:
    """How a variable gets its first value, where that is not said by its causality."""
    if variable.causality not in ("local", "output"):
        return None
    return "calculated" if variable.start is None else "exact"


def outputs(structure: Structure) -> list[int]:
    """The references of the outputs."""
    return [v.reference for v in structure.variables if v.causality == "output"]


def unknowns(structure: Structure) -> Iterable[int]:
    """The references of what is computed when the initialization is over."""
    rates = range(structure.first["d"], structure.first["u"])
    named = (v for v in structure.variables if v.start is None)
    return [v.reference for v in named if v.causality == "output" or v.reference in rates]
