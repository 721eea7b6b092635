"""Bifurcations: configurations at which constraints become dependent: motions of several kinds go on from there."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bondgraph.errors import NoSolution
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.nearby import nearby
from bondgraph.problem.problem import Problem
from bondgraph.program.bisect import bisect
from bondgraph.program.rank import (
    least_singular_value,
    lengths,
    most_independent_part,
    nth_combination,
    nth_singular_value,
)
from bondgraph.program.tolerances import OUTSIDE
from bondgraph.simulate.diagnosis import configuration
from bondgraph.simulate.singularity import Singularity

LOST = 1e-3
"""Gradients that are so much nearer to dependent than they have been are so, where their determinant turns over: an
integration passes a bifurcation at a distance of its error."""
STUCK = 1e-2
"""And so much nearer, where no step is short enough: the last one ends before it."""
PLACES = 3
"""How large gradients are is seen at so many places around the first."""
WORN = 0.1
"""Other states are chosen when those chosen are determined so many times worse than at first."""
SHARE = 0.1
"""A constraint takes part in a dependence with at least this part of the largest."""


class Bifurcations:
    """Finds the first place in a step at which gradients of constraints become dependent.

    Those on coordinates are judged by coordinates, the others by the other states. Of as many rows and columns as are
    independent in general the determinant passes through zero there; where it does and others stay independent, these
    are chosen.

    Args:
        rows: the constraints.
    """

    def __init__(self, rows: ConstraintRows) -> None:
        self.rows, self.problem = rows, rows.problem
        self.kinds = rows.kinds if len(rows.kinds[0].columns) else rows.kinds[1:]
        self.most = [0.0] * len(self.kinds)
        self.sizes: Any = None
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the choice of rows and columns, as after a jump."""
        self.inside = inside
        self.chosen: list[Any] = [None] * len(self.kinds)

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The first such place from `start` to `end`; None where there is none."""
        found = (self._crossing(kind, start, end, states) for kind in range(len(self.kinds)))
        return min(filter(None, found), key=lambda found: found.time, default=None)

    def near(self, time: float, states: Any) -> NoSolution | None:
        """The refusal of a state from which no step goes on, if gradients are nearly dependent there."""
        for kind in range(len(self.kinds)):
            there = self._gradients(kind, time, states)
            if self._least(kind, there) <= STUCK * self.most[kind]:
                return self._refused(kind, there, states)
        return None

    def _crossing(self, kind: int, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        if self.chosen[kind] is None:
            before = self._gradients(kind, start, states(start))
            self.most[kind] = max(self.most[kind], self._least(kind, before))
            if not self._least(kind, before) > OUTSIDE * max(self.most[kind], 1.0):
                return Singularity(start, self._refused(kind, before, states(start)))
            self._choose(kind, before)
        chosen, sign, first = self.chosen[kind]
        after = self._gradients(kind, end, states(end))
        least = self._least(kind, after)
        if sign * _determinant(after[chosen]) <= 0.0 or not least > OUTSIDE * self.most[kind]:
            place = self._last(kind, chosen, sign, start, end, states)
            there = self._gradients(kind, place, states(place))
            if self._least(kind, there) <= LOST * self.most[kind]:
                return Singularity(place, self._refused(kind, there, states(place)))
            self._choose(kind, after)
        elif least_singular_value(after[chosen]) < WORN * first:
            self._choose(kind, after)
        self.most[kind] = max(self.most[kind], least)
        return None

    def _least(self, kind: int, gradients: Any) -> float:
        """The smallest singular value of as many as do not vanish in general."""
        return nth_singular_value(gradients, self.kinds[kind].rank)

    def _choose(self, kind: int, gradients: Any) -> None:
        """The rows and columns that are least dependent, the sign of their determinant, and how far it is from zero."""
        chosen = most_independent_part(gradients, self.kinds[kind].rank)
        part = gradients[chosen]
        self.chosen[kind] = chosen, math.copysign(1.0, _determinant(part)), least_singular_value(part)

    def _gradients(self, kind: int, time: float, states: Any) -> Any:
        """Gradients of one kind of constraints, of length one or so each."""
        import numpy as np

        rows, columns, _ = self.kinds[kind]
        if self.sizes is None:
            self.sizes = self._sizes(time, np.array(states, float))
        return self._whole(time, states)[rows][:, columns] / self.sizes[kind]

    def _whole(self, time: float, states: Any) -> Any:
        return self.rows.gradients(self.inside(time), states)

    def _sizes(self, time: float, states: Any) -> list[Any]:
        """How large the gradients of each kind are around a state: at the state itself one may vanish."""
        import numpy as np

        found = [self._whole(time, states)]
        for place in nearby(states, PLACES):
            with suppress(ArithmeticError, ValueError):
                found.append(self._whole(time, place))
        every = np.nan_to_num(np.array(found), posinf=0.0, neginf=0.0)
        norms = (np.linalg.norm(every[:, rows][:, :, columns], axis=2).max(axis=0) for rows, columns, _ in self.kinds)
        return [np.where(norm > 0, norm, 1.0)[:, None] for norm in norms]

    def _last(
        self, kind: int, chosen: Any, sign: float, low: float, high: float, states: Callable[[float], Any]
    ) -> float:
        """The last instant at which a determinant has a sign."""

        def keeps(time: float) -> bool:
            return sign * _determinant(self._gradients(kind, time, states(time))[chosen]) > 0.0

        return bisect(keeps, low, high)[0]

    def _refused(self, kind: int, gradients: Any, states: Any) -> NoSolution:
        import numpy as np

        rows, columns, rank = self.kinds[kind]
        equations, constraints = self.problem.equations, self.rows.constraints
        share = np.abs(nth_combination(gradients, rank))
        taking = [rows[k] for k in range(len(rows)) if share[k] >= SHARE * share.max()]
        loops = equations.holders([constraints[k] for k in taking])
        names = loops or equations.holders(constraints) or [equations.states[k] for k in columns]
        sizes = ", ".join(f"{size:.2g}" for size in lengths(gradients)[:rank])
        law = f"these constraints become dependent{configuration(self.problem, states, equations.states)}"
        law = f"{law}: motions of several kinds go on from there (singular values of their gradients: {sizes})"
        return NoSolution(", ".join(names), law, parties=names)


def _determinant(part: Any) -> float:
    import numpy as np

    return float(np.linalg.det(part))


def bifurcations(problem: Problem) -> Bifurcations | None:
    """A monitor of the constraints; None where there are none."""
    return Bifurcations(ConstraintRows(problem)) if problem.equations.constraints else None
