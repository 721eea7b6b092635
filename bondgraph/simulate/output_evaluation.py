"""Outputs along a motion: expressions of its equations, y = g(t, x, u), at given instants."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.algebra.pickling import is_sympy
from bondgraph.equations.evaluation_order import needs
from bondgraph.equations.lower import lower, lowering_of
from bondgraph.errors import BondGraphError, MissingValues, NoSolution, ValueRefused
from bondgraph.problem.singular_start import cancelled
from bondgraph.problem.time_events import LEAST, beside
from bondgraph.program.evaluate import Solutions
from bondgraph.program.native_series import series
from bondgraph.program.operations_off import decided_by_rounding
from bondgraph.program.program import Newton
from bondgraph.program.sparsity import dependence
from bondgraph.program.tolerances import ROUNDING

if TYPE_CHECKING:
    from bondgraph.equations.equations import Equations
    from bondgraph.equations.inputs import Signal
    from bondgraph.program.program import Program
    from bondgraph.simulate.trajectory import Trajectory

STEEPER = 8.0
"""What changes by more times what it did just before, and by more than rounding, jumps."""
BESIDE = (1.0, 2.0, 4.0)
"""How many times as far from a singular configuration as constraints are nearly dependent values are taken, ..."""
LITTLE = 1e-3
"""... which are smooth if they change by no more, beside this part of themselves, nearer to it."""
PROGRAMS = 16
"""So many programs of outputs are kept with their equations."""


def outputs(run: Trajectory, times: Any, expressions: Mapping[str, Any]) -> list[Any]:
    """Expressions in the symbols of the equations, each of the shape of the instants.

    Args:
        run: the motion, by one choice of independent velocities.
        times: the instants, in seconds.
        expressions: by name.

    Raises:
        MissingValues: for what depends on the rate of an input that has none.
        NoSolution: for what is infinite or not defined at an instant.
        SingularSystem: for what rounding would decide in a loop whose laws cancel each other.
        ValueRefused: for an input that is not defined there.
    """
    import numpy as np

    if any(map(is_sympy, expressions.values())):
        run = replace(run, equations=run.equations.as_read)
    _check_rates(run, expressions)
    program = _programs(run.equations.along_motion)(tuple(expressions.items()))
    found = [_spread(result, times.shape) for result in within(run, times, program)]
    _check_solutions(run, times, program)
    for name, result in zip(expressions, found, strict=True):
        if np.count_nonzero(finite := np.isfinite(result)) < result.size:
            raise _not_finite(name, float(times[~finite].flat[0]))
    return found


def _check_solutions(run: Trajectory, times: Any, program: Program) -> None:
    """Refuse nonlinear systems that are regular by rounding alone at the first instant; the rates' own were checked."""
    import numpy as np

    if times.size and any(isinstance(line, Newton) for line in program.body):
        first = times.ravel()[:1]
        arguments = [float(np.ravel(x)[0]) for x in _numbers(run, first, first)]
        if names := decided_by_rounding(program, arguments, seeds(run, first[0]) if run.solved else {}):
            raise cancelled(run.equations, float(first[0]), names)


def _spread(result: Any, shape: tuple[int, ...]) -> Any:
    """A result as an array of a shape that nobody writes into."""
    import numpy as np

    if np.shape(result) != shape or not isinstance(result, np.ndarray):
        return np.broadcast_to(result, shape)
    found = result.view()
    found.flags.writeable = False
    return found


class End(NamedTuple):
    """Where a motion begins or ends, and two instants inside, the second twice as far from there."""

    time: float
    near: float
    farther: float


def within(run: Trajectory, times: Any, program: Program, more: Sequence[Any] = ()) -> list[Any]:
    """The results of a program as the motion saw them: what jumps in time where it begins or ends is told from inside.

    Inputs, their rates and laws may have another value there than in all of the motion, as the rate of a table has at
    its last point. What does not jump is told as it is.

    Args:
        run, times, program, more: as of `along`.
    """
    import numpy as np

    found = (_past_singularities if run.passed else along)(run, times, program, more)
    for end in run.ends if _changes_in_time(run, program) else ():
        if not (here := np.asarray(times == end.time)).any():
            continue
        rest, those = [x[here] for x in more], times[here]
        near, farther = (along(run, those, program, rest, np.full(len(those), x)) for x in (end.near, end.farther))
        found = [_limits(x, here, *sides) for x, *sides in zip(found, near, farther, strict=True)]
    return found


