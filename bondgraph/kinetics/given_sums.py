"""0-junctions at which a source gives the sum of flows that a mechanism gives one by one, as a rope over two points."""

from __future__ import annotations

from bondgraph.causality.causal_graph import cells
from bondgraph.graph.bond import Bond, opposite
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Transforming


def transformer_of_sum(graph: Graph, source: str) -> Transforming | None:
    """A transformer behind the 0-junction that a source of flow is bonded to, if all other flows there are given.

    Given are rows of transformers, and velocities that are free without the source and that such rows follow; ratios
    may lie between. Where another flow is free the source drives it, and holds nothing.
    """
    ((bond, side),) = graph.at[source]
    name = bond.other_end(side).element
    others = [(other, own) for other, own in graph.at[name] if other is not bond and not _is_read(graph, other, own)]
    if bond.size < len(graph.junctions[name].components) or len(others) < 2:
        return None
    giving = [_giving(graph, other, own) for other, own in others]
    rows = [each for each in giving if isinstance(each, Transforming)]
    free = {each.name for each in giving if isinstance(each, Junction)}
    if None in giving:
        return None
    if not free:
        return rows[0]
    group = _bonded_to(graph, min(free))
    follow = all(group & _upstream(graph, row.name, name) for row in rows)
    if not free <= group or not follow or not all(_is_free(graph, each, name) for each in group):
        return None
    at_group = (_columns_of(graph, other, own) for each in sorted(group) for other, own in graph.at[each])
    return next(filter(None, at_group), None)


def _is_read(graph: Graph, bond: Bond, side: str) -> bool:
    """Whether a sensor is across from a side: it takes no flow."""
    return graph.elements[bond.other_end(side).element].reads == "effort"


def _giving(graph: Graph, bond: Bond, side: str) -> Transforming | Junction | None:
    """What gives the flow of a bond at its far end: a transformer's rows, or else a 1-junction; None for others."""
    end = bond.other_end(side)
    element = graph.elements[end.element]
    if isinstance(element, Transforming):
        if _is_fixed(graph, element.name):
            return element if end.port == element.ports()[-1].name else None
        ((far, near),) = [x for x in graph.at[element.name] if x[0] is not bond]
        return _giving(graph, far, near)
    if not isinstance(element, Junction) or element.common != "flow":
        return None
    own = [(x, near) for x, near in graph.at[element.name] if x is not bond]
    rows = [(row, x.end(near).components) for x, near in own if (row := _row_of(graph, x, near))]
    if {k for _, ks in rows for k in ks} >= set(end.components):
        return next(row for row, ks in rows if {*ks} & {*end.components})
    return element if not rows else None


def _bonded_to(graph: Graph, junction: str) -> set[str]:
    """A 1-junction and those bonded to it, directly or over others: the parts that it has, and is of."""
    found, left = set[str](), [junction]
    while left:
        here = left.pop()
        if here not in found:
            found.add(here)
            across = (bond.other_end(side).element for bond, side in graph.at[here])
            left += [other for other in across if graph.elements[other].common == "flow"]
    return found


def _is_free(graph: Graph, junction: str, beside: str) -> bool:
    """Whether neither a transformer nor another 0-junction than one beside it may give a 1-junction's flows."""
    return not any(
        _row_of(graph, bond, side) or (other.common == "effort" and other.name != beside)
        for bond, side in graph.at[junction]
        for other in [graph.elements[bond.other_end(side).element]]
    )


def _upstream(graph: Graph, name: str, without: str) -> set[str]:
    """What the rows of a transformer may follow, not through one of the junctions: from rows to columns."""
    found, left = {without}, [name]
    while left:
        here = left.pop()
        if here in found:
            continue
        found.add(here)
        for bond, side in graph.at[here]:
            if not _row_of(graph, bond, opposite(side)) and not _columns_of(graph, bond, side):
                left.append(bond.other_end(side).element)
    return found - {without}


def _row_of(graph: Graph, bond: Bond, side: str) -> Transforming | None:
    """The transformer whose rows give the flow of a bond, across from a side."""
    found = _fixed_across(graph, bond, side)
    return found if found and bond.other_end(side).port == found.ports()[-1].name else None


def _columns_of(graph: Graph, bond: Bond, side: str) -> Transforming | None:
    """The transformer whose rows follow the flow of a bond, across from a side."""
    found = _fixed_across(graph, bond, side)
    return found if found and bond.other_end(side).port != found.ports()[-1].name else None


def _fixed_across(graph: Graph, bond: Bond, side: str) -> Transforming | None:
    element = graph.elements[bond.other_end(side).element]
    return element if isinstance(element, Transforming) and _is_fixed(graph, element.name) else None


def _is_fixed(graph: Graph, transformer: str) -> bool:
    """Whether its rows follow its columns however strokes are assigned."""
    return all(len(cell.patterns) == 1 for cell in cells(graph, transformer))
