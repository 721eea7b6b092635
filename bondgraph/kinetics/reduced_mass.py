"""Equations of motion with a mass matrix of the quasi-velocities' own -- [000] (47), (64), written for f = W u + X.

    M_NI u_dot = W^T e - (A W)^T (W_dot u + X_dot),  M_NI = W^T A W

What u leaves open of f_dot, W_dot u + X_dot, is g in E f_dot = (u_dot - Z_dot, G_dot, b_dot) - E_dot f at u_dot = 0:
rates of the rows of E = [Y; M'; a], not of its inverse. The rows of A W that belong to conserved momenta vanish,
M' W = 0 by (44), so that no acceleration along an ignorable coordinate is worked out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.graph.law import Law
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import Embedded


def with_own_mass(stacked: Embedded, ignored: Sequence[int] = ()) -> Law:
    """The law of A f_dot = e + a^T lambda in the quasi-velocities.

    Args:
        stacked: the quasi-velocities; where systems give columns of the inverse, f is differentiated through these.
        ignored: components of f whose rows of A are among the stacked ones, in that order.
    """
    k, p = stacked.k, len(stacked.u)
    xp, e = k.xp, k.take(k.e, k.u)
    residual = k.A @ k.f_dot - k.e
    if stacked.solves:
        return stacked.law(residual, k.T_star)
    g, lets = left_open(stacked, ignored)
    W, S_c = stacked.W, stacked.S_c
    AW, AS_c = (momenta(k, columns, ignored) for columns in (W, S_c))
    M = reduced_mass(k, W, AW)
    still = {**dict(zip(k.u, g, strict=True)), **{j: xp.rate(k.f[j]) for j in k.c}}
    u_dot = [xp.rate(x) for x in stacked.u]
    moving = {i: dot(xp, W[n, :], u_dot) for n, i in enumerate(k.u)}

    def balance(columns: Any, A_columns: Any, j: int) -> Any:
        """What inertia that u leaves open and the efforts make of a column of the inverse."""
        inertia = sum((A_columns[i, j] * x for i, x in still.items()), xp.number(0))
        return inertia - sum((columns[n, j] * x for n, x in enumerate(e)), xp.number(0))

    on_u = [dot(xp, M[j], u_dot) + balance(W, AW, j) for j in range(p)]
    on_constraints = [
        sum((AS_c[i, j] * x for i, x in moving.items()), balance(S_c, AS_c, j)) for j in range(S_c.shape[1])
    ]
    law = stacked.balanced(on_u, xp.column(on_constraints), residual, k.T_star)
    return replace(law, lets=(*law.lets, *lets))


def momenta(k: Kinetics, columns: Any, ignored: Sequence[int] = ()) -> Any:
    """A times some columns for the free velocities, of shape (S, columns); rows that are known to vanish are zero."""
    zero, width = k.xp.number(0), range(columns.shape[1])
    free = [[columns[n, j] for n in range(len(k.u))] for j in width]
    rows = [
        [zero if i in ignored else dot(k.xp, k.take(k.A[i, :], k.u), free[j]) for j in width] for i in range(len(k.f))
    ]
    return k.xp.matrix(rows) if columns.shape[1] else k.xp.zeros(len(k.f), 0)


def reduced_mass(k: Kinetics, W: Any, AW: Any) -> list[list[Any]]:
    """M_NI = W^T A W, (47), by rows; what stands on both sides of its diagonal is written once."""
    p, upper = range(W.shape[1]), {}
    for i in p:
        for j in p[i:]:
            upper[i, j] = sum((W[n, i] * AW[m, j] for n, m in enumerate(k.u)), k.xp.number(0))
    return [[upper[min(i, j), max(i, j)] for j in p] for i in p]


def left_open(stacked: Embedded, ignored: Sequence[int]) -> tuple[list[Any], list[tuple[Any, Any]]]:
    """W_dot u + X_dot for the free components, and names of what is differentiated in it."""
    k, p, s = stacked.k, len(stacked.u), len(ignored)
    xp, n = k.xp, stacked.E.shape[0]
    E_dot, lets = rated(k, stacked.E, "E")
    ends, more = rated(k, xp.column([*(-z for z in list(stacked.Z)[:p]), *k.b]), "Z")
    on_momenta = [k.e[j] - sum((k.A[j, i] * xp.rate(k.f[i]) for i in k.c), xp.number(0)) for j in ignored]

    def on(i: int, end: Any) -> Any:
        driven = sum((stacked.E[i, j] * xp.rate(k.f[j]) for j in k.c), xp.number(0))
        return end - dot(xp, E_dot[i, :], k.f) - driven

    right = [
        *(on(i, ends[i]) for i in range(p)),
        *(on(i, ends[i - s]) for i in range(p + s, n)),
        *on_momenta,
    ]
    columns = [(m, j) for m in (stacked.W, stacked.S_c, stacked.S_m) for j in range(m.shape[1])]
    pairs = list(zip(columns, right, strict=True))
    return [sum((m[i, j] * x for (m, j), x in pairs), xp.number(0)) for i in range(len(k.u))], [*lets, *more]


def rated(k: Kinetics, matrix: Any, letter: str) -> tuple[Any, list[tuple[Any, Any]]]:
    """The rate of a matrix along the motion, whatever its entries depend on: symbols of their own for them."""
    xp, lets, rows = k.xp, [], []
    for i in range(matrix.shape[0]):
        row = []
        for j in range(matrix.shape[1]):
            entry = matrix[i, j]
            if xp.free(entry):
                symbol = xp.symbol(f"{k.about}.{letter}[{i + 1},{j + 1}]")
                lets.append((symbol, entry))
            row.append(xp.rate(symbol) if xp.free(entry) else xp.number(0))
        rows.append(row)
    return xp.matrix(rows) if rows else xp.zeros(*matrix.shape), lets


def dot(xp: Algebra, row: Iterable[Any], column: Iterable[Any]) -> Any:
    return sum((x * y for x, y in zip(row, column, strict=True)), xp.number(0))
