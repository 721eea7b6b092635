"""Flows that sources prescribe in a mechanism: where they are drawn, and what lies on the way to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bondgraph.algebra import expressions
from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.causal_graph import cells
from bondgraph.equations.places import Places
from bondgraph.graph.bond import BondEnd
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Law, Place, Transforming
from bondgraph.kinetics.constraints import constraints, gives_flow, sources_on
from bondgraph.kinetics.given_sums import transformer_of_sum


@dataclass(frozen=True)
class Open(Element):
    """What stands in a source's place while the flow there is found: it bears nothing."""

    def ports(self) -> tuple[Port, ...]:
        return (Port(),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("", k),), ((FLOW_IN,),), Step.SOURCE) for k in range(sizes[""])]

    def law(self, place: Place) -> Law:
        return Law(lets=tuple((effort, place.xp.number(0)) for effort in place.e()))


@dataclass(frozen=True)
class Prescribed:
    """A source of flow, the transformer behind whose rows it is, and the junction on the way, if there is one.

    At a 0-junction it is one of several whose rows are summed.
    """

    source: Element
    transformer: Transforming
    junction: Junction | None


def prescribed(graph: Graph) -> list[Prescribed]:
    """Sources of flow that hold generalized velocities, wherever they are, in order of their names."""
    found = {each.source.name: each for each in prescribed_elsewhere(graph)}
    for each in constraints(graph):
        assert isinstance(each.transformer, Transforming)
        found.setdefault(each.source.name, Prescribed(each.source, each.transformer, None))
    return [found[name] for name in sorted(found)]


def prescribed_elsewhere(graph: Graph) -> list[Prescribed]:
    """Sources of flow behind rows of transformers that are not at the generalized velocities already.

    Constraints on flows that follow others, as the coordinates' rates follow f, are among them.
    """
    near = {
        c.source.name for c in constraints(graph) if _transformer_behind(graph, graph.junctions[c.junction]) is None
    }
    found = []
    for name, element in sorted(graph.elements.items()):
        if name in near or not gives_flow(graph, element):
            continue
        ((bond, side),) = graph.at[name]
        end = bond.other_end(side)
        other = graph.elements[end.element]
        if isinstance(other, Transforming) and end.port == other.ports()[-1].name:
            found.append(Prescribed(element, other, None))
        elif isinstance(other, Junction) and other.common == "flow" and (between := _transformer_behind(graph, other)):
            found.append(Prescribed(element, between, other))
        elif isinstance(other, Junction) and other.common == "effort" and (given := transformer_of_sum(graph, name)):
            found.append(Prescribed(element, given, other))
    return found


def _transformer_behind(graph: Graph, junction: Junction) -> Transforming | None:
    """The first transformer to whose rows a junction is bonded."""
    return next((transformer for transformer, _ in _behind(graph, junction.name)), None)


def _behind(graph: Graph, junction: str) -> Iterator[tuple[Transforming, tuple[int, ...]]]:
    """The transformers to whose rows a junction is bonded, and for each row the component."""
    for bond, side in graph.at[junction]:
        end = bond.other_end(side)
        element = graph.elements[end.element]
        if isinstance(element, Transforming) and end.port == element.ports()[-1].name:
            yield element, bond.end(side).components


def is_prescribed(graph: Graph, each: Prescribed) -> bool:
    """Whether the transformer gives the flow that the source gives, however strokes are assigned."""
    return all(len(cell.patterns) == 1 for cell in cells(graph, each.transformer.name)) and (
        each.junction is None
        or is_sum(each)
        or bool({k for _, k in sources_on(graph, each.junction)} & {*_rows_at(graph, each)})
    )


def is_sum(each: Prescribed) -> bool:
    """Whether a source gives the sum of flows at a 0-junction, each of which is given without it."""
    return each.junction is not None and each.junction.common == "effort"


def _rows_at(graph: Graph, each: Prescribed) -> list[int]:
    """The components of a junction whose flows are rows of the transformer behind it."""
    assert each.junction is not None
    ends = (bond.end(side) for bond, side in graph.at[each.junction.name] if each.transformer.name in bond.elements)
    return [k for end in ends for k in end.components]


