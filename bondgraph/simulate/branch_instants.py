"""Instants of a motion at which formulas change branch or a stop ends it, and how these move with numbers.

Where a quantity g(t, x, p) passes zero along the motion x' = f, the instant T of that moves with a number p by

    dT/dp = -(g_x dx/dp + g_p) / (g_t + g_x f),

and the integral of what is c just before T and C just after by (c - C) dT/dp; what y is at an end T of the motion
changes by y' dT/dp besides (Galan, Feehery and Barton, Appl. Numer. Math. 31, 1999).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.equations.lower import lower
from bondgraph.errors import MissingValues, NoSolution
from bondgraph.problem.problem import Problem, rates_program
from bondgraph.problem.time_events import LEAST, Schedule
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.program import Program
from bondgraph.simulate.output_evaluation import along, evaluated, inputs_derived
from bondgraph.simulate.sampled_step import RESOLVED, SAMPLES
from bondgraph.simulate.state_events import StateEvents

if TYPE_CHECKING:
    from bondgraph.equations.equations import Equations
    from bondgraph.simulate.trajectory import Trajectory

ASIDE = 1e-10
"""Either side of a branch is looked at so near to its instant, in parts of the piece of the motion on that side."""
LEAPS = 1e-6
"""What changes by more than this part of what its rate makes of a step does not pass zero but leaps over it; and what
leaps by less than this part of its size along the motion does not leap."""
ALIKE = 1e-6
"""Quantities that pass zero at one instant move it alike up to this part."""
WITH_RATE = "give a formula in t, a table of a higher order, or bondgraph.Signal with its rates"


class Piece(NamedTuple):
    """A part of a motion in which formulas are smooth.

    Args:
        start, end: its ends.
        first, last: the instants nearest to them at which formulas are evaluated: inside, where a branch begins there.
        passing: the quantities that pass zero where it begins.
    """

    start: float
    end: float
    first: float
    last: float
    passing: tuple[Any, ...] = ()


class Moves(NamedTuple):
    """How an instant moves: by so much for each state, of shape (n,), and for each number."""

    by_states: Any
    by_numbers: Any


def switches_of(equations: Equations, expressions: Iterable[Any]) -> list[Any]:
    """The quantities with whose sign expressions change branch, and what these are made of."""
    xp, found = equations.xp, set[Any]()
    for each in expressions:
        found |= xp.switches(each) | equations.switching(xp.free(each))
    return sorted(found, key=str)


def timed_switches(run: Trajectory, switches: Collection[Any]) -> set[Any]:
    """Those of some switching quantities that depend on time and parameters alone."""
    return {*Schedule(problem_of(run), switches).timed} if switches else set()


def pieces(run: Trajectory, switches: Sequence[Any], end: float | None = None) -> list[Piece]:
    """The pieces of a motion between the instants at which inputs, or laws of time, or some quantities change branch.

    Args:
        run: the motion, by one choice of independent velocities.
        switches: the quantities.
        end: the last instant; by default that of the run.

    Returns:
        Them in order; none of a motion that ends where it begins.
    """
    import numpy as np

    start = float(min([run.steps[0], *run.t[:1]]))
    end = float(run.t[-1]) if end is None else end
    if end <= start:
        return []
    schedule = Schedule(problem_of(run), {*switches, *run.equations.switches})
    timed = [quantity for quantity in switches if quantity in schedule.timed]
    moving = [quantity for quantity in switches if quantity not in schedule.timed]
    whole = [*schedule.stretches(start, end)]
    seek, found = _Sought(run, moving) if moving else None, list[Piece]()
    at_breaks = [*_changing(run, timed, [(a.last, b.first) for a, b in pairwise(whole)])]
    for stretch, passing in zip(whole, [(), *at_breaks], strict=True):
        piece = Piece(stretch.start, stretch.end, stretch.first, stretch.last, passing)
        steps = np.asarray(run.steps, float)
        inside = steps[(steps > stretch.start) & (steps < stretch.end)]
        ends = np.concatenate([[stretch.start], inside, [stretch.end]])
        for time, changed in seek.along(ends, stretch.inside) if seek else ():
            if time - piece.start <= LEAST * math.ulp(time):
                piece = piece._replace(passing=(*piece.passing, *changed))
            elif stretch.end - time > LEAST * math.ulp(time):
                found.append(piece._replace(end=time, last=time))
                piece = Piece(time, stretch.end, time, stretch.last, changed)
        found.append(piece)
    return [*_aside(found)]


def problem_of(run: Trajectory) -> Problem:
    """Its equations with its values."""
    return Problem.of(run.equations, {**run.parameters, **run.signals})


def _aside(found: Sequence[Piece]) -> Iterator[Piece]:
    """The same, evaluated a little inside of where quantities were found to pass zero."""
    for piece in found:
        length = piece.end - piece.start
        room = min(length / 4, max(2 * LEAST * math.ulp(max(abs(piece.start), abs(piece.end))), ASIDE * length))
        first = piece.start + room if piece.passing and piece.first == piece.start else piece.first
        last = piece.end - room if piece.last == piece.end and piece is not found[-1] else piece.last
        yield piece._replace(first=first, last=last)


def _changing(
    run: Trajectory, quantities: Sequence[Any], sides: Sequence[tuple[float, float]]
) -> Iterator[tuple[Any, ...]]:
    """The quantities whose signs differ on both sides of some instants."""
    import numpy as np

    if not quantities or not sides:
        yield from [()] * len(sides)
        return
    times = np.array(sides, float)
    signs = np.sign(computed(run, quantities, times.ravel())).reshape(len(sides), 2, len(quantities))
    for before, after in signs:
        yield tuple(x for x, a, b in zip(quantities, before, after, strict=True) if a != b)


def computed(run: Trajectory, expressions: Sequence[Any], times: Any) -> Any:
    """Expressions at instants of a motion, of shape (instants, expressions)."""
    return computed_by(run, lowered(run, expressions), times)


def computed_by(run: Trajectory, program: Program, times: Any) -> Any:
    """The results of a program of a motion at its instants, of shape (instants, results)."""
    import numpy as np

    times = np.atleast_1d(times)
    found = along(run, times, program)
    return np.stack([np.broadcast_to(x, times.shape) for x in found], axis=-1).astype(float)


class _Sought(StateEvents):
    """Finds where quantities pass zero along a motion that is known."""

    def __init__(self, run: Trajectory, quantities: Sequence[Any]) -> None:
        self.run, self.program = run, lowered(run, quantities)
        super().__init__(lambda time, _: self._values(time)[0].tolist(), [*map(str, quantities)], quantities)

    def along(self, ends: Any, inside: Callable[[float], float]) -> Iterator[tuple[float, tuple[Any, ...]]]:
        """The instants in some steps, in order, and what passes zero at each.

        Args:
            ends: of the steps, of shape (steps + 1,); nothing jumps within.
            inside: gives the instant at which formulas are evaluated for another.
        """
        self.begin(inside)
        silent, signs = self._silent(ends)
        for k, (start, end) in enumerate(pairwise(ends.tolist())):
            if silent[k]:
                self.signs = signs[k].tolist()
                continue
            while (found := self.crossing(start, end, self.run.solution)) is not None:
                yield found, tuple(self.expressions[j] for j in self.changed)
                if found >= end:
                    break
                start = found

    def _silent(self, ends: Any) -> tuple[Any, Any]:
        """Which steps need no search, and the quantities at their ends.

        A quantity whose samples lie within a part of its size beside lines, all farther than that from zero, has none.
        """
        import numpy as np

        parts = np.arange(2 * SAMPLES + 1) / (2 * SAMPLES)
        times = ends[:-1, None] + np.diff(ends)[:, None] * parts
        table = self._table(times.ravel(), None).reshape(*times.shape, len(self.names))
        size = np.abs(table)
        bent = np.abs(table[:, 1::2] - (table[:, :-2:2] + table[:, 2::2]) / 2).max(axis=1)
        most, least = size.max(axis=1), size.min(axis=1)
        one_sided = np.abs(np.sign(table).sum(axis=1)) == len(parts)
        return (one_sided & (least > RESOLVED * most) & (bent <= RESOLVED * most)).all(axis=1), table[:, -1]

    def _table(self, times: Any, states: Any) -> Any:
        import numpy as np

        return self._values(np.array([self.inside(time) for time in times.tolist()])) + self.aside

    def _values(self, times: Any) -> Any:
        return computed_by(self.run, self.program, times)


class Instants:
    """How instants of a motion move with numbers.

    Args:
        run: the motion, by one choice of independent velocities.
        numbers: parameters and constant inputs by name.
    """

    def __init__(self, run: Trajectory, numbers: Sequence[str]) -> None:
        self.run, self.numbers, self.n = run, numbers, len(run.equations.states)
        self._programs: dict[tuple[Any, ...], tuple[Program, tuple[int, ...]]] = {}
        self._moving: dict[tuple[Any, ...], bool] = {}

    def rates(self, expressions: Sequence[Any], time: float) -> Any:
        """The rates of expressions along the motion at an instant, of shape (expressions,)."""
        return self._derivatives(tuple(expressions), time)[0]

    def between(self, before: Piece, after: Piece) -> Moves | None:
        """How the instant moves at which a piece follows on another; None where it is given.

        Raises:
            MissingValues: where it moves with the rate of an input that has none.
            NoSolution: where that cannot be told.
        """
        return self._moves(after.passing, before.last, after.first) if self._move(after.passing) else None

    def _move(self, passing: tuple[Any, ...]) -> bool:
        """Whether states or numbers act on some quantities: else no number moves the instant of their passage."""
        if passing not in self._moving:
            xp, equations = self.run.equations.xp, self.run.equations
            behind = {xp.name(s) for s in equations.behind({s for x in passing for s in xp.free(x)})}
            self._moving[passing] = not behind.isdisjoint((*equations.states, *self.numbers))
        return self._moving[passing]

    @cached_property
    def last(self) -> float:
        """The instant nearest to the end of the motion at which formulas are evaluated: before a stop."""
        start, end = self._last_step
        return end - min((end - start) / 4, max(2 * LEAST * math.ulp(end), ASIDE * (end - start)))

    @cached_property
    def _last_step(self) -> tuple[float, float]:
        import numpy as np

        steps, end = np.asarray(self.run.steps, float), float(self.run.t[-1])
        before = steps[steps < end - 8 * LEAST * math.ulp(end)]
        return float(before[-1]) if len(before) else float(steps[0]), end

    def of_end(self) -> Moves | None:
        """How the end of the motion moves; None where it is given.

        Raises:
            MissingValues: where it moves with the rate of an input that has none.
            NoSolution: where that cannot be told.
        """
        equations, (start, end) = self.run.equations, self._last_step
        rule = next((rule for rule in equations.events if rule.name == self.run.ended_by), None)
        if rule is None or rule.indicator is None:
            return None
        (inner,) = _changing(self.run, switches_of(equations, [rule.indicator]), [(self.last, end)])
        passing = rule.indicator, *inner
        rates = self.rates(passing, self.last)
        if not self._continuous(passing, rates, self.last, end).any() and not timed_switches(self.run, inner):
            schedule = Schedule(problem_of(self.run), equations.switches)
            breaks = [x.end for x in schedule.stretches(start, 2 * end - start)][:-1]
            if any(abs(x - end) <= 2 * LEAST * math.ulp(end) for x in breaks):
                return None  # an input jumps there, and the condition with it
        return self._moves(passing, self.last, end)

    def _moves(self, passing: Sequence[Any], before: float, after: float) -> Moves:
        """How the instant moves at which some quantities pass zero."""
        import numpy as np

        rates, by_states, by_numbers = self._derivatives(tuple(passing), before)
        known = self._continuous(passing, rates, before, after)
        if not known.any():
            law = f"{_shown(passing)} leaps over zero there, and does not tell how that instant moves"
            raise self._untold(before, passing, law)
        moved = -np.concatenate([by_states, by_numbers], axis=1)[known] / rates[known, None]
        if (np.abs(moved - moved[0]) > ALIKE * np.abs(moved).max(axis=0)).any():
            law = f"{_shown(passing)} pass zero at once there, and a number moves them apart"
            raise self._untold(before, passing, law)
        return Moves(moved[0, : self.n], moved[0, self.n :])

    def _untold(self, time: float, passing: Sequence[Any], law: str) -> NoSolution:
        place = f"{self.run.equations.graph.name} at t = {time:.6g} s"
        return NoSolution(place, law, parties=tuple(map(str, passing)), remedy="take differences of two runs")

    def _continuous(self, passing: Sequence[Any], rates: Any, before: float, after: float) -> Any:
        """Which quantities pass zero as their rates say, of shape (quantities,)."""
        import numpy as np

        low, high = computed(self.run, passing, np.array([before, after]))
        steps = np.asarray(self.run.steps, float)
        k = min(max(int(np.searchsorted(steps, before)), 1), len(steps) - 1)
        most = np.abs(rates) * (LEAPS * (steps[k] - steps[k - 1]) + 2 * (after - before))
        return (rates != 0) & (np.abs(high - low) <= most)

    def _derivatives(self, expressions: tuple[Any, ...], time: float) -> tuple[Any, Any, Any]:
        """Rates along the motion, and derivatives by states and by numbers, a row for each expression."""
        import numpy as np

        run, times = self.run, np.array([time])
        if expressions not in self._programs:
            self._programs[expressions] = self._differentiated(expressions)
        program, inputs = self._programs[expressions]
        found = evaluated(run, times, program, len(expressions))[0]
        moving = np.array([1.0, *(np.ravel(x)[0] for x in along(run, times, rates_program(run.equations)))])
        rates = found[:, : 1 + self.n] @ moving
        by_inputs, signals = found[:, 1 + self.n : 1 + self.n + len(inputs)], [*run.signals]
        for k, given in enumerate(np.array(inputs_derived(run, times)).reshape(-1)[list(inputs)] if inputs else ()):
            needed = by_inputs[:, k] != 0
            if needed.any() and not np.isfinite(given):
                name = signals[inputs[k] % len(signals)]
                law = f"the instant moves with the rate of the input '{name}', and what was given has none"
                place = f"{run.equations.graph.name} at t = {time:.6g} s"
                raise MissingValues(place, law, parties=(name,), remedy=WITH_RATE)
            rates = rates + np.where(needed, by_inputs[:, k] * given, 0.0)
        return rates, found[:, 1 : 1 + self.n], found[:, 1 + self.n + len(inputs) :]

    def _differentiated(self, expressions: tuple[Any, ...]) -> tuple[Program, tuple[int, ...]]:
        """Derivatives by time, states, inputs that vary and numbers, row by row; which arguments of inputs vary."""
        run, program = self.run, lowered(self.run, expressions)
        first = 1 + self.n + len(run.parameters)
        signals = [*run.signals.values()]
        count = len(signals) * (1 + run.equations.balance.depth)
        inputs = tuple(k for k in range(count) if signals[k % len(signals)].constant is None)
        slots = (*range(1 + self.n), *(first + k for k in inputs), *map(program.arguments.index, self.numbers))
        return jacobian_program(program, slots), inputs


def lowered(run: Trajectory, expressions: Sequence[Any]) -> Program:
    """The program of expressions along a motion."""
    return lower(run.equations.along_motion, {str(k): x for k, x in enumerate(expressions)})


def _shown(passing: Sequence[Any]) -> str:
    return ", ".join(f"{x!s:.60}" for x in passing)
