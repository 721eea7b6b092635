"""Signals: what an input may be given. A number, a formula in time, a table, or a function of time."""

from __future__ import annotations

import heapq
import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.other_functions import OF_OTHER_NAMES
from bondgraph.algebra.text.vocabulary import quoted
from bondgraph.errors import BondGraphError, ExpressionError, ValueRefused
from bondgraph.graph.graph import Graph
from bondgraph.graph.values import finite, in_si
from bondgraph.program.calls import explained
from bondgraph.program.evaluate import instant
from bondgraph.program.intervals import Break, zero_crossings
from bondgraph.program.program import Builder, Program
from bondgraph.program.tolerances import ROUNDING

Breaks = Callable[[float, float], Iterable[Any]]
"""Gives the instants between a first and a last one, ends included, in increasing order."""


@explained
@dataclass(frozen=True)
class Signal:
    """A function of time and, where known, its rate. `value` and `rate` take a float and give one.

    Args:
        value: the function.
        rate: its derivative.
        breaks: the instants at which the value or the rate jumps, in increasing order, or a function that gives those
            between two instants. A motion stops there and starts anew. What is declared may be short; what is not
            declared the integrator can overlook.
        higher: gives the derivative of an order of two or more, or None where there is none.

    >>> Signal(lambda t: 5.0 if 1 <= t < 1.001 else 0.0, breaks=(1, 1.001)).value(1)
    5.0
    """

    value: Callable[[float], float]
    rate: Callable[[float], float] | None = None
    breaks: Sequence[float] | Breaks = field(default=())
    higher: Callable[[int], Callable[[float], float] | None] | None = None

    @property
    def constant(self) -> float | None:
        """The number it is at all times; None where it is none, or nobody can tell."""
        return None

    def derivative(self, order: int) -> Callable[[float], float] | None:
        """The derivative of an order of one or more, where it is known."""
        if order == 1:
            return self.rate
        return None if self.higher is None else self.higher(order)

    def instants(self, start: float, end: float) -> Iterator[Break]:
        """The breaks from `start` to `end`."""
        found = self.breaks(start, end) if callable(self.breaks) else self.breaks
        breaks = (x if isinstance(x, Break) else Break(x, x, x) for x in found)
        return (x for x in breaks if start <= x.at <= end)


@dataclass(frozen=True)
class Formula(Signal):
    """A signal that is a number or a formula in time.

    Args:
        text: the number or the formula, in its stored form.
    """

    text: str = ""

    @property
    def constant(self) -> float | None:
        """As of a signal: known of every formula."""
        return None if expressions.names(self.text) else self.value(0.0)

    def program(self, orders: int) -> Program:
        """The value and as many derivatives, as a program in time."""
        from bondgraph.algebra import table as xp

        time = xp.symbol(expressions.TIME)
        parts = [xp.build(self.text, xp.symbol)]
        for _ in range(orders):
            parts.append(xp.diff(parts[-1], time))
        return in_time(xp, *parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.text,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Formula) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def _again(text: str) -> Signal:
    """The signal of a number, or of a formula in time."""
    try:
        return constant(float(text))
    except ValueError:
        return _formula("", text)


@explained
def table(times: Sequence[float], values: Sequence[float], order: int = 1) -> Signal:
    """A signal through given points.

    Args:
        times: instants in seconds, increasing.
        values: the value at each.
        order: 1 joins them by lines, 3 by a cubic spline; the rate is the derivative. Outside the table the value is
            that of the nearer end, and the rate is zero; where a motion goes there, its notes say so.

    Raises:
        ValueRefused: for times that do not increase, sizes that differ, values that are not finite, too few points.

    >>> table([0, 1, 2], [0, 10, 10]).value(0.5)
    5.0
    """
    import numpy as np

    try:
        t, y = np.asarray(times, float), np.asarray(values, float)
    except (TypeError, ValueError):
        raise ValueRefused("table", "times and values are numbers", remedy="give two lists of numbers") from None
    if order == 0:
        law = "order 0, values that hold until the next instant, is no table"
        remedy = (
            "import bisect, and write bg.Signal(lambda t: values[max(bisect.bisect_right(times, t) - 1, 0)], "
            "breaks=times)"
        )
        raise ValueRefused("table", law, remedy=remedy)
    if order not in (1, 3, 5):
        law = f"order {order!r} is not one of 1, 3, 5"
        raise ValueRefused("table", law, remedy="give 1 for lines, 3 or 5 for a spline")
    if t.ndim != 1 or t.shape != y.shape or len(t) <= order:
        raise ValueRefused("table", f"{t.size} times for {y.size} values", remedy=f"give more than {order} of each")
    if not (np.isfinite(t).all() and np.isfinite(y).all()):
        raise ValueRefused("table", "times and values are finite numbers", remedy="leave out those that are not")
    if not (np.diff(t) > 0).all():
        raise _not_increasing(t)
    if order == 1:
        return _polygon(t.tolist(), y.tolist())
    spline = _Spline(tuple(t.tolist()), tuple(y.tolist()), order)
    higher = _Derivatives(spline)
    return Signal(spline, higher(1), (spline.times[0], spline.times[-1]), higher)


