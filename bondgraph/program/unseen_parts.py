"""Unseen parts: how far what is computed along a motion may leave the polynomials through a few samples of it.

A polynomial of degree n is known by its values at n + 1 instants. What varies is taken to be such polynomials; products
of them have terms of higher degrees, which are small where the polynomials are nearly straight: their coefficients in
Chebyshev polynomials bound them (Trefethen, Approximation Theory and Approximation Practice, 2013, chapters 3, 4, 15).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from bondgraph.program.argument_variation import TRAVELLING, travel
from bondgraph.program.enclosures import Interval, enclosure
from bondgraph.program.program import Assign

ALIASED = 1.6
"""Half of a product of Chebyshev polynomials is of the sum of their degrees; interpolated at five equally spaced
instants, whose Lebesgue constant is 2.2, it is off by 3.2 times its size at most."""
POLES = 6.4
"""Of a function between its poles the terms that the samples do not tell begin with so much of how far it moves on half
the way to these, beside what they fall by."""

Tails = Sequence[float]
"""Of a polynomial in Chebyshev polynomials: the sum of the sizes of its coefficients from each degree on; none last."""


def tails(values: Any) -> Any:
    """Those of the polynomials through values at equally spaced instants.

    Args:
        values: of shape (quantities, instants).

    Returns:
        An array of shape (quantities, instants + 1).

    >>> import numpy as np
    >>> tails(np.array([[1.0, 0.0, -1.0], [1.0, 0.0, 1.0]])).round(12) + 0.0  # -x, and x^2 = (T_0 + T_2)/2
    array([[1. , 1. , 0. , 0. ],
           [1. , 0.5, 0.5, 0. ]])
    """
    import numpy as np

    with np.errstate(all="ignore"):  # of what is infinite, or no number, nothing is known
        sizes = np.abs(values @ _to_coefficients(values.shape[1]))
    summed = np.cumsum(sizes[:, ::-1], axis=1)[:, ::-1]
    return np.concatenate([summed, np.zeros((len(values), 1))], axis=1)


@lru_cache
def _to_coefficients(instants: int) -> Any:
    import numpy as np

    return np.linalg.inv(np.polynomial.chebyshev.chebvander(np.linspace(-1, 1, instants), instants - 1)).T


def tails_of_still(value: Interval, count: int) -> Tails:
    """Those of what does not vary."""
    return [max(abs(value[0]), abs(value[1])), *[0.0] * (count - 1)]


def unseen_part(
    line: Assign, found: Mapping[int, Interval], course: Mapping[int, Tails], unseen: Mapping[int, float]
) -> float:
    """How far a value may be from the polynomial through its samples; infinite where nothing bounds that.

    Args:
        line: gives the value, and changes no branch.
        found: intervals around its arguments.
        course: tails of the polynomials through samples of these, and of it.
        unseen: how far its arguments are from theirs.
    """
    operation, slots = line.operation, line.arguments
    each = [unseen[slot] for slot in slots]
    if operation == "select":
        return each[1] if found[slots[0]][0] else each[2]
    if operation == "mul":
        (a, b), (x, y) = slots, each
        return _truncated(course[a], course[b]) + course[a][0] * y + course[b][0] * x + x * y
    if operation == "div":  # a = q b, so that q is off by what that leaves of its own polynomial times b
        (_, b), (x, y), q = slots, each, course[line.slot]
        least = max(found[b][0], -found[b][1])
        return (x + _truncated(q, course[b]) + q[0] * y) / least if least > 0 else math.inf
    if operation not in TRAVELLING:
        return sum(each)
    if any(course[slot][1] for slot in slots[1:]):
        return math.inf
    if operation == "pow" and found[slots[1]] == (2.0, 2.0):
        return unseen_part(Assign(line.slot, "mul", (slots[0], slots[0])), found, course, unseen)
    return _of_function(line, found, course[slots[0]], each[0])


def _truncated(a: Tails, b: Tails) -> float:
    """What is off between samples of the product of two polynomials: its terms of higher degrees than they tell."""
    degree = len(a) - 2
    return ALIASED * sum((a[i] - a[i + 1]) * b[degree + 1 - i] for i in range(1, degree + 1))


def _of_function(line: Assign, found: Mapping[int, Interval], x: Tails, unseen: float) -> float:
    """The same of a function of its first argument, beside which others are still.

    Half the way to its singularities tells how steep and how bent it is. Of an argument that moves straight on terms
    fall with their degree; what bends the argument is multiplied by its slope, or by how fast that changes.
    """
    low, high = found[line.arguments[0]]
    moved = travel(line.operation, [found[slot] for slot in line.arguments])
    if not 0 < moved < math.inf:
        return math.inf
    reach, distance = (high - low) / moved / 2, 2 / moved
    least, most = enclosure(line, {**found, line.arguments[0]: (low - reach, high + reach)})
    each, falls = len(x) - 1, distance + math.hypot(1.0, distance)
    bends = sum((x[k] - x[k + 1]) * falls ** (k - each) for k in range(2, each))
    parts = POLES * falls**-each, bends / reach, (x[2] / reach) ** 2, unseen / reach
    return (most - least) * sum(parts)
