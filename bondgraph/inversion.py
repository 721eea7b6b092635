"""Laws used the other way: inverted in closed form where that is exact, and looked at before Newton's method is."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bondgraph.errors import NoSolution
from bondgraph.evaluate import instant
from bondgraph.law import Implicit
from bondgraph.lower import written
from bondgraph.newton import newton
from bondgraph.program import Builder, Program
from bondgraph.sampling import evaluator
from bondgraph.steps import needs

POINTS = 8
CLOSE = 1e-6
FAR = 4.0
SETTINGS = 3
"""So many random sets of everything a system depends on besides its unknowns."""
SIZES = tuple(10 ** (k / 4) for k in range(-12, 13))
"""Sizes of the unknowns at which a system's slope is looked at, with either sign."""


def inverse(xp: Any, law: Any, x: Any, y: Any) -> Any | None:
    """x in terms of y, where law(x) = y; None where no exact inverse is found, or it fails at some random point."""
    found = xp.invert(law, x, y)
    if found is None or not xp.is_finite(found):
        return None
    names = sorted(xp.name(s) for s in xp.free(law) | {x, y})
    back, there = xp.substitute(found, {y: law}), xp.substitute(law, {x: found})
    pairs = [(x, _function(xp, back)), (y, _function(xp, there))]
    draw = random.Random(0)
    agreed = 0
    for k in range(POINTS):
        sign = -1 if k % 2 else 1
        point = {name: draw.uniform(0.4, 1.3) for name in names}
        point |= {xp.name(s): sign * draw.uniform(0.4, 1.3) for s in (x, y)}
        for symbol, function in pairs:
            value, expected = function(point), point[xp.name(symbol)]
            if math.isfinite(value) and abs(value - expected) > CLOSE * (1 + abs(expected)):
                return None
            agreed += math.isfinite(value)
    return found if agreed else None


def _function(xp: Any, expression: Any) -> Callable[[Mapping[str, float]], float]:
    """An expression as a function of values by name, not a number where it is undefined."""
    evaluate = evaluator(xp, [expression])

    def value(point: Mapping[str, float]) -> float:
        try:
            return float(evaluate(point)[0])
        except (ArithmeticError, ValueError, TypeError):
            return math.nan

    return value


@dataclass(frozen=True)
class Look:
    """A nonlinear system at one place: an unknown and its residual (the first, where there are several), and the slope.

    The slope is the determinant of the Jacobian: where its sign changes, two solutions meet.
    """

    x: float
    residual: float
    slope: float


def looks(xp: Any, system: Implicit, known: Mapping[str, float | None]) -> Iterator[list[Look]]:
    """A nonlinear system over a wide range of its unknowns, for each of several random settings of everything else.

    Args:
        known: values of parameters that have one.
    """
    import numpy as np

    program, fixed = _system(xp, system)
    function = instant(program)
    draw = random.Random(0)
    n = len(system.unknowns)
    given = {name: value for name, value in known.items() if value is not None}
    for _ in range(SETTINGS):
        setting = [given.get(name, draw.uniform(0.4, 1.3)) for name in fixed]
        found: list[Look] = []
        for unknowns in _wide(draw, n):
            try:
                values = np.array(function([*setting, *unknowns]), float)
            except (ArithmeticError, ValueError, TypeError):
                continue
            if np.isfinite(values).all():
                slope = _determinant(values[n:].reshape(n, n))
                found.append(Look(unknowns[0], float(values[0]), slope))
        yield found


def _wide(draw: random.Random, n: int) -> Iterator[list[float]]:
    for x in (*(-size for size in reversed(SIZES)), *SIZES):
        yield [x] if n == 1 else [draw.choice((1, -1)) * x * draw.uniform(0.3, 1) for _ in range(n)]


def _determinant(jacobian: Any) -> float:
    """Its determinant after scaling of rows and columns; zero where that cannot be told from zero."""
    import numpy as np

    if len(jacobian) == 1:
        return float(jacobian[0, 0])
    for axis in (1, 0):
        scale = np.abs(jacobian).max(axis=axis, keepdims=True)
        jacobian = jacobian / np.where(scale > 0, scale, 1.0)
    value = float(np.linalg.det(jacobian))
    return value if abs(value) > 1e-9 else 0.0


def _system(xp: Any, system: Implicit) -> tuple[Program, list[str]]:
    """Residuals and Jacobian as a program, and what it takes besides the unknowns."""
    fixed = sorted(map(xp.name, needs(xp, system)))
    names = [*fixed, *map(xp.name, system.unknowns)]
    builder = Builder(names)
    memo = {xp.symbol(name): slot for slot, name in enumerate(names)}
    residuals, jacobian = written(xp, builder, memo, system, list(range(len(fixed), len(names))))
    results = [*residuals, *(slot for row in jacobian for slot in row)]
    return builder.finish({str(k): slot for k, slot in enumerate(results)}), fixed


def unsolvable(xp: Any, system: Implicit, known: Mapping[str, float | None]) -> bool:
    """Whether a system cannot be solved in general: wherever it was looked at it is flat, or has no solution."""
    return flat(xp, system, known) or rootless(xp, system, known)


def flat(xp: Any, system: Implicit, known: Mapping[str, float | None]) -> bool:
    """Whether a system's slope vanishes wherever it was looked at, so that it cannot be solved."""
    found = [look.slope for part in looks(xp, system, known) for look in part]
    return bool(found) and not any(found)


def rootless(xp: Any, system: Implicit, known: Mapping[str, float | None]) -> bool:
    """Whether a system that is defined has no solution in any of several random settings of what it depends on."""
    program, fixed = _system(xp, system)
    function, names = instant(program), list(map(xp.name, system.unknowns))
    n = len(names)
    draw = random.Random(0)
    for k in range(POINTS):
        width = 1.0 if k < POINTS / 2 else FAR
        setting = [_setting(draw, known, name, width) for name in fixed]

        def at(unknowns: list[float], setting: list[float] = setting) -> tuple[list[float], list[float]]:
            values = function([*setting, *unknowns])
            return values[:n], values[n:]

        try:
            newton(at, [0.0] * n, names)
            return False
        except NoSolution:
            continue
        except (ArithmeticError, ValueError, TypeError):
            return False
    return True


def _setting(draw: random.Random, known: Mapping[str, float | None], name: str, width: float) -> float:
    """A value for what a system depends on: parameters are positive, other things of either sign further out."""
    value = known.get(name)
    if value is not None:
        return value
    return draw.uniform(0.4, 1.3) * width if width == 1.0 or name in known else draw.uniform(-width, width)


def folded(xp: Any, system: Implicit, known: Mapping[str, float | None]) -> bool:
    """Whether a system has several solutions for some values of what it depends on, as far as was looked."""
    several = len(system.unknowns) > 1
    return any(_turns(part) or (not several and _repeats(part)) for part in looks(xp, system, known))


def _turns(part: Sequence[Look]) -> bool:
    """Whether the slope changes sign."""
    return bool(part) and min(look.slope for look in part) < 0 < max(look.slope for look in part)


def _repeats(part: Sequence[Look]) -> bool:
    """Whether branches that a pole parts take the same values."""
    spans = [
        sorted((a.residual, b.residual))
        for a, b in pairwise(part)
        if a.slope * b.slope > 0 and a.slope * (b.residual - a.residual) > 0
    ]
    return any(
        max(low, other_low) < min(high, other_high)
        for k, (low, high) in enumerate(spans)
        for other_low, other_high in spans[k + 1 :]
    )
