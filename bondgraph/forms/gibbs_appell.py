"""Gibbs-Appell equations with quasi-velocities that satisfy the constraints -- [002] (68)-(81).

    dS/du_dot = U,  S = f_dot^T A f_dot/2 + f_dot^T D f + ...,  f = W u + X

[002] writes w for the stacked matrix, Omega for its inverse and gamma_dot for u.
"""

from __future__ import annotations

from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import Quasi, embedded, following
from bondgraph.kinetics.reduced_mass import with_own_mass


@keeps_constraints(prepare=following)
def gibbs_appell(k: Kinetics, quasi: Quasi = (), *, follows: tuple[int, ...] = ()) -> Law:
    """The states are the quasi-velocities u: as many equations as there are degrees of freedom, without multipliers.

    The reactions are those of the rows that u leaves, by the columns S_c of the stacked matrix's inverse.

    Options:
        quasi: the quasi-velocities, a formula linear in f by name; by default components of f that are independent.
    """
    return with_own_mass(embedded(k, quasi, follows))
