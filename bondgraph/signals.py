"""Signals: what an input may be given. A number, a formula in time, a table, or a function of time."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph import expressions
from bondgraph.errors import ExpressionError, ValueRefused


@dataclass(frozen=True)
class Signal:
    """A function of time and, where known, its rate. `value` and `rate` take a float and give one."""

    value: Callable[[float], float]
    rate: Callable[[float], float] | None = None


def table(times: Sequence[float], values: Sequence[float], order: int = 1) -> Signal:
    """A signal through given points.

    Args:
        times: instants in seconds, increasing.
        values: the value at each.
        order: 1 joins them by lines, 3 by a cubic spline; the rate is the derivative. Outside the table the value is
            that of the nearer end, and the rate is zero.

    Raises:
        ValueRefused: for times that do not increase, sizes that differ, values that are not finite, too few points.

    >>> table([0, 1, 2], [0, 10, 10]).value(0.5)
    5.0
    """
    import numpy as np
    from scipy.interpolate import make_interp_spline

    try:
        t, y = np.asarray(times, float), np.asarray(values, float)
    except (TypeError, ValueError):
        raise ValueRefused("table", "times and values are numbers", remedy="give two lists of numbers") from None
    if order not in (1, 3, 5):
        raise ValueRefused("table", f"order {order!r} is not one of 1, 3, 5", remedy="give 1 or 3")
    if t.ndim != 1 or t.shape != y.shape or len(t) <= order:
        raise ValueRefused("table", f"{t.size} times for {y.size} values", remedy=f"give more than {order} of each")
    if not (np.isfinite(t).all() and np.isfinite(y).all() and (np.diff(t) > 0).all()):
        raise ValueRefused("table", "times must increase and everything be finite", remedy="sort and clean the table")
    spline = make_interp_spline(t, y, k=order)
    slope = spline.derivative()
    first, last = float(t[0]), float(t[-1])
    return Signal(
        lambda time: float(spline(min(max(time, first), last))),
        lambda time: float(slope(time)) if first <= time <= last else 0.0,
    )


def read(name: str, value: Any) -> Signal:
    """The signal an input was given.

    Raises:
        ValueRefused: for anything that is not a finite number, a formula in `t`, a `Signal` or a function.
    """
    if isinstance(value, Signal):
        return Signal(_numeric(name, value.value), None if value.rate is None else _numeric(name, value.rate))
    if isinstance(value, str) or hasattr(value, "free_symbols"):
        return _formula(name, value)
    if callable(value):
        return Signal(_numeric(name, value))
    number = finite(name, value)
    return Signal(lambda time: number, lambda time: 0.0)


def _numeric(name: str, function: Any) -> Callable[[float], float]:
    """A function of time, watched: what it gives must be a number."""
    if not callable(function):
        raise ValueRefused(name, f"a signal is a function of time, not {function!r}", remedy="give functions of t")

    def watched(time: float) -> float:
        try:
            value = function(time)
            if isinstance(value, int | float):
                return float(value)
            return float(value) if getattr(value, "shape", None) == () else finite(name, value)
        except (ArithmeticError, ValueRefused):
            raise
        except Exception as error:
            law = f"the input's function fails at t = {time:.6g}: {type(error).__name__}: {error}"
            raise ValueRefused(name, law, parties=(name,), remedy="let it take a float and return one") from None

    return watched


def finite(name: str, value: Any) -> float:
    """A finite float.

    Raises:
        ValueRefused: for anything else.
    """
    try:
        number = float(value)
        if getattr(value, "shape", ()) != ():
            raise TypeError
    except (TypeError, ValueError, OverflowError):
        shown = repr(value)[:60]
        raise ValueRefused(name, f"{shown} is not a number", parties=(name,), remedy="give a number") from None
    if not math.isfinite(number):
        raise ValueRefused(name, f"{value!r} is not finite", parties=(name,), remedy="give a finite number")
    return number


def _formula(name: str, formula: Any) -> Signal:
    from bondgraph.algebra import sympy as xp
    from bondgraph.evaluate import instant
    from bondgraph.program import Builder

    canonical = expressions.text(formula)
    strange = sorted(expressions.names(canonical) - {expressions.TIME})
    if strange:
        raise ExpressionError(
            f"input '{name}'",
            f"'{formula}' mentions {', '.join(strange)}; an input's value depends on t only",
            parties=(name, *strange),
            remedy="write numbers, or give the source this formula in the graph",
        )
    time = xp.symbol(expressions.TIME)
    expression = expressions.build(canonical, xp.symbol, xp.number, xp.call)

    def function(of: Any) -> Callable[[float], float]:
        builder = Builder((expressions.TIME,))
        program = builder.finish({"y": xp.lower(of, builder, {time: 0})})
        evaluate = instant(program)
        return lambda t: evaluate((t,))[0]

    return Signal(function(expression), function(xp.diff(expression, time)))
