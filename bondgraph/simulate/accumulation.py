"""Accumulation of events: whether a motion that an event turns back comes again before rounding lets it leave.

Let q be positive where a condition holds. An event that turns q' from positive to negative lets the motion leave the
condition, as a ball that bounces leaves the floor. Where q'' brings it back, q falls by h = q'^2/(2 q'') in between,
and the flight takes 2 |q'|/q''. Numbers know q only to rounding of the terms from which it is added: of `x - 0.5` that
is a float of 0.5, however small the difference. A flight that is no higher cannot be told from staying where it is.
Flights before it became shorter each time, and so they do after it: infinitely many lie ahead.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np

from bondgraph.equations.lower import lower
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import DIGITS, ROUNDING
from bondgraph.simulate.diagnosis import UNDEFINED
from bondgraph.simulate.rounding import rounding_of_value
from bondgraph.simulate.sliding import Sliding

BESIDE, INSTANTS = 1e-9, 2.0**10
"""In which part of the run after an instant a rate is looked at again, but after so many floats of time at least."""
FLOATS = 4.0
"""So many times what rounding makes of a quantity, and a float of time, is taken for nothing of it."""


class Flight(NamedTuple):
    """How a motion leaves a condition whose event has turned it back.

    Args:
        height: by how much the quantity falls before it rises again; infinite where nothing brings it back.
        duration: when it is back, in seconds; infinite likewise.
        room: what is zero of the quantity.
    """

    height: float
    duration: float
    room: float

    @property
    def is_seen(self) -> bool:
        """Whether numbers can tell it from staying."""
        return self.height > self.room


class Flights:
    """Tells how motions leave conditions.

    Args:
        problem: equations with values.
        conditions: expressions that are positive where these hold.
        span: the length of the run.
    """

    def __init__(self, problem: Problem, conditions: Sequence[Any], span: float) -> None:
        self._problem, self._span = problem, span
        self._switch, self._fastest = Sliding(problem, conditions), dict[int, float]()
        wanted = {str(k): each for k, each in enumerate(conditions)}
        self._program = problem.equations.cached(
            ("conditions", tuple(conditions)), lambda: lower(problem.equations, wanted)
        )

    def after(self, k: int, time: float, before: Any, states: Any) -> Flight | None:
        """The flight that begins where an event has acted; None where it does not turn the motion back at once, or has
        moved the quantity itself away from zero.

        Args:
            k: which condition has become true.
            time, before, states: the instant, the states there, and what the event has made of them.
        """
        beside = self._beside(time)
        try:
            came, leaves = self.rate(k, time, before), self.rate(k, time, states)
            if not leaves < min(came, 0.0):
                return None
            room = FLOATS * (self.room(k, time, states) + math.ulp(time) * max(abs(came), abs(leaves)))
            value, last = (self._switch.value(k, time, side) for side in (states, before))
            if abs(value - last) > room:
                return None
            value = abs(value)
            bend = (self.rate(k, time + beside, self._moved(time, states, beside)) - leaves) / beside
        except UNDEFINED:
            return None
        if not bend > ROUNDING * max(abs(came), abs(leaves)) / beside:
            return None if value > room else Flight(math.inf, math.inf, room)
        flight = Flight(leaves * leaves / (2 * bend), -2 * leaves / bend, max(value, room))
        return None if value > room and flight.is_seen else flight

    def is_edge(self, k: int, time: float, states: Any, by: float = 0.0) -> bool:
        """Whether a quantity is zero but for rounding.

        Args:
            k: which condition.
            time, states: the instant and the states.
            by: what is added to it.
        """
        try:
            beyond = abs(self._switch.value(k, time, states) + by)
            return beyond <= self.noise(k, time, states) + self.drift(k)
        except UNDEFINED:
            return False

    def noise(self, k: int, time: float, states: Any) -> float:
        """What is zero of a quantity: what rounding makes of it, and of the instant at which it is looked at."""
        return FLOATS * (self.room(k, time, states) + math.ulp(time) * abs(self.rate(k, time, states)))

    def meet(self, k: int, time: float, states: Any) -> None:
        """Remember how fast a gap closes: what its impact leaves of that by rounding is no rate."""
        with suppress(*UNDEFINED):
            self._fastest[k] = max(abs(self.rate(k, time, states)), self._fastest.get(k, 0.0))

    def drift(self, k: int) -> float:
        """How far a gap at rest comes in a run by what is no rate of it."""
        return ROUNDING * self._fastest.get(k, 0.0) * self._span

    def way(self, k: int, time: float, states: Any) -> float:
        """The rate of a quantity; zero where it is rounding of the terms from which it is added, or beside the fastest
        at which its gap has closed; nan if not defined."""
        try:
            found = self.rate(k, time, states)
            rounding = max(self._rounding_of_rate(k, time, states), ROUNDING * self._fastest.get(k, 0.0))
            return found if abs(found) > rounding else 0.0
        except UNDEFINED:
            return math.nan

    def enters(self, k: int, time: float, states: Any) -> bool:
        """Whether a motion at an edge goes on to where the condition holds."""
        way, beside = self.way(k, time, states), self._beside(time)
        try:
            return way > 0 or (way == 0 and self.way(k, time + beside, self._moved(time, states, beside)) > 0)
        except UNDEFINED:
            return False

    def turns(self, k: int, time: float, sides: Sequence[Any], flows: Sequence[float]) -> tuple[float, float] | None:
        """The rates of a gap before and after an impact, unless they are a multiple of its flow, or not defined.

        Args:
            k: which condition.
            time, sides: the instant, and the states before and after.
            flows: the flow before and after.
        """
        try:
            came, leaves = (self.rate(k, time, states) for states in sides)
            rounding = max(self._rounding_of_rate(k, time, states) for states in sides)
            if math.isnan(self._switch.rate(k, time, sides[0])):
                rounding += FLOATS * self.room(k, time, sides[0]) / self._beside(time)
        except UNDEFINED:
            return None
        room = (DIGITS * max(abs(came), abs(leaves)) + rounding) * sum(map(abs, flows))
        return (came, leaves) if abs(leaves * flows[0] - flows[1] * came) > room else None

    def _rounding_of_rate(self, k: int, time: float, states: Any) -> float:
        rates = np.zeros(len(states))
        rates[: len(self._problem.equations.rates)] = self._problem.rates(time, states)
        return ROUNDING * self.error(k, time, states, np.abs(rates))

    def error(self, k: int, time: float, states: Any, allowed: Any) -> float:
        """By how much errors of the states change a quantity.

        Args:
            k: which condition.
            time, states: the instant and the states.
            allowed: the error of each state.
        """
        return self._switch.reach(k, time, states, allowed)[0]

    def _beside(self, time: float) -> float:
        return max(BESIDE * self._span, INSTANTS * math.ulp(time))

    def _moved(self, time: float, states: Any, by: float) -> Any:
        """States moved along their rates for some seconds."""
        found, rates = np.array(states, float), self._problem.rates(time, states)
        found[: len(rates)] += by * np.array(rates)
        return found

    def rate(self, k: int, time: float, states: Any) -> float:
        """The rate of a quantity, by a difference where a function or an input in it has no derivative."""
        found = self._switch.rate(k, time, states)
        if not math.isnan(found):
            return found
        beside = self._beside(time)
        low, high = (self._switch.value(k, time + by, self._moved(time, states, by)) for by in (-beside, beside))
        return (high - low) / (2 * beside)

    def room(self, k: int, time: float, states: Any) -> float:
        """What rounding makes of a quantity."""
        found = rounding_of_value(self._problem, self._program, str(k), time, states)
        # An enclosure may know nothing of a function: what rounding of the states makes of the quantity is known.
        return found if math.isfinite(found) else self.error(k, time, states, np.spacing(np.abs(states)))
