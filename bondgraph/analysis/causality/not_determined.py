"""Junction structures that say too little: efforts and flows that nothing determines, whatever hangs on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bondgraph.analysis.causality.findings import Loose, Remedy
from bondgraph.analysis.causality.junction_structure import Structure
from bondgraph.analysis.causality.remedies import hung, inserted, referenced, without, without_junction
from bondgraph.analysis.causality.trial import tried
from bondgraph.equations.references import Floating, floating, reference
from bondgraph.graph.graph import Graph

MOST = 6
"""Remedies of a kind that are tried."""


def loose(structure: Structure) -> tuple[Loose, ...]:
    """Efforts and flows between two-ports that nothing determines, whatever is known at the ports."""
    return tuple(_undetermined(structure))


def _undetermined(found: Structure) -> Iterator[Loose]:
    import networkx as nx

    xp, graph = found.xp, found.graph
    names = found.undetermined(_at_ports(found))
    together = nx.Graph()
    together.add_nodes_from(names)
    for row in found.rows:
        inside = sorted(set(row.terms) & names, key=xp.name)
        together.add_edges_from((inside[0], s) for s in inside[1:])
    groups = sorted(
        (sorted(group, key=xp.name) for group in nx.connected_components(together)), key=lambda g: xp.name(g[0])
    )
    parts = floating(graph)
    for group in groups:
        bonds = sorted({b for (b, _), pair in found.symbols.bonds.items() if set(pair) & set(group)})
        owners = {row.owner for row in found.rows if set(row.terms) & set(group)}
        kinds = sorted({found.kinds[v] + "s" for v in group})
        variables = tuple(xp.name(v) for v in group)
        part = next((p for p in parts if set(p.bonds) & set(bonds) and f"{p.common}s" in kinds), None)
        changes = _of_floating(graph, part) if part else _of_ring(found, sorted(owners), bonds, kinds)
        open_law = f"their {' and '.join(kinds)} are not determined: a part that runs round the ring is free"
        yield Loose(
            place=f"the junctions {', '.join(part.components)}" if part else f"the bonds {', '.join(bonds)}",
            law=part.law if part else open_law,
            parties=tuple(sorted(owners)),
            bonds=tuple(bonds),
            variables=variables,
            remedies=tuple(_those_that_settle(found, variables, changes)),
        )


def _those_that_settle(found: Structure, variables: Sequence[str], changes: Iterable[Remedy]) -> Iterator[Remedy]:
    """Of some changes, those after which the variables are determined and nothing else is held at zero."""

    def settles(again: Structure) -> bool:
        left = {again.xp.name(v) for v in again.undetermined(_at_ports(again))}
        return not left & set(variables) and not (again.forced - found.forced) & again.graph.symbols.keys()

    tried_ones = (tried(found, change, settles) for change in changes)
    yield from (remedy for remedy in tried_ones if remedy is not None)


def _of_floating(graph: Graph, part: Floating) -> Iterator[Remedy]:
    """A reference, or one junction fewer; where something runs round, one way fewer, or something that resists it."""
    homes = {c: name for name in part.junctions for c in graph.junctions[name].components if c in part.components}
    for component, name in list(homes.items())[: 1 if part.alike else MOST]:
        if part.alike:
            text = f"give one of them a reference, as by {reference(part.common, component)}"
            yield Remedy("reference", (name,), text, referenced(graph, name, component))
        if len(graph.junctions[name].components) == 1:
            yield Remedy(
                "remove", (name,), f"leave '{name}' out together with its bonds", without_junction(graph, name)
            )
        if not part.alike:
            text = f"hang a resistor or a store on '{component}'"
            yield Remedy("hang", (name,), text, hung(graph, name, component, "resistor"))


def _of_ring(found: Structure, owners: Sequence[str], bonds: Sequence[str], kinds: Sequence[str]) -> Iterator[Remedy]:
    """A two-port fewer, or a store between."""
    graph = found.graph
    for name in [name for name in owners if not graph.elements[name].common][:MOST]:
        if (changed := without(graph, name)) is not None:
            yield Remedy("remove", (name,), f"remove '{name}'", changed)
    common, store, words = (
        ("effort", "compliance", "a compliance") if "efforts" in kinds else ("flow", "inertia", "an inertia")
    )
    for bond in bonds[:MOST]:
        parties = tuple(sorted(graph.bond(bond).elements))
        text = f"put {words} between '{parties[0]}' and '{parties[1]}'"
        yield Remedy("insert", parties, text, inserted(graph, bond, common, store))


def _at_ports(found: Structure) -> set[Any]:
    """The variables of bonds that end at something else than a junction or a two-port."""
    owners = {row.owner for row in found.rows} | set(found.graph.junctions)
    known = set()
    for (name, k), pair in found.symbols.bonds.items():
        bond = found.graph.bond(name)
        if not set(bond.elements) <= owners:
            known |= set(pair)
            for end in (bond.tail, bond.head):
                if end.components:
                    known.add(found.symbols.common(end.element, end.components[k]))
    return known
