"""Narrow features: where laws or moduli vary more within a step than the method can have seen at its stages.

A step is let through where intervals show that no nonlinear operation changes course within it. Elsewise it is divided
until that is so in each part, and the rates are integrated over the parts: a step that leapt over something does not
arrive where its own rates lead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.problem.numeric_rates import with_formulas
from bondgraph.problem.problem import Problem
from bondgraph.program.enclosures import Interval, enclosures
from bondgraph.program.nonlinearities import BENT, RESOLVED, Nonlinearities, nonlinearities, sampled_ranges
from bondgraph.program.program import Assign, Program
from bondgraph.simulate.course import FINEST, NODES, Course
from bondgraph.simulate.diagnosis import UNDEFINED
from bondgraph.simulate.error_control import ErrorControl
from bondgraph.simulate.step_result import Step

if TYPE_CHECKING:
    from bondgraph.simulate.methods.native_steps import Ahead

SEEN = 2.0
"""An operation whose arguments travel no further than this within a step is seen by every method: its values at the
ends of the step, and at those before, already tell its course."""
UNSEEN = 0.1
"""Where an operation travels so far that its course cannot be followed, as at the root of zero, rates are let through
that cannot lead further apart than this part of what is allowed."""
AHEAD, LITTLE, SHORTER = 31.0, 0.5, 4.0
"""So many times the way of a step ranges are extended ahead at most, to let the next steps through at a glance, and so
many at least; after each attempt in vain by so much less, ..."""
ROOM = 0.999
"""... and at first to this part of what would be seen, if travel were in proportion."""
MOST = 1000
"""After so many parts a step ends, as far as it has been looked through."""
FEW = 4
"""Fewer steps that were made at once are looked at one by one."""
LEAST = 256
"""Nor are so many floats of time."""


class Leap(NamedTuple):
    """A step is right `until` some instant; beyond it a feature was leapt over that varies within `length`."""

    until: float
    length: float


class NarrowFeatures:
    """Finds steps that leap over what laws and moduli do within them.

    Args:
        problem: equations with values.
        program: their rates, with the formulas of the inputs inside.
        nonlinear: those of this program.
        control: the tolerances of the local error.
    """

    def __init__(self, problem: Problem, program: Program, nonlinear: Nonlinearities, control: ErrorControl) -> None:
        import numpy as np

        self.problem, self.program, self.nonlinear, self.control = problem, program, nonlinear, control
        self.course = Course(problem, program, nonlinear)
        self.count = len(problem.equations.rates)
        self.nodes, self.weights = np.polynomial.legendre.leggauss(6)
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget what is known, as after a jump. `inside` gives the instant at which laws are evaluated for another."""
        self.known: Sequence[Interval] = ()  # ranges within which nothing changes course
        self.passed: _Passed | None = None
        self.ahead: _Ahead | None = None
        self.inside = self.course.inside = inside

    def leapt(self, step: Step) -> Leap | None:
        """Where a step stops being right; None where it leaps over nothing."""
        if step.ends and self.ahead is not None:
            self.passed = self.ahead.passed(step.states.last - 1)  # type: ignore[attr-defined]
            return None
        if self._is_gentle_ahead(step):
            return None
        before, after = self.passed, self._arrived(step)
        self.passed = after
        if after is None:
            gentle = self.course.travels(step.start, step.end, step.states) <= SEEN
        elif before is None or before.time != step.start or not before.width:
            gentle = self._gentle(self.course.hull(step.start, step.end, step.states), after)
        else:
            gentle = self._gentle(_parabolic(before, after), after)
        found = None if gentle else self._looked_through(step)
        if found and self.control.expect(self.inside(found.until), step.states(found.until)):
            # Nothing had moved a state before, so that it was judged by a size of one: now its size is known.
            found = self._looked_through(step)
        return found

    def gentle(self, made: Ahead, first: int) -> int:
        """In how many of the steps that were made at once, from one of them on, surely nothing changes course."""
        if first < 2 or len(made) < FEW or self.course.follows is not None:
            return 0
        if self.ahead is None or self.ahead.made is not made:
            self.ahead = _Ahead(made, self.nonlinear)
        before = self.passed
        if before is None or before.time != made.starts[first] or not before.width:
            return 0
        within = self.ahead.are_within(self.known)[first:]
        return within.index(False) if False in within else len(within)

    def _is_gentle_ahead(self, step: Step) -> bool:
        """Whether nothing changes course in one of several steps that were made at once, as far as is known; where it
        leads is then known, too."""
        made = getattr(step.states, "ahead", None)
        if made is None or len(made.ends) < FEW or self.course.follows is not None:
            return False
        k = step.states.k  # type: ignore[attr-defined]
        if self.ahead is None or self.ahead.made is not made:
            self.ahead = _Ahead(made, self.nonlinear)
        before, ahead = self.passed, self.ahead
        if before is None or k < 2 or before.time != step.start or made.ends[k] != step.end:
            return False
        if not (before.width and ahead.are_within(self.known)[k]):
            return False
        self.passed = ahead.passed(k)
        return True

    def _arrived(self, step: Step) -> _Passed | None:
        """Where a step has led; None where that takes more than its states."""
        if self.course.follows is not None:
            return None
        end, before = (step.end, *step.reached.tolist()), self.passed
        point = list(map(float, self.nonlinear.with_sums([end[slot] for slot in self.nonlinear.varying])))
        if before is None or before.time != step.start:
            return _Passed(step.end, 0.0, point, [0.0] * len(point))
        width = step.end - step.start
        return _Passed(step.end, width, point, [(b - a) / width for a, b in zip(before.point, point, strict=True)])

    def _gentle(self, ranges: Sequence[Interval], after: _Passed) -> bool:
        """Whether nothing changes course in a step; ranges that show it for the next steps, too, are kept."""
        inside = zip(self.known, ranges, strict=False)
        if self.known and all(low <= a and b <= high for (low, high), (a, b) in inside):
            return True
        own = self.nonlinear.travels(ranges)
        if own > SEEN:
            self.known = ()
            return False
        self.known, ahead = ranges, min(AHEAD, ROOM * SEEN / own - 1 if own else AHEAD)
        while ahead > LITTLE:
            wider = [_extended(a, rate, ahead) for a, rate in zip(ranges, after.rates, strict=True)]
            if self.nonlinear.travels(wider) <= SEEN:
                self.known = wider
                break
            ahead /= SHORTER
        return True

    def _looked_through(self, step: Step) -> Leap | None:
        """The first part of a step over which the rates lead elsewhere than the step."""
        import numpy as np

        begun, states = step.states(step.start), step.states
        allowed = self.control.interpolated(np.maximum(np.abs(begun), np.abs(states(step.end))))
        least = max(FINEST * (step.end - step.start), LEAST * float(np.spacing(max(abs(step.start), abs(step.end)))))
        waiting, led, parts, unseen = [(step.start, step.end)], 0.0, 0, np.zeros(self.count)
        while waiting:
            start, end = waiting.pop()
            travels = self.course.travels(start, end, states) if end - start > least else 0.0
            if travels > MOST and ((wider := unseen + self._spread(start, end, states)) <= UNSEEN * allowed).all():
                unseen = wider
            elif travels <= SEEN and (start, end) == (step.start, step.end):
                return None
            elif travels > RESOLVED:
                middle = (start + end) / 2
                waiting += [(middle, end), (start, middle)]
                continue
            led = led + self._led(start, end, states)
            moved = (states(end) - begun)[: self.count]
            if not (np.abs(led - moved) <= allowed).all():
                return Leap(start, end - start)
            parts += 1
            if parts == MOST and waiting:
                return Leap(end, end - start)
        return None

    def _led(self, start: float, end: float, states: Callable[[Any], Any]) -> Any:
        """Where the rates lead along a part of a step: their integral."""
        import numpy as np

        half, middle = (end - start) / 2, (start + end) / 2
        times = middle + half * self.nodes
        motion = zip(times.tolist(), np.asarray(states(times)).T, strict=True)
        try:
            found = [self.problem.rates(self.inside(time), x) for time, x in motion]
        except UNDEFINED:
            return np.full(self.count, np.nan)
        return half * (self.weights @ np.array(found, float))

    def _spread(self, start: float, end: float, states: Callable[[Any], Any]) -> Any:
        """How far apart the rates may lead in a part of a step, by intervals around them; infinite where these tell
        nothing."""
        import numpy as np

        program, lines = self.program, self._plain
        if lines is None:
            return np.full(self.count, np.inf)
        times = np.linspace(start, end, NODES + 1)
        motion = zip(times.tolist(), np.asarray(states(times)).T, strict=True)
        given = np.array([self.problem.arguments(self.inside(time), x.tolist()) for time, x in motion])
        found = enclosures(lines, dict(enumerate(sampled_ranges(given.T))))
        return (end - start) * np.array([found[slot][1] - found[slot][0] for slot in program.results.values()])

    @cached_property
    def _plain(self) -> list[Assign] | None:
        """The lines of the rates, where none of them solves a system or calls a function."""
        lines = [line for line in self.program.body if isinstance(line, Assign)]
        return lines if len(lines) == len(self.program.body) else None


