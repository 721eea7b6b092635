"""Bifurcations: configurations at which constraints become dependent: motions of several kinds go on from there."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.errors import NoSolution
from bondgraph.problem.constraint_rows import ConstraintRows, Kind
from bondgraph.problem.nearby_states import nearby
from bondgraph.problem.velocity_rows import VelocityRows
from bondgraph.program.rank import (
    Greatest,
    frobenius_norm,
    lengths,
    nth_combination,
    nth_singular_value,
    relative_change,
    scale_factors,
    spectral_norm,
)
from bondgraph.program.tolerances import OUTSIDE
from bondgraph.simulate.diagnosis import configuration
from bondgraph.simulate.error_control import ErrorControl
from bondgraph.simulate.gradient_weights import PLACES, weigh
from bondgraph.simulate.methods.native_constraints import native_constraints
from bondgraph.simulate.out_of_reach import is_out_of_reach, leads_out_of_reach, out_of_reach
from bondgraph.simulate.singularity import Singularity

if TYPE_CHECKING:
    from bondgraph.simulate.methods.native_regularity import Regularity

LOST = 1e-3
"""Gradients that are so much nearer to dependent than they have been are so, where they come no nearer: an integration
passes a bifurcation at a distance of its error."""
STUCK = 1e-2
"""And so much nearer, where no step is short enough: the last one ends before it. Farther they are independent."""
OVERDUE = 3.0
"""Gradients so near to dependent come to be so in the time that is left at the rate at which they came there. Where so
many times as much has passed, and they come no farther, the motion stays there: rounding has led it to another branch,
on which they are dependent all along."""
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
OUTGROWN = 0.1
"""Gradients have been far larger where beside that they are less than this part as far from dependent as beside their
sizes around the place."""
BACK = 0.3
"""Those that change in time are looked at this part of the motion before."""
SHARE = 0.1
"""A constraint takes part in a dependence with at least this part of the largest."""


STRAIGHT_ON = (
    'give through_singular="continue" to go straight on there, as inertia leads the motion, or end it before; change '
    "a dimension, if the mechanism is not meant to come there"
)
AWAY = "start away from it"


class _Known(NamedTuple):
    """An instant, the gradients of each kind there, and their smallest singular values."""

    time: float
    parts: Sequence[Any]
    smallest: Sequence[float]


class Approach(NamedTuple):
    """The instants between which gradients are nearly dependent, as long before as behind the place."""

    start: float
    end: float


class Bifurcations:
    """Finds the first place in a step at which gradients of constraints become dependent.

    Those on coordinates are judged by coordinates, the others by the other states: by the smallest singular value of
    as many as are independent in general. It changes by no more than the gradients do (Weyl), which bounds it between
    the instants at which these are known. Where that leaves it open whether it vanishes, as it does where they are far
    from one size, their change is measured beside themselves; where that does, too, its minimum is sought.

    Args:
        rows: the constraints, or those on velocities that are embedded.
        control: the sizes of the states; they are of order one without it.
        native: tells of native steps, in native code, whether it is sure that nothing is to be found in them.
        straight_on: whether the motion is to go straight on already, so that a refusal does not propose it.
    """

    looks_ahead = False

    def __init__(
        self,
        rows: ConstraintRows | VelocityRows,
        control: ErrorControl | None = None,
        native: Regularity | None = None,
        straight_on: bool = False,
    ) -> None:
        self.remedy = AWAY if straight_on else STRAIGHT_ON
        self.rows, self.problem, self.control = rows, rows.problem, control
        self.kinds = judged(rows)
        self.greatest: list[Greatest] = []
        self.first = -math.inf  # since when it is known how large gradients are
        self.native = native
        self.most: Any = [0.0] * len(self.kinds) if native is None else native.most
        if isinstance(rows, VelocityRows):
            self.most = rows.quality.most
        self.arrives = [False] * len(self.kinds)
        self.begin(lambda time: time)

    def goes_on(self, before: Bifurcations) -> None:
        """A motion goes on with other independent velocities: how far from dependent gradients have been is known."""
        for kind, most in enumerate(before.most):
            self.most[kind] = max(self.most[kind], most)
        self.arrives = [True] * len(self.kinds)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the last step, as after a jump."""
        self.inside = inside
        self.begun = [False] * len(self.kinds)
        self.approached = [False] * len(self.kinds)
        self.due: list[float | None] = [None] * len(self.kinds)
        if self.native is not None:
            self.native.begin(inside)

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The first such place from `start` to `end`; None where there is none."""
        return None if self._stay(start, end, states) else self._sought(start, end, states)

    def _stay(self, start: float, end: float, states: Callable[[float], Any]) -> bool:
        """Whether a native step is one within which constraints surely stay independent."""
        if self.native is None or not self.native.judges(states) or any(self.approached):
            return False
        if not self.greatest:
            self.greatest = self._around(start, states(start))
        begun = all(self.begun)
        if not self.native.holds(states, start, end, begun):
            return False
        if not begun:
            self.begun, self.arrives = [True] * len(self.kinds), [False] * len(self.kinds)
        return True

    def _sought(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The first such place, as nothing but the states tells it."""
        for low, high in pairwise(self._instants(start, end, states)):
            found = [self._crossing(kind, low, high, states) for kind in range(len(self.kinds))]
            if first := min(filter(None, found), key=lambda found: found.time, default=None):
                if self._judged_anew(self._known(first.time, states), states(first.time)):
                    return self._sought(low.time, end, states)
                return first
        last = self._unscaled(end, states(end))
        self.greatest = self._shared([known.grown(part) for known, part in zip(self.greatest, last, strict=True)])
        return None

    def _shared(self, greatest: list[Greatest]) -> list[Greatest]:
        """How large gradients have been, as native code knows it too."""
        return greatest if self.native is None else self.native.shared(greatest)

    def _instants(self, start: float, end: float, states: Callable[[float], Any]) -> list[_Known]:
        """Instants in a step between which no gradient turns far."""
        found = [self._known(start, states)]
        left = [self._known(start + part * (end - start), states) for part in (1.0, *INSIDE[::-1])]
        while left:
            if _turn(found[-1], left[-1]) > TURN and len(found) + len(left) < MOST:
                left.append(self._known((found[-1].time + left[-1].time) / 2, states))
            else:
                found.append(left.pop())
        return found

    def _known(self, time: float, states: Callable[[float], Any]) -> _Known:
        parts = self._gradients(time, states(time))
        return _Known(time, parts, [nth_singular_value(p, k.rank) for p, k in zip(parts, self.kinds, strict=True)])

    def approach(
        self, start: float, end: float, states: Callable[[float], Any], beside: float = 1.0
    ) -> Approach | None:
        """The way over the first such place to which a step comes near.

        Args:
            start, end, states: the step.
            beside: so many times as far from dependent as where they are taken for it.
        """
        for low, high in pairwise(self._instants(start, end, states)):
            found = [self._approach(kind, low, high, states, beside) for kind in range(len(self.kinds))]
            if first := min(filter(None, found), default=None):
                return first
        return None

    def _approach(
        self, kind: int, low: _Known, high: _Known, states: Callable[[float], Any], beside: float
    ) -> Approach | None:
        """The same of one kind, between two instants."""
        least = LOST * self.most[kind]
        far = beside * least
        place = self._minimum(kind, low, high, states) if self._may_vanish(kind, low, high, states) else high
        if not place.smallest[kind] < min(far, low.smallest[kind]):
            return None
        first, last = low, place
        for _ in range(HALVINGS if low.smallest[kind] > far else 0):
            middle = self._known((first.time + last.time) / 2, states)
            first, last = (middle, last) if middle.smallest[kind] > far else (first, middle)
        ahead = place.time - first.time
        if place.smallest[kind] > least:  # it is farther on, as much as is left
            ahead *= first.smallest[kind] / (first.smallest[kind] - place.smallest[kind])
        return Approach(first.time, first.time + 2 * ahead)

    def near(self, time: float, states: Any) -> NoSolution | None:
        """The refusal of a state from which no step goes on, if gradients are nearly dependent there."""
        here = self._known(time, lambda time: states)
        if self._judged_anew(here, states):
            here = self._known(time, lambda time: states)
        near = (kind for kind, most in enumerate(self.most) if here.smallest[kind] <= STUCK * most)
        return next((self._refused(kind, here, states) for kind in near), None)

    def _crossing(self, kind: int, low: _Known, high: _Known, states: Callable[[float], Any]) -> Singularity | None:
        """The place at which the gradients of a kind become dependent between two instants; None where they do not."""
        first, last = low.smallest[kind], high.smallest[kind]
        if not self.begun[kind]:
            self.begun[kind], self.most[kind] = True, max(self.most[kind], first)
            if not first > OUTSIDE * max(self.most[kind], 1.0):
                return Singularity(low.time, self._refused(kind, low, states(low.time), AWAY))
            self.approached[kind] = self.arrives[kind] and first <= LOST * self.most[kind]
            self.arrives[kind] = False
        most = self.most[kind]
        self.most[kind] = max(most, last)
        there = self._minimum(kind, low, high, states) if self._may_vanish(kind, low, high, states) else high
        smallest = there.smallest[kind]
        passed = smallest <= LOST * most and (
            smallest < DIP * min(first, last) or (self.approached[kind] and last > first)
        )
        # Of what begins near such a place and moves away it was not approached.
        self.approached[kind] = last <= LOST * most and (last < first or self.approached[kind])
        if not passed and self._is_overdue(kind, low, high):
            return Singularity(high.time, self._refused(kind, high, states(high.time)))
        if passed or not smallest > OUTSIDE * most:
            refusal = self._refused(kind, there, states(there.time))
            goes_on = not is_out_of_reach(refusal)
            return Singularity(there.time, refusal, goes_on, _within(kind, there, low, high, LOST * most))
        return None

    def _is_overdue(self, kind: int, low: _Known, high: _Known) -> bool:
        """Whether a motion that came near a place ought to have reached it, and neither did nor moves away."""
        first, last = low.smallest[kind], high.smallest[kind]
        if not (self.approached[kind] and first <= LOST * self.most[kind]):
            self.due[kind] = None
            return False
        if self.due[kind] is None and first > last:
            self.due[kind] = low.time + OVERDUE * first * (high.time - low.time) / (first - last)
        due = self.due[kind]
        return due is not None and high.time > due

    def _may_vanish(self, kind: int, low: _Known, high: _Known, states: Callable[[float], Any]) -> bool:
        """Whether the smallest singular value may come down to nearly nothing between two instants."""
        left = [(low, high, HALVINGS)]
        while left:
            low, high, halvings = left.pop()
            apart, sure = high.parts[kind] - low.parts[kind], (low.smallest[kind] + high.smallest[kind]) / BENT
            if sure > frobenius_norm(apart) or sure > spectral_norm(apart):
                continue
            middle = self._known((low.time + high.time) / 2, states)
            if middle.smallest[kind] <= LOST * self.most[kind] or not halvings:
                return True
            if self._holds(kind, low, middle, high):
                continue
            left += [(low, middle, halvings - 1), (middle, high, halvings - 1)]
        return False

    def _holds(self, kind: int, low: _Known, middle: _Known, high: _Known) -> bool:
        """Whether gradients change by less than themselves around an instant.

        On a parabola through three points the way from the middle is nowhere longer than to the farther end.
        """
        part, rank = middle.parts[kind], self.kinds[kind].rank
        return all(BENT * relative_change(part, end.parts[kind] - part, rank) < 1 for end in (low, high))

    def _minimum(self, kind: int, first: _Known, last: _Known, states: Callable[[float], Any]) -> _Known:
        """Where the smallest singular value is smallest between two instants: by golden section."""
        low, high = first.time, last.time
        ratio = (math.sqrt(5) - 1) / 2
        a, b = (self._known(time, states) for time in (high - ratio * (high - low), low + ratio * (high - low)))
        for _ in range(GOLDEN):
            if a.smallest[kind] < b.smallest[kind]:
                high, b = b.time, a
                a = self._known(high - ratio * (high - low), states)
            else:
                low, a = a.time, b
                b = self._known(low + ratio * (high - low), states)
        return min(a, b, key=lambda known: known.smallest[kind])

    def _gradients(self, time: float, states: Any) -> list[Any]:
        """Gradients of each kind of constraints, of length one or so each."""
        if not self.greatest:
            self.greatest = self._around(time, states)
        parts = self._unscaled(time, states)
        return [greatest.scaled(part) for greatest, part in zip(self.greatest, parts, strict=True)]

    def _unscaled(self, time: float, states: Any) -> list[Any]:
        """The gradients of each kind, not yet of length one."""
        whole = self.rows.gradients(self.inside(time), states)
        return [self.rows.part(kind, whole) for kind in self.kinds]

    def _around(self, time: float, states: Any) -> list[Greatest]:
        """How large gradients are around a state: at the state itself one may vanish."""
        if self.control and isinstance(self.rows, ConstraintRows):
            weigh(self.rows, self.inside(time), states, self.control.sizes)
        found, usual = self._seen_around(time, states, [time] * PLACES)
        self.first = time
        if isinstance(self.rows, ConstraintRows):  # a motion may begin next to a bifurcation
            for kind, size in enumerate(usual):
                self.most[kind] = max(self.most[kind], size)
        return self._shared(found)

    def _seen_around(self, time: float, states: Any, times: Sequence[float]) -> tuple[list[Greatest], list[float]]:
        """How large gradients are at a state and around it, and beside these their smallest singular values there.

        Args:
            time, states: the state.
            times: of the states around it.
        """
        import numpy as np

        found, places = [Greatest.of(part) for part in self._unscaled(time, states)], list[Any]()
        for then, place in zip(times, nearby(states, len(times), self.control and self.control.sizes), strict=True):
            with suppress(ArithmeticError, ValueError):
                there = self._unscaled(then, place)
                if all(np.isfinite(part).all() for part in there):
                    found = [greatest.grown(part) for greatest, part in zip(found, there, strict=True)]
                    places.append(there)
        usual = (
            [nth_singular_value(greatest.scaled(there[k]), self.kinds[k].rank) for there in places]
            for k, greatest in enumerate(found)
        )
        return found, [min(each, default=0.0) for each in usual]

    def _judged_anew(self, here: _Known, states: Any) -> bool:
        """Judge gradients by their sizes around a state, if beside those that they have had, as at a pole, they only
        seem dependent there; whether any are.

        Args:
            here, states: where they seem to be so.
        """
        times = [here.time - BACK * part * (here.time - self.first) for part in INSIDE]
        found, usual = self._seen_around(here.time, states, times)
        outgrown = False
        for kind, (greatest, part) in enumerate(zip(found, self._unscaled(here.time, states), strict=True)):
            smallest = nth_singular_value(greatest.scaled(part), self.kinds[kind].rank)
            if smallest > STUCK and OUTGROWN * smallest * self.most[kind] > here.smallest[kind]:
                self.greatest[kind], self.most[kind] = greatest, max(usual[kind], smallest)
                self.approached[kind], self.due[kind], outgrown = False, None, True
        if outgrown:
            self._shared(self.greatest)
            if isinstance(self.rows, VelocityRows):
                self.rows.quality.forget()
        return outgrown

    def _refused(self, kind: int, here: _Known, states: Any, remedy: str = "") -> NoSolution:
        import numpy as np

        rows, columns, rank = self.kinds[kind]
        equations, gradients = self.problem.equations, here.parts[kind]
        combination = nth_combination(gradients, rank)
        share = np.abs(combination)
        taking = [rows[k] for k in range(len(rows)) if share[k] >= SHARE * share.max()]
        if self._leads_out_of_reach(kind, combination, here.time, states):
            assert isinstance(self.rows, ConstraintRows)
            return out_of_reach(self.rows, taking, states)
        names = self.rows.parties(taking) or [equations.states[k] for k in columns]
        sizes = ", ".join(f"{size:.2g}" for size in lengths(gradients)[:rank])
        law = f"these constraints become dependent{configuration(self.problem, states, equations.states)}"
        law = f"{law}: motions of several kinds go on from there (singular values of their gradients: {sizes})"
        return NoSolution(", ".join(names), law, parties=names, remedy=remedy or self.remedy)

    def _leads_out_of_reach(self, kind: int, combination: Any, time: float, states: Any) -> bool:
        """Whether positions given in time, and not the mechanism, are why constraints become dependent."""
        import numpy as np

        rows, own = self.rows, self.kinds[kind]
        if self.control is None or not isinstance(rows, ConstraintRows) or not any(own is k for k in rows.of_place):
            return False
        whole = np.zeros(len(rows.constraints))
        whole[own.rows] = combination * rows.weights[own.rows] / scale_factors(self.greatest[kind].rows)
        return leads_out_of_reach(rows, whole, self.inside, time, self.control.end, states)


