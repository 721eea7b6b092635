"""State events: instants at which a law changes branch with the motion. They are sought within each step."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.equations.event_rules import Indicator, indicating
from bondgraph.equations.lower import lower
from bondgraph.errors import NoSolution
from bondgraph.problem.numeric_rates import with_formulas
from bondgraph.problem.problem import Problem
from bondgraph.program.bisect import bisect
from bondgraph.program.evaluate import Solutions, instant
from bondgraph.program.native import Following, Rates
from bondgraph.program.nonlinearities import nonlinearities
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.course import Course
from bondgraph.simulate.diagnosis import UNDEFINED
from bondgraph.simulate.sampled_step import SampledStep

if TYPE_CHECKING:
    from bondgraph.simulate.accumulation import Flights
    from bondgraph.simulate.methods.native_events import Found, NativeEvents
    from bondgraph.simulate.methods.native_steps import Ahead

CHATTER = 100
"""So many events within a thousandth of the run mean that the motion goes to and fro over a switch."""

NOTHING: Mapping[int, float] = MappingProxyType({})


class Met(NamedTuple):
    """A law has changed branch: when, with which quantity, and what this is just beyond its zero."""

    time: float
    which: int
    beyond: float


class StateEvents:
    """Finds the first instant in a step at which a switching quantity changes sign.

    Args:
        quantities: gives their values for a time and a state.
        names: what they are, for messages.
        expressions: the same in the equations' algebra.
        native: searches native steps, if that can be.
        memory: the solutions of nonlinear systems that the quantities follow; None where there are none.
        kept: gives those where a step begins, from which others in it are sought; by default those found last are.
        laws: how many of them are of laws; the others are positive where conditions of events hold, and these count
            from there on only. All by default.
        course: how far nonlinear operations of the conditions travel; None where there are none.
        course_of_laws: the same of the quantities with which laws change branch.
        hidden: the quantities with which conditions themselves change branch.
        flights: tells what is zero of the quantities of conditions, and how motions leave them; nothing by default.

    A condition that holds does so until its quantity is below zero by more than rounding: in a difference of large
    levels rounding goes to and fro over zero for many floats of time, and each time would be an event.

    Attributes:
        changed: the quantities that the last crossing found has changed.
        leaving: the conditions that an event has turned the motion back from, and that it has not been seen to leave
            yet, each with what is zero of its quantity.
        aside: how far beside its zero each quantity changes sign: all are moved by so much.
        bands: how far below zero a condition that holds has been found to hold still, besides.
    """

    def __init__(
        self,
        quantities: Callable[[float, Any], Sequence[float]],
        names: Sequence[str],
        expressions: Sequence[Any] = (),
        native: NativeEvents | None = None,
        memory: Following | None = None,
        laws: int | None = None,
        course: Course | None = None,
        hidden: StateEvents | None = None,
        kept: Callable[[], Solutions] = dict,
        flights: Flights | None = None,
        course_of_laws: Course | None = None,
    ) -> None:
        self._quantities, self.names, self.expressions = quantities, names, expressions
        self.native, self._memory, self._course, self._hidden = native, memory, course, hidden
        self._kept, self._flights, self._courses = kept, flights, [x for x in (course_of_laws, course) if x]
        self.laws = len(names) if laws is None else laws
        self.changed: list[int] = []
        self.was_law = False
        self.met: list[Met] = []
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the signs, as after a jump. `inside` gives the instant at which laws are evaluated for another."""
        self.aside = [0.0] * len(self.names)
        self.bands = [0.0] * len(self.names)
        self.signs: list[float] | None = None
        self.earlier: list[float] = []
        self.inside = inside
        for course in self._courses:
            course.inside = inside
        self.is_fresh = self.was_fresh = False
        self.leaving: dict[int, float] = {}
        self._was_leaving, self._had_bands = self.leaving, self.bands
        self._ahead: tuple[Ahead, int, int, Any] | None = None
        if self.native is not None:
            self.native.begin(inside)
            self.native.aside[:] = [0.0] * len(self.names)

    def move(self, k: int, by: float) -> None:
        """Let a quantity change sign beside its zero."""
        self.aside[k] += by
        if self.signs:
            self.signs = [x + by * (j == k) for j, x in enumerate(self.signs)]
        self._tell(k)

    def _tell(self, k: int) -> None:
        """Let native code know how far beside its zero a quantity changes sign."""
        if self.native is not None:
            self.native.aside[k] = self.aside[k] + self.bands[k]

    def _let_hold(self, k: int, room: float) -> None:
        """Let a condition hold down to so far below zero."""
        self.bands[k] = room
        self._tell(k)

    def become(self, conditions: Collection[int], time: float, states: Any) -> None:
        """Let conditions that hold where a motion begins have come true there."""
        if conditions:
            found = self._before(self.quantities(time, states))
            self.signs = [-1.0 if k in conditions else x for k, x in enumerate(found)]

    def wait(self, k: int, by: float) -> None:
        """Let a condition that holds by so little not hold yet."""
        self._let_hold(k, 0.0)
        self.move(k, -by)
        if self.signs:
            self.signs[k] = -by

    def quantities(self, time: float, states: Any) -> Sequence[float]:
        self._seed()
        found = self._quantities(self.inside(time), states)
        return [x + by for x, by in zip(found, self.aside, strict=True)]

    def _judged(self, time: float, states: Any) -> list[float]:
        """The quantities, positive as long as a condition holds by what is known of its rounding."""
        return [x + room for x, room in zip(self.quantities(time, states), self.bands, strict=True)]

    def _seed(self) -> None:
        """Seek solutions from those where the step begins: an instant that was looked at may be on another branch."""
        if self._memory is not None:
            self._memory.seed(self._kept())

    @property
    def looks_ahead(self) -> bool:
        """Whether native code tells of several steps at once whether nothing changes sign in them."""
        apart = self.native is None or self.native.remembers or self._course is not None or self._hidden is not None
        return not apart and self.laws == len(self.names)

    def quiet(self, made: Ahead, first: int) -> int:
        """In how many of the steps that were made at once, from one of them on, surely nothing changes sign."""
        if self._ahead is None or self._ahead[0] is not made:
            if self.signs is None or self.is_fresh or self.leaving or self.native is None:
                return 0
            self._ahead = made, first, *self.native.quiet(made, first, self.signs)
        return max(self._ahead[1] + self._ahead[2] - first, 0)

    def passed(self, last: int) -> None:
        """Go on behind quiet steps.

        Args:
            last: the place of the last of them among those that were made at once.
        """
        assert self._ahead is not None
        _, first, _, signs = self._ahead
        self.signs = signs[last + 1 - first].tolist()

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> float | None:
        """The first crossing after `start` and not after `end`; None where there is none.

        The instant returned lies on the far side of the crossing, by no more than the floats' spacing. Steps are
        searched in their order: the signs at the end of one are those at the start of the next.
        """
        if not self.names:
            return None
        found, begun, self._was_leaving, self._had_bands = None, None, dict(self.leaving), list(self.bands)
        for low, high in pairwise(self._parts(start, end, states)):
            found = self._crossing(low, high, states)
            begun = begun or (self.earlier, self.was_fresh)
            if found is not None:
                break
        assert begun is not None
        self.earlier, self.was_fresh = begun
        self._leave([] if found is None else self.changed)
        return found

    def _parts(self, start: float, end: float, states: Callable[[float], Any]) -> Iterator[float]:
        """The ends of parts of a step in which quantities are as smooth as steps are: no operation in them travels far,
        and no condition's branch changes."""
        yield start
        low, ends = start, iter([end])
        for course in self._courses:
            ends = _divided(course, start, ends, states)  # as far as is asked for: a crossing may lie in the first part
        if self._hidden is not None:
            self._hidden.begin(self.inside)
        for high in ends:
            while self._hidden is not None:
                found = self._hidden.crossing(low, high, states)
                if found is None or not low < found < high:
                    break
                yield (low := found)
            yield (low := high)

    def _crossing(self, start: float, end: float, states: Callable[[float], Any]) -> float | None:
        """The first crossing in a part of a step."""
        if self.signs is None and self.laws < len(self.names):
            self.signs = self._before(self._judged(start, states(start)))
        self.was_fresh, self.is_fresh = self.is_fresh, False
        found = self._natively(start, end, states)
        if found is None:
            return self._sought(start, end, states)
        self.earlier = found.earlier
        while found is not None and found.crossing is not None:
            time, k = found.crossing
            own = {k} if k < self.laws or found.signs[k] > 0 else set()
            changed = own.union(self._changed(found.earlier, found.signs))
            self.signs = self._holding_on(time, states, found.earlier, found.signs)
            if changed:
                self.changed = sorted(changed)
                self._meet(time)
                return time
            start = time  # a condition holds no longer, or within rounding: that is no event
            found = self._natively(start, end, states) if start < end else None
        if found is not None:
            self.signs = found.signs
        elif start < end:
            earlier = self.earlier
            crossing = self._sought(start, end, states)
            self.earlier = earlier
            return crossing
        return None

    def _holding_on(
        self, time: float, states: Callable[[float], Any], before: Sequence[float], after: Sequence[float]
    ) -> list[float]:
        """The quantities after an instant, with those of conditions that hold on within rounding still positive; the
        others that have ceased come true at zero again."""
        found = list(after)
        for k in range(self.laws, len(found)):
            if not before[k] > 0 > after[k]:
                continue
            value, room = after[k] - self.bands[k], self._noise(k, time, states(time))
            self._let_hold(k, room if room > max(self.bands[k], -value) else 0.0)
            found[k] = value + self.bands[k]
        return found

    def _noise(self, k: int, time: float, states: Any) -> float:
        return self._flights.noise(k - self.laws, self.inside(time), states) if self._flights else 0.0

    def _leaves(self, k: int, time: float, states: Any) -> bool:
        """Whether a motion at the edge of a condition goes on to where it does not hold."""
        return self._flights is not None and self._flights.way(k - self.laws, self.inside(time), states) < 0

    def _rounding(self, time: float, states: Any) -> Any:
        """What is zero of each quantity, of shape (quantities,): what changes of a state by rounding make of it."""
        import numpy as np

        varied = states + ROUNDING * np.diag(np.abs(states))
        return np.abs(np.array([self.quantities(time, x) for x in varied]) - self.quantities(time, states)).sum(axis=0)

    def _meet(self, time: float) -> None:
        """Remember an instant at which a law changes branch."""
        self.was_law = self.changed[0] < self.laws
        if self.was_law:
            assert self.signs is not None
            self.met.append(Met(time, self.changed[0], self.signs[self.changed[0]]))

    def _before(self, quantities: Sequence[float]) -> list[float]:
        """Quantities where a motion begins: a condition at whose edge it begins does not hold yet."""
        return [x if x or k < self.laws else -1.0 for k, x in enumerate(quantities)]

    def _changed(self, before: Sequence[float], after: Sequence[float]) -> list[int]:
        """The quantities that an instant changes: laws that change branch, conditions that become true."""
        pairs = enumerate(zip(before, after, strict=True))
        return [k for k, (a, b) in pairs if _opposed(a, b) and (k < self.laws or b > 0)]

    def _leave(self, met: Collection[int]) -> None:
        """Forget conditions that the motion was seen to leave, or to meet again."""
        if self.signs is not None:
            signs = self.signs
            self.leaving = {k: room for k, room in self.leaving.items() if signs[k] >= 0 and k not in met}

    @property
    def not_left(self) -> list[int]:
        """Conditions that the motion was to leave, and stays within."""
        return [k for k, room in self.leaving.items() if self.signs is not None and self.signs[k] > room]

    def acted(
        self, time: float, states: Any, conditions: Collection[int], leaving: Mapping[int, float] = NOTHING
    ) -> None:
        """Go on where events have acted.

        Args:
            time, states: where the motion is.
            conditions: those that have just become true. Whether they still hold is seen beyond.
            leaving: those of them that it is turned back from, each with what is zero of its quantity.
        """
        found, met = self._before(self._judged(time, states)), self.signs or []
        for k in (k for k in range(self.laws, len(met)) if found[k] != met[k] and found[k] <= 0 and k not in leaving):
            room = self._noise(k, time, states)
            if room >= -found[k] and (k in conditions or self._leaves(k, time, states)):
                self._let_hold(k, room)
                found[k] += room
        self.signs = [0.0 if abs(x) <= leaving.get(k, -1.0) else x for k, x in enumerate(found)]
        self.is_fresh = True
        self.leaving = {**leaving}

    def _natively(self, start: float, end: float, states: Callable[[float], Any]) -> Found | None:
        """What native code finds in a native step; None where it does not tell."""
        if self.native is None or self.was_fresh or self.leaving or not self.native.judges(states):
            return None
        self._seed()
        found = self.native.crossing(states, start, end, self.signs, self._memory.kept if self._memory else {})
        if found is not None and self._memory is not None:
            self._memory.seed(found.kept)
        return found

    def _sought(self, start: float, end: float, states: Callable[[float], Any]) -> float | None:
        """The first crossing, as Python finds it in any step."""
        before = self.signs or self._judged(start, states(start))
        self.earlier, had = list(before), list(self.bands)
        previous = start
        step = SampledStep(
            start,
            end,
            lambda time: self._judged(time, states(time)),
            lambda times: self._table(times, states),
            lambda: self._rounding(start, states(start)),
        )
        for time, seen in step.samples(just_acted=self.was_fresh or bool(self.leaving)):
            values = [x + now - then for x, now, then in zip(seen, self.bands, had, strict=True)]
            for k in (k for k, room in self.leaving.items() if before[k] == 0 and abs(values[k]) <= room):
                values[k] = 0.0  # it is not left yet: on which side of it the motion is, rounding tells alone
            changed = self._changed(before, values)
            if changed:
                located = (self._locate(k, before[k], previous, time, values, states) for k in changed)
                found, beyond = min(located, key=lambda each: each[0])
                self.signs = self._holding_on(found, states, before, _sided(before, beyond))
                self.changed = self._changed(before, beyond)
                self._meet(found)
                return found
            before = self._holding_on(time, states, before, _sided(before, values))
            previous = time
        self.signs = list(before)
        return None

    def _table(self, times: Any, states: Callable[[Any], Any]) -> Any:
        """The quantities at some instants, of shape (instants, quantities): all states are asked for at once."""
        import numpy as np

        there = np.transpose(states(times))
        return np.array([self._judged(*each) for each in zip(times.tolist(), there, strict=True)], float)

    def _locate(
        self, k: int, sign: float, low: float, high: float, beyond: Sequence[float], states: Callable[[float], Any]
    ) -> tuple[float, Sequence[float]]:
        """The first float at which the branch is the new one, with the quantities there.

        They are those that were seen: where they follow from solutions of nonlinear systems, each is sought from the
        one before, and asked for again its last digit may have the other sign.

        Args:
            k, sign: the quantity, and its sign before.
            low, high, beyond: two instants with the crossing between them, and the quantities at the second.
            states: the motion.
        """

        def before(time: float) -> bool:
            nonlocal beyond
            try:
                found = self._judged(time, states(time))
            except UNDEFINED:  # at a pole, on whose far side it is sought
                return True
            if not _opposed(found[k], sign):
                return True
            beyond = found
            return False

        time = bisect(before, low, high)[1]
        return time, beyond

    def retract(self) -> None:
        """Take the last crossing back, as if its step had not been searched."""
        if self.was_law:
            self.met.pop()
        self.give_back()
        self.leaving = self._was_leaving

    def give_back(self) -> None:
        """Go on within a step that was searched as a whole, where nothing has changed sign up to there."""
        self.signs, self.is_fresh = self.earlier, self.was_fresh
        for k, room in enumerate(self._had_bands):
            self._let_hold(k, room)

    def last_before(self, k: int, start: float, time: float, states: Callable[[float], Any]) -> float:
        """An instant shortly before a crossing at which a quantity is not zero yet; not before the step.

        For some floats of time it may be zero, and a law with `<` have its other branch.

        Args:
            k: the quantity.
            start: of the step.
            time, states: the crossing, and the step.
        """
        ahead = math.ulp(time)
        while (before := time - ahead) > start:
            if self.quantities(before, states(before))[k]:
                break
            ahead *= 2
        self.quantities(time, states(time))  # others are sought from the solutions there
        return max(before, start)

    def chatters(self, span: float) -> str:
        """What the motion goes to and fro over, where there have been too many events of late; else nothing."""
        met = self.met
        if len(met) > CHATTER and met[-1][0] - met[-CHATTER][0] < span / 1000:
            return self.names[met[-1][1]]
        return ""


