"""A gyrator matrix D that an author gives, in the place of the one that was derived: [004] 3.4."""

from __future__ import annotations

from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.random_points import sampled
from bondgraph.errors import StructureError
from bondgraph.graph.chain import End, Link
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.from_graph import kinetics_of
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import Kinetic, along, kinetic_store
from bondgraph.program.tolerances import IDENTITY


def with_gyrator(graph: Graph, D: Any, xp: Algebra) -> Graph:
    """The graph, its kinetic store with a given D in place of the effort at the C-port that it had.

    Args:
        graph: with a kinetic store that was made of inertias.
        D: of shape (S, S), by formulas.
        xp: the algebra.

    Raises:
        SizeMismatch: for a matrix of another shape.
        StructureError: where D + D^T is not A_dot (17), or D f not that of the mechanism, at a random state.
    """
    store = kinetic_store(graph)
    assert store is not None, "a reduced graph has a kinetic store"
    other = store.having(D)

    def changed(end: End) -> End:
        return End(other, end.port, end.components) if end.element.name == store.name else end

    made = graph.rewritten([Link(changed(link.left), changed(link.right), link.rightward) for link in graph.links])
    _check(store, kinetics_of(graph, xp), kinetics_of(made, xp).D)
    return made


def _check(store: Kinetic, k: Kinetics, D: Any) -> None:
    """Compare row by row, each beside the terms in it: rows have units of their own."""
    import numpy as np

    flows = (k.xp.name(x) for x in (*k.f, *k.q))
    A_dot = along(k, k.A)
    at = sampled(k.xp, k.A_uu, (D, A_dot, k.Df), flows, {})
    laws = (
        ("D + D^T is not A_dot (17)", (D, D.T, -A_dot)),
        ("D f is not that of the inertias (14)", (D @ k.f, -k.Df)),
    )
    for law, parts in laws:
        left = np.abs(sum(at.each(parts)))
        for i in range(len(k.f)):
            rows = (k.xp.matrix([[part[i, j] for j in range(part.shape[1])]]) for part in parts)
            terms = np.maximum.reduce([at.sizes(row) for row in rows])
            for residual, size in zip(left[:, i].max(axis=1), terms, strict=True):
                if not residual <= IDENTITY * (size or 1.0):
                    remedy = "add to the D of bondgraph.kinetics(graph) only what is skew and vanishes on f"
                    error = StructureError(store.name, f"{law} in row {i + 1}", parties=(store.name,), remedy=remedy)
                    raise error.measured(residual, size)
