"""Affine forms: sums of known coefficients times symbols, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import One, R, Se
from bondgraph.equations.affine import Affine, NotLinear, affine, as_affine

ALGEBRAS = pytest.mark.parametrize("xp", [bg.algebra.sympy, bg.algebra.table], ids=["sympy", "table"])


def same(xp: Any, one: Any, other: Any) -> bool:
    return bool(xp.is_zero(xp.tidy(one - other)))


@ALGEBRAS
def test_an_expression_is_known_plus_coefficients_times_symbols(xp: Any) -> None:
    x, y, a = (xp.symbol(name) for name in "xya")
    form = affine(xp, a * x + 3 * (y - x) + xp.call["sin"](a), {s: Affine.of(xp, s) for s in (x, y)})
    assert form.terms.keys() == {x, y}
    assert same(xp, form.terms[x], a - 3) and same(xp, form.terms[y], xp.number(3))
    assert same(xp, form.known, xp.call["sin"](a))


@ALGEBRAS
def test_what_a_symbol_stands_for_is_put_in(xp: Any) -> None:
    """z = 2 x + 5: then 3 z - 6 x = 15, and x is gone."""
    x, z = xp.symbol("x"), xp.symbol("z")
    table = {x: Affine.of(xp, x), z: Affine(xp.number(5), {x: xp.number(2)})}
    form = affine(xp, 3 * z - 6 * x, table)
    assert not form.terms and same(xp, form.known, xp.number(15))


@ALGEBRAS
@pytest.mark.parametrize("formula", ["x*y", "x**2", "sin(x)", "1/x", "abs(x)"])
def test_what_is_not_affine_is_refused(xp: Any, formula: str) -> None:
    x, y = xp.symbol("x"), xp.symbol("y")
    product = {"x*y": x * y, "x**2": x * x, "sin(x)": xp.call["sin"](x), "1/x": 1 / x, "abs(x)": xp.call["abs"](x)}
    table = {s: Affine.of(xp, s) for s in (x, y)}
    assert as_affine(xp, product[formula], table) is None
    with pytest.raises(NotLinear):
        affine(xp, product[formula], table)


@ALGEBRAS
def test_sums_and_differences_drop_what_cancels(xp: Any) -> None:
    x, y = xp.symbol("x"), xp.symbol("y")
    one = Affine(xp.number(1), {x: xp.number(2), y: xp.number(1)})
    other = Affine(xp.number(4), {x: xp.number(1)})
    form = one.plus(other, -2)
    assert form.terms.keys() == {y} and same(xp, form.known, xp.number(-7))
    assert not one.minus(one).terms and same(xp, one.minus(one).known, xp.number(0))


@ALGEBRAS
@pytest.mark.parametrize("jumping", ["x + sign(x)", "where(x > 0, x + 1, x)"])
def test_what_jumps_is_not_affine_though_its_slope_is_the_same_on_both_sides(xp: Any, jumping: str) -> None:
    x, a = xp.symbol("x"), xp.symbol("a")
    expression = xp.build(jumping, xp.symbol)
    assert as_affine(xp, expression, {x: Affine.of(xp, x)}) is None
    form = affine(xp, a * expression, {xp.symbol("y"): Affine.of(xp, xp.symbol("y"))})
    assert not form.terms


@ALGEBRAS
def test_dry_friction_in_a_loop_keeps_its_jump(xp: Any) -> None:
    """U = f + h sign(f) + r f: f = (U - h)/(1 + r)."""
    j = One("j")
    graph = bg.Graph("dry", Se("U") >> j, j >> R("dry", effort="f + h*sign(f)"), j >> R("r"))
    run = bg.simulate(bg.compile(graph, algebra=xp), (0, 1), {"U": "1 + t", "h": 0.2, "r": 1.0})
    assert run["j"] == pytest.approx((1 + run.t - 0.2) / 2, rel=1e-12)
