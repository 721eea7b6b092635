"""FMI 3.0: a functional mock-up unit for model exchange and co-simulation."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from bondgraph.export._model import Model
from bondgraph.export.fmi.archive import Version, archived
from bondgraph.export.fmi.description import (
    child,
    described,
    initial,
    outputs,
    settings,
    unknowns,
    variability,
    written,
)
from bondgraph.export.fmi.variables import Structure

PLATFORMS = {
    ("Linux", "x86_64"): "x86_64-linux", ("Linux", "aarch64"): "aarch64-linux", ("Darwin", "x86_64"): "x86_64-darwin",
    ("Darwin", "arm64"): "aarch64-darwin", ("Windows", "AMD64"): "x86_64-windows",
}  # fmt: skip


def fmu3(model: Model) -> dict[str, bytes]:
    """FMI 3.0: NAME.fmu with a library for this machine, for model exchange and co-simulation, and its sources."""
    return archived(model, VERSION, PLATFORMS)


def fmu3_source(model: Model) -> dict[str, bytes]:
    """FMI 3.0: NAME.fmu with sources only, for the importer to compile."""
    return archived(model, VERSION, {})


def _description(structure: Structure, token: str, sources: list[str]) -> str:
    model = structure.model
    root = described("3.0", structure, {"instantiationToken": token})
    alike = {
        "modelIdentifier": model.name,
        "canGetAndSetFMUState": True,
        "canSerializeFMUState": True,
        "providesDirectionalDerivatives": True,
    }
    child(root, "ModelExchange", alike | {"needsCompletedIntegratorStep": bool(model.constraints)})
    child(root, "CoSimulation", alike | {"canHandleVariableCommunicationStepSize": True})
    settings(root, structure)
    variables = child(root, "ModelVariables", {})
    for v in structure.variables:
        moved = bool(model.constraints) and structure.first["x"] <= v.reference < structure.first["d"]
        attributes = {
            "name": v.name, "valueReference": v.reference, "description": v.description or None,
            "causality": v.causality, "variability": variability(v), "initial": initial(v), "unit": v.unit or None,
            "start": v.start, "derivative": v.of, "reinit": moved or None,
        }  # fmt: skip
        child(variables, "Float64", attributes)
    _structure(child(root, "ModelStructure", {}), structure)
    return written(root)


def _structure(parent: ET.Element, structure: Structure) -> None:
    first = structure.first
    rates = range(first["d"], first["u"])
    for name, references in (("Output", outputs(structure)), ("ContinuousStateDerivative", rates)):
        for reference in references:
            child(parent, name, {"valueReference": reference, "dependencies": structure.moving(reference)})
    for reference in unknowns(structure):
        found = sorted(structure.sources[reference])
        child(parent, "InitialUnknown", {"valueReference": reference, "dependencies": found})
    for reference in range(first["g"], first["c"]):
        child(parent, "EventIndicator", {"valueReference": reference, "dependencies": structure.moving(reference)})


def _build(model: Model, sources: list[str]) -> dict[str, str]:
    root = ET.Element("fmiBuildDescription", {"fmiVersion": "3.0"})
    files = child(child(root, "BuildConfiguration", {"modelIdentifier": model.name}), "SourceFileSet", {})
    files.set("language", "C99")
    for name in sources:
        child(files, "SourceFile", {"name": name})
    return {"buildDescription.xml": written(root)}


VERSION = Version("fmi3", _description, _build)
