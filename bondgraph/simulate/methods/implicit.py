"""Radau IIA of SciPy, whose steps are also right between their ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import scipy.integrate

from bondgraph.simulate.methods.newton_residuals import Residuals

BETWEEN = 10.0
"""Within a step the error may be so many times the tolerance of its end."""
PLACES = (0.4, 0.85)
"""Half-way between the stages, where an interpolant through them is off most."""
REAL = 3.6378342527444957
COMPLEX = 2.6810828736277523 - 3.050430199247411j
"""The eigenvalues of the inverse of the method's matrix: what it is solved with, times the step."""
SAFETY, SMALLEST = 0.9, 0.2
"""Factors so that a step is not refused again, and by which it becomes shorter at most."""
LEAST = 64
"""So many floats are in a step at least."""


class Radau(scipy.integrate.Radau):
    """The implicit Runge-Kutta method of order five, with the error between its stages controlled too.

    States that follow others almost at once are exact at the end of a step however long it is, and between its stages
    they are a polynomial of degree three: the error there says nothing at the end. It is found as that at the end is,
    from what the interpolant leaves of the equations, and a step is made again where it is too large. Newton's method
    is judged by its residuals too: iterations that leave one as large as it was end without a result.
    """

    h_abs: float
    fun: Any
    lu: Any
    solve_lu: Any

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        rates, factored, solved = self.fun, self.lu, self.solve_lu
        residuals = self._residuals = Residuals(self.n)
        trial, unit = (self.t, self.y), 0.0

        def fun(t: float, y: Any) -> Any:
            nonlocal trial
            trial = (t, y)
            return rates(t, y)

        def lu(matrix: Any) -> Any:
            nonlocal unit
            residuals.restart()
            if np.iscomplexobj(matrix):
                unit = (abs(COMPLEX.real) + abs(COMPLEX.imag)) / COMPLEX.imag * matrix[0, 0].imag
            return factored(matrix)

        def rounded() -> Any:
            t, y = trial
            return unit * np.abs(y) + np.abs(self.jac(t, y)) @ np.abs(y)

        def solve_lu(factors: Any, residual: Any) -> Any:
            # The real factors solve for the error as well, the complex ones for nothing but the iterations.
            if np.iscomplexobj(residual):
                size = np.abs(residual.real) + np.abs(residual.imag)
                if not residuals.contract(size, unit, self.atol + self.rtol * np.abs(self.y), rounded):
                    return np.full(self.n, np.nan, complex)
            return solved(factors, residual)

        self.fun, self.lu, self.solve_lu = fun, lu, solve_lu

    def _step_impl(self) -> tuple[bool, str | None]:
        while True:
            before = {name: getattr(self, name) for name in KEPT}
            self._residuals.restart()
            success, message = super()._step_impl()
            if not success:
                return success, message
            length = self.t - before["t"]
            error = self._between(length) / BETWEEN
            factor = max(SAFETY * max(error, 1e-30) ** -0.25, SMALLEST)
            if error <= 1 or length < LEAST * np.spacing(abs(self.t)):
                self.h_abs = min(self.h_abs, factor * length)
                return success, message
            self.__dict__.update(before, h_abs=factor * length, LU_real=None, LU_complex=None)

    def _between(self, length: float) -> float:
        """The error within the last step, in tolerances; not a number counts as infinite."""
        scale = self.atol + self.rtol * np.maximum(np.abs(self.y_old), np.abs(self.y))
        matrix = REAL / length * np.eye(self.n) - self.J
        found = 0.0
        for place in PLACES:
            time = self.t_old + place * length
            powers = np.arange(1, 4) * place ** np.arange(3) / length
            left = self.fun(time, self.sol(time)) - self.sol.Q @ powers
            found = max(found, float(np.linalg.norm(np.linalg.solve(matrix, left) / scale)) / self.n**0.5)
        return found if np.isfinite(found) else np.inf


KEPT = ("t", "t_old", "y", "y_old", "f", "J", "current_jac", "sol", "Z", "h_abs_old", "error_norm_old")
"""What a step that is made again begins with."""
