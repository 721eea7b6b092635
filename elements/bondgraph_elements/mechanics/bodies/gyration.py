"""C and D of bodies and particles, [004] (61) and (62)."""

from __future__ import annotations

from typing import Any, NamedTuple

from bondgraph.algebra.protocol import Algebra
from bondgraph.graph.graph import Graph
from bondgraph.program.calls import explained


class Gyration(NamedTuple):
    """C and D of shape (S, S): p_dot = e + C f (61), and A f_dot + D f = e (14), (62)."""

    C: Any
    D: Any


@explained
def gyration(graph: Graph, algebra: Algebra | None = None) -> Gyration:
    """C = sum of d/dt(dv/df) . M . (dv/df^T) (61) and D = C^T + sum of (d omega/df) . (omega x dh/df^T) (62).

    The derivatives are those of vectors in the inertial frame. Neither matrix is unique: a matrix that vanishes on f
    may be added to each. This D is that of (56), and what `bondgraph.kinetics(graph).D` holds; [004] (59) lacks a skew
    part of it.

    Args:
        graph: a graph with inertias behind partial velocities.
        algebra: sympy by default.

    Raises:
        NotReducible: as `bondgraph.reduce`.
    """
    from bondgraph.kinetics.cancellation_of_dots import bodies, dotted, gyrates
    from bondgraph.kinetics.from_graph import mechanism
    from bondgraph.kinetics.inertia import tidied

    m = mechanism(graph, algebra)
    k, xp = m.kinetics, m.xp
    C = turned = xp.zeros(len(k.f), len(k.f))
    for body in bodies(m):
        C = C + dotted(k, body).T @ body.M @ body.T
        if gyrates(k, body):
            turned = turned + body.T.T @ xp.skew(body.v) @ body.M @ body.T
    return Gyration(tidied(xp, C), tidied(xp, C.T + turned))
