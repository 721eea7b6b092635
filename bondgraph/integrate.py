"""Integration: the steps of a motion, one after another, with events met and difficult places approached carefully."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

from bondgraph.errors import NoSolution, SingularSystem, ValueRefused
from bondgraph.events import Watch
from bondgraph.setting import Setting

METHODS = ("LSODA", "DOP853", "RK45", "RK23", "Radau", "BDF")
SHORTER = 8.0
"""After a failed step, so many times shorter a one is tried."""


class Stuck(Exception):
    """The motion cannot be continued; `cause` is what stood in the way, if it has a name."""

    def __init__(self, message: str, cause: Exception | None = None) -> None:
        super().__init__(message)
        self.cause = cause


class Integrator:
    """The steps of a motion.

    Args:
        setting: equations with values.
        method: a name in `METHODS`.
        end: the last instant.
        rtol, atol: tolerances of the local error, relative and absolute.
    """

    def __init__(self, setting: Setting, method: str, end: float, rtol: float, atol: float) -> None:
        if method not in METHODS:
            raise ValueRefused("method", f"'{method}' is not an integrator", remedy=f"use one of {', '.join(METHODS)}")
        import scipy.integrate

        self.setting, self.end = setting, end
        self.solver = getattr(scipy.integrate, method)
        self.tolerances = {"rtol": rtol, "atol": atol}
        self.trouble: Exception | None = None

    def steps(self, start: float, states: Any) -> Iterator[tuple[float, Any]]:
        """Each step as its end and its interpolant. After an event, or a step that failed, the method starts anew.

        Raises:
            Stuck: where no step is short enough.
        """
        span = self.end - start
        watch = Watch(self.setting.switches) if self.setting.switches else None
        try:
            self.setting.rates(start, states)
        except (ArithmeticError, ValueError) as error:
            raise Stuck(str(error), error) from None
        time, state, last = start, states, span / 100
        while time < self.end:
            for before, after, piece in self._smooth(time, state, last):
                event = watch.crossing(before, after, piece) if watch else None
                time, state, last = after, piece(after), after - before
                if event is not None and watch is not None:
                    time, state = event, piece(event)
                    if watch.slides(event, span):
                        raise Stuck(f"at t = {event:.6g} the motion slides along a place where a law switches")
                yield time, piece
                if event is not None:
                    break

    def _smooth(self, time: float, state: Any, last: float) -> Iterator[tuple[float, float, Any]]:
        """Steps without regard for events."""
        solver = self._fresh(time, state, None)
        while time < self.end:
            solver, failed = self._advanced(solver)
            shorter, careful = last, bool(failed)
            while failed:
                shorter /= SHORTER
                if shorter < 4e-16 * max(abs(time), abs(self.end - time)):
                    raise Stuck(str(self.trouble or failed), self.trouble)
                solver, failed = self._advanced(self._fresh(time, state, shorter))
            before, time, state = time, float(solver.t), solver.y
            last = time - before
            yield before, time, solver.dense_output()
            if careful:
                solver = self._fresh(time, state, None)

    def _fresh(self, time: float, state: Any, longest: float | None) -> Any:
        limit = {} if longest is None else {"max_step": longest, "first_step": min(longest, self.end - time)}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                return self.solver(self._rates, time, state, self.end, **self.tolerances, **limit)
            except (ArithmeticError, ValueError) as error:
                if isinstance(error, ValueRefused):
                    raise
                self.trouble = self.trouble or error
                return None

    def _advanced(self, solver: Any) -> tuple[Any, str]:
        """A solver one step on, and why that failed, if it did."""
        import numpy as np

        if solver is None:
            return None, "the method cannot start"
        before = solver.t
        self.trouble = None
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            try:
                message = solver.step()
            except (ArithmeticError, ValueError, np.linalg.LinAlgError) as error:
                if isinstance(error, ValueRefused):
                    raise
                return solver, str(error)
        if solver.status == "failed":
            return solver, message or "no step is short enough"
        if not np.isfinite(solver.y).all():
            return solver, "a state is no longer finite"
        return solver, "" if solver.t > before else "the step no longer advances the time"

    def _rates(self, time: float, states: Any) -> Any:
        """The rates; not a number where they are undefined, since a trial step may go too far."""
        try:
            return self.setting.rates(time, states)
        except (SingularSystem, NoSolution) as error:
            self.trouble = error
        except ValueRefused:
            raise
        except (ArithmeticError, ValueError) as error:
            self.trouble = error
        return [float("nan")] * len(states)
