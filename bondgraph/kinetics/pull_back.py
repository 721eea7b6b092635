"""Constraints anywhere in a mechanism, pulled back to its generalized velocities: f << TF(a) << Sf(b).

What a source of flow holds somewhere in a mechanism, behind junctions and transformers, is a combination a f of its
generalized velocities. There the source brings the same reaction; what led to it goes, but for what leads elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import cells
from bondgraph.causality.relax import relax
from bondgraph.equations.context import At, Symbols
from bondgraph.equations.random_points import UNDEFINED, draws, evaluator
from bondgraph.errors import CausalConflict
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Divisible, Law, Place, Transforming
from bondgraph.graph.prune import pruned
from bondgraph.kinetics.constraints import constraints, sources_on

NOTHING = 1e-10
"""A row with smaller entries at random points holds nothing."""


@dataclass(frozen=True)
class Open(Element):
    """What stands in a source's place while the flow there is looked at: it bears nothing."""

    def ports(self) -> tuple[Port, ...]:
        return (Port(),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("", k),), ((FLOW_IN,),), Step.SOURCE) for k in range(sizes[""])]

    def law(self, place: Place) -> Law:
        return Law(lets=tuple((effort, place.xp.number(0)) for effort in place.e()))


@dataclass(frozen=True)
class Far:
    """A source of flow, the transformer behind whose rows it is, and the junction on the way, if there is one."""

    source: Element
    transformer: Transforming
    junction: Junction | None


def neared(graph: Graph, algebra: Any) -> Graph:
    """The same system, its far constraints drawn at the generalized velocities.

    Rows that hold nothing, as those of a loop in a plane do out of it, are left out: they have reactions that nothing
    determines.

    Args:
        graph: a graph; without a conflict of strokes it stays as it is.
        algebra: the algebra.
    """
    found = far(graph)
    if not found or not _conflicts(graph):
        return graph
    without = opened(graph, found)
    if _conflicts(without):
        return graph
    from bondgraph.kinetics.mechanism import Mechanism

    read = Mechanism(without, algebra)
    taken = {*graph.elements, *graph.symbols}
    names = {each.source.name for each in found}
    gone = names | {each.junction.name for each in found if each.junction and is_free_of(read.source, each)}
    kept = [x for x in read.source.links if not {x.left.element.name, x.right.element.name} & gone]
    kept = pruned(read.source.links, kept, read.junction)
    f = End(read.source.elements[read.junction])
    for each in found:
        a = read.linear(read.places[each.source.name].f(), each.source.name)
        rows = holding(algebra, graph, a, each)
        if rows:
            source = each.source if len(rows) == a.shape[0] else each.source.part(rows)  # type: ignore[attr-defined]
            value = tuple(tuple(algebra.text(algebra.tidy(a[i, j])) for j in range(a.shape[1])) for i in rows)
            across = each.transformer.like(unused_name(f"{source.name}_a", taken), value)
            kept += [Link(f, End(across, across.ports()[0].name), False)]
            kept += [Link(End(across, across.ports()[-1].name), End(source), False)]
    used = {n for x in kept for e in (x.left.element, x.right.element) for t in e.texts() for n in expressions.names(t)}
    elements = {end.element.name for link in kept for end in (link.left, link.right)}
    return graph.changed(kept, {k: v for k, v in graph.values.items() if k in used | elements})


def far(graph: Graph) -> list[Far]:
    """Sources of flow behind the rows of a transformer, that are not at the generalized velocities already.

    Constraints on flows that follow others, as the coordinates' rates follow f, are far, too.
    """
    near = {
        c.source.name for c in constraints(graph) if _transformer_behind(graph, graph.junctions[c.junction]) is None
    }
    found = []
    for name, element in sorted(graph.elements.items()):
        if element.role != "source" or name in near or len(element.ports()) != 1:
            continue
        if any(cell.patterns != ((EFFORT_IN,),) for cell in cells(graph, name)):
            continue
        ((bond, side),) = graph.at[name]
        end = bond.other_end(side)
        other = graph.elements[end.element]
        if isinstance(other, Transforming) and end.port == other.ports()[-1].name:
            found.append(Far(element, other, None))
        elif isinstance(other, Junction) and other.common == "flow" and (between := _transformer_behind(graph, other)):
            found.append(Far(element, between, other))
    return found


