"""Strokes the author of a graph has put: where they stand, and who receives the effort."""

from __future__ import annotations

from collections.abc import Mapping

from bondgraph.causality.causal_graph import CausalGraph, Key, label
from bondgraph.errors import StructureError
from bondgraph.graph.graph import Graph

AUTHOR = "author"
"""The step of strokes that stand where the author wants them."""


def pinned(graph: Graph, strokes: Mapping[str, str]) -> list[tuple[Key, str]]:
    """Strokes given by names, as scalar bonds with the side that receives the effort.

    Raises:
        StructureError: for a bond that is not there, or an element that is not at its end.
    """
    keys = {(bond.name, k): bond for bond in graph.bonds for k in range(bond.size)}
    named: dict[str, list[Key]] = {}
    for key in keys:
        for name in {key[0], label(graph, key)}:
            named.setdefault(name, []).append(key)
    found = []
    for name, element in strokes.items():
        if name not in named:
            remedy = f"the bonds are {', '.join(sorted({key[0] for key in keys}))}"
            raise StructureError(str(name), "there is no such bond to put a stroke on", parties=(name,), remedy=remedy)
        for key in named[name]:
            bond = keys[key]
            side = next((side for side in ("head", "tail") if bond.end(side).element == element), None)
            if side is None:
                raise StructureError(
                    name,
                    f"'{element}' is not at an end of this bond, and cannot receive its effort",
                    parties=(name, element),
                    remedy=f"name '{bond.tail.element}' or '{bond.head.element}'",
                )
            found.append((key, side))
    return sorted(found)


def author_strokes(causal: CausalGraph) -> dict[Key, str]:
    """The strokes the author has put: for each scalar bond, the element that receives the effort."""
    return {key: receiver_of(causal, key) for key, s in causal.strokes.items() if s.reason.step == AUTHOR}


def receiver_of(causal: CausalGraph, key: Key) -> str:
    return causal.graph.bond(key[0]).end(causal.strokes[key].side).element
