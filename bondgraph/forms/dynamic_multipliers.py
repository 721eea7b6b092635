"""Equations with dynamic multipliers -- [001] (40), (48), (52), (53), for each constraint R with a c = 1 (20).

    A f_dot + D f = e + a^T h,  h = (m_bar lambda_dot)' + c_bar lambda_dot + k_bar lambda - f_bar
    (m_bar phi_dot)' + c_bar phi_dot + k_bar phi = 0,  or where no phi is known (m_bar psi)' + c_bar psi = 0

[001] writes v for f, f for e and g for A; psi = phi_dot = a f - b. (53) has one dash too many.
"""

from __future__ import annotations

from typing import Any

from bondgraph.algebra.formula import Formula
from bondgraph.forms._constraint_inertia import Metric, constraints_along, told, weighed
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics


@keeps_constraints(prepare=weighed, remarks=told, takes_repeated=True)
def dynamic_multipliers(
    k: Kinetics,
    metric: Metric = "unit",
    *,
    damping: tuple[tuple[Formula, ...], ...] = (),
    stiffness: tuple[tuple[Formula, ...], ...] = (),
    independent: tuple[int, ...] = (),
    left: tuple[str, ...] = (),
    repeated: tuple[str, ...] = (),
) -> Law:
    """States are f and each constraint's lambda and lambda_dot, which f does not feel; the source's effort is h.

    f_bar = c^T e is that of the whole impressed force, without D f. [001] has b = 0 and a(q): elsewhere deviations are
    taken at given time. c_bar = -c^T (de/df) c, k_bar = -c^T (de/dq) Q c; a violation comes back where these let it.
    Constraints may repeat each other: then as many as are independent have an equation (52) or (53), the first ones,
    and of the forces h those of minimum norm are given.

    Options:
        metric: in which the direction c of a constraint is orthogonal to the motions that it allows, (20), (35).
            "unit": c = a^T/(a a^T), which depends on units; "kinetic": c = A^-1 a^T/(a A^-1 a^T), which does not; or a
            weight G_j for each component of f, a formula in coordinates and parameters: c = G^-1 a^T/(a G^-1 a^T).
    """
    rate, e, own = k.xp.rate, k.e + k.Df, constraints_along(k, metric, damping, stiffness)
    rows = [*(k.A @ k.f_dot - k.e - k.a.T @ k.reactions)]
    for i, r in enumerate(own.each):
        f_bar = (r.c.T @ e)[0, 0]
        rows += [
            rate(r.multiplier) - r.multiplier_dot,
            rate(r.p_multiplier) + r.c_bar * r.multiplier_dot + r.k_bar * r.multiplier - f_bar - r.h,
        ]
        if i in independent:
            rows.append(rate(r.p_phi) + r.c_bar * r.phi_dot + (0 if r.phi is None else r.k_bar * r.phi))
    shares, norm = _shared(k, independent)
    return Law(
        states=(*k.take(k.f, k.u), *(x for r in own.each for x in (r.multiplier, r.multiplier_dot))),
        solves=own.solves,
        lets=tuple(pair for r in own.each for pair in r.momenta),
        unknowns=(*k.take(k.e, k.c), *k.reactions, *shares),
        rows=(*rows, *norm),
        energy=k.T_star,
        invariants=k.invariants,
        inertial=tuple(r.multiplier for r in own.each),
    )


def _shared(k: Kinetics, independent: tuple[int, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Unknowns s and rows h - a a_i^T s, with a_i the independent rows: of all h with the same a^T h, the shortest.

    None where all constraints are independent.
    """
    if len(independent) == len(k.reactions):
        return (), ()
    xp = k.xp
    shares = tuple(xp.symbol(f"{k.about}.share[{i + 1}]") for i in independent)
    spanning = xp.matrix([[k.a[i, j] for i in independent] for j in range(len(k.f))])
    return shares, tuple(k.reactions - k.a @ spanning @ xp.column(shares))
