"""Lagrange's equations with multipliers, index 3 -- [001] (55) with the constraints on positions.

A f_dot + D f = e + a^T lambda,  q_dot = Q f,  0 = phi(q, t)
"""

from __future__ import annotations

from dataclasses import replace

from bondgraph.errors import NotReducible
from bondgraph.forms.lagrange_index_2 import lagrange_index_2
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.redundant import independent


@keeps_constraints(prepare=independent)
def lagrange_index_3(k: Kinetics) -> Law:
    """A differential-algebraic system: positions are held exactly, what their rates violate is the integration's error.

    Constraints of which no position is known hold velocities, as in index 2.

    Raises:
        NotReducible: where no constraint has a position, and where there is none.
    """
    if not k.kept:
        none = "it has no constraint: no position is known that one would hold"
        raise NotReducible(k.about, none, remedy="use lagrange_index_2, or any other form")
    if all(c is None for c in k.position_residuals):
        raise NotReducible(
            k.about,
            "no position is known whose rate one of these constraints would be, and only positions have index 3",
            parties=[each.name for each in k.kept],
            remedy='give both that tell one, in a transformer its integrals, TF(name, (("2*x", "2*y"),), '
            'integrals=("x**2 + y**2",)), and in the source the position, Sf(name, value, given="position"); '
            "or use lagrange_index_2",
        )
    law = lagrange_index_2(k)
    pairs = zip(law.multipliers, k.position_residuals, strict=True)
    return replace(law, multipliers=tuple(x if c is None else replace(x, constraint=c, index=3) for x, c in pairs))