def judged(rows: ConstraintRows | VelocityRows) -> list[Kind]:
    """The kinds of constraints that have states of their own."""
    return rows.kinds if len(rows.kinds[0].columns) else rows.kinds[1:]


def _within(kind: int, place: _Known, low: _Known, high: _Known, least: float) -> float:
    """How long before and after a place the smallest singular value is below some value: it goes on as it comes.

    Args:
        kind: of the constraints.
        place: where it is smallest.
        low, high: instants about the place.
        least: the value.
    """
    rates = [
        abs(end.smallest[kind] - place.smallest[kind]) / abs(end.time - place.time)
        for end in (low, high)
        if end.time != place.time
    ]
    fastest = max(rates, default=0.0)
    return least / fastest if fastest else abs(high.time - low.time)


def _turn(low: _Known, high: _Known) -> float:
    """How far any gradient turns between two instants."""
    import numpy as np

    pairs = zip(low.parts, high.parts, strict=True)
    return max(float(np.abs(after - before).max(initial=0.0)) for before, after in pairs)


def bifurcations(rows: ConstraintRows | None, control: ErrorControl, straight_on: bool = False) -> Bifurcations | None:
    """A monitor of the constraints; None where there are none."""
    if rows is None:
        return None
    constraints = native_constraints(rows, judged(rows))
    from bondgraph.simulate.methods.native_regularity import Regularity

    return Bifurcations(rows, control, None if constraints is None else Regularity(constraints), straight_on)
