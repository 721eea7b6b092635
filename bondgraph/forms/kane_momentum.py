"""Kane's equations, momentum form: p_dot = e + D^T f, f = A^-1 p -- [004] (25), (26), partitioned (49), (50)."""

from __future__ import annotations

from bondgraph.graph.law import Law, Solve
from bondgraph.kinetics.form import embeds_constraints
from bondgraph.kinetics.kinetics import Kinetics


@embeds_constraints
def kane_momentum(k: Kinetics) -> Law:
    """The states are the generalized momenta p = A f of the velocities that nothing drives, and the coordinates.

    A is the mass matrix, f the generalized velocities, e the impressed efforts, D the gyration matrix. The velocities
    follow from A f = p, and the momenta change by p_dot = e + D^T f (25), which enters at the I-port of the NIC. The
    momenta of driven velocities follow from the rest, and their derivatives are the efforts of the drives (48). A
    momentum that no start gives is that of a velocity of zero, (50) with f_u = 0.
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
        initial=tuple(zip(k.take(k.p, k.u), k.A_uc @ k.f_c, strict=True)) if k.c else (),
    )
