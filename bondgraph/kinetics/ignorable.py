"""Ignorable coordinates, [000] Definition 1, found in the kinetics of a mechanism.

[000] writes a constraint as a q_dot = 0 and the forces on the rates of the coordinates; its a is what annihilates
the columns of Q. A coordinate is ignorable where

- its column of a vanishes: its own rate alone, the others zero, is an admissible motion: Q xi = unit vector;
- it is absent from the Lagrangian at constant q_dot: the change of f that keeps q_dot, Q f_r = -Q_r f, exists, and
  dT*/dq_r + f_r^T A f = 0;
- the force along it, that of potentials included, is zero: xi^T e = 0;
- the inertia force along it is the rate of its momentum xi^T A f, which p_dot = e + e_hat, [004] (27), then keeps:
  xi^T e_hat + xi_dot^T A f = 0.

Where partial velocities are rates of positions the last is the second, for then e_hat is what T* generates, (31). Those
behind a transformer of any ratio need not be.

Driven velocities are constraints too: xi and f_r move free velocities only; and xi none that a kept constraint holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bondgraph.equations.active_points import DRAWN, where_active
from bondgraph.equations.random_points import Sampling, draws
from bondgraph.errors import NotReducible
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import along
from bondgraph.program.rank import minimum_norm_solution
from bondgraph.program.tolerances import OUTSIDE

_HELD = (
    "in the Lagrangian, the constraints or the forces, or has an inertia force along it that the kinetic energy does "
    "not generate"
)


class _Point(NamedTuple):
    """The kinetics at a point, with the rates of Q and a."""

    f: Any
    A: Any
    e: Any
    e_hat: Any
    Q: Any
    a: Any
    Q_dot: Any
    a_dot: Any


def ignorable(k: Kinetics, at: Sampling, drawn: int = DRAWN) -> tuple[Any, ...]:
    """The ignorable coordinates.

    Args:
        k: the kinetics.
        at: random points.
        drawn: at how many more, with other parameters, they are to be; none where the verdict is on these parameters.
    """
    if not k.q or not k.u:
        return ()
    derivatives = [_derivative(k, matrix, x) for x in k.q for matrix in (k.Q, k.A)]
    matrices = [k.f, k.A, k.e, k.e_hat, k.Q, k.a, along(k, k.Q), along(k, k.a), *derivatives]
    at = where_active(_with_all(at, matrices), matrices, map(k.xp.name, (*k.q, *k.f)), drawn)
    f, A, e, e_hat, Q, a, Q_dot, a_dot, *by = at.each(matrices)
    columns = f[:, :, 0], A, e[:, :, 0], e_hat[:, :, 0], Q, a, Q_dot, a_dot
    points = [_Point(*each) for each in zip(*columns, strict=True)]
    return tuple(
        x
        for r, (x, *of_x) in enumerate(zip(k.q, by[::2], by[1::2], strict=True))
        if all(_is_ignorable(k.u, r, *each) for each in zip(points, *of_x, strict=True))
    )


def ignored(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    """For each ignorable coordinate, or each that is declared to be one, the component of f that is its rate alone.

    Raises:
        NotReducible: where there are none, a declared one is not ignorable, or no component of f is its rate alone.
    """
    name = k.xp.name
    found, declared = list(map(name, ignorable(k, at))), list(options.get("ignorable", ()))
    known = ", ".join(found) or "none"
    if not found and not declared:
        law = f"it has no ignorable coordinate: each is {_HELD}"
        raise NotReducible(k.about, law, parties=list(map(name, k.q)), remedy="use volterra, or kane_momentum")
    if wrong := [x for x in declared if x not in found]:
        law = f"{', '.join(wrong)} is declared ignorable and is {_HELD}"
        raise NotReducible(k.about, law, parties=wrong, remedy=f"the ignorable coordinates are: {known}")
    columns = {x: _alone(k, x) for x in declared or found}
    chosen = {x: column for x, column in columns.items() if column is not None}
    if missing := [x for x in declared or ([] if chosen else found) if x not in chosen]:
        law = f"no component of f is the rate of {', '.join(missing)} alone, so that its momentum is none of p"
        raise NotReducible(k.about, law, parties=missing, remedy="take that rate as a generalized velocity")
    return {"ignorable": tuple(chosen), "ignored": tuple(chosen.values())}


def _alone(k: Kinetics, coordinate: str) -> int | None:
    """The free component of f whose column of Q (1) is that of one coordinate's rate."""
    xp, rows = k.xp, range(len(k.q))
    for j in k.u:
        units = [xp.is_one(k.Q[i, j]) if xp.name(k.q[i]) == coordinate else xp.is_zero(k.Q[i, j]) for i in rows]
        if all(units):
            return j
    return None


def _derivative(k: Kinetics, matrix: Any, x: Any) -> Any:
    rows, columns = matrix.shape
    return k.xp.matrix([[k.xp.diff(matrix[i, j], x) for j in range(columns)] for i in range(rows)])


def _with_all(at: Sampling, matrices: list[Any]) -> Sampling:
    """The same points with values of what a partial velocity holds and the mass matrix does not, as a phase."""
    xp, drawn = at.xp, at.points[0].keys()
    more = next(draws({xp.name(s) for matrix in matrices for s in xp.free(matrix)} - drawn, (), {}))
    return Sampling(xp, [{**more, **point} for point in at.points])


def _is_ignorable(u: tuple[int, ...], r: int, point: _Point, Q_r: Any, A_r: Any) -> bool:
    import numpy as np

    f, A, rows, rows_dot = point.f, point.A, np.vstack([point.Q, point.a]), np.vstack([point.Q_dot, point.a_dot])
    xi, f_r = _free(u, rows, np.eye(len(rows))[r]), _free(u, point.Q, -Q_r @ f)
    if xi is None or f_r is None:
        return False
    terms = np.array([f @ A_r @ f / 2, *(f_r * (A @ f))])
    momentum = float(abs(A @ f).max() * max(1.0, abs(f).max()))
    absent = abs(terms.sum()) <= OUTSIDE * max(abs(terms).max(), momentum)
    changes = np.array([*(xi * point.e_hat), *(_rate(u, rows, rows_dot, xi) * (A @ f))])
    own = float(abs(xi) @ abs(A) @ abs(f) * max(1.0, abs(f).max()))
    conserved = abs(changes.sum()) <= OUTSIDE * max(abs(changes).max(), own)
    return bool(absent and conserved and abs(xi @ point.e) <= OUTSIDE * abs(xi).max() * abs(point.e).max())


def _rate(u: tuple[int, ...], rows: Any, rows_dot: Any, xi: Any) -> Any:
    """The rate of xi, which is of minimum norm and keeps what the rows give it, from theirs."""
    import numpy as np

    free, found = list(u), np.zeros(len(xi))
    R, R_dot, x = rows[:, free], rows_dot[:, free], xi[free]
    outside = R_dot.T @ minimum_norm_solution(R.T, x)
    found[free] = outside - minimum_norm_solution(R, R_dot @ x + R @ outside)
    return found


def _free(u: tuple[int, ...], Q: Any, rates: Any) -> Any:
    """The free velocities that give some rates, of minimum norm; None where there are none."""
    import numpy as np

    found = np.zeros(Q.shape[1])
    found[list(u)] = minimum_norm_solution(Q[:, list(u)], rates)
    size = max(float(abs(rates).max()), float(abs(Q).max() * abs(found).max()))
    return found if float(abs(Q @ found - rates).max()) <= OUTSIDE * max(size, 1e-300) else None
