"""Loss of the solution branch: solutions of nonlinear systems are followed along a motion, and must not leap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bondgraph.errors import NoSolution
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import Followed
from bondgraph.program.program import Newton, Program
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.diagnosis import UNDEFINED, configuration
from bondgraph.simulate.singularity import Singularity

STEADY = 1e-6
"""What changes within a step by so little of itself does not leap."""
SHRUNK = 0.25
"""A change that falls to this part of itself in ever shorter parts of a step is none at once."""
HALVINGS = 34
"""Even a cube root through zero has shrunk to less than a thousandth then."""


class BranchLoss:
    """Finds steps within which the solution of a nonlinear system leaps: the branch the motion was on has ended.

    Args:
        problem: equations with values.
        program: that of their rates.
        systems: its nonlinear systems.
    """

    def __init__(self, problem: Problem, program: Program, systems: tuple[Newton, ...]) -> None:
        self.problem = problem
        self.names = tuple(name for system in systems for name in system.names)
        slots = [slot for system in systems for slot in system.slots]
        self._function = Followed(replace(program, results={str(k): slot for k, slot in enumerate(slots)}))
        self.largest: Any = 0.0
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the solutions, as after a jump. `inside` gives the instant at which laws are evaluated for another."""
        self.last: Any = None
        self.inside = inside

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The last instant before a leap within a step; None where there is none."""
        import numpy as np

        before = self._values(start, states) if self.last is None else self.last
        after = self.last = self._values(end, states)
        change, size = np.abs(after - before), np.fmax(np.abs(before), np.abs(after))
        self.largest = np.fmax(self.largest, size)
        # Where a solution passes zero, what rounding leaves of it changes wholly; what is not defined is not compared.
        leaps = change > np.fmax(STEADY * size, ROUNDING * self.largest)
        if not leaps.any():
            return None
        first, low, high = change, start, end
        for _ in range(HALVINGS):
            middle = self._values((low + high) / 2, states)
            parts = np.abs(middle - before), np.abs(after - middle)
            there, back = (np.nanmax(part[leaps]) for part in parts)
            # Of a leap and one back, which together change little, the first counts.
            if there > back or min(there, back) > np.nanmax(np.abs(after - before)[leaps]):
                high, after, change = (low + high) / 2, middle, parts[0]
            else:
                low, before, change = (low + high) / 2, middle, parts[1]
            leaps = leaps & (change > SHRUNK * first)
            if not leaps.any():
                return None
        return Singularity(low, self._refused(leaps, before, after, states(low)))

    def near(self, time: float, states: Any) -> None:
        """None: a system without a solution says so itself."""

    def _values(self, time: float, states: Callable[[float], Any]) -> Any:
        """The solutions, sought from those at the beginning of the step."""
        import numpy as np

        self._function.seed(self.problem.evaluate.kept)
        try:
            return np.array(self._function(self.problem.arguments(self.inside(time), states(time).tolist())))
        except UNDEFINED:
            return np.full(len(self.names), np.nan)

    def _refused(self, leaps: Any, before: Any, after: Any, states: Any) -> NoSolution:
        k = int(leaps.argmax())
        names = tuple(name for name, leap in zip(self.names, leaps, strict=True) if leap)
        given = self.problem.equations.states
        return NoSolution(
            ", ".join(names),
            f"loss of the solution branch: the one followed ends here, and the next would let {self.names[k]} "
            f"leap from {before[k]:.6g} to {after[k]:.6g}{configuration(self.problem, states, given)}",
            parties=names,
            remedy="give the loop a small inertia or compliance, which decides what happens there, or correct its laws",
        )


def branch_loss(problem: Problem) -> BranchLoss | None:
    """A monitor of the nonlinear systems that the rates need; None where there are none."""
    systems = tuple(line for line in problem.program.body if isinstance(line, Newton))
    return BranchLoss(problem, problem.program, systems) if systems else None
