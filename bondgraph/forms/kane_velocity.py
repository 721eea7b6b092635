"""Kane's equations, velocity form: A f_dot + D f = e -- [004] (14), partitioned (46)-(48)."""

from __future__ import annotations

from bondgraph.graph.law import Law
from bondgraph.kinetics.form import embeds_constraints
from bondgraph.kinetics.kinetics import Kinetics


@embeds_constraints
def kane_velocity(k: Kinetics) -> Law:
    """The state is f_u; the I-port's effort is A f_dot, given on u and sought on c."""
    A_f_dot = k.A @ k.f_dot
    return Law(
        states=k.take(k.f, k.u),
        unknowns=k.take(k.e, k.c),
        rows=tuple(A_f_dot - k.e),
        energy=k.T_star,
    )
