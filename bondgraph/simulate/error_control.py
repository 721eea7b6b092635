"""Error control per state: absolute tolerances in proportion to the sizes of the states."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from operator import gt
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.followed_solutions import integrals_of
from bondgraph.equations.inputs import named
from bondgraph.equations.suggestions import start_refused
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.graph.values import finite
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import ON_CONSTRAINTS, ROUNDING
from bondgraph.simulate.expected_sizes import expected_sizes
from bondgraph.simulate.rounding import (
    BROUGHT,
    ROOM,
    Place,
    Rounding,
    rounding_of_rates,
    rounding_of_states,
    rounding_on_constraints,
)

USUAL, HELD, MULTIPLIED = 1e-8, 1e-9, 1e-10
"""Relative tolerances by default: the second where constraints hold among the states, since the errors of all of them
add up in the few that move freely; the third where multipliers are states: their steps have errors of lower order."""
SHARE = 1e-2
"""The absolute tolerance of a state, beside what the relative one is at its size: felt where that is small."""
LEAST = 3e-14
"""No relative tolerance is smaller: SciPy's methods take none below a hundred roundings."""
ERROR = 10.0
"""So many tolerances of a step's local error the rates along it may lead elsewhere: what interpolants leave."""
OUTGROWN = 100.0
"""A method starts anew with other tolerances where a state is so many times larger than they are for."""
ALMOST = 0.999
"""Native code stops so near to that: its products round otherwise."""
OVERRATED = 1 / SHARE
"""A state that stays so many times smaller than it was expected: its absolute tolerance exceeds its relative one."""
CLOSER = 1e-6
"""Amounts that become small beside their absolute tolerance have this part of it in the next run."""
NO_SIZE = 1e-140
"""What is smaller counts as this: methods square errors in tolerances, and squares of 1e-154 of a unit underflow."""
COARSE = 1e-3
"""An absolute tolerance that was given is told where it is more than this of its state: that leaves three digits."""


