"""The velocities of a graph's inertias gathered on one 1-junction, wherever they are drawn.

Inertias in integral causality give their flows themselves. Where their junctions are kept free instead, each velocity
is a free flow that its inertia follows: then the inertias of any graph, a motor's winding and rotor among them, make a
mass matrix.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph, Node
from bondgraph.causality.relax import strokes_of
from bondgraph.equations.balance import assemble
from bondgraph.equations.places import Places
from bondgraph.errors import NotReducible
from bondgraph.graph.bond import Bond
from bondgraph.graph.chain import End, Link
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Inertial
from bondgraph.kinetics.constraints import sources_on
from bondgraph.kinetics.expansion_in_velocities import Expansion
from bondgraph.kinetics.prescribed import unused_name, without_constraints


@dataclass(frozen=True)
class Gathered:
    """A graph whose inertias all follow the flows of one 1-junction.

    Args:
        graph: the graph.
        free: the components of that junction that are kept free of integral inertias; none where none is.
        drawn: what the components of the junction are called in the graph as drawn, where that is something else.
    """

    graph: Graph
    free: tuple[Node, ...]
    drawn: Mapping[str, str]


def gathered(graph: Graph, xp: Algebra) -> Gathered:
    """A graph with the velocities that its inertias follow on one 1-junction; as it is, where they are.

    Args:
        graph: the graph.
        xp: the algebra.

    Raises:
        NotReducible: for an inertia whose flow is no component of a 1-junction.
        CausalConflict: where the graph has no complete assignment of strokes without its constraints.
    """
    plain = without_constraints(checked(graph))
    causal = strokes_of(plain)
    if causal.conflict is not None:
        raise causal.conflict
    own = _beside_integral(causal)
    if not own:
        moving = _moving(causal, xp)
        if len({junction for junction, _ in moving}) < 2:
            return Gathered(graph, (), {})
    else:
        moving = _moving(assign(plain, own), xp)
        junctions = {junction for junction, _ in moving}
        if len(junctions) == 1:
            return Gathered(graph, tuple(sorted(moving)), {})
    return _on_one(graph, sorted(moving))


def _beside_integral(causal: CausalGraph) -> set[Node]:
    """The components of 1-junctions at which inertias in integral causality are."""
    graph, found = causal.graph, set()
    for name, element in sorted(graph.elements.items()):
        if not isinstance(element, Inertial):
            continue
        for bond, side in graph.at[name]:
            integral = [k for k in range(bond.size) if causal.strokes[bond.name, k].side == side]
            if not integral:
                continue
            end = bond.other_end(side)
            junction = graph.junctions.get(end.element)
            if junction is None or junction.common != "flow":
                raise _elsewhere(graph, name, bond)
            found |= {(end.element, end.components[k]) for k in integral}
    return found


def _elsewhere(graph: Graph, name: str, bond: Bond) -> NotReducible:
    other = next(x for x in bond.elements if x != name)
    law = f"its flow is a velocity of its own, and no component of a 1-junction: it is bonded to '{other}'"
    return NotReducible(name, law, parties=(name, other), remedy=f"write {other} >> One('v') >> {name}, say")


def _moving(causal: CausalGraph, xp: Algebra) -> set[Node]:
    """The components of 1-junctions that nothing sets, or a source does, and that inertias follow."""
    graph = causal.graph
    roots = {
        xp.symbol(name): (junction.name, k)
        for junction in graph.junctions.values()
        if junction.common == "flow"
        for k, name in enumerate(junction.components)
        if (junction.name, k) in causal.free or causal.is_driven((junction.name, k))
    }
    values, places = Expansion(assemble(causal, xp), roots), Places(causal, xp)
    stores = [name for name, element in graph.elements.items() if isinstance(element, Inertial)]
    return {roots[s] for name in stores for s in values.roots_of(places[name].f())}


def _on_one(graph: Graph, nodes: Sequence[Node]) -> Gathered:
    """The graph with one junction before those of some components; what drives these drives it."""
    taken = {*graph.elements, *graph.symbols, *(name for given in graph.signals.values() for name in given)}
    drawn = {node: graph.junctions[node[0]].components[node[1]] for node in nodes}
    new = {node: unused_name(f"{name}_", taken) for node, name in drawn.items()}
    first = graph.junctions[nodes[0][0]]
    f = type(first)(unused_name("f", taken), tuple(new.values()))
    links = [_moved(graph, link, f, new) for link in graph.links]
    for name in dict.fromkeys(name for name, _ in nodes):
        own = [node for node in nodes if node[0] == name]
        ends = End(f, components=tuple(new[node] for node in own)), tuple(drawn[node] for node in own)
        links.append(Link(ends[0], End(graph.junctions[name], components=ends[1]), True))
    made = graph.changed(links)
    called = {new[node]: drawn[node] for node in nodes}
    return Gathered(made, tuple((f.name, k) for k in range(len(nodes))), called)


def _moved(graph: Graph, link: Link, f: Junction, new: Mapping[Node, str]) -> Link:
    """A bond of a source of flow to some of the components, at the junction that is before them."""
    for junction, source in ((link.left, link.right), (link.right, link.left)):
        own = graph.junctions.get(junction.element.name)
        if own is None or own.common != "flow":
            continue
        names = junction.components or own.components
        nodes = [(own.name, own.components.index(name)) for name in names]
        if source.element.name in {name for name, _ in sources_on(graph, own)} and {*nodes} <= new.keys():
            end = End(f, components=tuple(new[node] for node in nodes))
            return (
                Link(end, link.right, link.rightward) if junction is link.left else Link(link.left, end, link.rightward)
            )
    return link
