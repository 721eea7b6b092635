"""Constraints that a form keeps: their sources taken off, the velocities as they are, and what each source holds read.

Where other forms change the velocities, so that a source drives some of them, these leave them and give the source's
effort, the multiplier lambda in A f_dot + D f = e + a^T lambda, by an equation of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.causality.assign import assign
from bondgraph.causality.relax import relax
from bondgraph.equations.balance import assemble
from bondgraph.equations.checks import check_integrals
from bondgraph.equations.context import At, Symbols
from bondgraph.equations.random_points import Sampling, sampled
from bondgraph.errors import NotReducible
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Transforming
from bondgraph.kinetics.constraints import constraints
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.from_graph import Kinetic, carried, rows_of
from bondgraph.kinetics.kinetics import Held, Kinetics
from bondgraph.kinetics.mechanism import Mechanism
from bondgraph.kinetics.pull_back import Far, far, holding, is_free_of, opened, pulled
from bondgraph.kinetics.with_store import with_store


@dataclass(frozen=True)
class Relaxed:
    """A mechanism with its constraints taken off, [004] 2.1.

    Args:
        mechanism: as it moves without them.
        k: its kinetics, with what each constraint holds.
        sources: of the constraints.
        gone: names of junctions that nothing is left of.
    """

    mechanism: Mechanism
    k: Kinetics
    sources: tuple[Element, ...]
    gone: frozenset[str]

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


def relaxed(graph: Graph, algebra: Any = None) -> Relaxed:
    """The mechanism in a graph without its constraints.

    Args:
        graph: a graph with inertias behind partial velocities.
        algebra: sympy by default.

    Raises:
        NotReducible: where the generalized velocities do not lie on one junction.
    """
    if algebra is None:
        from bondgraph.algebra import sympy as algebra
    drawn = pulled(checked(graph), algebra)
    found = sources(drawn)
    known = given(drawn, [each.source for each in found], algebra)
    mechanism = Mechanism(opened(drawn, found), algebra)
    check_integrals(mechanism.balance)
    held, kept = [], []
    for each in found:
        name = each.source.name
        a = mechanism.linear(mechanism.places[name].f(), name)
        rows = holding(algebra, mechanism.source, a, each)
        if rows:
            kept.append(each.source if len(rows) == a.shape[0] else each.source.part(rows))  # type: ignore[attr-defined]
            a = algebra.matrix([[algebra.tidy(a[i, j]) for j in range(a.shape[1])] for i in rows])
            b, positions = zip(*(known[name][i] for i in rows), strict=True)
            held.append(Held(name, a, positions, algebra.column(b)))
    gone = {each.source.name for each in found}
    gone |= {each.junction.name for each in found if each.junction and is_free_of(drawn, each)}
    return Relaxed(mechanism, mechanism.kinetics.holding(held), tuple(kept), frozenset(gone))


def keeping(graph: Graph, form: Form, algebra: Any = None) -> Graph:
    """The same system with one kinetic store that keeps its constraints: their sources are on ports of the store.

    Args:
        graph: a graph with inertias behind partial velocities.
        form: the form; it finds the constraints in `Kinetics.held`.
        algebra: sympy by default.

    Raises:
        NotReducible: where the generalized velocities do not lie on one junction.
    """
    free = relaxed(graph, algebra)
    return with_store(free.mechanism, free.k, form.prepared(free.k, free.points({})), free.sources, free.gone)


def sources(graph: Graph) -> list[Far]:
    """Sources of flow that hold generalized velocities, wherever they are."""
    found = {each.source.name: each for each in far(graph)}
    for each in constraints(graph):
        assert isinstance(each.transformer, Transforming)
        found.setdefault(each.source.name, Far(each.source, each.transformer, None))
    return [found[name] for name in sorted(found)]


def given(graph: Graph, drawn: Sequence[Element], xp: Any) -> dict[str, list[tuple[Any, Any]]]:
    """For each component of a source its flow, and what is left of the position it gives: None where none is known."""
    causal, symbols = relax(graph), Symbols(graph, xp)
    known: dict[Any, Any] = {}
    for element in graph.elements.values():
        if isinstance(element, Transforming):
            known |= dict(element.law(At(causal, xp, symbols, element)).integrals)
    for name, owner, index in graph.coordinates():
        known.setdefault(symbols.common(owner, index), xp.symbol(name))
    found = {}
    for source in drawn:
        at = At(causal, xp, symbols, source)
        law = source.law(at)
        flows, integrals = dict(law.lets), dict(law.integrals)
        both = ((known.get(flow), integrals.get(flow)) for flow in at.f())
        positions = [None if x is None or y is None else x - y for x, y in both]
        found[source.name] = list(zip((flows.get(flow, flow) for flow in at.f()), positions, strict=True))
    return found


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
        other, port = bond.other_end(side), bond.end(side).port
        element = graph.elements[other.element]
        junction = graph.junctions.get(other.element)
        names = tuple(junction.components[k] for k in other.components) if junction else ()
        links.append(Link(End(element, other.port or None, names), End(store, port), arrows[port] == "in"))
    links += [Link(End(each.source), End(store, each.source.name), True) for each in found]
    return graph.rewritten(links)
