"""Integration: the steps of a motion, one after another, with events met and singularities not leapt over."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from bondgraph.equations.evaluation_order import Let
from bondgraph.equations.event_rules import Rule, indicators
from bondgraph.errors import SHOWN, BondGraphError, Contradiction, NoSolution, SingularSystem
from bondgraph.problem.conditions import check_conditions
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Schedule, Stretch, at_end
from bondgraph.problem.velocity_choice_quality import ChoiceQuality, Quality
from bondgraph.program.tolerances import DIGITS
from bondgraph.simulate.accumulation import Flight, Flights
from bondgraph.simulate.alternating_events import Alternation, alternate
from bondgraph.simulate.bifurcations import Approach
from bondgraph.simulate.diagnosis import UNDEFINED
from bondgraph.simulate.event_actions import Actions, accumulates
from bondgraph.simulate.jumps import jump_of_inputs, jump_of_laws
from bondgraph.simulate.methods.stiffness import spectral_radius
from bondgraph.simulate.narrow_features import NarrowFeatures, narrow_features
from bondgraph.simulate.pulses import Pulses, pulses
from bondgraph.simulate.rounding import rounding_of_rates
from bondgraph.simulate.singular_configurations import SingularConfigurations
from bondgraph.simulate.singularity import Singularity
from bondgraph.simulate.sliding import CLOSE, Sliding
from bondgraph.simulate.state_events import StateEvents, state_events
from bondgraph.simulate.step_result import Ended, Step, Stop, Straight
from bondgraph.simulate.stepper import Stepper

CRAWLING, CRAWL = 5_000, 1e-5
"""A motion that moves by less than this part of its span in so many steps will not arrive ..."""
GROWTH = 2.0
"""... unless the later half of them is so many times longer than the earlier: a fast beginning is left behind."""
STILL = (
    "look for a law that jumps where the motion stays, as in a Python function whose jump is not seen, for a singular "
    "configuration, or for tolerances out of reach"
)
SMOOTHER = (
    "replace sign(f) by tanh(f/v0) with a small v0, where(x < 0, a, b) by a steep but continuous passage; a body that "
    "sticks is held by the element StickSlip, or by a stiff spring, C in place of R"
)
LAMINAR = (
    "end the run before, or let the losses be linear in small flows, as k*f*abs(f) + k0*f is: with a k0 that is small "
    "beside k times the largest flow, but not by many decades"
)
OVER = 64
"""So many floats of time a motion goes straight on to leave a switch behind."""
NEAR = 1e-9
"""An event in so small a part of a step is met well enough."""
SHORT = 1e-5
"""A step that meets an event is this part of the one before it."""
FARTHER = 10.0
"""Where an event was foretold three times and not met, it is sought so many times as far each time."""
BROKEN, BRIEF = 6, 1e-4
"""Where so many steps are broken off within this part of the span, it is asked whether the motion comes to rest."""
OVERSHOT = 2.0
"""A switch at which its quantity leaps is moved by so many times the leap."""
OFTEN = 3
"""A switch at which so many of these break off is gone over to and fro."""
LONGER = 2.0
"""Behind an instant of a clock the first step tried is so many times the longest one before it."""
STIFF = frozenset({"RADAU", "BDF", "LSODA", "CVODE", "IDA"})
"""Methods that take steep laws as well as any."""
MULTISTEP, NARROW = frozenset({"LSODA", "BDF", "CVODE"}), 1e-4
"""After a law has changed branch these begin anew at low order, with steps whose errors are all that is allowed. Where
such errors are more than this part of the way to where it changes again, that way is passed in short steps."""
CROWD, CROWDED = 16, 1e-3
"""Where so many steps leap over something within this part of the span, it is asked whether rates are rounding: ..."""
NEARER, APPROACHES = 1e-3, 64
"""Where solutions seem to leap from one branch to another, steps are made up to there as long as that is such a part of
what was tried, and so many times within the same part of the span as above: beyond that the branch ends."""
DROWNED = 0.1
"""... more than this part of a rate, and in the step of what its tolerance allows."""
DROWNING = (
    "look for a law that hardly depends on what it is given, as the voltage of a diode that blocks does on its "
    "current: give the current by the voltage, with a conductance in parallel"
)
LASTS, PARTS = 2.0, 8.0
"""A flight that errors of steps may hide is followed for so many times as long, in steps of so many parts of it ..."""
STEADY = 3.0
"""... by an explicit method, where the fastest mode takes no more of such a step than is stable."""
FIRST = 0.01
"""Where no step has been made, shorter ones than this part of the span are tried after a failure."""


class Integrator:
    """The steps of a motion.

    Args:
        problem: equations with values.
        stepper: the steps where nothing breaks.
        start, end: the first and the last instant.
        quality: of the independent velocities; None where there is no choice of these.
        rows: the constraints along the motion; None where there are none.
        straight_on: whether a motion goes on where constraints become dependent.
        before: what has made the motion up to the start, with other independent velocities.
        given: the values held between events that the start gives; all, where the motion goes on.

    Attributes:
        singular: its singular configurations.
    """

    _opened: Sequence[int] = ()
    """The conditions that have come true in time at the very start."""
    _approached: Singularity | None = None
    """Where a branch of solutions seemed to end last, and steps were to come nearer."""

    def __init__(
        self,
        problem: Problem,
        stepper: Stepper,
        start: float,
        end: float,
        quality: ChoiceQuality | None = None,
        rows: ConstraintRows | None = None,
        straight_on: bool = False,
        before: Integrator | None = None,
        given: Collection[str] = (),
    ) -> None:
        self.given, self._goes_on = problem.equations.held if before else given, before is not None
        self.quality = quality
        self.problem, self.stepper = problem, stepper
        self.start, self.end, self.span = start, end, end - start
        passed = before.singular if before else None
        self.singular: SingularConfigurations = SingularConfigurations(
            problem, stepper, quality, rows, straight_on, passed
        )
        self.is_conditional = bool(problem.equations.balance.constraints.conditions)
        self.actions = Actions(problem, start, end)
        self.actions.check_impacts()
        self._last: Any = None
        self._leaps = deque[float](maxlen=CROWD)
        self._approaches = deque[float](maxlen=APPROACHES)

    @cached_property
    def pulses(self) -> Pulses:
        """Where something in time alone moves."""
        return pulses(self.problem, self.start, self.end)

    @cached_property
    def _schedule(self) -> Schedule:
        return Schedule(self.problem, self.actions.switches, self.pulses.instants)

    @cached_property
    def _features(self) -> NarrowFeatures | None:
        return narrow_features(self.problem, self.stepper.control)

    @cached_property
    def _events(self) -> StateEvents:
        conditions = [*indicators(self.actions.conditions).values()]
        return state_events(self.problem, self.actions.switches, self._schedule.timed, conditions, self._flights)

    @property
    def _aside(self) -> list[float]:
        """How far beside its zero each condition's quantity changes sign."""
        return self._events.aside[self._events.laws :]

    @property
    def branched(self) -> list[float]:
        """The instants at which a law has changed branch, in order."""
        return [met.time for met in self._events.met]

    @cached_property
    def _alternation(self) -> Alternation:
        return Alternation(self._flights)

    @property
    def _flights(self) -> Flights:
        return self.actions.flights

    @cached_property
    def _sliding(self) -> Sliding:
        return Sliding(self.problem, self._events.expressions[: self._events.laws])

    def steps(self, states: Any) -> Iterator[Step | Stop]:
        """The steps, and why there is no further one where the motion ends early.

        After an event, or a step that failed, the method starts anew.
        """
        recent: deque[float] = deque(maxlen=CRAWLING)
        for step in self._stretches(states):
            yield self._in_words(step) if isinstance(step, Stop) else step
            if isinstance(step, Stop):
                return
            recent.extend(step.every)
            if self._approached and step.end - self._approached.time > CRAWL * self.span:
                self._approached = None
            moved = step.end - recent[0]
            if len(recent) == CRAWLING and moved < CRAWL * self.span and not _grows(recent):
                stop = Stop(f"the last {CRAWLING} steps have moved it by {moved:.2g} s only", remedy=STILL)
                stop = self._dependent(stop, self._events.inside(step.end), step.end, step.states(step.end))
                yield self._in_words(stop)
                return

    def _in_words(self, stop: Stop) -> Stop:
        """Why there is no further step: where none leads on from the end of a branch of solutions, that end.

        A refusal that has a remedy of its own says as much.
        """
        if self._approached is None or isinstance(stop, Ended) or stop.better or stop.remedy not in ("", STILL):
            return stop
        end = self._approached.refusal
        return Stop(str(end), end, end.remedy)

    def _stretches(self, start: Any) -> Iterator[Step | Stop]:
        """Steps from one known break to the next, and over it."""
        before, state = None, start
        for stretch in self._schedule.stretches(self.start, self.end):
            if before and (stop := self._jump(before, stretch, state)):
                yield stop
                return
            risen, stop = list[Rule](), None
            if before is not None:
                sides = (before.last, state), (stretch.first, state)
                risen = self.actions.with_jumps(*sides, self.actions.risen(*sides))
            for part, due in self.actions.parts(stretch):
                if part.start > stretch.start:
                    risen = self._risen_in_time(part.start, state)
                if part.start == self.start:
                    state, stop = self.actions.begin(state, due, self.given)
                    self._opened = [] if stop or self._goes_on else self._becoming(part, state)
                    conditions, due = self.actions.conditions, []
                    risen = [conditions[k] for k in self._opened if not conditions[k].stops]
                if stop is None and (due or risen):
                    state, stop = self.actions.act(
                        part.start, state, [*due, *risen], self._aside, seen=part.inside(part.start)
                    )
                if stop:
                    yield stop
                    return
                risen = []
                longest = 0.0
                for step in self._between(part, state):
                    yield step
                    if isinstance(step, Stop):
                        return
                    longest = max(longest, step.longest)
                state, self.stepper.pace = self._last, LONGER * longest
            before = stretch

    def _risen_in_time(self, time: float, state: Any) -> list[Rule]:
        """The rules whose conditions come true in time alone at an instant of clocks, which sample first."""
        actions = self.actions
        if not any(actions.steady):
            return []
        risen = actions.risen((time - at_end(time, self.span), state), (time, state))
        return [rule for rule in risen if actions.steady[actions.conditions.index(rule)]]

    def _jump(self, before: Stretch, after: Stretch, state: Any) -> Stop | None:
        """What jumps at a known break though its rate is needed."""
        inputs = jump_of_inputs(self.problem, before, after)
        return inputs or jump_of_laws(self.problem, before.last, after.first, lambda time: state)

    @cached_property
    def _is_plain(self) -> bool:
        """Whether nothing is sought within steps, but by who looks ahead, or looked at after them."""
        return not self.is_conditional and not self.quality and all(each.looks_ahead for each in self._watching)

    @cached_property
    def _watching(self) -> list[Any]:
        """Who looks for events and singularities within steps."""
        return [*([self._events] if self._events.names else ()), *self.singular.monitors]

    @cached_property
    def _gentle(self) -> Callable[[Any, int], int] | None:
        """In how many of the steps that were made at once, from one of them on, surely nothing is found."""
        asked = [
            *([self._features.gentle] if self._features else ()),
            *(each.quiet for each in self._watching if each.looks_ahead),
        ]

        def gentle(made: Any, first: int) -> int:
            most = math.inf
            for each in asked:
                most = most and min(most, each(made, first))
            return int(most)

        return gentle if asked else None

    def _crossing(self, step: Step) -> float | None:
        """The first event in a step."""
        if step.ends and self._events.names:
            self._events.passed(step.states.last - 1)  # type: ignore[attr-defined]
            return None
        return self._events.crossing(step.start, step.end, step.states)

    def _between(self, stretch: Stretch, state: Any) -> Iterator[Step | Stop]:
        """Steps between two known breaks, up to the first singularity among them."""
        if stop := self._undefined(stretch, state) or self.actions.let_go(stretch.first, state, 1.0):
            yield stop
            return
        self._begin_events(stretch, state)
        self.stepper.is_plain, self.stepper.gentle = self._is_plain, self._gentle
        time, ends = stretch.start, [stretch.end]
        self.singular.broken()
        while ends:
            part = stretch.part(time, ends[-1])
            done = yield from self._onward(part, state)
            if done is None:
                return
            time, state, nearer = done
            if nearer is None:
                ends = ends[:-1]
            elif nearer > time:
                ends = [*ends, nearer]
            ahead = self.singular.ahead
            if ahead and time >= ahead.start and (over := self._over_singular(ahead, stretch)):
                yield over
                time, state = over.end, over.states(over.end)
                if stop := self.actions.let_go(stretch.inside(time), state, -1.0):
                    yield stop
                    return

    def _onward(
        self, stretch: Stretch, state: Any
    ) -> Generator[Step | Stop, None, tuple[float, Any, float | None] | None]:
        """Steps between two known breaks, up to the first singularity among them.

        Returns:
            Where they have come to, the states there, and up to where the next are to be made, before they go on;
            none where these are the last. None where the motion ends.
        """
        self._begin(stretch)
        for step, is_event in self._to_events(stretch, state):
            if isinstance(step, Stop):
                yield step
                return None
            passed = len(self.singular.passages)
            if ahead := self.singular.approach(step, stretch):
                self._events.retract() if is_event else self._events.give_back()
                if isinstance(ahead, NoSolution):
                    yield self._at_singular(ahead, step.start)
                    return None
                self.singular.ahead = ahead
                return step.start, step.states(step.start), ahead.start
            looked = self._up_to_jump(step) if is_event else step
            has_way = looked.start < looked.end  # a step of one float jumps at once
            if found := self.singular.impassable(looked, stretch, self.start) if has_way else None:
                if not self._is_nearer(step, found):
                    yield from self._beyond(step, found)
                    return None
                self._events.retract() if is_event else self._events.give_back()
                self._approached = found
                return step.start, step.states(step.start), found.time
            if self.quality and not is_event:
                step = step._replace(end=self.quality.lasts(step.start, step.end, step.states))
            try:
                self._keep(step, stretch)
            except (Contradiction, SingularSystem) as error:
                inside, there = stretch.inside(step.end), step.states(step.end)
                yield self._dependent(Stop(str(error), error), inside, step.end, there)
                return None
            if self.is_conditional and not _is_closed(step):
                check_conditions(self.problem, stretch.inside(step.end), step.states(step.end))
            if is_event and (stop := self._stop_at(step)):
                yield stop
                return None
            yield step
            self.singular.made(step)
            jumps = is_event and self._laws_of_jumps  # which act next; what is held then the next step tells
            if not jumps and (stop := self.actions.let_go(stretch.inside(step.end), step.states(step.end), -1.0)):
                yield stop
                return None
            if is_event:
                self.singular.broken()
            if is_event or len(self.singular.passages) > passed:
                self._begin(stretch)
            elif self.quality and step.end < stretch.end and (worn := self._worn(step.end, step.states(step.end))):
                yield worn
                return None
        return stretch.end, self._last, None

    def _up_to_jump(self, event: Step) -> Step:
        """A step that ends at an event, up to shortly before a law jumps that states and time alone let change branch.

        Solutions may leap with it, as they may at an instant that is known before: their own branch has not ended.
        """
        events = self._events
        given = [k for k, is_given in enumerate(self._is_given) if is_given] if self.singular.monitors else []
        now = events.quantities(event.end, event.states(event.end)) if given else ()
        # At its zero a law with `<` has the other branch already.
        for k in (k for k in given if k in events.changed or now[k] == 0):
            before = events.last_before(k, event.start, event.end, event.states)
            if before <= event.start or events.quantities(before, event.states(before))[k] != 0:
                return event._replace(end=before)
        return event

    @cached_property
    def _is_given(self) -> list[bool]:
        """Of each law's quantity whether it follows from states and time alone, without equations to solve."""
        equations = self.problem.equations
        quantities = self._events.expressions[: self._events.laws]
        needed = [equations.needed(equations.xp.free(each)) for each in quantities]
        return [all(isinstance(step, Let) for step in steps) for steps in needed]

    def _over_singular(self, ahead: Approach, stretch: Stretch) -> Step | None:
        """The step over a singular configuration, if states can be extrapolated over it and nothing else is there."""
        step = self.singular.extrapolated(ahead, stretch, self._allowed)
        if step is None:
            return None
        if self._crossing(step) is not None:
            self._events.retract()
            return None
        self._begin(stretch)
        self.singular.pass_over(step, ahead.end)
        self._keep(step, stretch)
        if self.is_conditional:
            check_conditions(self.problem, stretch.inside(step.end), step.reached)
        self.singular.made(step)
        return step

    def _is_nearer(self, step: Step, found: Singularity) -> bool:
        """Whether steps are to come nearer to where a branch of solutions seems to end.

        Within a step solutions are sought from those at its beginning. Where laws bend that may lead to another branch
        though the one that is followed goes on: from nearer by that is seen.
        """
        least = max(NEARER * (step.end - step.start), OVER * math.ulp(max(abs(step.end), abs(self.end))))
        if not found.is_sought or found.time - step.start <= least:
            return False
        self._approaches.append(found.time)
        first = self._approaches[0]
        return len(self._approaches) < APPROACHES or found.time - first > CROWDED * self.span

    def _to_events(self, stretch: Stretch, state: Any) -> Iterator[tuple[Step | Stop, bool]]:
        """Steps that end where an event lies inside them, and whether one does; the method starts anew there."""
        time, last, part, again = stretch.start, FIRST * self.span, stretch, False
        # How far ahead an event was foretold; how often it was not met there; whether it is sought farther than that.
        sought, missed, farther = 0.0, 0, False
        done, broken = Step(time, time, lambda time: state), deque[float](maxlen=BROKEN)
        while time < stretch.end:
            for step in self.stepper.steps(part, time, done.states(time), last):
                if isinstance(step, Stop) and (over := self._over_switch(stretch, time, done.states(time))):
                    yield over, True
                    done, stop = self._acted(over, stretch)
                    if stop:
                        yield stop, True
                        return
                    time, part, again = over.end, stretch, False
                    break
                if isinstance(step, Stop):
                    yield self._dependent(step, stretch.inside(time), time, done.states(time)), False
                    return
                leap = self._features.leapt(step) if self._features else None
                if leap and (stop := self._drowned(step, leap.until, stretch)):
                    yield stop, False
                    return
                if leap:
                    self._follow_stiffness(step, leap.until, stretch)
                    part, again = replace(stretch, end=min(leap.until + leap.length, stretch.end)), False
                    # A step that is as short as was asked for already would be the same again.
                    leap = leap if leap.until > step.start or part.end < step.end else None
                if leap:
                    if leap.until <= step.start:
                        time = step.start
                        break
                    step = step._replace(end=leap.until)
                event = self._crossing(step)
                if missed_flight := self._events.not_left:
                    yield self._accumulates(missed_flight[0], step.start), False
                    return
                if event is not None and not again and not self._is_met(step, event, missed):
                    # The step has used the law from beyond the event: it is made again, up to shortly before, and a
                    # short one up to the event, of which the law from beyond can falsify little.
                    self._events.retract()
                    if missed > 1:  # the first is where a step stops shortly before it
                        self._follow_stiffness(step, event, stretch)
                    ahead, time = event - step.start, step.start
                    shortly_before = event - SHORT * ahead
                    again = ahead <= 2 * SHORT * last or (part.end < stretch.end and not farther)
                    again = again or part.end <= shortly_before  # of a part of one float it is the same step again
                    part = replace(stretch, end=event if again else shortly_before)
                    sought, farther = ahead, False
                    break
                time, last = step.end if event is None else event, step.last
                yield step if event is None else step._replace(end=event), event is not None
                done = step
                if event is not None:
                    part, again, sought, missed = stretch, False, 0.0, 0
                    done, stop = self._acted(step._replace(end=event), stretch)
                    if stop:
                        yield stop, True
                        return
                if event is not None or leap:
                    break
            if time >= part.end:
                # An event that is not met again and again is foretold by steps that use the law from beyond: shorter
                # ones, longer each time, tell better where it is.
                missed += sought > 0
                if sought > 0 and missed > 2 and self._leave_switch(time, done.states(time)):
                    sought, missed = 0.0, 0
                elif sought > 0 and missed > 2 and (over := self._over_switch(stretch, time, done.states(time))):
                    # Steps up to the switch are so short that they change no digit of the states.
                    yield over, True
                    done, stop = self._acted(over, stretch)
                    if stop:
                        yield stop, True
                        return
                    time, sought, missed, again = over.end, 0.0, 0, False
                farther = sought > 0 and missed > 2
                sought = FARTHER * sought if farther else 0.0
                part = replace(stretch, end=min(time + sought, stretch.end)) if farther else stretch
            broken.append(time)
            if len(broken) == BROKEN and time - broken[0] < BRIEF * self.span:
                done = self._rested(done, time)
                if self._events.met and self._events.met[-1][0] == done.end > done.start:
                    self._move_switch(broken[0], done)
        self._last = done.states(time)

    def _is_met(self, step: Step, event: float, missed: int) -> bool:
        """Whether a step is good enough up to an event in it.

        Where it is as short as a flight asks for, one up to shortly before the event would be lost in rounding. So is
        one up to where a condition was foretold and not met, beside what a method's own tolerance leaves of a state;
        no law is another beyond it.

        Args:
            step, event: the step, and the instant.
            missed: how often it was foretold and not met; the first is where a step stops shortly before it.
        """
        if event - step.start <= NEAR * (step.end - step.start):
            return True
        is_of_conditions = self._events.changed[0] >= self._events.laws
        return is_of_conditions and (missed > 1 or self.stepper.is_close(step.start))

    @property
    def _laws_of_jumps(self) -> list[int]:
        """The laws that have just changed branch, where a flow may jump thereby that an event asks for."""
        return [k for k in self._events.changed if k < self._events.laws] if self.actions.jumping else []

    def _acted(self, event: Step, stretch: Stretch) -> tuple[Step, Stop | None]:
        """What has been done, at an event: whatever acts there has acted."""
        first = self._events.laws
        places = [k for k in self._events.changed if k >= first]
        time, rules = event.end, [self.actions.conditions[k - first] for k in places]
        before, inside = event.states(time), stretch.inside(time)
        if laws := self._laws_of_jumps:
            earlier = self._events.last_before(laws[0], event.start, time, event.states)
            sides = (stretch.inside(earlier), event.states(earlier)), (inside, before)
            rules = self.actions.with_jumps(*sides, rules)
            places = [k for k in places if self.actions.conditions[k - first] in rules]
        if not rules:
            self._pass_narrowly(time, before)
            return event, None
        if places and self._alternation.follows(places[0] - first, event, inside):
            met = [self.actions.conditions[k] for k in self._alternation.places]
            return event, self.actions.unheld(inside, before, met) or alternate((rule.name for rule in met), time)
        states, stop = self.actions.act(time, before, rules, self._aside, seen=inside)
        if stop is None:
            stop = self._undefined(replace(stretch, first=inside), states)
        if stop is None:
            turned = [k for k in places if not self._rests(k - first, inside, before, states)]
            found = {k: self._flights.after(k - first, inside, before, states) for k in turned}
            flights = {k: flight for k, flight in found.items() if flight}
            stop = next((self._accumulates(k, time) for k, each in flights.items() if not each.is_seen), None)
            self._events.acted(time, states, places, {k: flight.room for k, flight in flights.items()})
            self._await([k for k in range(first, len(self._events.names)) if k not in flights], time, before, states)
            self._let_leave(places, time, before, states)
            self._follow_closely(flights, time, states)
        return Step(time, time, lambda _: states), stop

    def _begin_events(self, stretch: Stretch, states: Any) -> None:
        """Forget what held before a known break, but for what waits at an edge.

        On which side of it a motion is, rounding tells alone. A start is at the edge of what moves the motion; later a
        condition that holds there has come true, but where its motion leaves, or where bodies rest against each other.
        """
        events, first, aside = self._events, self._events.laws, self._events.aside
        events.begin(self._inside(stretch))
        held, is_start = self.problem.equations.held, stretch.start == self.start
        acting = [
            k
            for k, rule in enumerate(self.actions.conditions, first)
            if (rule.moves(held) and not self.actions.steady[k - first] if is_start else rule.acts)
        ]
        now = events.quantities(stretch.start, states) if acting else ()
        opened = [first + k for k in self._opened] if is_start else []
        ending = [k for k in opened if self.actions.conditions[k - first].stops]
        events.become(ending, stretch.start, states)
        for k in (k for k in acting if now[k] > 0 and k not in opened):
            if not self._flights.is_edge(k - first, stretch.first, states, aside[k]):
                continue
            way = self._flights.way(k - first, stretch.first, states)
            rests = way == 0 and self.actions.conditions[k - first].impulse
            if is_start or way < 0 or rests:
                events.wait(k, now[k] + (self._flights.drift(k - first) if rests else 0.0))

    def _inside(self, stretch: Stretch) -> Callable[[float], float]:
        """The instant at which conditions are looked at for another: what comes true in time alone where a run ends is
        left to the one that goes on, and at an instant of clocks to what comes after it."""
        if stretch.last != stretch.end or not any(self.actions.steady):
            return stretch.inside
        last = max(stretch.first, stretch.end - at_end(stretch.end, self.span))
        return lambda time: min(stretch.inside(time), last)

    def _becoming(self, stretch: Stretch, states: Any) -> list[int]:
        """The conditions that come true in time at the very start, though no state moves: a run that ended there has
        left them to this one."""
        actions = self.actions
        jumps = stretch.first != stretch.start
        if not jumps and not any(actions.steady):
            return []
        earlier = stretch.start - max(at_end(stretch.start), stretch.first - stretch.start)
        with suppress(BondGraphError, ArithmeticError, ValueError):  # before a start nothing needs to be defined
            before, now = actions.holding(earlier, states), actions.holding(stretch.first, states)
            pairs = enumerate(zip(before, now, actions.steady, strict=True))
            return [k for k, (x, y, is_steady) in pairs if x <= 0 < y and (jumps or is_steady)]
        return []

    def _await(self, places: Collection[int], time: float, before: Any, states: Any) -> None:
        """Let impacts act again where they have acted: at bodies that rest against each other, until these part, and
        at once at a gap that another event of the instant closes again.

        Args:
            places: the conditions from which no event of the instant turns the motion back.
            time, before, states: the instant, the states there, and what the events have made of them.
        """
        events, flights, first, inside = self._events, self._flights, self._events.laws, self._events.inside(time)
        now = events.quantities(time, states)
        for k in (k for k in places if now[k] > 0 and flights.is_edge(k - first, inside, before, events.aside[k])):
            if self._rests(k - first, inside, before, states):
                # What rounding makes of a gap at rest is no impact.
                events.wait(k, now[k] + flights.room(k - first, inside, states) + flights.drift(k - first))
            elif self.actions.is_gap(k - first, inside, before, states) and flights.way(k - first, inside, states) > 0:
                events.wait(k, now[k])

    def _let_leave(self, places: Collection[int], time: float, before: Any, states: Any) -> None:
        """Let flows that come to rest where they begin to slip do so again only beyond what errors of steps make of
        them: where friction holds no more than it brakes they begin without acceleration, and a step may go back.

        Args:
            places: the conditions that have become true.
            time, before, states: the instant, the states there, and what the events have made of them.
        """
        events, first, inside, allowed = (
            self._events,
            self._events.laws,
            self._events.inside(time),
            self._allowed(states),
        )
        if (np.abs(states - before) > allowed).any():
            return
        for k in (k for k in places if not events.aside[k] and self.actions.holds(self.actions.conditions[k - first])):
            if not self._flights.enters(k - first, inside, states):
                events.wait(k, self._flights.error(k - first, inside, states, allowed))

    def _rests(self, k: int, time: float, before: Any, states: Any) -> bool:
        """Whether an impact has left its bodies at rest against each other."""
        return self.actions.is_gap(k, time, before, states) and self._flights.way(k, time, states) == 0

    def _accumulates(self, k: int, time: float) -> Stop:
        """The end of a motion that events turn back infinitely often."""
        return accumulates(self.actions.conditions[k - self._events.laws].name, time)

    def _follow_closely(self, flights: Mapping[int, Flight], time: float, states: Any) -> None:
        """Make steps that are short beside flights that the errors of longer ones, which are allowed, may hide.

        Args:
            flights: how the motion leaves conditions.
            time, states: where it is.
        """
        if not flights:
            return
        inside, allowed = self._events.inside(time), self._allowed(states)
        hidden = [
            flight.duration
            for k, flight in flights.items()
            if flight.height <= self._flights.error(k - self._events.laws, inside, states, allowed)
        ]
        self._make_short(hidden, time, states)

    def _pass_narrowly(self, time: float, states: Any) -> None:
        """Make steps that are short beside a way on which laws have another branch, if errors may change its length."""
        if self.stepper.solver.__name__.upper() not in MULTISTEP:
            return
        events, inside, allowed = self._events, self._events.inside(time), self._allowed(states)
        values, ways = events.quantities(time, states), []
        for k in range(events.laws):
            error, rate = self._sliding.reach(k, inside, states, allowed)
            # A shorter way than errors is none that is known.
            if values[k] * rate < 0 and NARROW * abs(values[k]) < error < abs(values[k]):
                ways.append(-values[k] / rate)
        self._make_short(ways, time, states)

    def _make_short(self, durations: Sequence[float], time: float, states: Any) -> None:
        """Make steps that are short parts of some durations, as long as these last."""
        if durations:
            longest = min(durations) / PARTS
            is_stiff = longest * spectral_radius(self.problem.jacobian(self._events.inside(time), states)) > STEADY
            self.stepper.follow_closely(time + LASTS * max(durations), longest, explicitly=not is_stiff)

    def _allowed(self, states: Any) -> Any:
        """The errors of steps that lead nowhere else, of shape (states,)."""
        found, known = np.zeros(len(states)), self.stepper.control.interpolated(states)
        found[: len(known)] = known
        return found

    def _rested(self, done: Step, time: float) -> Step:
        """What has been done up to an instant; it ends at a switch if the motion comes to rest there."""
        control, state = self.stepper.control, done.states(time)
        if len(state) > len(control.names):  # multipliers are integrated, too, and would have to follow
            return done
        allowed = control.interpolated(state)
        found = self._sliding.at_rest(self._events.inside(time), state, control.sizes, allowed)
        return done if found is None else Step(time, time, lambda time: found)

    def _move_switch(self, since: float, event: Step) -> None:
        """Move a switch to and fro over which the motion has gone within the errors that its steps may have.

        It is moved by what such an error of the states makes of its quantity, if which branch holds at the switch does
        not matter: a current is zero but for rounding, or rises from zero so slowly that the solution between
        the ends of a step crosses zero. It is moved over what the quantity itself leaps there, if that is little:
        rounding gives a steep law that is solved for two solutions.

        Args:
            since: when the first of the last breaks was.
            event: the step up to the last.
        """
        events, control = self._events, self.stepper.control
        time, states, k = event.end, event.states(event.end), events.met[-1].which
        own = [met for met in events.met[-BROKEN:] if met.which == k]
        if sum(met.time >= since for met in own) < OFTEN:
            return
        inside, allowed = events.inside(time), control.absolute + control.rtol * np.abs(states[: len(control.names)])
        leap = OVERSHOT * max(abs(met.beyond) for met in own)
        try:
            earlier = events.last_before(k, event.start, time, event.states)
            beside = [np.array(self.problem.rates(events.inside(t), event.states(t))) for t in (earlier, time)]
            error, rate = self._sliding.reach(k, inside, states, allowed)
            by = error if (self.span * np.abs(beside[1] - beside[0]) <= allowed).all() else 0.0
            if error < leap <= CLOSE * self._sliding.reach(k, inside, states, control.sizes)[0]:
                by = leap if self._sliding.is_continuous(k, inside, states, allowed) else by
        except (ArithmeticError, ValueError):
            return
        if by > 0:
            events.move(k, math.copysign(by, rate))

    def _leave_switch(self, time: float, states: Any) -> bool:
        """Take the switches that were foretold, and not met, for crossed; whether the motion is as near as that.

        It is where an error of the states that is allowed leads over them, and the law is continuous: a pressure that
        has become that of the supply lies on either side as its last digit falls, and no step meets it.

        Args:
            time, states: where the motion is.
        """
        events, control = self._events, self.stepper.control
        inside, count = events.inside(time), len(self.problem.equations.rates)
        if len(states) > count or max(events.changed) >= events.laws:
            return False
        allowed = control.absolute + control.rtol * np.abs(states)
        try:
            values, moves = events.quantities(time, states), []
            for k in events.changed:
                error, _ = self._sliding.reach(k, inside, states, allowed)
                if not (abs(values[k]) <= error and self._sliding.is_continuous(k, inside, states, allowed)):
                    return False
                moves.append((k, -math.copysign(error, values[k])))
        except (ArithmeticError, ValueError):
            return False
        for k, by in moves:
            events.move(k, by)
        return True

    def _over_switch(self, stretch: Stretch, time: float, state: Any) -> Step | None:
        """A step of some floats of time over a switch at which the motion has come to stand, if there is one.

        An implicit method cannot begin there: all its stages lie beyond, where another law holds than at its beginning.
        Nor does a step up to there end at it where the motion is so slow that the last digits of states stay.
        """
        end = time + OVER * math.ulp(max(abs(time), abs(stretch.end)))
        try:
            rates = np.zeros(len(state))
            rates[: len(self.problem.equations.rates)] = self.problem.rates(stretch.inside(time), state)
            step = Step(time, end, Straight(time, state, rates))
            event = self._events.crossing(*step[:3]) if end < stretch.end else None
        except (ArithmeticError, ValueError):
            return None
        return None if event is None else step._replace(end=event)

    def _undefined(self, stretch: Stretch, state: Any) -> Stop | None:
        """What is not defined where a stretch begins; elsewise the solutions there are those to follow."""
        try:
            self.problem.rates(stretch.first, state)
        except (ArithmeticError, ValueError) as error:
            return Stop(str(error), error)
        self.problem.evaluate.keep()
        return None

    def _keep(self, step: Step, stretch: Stretch) -> None:
        """Go on from the solutions of nonlinear systems, and the choices of equations, at the end of a step."""
        known = step.known
        if known is not None:
            if known.kept:
                self.problem.evaluate.seed(known.kept)
        elif self.problem.evaluate.kept:
            self.problem.keep(stretch.inside(step.end), step.states(step.end))

    def _begin(self, stretch: Stretch) -> None:
        self.singular.begin(stretch.inside)
        if self._features:
            self._features.begin(stretch.inside)

    def _worn(self, time: float, state: Any) -> Stop | None:
        """Whether other independent velocities determine the others much better."""
        found = self.quality.worn(time, state) if self.quality else None
        return worn_out(self.problem, found) if found else None

    def _beyond(self, step: Step, found: Singularity) -> Iterator[Step | Stop]:
        """How it goes on where a singularity lies in a step: with other independent velocities, if it is that of these.

        The step is not made: it may have leapt over the place.
        """
        there = self.quality.at(found.time, step.states(found.time)) if self.quality else None
        if there is not None and there.is_worn and found.time > self.singular.tried:  # elsewise it is not the choice
            yield worn_out(self.problem, there)
            return
        if found.time > step.start:
            yield step._replace(end=found.time)
        yield self._at_singular(found.refusal, found.time)

    def _at_singular(self, refusal: NoSolution, time: float) -> Stop:
        """The end of a motion at a singular configuration."""
        return self.singular.refused(refusal, self._goes_on or time > self.start)

    def _dependent(self, stop: Stop, inside: float, time: float, state: Any) -> Stop:
        """Why no step goes on: what stood in the way, or the singularity that is near.

        Args:
            stop: what stood in the way.
            inside: the instant at which laws are evaluated.
            time, state: where the motion has come to.
        """
        here = self.quality.at(inside, state) if self.quality else None
        if here is not None and here.is_better:
            return worn_out(self.problem, here)
        # Where constraints become dependent a system is singular, and rounding lets accelerations contradict.
        if isinstance(stop.cause, BondGraphError) and not isinstance(stop.cause, SingularSystem | Contradiction):
            return stop
        k = self._sliding.near(inside, state, self.stepper.control.sizes)
        if k is not None:
            return self._stays(k, time, inside, state)
        with suppress(ArithmeticError, ValueError):
            if refusal := self.singular.near(inside, state):
                return self._at_singular(refusal, time)
        return stop

    def _drowned(self, step: Step, until: float, stretch: Stretch) -> Stop | None:
        """Why the motion is given up where steps seem to leap again and again, but the rates are rounding.

        Args:
            step: one that leapt over something.
            until: up to where it is right.
            stretch: where nothing breaks.
        """
        leaps = self._leaps
        leaps.append(until)
        if len(leaps) < CROWD or until - leaps[0] > CROWDED * self.span:
            return None
        leaps.clear()
        problem, control = self.problem, self.stepper.control
        places = [(stretch.inside(t), step.states(t)) for t in (step.start, until)]
        try:
            deviation, rates = rounding_of_rates(problem, places), np.abs(problem.rates(*places[0]))
        except UNDEFINED:
            return None
        allowed = (control.absolute + control.rtol * np.abs(places[0][1]))[: len(rates)]
        drowned = (deviation > DROWNED * rates) & (deviation * (step.end - step.start) > DROWNED * allowed)
        names = [name for name, is_so in zip(problem.equations.rates, drowned, strict=True) if is_so]
        if not names:
            return None
        law = f"a tenth of the rate of {', '.join(names[:SHOWN])}, or more, is rounding"
        return Stop(law, remedy=DROWNING)

    def _follow_stiffness(self, step: Step, until: float, stretch: Stretch) -> None:
        """Let the stiff method take over where explicit steps leap over a law again and again since they are too long,
        or foretell events that are not met.

        Beside a root at zero a state follows the others, and is led to and fro over zero within its tolerance.

        Args:
            step: one that leapt over something, or has such an event in it.
            until: up to where it is right.
            stretch: where nothing breaks.
        """
        watch = self.stepper.watch
        if watch is None or watch.is_stiff:
            return
        with suppress(ArithmeticError, ValueError):
            places = [(stretch.inside(t), step.states(t)) for t in (step.start, until)]
            rho = max(spectral_radius(self.problem.jacobian(*place)) for place in places)
            if watch.breaks((step.end - step.start) * rho):
                watch.change(until, rho)

    def _takes_stiff_method(self, time: float, inside: float, states: Any) -> bool:
        """Whether the stiff method takes over from an explicit one that steps to and fro over a place without a jump.

        It does so at once. A law may bend as a root does at zero: the motion comes to rest there, ever more stiffly.
        """
        watch = self.stepper.watch
        if watch is None or watch.is_stiff:
            return False
        watch.change(time, spectral_radius(self.problem.jacobian(inside, states)))
        self._events.met.clear()
        return True

    def _stays(self, k: int, time: float, inside: float, states: Any) -> Stop:
        """The end of a motion that stays at a switch."""
        quantity = _shown(self._events.names[k])
        if self._sliding.is_root(k, inside, states, self.stepper.control.sizes):
            law = f"at t = {time:.6g} flows come to rest, each as a root of the effort that drives it: {quantity} = 0"
            return Stop(law, remedy=LAMINAR)
        law = f"at t = {time:.6g} the motion slides along a place where a law switches: {quantity} = 0"
        return Stop(law, remedy=SMOOTHER)

    def _stop_at(self, event: Step) -> Stop | None:
        """What lets a motion end at an event: it slides along it, or a value jumps whose rate is needed."""
        k, states = self._events.changed[0], event.states(event.end)
        if k >= self._events.laws:  # no law changes branch
            return None
        inside = self._events.inside(event.end)
        if self._sliding.holds(k, inside, states, self.stepper.control.sizes):
            return self._stays(k, event.end, inside, states)
        quantity = self._events.chatters(self.span)
        if quantity and not self._takes_stiff_method(event.end, inside, states):
            return _chatters(quantity, event.end, self.stepper.name)
        if not self.problem.equations.continuous:  # events are many, and few equations need the rate of what jumps
            return None
        sizes = np.maximum(np.abs(event.states(event.start)), np.abs(states))
        before = self._events.last_before(k, event.start, event.end, event.states)
        return jump_of_laws(self.problem, before, event.end, event.states, sizes.tolist())


