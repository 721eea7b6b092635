"""Quasi-velocities that satisfy the constraints: u = Y f + Z stacked on a f = b, so that f = W u + X -- [000] (3)-(5).

The columns S = [W, S_c] of the inverse of the stacked matrix E = [Y; a] are written out where it falls into small
blocks; else they are linear systems of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.random_points import POINTS, UNDEFINED, Sampling, draws, evaluator
from bondgraph.errors import NotReducible, StructureError
from bondgraph.graph.law import Law, Solve
from bondgraph.kinetics.form import FOLLOWS, FREE
from bondgraph.kinetics.independent_velocities import determined_everywhere, others
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.redundant import check_independent
from bondgraph.kinetics.stacked import Solution, Stacked
from bondgraph.program.rank import is_singular, pivot_columns

NEAR = 0.1
"""Coordinates so many times smaller than random ones are near the configuration that models are drawn in."""
BETTER = 1e-3
"""So much smaller may be what determines components by coefficients, or a determinant, that do not move."""
Quasi = tuple[tuple[str, str], ...]
"""Names of quasi-velocities, each with a formula that is linear in the components of f."""


@dataclass(frozen=True)
class Embedded:
    """What [Y; more; a] f = [u - Z; given; b] leaves of the free components of f.

    Args:
        u: the quasi-velocities.
        speeds: those of them that are no components of f.
        lets, solves: f, and the columns of W and S_c, by the stacked matrix.
        W: f_u = W u + ..., of shape (S_u, p).
        S_c: the columns that belong to the constraints, of shape (S_u, r).
        S_m: those that belong to the further rows, of shape (S_u, s).
        E: the stacked matrix with the columns of driven components, of shape (S_u, S).
        Z: what the quasi-velocities are besides E f, a column; zero on the other rows.
        regular: systems of f that are solved in `lets`.
    """

    k: Kinetics
    u: tuple[Any, ...]
    speeds: tuple[Any, ...]
    lets: tuple[tuple[Any, Any], ...]
    solves: tuple[Solve, ...]
    W: Any
    S_c: Any
    S_m: Any
    E: Any
    Z: Any
    regular: tuple[Solve, ...]

    def law(self, residual: Any, energy: Any) -> Law:
        """The law of W^T residual = 0, where residual = a^T lambda are the equations of motion for all of f."""
        free = self.k.xp.column(self.k.take(residual, self.k.u))
        return self.balanced(self.W.T @ free, self.S_c.T @ free, residual, energy)

    def without(self, known: Sequence[Any]) -> Solution:
        """The columns of the inverse alone, f being known otherwise."""
        taken = set(known)
        lets = tuple((x, value) for x, value in self.lets if x not in taken)
        return Solution((), lets, tuple(solve for solve in self.solves if not {*solve.unknowns} & taken))

    def balanced(self, on_u: Any, on_constraints: Any, residual: Any, energy: Any) -> Law:
        """The law of equations of motion for the quasi-velocities.

        Args:
            on_u: what vanishes, for each quasi-velocity.
            on_constraints: what the reactions are equal to, for each constraint.
            residual: what is a^T lambda, for each component of f; used on the driven ones.
            energy: the kinetic energy.
        """
        k = self.k
        driven = residual - k.a.T @ k.reactions
        return Law(
            states=self.u,
            speeds=self.speeds,
            lets=self.lets,
            solves=self.solves,
            unknowns=(*k.take(k.e, k.c), *k.reactions),
            rows=(*on_u, *(k.reactions - on_constraints), *k.take(driven, k.c)),
            energy=energy,
            invariants=k.kept_positions,
            regular=self.regular,
        )


def embedded(
    k: Kinetics, quasi: Quasi = (), follows: Sequence[int] = (), more: Any = None, given: Any = None, rates: Any = ()
) -> Embedded:
    """Quasi-velocities and what they leave.

    Args:
        k: the kinetics of a store.
        quasi: the quasi-velocities; by default the free components of f that do not follow.
        follows: components of f that the constraints give.
        more, given: further rows, of shape (s, S), and what they are equal to.
        rates: for each of these what vanishes in place of its derivative, if that is known.

    Raises:
        NotReducible: where they are not as many as there are degrees of freedom.
        StructureError: for one that is not linear in f.
    """
    xp, S_u = k.xp, len(k.u)
    rows = _chosen(k, quasi) if quasi else [(k.f[i], _unit(k, i), xp.number(0)) for i in k.u if i not in follows]
    more = xp.zeros(0, len(k.f)) if more is None else more
    conditions = (more, given), (k.a, k.b)
    fixed = [(matrix[i, :], values[i]) for matrix, values in conditions for i in range(matrix.shape[0])]
    if len(rows) + len(fixed) != S_u:
        law = f"{len(rows)} quasi-velocities, where {S_u} velocities less {len(fixed)} conditions are free"
        raise NotReducible(k.about, law, parties=[xp.name(u) for u, _, _ in rows], remedy=f"give {S_u - len(fixed)}")
    stacked = [*((y, u - z) for u, y, z in rows), *fixed]
    _check(k, xp.matrix([[row[j] for j in k.u] for row, _ in stacked]), [u for u, _, _ in rows])
    derivatives = dict(enumerate(rates, len(rows)))
    system = Stacked(k, xp.matrix([[row[j] for j in k.u] for row, _ in stacked]), "S", derivatives)
    right = [value - sum((row[j] * k.f[j] for j in k.c), xp.number(0)) for row, value in stacked]
    found = system.solved(right, k.take(k.f, k.u), moving=True)
    p, r = len(rows), k.a.shape[0]
    columns = [system.column(j) for j in (*range(p), *range(S_u - r, S_u), *range(p, S_u - r))]
    u = tuple(u for u, _, _ in rows)
    solves = [solve for each in (found, *columns) for solve in each.solves]
    lets = [*found.named(k.take(k.f, k.u)), *(let for each in columns for let in each.lets)]
    matrix = xp.matrix([[each.values[i] for each in columns] for i in range(S_u)]) if columns else xp.zeros(S_u, 0)
    W, S_c, S_m = (_part(xp, matrix, part) for part in (range(p), range(p, p + r), range(p + r, S_u)))
    E = xp.matrix([list(row) for row, _ in stacked]) if stacked else xp.zeros(0, len(k.f))
    Z = xp.column([*(z for _, _, z in rows), *(xp.number(0) for _ in fixed)])
    speeds = tuple(x for x in u if x not in set(k.f))
    return Embedded(k, u, speeds, (*system.lets, *lets), tuple(solves), W, S_c, S_m, E, Z, found.regular)


def _check(k: Kinetics, E: Any, u: Sequence[Any]) -> None:
    """Refuse quasi-velocities that the conditions give, at every random point."""
    import numpy as np

    if not E.shape[0]:
        return
    evaluate, names, n = evaluator(k.xp, list(E)), {k.xp.name(s) for s in k.xp.free(E)}, E.shape[0]
    found = []
    for point in islice(draws(names, (), {}), POINTS):
        with suppress(*UNDEFINED):
            found.append(np.array(evaluate(point)).reshape(n, n))
    if found and all(map(is_singular, found)):
        parties = [*map(k.xp.name, u), *(each.name for each in k.kept)]
        law = f"the quasi-velocities {', '.join(map(k.xp.name, u))} and the constraints depend on each other everywhere"
        raise NotReducible(k.about, law, parties=parties, remedy="take others, independent of the constraints")


def _part(xp: Algebra, matrix: Any, columns: Sequence[int]) -> Any:
    rows = range(matrix.shape[0])
    return xp.matrix([[matrix[i, j] for j in columns] for i in rows]) if len(columns) else xp.zeros(len(rows), 0)


def _unit(k: Kinetics, i: int) -> Any:
    return [k.xp.number(int(i == j)) for j in range(len(k.f))]


def _chosen(k: Kinetics, quasi: Quasi) -> list[tuple[Any, Any, Any]]:
    """For each quasi-velocity its symbol, its row of Y and its Z."""
    xp, f = k.xp, list(k.f)
    assert k.read is not None
    found = []
    for name, text in quasi:
        expression = k.read(text)
        row = [xp.diff(expression, x) for x in f]
        if any(xp.free(derivative) & {*f} for derivative in row):
            law = f"'{text}' is not linear in the generalized velocities"
            raise StructureError(name, law, parties=(name,), remedy="give a combination of components of f")
        rest = xp.substitute(expression, dict.fromkeys(f, xp.number(0)))
        is_component = expression in f
        if is_component and name != xp.name(expression):
            law = f"it is given as '{text}' alone, which has a name"
            raise StructureError(name, law, parties=(name, xp.name(expression)), remedy=f"call it '{text}'")
        if not is_component and xp.symbol(name) in f:
            law = f"it is a component of f, and is given as '{text}'"
            raise StructureError(name, law, parties=(name,), remedy="give the quasi-velocity another name")
        found.append((expression if is_component else xp.symbol(name), row, rest))
    return found


def following(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    """The components of f that are not independent, as they are chosen; else those that the constraints determine.

    Where they can, that is by coefficients that do not move.
    Among the others those are taken that are determined best near q = 0. Elsewhere they may not be; then others are
    taken if these are determined equally well in every configuration, as the motion of a body on wheels is by these.

    Raises:
        NotReducible: where constraints repeat or contradict each other.
        StructureError: where they do not determine the others.
    """
    import numpy as np

    r, u, free = k.a.shape[0], list(k.u), options.get(FREE, ())
    if not r:
        return {FOLLOWS: ()}
    check_independent(k, at(k.a))
    if free:
        return {FOLLOWS: others(k, free, at, options.get("ignored", ()))}
    names = {*map(k.xp.name, k.q)}
    near = [{name: x * NEAR if name in names else x for name, x in point.items()} for point in at.points]
    moving = {*k.q, k.xp.symbol(TIME)}
    steady = [not any(k.xp.free(k.a[i, j]) & moving for i in range(r)) for j in u]
    rows = Sampling(k.xp, near)(k.a)[0][:, u]
    first = pivot_columns(rows * np.where(steady, 1.0, BETTER))
    held = {name: x for name, x in at.points[0].items() if name not in names | {TIME}}
    around = Sampling(k.xp, [{**point, **held} for point in at.points])(k.a)[:, :, u]
    return {FOLLOWS: tuple(sorted(u[j] for j in determined_everywhere(around, first, BETTER)))}
