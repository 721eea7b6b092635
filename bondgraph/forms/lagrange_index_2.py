"""Lagrange's equations with multipliers, index 2 -- [001] (55) with the constraints on velocities.

A f_dot + D f = e + a^T lambda,  0 = a f - b
"""

from __future__ import annotations

from bondgraph.graph.law import Law, Multiplier
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.redundant import independent


@keeps_constraints(prepare=independent)
def lagrange_index_2(k: Kinetics) -> Law:
    """A differential-algebraic system: lambda has no equation of its own, the constraints hold velocities exactly.

    Positions that constraints keep drift by the error of integration.
    """
    multipliers = k.marked("lambda")
    accelerations = k.marked("acceleration_residual")
    return Law(
        states=k.take(k.f, k.u),
        multipliers=tuple(
            map(
                Multiplier,
                multipliers,
                k.velocity_residuals,
                k.velocity_residuals,
                accelerations,
                (2 for _ in multipliers),
            )
        ),
        lets=tuple(zip(k.reactions, multipliers, strict=True)),
        unknowns=(*k.take(k.e, k.c), *accelerations),
        rows=(*(k.A @ k.f_dot - k.e - k.a.T @ k.reactions), *(k.xp.column(accelerations) - k.velocity_residual_rates)),
        energy=k.T_star,
        invariants=k.invariants,
    )