def state_events(
    problem: Problem,
    switches: Iterable[Any],
    timed: Collection[Any],
    conditions: Sequence[Indicator] = (),
    flights: Flights | None = None,
) -> StateEvents:
    """Those of the switching quantities that depend on the motion, and conditions of events.

    Args:
        problem: equations with values.
        switches: the switching quantities.
        timed: those of them that depend on time alone.
        conditions: what is positive where these hold.
        flights: how motions leave conditions, and what rounding is of their quantities.
    """
    return _state_events(problem, [q for q in switches if q not in timed], conditions, flights)


def _state_events(
    problem: Problem, laws: Sequence[Any], conditions: Sequence[Indicator], flights: Flights | None = None
) -> StateEvents:
    equations = problem.equations
    wanted = dict(enumerate([*laws, *conditions]))
    program = equations.cached(
        ("events", (*laws, *conditions)), lambda: indicating(equations, {str(k): x for k, x in wanted.items()})
    )
    moving = [*laws, *(each.expression for each in conditions)]
    names, evaluate = tuple(map(str, moving)), problem.evaluate
    memory = evaluate.beside(program) if isinstance(evaluate, Rates) else None
    function = instant(program) if memory is None else memory

    def quantities(time: float, states: Any) -> Sequence[float]:
        try:
            return function(problem.arguments(time, states.tolist()))
        except ArithmeticError as error:
            law = f"what events or branches of laws ask for is not defined there: {error}"
            remedy = "let their formulas have a value all along, as by where(x > 0, log(x), 0)"
            raise NoSolution(f"t = {time:.6g} s", law, parties=names, remedy=remedy) from None

    course, hidden = _within(problem, laws, moving[len(laws) :])
    # Solutions of systems of equations are followed from step to step, and not within one.
    own = _course(problem, laws) if laws else None
    own = own if own and own.follows is None else None
    count = len(laws)
    if memory is None or not moving:
        return StateEvents(
            quantities, names, moving, None, None, count, course, hidden, flights=flights, course_of_laws=own
        )
    from bondgraph.simulate.methods.native_events import native_events

    native = native_events(problem, program)
    kept = lambda: evaluate.kept  # noqa: E731
    return StateEvents(quantities, names, moving, native, memory, count, course, hidden, kept, flights, own)


