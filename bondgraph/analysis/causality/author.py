"""Strokes the author has put, where they contradict the laws: which of them, and what is possible without them."""

from __future__ import annotations

from collections.abc import Mapping

from bondgraph.analysis.causality.findings import UNDECIDED, Conflict, Remedy
from bondgraph.analysis.causality.minimal_sets import minimal
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph, label
from bondgraph.errors import CausalConflict
from bondgraph.graph.graph import Graph


def overruled(graph: Graph, strokes: Mapping[str, str], error: CausalConflict) -> Conflict | None:
    """The conflict of the author's strokes with the laws; None where it is not they that conflict."""
    free = _assigned(graph, {})
    if free is None or not strokes:
        return None
    least = minimal(sorted(strokes), lambda names: _assigned(graph, {n: strokes[n] for n in names}) is None)
    remedies = [
        Remedy("release", (name,), f"take off the stroke put on '{name}'", graph)
        for name in least
        if _assigned(graph, {other: element for other, element in strokes.items() if other != name})
    ]
    elements = {name for bond in graph.bonds for name in bond.elements if bond.name in least}
    return Conflict(
        text=str(error),
        place=error.place,
        elements=tuple(sorted(elements)),
        components=(),
        bonds=tuple(least),
        parties=tuple(least),
        kind="author",
        junction=UNDECIDED,
        paths=(),
        meaning="the strokes put by the author contradict the laws; without them there are others",
        remedies=tuple(remedies),
        exists=True,
        strokes=_written(free),
    )


def _assigned(graph: Graph, strokes: Mapping[str, str]) -> CausalGraph | None:
    try:
        return assign(graph, strokes=strokes)
    except CausalConflict:
        return None


def _written(causal: CausalGraph) -> tuple[tuple[str, str], ...]:
    graph = causal.graph
    receivers = ((key, graph.bond(key[0]).end(stroke.side).element) for key, stroke in causal.strokes.items())
    return tuple(sorted((label(graph, key), element) for key, element in receivers))
