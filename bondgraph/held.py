"""Constraints that a form keeps: their sources taken off, the velocities as they are, and what each source holds read.

Where other forms change the velocities, so that a source drives some of them, these leave them and give the source's
effort, the multiplier lambda in A f_dot + D f = e + a^T lambda, by an equation of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bondgraph.constraints import constraints, pulled
from bondgraph.element import Element
from bondgraph.far import Far, far, holding, is_free_of, opened
from bondgraph.form import Form
from bondgraph.graph import Graph, checked
from bondgraph.kinetics import Held, Kinetics
from bondgraph.law import Transforming
from bondgraph.mechanism import Mechanism
from bondgraph.place import At, Symbols
from bondgraph.reduce import with_store
from bondgraph.relax import relax
from bondgraph.sampling import Sampling, sampled


def keeping(graph: Graph, form: Form, algebra: Any = None) -> Graph:
    """The same system with one kinetic store that keeps its constraints: their sources are on ports of the store.

    Args:
        graph: a graph with inertias behind partial velocities.
        form: the form; it finds the constraints in `Kinetics.held`.
        algebra: sympy by default.

    Raises:
        NotReducible: where the generalized velocities do not lie on one junction.
    """
    if algebra is None:
        from bondgraph.algebra import sympy as algebra
    drawn = pulled(checked(graph), algebra)
    found = _sources(drawn)
    integrals = positions(drawn, [each.source for each in found], algebra)
    mechanism = Mechanism(opened(drawn, found), algebra)
    held, sources = [], []
    for each in found:
        name = each.source.name
        a = mechanism.linear(mechanism.places[name].f(), name)
        rows = holding(algebra, mechanism.source, a, each)
        if rows:
            sources.append(each.source if len(rows) == a.shape[0] else each.source.part(rows))  # type: ignore[attr-defined]
            a = algebra.matrix([[algebra.tidy(a[i, j]) for j in range(a.shape[1])] for i in rows])
            held.append(Held(name, a, tuple(integrals[name][i] for i in rows)))
    gone = {each.source.name for each in found}
    gone |= {each.junction.name for each in found if each.junction and is_free_of(drawn, each)}
    k = replace(mechanism.kinetics, held=tuple(held))
    return with_store(mechanism, k, form.prepared(k, _points(mechanism, k)), sources, gone)


def _points(mechanism: Mechanism, k: Kinetics) -> Sampling:
    given = {name: value for name, value in mechanism.balance.parameters.items() if value is not None}
    return sampled(k.xp, k.A, [k.a, k.Q], mechanism.source.moving, given)


def _sources(graph: Graph) -> list[Far]:
    """Sources of flow that hold generalized velocities, wherever they are."""
    near = []
    for each in constraints(graph):
        assert isinstance(each.transformer, Transforming)
        near.append(Far(each.source, each.transformer, None))
    return sorted([*near, *far(graph)], key=lambda each: each.source.name)


def positions(graph: Graph, sources: Sequence[Element], xp: Any) -> dict[str, tuple[Any, ...]]:
    """For each component of a source what is left of the position it gives: None where none is known."""
    causal, symbols = relax(graph), Symbols(graph, xp)
    known: dict[Any, Any] = {}
    for element in graph.elements.values():
        if isinstance(element, Transforming):
            known |= dict(element.law(At(causal, xp, symbols, element)).integrals)
    for name, owner, index in graph.coordinates():
        known.setdefault(symbols.common(owner, index), xp.symbol(name))
    found = {}
    for source in sources:
        at = At(causal, xp, symbols, source)
        given = dict(source.law(at).integrals)
        both = ((known.get(flow), given.get(flow)) for flow in at.f())
        found[source.name] = tuple(None if x is None or y is None else x - y for x, y in both)
    return found
