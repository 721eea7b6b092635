"""Lagrange's equations with multipliers, index 1 -- [001] (55), (59); Baumgarte's terms as in [003] (9).

    A f_dot + D f = e + a^T lambda,  a f_dot + a_dot f = b_dot

[001] writes A for a, M for A and c = -a_dot f for what the constraints ask of the accelerations.
"""

from __future__ import annotations

from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.redundant import independent


@keeps_constraints(prepare=independent)
def lagrange_multipliers(k: Kinetics, zeta: float = 1.0, beta: float = 0.0) -> Law:
    """All of f are states. Constraints hold for the accelerations: what they are violated by stays, or grows.

    Options:
        zeta, beta: Baumgarte's damping ratio and rate, in 1/s; violations then decay. None by default.
    """
    residual = k.A @ k.f_dot - k.e
    return Law(
        states=k.take(k.f, k.u),
        unknowns=(*k.take(k.e, k.c), *k.reactions),
        rows=(*(residual - k.a.T @ k.reactions), *k.stabilised(zeta, beta)),
        energy=k.T_star,
        invariants=k.invariants,
    )
