"""Residuals of simplified Newton iterations: they become smaller where the matrix of the iterations fits.

The matrix is kept from iteration to iteration, and often from step to step. Where a law is much steeper at the place it
was taken than along the step, as a root is at zero, the iterations are short however wrong the states are, and look as
if they had converged; but they leave the residual as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

CONTRACTED = 0.9
"""Of the largest residual before: an iteration that leaves more was made with a matrix that does not fit."""
SIGNIFICANT = 10.0
"""Residuals below so many tolerances of their state decide nothing."""
ROUNDINGS = 1e3
"""Nor do those below so many roundings of what is added up in them."""


class Residuals:
    """The largest residuals so far of the iterations of one step.

    Args:
        count: how many equations there are.
    """

    def __init__(self, count: int) -> None:
        self.largest = np.zeros(count)

    def restart(self) -> None:
        """Forget those of another step, or of another matrix."""
        self.largest = np.zeros(len(self.largest))

    def contract(self, residual: Any, unit: float, tolerance: Any, rounded: Callable[[], Any]) -> bool:
        """Whether a residual is smaller than those before it, or too small to say anything.

        Args:
            residual: of each equation, a real or complex number.
            unit: what the states are multiplied with in the equations.
            tolerance: of each state.
            rounded: the sum of the sizes of what is added up in each equation, by a matrix of the states at hand: that
                of the iterations may be the one that does not fit.
        """
        size = np.abs(residual)
        suspect = (self.largest > 0) & (size > CONTRACTED * self.largest) & (size > SIGNIFICANT * unit * tolerance)
        self.largest = np.maximum(self.largest, size)
        return not suspect.any() or not (suspect & (size > ROUNDINGS * np.spacing(1.0) * rounded())).any()