class _Passed(NamedTuple):
    """The end of the last step: what varies there, and how fast it did so on the way."""

    time: float
    width: float
    point: list[float]
    rates: list[float]


def _parabolic(before: _Passed, after: _Passed) -> list[Interval]:
    """The ranges of what varies in a step: its ends, and what the parabola through them and the end before adds."""
    part = BENT * after.width * after.width / (after.width + before.width)
    found = []
    for a, b, rate, last in zip(before.point, after.point, after.rates, before.rates, strict=True):
        bend = part * abs(rate - last)
        found.append((min(a, b) - bend, max(a, b) + bend))
    return found


class _Ahead:
    """Steps that were made at once: what varies at their ends, and its ranges within them.

    Args:
        made: the steps.
        nonlinear: what varies.
    """

    def __init__(self, made: Any, nonlinear: Nonlinearities) -> None:
        import numpy as np

        self.made = made
        self.known: Sequence[Interval] | None = None  # ranges that were asked for last
        motion = np.concatenate([made.times[None], made.states.T])
        points = nonlinear.with_sums(motion[list(nonlinear.varying)]).T
        widths = made.times - np.array(made.starts)
        rates = np.diff(points, axis=0) / widths[1:, None]
        part = BENT * widths[2:] * widths[2:] / (widths[2:] + widths[1:-1])
        bend = part[:, None] * np.abs(np.diff(rates, axis=0))
        low, high = np.minimum(points[1:-1], points[2:]) - bend, np.maximum(points[1:-1], points[2:]) + bend
        self.low, self.high, self.near = low, high, nonlinear.phases(low, high) <= SEEN
        self.points, self.rates, self.widths = points, rates, widths

    def are_within(self, known: Sequence[Interval]) -> list[bool]:
        """Which steps stay within some ranges, or near where they begin; of the first two that is not known."""
        import numpy as np

        if known is not self.known:
            self.known, inside = known, self.near
            if known:
                ranges = np.reshape(known, (len(known), 2))
                inside = inside | ((ranges[:, 0] <= self.low) & (self.high <= ranges[:, 1])).all(axis=1)
            self.within = [False, False, *inside.tolist()]
        return self.within

    def passed(self, k: int) -> _Passed:
        """Where a step has led."""
        return _Passed(self.made.ends[k], float(self.widths[k]), self.points[k].tolist(), self.rates[k - 1].tolist())


def _extended(a: Interval, rate: float, ahead: float) -> Interval:
    """A range with room ahead in the direction of a rate."""
    way = ahead * (a[1] - a[0])
    return (a[0], a[1] + way) if rate > 0 else (a[0] - way, a[1])


def narrow_features(problem: Problem, control: ErrorControl) -> NarrowFeatures | None:
    """A monitor of the nonlinear operations that the rates need, those of the inputs' formulas included; None where
    there are none."""
    program = with_formulas(problem, problem.program)
    found = nonlinearities(program, problem.parameters)
    return NarrowFeatures(problem, program, found, control) if found.judged else None
