"""Identities between the mass matrix, the gyrator matrix, the gyration forces and the energies: [004] 3.4 to 3.7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.identity import Identity
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.kind.kind import absent_from_momentum


def _scalar(xp: Algebra, expression: Any) -> Any:
    return xp.column([expression])


def _momentum_carried(m: Model) -> Any:
    """dp_hat/dq^T q_dot = A_dot f (40)."""
    return m.along(m.k.A @ m.k.f)


def symmetry(m: Model) -> Sequence[Any]:
    return [m.k.A, -m.k.A.T]


def mass_rate(m: Model) -> Sequence[Any]:
    D = m.need("D")
    return [m.along(m.k.A), -D, -D.T]


def co_energy_rate(m: Model) -> Sequence[Any]:
    """(19) at any acceleration: both sides are linear in it, so the coefficients and the rest are compared.

    The coefficient of f_dot is dT*/df^T = f^T A; the rest dT*/dq^T q_dot = f^T D f.
    """
    k, xp = m.k, m.k.xp
    f = k.f
    derivatives = xp.jacobian([k.T_star], f)
    rest = m.along(_scalar(xp, k.T_star))
    work = f.T @ m.need("Df")
    return [_row(xp, derivatives, rest), -_row(xp, f.T @ k.A, work)]


def _row(xp: Algebra, left: Any, right: Any) -> Any:
    return xp.matrix([[*(left[0, j] for j in range(left.shape[1])), right[0, 0]]])


def gyration(m: Model) -> Sequence[Any]:
    return [m.need("e_hat"), -m.need("D").T @ m.k.f]


def gyrator_effort(m: Model) -> Sequence[Any]:
    return [m.need("Df"), -m.need("D") @ m.k.f]


def generated_by_co_energy(m: Model) -> Sequence[Any]:
    """(32)"""
    own, xp = m.own, m.k.xp
    return [m.need("e_hat"), -xp.jacobian([m.k.T_star], own).T]


def _energy_derivatives(m: Model) -> Any:
    """dT/dq at constant p: -p^T A^-1 dA/dq A^-1 p / 2, with the identity that [004] gives before (34)."""
    import numpy as np

    k = m.k
    g = _dT_dp(m)
    n = range(len(k.f))
    derivatives = [m.at(k.xp.matrix([[k.xp.diff(k.A[i, j], x) for j in n] for i in n])) for x in m.own]
    return np.stack([-np.einsum("pi,pij,pj->p", g, A_q, g) / 2 for A_q in derivatives], axis=1)


def generated_by_energy(m: Model) -> Sequence[Any]:
    """(34)"""
    return [m.at(m.need("e_hat"))[:, :, 0], _energy_derivatives(m)]


def rates_from_energy(m: Model) -> Sequence[Any]:
    """(35), with q_dot of the compiled equations."""
    own = m.own
    return [_dT_dp(m), -m.coordinate_rates(own)]


def _dT_dp(m: Model) -> Any:
    """A^-1 p."""
    return by_the_mass_matrix(m, m.at(m.k.A @ m.k.f))


def by_the_mass_matrix(m: Model, p: Any) -> Any:
    """A^-1 p for momenta of shape (states, S, 1)."""
    import numpy as np

    if not m.regular:
        raise DoesNotApply("the mass matrix is singular: some driven velocity carries no inertia of its own")
    return np.linalg.solve(m.at(m.k.A), p)[:, :, 0]


def hamiltonian_rates(m: Model) -> Sequence[Any]:
    """(36), with p_dot of the compiled motion."""
    terms = (m.momentum_rates(), -m.efforts(), _energy_derivatives(m))
    return [m.rows(term, m.k.u, "every generalized velocity is driven") for term in terms]


def energy_rate(m: Model) -> Sequence[Any]:
    """(37) at any p_dot, as (19): the coefficients of p_dot, and the rest.

    At constant p, dT/dq^T q_dot = -f^T A_dot f / 2.
    """
    import numpy as np

    k = m.k
    f, e_hat = m.at(k.f)[:, :, 0], m.at(m.need("e_hat"))[:, :, 0]
    g = _dT_dp(m)
    rest = -np.einsum("pi,pij,pj->p", g, m.at(m.along(k.A)), g) / 2
    work = np.einsum("pi,pi->p", f, e_hat)
    return [np.column_stack([g, rest]), -np.column_stack([f, -work])]


def momentum_function(m: Model) -> Sequence[Any]:
    """(43)"""
    if m.k.D is None:
        raise DoesNotApply("the store holds one of D f and e_hat, and the other was made by (43)")
    return [m.need("Df"), -_momentum_carried(m), m.need("e_hat")]


def nothing_carried(m: Model) -> Sequence[Any]:
    """(44)"""
    k = m.k
    moving = k.xp.free(k.A) & {*k.q, k.xp.symbol(TIME)}
    present = sorted(map(k.xp.name, moving - set(absent_from_momentum(k, m.at))))
    if present:
        raise DoesNotApply(f"the momentum depends on {', '.join(present)}")
    if m.k.D is None:
        raise DoesNotApply("the store holds one of D f and e_hat, and the other was made by (43)")
    return [m.need("Df"), m.need("e_hat")]


ENERGIES = (
    Identity("(15)", "A = A^T", symmetry),
    Identity("(17)", "A_dot = D + D^T", mass_rate),
    Identity("(14)", "the effort D f is that of the matrix D", gyrator_effort),
    Identity("(19)", "dT*/dt = f^T (A f_dot) + f^T (D f), for all f_dot", co_energy_rate),
    Identity("(27)", "e_hat = D^T f", gyration),
    Identity("(32)", "e_hat = dT*/dq at constant q_dot", generated_by_co_energy),
    Identity("(34)", "e_hat = -dT/dq at constant p", generated_by_energy, solved=True),
    Identity("(35)", "dT/dp = A^-1 p = q_dot", rates_from_energy, solved=True),
    Identity("(36)", "p_dot = e - dT/dq along the compiled motion", hamiltonian_rates, solved=True),
    Identity("(37)", "dT/dt = f^T p_dot - f^T e_hat, for all p_dot", energy_rate, solved=True),
    Identity("(43)", "D f = dp_hat/dq^T q_dot - e_hat", momentum_function),
    Identity("(44)", "D f = -e_hat, all coordinates absent from the momentum", nothing_carried),
)
