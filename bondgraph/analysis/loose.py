"""Junction structures that say too little: what they do not determine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bondgraph.analysis.findings import Loose
from bondgraph.analysis.ideal import Structure, structure
from bondgraph.analysis.nullspace import free_parts
from bondgraph.graph import Graph


def loose(graph: Graph, xp: Any) -> tuple[Loose, ...]:
    """Efforts and flows between two-ports that nothing determines, whatever is known at the ports."""
    found = structure(graph, xp)
    return () if found is None else tuple(_findings(found))


def _findings(found: Structure) -> Iterator[Loose]:
    """Variables that stay undetermined when everything at the ports is known."""
    import networkx as nx

    xp, graph = found.xp, found.graph
    ports = _at_ports(found)
    undetermined: list[set[Any]] = []
    for numbers in found.trials():
        parts = free_parts([{s: c for s, c in row.items() if s not in ports} for row in numbers])
        undetermined.append({v for v, part in parts.items() if part})
    names = set.intersection(*undetermined) if undetermined else set()
    together = nx.Graph()
    together.add_nodes_from(names)
    for row in found.rows:
        inside = sorted(set(row.terms) & names, key=xp.name)
        together.add_edges_from((inside[0], s) for s in inside[1:])
    groups = sorted(
        (sorted(group, key=xp.name) for group in nx.connected_components(together)), key=lambda g: xp.name(g[0])
    )
    for group in groups:
        bonds = sorted({b for (b, _), pair in found.symbols.bonds.items() if set(pair) & set(group)})
        owners = {row.owner for row in found.rows if set(row.terms) & set(group)}
        kinds = sorted({found.kinds[v] + "s" for v in group})
        yield Loose(
            place=f"the bonds {', '.join(bonds)}",
            law=f"their {' and '.join(kinds)} are not determined: a part that runs round the ring is free",
            parties=tuple(sorted(owners)),
            bonds=tuple(bonds),
            variables=tuple(xp.name(v) for v in group),
            remedy=_opened(graph, sorted(owners)),
        )


def _at_ports(found: Structure) -> set[Any]:
    """The variables of bonds that end at something else than a junction or a two-port."""
    owners = {row.owner for row in found.rows} | set(found.graph.junctions)
    known = set()
    for (name, k), pair in found.symbols.bonds.items():
        bond = found.graph.bond(name)
        if not {bond.tail.element, bond.head.element} <= owners:
            known |= set(pair)
            for end in (bond.tail, bond.head):
                if end.components:
                    known.add(found.symbols.common(end.element, end.components[k]))
    return known


def _opened(graph: Graph, owners: list[str]) -> str:
    passing = [name for name in owners if not graph.elements[name].common]
    if passing:
        return f"remove one of {', '.join(repr(name) for name in passing)}, or put a resistor or a store between"
    return "remove one of the bonds, or put a resistor or a store between"