def _is_closed(step: Step) -> bool:
    """Whether all constraints, those that repeat others among them, are known to be met at the end of a step."""
    left = step.known and step.known.left
    return left is not None and left <= DIGITS


def _grows(instants: deque[float]) -> bool:
    """Whether steps between instants become longer."""
    middle = instants[len(instants) // 2]
    return instants[-1] - middle > GROWTH * (middle - instants[0])


def worn_out(problem: Problem, found: Quality) -> Stop:
    """Independent velocities that no longer determine the others, though others would."""
    choice = problem.equations.choice
    whose = f"the independent velocities {choice} no longer determine the others"
    if choice is not None and found.free == choice.free:
        whose = "constraints that are kept no longer hold what those do that repeat them elsewhere"
    sizes = f"{found.own:.2g}, and that of {', '.join(found.free) or 'the others'} {found.best:.2g}"
    law = f"{whose}: the smallest singular value of their constraints, scaled, is {sizes}"
    return Stop(law, better=found)


def _chatters(quantity: str, time: float, method: str) -> Stop:
    law = (
        f"at t = {time:.6g} the motion goes to and fro over a place where a law switches, {_shown(quantity)} = 0: it "
        f"slides along it, or the law is too steep there for {method}"
    )
    if method.startswith("DOP853 and"):
        others = "try another method, as BDF, which may come through"
    elif method in STIFF:
        others = "leave out `method`, or try another stiff one, which may come through"
    else:
        others = "leave out `method`: a stiff method takes a steep law that does not jump"
    return Stop(law, remedy=f"{others}; {SMOOTHER}")


def _shown(quantity: str) -> str:
    return quantity if len(quantity) <= 60 else f"{quantity[:57]}..."
