"""Volterra's equations -- [000] (2).

    d/dt(dT/du) - sum[P . d/dt(dV/du) + H . d/dt(domega/du)] = U,  f = W u + X

The rates of W cancel between the first term and the sum: W^T (p_dot - e_hat) = W^T e, where e_hat is the sum for f,
[004] (57).
"""

from __future__ import annotations

from dataclasses import replace

from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import Quasi, embedded, following


@keeps_constraints(store="NIC", prepare=following)
def volterra(k: Kinetics, quasi: Quasi = (), *, follows: tuple[int, ...] = ()) -> Law:
    """The states are the quasi-velocities u; no accelerations of bodies are formed, their momenta are differentiated.

    Options:
        quasi: the quasi-velocities, a formula linear in f by name; by default components of f that are independent.
    """
    law = embedded(k, quasi, follows).law(k.p_dot - k.e, k.T_star)
    return replace(law, lets=(*law.lets, *zip(k.p, k.A @ k.f, strict=True)))
