"""Strokes the author has put, and a form that puts strokes of its own: they agree, or both are named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bondgraph.causality.assign import assign
from bondgraph.causality.author import author_strokes, receiver_of
from bondgraph.causality.causal_graph import CausalGraph, Key, label
from bondgraph.errors import CausalConflict, NotReducible
from bondgraph.forms._kane_embedded import KEEPING
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Law
from bondgraph.kinetics.change_of_velocities import TooMany
from bondgraph.kinetics.form import Form as Keeping
from bondgraph.kinetics.from_graph import Kinetic, carried
from bondgraph.kinetics.keep_constraints import keeping, kept_by, relaxed
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.mechanism import Mechanism
from bondgraph.kinetics.reduce import reduce

Form = Callable[[Kinetics], Law]


def formed(model: Graph | CausalGraph, form: Form, algebra: Any = None) -> Graph | CausalGraph:
    """The same system with one kinetic store of a form: its inertias reduced, or the store it has exchanged.

    Args:
        model: a graph, or one with strokes; of these the ones the author has put stay.
        form: the form.
        algebra: sympy by default.

    Raises:
        NotReducible: where the form does not apply, or there is no mechanism.
        CausalConflict: where the form puts a stroke elsewhere than the author, naming the form and the bond.
    """
    graph = checked(model.graph if isinstance(model, CausalGraph) else model)
    stores = [element for element in graph.elements.values() if isinstance(element, Kinetic)]
    try:
        made = _made(graph, stores, form, algebra)
    except TooMany:
        if form not in KEEPING:
            raise
        form = KEEPING[form]
        made = keeping(graph, form, algebra)
    if not isinstance(model, CausalGraph) or not author_strokes(model):
        return made
    if stores:
        return _agreed(model, made, form, None)
    mechanism = relaxed(graph, algebra).mechanism if isinstance(form, Keeping) else Mechanism(graph, algebra)
    return _agreed(model, made, form, mechanism.causal)


def _made(graph: Graph, stores: Sequence[Kinetic], form: Form, algebra: Any) -> Graph:
    """The graph with the store of a form; the author's strokes are not looked at.

    Raises:
        NotReducible: where a form is to take over a store that keeps constraints, and keeps none.
    """
    if len(stores) != 1 or not callable(form):
        return keeping(graph, form, algebra) if isinstance(form, Keeping) else reduce(graph, form, algebra)
    (store,) = stores
    if isinstance(form, Keeping):
        return kept_by(graph, store, form, algebra)
    k = carried(graph, store, algebra)
    if k.held:
        names, called = [each.name for each in k.held], getattr(form, "__name__", repr(form))
        law = f"the store keeps the constraints {', '.join(names)} itself, and {called} keeps none"
        remedy = "compile the graph that the store was made from, or in a form that keeps constraints: volterra"
        raise NotReducible(store.name, law, parties=names, remedy=remedy)
    return _exchanged(graph, store.carried(k, form))


def _exchanged(graph: Graph, store: Element) -> Graph:
    """The same graph with another kinetic store in place of the one of that name."""
    links = [x for x in graph.links if store.name not in (x.left.element.name, x.right.element.name)]
    arrows = {port.name: port.arrow for port in store.ports()}
    for bond, side in graph.at[store.name]:
        other, port = bond.other_end(side), bond.end(side).port
        element = graph.elements[other.element]
        names = tuple(graph.junctions[other.element].components[k] for k in other.components)
        links.append(Link(End(element, other.port or None, names), End(store, port), arrows[port] == "in"))
    return graph.rewritten(links)


def _agreed(author: CausalGraph, made: Graph, form: Form, read: CausalGraph | None) -> CausalGraph:
    """The strokes of a graph of some form, the author's among them.

    Args:
        read: the strokes by which inertias were carried away, for bonds that are no longer there.
    """
    plain = assign(made)
    kept: dict[str, str] = {}
    for key, receiver in author_strokes(author).items():
        bond = author.graph.bond(key[0])
        there = any(other.elements == bond.elements and other.name == bond.name for other in made.bonds)
        at_store = there and any(isinstance(made.elements[end], Kinetic) for end in bond.elements)
        if there and not at_store:
            kept[label(made, key)] = receiver
            continue
        chosen = plain if there else read
        if chosen is not None and key in chosen.strokes and receiver_of(chosen, key) != receiver:
            raise _against(author.graph, key, receiver_of(chosen, key), receiver, form)
    return assign(made, strokes=kept)


def _against(graph: Graph, key: Key, formal: str, author: str, form: Form) -> CausalConflict:
    form_name, bond = getattr(form, "__name__", repr(form)), label(graph, key)
    return CausalConflict(
        f"bond '{bond}'",
        f"the form {form_name} lets '{formal}' receive the effort, the author has put the stroke at '{author}'",
        parties=(form_name, bond),
        remedy=f"Take off the stroke put on '{bond}', or compile without a form, or with one that puts it there",
    )
