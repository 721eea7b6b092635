"""Integration: the steps of a motion, one after another, with events met and difficult places approached carefully."""

from __future__ import annotations

import math
import warnings
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from inspect import signature
from typing import Any

from bondgraph.errors import NoSolution, SingularSystem, ValueRefused
from bondgraph.problem.problem import Problem
from bondgraph.simulate.bifurcations import Forks, forks
from bondgraph.simulate.branch_loss import branches
from bondgraph.simulate.events import Schedule, Stretch, Watch
from bondgraph.simulate.pulses import pulses
from bondgraph.simulate.singularities import poles

METHODS = ("LSODA", "DOP853", "RK45", "RK23", "Radau", "BDF", "CVODE")
Method = str | type[Any] | None
CONSTRAINED = "IDA"
"""The method for states held by constraints."""
ALGEBRAIC = "RadauIIA"
"""The method for states held by multipliers."""
FEW = 2**16
"""So many floats are crossed by a method that needs no earlier values."""
CRAWLING, CRAWL = 20_000, 1e-6
"""A motion that moves by less than this part of its span in so many steps will not arrive."""
STILL = (
    "look for a law that jumps where the motion stays, as in a Python function whose jump is not seen, for a singular "
    "configuration, or for tolerances out of reach"
)
NEAR = 1e-9
"""An event in so small a part of a step is met well enough."""
PARTS = 8
"""Between two breaks at least so many steps are made."""
SHORTER = 8.0
"""After a failed step, so many times shorter a one is tried."""


class Stuck(Exception):
    """The motion cannot be continued; `cause` is what stood in the way, if it has a name, `remedy` what may help."""

    def __init__(self, message: str, cause: Exception | None = None, remedy: str = "") -> None:
        super().__init__(message)
        self.cause, self.remedy = cause, remedy


