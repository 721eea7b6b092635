"""IDA of SUNDIALS for states held by constraints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from bondgraph.simulate.methods.sundials import Sundials, package

WORN = 0.1
"""The choice of dependent states is made again when they follow the others so many times worse than at first."""


class Ida(Sundials):
    """The motion of states x held by constraints: x_u' = f_u(x, t), 0 = c(x, t), of index 1.

    Of the states as many as there are constraints, x_c, are dependent: those that the constraints determine best,
    chosen again when another choice has become much better.

    Args:
        constraints: c as a function of time and states.
        gradients: their derivatives by the states, of shape (constraints, states), likewise.
        rates: f, of all states.
        t0, y0: where it starts; the states satisfy the constraints.
        t_bound: where it ends.
        rtol, atol: tolerances of the local error.
        max_step, first_step: limits of the step.

    Raises:
        MissingPackage: where scikit-sundae is not installed.
    """

    def __init__(
        self,
        constraints: Callable[[float, Any], Sequence[float]],
        gradients: Callable[[float, Any], Any],
        rates: Callable[[float, Any], Sequence[float]],
        t0: float,
        y0: Any,
        t_bound: float,
        rtol: float,
        atol: float,
        max_step: float | None = None,
        first_step: float | None = None,
    ) -> None:
        self.constraints, self.gradients, self.rates = constraints, gradients, rates
        options = {"rtol": rtol, "atol": atol, "max_step": max_step or 0.0, "linsolver": "dense"}
        super().__init__(t0, y0, t_bound, options, first_step)

    def _begin(self, first_step: float) -> None:
        solver = package("constraints among the states are integrated by IDA").IDA
        gradients = self._gradients()
        self.dependent = _choice(gradients)
        self.freedom = _freedom(gradients, self.dependent)
        independent = np.setdiff1d(np.arange(len(self.y)), self.dependent)

        def residual(time: float, states: Any, slope: Any, left: Any) -> None:
            left[independent] = slope[independent] - np.asarray(self.rates(time, states))[independent]
            left[self.dependent] = self.constraints(time, states)

        algebraic = [int(k) for k in self.dependent]
        self.solver = solver(residual, algebraic_idx=algebraic, first_step=first_step, **self.options)
        self.solver.init_step(self.t, self.y, np.asarray(self.rates(self.t, self.y), float))

    def _gradients(self) -> Any:
        return self.gradients(self.t, self.y)

    def _is_worn(self) -> bool:
        """Whether the dependent states are determined much worse than at first, and others better."""
        gradients, least = self._gradients(), WORN * self.freedom
        return _freedom(gradients, self.dependent) < least < _freedom(gradients, _choice(gradients))


def _choice(gradients: Any) -> Any:
    """The states that the constraints determine best: the pivots of their gradients' columns."""
    from scipy.linalg import qr

    return np.sort(qr(gradients, mode="r", pivoting=True)[1][: len(gradients)])


def _freedom(gradients: Any, dependent: Any) -> float:
    """How well some states are determined by the constraints: the least singular value among their columns."""
    return float(np.linalg.svd(gradients[:, dependent], compute_uv=False)[-1])
