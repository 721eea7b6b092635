"""Sensors whose reading the motion follows, and that a form has carried away: they read what they did no longer."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import NotReducible
from bondgraph.graph.bond import Bond
from bondgraph.graph.derivation import Variable
from bondgraph.graph.element import Element
from bondgraph.graph.event import names_in
from bondgraph.graph.graph import Graph


def check_sensors(drawn: Graph, made: Graph, changed: Collection[Variable], form: Any) -> None:
    """Refuse a form that takes inertias away from behind a sensor, where formulas read it, or its integral is a state.

    Where nothing reads it, a run tells it by the equations of the graph as drawn.

    Args:
        drawn: the graph as drawn.
        made: the same with the form's store.
        changed: efforts and flows that are not those of the graph as drawn.
        form: the form; None where the user has not chosen any.

    Raises:
        NotReducible: naming the sensor, what reads it, and the form.
    """
    for sensor, bond in _sensors(drawn):
        here = sensor.name in made.elements
        reads = ("e" if sensor.reads == "effort" else "f", bond.name)
        if here and not any((*reads, k) in changed for k in range(bond.size)):
            continue
        signals = drawn.signals[sensor.name]
        readers = _readers(made, signals)
        if readers or (here and sensor.senses in ("p", "q")):
            raise _carried_away(sensor, bond, readers, form)


def _sensors(graph: Graph) -> Iterator[tuple[Element, Bond]]:
    """The sensors of a graph, each with its bond."""
    for name in graph.signals:
        sensor = graph.elements[name]
        if sensor.senses and graph.at[name]:
            yield sensor, graph.at[name][0][0]


def _readers(graph: Graph, signals: Collection[str]) -> list[str]:
    """The elements and events in whose formulas there is one of some names."""
    texts = [(each.name, text) for each in graph.elements.values() for text in each.texts()]
    found = {name for name, text in texts if expressions.names(text) & {*signals}}
    return sorted(found.union(each.name for each in graph.events if names_in([each]) & {*signals}))


def _carried_away(sensor: Element, bond: Bond, readers: list[str], form: Any) -> NotReducible:
    other = next(x for x in bond.elements if x != sensor.name)
    called = "a form" if form is None else f"the form {getattr(form, '__name__', repr(form))}"
    read = f"{', '.join(map(repr, readers))} read{'s' * (len(readers) == 1)} it"
    follows = read if readers else "its integral is a state"
    law = f"it measures the {sensor.reads} of '{other}', from which {called} carries the inertias away, and {follows}"
    remedy = "compile the graph without a form, which finds this effort with the accelerations"
    return NotReducible(sensor.name, law, parties=(sensor.name, other, *readers), remedy=remedy)
