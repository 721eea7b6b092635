"""The values that elements of a graph hold between events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bondgraph.errors import DuplicateName
from bondgraph.graph.event import Held

if TYPE_CHECKING:
    from bondgraph.graph.graph import Graph


def held_values(graph: Graph) -> dict[str, Held]:
    """The values that elements of a graph hold, by name.

    Raises:
        DuplicateName: for one that has the name of something else.
    """
    found: dict[str, Held] = {}
    signals = {signal: name for name, given in graph.signals.items() for signal in given}
    contents = {name: store for store, names in graph.contents.items() for name in names}
    for element in graph.elements.values():
        for held in element.held():
            other = graph.elements.get(held.name)
            known = graph.symbols.get(held.name) or (f"a value of '{held.name}'" if held.name in found else "")
            for what, names in (("a signal", signals), ("what is held", contents)):
                known = known or (f"{what} of '{names[held.name]}'" if held.name in names else "")
            if not known and other is not None and other is not element:
                known = f"the name of an element ({other.kind})"
            if not known and held.name in graph.values:
                known = "that of a parameter among the graph's values"
            if known:
                law = f"this name is that of a value which '{element.name}' holds, and {known}"
                raise DuplicateName(held.name, law, parties=(element.name, held.name), remedy="rename one of them")
            found[held.name] = held
    return found
