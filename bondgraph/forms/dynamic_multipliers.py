"""Equations with dynamic multipliers -- [001] (40), (48), (52), (53), for each constraint R with c = a^T/(a a^T).

    A f_dot + D f = e + a^T h,  h = (m_bar lambda_dot)' + c_bar lambda_dot + k_bar lambda - f_bar
    (m_bar phi_dot)' + c_bar phi_dot + k_bar phi = 0,  or where no phi is known (m_bar psi)' + c_bar psi = 0

[001] writes v for f, f for e and g for A; psi = phi_dot = a f - b. (53) has one dash too many.
"""

from __future__ import annotations

from bondgraph.algebra.formula import Formula
from bondgraph.forms._constraint_inertia import constraints_along, told, weighed
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics


@keeps_constraints(prepare=weighed, remarks=told)
def dynamic_multipliers(
    k: Kinetics, *, damping: tuple[Formula, ...] = (), stiffness: tuple[Formula, ...] = (), left: tuple[str, ...] = ()
) -> Law:
    """States are f and each constraint's lambda and lambda_dot, which f does not feel; the source's effort is h.

    f_bar = c^T e is that of the whole impressed force, without D f. [001] has b = 0 and a(q): elsewhere deviations are
    taken at given time. c_bar = -c^T (de/df) c, k_bar = -c^T (de/dq) Q c; a violation comes back where these let it.
    """
    rate, e, own = k.xp.rate, k.e + k.Df, constraints_along(k, damping, stiffness)
    rows = [*(k.A @ k.f_dot - k.e - k.a.T @ k.reactions)]
    for r in own:
        f_bar = (r.c.T @ e)[0, 0]
        rows += [
            rate(r.multiplier) - r.multiplier_dot,
            rate(r.p_multiplier) + r.c_bar * r.multiplier_dot + r.k_bar * r.multiplier - f_bar - r.h,
            rate(r.p_phi) + r.c_bar * r.phi_dot + (0 if r.phi is None else r.k_bar * r.phi),
        ]
    return Law(
        states=(*k.take(k.f, k.u), *(x for r in own for x in (r.multiplier, r.multiplier_dot))),
        lets=tuple(pair for r in own for pair in r.momenta),
        unknowns=(*k.take(k.e, k.c), *k.reactions),
        rows=tuple(rows),
        energy=k.T_star,
        invariants=k.invariants,
    )