def without_constraints(graph: Graph) -> Graph:
    """The same graph with nothing borne where the sources of its constraints are."""
    open_ones: dict[str, Element] = {each.source.name: Open(each.source.name) for each in prescribed(graph)}

    def changed(end: End) -> End:
        return End(open_ones.get(end.element.name, end.element), end.port, end.components)

    return graph.rewritten([Link(changed(link.left), changed(link.right), link.rightward) for link in graph.links])


def leads_only_there(graph: Graph, each: Prescribed) -> bool:
    """Whether nothing but the source is on its junction, and no formula uses the coordinates there.

    A sum is there for the source alone: without it nothing is borne.
    """
    assert each.junction is not None
    if is_sum(each):
        return True
    own = {each.junction.name, each.source.name, each.transformer.name}
    others = (element for name, element in graph.elements.items() if name not in own)
    used = {name for element in others for text in element.texts() for name in expressions.names(text)}
    return len(graph.at[each.junction.name]) == 2 and not used & {*each.junction.coordinates}


def unused_name(name: str, taken: set[str]) -> str:
    """The name, with as many underscores behind it as make it new; from then on it is taken."""
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def drawn_at_columns(graph: Graph, xp: Algebra) -> Graph:
    """The same system, sources of flow behind a transformer's rows drawn as constraints at its columns.

    Who drives the rate of a coordinate, or the velocity of a point, holds the velocities that it follows. A source on
    what is a part of a larger 1-junction, bonded to it as it is, is drawn there; one behind a ratio, such as a gear, is
    drawn at all velocities of its junction, of which it holds the others by nothing: a ratio alone would give the
    velocity by what the source gives.
    """
    graph = _drawn_at_all(_drawn_at_wholes(graph), xp)
    taken, places = {*graph.elements, *graph.symbols}, Places(graph, xp)
    gone, links = set(), []
    for name, junction in graph.junctions.items():
        sources = sources_on(graph, junction) if junction.common == "flow" else []
        behind = _rows_behind(graph, name) if sources else None
        if behind is None:
            continue
        transformer, rows, held = behind
        M = transformer.modulus(places[transformer.name])
        for source in sorted({source for source, _ in sources}):
            ks = [k for other, k in sources if other == source]
            if set(ks) <= set(rows):
                value = tuple(tuple(xp.text(M[rows.index(k), j]) for j in range(M.shape[1])) for k in ks)
                value, held = _over_all(value, held) if _is_ratio(len(ks), held) else (value, held)
                known = _known(transformer, places, [rows.index(k) for k in ks])
                known = tuple(junction.coordinates[k] for k in ks) if junction.coordinates else known
                across = transformer.like(unused_name(f"{source}_a", taken), value, known)
                links += [Link(End(graph.elements[source]), End(across, port=across.ports()[-1].name), True)]
                links += [Link(End(across, port=across.ports()[0].name), held, True)]
                gone.add(source)
    if not gone:
        return graph
    kept = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
    return graph.changed([*kept, *links])


def _drawn_at_all(graph: Graph, xp: Algebra) -> Graph:
    """The same system, each ratio between a source of flow and some velocities of a junction drawn at all of them."""
    wide, values = dict[str, tuple[Element, End]](), dict(graph.values)
    for name, element in graph.elements.items():
        if not gives_flow(graph, element):
            continue
        ((bond, side),) = graph.at[name]
        end = bond.other_end(side)
        ratio = graph.elements[end.element]
        if not isinstance(ratio, Transforming) or end.port != ratio.ports()[-1].name:
            continue
        if (held := _columns(graph, ratio)) is None or not _is_ratio(bond.size, held):
            continue
        places, rows = Places(graph, xp), range(bond.size)
        M = ratio.modulus(places[ratio.name])
        value, everywhere = _over_all(tuple(tuple(map(xp.text, M[k, :])) for k in rows), held)
        wide[ratio.name] = ratio.like(ratio.name, value, _known(ratio, places, rows)), everywhere
        number = places.symbols.parameters.get(ratio.name)  # of one that is its own parameter
        values |= {} if number is None else {ratio.name: number}
    if not wide:
        return graph

    def changed(end: End, other: End) -> End:
        if end.element.name in wide:
            return replace(end, element=wide[end.element.name][0])
        of = wide.get(other.element.name)
        return of[1] if of is not None and of[1].element == end.element else end

    links = [replace(x, left=changed(x.left, x.right), right=changed(x.right, x.left)) for x in graph.links]
    return graph.changed(links, values)


