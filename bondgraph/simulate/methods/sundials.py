"""Methods of SUNDIALS with the manners of those of `scipy.integrate`."""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any, NamedTuple

import numpy as np

from bondgraph.errors import MissingPackage
from bondgraph.simulate.methods._dense_output import DenseOutput
from bondgraph.simulate.methods._method import Of, SteppingMethod

NODES = 6
"""Points through which the interpolant runs: that of these methods is a polynomial of degree five at most."""
LEAST = 32
"""So many floats are in a step, for its interpolant ..."""
MOST = 1000
"""... of which at most so many shorter ones are one."""
COMPLAINT = re.compile(r"\n\[\w+, Error: -?\d+\] .*\n", re.DOTALL)
"""What scikit-sundae prints where SUNDIALS gives up, beside what it returns."""
LOGGED = "SUNLOGGER_WARNING_FILENAME"
"""The variable of the environment in which SUNDIALS finds where to write its warnings."""


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
        passed: list[tuple[float, Any]] = []
        while not passed or self.t - passed[-1][0] < LEAST * np.spacing(abs(self.t)):
            if len(passed) > MOST or self.t >= self.t_bound:
                self.status = "failed"
                return "no step is long enough to advance the time"
            passed.append((self.t, self.y))
            try:
                with Quiet():
                    found = self.solver.step(self.t_bound, method="onestep", tstop=self.t_bound)
            except KeyError as flag:  # scikit-sundae has not words for every failure of SUNDIALS
                self.status = "failed"
                return f"SUNDIALS gives up with {flag}"
            if not found.success:
                self.status = "failed"
                return str(found.message)
            self.t, self.y = float(found.t), np.array(found.y)
        last = passed[-1][0]
        self._keep(*passed[-1])
        if len(passed) > 1:
            self.piece = _Layer(passed, self.piece)
        if self.t >= self.t_bound:
            self.status = "finished"
        elif self._is_worn():
            self._begin(self.t - last)
        return None

    def _go_straight(self, rates: Any) -> None:
        """Go to the end of some floats of time at the rates that the states have."""
        before, self.t, self.status = (self.t, self.y), self.t_bound, "finished"
        self.y = self.y + (self.t - before[0]) * np.asarray(rates, float)
        self.piece = _Piece(np.array([before[0], self.t]), np.array([before[1], self.y]))

    def _keep(self, before: float, states: Any) -> None:
        """The interpolant of the step, through its values at Chebyshev's points, from the states where it begins."""
        times = before + (self.t - before) * (1 - np.cos(np.linspace(0, np.pi, NODES))) / 2
        times[-1] = self.t
        # The end comes last: where values have been given up to now is where the next step is counted from.
        later = [self.solver.step(float(t), method="normal").y for t in times[1:]]
        self.piece = _Piece(times, np.array([states, *later]))


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
        times: of shape (nodes,).
        values: there, of shape (nodes, states).
    """

    def __init__(self, times: Any, values: Any) -> None:
        super().__init__(float(times[0]), float(times[-1]))
        apart = np.subtract.outer(times, times) / (times[-1] - times[0])
        np.fill_diagonal(apart, 1.0)
        self.times, self.weights = times, 1.0 / apart.prod(axis=1)
        self.first, self.changes = values[0], values - values[0]

    def _call_impl(self, t: Any) -> Any:
        apart = np.asarray(t)[..., None] - self.times
        at = apart == 0
        shares = np.where(at.any(axis=-1, keepdims=True), at, self.weights / np.where(at, 1.0, apart))
        # Of changes, for what stays to be exactly that, and nothing to move to and fro by rounding at the start.
        return (self.first + shares @ self.changes / shares.sum(axis=-1, keepdims=True)).T


class _Layer(DenseOutput):
    """Steps of a few floats each, as right after a jump, and the one by which they end.

    Args:
        passed: instants and states of the short ones, between which it is straight.
        piece: the last one.
    """

    def __init__(self, passed: list[tuple[float, Any]], piece: DenseOutput) -> None:
        super().__init__(passed[0][0], piece.t)
        times, states = map(np.array, zip(*passed, strict=True))
        self.times, first = np.unique(times, return_index=True)  # some are shorter than what a float can tell
        self.states, self.piece = states[first], piece

    def _call_impl(self, t: Any) -> Any:
        early = np.array([np.interp(t, self.times, states) for states in self.states.T])
        return np.where(t <= self.times[-1], early, self.piece(t))


class Quiet(redirect_stdout[Any]):
    """Leaves out what SUNDIALS says in its own words: its failures are told in ours."""

    def __init__(self) -> None:
        super().__init__(_Rest(sys.stdout))


class _Rest:
    """What is printed but for the complaints of SUNDIALS, each with the end of its line."""

    def __init__(self, stream: Any) -> None:
        self.stream, self.is_complaint = stream, False

    def write(self, text: str) -> int:
        ends, self.is_complaint = self.is_complaint and text == "\n", bool(COMPLAINT.fullmatch(text))
        return len(text) if ends or self.is_complaint else self.stream.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def package(what: str) -> Any:
    """The package with CVODE and IDA, whose warnings go where the environment says, and else nowhere.

    Raises:
        MissingPackage: where it is not installed; `what` needs it.
    """
    os.environ.setdefault(LOGGED, os.devnull)
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
