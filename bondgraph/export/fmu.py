"""FMI 2.0 and 3.0: functional mock-up units for model exchange and co-simulation."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bondgraph.export._export import holding_events, integrated
from bondgraph.export._model import Model
from bondgraph.export.fmi.archive import archived
from bondgraph.export.fmi.description import Version, child, initial, variability, written
from bondgraph.export.fmi.variables import Structure, Variable
from bondgraph.program.calls import explained


@holding_events
@integrated
@explained
def fmu(model: Model) -> dict[str, bytes]:
    """FMI 2.0: NAME.fmu with a library for this machine, for model exchange and co-simulation, and its sources."""
    return archived(model, SECOND, SECOND.platforms)


@holding_events
@integrated
@explained
def fmu_source(model: Model) -> dict[str, bytes]:
    """FMI 2.0: NAME.fmu with sources only, for the importer to compile."""
    return archived(model, SECOND, {})


@holding_events
@integrated
@explained
def fmu3(model: Model) -> dict[str, bytes]:
    """FMI 3.0: NAME.fmu with a library for this machine, for model exchange and co-simulation, and its sources."""
    return archived(model, THIRD, THIRD.platforms)


@holding_events
@integrated
@explained
def fmu3_source(model: Model) -> dict[str, bytes]:
    """FMI 3.0: NAME.fmu with sources only, for the importer to compile."""
    return archived(model, THIRD, {})


@holding_events
@integrated
@explained
def fmu3_clocks(model: Model) -> dict[str, bytes]:
    """FMI 3.0, sampled values by input clocks that the importer ticks; without any NAME.fmu is that of `fmu3`."""
    version = _with_clocks(model)
    return archived(model, version, version.platforms)


@holding_events
@integrated
@explained
def fmu3_clocks_source(model: Model) -> dict[str, bytes]:
    """FMI 3.0, sampled values by input clocks that the importer ticks: NAME.fmu with sources only."""
    return archived(model, _with_clocks(model), {})


def _with_clocks(model: Model) -> Version:
    return CLOCKED if model.instants.clocks else THIRD


def _second_kinds(root: ET.Element, model: Model, sources: list[str]) -> None:
    root.set("numberOfEventIndicators", str(len(model.events)))
    alike = {
        "modelIdentifier": model.name,
        "canGetAndSetFMUstate": True,
        "canSerializeFMUstate": True,
        "providesDirectionalDerivative": True,
        "canNotUseMemoryManagementFunctions": True,
    }
    others = {"canHandleVariableCommunicationStepSize": True, "canInterpolateInputs": True}
    for name, more in (
        ("ModelExchange", {"completedIntegratorStepNotNeeded": not model.constraints}),
        ("CoSimulation", others),
    ):
        listed = child(child(root, name, alike | more), "SourceFiles", {})
        for source in sources:
            child(listed, "File", {"name": source})


def _second_variable(parent: ET.Element, structure: Structure, v: Variable) -> None:
    role = {"causality": v.causality, "variability": variability(v), "initial": initial(v)}
    named = {"name": v.name, "valueReference": v.reference, "description": v.description or None}
    of, reinit = None if v.of is None else structure.indices[v.of], structure.corrected(v) or None
    scalar = child(parent, "ScalarVariable", named | role)
    told = {"unit": v.unit or None, "min": v.least, "start": v.start, "derivative": of, "reinit": reinit}
    child(scalar, "Real", told)


def _second_dependencies(parent: ET.Element, structure: Structure) -> None:
    places = structure.indices
    groups: Mapping[str, Mapping[int, Iterable[int]]] = {
        "Outputs": {r: structure.moving(r) for r in structure.outputs},
        "Derivatives": {r: structure.moving(r) for r in structure.rates},
        "InitialUnknowns": {r: structure.sources[r] for r in structure.unknowns},
    }
    for name, unknowns in groups.items():
        if unknowns:
            group = child(parent, name, {})
            for r, known in unknowns.items():
                child(group, "Unknown", {"index": places[r], "dependencies": sorted(places[k] for k in known)})


def _third_kinds(root: ET.Element, model: Model, sources: list[str]) -> None:
    alike = {
        "modelIdentifier": model.name,
        "canGetAndSetFMUState": True,
        "canSerializeFMUState": True,
        "providesDirectionalDerivatives": True,
    }
    child(root, "ModelExchange", alike | {"needsCompletedIntegratorStep": bool(model.constraints)})
    child(root, "CoSimulation", alike | {"canHandleVariableCommunicationStepSize": True})


def _clocked_kinds(root: ET.Element, model: Model, sources: list[str]) -> None:
    """With each step an importer is told of an instant that it did not tick."""
    _third_kinds(root, model, sources)
    exchange, co_simulation = root
    exchange.set("needsCompletedIntegratorStep", "true")
    co_simulation.set("hasEventMode", "true")


def _clocks(parent: ET.Element, structure: Structure) -> None:
    for clock in structure.clocks:
        attributes: dict[str, object] = {
            "name": clock.name, "valueReference": clock.reference, "description": clock.description,
            "causality": "input", "intervalVariability": "constant", "intervalDecimal": clock.every / clock.parts,
            "shiftDecimal": clock.shift / clock.parts,
        }  # fmt: skip
        if clock.exact:
            counters = {"resolution": clock.parts, "intervalCounter": clock.every, "shiftCounter": clock.shift}
            attributes |= {"supportsFraction": True, **counters}
        child(parent, "Clock", attributes)


def _third_variable(parent: ET.Element, structure: Structure, v: Variable) -> None:
    attributes = {
        "name": v.name, "valueReference": v.reference, "description": v.description or None, "causality": v.causality,
        "variability": variability(v), "initial": initial(v), "unit": v.unit or None, "min": v.least,
        "start": v.start, "derivative": v.of, "reinit": structure.corrected(v) or None,
        "clocks": list(v.clocks) or None,
    }  # fmt: skip
    child(parent, "Float64", attributes)


def _third_dependencies(parent: ET.Element, structure: Structure) -> None:
    groups = {
        "Output": {r: structure.output_sources(r) for r in structure.outputs},
        "ContinuousStateDerivative": {r: structure.moving(r) for r in structure.rates},
        "InitialUnknown": {r: sorted(structure.sources[r]) for r in structure.unknowns},
        "EventIndicator": {r: structure.moving(r) for r in structure.events},
    }
    for name, unknowns in groups.items():
        for r, known in unknowns.items():
            child(parent, name, {"valueReference": r, "dependencies": known})


def _third_build(model: Model, sources: list[str]) -> dict[str, str]:
    root = ET.Element("fmiBuildDescription", {"fmiVersion": "3.0"})
    files = child(child(root, "BuildConfiguration", {"modelIdentifier": model.name}), "SourceFileSet", {})
    files.set("language", "C99")
    for name in sources:
        child(files, "SourceFile", {"name": name})
    return {"buildDescription.xml": written(root)}


PLATFORMS = {
    ("Linux", "x86_64"): ("linux64", "x86_64-linux"), ("Linux", "aarch64"): ("aarch64-linux", "aarch64-linux"),
    ("Darwin", "x86_64"): ("darwin64", "x86_64-darwin"), ("Darwin", "arm64"): ("aarch64-darwin", "aarch64-darwin"),
    ("Windows", "AMD64"): ("win64", "x86_64-windows"),
}  # fmt: skip
"""The folders of libraries in the two versions, by system and machine."""
SECOND = Version(
    name="fmi2",
    number="2.0",
    token="guid",
    platforms={machine: folder for machine, (folder, _) in PLATFORMS.items()},
    kinds=_second_kinds,
    variable=_second_variable,
    dependencies=_second_dependencies,
)
THIRD = Version(
    name="fmi3",
    number="3.0",
    token="instantiationToken",
    platforms={machine: folder for machine, (_, folder) in PLATFORMS.items()},
    kinds=_third_kinds,
    variable=_third_variable,
    dependencies=_third_dependencies,
    build=_third_build,
)
CLOCKED = replace(THIRD, kinds=_clocked_kinds, ticked=True, clocks=_clocks)
