"""Vectors and matrices of formulas: what is computed on text is what numbers say, and is short."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra.expressions import text
from bondgraph_elements.mechanics._arguments import vector
from bondgraph_elements.mechanics._arithmetic import minus, over, plus, times
from bondgraph_elements.mechanics._matrix import Matrix, Vector, beside, identity, skew, zeros
from bondgraph_elements.mechanics._numbers import random_values, values_of

FORMULAS = (
    "0",
    "1",
    "-1",
    "2.5",
    "a",
    "-b",
    "a + b",
    "a - b * c",
    "-a * b",
    "1 / a",
    "-1 / (a + b)",
    "sin(a)",
    "a ** 2",
)


def pairs(seed: int, shape: tuple[int, int], inner: int) -> Iterator[tuple[Matrix, Matrix]]:
    """Matrices that can be multiplied, of random entries."""
    draw = random.Random(seed)
    for _ in range(3):
        rows, columns = shape
        one = Matrix(tuple(draw.choice(FORMULAS) for _ in range(inner)) for _ in range(rows))
        yield one, Matrix(tuple(draw.choice(FORMULAS) for _ in range(columns)) for _ in range(inner))


def agree(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12)


def test_arithmetic_is_that_of_numbers() -> None:
    at = random_values((FORMULAS,), 3)
    x = values_of((FORMULAS,), at)[0]
    agree(values_of(tuple(tuple(times(one, other) for other in FORMULAS) for one in FORMULAS), at), np.outer(x, x))
    agree(values_of(tuple(tuple(plus(one, other) for other in FORMULAS) for one in FORMULAS), at), np.add.outer(x, x))
    agree(values_of((tuple(map(minus, FORMULAS)),), at)[0], -x)
    below = FORMULAS[1:]
    agree(values_of(tuple(tuple(over(one, y) for y in below) for one in FORMULAS), at), np.divide.outer(x, x[1:]))


@pytest.mark.parametrize("operation", [times, plus, over])
def test_what_is_written_is_in_the_comparable_form(operation: Callable[[str, str], str]) -> None:
    written = [operation(one, other) for one in FORMULAS for other in FORMULAS[1:]]
    assert written == [text(formula) for formula in written]


def test_products_and_sums_are_those_of_numbers() -> None:
    for one, other in pairs(1, (3, 2), 3):
        at = random_values((*one, *other), 2)
        A, B = values_of(one, at), values_of(other, at)
        agree(values_of(one @ other, at), A @ B)
        agree(values_of(one.T, at), A.T)
        agree(values_of("k" * one, {**at, "k": 2.0}), 2 * A)
        agree(values_of(beside(one, other), at), np.hstack([A, B]))
        agree(values_of(one + one.T, at), A + A.T)
        agree(values_of(one - one.T, at), A - A.T)
        u, v = Vector(one[0]), Vector(one[1])
        agree(values_of((one @ v, u + v, u - v, -u, u.cross(v)), at), [A @ A[1], A[0] + A[1], A[0] - A[1], -A[0],
                                                                       np.cross(A[0], A[1])])  # fmt: skip
        agree(values_of(((u @ v,),), at)[0, 0], A[0] @ A[1])
        agree(values_of(skew(u) @ v.column, at)[:, 0], np.cross(A[0], A[1]))


def test_zeros_and_ones_leave_nothing_behind() -> None:
    R = Matrix((("cos(a)", "-sin(a)", "0"), ("sin(a)", "cos(a)", "0"), ("0", "0", "1")))
    assert identity(3) @ R == R == R @ identity(3)
    assert zeros(3, 3) @ R == zeros(3, 3) == R @ zeros(3, 3)
    assert R + zeros(3, 3) == R == R.T.T
    assert -Matrix(-R) == R


def test_they_are_the_tuples_a_user_writes() -> None:
    assert identity(2) == (("1", "0"), ("0", "1")) and repr(Vector(("a", "0"))) == "('a', '0')"
    assert hash(identity(2)) == hash((("1", "0"), ("0", "1")))


@pytest.mark.parametrize("given", ["x", (1, 2), (1, 2, 3, 4), 5, None, ((1, 2, 3),)])
def test_what_is_no_vector_is_refused_by_name(given: Any) -> None:
    with pytest.raises(bg.BondGraphError) as refusal:
        vector("arm", given, "a place")
    assert "arm" in str(refusal.value)
