"""Outputs along a motion: expressions of its equations, y = g(t, x, u), at given instants."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import is_sympy
from bondgraph.equations.evaluation_order import needs
from bondgraph.equations.lower import lower, lowering_of
from bondgraph.errors import BondGraphError, MissingValues, NoSolution, ValueRefused
from bondgraph.program.evaluate import Solutions
from bondgraph.program.native_series import series

if TYPE_CHECKING:
    from bondgraph.equations.equations import Equations
    from bondgraph.equations.inputs import Signal
    from bondgraph.program.program import Program
    from bondgraph.simulate.trajectory import Trajectory

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
        ValueRefused: for an input that is not defined there.
    """
    import numpy as np

    if any(map(is_sympy, expressions.values())):
        run = replace(run, equations=run.equations.as_read)
    _check_rates(run, expressions)
    program = _programs(run.equations.along_motion)(tuple(expressions.items()))
    found = [_spread(result, times.shape) for result in along(run, times, program)]
    for name, result in zip(expressions, found, strict=True):
        if np.count_nonzero(finite := np.isfinite(result)) < result.size:
            raise _not_finite(name, float(times[~finite].flat[0]))
    return found


def _spread(result: Any, shape: tuple[int, ...]) -> Any:
    """A result as an array of a shape that nobody writes into."""
    import numpy as np

    if np.shape(result) != shape or not isinstance(result, np.ndarray):
        return np.broadcast_to(result, shape)
    found = result.view()
    found.flags.writeable = False
    return found


def along(run: Trajectory, times: Any, program: Program, more: Sequence[Any] = ()) -> list[Any]:
    """The results of a program of the run's equations at some instants, on the branches that the motion was on.

    Args:
        run: the motion.
        times: the instants.
        program: of the run's arguments, and maybe others behind them.
        more: those, each of the shape of the instants.
    """
    function = series(program, (lambda time: _seeds(run, time)) if run.solved else None)
    return function([times, *_states(run, times), *run.parameters.values(), *_inputs(run, times), *more])


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

    results = along(run, times, program, weights)
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


def _seeds(run: Trajectory, time: float) -> Solutions:
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
