"""What the report says in words, as marks in a diagram: derivative causality, dependence, loops, conflicts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from bondgraph.analysis.causality.analyse import analyse, analysed
from bondgraph.analysis.causality.findings import Locked, Loose
from bondgraph.analysis.causality.report import Analysis
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.draw.drawing import Highlight
from bondgraph.errors import StructureError
from bondgraph.graph.graph import Graph
from bondgraph.graph.nearest import nearest


def highlights(graph: Graph | CausalGraph, kinds: str | Collection[str]) -> tuple[Highlight, ...]:
    """The marks of these kinds: "derivative", "dependent", "loops", "conflict".

    There is none of what the graph has not, or what cannot be known since strokes conflict.

    Raises:
        StructureError: for a kind that does not exist.
    """
    wanted = [kinds] if isinstance(kinds, str | bool) else [*kinds]
    for kind in wanted:
        if kind not in KINDS:
            raise StructureError(f"mark={kind!r:.40}", "no such mark", remedy=nearest(str(kind), [*KINDS], "there are"))
    if not wanted:
        return ()
    report = analysed(graph) if isinstance(graph, CausalGraph) else analyse(graph)
    return tuple(mark for kind, marks in KINDS.items() if kind in wanted for mark in marks(report))


def _derivative(report: Analysis) -> Iterator[Highlight]:
    found = [storage for storage in report.storages if not storage.integral]
    if found:
        stores = _once(storage.store for storage in found)
        text = f"In derivative causality: {', '.join(stores)}."
        yield Highlight("derivative", text, stores, _once(storage.bond for storage in found))


def _dependent(report: Analysis) -> Iterator[Highlight]:
    """Each dependent store with the causal paths from what it follows."""
    for follower in report.dependents:
        masters = ", ".join(f"{m.variable} ({m.name})" if m.role == "store" else m.variable for m in follower.masters)
        bonds = (bond for master in follower.masters for bond in master.bonds)
        yield Highlight("dependent", f"{follower.store} follows {masters or 'nothing'}.", (), _once(bonds))


def _loops(report: Analysis) -> Iterator[Highlight]:
    for loop in report.loops:
        gains = ", ".join(cycle.gain for cycle in loop.cycles)
        text = f"Algebraic loop through {', '.join(loop.elements)}; gain {gains}."
        yield Highlight("loops", text, (), loop.bonds)


def _conflict(report: Analysis) -> Iterator[Highlight]:
    """The smallest sets that cannot live together, of strokes, of the junction structure, and of the equations."""
    found = False
    if conflict := report.conflict:
        found = True
        text = f"These cannot live together: {', '.join(conflict.elements)}."
        yield Highlight("conflict", text, conflict.elements, conflict.bonds)
    faults: tuple[Locked | Loose, ...] = (*report.locked, *report.loose)
    for fault in faults:
        found = True
        yield _among(report.graph, f"{fault.place}: {fault.law}.", fault.parties)
    if report.refusal and not found:
        yield _among(report.graph, report.refusal.text, report.refusal.parties)


def _among(graph: Graph, text: str, parties: Iterable[str]) -> Highlight:
    """A fault with the elements among its parties, and the bonds between them."""
    nodes = tuple(name for name in parties if name in graph.elements)
    bonds = tuple(bond.name for bond in graph.bonds if {*bond.elements} <= {*nodes})
    return Highlight("conflict", text, nodes, bonds)


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


KINDS: dict[str, Callable[[Analysis], Iterator[Highlight]]] = {
    "derivative": _derivative,
    "dependent": _dependent,
    "loops": _loops,
    "conflict": _conflict,
}
"""What can be marked."""
