"""Where a motion comes to rest: the way to an equilibrium of reactions, along which no amount becomes negative.

Steps of the linearly implicit Euler method, each twice as long as the last, follow the motion at first and end as
Newton's (pseudo-transient continuation: Kelley and Keyes, SIAM J. Numer. Anal. 35, 1998). Linear first integrals of the
motion are kept by each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.program.newton import SETTLED

STEPS = 500
SHORTER, LONGER = 0.25, 2.0
"""After a step that would make an amount negative, and after another."""


def come_to_rest(residual: Residual, x: Any, amounts: Sequence[int]) -> Any:
    """The states where the motion from a guess rests, or how far it came; the guess, where more is sought.

    Args:
        residual: of the rates.
        x: states and inputs to begin from.
        amounts: the states that are never negative.
    """
    import numpy as np

    moving = residual.open
    if residual.columns != moving or residual.rows != residual.rates:
        return x
    x, length = x.copy(), None
    values, jacobian = residual.evaluate(x)
    for _ in range(STEPS):
        J = jacobian[np.ix_(moving, moving)]
        length = 1.0 / max(float(np.abs(J).max(initial=0.0)), np.finfo(float).tiny) if length is None else length
        after = x.copy()
        try:
            after[moving] += np.linalg.solve(np.eye(len(moving)) / length - J, values[moving])
        except np.linalg.LinAlgError:
            after[moving] = np.nan
        if not np.isfinite(after).all() or (after[list(amounts)] < 0).any():
            length *= SHORTER
            continue
        size = float(np.abs(after - x).max(initial=0.0))
        x, length = after, LONGER * length
        values, jacobian = residual.evaluate(x)
        if size <= SETTLED * float(np.abs(x).max(initial=0.0)):
            break
    return x
