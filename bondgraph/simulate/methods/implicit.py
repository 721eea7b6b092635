"""Radau IIA of SciPy, whose steps are also right between their ends."""

from __future__ import annotations

import numpy as np
import scipy.integrate

BETWEEN = 10.0
"""Within a step the error may be so many times the tolerance of its end."""
PLACES = (0.4, 0.85)
"""Half-way between the stages, where an interpolant through them is off most."""
REAL = 3.6378342527444957
"""The real eigenvalue of the inverse of the method's matrix: what it is solved with, times the step."""
SAFETY, SMALLEST, LARGEST = 0.9, 0.2, 8.0
"""Factors by which a step may change, and one so that it is not refused."""
LEAST = 64
"""So many floats are in a step at least."""


class Radau(scipy.integrate.Radau):
    """The implicit Runge-Kutta method of order five, with the error between its stages controlled too.

    States that follow others almost at once are exact at the end of a step however long it is, and between its stages
    they are a polynomial of degree three: the error there says nothing at the end. It is found as that at the end is,
    from what the interpolant leaves of the equations, and a step is made again where it is too large.
    """

    h_abs: float

    def _step_impl(self) -> tuple[bool, str | None]:
        while True:
            before = {name: getattr(self, name) for name in KEPT}
            success, message = super()._step_impl()
            if not success:
                return success, message
            length = self.t - before["t"]
            error = self._between(length) / BETWEEN
            factor = min(max(SAFETY * max(error, 1e-30) ** -0.25, SMALLEST), LARGEST)
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
