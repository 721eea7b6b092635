"""Strokes taken over from the graph that another was rewritten from."""

from __future__ import annotations

from bondgraph.causality.causal_graph import CausalGraph, Key, Reason, Stroke, cells, junction_ends
from bondgraph.graph.bond import Bond, opposite
from bondgraph.graph.graph import Graph

STEP = "rewritten"
"""The step of strokes on the bonds of elements that a rewriting has put in."""


def extended(causal: CausalGraph, graph: Graph) -> CausalGraph | None:
    """The strokes of a graph rewritten from another: bonds that stayed keep theirs, new ones have those they prefer.

    Returns:
        The graph with these strokes; None where they contradict a junction or the law of an element.
    """
    before = {bond.name: bond for bond in causal.graph.bonds}
    strokes: dict[Key, Stroke] = {}
    for bond in graph.bonds:
        stays = bond.name in before and _places(before[bond.name]) == _places(bond)
        for k in range(bond.size):
            stroke = causal.strokes[bond.name, k] if stays else _preferred(graph, bond, k)
            if stroke is None:
                return None
            strokes[bond.name, k] = stroke
    free = []
    for name, junction in graph.junctions.items():
        for index, ends in enumerate(junction_ends(graph, name)):
            setters = [key for key, side in ends if (strokes[key].side == side) != (junction.common == "flow")]
            if len(setters) > 1:
                return None
            if not setters:
                free.append((name, index))
    found = CausalGraph(graph, strokes, tuple(sorted(free)))
    return found if all(_permits(found, name) for name, e in graph.elements.items() if not e.common) else None


def _places(bond: Bond) -> tuple[tuple[str, str], tuple[str, str], int]:
    return (bond.tail.element, bond.tail.port), (bond.head.element, bond.head.port), bond.size


def _preferred(graph: Graph, bond: Bond, k: int) -> Stroke | None:
    """The stroke that the element at an end of a bond prefers there."""
    for side in ("tail", "head"):
        end = bond.end(side)
        if graph.elements[end.element].common:
            continue
        for cell in cells(graph, end.element):
            if (end.port, k) in cell.ports:
                into = cell.patterns[0][cell.ports.index((end.port, k))]
                reason = Reason(f"{graph.elements[end.element].kind} in its preferred causality", end.element, STEP)
                return Stroke(side if into else opposite(side), reason)
    return None


def _permits(causal: CausalGraph, name: str) -> bool:
    into = causal.into(name)
    return all(tuple(into[port] for port in cell.ports) in cell.patterns for cell in cells(causal.graph, name))
