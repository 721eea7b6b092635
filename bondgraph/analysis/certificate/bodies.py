"""Identities between the kinetics at f and the inertias one by one: [004] 2.2, 3.4 to 3.6, and section 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.identity import Identity
from bondgraph.analysis.certificate.model import Model
from bondgraph.kinetics.cancellation_of_dots import Body, crossed, dotted, gyrates, velocity_by_coordinates


def total(m: Model, terms: Sequence[Any], rows: int, columns: int) -> Any:
    total = m.k.xp.zeros(rows, columns)
    for term in terms:
        total = total + term
    return total


def _stacked(m: Model, columns: Sequence[Any]) -> Any:
    return m.k.xp.column([x for column in columns for x in column])


def velocities(m: Model) -> Sequence[Any]:
    every = m.bodies
    return [_stacked(m, [b.v for b in every]), -_stacked(m, [b.T @ m.k.f for b in every])]


def mass_matrix(m: Model) -> Sequence[Any]:
    n = len(m.k.f)
    return [m.k.A, -total(m, [b.T.T @ b.M @ b.T for b in m.bodies], n, n)]


def momentum(m: Model) -> Sequence[Any]:
    return [m.k.A @ m.k.f, -total(m, [b.T.T @ (b.M @ b.v) for b in m.bodies], len(m.k.f), 1)]


def co_energy(m: Model) -> Sequence[Any]:
    xp = m.k.xp
    return [xp.column([2 * m.k.T_star]), -total(m, [b.v.T @ b.M @ b.v for b in m.bodies], 1, 1)]


def gyration(m: Model) -> Sequence[Any]:
    """(29), (57)"""
    return [m.need("e_hat"), -total(m, [dotted(m.k, b).T @ (b.M @ b.v) for b in m.bodies], len(m.k.f), 1)]


def _C(m: Model) -> Any:
    """(61)"""
    n = len(m.k.f)
    return total(m, [dotted(m.k, b).T @ b.M @ b.T for b in m.bodies], n, n)


def momentum_matrix(m: Model) -> Sequence[Any]:
    """C alone gives the momentum form."""
    return [m.need("e_hat"), -_C(m) @ m.k.f]


def gyrator(m: Model) -> Sequence[Any]:
    """(62) on f: D itself is not unique, D f is."""
    xp = m.k.xp
    gyroscopic = [b.T.T @ (xp.skew(b.v) @ (b.M @ b.v)) for b in m.bodies if gyrates(m.k, b)]
    return [m.need("Df"), -_C(m).T @ m.k.f, -total(m, gyroscopic, len(m.k.f), 1)]


def cancellation_of_dots(m: Model) -> Sequence[Any]:
    """(31)"""
    own = m.own
    points = [b for b in m.bodies if b.name not in m.turning]
    if not points:
        raise DoesNotApply("every inertia moves with an angular velocity in space: see (58)")
    dots, rest = [list(dotted(m.k, b)) for b in points], [list(velocity_by_coordinates(m.k, b, own)) for b in points]
    return [_stacked(m, dots), -_stacked(m, rest)]


def dots_of_angular_velocities(m: Model) -> Sequence[Any]:
    """(58)"""
    own = m.own
    turning = [b for b in m.bodies if b.name in m.turning]
    if not turning:
        raise DoesNotApply("no inertia moves with an angular velocity in space")
    dots, rest = [list(dotted(m.k, b)) for b in turning], [list(velocity_by_coordinates(m.k, b, own)) for b in turning]
    return [_stacked(m, dots), -_stacked(m, rest), -_stacked(m, [list(crossed(m.k, b)) for b in turning])]


def _by_coordinates(m: Model) -> list[tuple[Body, Any]]:
    """Each inertia with dv/dq at constant q_dot."""
    own = m.own
    return [(b, velocity_by_coordinates(m.k, b, own)) for b in m.bodies]


def gyrator_by_coordinates(m: Model) -> Sequence[Any]:
    """(59) on f, with the term that is missing in print: it vanishes in the plane, and w x (dw/dq_dot^T) on f."""
    xp, f = m.k.xp, m.k.f
    terms = [b.T.T @ (b.M @ (by_q @ f)) for b, by_q in _by_coordinates(m)]
    missing = [b.T.T @ (xp.skew(b.v) @ (b.M @ b.v)) for b in m.bodies if gyrates(m.k, b)]
    return [m.need("Df"), -total(m, [*terms, *missing], len(f), 1)]


def gyration_by_coordinates(m: Model) -> Sequence[Any]:
    """(60) with d/dq, of inertial components: for those of angular velocities (58) has the cross product."""
    terms = [
        (by_q + crossed(m.k, b) if b.name in m.turning else by_q).T @ (b.M @ b.v) for b, by_q in _by_coordinates(m)
    ]
    return [m.need("e_hat"), -total(m, terms, len(m.k.f), 1)]


BODIES = (
    Identity("(3), (51)", "v = (dv/df^T) f", velocities),
    Identity("(55)", "A = sum of (dv/df) . M . (dv/df^T)", mass_matrix),
    Identity("(18)", "2 T* = f^T A f = sum of v . M . v", co_energy),
    Identity("(20), (54)", "p_hat = A f = sum of (dv/df) . M . v", momentum),
    Identity("(29), (30), (57)", "e_hat = sum of d/dt(dv/df) . M . v", gyration),
    Identity("(31)", "d/dt(dv/dq_dot) = dv/dq, of velocities of points", cancellation_of_dots),
    Identity("(58)", "d/dt(dw/dq_dot) = dw/dq + w x dw/dq_dot, of angular ones", dots_of_angular_velocities),
    Identity("(59)", "D f = sum of (dv/dq_dot).M.(dv/dq^T) q_dot + (dw/dq_dot).(w x h)", gyrator_by_coordinates),
    Identity("(60)", "e_hat = sum of (dv/dq + w x dv/dq_dot) . M . v, w x of angular", gyration_by_coordinates),
    Identity("(61)", "C f = e_hat", momentum_matrix),
    Identity("(62)", "D f = C^T f + sum of (dw/df) . (w x h)", gyrator),
)
