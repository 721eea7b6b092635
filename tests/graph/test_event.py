"""Conditions and clocks, read and told."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bondgraph.errors import BondGraphError, ExpressionError
from bondgraph.graph.event import Clock, Crossing, Triggered, condition, names_in, reset, sides, stop


@pytest.mark.parametrize(
    ("written", "parts", "indicator"),
    [
        ("x<0", ("x", "<", "0"), "-x"),
        ("V >= 2*a", ("V", ">=", "2 * a"), "V - 2 * a"),
        ("where(x < y, 1, 2) <= b.e", ("where(x < y, 1, 2)", "<=", "b.e"), "b.e - where(x < y, 1, 2)"),
        ("t > pi/2", ("t", ">", "pi / 2"), "t - pi / 2"),
    ],
)
def test_a_condition_is_two_sides_and_what_is_positive_where_it_holds(
    written: str, parts: tuple[str, str, str], indicator: str
) -> None:
    found = condition("a", written)
    assert sides(found) == parts and condition("a", found) == found
    assert Crossing(found).indicator.replace("0 - x", "-x") == indicator or eval_alike(found, indicator)


def eval_alike(found: str, indicator: str) -> bool:
    from bondgraph.algebra import sympy as xp

    other = xp.build(indicator, xp.symbol)
    return bool((xp.build(Crossing(found).indicator, xp.symbol) - other).simplify() == 0)


@given(st.text(max_size=40))
def test_whatever_is_written_is_read_or_refused(text: str) -> None:
    try:
        assert condition("a", condition("a", text))
    except BondGraphError as refusal:
        assert isinstance(refusal, ExpressionError)


@given(st.sampled_from([1e-3, 0.1, 1 / 3, 2.5e-4, 7.0]), st.integers(0, 10**7))
def test_a_clock_does_not_drift(every: float, k: int) -> None:
    """Its instants are those of exact arithmetic, to the float; the first one after an instant is found."""
    from fractions import Fraction

    clock, exact = Clock(every), Fraction(repr(every))
    if every == 1 / 3:
        exact = Fraction(1, 3)
    assert clock.instant(k) == float(k * exact)
    assert clock.first(clock.instant(k)) == k


def test_what_events_read_is_known() -> None:
    events = [*stop("a", "x < b.e").events(), *reset("r", "v > k", {"v": "c*v"}).events()]
    assert names_in(events) == {"x", "b.e", "v", "k", "c"}


def test_an_event_stands_alone_and_moves_with_its_submodel() -> None:
    moved = reset("jump", "x < level", {"v": "-r*v"}).renamed("left.jump", lambda text: f"L_{text}".replace(" ", ""))
    assert isinstance(moved, Triggered) and moved.ports() == () and moved.targets == ("left.v",)
    assert moved.when == "L_x < L_level"
