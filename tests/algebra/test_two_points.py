"""What vanishes is seen by numbers, and what is only smaller than rounding at some of them does not vanish."""

from __future__ import annotations

import math
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra import casadi, table
from bondgraph.algebra.table.samples import at_scales
from bondgraph.algebra.two_points import (
    ROUNDS,
    SCALES,
    bounded,
    bounded_function,
    bounded_number,
    bounded_symbol,
    differs,
    of_symbol,
)
from bondgraph.elements import MTF, C, I, Link, Mechanism, One, Prismatic, Revolute, Se, Sf
from bondgraph.forms import lagrange_multipliers, maggi, udwadia_kalaba

X, Y = of_symbol("x")[0], of_symbol("y")[0]
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


@pytest.mark.parametrize(("times", "is_sure"), [(3e2, False), (3e3, True)])
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
    assert all(abs(value - exact) <= error for (value, error), (exact, _) in zip(found, x, strict=True))
    nowhere = bounded_function(math.log, [bounded_number(-1.0)])
    assert len(found) == len(nowhere) and bounded_function(None, [x]) == nowhere


def test_symbols_are_looked_at_alike_and_each_at_every_size_beside_others() -> None:
    x, y = ([value / one for value, _ in bounded_symbol(name)] for name, one in (("x", X), ("y", Y)))
    assert x[: len(SCALES)] == pytest.approx(SCALES) == y[: len(SCALES)] and x[len(SCALES)] == 1.0
    apart = len(SCALES) + 1
    for k in range(ROUNDS):
        part = slice(apart + k * len(SCALES), apart + (k + 1) * len(SCALES))
        assert sorted(x[part]) == pytest.approx(SCALES) == sorted(y[part])
    assert any(abs(math.log10(a / b)) > 7 for a, b in zip(x[apart:], y[apart:], strict=True))


def test_of_pairs_of_symbols_most_are_somewhere_as_far_apart_as_sizes_are() -> None:
    """What vanishes but where one is 1e15 times as large as the other; and each costs some twenty values at most."""
    rare = [f"(1e-15*{x}/{y})**8" for x, y in permutations("abcdefgh", 2)]
    seen = [differs(bounded(table.build(f"1 + {power} - 1", table.symbol), at_scales)) for power in rare]
    assert sum(seen) > len(seen) / 2
    asked = list[float]()

    def counted(value: float) -> float:
        asked.append(value)
        return value

    bounded_function(counted, [bounded_symbol("x")])
    assert len(asked) < 25


@each
@pytest.mark.parametrize("unit", [1e-9, 1e-7, 1e-6, 1e-5, 1.0, 1e5])
def test_a_small_length_beside_a_coordinate_is_none_beside_an_angle(xp: Any, unit: float) -> None:
    """The slope of a rod's length s - r cos(q), r sin(q) by s is not one: the crank r may be a micrometre."""
    length = f"sqrt((s - {unit!r}*cos(q))**2 + ({unit!r}*sin(q))**2)"
    slope = f"(s - {unit!r}*cos(q))/{length}"
    for formula in (f"1 - {slope}**2", f"v/{length} - v*{slope}*(s - {unit!r}*cos(q))/{length}**2"):
        assert not xp.is_zero(xp.build(formula, xp.symbol))


@pytest.mark.parametrize("unit", [1e-7, 1e-6, 1e-5, 1e-3])
def test_a_mechanism_moves_alike_at_any_size(unit: float) -> None:
    """A slider-crank whose rod is a prescribed length: rates of the crank know no unit."""
    crank, rod = 0.1 * unit, 0.3 * unit
    K, S = Link("K", 1, (0.006 * unit**2,) * 3), Link("S", 0.7, (0.001 * unit**2,) * 3)
    m = Mechanism("m", [K, S], [Revolute("a", "ground", K, "z"), Prismatic("s", "ground", S, "x")])
    d = m.distance("d", K.frame((crank, 0, 0)), S)
    graph = bg.Graph("slider", *m, *d, Sf("rod", rod, given="position") >> d.flow, m["s"] >> C("k", 1 / 30))
    place = crank * math.cos(0.3) + math.sqrt(rod**2 - (crank * math.sin(0.3)) ** 2)
    for form in (maggi, lagrange_multipliers, udwadia_kalaba):
        found = bg.rates(bg.compile(graph, form), start={"a_q": 0.3, "a": 20.0, "s_q": bg.Near(place)})
        assert found["a"] == pytest.approx(-125.61897875382566, rel=1e-9)


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