@dataclass(frozen=True)
class Tolerances:
    """Tolerances of the local error of each step.

    Args:
        rtol: relative to each state as it is; None for the usual one.
        atol: absolute, of all states or by name, in their own units.
        nominal: sizes of states by name: their absolute tolerance is what `rtol` is at a hundredth of that.
    """

    rtol: float | None = None
    atol: float | Mapping[str, float] | None = None
    nominal: Mapping[str, float] | None = None

    def __str__(self) -> str:
        rtol = f"{USUAL if self.rtol is None else self.rtol:g}"
        held = f" ({HELD:g} where dependent, {MULTIPLIED:g} beside multipliers)" if self.rtol is None else ""
        if not isinstance(self.atol, Mapping) and self.atol is not None:
            return f"rtol {rtol}{held}, atol {self.atol:g}"
        given = {f"atol of {name}": value for name, value in (self.atol or {}).items()}
        given |= {f"size of {name}": value for name, value in (self.nominal or {}).items()}
        return ", ".join([f"rtol {rtol} of each state{held}", *(f"{what} {value:g}" for what, value in given.items())])

    @property
    def alike(self) -> bool:
        """Whether one absolute tolerance is given for all states."""
        return self.atol is not None and not isinstance(self.atol, Mapping)

    def settled(self, equations: Equations) -> Tolerances:
        """The same with the usual relative tolerance of some equations, where none was given."""
        if self.rtol is not None:
            return self
        held = equations.balance.constraints
        is_held = held.independent or held.invariants
        return replace(self, rtol=MULTIPLIED if held.multipliers else HELD if is_held else USUAL)

    def carried(self, asked: Equations, equations: Equations) -> Tolerances:
        """The same with other independent velocities: those of velocities that are no states there have no tolerance.

        Args:
            asked: the equations whose states have been given tolerances.
            equations: the same ones with other independent velocities.
        """
        if asked is equations or asked.choice is None or equations.choice is None:
            return self
        drawn, called = asked.choice.drawn, dict(zip(equations.choice.free, equations.choice.symbols, strict=True))

        def here(given: Any) -> Any:
            if not isinstance(given, Mapping):
                return given
            names = {name: called.get(drawn(name), name) for name in given}
            lost = {name for name in names if name in asked.rates and names[name] not in equations.rates}
            return {names[name]: value for name, value in given.items() if name not in lost}

        return replace(self, atol=here(self.atol), nominal=here(self.nominal))

    def told_alone(self, equations: Equations) -> Tolerances:
        """The same, where one absolute tolerance for all is that of the states that are told: the integrals by which
        solutions are followed have sizes of their own."""
        if equations.told is None or isinstance(self.atol, Mapping) or self.atol is None:
            return self
        return replace(self, atol=dict.fromkeys(equations.told.rates, _absolute("atol", self.atol)))

    def given(self, equations: Equations) -> dict[str, float]:
        """The absolute tolerances of those states that have one.

        Raises:
            ValueRefused: for what is no tolerance, and names that are no states.
        """
        relative = finite("rtol", self.settled(equations).rtol)
        if relative < LEAST:
            law = f"{relative:g} cannot be kept in double precision"
            raise ValueRefused("rtol", law, remedy=f"give a relative tolerance of {LEAST:g} or more")
        if relative >= 1:
            law = f"{relative:g} would let states be wrong by all that they are"
            raise ValueRefused("rtol", law, remedy="give a part of one, such as 1e-6")
        states = tuple(equations.rates)
        sizes = {name: _size(name, value) for name, value in named("nominal", self.nominal).items()}
        absolute = dict.fromkeys(states, self.atol) if self.alike else named("atol", self.atol)
        found = {name: _absolute("atol" if self.alike else name, value) for name, value in absolute.items()}
        for name in [name for name in (*sizes, *found) if name not in states]:
            told = equations.told or equations
            raise start_refused(told, name, tuple(told.rates))
        if self.alike and sizes:
            law = f"sizes of {', '.join(sizes)} and one absolute tolerance for all states contradict each other"
            raise ValueRefused("nominal", law, parties=tuple(sizes), remedy="give one of them")
        return {**{name: SHARE * relative * size for name, size in sizes.items()}, **found}


def _size(name: str, value: Any) -> float:
    size = finite(name, value)
    if size <= 0:
        raise ValueRefused(name, f"{size:g} is no size", parties=(name,), remedy="give a positive number")
    return size


def _absolute(name: str, value: Any) -> float:
    tolerance = finite(name, value)
    if tolerance < 0:
        law = f"an absolute tolerance of {tolerance:g} cannot be kept"
        raise ValueRefused(name, law, parties=(name,), remedy="give one that is not negative")
    return tolerance


