"""Vanishing denominators: where something that the rates are divided by passes through zero, and they grow."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from bondgraph.equations.denominators import Denominators, entries, moving_denominators
from bondgraph.equations.followed_solutions import integrals_of
from bondgraph.errors import SHOWN, NoSolution
from bondgraph.problem.many_instants import ManyInstants, many_instants
from bondgraph.problem.problem import Problem
from bondgraph.program.bisect import bisect
from bondgraph.program.evaluate import instant
from bondgraph.program.native import Following, Rates
from bondgraph.program.program import Line, LinearSolve, Newton, Program, gives, kept, uses
from bondgraph.simulate.diagnosis import UNDEFINED, configuration, formula
from bondgraph.simulate.singularity import Singularity

if TYPE_CHECKING:
    from bondgraph.simulate.methods.native_steps import Ahead

ASIDE = 1e-3
"""So far beside a motion, in parts of its states, a quotient must stay bounded to be so at the place itself."""
WIDE = 2.0
"""A denominator's derivative is taken between states so many times further apart: a denominator may also jump."""
NEARER = (1e-2, 1e-4, 1e-6)
"""Distances from the place at which the rates are compared, in parts of that at which the signs differ."""
GROWTH, NOISE, LITTLE = 1.5, 1e-2, 1e-6
"""Rates that grow by more than these, in parts of their last change, of themselves and of one, are not bounded."""
LEAST = 2.0**34
"""So many floats are an interval of time whose parts can be told apart."""
FEW = 4
"""Fewer steps that were made at once are looked at one by one."""
DOUBLINGS = 10
"""So often a distance is doubled to find the place beside the motion."""