def _not_increasing(times: Any) -> ValueRefused:
    """The refusal of instants that do not increase: one that is there twice, or no order."""
    k = next(k for k, step in enumerate(times[1:] - times[:-1]) if step <= 0)
    now, then = float(times[k]), float(times[k + 1])
    if then < now:
        return ValueRefused("table", f"its times do not increase: {then:g} after {now:g}", remedy="sort the table")
    law = f"it has two values at t = {now:g}, and a function of time has one"
    remedy = (
        f"write a jump as a formula, where(t < {now:g}, a, b), or as bg.Signal(function, breaks=[{now:g}]), "
        "where the function gives the value after the jump; else keep one of the two"
    )
    return ValueRefused("table", law, remedy=remedy)


@dataclass(frozen=True)
class _Spline:
    """A spline of some order through points, level before the first and after the last, or a derivative of one."""

    times: tuple[float, ...]
    values: tuple[float, ...]
    order: int
    derived: int = 0

    @cached_property
    def _function(self) -> Any:
        from scipy.interpolate import make_interp_spline

        spline = make_interp_spline(self.times, self.values, k=self.order)
        return spline.derivative(self.derived) if self.derived else spline

    def __call__(self, time: float) -> float:
        inside = min(max(time, self.times[0]), self.times[-1])
        return 0.0 if self.derived and inside != time else float(self._function(inside))


@dataclass(frozen=True)
class _Derivatives:
    """The derivatives of a spline by their order; none from its own order on."""

    spline: _Spline

    def __call__(self, times: int) -> _Spline | None:
        return replace(self.spline, derived=times) if times < self.spline.order else None


def _polygon(times: list[float], values: list[float]) -> Signal:
    """Points joined by lines, level before the first and after the last; it breaks where the slope changes."""
    inner = [(y1 - y0) / (t1 - t0) for t0, t1, y0, y1 in zip(times, times[1:], values, values[1:], strict=False)]
    points = tuple(times), tuple(values), (0.0, *inner, 0.0)
    polygon = _Polygon(*points)
    return Signal(polygon, _Slope(*points), polygon.bends)


def is_polygon(signal: Signal) -> bool:
    """Whether an input is a table whose points are joined by lines, and breaks where it bends."""
    table = _plain(signal.value)
    return isinstance(table, _Polygon) and signal.breaks == table.bends


def line_of(signal: Signal, first: float, last: float) -> tuple[float, float, float] | None:
    """The line that a table of lines is between two instants: its value and slope, and since when; None where it has a
    bend in between."""
    table = _plain(signal.value)
    assert isinstance(table, _Polygon)
    times, values, slopes = table.times, table.values, table.slopes
    k, end = bisect_right(times, first), bisect_left(times, last)
    if k in (0, len(times)) and k >= end:
        return values[min(k, len(times) - 1)], 0.0, first
    if k >= end:
        return values[k - 1], slopes[k], times[k - 1]
    if not all(math.isclose(a, b, rel_tol=ROUNDING) for a, b in pairwise(slopes[k : end + 1])):
        return None
    begin, end = max(k - 1, 0), min(end, len(times) - 1)
    return values[begin], (values[end] - values[begin]) / (times[end] - times[begin]), times[begin]


def _plain(function: Callable[[float], Any]) -> Callable[[float], Any]:
    """The function of time itself, of one that is watched."""
    return function.function if isinstance(function, _Watched) else function


def points_of(function: Callable[[float], Any]) -> list[tuple[float, float]]:
    """The points of a table, each an instant and a value; none of another function."""
    table = _plain(function)
    return list(zip(table.times, table.values, strict=True)) if isinstance(table, _Polygon | _Spline) else []


