"""Feedback without a sensor: a formula that names a quantity of the graph, and would take it for a parameter."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from bondgraph.algebra import expressions
from bondgraph.errors import ModulusError
from bondgraph.graph.component_names import short
from bondgraph.graph.element import Element
from bondgraph.graph.junction import Junction
from bondgraph.graph.names import beside, local, path_of

if TYPE_CHECKING:
    from bondgraph.graph.graph import Graph

SENSORS = {"flow": "Df", "effort": "De"}
MEASURE = "measure the flow or effort on {} with a sensor, Df or De, and write its name; else rename the parameter"


def check_feedback(graph: Graph, several: Collection[str] = ()) -> None:
    """Refuse formulas with the name of a junction of several components, of a store's state, or of another element.

    The name of an element is that of its parameter, but where all its formulas name others. Components of junctions
    are refused where a formula is read.

    Args:
        graph: the graph.
        several: names that components of several junctions have been given.

    Raises:
        ModulusError: naming the element and the quantity, and what to write.
    """
    states = {name: store for store, own in graph.contents.items() for name in own}
    for element in graph.elements.values():
        for text in () if element.tells else element.texts():
            for name in sorted(expressions.names(text) - graph.held.keys()):
                found = () if _is_own(element, name, states) else _quantity(graph, name, states, several)
                for what, remedy in found:
                    law = f"'{text}' depends on '{name}', which is {what} and no parameter"
                    raise ModulusError(element.name, law, parties=(element.name, name), remedy=remedy)


def measured(junction: Junction, component: str) -> str:
    """What to write in place of a component of a junction."""
    name, own, path = local(junction.name), local(component), path_of(junction.name)
    place = name if len(junction.components) == 1 else f'{name}["{own}"]'
    sensor = SENSORS[junction.common or "flow"]
    there = f" to the submodel of '{path}'" if path else ""
    return f'add {place} >> {sensor}("{own}_s"), a sensor,{there} and write {beside(component, "{}_s")}'


def _is_own(element: Element, name: str, states: dict[str, str]) -> bool:
    """Whether it is the parameter of an element, its state, or a variable of its law."""
    return element.name in (name, states.get(name)) or element.is_own(name)


def _quantity(graph: Graph, name: str, states: dict[str, str], several: Collection[str]) -> Iterator[tuple[str, str]]:
    """What a name is in the graph, and what to write in its place."""
    element, junction = graph.elements.get(name), graph.junctions.get(name)
    if junction is not None and len(junction.components) > 1:
        what = f"the name of a junction of the components {', '.join(junction.components)}"
        yield what, f"to use one of these {measured(junction, junction.components[0])}; else rename the parameter"
    elif element is not None and junction is None and name not in graph.moving and _has_no_parameter(element):
        yield f"an element with a law of its own ({element.kind})", MEASURE.format("it")
    if name in several and name not in graph.moving:
        path, own = path_of(name), local(name)
        each = next(each for each in graph.junctions.values() if path_of(each.name) == path and own in short(each))
        yield "a component of several junctions", f"measure one: {measured(each, short(each)[own])}"
    if name in states and name not in graph.moving:
        yield f"what the store '{states[name]}' holds", MEASURE.format(f"'{states[name]}'")


def _has_no_parameter(element: Element) -> bool:
    """Whether the name of an element is that of no parameter: all its formulas name others."""
    named = [expressions.names(text) for text in element.texts()]
    return any(named) and not any(element.name in names for names in named)
