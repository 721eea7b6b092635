"""What vanishes is seen by numbers, and what is only smaller than rounding at some of them does not vanish."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra import casadi, table
from bondgraph.algebra.table.samples import at_scales
from bondgraph.algebra.two_points import (
    SCALES,
    bounded,
    bounded_function,
    bounded_number,
    bounded_symbol,
    differs,
)
from bondgraph.elements import MTF, I, One, Se

each = pytest.mark.parametrize("xp", [table, casadi], ids=["table", "casadi"])


@each
@given(decades=st.integers(-7, 7), order=st.integers(1, 4), factor=st.floats(0.3, 3))
@settings(max_examples=100, derandomize=True)
def test_a_saturation_is_no_constant_at_any_scale(xp: Any, decades: int, order: int, factor: float) -> None:
    """K**n/(K**n + x**n) is 1 to the last digit where x is small beside K, nothing where it is large."""
    x, K = xp.symbol("x"), (factor * 10.0**decades) ** order
    share = K / (x**order + K)
    assert not xp.is_zero(share - 1) and not xp.is_zero(x**order / (x**order + K) - 1)


IDENTITIES = (
    "(a + b)**2 - a**2 - 2*a*b - b**2", "sin(a)**2 + cos(a)**2 - 1", "exp(a + b) - exp(a)*exp(b)",
    "0.1*a + 0.2*a - 0.3*a", "a/b - 1/(b/a)", "1/(1 + a) - 1 + a/(1 + a)", "(1e9*a + 1e-9*b) - 1e9*a - 1e-9*b",
    "sqrt(a**2*b**2 + 2*a*b + 1) - (a*b + 1)", "tanh(a) - sinh(a)/cosh(a)", "(1e6 + a)*(1e6 - a) - 1e12 + a**2",
)  # fmt: skip


@each
@pytest.mark.parametrize("formula", IDENTITIES[:6])
def test_terms_that_cancel_vanish(xp: Any, formula: str) -> None:
    assert xp.is_zero(xp.build(formula, xp.symbol))


@pytest.mark.parametrize("formula", IDENTITIES)
def test_an_identity_differs_from_zero_at_no_scale(formula: str) -> None:
    """Whatever is lost on the way is within the bound."""
    assert not differs(bounded(table.build(formula, table.symbol), at_scales))


@pytest.mark.parametrize(("times", "is_sure"), [(1e2, False), (1e4, True)])
def test_a_value_counts_where_rounding_cannot_have_made_it(times: float, is_sure: bool) -> None:
    assert differs([(math.nan, math.inf), (times * 1e-16, 1e-16)]) == is_sure


@pytest.mark.parametrize("scale", [1e-8, 1e-4, 1e4, 1e8])
def test_what_is_lost_beside_one_but_at_one_size_of_a_symbol_is_no_zero(scale: float) -> None:
    """A resonance, less than 1e-20 of one where the symbol is thirty times as large or as small."""
    resonance = f"({scale!r}*x)**16/(x**2 + {scale!r}**2)**16"
    assert differs(bounded(table.build(f"1 + {resonance} - 1", table.symbol), at_scales))


def test_rounding_is_bounded_at_every_scale() -> None:
    """(x + 1) - 1 - x against exact arithmetic, which gives zero."""
    x, one = bounded_symbol("x"), bounded_number(1.0)
    found = bounded_function(lambda a, b: a - b, [bounded_function(lambda a, b: a + b, [x, one]), one])
    assert [abs(value - exact) <= error for (value, error), (exact, _) in zip(found, x, strict=True)] == [True] * 4
    assert len(SCALES) == len(found) and bounded_function(None, [x]) == bounded_function(math.log, [[(-1.0, 0.0)] * 4])


def test_a_modulus_that_is_small_beside_a_number_moves_what_it_drives() -> None:
    """Its number may be written as such, or be a parameter: it is the same motion."""

    def reached(K: str, values: dict[str, float]) -> float:
        v, w = One("v", coordinates=("x",)), One("w")
        modulus = MTF("T", f"1 - {K}**4/({K}**4 + x**4)")
        graph = bg.Graph("saturated", Se("F", 1) >> v, v >> I("m", 1), v >> modulus >> w, w >> I("J", 1))
        run = bg.simulate(graph, (0, 1), values, {"x": 2e4})
        assert not run.notes
        return float(run["x"][-1])

    assert reached("1e4", {}) == pytest.approx(reached("K", {"K": 1e4}), rel=1e-9)
