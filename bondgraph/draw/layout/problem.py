"""What is to be placed: nodes with their habits, and the edges between them, numbered in the author's order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bondgraph.graph.bond import Bond
from bondgraph.graph.graph import Graph
from bondgraph.graph.names import path_of

JUNCTION, PASSING, ONE_PORT, LOOPED, BAR, BLOCK = "junction", "passing", "one-port", "looped", "bar", "block"


@dataclass(frozen=True)
class Part:
    """A node to be placed.

    Args:
        kind: a junction, a two-port that passes power on, a one-port, a store both ports of which hang on one
            junction and which is drawn with its first port on its left and its second on its right, an upright bar
            with the bond of its first port on one side and the others on the other, or a block that makes signals.
        role: as the element has it.
        integrates: whether it is a junction whose flow has coordinates, drawn on the left.
    """

    name: str
    kind: str
    role: str
    integrates: bool


@dataclass(frozen=True)
class Edge:
    """A bond between the nodes a and b.

    `port` is "first" or "second" where b is a looped store, else empty; `ranks` are the bars it meets, each with the
    place of its port among theirs. A wire has the node that gives the signal as its `giver`.
    """

    bond: str
    a: int
    b: int
    port: str = ""
    ranks: tuple[tuple[int, int], ...] = ()
    giver: int | None = None

    @property
    def is_wire(self) -> bool:
        return self.giver is not None

    def other(self, node: int) -> int:
        return self.b if node == self.a else self.a


class Manner(NamedTuple):
    """What the ways that an edge may take follow from: its port and kind, the kinds of its nodes, and the style."""

    port: str
    is_wire: bool
    a: str
    b: str
    orthogonal: bool


@dataclass(frozen=True)
class LayoutProblem:
    """The nodes and edges, in the author's order.

    `pins` are the columns and rows, by their order, of nodes that stand there; `orthogonal` whether bonds run along
    columns and rows; `within` the instance of a submodel that each part is in, where there are several.
    """

    parts: tuple[Part, ...]
    edges: tuple[Edge, ...]
    pins: tuple[tuple[int, tuple[int, int]], ...] = ()
    orthogonal: bool = False
    within: tuple[str, ...] = ()

    def strangers(self, a: int, b: int) -> bool:
        """Whether two nodes are in instances of which neither is in the other, and no bond joins them."""
        one, other = f"{self.within[a]}.", f"{self.within[b]}."
        if "." in (one, other) or one.startswith(other) or other.startswith(one):
            return False
        return all(node != b for _, node in self.beside[a])

    @cached_property
    def at(self) -> tuple[tuple[int, ...], ...]:
        """The edges at each node."""
        found: list[list[int]] = [[] for _ in self.parts]
        for k, edge in enumerate(self.edges):
            found[edge.a].append(k)
            found[edge.b].append(k)
        return tuple(tuple(edges) for edges in found)

    @cached_property
    def ends(self) -> tuple[tuple[int, int], ...]:
        """The nodes of each edge."""
        return tuple((edge.a, edge.b) for edge in self.edges)

    @cached_property
    def beside(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The edges at each node, each with its other end."""
        return tuple(
            tuple((k, self.edges[k].other(node)) for k in dict.fromkeys(edges)) for node, edges in enumerate(self.at)
        )

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The edges at each node, as numbers that have two of each edge: at its a, and at its b."""
        return tuple(tuple(2 * k + (node != self.edges[k].a) for k in edges) for node, edges in enumerate(self.at))

    @cached_property
    def manners(self) -> tuple[Manner, ...]:
        """What the ways of each edge follow from, besides the cells of its nodes."""
        return tuple(
            Manner(edge.port, edge.is_wire, self.parts[edge.a].kind, self.parts[edge.b].kind, self.orthogonal)
            for edge in self.edges
        )

    @cached_property
    def spine(self) -> tuple[tuple[int, ...], ...]:
        """The edges at each node that lead on: to junctions and to what passes power on."""
        return tuple(
            tuple(
                k
                for k in edges
                if self.parts[self.edges[k].other(i)].kind in (JUNCTION, PASSING, BAR) and not self.edges[k].is_wire
            )
            for i, edges in enumerate(self.at)
        )

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """When the edges find their ways: those between pinned nodes in the order of these, the others as numbered."""
        order = {node: k for k, (node, _) in enumerate(self.pins)}
        later = len(order)
        return tuple(max(order.get(e.a, later), order.get(e.b, later)) for e in self.edges)

    @cached_property
    def branches(self) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        """For each edge that alone joins two sides: where the smaller side hangs, by which node, and all of it.

        A store both ports of which hang on one junction is a side, too.
        """
        found: list[tuple[int, int, tuple[int, ...]]] = []
        found += [(edge.a, edge.b, (edge.b,)) for edge in self.edges if edge.port == "first"]
        for edge in self.edges:
            for root, start in ((edge.a, edge.b), (edge.b, edge.a)):
                side = self._beyond(root, start)
                if root not in side and 2 * len(side) <= len(self.parts):
                    found.append((root, start, tuple(sorted(side))))
                    break
        return tuple(found)

    def _beyond(self, root: int, start: int) -> set[int]:
        """What hangs on `root` by its edges to `start`; includes `root` where a cycle leads back."""
        seen, waiting = {start}, [start]
        while waiting:
            node = waiting.pop()
            for k in self.at[node]:
                other = self.edges[k].other(node)
                if node == start and other == root:
                    continue
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen


def layout_problem(
    graph: Graph,
    wires: Sequence[Bond] = (),
    pins: Mapping[str, tuple[int, int]] | None = None,
    orthogonal: bool = False,
) -> LayoutProblem:
    """What a graph asks to be placed, and its wires; `pins` are the cells of nodes that stand there."""
    index = {name: i for i, name in enumerate(graph.elements)}
    partners: dict[str, list[str]] = {name: [] for name in graph.elements}
    for bond in graph.bonds:
        tail, head = bond.elements
        partners[tail].append(head)
        partners[head].append(tail)
    parts = []
    for name, element in graph.elements.items():
        if element.common:
            kind = JUNCTION
        elif element.bar:
            kind = BAR
        elif not element.ports():
            kind = BLOCK
        elif len(element.ports()) == 1:
            kind = ONE_PORT
        else:
            both_on_one = len(element.ports()) == 2 and len(set(partners[name])) == 1
            kind = LOOPED if both_on_one and graph.elements[partners[name][0]].common else PASSING
        parts.append(Part(name, kind, element.role, bool(getattr(element, "coordinates", ()))))
    edges = []
    for bond in graph.bonds:
        a, b = sorted(index[name] for name in bond.elements)
        port = ""
        ranks = []
        for end in (bond.tail, bond.head):
            i = index[end.element]
            if parts[i].kind == BAR:
                ports = [p.name for p in graph.elements[end.element].ports()]
                ranks.append((i, ports.index(end.port)))
            if parts[i].kind == LOOPED:
                a, b = (a, b) if b == i else (b, a)
                port = "first" if end.port == graph.elements[end.element].ports()[0].name else "second"
        edges.append(Edge(bond.name, a, b, port, tuple(ranks)))
    for wire in wires:
        a, b = sorted(index[name] for name in wire.elements)
        edges.append(Edge(wire.name, a, b, giver=index[wire.tail.element]))
    pinned = tuple((index[name], cell) for name, cell in (pins or {}).items())
    within = tuple(path if (path := path_of(name)) in graph.instances else "" for name in index)
    several = len({*within} - {""}) > 1
    return LayoutProblem(tuple(parts), tuple(edges), pinned, orthogonal, within if several else ())
