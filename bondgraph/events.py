"""Events: instants at which a law changes branch. The integrator never steps across one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

SAMPLES = 8
"""Points inside a step at which the switching quantities are looked at."""
CHATTER = 100
"""So many events within a thousandth of the run mean that the motion slides along a switching surface."""


class Watch:
    """Finds the first instant in a step at which a switching quantity changes sign.

    Args:
        quantities: gives their values for a time and a state.
    """

    def __init__(self, quantities: Callable[[float, Any], Sequence[float]]) -> None:
        self.quantities = quantities
        self.met: list[float] = []

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> float | None:
        """The first crossing after `start` and not after `end`; None where there is none.

        The instant returned lies on the far side of the crossing, by no more than the floats' spacing.
        """
        import numpy as np

        times = np.linspace(start, end, SAMPLES + 2)
        before = [0.0] * len(self.quantities(start, states(start)))
        previous = start
        for time in times[1:]:
            values = self.quantities(float(time), states(float(time)))
            changed = [k for k, (a, b) in enumerate(zip(before, values, strict=True)) if a * b < 0]
            if changed:
                return min(self._locate(k, previous, float(time), states) for k in changed)
            before = [b if b else a for a, b in zip(before, values, strict=True)]
            previous = float(time)
        return None

    def _locate(self, k: int, low: float, high: float, states: Callable[[float], Any]) -> float:
        """Bisection to the last bit, so that the branch is the new one at the instant found."""
        sign = self.quantities(low, states(low))[k]
        while True:
            middle = (low + high) / 2
            if not low < middle < high:
                return high
            value = self.quantities(middle, states(middle))[k]
            if value * sign > 0 or (sign == 0 and value == 0):
                low, sign = middle, value
            else:
                high = middle

    def slides(self, time: float, span: float) -> bool:
        """Record an event; whether there have been too many of late."""
        self.met.append(time)
        return len(self.met) > CHATTER and time - self.met[-CHATTER] < span / 1000