def outside_tables(signals: Mapping[str, Signal], start: float, end: float) -> Iterator[str]:
    """Notes on the tables that do not reach from the start of a motion to its end, in seconds: what stands there."""
    near = ROUNDING * (end - start)
    for name, signal in signals.items():
        if points := points_of(signal.value):
            first, *_, last = points
            if first[0] > start + near:
                yield f"{name}: its table begins at t = {first[0]:g} s; before that it is {first[1]:g}, the first value"
            if last[0] < end - near:
                yield f"{name}: its table ends at t = {last[0]:g} s; after that it stays {last[1]:g}, the last value"


@dataclass(frozen=True)
class _Points:
    times: tuple[float, ...]
    values: tuple[float, ...]
    slopes: tuple[float, ...]


class _Polygon(_Points):
    @cached_property
    def bends(self) -> tuple[float, ...]:
        """The instants at which the slope changes."""
        pieces = zip(self.times, self.slopes, self.slopes[1:], strict=False)
        return tuple(time for time, before, after in pieces if not math.isclose(before, after, rel_tol=ROUNDING))

    def __call__(self, time: float) -> float:
        times, values, k = self.times, self.values, bisect_right(self.times, time)
        if k in (0, len(times)):
            return values[min(k, len(times) - 1)]
        return values[k - 1] + self.slopes[k] * (time - times[k - 1])


class _Slope(_Points):
    def __call__(self, time: float) -> float:
        return self.slopes[bisect_right(self.times, time)]


def read(name: str, value: Any) -> Signal:
    """The signal an input was given.

    Raises:
        ValueRefused: for anything that is not a finite number, a formula in `t`, a `Signal` or a function.
    """
    if isinstance(value, Formula):
        return value
    if isinstance(value, Signal):
        rate = None if value.rate is None else _numeric(name, value.rate)
        return Signal(_numeric(name, value.value), rate, _increasing(name, value.breaks), value.higher)
    if isinstance(value, str) or hasattr(value, "free_symbols"):
        return _formula(name, value)
    if callable(value):
        return Signal(_numeric(name, value))
    if isinstance(value, Sequence) or getattr(value, "shape", None):
        law = f"{_shown(value)} is not a number, nor a function of time"
        remedy = (
            "give samples with their instants, bg.table(times, values); bg.sweep takes several numbers, a run for each"
        )
        raise ValueRefused(name, law, parties=(name,), remedy=remedy)
    return constant(finite(name, value))


def is_in_time(value: Any) -> bool:
    """Whether something is a function of time: a signal, a function of Python, or a formula that names time.

    >>> is_in_time("sin(t)"), is_in_time(lambda t: 2 * t), is_in_time("5 mH"), is_in_time(3.0)
    (True, True, False, False)
    """
    if not isinstance(value, str) and not hasattr(value, "free_symbols"):
        return isinstance(value, Signal) or callable(value)
    with suppress(BondGraphError):
        return expressions.names(expressions.text(value)) == {expressions.TIME}
    return False


def _shown(value: Any) -> str:
    """Several numbers in a message."""
    return f"an array of shape {value.shape}" if hasattr(value, "shape") else repr(value)[:60]


def constant(number: float) -> Formula:
    """The signal that is a number at all times."""
    return Formula(lambda time: number, lambda time: 0.0, (), lambda order: lambda time: 0.0, repr(number))


def _numeric(name: str, function: Any) -> Callable[[float], float]:
    """A function of time, watched: what it gives must be a number."""
    if not callable(function):
        raise ValueRefused(name, f"a signal is a function of time, not {function!r}", remedy="give functions of t")
    return function if isinstance(function, _Watched) else _Watched(name, function)


@dataclass(frozen=True)
class _Watched:
    """The function of time of an input."""

    name: str
    function: Callable[[float], Any]

    def __call__(self, time: float) -> float:
        name = self.name
        try:
            value = self.function(time)
            if isinstance(value, int | float):
                return float(value)
            return float(value) if getattr(value, "shape", None) == () else finite(name, value)
        except (ArithmeticError, ValueRefused):
            raise
        except Exception as error:
            law = f"the input's function fails at t = {time:.6g}: {type(error).__name__}: {error}"
            raise ValueRefused(name, law, parties=(name,), remedy="let it take a float and return one") from None


