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
from bondgraph.problem.nearby_states import nearby
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph.program.rank import pivot_columns, smallest_singular_value, usual_sizes
from bondgraph.program.tolerances import SINGULAR

WORN = 0.25
"""A choice whose smallest singular value is a smaller part of that of the best choice is worn out.

What a change costs is a new start of the method; what waiting costs are steps that shorten with the square of this. The
best choice is at least 1/sqrt(r (n - r) + 1) of what all n velocities would give, so that it is not worn out itself.
"""
BETTER = 0.9
"""Where no step goes on, a choice with a smaller part of the best is left: any other would be as good."""
AROUND = 4
"""The usual sizes of entries are seen at so many states near by."""


@dataclass(frozen=True)
class Quality:
    """How well a choice does in a configuration.

    Args:
        own: the smallest singular value of the rows, scaled, of the velocities that follow.
        best: the same of the best choice.
        free: the independent velocities of that.
    """

    own: float
    best: float
    free: tuple[str, ...]

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
        seen: sizes of the entries, of shape (r, n), as another choice has left them.
    """

    def __init__(self, problem: Problem, seen: Any = None) -> None:
        assert problem.equations.choice is not None
        self.problem, self.seen = problem, seen
        self._sizes: tuple[Any, Any] | None = None
        self.choice: VelocityChoice = problem.equations.choice

    @cached_property
    def _rows(self) -> Callable[[Sequence[float]], list[float]]:
        rows, columns = self.choice.rows.shape
        entries = {f"{i},{j}": self.choice.rows[i, j] for i in range(rows) for j in range(columns)}
        return instant(lower(self.problem.equations, entries))

    def _matrix(self, time: float, states: Any) -> Any:
        """The rows at a state; None where they are not defined."""
        import numpy as np

        with suppress(BondGraphError, ArithmeticError, ValueError):
            found = np.array(self._rows(self.problem.arguments(time, states.tolist()))).reshape(self.choice.rows.shape)
            return found if np.isfinite(found).all() else None
        return None

    def at(self, time: float, states: Any) -> Quality | None:
        """The quality at a state; None where the rows are not defined."""
        import numpy as np

        here = self._matrix(time, states)
        if here is None:
            return None
        if self.seen is None:
            around = (self._matrix(time, x) for x in nearby(states, AROUND))
            self.seen = np.max(np.abs([here, *(x for x in around if x is not None)]), axis=0)
        self.seen, self._sizes = np.maximum(self.seen, np.abs(here)), None
        rows = self._sized(here)
        best = pivot_columns(rows)
        free = tuple(name for k, name in enumerate(self.choice.names) if k not in best)
        return Quality(self._own(rows), smallest_singular_value(rows[:, sorted(best)]), free)

    def worn(self, time: float, states: Any) -> Quality | None:
        """The quality at a state where it is worn out; None elsewhere."""
        import numpy as np

        here = self._matrix(time, states)
        if here is not None and self.seen is not None and (np.abs(here) <= self.seen).all():
            rows = self._sized(here)
            # A smallest singular value is no larger than the shortest row, whichever columns are chosen.
            if self._own(rows) >= WORN * np.sqrt((rows * rows).sum(axis=1)).min(initial=np.inf):
                return None
        found = self.at(time, states)
        return found if found is not None and found.is_worn else None

    def _sized(self, here: Any) -> Any:
        """Rows at a state, divided by the sizes their entries have been seen to have."""
        self._sizes = self._sizes or usual_sizes(self.seen)
        return here / self._sizes[0] / self._sizes[1]

    def _own(self, rows: Any) -> float:
        """The smallest singular value of the velocities that follow."""
        return smallest_singular_value(rows[:, list(self.choice.dependent)])


def following(problem: Problem, before: ChoiceQuality | None = None) -> ChoiceQuality | None:
    """What watches the independent velocities of a problem; None where there is no choice of these.

    Args:
        problem: the problem.
        before: what has watched another choice of the same velocities.
    """
    choice = problem.equations.choice
    return None if choice is None or choice.again is None else ChoiceQuality(problem, before.seen if before else None)
