"""Actions of events: what conditions and clocks make of the states at an instant."""

from __future__ import annotations

import heapq
import math
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from bondgraph.equations.event_rules import Rule, becoming, indicating, indicators, steady
from bondgraph.equations.lower import arguments, lower
from bondgraph.equations.velocities import drawn_velocities, is_tied, moving
from bondgraph.errors import SHOWN, BondGraphError, NoSolution, NotReducible, ValueRefused
from bondgraph.graph.event import Beginning, Clock, Crossing
from bondgraph.problem.consistent_state import consistent_state
from bondgraph.problem.initial_velocities import values_of, with_velocities
from bondgraph.problem.multipliers import Algebraic
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import LEAST, Stretch, at_end
from bondgraph.program.derivatives import response
from bondgraph.program.evaluate import instant
from bondgraph.program.native import Following, Rates
from bondgraph.program.program import Program
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.accumulation import Flights
from bondgraph.simulate.simultaneous_impacts import impulses
from bondgraph.simulate.step_result import Ended, Stop

ACCUMULATED, SOONER = 1e-9, 3
"""An event that comes again after less than this part of the run, so many times in a row, sooner each time, comes
infinitely often; two short pulses side by side are two events."""
ROUNDS = 100
"""At one instant events may make other conditions true so many times."""
BESIDE, LEFT = 1e-9, 1e-4
"""In which part of the run beside an instant a flow that was struck, or is held, is looked at; which part of the effort
that may hold it may be left of what else acts."""
SHARE = 1e-3
"""By this part of itself a state is changed, to see how much of a flow is its own."""
MISSED = 1e-6
"""By which part of its jump, or of what an impulse of the states' own size makes of it, a flow may miss what it is to
become."""
WHOLE = "give the whole effort that acts on a flow that sticks as its pull, positive along the flow, such as 'F - k*x'"
JUMPED = "let what makes the flow jump be an event, such as a bg.reset, or a source in time; or let it change smoothly"
STRUCK = (
    "let an inertia hang on its flow, and no source set it; take a form such as lagrange_multipliers; give the whole "
    "effort that acts on a flow that sticks as its pull"
)
CONTACT = "end the run where bodies stay in contact, or let a stiff spring or a resistor take the place of the impact"
RELATIVE = (
    "let the impact hang on the flow at which its gap changes: between two bodies, or a body and what moves beside it, "
    "a 1-junction at the 0-junction of their flows, the flow of a moving floor given by a source"
)
UNEQUAL = "in this form multipliers have no equation, and none for an impulse"
STILL = "no impulse gives its flow another value"
UNALIKE = (
    "close at one instant, and an impulse at the one moves the flow of the other otherwise than one there moves its own"
)
ALONE = "let the laws between them keep power, or let a stiff spring or a resistor take the place of the impacts"
ENOUGH = (
    "end the run there, as by bg.stop with a condition on what dies away, or let a stiff spring or a resistor take the "
    "place of the jump"
)


@dataclass(frozen=True)
class Leap:
    """Where events have moved a motion on.

    Args:
        time: the instant.
        before, after: the states, of shape (n,).
    """

    time: float
    before: Any
    after: Any


@dataclass
class Moved:
    """What events of one instant have set.

    Args:
        by: the rule, by the names of states and of velocities that are none.
        flows: the values of these velocities.
        momenta: states that were assigned by them, and follow.
        is_struck: whether an impulse has moved velocities, since when none of these values holds.
    """

    by: dict[str, str] = field(default_factory=dict)
    flows: dict[str, float] = field(default_factory=dict)
    momenta: set[str] = field(default_factory=set)
    is_struck: bool = False

    def add(self, rule: Rule, flows: Mapping[str, float]) -> None:
        """Count in what a rule sets, velocities that are no states with their values."""
        names = [name for name, _ in rule.assignments]
        self.by |= dict.fromkeys([*names, *flows], rule.name)
        self.flows |= flows
        self.momenta.difference_update(names)
        self.momenta.update(name for each in rule.flows if each.name in flows for name in each.momenta)


