"""Methods of SUNDIALS with the manners of those of `scipy.integrate`."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from bondgraph.errors import MissingPackage
from bondgraph.simulate.methods._dense_output import DenseOutput
from bondgraph.simulate.methods._method import Of, SteppingMethod

NODES = 6
"""Points through which the interpolant runs: that of these methods is a polynomial of degree five at most."""
LEAST = 32
"""So many floats are in a step, for its interpolant."""


class Sundials(SteppingMethod[Of]):
    """A motion, step by step, by a method of SUNDIALS: `solver`, made in `_begin`."""

    solver: Any

    def _options(self, first_step: float | None) -> dict[str, float]:
        """The options of every method, zero for what it chooses itself."""
        longest = self.max_step if self.max_step < math.inf else 0.0
        return {"rtol": self.rtol, "atol": self.atol, "max_step": longest, "first_step": first_step or 0.0}

    def _is_worn(self) -> bool:
        """Whether the solver has to be made anew."""
        return False

    def step(self) -> str | None:
        """One step; what went wrong, if something did."""
        before = self.t
        found = self.solver.step(self.t_bound, method="onestep", tstop=self.t_bound)
        if not found.success:
            self.status = "failed"
            return str(found.message)
        self.t, self.y = float(found.t), np.array(found.y)
        if self.t - before < LEAST * np.spacing(self.t):
            self.status = "failed"
            return "no step is long enough to advance the time"
        self._keep(before)
        if self.t >= self.t_bound:
            self.status = "finished"
        elif self._is_worn():
            self._begin(self.t - before)
        return None

    def _keep(self, before: float) -> None:
        """The interpolant of the step, through its values at Chebyshev's points."""
        times = before + (self.t - before) * (1 - np.cos(np.linspace(0, np.pi, NODES))) / 2
        times[-1] = self.t
        # The end comes last: where values have been given up to now is where the next step is counted from.
        self.piece = _Piece(times, np.array([self.solver.step(float(t), method="normal").y for t in times]))


class Cvode(Sundials[Callable[[float, Any], Any]]):
    """CVODE: backward differences of variable order and step, for stiff and smooth motions.

    Args:
        system: the rates of the states, as a function of time and states.
        t0, y0, t_bound, rtol, atol, max_step, first_step: as of `SteppingMethod`.
        jac: their Jacobian, as a function of the same; differences without it.

    Raises:
        MissingPackage: where scikit-sundae is not installed.
    """

    def __init__(self, *args: Any, jac: Callable[[float, Any], Any] | None = None, **more: Any) -> None:
        self.jac = jac
        super().__init__(*args, **more)

    def _begin(self, first_step: float | None) -> None:
        def rates(time: float, states: Any, x_dot: Any) -> None:
            x_dot[:] = self.system(time, states)

        def jacobian(time: float, states: Any, x_dot: Any, matrix: Any) -> None:
            assert self.jac is not None
            matrix[:] = self.jac(time, states)

        method = package("the method 'CVODE' is that").CVODE
        exact = {} if self.jac is None else {"jacfn": jacobian}
        self.solver = method(rates, method="BDF", linsolver="dense", **exact, **self._options(first_step))
        self.solver.init_step(self.t, self.y)


class _Piece(DenseOutput):
    """A polynomial through values, by the barycentric formula: Berrut and Trefethen (2004), (4.2).

    Args:
        times: of shape (NODES,).
        values: there, of shape (NODES, states).
    """

    def __init__(self, times: Any, values: Any) -> None:
        super().__init__(float(times[0]), float(times[-1]))
        apart = np.subtract.outer(times, times) / (times[-1] - times[0])
        np.fill_diagonal(apart, 1.0)
        self.times, self.values, self.weights = times, values, 1.0 / apart.prod(axis=1)

    def _call_impl(self, t: Any) -> Any:
        apart = np.asarray(t)[..., None] - self.times
        at = apart == 0
        shares = np.where(at.any(axis=-1, keepdims=True), at, self.weights / np.where(at, 1.0, apart))
        return (shares @ self.values / shares.sum(axis=-1, keepdims=True)).T


def package(what: str) -> Any:
    """The package with CVODE and IDA.

    Raises:
        MissingPackage: where it is not installed; `what` needs it.
    """
    try:
        import sksundae.cvode
        import sksundae.ida
    except ImportError:
        raise MissingPackage(
            "scikit-sundae",
            f"{what} of SUNDIALS, and this package is not installed",
            parties=("scikit-sundae",),
            remedy="install scikit-sundae",
        ) from None
    return _Solvers(sksundae.cvode.CVODE, sksundae.ida.IDA)


class _Solvers(NamedTuple):
    CVODE: Any
    IDA: Any
