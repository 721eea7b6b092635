"""Events that undo each other at one place: each follows within rounding of the one before, and time does not go on."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable

from bondgraph.simulate.accumulation import INSTANTS, Flights
from bondgraph.simulate.state_events import CHATTER
from bondgraph.simulate.step_result import Step, Stop

APART = (
    "let their thresholds lie apart (hysteresis), as y > 20.5 and y < 19.5 in place of 20 twice, or let a state last "
    'for a time, as by "after 1 s"'
)


class Alternation:
    """Counts events that follow each other before numbers can tell that the motion has moved.

    Args:
        flights: tells what is zero of the quantities of conditions.
    """

    def __init__(self, flights: Flights) -> None:
        self._flights = flights
        self._last = -math.inf
        self._recent: deque[int] = deque(maxlen=CHATTER)

    def follows(self, k: int, event: Step, inside: float) -> bool:
        """Whether so many events as `CHATTER` have followed each other within rounding.

        Halfway from the one before the quantity of a condition is zero yet, but for rounding: in one step from there,
        or in several of a few floats of time.

        Args:
            k: which condition has become true.
            event: the step to where it has.
            inside: the instant at which laws are evaluated for its end.
        """
        middle = event.start + (event.end - event.start) / 2
        is_next = event.start == self._last or event.end - self._last <= INSTANTS * math.ulp(event.end)
        if not is_next or not self._flights.is_edge(k, min(middle, inside), event.states(middle)):
            self._recent.clear()
        self._recent.append(k)
        self._last = event.end
        return len(self._recent) == CHATTER

    @property
    def places(self) -> list[int]:
        """The conditions that have become true of late, each once."""
        return sorted({*self._recent})


def alternate(names: Iterable[str], time: float) -> Stop:
    """The end of a motion in which events undo each other at once."""
    which = " and ".join(f"'{name}'" for name in names)
    law = f"at t = {time:.6g} s {which} follow at once on each other: infinitely many of them lie ahead"
    return Stop(law, remedy=APART)
