"""Sums of logarithms are found through junctions and transformers; what is none stays as it is."""

from __future__ import annotations

import pytest

from bondgraph.algebra import sympy, table
from bondgraph.equations.activities import by_activities, sum_of
from bondgraph.equations.evaluation_order import Let
from bondgraph.graph.law import Law, Logarithm, MassAction


@pytest.mark.parametrize("xp", [sympy, table])
def test_sums_go_through_values_that_are_sums(xp) -> None:
    a, b, c, d, e, n = map(xp.symbol, "abcden")
    given = {a: b + 2 * c, b: c - d, d: e * e, c: xp.number(3) * e + 1}
    found = sum_of(xp, a, given, ())
    assert {xp.name(s): float(xp.text(x)) for s, x in found.items()} == {"c": 3, "d": -1}
    assert {*map(xp.name, sum_of(xp, a, {a: n * b}, (), {n}))} == {"b"}
    assert {*map(xp.name, sum_of(xp, a, {a: n * b}, ()))} == {"a"}, "a factor that is no number may vary"


def test_values_that_depend_on_themselves_end() -> None:
    a, b = map(table.symbol, "ab")
    assert {*map(table.name, sum_of(table, a, {a: b, b: a * 2}, ()))} == {"a"}


@pytest.mark.parametrize("xp", [sympy, table])
def test_only_logarithms_of_the_same_scale_become_activities(xp) -> None:
    f, e, x, q, s, other = map(xp.symbol, ("f", "e", "x", "q", "s", "other"))
    action = Law(mass_actions=(MassAction(f, x, (Logarithm(e, s, x),)),))
    lets = [Let(f, xp.call["exp"](e / s)), Let(e, s * xp.call["log"](q))]
    same = by_activities(xp, [action, Law(logarithms=(Logarithm(e, s, q),))], lets, {s})
    assert same[0].expression == q and same[1] == lets[1]
    apart = by_activities(xp, [action, Law(logarithms=(Logarithm(e, other, q),))], lets, {s})
    assert q not in xp.free(apart[0].expression) and x not in xp.free(apart[0].expression)
