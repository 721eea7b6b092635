"""Clocks together: rates that divide, and no loop at an instant."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.graph.clocks import RATES, check_clocks, meet
from bondgraph.graph.event import Clock, Event, Triggered


def events(*parts: Triggered) -> list[Event]:
    return [event for part in parts for event in part.events()]


@pytest.mark.parametrize(("a", "b", "allowed"), [
    (1e-3, 1e-3, True), (1e-3, 5e-3, True), (1e-3, 1.5e-3, True), (1e-4, 1.0, True), (1 / 3, 1.0, True),
    (1e-3, 1e-3 * (1 + 1 / 70), True), (1e-3, 1e-3 * (1 + 1 / 130), False), (1e-3, 3.14159e-3, False),
])  # fmt: skip
def test_rates_divide_or_are_refused(a: float, b: float, allowed: bool) -> None:
    both = events(bg.sample("u", "x", a), bg.sample("y", "x", b))
    if allowed:
        check_clocks(both)
        return
    with pytest.raises(bg.StructureError, match="these rates do not divide"):
        check_clocks(both)


def test_where_clocks_meet() -> None:
    assert meet(Clock(2e-3), Clock(3e-3)) and meet(Clock(2e-3, 1e-3), Clock(3e-3))
    assert not meet(Clock(2e-3, 1e-3), Clock(2e-3))


def test_a_loop_at_an_instant_is_refused_with_its_names() -> None:
    with pytest.raises(
        bg.StructureError, match=r"an algebraic loop through sampled values: .* (a -> c -> b|b -> a -> c|c -> b -> a)"
    ):
        check_clocks(events(bg.sample("a", "c + 1", 0.1), bg.sample("b", "2*a", 0.1), bg.sample("c", "b", 0.2)))
    check_clocks(events(bg.sample("a", "b", 0.1), bg.sample("b", "a", 0.1, offset=0.05)))  # they never meet
    check_clocks(events(bg.sample("a", "b_old", 0.1), bg.sample("b", "2*a", 0.1), bg.delay("b_old", "b", 0.1)))
    check_clocks(events(bg.sample("a", "a + 1", 0.1)))


def test_a_value_is_set_by_one_clock_at_an_instant() -> None:
    first, second = bg.sample("a", "1", 0.1), Triggered("b", "", 0.2, 0.0, ("a",), ("2",), (None,))
    with pytest.raises(bg.DuplicateName, match="set by 'a' and by 'b' at one instant"):
        check_clocks(events(first, second))


def test_a_graph_has_so_many_periods_and_no_more() -> None:
    """Each of them is a multiple of those before: they divide, and are counted all the same."""
    doubled = [bg.sample(f"s{k}", "x", 2.0**k) for k in range(RATES + 1)]
    check_clocks(events(*doubled[:RATES], *(bg.sample(f"u{k}", "x", 1.0, offset=k / 8) for k in range(300))))
    with pytest.raises(bg.StructureError, match=f"s{RATES}.*more than {RATES} different periods"):
        check_clocks(events(*doubled))
