"""Backward differences of SciPy, whose Newton iterations end only where the equations of a step hold."""

from __future__ import annotations

from typing import Any

import numpy as np
import scipy.integrate

from bondgraph.simulate.methods.newton_residuals import Residuals


class BDF(scipy.integrate.BDF):
    """Backward differences of variable order and step, with Newton's method judged by its residuals too.

    Iterations that leave a residual as large as it was end without a result, which is told by rates that are not
    finite: their matrix is then taken anew, and the step is made shorter where that does not help.
    """

    fun: Any
    lu: Any
    solve_lu: Any

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        rates, factored, solved = self.fun, self.lu, self.solve_lu
        residuals = Residuals(self.n)
        trial = (np.nan, self.y)

        def fun(t: float, y: Any) -> Any:
            nonlocal trial
            if t != trial[0]:
                residuals.restart()
            trial = (t, y)
            return rates(t, y) if np.isfinite(y).all() else np.full(self.n, np.nan)

        def lu(matrix: Any) -> Any:
            residuals.restart()
            return factored(matrix)

        def rounded() -> Any:
            t, y = trial
            part = (t - self.t) / self.alpha[self.order]
            return np.abs(y) + part * (np.abs(self.jac(t, y)) @ np.abs(y))

        def solve_lu(factors: Any, residual: Any) -> Any:
            tolerance = self.atol + self.rtol * np.abs(self.y)
            fits = residuals.contract(residual, 1.0, tolerance, rounded)
            return solved(factors, residual) if fits else np.full(self.n, np.nan)

        self.fun, self.lu, self.solve_lu = fun, lu, solve_lu
