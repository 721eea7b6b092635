"""What a document of equations holds, section by section: shared by those that are typeset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bondgraph.export._model import Model, Quantity
from bondgraph.export.documents.sheet import Sheet, sheet
from bondgraph.export.documents.tex import Tex

PAPER = (
    "J. R. Phillips and F. Amirouche, Kane's equations for nonholonomic systems in bond-graph-compatible velocity and "
    "momentum forms"
)
Rows = list[tuple[str, list[str]]]


class Section(NamedTuple):
    """A heading with words, equations, quantities and remarks, of which most sections have but one."""

    heading: str
    words: str = ""
    equations: Rows = []  # noqa: RUF012
    quantities: Sequence[Quantity] = ()
    remarks: Sequence[str] = ()


def document(model: Model) -> tuple[list[Section], Tex]:
    """The document of a model, and its symbols."""
    found = sheet(model)
    tex = symbols(model, found)
    motion = tex.equations(found.statements[: found.motion])
    motion += [tex.row(tex.symbol(f"{state}'"), rate) for state, rate in found.rates.items()]
    rest = tex.equations(found.statements[found.motion :])
    rest += [tex.row(tex.symbol(name), value) for name, value in found.outputs.items()]
    parts = [
        Section("States", "With what they start from.", quantities=model.states),
        Section("Inputs", "And the rates of inputs that are needed.", quantities=model.inputs),
        Section("Parameters", quantities=model.parameters),
        Section("Equations of motion", _solved(found), motion),
        Section("Constraints", "These vanish along any motion.", [tex.row("0", c) for c in found.constraints]),
        Section(
            "Events",
            "Where one of these changes sign a law changes branch.",
            [tex.row(rf"g_{{{k + 1}}}", event) for k, event in enumerate(found.events)],
        ),
        Section("Efforts, flows and energies", "", rest, model.outputs),
        Section("Where this comes from", remarks=_provenance(model)),
    ]
    parts = [part._replace(equations=[each for each in part.equations if [each[0]] != each[1]]) for part in parts]
    return [part for part in parts if part.equations or part.quantities or part.remarks], tex


def symbols(model: Model, found: Sheet) -> Tex:
    """The symbols of a model's quantities: states, inputs and parameters before all others."""
    given = (*model.states, *model.inputs, *model.parameters, *model.outputs)
    inside = (name for statement in found.statements for name in statement.names)
    states = {f"{q.name}'" for q in model.states}
    # What is called the rate of a coordinate is one, and may look like it.
    integrated = {f"{q.name}_dot" for q in model.states} - {q.name for q in model.states}
    spelling = model.equations.graph.spelling if model.equations else None
    return Tex((name for name in (*(q.name for q in given), *inside) if name not in states | integrated), spelling)


def _solved(found: Sheet) -> str:
    systems = sum(len(statement.names) > 1 or hasattr(statement, "residuals") for statement in found.statements)
    return "Systems of equations are to be solved for what stands on their left, or for what makes them zero." * bool(
        systems
    )


def _provenance(model: Model) -> list[str]:
    equations = model.equations
    assert equations is not None, "a sheet has been made of them"
    graph = equations.graph
    stores = [element for element in graph.elements.values() if hasattr(element, "kinetics")]
    size = f"{len(graph.elements)} elements, {len(graph.bonds)} bonds"
    remarks = [f"Written by bondgraph from the bond graph {graph.name}: {size}."]
    if stores:
        told = ", ".join(f"{element.name} ({element.kind})" for element in stores)
        remarks.append(f"The kinetic store is {told}: {PAPER}.")
    if equations.index:
        remarks.append(f"These equations were brought from a differential-algebraic system of index {equations.index}.")
    return [*remarks, *equations.notes]
