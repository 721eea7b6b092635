"""Loss of the solution branch: solutions of nonlinear systems are followed along a motion, and must not leap.

One may leap where its branch goes on, too: where laws are flat but for rounding, that of the states makes all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bondgraph.errors import NoSolution
from bondgraph.problem.problem import Problem
from bondgraph.program.program import Newton, Program
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.diagnosis import UNDEFINED, configuration
from bondgraph.simulate.singularity import Singularity

if TYPE_CHECKING:
    from bondgraph.simulate.error_control import ErrorControl
    from bondgraph.simulate.methods.native_leaps import NativeLeaps

STEADY = 1e-6
"""What changes within a step by so little of itself does not leap."""
UNEVEN = 0.01
"""A leap by a smaller part of what the solution changes within a step is not told from its bends."""
SHRUNK, FIRST = 0.25, 10
"""A change that falls to this part of itself in ever shorter parts of a step, from so many halvings on, is no leap."""
WHOLE = 2
"""A step is halved so often before a part of it is said to be even."""
HALVINGS = 34
"""Even a cube root through zero has shrunk to less than a thousandth then."""
MOST = 8
"""So many steep places within a step are looked at, each of which may be a leap."""
WAYS = 4
FLOATS = 4.0
"""States are rounded by so many of their spacings."""
STEEPER = 10.0
"""A leap is so many times what the solution changes on some ways as long on either side of it. Less is a bend between
two floats, as of a diode."""

Solved = tuple[float, Any]
"""An instant, and the solutions there."""


@dataclass
class _Part:
    """A part of a step, halved so often, and the solutions at its ends: a leap changes one by more than `least`."""

    low: float
    before: Any
    high: float
    after: Any
    least: Any
    halved: int = 0

    def halves(self, middle: Any) -> list[_Part]:
        """Those in which a solution may leap, the later one first.

        None does in a part that is crossed evenly: of smooth bends little is left in a few halvings, of leaps all. But
        where two leaps follow each other, over a third solution, a short part may look even, too: there it is changes
        that must become small. In long ones a leap and a smooth bend may make up for each other.

        Args:
            middle: the solutions in the middle.
        """
        import numpy as np

        there, back, whole = (np.abs(x) for x in (middle - self.before, self.after - middle, self.after - self.before))
        least, count = self.least, self.halved + 1
        if self.halved == 0:
            least = np.fmax(least, UNEVEN * np.fmax(whole, np.fmax(there, back)))
        bends = np.abs(self.after - middle - (middle - self.before)) > least
        if WHOLE < count <= FIRST and not bends.any():
            return []
        if count == FIRST:
            least = np.fmax(least, SHRUNK * whole)
        half = (self.low + self.high) / 2
        first = _Part(self.low, self.before, half, middle, least, count)
        last = _Part(half, middle, self.high, self.after, least, count)
        return [part for part, change in ((last, back), (first, there)) if count < FIRST or (change > least).any()]


class BranchLoss:
    """Finds steps within which the solution of a nonlinear system leaps: the branch the motion was on has ended.

    Args:
        problem: equations with values.
        program: that of their rates.
        systems: its nonlinear systems.
        control: the tolerances of the motion, and the sizes of its states.
        native: tells of native steps, in native code, whether it is sure that nothing is to be found in them.
    """

    looks_ahead = False

    def __init__(
        self,
        problem: Problem,
        program: Program,
        systems: tuple[Newton, ...],
        control: ErrorControl,
        native: NativeLeaps | None = None,
    ) -> None:
        self.problem, self.control, self.native = problem, control, native
        self.systems = tuple(system.names for system in systems)
        self.names = tuple(name for names in self.systems for name in names)
        slots = [slot for system in systems for slot in system.slots]
        solutions = replace(program, results={str(k): slot for k, slot in enumerate(slots)})
        self._function, self._rates = problem.evaluate.alike(solutions), problem.evaluate.alike(program)
        self.largest: Any = 0.0
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the solutions, as after a jump. `inside` gives the instant at which laws are evaluated for another."""
        self.last: Any = None
        self.inside = inside
        if self.native is not None:
            self.native.begin(inside)

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The last instant before a leap within a step; None where there is none."""
        return None if self._follows(start, end, states) else self._sought(start, end, states)

    def _follows(self, start: float, end: float, states: Callable[[float], Any]) -> bool:
        """Whether a native step is one within which surely nothing leaps."""
        if self.native is None or not self.native.judges(states):
            return False
        if not self.native.holds(states, start, end, self.problem.evaluate.kept, self.last is not None):
            return False
        self.last, self.largest = self.native.last.copy(), self.native.largest.copy()
        return True

    def _sought(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The last instant before a leap, as Python finds it in any step."""
        import numpy as np

        before = self._values(start, states) if self.last is None else self.last
        after = self._values(end, states)
        change, size = np.abs(after - before), np.fmax(np.abs(before), np.abs(after))
        self._keep(after, np.fmax(self.largest, size))
        # What rounding leaves of a solution near zero changes wholly; what is not defined is not compared.
        least = np.fmax(STEADY * size, ROUNDING * self._largest_beside)
        leaps = change > least
        if not leaps.any():
            return None
        refused, parts = 0, [_Part(start, before, end, after, np.where(leaps, least, np.inf))]
        while parts and refused < MOST:
            part = parts.pop()
            if part.halved == HALVINGS:
                found = self._told(part, end - start, states)
                if found is not None:
                    return found
                refused += 1
            else:
                parts += part.halves(self._values((part.low + part.high) / 2, states))
        return None

    def _told(self, part: _Part, step: float, states: Callable[[float], Any]) -> Singularity | None:
        """The last instant before what changes in the shortest part of a step, if that is a leap."""
        import numpy as np

        low, high, before, after = part.low, part.high, part.before, part.after
        apart = np.abs(after - before)
        beside = np.fmax(self._beside(low, high, before, after, states), self._rounding((low, before), states))
        steep = apart > STEEPER * np.fmax(beside, self._rounding((high, after), states))
        twofold = self._is_twofold((low, before), after, step, states)
        leaps = (apart > part.least) & (steep | twofold)
        if not leaps.any() or not self._matters((low, before), (high, after), states):
            return None
        ends = bool((leaps & twofold).any())
        return Singularity(low, self._refused(leaps, before, after, states(low), ends), is_sought=True)

    @property
    def _largest_beside(self) -> Any:
        """The greatest size of any solution of the same system, of shape (unknowns,): what they all are rounded by.

        A current that a diode blocks is as uncertain as the voltages of its loop, however small it is itself.
        """
        import numpy as np

        counts = [len(names) for names in self.systems]
        first = np.cumsum([0, *counts[:-1]])
        return np.repeat(np.fmax.reduceat(np.broadcast_to(self.largest, len(self.names)), first), counts)

    def _keep(self, last: Any, largest: Any) -> None:
        """Go on from these solutions and sizes, as native code does, too."""
        self.last, self.largest = last, largest
        if self.native is not None:
            self.native.last[:], self.native.largest[:] = last, largest

    def _beside(self, low: float, high: float, before: Any, after: Any, states: Callable[[float], Any]) -> Any:
        """What the solutions change on ways as long as one on either side of it, the larger of both sides."""
        import numpy as np

        first, last = states(low), states(high)

        def on(way: int, near: Any) -> Any:
            return self._values(low + way * (high - low), lambda _: first + way * (last - first), near)

        found = [[on(way, before) for way in range(-WAYS, 1)], [on(way, after) for way in range(1, WAYS + 2)]]
        # Close to where a branch ends rounding may take one way to the other branch, and the next one back.
        return np.nan_to_num(np.fmax(*(np.sort(np.abs(np.diff(side, axis=0)), axis=0)[1] for side in found)))

    def _rounding(self, solved: Solved, states: Callable[[float], Any]) -> Any:
        """What rounding of the states, in their sizes, makes of solutions: of either sense, that which changes less.

        Close to where a branch ends the other sense leads beyond it.
        """
        import numpy as np

        time, solutions = solved
        state, control = states(time), self.control
        shifts = np.zeros(len(state))
        shifts[: len(control.sizes)] = FLOATS * np.spacing(np.fmax(control.sizes, np.abs(state[: len(control.sizes)])))

        def changed(shift: Any) -> Any:
            return np.abs(self._values(time, lambda _: state + shift, solutions) - solutions)

        found = [np.fmin(changed(shift), changed(-shift)) for shift in np.diag(shifts)]
        return np.nan_to_num(np.max(found, axis=0))

    def _is_twofold(self, solved: Solved, after: Any, step: float, states: Callable[[float], Any]) -> Any:
        """Which solutions have two values before they leap: on the branch that ends, and on that to which they leap.

        At the very end of a branch a search has no slope to go by, and may lead to the other one: then rounding seems
        to make as much of a solution as the leap. At a bend, however steep, there is one value on either side.

        Args:
            solved: the last solutions before the leap.
            after: the first ones behind it.
            step: the length of the step it is in, in seconds.
            states: what is within the step.
        """
        import numpy as np

        time, before = solved
        for k in range(0, HALVINGS, WAYS):
            aside = time - step / 2**k
            here, there = self._values(aside, states), self._values(aside, states, after)
            apart = np.abs(there - here)
            if (apart > SHRUNK * np.abs(after - before)).any():
                rounding = [self._rounding((aside, each), states) for each in (here, there)]
                # Of a voltage that is a difference of large ones a search finds several values, all of them rounding.
                least = np.fmax(STEEPER * np.fmax(*rounding), STEADY * self._largest_beside)
                if (found := apart > least).any():
                    return found
        return np.zeros(len(before), bool)

    def _matters(self, before: Solved, after: Solved, states: Callable[[float], Any]) -> bool:
        """Whether the rates of two solutions lead apart by more than tolerances within the rest of the motion.

        Newton's method leaves rounding of its largest terms in solutions that are nearly zero, as where a circuit
        starts with all its diodes at their bend.
        """
        import numpy as np

        def rates(time: float, near: Any) -> Any:
            self._rates.seed({**self.problem.evaluate.kept, **self._named(near)})
            return np.array(self._rates(self.problem.arguments(self.inside(time), states(time).tolist())))

        try:
            apart = np.abs(rates(*after) - rates(*before))
        except UNDEFINED:
            return True
        allowed = self.control.absolute + self.control.rtol * np.abs(states(before[0])[: len(apart)])
        return not (apart * (self.control.end - before[0]) <= allowed).all()

    def near(self, time: float, states: Any) -> None:
        """None: a system without a solution says so itself."""

    def _values(self, time: float, states: Callable[[float], Any], near: Any = None) -> Any:
        """The solutions, sought from those at the beginning of the step, or from some that are near."""
        import numpy as np

        self._function.seed(self.problem.evaluate.kept)
        if near is not None:
            self._function.seed(self._named(near))
        try:
            return np.array(self._function(self.problem.arguments(self.inside(time), states(time).tolist())))
        except UNDEFINED:
            return np.full(len(self.names), np.nan)

    def _named(self, solutions: Any) -> dict[tuple[str, ...], list[float]]:
        """Solutions by the unknowns of their systems."""
        rest = iter(solutions.tolist())
        return {names: [next(rest) for _ in names] for names in self.systems}

    def _refused(self, leaps: Any, before: Any, after: Any, states: Any, ends: bool) -> NoSolution:
        k = int(leaps.argmax())
        names = tuple(name for name, leap in zip(self.names, leaps, strict=True) if leap)
        given = self.problem.equations.states
        leap = f"{self.names[k]} leap from {before[k]:.6g} to {after[k]:.6g}"
        law = f"loss of the solution branch: the one followed ends here, and the next would let {leap}"
        remedy = "give the loop a small inertia or compliance, which decides what happens there, or correct its laws"
        if not ends:
            law = f"no other solution is near, but this one is so steep that rounding of the states lets {leap}"
            remedy = "give the loop a small inertia or compliance, or let its laws rise everywhere, as by a small leak"
        return NoSolution(
            ", ".join(names), f"{law}{configuration(self.problem, states, given)}", parties=names, remedy=remedy
        )


def branch_loss(problem: Problem, control: ErrorControl) -> BranchLoss | None:
    """A monitor of the nonlinear systems that the rates need; None where there are none."""
    systems = tuple(line for line in problem.program.body if isinstance(line, Newton))
    if not systems:
        return None
    from bondgraph.simulate.methods.native_leaps import native_leaps

    return BranchLoss(
        problem, problem.program, systems, control, native_leaps(problem, [each.names for each in systems])
    )