def _transformer_behind(graph: Graph, junction: Junction) -> Transforming | None:
    """The transformer to whose rows a junction is bonded."""
    for bond, side in graph.at[junction.name]:
        end = bond.other_end(side)
        element = graph.elements[end.element]
        if isinstance(element, Transforming) and end.port == element.ports()[-1].name:
            return element
    return None


def _conflicts(graph: Graph) -> bool:
    try:
        assign(graph)
    except CausalConflict:
        return True
    return False


def opened(graph: Graph, found: Sequence[Far]) -> Graph:
    """The same graph with nothing borne where these sources are."""
    open_ones: dict[str, Element] = {each.source.name: Open(each.source.name) for each in found}

    def changed(end: End) -> End:
        return End(open_ones.get(end.element.name, end.element), end.port, end.components)

    return graph.rewritten([Link(changed(link.left), changed(link.right), link.rightward) for link in graph.links])


def is_free_of(graph: Graph, each: Far) -> bool:
    """Whether nothing but the source is on its junction, and no formula uses the coordinates there."""
    assert each.junction is not None
    own = {each.junction.name, each.source.name, each.transformer.name}
    others = (element for name, element in graph.elements.items() if name not in own)
    used = {name for element in others for text in element.texts() for name in expressions.names(text)}
    return len(graph.at[each.junction.name]) == 2 and not used & {*each.junction.coordinates}


def holding(xp: Any, graph: Graph, a: Any, each: Far) -> list[int]:
    """The rows of a source that hold something; all, where it cannot be parted."""
    import numpy as np

    every = list(range(a.shape[0]))
    if not isinstance(each.source, Divisible):
        return every
    evaluate, names = evaluator(xp, list(a)), set(map(xp.name, xp.free(a)))
    values = []
    for point in draws(names, graph.moving, {}):
        with suppress(*UNDEFINED):
            values.append(np.abs(np.array(evaluate(point)).reshape(a.shape)).max(axis=1))
    if not values:
        return every
    return [i for i in every if max(value[i] for value in values) > NOTHING or not each.source.is_still(i)]


def unused_name(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def pulled(graph: Graph, algebra: Any = None) -> Graph:
    """The same system, sources of flow behind a transformer's rows drawn as constraints at its columns.

    Who drives the rate of a coordinate, or the velocity of a point, holds the velocities that it follows.
    """
    if algebra is None:
        from bondgraph.algebra import sympy as algebra
    taken = {*graph.elements, *graph.symbols}
    gone, links = set(), []
    for name, junction in graph.junctions.items():
        sources = sources_on(graph, junction) if junction.common == "flow" else []
        behind = _rows_behind(graph, name) if sources else None
        if behind is None:
            continue
        transformer, rows, held = behind
        M = transformer.modulus(At(relax(graph), algebra, Symbols(graph, algebra), graph.elements[transformer.name]))
        for source in sorted({source for source, _ in sources}):
            ks = [k for other, k in sources if other == source]
            if set(ks) <= set(rows):
                value = tuple(tuple(algebra.text(M[rows.index(k), j]) for j in range(M.shape[1])) for k in ks)
                known = tuple(junction.coordinates[k] for k in ks) if junction.coordinates else ()
                across = transformer.like(unused_name(f"{source}_a", taken), value, known)
                links += [Link(End(graph.elements[source]), End(across, port=across.ports()[-1].name), True)]
                links += [Link(End(across, port=across.ports()[0].name), held, True)]
                gone.add(source)
    if not gone:
        return graph
    kept = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
    return graph.changed([*kept, *links])


def _rows_behind(graph: Graph, name: str) -> tuple[Transforming, list[int], End] | None:
    """The transformer to whose rows a junction is bonded, for each row the component, and where its columns are."""
    for bond, side in graph.at[name]:
        other = bond.other_end(side)
        element = graph.elements[other.element]
        if isinstance(element, Transforming) and other.port == element.ports()[-1].name:
            first = next((b, s) for b, s in graph.at[element.name] if b.end(s).port != other.port)
            end = first[0].other_end(first[1])
            junction = graph.elements[end.element]
            if isinstance(junction, Junction) and junction.common == "flow" and len(end.components) > 1:
                names = tuple(junction.components[k] for k in end.components)
                return element, list(bond.end(side).components), End(junction, components=names)
    return None