def _past_singularities(run: Trajectory, times: Any, program: Program, more: Sequence[Any]) -> list[Any]:
    """The results of a program as `along`; within passages through singular configurations, from beside these.

    What follows from the rates is decided by rounding there, though a motion that goes straight on is smooth.
    """
    import numpy as np

    times = np.asarray(times, float)
    inside, place, reach = np.zeros(times.shape, bool), np.zeros(times.shape), np.ones(times.shape)
    first, last = (float(run.steps[k]) for k in (0, -1))
    for time, within in run.passed:
        width = min(within, (time - first) / BESIDE[-1], (last - time) / BESIDE[-1])
        here = np.abs(times - time) < width
        inside, place, reach = inside | here, np.where(here, time, place), np.where(here, width, reach)
    if not inside.any():
        return along(run, times, program, more)
    rest, those = ([x[places] for x in more] for places in (~inside, inside))
    place, reach = place[inside], reach[inside]
    beside = [along(run, place + k * reach, program, those) for k in (*(-k for k in BESIDE), *BESIDE)]
    off = [along(run, place + k * reach, program, those, off=True) for k in (-BESIDE[0], BESIDE[0])]
    count = len(program.results)
    apart = along(run, times[~inside], program, rest) if not inside.all() else [0.0] * count
    here = [math.nan] * count
    with suppress(BondGraphError, ArithmeticError):
        here = along(run, times[inside], program, those)
    found = []
    for result, *values in zip(apart, here, *off, *beside, strict=True):
        told = np.empty(times.shape)
        told[~inside] = result
        told[inside] = _told_between((times[inside] - place) / reach, *np.broadcast_arrays(*values, place)[:-1])
        found.append(told)
    return found


def _told_between(at: Any, found: Any, off_a: Any, off_p: Any, a: Any, b: Any, c: Any, p: Any, q: Any, r: Any) -> Any:
    """What is smooth about zero, from values on either side; what was found, where these grow towards it.

    Args:
        at: where it is asked for, between -1 and 1, of shape (n,).
        found: what was found there.
        off_a, off_p: values at -1 and 1 as errors of the states may have them.
        a, b, c, p, q, r: values at -1, -2, -4, 1, 2 and 4, which are `BESIDE`.
    """
    import numpy as np

    with np.errstate(all="ignore"):
        little = LITTLE * np.maximum(np.abs(a), np.abs(p)) + np.abs(off_a - a) + np.abs(off_p - p)
        left, right = 2 * a - b - at * (b - a), 2 * p - q + at * (q - p)
        grows = (np.abs(a - b) > np.abs(b - c) + little) | (np.abs(p - q) > np.abs(q - r) + little)
        jumps = np.abs(left - right) > np.abs(a - b) + np.abs(p - q) + little
        cubic = -b * (at + 1) * (at - 1) * (at - 2) / 12 + a * (at + 2) * (at - 1) * (at - 2) / 6
        cubic += q * (at + 2) * (at + 1) * (at - 1) / 12 - p * (at + 2) * (at + 1) * (at - 2) / 6
        told = np.where(jumps, np.where(at < 0, left, right), cubic)
    return np.where(grows, found, told)


def _changes_in_time(run: Trajectory, program: Program) -> bool:
    """Whether time or inputs that vary act on a program."""
    if any(signal.constant is None for signal in run.signals.values()):
        return True
    first = program.arguments[0]
    return any(first in needed for needed in program.cached("dependence", lambda: dependence(program)).values())


def _limits(found: Any, here: Any, near: Any, farther: Any) -> Any:
    """A result, with limits from inside the motion where it jumps.

    Args:
        found: of the shape of the instants, or a number.
        here: which of these are at the end.
        near, farther: what it is at the two instants inside.
    """
    import numpy as np

    there = np.broadcast_to(found, here.shape)[here]
    with np.errstate(all="ignore"):  # what is undefined stays so
        if not (jumps := _jumps(there, near, farther)).any():
            return found
        told = np.array(np.broadcast_to(found, here.shape), float)
        told[here] = np.where(jumps, 2 * near - farther, there)
    return told


def _jumps(found: Any, near: Any, farther: Any) -> Any:
    """Which values at an end are none that those inside lead to."""
    import numpy as np

    known = np.isfinite(near) & np.isfinite(farther)
    size = np.fmax(np.abs(found), np.abs(near))
    leads = np.abs(found - near) <= STEEPER * np.abs(near - farther) + ROUNDING * size
    return known & ~leads


