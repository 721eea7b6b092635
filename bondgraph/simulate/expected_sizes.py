"""How large the states of a motion are going to be, each in its own unit, before a step is made.

Nothing here has a unit of its own: a model rewritten in other units has its sizes in these. They come of what states
and rates are at the start, of how rates follow the states, and of the time that takes:

- a state is as large as it is at the start,
- or as what its rate brings in its time constant, for the greatest rate it has where the states stay and time goes on,
- or as what another state of its own size brings in that time, along chains of any length.

The time constant of state i is the least 1/sqrt(|J_ij J_ji|): products around cycles are what a matrix keeps when its
rows and columns are scaled, as by other units. In an oscillator it is the inverse of the angular frequency.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.errors import BondGraphError
from bondgraph.problem.problem import Problem
from bondgraph.program.native import Rates

SAMPLES = 257
"""At so many instants of the span rates are looked at."""
GOLDEN = (5**0.5 - 1) / 2
"""They are multiples of this part of the span, but for whole spans."""
INSTANT = 1e-3
"""A time constant is at most this part of the span. What is expected too small is corrected as the motion goes; but
with the time constants as they are, as far as they lie within the span, no state is less than this part of its size."""
SMALL = 1e-6
"""States are varied by this part of what they are, for which laws are linear, ..."""
BRIEF = 1e-9
"""... or by what their rate brings in this part of the span."""
BEGUN = 0.1
"""What moves has moved by this part of its size where products are looked at."""
LINEAR = 8.0
"""Derivatives are found over increments and so many times these: other growth is no linear term, or noise."""
DEEPEST = 128
"""So often what a rate brings is divided by this while it takes the rate back: e^190 A at a diode are 67 times."""
NOISE = 1e-15, 100.0
"""Where all numbers change by so much of themselves, what rates change by; so many times that they are something."""
NOISES = 64
"""It is looked at at five of the instants."""
BALANCED = 100.0
"""A state that is expected so many times larger than it is does not become so large that its own law takes so many
times the rate back that it is brought."""
AGAIN = 1e3
"""An influence is found again where the state turns out to be varied so many times more."""
SHIFT, SHIFTS = 2.0**-46, 6
"""All numbers are changed by this part of themselves, 64 of their floats, and by multiples of it: laws are smooth on
such a way, and the floats next to it round at random."""
WIDER = 2.0**-34
"""What is added to a number so much larger that 64 of its own floats are less than one of that is always rounded alike:
states are changed by multiples of this part, too. Time is not: what depends on it may turn round in less."""
SPREADS = {3: 20**0.5, 4: 70**0.5, 5: 252**0.5}
"""Third differences leave nothing of what is smooth, and of what is at random so much; over wider ways those of higher
orders tell, too, where a law bends."""

Varied = tuple[float, Any, float]
"""An instant, a state, and the part of themselves by which all numbers are changed, one more and the next less."""


def expected_sizes(problem: Problem, time: float, end: float, state: Any) -> Any:
    """The sizes of the states with rates, of shape (rates,); zero for those that nothing moves.

    They are rather too small than too large: a motion shows it as soon as states are larger.

    Args:
        problem: equations with values.
        time, state: where the motion begins.
        end: where it is to end.
    """
    import numpy as np

    look = _Look(problem, time, end)
    with np.errstate(all="ignore"):
        sizes = look.sizes(state, np.abs(state[: look.count]))
        # Products of states at rest move nothing at first, but where these have begun to move.
        while sizes.any() and not sizes.all():
            there = np.array(state, float)
            there[: look.count] += BEGUN * sizes
            found = look.sizes(there, sizes)
            if not (found > 0)[sizes == 0].any():
                break
            sizes = np.where(sizes > 0, sizes, found)
    return sizes


class _Look:
    """Rates around states, at the start of a motion and along its span.

    Args:
        problem: equations with values.
        time, end: the first and the last instant.
    """

    def __init__(self, problem: Problem, time: float, end: float) -> None:
        self.is_autonomous = problem.is_autonomous
        self.count, self.time, self.end, self.span = len(problem.equations.rates), time, end, end - time
        self.rates_at = rates_of(problem)
        self.groups = problem.program.cached("groups of states", lambda: _Groups(problem))

    def sizes(self, state: Any, begun: Any) -> Any:
        """The sizes of the states as far as linear terms around a state tell them; they have some already."""
        import numpy as np

        given, instants, here = self._driven(state)
        limits = self._limits(state, given, instants)
        given = np.abs(given)
        influence, varied = np.zeros((self.count, self.count)), np.zeros(self.count)
        brief = INSTANT * self.span
        for sweeps in range(1, 2 * self.count + 2):
            times = time_constants(influence, np.inf)
            sizes, moved = reached(influence, np.minimum(times, brief), begun, given, sweeps, limits)
            # Along a chain, as of a wave, a guess that is too small in each of its links would be nothing at its end.
            turning = np.where(times <= self.span, times, brief)
            sizes = np.maximum(sizes, INSTANT * reached(influence, turning, begun, given, sweeps, limits)[0])
            steps = np.maximum(SMALL * begun, np.minimum(BRIEF * self.span * moved, BRIEF / INSTANT * limits))
            again = np.flatnonzero(steps > AGAIN * varied)
            if not len(again):
                break
            self._find(influence, state, here, self.groups.of(again), steps)
            varied[again] = steps[again]
        return self._balanced(state, here, sizes, begun, moved, np.diag(influence))

    def _balanced(self, state: Any, here: Any, sizes: Any, begun: Any, moved: Any, own: Any) -> Any:
        """The sizes, less where a law that is not linear holds a state back long before: there it balances its rate.

        Args:
            state, here, sizes: where the motion begins, the rates there, and what the states are expected to be.
            begun, moved, own: how large they are there, the rates that they are brought, and the size of each rate's
                derivative by its own state, as far as it is linear.
        """
        import numpy as np

        sizes, way = sizes.copy(), np.where(here < 0, -1.0, 1.0)

        def back(at: Any, among: Any) -> Any:
            groups, found = self.groups.of(among), np.zeros(self.count)
            ahead = np.array([state] * len(groups), float)
            for row, columns in zip(ahead, groups, strict=True):
                row[columns] += (way * at)[columns]
            rates = self.rates_at([(self.time, x, 0.0) for x in ahead])
            for row, columns in zip(rates, groups, strict=True):
                found[columns] = (way * (here - row))[columns]
            return np.where(np.isfinite(found), found, 0.0)

        left = np.flatnonzero((sizes > BALANCED * begun) & (moved > 0))
        while len(left):
            taken, smaller = back(sizes, left), np.maximum(sizes / LINEAR, begun)
            left = left[((taken > BALANCED * np.maximum(moved, own * sizes)) & (sizes > begun))[left]]
            if len(left):  # what a law takes back that is steep at first, as a root, shows no size
                left = left[(2 * LINEAR * back(smaller, left) <= taken)[left]]
            sizes[left] = smaller[left]
        return sizes

    def _driven(self, state: Any) -> tuple[Any, Any, Any]:
        """The greatest of each rate along the span, the states staying where they are, zero where it is rounding; when
        that is; and the rates where it begins."""
        import numpy as np

        count = 1 if self.is_autonomous else SAMPLES
        # Irrational parts of the span: what is periodic in it is not zero at all of them, and does not jump there.
        instants = (self.time + self.span * np.sort(np.arange(count) * GOLDEN % 1.0)).tolist()
        apart, factor = NOISE
        # At one instant rounding may happen to leave less than at others.
        judged, signs = instants[::NOISES], (-3, -1, 2)
        places = [(t, state, 0.0) for t in instants] + [(t, state, apart * sign) for t in judged for sign in signs]
        found = self.rates_at(places)
        rates = finite_or_zero(found[:count])
        when = np.abs(rates).argmax(axis=0)
        greatest = rates[when, np.arange(self.count)]
        noise = finite_or_zero(np.abs(found[count:] - found[:count:NOISES].repeat(len(signs), axis=0))).max(axis=0)
        seen = self._deviation([(time, state) for time in (*judged, *{instants[k] for k in when})]).max(axis=0)
        given = np.where(np.abs(greatest) > factor * np.maximum(noise, seen), greatest, 0.0)
        return given, np.array(instants)[when], found[0]

    def _deviation(self, places: Iterable[tuple[float, Any]]) -> Any:
        """The standard deviation of the rates that comes of rounding, at each place."""
        rates = self.rates_at([row for place in places for row in shifted(*place, 1.0, WIDER)])
        return finite_or_zero(deviation(rates.reshape(-1, SHIFTS, self.count).swapaxes(0, 1), SPREADS))

    def _limits(self, state: Any, given: Any, instants: Any) -> Any:
        """Where what a rate brings in an instant takes it back long before, as at a diode: what it surely brings.

        Args:
            state: where the motion begins.
            given, instants: the greatest of each rate while the states stay there, and when it is that.
        """
        import numpy as np

        way, sizes = np.sign(given), INSTANT * self.span * np.abs(given)
        left = np.flatnonzero((given != 0) & np.diag(self.groups.depends))

        def goes_on(parts: Any) -> Any:
            ahead = state + np.eye(len(state))[left] * (way * parts)[left, None]
            rates = self.rates_at([(time, x, 0.0) for time, x in zip(instants[left].tolist(), ahead, strict=True)])
            return ~(way[left] * rates.reshape(len(left), self.count)[np.arange(len(left)), left] <= 0)

        for part in (1.0, 1 / LINEAR, 1 / LINEAR**2):  # a linear law takes its rate back where it balances it
            left = left[~goes_on(part * sizes)]
        limits = np.full(self.count, np.inf)
        limits[left] = sizes[left]
        for _ in range(DEEPEST):
            if not len(left := left[~goes_on(limits / LINEAR**2)]):
                break
            limits[left] /= LINEAR
        limits[left] = np.inf  # a law that jumps at once, as dry friction, shows no size
        return limits

    def _find(self, influence: Any, state: Any, here: Any, groups: Sequence[Sequence[int]], steps: Any) -> None:
        """Write the sizes of the derivatives of the rates by the states of some groups, of shape (rates, states)."""
        import numpy as np

        ahead = np.array([state] * (2 * len(groups)), float)
        for k, columns in enumerate(groups):
            ahead[2 * k : 2 * k + 2, columns] += np.outer((1.0, LINEAR), steps[columns])
        found = finite_or_zero(self.rates_at([(self.time, x, 0.0) for x in ahead]) - here)
        near, far = found[::2], found[1::2]
        noise = NOISE[1] * self._deviation([(self.time, x) for x in ahead[1::2]])
        is_linear = (np.abs(far - LINEAR * near) <= np.abs(far) / 2) & (np.abs(far) > noise)
        linear = np.where(is_linear, np.abs(near), 0.0)
        for columns, own in zip(groups, linear, strict=True):
            part = finite_or_zero(own[:, None] / steps[columns])
            influence[:, columns] = np.where(self.groups.depends[:, columns], part, 0.0)


def numbers(problem: Problem, time: float, state: Any, apart: float) -> list[float]:
    """The arguments of the rates at a place, each changed by a part of itself, one more and the next less."""
    given = problem.arguments(time, state.tolist())
    return [x * (1 + apart * (-1) ** k) for k, x in enumerate(given)] if apart else given


def rates_of(problem: Problem) -> Callable[[Sequence[Varied]], Any]:
    """The rates at some places, of shape (places, rates); not a number where they are not defined."""
    import numpy as np

    count = len(problem.equations.rates)

    def rates(place: Varied) -> Any:
        try:
            return np.array(problem.evaluate(numbers(problem, *place)), float)
        except (BondGraphError, ArithmeticError, ValueError):
            return np.full(count, np.nan)

    def at(places: Sequence[Varied]) -> Any:
        found = None
        if len(places) > 1 and isinstance(problem.evaluate, Rates):
            with suppress(BondGraphError, ArithmeticError, ValueError):
                times, states, apart = zip(*places, strict=True)
                given = problem.rows(times, states)
                if any(apart):
                    given *= 1 + np.outer(apart, (-1.0) ** np.arange(given.shape[1]))
                found = problem.evaluate.rows(given)
        return np.reshape([rates(place) for place in places], (len(places), count)) if found is None else found

    return at


def shifted(time: float, state: Any, way: float, wider: float) -> list[Varied]:
    """A place, and it with all its numbers changed by a `SHIFT` more each time, and its states by a part of themselves.

    Args:
        time, state: the place.
        way: 1, or -1 for the other way.
        wider: the part, as `WIDER`.
    """
    import numpy as np

    parts = way * wider * (-1.0) ** np.arange(1, len(state) + 1)
    return [(time, state * (1 + k * parts), k * way * SHIFT) for k in range(SHIFTS)]


def deviation(values: Sequence[Any], orders: Iterable[int] = (3,)) -> Any:
    """The standard deviation that comes of rounding, of numbers found again and again, `SHIFT` further each time.

    Args:
        values: these, the first axis that of the times.
        orders: of the differences that are to agree on it.
    """
    import numpy as np

    return np.min([np.abs(np.diff(values, order, axis=0)).max(axis=0) / SPREADS[order] for order in orders], axis=0)


def finite_or_zero(values: Any) -> Any:
    """Values, zero where they say nothing."""
    import numpy as np

    return np.where(np.isfinite(values), values, 0.0)


def time_constants(influence: Any, longest: float) -> Any:
    """The time in which each state turns round, of shape (states,)."""
    import numpy as np

    fastest = np.sqrt(influence) * np.sqrt(influence.T)
    return 1 / np.maximum(fastest.max(axis=1, initial=0.0), 1 / longest)


def reached(
    influence: Any, times: Any, begun: Any, given: Any, sweeps: int, limits: Any = float("inf")
) -> tuple[Any, Any]:
    """The sizes of the states, and the rates that they are brought, along chains of so many influences.

    Args:
        influence, times, begun: of states on rates; in which states turn round; how large they are.
        given, limits: the rates that time alone brings them, and how large these make them at most.
        sweeps: so many influences.
    """
    import numpy as np

    sizes, brought = np.maximum(begun, np.minimum(times * given, limits)), np.zeros(len(given))
    for _ in range(sweeps):
        sizes = np.maximum(sizes, times * brought)
        brought = (influence * sizes).max(axis=1, initial=0.0)
    return sizes, np.maximum(given, brought)


class _Groups:
    """States that may be varied together, since no rate depends on two of them.

    Args:
        problem: equations with values.

    Attributes:
        depends: which rate depends on which state, of shape (rates, rates).
    """

    def __init__(self, problem: Problem) -> None:
        import numpy as np

        equations = problem.equations
        needs = problem.needs
        states = equations.states[: len(equations.rates)]
        self.depends = np.array([[name in needs[rate] for name in states] for rate in equations.rates], bool)

    def of(self, columns: Iterable[int]) -> list[list[int]]:
        """Some states in groups, as few as a first fit finds."""
        groups: list[list[int]] = []
        taken: list[Any] = []
        for k in map(int, columns):
            rows = self.depends[:, k]
            place = next((g for g, others in enumerate(taken) if not (rows & others).any()), len(groups))
            if place == len(groups):
                groups.append([])
                taken.append(False)
            groups[place].append(k)
            taken[place] = rows | taken[place]
        return groups