def _is_ratio(rows: int, held: End) -> bool:
    """Whether a transformer of so many rows may give as many velocities, of a junction that has others."""
    return isinstance(held.element, Junction) and rows == len(held.components) < len(held.element.components)


def _over_all(value: tuple[tuple[str, ...], ...], held: End) -> tuple[tuple[tuple[str, ...], ...], End]:
    """The modulus of a ratio of some velocities of a junction as one of all of them."""
    assert isinstance(held.element, Junction)
    names = held.element.components
    rows = (dict(zip(held.components, row, strict=True)) for row in value)
    return tuple(tuple(row.get(name, "0") for name in names) for row in rows), replace(held, components=names)


def _drawn_at_wholes(graph: Graph) -> Graph:
    """The same system, sources of flow on a part of a larger 1-junction drawn at that: a form seeks generalized
    velocities on one junction, and would take the part for another."""
    at: dict[str, End] = {}
    for name, junction in graph.junctions.items():
        sources = sources_on(graph, junction) if junction.common == "flow" else []
        whole = _parts_of(graph, name) if sources else {}
        for source in {source for source, _ in sources}:
            ((bond, side),) = graph.at[source]
            found = [whole[k] for k in bond.other_end(side).components if k in whole]
            if len(found) == bond.size and len({of for of, _ in found}) == 1:
                at[source] = End(graph.elements[found[0][0]], components=tuple(component for _, component in found))
    if not at:
        return graph

    def changed(link: Link) -> Link:
        if link.left.element.name in at:
            return replace(link, right=at[link.left.element.name])
        return replace(link, left=at[link.right.element.name]) if link.right.element.name in at else link

    return graph.changed([changed(link) for link in graph.links])


def _parts_of(graph: Graph, name: str) -> dict[int, tuple[str, str]]:
    """The components of a 1-junction that are bonded to one with more of them: its name, and its component."""
    size, found = len(graph.junctions[name].components), dict[int, tuple[str, str]]()
    for bond, side in graph.at[name]:
        end = bond.other_end(side)
        other = graph.junctions.get(end.element)
        if other is not None and other.common == "flow" and len(other.components) > size:
            named = ((other.name, other.components[k]) for k in end.components)
            found.update(zip(bond.end(side).components, named, strict=True))
    return found


def _known(transformer: Transforming, places: Places, rows: Sequence[int]) -> tuple[str | None, ...]:
    """The integrals of some rows of a transformer, as far as they are known; nothing where none is."""
    at = places[transformer.name]
    flows, integrals = at.f(transformer.ports()[-1].name), dict(transformer.integrated(at))
    found = tuple(places.xp.text(integrals[flows[k]]) if flows[k] in integrals else None for k in rows)
    return found if any(found) else ()


def _rows_behind(graph: Graph, junction: str) -> tuple[Transforming, tuple[int, ...], End] | None:
    """The first transformer behind a junction with columns at another, its rows there, and where its columns are.

    A single column, of a junction of one component, counts where no other transformer has its columns at this junction:
    beside a geared motor, the velocities that a mechanism is written in stay these.
    """
    written_in = any(_has_columns_at(graph, bond.other_end(side)) for bond, side in graph.at[junction])
    for transformer, rows in _behind(graph, junction):
        columns = _columns(graph, transformer)
        if columns is not None and (not written_in or len(graph.junctions[columns.element.name].components) > 1):
            return transformer, rows, columns
    return None


def _has_columns_at(graph: Graph, end: BondEnd) -> bool:
    """Whether an end is that of a transformer's columns."""
    element = graph.elements[end.element]
    return isinstance(element, Transforming) and end.port != element.ports()[-1].name


def _columns(graph: Graph, transformer: Transforming) -> End | None:
    """The components of a 1-junction at which a transformer's columns are; None where there is none."""
    last = transformer.ports()[-1].name
    bond, side = next((bond, side) for bond, side in graph.at[transformer.name] if bond.end(side).port != last)
    end = bond.other_end(side)
    junction = graph.elements[end.element]
    if not isinstance(junction, Junction) or junction.common != "flow":
        return None
    return End(junction, components=tuple(junction.components[k] for k in end.components))