def _increasing(name: str, breaks: Any) -> Any:
    """Breaks, if they are instants in order; what a function gives is looked at when it is asked."""
    if callable(breaks):
        return _Ordered(name, breaks)
    return tuple(_ordered(name, breaks))


@dataclass(frozen=True)
class _Ordered:
    """Breaks of an input between two instants."""

    name: str
    breaks: Breaks

    def __call__(self, start: float, end: float) -> Iterator[float | Break]:
        return _ordered(self.name, self.breaks(start, end))


def _ordered(name: str, breaks: Any) -> Iterator[float | Break]:
    last = -math.inf
    if isinstance(breaks, str) or not hasattr(breaks, "__iter__"):
        raise ValueRefused(name, f"{breaks!r:.60} are not instants", parties=(name,), remedy="give a list of numbers")
    for given in breaks:
        time = given.at if isinstance(given, Break) else finite(name, given)
        if time <= last:
            law = f"its breaks do not increase: {time:g} after {last:g}"
            raise ValueRefused(name, law, parties=(name,), remedy="sort them, each once")
        yield given if isinstance(given, Break) else time
        last = time


def _formula(name: str, formula: Any) -> Signal:
    from bondgraph.algebra import table as xp

    canonical = expressions.text(formula)
    strange = sorted(expressions.names(canonical) - {expressions.TIME})
    if strange:
        raise ExpressionError(
            f"input '{name}'",
            f"{quoted(str(formula))} mentions {', '.join(strange)}; an input's value depends on t only",
            parties=(name, *strange),
            remedy=_instead(name, formula, strange),
        )
    time = xp.symbol(expressions.TIME)
    try:
        expression = xp.build(canonical, xp.symbol)
    except ExpressionError as error:
        raise error.within(name) from None

    def function(of: Any) -> Callable[[float], float]:
        program = in_time(xp, of)
        evaluate = instant(replace(program, results=dict.fromkeys([name], program.results["0"])))
        return lambda t: evaluate((t,))[0]

    def derivative(order: int) -> Callable[[float], float]:
        derived = expression
        for _ in range(order):
            derived = xp.diff(derived, time)
        return function(derived)

    return Formula(function(expression), derivative(1), crossed(xp, xp.switches(expression)), derivative, canonical)


def _instead(name: str, formula: Any, strange: Sequence[str]) -> str:
    """What to write in place of names that an input's formula cannot hold."""
    known = [f"in place of '{each}': {OF_OTHER_NAMES[each]}" for each in strange if each in OF_OTHER_NAMES]
    if len(known) == len(strange):
        return "; ".join(known)
    given = f'"{name}", "{formula!s:.60}"'
    return "; ".join([*known, f"write numbers, or give the source this formula in the graph, as in Se({given})"])


def in_time(xp: Algebra, *of: Any) -> Program:
    """The program of some expressions in time alone."""
    builder = Builder((expressions.TIME,))
    memo = {xp.symbol(expressions.TIME): 0}
    return builder.finish({str(k): xp.lower(part, builder, memo) for k, part in enumerate(of)})


def crossed(xp: Algebra, switches: Iterable[Any]) -> Sequence[float] | Breaks:
    """The breaks of what changes branch where one of some expressions in time changes sign."""
    time = xp.symbol(expressions.TIME)
    programs = [in_time(xp, x, xp.diff(x, time)) for x in sorted(switches, key=str) if xp.free(x)]
    if not programs:
        return ()
    return lambda start, end: heapq.merge(*(zero_crossings(program, start, end) for program in programs))


WIDEST = 60
"""What is no mapping is shown in so many characters, or by its type."""


def named(what: str, given: Any, graph: Graph | None = None) -> dict[str, Any]:
    """A mapping from names, checked; of a graph, if one is given, with its quantities as numbers in SI units.

    Raises:
        ValueRefused: for anything else, and for a unit that does not fit.
    """
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        shown = repr(given) if len(repr(given)) <= WIDEST else f"of type {type(given).__name__}, it"
        raise ValueRefused(what, f"{shown} is not a mapping of names to values", remedy="give a dictionary")
    for name in given:
        if not isinstance(name, str) or not name:
            raise ValueRefused(what, f"{name!r:.60} is not a name", remedy="give a dictionary with names for keys")
    return dict(given if graph is None else in_si(graph, given))
