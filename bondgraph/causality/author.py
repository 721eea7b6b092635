"""Strokes the author of a graph has put: where they stand, and who receives the effort."""

from __future__ import annotations

from collections.abc import Mapping

from bondgraph.causality.causal_graph import CausalGraph, Key, label
from bondgraph.errors import StructureError
from bondgraph.graph.graph import Graph
from bondgraph.graph.nearest import nearest

AUTHOR = "author"
"""The step of strokes that stand where the author wants them."""


def pinned(graph: Graph, strokes: Mapping[str, str]) -> list[tuple[Key, str]]:
    """Strokes given by names, as scalar bonds with the side that receives the effort, in their order.

    Raises:
        StructureError: for a bond that is not there, or an element that is not at its end.
    """
    if not isinstance(strokes, Mapping):
        law = f"strokes are given by the names of bonds, not as {type(strokes).__name__}"
        raise StructureError(
            "strokes", law, remedy="give a dictionary, such as {'L': 'i'}: the effort of L goes into i"
        )
    keys = {(bond.name, k): bond for bond in graph.bonds for k in range(bond.size)}
    named: dict[str, list[Key]] = {}
    for key in keys:
        for name in dict.fromkeys((key[0], label(graph, key))):
            named.setdefault(name, []).append(key)
    found = []
    for name, element in strokes.items():
        if name not in named:
            raise _no_bond(graph, str(name), named)
        for key in named[name]:
            bond = keys[key]
            side = next((side for side in ("head", "tail") if bond.end(side).element == element), None)
            if side is None:
                raise StructureError(
                    name,
                    f"'{element}' is not at an end of this bond, and cannot receive its effort",
                    parties=(name, str(element)),
                    remedy=f"name '{bond.tail.element}' or '{bond.head.element}'",
                )
            found.append((key, side))
    return found


def _no_bond(graph: Graph, name: str, named: Mapping[str, list[Key]]) -> StructureError:
    """The refusal of a stroke on what is no bond: the bonds at an element of that name, or those of a name like it."""
    law = "there is no such bond to put a stroke on"
    if at := [bond.name for bond, _ in graph.at.get(name, ())]:
        return StructureError(
            name, f"{law}; it is an element", parties=(name,), remedy=f"its bonds are {', '.join(at)}"
        )
    if joining := _joining(graph, name):
        remedy = f"the bond that joins them is {' or '.join(map(repr, joining))}"
        return StructureError(name, law, parties=(name,), remedy=remedy)
    return StructureError(name, law, parties=(name,), remedy=nearest(name, sorted(named), "the bonds are"))


def _joining(graph: Graph, name: str) -> list[str]:
    """The bonds between the two elements whose names, joined by a hyphen, are a name."""
    parts = name.split("-")
    ends = [{"-".join(parts[:k]), "-".join(parts[k:])} for k in range(1, len(parts))]
    return [bond.name for bond in graph.bonds if {*bond.elements} in ends]


def author_strokes(causal: CausalGraph) -> dict[Key, str]:
    """The strokes the author has put: for each scalar bond, the element that receives the effort."""
    return {key: receiver_of(causal, key) for key, s in causal.strokes.items() if s.reason.step == AUTHOR}


def receiver_of(causal: CausalGraph, key: Key) -> str:
    return causal.graph.bond(key[0]).end(causal.strokes[key].side).element
