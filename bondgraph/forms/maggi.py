"""Maggi's equations -- [003] (7)-(17).

    S^T (A f_dot + D f - e) = 0,  a f_dot + a_dot f = b_dot,  [S, S_c] the inverse of [Y; a]

[003] writes A_# for Y, A_* for a, and S_#, S_* for S and S_c.
"""

from __future__ import annotations

from dataclasses import replace

from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import Quasi, embedded, following


@keeps_constraints(prepare=following)
def maggi(
    k: Kinetics, quasi: Quasi = (), zeta: float = 1.0, beta: float = 0.0, *, follows: tuple[int, ...] = ()
) -> Law:
    """All of f are states, their equations without multipliers; the reactions are S_c^T (A f_dot + D f - e).

    Options:
        quasi: the velocities Y f, a formula linear in f by name; by default components of f that are independent.
        zeta, beta: Baumgarte's damping ratio and rate, in 1/s, [003] (9); none by default.
    """
    stacked = embedded(k, quasi, follows)
    law, columns = stacked.law(k.A @ k.f_dot - k.e, k.T_star), stacked.without(k.f)
    return replace(
        law,
        states=k.take(k.f, k.u),
        speeds=(),
        lets=columns.lets,
        solves=columns.solves,
        rows=(*law.rows, *k.stabilised(zeta, beta)),
        invariants=k.invariants,
    )
