"""Steps of a method from one break to the next, shorter ones where it fails."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np

from bondgraph.errors import Contradiction, MissingPackage, NoSolution, SingularSystem, ValueRefused
from bondgraph.problem.consistent_state import of_position, placed
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.multipliers import Algebraic
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Stretch
from bondgraph.simulate.error_control import ErrorControl
from bondgraph.simulate.gradient_weights import weigh
from bondgraph.simulate.methods._method import quietly
from bondgraph.simulate.methods.constrained import Constrained
from bondgraph.simulate.methods.method_choice import NATIVE, Method, check_limits, chosen, takes
from bondgraph.simulate.methods.native_constraints import native_constraints
from bondgraph.simulate.methods.native_rates import native_rates
from bondgraph.simulate.methods.stiffness import Watch
from bondgraph.simulate.projected_step import Through, moved_to
from bondgraph.simulate.projection import Projected, Projection
from bondgraph.simulate.rounding import around
from bondgraph.simulate.step_result import Step, Stop

Values = Callable[[float, Any], list[float]]
"""Numbers for an instant and states."""
FEW = 2**16
"""So many floats are crossed by a method that needs no earlier values."""
NONE_SHORT = "no step is short enough for its error to meet the tolerances"
"""What the failure of a method means, whatever its own words are."""
SHORTER = 8.0
"""After a failed step, so many times shorter a one is tried."""
CREEP = 2e-9
"""A step that covers less than this part of what is left creeps: thousands of them do not arrive."""


class Stepper:
    """The steps of a method for one problem.

    Args:
        problem: equations with values.
        method: as of `methods.choice.chosen`.
        control: the tolerances of the local error.
        rows: the constraints onto which states are projected after each step; None where there are none.
        max_step: the longest step, in seconds; `math.inf` leaves it to the method.

    Attributes:
        is_plain: whether nobody looks for anything within steps, so that several may stand together ...
        pace: the length of the first step of a method that begins; infinite leaves it to the method.
        gentle: ... or only who tells for so many of those made at once, from one on, that there is nothing in them.

    Raises:
        ValueRefused: for a method that does not fit.
        MissingPackage: where constraints need a package that is not installed.
    """

    def __init__(
        self,
        problem: Problem,
        method: Method,
        control: ErrorControl,
        max_step: float = math.inf,
        rows: ConstraintRows | None = None,
    ) -> None:
        self.problem, self.control, self.max_step = problem, control, max_step
        self.solver = chosen(problem, method)
        if max_step < math.inf:
            check_limits(self.solver)
        self.algebraic = Algebraic(problem) if problem.equations.balance.constraints.multipliers else None
        self.watch = Watch(problem.jacobian.is_short) if takes(self.solver, "watch") else None
        self.why = "" if method is not None else " (multipliers have no equation)"
        self.trouble: Exception | None = None
        self._quietly: Callable[[], AbstractContextManager[None]] = quietly  # native methods are quiet by themselves
        self.is_plain, self.pace, self._looked = False, math.inf, (math.nan, None)
        self._closely, self._explicitly = (-math.inf, math.inf), False
        self.gentle: Callable[[Any, int], int] | None = None
        self._between: tuple[Any, Any] = (None, None)
        kept = self.algebraic is not None or self.is_constrained
        self.projection = None if rows is None or kept else Projection(rows, control, native_constraints(rows))
        self.projected: Projected | None = None
        is_fit = self.solver.__name__ in NATIVE and not kept
        is_fit = is_fit and (self.projection is None or self.projection.native is not None)
        self.native = native_rates(problem) if is_fit else None

    @property
    def language(self) -> str:
        """What the rates are evaluated in."""
        return self.native.language if self.native else self.problem.evaluate.language

    @property
    def name(self) -> str:
        """What runs, and why if that was not asked for."""
        return str(self.watch) if self.watch else f"{self.solver.__name__.upper()}{self.why}"

    @property
    def is_constrained(self) -> bool:
        """Whether the method itself keeps constraints among the states."""
        return self.solver.__name__ == "Ida"

    def follow_closely(self, until: float, longest: float, explicitly: bool) -> None:
        """Make the next steps so short that errors which are allowed do not matter.

        Args:
            until: the instant up to which they are made so.
            longest: how long one is at most.
            explicitly: whether by an explicit method: solutions of implicit ones are off by their tolerances however
                short a step is.
        """
        self._closely, self._explicitly = (until, longest), explicitly

    def is_close(self, time: float) -> bool:
        """Whether steps from some instant on are made so."""
        return time < self._closely[0]

    def steps(self, stretch: Stretch, time: float, state: Any, last: float) -> Iterator[Step | Stop]:
        """Steps to the end of a stretch; where none is short enough, at last the reason.

        Args:
            stretch: where nothing breaks.
            time, state: where the motion is.
            last: the length of the last step, from which shorter ones are tried.
        """
        self.control.begin(stretch.inside(time), state)
        if self.projection is not None:
            weigh(self.projection.rows, stretch.inside(time), state, self.control.sizes)
        solver = self._fresh(stretch, time, state, None)
        self.pace, self._looked = math.inf, (time, state)
        while time < stretch.end:
            solver, failed = self._taken(stretch, solver)
            shorter, careful = last, bool(failed)
            while failed:
                shorter /= SHORTER
                if shorter < 2 * math.ulp(max(abs(time), abs(stretch.end - time))):
                    yield Stop(str(self.trouble) if self.trouble is not None else failed, self.trouble)
                    return
                self.control.rounded(around(self.problem, stretch.inside, time, state, shorter), shorter)
                solver, failed = self._taken(stretch, self._fresh(stretch, time, state, shorter))
            start, time, state, states = time, float(solver.t), solver.y, solver.dense_output()
            before, ends = start, getattr(states, "ends", ())
            if ends:  # it stands for several steps
                before = states.last_start
                self.control.follow(np.abs(states.states).max(axis=0))
            last = time - before
            self.control.follow(state)
            if self.algebraic:
                self.control.limit(solver.least)
            if self.projected is not None:
                state, states = self.projected.states, Through(states, before, time, self.projected.states)
                careful = not moved_to(solver, state, self.projected.moved) or careful
            yield Step(start, time, states, state, getattr(solver, "arrival", None), ends)
            if self.control.rounding.is_due(max(len(ends), 1)):
                careful = self._rounded(stretch, (before, time), states, state) or careful
            has_followed = self.is_close(before) and not self.is_close(time)
            if time < stretch.end and (careful or has_followed or self.control.outgrown):
                solver = self._fresh(stretch, time, state, None)

    def _rounded(self, stretch: Stretch, step: tuple[float, float], states: Any, state: Any) -> bool:
        """Whether tolerances are raised, since rounding alone makes a greater error in a step than they allow.

        Where steps are cut short at each float of a sum they lie between floats: then the way since the last look, too,
        tells what rounding does.

        Args:
            stretch: where nothing breaks.
            step: the instants between which it lies.
            states: what is between them.
            state: where the motion is.
        """
        (start, end), rounding = step, self.control.rounding
        within = [start + part * (end - start) for part in (0.3, 0.6)]
        arrived = stretch.inside(end), state
        is_found = self.control.rounded([*((stretch.inside(t), states(t)) for t in within), arrived], end - start)
        (since, _), before, self._looked = self._looked, self._looked, (end, state)
        if is_found or end - since > rounding.looked_after * CREEP * (stretch.end - end):
            return is_found
        return self.control.rounded([before, arrived], end - start)

    def _fresh(self, stretch: Stretch, time: float, state: Any, longest: float | None) -> Any:
        """The method where the motion is, its first step no longer than some; None where it cannot start."""
        limits, method = self._limits(stretch, time, longest), self._method(stretch, time)
        self._quietly = nullcontext if self.native and method is self.solver else quietly
        with self._quietly():
            try:
                more = {**self._more(stretch, method), **self.control.tolerances(), **limits}
                system = self._system(stretch)
                if self.is_constrained and method is not self.solver:
                    system = system.rates
                is_defined = self._is_defined(system, time, state)
                return method(system, time, state, stretch.end, **more) if is_defined else None
            except (ValueRefused, MissingPackage):
                raise
            except (ArithmeticError, ValueError) as error:
                self.trouble = self.trouble or error
                return None

    def _is_defined(self, system: Any, time: float, state: Any) -> bool:
        """Whether rates have values where a method begins: without, it looks for its first step forever."""
        return bool(self.algebraic or isinstance(system, Constrained) or all(map(math.isfinite, system(time, state))))

    def _more(self, stretch: Stretch, method: Any) -> dict[str, Any]:
        """What a method takes beside its system: the exact Jacobian, and what is known of the stiffness."""
        problem, inside = self.problem, stretch.inside
        if self.algebraic or self.is_constrained:
            return {}
        found: dict[str, Any] = {}
        if takes(method, "watch"):
            found = {"watch": self.watch, "limits": self.control.limits}
        if takes(method, "jac"):
            found["jac"] = lambda t, x, *steps: problem.jacobian(inside(t), x, *steps)
        return found

    def _limits(self, stretch: Stretch, time: float, longest: float | None) -> dict[str, float]:
        """The arguments of a method that limit its steps."""
        most = min(self.max_step, stretch.longest, math.inf if longest is None else longest)
        if self.is_close(time):
            most = min(most, self._closely[1])
        limits = {"max_step": most} if most < math.inf else {}
        first = self.pace if longest is None else longest
        return {**limits, "first_step": min(first, most, stretch.end - time)} if first < math.inf else limits

    def _method(self, stretch: Stretch, time: float) -> Any:
        """The method asked for; but multistep methods do not advance where only few floats are left, or leave states
        behind there, and others may not follow closely."""
        few = stretch.end - time < FEW * math.ulp(max(abs(time), abs(stretch.end)))
        brief = few or (self.is_close(time) and self._explicitly and not self.is_constrained)
        if self.algebraic or not brief:
            return self.solver
        import scipy.integrate

        return scipy.integrate.RK45

    def _system(self, stretch: Stretch) -> Any:
        """What a method integrates, the same between the same breaks."""
        between = stretch.first, stretch.last, self.is_plain and self.gentle is None
        if self._between[0] != between:
            self._between = between, self._made_for(*between, stretch.inside)
        return self._between[1]

    def _made_for(self, first: float, last: float, is_plain: bool, inside: Callable[[float], float]) -> Any:
        if self.algebraic:
            return self.algebraic.system(inside)
        problem = self.problem
        rates = self._defined(lambda time, x: problem.rates(inside(time), x), len(problem.equations.rates))
        if not self.is_constrained:
            return self.native.system(rates, first, last, self.projection, is_plain) if self.native else rates
        count = len(problem.equations.constraints)
        constraints = self._defined(lambda time, x: problem.constraints(inside(time), x), count)
        gradients, jacobian, equations = problem.gradients, problem.jacobian, problem.equations
        coordinates = [equations.states.index(name) for name in sorted(placed(equations))]
        return Constrained(
            rates,
            constraints,
            lambda t, x: gradients(inside(t), x),
            lambda t, x: jacobian(inside(t), x),
            (coordinates, of_position(equations)),
        )

    def _defined(self, function: Values, count: int) -> Values:
        """A function that is not a number where it is undefined, since a trial step may go too far."""

        def defined(time: float, states: Any) -> list[float]:
            try:
                return function(time, states)
            except (Contradiction, SingularSystem, NoSolution) as error:
                self.trouble = error
            except (ValueRefused, MissingPackage):
                raise
            except (ArithmeticError, ValueError) as error:
                self.trouble = error
            return [math.nan] * count

        return defined

    def _taken(self, stretch: Stretch, solver: Any) -> tuple[Any, str]:
        """A solver one step on, and why that failed, if it did; the constraints are met at its end."""
        solver, failed = self._advanced(solver)
        self.projected = None
        if self.projection is not None and not failed and getattr(solver, "arrival", None) is None:
            self.projected = self.projection.nearest(stretch.inside(float(solver.t)), solver.y)
            if self.projected is None:
                return solver, "no states near by satisfy the constraints"
        return solver, failed

    def _advanced(self, solver: Any) -> tuple[Any, str]:
        """A solver one step on, and why that failed, if it did."""
        if solver is None:
            return None, "the method cannot start"
        before, is_several = solver.t, self.is_plain and hasattr(solver, "several")
        self.trouble = None
        try:
            if is_several:
                solver.look_ahead()
            if getattr(solver, "is_ahead", False):
                most = self.control.rounding.left if is_several else 0
                if most and self.gentle is not None:
                    most = min(most, self.gentle(*solver.ahead))
                if most:
                    solver.several(most)
                else:
                    solver.step()
                return solver, ""
            with self._quietly():
                solver.step()
        except (ValueRefused, MissingPackage):
            raise
        except (ArithmeticError, ValueError, np.linalg.LinAlgError) as error:
            if isinstance(error, SingularSystem):
                self.trouble = error
            return solver, NONE_SHORT
        if solver.status == "failed":
            return solver, NONE_SHORT
        if not all(map(math.isfinite, solver.y.tolist())):
            return solver, "a state is no longer finite"
        return solver, "" if solver.t > before else "the step no longer advances the time"
