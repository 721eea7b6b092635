"""Singular configurations along a motion: sought within its steps, and passed straight through where that is wanted."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from typing import Any

from bondgraph.errors import NoSolution
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Stretch
from bondgraph.problem.velocity_choice_quality import ChoiceQuality
from bondgraph.problem.velocity_rows import velocity_rows
from bondgraph.simulate.bifurcations import Approach, Bifurcations, bifurcations
from bondgraph.simulate.branch_loss import branch_loss
from bondgraph.simulate.extrapolated_passage import extrapolated
from bondgraph.simulate.out_of_reach import is_out_of_reach
from bondgraph.simulate.passages import Passage, refused
from bondgraph.simulate.projection import Projection
from bondgraph.simulate.singularity import Monitor, Singularity
from bondgraph.simulate.step_result import Step, Stop
from bondgraph.simulate.stepper import Stepper
from bondgraph.simulate.vanishing_denominators import vanishing_denominators

PAST = 1e-3
"""So far behind a singularity that was passed, in parts of a step, the next one is sought; twice as far each time that
the same one is found there."""
FROM = 10.0, 4.0
"""Over a place where constraints become dependent states are extrapolated from so many times farther than they are
nearly dependent, or from nearer where that is too far for the tolerances: there rates are told from rounding less well.
"""
SMOOTH = 1024
"""So many of the last steps are kept for that."""


class SingularConfigurations:
    """The singular configurations of a motion.

    Args:
        problem: equations with values.
        stepper: the steps where nothing breaks.
        quality: of the independent velocities; None where there is no choice of these.
        rows: the constraints along the motion; None where there are none.
        straight_on: whether a motion goes on where constraints become dependent.
        before: those of the motion up to the start, with other independent velocities.

    Attributes:
        monitors: who looks for them.
        passages: where the motion went straight on, up to the start included.
        ahead: that over which states are to be extrapolated next.
    """

    def __init__(
        self,
        problem: Problem,
        stepper: Stepper,
        quality: ChoiceQuality | None = None,
        rows: ConstraintRows | None = None,
        straight_on: bool = False,
        before: SingularConfigurations | None = None,
    ) -> None:
        self.problem, self.stepper, self.quality, self.rows = problem, stepper, quality, rows
        self.straight_on = straight_on
        embedded = velocity_rows(quality, rows)
        found = (
            branch_loss(problem, stepper.control),  # it says more of a fold than that a determinant vanishes there
            vanishing_denominators(problem),
            bifurcations(rows, stepper.control, straight_on),
            embedded and Bifurcations(embedded, stepper.control, straight_on=straight_on),
        )
        self.monitors: list[Monitor] = [monitor for monitor in found if monitor]
        self._bifurcations = [monitor for monitor in self.monitors if isinstance(monitor, Bifurcations)]
        for monitor, known in zip(self._bifurcations, before._bifurcations if before else (), strict=False):
            monitor.goes_on(known)
        self.passages: list[Passage] = [*before.passages] if before else []
        self.ahead: Approach | None = None
        # Up to when an extrapolation was tried, and how often: each time from nearer to the place.
        self.tried: float = before.tried if before else -math.inf
        self._tries: int = before._tries if before else 0
        self._smooth = deque[Step](maxlen=SMOOTH)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the last step, as after a jump.

        Args:
            inside: gives the instant at which laws are evaluated for another.
        """
        for monitor in self.monitors:
            monitor.begin(inside)

    def broken(self) -> None:
        """States are not smooth here: nothing is extrapolated from steps before."""
        self._smooth.clear()

    def made(self, step: Step) -> None:
        """A step has been made."""
        self._smooth.append(step)

    def near(self, time: float, states: Any) -> NoSolution | None:
        """The refusal of a state from which no step goes on, where a singular configuration is near."""
        near = (monitor.near(time, states) for monitor in self.monitors)
        return next(filter(None, near), None)

    def refused(self, refusal: NoSolution, goes_on: bool) -> Stop:
        """The end of a motion at a singular configuration.

        Args:
            refusal: of the configuration.
            goes_on: whether the motion has come there, and did not start there.
        """
        sums = bool(self.problem.equations.balance.constraints.inertial)
        turned = self.straight_on and goes_on and not is_out_of_reach(refusal)
        told = refused(refusal, self.quality is not None, sums) if turned else refusal
        return Stop(str(told), told, told.remedy)

    def impassable(self, step: Step, stretch: Stretch, first: float) -> Singularity | None:
        """The first singularity in a step through which the motion does not go straight on.

        Args:
            step: the step.
            stretch: where nothing breaks.
            first: the instant at which the motion started; it does not go straight on from there.
        """
        left, past = step, PAST
        while found := self._first(left):
            # A step may end at the very place: what begins there is the same passage, and not another start.
            is_same = bool(self.passages) and found.time <= self.passages[-1].until
            passes = found.is_passable and found.time > first and not self.quality
            if not (self.straight_on and (is_same or passes)):
                return found
            if is_same and self.passages[-1].stays(found):
                return found
            if is_same:
                self.passages[-1], past = self.passages[-1].longer(found), 2 * past
            else:
                self.passages.append(Passage.of(found))
                past = PAST
            self.begin(stretch.inside)
            beyond = found.time + past * (step.end - step.start)
            if beyond >= step.end:
                return None
            left = step._replace(start=beyond)
        return None

    def _first(self, step: Step) -> Singularity | None:
        for monitor in () if step.ends else self.monitors:
            if found := monitor.crossing(step.start, step.end, step.states):
                return found
        return None

    def approach(self, step: Step, stretch: Stretch) -> Approach | NoSolution | None:
        """The configuration to which a step leads and over which states are to be extrapolated.

        Velocities that follow from others have nothing else to lead them over it: where that failed, it is refused.
        """
        if not self.straight_on or self.stepper.algebraic:  # multipliers have no rates
            return None
        if step.start >= self.tried:
            self._tries = 0
        failed = self._tries == len(FROM)
        if failed and not self.quality:
            return None
        beside = 1.0 if failed else FROM[self._tries]
        found = (monitor.approach(step.start, step.end, step.states, beside) for monitor in self._bifurcations)
        first = min(filter(None, found), default=None)
        if failed and first:
            inside, states = stretch.inside(first.start), step.states(first.start)
            return next(filter(None, (monitor.near(inside, states) for monitor in self._bifurcations)))
        return first if first and first.end < stretch.end else None

    def extrapolated(self, ahead: Approach, stretch: Stretch, allowed: Callable[[Any], Any]) -> Step | None:
        """The step over a singular configuration, if states can be extrapolated over it.

        Args:
            ahead: the configuration.
            stretch: where nothing breaks.
            allowed: gives what states may be off.
        """
        self.ahead, self.tried, self._tries = None, ahead.end, self._tries + 1
        projection = self.stepper.projection or (Projection(self.rows, self.stepper.control) if self.rows else None)
        return extrapolated(self.problem, self._smooth, ahead.end, stretch.inside, projection, allowed)

    def pass_over(self, step: Step, until: float) -> None:
        """Remember what lies in a step that was extrapolated.

        What else is singular there, as the determinant of what other velocities follow from, is so for this reason.
        """
        crossings = (monitor.crossing(*step[:3]) for monitor in self._bifurcations)
        if found := next((found for found in crossings if found and found.is_passable), None):
            self.passages.append(Passage(found, until))
