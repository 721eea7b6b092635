"""Impacts that fall at one instant: what impulses together turn all their flows round.

Newton's law asks of each gap that opens with the speed u at which it has closed: u+ >= -r u-. An impulse pushes, lambda
>= 0, and where it does, u+ = -r u-; a gap that others open faster takes none. With the speeds that impulses give,

    u+ = u- + G lambda,    0 <= lambda,    0 <= u+ + r u-,    lambda . (u+ + r u-) = 0

is a linear complementarity problem, of a matrix that is symmetric and positive: it has a solution, and u+ is the same
in all, also where gaps follow from one another, as those below the four feet of a table (Moreau, Unilateral Contact and
Dry Friction in Finite Freedom Dynamics, 1988). The energy changes by half of lambda . (u+ + u-), which is half of
lambda . (1 - r) u-: it never grows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bondgraph.program.rank import minimum_norm_solution

ALIKE = 1e-9
"""By which part of its sizes the matrix may be other than symmetric: it is so but for rounding where power is kept."""


def impulses(gained: Any, now: Any, after: Any) -> Any:
    """An impulse for each of some flows, of shape (flows,); None where they have no law together.

    They are the solution of least distance in the kinetic metric, which is found as one of non-negative least squares
    (Lawson and Hanson, Solving Least Squares Problems, chapter 23).

    Args:
        gained: by how much each flow, along columns, changes with an impulse of one of each effort, along rows.
        now: the flows.
        after: what each becomes by Newton's law, at least.

    >>> impulses(np.eye(2), np.array([-1.0, -2.0]), np.array([0.5, 1.0]))
    array([1.5, 3. ])
    """
    from scipy.optimize import nnls

    ways, own = np.sign(after - now), np.diag(gained)
    sizes = np.sqrt(np.abs(own))
    matrix = gained * np.outer(ways / sizes, ways / sizes) * np.sign(own)
    if not np.abs(matrix - matrix.T).max() <= ALIKE:
        return None
    wanted, (values, vectors) = np.abs(after - now) / sizes, np.linalg.eigh(matrix)
    rows = vectors * np.sqrt(np.maximum(values, 0.0))
    found, _ = nnls(np.vstack([rows.T, wanted / (wanted.max() or 1.0)]), np.append(np.zeros(len(now)), 1.0))
    pushed, met = found > 0, np.zeros(len(now))
    met[pushed] = minimum_norm_solution(matrix[np.ix_(pushed, pushed)], wanted[pushed])
    return np.sign(own) * ways * met / sizes
