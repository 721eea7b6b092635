"""Lagrange's equations with multipliers, index 1 -- [001] (55), (59).

    A f_dot + D f = e + a^T lambda,  a f_dot + a_dot f = b_dot

[001] writes A for a, M for A and c = -a_dot f for what the constraints ask of the accelerations.
"""

from __future__ import annotations

from bondgraph.kinetics import Kinetics, keeps_constraints
from bondgraph.law import Law


@keeps_constraints
def lagrange_multipliers(k: Kinetics) -> Law:
    """All of f are states. The constraints hold at the level of accelerations, so that errors in them stay or grow."""
    A_f_dot = k.A @ k.f_dot
    return Law(
        states=k.take(k.f, k.u),
        unknowns=(*k.take(k.e, k.c), *k.reactions),
        rows=(*(A_f_dot - k.e - k.a.T @ k.reactions), *k.slip_dot),
        energy=k.T_star,
        invariants=k.invariants,
    )
