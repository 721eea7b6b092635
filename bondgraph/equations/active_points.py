"""Points at which every part of a law acts: beside each change of branch, and where functions that saturate do not.

At random points of order one a law may be flat, as a ratio that changes beyond x = 4 or within a narrow place, and a
parameter may be zero by default. What is to hold in general is to hold where these act, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.random_points import POINTS, UNDEFINED, Sampling, draws, lowered
from bondgraph.program.bisect import bisect
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Assign, Builder
from bondgraph.program.tolerances import IDENTITY

BRANCHING = ("lt", "le", "max", "min", "abs", "sign")
SATURATING = ("exp", "tanh", "atan", "sinh", "cosh")
"""Operations with branches, and functions that are flat away from zero."""
DECADES, PER_DECADE = 4, 12
"""A way leads so many decades closer to zero than one, and farther, either way, with so many places in each."""
_SIZES = [10.0 ** (k / PER_DECADE) for k in range(-DECADES * PER_DECADE, DECADES * PER_DECADE + 1)]
PLACES = (*(-x for x in reversed(_SIZES)), 0.0, *_SIZES)
BESIDE = 1e-3
"""By this part of itself a place is beside a change of branch."""
ACTIVE = 0.7
"""A function that saturates acts where its argument is by so much larger than at its least."""
BASES, DRAWN, SECTIONS = 2, 4, 40
"""From so many points ways lead; so many have other parameters; so often a least argument is enclosed more closely."""

Point = Mapping[str, float]


def where_active(at: Sampling, matrices: Sequence[Any], moving: Iterable[str], drawn: int = DRAWN) -> Sampling:
    """The same points, with those at which parts of expressions act that are flat at these, or have other parameters.

    Args:
        at: random points.
        matrices: of the expressions.
        moving: names of what may have any value besides time, as coordinates and velocities.
        drawn: how many have other parameters; none where the verdict is on those of the points.
    """
    import numpy as np

    entries = [matrix[place] for matrix in matrices for place in np.ndindex(*matrix.shape)]
    names, builder, slots = lowered(at.xp, entries)
    sought = [name for name in dict.fromkeys([*moving, TIME]) if name in names]
    values = _function(builder, slots, names)
    found = zip(_margins(builder), (_crossings, _least), strict=True)
    margins = [(_function(builder, each, names), seek) for each, seek in found if each]
    more = [point for base in at.points[:BASES] for name in sought for point in _along(name, base, margins)]
    known = {name for point in at.points for name in point}
    every = (*more, *draws(known, sought, {})) if drawn else more
    sound = (point for point in every if all(map(math.isfinite, values(point))))
    return Sampling(at.xp, [*at.points, *islice(sound, len(more) + drawn)])


def agree(xp: Algebra, one: Any, other: Any, scale: Any, moving: Iterable[str], given: Mapping[str, float]) -> bool:
    """Whether two columns agree in general; not where they are defined at no random point.

    Args:
        xp: the algebra.
        one, other: the columns.
        scale: an expression of their order of magnitude, so that what vanishes but for rounding is equal.
        moving: names of what may be negative.
        given: values that are not drawn, by name.
    """
    import numpy as np

    column, moving = xp.column([*one, *other, scale]), [*moving]
    names, builder, slots = lowered(xp, list(column))
    values = _function(builder, slots, names)
    sound = (x for x in draws(names, {*names}.intersection(moving), given) if all(map(math.isfinite, values(x))))
    points = [*islice(sound, POINTS)]
    if not points:
        return False
    found, n = where_active(Sampling(xp, points), [column], moving)(column)[:, :, 0], len(one)
    return bool((np.abs(found[:, :n] - found[:, n:-1]) <= IDENTITY * np.abs(found).max(axis=1, keepdims=True)).all())


def _function(builder: Builder, slots: Sequence[int], names: Sequence[str]) -> Callable[[Point], list[float]]:
    """Values at a point; where one is undefined, none is a number."""
    function = instant(builder.finish({str(k): slot for k, slot in enumerate(slots)}))

    def values(point: Point) -> list[float]:
        try:
            return function([point[name] for name in names])
        except UNDEFINED:
            return [math.nan] * len(slots)

    return values


def _margins(builder: Builder) -> tuple[list[int], list[int]]:
    """What changes sign where operations change branch, and the arguments of functions that saturate."""
    branches, arguments = list[int](), list[int]()
    for line in [line for line in builder.lines if isinstance(line, Assign)]:
        if line.operation in BRANCHING:
            a, *b = line.arguments
            branches.append(builder.emit("sub", a, *b) if b else a)
        elif line.operation in SATURATING:
            arguments += line.arguments
    return [*dict.fromkeys(branches)], [*dict.fromkeys(arguments)]


def _along(name: str, base: Point, margins: Iterable[tuple[Any, Any]]) -> Iterator[Point]:
    """Points on the way along one coordinate, beside changes of branch, and where functions that saturate act."""
    for function, found in margins:
        rows = [function({**base, name: x}) for x in PLACES]
        for k, values in enumerate(zip(*rows, strict=True)):
            if len({*values}) > 1:

                def at(x: float, k: int = k, function: Any = function) -> float:
                    return function({**base, name: x})[k]

                yield from ({**base, name: x} for x in found(values, at))


def _crossings(values: Sequence[float], at: Callable[[float], float]) -> Iterator[float]:
    """Both sides of each place where a margin changes sign."""
    for k in range(len(PLACES) - 1):
        if (values[k] > 0) != (values[k + 1] > 0):
            low, high = bisect(partial(_is_like, at, values[k]), PLACES[k], PLACES[k + 1])
            yield from (low - BESIDE * (abs(low) or 1.0), high + BESIDE * (abs(high) or 1.0))


def _is_like(at: Callable[[float], float], value: float, x: float) -> bool:
    return (at(x) > 0) == (value > 0)


def _least(values: Sequence[float], at: Callable[[float], float]) -> Iterator[float]:
    """Both sides of the place where an argument is least in size: there it is larger by as much as it may be."""
    sizes = [abs(x) if x == x else math.inf for x in values]
    k = min(range(1, len(PLACES) - 1), key=sizes.__getitem__)
    low, high, ratio = PLACES[k - 1], PLACES[k + 1], (math.sqrt(5) - 1) / 2
    for _ in range(SECTIONS):
        a, b = high - ratio * (high - low), low + ratio * (high - low)
        low, high = (low, b) if abs(at(a)) < abs(at(b)) else (a, high)
    least = (low + high) / 2
    enough = abs(at(least)) + ACTIVE
    for end in (PLACES[k - 1], PLACES[k + 1]):
        if abs(at(end)) <= enough:
            yield end
        else:
            yield _bisected(at, enough, least, end)


def _bisected(at: Callable[[float], float], enough: float, least: float, end: float) -> float:
    for _ in range(SECTIONS):
        middle = (least + end) / 2
        least, end = (middle, end) if abs(at(middle)) <= enough else (least, middle)
    return least
