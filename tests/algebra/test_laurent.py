"""Exact coefficients of sums of products of powers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bondgraph.algebra.sympy.laurent import MOST, TooLong, added, constant, moved, multiplied, simplest
from bondgraph.program.tolerances import ROUNDED


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_float_is_the_fraction_that_rounds_to_it(value: float) -> None:
    assert float(simplest(value)) == value


@given(st.integers(-1000, 1000), st.integers(1, 1000))
def test_quotients_of_small_numbers_are_known_again(p: int, q: int) -> None:
    assert simplest(p / q) == Fraction(p, q)


def test_a_product_adds_exponents_and_cancels_them() -> None:
    first, second = {((0, 1), (1, -1)): (2, 2.0)}, {((0, -1), (1, 3)): (Fraction(1, 2), 0.5)}
    assert multiplied(first, second) == {((1, 2),): (1, 1.0)}
    assert moved(((0, 2),), (0, -2)) == ()


@pytest.mark.parametrize("share, left", [(ROUNDED / 10, 0), (ROUNDED * 10, 1)])
def test_rounding_is_beside_what_was_added(share: float, left: int) -> None:
    parts = [constant(1), constant(Fraction(share) - 1)]
    assert len(added(parts, exact=False)) == left and len(added(parts)) == 1


def test_what_nobody_reads_is_not_written_out() -> None:
    sum_of_many = {((k, 1),): (1, 1.0) for k in range(MOST)}
    with pytest.raises(TooLong):
        multiplied(sum_of_many, sum_of_many)
