"""Constraints that a form keeps: their sources taken off, the velocities as they are, and what each source holds read.

Where other forms change the velocities, so that a source drives some of them, these leave them and give the source's
effort, the multiplier lambda in A f_dot + D f = e + a^T lambda, by an equation of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.assign import assign
from bondgraph.equations.balance import assemble
from bondgraph.equations.checks import check_integrals
from bondgraph.equations.random_states import RandomPoints
from bondgraph.errors import NotReducible
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph, checked
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.graph_with_store import with_store
from bondgraph.kinetics.kinetics import KeptConstraint, port_of
from bondgraph.kinetics.kinetics_at_store import AtStore, Kinetic
from bondgraph.kinetics.prescribed import (
    Prescribed,
    drawn_at_columns,
    is_sum,
    leads_only_there,
    prescribed,
    without_constraints,
)
from bondgraph.kinetics.pull_back import Unconstrained, given, points


def keeping(free: Unconstrained, form: Form) -> Graph:
    """The same system with one kinetic store that keeps its constraints: their sources are on ports of the store.

    Args:
        free: the mechanism without its constraints.
        form: the form, prepared for it; it finds the constraints in `Kinetics.kept`.
    """
    kept = [one.source for one in free.pulled]
    return with_store(free.mechanism, free.k, form, kept, free.gone)


def kept_by(graph: Graph, store: Kinetic, form: Form, xp: Algebra, at_random: RandomPoints) -> Graph:
    """The same system with its kinetic store exchanged for that of a form which keeps its constraints.

    Args:
        graph: a graph with one kinetic store.
        store: that store; constraints it keeps already it keeps on.
        form: the form.
        xp: the algebra.
        at_random: the points of the compile.

    Raises:
        NotReducible: where a constraint holds anything but the store's velocities.
    """
    drawn = drawn_at_columns(checked(graph), xp)
    found = prescribed(drawn)
    free = without_constraints(drawn)
    balance = assemble(assign(free), xp)
    check_integrals(balance, at_random)
    known = given(drawn, [each.source for each in found], xp)
    at = AtStore(balance, store)
    k = at.kinetics
    constraints = list(k.kept)
    for each in found:
        name = each.source.name
        a = at.rows(name)
        if a is None:
            law = f"the constraint '{name}' is not linear in the velocities of the store '{store.name}' alone"
            remedy = "compile the graph that the store was made from, or without a form"
            raise NotReducible(name, law, parties=(name, store.name), remedy=remedy)
        b, positions = zip(*known[name], strict=True)
        constraints.append(KeptConstraint(name, a, positions, xp.column(b)))
    k = k.keeping(constraints)
    values = {name: float(x) for name, x in free.values.items() if isinstance(x, int | float)}
    new = store.carried(k, form.prepared(k, points(k, free.moving, values)))
    return exchanged(drawn, new, found)


def exchanged(graph: Graph, store: Element, found: Sequence[Prescribed] = ()) -> Graph:
    """The same graph with another store of that name, and the sources of constraints on ports of it."""
    gone = {store.name}
    for each in found:
        alone = each.junction is None or leads_only_there(graph, each)
        gone |= {each.source.name, *([each.transformer.name] if alone and not is_sum(each) else [])}
        gone |= {each.junction.name} if each.junction and alone else set()
    links = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
    arrows = {port.name: port.arrow for port in store.ports()}
    for bond, side in graph.at[store.name]:
        other, port = bond.other_end(side), bond.end(side).port
        element = graph.elements[other.element]
        junction = graph.junctions.get(other.element)
        names = tuple(junction.components[k] for k in other.components) if junction else ()
        links.append(Link(End(element, other.port or None, names), End(store, port), arrows[port] == "in"))
    links += [Link(End(each.source), End(store, port_of(each.source.name)), True) for each in found]
    return graph.rewritten(links)