class ErrorControl:
    """The tolerances of a motion, which follow the sizes of its states.

    Args:
        problem: equations with values.
        tolerances: what was asked for.
        end: the last instant.
        known: sizes of states by name, from another run.
        seen: how large states have been in an earlier part of the motion, by name.
        shares: which part of the usual absolute tolerance states have, by name; the others have all of it.

    Raises:
        ValueRefused: as `Tolerances.given`.
    """

    def __init__(
        self,
        problem: Problem,
        tolerances: Tolerances,
        end: float,
        known: Mapping[str, float] | None = None,
        seen: Mapping[str, float] | None = None,
        shares: Mapping[str, float] | None = None,
    ) -> None:
        import numpy as np

        tolerances = tolerances.settled(problem.equations)
        self.problem, self.asked, self.end, self.known = problem, tolerances, end, dict(known or {})
        self.names, given = tuple(problem.equations.rates), tolerances.given(problem.equations)
        self.rtol = finite("rtol", tolerances.rtol)
        self.given = np.array([given.get(name, np.nan) for name in self.names])
        self.begun, self.start, self.rounding = 0, end, Rounding(problem)
        self.expected, self.used = np.zeros(len(self.names)), np.zeros(len(self.names))
        self.held = np.array([name in problem.equations.held for name in self.names], bool)
        self.sets_out = self.held.copy()  # no rate moves these
        self.late = np.zeros(len(self.names), bool)  # what had moved before a size of it was expected
        self.noise, self.is_motion = np.zeros(len(self.names)), np.zeros(len(self.names), bool)
        self.limited = np.zeros(len(self.names))
        self.before, self.shares = dict(seen or {}), dict(shares or {})
        self._absolute = SHARE * self.rtol * np.array([self.shares.get(name, 1.0) for name in self.names])
        self.largest = np.array([self.before.get(name, 0.0) for name in self.names])
        self._greatest = self.largest.tolist()
        self._judged: tuple[Any, Any, bool] = (None, None, False)
        self._begun: tuple[Any, Any] = (None, None)
        self._sized: tuple[Any, Any] = (None, None)
        self._allowed: tuple[Any, Any, Any] = (None, None, None)
        self._limited: tuple[Any, Any] = (None, None)
        self.at_work = self.absolute

    def begin(self, time: float, state: Any) -> None:
        """Expect sizes of what nothing moved so far; a motion goes on from a state."""
        self.follow(state)
        self.start = self.start if self.begun else time
        self.begun += 1
        # Where events are many, few of them move what did not move before: it is looked at the 1st, 2nd, 4th, 8th...
        if self._sets_out(time, state) or not self.begun & (self.begun - 1):
            self.expect(time, state)

    def _sets_out(self, time: float, state: Any) -> bool:
        """Whether a state of which no size is expected has a rate, for the first time: a short pulse is no sample."""
        import numpy as np

        if not (still := (self._before == 0) & ~self.sets_out).any():
            return False
        try:
            found = still & (np.array(self.problem.rates(time, state)) != 0)
        except (BondGraphError, ArithmeticError, ValueError):
            return False
        self.sets_out = self.sets_out | found
        return bool(found.any())

    def expect(self, time: float, state: Any) -> bool:
        """Expect sizes of what nothing moved so far; whether some are expected only now."""
        import numpy as np

        if time >= self.end or self.expected.all():
            return False
        rests = (self.expected == 0) & ~self.held & (self.begun > 1)  # what it has now may be rounding
        calm = np.array(state, float)
        calm[: len(self.names)][rests] = 0.0
        before, found = self.expected, expected_sizes(self.problem, time, self.end, calm)
        self.expected = np.where(before > 0, before, found)
        if time > self.start:
            self.late = self.late | (before == 0) & (found > 0) & (self.largest > 0)
        return bool((self.expected > before).any())

    def knowing(self, sizes: Mapping[str, float]) -> ErrorControl:
        """That of another run, where some sizes are known."""
        return ErrorControl(self.problem, self.asked, self.end, {**self.known, **sizes}, self.before, self.shares)

    def finer(self, part: float) -> ErrorControl:
        """That of another run, with a part of the relative tolerance, or with the least that there is."""
        finer = replace(self.asked, rtol=max(part * self.rtol, LEAST))
        return ErrorControl(self.problem, finer, self.end, self.known, self.before, self.shares)

    def closer(self, names: Collection[str]) -> ErrorControl | None:
        """That of another run, with smaller absolute tolerances of some states; None where they were given."""
        import numpy as np

        own = [name for name, x in zip(self.names, self.given, strict=True) if name in names and np.isnan(x)]
        shares = {**self.shares, **{name: CLOSER * self.shares.get(name, 1.0) for name in own}}
        return ErrorControl(self.problem, self.asked, self.end, self.known, self.before, shares) if own else None

    @property
    def _before(self) -> Any:
        """The sizes that are known, or else expected."""
        import numpy as np

        return np.array([self.known.get(name, size) for name, size in zip(self.names, self.expected, strict=True)])

    @property
    def sizes(self) -> Any:
        """The size of each state: what is known, or expected, or what it has been; one or more if nothing moves it."""
        import numpy as np

        if self._begun[0] is not self.expected:
            before = self._before
            self._begun = self.expected, np.where(before > 0, np.maximum(before, NO_SIZE), 1.0)
            self._sized = None, None
        if self._sized[0] is not self.largest:
            self._sized = self.largest, np.maximum(self._begun[1], self.largest)
        return self._sized[1]

    def tolerances(self) -> dict[str, Any]:
        """The arguments of a method that starts where the motion is."""
        self.used, self.at_work = self.sizes, self.absolute
        return {"rtol": self.rtol, "atol": self.given[0] if self.asked.alike else self.at_work}

    @property
    def absolute(self) -> Any:
        """The absolute tolerance of each state."""
        import numpy as np

        sizes, least = self.sizes, self.rounding.least
        if self._allowed[0] is not sizes or self._allowed[1] is not least:
            own = np.maximum(self._absolute * sizes, least)
            self._allowed = sizes, least, np.where(np.isnan(self.given), own, self.given)
        return self._allowed[2]

    def absolute_along(self, sizes: Any) -> Any:
        """The absolute tolerance of each state at instants along a motion, by the largest it has been there so far.

        Args:
            sizes: of the states at the instants, of shape (states, instants).
        """
        import numpy as np

        own = self._absolute[:, None] * np.maximum.accumulate(sizes, axis=1)
        return np.where(np.isnan(self.given)[:, None], own, self.given[:, None])

    @property
    def errors(self) -> Any:
        """What errors of steps add up to in each state: a hundred of them, as much as the relative tolerance at its
        size, and no more than a part of the largest it has been, however coarse a tolerance was given."""
        import numpy as np

        return np.minimum(np.maximum(self.absolute, self.limited) / SHARE, COARSE * self.largest)

    def interpolated(self, states: Any) -> Any:
        """The errors that an interpolant may have within a step, of shape (..., controlled states)."""
        import numpy as np

        return ERROR * (self.absolute + self.rtol * np.abs(states[..., : len(self.names)]))

    def follow(self, state: Any) -> None:
        """A step has come to a state."""
        if any(map(gt, map(abs, state.tolist()), self._greatest)):
            import numpy as np

            self.largest = np.maximum(self.largest, np.abs(state[: len(self.names)]))
            self._greatest = self.largest.tolist()

    def rounded(self, places: Sequence[Place], step: float) -> bool:
        """Whether tolerances are raised, since rounding alone makes a greater error in a step than they allow.

        Args:
            places: instants and states of the step, the last one at its end.
            step: its length.
        """
        import numpy as np

        allowed = self.at_work + self.rtol * np.abs(places[-1][1][: len(self.names)])
        return self.rounding.exceeds(places, step, np.where(np.isnan(self.given), allowed, np.inf))

    def limit(self, least: Any) -> None:
        """A method has kept no smaller tolerances of the states, since rounding brings more."""
        import numpy as np

        self.limited = np.maximum(self.limited, least)

    @property
    def seen(self) -> dict[str, float]:
        """How large the states have been, by name: those that have moved."""
        return self.before | {
            name: size for name, size in zip(self.names, self.largest.tolist(), strict=True) if size > 0
        }

    @property
    def limits(self) -> Any:
        """The sizes of the states, all of them, beyond which the method's tolerances may be outgrown."""
        import numpy as np

        sizes = self.sizes
        if self._limited[0] is not sizes:
            found = np.full(len(self.problem.equations.states), np.inf)
            with np.errstate(over="ignore"):
                found[: len(self.names)] = np.where(np.isnan(self.given), ALMOST * OUTGROWN * sizes, np.inf)
            self._limited = sizes, found
        return self._limited[1]

    @property
    def outgrown(self) -> bool:
        """Whether a state has become much larger than the method's tolerances are for."""
        import numpy as np

        if self.largest is not self._judged[0] or self.used is not self._judged[1]:
            outgrown = bool(np.count_nonzero(np.isnan(self.given) & (self.largest / OUTGROWN > self.used)))
            self._judged = self.largest, self.used, outgrown
        return self._judged[2]

    def met(self, rows: ConstraintRows, places: Sequence[Place]) -> None:
        """Constraints are met at instants and states, if any: their rounding in a state is no motion."""
        import numpy as np

        if not places:
            return
        with np.errstate(all="ignore"):
            found = ROOM * rounding_on_constraints(rows, places)[: len(self.names)]
        self.noise = np.maximum(self.noise, found)

    def judge(self, places: Sequence[Place], steps: int) -> None:
        """Tell motion from rounding in states that stayed far smaller than they were expected.

        Args:
            places: instants and states along the run.
            steps: how many it has taken, each of which rounds.
        """
        import numpy as np

        if not ((self.largest > 0) & ((self.largest <= ROUNDING * self._before) | self.late)).any():
            return
        for place in places:
            with suppress(BondGraphError, ArithmeticError, ValueError):
                rates = rounding_of_rates(self.problem, [place])
                brought = rounding_of_states(self.problem.jacobian(*place), rates, self.end - self.start)
                self.is_motion |= np.abs(place[1][: len(self.names)]) > ROOM * steps**0.5 * brought

    def overrated(self) -> dict[str, float]:
        """States that stayed much smaller than they were expected, and how large they were.

        What is rounding beside the expected size is no motion, unless it is more than rounding brings: terms cancel
        there. Where they leave a few digits only, no tolerance changes that.
        """
        own = {name for name, given in zip(self.names, self.given, strict=True) if given != given}
        own -= {*self.rounded_away()}
        moved = ((name, size) for name, size, expected in self.moved() if expected > OVERRATED * size)
        return {name: size for name, size in moved if name in own}

    def uncontrolled(self) -> dict[str, tuple[float, float]]:
        """States whose absolute tolerance leaves them a few digits only: their size and that tolerance."""
        given = dict(zip(self.names, self.given.tolist(), strict=True))
        sizes = ((name, size) for name, size, _ in self.moved())
        return {name: (size, given[name]) for name, size in sizes if given[name] > COARSE * size}

    def without_size(self) -> tuple[str, ...]:
        """The states of a motion all of which is too small for tolerances, where none was given."""
        names = {name for name, given in zip(self.names, self.given, strict=True) if given != given}
        sizes = {name: size for name, size, _ in self.moved() if name in names}
        return tuple(sizes) if all(size < NO_SIZE for size in sizes.values()) else ()

    def unmet(self) -> dict[str, float]:
        """States whose relative tolerance, at their size, a method has not kept, and that which it has."""
        names = zip(self.names, self.limited.tolist(), (self.rtol * self.largest).tolist(), strict=True)
        return {name: least for name, least, allowed in names if least > allowed}

    def rounded_away(self) -> tuple[str, ...]:
        """States of which rounding leaves a few digits only: what constraints hold at zero is no motion."""
        return self._rounded_beyond(COARSE)

    def rounded_off(self) -> tuple[str, ...]:
        """States that keep digits enough, but to which rounding of a step brings ten times what `rtol` allows."""
        moved = {name for name, _, _ in self.moved()}.difference(self.rounded_away())
        return tuple(name for name in self._rounded_beyond(ROOM * BROUGHT * self.rtol) if name in moved)

    def _rounded_beyond(self, part: float) -> tuple[str, ...]:
        coarse = (self.rounding.least > part * self.largest) & (self.largest > self.noise)
        lost = (name for name, found in zip(self.names, coarse.tolist(), strict=True) if found)
        return tuple(name for name in lost if name not in integrals_of(self.problem.equations))

    def moved(self) -> Iterator[tuple[str, float, float]]:
        """States that moved: their names, how large they were, and how large they were expected."""
        columns = [each.tolist() for each in (self.largest, self._before, self.late, self.noise, self.is_motion)]
        # Nobody asks for the ones, and nothing moves the others.
        left_out = {*integrals_of(self.problem.equations), *self.problem.equations.held}
        for name, size, before, late, noise, is_motion in zip(self.names, *columns, strict=True):
            if name in left_out:
                continue
            # What nothing was to move carries the noise of all that is solved on the way.
            least = 0.0 if is_motion else ROUNDING * before if before else ON_CONSTRAINTS
            if size > max(noise, least):
                yield name, size, before if before and not late else max(before, 1.0)
