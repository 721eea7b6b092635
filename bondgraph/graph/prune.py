"""Pruning: what of a graph leads nowhere, once elements are taken away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bondgraph.graph.chain import Link
from bondgraph.graph.element import Element
from bondgraph.graph.junction import Junction


def pruned(before: Sequence[Link], links: list[Link], keep: str) -> list[Link]:
    """Without junctions and two-ports that lead nowhere: where nothing brings effort, nothing needs to go.

    What hangs on an element of more ports stays, if two of them lead somewhere.
    """
    kept = _without_dead_ends(before, links, keep)
    ends = [end.element for link in kept for end in (link.left, link.right)]
    open_ends = {e.name for e in ends if not e.common and len(e.ports()) > ends.count(e)}
    while open_ends:
        again = [x for x in links if {x.left.element.name, x.right.element.name} & open_ends and x not in kept]
        if not again:
            return [x for x in links if x in kept]
        kept += again
        open_ends |= {end.element.name for link in again for end in (link.left, link.right)}
    return kept


def _without_dead_ends(before: Sequence[Link], links: list[Link], keep: str) -> list[Link]:
    while True:
        ends = [end.element for link in links for end in (link.left, link.right)]
        count = Counter(element.name for element in ends)
        needed = {keep, *_integrated(ends), *_frames(ends)}
        dead = _without_effort(before, links)
        for element in ends:
            here = count[element.name]
            dangling = element.common == "flow" and here == 1
            half = not element.common and len(element.ports()) > here and here < 2
            if (dangling and element.name not in needed) or half:
                dead.add(element.name)
        if not dead:
            return links
        links = [x for x in links if not {x.left.element.name, x.right.element.name} & dead]


def _without_effort(before: Sequence[Link], links: Sequence[Link]) -> set[str]:
    """The 0-junctions that have lost what set their effort: it is zero, and so is that of all their bonds.

    What is taken away brings effort: an inertia, a source, or a part of the graph that leads nowhere and brings none.
    """
    left = set(map(id, links))
    ends = [end for link in before if id(link) not in left for end in (link.left, link.right)]
    lost: dict[str, set[str]] = {}
    sizes: dict[str, int] = {}
    for end in ends:
        if isinstance(end.element, Junction) and end.element.common == "effort":
            sizes[end.element.name] = len(end.element.components)
            lost.setdefault(end.element.name, set()).update(end.components or end.element.components)
    whole = {name for name, components in lost.items() if len(components) == sizes[name]}
    return whole & {end.element.name for link in links for end in (link.left, link.right)}


def _integrated(elements: Iterable[Element]) -> set[str]:
    """The junctions whose flows are rates of coordinates."""
    return {element.name for element in elements if isinstance(element, Junction) and element.coordinates}


def _frames(elements: Iterable[Element]) -> set[str]:
    """The junctions from which others take their axes."""
    named = ((element.name, element.frame) for element in elements if isinstance(element, Junction))
    return {frame for name, frame in named if frame and frame != name}
