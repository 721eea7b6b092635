"""What rounding makes of the states in a step of a method.

Each number is known to half a unit in its last place, and each operation rounds anew. Where the terms of a rate cancel,
as those of a coordinate that stays at zero by symmetry, its rounding is as large as the terms make it, and has nothing
to do with the size of the state. A step of length h brings state i the error

    n_i = min(h, tau_i) max(eps_i, max_j |J_ij| n_j)

with eps_i the rounding of its rate, J the Jacobian of the rates, and tau_i the time constant of the state: in a longer
step its own feedback damps what rounding brings. No choice of steps makes the error smaller, but for shorter steps that
add up to the same; an error control that asks for less makes steps without end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bondgraph.equations.lower import lower
from bondgraph.errors import BondGraphError
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem
from bondgraph.program.enclosures import JUMPING, enclosures
from bondgraph.program.evaluate import instant
from bondgraph.program.native import Rates
from bondgraph.program.nonlinearities import flat
from bondgraph.program.program import Assign, Program, gives
from bondgraph.program.rank import minimum_norm_solution
from bondgraph.program.tolerances import ROUNDED, ROUNDING
from bondgraph.simulate.expected_sizes import (
    SHIFT,
    SHIFTS,
    SPREADS,
    WIDER,
    Varied,
    deviation,
    finite_or_zero,
    numbers,
    rates_of,
    reached,
    shifted,
    time_constants,
)

ROOM = 10.0
"""So much more than what rounding brings is allowed in a step that it does not limit."""
BROUGHT = 100.0
"""So many times what rounding brings in a step is allowed where it limits them."""
FIRST, AGAIN, SELDOM = 64, 4, 1024
"""Steps up to the first look, to the next one after each raise, and between two at most; a wait is twice the last."""
WINDOW, SMOOTH = 0.05, 0.3
"""Over such a part of a step second differences of smooth rates are 0.04 of those over a quarter: less than this."""
PARTS, SHORTER, SHORTENED = (0.6, 0.3, 0.0), 0.1, 12
"""Of a step that fails, the places looked at; a way on to them is made shorter by this, so many times at most, ..."""
OUTSIDE = 1e3
"""... while the rates there would move a state in the step by so many times what it is, or is moved by."""

Place = tuple[float, Any]
"""An instant and states."""


def rounding_of_rates(problem: Problem, places: Sequence[Place]) -> Any:
    """The standard deviation of the rates that comes of rounding, of shape (rates,).

    Where a law changes branch its rates jump: where one does on the way, as beside a limit at which a state rests, the
    other way is gone, and a place at which laws change on both tells nothing. Of the others the greatest deviation is
    left out: a Python function may jump too.

    Args:
        problem: equations with values.
        places: two or more, on the motion.
    """
    import numpy as np

    return np.maximum(_rounding(problem, places, 0.0), _rounding(problem, places, WIDER))


def jitter_of_rates(problem: Problem, places: Sequence[Place]) -> Any:
    """The standard deviation of rates along a step by which they are not smooth, of shape (rates,).

    Sums of large terms that cancel beside numbers of the laws, as those of three forces at equal angles, change from
    one float to the next of what is added to these numbers, and not with a part of a coordinate that is far smaller.

    Second differences of what is smooth become 25 times smaller with a fifth of the distance. Of three the greatest is
    left out: a law may have a bend in one.

    Args:
        problem: equations with values.
        places: two or more, on the motion.
    """
    import numpy as np

    (_, begin), (last, end) = places[0], places[-1]
    wide = [(start, start + 0.25, start + 0.5) for start in (0.0, 0.25, 0.5)]
    narrow = [(start, start + WINDOW, start + 2 * WINDOW) for start in (0.0, 0.5 - WINDOW, 1.0 - 2 * WINDOW)]
    parts = np.ravel([*wide, *narrow]).tolist()
    along = [(last, begin + part * (end - begin), 0.0) for part in parts]
    found = rates_of(problem)(along).reshape(len(wide) + len(narrow), 3, -1)
    with np.errstate(all="ignore"):
        second = finite_or_zero(np.abs(found[:, 0] - 2 * found[:, 1] + found[:, 2]))
    whole, near = second[: len(wide)].max(axis=0), second[len(wide) :]
    least = np.sort(near, axis=0)[-2]
    return np.where(least > SMOOTH * whole, least, 0.0) / math.sqrt(6.0)


def _rounding(problem: Problem, places: Sequence[Place], wider: float) -> Any:
    """The same, as far as it is seen where numbers are changed by `SHIFT`s and states by a part of themselves, too."""
    import numpy as np

    varied = [row for place in places for row in _smooth_way(problem, place, wider)]
    if not varied:
        return np.zeros(len(problem.equations.rates))
    rates = rates_of(problem)(varied)
    with np.errstate(all="ignore"):
        found = deviation(rates.reshape(-1, SHIFTS, rates.shape[1]).swapaxes(0, 1), SPREADS if wider else (3,))
    return np.sort(finite_or_zero(found), axis=0)[-2:][0]


def _smooth_way(problem: Problem, place: Place, wider: float) -> list[Varied]:
    """A place with its numbers changed again and again, on a way on which all laws stay on their branches; or none."""
    import numpy as np

    equations, evaluate, (time, states) = problem.equations, problem.evaluate, place
    ways = [shifted(time, states, way, wider) for way in (1.0, -1.0)]
    if not equations.switches:
        return ways[0]
    wanted = {str(k): quantity for k, quantity in enumerate(equations.switches)}
    program = equations.cached(("switches",), lambda: lower(equations, wanted))
    values = evaluate.beside(program) if isinstance(evaluate, Rates) else instant(program)

    def stays(way: list[Varied]) -> bool:
        with suppress(BondGraphError, ArithmeticError, ValueError):
            sides = np.sign([values(numbers(problem, *row)) for row in way])
            return bool((sides == sides[0]).all())
        return False

    return next(filter(stays, ways), [])


def rounding_of_value(
    problem: Problem, program: Program, name: str, time: float, states: Any, sizes: Sequence[float] = ()
) -> float:
    """How far rounding may bring a value from what it is, on the branches that hold: the width of an enclosure.

    Time, states and inputs are known to a float, but for what is left of sums; solutions of systems as far as these are
    solved.

    Args:
        problem: equations with values.
        program: gives the value, of the problem's arguments.
        name: of the value among the program's results.
        time, states: where it is asked for.
        sizes: of what was added up to interpolate each state, if they were.
    """
    held, solved, branches = program.cached("what no enclosure tells", lambda: _held(program))
    given = problem.arguments(time, states.tolist())
    values = instant(held)(given)
    known = {k: (math.nextafter(x, -math.inf), math.nextafter(x, math.inf)) for k, x in enumerate(given)}
    known |= {k: (given[k] - ROUNDED * size, given[k] + ROUNDED * size) for k, size in enumerate(sizes, 1) if size}
    off = ROUNDING * max(map(abs, values[: len(solved)]), default=0.0)
    known |= {slot: (x - off, x + off) for slot, x in zip(solved, values, strict=False)}
    known |= {slot: (x, x) for slot, x in zip(branches, values[len(solved) :], strict=True)}
    lines = [line for line in held.body if isinstance(line, Assign) and line.slot not in known]
    low, high = enclosures(lines, known)[program.results[name]]
    return high - low


def _held(program: Program) -> tuple[Program, list[int], list[int]]:
    """A program of the solutions of systems and of the branches in another, and the slots of both."""
    body = tuple(flat(program.body))
    solved = [slot for line in body if not isinstance(line, Assign) for slot in gives(line)]
    branches = [line.slot for line in body if isinstance(line, Assign) and line.operation in JUMPING]
    return replace(program, body=body, results={str(slot): slot for slot in (*solved, *branches)}), solved, branches


def rounding_of_constraints(rows: ConstraintRows, time: float, states: Any) -> Any:
    """The standard deviation of what is left of constraints that comes of rounding; zero where that is not known."""
    import numpy as np

    try:
        with np.errstate(all="ignore"):
            return finite_or_zero(deviation([rows.values(time, states, SHIFT * k) for k in range(SHIFTS)]))
    except (BondGraphError, ArithmeticError, ValueError):
        return np.zeros(len(rows.constraints))


def rounding_on_constraints(rows: ConstraintRows, places: Sequence[Place]) -> Any:
    """How far from zero the rounding of constraints leaves the states that meet them, of shape (states,).

    Args:
        rows: the constraints.
        places: instants and states; the largest of what is found there counts.
    """
    import numpy as np

    found = np.zeros(len(places[0][1]) if places else 0)
    for time, states in places:
        noise, gradients = rounding_of_constraints(rows, time, states), rows.gradients(time, states)
        for of_kind, columns, _ in rows.kinds:
            part = gradients[np.ix_(of_kind, columns)]
            size = np.abs(part).max(axis=1, initial=0.0)
            size[size == 0] = 1.0
            brought = minimum_norm_solution(part / size[:, None], np.diag(noise[of_kind] / size))
            found[columns] = np.maximum(found[columns], np.linalg.norm(brought, axis=1))
    return found


def rounding_of_states(jacobian: Any, rates: Any, step: float) -> Any:
    """What rounding makes of the states in a step, each in its own unit, of shape (rates,).

    Args:
        jacobian: the derivatives of the rates by the states, of shape (rates, rates).
        rates: their rounding.
        step: its length, in seconds.
    """
    import numpy as np

    influence = np.abs(jacobian)
    return reached(influence, time_constants(influence, step), np.zeros(len(rates)), rates, len(rates))[0]


def around(problem: Problem, inside: Callable[[float], float], time: float, state: Any, step: float) -> list[Place]:
    """Places of a step that fails: parts of it on by the rates where it begins, and its beginning.

    Args:
        problem: equations with values.
        inside: gives the instant at which laws are evaluated for another.
        time, state: where it begins.
        step: its length.
    """
    import numpy as np

    rates = finite_or_zero(rates_of(problem)([(inside(time), state, 0.0)])[0])
    ahead = np.concatenate([rates, np.zeros(len(state) - len(rates))])
    reach = step
    with np.errstate(over="ignore", invalid="ignore"):
        most = OUTSIDE * np.maximum(np.abs(state[: len(rates)]), step * np.abs(rates))
        for _ in range(SHORTENED):
            place = inside(time + PARTS[0] * reach), state + PARTS[0] * reach * ahead
            there = step * np.abs(finite_or_zero(rates_of(problem)([(*place, 0.0)])[0]))
            if not ((there > most) & (most > 0)).any():
                break
            reach *= SHORTER  # no motion comes there: the rates of an exponential beyond its bend are of another size
        return [(inside(time + part * reach), state + part * reach * ahead) for part in PARTS]


class Rounding:
    """The least absolute tolerances that rounding leaves to a motion: none, where its steps are not limited by it.

    Args:
        problem: equations with values.

    Attributes:
        least: the tolerances, of shape (rates,); zero of states whose error rounding does not limit.
        looked_after: after how many steps it was looked at last.
    """

    def __init__(self, problem: Problem) -> None:
        import numpy as np

        self.problem, self.steps, self.wait, self.looked_after = problem, 0, FIRST, 0
        self.least = np.zeros(len(problem.equations.rates))

    @property
    def left(self) -> int:
        """After how many steps more it is to be looked at."""
        return self.wait - self.steps

    def is_due(self, count: int = 1) -> bool:
        """Whether it is to be looked at after another step, or so many."""
        self.steps += count
        if self.steps < self.wait:
            return False
        self.looked_after, self.steps, self.wait = self.steps, 0, min(2 * self.wait, SELDOM)
        return True

    def exceeds(self, places: Sequence[Place], step: float, allowed: Any) -> bool:
        """Whether rounding makes errors that are not allowed; the least tolerances are then a multiple of these.

        Args:
            places: instants and states, the last one where the motion is.
            step: the length of the step in which they lie.
            allowed: the error that each state is allowed in it.
        """
        import numpy as np

        with np.errstate(over="ignore", invalid="ignore"):
            rates = np.maximum(rounding_of_rates(self.problem, places), jitter_of_rates(self.problem, places))
            if not (self.least.any() or (ROOM * step * rates > allowed).any()):
                return False
            brought = rounding_of_states(self.problem.jacobian(*places[-1]), rates, step)
            least = BROUGHT * brought
        above = (ROOM * brought > allowed) & np.isfinite(least)
        if not above.any():
            return False
        # Steps that rounding has cut short become longer, and what it brings with them.
        self.least = np.where(above, np.maximum(self.least, least), self.least)
        self.steps, self.wait = 0, AGAIN
        return True
