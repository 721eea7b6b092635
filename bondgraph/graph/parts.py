"""The unconnected parts of a graph: what neither bonds nor signals nor coordinates nor events join."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bondgraph.algebra import expressions
from bondgraph.graph.event import names_in

if TYPE_CHECKING:
    from bondgraph.graph.graph import Graph

ALONE = "no bond, signal or event joins them: they are systems of their own, unless one was forgotten"
"""What unconnected parts are, in words."""
NAMED = 8
"""So many names are listed."""


def parts(graph: Graph) -> tuple[tuple[str, ...], ...]:
    """The elements of each unconnected part, in order of their first ones; one where the graph hangs together.

    What has no bond, as a stop or a block whose signal nothing reads, is no part of its own.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, R
    >>> v, w = One("v"), One("w")
    >>> parts(bg.Graph("two", v >> I("m"), v >> R("d"), w >> I("J")))
    (('J', 'w'), ('d', 'm', 'v'))
    """
    above = {name: name for name in graph.elements}

    def top(name: str) -> str:
        while above[name] != name:
            above[name] = name = above[above[name]]
        return name

    for one, other in _joined(graph):
        above[top(one)] = top(other)
    found: dict[str, list[str]] = {}
    for name in sorted(graph.elements):
        found.setdefault(top(name), []).append(name)
    return tuple(sorted(tuple(x) for x in found.values() if any(graph.at[name] for name in x)))


def _joined(graph: Graph) -> Iterator[tuple[str, str]]:
    """Pairs of elements that something joins."""
    for bond in graph.bonds:
        yield bond.tail.element, bond.head.element
    givers = {name: junction for name, junction, _ in graph.coordinates()}
    givers |= {signal: sensor for sensor, signals in graph.signals.items() for signal in signals}
    givers |= {held.name: name for name, element in graph.elements.items() for held in element.held()}
    told = {name: junction.name for junction in graph.junctions.values() for name in junction.components} | givers
    for element in graph.elements.values():
        for text in element.texts():
            yield from ((element.name, givers[name]) for name in expressions.names(text) & givers.keys())
        events = element.events()
        for name in names_in(events).union(*([target for target, _ in event.assignments] for event in events)):
            owner = told.get(name) or name.rpartition(".")[0] or name.removeprefix("q_").removeprefix("p_")
            if owner in graph.elements:
                yield element.name, owner
    for junction in graph.junctions.values():
        if junction.frame in graph.elements:
            yield junction.name, str(junction.frame)


def unconnected(graph: Graph) -> Iterator[str]:
    """What is said of a graph that does not hang together; nothing of one that does."""
    found = parts(graph)
    if len(found) > 1:
        told = "; ".join(f"({k}) {shortened(each)}" for k, each in enumerate(found[:NAMED], 1))
        yield f"{len(found)} unconnected parts, {told}{'; ...' if len(found) > NAMED else ''}: {ALONE}"


def shortened(names: Iterable[str]) -> str:
    """The first names, and how many more there are."""
    names = list(names)
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ", ".join(names[:NAMED]) + more
