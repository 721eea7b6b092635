"""How well independent velocities determine the others: from configuration to configuration, beside the best choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.equations.lower import lower
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import BondGraphError
from bondgraph.kinetics.loop_closure import SMALL
from bondgraph.problem.nearby_states import nearby
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph.program.rank import (
    least_dependent,
    nth_singular_value,
    pivot_columns,
    rank,
    smallest_singular_value,
    usual_sizes,
)
from bondgraph.program.tolerances import DIFFERENCES, SINGULAR

WORN = 0.25
"""A choice whose smallest singular value is a smaller part of that of the best choice is worn out.

What a change costs is a new start of the method; what waiting costs are steps that shorten with the square of this. The
best choice is at least 1/sqrt(r (n - r) + 1) of what all n velocities would give, so that it is not worn out itself.
"""
FAR = WORN / 4
"""A step that ends where it is a smaller part yet ends sooner, where it has worn out."""
HALVINGS = 50
BETTER = 0.9
"""Where no step goes on, a choice with a smaller part of the best is left: any other would be as good."""
AROUND = 4
"""The usual sizes of entries are seen at so many states near by."""


@dataclass(frozen=True)
class Quality:
    """How well a choice does in a configuration.

    Args:
        own: the smallest singular value of the rows that are kept, scaled, of the velocities that follow.
        best: the same of the best choice.
        free: the independent velocities of that.
        rows: the rows that it keeps.
    """

    own: float
    best: float
    free: tuple[str, ...]
    rows: tuple[int, ...]

    @property
    def is_worn(self) -> bool:
        """Whether another choice does so much better that a change is worth while."""
        return self.is_regular and self.own < WORN * self.best

    @property
    def is_better(self) -> bool:
        """Whether another choice does better at all: where this one has failed."""
        return self.is_regular and self.own < BETTER * self.best

    @property
    def is_regular(self) -> bool:
        """Whether any choice determines the others: elsewhere the constraints themselves lose rank."""
        return self.best > SINGULAR


class ChoiceQuality:
    """The quality of the independent velocities of some equations, along a motion.

    Rows and columns are scaled by the largest entries seen so far, so that units do not matter, and an entry that
    vanishes in a configuration counts as small there.

    Args:
        problem: equations with values and a choice of independent velocities.
        before: what has watched another choice of the same velocities.

    Attributes:
        most: the largest that the smallest singular value of all rows has been, in a list; shared with what another
            choice has left.
    """

    def __init__(self, problem: Problem, before: ChoiceQuality | None = None) -> None:
        assert problem.equations.choice is not None
        self.problem = problem
        self.seen: Any = before.seen if before else None
        self.most: list[float] = before.most if before else [0.0]
        self._sizes: tuple[Any, Any] | None = None
        self.choice: VelocityChoice = problem.equations.choice

    @cached_property
    def _rows(self) -> Callable[[Sequence[float]], list[float]]:
        rows, columns = self.choice.rows.shape
        entries = {f"{i},{j}": self.choice.rows[i, j] for i in range(rows) for j in range(columns)}
        return instant(lower(self.problem.equations, entries))

    def matrix(self, time: float, states: Any) -> Any:
        """The rows at a state, of shape (R, n); None where they are not defined."""
        import numpy as np

        with suppress(BondGraphError, ArithmeticError, ValueError):
            found = np.array(self._rows(self.problem.arguments(time, states.tolist()))).reshape(self.choice.rows.shape)
            return found if np.isfinite(found).all() else None
        return None

    def forget(self) -> None:
        """Forget how large entries have been: they are far smaller now, and not for an instant."""
        self.seen = None

    def at(self, time: float, states: Any) -> Quality | None:
        """The quality at a state; None where the rows are not defined."""
        import numpy as np

        here = self.matrix(time, states)
        if here is None:
            return None
        if self.seen is None:
            around = (self.matrix(time, x) for x in nearby(states, AROUND))
            self.seen = np.max(np.abs([here, *(x for x in around if x is not None)]), axis=0)
        self.seen, self._sizes = np.maximum(self.seen, np.abs(here)), None
        rows = self._sized(here)
        kept = least_dependent(rows, len(self.choice.kept), self.choice.firm)
        best = pivot_columns(rows[kept]) if self.choice.free else range(len(self.choice.names))
        free = tuple(name for k, name in enumerate(self.choice.names) if k not in best)
        return Quality(self._own(rows), smallest_singular_value(rows[np.ix_(kept, sorted(best))]), free, tuple(kept))

    def rank(self, time: float, states: Any) -> int | None:
        """How many of all rows are independent at a state; None where they are not defined."""
        here = self.matrix(time, states)
        if here is None or self.at(time, states) is None:
            return None
        return rank(self._sized(here), DIFFERENCES, SMALL)

    def worn(self, time: float, states: Any) -> Quality | None:
        """The quality at a state where it is worn out; None elsewhere."""
        import numpy as np

        here = self.matrix(time, states)
        if here is not None and self.seen is not None and (np.abs(here) <= self.seen).all():
            rows = self._sized(here)
            # No choice of rows and columns has a larger one than the same of all rows, and no row is shorter.
            if self._own(rows) >= WORN * self._most(rows):
                return None
        found = self.at(time, states)
        return found if found is not None and found.is_worn else None

    def lasts(self, start: float, end: float, states: Callable[[float], Any]) -> float:
        """The end of a step, or an instant in it from which the choice is not as good: a long step may reach a place
        where it does not determine the other velocities at all, and what is off of these is divided by its quality.
        """
        found = self.worn(end, states(end))
        if found is None or found.own >= FAR * found.best:
            return end
        before = self.at(start, states(start))
        if before is None or before.is_worn:
            return end
        low, high = start, end
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            there = self.at(middle, states(middle))
            if there is None or there.own < FAR * there.best:
                high = middle
            elif there.is_worn:
                return middle
            else:
                low = middle
        return end

    def _sized(self, here: Any) -> Any:
        """Rows at a state, divided by the sizes their entries have been seen to have."""
        self._sizes = self._sizes or usual_sizes(self.seen)
        return here / self._sizes[0] / self._sizes[1]

    def _own(self, rows: Any) -> float:
        """The smallest singular value of the velocities that follow, from the rows that are kept."""
        import numpy as np

        return smallest_singular_value(rows[np.ix_(self.choice.kept, self.choice.dependent)])

    def _most(self, rows: Any) -> float:
        """What no choice can exceed."""
        import numpy as np

        if len(rows) > len(self.choice.kept):
            return nth_singular_value(rows, len(self.choice.kept))
        return float(np.sqrt((rows * rows).sum(axis=1)).min(initial=np.inf))


def following(problem: Problem, before: ChoiceQuality | None = None) -> ChoiceQuality | None:
    """What watches the independent velocities of a problem; None where there is no choice of these.

    Args:
        problem: the problem.
        before: what has watched another choice of the same velocities.
    """
    choice = problem.equations.choice
    return None if choice is None or choice.again is None else ChoiceQuality(problem, before)
