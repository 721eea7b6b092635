"""Kane's forms where constraints are too many to write out the velocities that follow: linear systems give them.

With f = W u + X the equations are those of [004] in the velocities u that are left: W^T (A f_dot + D f) = W^T e (14),
its momenta differentiated (41), and P_dot = W^T (e + e_hat) + W_dot^T A f with P = W^T A f (25).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bondgraph.forms.gibbs_appell import gibbs_appell
from bondgraph.forms.kane_momentum import kane_momentum
from bondgraph.forms.kane_velocity import kane_velocity
from bondgraph.forms.partially_lagrangian import partially_lagrangian
from bondgraph.forms.volterra import volterra
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import embedded, following
from bondgraph.kinetics.stacked import Stacked


def _momentum(k: Kinetics, *, follows: tuple[int, ...] = ()) -> Law:
    """The states are P, the momenta of the velocities that are left; where none is given, those of u = 0."""
    xp, velocities = k.xp, embedded(k, (), follows)
    W, A_u = velocities.W, xp.matrix([list(k.A[i, :]) for i in k.u])
    columns = velocities.without(k.f)
    W_dot = xp.matrix([[xp.rate(x) if xp.free(x) else xp.number(0) for x in W[i, :]] for i in range(len(k.u))])
    P = xp.column([xp.symbol(f"P_{xp.name(x)}") for x in velocities.u])
    conditions = (W.T @ A_u, P), (k.a, k.b)
    rows = [(M[i, :], values[i]) for M, values in conditions for i in range(M.shape[0])]
    right = [value - sum((row[j] * k.f[j] for j in k.c), xp.number(0)) for row, value in rows]
    stacked = Stacked(k, xp.matrix([[row[j] for j in k.u] for row, _ in rows]), "P")
    found = stacked.solved(right, k.take(k.f, k.u), moving=True)
    residual = k.p_dot - k.e
    free = xp.column(k.take(residual, k.u))
    on_u = [xp.rate(x) - y for x, y in zip(P, W.T @ xp.column(k.take(k.e, k.u)) + W_dot.T @ k.p_u, strict=True)]
    law = velocities.balanced(on_u, velocities.S_c.T @ free, residual, k.T_star)
    f_c = xp.column([x if j in k.c else xp.number(0) for j, x in enumerate(k.f)])
    still = k.A @ f_c + A_u.T @ velocities.S_c @ (k.b - k.a @ f_c)  # A X
    return replace(
        law,
        states=tuple(P),
        speeds=tuple(P),
        lets=(*columns.lets, *stacked.lets, *found.named(k.take(k.f, k.u)), *zip(k.p, k.A @ k.f, strict=True)),
        solves=(*columns.solves, *found.solves),
        regular=found.regular,
        initial=tuple(zip(P, W.T @ xp.column(k.take(still, k.u)), strict=True)),
    )


KEEPING: Mapping[Any, Form] = {
    kane_momentum: Form(_momentum, "NIC", following),
    kane_velocity: Form(gibbs_appell.function, gibbs_appell.store, following),
    partially_lagrangian: Form(volterra.function, volterra.store, following),
}
"""For each of Kane's forms the one that keeps constraints and gives the same equations."""
