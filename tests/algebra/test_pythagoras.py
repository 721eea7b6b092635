"""Terms in sines and cosines are joined, and none that is left is larger than those it was made of."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bondgraph.algebra.sympy.laurent import Terms, monomial
from bondgraph.algebra.sympy.pythagoras import fewest, in_sums, joined

S, C = 0, 1
TERMS = st.dictionaries(
    st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(-1, 2)).map(
        lambda e: monomial({S: e[0], C: e[1], 2: e[2]})
    ),
    st.integers(-3, 3).filter(bool).map(lambda c: (c, float(abs(c)))),
    max_size=6,
)
ANGLES = st.sampled_from([0.0, math.pi / 2, 1e-4, 0.3, 1.0, 2.5])


def evaluated(terms: Terms, a: float, x: float, sizes: bool = False) -> float:
    values = (math.sin(a), math.cos(a), x)
    found = (float(c) * math.prod(values[g] ** e for g, e in m) for m, (c, _) in terms.items())
    return sum(map(abs, found)) if sizes else math.fsum(found)


@given(TERMS, ANGLES)
def test_joined_terms_are_fewer_and_no_larger(terms: Terms, a: float) -> None:
    found = joined(terms, [(S, C)])
    sizes = evaluated(terms, a, 1.7, sizes=True)
    assert len(found) <= len(terms)
    assert evaluated(found, a, 1.7, sizes=True) <= sizes * (1 + 1e-12)
    assert evaluated(found, a, 1.7) == pytest.approx(evaluated(terms, a, 1.7), abs=1e-14 * (1 + sizes))


@given(TERMS, ANGLES)
def test_writing_squares_by_others_changes_no_value(terms: Terms, a: float) -> None:
    found = fewest(terms, [(S, C)])
    assert len(found) <= len(terms)
    scale = 1 + evaluated(terms, a, 1.7, sizes=True)
    assert evaluated(found, a, 1.7) == pytest.approx(evaluated(terms, a, 1.7), abs=1e-13 * scale)


def test_terms_of_unequal_size_stay() -> None:
    terms: Terms = {((S, 2),): (2, 2.0), ((C, 2),): (Fraction(1, 2), 0.5)}
    assert joined(terms, [(S, C)]) == terms


@pytest.mark.parametrize("sign", [1, -1])
def test_products_of_two_angles_are_those_of_their_sum(sign: int) -> None:
    asked: list[Any] = []

    def generated(one: Any, other: Any, of: int) -> tuple[int, int]:
        asked.append((one, other, of))
        return 4, 5

    terms: Terms = {((0, 1), (3, 1)): (2, 2.0), ((1, 1), (2, 1)): (2 * sign, 2.0)}
    assert in_sums(terms, [(0, 1), (2, 3)], generated) == {((4, 1),): (2, 2.0)}
    assert asked == [((0, 1), (2, 3), sign)]
