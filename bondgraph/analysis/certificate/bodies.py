"""Identities between the kinetics at f and the inertias one by one: [004] 2.2, 3.4 to 3.6, and section 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.analysis.certificate.identity import DoesNotApply, Statement
from bondgraph.analysis.certificate.model import Scene
from bondgraph.kinetics.cancellation import angular, bodies, crossed, dotted, gyrates, slopes


def _total(s: Scene, terms: Sequence[Any], rows: int, columns: int) -> Any:
    total = s.k.xp.zeros(rows, columns)
    for term in terms:
        total = total + term
    return total


def _stacked(s: Scene, columns: Sequence[Any]) -> Any:
    return s.k.xp.column([x for column in columns for x in column])


def velocities(s: Scene) -> Sequence[Any]:
    every = bodies(s.mechanism)
    return [_stacked(s, [b.v for b in every]), -_stacked(s, [b.T @ s.k.f for b in every])]


def mass_matrix(s: Scene) -> Sequence[Any]:
    n = len(s.k.f)
    return [s.k.A, -_total(s, [b.T.T @ b.M @ b.T for b in bodies(s.mechanism)], n, n)]


def momentum(s: Scene) -> Sequence[Any]:
    return [s.k.A @ s.k.f, -_total(s, [b.T.T @ (b.M @ b.v) for b in bodies(s.mechanism)], len(s.k.f), 1)]


def co_energy(s: Scene) -> Sequence[Any]:
    xp = s.k.xp
    return [xp.column([2 * s.k.T_star]), -_total(s, [b.v.T @ b.M @ b.v for b in bodies(s.mechanism)], 1, 1)]


def gyration(s: Scene) -> Sequence[Any]:
    """(29), (57)"""
    return [s.need("e_hat"), -_total(s, [dotted(s.k, b).T @ (b.M @ b.v) for b in bodies(s.mechanism)], len(s.k.f), 1)]


def _C(s: Scene) -> Any:
    """(61)"""
    n = len(s.k.f)
    return _total(s, [dotted(s.k, b).T @ b.M @ b.T for b in bodies(s.mechanism)], n, n)


def momentum_matrix(s: Scene) -> Sequence[Any]:
    """C alone gives the momentum form."""
    return [s.need("e_hat"), -_C(s) @ s.k.f]


def gyrator(s: Scene) -> Sequence[Any]:
    """(62) on f: D itself is not unique, D f is."""
    xp = s.k.xp
    gyroscopic = [b.T.T @ (xp.skew(b.v) @ (b.M @ b.v)) for b in bodies(s.mechanism) if gyrates(s.k, b)]
    return [s.need("Df"), -_C(s).T @ s.k.f, -_total(s, gyroscopic, len(s.k.f), 1)]


def cancellation_of_dots(s: Scene) -> Sequence[Any]:
    """(31)"""
    own = s.own
    points = [b for b in bodies(s.mechanism) if not angular(s.k, s.at, b, own)]
    if not points:
        raise DoesNotApply("every inertia moves with an angular velocity in space: see (58)")
    dots, rest = [list(dotted(s.k, b)) for b in points], [list(slopes(s.k, b, own)) for b in points]
    return [_stacked(s, dots), -_stacked(s, rest)]


def dots_of_angular_velocities(s: Scene) -> Sequence[Any]:
    """(58)"""
    own = s.own
    turning = [b for b in bodies(s.mechanism) if angular(s.k, s.at, b, own)]
    if not turning:
        raise DoesNotApply("no inertia moves with an angular velocity in space")
    dots, rest = [list(dotted(s.k, b)) for b in turning], [list(slopes(s.k, b, own)) for b in turning]
    return [_stacked(s, dots), -_stacked(s, rest), -_stacked(s, [list(crossed(s.k, b)) for b in turning])]


BODIES = (
    Statement("(3), (51)", "v = (dv/df^T) f", velocities),
    Statement("(55)", "A = sum of (dv/df) . M . (dv/df^T)", mass_matrix),
    Statement("(18)", "2 T* = f^T A f = sum of v . M . v", co_energy),
    Statement("(20), (54)", "p_hat = A f = sum of (dv/df) . M . v", momentum),
    Statement("(29), (57)", "e_hat = sum of d/dt(dv/df) . M . v", gyration),
    Statement("(31)", "d/dt(dv/dq_dot) = dv/dq, of velocities of points", cancellation_of_dots),
    Statement("(58)", "d/dt(dw/dq_dot) = dw/dq + w x dw/dq_dot, of angular ones", dots_of_angular_velocities),
    Statement("(61)", "C f = e_hat", momentum_matrix),
    Statement("(62)", "D f = C^T f + sum of (dw/df) . (w x h)", gyrator),
)
