"""Constraints beside a kinetic store that stands in a graph already: ports of the store of a form that keeps them."""

from __future__ import annotations

from typing import Any

from bondgraph.assign import assign
from bondgraph.balance import assemble
from bondgraph.constraints import pulled
from bondgraph.element import Element, End, Link
from bondgraph.errors import NotReducible
from bondgraph.far import Far, is_free_of, opened
from bondgraph.form import Form
from bondgraph.graph import Graph, checked
from bondgraph.held import given, points, sources
from bondgraph.integrals import check_integrals
from bondgraph.kinetic_store import Kinetic, carried, rows_of
from bondgraph.kinetics import Held


def kept_by(graph: Graph, store: Kinetic, form: Form, algebra: Any = None) -> Graph:
    """The same system with its kinetic store exchanged for that of a form which keeps its constraints.

    Args:
        graph: a graph with one kinetic store.
        store: that store; constraints it keeps already it keeps on.
        form: the form.
        algebra: sympy by default.

    Raises:
        NotReducible: where a constraint holds anything but the store's velocities.
    """
    if algebra is None:
        from bondgraph.algebra import sympy as algebra
    drawn = pulled(checked(graph), algebra)
    found = sources(drawn)
    free = opened(drawn, found)
    check_integrals(assemble(assign(free), algebra))
    known = given(drawn, [each.source for each in found], algebra)
    k = carried(free, store, algebra)
    held = list(k.held)
    for each in found:
        name = each.source.name
        a = rows_of(free, store, name, algebra)
        if a is None:
            law = f"the constraint '{name}' is not linear in the velocities of the store '{store.name}' alone"
            remedy = "compile the graph that the store was made from, or without a form"
            raise NotReducible(name, law, parties=(name, store.name), remedy=remedy)
        b, positions = zip(*known[name], strict=True)
        held.append(Held(name, a, positions, algebra.column(b)))
    k = k.holding(held)
    values = {name: float(x) for name, x in free.values.items() if isinstance(x, int | float)}
    new = store.carried(k, form.prepared(k, points(k, free.moving, values)))
    return _exchanged(drawn, new, found)


def _exchanged(graph: Graph, store: Element, found: list[Far]) -> Graph:
    """The same graph with another store of that name, and the constraints' sources on ports of it."""
    gone = {store.name}
    for each in found:
        alone = each.junction is None or is_free_of(graph, each)
        gone |= {each.source.name, *([each.transformer.name] if alone else [])}
        gone |= {each.junction.name} if each.junction and alone else set()
    links = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
    arrows = {port.name: port.arrow for port in store.ports()}
    for bond, side in graph.at[store.name]:
        other, port = bond.end("head" if side == "tail" else "tail"), bond.end(side).port
        element = graph.elements[other.element]
        junction = graph.junctions.get(other.element)
        names = tuple(junction.components[k] for k in other.components) if junction else ()
        links.append(Link(End(element, other.port or None, names), End(store, port), arrows[port] == "in"))
    links += [Link(End(each.source), End(store, each.source.name), True) for each in found]
    return graph.rewritten(links)
