"""What is left of a mechanism beside its kinetic store: efforts there lack the inertias that have been carried away."""

from __future__ import annotations

from collections.abc import Iterator

from bondgraph.causality.causal_graph import CausalGraph, Key, label
from bondgraph.graph.derivation import Variable
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.kinetics_at_store import kinetic_store


def changed_variables(drawn: Graph, causal: CausalGraph, made: Graph) -> frozenset[Variable]:
    """Efforts that are not what they were, by what has been carried to the generalized velocities; of a source that
    stands there now, the flow, too.

    Efforts follow, from where inertias and moved sources were, on to the generalized velocities; there the store brings
    what was carried away, and all is as before.

    Args:
        drawn: the graph as drawn.
        causal: the mechanism, with the strokes by which it was carried into a store; sources of constraints stand where
            these have been pulled back to.
        made: the same with that store.
    """
    import networkx as nx

    store = kinetic_store(made)
    assert store is not None, "a form makes one kinetic store"
    at_store = {bond.other_end(side).element for bond, side in made.at[store.name]}
    carried = {name for name, e in causal.graph.elements.items() if e.role and made.elements.get(name) is not e}
    moved = carried & made.elements.keys()
    paths = causal.paths(causal.graph.elements.keys() - at_store)
    starts = {("e", bond.name, k) for name in carried for bond, _ in causal.graph.at[name] for k in range(bond.size)}
    reached = starts.union(*(nx.descendants(paths, start) for start in starts & {*paths}))
    named = dict(_named(causal.graph))
    pulled_back = _pulled_back(drawn, causal.graph, at_store)
    found: set[Variable] = {("e", b.name, k) for b in made.bonds if {*b.elements} in pulled_back for k in range(b.size)}
    for name, (key, elements) in _named(made):
        if moved & {*elements}:
            found |= {("e", *key), ("f", *key)}
        elif name in named and ("e", *named[name][0]) in reached and elements == named[name][1]:
            found.add(("e", *key))
    return frozenset(found)


def _pulled_back(drawn: Graph, graph: Graph, at_store: set[str]) -> list[set[str]]:
    """The ends of bonds between where sources of constraints were drawn and the generalized velocities."""
    import networkx as nx

    places = {
        place
        for name in drawn.elements.keys() & graph.elements.keys()
        if drawn.elements[name].role and _neighbours(drawn, name) != _neighbours(graph, name)
        for place in _neighbours(drawn, name) & graph.elements.keys()
    }
    if not places:
        return []
    ways = nx.Graph([bond.elements for bond in graph.bonds])
    while aside := [node for node in ways if ways.degree(node) < 2 and node not in places | at_store]:
        ways.remove_nodes_from(aside)
    ways.remove_nodes_from(at_store - places)
    reached = places.union(*(nx.node_connected_component(ways, place) for place in places & {*ways}))
    ends = [{*bond.elements} for bond in graph.bonds]
    return [pair for pair in ends if pair & reached and pair <= reached | at_store]


def _neighbours(graph: Graph, name: str) -> set[str]:
    return {bond.other_end(side).element for bond, side in graph.at[name]}


def _named(graph: Graph) -> Iterator[tuple[str, tuple[Key, tuple[str, str]]]]:
    """Each scalar bond by its name, with the elements it is between."""
    for bond in graph.bonds:
        for k in range(bond.size):
            yield label(graph, (bond.name, k)), ((bond.name, k), bond.elements)
