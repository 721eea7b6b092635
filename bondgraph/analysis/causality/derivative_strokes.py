"""Which strokes put a store in derivative causality, and what the store then follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bondgraph.analysis.causality.listed import listed
from bondgraph.causality.causal_graph import CausalGraph, Key, cells, label
from bondgraph.graph.bond import opposite
from bondgraph.graph.graph import Graph

LISTED = 4
"""So many stores and sources that one follows are named."""


@dataclass(frozen=True)
class Derivative:
    """A store in derivative causality.

    Args:
        store: its name, with its component where there are several.
        follows: the stores, sources and free junctions that determine what it holds; empty where that is not known,
            since strokes are missing or break laws.

    >>> print(Derivative("m", ("J",)))
    so m is in derivative causality and follows J
    """

    store: str
    follows: tuple[str, ...] = ()

    def __str__(self) -> str:
        names = [*self.follows] if len(self.follows) <= LISTED else [*self.follows[:LISTED], "others"]
        return f"so {self.store} is in derivative causality" + (f" and follows {listed(names)}" if names else "")


def derivative_causality(causal: CausalGraph) -> dict[Key, Derivative]:
    """The scalar bonds whose strokes put a store in derivative causality, each with that store."""
    found = [*_dependent(causal)]
    if not found or not causal.whole or causal.relaxed:
        return {key: Derivative(store) for key, _, store in found}
    paths = causal.every_path
    return {key: Derivative(store, _origins(causal, paths, key, name)) for key, name, store in found}


def _dependent(causal: CausalGraph) -> Iterator[tuple[Key, str, str]]:
    """Of each store's cell whose stroke is not the preferred one, the first bond that shows it, and two names.

    They are the element's, and that to read, with the component where there are several.
    """
    order = {key: number for number, key in enumerate(causal.strokes)}
    for name, sides in preferred(causal.graph):
        turned = [key for key, side in sides.items() if key in order and causal.strokes[key].side != side]
        if turned:
            first = min(turned, key=order.__getitem__)
            alone = len(causal.graph.at[name]) > 1 or causal.graph.bond(first[0]).size == 1
            yield first, name, name if alone else label(causal.graph, first)


def preferred(graph: Graph) -> Iterator[tuple[str, dict[Key, str]]]:
    """For each part of a store that has a choice, the store, and the side on which each of its strokes stands where it
    is in integral causality."""
    for name, element in graph.elements.items():
        if element.role == "store":
            ends = {bond.end(side).port: (bond.name, side) for bond, side in graph.at[name]}
            for cell in cells(graph, name):
                if len(cell.patterns) > 1:
                    ways = zip(cell.ports, cell.patterns[0], strict=True)
                    yield name, {(ends[p][0], k): ends[p][1] if into else opposite(ends[p][1]) for (p, k), into in ways}


def _origins(causal: CausalGraph, paths: Any, key: Key, name: str) -> tuple[str, ...]:
    """The elements from which what enters a store at a bond comes, along the strokes."""
    import networkx as nx

    receiver = causal.graph.bond(key[0]).end(causal.strokes[key].side).element
    entering = ("e" if receiver == name else "f", *key)
    reached = {entering, *(nx.ancestors(paths, entering) if entering in paths else ())}
    origins = set()
    for letter, bond, k in reached:
        if (letter, bond, k) not in paths or not paths.in_degree((letter, bond, k)):
            side = causal.strokes[bond, k].side
            origins.add(causal.graph.bond(bond).end(side if letter == "f" else opposite(side)).element)
    return tuple(sorted(origins - {name}))
