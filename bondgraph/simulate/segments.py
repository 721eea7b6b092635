"""Segments of a motion: the steps with one choice of independent velocities, and what comes after them."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import BondGraphError, MissingPackage
from bondgraph.problem.consistent_state import placed
from bondgraph.problem.problem import Problem
from bondgraph.problem.singular_start import check_regular
from bondgraph.problem.velocity_choice_change import carried_over, notes_of, with_choice
from bondgraph.problem.velocity_choice_quality import Quality
from bondgraph.program.evaluate import Solutions
from bondgraph.simulate.constraint_drift import checked
from bondgraph.simulate.failures import interrupted, stopped
from bondgraph.simulate.followed_solutions import told
from bondgraph.simulate.integrator import Integrator
from bondgraph.simulate.joined_segments import joined
from bondgraph.simulate.outlook import Outlook
from bondgraph.simulate.passages import first_left, passage_told, refused
from bondgraph.simulate.step_result import Ended, Step, Stop, Straight
from bondgraph.simulate.trajectory import Trajectory

Reason = Stop | BondGraphError | KeyboardInterrupt


@dataclass(frozen=True)
class Segment:
    """Steps with one choice of independent velocities.

    Args:
        integrator: what has made them.
        states: where they begin.
        steps: the steps, maybe none.
        solved: the solutions of nonlinear systems at the beginning and after each step.
        reason: why there is no further one; None where the motion has ended.
        remarks: what the integration has to say.
        ended: by which event, where one has ended the motion.
    """

    integrator: Integrator
    states: Any
    steps: Sequence[Step]
    solved: Sequence[Solutions]
    reason: Reason | None
    remarks: tuple[str, ...] = ()
    ended: Ended | None = None

    @property
    def is_whole(self) -> bool:
        """Whether it goes to where the motion ends, or goes on with other independent velocities."""
        return self.reason is None or _better(self.reason) is not None

    @property
    def problem(self) -> Problem:
        return self.integrator.problem

    @property
    def last(self) -> tuple[float, Any]:
        """The last instant that was reached, and the states there."""
        if not self.steps:
            return self.integrator.start, self.states
        return self.steps[-1].end, self.steps[-1].states(self.steps[-1].end)

    @property
    def places(self) -> list[tuple[float, Any]]:
        """Some instants of it and the states there: the ends of the first, of a middle and of the last step."""
        chosen = dict.fromkeys((0, len(self.steps) // 2, len(self.steps) - 1)) if self.steps else {}
        return [(self.steps[k].end, self.steps[k].states(self.steps[k].end)) for k in chosen]

    def trajectory(self, instants: Any, stop: float) -> Trajectory:
        """Its motion, at those of some instants that lie within.

        Args:
            instants: of shape (n,).
            stop: where the whole motion ends early: from a singular configuration so near it has not come.
        """
        import numpy as np

        from bondgraph.simulate.methods.native_steps import Motion

        actions, pieces, end = self.integrator.actions, [step.states for step in self.steps], self.last[0]
        times = _sided([self.integrator.start, *(end for step in self.steps for end in step.every)], actions.jumps)
        if times[-1] < end:  # what an event has left where it ended the motion
            times.append(end)
            pieces.append(Straight(end, actions.jumps[end], np.zeros(len(self.states))))
        solution = Motion(times, pieces)
        solver = f"{self.integrator.stepper.name}, rates in {self.integrator.stepper.language}"
        within = instants[(instants >= times[0]) & (instants <= end)]
        if self.ended:
            within = np.union1d(within, [end])
        equations, parameters, signals = self.problem.equations, self.problem.parameters, self.problem.signals
        passages = [x for x in self.integrator.singular.passages if self.integrator.start <= x.time < end]
        own = (*self.integrator.pulses.remarks, *(passage_told(x.place) for x in passages if x.until < stop))
        ending, by = ((self.ended.law,), self.ended.event) if self.ended else ((), "")
        remarks = (*ending, *self.remarks, *own)
        solved, apart = tuple(self.solved), self.problem.apart
        leaps = tuple(actions.leaps)
        run = Trajectory(
            equations,
            within,
            solution,
            parameters,
            signals,
            solver,
            solved,
            remarks,
            apart=apart,
            leaps=leaps,
            passed=tuple((x.time, x.until - x.time) for x in passages),
            ended_by=by,
        )
        control = self.integrator.stepper.control
        return told(checked(replace(run, errors=tuple(control.errors.tolist())), self.problem, control))


def _sided(times: list[float], jumps: Collection[float]) -> list[float]:
    """The ends of steps; before an instant at which values jump, so that what is told there is what comes after."""
    if not jumps:
        return times
    found, beyond = list(times), math.inf
    for k in range(len(times) - 1, 0, -1):
        time = times[k]
        sided = math.nextafter(time, -math.inf) if time in jumps else time
        sided = sided if sided > times[0] else time  # no float is between the first instant and a jump at the next
        found[k] = beyond = min(sided, math.nextafter(beyond, -math.inf))
    return found if found[0] < beyond else times


def made(integrator: Integrator, states: Any, reached: Callable[[float], None], seen_at: float) -> Segment:
    """The steps of an integrator, as far as it comes.

    Args:
        integrator: the integrator.
        states: where it starts.
        reached: is told the instants that are reached.
        seen_at: the instant at which laws and inputs are evaluated for the start.

    Raises:
        MissingPackage: where the method needs one that is not installed.
    """
    problem, steps = integrator.problem, list[Step]()
    with suppress(BondGraphError, ArithmeticError, ValueError):  # what is not defined at the start the steps will say
        problem.keep(seen_at, states)
    solved, reason = [problem.evaluate.kept], None
    control, method = integrator.stepper.control, integrator.stepper.solver.__name__
    outlook = Outlook(problem, integrator.start, integrator.end, method)
    try:
        check_regular(problem, seen_at, states)
        for step in integrator.steps(states):
            if isinstance(step, Ended):
                return Segment(integrator, states, steps, solved, None, ended=step)
            if isinstance(step, Stop):
                reason = step
                break
            solved += [problem.evaluate.kept] * len(step.every)
            steps.append(step)
            reached(step.end)
            if reason := outlook.too_long(step, control.sizes):
                break
    except MissingPackage:
        raise  # nothing of the motion
    except (BondGraphError, KeyboardInterrupt) as caught:
        return Segment(integrator, states, steps, solved, caught)
    return Segment(integrator, states, steps, solved, reason)


def whole_motion(
    asked: Equations, first: Segment, instants: Any, following: Callable[[Problem, Any, Segment], Segment]
) -> Trajectory:
    """The trajectory of a part and of all that follow it, each with other independent velocities.

    Args:
        asked: the equations, maybe with other independent velocities than those of the first part.
        first: the part.
        instants: those wanted, of shape (n,).
        following: makes the part of another problem and its states, after some part.

    Raises:
        SimulationStopped: where the motion ends early; it has what there is.
    """
    parts = [first]
    while better := _better(parts[-1].reason):
        before, (time, states) = parts[-1], parts[-1].last
        try:
            other, quality = with_choice(before.problem, better), before.integrator.quality
            here = quality.at(time, states) if quality else None
            own = here.own if here else 1.0
            parts.append(following(other, carried_over(before.problem, other, time, states, own), before))
        except (BondGraphError, KeyboardInterrupt) as caught:
            parts[-1] = replace(before, reason=caught)
            break
    parts = _straight_on(parts)
    made_steps = [part for part in parts if part.steps]
    stop = math.inf if parts[-1].is_whole else parts[-1].last[0]
    runs = [part.trajectory(instants, stop) for part in made_steps]
    found = joined(runs, instants, _notes(asked.choice, made_steps), asked) if made_steps else None
    last = parts[-1]
    if last.reason is None:
        assert found is not None
        return found
    if isinstance(last.reason, KeyboardInterrupt):
        raise interrupted(last.problem, last.last[0], found) from None
    try:
        refusal = stopped(last.problem, *last.last, last.reason, found)
    except KeyboardInterrupt:  # while the reason is sought
        refusal = interrupted(last.problem, last.last[0], found)
    raise refusal from None


def _better(reason: Reason | None) -> Quality | None:
    """The choice of independent velocities with which a motion goes on; None where it does not."""
    return reason.better if isinstance(reason, Stop) else None


def _straight_on(parts: list[Segment]) -> list[Segment]:
    """The parts up to the first singular configuration that the motion did not go straight through."""
    passages = parts[-1].integrator.singular.passages
    if not passages:
        return parts
    steps = [(part, step) for part in parts for step in part.steps]
    starts = [step.start for _, step in steps]
    shared = set.intersection(*(placed(part.problem.equations) for part in parts))

    def positions(time: float) -> Any:
        part, step = steps[max(bisect_right(starts, time) - 1, 0)]
        places = [part.problem.equations.states.index(name) for name in sorted(shared)]
        return step.states(time)[places]

    left = first_left(passages, positions, starts[0], steps[-1][1].end)
    if left is None:
        return parts
    kept = [part for part in parts if part.steps and part.steps[0].start < left.time]
    last = kept[-1]
    made = [step for step in last.steps if step.start < left.time]
    if made[-1].end > left.time:
        made[-1] = made[-1].until(left.time)
    solved = last.solved[: sum(len(step.every) for step in made) + 1]
    sums = bool(last.problem.equations.balance.constraints.inertial)
    refusal = refused(left.refusal, last.integrator.quality is not None, sums)
    reason = Stop(f"{refusal.place}: {refusal.law}", refusal, refusal.remedy)
    return [*kept[:-1], replace(last, steps=made, solved=solved, reason=reason)]


def _notes(asked: VelocityChoice | None, parts: Sequence[Segment]) -> list[str]:
    """What to say of the independent velocities: nothing where they stay what they were."""
    chosen = [(part.integrator.start, part.problem.equations.choice) for part in parts]
    changes = [(time, choice) for time, choice in chosen if choice is not None]
    if asked is None or not changes:
        return []
    return notes_of(asked, changes)
