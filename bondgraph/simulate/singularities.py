"""Poles: places where something the rates are divided by passes through zero, which a step must not leap over."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

from bondgraph.equations.divisors import Divisors, entries, moving_divisors
from bondgraph.equations.lower import lower
from bondgraph.errors import NoSolution
from bondgraph.problem.problem import Setting
from bondgraph.program.evaluate import SHOWN, instant
from bondgraph.program.program import Line, LinearSolve, Newton, Program, gives, kept, uses
from bondgraph.simulate.diagnosis import UNDEFINED, configuration, formula

ASIDE = 1e-3
"""So far beside a motion, in parts of its states, a quotient must stay bounded to be so at the place itself."""
NEARER = (1e-2, 1e-4, 1e-6)
"""Distances from the place at which the rates are compared, in parts of the step."""
GROWTH, NOISE, LITTLE = 1.5, 1e-2, 1e-6
"""Rates that grow by more than these, in parts of their last change, of themselves and of one, are not bounded."""
LEAST = 2.0**34
"""So many floats are a step whose parts can be told apart."""
DOUBLINGS = 10
"""So often a step is doubled to find the place beside the motion."""


class Pole(NamedTuple):
    """The last instant before a place, and the words for what vanishes there."""

    time: float
    refusal: NoSolution


class Poles:
    """Finds the first place in a step at which a divisor of the rates passes through zero and they are not bounded.

    Divisors are what is divided by whichever branch holds, and the determinants of systems not known to be definite.
    A quotient that stays bounded (its numerator vanishes, too) is no obstacle.

    Args:
        setting: equations with values.
        divisors: those of their rates.
    """

    def __init__(self, setting: Setting, divisors: Divisors) -> None:
        self.setting, self.program = setting, divisors.program
        self.scalars, self.systems = divisors.scalars, divisors.systems
        slots = [*self.scalars, *(slot for system in self.systems for row in entries(system) for slot in row)]
        results = {str(k): slot for k, slot in enumerate(slots)}
        self._function = instant(
            replace(self.program, body=tuple(kept(self.program.body, set(slots))), results=results)
        )
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the signs, as after a jump. `inside` gives the instant at which laws are evaluated for another."""
        self.signs: list[float] | None = None
        self.inside = inside

    def _arguments(self, time: float, states: Any) -> list[float]:
        return self.setting.arguments(self.inside(time), states.tolist())

    @cached_property
    def _rates(self) -> Callable[[Sequence[float]], list[float]]:
        """A function of its own, since that of the motion remembers where it is."""
        wanted = set(self.program.results.values())
        return instant(replace(self.program, body=tuple(kept(self.program.body, wanted))))

    def values(self, time: float, states: Any) -> list[float]:
        """The divisors, and the signs of the determinants; not a number where they are undefined."""
        import numpy as np

        try:
            found = self._function(self._arguments(time, states))
        except UNDEFINED:
            return [math.nan] * (len(self.scalars) + len(self.systems))
        count = len(self.scalars)
        values, rest = found[:count], found[count:]
        for system in self.systems:
            n = len(system.slots)
            values.append(float(np.linalg.slogdet(np.reshape(rest[: n * n], (n, n)))[0]))
            rest = rest[n * n :]
        return values

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> Pole | None:
        """The first such place after `start` and not after `end`; None where there is none."""
        before = self.signs or self.values(start, states(start))
        after = self.values(end, states(end))
        self.signs = [b if abs(b) > 0 else a for a, b in zip(before, after, strict=True)]
        found = []
        for k in (k for k, (a, b) in enumerate(zip(before, after, strict=True)) if _opposite(a, b)):
            place = self._last(k, before[k], start, end, states)
            if self._unbounded(k, place, end - start, states(place), (states(end) - states(start)) / (end - start)):
                found.append((place, k))
        if not found:
            return None
        place, k = min(found)
        return Pole(place, self._refused(k, states(place)))

    def _last(self, k: int, sign: float, low: float, high: float, states: Callable[[float], Any]) -> float:
        """Bisection for the last instant at which a divisor has a sign."""
        while low < (middle := (low + high) / 2) < high:
            if _opposite(self.values(middle, states(middle))[k], -sign):
                low = middle
            else:
                high = middle
        return low

    def _unbounded(self, k: int, time: float, step: float, states: Any, velocity: Any) -> bool:
        """Whether the rates grow without bound towards the place.

        On the motion itself a numerator may happen to vanish, too, and any error is then amplified. The rates are
        therefore looked at along a line beside it. States that stay at zero exactly amplify nothing.
        """
        import numpy as np

        step = max(step, LEAST * math.ulp(time))
        moved = (states != 0) | (velocity != 0)
        beside = states + ASIDE * moved * (1 + np.abs(states)) * np.cos(1 + np.arange(len(states)))

        def line(s: float) -> Any:
            return beside + (s - time) * velocity

        for _ in range(DOUBLINGS):
            sign, other = (self.values(time + s, line(time + s))[k] for s in (-step, step))
            if _opposite(sign, other):
                break
            step *= 2
        else:
            return True
        place = self._last(k, sign, time - step, time + step, line)
        return any(self._grows([place + side * part * step for part in NEARER], line) for side in (-1, 1))

    def _grows(self, times: Sequence[float], states: Callable[[float], Any]) -> bool:
        """Whether the rates at the last of three instants are off those at the others by ever more."""
        import numpy as np

        try:
            far, near, nearest = np.array([self._rates(self._arguments(time, states(time))) for time in times])
        except UNDEFINED:
            return True
        bound = GROWTH * np.abs(near - far) + NOISE * np.abs(near) + LITTLE
        return bool((~(np.abs(nearest - near) <= bound)).any())

    def _refused(self, k: int, states: Any) -> NoSolution:
        program = self.program
        if k < len(self.scalars):
            slots = reached = {self.scalars[k]}
            what = f"they are divided by {formula(program, self.scalars[k])}, which"
        else:
            system = self.systems[k - len(self.scalars)]
            slots, reached = {slot for row in entries(system) for slot in row}, set(system.slots)
            kind = "linear" if isinstance(system, LinearSolve) else "nonlinear"
            what = f"the determinant of the {kind} system for {', '.join(system.names[:SHOWN])}"
        needed = kept(program.body, slots)
        used = slots.union(*(uses(line) for line in needed))
        given = [name for j, name in enumerate(program.arguments) if j in used]
        rates = _reached(program, reached)
        shown = ", ".join(rates[:SHOWN]) + ", and others" * (len(rates) > SHOWN)
        law = f"{what} passes through zero{configuration(self.setting, states, given)}"
        return NoSolution(f"the rates of {shown}", law, parties=rates)


def _opposite(a: float, b: float) -> bool:
    return a < 0 < b or b < 0 < a


def _reached(program: Program, slots: set[int]) -> list[str]:
    """The results that depend on some slots."""
    reached = set(slots)
    for line in program.body:
        if reached & (uses(line) | _inside(line)):
            reached.update(gives(line))
    return [name for name, slot in program.results.items() if slot in reached]


def _inside(line: Line) -> set[int]:
    """The slots filled within a nonlinear system."""
    return {slot for inner in line.body for slot in gives(inner)} if isinstance(line, Newton) else set()


def poles(setting: Setting) -> Poles | None:
    """A watch on the divisors that depend on the motion or on time; None where there are none that may vanish."""
    divisors = moving_divisors(lower(setting.equations, setting.equations.rates), setting.parameters)
    return Poles(setting, divisors) if divisors.scalars or divisors.systems else None
