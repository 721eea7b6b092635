"""Motions of states subject to constraints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Constrained(NamedTuple):
    """x_u' = f_u(t, x), 0 = c(t, x), where x_u are any states that the constraints leave independent.

    Args:
        rates: f, of all states.
        constraints: c.
        gradients: their derivatives by the states, of shape (constraints, states).
        jacobian: those of f, of shape (states, states); None where a method is to find them by differences.
        places: which states are coordinates, and which constraints hold nothing else, as indices: the others hold
            velocities, and determine these. At some speeds they determine coordinates as well, at rest none.
    """

    rates: Callable[[float, Any], Sequence[float]]
    constraints: Callable[[float, Any], Sequence[float]]
    gradients: Callable[[float, Any], Any]
    jacobian: Callable[[float, Any], Any] | None = None
    places: tuple[Sequence[int], Sequence[int]] = ((), ())