def ends_of(run: Trajectory) -> tuple[End, ...]:
    """The ends of a motion.

    A stop whose condition itself jumps, as with an input, has ended it beyond the jump, and so has one that follows
    from an event there: so it is told.
    """
    import numpy as np

    steps, equations = np.asarray(run.steps, float), run.equations
    first, last = float(steps[0]), float(steps[-1])
    room = LEAST * math.ulp(max(abs(first), abs(last)))
    later, earlier = steps[steps > first + room], steps[steps < last - room]
    if not len(later):
        return ()
    to, since = float(later[0]), float(earlier[-1])
    far, near = (min(beside(a, b, last - first), (b - a) / 4) for a, b in ((first, to), (since, last)))
    start, end = End(first, first + far, first + 2 * far), End(last, last - near, last - 2 * near)
    rule = next((rule for rule in equations.events if rule.name == run.ended_by), None)
    if rule is not None and rule.indicator is not None:
        program, times = lower(equations.along_motion, {"": rule.indicator}), np.array([last])
        sides = (along(run, times, program, (), np.array([x]))[0] for x in (last, end.near, end.farther))
        if np.any(_jumps(*sides)) or np.count_nonzero(steps >= last - room) > 1:
            return (start,)
    return start, end


def along(
    run: Trajectory, times: Any, program: Program, more: Sequence[Any] = (), seen: Any = None, off: bool = False
) -> list[Any]:
    """The results of a program of the run's equations at some instants, on the branches that the motion was on.

    Args:
        run: the motion.
        times: the instants.
        program: of the run's arguments, and maybe others behind them.
        more: those, each of the shape of the instants.
        seen: the instants at which laws and inputs are evaluated in place of those of the states.
        off: whether each state is off by what it may be, one up and the next down.
    """
    function = series(program, (lambda time: seeds(run, time)) if run.solved else None)
    numbers = _numbers(run, times, times if seen is None else seen)
    if off:
        for k, error in enumerate(run.errors, 1):
            numbers[k] = numbers[k] + error * (-1) ** k
    return function([*numbers, *more])


def varied(run: Trajectory, times: Any, expressions: Mapping[str, Any], apart: float) -> list[Any]:
    """Expressions at instants, as `outputs`, where all numbers are changed by a part of themselves, one more and the
    next less; not a number where they are not defined then.

    Args:
        run: the motion, by one choice of independent velocities.
        times: the instants, of shape (m,).
        expressions: by name.
        apart: the part.
    """
    import numpy as np

    program = _programs(run.equations.along_motion)(tuple(expressions.items()))
    function = series(program, (lambda time: seeds(run, time)) if run.solved else None)
    given = [x * (1 + apart * (-1) ** k) for k, x in enumerate(_numbers(run, times, times))]
    try:
        return [np.broadcast_to(result, times.shape) for result in function(given)]
    except (BondGraphError, ArithmeticError):
        return [np.full(times.shape, np.nan) for _ in expressions]


def _numbers(run: Trajectory, times: Any, at: Any) -> list[Any]:
    """The arguments of programs at instants, with laws and inputs evaluated at others."""
    return [at, *_states(run, times), *run.parameters.values(), *_inputs(run, at)]


