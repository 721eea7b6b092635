"""Singularities along a motion: places that a step must not leap over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from bondgraph.errors import NoSolution


class Singularity(NamedTuple):
    """The last instant before a place at which no motion goes on, or several do, and the refusal that says why.

    Where several do, one of which goes straight on, it `is_passable`; `within` so many seconds of it constraints are
    nearly dependent. One that `is_sought` is seen in solutions of nonlinear systems, which in a long step may be on
    another branch than the motion.
    """

    time: float
    refusal: NoSolution
    is_passable: bool = False
    within: float = 0.0
    is_sought: bool = False


class Monitor(Protocol):
    """Looks for singularities of one kind, step by step in the order of time.

    One that `looks_ahead` has `quiet(made, first)`: in how many of the steps that were made at once, from one of them
    on, it surely finds none. It is not asked after these.
    """

    @property
    def looks_ahead(self) -> bool:
        """Whether it does."""

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget what is remembered of earlier steps, as after a jump.

        Args:
            inside: gives the instant at which laws are evaluated for another.
        """

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The first one after `start` and not after `end`; None where there is none."""

    def near(self, time: float, states: Any) -> NoSolution | None:
        """The refusal of a state from which no step goes on, where one of this kind is near."""
