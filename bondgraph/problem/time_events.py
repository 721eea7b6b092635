"""Time events: instants at which an input, or a law that depends on time alone, changes branch.

They are certified by interval arithmetic before a step is taken, and no step crosses one.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, needs, switches, targets
from bondgraph.equations.inputs import Signal, crossed, is_polygon
from bondgraph.problem.problem import Problem
from bondgraph.program.intervals import Break
from bondgraph.program.tolerances import ROUNDING

PARTS = 8
"""Between two breaks at least so many steps are made."""
LEAST = 16
"""Branches of time change at least so many floats apart: what lies between two of them is not a motion."""
NOTHING = 1e-280
"""Seconds: at zero floats are closer than any instants."""
INSIDE = 1e-6
"""Laws are evaluated by `ROUNDING` of the time inside of a break, at most by this part of what lies between two: far
enough for a condition to see it, near enough for nothing else to notice."""
MOMENT = 1e-3
"""Seconds: where it is not known how long a motion is, its start is that of one of so many."""


@dataclass(frozen=True)
class Stretch:
    """An interval of time without a known break inside.

    Args:
        start, end: its ends.
        first, last: the instants nearest to them at which laws and inputs are evaluated: inside, where an end is a
            break, so that a jump is seen from the right side at the start and from the left side at the end.
        whole: the stretch of which it is a part, where it is one: nothing breaks where they differ.
        straight: whether all that depends on time alone is a straight line in it, as a table between two points.
    """

    start: float
    end: float
    first: float
    last: float
    whole: Stretch | None = None
    straight: bool = False

    @property
    def between(self) -> bool:
        """Whether something breaks at either end."""
        return self.first != self.start and self.last != self.end

    @property
    def longest(self) -> float:
        """A step may be so long: what begins and ends at zero between two breaks must not fit into one."""
        whole = self.whole or self
        return (whole.end - whole.start) / PARTS if whole.between and not whole.straight else math.inf

    def part(self, start: float, end: float) -> Stretch:
        """A part of it, at whose ends nothing breaks but what breaks at its own."""
        if (start, end) == (self.start, self.end):
            return self
        first, last, whole = self.inside(start), self.inside(end), self.whole or self
        return replace(self, start=start, end=end, first=first, last=last, whole=whole)

    def inside(self, time: float) -> float:
        """The instant at which laws are evaluated for a motion at `time`."""
        return min(max(time, self.first), self.last)


def at_end(time: float, span: float = 0.0) -> float:
    """How far before an end of a run an instant may be that is at it, but for rounding, as 0.3 is at 0.1 + 0.2.

    A run leaves it to the one that goes on, which begins with it.

    Args:
        time: the end.
        span: of the run that ends there: near zero floats are far closer than a motion can tell.
    """
    return LEAST * math.ulp(max(abs(time), span / 1000, NOTHING))


class Schedule:
    """The branches of time in a problem: those of its inputs, and those of laws that depend on time alone.

    Args:
        problem: equations with values.
        switches: the quantities with which laws change branch; those that the motion needs by default.
        pulses: instants at which something begins or ends to move; nothing breaks there.
    """

    def __init__(self, problem: Problem, switches: Iterable[Any] | None = None, pulses: Sequence[float] = ()) -> None:
        self.problem, self.pulses = problem, pulses
        self.switches = problem.equations.switches if switches is None else switches

    @cached_property
    def timed(self) -> dict[Any, Any]:
        """Each switching quantity of time alone, and its formula in time."""
        equations, xp = self.problem.equations, self.problem.equations.xp
        if not (found := _of_time(equations, self.switches)):
            return {}
        values = {xp.symbol(name): xp.number(value) for name, value in self.problem.parameters.items()}
        return {quantity: xp.substitute(equations.expanded(quantity), values) for quantity in found}

    def stretches(self, start: float, end: float) -> Iterator[Stretch]:
        """The intervals between the breaks, in order."""
        first = start - (at_end(start) if start else 0.0)
        merged = self.breaks(2 * first - start, end)
        span, straight = end - start, self._is_straight
        last = end - at_end(end, span)
        opening: Break | None = None
        opened = start
        for found in merged:
            if found.at < first:
                continue
            room = LEAST * math.ulp(max(abs(found.at), span / 1000))
            if found.at - opened <= room:
                opening = found if opening is None else opening._replace(after=max(opening.after, found.after))
            elif found.at >= last:
                yield _stretch(opened, end, span, opening, found, straight)
                return
            else:
                yield _stretch(opened, found.at, span, opening, found, straight)
                opened, opening = found.at, found
        yield _stretch(opened, end, span, opening, None, straight)

    def breaks(self, start: float, end: float) -> Iterator[Break]:
        """Those from `start` to `end`, in order."""
        own = (Signal(lambda time: 0.0, None, breaks) for breaks in (self._breaks, self.pulses))
        signals = [*self.problem.signals.values(), *own]
        return heapq.merge(*(signal.instants(start, end) for signal in signals))

    @property
    def _is_straight(self) -> bool:
        """Whether nothing depends on time alone but tables of lines, which bend at breaks."""
        time, signals = self.problem.program.arguments[0], self.problem.signals.values()
        if any(time in needed for needed in self.problem.needs.values()):
            return False
        return all(signal.constant is not None or is_polygon(signal) for signal in signals)

    @property
    def _breaks(self) -> Any:
        return crossed(self.problem.equations.xp, self.timed.values())


def instant_of_start(problem: Problem, start: float, end: float) -> float:
    """The instant at which laws and inputs are evaluated for the start of a motion.

    It is the start itself but where something breaks in time exactly there. Then it is a little inside of the motion,
    which has what comes after the break.

    Args:
        problem: equations with values.
        start, end: of the motion, in seconds.
    """
    schedule = Schedule(problem, problem.equations.cached("switches of starts", lambda: _of_starts(problem.equations)))
    near = at_end(start, end - start)
    if next(schedule.breaks(start - near, start + near), None) is None:
        return start
    return next(schedule.stretches(start, end)).first


def moment_after(start: float) -> float:
    """The end of a motion of which only the start is known, in seconds."""
    return start + max(MOMENT, PARTS * at_end(start))


def _of_starts(equations: Equations) -> list[Any]:
    """The quantities of time alone with which anything changes branch that a start is found from."""
    xp, balance = equations.xp, equations.balance
    kept = balance.constraints
    laws = (*balance.starts.values(), *balance.initial.values(), *balance.closure.residuals)
    watched = *equations.rates.values(), *kept.independent, *kept.conditions, *kept.invariants, *laws
    found = {quantity for each in watched for quantity in xp.switches(each)}
    found |= {quantity for step in equations.steps for quantity in switches(xp, step)}
    return _of_time(equations, sorted(found, key=str))


def _of_time(equations: Equations, quantities: Iterable[Any]) -> list[Any]:
    """Those of some quantities that depend on time and parameters alone."""
    xp = equations.xp
    fixed = {xp.symbol(TIME), *map(xp.symbol, equations.parameters)}
    found = []
    for quantity in quantities:
        steps = equations.needed(xp.free(quantity))
        given = {s for step in steps for s in targets(step)}
        used = set(xp.free(quantity)).union(*(needs(xp, step) for step in steps)) - given
        if used <= fixed and all(isinstance(step, Let) for step in steps):
            found.append(quantity)
    return found


def _stretch(
    start: float, end: float, span: float, opening: Break | None, closing: Break | None, straight: bool
) -> Stretch:
    least, most = beside(start, end, span), (end - start) / 4
    first = start if opening is None else start + min(most, max(least, 2 * (opening.after - start)))
    last = end if closing is None else end - min(most, max(least, 2 * (end - closing.before)))
    return Stretch(start, end, first, last, straight=straight)


def beside(start: float, end: float, span: float) -> float:
    """How far inside of a break at either end of an interval laws are evaluated: a few floats at least.

    Args:
        start, end: of the interval.
        span: the length of the motion.
    """
    scale = max(abs(start), abs(end), span / 1000)
    return max(4 * math.ulp(scale), min(INSIDE * (end - start), ROUNDING * scale))