class Integrator:
    """The steps of a motion.

    Args:
        problem: equations with values.
        method: a name in `METHODS`, or `CONSTRAINED` where there are constraints; nothing for the usual one. Without
            constraints also a class derived from `scipy.integrate.OdeSolver`.
        end: the last instant.
        rtol, atol: tolerances of the local error, relative and absolute.
        max_step: the longest step, in seconds; `math.inf` leaves it to the method.

    Raises:
        ValueRefused: for a method that does not fit.
        MissingPackage: where constraints need a package that is not installed.
    """

    def __init__(
        self, problem: Problem, method: Method, end: float, rtol: float, atol: float, max_step: float = math.inf
    ) -> None:
        self.problem, self.end, self.max_step = problem, end, max_step
        self.solver = _solver(problem, method)
        if max_step < math.inf and not _limits(self.solver):
            law = f"'{self.solver.__name__}' has no argument max_step"
            raise ValueRefused("max_step", law, remedy="leave it out, or let the method's class take it")
        self.name: str = self.solver.__name__.upper()
        self.tolerances = {"rtol": rtol, "atol": atol}
        self.algebraic = _algebraic(problem)
        self.trouble: Exception | None = None
        self.hazards = [watch for watch in (poles(problem), branches(problem), forks(problem)) if watch]

    def steps(self, start: float, states: Any) -> Iterator[tuple[float, Any]]:
        """Each step as its end and its interpolant. After an event, or a step that failed, the method starts anew.

        Raises:
            Stuck: where no step is short enough, or an input jumps whose rate the motion needs.
        """
        schedule = Schedule(self.problem, pulses=pulses(self.problem, start, self.end))
        watch = schedule.watch()
        state, before = states, None
        recent: deque[float] = deque(maxlen=CRAWLING)
        for stretch in schedule.stretches(start, self.end):
            if before:
                self._check_jumps(before, stretch)
                self._check_continuous(before.last, stretch.first, lambda time: state)  # noqa: B023 - called at once
            for time, piece in self._between(stretch, state, watch, self.end - start):
                yield time, piece
                state = piece(time)
                recent.append(time)
                if len(recent) == CRAWLING and time - recent[0] < CRAWL * (self.end - start):
                    moved = time - recent[0]
                    raise Stuck(f"the last {CRAWLING} steps have moved it by {moved:.2g} s only", remedy=STILL)
            before = stretch

    def _between(self, stretch: Stretch, state: Any, watch: Watch | None, span: float) -> Iterator[tuple[float, Any]]:
        """Steps between known breaks."""
        time, last = stretch.start, span / 100
        try:
            self.problem.rates(stretch.first, state)
            self.problem.evaluate.keep()
        except (ArithmeticError, ValueError) as error:
            raise Stuck(str(error), error) from None
        if watch:
            watch.begin(stretch.inside)
        for hazard in self.hazards:
            hazard.begin(stretch.inside)
        part, again = stretch, False
        while time < stretch.end:
            for before, after, piece in self._smooth(part, time, state, last):
                event = watch.crossing(before, after, piece) if watch else None
                if watch and event is not None and not again and event - before > NEAR * (after - before):
                    # The step has used the law from beyond the event: it is made again, up to there.
                    watch.retract()
                    part, time, again = replace(stretch, end=event), before, True
                    break
                time = after if event is None else event
                for pole in filter(None, (hazard.crossing(before, time, piece) for hazard in self.hazards)):
                    if pole.time > before:
                        yield pole.time, piece
                    raise Stuck(str(pole.refusal), pole.refusal)
                state, last = piece(time), after - before
                self.problem.keep(stretch.inside(time), state)
                if watch and event is not None and watch.slides(span):
                    raise _sliding(watch.slides(span), time)
                if event is not None:
                    self._check_continuous(math.nextafter(event, before), event, piece)
                yield time, piece
                if event is not None:
                    part, again = stretch, False
                    for hazard in self.hazards:
                        hazard.begin(stretch.inside)
                    break
            part = part if time < part.end else stretch

    def _check_jumps(self, before: Stretch, after: Stretch) -> None:
        """An input that jumps has no rate; where the motion needs one, an impulse is missing."""
        for (name, order), users in self.problem.equations.input_users.items():
            signal = self.problem.signals[name]
            value, slope = (signal.derivative(order - 1) if order > 1 else signal.value), signal.derivative(order)
            if not users or value is None or slope is None:
                continue
            ends = before.last, after.first
            low, high = (value(time) for time in ends)
            steepest = max(abs(slope(time)) for time in ends)
            if abs(high - low) > 1e-9 * max(abs(low), abs(high)) + 4 * steepest * (ends[1] - ends[0]):
                what = "this input" if order == 1 else f"the rate of order {order - 1} of this input"
                law = f"{what} jumps from {low:.6g} to {high:.6g}, and {', '.join(users)} would need its rate"
                raise Stuck(
                    law,
                    ValueRefused(name, law, parties=(name, *users)),
                    "let the input change within a short time, by a table or a formula without a jump",
                )

    def _check_continuous(self, before: float, after: float, states: Callable[[float], Any]) -> None:
        """The same for a law with branches in the graph."""
        equations, gap = self.problem.equations, after - before
        if not equations.continuous:
            return
        times = before - gap, before, after, after + gap
        values = [self.problem.continuous(time, states(time)) for time in times]
        for symbol, *around in zip(equations.continuous, *values, strict=True):
            earlier, low, high, later = around
            if abs(high - low) > 4 * (abs(low - earlier) + abs(later - high)) + 1e-9 * max(abs(low), abs(high)):
                name = equations.xp.name(symbol)
                law = f"'{name}' jumps from {low:.6g} to {high:.6g} at t = {after:.6g}, and its rate is needed"
                raise Stuck(
                    law,
                    ValueRefused(name, law, parties=(name,)),
                    "let it change within a short time, by a formula without a jump",
                )

    def _smooth(self, stretch: Stretch, time: float, state: Any, last: float) -> Iterator[tuple[float, float, Any]]:
        """Steps without regard for events."""
        solver = self._fresh(stretch, time, state, None)
        while time < stretch.end:
            solver, failed = self._advanced(solver)
            shorter, careful = last, bool(failed)
            while failed:
                shorter /= SHORTER
                if shorter < 4e-16 * max(abs(time), abs(stretch.end - time)):
                    cause = self.trouble or self._dependent(stretch, time, state)
                    raise Stuck(str(cause or failed), cause)
                solver, failed = self._advanced(self._fresh(stretch, time, state, shorter))
            before, time, state = time, float(solver.t), solver.y
            last = time - before
            yield before, time, solver.dense_output()
            if careful:
                solver = self._fresh(stretch, time, state, None)

    def _dependent(self, stretch: Stretch, time: float, state: Any) -> Exception | None:
        """The refusal of constraints that have become nearly dependent."""
        watches = (hazard for hazard in self.hazards if isinstance(hazard, Forks))
        with suppress(ArithmeticError, ValueError):
            return next(filter(None, (watch.near(stretch.inside(time), state) for watch in watches)), None)
        return None

    def _fresh(self, stretch: Stretch, time: float, state: Any, longest: float | None) -> Any:
        limit = {} if longest is None else {"max_step": longest, "first_step": min(longest, stretch.end - time)}
        if self.max_step < math.inf:
            limit["max_step"] = min(limit.get("max_step", math.inf), self.max_step)
        if stretch.between:  # a pulse that begins and ends at zero must not fit into one step
            limit["max_step"] = min(limit.get("max_step", math.inf), (stretch.end - stretch.start) / PARTS)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                if self.algebraic:
                    system = self.algebraic.system(stretch.inside)
                    return self.solver(system, time, state, stretch.end, **self.tolerances, **limit)
                method = self._method(stretch, time)
                if self.problem.equations.constraints:
                    gradients = partial(self._gradients, stretch)
                    method = partial(method, partial(self._constraints, stretch), gradients)
                return method(partial(self._rates, stretch), time, state, stretch.end, **self.tolerances, **limit)
            except (ArithmeticError, ValueError) as error:
                if isinstance(error, ValueRefused):
                    raise
                self.trouble = self.trouble or error
                return None

    def _method(self, stretch: Stretch, time: float) -> Any:
        """The method asked for; but multistep methods do not advance where only few floats are left."""
        import scipy.integrate

        if self.problem.equations.constraints:
            return self.solver
        few = stretch.end - time < FEW * math.ulp(max(abs(time), abs(stretch.end)))
        return scipy.integrate.RK45 if few else self.solver

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
                if isinstance(error, SingularSystem):
                    self.trouble = error
                return solver, str(error)
        if solver.status == "failed":
            return solver, message or "no step is short enough"
        if not np.isfinite(solver.y).all():
            return solver, "a state is no longer finite"
        return solver, "" if solver.t > before else "the step no longer advances the time"

    def _rates(self, stretch: Stretch, time: float, states: Any) -> Any:
        """The rates; not a number where they are undefined, since a trial step may go too far."""
        try:
            return self.problem.rates(stretch.inside(time), states)
        except (SingularSystem, NoSolution) as error:
            self.trouble = error
        except ValueRefused:
            raise
        except (ArithmeticError, ValueError) as error:
            self.trouble = error
        return [float("nan")] * len(states)

    def _gradients(self, stretch: Stretch, time: float, states: Any) -> Any:
        return self.problem.gradients(stretch.inside(time), states)

    def _constraints(self, stretch: Stretch, time: float, states: Any) -> Any:
        """What must vanish; not a number where it is undefined."""
        try:
            return self.problem.constraints(stretch.inside(time), states)
        except (ArithmeticError, NoSolution) as error:
            self.trouble = error
        return [float("nan")] * len(self.problem.equations.constraints)


