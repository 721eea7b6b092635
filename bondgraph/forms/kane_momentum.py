"""Kane's equations, momentum form: p_dot = e + D^T f, f = A^-1 p -- [004] (25), (26), partitioned (49), (50)."""

from __future__ import annotations

from bondgraph.graph.law import Law, Solve
from bondgraph.kinetics.form import embeds_constraints
from bondgraph.kinetics.kinetics import Kinetics


@embeds_constraints
def kane_momentum(k: Kinetics) -> Law:
    """The state is p_u. At the I-port p_dot enters, so that the junction's sum is (25).

    On the driven components p_c = A_cu f_u + A_cc f_c follows the rest, and its derivative is their effort (48).
    """
    p_hat = k.A @ k.f  # (22)
    f_u = Solve(k.take(k.f, k.u), k.A_uu, k.p_u - k.A_uc @ k.f_c, symmetric=True, about=k.about)  # (50)
    return Law(
        states=k.take(k.p, k.u),
        solves=(f_u,),
        lets=tuple((k.p[i], p_hat[i]) for i in k.c),
        unknowns=k.take(k.e, k.c),
        rows=tuple(k.p_dot - k.e),
        energy=(k.p.T @ k.f)[0, 0] / 2,  # f follows from (50): shorter than T(q, p)
        starts=tuple((k.p[i], p_hat[i]) for i in k.u),
    )
