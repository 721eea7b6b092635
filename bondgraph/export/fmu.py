"""FMI 2.0: a functional mock-up unit for model exchange and co-simulation."""

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
    ("Linux", "x86_64"): "linux64", ("Linux", "aarch64"): "aarch64-linux", ("Darwin", "x86_64"): "darwin64",
    ("Darwin", "arm64"): "aarch64-darwin", ("Windows", "AMD64"): "win64",
}  # fmt: skip


def fmu(model: Model) -> dict[str, bytes]:
    """FMI 2.0: NAME.fmu with a library for this machine, for model exchange and co-simulation, and its sources."""
    return archived(model, VERSION, PLATFORMS)


def fmu_source(model: Model) -> dict[str, bytes]:
    """FMI 2.0: NAME.fmu with sources only, for the importer to compile."""
    return archived(model, VERSION, {})


def _description(structure: Structure, token: str, sources: list[str]) -> str:
    model = structure.model
    root = described("2.0", structure, {"guid": token})
    root.set("numberOfEventIndicators", str(len(model.events)))
    alike = {
        "modelIdentifier": model.name,
        "canGetAndSetFMUstate": True,
        "canSerializeFMUstate": True,
        "providesDirectionalDerivative": True,
        "canNotUseMemoryManagementFunctions": True,
    }
    exchange = child(root, "ModelExchange", alike | {"completedIntegratorStepNotNeeded": not model.constraints})
    others = {"canHandleVariableCommunicationStepSize": True, "canInterpolateInputs": True}
    together = child(root, "CoSimulation", alike | others)
    for kind in (exchange, together):
        listed = child(kind, "SourceFiles", {})
        for name in sources:
            child(listed, "File", {"name": name})
    settings(root, structure)
    variables = child(root, "ModelVariables", {})
    places = {v.reference: k + 1 for k, v in enumerate(structure.variables)}
    for v in structure.variables:
        role = {"causality": v.causality, "variability": variability(v), "initial": initial(v)}
        named = {"name": v.name, "valueReference": v.reference, "description": v.description or None}
        scalar = child(variables, "ScalarVariable", named | role)
        moved = bool(model.constraints) and structure.first["x"] <= v.reference < structure.first["d"]
        of = None if v.of is None else places[v.of]
        child(scalar, "Real", {"unit": v.unit or None, "start": v.start, "derivative": of, "reinit": moved or None})
    _structure(child(root, "ModelStructure", {}), structure, places)
    return written(root)


def _structure(parent: ET.Element, structure: Structure, places: dict[int, int]) -> None:
    rates = list(range(structure.first["d"], structure.first["u"]))
    groups = {"Outputs": outputs(structure), "Derivatives": rates, "InitialUnknowns": list(unknowns(structure))}
    for name, references in groups.items():
        if not references:
            continue
        group = child(parent, name, {})
        for reference in references:
            found = structure.sources[reference] if name == "InitialUnknowns" else structure.moving(reference)
            child(group, "Unknown", {"index": places[reference], "dependencies": sorted(places[r] for r in found)})


VERSION = Version("fmi2", _description)
