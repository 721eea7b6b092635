"""Where a motion comes to rest: the way to an equilibrium from far, as along which no amount becomes negative.

Steps of the linearly implicit Euler method, each twice as long as the last, follow the motion at first and end as
Newton's (pseudo-transient continuation: Kelley and Keyes, SIAM J. Numer. Anal. 35, 1998). Linear first integrals of the
motion are kept by each step. Where constraints hold, a step goes along them, and back to them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from bondgraph.analysis.equilibrium.conserved_totals import Totals
from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.program.newton import SETTLED
from bondgraph.program.rank import minimum_norm_solution, null_space
from bondgraph.program.tolerances import RANK, ROUNDING

STEPS = 500
SHORTER, LONGER = 0.25, 2.0
"""After a step that would make an amount negative, or along which a law has no tangent, and after another."""
PARTS = 0.25, 0.5, 0.75, 1.0
"""Of a step, where laws are compared with their tangents."""
FARTHEST = 1e100
"""No step to an equilibrium is as long: three such numbers multiplied are still one."""


def come_to_rest(residual: Residual, x: Any, amounts: Sequence[int], totals: Totals | None = None) -> Any:
    """The states where the motion from a guess rests, or how far it came; the guess, where more is sought.

    Args:
        residual: of the rates.
        x: states and inputs to begin from.
        amounts: the states that are never negative.
        totals: what is kept of the guess. In long steps rounding would change them.
    """
    import numpy as np

    own = list(amounts)
    moving, n = residual.open, len(residual.problem.equations.states)
    constraints = list(range(n, n + residual.linearizer.count[1]))
    if residual.columns != moving or residual.rows != [*residual.rates, *constraints] or residual.turning:
        return x
    x, length, largest = x.copy(), None, np.abs(x)
    values, jacobian = residual.evaluate(x)
    for _ in range(STEPS):
        J = jacobian[np.ix_(moving, moving)]
        # As long as a motion takes that departs the fastest, a step has no end: the first is shorter.
        length = SHORTER / max(float(np.abs(J).max(initial=0.0)), sys.float_info.min) if length is None else length
        step, G = np.zeros(len(x)), jacobian[np.ix_(constraints, moving)]
        N, back = null_space(G, RANK), minimum_norm_solution(G, -values[constraints], RANK)
        try:
            along = np.linalg.solve(np.eye(N.shape[1]) / length - N.T @ J @ N, N.T @ (values[moving] + J @ back))
            step[moving] = N @ along + back
        except np.linalg.LinAlgError:
            length *= SHORTER
            continue
        size = float(np.abs(step).max(initial=0.0))
        if not size < FARTHEST:
            break  # it goes on and on
        step[own] = np.where((x[own] == 0) & (np.abs(step[own]) <= ROUNDING * size), 0.0, step[own])
        reached = None if (x + step)[own].min(initial=0.0) < 0 else _along(residual, x, step, values, jacobian)
        if reached is None:
            length *= SHORTER
            continue
        x, length, (values, jacobian) = x + step, LONGER * length, reached
        if own and totals is not None:
            x[own] *= 1.0 + minimum_norm_solution(totals.rows[:, own] * x[own], -totals.left(x), RANK)
            values, jacobian = residual.evaluate(x)
        largest = np.maximum(largest, np.abs(x))
        if (np.abs(step) <= SETTLED * largest).all():
            break
    return x


def _along(residual: Residual, x: Any, step: Any, values: Any, jacobian: Any) -> tuple[Any, Any] | None:
    """What the residual is at the end of a step; None where a law changes on the way by more than its tangent's terms.

    Beyond a pole, as of a gap that closes, may lie an equilibrium to which no motion comes.
    """
    import numpy as np

    terms = np.abs(values) + np.abs(jacobian) @ np.abs(step)
    terms[terms == 0] = np.inf  # as of plates without a charge, whose force is its square
    for part in PARTS:
        there = residual.evaluate(x + part * step)
        if not (np.abs(there[0] - values - part * (jacobian @ step)) <= terms).all():
            return None
    return there
