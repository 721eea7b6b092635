"""The marks by which a page knows bonds and elements, and what the names in equations belong to.

A mark is a letter and a number, "b3" for the fourth bond and "e0" for the first element: safe wherever it is written.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from bondgraph.algebra import expressions
from bondgraph.graph.graph import Graph


def element_marks(graph: Graph) -> dict[str, str]:
    """The marks of elements, by their names."""
    return {name: f"e{k}" for k, name in enumerate(graph.elements)}


def bond_marks(graph: Graph) -> dict[str, str]:
    """The marks of bonds, by their names."""
    return {bond.name: f"b{k}" for k, bond in enumerate(graph.bonds)}


def owners(graph: Graph, parameters: Iterable[str]) -> Mapping[str, str]:
    """The mark of what each name in equations belongs to.

    Efforts and flows belong to their bonds; what bonds share, to the junction; momenta and charges to their store; a
    parameter to the element that has its name, or whose formulas alone contain it. Rates belong where their quantity
    does. A name of several elements belongs to none.

    Args:
        graph: the graph as drawn.
        parameters: names of parameters and inputs.
    """
    elements = element_marks(graph)
    found: dict[str, str] = {}
    for bond, mark in bond_marks(graph).items():
        for letter in "ef":
            found |= {graph.variable((bond, k), letter): mark for k in range(graph.bond(bond).size)}
    for junction in graph.junctions.values():
        found |= dict.fromkeys((*junction.components, *junction.coordinates), elements[junction.name])
    for parts in (graph.contents, graph.signals):
        found |= {name: elements[of] for of, names in parts.items() for name in names}
    users = _users(graph)
    for name in parameters:
        if name in elements:
            found[name] = elements[name]
        elif len(by := users[name]) == 1:
            found[name] = elements[by[0]]
    return found | {f"{name}{dots}": mark for name, mark in found.items() for dots in ("'", "''")}


def _users(graph: Graph) -> Mapping[str, list[str]]:
    """The elements in whose formulas a name stands."""
    found: dict[str, list[str]] = defaultdict(list)
    for element in graph.elements.values():
        for name in {name for text in element.texts() for name in expressions.names(text)}:
            found[name].append(element.name)
    return found
