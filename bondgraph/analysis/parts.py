"""The parts a graph falls into: what neither a bond nor a signal or coordinate joins."""

from __future__ import annotations

from bondgraph import expressions
from bondgraph.analysis.findings import Part
from bondgraph.graph import Graph


def parts(graph: Graph) -> tuple[Part, ...]:
    """The unconnected parts of a graph, in order of their first elements; one where it hangs together."""
    import networkx as nx

    net = nx.Graph()
    net.add_nodes_from(graph.elements)
    net.add_edges_from((bond.tail.element, bond.head.element) for bond in graph.bonds)
    givers = {name: junction for name, junction, _ in graph.coordinates()}
    givers |= {signal: sensor for sensor, signals in graph.signals.items() for signal in signals}
    for element in graph.elements.values():
        for text in element.texts():
            net.add_edges_from((element.name, givers[name]) for name in expressions.names(text) & givers.keys())
    for junction in graph.junctions.values():
        if junction.frame in graph.elements:
            net.add_edge(junction.name, junction.frame)
    found = []
    for names in nx.connected_components(net):
        bonds = sorted(b.name for b in graph.bonds if b.tail.element in names)
        found.append(Part(tuple(sorted(names)), tuple(bonds)))
    return tuple(sorted(found, key=lambda part: part.elements))