class Actions:
    """The events of a problem.

    Args:
        problem: equations with values.
        start, end: the first and the last instant.

    Attributes:
        conditions: the rules of conditions, in the order in which they stand in the graph: so they act at one instant.
        leaps: where states were moved that are not held.
        jumps: instants at which any value jumped, with the states after that.
    """

    def __init__(self, problem: Problem, start: float, end: float) -> None:
        self.problem, self.start, self.span = problem, start, end - start
        rules = problem.equations.events
        self.conditions = [rule for rule in rules if rule.indicator is not None]
        self.opening = [rule for rule in rules if isinstance(rule.trigger, Beginning)]
        self.jumping = [rule for rule in rules if rule.jumping is not None]
        self.clocks = [rule for rule in rules if isinstance(rule.trigger, Clock)]
        early = start - at_end(start)
        self._waiting = [self._tick(k, rule.trigger.first(early)) for k, rule in enumerate(self.clocks)]  # type: ignore[union-attr]
        heapq.heapify(self._waiting)
        self._ticked = start
        self._numbers = {id(rule): k for k, rule in enumerate(rules)}
        self._met: dict[str, tuple[float, float, int]] = {}
        self._functions: dict[Any, Callable[[Sequence[float]], list[float]]] = {}
        self.leaps, self.jumps = list[Leap](), dict[float, Any]()

    def check_impacts(self) -> None:
        """Refuse impacts where no equation gives the multipliers.

        Raises:
            NotReducible: naming them, and forms that take them.
        """
        equations = self.problem.equations
        hit = [rule.name for rule in self.conditions if rule.impulse and not self.holds(rule)]
        if equations.balance.constraints.multipliers and hit:
            law = f"{UNEQUAL}: it takes no Impact, and {', '.join(map(repr, hit[:SHOWN]))} is one"
            remedy = "compile by a form that does, such as lagrange_multipliers, maggi or kane_momentum"
            raise NotReducible(equations.graph.name, law, parties=hit, remedy=remedy)

    @cached_property
    def switches(self) -> tuple[Any, ...]:
        """Quantities with whose change of sign a law changes branch, of those that the motion or a flow that may jump
        needs."""
        equations = self.problem.equations
        flows = [rule.jumping for rule in self.jumping]
        of_flows = {quantity for flow in flows for quantity in equations.xp.switches(flow)}
        of_flows |= equations.switching({symbol for flow in flows for symbol in equations.xp.free(flow)})
        return *equations.switches, *sorted(of_flows - {*equations.switches}, key=str)

    @cached_property
    def flights(self) -> Flights:
        """How motions leave conditions."""
        return Flights(self.problem, [rule.indicator for rule in self.conditions], self.span)

    @cached_property
    def holding(self) -> Callable[[float, Any], list[float]]:
        """What is positive where conditions hold, as a function of time and states."""
        return self._function("conditions", indicators(self.conditions))

    @cached_property
    def steady(self) -> list[bool]:
        """Which conditions depend on nothing that moves between events, but on time."""
        return steady(self.problem.equations)

    @cached_property
    def _at_once(self) -> list[Rule]:
        return [rule for rule in self.conditions if rule.at_once]

    def parts(self, stretch: Stretch) -> Iterator[tuple[Stretch, list[Rule]]]:
        """The parts of a stretch between instants of clocks, each with the rules that act where it begins."""
        time = stretch.start
        while True:
            room = LEAST * math.ulp(max(abs(time), self.span / 1000))
            due = [*self.opening, *self._due(time + room)] if time == self.start else self._due(time + room)
            ahead = self._waiting[0][0] if self._waiting else math.inf
            end = ahead if ahead < stretch.end - at_end(stretch.end, self.span) else stretch.end
            yield stretch.part(time, end), due
            if end == stretch.end:
                return
            time = end

    def _tick(self, k: int, number: int) -> tuple[float, int, int]:
        clock = self.clocks[k].trigger
        assert isinstance(clock, Clock)
        return clock.instant(number), k, number

    def _due(self, time: float) -> list[Rule]:
        """The rules of clocks whose instants are not after some instant.

        Their formulas are told at these instants themselves, though a break may be met some floats beside one.
        """
        found = set()
        while self._waiting and self._waiting[0][0] <= time:
            self._ticked, k, number = self._waiting[0]
            heapq.heapreplace(self._waiting, self._tick(k, number + 1))
            found.add(k)
        return [self.clocks[k] for k in sorted(found)]

    def begin(self, states: Any, rules: Sequence[Rule], given: Collection[str] = ()) -> tuple[Any, Stop | None]:
        """The states after all that happens at the start, and why the motion ends there, if it does.

        Held values have their opening values, and their first samples, before conditions are looked at: one that holds
        then is true at the start. A held value that is given, as where a motion goes on, is what it was just before:
        what holds by its new value has become true.

        Args:
            states: those at the start.
            rules: of what opens, and of clocks with an instant at the start.
            given: names of which some are those of held values that the start gives.
        """
        opened = states
        if not {name for rule in rules for name, _ in rule.assignments} <= {*given}:
            opened, stop = self.act(self.start, states, rules, opening=True)
            if stop:
                return opened, stop
            rules, last = [], opened
            opened = np.where([name in given for name in self.problem.equations.states], states, last)
            rules, states = self.risen((self.start, opened), (self.start, last)), last
        if ending := self._holds_already(opened):
            return opened, ending
        found, stop = self.act(self.start, states, rules) if rules else (states, None)
        ended = isinstance(stop, Ended) and next(rule for rule in self.conditions if rule.name == stop.event)
        return found, _no_start(ended) if ended else stop

    def _holds_already(self, states: Any) -> Stop | None:
        """Why a motion does not begin: it is to stop where it is. From an edge it may leave."""
        if not any(rule.stops for rule in self.conditions):
            return None
        met = [k for k, x in enumerate(self.holding(self.start, states)) if self.conditions[k].stops and x > 0]
        for k in met:
            if not self.flights.is_edge(k, self.start, states) or self.flights.enters(k, self.start, states):
                return _no_start(self.conditions[k])
        return None

    def risen(self, before: tuple[float, Any], after: tuple[float, Any], opening: bool = False) -> list[Rule]:
        """The rules whose conditions become true from one time and state to another; where the start is opening, of
        those that act at once."""
        rules = self._at_once if opening else self.conditions
        if not rules:
            return []
        holding = self._function("at once", indicators(rules)) if opening else self.holding
        pairs = zip(rules, holding(*before), holding(*after), strict=True)
        return [rule for rule, x, y in pairs if x <= 0 < y and not self._leaves(rule, *after)]

    def _leaves(self, rule: Rule, time: float, states: Any) -> bool:
        """Whether a motion is at the edge of a condition and leaves it: that this holds there is rounding, but where it
        holds by equality."""
        k = self.conditions.index(rule)
        return not rule.by_equality and self.flights.is_edge(k, time, states) and self.flights.way(k, time, states) < 0

    def with_jumps(self, before: tuple[float, Any], after: tuple[float, Any], risen: list[Rule]) -> list[Rule]:
        """The rules of flows that jump by a law from one time and state to another, and of those conditions that have
        become true there and hold still once these flows have begun anew."""
        jumped = self.jumped(before, after)
        if not jumped:
            return risen
        time, states = after
        holding = self.holding(time, self._assigned(time, states, jumped))
        risen = [rule for rule in risen if rule not in jumped and holding[self.conditions.index(rule)] > 0]
        return [*jumped, *risen]

    def jumped(self, before: tuple[float, Any], after: tuple[float, Any]) -> list[Rule]:
        """The rules of flows that jump from one time and state to another: what holds such a flow comes to rest where
        it has jumped to zero, and begins anew elsewhere."""
        found = list[Rule]()
        for rule in self.jumping:
            tells = self._function(("jumping", self._numbers[id(rule)]), {"flow": rule.jumping})
            last, now = tells(*before)[0], tells(*after)[0]
            if last == now:
                continue
            nothing = ROUNDING * max(abs(last), abs(now), _terms(tells, *after))
            if abs(now - last) > nothing:
                rests = (each for each in self._rests_of(rule) if abs(now) <= nothing)
                found.append(next(rests, rule))
        return found

    def _rests_of(self, rule: Rule) -> Iterator[Rule]:
        """The rules by which the flow of a rule comes to rest."""
        return (each for each in self.conditions if self.holds(each) and each.impulse[1] == rule.jumping)

    def holds(self, rule: Rule) -> bool:
        """Whether a rule holds a flow at rest: its impulse is then what rounding has left of the flow."""
        return bool(rule.impulse) and not self.problem.equations.xp.is_zero(rule.impulse[3])

    def _closing(self, time: float, before: Any, after: Any, aside: Sequence[float] | None) -> list[Rule]:
        """The impacts whose bodies touch, and have been set in motion towards each other."""
        flights = self.flights

        def closes(k: int) -> bool:
            touches = flights.is_edge(k, time, after, aside[k] if aside else 0.0)
            return touches and flights.way(k, time, before) <= 0 < flights.way(k, time, after)

        return [rule for k, rule in enumerate(self.conditions) if self.is_gap(k, time, before, after) and closes(k)]

    def act(
        self,
        time: float,
        states: Any,
        rules: Sequence[Rule],
        aside: Sequence[float] | None = None,
        opening: bool = False,
        seen: float | None = None,
    ) -> tuple[Any, Stop | None]:
        """The states after the events of an instant, and why the motion ends there, if it does.

        Those of clocks come first, together; then conditions in the order of the graph, each with what those before it
        have left, and those that become true thereby. Gaps that close at one instant are turned round together.

        Args:
            time, states: the instant and the states.
            rules: what acts there.
            aside: how far beside its zero each condition's quantity changes sign; nowhere by default.
            opening: whether values open a motion: of conditions only those that act at once become true thereby.
            seen: at which instant conditions are looked at, on the right side of a jump in time; by default the same.
        """
        seen = time if seen is None else seen
        first, now = np.asarray(states, float), np.array(states, float)
        stop = next(filter(None, (self._accumulates(rule, time) for rule in rules)), None)
        timed = [[rule for rule in rules if isinstance(rule.trigger, kind)] for kind in (Beginning, Clock)]
        queue = deque([*filter(None, timed), *([rule] for rule in rules if rule.indicator is not None)])
        moved = Moved()
        for _ in range(ROUNDS):
            if not queue:
                break
            group = queue.popleft()
            if any(map(self._is_impact, group)):
                group, queue = self._at_one_instant(time, now, group, queue, aside)
            before, (now, refused) = now, self._after(time, now, group, moved, seen)
            stop = refused or stop
            jumped = [] if any(map(self.holds, group)) else self.jumped((seen, before), (seen, now))
            for rule in jumped if stop is None else ():
                now, stop = self._after(time, now, [rule], moved, seen)
            ending = next((rule for rule in group if rule.stops), None)
            if ending is not None and stop is None:
                law = f"at t = {time:.6g} s '{ending.name}' ended the run: {_shown(ending)}"
                stop = Ended(law, event=ending.name)
            queue += ([rule] for rule in self.risen((seen, before), (seen, now), opening))
            closing = [] if opening else self._closing(time, before, now, aside)
            queue += ([rule] for rule in closing if rule not in group and [rule] not in queue)
        if queue:
            names = ", ".join(sorted({f"'{rule.name}'" for group in queue for rule in group}))
            stop = Stop(f"at t = {time:.6g} s events set off one another without end: {names}", remedy=ENOUGH)
        if moved.is_struck:
            now, refused = self._consistent(time, first, now, moved, keeps=False)
            stop = refused or stop
        now = self._leapt(time, first, now)
        if (now != first).any() and time > self.start:
            self.jumps[time] = now
        return now, stop

    def _after(
        self, time: float, states: Any, rules: Sequence[Rule], moved: Moved, seen: float
    ) -> tuple[Any, Stop | None]:
        """The states after some rules, which act together, on the constraints; why there are none.

        What they set is told where conditions are looked at: what a source becomes at a jump makes one true, and not
        what it was before.
        """
        found = np.array(states, float)
        for rule in rules:
            moved.add(rule, self._flows(seen, states, rule))
        if any(rule.assignments for rule in rules):
            found = self._assigned(seen, states, rules)
        if striking := [rule for rule in rules if rule.impulse]:
            before = found
            if stop := next(filter(None, (self._beyond(time, found, rule) for rule in striking)), None):
                return states, stop
            for rule in striking:
                self.flights.meet(self.conditions.index(rule), time, found)
            found, stop = self._struck(time, found, striking)
            if stop := stop or next(filter(None, (self._apart(time, before, found, rule) for rule in striking)), None):
                return states, stop
            moved.flows.clear()
            moved.momenta.clear()
            moved.is_struck = True
            return found, None
        return self._consistent(time, states, found, moved)

    def _assigned(self, time: float, states: Any, rules: Sequence[Rule]) -> Any:
        """The states with what some rules, which act together, assign."""
        equations, key = self.problem.equations, ("becoming", *(self._numbers[id(rule)] for rule in rules))
        made, found = equations.cached(key, lambda: becoming(equations, rules)), np.array(states, float)
        function, ticks = self._function(key, made), any(isinstance(rule.trigger, Clock) for rule in rules)
        found[[equations.states.index(name) for name in made]] = function(self._ticked if ticks else time, states)
        return found

    def _flows(self, time: float, states: Any, rule: Rule) -> dict[str, float]:
        """The values that a rule gives to velocities that are no states, where the states that give them are open."""
        wanted = {each.name: each.value for each in rule.flows}
        if not wanted or (all(each.momenta for each in rule.flows) and not is_tied(self.problem.equations)):
            return {}
        values = self._function(("flows", self._numbers[id(rule)]), wanted)(time, states)
        return dict(zip(wanted, values, strict=True))

    def _told(self, rule: Rule, told: Sequence[Any]) -> Callable[[float, Any], list[float]]:
        """The flow that an impulse turns, what it becomes, and what is positive where it is to stay that."""
        wanted = dict(zip(("flow", "after", "holds"), told, strict=True))
        return self._function(("impulse", self._numbers[id(rule)]), wanted)

    def _beyond(self, time: float, states: Any, rule: Rule) -> Stop | None:
        """Whether a flow is to be turned round by more than it was, or not at all."""
        now, after, _ = self._told(rule, rule.impulse[1:])(time, states)
        if -ROUNDING * now * now <= -after * now <= (1 + ROUNDING) * now * now:
            return None
        law = f"at t = {time:.6g} s '{rule.name}': its coefficient of restitution is {-after / (now or 1.0):.6g}"
        return Stop(law, remedy="let it be from 0 to 1; a kick that gives energy is a bg.reset of the velocity")

    def _struck(self, time: float, states: Any, rules: Sequence[Rule]) -> tuple[Any, Stop | None]:
        """The states after impulses, in whose efforts the rates are linear; why there are none."""
        if self.problem.equations.balance.constraints.multipliers:
            return states, _unstruck(time, rules[0], UNEQUAL)
        along, gained = self._responses(time, states, rules)
        tells = [self._told(rule, rule.impulse[1:]) for rule in rules]
        now, after, _ = np.array([tell(time, states) for tell in tells]).T
        own = np.diag(gained)
        if not own.all():
            return states, _unstruck(time, rules[own.tolist().index(0.0)], STILL)
        pushed = (after - now) / own if len(rules) == 1 else impulses(gained, now, after)
        if pushed is None:
            names = " and ".join(f"'{rule.name}'" for rule in rules)
            return states, Stop(f"at t = {time:.6g} s {names} {UNALIKE}", remedy=ALONE)
        found = _moved(states, pushed @ along, 1.0)
        after = now + pushed @ gained
        for k, rule in enumerate(rules):
            stop = self._against(time, (states, found), rule, after[k], (along[k], gained[k, k]))
            if stop:
                return states, stop
        return found, None

    def _against(
        self, time: float, sides: tuple[Any, Any], rule: Rule, after: float, response: tuple[Any, float]
    ) -> Stop | None:
        """Why an impulse does not leave a flow what it is to become; None where it does.

        Args:
            time, sides: the instant, and the states before and after.
            rule: whose impulse it is.
            after: what the flow is to become.
            response: how the states change with an impulse of one, and the flow with them.
        """
        tells, (before, found), (along, gained) = self._told(rule, rule.impulse[1:]), sides, response
        now, (flow, _, holds) = tells(time, before)[0], tells(time, found)
        size = np.abs(before).max() / np.abs(along).max()
        if not abs(flow - after) <= MISSED * max(abs(after - now), abs(gained) * size):
            return _unstruck(time, rule, STILL)
        if holds > 0:
            impulse = abs((after - now) / gained)
            if impulse > MISSED * size + holds * self._instant(time):
                law = f"an effort of {holds:.3g} gives no impulse, and one of {impulse:.3g} would hold its flow"
                return _unstruck(time, rule, law)
            law = _not_held(self._change(time, found, tells, 1.0) / gained, holds)
            return _unstruck(time, rule, law, WHOLE) if law else None
        change, beside = self._change(time, found, tells, 1.0), BESIDE * self.span
        most = max(abs(now), abs(flow), abs(flow + change * beside))
        driven = abs(change) > ROUNDING * most / beside and change * now > 0
        rises = flow * flow / (2 * abs(change)) if driven else math.inf
        law = f"its gap stays closed: what acts besides drives the flow on, by {change:.3g} a second"
        return None if rises > self._closed(time, before, found, rule) else _unstruck(time, rule, law, CONTACT)

    def _apart(self, time: float, before: Any, after: Any, rule: Rule) -> Stop | None:
        """Why a gap is not turned round with the flow that an impulse has turned."""
        place, tells = self.conditions.index(rule), self._told(rule, rule.impulse[1:])
        if not self.is_gap(place, time, before, after):
            return None
        flows = [tells(time, states)[0] for states in (before, after)]
        rates = self.flights.turns(place, time, (before, after), flows)
        if rates is None:
            return None
        law = (
            f"at t = {time:.6g} s '{rule.name}': its flow is not the rate of its gap, nor a multiple: "
            f"{flows[0]:.6g} becomes {flows[1]:.6g}, and the rate {-rates[0]:.6g} becomes {-rates[1]:.6g}"
        )
        return Stop(law, remedy=RELATIVE)

    def _responses(self, time: float, states: Any, rules: Sequence[Rule]) -> tuple[Any, Any]:
        """How the states change with an impulse of one of each effort, and how each of the flows with them."""
        flows = {str(k): rule.impulse[1] for k, rule in enumerate(rules)}
        found = np.array([self._response(time, states, rule, flows) for rule in rules])
        return found[:, : -len(rules)], found[:, -len(rules) :]

    def _is_impact(self, rule: Rule) -> bool:
        """Whether a rule turns a gap round, at which nothing rests."""
        return bool(rule.impulse) and not self.holds(rule)

    def _at_one_instant(
        self, time: float, states: Any, group: list[Rule], queue: deque[list[Rule]], aside: Sequence[float] | None
    ) -> tuple[list[Rule], deque[list[Rule]]]:
        """An impact with all others that wait, or whose gaps are closed but for rounding, while bodies come nearer.

        One after the other each would meet what the one before has made of its flow, in an order that says nothing.
        """

        def meets(k: int) -> bool:
            rule = self.conditions[k]
            if rule in group or not self._is_impact(rule):
                return rule in group
            is_closed = [rule] in queue or self.flights.is_edge(k, time, states, aside[k] if aside else 0.0)
            return is_closed and self.flights.way(k, time, states) > 0

        together = [rule for k, rule in enumerate(self.conditions) if meets(k)]
        return together, deque(each for each in queue if each[0] not in together)

    def _response(self, time: float, states: Any, rule: Rule, flows: Mapping[str, Any]) -> list[float]:
        """How the states change with an impulse of one, and flows with them.

        All are derivatives: a difference would cancel beside the flow of a heavy body, or beside what acts besides.
        """
        equations = self.problem.equations

        def made() -> Program:
            place = arguments(equations).index(rule.impulse[0])
            return response(self.problem.program, place, lower(equations, flows))

        key = ("response", self._numbers[id(rule)], *flows.values())
        return self._evaluated(key, made)(time, states)

    def _change(self, time: float, states: Any, tells: Callable[[float, Any], list[float]], side: float) -> float:
        """The rate of a flow, which may depend on time itself, as on a belt; side 1 looks ahead, -1 back."""
        beside = side * BESIDE * self.span
        there = tells(time + beside, _moved(states, self._rates(time, states), beside))[0]
        return (there - tells(time, states)[0]) / beside

    @cached_property
    def _holding(self) -> list[Rule]:
        """The rules of what holds a flow at rest with an effort that it is said to bear."""
        equations = self.problem.equations
        if equations.balance.constraints.multipliers:
            return []
        return [rule for rule in self.conditions if self.holds(rule)]

    def _instant(self, time: float) -> float:
        """How long what happens at an instant may take, which is known to some floats."""
        return max(BESIDE * self.span, LEAST * math.ulp(time))

    def let_go(self, time: float, states: Any, side: float) -> Stop | None:
        """Why a motion does not go on: what is said to hold a flow at rest does not hold it.

        Args:
            time, states: the instant and the states.
            side: 1 where a step begins, -1 where one ends.
        """
        for rule in self._holding:
            tells = self._told(rule, rule.impulse[1:])
            flow, _, holds = tells(time, states)
            if not holds > 0:
                continue
            along, gained = (found.squeeze() for found in self._responses(time, states, [rule]))
            gained = gained.item()
            size = np.abs(states).max() / np.abs(along).max() if gained else math.inf
            if abs(flow) > LEFT * abs(gained) * (size + holds * self.span):
                law = f"it is to hold its flow, which has become {flow:.3g} by a jump that no event tells"
                return Stop(f"at t = {time:.6g} s '{rule.name}': {law}", remedy=JUMPED)
            change = self._change(time, states, tells, side)
            law = _not_held(change / gained, holds) if gained else STILL if change else ""
            if law:
                remedy = WHOLE if gained else STRUCK
                return Stop(f"at t = {time:.6g} s '{rule.name}': {law}", remedy=remedy)
        return None

    def unheld(self, time: float, states: Any, rules: Sequence[Rule]) -> Stop | None:
        """Why flows come to rest again at once after they have slipped: what is said to hold them would not."""
        held = {name for rule in rules if self.holds(rule) for name, _ in rule.assignments}
        return self.let_go(time, np.where([name in held for name in self.problem.equations.states], 0.0, states), 1.0)

    def _closed(self, time: float, before: Any, after: Any, rule: Rule) -> float:
        """How far a gap is closed that an impulse turns round; below zero where the rule has none.

        A gap is of coordinates, which no impulse moves; what depends on velocities is none, as where a slip changes.
        """
        place = self.conditions.index(rule)
        still = self.holding(time, after)[place]
        return still if still > 0 and self.is_gap(place, time, before, after) else -math.inf

    def is_gap(self, k: int, time: float, before: Any, after: Any) -> bool:
        """Whether an impulse has left the quantity of a condition what it was, as the gap between bodies."""
        if not self.conditions[k].impulse:
            return False
        return self.holding(time, before)[k] == self.holding(time, after)[k]

    def _rates(self, time: float, states: Any) -> Any:
        return np.array(self.problem.rates(time, states), float)

    def _function(self, key: Any, wanted: Mapping[str, Any]) -> Callable[[float, Any], list[float]]:
        """Expressions, or indicators of conditions, as a function of time and states, evaluated as the rates are."""
        return self._evaluated(key, lambda: indicating(self.problem.equations, wanted))

    def _evaluated(self, key: Any, wanted: Callable[[], Program]) -> Callable[[float, Any], list[float]]:
        """A program as a function of time and states, evaluated as the rates are."""
        program = self.problem.equations.cached(("events", key), wanted)
        if key not in self._functions:
            evaluate = self.problem.evaluate
            made = evaluate.beside(program) if isinstance(evaluate, Rates) else instant(program)
            self._functions[key] = made
        function = self._functions[key]

        def told(time: float, states: Any) -> list[float]:
            if isinstance(function, Following):  # from where the motion is, not from where they were asked for last
                function.seed(self.problem.evaluate.kept)
            try:
                found = function(self.problem.arguments(time, states.tolist()))
                if key in ("conditions", "at once") and any(map(math.isnan, found)):
                    raise ValueError("a condition has no value")
                return found
            except BondGraphError:
                raise
            except (ArithmeticError, ValueError) as error:
                law = f"what events ask for, or set, is not defined there: {error}"
                remedy = "let their formulas have a value all along, as by where(x > 0, log(x), 0)"
                raise NoSolution(f"events at t = {time:.6g} s", law, parties=program.results, remedy=remedy) from None

        return told

    def _consistent(
        self, time: float, before: Any, after: Any, moved: Moved, keeps: bool = True
    ) -> tuple[Any, Stop | None]:
        """States that events have moved on the constraints; why there are none.

        What is set stays. Coordinates follow as the nearest that close loops, and velocities as the nearest to what
        they were, whichever of them are states.

        Args:
            time, before, after: the instant, and the states before and after.
            moved: what events have set.
            keeps: whether velocities are to be what they were; an impulse moves them by itself.
        """
        equations, problem = self.problem.equations, self.problem.with_invariants
        values = {**moved.flows, **dict(zip(equations.states, after.tolist(), strict=True))}
        if (name := next((name for name, x in values.items() if not math.isfinite(x)), None)) is not None:
            law = f"at t = {time:.6g} s '{moved.by.get(name, 'an impulse')}' sets {name} to what is no finite number"
            return before, Stop(law, remedy="correct its formula")
        free = [name not in equations.held for name in equations.states]
        if not ((after != before)[free].any() or moved.flows):
            return after, None
        given, found = moved.by.keys() - moved.momenta, after
        if problem.equations.constraints:
            found = consistent_state(problem, time, after, given)
        if found is not None and keeps:
            found = self._with_velocities(problem, time, before, found, moved)
        if found is None:
            names = ", ".join(sorted({f"'{rule}'" for name, rule in moved.by.items() if name not in equations.held}))
            law = f"at t = {time:.6g} s {names} moves states off the constraints, and none near by meet both"
            return before, Stop(law, remedy="set independent velocities, and leave the others to the constraints")
        return found, None

    def _with_velocities(self, problem: Problem, time: float, before: Any, after: Any, moved: Moved) -> Any:
        """The states with velocities that are set, and the others as near as may be to what they were; None where no
        states give them.

        These are the velocities of the graph as drawn, so that all forms have the same.
        """
        equations = self.problem.equations
        if not moved.flows and not is_tied(equations):
            return after
        names = [name for name in drawn_velocities(equations) if name not in moved.flows]
        near = dict(zip(names, values_of(self.problem, time, names)(before.tolist()), strict=True))
        moves = moving(equations)
        near |= {name: x for name, x in zip(equations.states, before.tolist(), strict=True) if name not in moves}
        with suppress(ValueRefused):
            return with_velocities(problem, time, after, moved.flows, moved.by.keys() - moved.momenta, near)
        return None

    def _leapt(self, time: float, before: Any, after: Any) -> Any:
        """The states after all events of an instant, multipliers with them."""
        equations = self.problem.equations
        if (after != before)[[name not in equations.held for name in equations.states]].any():
            if equations.balance.constraints.multipliers:
                after = Algebraic(self.problem).completed(time, after)
            self.leaps.append(Leap(time, before, after))
        return after

    def _accumulates(self, rule: Rule, time: float) -> Stop | None:
        """Whether an event comes again ever sooner, and how that is told."""
        if rule.indicator is None:
            return None
        last, apart, often = self._met.get(rule.name, (-math.inf, math.inf, 0))
        often = often + 1 if time - last < min(apart, ACCUMULATED * self.span) else 0
        self._met[rule.name] = time, time - last, often
        return None if often < SOONER else accumulates(rule.name, time)