def _algebraic(problem: Problem) -> Any:
    """What multipliers hold, where there are any."""
    if not problem.equations.balance.multipliers:
        return None
    from bondgraph.problem.multipliers import Algebraic

    return Algebraic(problem)


def _solver(problem: Problem, method: Method) -> Any:
    """The integrator of a name."""
    import scipy.integrate

    algebraic = bool(problem.equations.balance.multipliers)
    constrained = bool(problem.equations.constraints) or algebraic
    known = (ALGEBRAIC if algebraic else CONSTRAINED,) if constrained else METHODS
    base = scipy.integrate.OdeSolver
    if isinstance(method, type) and issubclass(method, base) and method is not base and not constrained:
        return method
    if method is not None and method not in known:
        called = getattr(method, "__name__", method)
        law = f"'{called}' is not an integrator" + (" that keeps constraints among the states" if constrained else "")
        raise ValueRefused("method", law, remedy=f"use one of {', '.join(known)}, or none for the usual one")
    if algebraic:
        from bondgraph.simulate.methods.radau import RadauIIA

        return RadauIIA
    if constrained:
        from bondgraph.simulate.methods.ida import Ida

        return Ida
    if method == "CVODE":
        from bondgraph.simulate.methods.sundials import Cvode

        return Cvode
    return getattr(scipy.integrate, str(method or METHODS[0]))


def _limits(solver: Any) -> bool:
    """Whether the steps of an integrator can be limited."""
    return any("max_step" in signature(base.__init__).parameters for base in solver.__mro__)


def _sliding(quantity: str, time: float) -> Stuck:
    shown = quantity if len(quantity) <= 60 else f"{quantity[:57]}..."
    return Stuck(
        f"at t = {time:.6g} the motion slides along a place where a law switches: {shown} = 0",
        remedy="replace sign(f) by tanh(f/v0) with a small v0, where(x < 0, a, b) by a steep but continuous passage; "
        "a body that sticks may instead be held by a stiff spring, C in place of R",
    )
