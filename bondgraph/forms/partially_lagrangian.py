"""Kane's equations, partially Lagrangian velocity form: d/dt (dT*/df) = e + e_hat -- [004] (41), (42)."""

from __future__ import annotations

from bondgraph.graph.law import Law
from bondgraph.kinetics.form import embeds_constraints
from bondgraph.kinetics.kinetics import Kinetics


@embeds_constraints
def partially_lagrangian(k: Kinetics) -> Law:
    """Flow enters the I-port: the momentum function p_hat = A f is differentiated, and f is a free flow."""
    p_hat = k.A @ k.f  # (22)
    return Law(
        lets=tuple(zip(k.p, p_hat, strict=True)),
        unknowns=tuple(k.e),
        rows=tuple(k.p_dot - k.e),
        energy=k.T_star,
    )
