"""Newton's law of every inertia, and Kane's equations as sums over them: [004] 3.1 to 3.5, and (52), (53), (56).

The rate of an inertia's momentum M v is had twice: by the product rule, M (T f_dot + T_dot f) and w x h where M turns
with its body, and by differentiating M v as it stands, to which axes that turn with Omega add Omega x M v.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.certificate.bodies import total
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.energies import by_the_mass_matrix
from bondgraph.analysis.certificate.forms import NOTHING_FREE
from bondgraph.analysis.certificate.identity import Identity
from bondgraph.analysis.certificate.model import Model
from bondgraph.kinetics.cancellation_of_dots import Body, dotted, gyrates


def _by_products(m: Model, b: Body) -> tuple[Any, Any]:
    """What the rate of a momentum has times f_dot, and besides."""
    carried = b.M @ (dotted(m.k, b) @ m.k.f)
    return b.M @ b.T, carried + m.k.xp.skew(b.v) @ (b.M @ b.v) if gyrates(m.k, b) else carried


def _differentiated(m: Model, b: Body) -> tuple[Any, Any]:
    """The same of M v as it stands."""
    p = b.M @ (b.T @ m.k.f)
    rest = m.along(p)
    return m.k.xp.jacobian(p, m.k.f), rest if b.turning is None else rest + m.k.xp.skew(b.turning) @ p


def partition(m: Model) -> Sequence[Any]:
    """(2) and (45), which define."""
    free, driven = (", ".join(m.k.xp.name(m.k.f[i]) for i in part) or "none" for part in (m.k.u, m.k.c))
    raise DoesNotApply(f"it defines which velocities are free ({free}) and which are driven ({driven})")


def newton(m: Model) -> Sequence[Any]:
    """(5), (6): the efforts on the bonds of the inertias, against M v differentiated with the accelerations."""
    import numpy as np

    rates = np.column_stack(_momentum_rates(m))
    return [rates, -np.column_stack(_resultants(m))]


def _momentum_rates(m: Model) -> list[Any]:
    """Of shape (states, flows), for each inertia."""
    import numpy as np

    f_dot, found = m.accelerations(), []
    for b in m.bodies:
        inertia, rest = m.at.each(_by_products(m, b))
        found.append(np.einsum("pij,pj->pi", inertia, f_dot) + rest[:, :, 0])
    return found


def _resultants(m: Model) -> list[Any]:
    """The resultant forces R on the inertias, as compiled: of shape (states, flows), for each."""
    return [m.motion.values(m.mechanism.places[b.name].e()) for b in m.bodies]


def _carried(m: Model, forces: Sequence[Any]) -> Any:
    """The sum of (dv/df) . forces, of shape (states, S)."""
    import numpy as np

    partial = m.at.each([b.T for b in m.bodies])
    return sum(np.einsum("pij,pi->pj", T, force) for T, force in zip(partial, forces, strict=True))


def constraint_forces(m: Model) -> Sequence[Any]:
    """(4), (8): R - F, the constraint forces, in the free components."""
    return [m.rows(term, m.k.u, NOTHING_FREE) for term in (_carried(m, _resultants(m)), -m.efforts())]


def unreduced(m: Model) -> Sequence[Any]:
    """(7), (10) to (12)"""
    return [m.rows(term, m.k.u, NOTHING_FREE) for term in (_carried(m, _momentum_rates(m)), -m.efforts())]


def impressed(m: Model) -> Sequence[Any]:
    """(9), (53): by the virtual power of every bond that is no junction's; drivers have none in the free components.

    Transformers give back what they take; what comes in at one side of a gyrator is impressed.
    """
    import numpy as np

    values, bonds = m.mechanism.values, m.mechanism.balance.bonds
    inertias, graph = {b.name for b in m.bodies}, m.motion.equations.graph
    efforts, flows, signs = [], [], []
    for name in sorted(graph.elements.keys() - graph.junctions.keys() - inertias):
        for bond, side in graph.at[name]:
            for k in range(bond.size):
                efforts.append(m.motion.equations.balance.bonds[bond.name, k][0])
                flows.append(values(bonds[bond.name, k][1]))
                signs.append(-1.0 if side == "head" else 1.0)
    partial = m.at(m.k.xp.jacobian(flows, m.k.f))
    each = np.einsum("pb,b,pbj->bpj", m.motion.values(efforts), np.array(signs), partial)
    return [m.rows(term, m.k.u, NOTHING_FREE) for term in (-m.efforts(), *each)]


def momentum_rate(m: Model) -> Sequence[Any]:
    """(13), for all f_dot"""
    ways = ([x for b in m.bodies for part in way(m, b) for x in part] for way in (_by_products, _differentiated))
    by_products, differentiated = map(m.k.xp.column, ways)
    return [by_products, -differentiated]


def gyrator_effort(m: Model) -> Sequence[Any]:
    """(16), (56) on f: what the inertias need at f_dot = 0."""
    terms = [b.T.T @ _differentiated(m, b)[1] for b in m.bodies]
    return [m.need("Df"), -total(m, terms, len(m.k.f), 1)]


def _momentum(m: Model) -> Any:
    """p_hat, inertia by inertia."""
    return total(m, [b.T.T @ (b.M @ (b.T @ m.k.f)) for b in m.bodies], len(m.k.f), 1)


def momenta(m: Model) -> Sequence[Any]:
    """(21): the momenta with which the momentum form starts at these velocities."""
    import numpy as np

    motion, names = m.momenta
    values = np.array([[point.get(name, 0.0) for name in names] for point in motion.points])
    return [m.rows(term, m.k.u, NOTHING_FREE) for term in (values, -m.at(m.k.A @ m.k.f)[:, :, 0])]


def momentum_derivative(m: Model) -> Sequence[Any]:
    """(22), (23)"""
    return [m.k.A, -m.k.xp.jacobian(_momentum(m), m.k.f)]


def energy(m: Model) -> Sequence[Any]:
    """(33), with the momenta and the energies of the inertias."""
    import numpy as np

    p = m.at(_momentum(m))
    twice = total(m, [b.v.T @ b.M @ b.v for b in m.bodies], 1, 1)
    return [np.einsum("pi,pi->p", p[:, :, 0], by_the_mass_matrix(m, p))[:, None] / 2, -m.at(twice)[:, :, 0] / 2]


def velocities(m: Model) -> Sequence[Any]:
    """(38), with the momenta of the inertias"""
    return [by_the_mass_matrix(m, m.at(_momentum(m))), -m.at(m.k.f)[:, :, 0]]


def total_rate(m: Model) -> Sequence[Any]:
    """(39), (40): p_dot of the momentum form against p_hat of the inertias, differentiated by q and f."""
    import numpy as np

    xp, k, p = m.k.xp, m.k, _momentum(m)
    variables = (*k.q, xp.symbol(TIME))
    rates = xp.column([*(k.Q @ k.f), xp.number(1)])
    by_f, carried = m.at.each([xp.jacobian(p, k.f), xp.jacobian(p, variables) @ rates])
    inertial = np.einsum("pij,pj->pi", by_f, m.accelerations())
    return [m.rows(term, k.u, NOTHING_FREE) for term in (m.momentum_rates(), -inertial, -carried[:, :, 0])]


def energies(m: Model) -> Sequence[Any]:
    """(52): what each inertia holds by its own law, against v . p / 2 with p = M v."""
    stored = m.motion.equations.balance.energies
    if unknown := sorted(b.name for b in m.bodies if b.name not in stored):
        raise DoesNotApply(f"{', '.join(unknown)} tells no energy")
    halves = m.k.xp.column([(b.v.T @ b.M @ b.v)[0, 0] / 2 for b in m.bodies])
    return [m.motion.values([stored[b.name] for b in m.bodies]), -m.at(halves)[:, :, 0]]


NEWTON = (
    Identity("(2)", "f = (f_u, f_c)", partition),
    Identity("(4), (8)", "sum of (dv/df) . (R - F) = 0: constraint forces do no work", constraint_forces, solved=True),
    Identity("(5), (6)", "R = d/dt(M v), the effort on every inertia's bond", newton, solved=True),
    Identity("(7), (10), (11), (12)", "e + e* = 0, e* = -sum of (dv/df) . d/dt(M v)", unreduced, solved=True),
    Identity("(9), (53)", "e = sum of (dv/df) . F, by virtual powers", impressed, solved=True),
    Identity("(13)", "d/dt(M v) = M (dv/df^T) f_dot + M d/dt(dv/df^T) f (+ w x h)", momentum_rate),
    Identity("(16), (56)", "D f = sum of (dv/df) . d/dt(M v) at f_dot = 0", gyrator_effort),
    Identity("(21)", "p = A f are the states of the momentum form", momenta, solved=True),
    Identity("(22), (23)", "A = dp_hat/df^T, p_hat = sum of (dv/df) . M . v", momentum_derivative),
    Identity("(33)", "T = p^T A^-1 p / 2 = T*, p and T* of the inertias", energy, solved=True),
    Identity("(38)", "f = dT/dp = A^-1 p, p of the inertias", velocities, solved=True),
    Identity("(39), (40)", "p_dot = A f_dot + dp_hat/dq^T q_dot, p_hat of the inertias", total_rate, solved=True),
    Identity("(45)", "e = (e_u, e_c)", partition),
    Identity("(52)", "v . (M v) / 2 is what each inertia stores", energies, solved=True),
)
