"""Laws used the other way, in closed form where that is exact."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, NamedTuple

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.random_points import draws, evaluator
from bondgraph.errors import DerivativeError
from bondgraph.program.tolerances import IDENTITY

POINTS = 8
SIZES = (-10.0, -1.0, 1.0, 10.0)
"""Times a value at random: an inverse that is defined at all of them is taken for one that is everywhere."""

NEAR, STEEP = 1e-100, 1e6
"""So near to zero, in parts of one, the slope of a power below 0.94 is more than so many times what it is at one."""


class Inverse(NamedTuple):
    """x in terms of y, whether that is defined for every y, as a logarithm is not, and whether it is an odd root."""

    expression: Any
    is_everywhere: bool
    is_root: bool


def inverse(xp: Algebra, law: Any, x: Any, y: Any) -> Inverse | None:
    """x in terms of y, where law(x) = y; None where no exact inverse is found, or it fails at some random point."""
    found = xp.invert(law, x, y)
    if found is None or not xp.is_finite(found):
        return None
    names, either = {xp.name(s) for s in xp.free(law) | {x, y}}, {xp.name(x), xp.name(y)}
    back, there = xp.substitute(found, {y: law}), xp.substitute(law, {x: found})
    pairs = [(x, function_of(xp, back)), (y, function_of(xp, there))]
    value_of, agreed, is_everywhere = function_of(xp, found), 0, True
    for point in islice(draws(names, either, {}), POINTS):
        for symbol, function in pairs:
            value, expected = function(point), point[xp.name(symbol)]
            if math.isfinite(value) and abs(value - expected) > IDENTITY * (1 + abs(expected)):
                return None
            agreed += math.isfinite(value)
        known = point[xp.name(y)]
        is_everywhere &= all(math.isfinite(value_of({**point, xp.name(y): known * size})) for size in SIZES)
    root = bool(xp.switches(found)) and (is_root(xp, found, y) or _slopes(xp, law, x)[1])
    return Inverse(found, is_everywhere, root) if agreed else None


def is_root(xp: Algebra, expression: Any, x: Any) -> bool:
    """Whether the slope of an expression grows without bound where x comes near zero, as that of an odd root does."""
    return bool(xp.switches(expression)) and _slopes(xp, expression, x)[0]


def _slopes(xp: Algebra, expression: Any, x: Any) -> tuple[bool, bool]:
    """Whether an expression becomes steep where x comes near zero, and whether it becomes flat."""
    try:
        slope = function_of(xp, xp.diff(expression, x))
    except DerivativeError:
        return False, False
    name, symbols = xp.name(x), {xp.name(s) for s in xp.free(expression) | {x}}
    points = [*islice(draws(symbols, (), {}), POINTS)]
    found = [(abs(slope({**point, name: NEAR * point[name]})), abs(slope(point))) for point in points]
    return any(near > STEEP * far for near, far in found), any(far > STEEP * near for near, far in found)


def function_of(xp: Algebra, expression: Any) -> Callable[[Mapping[str, float]], float]:
    """An expression as a function of values by name, not a number where it is undefined."""
    evaluate = evaluator(xp, [expression])

    def value(point: Mapping[str, float]) -> float:
        try:
            return float(evaluate(point)[0])
        except (ArithmeticError, ValueError, TypeError):
            return math.nan

    return value
