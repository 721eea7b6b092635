"""Whether two columns of expressions are equal in general: judged by numbers, since formulas hide it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bondgraph.sampling import POINTS, UNDEFINED, draws, evaluator

ROUNDING = 1e-9


def agree(xp: Any, one: Any, other: Any, scale: Any, signed: Iterable[str], given: Mapping[str, float]) -> bool:
    """Whether two columns agree at random points, as far as they are defined there.

    Args:
        xp: the algebra.
        one, other: the columns; they are smooth, so that where they differ at all they differ at almost every point.
        scale: an expression of their order of magnitude, so that what vanishes but for rounding is equal.
        signed: names of what may be negative.
        given: values that are not drawn.
    """
    n = len(one)
    expressions = [*one, *other, scale]
    evaluate = evaluator(xp, expressions)
    names = {xp.name(s) for expression in expressions for s in xp.free(expression)}
    sound = 0
    for point in draws(names, names.intersection(signed), given):
        try:
            values = evaluate(point)
        except UNDEFINED:
            continue
        size = max(map(abs, values))
        if any(abs(values[k] - values[n + k]) > ROUNDING * size for k in range(n)):
            return False
        sound += 1
        if sound == POINTS:
            break
    return True
