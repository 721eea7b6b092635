"""Events: instants at which a law or an input changes branch. The integrator never steps across one.

Those that depend on time alone are known before a step is taken (`Schedule`); those that depend on the motion are
looked for within each step (`Watch`).
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.crossings import Break
from bondgraph.evaluate import instant
from bondgraph.expressions import TIME
from bondgraph.lower import lower
from bondgraph.setting import Setting
from bondgraph.signals import Signal, crossed
from bondgraph.steps import Let, needs, targets

SAMPLES = 8
"""Points inside a step at which the switching quantities are looked at."""
CHATTER = 100
"""So many events within a thousandth of the run mean that the motion slides along a switching surface."""
LEAST = 16
"""Branches of time change at least so many floats apart: what lies between two of them is not a motion."""


@dataclass(frozen=True)
class Stretch:
    """An interval of time without a known break inside.

    Args:
        start, end: its ends.
        first, last: the instants nearest to them at which laws and inputs are evaluated: inside, where an end is a
            break, so that a jump is seen from the right side at the start and from the left side at the end.
    """

    start: float
    end: float
    first: float
    last: float

    def inside(self, time: float) -> float:
        """The instant at which laws are evaluated for a motion at `time`."""
        return min(max(time, self.first), self.last)


class Schedule:
    """The branches of time in a setting: those of its inputs, and those of laws that depend on time alone."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    @cached_property
    def _timed(self) -> dict[Any, Any]:
        """Each switching quantity of time alone, and its formula in time."""
        equations, xp = self.setting.equations, self.setting.equations.xp
        values = {xp.symbol(name): xp.number(value) for name, value in self.setting.parameters.items()}
        fixed = {*values, xp.symbol(TIME)}
        found = {}
        for quantity in equations.switches:
            steps = equations.needed(xp.free(quantity))
            given = {s for step in steps for s in targets(step)}
            used = set(xp.free(quantity)).union(*(needs(xp, step) for step in steps)) - given
            if used <= fixed and all(isinstance(step, Let) for step in steps):
                found[quantity] = xp.substitute(equations.expanded(quantity), values)
        return found

    def stretches(self, start: float, end: float) -> Iterator[Stretch]:
        """The intervals between the breaks, in order."""
        signals = [*self.setting.signals.values(), Signal(lambda time: 0.0, None, self._breaks)]
        merged = heapq.merge(*(signal.instants(start, end) for signal in signals))
        span = end - start
        opening: Break | None = None
        opened = start
        for found in merged:
            room = LEAST * math.ulp(max(abs(found.at), span / 1000))
            if found.at - opened <= room:
                opening = found if opening is None else opening._replace(after=max(opening.after, found.after))
            elif end - found.at <= room:
                yield _stretch(opened, end, span, opening, found)
                return
            else:
                yield _stretch(opened, found.at, span, opening, found)
                opened, opening = found.at, found
        yield _stretch(opened, end, span, opening, None)

    @property
    def _breaks(self) -> Any:
        return crossed(self.setting.equations.xp, self._timed.values())

    def watch(self) -> Watch | None:
        """A watch on the switching quantities that depend on the motion; None where there are none."""
        equations = self.setting.equations
        moving = [quantity for quantity in equations.switches if quantity not in self._timed]
        if not moving:
            return None
        program = instant(lower(equations, {str(k): quantity for k, quantity in enumerate(moving)}))
        arguments = self.setting.arguments
        return Watch(lambda time, states: program(arguments(time, states.tolist())), tuple(map(str, moving)))


def _stretch(start: float, end: float, span: float, opening: Break | None, closing: Break | None) -> Stretch:
    """Far enough inside for a condition to see it, near enough for nothing else to notice."""
    scale = max(abs(start), abs(end), span / 1000)
    least, most = max(4 * math.ulp(scale), min(1e-6 * (end - start), 1e-12 * scale)), (end - start) / 4
    first = start if opening is None else start + min(most, max(least, 2 * (opening.after - start)))
    last = end if closing is None else end - min(most, max(least, 2 * (end - closing.before)))
    return Stretch(start, end, first, last)


class Watch:
    """Finds the first instant in a step at which a switching quantity changes sign.

    Args:
        quantities: gives their values for a time and a state.
        names: what they are, for messages.
    """

    def __init__(self, quantities: Callable[[float, Any], Sequence[float]], names: Sequence[str] = ()) -> None:
        self._quantities, self.names = quantities, names
        self.met: list[tuple[float, int]] = []
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the signs, as after a jump. `inside` gives the instant at which laws are evaluated for another."""
        self.signs: list[float] | None = None
        self.inside = inside

    def quantities(self, time: float, states: Any) -> Sequence[float]:
        return self._quantities(self.inside(time), states)

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> float | None:
        """The first crossing after `start` and not after `end`; None where there is none.

        The instant returned lies on the far side of the crossing, by no more than the floats' spacing. Steps are
        looked at in their order: the signs at the end of one are those at the start of the next.
        """
        import numpy as np

        before = self.signs or self.quantities(start, states(start))
        previous = start
        for time in map(float, np.linspace(start, end, SAMPLES + 2)[1:]):
            values = self.quantities(time, states(time))
            changed = [k for k, (a, b) in enumerate(zip(before, values, strict=True)) if a * b < 0]
            if changed:
                found, k = min((self._locate(k, before[k], previous, time, states), k) for k in changed)
                self.met.append((found, k))
                self.signs = list(self.quantities(found, states(found)))
                return found
            before = [b if b else a for a, b in zip(before, values, strict=True)]
            previous = time
        self.signs = list(before)
        return None

    def _locate(self, k: int, sign: float, low: float, high: float, states: Callable[[float], Any]) -> float:
        """Bisection to the last bit, so that the branch is the new one at the instant found."""
        while True:
            middle = (low + high) / 2
            if not low < middle < high:
                return high
            if self.quantities(middle, states(middle))[k] * sign > 0:
                low = middle
            else:
                high = middle

    def slides(self, span: float) -> str:
        """What the motion slides along, where there have been too many events of late; else nothing."""
        if len(self.met) <= CHATTER or self.met[-1][0] - self.met[-CHATTER][0] >= span / 1000:
            return ""
        k = self.met[-1][1]
        return self.names[k] if k < len(self.names) else "0"
