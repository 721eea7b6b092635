"""Constraints that a form keeps: their sources taken off, the velocities as they are, and what each source holds read.

Where other forms change the velocities, so that a source drives some of them, these leave them and give the source's
effort, the multiplier lambda in A f_dot + D f = e + a^T lambda, by an equation of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.causality.assign import assign
from bondgraph.equations.balance import assemble
from bondgraph.equations.checks import check_integrals
from bondgraph.equations.context import Places
from bondgraph.equations.random_points import Sampling, sampled
from bondgraph.errors import NotReducible
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Transforming
from bondgraph.kinetics.at_store import AtStore, Kinetic
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.kinetics import Held, Kinetics
from bondgraph.kinetics.mechanism import Mechanism
from bondgraph.kinetics.pull_back import Apart, Far, apart, is_free_of, pulled, sources, without_constraints
from bondgraph.kinetics.with_store import with_store


@dataclass(frozen=True)
class Unconstrained:
    """A mechanism with its constraints taken off, [004] 2.1.

    Args:
        apart: as it moves without them.
        k: its kinetics, with what each constraint holds.
    """

    apart: Apart
    k: Kinetics

    @property
    def mechanism(self) -> Mechanism:
        return self.apart.mechanism

    def points(self, values: Mapping[str, float]) -> Sampling:
        """Random points of it.

        Args:
            values: of parameters, by name; others are at their defaults, or random.
        """
        given = {name: value for name, value in self.mechanism.balance.parameters.items() if value is not None}
        known = {name: value for name, value in values.items() if name in self.mechanism.balance.parameters}
        return points(self.k, self.mechanism.source.moving, {**given, **known})


def points(k: Kinetics, moving: Iterable[str], given: Mapping[str, float]) -> Sampling:
    """Random points of kinetics with constraints.

    Args:
        k: the kinetics.
        moving: names of what may be negative.
        given: values that are not drawn, by name.
    """
    a_u = k.xp.matrix([[k.a[i, j] for j in k.u] for i in range(k.a.shape[0])]) if k.held and k.u else None
    firm = k.A_uu if a_u is None else k.A_uu + a_u.T @ a_u  # what has no mass may be held by a constraint
    return sampled(k.xp, firm, [k.A, k.f, k.e, k.Q, k.a], moving, given)


def unconstrained(graph: Graph, xp: Any) -> Unconstrained:
    """The mechanism in a graph without its constraints, and what each of them holds.

    Args:
        graph: a graph with inertias behind partial velocities.
        xp: the algebra.

    Raises:
        NotReducible: where the generalized velocities do not lie on one junction.
    """
    drawn = pulled(checked(graph), xp)
    return taken_off(apart(drawn, assign(without_constraints(drawn)), xp))


def taken_off(found: Apart) -> Unconstrained:
    """The same, with the constraints' flows and positions."""
    check_integrals(found.mechanism.balance)
    xp = found.mechanism.xp
    known = given(found.drawn, [each.source for each in sources(found.drawn)], xp)
    held = []
    for one in found.held:
        b, positions = zip(*(known[one.each.source.name][i] for i in one.rows), strict=True)
        held.append(Held(one.each.source.name, one.a, positions, xp.column(b)))
    return Unconstrained(found, found.mechanism.kinetics.holding(held))


def keeping(free: Unconstrained, form: Form) -> Graph:
    """The same system with one kinetic store that keeps its constraints: their sources are on ports of the store.

    Args:
        free: the mechanism without its constraints.
        form: the form; it finds the constraints in `Kinetics.held`.
    """
    kept = [one.source for one in free.apart.held]
    return with_store(free.mechanism, free.k, form.prepared(free.k, free.points({})), kept, free.apart.gone)


def given(graph: Graph, drawn: Sequence[Element], xp: Any) -> dict[str, list[tuple[Any, Any]]]:
    """For each component of a source its flow, and what is left of the position it gives: None where none is known."""
    places = Places(graph, xp)
    known: dict[Any, Any] = {}
    for element in graph.elements.values():
        if isinstance(element, Transforming):
            known |= dict(element.integrated(places[element.name]))
    for name, owner, index in graph.coordinates():
        known.setdefault(places.symbols.common(owner, index), xp.symbol(name))
    found = {}
    for source in drawn:
        at = places[source.name]
        law = source.law(at)
        flows, integrals = dict(law.lets), dict(law.integrals)
        both = ((known.get(flow), integrals.get(flow)) for flow in at.f())
        positions = [None if x is None or y is None else x - y for x, y in both]
        found[source.name] = list(zip((flows.get(flow, flow) for flow in at.f()), positions, strict=True))
    return found


def kept_by(graph: Graph, store: Kinetic, form: Form, algebra: Any) -> Graph:
    """The same system with its kinetic store exchanged for that of a form which keeps its constraints.

    Args:
        graph: a graph with one kinetic store.
        store: that store; constraints it keeps already it keeps on.
        form: the form.
        algebra: the algebra.

    Raises:
        NotReducible: where a constraint holds anything but the store's velocities.
    """
    xp = algebra
    drawn = pulled(checked(graph), xp)
    found = sources(drawn)
    free = without_constraints(drawn)
    balance = assemble(assign(free), xp)
    check_integrals(balance)
    known = given(drawn, [each.source for each in found], xp)
    at = AtStore(balance, store)
    k = at.kinetics
    held = list(k.held)
    for each in found:
        name = each.source.name
        a = at.rows(name)
        if a is None:
            law = f"the constraint '{name}' is not linear in the velocities of the store '{store.name}' alone"
            remedy = "compile the graph that the store was made from, or without a form"
            raise NotReducible(name, law, parties=(name, store.name), remedy=remedy)
        b, positions = zip(*known[name], strict=True)
        held.append(Held(name, a, positions, xp.column(b)))
    k = k.holding(held)
    values = {name: float(x) for name, x in free.values.items() if isinstance(x, int | float)}
    new = store.carried(k, form.prepared(k, points(k, free.moving, values)))
    return exchanged(drawn, new, found)


def exchanged(graph: Graph, store: Element, found: Sequence[Far] = ()) -> Graph:
    """The same graph with another store of that name, and the sources of constraints on ports of it."""
    gone = {store.name}
    for each in found:
        alone = each.junction is None or is_free_of(graph, each)
        gone |= {each.source.name, *([each.transformer.name] if alone else [])}
        gone |= {each.junction.name} if each.junction and alone else set()
    links = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
    arrows = {port.name: port.arrow for port in store.ports()}
    for bond, side in graph.at[store.name]:
        other, port = bond.other_end(side), bond.end(side).port
        element = graph.elements[other.element]
        junction = graph.junctions.get(other.element)
        names = tuple(junction.components[k] for k in other.components) if junction else ()
        links.append(Link(End(element, other.port or None, names), End(store, port), arrows[port] == "in"))
    links += [Link(End(each.source), End(store, each.source.name), True) for each in found]
    return graph.rewritten(links)
