"""SciPy's DOP853, whose steps are right between their ends as well: what runs where there is no native code."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import scipy.integrate

COMPARED, SHARE, INSIDE, LITTLE = 1, 45.0, 20.0, 0.01
"""As `compared`, `share`, `INSIDE` and `LITTLE` of the loop in C say."""


class DOP853(scipy.integrate.DOP853):
    """Steps are shorter, too, where their interpolant is off by more than `INSIDE` tolerances."""

    def _estimate_error_norm(self, K: Any, h: float, scale: Any) -> float:
        at_end = super()._estimate_error_norm(K, h, scale)
        return float(np.maximum(at_end, self._off_inside(K, h, scale))) if at_end < 1 else at_end

    def _off_inside(self, K: Any, h: float, scale: Any) -> float:
        behind = self.n_stages + 1
        rates = np.vstack([K, np.empty((len(self.A_EXTRA), self.n))])
        states = []
        for s, (weights, c) in enumerate(zip(self.A_EXTRA, self.C_EXTRA, strict=True), start=behind):
            states.append(self.y + h * (weights[:s] @ rates[:s]))
            rates[s] = self.fun(self.t + c * h, states[-1])
        change = h * (self.B @ K[:-1])
        F = [change, h * K[0] - change, 2 * change - h * (K[-1] + K[0]), *(h * (self.D @ rates))]
        if not np.isfinite(sum(map(np.abs, F))).all():
            return math.nan  # between the ends of the step it would leave the range of numbers
        part, there = self.C_EXTRA[COMPARED], np.zeros(self.n)
        for k in reversed(range(len(F))):
            there = (there + F[k]) * (1 - part if k % 2 else part)
        off = (self.y + there - states[COMPARED]) / scale
        found = SHARE * float(np.linalg.norm(off)) / np.sqrt(self.n) / INSIDE
        return found if found > LITTLE or np.isnan(found) else 0.0
