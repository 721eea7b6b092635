"""The usual method: explicit where a motion is not stiff, implicit where it is, changed along the way."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from bondgraph.simulate.methods._dense_output import DenseOutput
from bondgraph.simulate.methods.stiffness import EVERY, NEAR, OF, SURE, PowerIteration, Watch, spectral_radius
from bondgraph.simulate.step_result import Arrival

if TYPE_CHECKING:
    from bondgraph.simulate.methods.native_watch import NativeWatch

FEW = 2
"""Fewer steps are made one by one."""


class Switching:
    """A motion, step by step, by the method that fits its stiffness; with the manners of `scipy.integrate.OdeSolver`.

    Args:
        fun: the rates of the states, as a function of time and states.
        t0, y0: where it starts.
        t_bound: where it ends.
        jac: their Jacobian, as a function of the same, and of steps where it is to be found by differences.
        watch: what is known of the stiffness so far; kept up to date.
        rtol, atol: tolerances of the local error.
        max_step: the longest step.
        first_step: the first one, if that is given.
        limits: sizes of the states beyond which native code makes no steps ahead; none by default.

    Attributes:
        count: how many steps have been judged.
        rho: the spectral radius, as far as it is known.
        matrix: the Jacobian of the last look, where nobody has asked for its eigenvalues.
    """

    def __init__(
        self,
        fun: Callable[[float, Any], Any],
        t0: float,
        y0: Any,
        t_bound: float,
        jac: Callable[..., Any],
        watch: Watch,
        rtol: float,
        atol: Any,
        max_step: float = math.inf,
        first_step: float | None = None,
        limits: Any = math.inf,
    ) -> None:
        self.fun, self.jac, self.t_bound, self.watch = fun, jac, t_bound, watch
        self.limits = {"rtol": rtol, "atol": atol, "max_step": max_step}
        # A slope that is infinite there, as of a root at zero, is as steep as errors let the motion find it.
        watch.begin(lambda: jac(t0, y0, np.broadcast_to(atol, len(y0))), t_bound - t0)
        self._scale = np.abs(y0) + atol / rtol
        self._piece: DenseOutput | None = None
        self.arrival: Arrival | None = None
        self.count, self.rho = 0, 0.0
        self.matrix: Any = None
        self._vector: Any = None
        self._native = watched(fun, self._scale, limits)
        self.solver = self._made(t0, y0, first_step)

    @cached_property
    def _power(self) -> PowerIteration:
        found = PowerIteration(self.fun, self._scale)
        if self._vector is not None:
            found.vector = self._vector
        return found

    @property
    def vector(self) -> Any:
        """That of the power iteration; None before its first look."""
        return self._vector if "_power" not in vars(self) else self._power.vector

    @vector.setter
    def vector(self, found: Any) -> None:
        self._vector = found
        if "_power" in vars(self):
            self._power.vector = found

    @property
    def t(self) -> float:
        return float(self.solver.t)

    @property
    def y(self) -> Any:
        return self.solver.y

    @property
    def status(self) -> str:
        return str(self.solver.status)

    def _made(self, time: float, states: Any, first_step: float | None) -> Any:
        """The method that fits."""
        limits = {**self.limits, "first_step": first_step}
        from bondgraph.simulate.methods.method_choice import explicit, implicit

        if self.watch.is_stiff:
            made = implicit()(self.fun, time, states, self.t_bound, jac=self.jac, **limits)
        else:
            made = explicit()(self.fun, time, states, self.t_bound, **limits)
        if self._native is not None:
            self._native.begin(self, made)
        return made

    def look_ahead(self) -> None:
        """Make steps ahead, where native code judges them."""
        if self._native is not None and self.solver.watch is not None:
            self.solver.look_ahead()

    @property
    def is_ahead(self) -> bool:
        """Whether the next step has been made, nothing is wrong with it, and nothing is to be judged after it."""
        if not getattr(self.solver, "is_ahead", False):
            return False
        if self._native is not None and self.solver.watch is not None:
            return bool(self.solver.is_calm)
        return self.count % EVERY > 0 and self.watch.is_calm

    def step(self) -> str | None:
        """One step; what went wrong, if something did."""
        solver = self.solver
        before = float(solver.t)
        message: str | None = solver.step()
        if solver.status == "failed":
            return message
        self._piece, self.arrival = solver.dense_output(), getattr(solver, "arrival", None)
        length = float(solver.t) - before
        if solver.status == "running" and self._calls(length):
            self.watch.change(self.t, self.rho)
            self.solver = self._made(self.t, self.y, min(length, self.t_bound - self.t))
        return None

    @property
    def ahead(self) -> tuple[Any, int]:
        """The steps that were made with the next one, and which of them that is."""
        return self.solver.ahead, self.solver.place

    def several(self, most: int) -> None:
        """As many of the steps ahead as one as need no look in between; the next one where they do.

        Args:
            most: how many at most.
        """
        if self._native is None or self.solver.watch is None or most < FEW:
            self.step()
            return
        verdicts = self.solver.steps(most)
        self._piece, self.arrival = self.solver.dense_output(), self.solver.arrival
        self._native.tell(self.watch, verdicts[: None if self.status == "running" else -1])

    def dense_output(self) -> DenseOutput | None:
        """The last step as a function of time."""
        return self._piece

    def _calls(self, length: float) -> bool:
        """Whether another method is called for after a step of some length, by native code if that has judged it."""
        if self._native is None or self.solver.watch is None:
            return self.is_outgrown(length)
        return self._native.calls(self, length)

    def is_outgrown(self, length: float) -> bool:
        """Whether the other method fits better, after a step of some length."""
        if self.count % EVERY == 0:
            # Where slopes change fast, as beside a root at zero, differences do not see the eigenvalue that is there.
            is_exact = self.watch.is_stiff or (self.watch.is_cheap and self.count % SURE < OF * self.watch.patience)
            self.matrix = self.jac(self.t, self.y) if is_exact else None
            if not is_exact:
                self.rho = self._power.radius(self.t, self.y)
        self.count += 1
        if not self.watch.calls(self._is_near(length) != self.watch.is_stiff):
            return False
        if not self.watch.is_stiff:
            self.rho = self._exact()
        if (length * self.rho > NEAR) != self.watch.is_stiff:
            return True
        self.watch.forget()  # what was seen is no eigenvalue, but a law that bends sharply
        return False

    def _is_near(self, length: float) -> bool:
        """Whether stability limits a step of some length, as far as the spectrum is known."""
        if self.matrix is not None:
            bound = math.sqrt(np.vdot(self.matrix, self.matrix))  # no eigenvalue exceeds the norm
            if not self.watch.is_stiff and length * bound <= NEAR:
                return False
            self.rho, self.matrix = spectral_radius(self.matrix), None
        return length * self.rho > NEAR

    def _exact(self) -> float:
        return spectral_radius(self.jac(self.t, self.y))


def watched(system: Any, scale: Any, limits: Any) -> NativeWatch | None:
    """What watches a motion in native code; None where its steps do not run there, or remember something.

    Args:
        system: what is integrated.
        scale, limits: as of `NativeWatch.ready`.
    """
    from bondgraph.simulate.methods.native_method import NativeSystem

    if not isinstance(system, NativeSystem) or system.projection is not None or system.kept():
        return None
    found = system.watch(len(scale))
    found.ready(scale, limits)
    return found
