"""Udwadia and Kalaba's equations -- [001] (62); of Udwadia and Phohomsiri where A is singular, [002].

    [A, -a^T; a, 0] [f_dot; lambda] = [e - D f; b_dot - a_dot f],  solved by the Moore-Penrose inverse

[001] writes A for a, M for A and c for b_dot - a_dot f; its f_dot and a^T lambda are these, and A need not be regular.
"""

from __future__ import annotations

from dataclasses import replace

from bondgraph.forms.lagrange_multipliers import lagrange_multipliers
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics


@keeps_constraints()
def udwadia_kalaba(k: Kinetics, zeta: float = 1.0, beta: float = 0.0) -> Law:
    """Constraints may repeat each other, and directions have no mass if a constraint holds them: [A; a] has full rank.

    The accelerations and a^T lambda are unique; of the reactions lambda those of minimum norm are given. Constraints
    that contradict each other are refused where their accelerations do.

    Options:
        zeta, beta: Baumgarte's damping ratio and rate, in 1/s; none by default.
    """
    return replace(lagrange_multipliers.having(zeta=zeta, beta=beta)(k), minimum_norm=tuple(k.reactions))
