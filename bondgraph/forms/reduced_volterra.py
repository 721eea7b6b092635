"""The reduced Volterra equations -- [000] (25), (41)-(67): momenta of ignorable coordinates as dynamical constraints.

    d/dt(dT/du) - sum[P . d/dt(dV/du) + H . d/dt(domega/du)] = W^T (A f_dot + D f) = W^T e
    [Y; M'; a] f = [u - Z; G; b]

The rows M' of A are those of the ignorable rates; G, their momenta, are constants that the start gives. The stacked
matrix is eliminated once, (44), and W^T A W = M_NI, (47), is what is solved with, (64). Where rates of M' are needed
their equation of motion is used, M' f_dot + (D f)_I = 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bondgraph.equations.random_points import Sampling
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.ignorable import ignored
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import Quasi, embedded, following
from bondgraph.kinetics.reduced_mass import with_own_mass


def _prepared(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    """The ignorable coordinates that are used, and the components of f that the constraints determine."""
    found = ignored(k, at, options)
    return found | following(k, at, {**options, **found})


@keeps_constraints(prepare=_prepared)
def reduced_volterra(
    k: Kinetics,
    quasi: Quasi = (),
    ignorable: tuple[str, ...] = (),
    *,
    ignored: tuple[int, ...] = (),
    follows: tuple[int, ...] = (),
) -> Law:
    """The states are the non-ignorable quasi-velocities; G is conserved exactly, whatever the method of integration.

    Where an event sets what moves, G are states that stay between events.

    Options:
        quasi: the non-ignorable quasi-velocities, which may mix in ignorable rates, each a formula linear in f by name;
            by default components of f that are independent.
        ignorable: the ignorable coordinates to be used; by default all that are found, [000] Definition 1.
    """
    G = k.xp.column([k.xp.symbol(f"p_{k.xp.name(k.f[j])}") for j in ignored])
    dynamical = k.xp.matrix([list(k.A[j, :]) for j in ignored])
    residual = k.A @ k.f_dot - k.e
    stacked = embedded(k, quasi, (*follows, *ignored), dynamical, G, [residual[j] for j in ignored])
    law = with_own_mass(stacked, ignored)
    return replace(
        law,
        states=(*law.states, *G),
        speeds=(*law.speeds, *G),
        constants=tuple(G),
        rows=(*law.rows, *(k.xp.rate(x) for x in G)),
    )
