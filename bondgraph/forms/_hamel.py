"""Hamel's three-index symbols, contracted with velocities and momenta, and what else quasi-coordinates ask for.

For velocities u = E f + Z with q_dot = Q f, and displacements delta q = V delta pi, V = Q S, S = E^-1:

    sum_k P_k gamma^k_jl u_l = sum_k P_k ((delta pi_k)_dot - delta u_k)/delta pi_j,  P = dT/du = S^T A f

is the transpositional relation: its left side is the rate of E (and of Q) along the motion less its change along V_j.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.formula import Formula
from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.active_points import where_active
from bondgraph.equations.random_points import Sampling
from bondgraph.errors import NotReducible
from bondgraph.graph.law import Solve
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import Embedded, following
from bondgraph.kinetics.reduced_mass import rated
from bondgraph.kinetics.stacked import Stacked
from bondgraph.program.rank import is_singular
from bondgraph.program.tolerances import IDENTITY, RANK, ROUNDING


@dataclass(frozen=True)
class Hamel:
    """Terms of the Boltzmann-Hamel equations, one row a quasi-velocity, those of the constraints last.

    Args:
        P: momenta dT/du, symbols.
        T_pi: dT/dpi, where T is a function of q and u.
        gamma: sum_kl P_k gamma^k_jl u_l.
        U: generalized forces S^T e.
        residual: for each component of f what is a^T lambda: the equations for f themselves.
        lets, solves: the momenta and the rates of E and Q.
    """

    P: Any
    T_pi: Any
    gamma: Any
    U: Any
    residual: Any
    lets: tuple[tuple[Any, Any], ...]
    solves: tuple[Solve, ...]


def hamel(k: Kinetics, stacked: Embedded, coordinates: Sequence[str], Q: Sequence[Sequence[Formula]]) -> Hamel:
    """The terms for quasi-velocities, from the kinetic co-energy alone.

    Args:
        k: the kinetics of a store.
        stacked: the quasi-velocities and the constraints.
        coordinates: names of q, as many as there are velocities.
        Q: the map q_dot = Q f, square.
    """
    assert k.read is not None
    xp, free = k.xp, list(k.u)
    q = [xp.symbol(name) for name in coordinates]
    Q_ = xp.matrix([[k.read(entry) for entry in row] for row in Q])
    E_dot, E_lets = rated(k, stacked.E, "E")
    Q_dot, Q_lets = rated(k, Q_, "Q")
    P, P_lets, P_solves = _solved(k, _columns(xp, stacked.E, free).T, k.take(k.p, free), "P")
    of_q, q_lets, q_solves = _solved(k, Q_.T, tuple(k.p), "p_q")
    S = _beside(xp, stacked.W, stacked.S_c)
    V = _columns(xp, Q_, free) @ S
    moved = xp.jacobian(stacked.E @ k.f + stacked.Z, q)  # the change of u along q at constant f
    turned = Q_.T @ xp.jacobian(Q_ @ k.f, q).T @ of_q - Q_dot.T @ of_q  # the symbols of f's own quasi-coordinates
    T_q = xp.jacobian([k.T_star], q).T
    e = k.e + k.Df
    return Hamel(
        P=P,
        T_pi=V.T @ (T_q - moved.T @ P),
        gamma=S.T @ _rows(xp, E_dot.T @ P + turned, free) - V.T @ (moved.T @ P),
        U=S.T @ _rows(xp, e, free),
        residual=k.p_dot - Q_.T @ T_q + turned - e,
        lets=(*zip(k.p, k.A @ k.f, strict=True), *E_lets, *Q_lets, *P_lets, *q_lets),
        solves=(*P_solves, *q_solves),
    )


def over_coordinates(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    """The coordinates and Q, and the components of f that the constraints determine.

    Of more coordinates than velocities those are left out that only forces depend on, as the height of a contact.

    Raises:
        NotReducible: where q_dot = Q f cannot be solved for f, so that T is no function of q and q_dot; where T does
            not generate the inertia forces.
    """
    named = {name for _, text in options.get("quasi", ()) for name in expressions.names(text)}
    fewer = _without_idle(k, {k.xp.symbol(name) for name in named})
    is_less = len(fewer.q) < len(k.q) and len(fewer.q) == len(k.f)
    if is_less and not all(is_singular(Q, RANK) for Q in at(fewer.Q)) and _generated(fewer, at):
        k = fewer
    names, S = tuple(map(k.xp.name, k.q)), len(k.f)
    square = len(names) == S
    if not square or all(is_singular(Q, RANK) for Q in at(k.Q)):
        law = f"{len(names)} coordinates follow {S} generalized velocities" if not square else "Q is singular"
        law += ": the Boltzmann-Hamel equations differentiate T by coordinates, and need Q square and regular"
        remedy = "use gibbs_appell, which takes any number of coordinates"
        if len(names) <= S:
            remedy = "give every generalized velocity a coordinate, or use gibbs_appell"
        raise NotReducible(k.about, law, parties=names or tuple(map(k.xp.name, k.f)), remedy=remedy)
    if not _generated(k, at):
        law = "the kinetic energy does not generate the inertia forces: some partial velocity is no rate of a position"
        raise NotReducible(k.about, law, parties=tuple(map(k.xp.name, k.f)), remedy="use gibbs_appell or volterra")
    Q = tuple(tuple(Formula(k.xp, k.Q[i, j]) for j in range(S)) for i in range(S))
    return {**following(k, at, options), "coordinates": names, "Q": Q}


def _without_idle(k: Kinetics, used: set[Any]) -> Kinetics:
    """The same with as many coordinates as velocities, if those left out are in no map, inertia or constraint.

    Args:
        k: the kinetics.
        used: symbols in the quasi-velocities.
    """
    kept = list(range(len(k.q)))
    for i in reversed(range(len(k.q))):
        rest = [j for j in kept if j != i]
        rows = k.xp.matrix([[k.Q[j, n] for n in range(len(k.f))] for j in rest]) if rest else k.xp.zeros(0, len(k.f))
        if len(kept) > len(k.f) and k.q[i] not in used.union(*map(k.xp.free, (k.A, k.a, k.b, rows))):
            kept = rest
    Q = k.xp.matrix([[k.Q[j, n] for n in range(len(k.f))] for j in kept]) if kept else k.Q
    return replace(k, q=tuple(k.q[j] for j in kept), Q=Q)


def _generated(k: Kinetics, at: Sampling) -> bool:
    """Whether e_hat, made of bodies' momenta, is what T* gives with the symbols of f's own quasi-coordinates, (31).

    Points at which Q is singular say nothing.
    """
    xp, q = k.xp, list(k.q)
    q_dot = k.Q @ k.f
    rates = dict(zip(q, q_dot, strict=True)) | {xp.symbol(TIME): xp.number(1)}
    T_q, turning = xp.jacobian([k.T_star], q).T, xp.jacobian(q_dot, q).T
    T = xp.matrix([[k.T_star]])
    matrices = [k.Q, k.A @ k.f, T_q, turning, xp.along(k.Q, rates), k.e_hat, T]
    values = where_active(at, matrices, map(xp.name, (*k.q, *k.f))).each(matrices)
    return all(generates(*each) for each in zip(*values, strict=True) if not is_singular(each[0], RANK))


def generates(Q: Any, p: Any, T_q: Any, turning: Any, Q_dot: Any, e_hat: Any, T: Any = 0.0) -> bool:
    """Whether Q^T T_q - Q^T turning p_q + Q_dot^T p_q is e_hat at a point, p_q = Q^-T p.

    Solving for p_q is off by |Q^-T| |Q^T| |p_q| roundings: where Q is hardly regular, terms are as large as that.

    Args:
        Q, Q_dot: of shape (S, S).
        p: dT*/df, a column.
        T_q: dT*/dq at constant f, a column.
        turning: derivatives of Q f by q, of shape (S, S).
        e_hat: a column.
        T: the kinetic co-energy, whose derivatives are off by its rounding where terms of them cancel.
    """
    import numpy as np

    inverse = np.linalg.inv(Q.T)
    p_q = np.linalg.solve(Q.T, p)
    uncertain = np.abs(inverse) @ np.abs(Q.T) @ np.abs(p_q)
    found = Q.T @ (T_q - turning @ p_q) + Q_dot.T @ p_q
    terms = np.abs(Q.T) @ (np.abs(T_q) + np.abs(turning) @ uncertain) + np.abs(Q_dot.T) @ uncertain
    noise = float(ROUNDING * np.abs(T).max())
    return bool(np.abs(found - e_hat).max() <= max(IDENTITY * max(terms.max(), np.abs(e_hat).max()), noise))


def _solved(
    k: Kinetics, matrix: Any, right: Sequence[Any], letter: str
) -> tuple[Any, list[tuple[Any, Any]], list[Solve]]:
    """The solution of a linear system as symbols, the values known at once, and the system for the others."""
    symbols = [k.xp.symbol(f"{k.about}.{letter}[{i + 1}]") for i in range(len(right))]
    system = Stacked(k, matrix, letter)
    found = system.solved(right, symbols)
    return k.xp.column(symbols), [*system.lets, *found.named(symbols)], list(found.solves)


def _rows(xp: Algebra, column: Any, indices: Sequence[int]) -> Any:
    return xp.column([column[i] for i in indices])


def _columns(xp: Algebra, matrix: Any, indices: Sequence[int]) -> Any:
    rows = range(matrix.shape[0])
    return xp.matrix([[matrix[i, j] for j in indices] for i in rows]) if len(rows) else xp.zeros(0, len(indices))


def _beside(xp: Algebra, left: Any, right: Any) -> Any:
    """Two matrices of as many rows side by side."""
    both = [(m, j) for m in (left, right) for j in range(m.shape[1])]
    rows = range(left.shape[0])
    return xp.matrix([[m[i, j] for m, j in both] for i in rows]) if len(rows) else xp.zeros(0, len(both))