class VanishingDenominators:
    """Finds the first place in a step at which a denominator of the rates passes through zero and they are not bounded.

    Denominators count whichever branch holds, and so do determinants of systems not known to be definite.
    A quotient that stays bounded (its numerator vanishes, too) is no obstacle.

    Args:
        problem: equations with values.
        denominators: those of their rates.
    """

    looks_ahead = True

    def __init__(self, problem: Problem, denominators: Denominators) -> None:
        self.problem, self.program = problem, denominators.program
        self.scalars, self.systems = denominators.scalars, denominators.systems
        judged = self._judged = self.program.cached("judged", lambda: _judged(denominators))
        evaluate = problem.evaluate
        self._function = evaluate.beside(judged) if isinstance(evaluate, Rates) else instant(judged)
        self._ahead: tuple[Ahead, list[list[float]]] | None = None
        self.begin(lambda time: time)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Forget the signs, as after a jump. `inside` gives the instant at which laws are evaluated for another."""
        self.signs: list[float] | None = None
        self.inside = inside
        self._ahead = None

    def _arguments(self, time: float, states: Any) -> list[float]:
        return self.problem.arguments(self.inside(time), states.tolist())

    @cached_property
    def _rates(self) -> Callable[[Sequence[float]], list[float]]:
        """A function of its own, since that of the motion remembers where it is."""
        wanted = set(self.program.results.values())
        return instant(replace(self.program, body=tuple(kept(self.program.body, wanted))))

    def _sized(self, time: float, states: Any) -> list[tuple[float, float]]:
        """The sign of each denominator and the logarithm of its size; not numbers where they are undefined."""
        import numpy as np

        if isinstance(self._function, Following):  # from where the motion is, not from where was looked last
            self._function.seed(self.problem.evaluate.kept)
        try:
            found = self._function(self._arguments(time, states))
        except UNDEFINED:
            return [(math.nan, math.nan)] * (len(self.scalars) + len(self.systems))
        sized = [_sized(value) for value in found[: len(self.scalars)]]
        rest = found[len(self.scalars) :]
        for system in self.systems:
            n = len(system.slots)
            if n == 1:
                sized.append(_sized(rest[0]))
            else:
                sign, logarithm = np.linalg.slogdet(np.reshape(rest[: n * n], (n, n)))
                sized.append((float(sign), float(logarithm)))
            rest = rest[n * n :]
        return sized

    def signs_of(self, time: float, states: Any) -> list[float]:
        """The signs of the denominators."""
        return [sign for sign, _ in self._sized(time, states)]

    def crossing(self, start: float, end: float, states: Callable[[float], Any]) -> Singularity | None:
        """The first such place after `start` and not after `end`; None where there is none."""
        before = self.signs or self.signs_of(start, states(start))
        after = self._signs_ahead(end, states) or self.signs_of(end, states(end))
        if after == before:
            self.signs = after
            return None
        self.signs = [b if abs(b) > 0 else a for a, b in zip(before, after, strict=True)]
        found = []
        for k in (k for k, (a, b) in enumerate(zip(before, after, strict=True)) if _opposite(a, b)):
            place = self._last(k, before[k], start, end, lambda time: (time, states(time)))
            moved = (states(place) != 0) | (states(end) != states(start))
            if self._unbounded(k, place, end - start, states(place), moved):
                found.append((place, k))
        if not found:
            return None
        place, k = min(found)
        return Singularity(place, self._refused(k, states(place)), is_sought=self._is_sought(k))

    def _is_sought(self, k: int) -> bool:
        """Whether a denominator is the determinant of a nonlinear system."""
        return k >= len(self.scalars) and isinstance(self.systems[k - len(self.scalars)], Newton)

    def quiet(self, made: Ahead, first: int) -> int:
        """In how many of the steps that were made at once, from one of them on, no denominator changes its sign."""
        if self.signs is None or len(made.ends) < FEW:
            return 0
        return sum(1 for _ in takewhile(self.signs.__eq__, self._signs_of(made)[first:]))

    def _signs_ahead(self, end: float, states: Any) -> list[float] | None:
        """The signs at the end of a step, found for all steps that were made along with it at once; None where it was
        made alone."""
        ahead = getattr(states, "ahead", None)
        if ahead is None or len(ahead.ends) < FEW or ahead.ends[states.k] != end:
            return None
        found = self._signs_of(ahead)
        return found[states.k] if states.k < len(found) else None

    def _signs_of(self, made: Ahead) -> list[list[float]]:
        """The signs at the ends of steps that were made at once, up to the first at which something is not defined."""
        if self._ahead is None or self._ahead[0] is not made:
            self._ahead = made, self._signs_at([*map(self.inside, made.ends)], made.given)
        return self._ahead[1]

    def _signs_at(self, times: list[float], states: Any) -> list[list[float]]:
        """The signs at many instants, up to the first at which something is not defined."""
        import numpy as np

        if self._many is None:
            return []
        found = self._many(times, states)
        rest, signs = found[:, len(self.scalars) :], [np.sign(found[:, : len(self.scalars)])]
        for system in self.systems:
            n = len(system.slots)
            signs.append(np.linalg.slogdet(rest[:, : n * n].reshape(-1, n, n))[0][:, None])
            rest = rest[:, n * n :]
        return np.concatenate(signs, axis=1).tolist()

    @cached_property
    def _many(self) -> ManyInstants | None:
        return many_instants(self.problem, self._judged)

    def near(self, time: float, states: Any) -> NoSolution | None:
        """The refusal of a state from which no step goes on, if a denominator vanishes just ahead of it."""
        import numpy as np

        try:
            rates = np.array(self._rates(self._arguments(time, states)))
        except UNDEFINED:
            return None  # what is not defined at a state says so itself
        if not np.isfinite(rates).all():
            return None  # no line leads on from it; so does what is infinite
        # Rates grow without bound here: on their line a state must not go so far that another zero is met.
        fastest = float(np.max(np.abs(rates) / (ASIDE * (1 + np.abs(states))), initial=0.0))
        ahead = min(LEAST * math.ulp(time), 1 / fastest if fastest else math.inf)
        found = self.crossing(time, time + ahead, lambda instant: states + (instant - time) * rates)
        return found.refusal if found else None

    def _last(self, k: int, sign: float, low: float, high: float, line: Callable[[float], tuple[float, Any]]) -> float:
        """The last parameter of a line of instants and states at which a denominator has a sign."""
        return bisect(lambda s: self.signs_of(*line(s))[k] * sign > 0, low, high)[0]

    def _unbounded(self, k: int, time: float, step: float, states: Any, moved: Any) -> bool:
        """Whether the rates grow without bound towards the place.

        On the motion itself a numerator may happen to vanish, too, and any error is then amplified. The rates are
        therefore sampled along a line beside it, in the direction in which the denominator changes the most: that of
        the motion may be spoilt where a step is short. States that stay at zero exactly amplify nothing.

        Args:
            k: which denominator.
            time, states: the place.
            step: the length of the step in which it lies.
            moved: which states are not zero, or have changed in the step.
        """
        import numpy as np

        sizes = np.array([max(step, LEAST * math.ulp(time)), *ASIDE * moved * (1 + np.abs(states))])
        beside = np.array([time, *states]) + sizes * [0.0, *np.cos(1 + np.arange(len(states)))]
        direction = sizes * self._direction(k, beside, sizes)

        def line(s: float) -> tuple[float, Any]:
            point = beside + s * direction
            return float(point[0]), point[1:]

        for reach in (2.0**n for n in range(DOUBLINGS)):
            sign, other = (self.signs_of(*line(s))[k] for s in (-reach, reach))
            if _opposite(sign, other):
                place = self._last(k, sign, -reach, reach, line)
                return any(self._grows([line(place + side * part * reach) for part in NEARER]) for side in (-1, 1))
        return True  # nothing shows that they do not

    def _direction(self, k: int, point: Any, sizes: Any) -> Any:
        """The direction, of length one, in which a denominator changes the most from an instant and states.

        Args:
            k: which denominator.
            point: the instant, and the states.
            sizes: what counts as one, of each.
        """
        import numpy as np

        ends = [[self._sized(float(p[0]), p[1:])[k] for p in point + way * np.diag(WIDE * sizes)] for way in (-1, 1)]
        signs, logarithms = np.moveaxis(np.array(ends), -1, 0)
        largest = np.max(logarithms, initial=-math.inf, where=np.isfinite(logarithms))
        with np.errstate(invalid="ignore"):  # a denominator may be zero, or undefined, at all of them
            behind, ahead = np.nan_to_num(signs * np.exp(np.minimum(logarithms - largest, 0.0)))
        return (ahead - behind) / (float(np.linalg.norm(ahead - behind)) or 1.0)

    def _grows(self, points: Sequence[tuple[float, Any]]) -> bool:
        """Whether the rates at the last of three points are off those at the others by ever more."""
        import numpy as np

        try:
            far, near, nearest = np.array([self._rates(self._arguments(*point)) for point in points])
        except UNDEFINED:
            return True
        bound = GROWTH * np.abs(near - far) + NOISE * np.abs(near) + LITTLE
        return bool((~(np.abs(nearest - near) <= bound)).any())

    def _refused(self, k: int, states: Any) -> NoSolution:
        program = self.program
        if k < len(self.scalars):
            slots = reached = {self.scalars[k]}
            what = f"they are divided by {formula(program, self.scalars[k])}, which"
        else:
            system = self.systems[k - len(self.scalars)]
            slots, reached = {slot for row in entries(system) for slot in row}, set(system.slots)
            kind = "linear" if isinstance(system, LinearSolve) else "nonlinear"
            what = f"the determinant of the {kind} system for {', '.join(system.names[:SHOWN])}"
        needed = kept(program.body, slots)
        used = slots.union(*(uses(line) for line in needed))
        given = [name for j, name in enumerate(program.arguments) if j in used]
        integrals, every = integrals_of(self.problem.equations), _reached(program, reached)
        rates = [name for name in every if name not in integrals]
        followed = [integrals[name] for name in every if name in integrals]
        names = rates or followed
        shown = ", ".join(names[:SHOWN]) + ", and others" * (len(names) > SHOWN)
        law = f"{what} passes through zero{configuration(self.problem, states, given)}"
        return NoSolution(f"the rates of {shown}" if rates else shown, law, parties=names)


def _judged(denominators: Denominators) -> Program:
    """The program of the denominators, and of the entries of the systems."""
    slots = [*denominators.scalars, *(slot for each in denominators.systems for row in entries(each) for slot in row)]
    program, results = denominators.program, {str(k): slot for k, slot in enumerate(slots)}
    return replace(program, body=tuple(kept(program.body, set(slots))), results=results)


def _sized(value: float) -> tuple[float, float]:
    """The sign of a number and the logarithm of its size."""
    if math.isnan(value) or value == 0.0:
        return value, -math.inf
    return math.copysign(1.0, value), math.log(abs(value))


def _opposite(a: float, b: float) -> bool:
    return a < 0 < b or b < 0 < a


def _reached(program: Program, slots: set[int]) -> list[str]:
    """The results that depend on some slots."""
    reached = set(slots)
    for line in program.body:
        if reached & (uses(line) | _inside(line)):
            reached.update(gives(line))
    return [name for name, slot in program.results.items() if slot in reached]


def _inside(line: Line) -> set[int]:
    """The slots filled within a nonlinear system."""
    return {slot for inner in line.body for slot in gives(inner)} if isinstance(line, Newton) else set()


def vanishing_denominators(problem: Problem) -> VanishingDenominators | None:
    """A monitor of the denominators that depend on the motion or on time; None where there are none that may vanish."""
    denominators = moving_denominators(problem.program, problem.parameters)
    return VanishingDenominators(problem, denominators) if denominators.scalars or denominators.systems else None
