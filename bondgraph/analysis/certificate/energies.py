"""Identities between the mass matrix, the gyrator matrix, the gyration forces and the energies: [004] 3.4 to 3.7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.certificate.identity import DoesNotApply, Statement
from bondgraph.analysis.certificate.model import Scene
from bondgraph.analysis.kind.kind import absent_from_momentum


def _scalar(xp: Any, expression: Any) -> Any:
    return xp.column([expression])


def _momentum_carried(s: Scene) -> Any:
    """dp_hat/dq^T q_dot = A_dot f (40)."""
    return s.along(s.k.A @ s.k.f)


def symmetry(s: Scene) -> Sequence[Any]:
    return [s.k.A, -s.k.A.T]


def mass_rate(s: Scene) -> Sequence[Any]:
    D = s.need("D")
    return [s.along(s.k.A), -D, -D.T]


def co_energy_rate(s: Scene) -> Sequence[Any]:
    """(19) at any acceleration: both sides are linear in it, so the coefficients and the rest are compared.

    The coefficient of f_dot is dT*/df^T = f^T A; the rest dT*/dq^T q_dot = f^T D f.
    """
    k, xp = s.k, s.k.xp
    f = k.f
    slopes = xp.jacobian([k.T_star], f)
    rest = s.along(_scalar(xp, k.T_star))
    work = f.T @ s.need("Df")
    return [_row(xp, slopes, rest), -_row(xp, f.T @ k.A, work)]


def _row(xp: Any, left: Any, right: Any) -> Any:
    return xp.matrix([[*(left[0, j] for j in range(left.shape[1])), right[0, 0]]])


def gyration(s: Scene) -> Sequence[Any]:
    return [s.need("e_hat"), -s.need("D").T @ s.k.f]


def gyrator_effort(s: Scene) -> Sequence[Any]:
    return [s.need("Df"), -s.need("D") @ s.k.f]


def generated_by_co_energy(s: Scene) -> Sequence[Any]:
    """(32)"""
    own, xp = s.own, s.k.xp
    return [s.need("e_hat"), -xp.jacobian([s.k.T_star], own).T]


def _energy_slopes(s: Scene) -> Any:
    """dT/dq at constant p: -p^T A^-1 dA/dq A^-1 p / 2, with the identity that [004] gives before (34)."""
    import numpy as np

    k = s.k
    g = _dT_dp(s)
    n = range(len(k.f))
    slopes = [s.at(k.xp.matrix([[k.xp.diff(k.A[i, j], x) for j in n] for i in n])) for x in s.own]
    return np.stack([-np.einsum("pi,pij,pj->p", g, A_q, g) / 2 for A_q in slopes], axis=1)


def generated_by_energy(s: Scene) -> Sequence[Any]:
    """(34)"""
    return [s.at(s.need("e_hat"))[:, :, 0], _energy_slopes(s)]


def rates_from_energy(s: Scene) -> Sequence[Any]:
    """(35), with q_dot of the compiled equations."""
    own = s.own
    return [_dT_dp(s), -s.coordinate_rates(own)]


def _dT_dp(s: Scene) -> Any:
    """A^-1 p."""
    import numpy as np

    if not s.regular:
        raise DoesNotApply("the mass matrix is singular: some driven velocity carries no inertia of its own")
    A, p = s.at(s.k.A), s.at(s.k.A @ s.k.f)
    return np.linalg.solve(A, p)[:, :, 0]


def hamiltonian_rates(s: Scene) -> Sequence[Any]:
    """(36), with p_dot of the compiled motion."""
    terms = (s.momentum_rates(), -s.efforts(), _energy_slopes(s))
    return [s.rows(term, s.k.u, "every generalized velocity is driven") for term in terms]


def energy_rate(s: Scene) -> Sequence[Any]:
    """(37) at any p_dot, as (19): the coefficients of p_dot, and the rest.

    At constant p, dT/dq^T q_dot = -f^T A_dot f / 2.
    """
    import numpy as np

    k = s.k
    f, e_hat = s.at(k.f)[:, :, 0], s.at(s.need("e_hat"))[:, :, 0]
    g = _dT_dp(s)
    rest = -np.einsum("pi,pij,pj->p", g, s.at(s.along(k.A)), g) / 2
    work = np.einsum("pi,pi->p", f, e_hat)
    return [np.column_stack([g, rest]), -np.column_stack([f, -work])]


def momentum_function(s: Scene) -> Sequence[Any]:
    """(43)"""
    if s.k.D is None:
        raise DoesNotApply("the store holds one of D f and e_hat, and the other was made by (43)")
    return [s.need("Df"), -_momentum_carried(s), s.need("e_hat")]


def nothing_carried(s: Scene) -> Sequence[Any]:
    """(44)"""
    k = s.k
    moving = k.xp.free(k.A) & {*k.q, k.xp.symbol(TIME)}
    present = sorted(map(k.xp.name, moving - set(absent_from_momentum(k, s.at))))
    if present:
        raise DoesNotApply(f"the momentum depends on {', '.join(present)}")
    if s.k.D is None:
        raise DoesNotApply("the store holds one of D f and e_hat, and the other was made by (43)")
    return [s.need("Df"), s.need("e_hat")]


ENERGIES = (
    Statement("(15)", "A = A^T", symmetry),
    Statement("(17)", "A_dot = D + D^T", mass_rate),
    Statement("(14)", "the effort D f is that of the matrix D", gyrator_effort),
    Statement("(19)", "dT*/dt = f^T (A f_dot) + f^T (D f), for all f_dot", co_energy_rate),
    Statement("(27)", "e_hat = D^T f", gyration),
    Statement("(32)", "e_hat = dT*/dq at constant q_dot", generated_by_co_energy),
    Statement("(34)", "e_hat = -dT/dq at constant p", generated_by_energy, solved=True),
    Statement("(35)", "dT/dp = A^-1 p = q_dot", rates_from_energy, solved=True),
    Statement("(36)", "p_dot = e - dT/dq along the compiled motion", hamiltonian_rates, solved=True),
    Statement("(37)", "dT/dt = f^T p_dot - f^T e_hat, for all p_dot", energy_rate, solved=True),
    Statement("(43)", "D f = dp_hat/dq^T q_dot - e_hat", momentum_function),
    Statement("(44)", "D f = -e_hat, all coordinates absent from the momentum", nothing_carried),
)
