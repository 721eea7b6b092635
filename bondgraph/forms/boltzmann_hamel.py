"""The Boltzmann-Hamel equations -- [000] Table 1.

    d/dt(dT/du_j) - dT/dpi_j + sum_kl gamma^k_jl u_l dT/du_k = U_j,  u = Y f + Z and, for the constraints, a f = b

[000] names them; the symbols gamma are those of Hamel's transpositional relation for all m = p + r quasi-velocities.
"""

from __future__ import annotations

from dataclasses import replace

from bondgraph.algebra.formula import Formula
from bondgraph.forms._hamel import hamel, over_coordinates
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import Quasi, embedded


@keeps_constraints(prepare=over_coordinates)
def boltzmann_hamel(
    k: Kinetics,
    quasi: Quasi = (),
    *,
    follows: tuple[int, ...] = (),
    coordinates: tuple[str, ...] = (),
    Q: tuple[tuple[Formula, ...], ...] = (),
) -> Law:
    """The states are the quasi-velocities u; T alone gives all inertia forces, the last r equations the reactions.

    Options:
        quasi: the quasi-velocities, a formula linear in f by name; by default components of f that are independent.
    """
    stacked, p = embedded(k, quasi, follows), len(k.u) - k.a.shape[0]
    h = hamel(k, stacked, coordinates, Q)
    rows = [k.xp.rate(P) - T_pi + g - U for P, T_pi, g, U in zip(h.P, h.T_pi, h.gamma, h.U, strict=True)]
    law = stacked.balanced(rows[:p], k.xp.column(rows[p:]), h.residual, k.T_star)
    return replace(law, lets=(*law.lets, *h.lets), solves=(*law.solves, *h.solves))
