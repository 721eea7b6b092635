"""Expressions at a few random points, to see what holds in general."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.random_points import UNDEFINED, draws, evaluator


def at_random(xp: Algebra, expressions: Sequence[Any], given: Mapping[str, float], count: int) -> list[Any]:
    """The values of expressions at some random points; fewer where they are not defined at so many.

    Args:
        xp: the algebra.
        expressions: what is evaluated.
        given: values that are not drawn, by name.
        count: how many points.
    """
    return list(islice(_defined(xp, expressions, given), count))


def _defined(xp: Algebra, expressions: Sequence[Any], given: Mapping[str, float]) -> Iterator[Any]:
    import numpy as np

    evaluate = evaluator(xp, expressions)
    for point in draws({xp.name(s) for expression in expressions for s in xp.free(expression)}, (), given):
        with suppress(*UNDEFINED):
            values = np.array(evaluate(point), float)
            if np.isfinite(values).all():
                yield values