def evaluated(run: Trajectory, times: Any, program: Program, rows: int, weights: Sequence[Any] = ()) -> Any:
    """Derivatives at instants, of shape (instants, rows, columns).

    Args:
        run: the motion.
        times: the instants, of shape (m,).
        program: the derivatives, row by row.
        rows: how many rows there are.
        weights: what the program takes besides the run's numbers, each of shape (m,).

    Raises:
        NoSolution: where one is infinite or not defined.
    """
    import numpy as np

    results = within(run, times, program, weights)
    found = np.array([np.broadcast_to(x, times.shape) for x in results], float).reshape(len(results), len(times))
    if not np.isfinite(found).all():
        time = float(times[~np.isfinite(found).all(axis=0)][0])
        law = "a derivative along the motion is infinite or not defined there"
        remedy = "keep the motion away from where a law has a vertical tangent, or from a singular configuration"
        raise NoSolution(f"{run.equations.graph.name} at t = {time:.6g} s", law, remedy=remedy)
    return np.moveaxis(found.reshape(rows, len(results) // max(1, rows), len(times)), -1, 0)


def _programs(equations: Equations) -> Callable[[tuple[tuple[str, Any], ...]], Program]:
    """What lowers expressions by name to their program: those asked for last are kept for runs to come."""

    def programs() -> Callable[[tuple[tuple[str, Any], ...]], Program]:
        lowering, lock = lowering_of(equations), Lock()

        @lru_cache(PROGRAMS)
        def made(expressions: tuple[tuple[str, Any], ...]) -> Program:
            with lock:
                return lower(equations, dict(expressions), lowering)

        return made

    return equations.cached("programs of outputs", programs)


def instants_within(run: Trajectory, t: Any) -> Any:
    """Instants as an array, none of them outside the run.

    Raises:
        ValueRefused: for others.
    """
    import numpy as np

    try:
        times = np.asarray(t, float)
    except (TypeError, ValueError):
        raise ValueRefused("t", f"{t!r:.60} is not an instant", remedy="give numbers") from None
    # A choice of velocities may have been kept between two of the instants that were asked for.
    first, last = (float(end([run.steps[k], *run.t[k:][:1]])) for end, k in ((min, 0), (max, -1)))
    if not ((times >= first) & (times <= last)).all():
        raise ValueRefused("t", f"the run is known from {first:g} s to {last:g} s", remedy="ask within it")
    return times


def _inputs(run: Trajectory, times: Any) -> list[Any]:
    """Inputs, then their rates; those that are not known as not a number."""
    signals, orders = run.signals.items(), range(1, run.equations.balance.depth + 1)
    values = [_sampled(name, signal.value, signal, times) for name, signal in signals]
    return values + [_sampled(name, signal.derivative(k), signal, times) for k in orders for name, signal in signals]


def inputs_derived(run: Trajectory, times: Any) -> list[Any]:
    """The rates of what programs take of inputs: of these, then of their rates; not a number where one is not known."""
    orders = range(1, run.equations.balance.depth + 2)
    return [_sampled(name, x.derivative(k), x, times) for k in orders for name, x in run.signals.items()]


def seeds(run: Trajectory, time: float) -> Solutions:
    """The solutions at the last step before an instant: the motion was on these branches there."""
    return run.solved[min(bisect_right(run.steps, time), len(run.solved)) - 1]


def _states(run: Trajectory, times: Any) -> list[Any]:
    import numpy as np

    count = len(run.equations.states)
    if not times.size:
        return [np.zeros(times.shape)] * count
    return list(np.reshape(run.solution(times.ravel()), (count, *times.shape)))


def _check_rates(run: Trajectory, expressions: Mapping[str, Any]) -> None:
    xp = run.equations.xp
    for name, order in run.equations.input_users:
        if run.signals[name].derivative(order) is not None:
            continue
        rate = xp.symbol(name + "'" * order)
        which = "" if order == 1 else f" of order {order}"
        for asked, expression in expressions.items():
            steps = run.equations.needed(xp.free(expression))
            if any(rate in needs(xp, step) for step in steps):
                raise MissingValues(
                    asked,
                    f"this depends on the rate{which} of the input '{name}', and what was given has none",
                    parties=(asked, name),
                    remedy="give a formula in t, a table of a higher order, or bondgraph.Signal with its rates",
                )


def _not_finite(name: str, time: float) -> NoSolution:
    return NoSolution(
        f"'{name}' at t = {time:.6g} s",
        "this is infinite or not defined there: a law is used where it has no value, or no inverse",
        parties=(name,),
        remedy="keep the motion where the law is defined, change the law, or ask for instants at which it has a value",
    )


def _sampled(name: str, function: Callable[[float], float] | None, signal: Signal, times: Any) -> Any:
    """An input's values, or those of its rate."""
    import numpy as np

    if function is None:
        return np.full(times.shape, np.nan)
    if signal.constant is not None:
        return np.full(times.shape, function(0.0))
    found = []
    for time in times.ravel().tolist():
        try:
            found.append(function(time))
        except ValueRefused:
            raise
        except (ArithmeticError, ValueError) as error:
            reason = error.law if isinstance(error, BondGraphError) else error
            law = f"the input is not defined at t = {time:.6g}: {reason}"
            raise ValueRefused(name, law, parties=(name,), remedy="give an input that is defined all along") from None
    return np.array(found).reshape(times.shape)
