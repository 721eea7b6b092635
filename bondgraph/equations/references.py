"""Parts without a reference: efforts or flows that junctions leave open up to a constant that is common to all.

A circuit drawn with a 0-junction for each node has one too many: only differences of potentials are given until one
node is made the reference. Massless 1-junctions joined by 0-junctions alone are the dual: only differences of
velocities are given until one is held.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bondgraph.causality.causal_graph import junction_ends
from bondgraph.graph.graph import Graph
from bondgraph.program.rank import null_space, rank
from bondgraph.program.tolerances import IDENTITY, RANK


@dataclass(frozen=True)
class Floating:
    """Junctions whose common variables are open up to one constant, which is as large for all of them.

    Args:
        common: what each of them has in common, "effort" or "flow".
        junctions: their names, sorted.
        components: the names of these variables, sorted.
        bonds: the bonds whose variables change with them, sorted.
        alike: whether they change with one sign; if not, a variable runs round through them, as a current through two
            wires in parallel.
    """

    common: str
    junctions: tuple[str, ...]
    components: tuple[str, ...]
    bonds: tuple[str, ...]
    alike: bool

    @property
    def law(self) -> str:
        """What is wrong, in words."""
        if not self.alike:
            return (
                f"their {self.common}s are not determined: one that runs round through all of them is felt by nothing"
            )
        lacking = "reference (ground)" if self.common == "effort" else "reference that is at rest"
        return f"their {self.common}s are determined only up to a common constant: they have no {lacking}"

    @property
    def remedy(self) -> str:
        """What to do."""
        out = "leave one of them out together with its bonds"
        if not self.alike:
            return f"{out}, or hang a resistor or a store on one of them"
        return f"give one of them a reference, such as {reference(self.common, self.junctions[0])}, or {out}"


def reference(common: str, junction: str) -> str:
    """The chain that gives a junction a reference of zero.

    >>> reference("effort", "n"), reference("flow", "wall")
    ('Se("ground", 0) >> n', 'Sf("fixed", 0) >> wall')
    """
    source = 'Se("ground", 0)' if common == "effort" else 'Sf("fixed", 0)'
    return f"{source} >> {junction}"


def floating(graph: Graph) -> tuple[Floating, ...]:
    """The parts of a graph that have no reference, those of efforts first.

    A change of these variables, all by as much, is felt by nothing that hangs on the junctions; so it is determined by
    no law, whatever the elements are. Only junctions join here: a transformer keeps what is on its sides apart.
    """
    return tuple(part for common in ("effort", "flow") for part in _Shifts(graph, common).parts())


class _Shifts:
    """Changes of efforts, or of flows, that no element at a port feels."""

    def __init__(self, graph: Graph, common: str) -> None:
        import networkx as nx

        self.graph, self.common = graph, common
        alike = nx.Graph()
        alike.add_nodes_from((bond.name, k) for bond in graph.bonds for k in range(bond.size))
        self.sums: list[dict[Any, float]] = []
        places: dict[Any, str] = {}
        for name, junction in sorted(graph.junctions.items()):
            for k, ends in enumerate(junction_ends(graph, name)):
                keys = [key for key, _ in ends]
                if junction.common == common:
                    nx.add_path(alike, keys)
                    places |= dict.fromkeys(keys[:1], junction.components[k])
                else:
                    self.sums.append({})
                    for key, side in ends:
                        sign = 1.0 if side == "head" else -1.0
                        self.sums[-1][key] = self.sums[-1].get(key, 0.0) + sign
        groups = [frozenset(group) for group in nx.connected_components(alike)]
        self.group = {key: n for n, group in enumerate(groups) for key in group}
        self.members = groups
        self.components: dict[int, set[str]] = {}
        for key, component in places.items():
            self.components.setdefault(self.group[key], set()).add(component)
        self.felt = {self.group[key] for key in alike if self._is_felt(key[0])}

    def _is_felt(self, bond: str) -> bool:
        """Whether a bond ends at an element that takes or gives what is asked for, and does more than read it."""
        ends = (self.graph.elements[name] for name in self.graph.bond(bond).elements)
        return any(not element.common and element.reads != self.common for element in ends)

    def _rows(self) -> Iterator[dict[int, float]]:
        for total in self.sums:
            row: dict[int, float] = {}
            for key, sign in total.items():
                if (n := self.group[key]) not in self.felt:
                    row[n] = row.get(n, 0.0) + sign
            yield {n: sign for n, sign in row.items() if sign}

    def parts(self) -> Iterator[Floating]:
        import networkx as nx

        rows, resting = _without_resting([row for row in self._rows() if row])
        joined = nx.Graph()
        joined.add_nodes_from(n for n in range(len(self.members)) if n not in self.felt and n not in resting)
        for row in rows:
            nx.add_path(joined, row)
        blocks = sorted(map(sorted, nx.connected_components(joined)))
        place = {n: k for k, block in enumerate(blocks) for n in block}
        within: list[list[dict[int, float]]] = [[] for _ in blocks]
        for row in rows:
            within[place[next(iter(row))]].append(row)
        for block, own in zip(blocks, within, strict=True):
            yield from self._alike(block, own)

    def _alike(self, block: list[int], rows: list[dict[int, float]]) -> Iterator[Floating]:
        """The parts among variables that rows join: those of one free change, which is as large for all of them."""
        import networkx as nx
        import numpy as np

        matrix = np.array([[row.get(n, 0.0) for n in block] for row in rows]).reshape(len(rows), len(block))
        ways = dict(zip(block, null_space(matrix, RANK) if rows else np.eye(len(block)), strict=True))
        moving = nx.Graph()
        moving.add_nodes_from(n for n in block if np.abs(ways[n]).max(initial=0.0) > RANK)
        for row in rows:
            nx.add_path(moving, [n for n in row if n in moving])
        for part in sorted(map(sorted, nx.connected_components(moving))):
            sizes = [float(np.linalg.norm(ways[n])) for n in part]
            one = rank([ways[n] for n in part], RANK) == 1 and max(sizes) - min(sizes) <= IDENTITY * max(sizes)
            if one and all(n in self.components for n in part):
                yield self._found(part, all(ways[n] @ ways[part[0]] > 0 for n in part))

    def _found(self, part: list[int], alike: bool) -> Floating:
        names = {component for n in part for component in self.components[n]}
        junctions = self.graph.junctions.values()
        held = {j.name for j in junctions if j.common == self.common and names & set(j.components)}
        bonds = {bond for n in part for bond, _ in self.members[n]}
        return Floating(self.common, tuple(sorted(held)), tuple(sorted(names)), tuple(sorted(bonds)), alike)


def _without_resting(rows: list[dict[int, float]]) -> tuple[list[dict[int, float]], set[int]]:
    """The rows without what must rest since a row has nothing else, again and again; and all that rests so."""
    using: dict[int, list[dict[int, float]]] = {}
    for row in rows:
        for n in row:
            using.setdefault(n, []).append(row)
    resting: set[int] = set()
    waiting = [row for row in rows if len(row) == 1]
    while waiting:
        for n in list(waiting.pop()):
            resting.add(n)
            for row in using[n]:
                row.pop(n, None)
                if len(row) == 1:
                    waiting.append(row)
    return [row for row in rows if row], resting
