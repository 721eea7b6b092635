"""Velocities that constraints leave: what spans the null space of their rows, without a division."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.algebra.determinant import determinant
from bondgraph.equations.random_points import Sampling
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.program.rank import pivot_columns, rank
from bondgraph.program.tolerances import RANK


def null_space_basis(k: Kinetics, at: Sampling) -> tuple[tuple[int, ...], Any]:
    """Independent components of f, and for each the motion in which the other independent ones rest, by Cramer's rule.

    Driven components rest too. The motions are multiples of those in which the component is one; rows that repeat
    others at the points are left out.

    Args:
        k: kinetics with constraints.
        at: points.

    Returns:
        The independent components, and the motions as columns, of shape (S, independent).

    >>> from bondgraph.algebra import sympy as xp
    >>> from bondgraph.kinetics.kinetics import KeptConstraint
    >>> u, v = xp.symbol("u"), xp.symbol("v")
    >>> edge = KeptConstraint("edge", xp.matrix([[xp.symbol("x"), xp.symbol("y")]]), (None,))
    >>> f, e = xp.column([u, v]), xp.zeros(2, 1)
    >>> rolling = Kinetics(xp, "T", xp.eye(2), f, e, e, (0, 1), (), kept=(edge,))
    >>> null_space_basis(rolling, Sampling(xp, [{"x": 1.0, "y": 2.0}]))[1].T
    Matrix([[y, -x]])
    """
    values, u, xp = at(k.a)[0], list(k.u), k.xp
    values = values[:, u]
    rows = sorted(pivot_columns(values.T)[: rank(values, RANK)])
    follow = [u[j] for j in pivot_columns(values[rows])]
    free = tuple(j for j in u if j not in follow)

    def minor(columns: Sequence[int]) -> Any:
        return determinant(xp, [[k.a[i, j] for j in columns] for i in rows])

    found = [[xp.number(0)] * len(free) for _ in k.f]
    for n, i in enumerate(free):
        found[i][n] = minor(follow)
        for place, j in enumerate(follow):
            found[j][n] = -minor([*follow[:place], i, *follow[place + 1 :]])
    return free, xp.matrix(found) if free else xp.zeros(len(k.f), 0)
