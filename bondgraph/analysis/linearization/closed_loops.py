"""Loops that a graph closes itself: formulas in which an input stands beside an output that is measured."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bondgraph.algebra import expressions
from bondgraph.graph.graph import Graph

Closed = tuple[str, str, str, str, str]
"""An input, an output, what measures it, the element whose formula has both, and this formula."""
_SHARED = {"e": "effort", "f": "flow"}


def closed_loops(graph: Graph, inputs: Collection[str], outputs: Collection[str]) -> tuple[Closed, ...]:
    """Where an input and an output, or what a sensor tells of it, are in one formula."""
    told = {name: {name} for name in outputs}
    for signal, shared in _measured(graph):
        if shared in outputs:
            told.setdefault(signal, set()).add(shared)
    found: dict[Closed, None] = {}
    for name, element in sorted(graph.elements.items()):
        for text in element.texts():
            names = expressions.names(text)
            for y in sorted(names & told.keys()):
                found |= {(u, of, y, name, text): None for u in inputs if u in names for of in sorted(told[y])}
    return tuple(found)


def _measured(graph: Graph) -> Iterator[tuple[str, str]]:
    """The signals of sensors, each with the flow or effort of a junction that it tells."""
    for sensor, signals in graph.signals.items():
        for bond, side in graph.at[sensor]:
            end = bond.other_end(side)
            junction = graph.junctions.get(end.element)
            if junction is not None and _SHARED.get(graph.elements[sensor].senses) == junction.common:
                yield from zip(signals, (junction.components[k] for k in end.components), strict=True)
