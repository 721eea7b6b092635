"""Saturation, dead zone, rate limit and lookup tables. Their corners are events, met without a step's error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.graph.blocks._block import OneInput, check_limits, clipped, number, value_of
from bondgraph.graph.blocks.linear import check_time_constant
from bondgraph.graph.element import Scalar
from bondgraph.graph.law import Law, Place

LEVEL, LINE = "level", "line"


@dataclass(frozen=True)
class Limit(OneInput):
    """Saturation: y = u between two limits, and the nearer limit beyond.

    Args:
        name: of the block and its signal.
        input: u, a formula; without one it is what a wire brings.
        low, high: the limits, numbers or formulas.
    """

    low: Scalar = -1
    high: Scalar = 1
    kind: ClassVar[str] = "Limit"
    formulas: ClassVar[tuple[str, ...]] = ("input", "low", "high")

    def __post_init__(self) -> None:
        super().__post_init__()
        check_limits(self, self.low, self.high, "low and high")

    def of_its_signal(self) -> tuple[str, ...]:
        return tuple(limit for limit in (self.low, self.high) if isinstance(limit, str))

    def of(self, place: Place, u: Any, y: Any) -> Law:
        return Law(lets=((y, clipped(place, u, self.low, self.high)),))


@dataclass(frozen=True)
class DeadZone(Limit):
    """y = 0 between two limits, and beyond by how much u exceeds the nearer one.

    Args:
        name: of the block and its signal.
        input: u, a formula; without one it is what a wire brings.
        low, high: the limits, numbers or formulas.
    """

    kind: ClassVar[str] = "DeadZone"

    def of(self, place: Place, u: Any, y: Any) -> Law:
        return Law(lets=((y, u - clipped(place, u, self.low, self.high)),))


@dataclass(frozen=True)
class RateLimit(OneInput):
    """A lag whose rate has limits: y' = (u - y)/T, but no faster than they allow. Its signal is its state.

    The rate limiter of textbooks is this with T = 0, which follows a slow input at once; it has no equation of motion.

    Args:
        name: of the block, its signal and its state.
        input: u, a formula; without one it is what a wire brings.
        falling, rising: the lowest rate, negative, and the highest.
        T: the time constant with which y follows where it may.
        start: as of an `Integrator`.
    """

    falling: Scalar = -1
    rising: Scalar = 1
    T: Scalar = 0.01
    start: Scalar = 0
    kind: ClassVar[str] = "RateLimit"
    formulas: ClassVar[tuple[str, ...]] = ("input", "falling", "rising", "T", "start")

    def __post_init__(self) -> None:
        super().__post_init__()
        check_limits(self, self.falling, self.rising, "falling and rising")
        check_time_constant(self, self.T)

    def of(self, place: Place, u: Any, y: Any) -> Law:
        rate = clipped(place, (u - y) / number(place, self.T), self.falling, self.rising)
        return Law(states=(y,), rows=(place.xp.rate(y) - rate,), initial=((y, number(place, self.start, ())),))


@dataclass(frozen=True)
class LookupTable(OneInput):
    """A curve through given points.

    Args:
        name: of the block and its signal.
        input: u, a formula; without one it is what a wire brings.
        at: numbers, increasing: values of u.
        values: the numbers y there.
        order: 1 joins the points by lines, 3 by a cubic spline ("not a knot").
        beyond: outside the points, "level": y stays that of the nearest; or "line": it goes on along the tangent there.

    >>> LookupTable("y", "u", [0, 1, 3], [0, 2, 2]).pieces[0]
    (0.0, (0.0, 2.0))
    """

    at: Any = (0, 1)
    values: Any = (0, 1)
    order: int = 1
    beyond: str = LEVEL
    kind: ClassVar[str] = "LookupTable"

    def __post_init__(self) -> None:
        super().__post_init__()
        for what in ("at", "values"):
            given = getattr(self, what)
            given = given.tolist() if hasattr(given, "tolist") else given
            found = [value_of(each) for each in given] if isinstance(given, Sequence) else [None]
            if None in found or isinstance(given, str):
                raise self.wrong(f"its {what} are not numbers", f"give {what} as a list of finite numbers")
            object.__setattr__(self, what, tuple(found))
        if self.order not in (1, 3):
            raise self.wrong(f"order {self.order!r:.20} is not one of 1, 3", "give 1 for lines, 3 for a spline")
        if self.beyond not in (LEVEL, LINE):
            raise self.wrong(f"beyond={self.beyond!r:.20} is unknown", f"write beyond='{LEVEL}' or beyond='{LINE}'")
        if len(self.at) != len(self.values) or len(self.at) <= self.order:
            law = f"it has {len(self.at)} numbers in `at` and {len(self.values)} in `values`"
            raise self.wrong(law, f"give more than {self.order} of each")
        if any(not a < b for a, b in zip(self.at, self.at[1:], strict=False)):
            raise self.wrong("the numbers in `at` do not increase", "sort the points by them, each once")

    @property
    def pieces(self) -> tuple[tuple[float, tuple[float, ...]], ...]:
        """Between two points in order: where the piece begins, and its coefficients from the constant on."""
        if self.order == 1:
            points = zip(self.at, self.at[1:], self.values, self.values[1:], strict=False)
            return tuple((a, (p, (q - p) / (b - a))) for a, b, p, q in points)
        from scipy.interpolate import CubicSpline

        found = CubicSpline(self.at, self.values)
        return tuple((a, tuple(map(float, c[::-1]))) for a, c in zip(self.at, found.c.T, strict=False))

    def of(self, place: Place, u: Any, y: Any) -> Law:
        xp, pieces = place.xp, self.pieces
        (start, first), (last, coefficients) = pieces[0], pieces[-1]
        end, slope = self._end(last, coefficients)
        inside = [(a, lambda a=a, c=c: _polynomial(xp, u - xp.number(a), c)) for a, c in pieces]
        line = self.beyond == LINE
        before = first[0], first[1] if line else 0.0
        after = end, slope if line else 0.0
        ends: list[tuple[float, Callable[[], Any]]] = [
            (-float("inf"), lambda: _polynomial(xp, u - xp.number(start), before)),
            *inside,
            (self.at[-1], lambda: _polynomial(xp, u - xp.number(self.at[-1]), after)),
        ]
        return Law(lets=((y, _chosen(xp, u, ends)),))

    def _end(self, start: float, coefficients: tuple[float, ...]) -> tuple[float, float]:
        """Value and slope at the last point."""
        x = self.at[-1] - start
        slope = sum(k * c * x ** (k - 1) for k, c in enumerate(coefficients) if k)
        return self.values[-1], slope


def _polynomial(xp: Any, x: Any, coefficients: Sequence[float]) -> Any:
    found = xp.number(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        found = found * x + xp.number(c)
    return found


def _chosen(xp: Any, u: Any, pieces: Sequence[tuple[float, Callable[[], Any]]]) -> Any:
    """The piece that u is on, found by halving: a comparison for each point, and few on each way."""
    if len(pieces) == 1:
        return pieces[0][1]()
    middle = len(pieces) // 2
    left, right = _chosen(xp, u, pieces[:middle]), _chosen(xp, u, pieces[middle:])
    return xp.call["where"](xp.call["<"](u, xp.number(pieces[middle][0])), left, right)
