"""A mechanism's graph with one kinetic store in place of its inertias."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from bondgraph.algebra import expressions
from bondgraph.algebra.formula import Formula
from bondgraph.errors import NotReducible
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import Element
from bondgraph.graph.event import names_in
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Impressed, Inertial, Law
from bondgraph.graph.prune import pruned
from bondgraph.kinetics.inertia import tidied
from bondgraph.kinetics.kinetics import Kinetics, port_of
from bondgraph.kinetics.mass_matrix import Mechanism


def with_store(
    m: Mechanism,
    k: Kinetics,
    form: Callable[[Kinetics], Law] | None,
    sources: Sequence[Element] = (),
    gone: Collection[str] = (),
) -> Graph:
    """The mechanism's graph with one kinetic store in place of its inertias, and sources on ports of it.

    Args:
        m: the mechanism.
        k: its kinetics.
        form: what the store is for.
        sources: of the constraints it keeps.
        gone: junctions that nothing is left of.
    """
    first = m.source.elements[m.inertias[0].name]
    assert isinstance(first, Inertial)
    store: Element = first.carried(k, form)
    moved = _moved_sources(m)
    gone = {*gone, *(i.name for i in m.inertias), *moved, *(source.name for source in sources)}
    links = [x for x in m.source.links if not {x.left.element.name, x.right.element.name} & gone]
    f = End(m.source.elements[m.junction])
    links = pruned(m.source.links, links, m.junction)
    links += [Link(End(source), f, True) for source in moved.values()]
    own = store.ports()[:2]
    links += [Link(f, End(store, port.name), port.arrow == "in") for port in own]
    links += [Link(End(source), End(store, port_of(source.name)), True) for source in sources]
    return _with_defaults(m, links)


def _with_defaults(m: Mechanism, links: list[Link]) -> Graph:
    """The new graph, with the defaults of what it and its events still read, also of elements that are gone."""
    graph = m.source.rewritten(links, {})
    used = {n for e in graph.elements.values() for text in e.texts() for n in expressions.names(text)}
    used |= set(graph.elements)
    given = {k: v for k, v in m.source.values.items() if k in names_in(graph.events)}
    given |= {k: v for k, v in m.balance.parameters.items() if v is not None and k in used}
    return graph.rewritten(links, {k: v for k, v in given.items() if not _gives(graph, k)})


def _moved_sources(m: Mechanism) -> dict[str, Element]:
    """Sources of effort on velocities that follow f, given by formulas without flows: their efforts at f (53).

    Formulas name coordinates and signals; a source whose signal depends on other states stays where it is.
    """
    xp, symbols = m.xp, m.places.symbols
    unnamed = {*map(xp.name, m.balance.states)} - symbols.coordinates - symbols.signals
    unnamed |= {*m.balance.inputs, *symbols.flows}
    found: dict[str, Element] = {}
    for bond in m.source.bonds:
        element = m.source.elements[bond.tail.element]
        if not isinstance(element, Impressed) or bond.head.element == m.junction:
            continue
        at = m.places[element.name]
        try:
            T = m.linear(at.f(), element.name)
        except NotReducible:
            continue
        if all(xp.is_zero(x) for x in T):
            continue
        efforts = tidied(xp, T.T @ m.values.column(at.e()))
        if not {xp.name(s) for s in xp.free(efforts)} & unnamed:
            found[element.name] = element.moved(tuple(Formula(xp, x) for x in efforts))
    return found


def _gives(graph: Graph, name: str) -> bool:
    """Whether an element of that name gives its parameter's default itself."""
    element = graph.elements.get(name)
    texts = () if element is None else element.texts()
    return any(not expressions.names(text) and str(text).replace(".", "").isdigit() for text in texts)