def _within(
    problem: Problem, laws: Sequence[Any], conditions: Sequence[Any]
) -> tuple[Course | None, StateEvents | None]:
    """What conditions do within a step: their nonlinear operations, and the quantities with which they change branch.

    A zone `where(abs(x - 7) < 0.5, 1, 0) > 0.5` leaves no trace at its ends, nor does `exp(-((x - 7)/0.1)**2) > 0.5`.
    """
    if not conditions:
        return None, None
    equations = problem.equations
    xp = equations.xp
    course = _course(problem, conditions)
    branches = {quantity for each in conditions for quantity in xp.switches(each)}
    branches |= equations.switching({s for each in conditions for s in xp.free(each)})
    hidden = sorted(branches - {*laws}, key=str)
    return course, _state_events(problem, hidden, []) if hidden else None


def _course(problem: Problem, quantities: Sequence[Any]) -> Course | None:
    """How far nonlinear operations of some quantities travel; None where there are none."""
    equations = problem.equations
    program = equations.cached(
        ("conditions", tuple(quantities)), lambda: lower(equations, {str(k): x for k, x in enumerate(quantities)})
    )
    program = with_formulas(problem, program)
    found = nonlinearities(program, problem.parameters)
    return Course(problem, program, found) if found.judged else None


def _divided(course: Course, start: float, ends: Iterator[float], states: Callable[[float], Any]) -> Iterator[float]:
    """The ends of parts of parts of a step, given by their ends."""
    for end in ends:
        yield from course.ends_of_parts(start, end, states)
        start = end


def _sided(before: Sequence[float], values: Sequence[float]) -> list[float]:
    """Quantities with signs: one that is zero, or at a pole, is still on the side on which it was."""
    return [b if b > 0 or b < 0 else a for a, b in zip(before, values, strict=True)]


def _opposed(a: float, b: float) -> bool:
    """Whether two numbers have opposite signs; their product may be too small for a float."""
    return a < 0 < b or b < 0 < a
