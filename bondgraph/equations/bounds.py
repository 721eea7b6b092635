"""Bounds of parameters, checked where values are given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bondgraph.algebra.protocol import Algebra
from bondgraph.graph.bounds import Bound


def check_bounds(xp: Algebra, bounds: Iterable[Bound], known: Mapping[str, float]) -> None:
    """Check the bounds whose names all have a value.

    Args:
        xp: an algebra.
        bounds: to be checked.
        known: values by name.

    Raises:
        ValueRefused: naming the first that is broken.
    """
    from bondgraph.equations.random_points import evaluator

    for bound in bounds:
        if bound.names <= known.keys():
            try:
                (value,) = evaluator(xp, [xp.build(bound.formula, xp.symbol)])(known)
            except (ArithmeticError, ValueError):
                value = float("nan")
            bound.check(value, known)
