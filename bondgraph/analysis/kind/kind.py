"""What kind of mechanism a graph is: found from its kinetics, never declared.

[004] calls a mechanism holonomic in form where f = q_dot, and takes that to decide whether its energy is monogenic.
These are separate things, and neither says whether the constraints can be integrated: a disc that rolls upright is
monogenic and nonholonomic, a free body in quasi-velocities is neither. So each is reported apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.kind.report import Kind, NotGenerated, Tied
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.equations.active_points import where_active
from bondgraph.equations.balance import Balance
from bondgraph.equations.bounds import check_bounds
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.equations.random_points import Sampling, check_names, sampled
from bondgraph.errors import BondGraphError
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.from_graph import balance_of, kinetics_in, kinetics_of
from bondgraph.kinetics.ignorable import ignorable
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.lie_brackets import Closure, exact_closure
from bondgraph.kinetics.null_space import null_space_basis
from bondgraph.program.calls import explained
from bondgraph.program.rank import null_space
from bondgraph.program.tolerances import IDENTITY, OUTSIDE, ROUNDING


@explained
def kind(
    model: Graph | CausalGraph | Equations | Kinetics,
    values: Mapping[str, float | str] | None = None,
    algebra: Algebra | None = None,
) -> Kind:
    """What kind of mechanism a model is; constraints are judged by the coordinates it has.

    Args:
        model: a graph, reduced or not, equations, or kinetics.
        values: parameters by name; the others are at their defaults, or random and positive.
        algebra: sympy by default.

    Raises:
        NotReducible: where no generalized velocities carry inertia.
        CausalConflict: where the graph has no complete assignment of strokes.
        ValueRefused: for a value of what the model has not, or with which it is none.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, TF
    >>> f, q_dot = One("f", ("u", "w")), One("q_dot", coordinates=("x", "y", "th"))
    >>> v, Q = One("v", ("vx", "vy")), (("cos(th)", 0), ("sin(th)", 0), (0, 1))
    >>> edge = bg.Graph("edge", f >> TF("Q", Q) >> q_dot, f >> TF("P", Q) >> One("s", ("a", "b", "c")) >> I("m"))
    >>> found = bg.kind(edge)
    >>> found.constraints, found.tied.count, found.tied.nonholonomic, found.tied.brackets[0].name
    ('nonholonomic', 1, 1, '[u, w]')
    """
    balance = None if isinstance(model, Kinetics) else balance_of(model, algebra)
    k = kinetics_of(model, algebra) if balance is None else kinetics_in(balance)
    graph = k.graph if balance is None else balance.causal.graph
    at = _points(k, _values(k, balance, named("values", values, graph)))
    name = k.about if balance is None else balance.causal.graph.name
    monogenic, where = _monogenic(k, at)
    tied = _constraints(k, at)
    undriven = _constraints(_resting(k, at), at) if k.c or k.kept else tied
    names = k.xp.name
    return Kind(
        name=name,
        velocities=tuple(map(names, k.f)),
        coordinates=tuple(map(names, k.q)),
        velocities_are_rates=rates_of(k, at) is not None,
        store="IC" if k.holonomic else "NIC",
        monogenic=monogenic,
        not_generated=where,
        tied=tied,
        driven=(*map(names, k.take(k.f, k.c)), *(each.name for each in k.kept)),
        undriven=undriven,
        absent_from_momentum=tuple(map(names, absent_from_momentum(k, at))),
        ignorable=tuple(names(x) for x in ignorable(k, at, drawn=0)),
    )


def _values(k: Kinetics, balance: Balance | None, values: Mapping[str, float]) -> Mapping[str, float]:
    """The values given, and the defaults that a graph holds."""
    used = {k.xp.name(s) for matrix in (k.A, k.Q, k.e, k.e_hat) for s in k.xp.free(matrix)}
    if balance is None:
        check_names(k.about, values, used)
        return values
    graph = balance.causal.graph
    check_names(graph.name, values, used | set(balance.parameters))
    given = {name: value for name, value in balance.parameters.items() if value is not None} | dict(values)
    check_bounds(k.xp, graph.bounds, given)
    return given


def _resting(k: Kinetics, at: Sampling) -> Kinetics:
    """Kinetics of the velocities that are left where driven ones, and what constraints give, are zero."""
    xp = k.xp
    free, motions = null_space_basis(k, at) if k.kept else (k.u, None)
    Q = k.Q @ motions if motions is not None else xp.matrix([[k.Q[i, j] for j in free] for i in range(len(k.q))])
    return replace(k, Q=Q if k.q and free else xp.zeros(len(k.q), len(free)), f=xp.column(k.take(k.f, free)))


def _points(k: Kinetics, given: Mapping[str, float]) -> Sampling:
    matrices = [
        x for x in (k.A, k.Q, k.e, k.e_hat, k.Df, k.a, k.xp.column([x for _, x in k.kept_positions])) if x is not None
    ]
    return sampled(k.xp, k.A_uu, matrices, map(k.xp.name, (*k.f, *k.q)), given)


def co_energy_derivatives(k: Kinetics) -> Any:
    """dT*/dq at constant f, a column."""
    return k.xp.jacobian([k.T_star], k.q).T if k.q else k.xp.zeros(0, 1)


def _monogenic(k: Kinetics, at: Sampling) -> tuple[bool, NotGenerated | None]:
    """Both sides are quadratic in f: if they differ at all, they differ at almost every point where all laws act."""
    import numpy as np

    matrices = [co_energy_derivatives(k), k.Q, k.e_hat]
    at = where_active(at, matrices, map(k.xp.name, (*k.q, *k.f)), drawn=0)
    derivatives, Q, e_hat = at.each(matrices)
    derivatives, e_hat = derivatives[:, :, 0], e_hat[:, :, 0]
    generated = np.einsum("prs,pr->ps", Q, derivatives)
    terms = np.einsum("prs,pr->ps", abs(Q), abs(derivatives)) + abs(e_hat)
    part = abs(e_hat - generated) / np.maximum(terms.max(axis=1, initial=0.0)[:, None], 1e-300)
    p, i = np.unravel_index(int(np.argmax(part)), part.shape)
    if part[p, i] <= IDENTITY:
        return True, None
    component, used = k.xp.name(k.f[int(i)]), k.xp.free(k.A) | k.xp.free(k.Q) | k.xp.free(k.e_hat)
    point = {name: at.points[p][name] for name in sorted(map(k.xp.name, used | set(k.f)))}
    return False, NotGenerated(component, float(e_hat[p, i]), float(generated[p, i]), point)


def absent_from_momentum(k: Kinetics, at: Sampling) -> tuple[Any, ...]:
    """The coordinates that A does not depend on, however it is written."""
    return tuple(x for x in k.q if _absent(k, at, x))


def _absent(k: Kinetics, at: Sampling, x: Any) -> bool:
    if x not in k.xp.free(k.A):
        return True
    n = range(len(k.f))
    derivative = k.xp.matrix([[k.xp.diff(k.A[i, j], x) for j in n] for i in n])
    return bool((abs(at(derivative)).max(axis=(1, 2)) <= ROUNDING * at.sizes(derivative)).all())


def rates_of(k: Kinetics, at: Sampling) -> tuple[Any, ...] | None:
    """The coordinate whose rate each f is, where A depends on these coordinates only; else None."""
    Q, unit = at(k.Q), at(k.xp.eye(len(k.f)))
    own = []
    for j in range(len(k.f)):
        rows = [r for r in range(len(k.q)) if (Q[:, r] == unit[:, j]).all()]
        if not rows:
            return None
        own.append(k.q[rows[0]])
    present = {*k.q, k.xp.symbol(TIME)} & k.xp.free(k.A)
    return None if present - set(own) - set(absent_from_momentum(k, at)) else tuple(own)


def _constraints(k: Kinetics, at: Sampling) -> Tied:
    """The verdict on the columns of Q."""
    try:
        found = exact_closure(*_distribution(k), at)
    except BondGraphError as error:  # a derivative that a callable does not declare
        return Tied("undecided", 0, reason=f"{error.place}: {error.law}")
    rank = found.rank - _moving(k)
    count = len(k.q) - rank
    if found.raised:
        return Tied("nonholonomic", count, len(found.raised), found.raised)
    reason = _doubt(k, at, found, rank)
    return Tied("undecided" if reason else "integrable" if count else "none", count, reason=reason)


def _doubt(k: Kinetics, at: Sampling, found: Closure, rank: int) -> str:
    if found.doubtful:
        name, outside = found.doubtful
        return f"{name} leaves the span by {outside:.1g} of its terms, between rounding and a clear difference"
    rows, columns = k.Q.shape
    if any(k.xp.switches(k.Q[i, j]) for i in range(rows) for j in range(columns)):
        return "Q has branches, and random points do not show all of them"
    if rank < len(k.f):
        still = ", ".join(_unseen(k, at))
        return f"Q has rank {rank} for {len(k.f)} velocities: no coordinate of the graph tells {still}"
    return ""


def _unseen(k: Kinetics, at: Sampling) -> Sequence[str]:
    """The velocities that take part in a motion without any rate of a coordinate."""

    names = [k.xp.name(x) for x in k.f]
    if not len(k.q):
        return names
    motions = null_space(at(k.Q)[0], OUTSIDE)
    return [name for name, parts in zip(names, motions, strict=True) if abs(parts).max(initial=0.0) > OUTSIDE]


def _moving(k: Kinetics) -> int:
    """1 where Q depends on time, which then is one more coordinate, of rate 1."""
    return int(k.xp.symbol(TIME) in k.xp.free(k.Q))


def _distribution(k: Kinetics) -> tuple[list[tuple[str, Any]], list[Any]]:
    """Q's columns as vector fields over the coordinates, and over time where they depend on it."""
    xp, time = k.xp, bool(_moving(k))
    rows, columns = k.Q.shape
    zeros = [xp.number(0)] * rows
    fields = [
        (xp.name(k.f[j]), xp.column([*(k.Q[i, j] for i in range(rows)), *([xp.number(0)] if time else [])]))
        for j in range(columns)
    ]
    if time:
        fields.append((TIME, xp.column([*zeros, xp.number(1)])))
    return fields, [*k.q, *([xp.symbol(TIME)] if time else [])]
