"""Derivatives carried backwards: those carried forwards, by as many products as there are steps on the way."""

from __future__ import annotations

from typing import Any

import pytest

from bondgraph.algebra import sympy as xp
from bondgraph.equations.backwards import LONG, derivatives_at_ends, way_to

x, y = xp.symbol("x"), xp.symbol("y")


def chain(count: int) -> dict[Any, Any]:
    """Values of which each is a product of the two before, with a sine of one: the first of x and y."""
    found: dict[Any, Any] = {}
    before = [x, y]
    for k in range(count):
        symbol = xp.symbol(f"s{k}")
        found[symbol] = before[-1] * before[-2] + xp.call["sin"](before[-1])
        before.append(symbol)
    return found


def partial(steps: dict[Any, Any]) -> Any:
    return lambda symbol: [(s, xp.diff(steps[symbol], s)) for s in sorted(xp.free(steps[symbol]), key=xp.name)]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_they_are_the_derivatives_of_the_whole_formula(count: int) -> None:
    steps = chain(count)
    whole: dict[Any, Any] = {}
    for symbol, expression in steps.items():
        whole[symbol] = xp.substitute(expression, whole)
    names: dict[Any, Any] = {}

    def named(value: Any, factor: Any) -> Any:
        assert xp.size(factor) > LONG
        return names.setdefault(xp.symbol(f"d{value}"), factor) and xp.symbol(f"d{value}")

    found = derivatives_at_ends(xp, [*steps], partial(steps), named)
    at = {x: 0.3, y: 0.7}
    values = dict(at)
    for symbol, expression in steps.items():
        values[symbol] = expression.subs(values)
    for name, factor in names.items():
        values[name] = factor.subs(values)
    for symbol in (x, y):
        exact = xp.diff(whole[xp.symbol(f"s{count - 1}")], symbol).subs(at)
        assert float(found[symbol].subs(values)) == pytest.approx(float(exact), rel=1e-12)


def test_what_cancels_is_left_out() -> None:
    a, b, c = map(xp.symbol, "abc")
    steps = {a: 2 * x, b: x + y, c: a - 2 * b}
    assert derivatives_at_ends(xp, [a, b, c], partial(steps), lambda value, factor: factor) == {y: -2}


def test_each_step_is_differentiated_once() -> None:
    """However many ways lead through it."""
    steps, asked = chain(30), []

    def counted(symbol: Any) -> Any:
        asked.append(symbol)
        return partial(steps)(symbol)

    derivatives_at_ends(xp, [*steps], counted, lambda value, factor: xp.symbol(f"d{value}"))
    assert len(asked) == 30


def test_a_way_holds_each_value_after_those_it_is_made_of() -> None:
    steps = chain(12)
    way = way_to(xp.symbol("s11"), lambda symbol: [s for s in xp.free(steps[symbol]) if s in steps])
    assert len(way) == 12 and way[-1] == xp.symbol("s11")
    assert all({*xp.free(steps[s])} & steps.keys() <= {*way[:k]} for k, s in enumerate(way))
