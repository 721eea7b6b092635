"""Constraints anywhere in a mechanism, pulled back to its generalized velocities: f << TF(a) << Sf(b).

What a source of flow holds somewhere in a mechanism, behind junctions and transformers, is a combination a f of its
generalized velocities. There the source brings the same reaction; what led to it goes, but for what leads elsewhere.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.protocol import chosen
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph, cells
from bondgraph.equations.balance import assemble
from bondgraph.equations.context import Places
from bondgraph.equations.random_points import UNDEFINED, draws, evaluator
from bondgraph.errors import CausalConflict
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Divisible, Law, Place, Transforming
from bondgraph.graph.prune import pruned
from bondgraph.kinetics.constraints import constraints, sources_on
from bondgraph.kinetics.mechanism import Mechanism, all_free

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


@dataclass(frozen=True)
class Pulled:
    """A constraint pulled back to the generalized velocities: a f = b.

    Args:
        each: where it is drawn.
        rows: those of its source's components that hold something.
        source: the source of these.
        a: their matrix, of shape (rows, S).
    """

    each: Far
    rows: tuple[int, ...]
    source: Element
    a: Any


@dataclass(frozen=True)
class Apart:
    """A mechanism without its constraints, [004] 2.1.

    Args:
        drawn: the graph with them.
        mechanism: as it moves without them.
        held: what each of them holds; those that hold nothing are left out.
    """

    drawn: Graph
    mechanism: Mechanism
    held: tuple[Pulled, ...]

    @property
    def count(self) -> int:
        """How many rows the constraints have together."""
        return sum(len(each.rows) for each in self.held)

    @property
    def gone(self) -> frozenset[str]:
        """Sources of the constraints, and the junctions that lead to nothing else."""
        found = sources(self.drawn)
        alone = {each.junction.name for each in found if each.junction and is_free_of(self.drawn, each)}
        return frozenset(alone | {each.source.name for each in found})


def apart(drawn: Graph, free: CausalGraph, xp: Any) -> Apart:
    """A mechanism without its constraints, and what each of them holds.

    Args:
        drawn: the graph with the constraints.
        free: the graph without them, with strokes.
        xp: the algebra.

    Raises:
        NotReducible: where the generalized velocities do not lie on one junction.
    """
    mechanism = Mechanism(assemble(all_free(free), xp))
    return Apart(drawn, mechanism, tuple(filter(None, (_pulled(mechanism, each) for each in sources(drawn)))))


def _pulled(mechanism: Mechanism, each: Far) -> Pulled | None:
    """What a constraint holds; None where that is nothing, as the rows of a loop in a plane do out of it."""
    xp, name = mechanism.xp, each.source.name
    a = mechanism.linear(mechanism.places[name].f(), name)
    rows = holding(xp, mechanism.source, a, each)
    if not rows:
        return None
    source = each.source if len(rows) == a.shape[0] else each.source.part(rows)  # type: ignore[attr-defined]
    tidy = xp.matrix([[xp.tidy(a[i, j]) for j in range(a.shape[1])] for i in rows])
    return Pulled(each, tuple(rows), source, tidy)


def apart_where_far(drawn: Graph, xp: Any) -> Apart | None:
    """A mechanism without its constraints; None where none of these is far from what it holds.

    A source of flow that drives what it is bonded to is no constraint: strokes tell.
    """
    distant = far(drawn)
    if not distant or (not any(_is_held(drawn, each) for each in distant) and complete(drawn) is not None):
        return None
    free = complete(without_constraints(drawn))
    return None if free is None else apart(drawn, free, xp)


def redrawn(found: Apart) -> Graph:
    """The same system, its constraints drawn at the generalized velocities.

    Rows that hold nothing are left out: they have reactions that nothing determines.
    """
    graph, mechanism = found.drawn, found.mechanism
    xp, links = mechanism.xp, mechanism.source.links
    taken = {*graph.elements, *graph.symbols}
    kept = [x for x in links if not {x.left.element.name, x.right.element.name} & found.gone]
    kept = pruned(links, kept, mechanism.junction)
    f = End(mechanism.source.elements[mechanism.junction])
    for held in found.held:
        value = tuple(tuple(xp.text(held.a[i, j]) for j in range(held.a.shape[1])) for i in range(len(held.rows)))
        across = held.each.transformer.like(unused_name(f"{held.source.name}_a", taken), value)
        kept += [Link(f, End(across, across.ports()[0].name), False)]
        kept += [Link(End(across, across.ports()[-1].name), End(held.source), False)]
    used = {n for x in kept for e in (x.left.element, x.right.element) for t in e.texts() for n in expressions.names(t)}
    elements = {end.element.name for link in kept for end in (link.left, link.right)}
    return graph.changed(kept, {k: v for k, v in graph.values.items() if k in used | elements})


def complete(graph: Graph) -> CausalGraph | None:
    """The graph with its strokes; None where no assignment is complete."""
    try:
        return assign(graph)
    except CausalConflict:
        return None


def _is_held(graph: Graph, each: Far) -> bool:
    """Whether the transformer gives the flow that the source gives, however strokes are assigned."""
    return all(len(cell.patterns) == 1 for cell in cells(graph, each.transformer.name)) and (
        each.junction is None or bool({k for _, k in sources_on(graph, each.junction)} & {*_rows_at(graph, each)})
    )


def _rows_at(graph: Graph, each: Far) -> list[int]:
    """The components of a junction whose flows are rows of the transformer behind it."""
    assert each.junction is not None
    ends = (bond.end(side) for bond, side in graph.at[each.junction.name] if each.transformer.name in bond.elements)
    return [k for end in ends for k in end.components]


def sources(graph: Graph) -> list[Far]:
    """Sources of flow that hold generalized velocities, wherever they are, in order of their names."""
    found = {each.source.name: each for each in far(graph)}
    for each in constraints(graph):
        assert isinstance(each.transformer, Transforming)
        found.setdefault(each.source.name, Far(each.source, each.transformer, None))
    return [found[name] for name in sorted(found)]


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


def without_constraints(graph: Graph) -> Graph:
    """The same graph with nothing borne where the sources of its constraints are."""
    open_ones: dict[str, Element] = {each.source.name: Open(each.source.name) for each in sources(graph)}

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
    algebra = chosen(algebra)
    taken = {*graph.elements, *graph.symbols}
    gone, links = set(), []
    for name, junction in graph.junctions.items():
        sources = sources_on(graph, junction) if junction.common == "flow" else []
        behind = _rows_behind(graph, name) if sources else None
        if behind is None:
            continue
        transformer, rows, held = behind
        M = transformer.modulus(Places(graph, algebra)[transformer.name])
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
