"""IDA of SUNDIALS for states held by constraints, with the manners of a method of `scipy.integrate`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from scipy.integrate import DenseOutput

from bondgraph.consistent import slopes
from bondgraph.errors import MissingPackage

NODES = 6
"""Points through which the interpolant runs: IDA's own is a polynomial of degree five at most."""
WORN = 0.1
"""The choice of dependent states is made again when they follow the others so many times worse than at first."""


class Ida:
    """The motion of states x held by constraints: x_u' = f_u(x, t), 0 = c(x, t), of index 1.

    Of the states as many as there are constraints, x_c, are dependent: those that the constraints determine best,
    chosen again when another choice has become much better.

    Args:
        constraints: c as a function of time and states.
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
        rates: Callable[[float, Any], Sequence[float]],
        t0: float,
        y0: Any,
        t_bound: float,
        rtol: float,
        atol: float,
        max_step: float | None = None,
        first_step: float | None = None,
    ) -> None:
        self.constraints, self.rates = constraints, rates
        self.t, self.y, self.t_bound = t0, np.array(y0, float), t_bound
        self.options = {"rtol": rtol, "atol": atol, "max_step": max_step or 0.0, "linsolver": "dense"}
        self.status = "running"
        self._begin(first_step or 0.0)

    def _begin(self, first_step: float) -> None:
        solver, gradients = _solver(), self._gradients()
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
        return slopes(lambda states: self.constraints(self.t, np.asarray(states)), self.y)

    def step(self) -> str | None:
        """One step; what went wrong, if something did."""
        before = self.t
        found = self.solver.step(self.t_bound, method="onestep", tstop=self.t_bound)
        if not found.success:
            self.status = "failed"
            return str(found.message)
        self.t, self.y = float(found.t), np.array(found.y)
        self._keep(before)
        if self.t >= self.t_bound:
            self.status = "finished"
        elif self._is_worn():
            self._begin(self.t - before)
        return None

    def _is_worn(self) -> bool:
        """Whether the dependent states are determined much worse than at first, and others better."""
        gradients, least = self._gradients(), WORN * self.freedom
        return _freedom(gradients, self.dependent) < least < _freedom(gradients, _choice(gradients))

    def _keep(self, before: float) -> None:
        """The interpolant of the step, through its values at Chebyshev's points."""
        times = before + (self.t - before) * (1 - np.cos(np.linspace(0, np.pi, NODES))) / 2
        times[-1] = self.t
        # The end comes last: where values have been given up to now is where the next step is counted from.
        self.piece = _Piece(times, np.array([self.solver.step(float(t), method="normal").y for t in times]))

    def dense_output(self) -> DenseOutput:
        """The last step as a function of time."""
        return self.piece


def _choice(gradients: Any) -> Any:
    """The states that the constraints determine best: the pivots of their gradients' columns."""
    from scipy.linalg import qr

    return np.sort(qr(gradients, mode="r", pivoting=True)[1][: len(gradients)])


def _freedom(gradients: Any, dependent: Any) -> float:
    """How well some states are determined by the constraints: the least singular value among their columns."""
    return float(np.linalg.svd(gradients[:, dependent], compute_uv=False)[-1])


class _Piece(DenseOutput):
    """A polynomial through values, by the barycentric formula."""

    def __init__(self, times: Any, values: Any) -> None:
        super().__init__(float(times[0]), float(times[-1]))
        from scipy.interpolate import BarycentricInterpolator

        self.polynomial = BarycentricInterpolator(times, values)

    def _call_impl(self, t: Any) -> Any:
        return self.polynomial(t).T


def _solver() -> Any:
    try:
        from sksundae.ida import IDA
    except ImportError:
        raise MissingPackage(
            "scikit-sundae",
            "constraints among the states are integrated by IDA of SUNDIALS, and this package is not installed",
            parties=("scikit-sundae",),
            remedy="install scikit-sundae",
        ) from None
    return IDA
