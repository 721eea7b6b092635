"""Routh's equations: d/dt(dR/dq_dot) - dR/dq = Q for the coordinates that are not ignorable, R = T* - V - G^T q_I_dot.

With q_I_dot from G = A_IN q_N_dot + A_II q_I_dot, dR/dq_N_dot = p_N and dR/dq_N = dT*/dq_N - dV/dq_N.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.equations.random_points import Sampling
from bondgraph.errors import NotReducible
from bondgraph.graph.law import Law, Solve
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.ignorable import ignored
from bondgraph.kinetics.kinetics import Kinetics


def _applies(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    if k.kept or not k.holonomic:
        law = "Routh's equations hold for rates of independent coordinates, f = q_dot, without further constraints"
        names = [each.name for each in k.kept] or list(map(k.xp.name, k.f))
        raise NotReducible(k.about, law, parties=names, remedy="use reduced_volterra")
    return ignored(k, at, options)


@keeps_constraints(store="NIC", prepare=_applies)
def routh(k: Kinetics, ignorable: tuple[str, ...] = (), *, ignored: tuple[int, ...] = ()) -> Law:
    """The states are the rates of the coordinates that are not ignorable; the momenta G of the others are constants.

    Where an event sets what moves, G are states that stay between events.

    Options:
        ignorable: the ignorable coordinates to be used; by default all that are found, [000] Definition 1.
    """
    xp, others = k.xp, [j for j in range(len(k.f)) if j not in ignored]
    G = tuple(xp.symbol(f"p_{xp.name(k.f[j])}") for j in ignored)
    A_II = xp.matrix([[k.A[i, j] for j in ignored] for i in ignored])
    right = [g - sum((k.A[i, j] * k.f[j] for j in others), xp.number(0)) for g, i in zip(G, ignored, strict=True)]
    residual = k.p_dot - k.e
    return Law(
        states=(*(k.f[j] for j in k.u if j not in ignored), *G),
        speeds=G,
        constants=G,
        lets=tuple(zip(k.p, k.A @ k.f, strict=True)),
        solves=(Solve(k.take(k.f, ignored), A_II, xp.column(right), True, k.about),),
        unknowns=k.take(k.e, k.c),
        rows=(*(residual[j] for j in others), *(xp.rate(x) for x in G)),
        energy=k.T_star,
    )
