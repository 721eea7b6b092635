"""A step of a motion, or why there is no further one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from bondgraph.problem.velocity_choice_quality import Quality
from bondgraph.program.evaluate import Solutions


class Arrival(NamedTuple):
    """What a native method knows where a step of it ends.

    Args:
        time: the instant.
        left: the largest residual of a constraint there; None where none are met after each step.
        kept: the solutions of nonlinear systems, and the choices of equations.
    """

    time: float
    left: float | None
    kept: Solutions


class Step(NamedTuple):
    """A motion from `start` to `end`; `states` gives it as a function of time.

    `reached` are the states at which the method arrived, beyond the end where that has been brought forward, and
    `arrival` is what a native method knows there. Where it stands for several steps, `ends` are the ends of all.
    """

    start: float
    end: float
    states: Callable[[float], Any]
    reached: Any = None
    arrival: Arrival | None = None
    ends: Sequence[float] = ()

    @property
    def every(self) -> Sequence[float]:
        """The ends of the steps that it stands for, and its own."""
        return self.ends or (self.end,)

    def until(self, time: float) -> Step:
        """The part of it up to an instant inside."""
        return self._replace(end=time, ends=(*(end for end in self.ends if end < time), time) if self.ends else ())

    @property
    def last(self) -> float:
        """The length of the last step that it stands for."""
        return self.end - (self.ends[-2] if len(self.ends) > 1 else self.start)

    @property
    def longest(self) -> float:
        """That of the longest."""
        return max(b - a for a, b in pairwise((self.start, *self.every)))

    @property
    def known(self) -> Arrival | None:
        """What is known at the end, where that is where the method arrived."""
        return self.arrival if self.arrival is not None and self.arrival.time == self.end else None


class Straight:
    """The states of a step of some floats of time, on a straight line.

    Args:
        start: of the step.
        state, rates: there, of shape (states,).
    """

    def __init__(self, start: float, state: Any, rates: Any) -> None:
        self.start, self.state, self.rates = start, state, rates

    def __call__(self, time: Any) -> Any:
        """The states, of shape (states,); of shape (states, instants) for several."""
        import numpy as np

        ahead = np.asarray(time) - self.start
        return self.state + ahead * self.rates if ahead.ndim == 0 else self.state[:, None] + np.outer(self.rates, ahead)


@dataclass(frozen=True)
class Stop:
    """Why a motion cannot be continued.

    Args:
        law: in words.
        cause: the refusal of what stood in the way, if that has one.
        remedy: what may help, if that is known.
        better: the choice of independent velocities with which it goes on; None where none does.
    """

    law: str
    cause: Exception | None = None
    remedy: str = ""
    better: Quality | None = None


@dataclass(frozen=True)
class Ended(Stop):
    """The end of a motion that an event asked for: nothing stood in its way.

    Args:
        event: its name.
    """

    event: str = ""