def _terms(tells: Callable[[float, Any], list[float]], time: float, states: Any) -> float:
    """How large the terms are that states give a flow: beside them what is left of it may be rounding."""
    flow, found = tells(time, states)[0], 0.0
    for k in np.flatnonzero(states):
        moved = states.copy()
        moved[k] *= 1 + SHARE
        found = max(found, abs(tells(time, moved)[0] - flow) / SHARE)
    return found


def _no_start(rule: Rule) -> Stop:
    """The refusal of a motion that is to stop where it begins."""
    law = f"'{rule.name}' stops the motion, and its condition, {_shown(rule)}, holds at the start already"
    return Stop(law, remedy="begin where it does not hold: the motion ends where it becomes true")


def accumulates(name: str, time: float) -> Stop:
    """The end of a motion in which an event comes again ever sooner."""
    law = f"at t = {time:.6g} s '{name}' comes again ever sooner: infinitely many of them lie ahead"
    return Stop(law, remedy=ENOUGH)


def _unstruck(time: float, rule: Rule, law: str, remedy: str = STRUCK) -> Stop:
    return Stop(f"at t = {time:.6g} s '{rule.name}': {law}", remedy=remedy)


def _not_held(left: float, holds: float) -> str:
    """Why a flow does not stay at rest, with so much effort left of what acts on it; empty where it does."""
    held = abs(left) <= LEFT * holds
    return "" if held else f"it is to hold its flow, and {-left:.3g} of effort acts besides what it is said to hold"


def _moved(states: Any, along: Any, far: float) -> Any:
    """States moved along their rates."""
    found = np.array(states, float)
    found[: len(along)] += far * along
    return found


def _shown(rule: Rule) -> str:
    return rule.trigger.condition if isinstance(rule.trigger, Crossing) else ""
