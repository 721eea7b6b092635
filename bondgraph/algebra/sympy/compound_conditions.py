"""Conditions of more than one comparison, which sympy makes of a comparison of what has branches itself."""

from __future__ import annotations

from typing import Any

import sympy as sp


def of_comparisons(condition: Any) -> tuple[Any, Any, Any] | None:
    """A condition, and what decides where it holds and where it does not; None for a comparison.

    >>> x = sp.Symbol("x", real=True)
    >>> of_comparisons(sp.And(x > 0, x < 1))
    (x > 0, x < 1, False)
    """
    if isinstance(condition, sp.ITE):
        return tuple(condition.args)
    if isinstance(condition, sp.Not):
        return condition.args[0], sp.false, sp.true
    if isinstance(condition, sp.And | sp.Or):
        first, *rest = sp.ordered(condition.args)
        others = condition.func(*rest)
        return (first, others, sp.false) if isinstance(condition, sp.And) else (first, sp.true, others)
    return None
