"""Bifurcations: configurations at which constraints become dependent: motions of several kinds go on from there."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

from bondgraph.errors import NoSolution
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.nearby import nearby
from bondgraph.program.rank import (
    Greatest,
    lengths,
    nth_combination,
    nth_singular_value,
    spectral_norm,
)
from bondgraph.program.tolerances import OUTSIDE
from bondgraph.simulate.diagnosis import configuration
from bondgraph.simulate.error_control import ErrorControl
from bondgraph.simulate.singularity import Singularity

LOST = 1e-3
"""Gradients that are so much nearer to dependent than they have been are so, where they come no nearer: an integration
passes a bifurcation at a distance of its error."""
STUCK = 1e-2
"""And so much nearer, where no step is short enough: the last one ends before it."""
INSIDE = (0.21, 0.47, 0.74)
"""At these parts of a step gradients are looked at in any case: unequal ones, since angles come round."""
TURN = 0.5
"""And more often where gradients of length one change more from one to the next."""
MOST = 200
"""Instants in a step, at most."""
BENT = 1.5
"""A path is longer than the distance of its ends, by no more than this where gradients turn by less than `TURN`."""
HALVINGS = 40
GOLDEN = 70
DIP = 0.5
"""A minimum lies inside where it is below this part of what is at either end."""
PLACES = 3
"""How large gradients are is seen at so many places around the first."""
SHARE = 0.1
"""A constraint takes part in a dependence with at least this part of the largest."""


_Known = tuple[float, Any, float]
"""An instant, the gradients there, and their least singular value."""


class Bifurcations:
    """Finds the first place in a step at which gradients of constraints become dependent.

    Those on coordinates are judged by coordinates, the others by the other states: by the smallest singular value of
    as many as are independent in general. It changes by no more than the gradients do (Weyl), which bounds it between
    the instants at which these are known; where that leaves it open whether it vanishes, its minimum is sought.

    Args:
        rows: the constraints.
        control: the sizes of the states; they are of order one without it.
    """

    def __init__(self, rows: ConstraintRows, control: ErrorControl | None = None) -> None:
        self.rows, self.problem, self.control = rows, rows.problem, control
        self.kinds = rows.kinds if len(rows.kinds[0].columns) else rows.kinds[1:]
        self.most = [0.0] * len(self.kinds)
        self.greatest: list[Greatest] = []
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the last step, as after a jump."""
        self.inside = inside
        self.begun = [False] * len(self.kinds)
        self.approached = [False] * len(self.kinds)

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The first such place from `start` to `end`; None where there is none."""
        for low, high in pairwise(self._instants(start, end, states)):
            found = [self._crossing(kind, low, high, states) for kind in range(len(self.kinds))]
            if first := min(filter(None, found), key=lambda found: found.time, default=None):
                return first
        last = self._parts(end, states(end))
        self.greatest = [greatest.grown(part) for greatest, part in zip(self.greatest, last, strict=True)]
        return None

    def _instants(self, start: float, end: float, states: Callable[[float], Any]) -> list[float]:
        """Instants in a step between which no gradient turns far."""
        import numpy as np

        found, left = [start], [start + part * (end - start) for part in (1.0, *INSIDE[::-1])]
        before = self._turned(start, states)
        while left:
            after = self._turned(left[-1], states)
            if np.abs(after - before).max(initial=0.0) > TURN and len(found) + len(left) < MOST:
                left.append((found[-1] + left[-1]) / 2)
                continue
            before = after
            found.append(left.pop())
        return found

    def _turned(self, time: float, states: Callable[[float], Any]) -> Any:
        """All gradients, of length one or so each, in one row."""
        import numpy as np

        at = states(time)
        return np.concatenate([self._gradients(kind, time, at).ravel() for kind in range(len(self.kinds))])

    def near(self, time: float, states: Any) -> NoSolution | None:
        """The refusal of a state from which no step goes on, if gradients are nearly dependent there."""
        for kind in range(len(self.kinds)):
            there = self._gradients(kind, time, states)
            if self._least(kind, there) <= STUCK * self.most[kind]:
                return self._refused(kind, there, states)
        return None

    def _crossing(self, kind: int, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The place at which the gradients of a kind become dependent between two instants; None where they do not."""
        before, after = (self._gradients(kind, time, states(time)) for time in (start, end))
        first, last = self._least(kind, before), self._least(kind, after)
        if not self.begun[kind]:
            self.begun[kind], self.most[kind] = True, max(self.most[kind], first)
            if not first > OUTSIDE * max(self.most[kind], 1.0):
                return Singularity(start, self._refused(kind, before, states(start)))
        most = self.most[kind]
        self.most[kind] = max(most, last)
        place, least = end, last
        if self._may_vanish(kind, (start, before, first), (end, after, last), states):
            place, least = self._minimum(kind, start, end, states)
        passed = least <= LOST * most and (least < DIP * min(first, last) or (self.approached[kind] and last > first))
        self.approached[kind] = last <= LOST * most
        if passed or not least > OUTSIDE * most:
            there = self._gradients(kind, place, states(place))
            return Singularity(place, self._refused(kind, there, states(place)), is_passable=True)
        return None

    def _may_vanish(self, kind: int, low: _Known, high: _Known, states: Callable[[float], Any]) -> bool:
        """Whether the least singular value may come down to nearly nothing between two instants."""
        left = [(low, high, HALVINGS)]
        while left:
            (start, before, first), (end, after, last), halvings = left.pop()
            if first + last > BENT * spectral_norm(after - before):
                continue
            time = (start + end) / 2
            there = self._gradients(kind, time, states(time))
            least = self._least(kind, there)
            if least <= LOST * self.most[kind] or not halvings:
                return True
            middle = time, there, least
            left += [((start, before, first), middle, halvings - 1), (middle, (end, after, last), halvings - 1)]
        return False

    def _minimum(self, kind: int, low: float, high: float, states: Callable[[float], Any]) -> tuple[float, float]:
        """Where the least singular value is smallest between two instants, and what it is there: by golden section."""

        def at(time: float) -> float:
            return self._least(kind, self._gradients(kind, time, states(time)))

        ratio = (math.sqrt(5) - 1) / 2
        a, b = high - ratio * (high - low), low + ratio * (high - low)
        at_a, at_b = at(a), at(b)
        for _ in range(GOLDEN):
            if at_a < at_b:
                high, b, at_b = b, a, at_a
                a = high - ratio * (high - low)
                at_a = at(a)
            else:
                low, a, at_a = a, b, at_b
                b = low + ratio * (high - low)
                at_b = at(b)
        return (a, at_a) if at_a < at_b else (b, at_b)

    def _least(self, kind: int, gradients: Any) -> float:
        """The smallest singular value of as many as do not vanish in general."""
        return nth_singular_value(gradients, self.kinds[kind].rank)

    def _gradients(self, kind: int, time: float, states: Any) -> Any:
        """Gradients of one kind of constraints, of length one or so each."""
        if not self.greatest:
            self.greatest = self._around(time, states)
        return self.greatest[kind].scaled(self._parts(time, states)[kind])

    def _parts(self, time: float, states: Any) -> list[Any]:
        """The gradients of each kind, as they are."""
        whole = self.rows.gradients(self.inside(time), states)
        return [whole[rows][:, columns] for rows, columns, _ in self.kinds]

    def _around(self, time: float, states: Any) -> list[Greatest]:
        """How large gradients are around a state: at the state itself one may vanish."""
        import numpy as np

        found = [Greatest.of(part) for part in self._parts(time, states)]
        for place in nearby(np.array(states, float), PLACES, self.control and self.control.sizes):
            with suppress(ArithmeticError, ValueError):
                there = self._parts(time, place)
                if all(np.isfinite(part).all() for part in there):
                    found = [greatest.grown(part) for greatest, part in zip(found, there, strict=True)]
        return found

    def _refused(self, kind: int, gradients: Any, states: Any) -> NoSolution:
        import numpy as np

        rows, columns, rank = self.kinds[kind]
        equations, constraints = self.problem.equations, self.rows.constraints
        share = np.abs(nth_combination(gradients, rank))
        taking = [rows[k] for k in range(len(rows)) if share[k] >= SHARE * share.max()]
        loops = equations.holders([constraints[k] for k in taking])
        kept = [each for each in constraints if each in equations.balance.constraints.invariants]
        sources = list(dict.fromkeys(equations.xp.name(each).rpartition(".")[0] for each in kept))
        names = loops or equations.holders(constraints) or sources or [equations.states[k] for k in columns]
        sizes = ", ".join(f"{size:.2g}" for size in lengths(gradients)[:rank])
        law = f"these constraints become dependent{configuration(self.problem, states, equations.states)}"
        law = f"{law}: motions of several kinds go on from there (singular values of their gradients: {sizes})"
        return NoSolution(", ".join(names), law, parties=names)


def bifurcations(rows: ConstraintRows | None, control: ErrorControl) -> Bifurcations | None:
    """A monitor of the constraints; None where there are none."""
    return None if rows is None else Bifurcations(rows, control)
