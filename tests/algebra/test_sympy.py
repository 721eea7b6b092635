"""The algebra in sympy, part by part, beside sympy itself."""

from __future__ import annotations

import math
from typing import Any

import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.algebra import sympy as algebra
from bondgraph.algebra.function import Applied, Function
from bondgraph.algebra.sympy.derivatives import along, diff, free
from bondgraph.algebra.sympy.functions import Call, Named, SignedPower, apply
from bondgraph.algebra.sympy.inverse import invert
from bondgraph.algebra.sympy.lowering import lower
from bondgraph.algebra.sympy.to_text import formula, spell, text
from bondgraph.algebra.text.parse import build, canonical
from bondgraph.algebra.text.vocabulary import FUNCTIONS
from bondgraph.elements import I, One, Se
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder

x, y = sp.symbols("x y", real=True)
SMOOTH = (x * y, sp.sin(x * y) / x, sp.exp(x) ** 2, sp.atan2(y, x), x**y, sp.tanh(x) * sp.log(x + 2))


@pytest.mark.parametrize("expression", SMOOTH)
def test_a_derivative_is_sympys(expression: sp.Expr) -> None:
    point = {x: sp.Rational(3, 7), y: sp.Rational(5, 4)}
    for variable in (x, y):
        assert float((diff(expression, variable) - sp.diff(expression, variable)).subs(point)) == pytest.approx(
            0, abs=1e-14
        )


def test_a_rate_is_the_chain_rule() -> None:
    rate = along(sp.Matrix([x * y]), {x: y, y: -x})
    assert sp.expand(rate[0] - (y**2 - x**2)) == 0 and free(rate) == {x, y}


def test_the_derivative_of_sign_is_zero() -> None:
    assert diff(sp.sign(x), x) == 0 and diff(sp.Abs(x), x) == sp.sign(x)


@pytest.mark.parametrize("law", [2 * x + 3, x**3, sp.exp(x) - 1, sp.sinh(2 * x), x * sp.Abs(x), 1 / x, 5 - x / y])
def test_an_inverse_takes_the_law_back(law: sp.Expr) -> None:
    v = sp.Symbol("v", real=True)
    found = invert(law, x, v)
    assert found is not None
    for at in (0.4, 1.7):
        value = law.subs({x: at, y: 1.3})
        assert float(found.subs({v: value, y: 1.3})) == pytest.approx(at, rel=1e-12)


@pytest.mark.parametrize("law", [x**2, sp.sin(x), x + sp.exp(x), sp.sqrt(x), sp.Abs(x)])
def test_what_has_several_or_no_closed_inverse_has_none(law: sp.Expr) -> None:
    assert invert(law, x, y) is None


def where(condition: sp.Basic, yes: sp.Expr, no: sp.Expr) -> sp.Expr:
    return sp.Piecewise((yes, condition), (no, True))


RECIPROCALS = tuple(each(x) * y / each(x + y) ** 2 for each in (sp.cot, sp.sec, sp.csc, sp.coth, sp.sech, sp.csch))
MADE_BY_SYMPY = (*RECIPROCALS, y / sp.tan(x - sp.pi / 2), sp.Max(y, sp.tan(sp.pi / 2 - x)), sp.Abs(sp.exp(x**y)))
SWITCHED = (SignedPower(x, sp.Rational(1, 3)), sp.Max(x, y), sp.Piecewise((x, x < y), (y, True)))


@pytest.mark.parametrize("expression", [*SMOOTH, *SWITCHED, *MADE_BY_SYMPY])
def test_lowered_it_has_the_same_value(expression: sp.Expr) -> None:
    builder = Builder(("x", "y"))
    program = builder.finish({"value": lower(expression, builder, {x: 0, y: 1})})
    expected = expression.subs({x: 0.3, y: 1.2})
    assert instant(program)([0.3, 1.2])[0] == pytest.approx(float(expected.doit()), rel=1e-14)


@pytest.mark.parametrize(
    "expression", [*SMOOTH, *MADE_BY_SYMPY, sp.Max(x, y, 2), sp.Piecewise((x, x < y), (y, True)), sp.E * x]
)
def test_a_text_reads_back_as_the_same_formula(expression: sp.Expr) -> None:
    """In sympy's own functions, whose names are the same but for three."""
    signs = {"<": sp.Lt, "<=": sp.Le, ">": sp.Gt, ">=": sp.Ge}
    more = {"pi": sp.pi, "abs": sp.Abs, "min": sp.Min, "max": sp.Max, "where": where}
    call = {name: getattr(sp, name, None) for name in FUNCTIONS} | more | signs
    back = build(text(expression), {"x": x, "y": y}.__getitem__, sp.sympify, call)
    point = {x: 0.3, y: 1.2}
    assert float(back.subs(point)) == pytest.approx(float(expression.subs(point)), rel=1e-14)
    assert canonical(spell(expression)) == text(expression)


def test_a_source_may_be_a_tangent_shifted_by_a_right_angle() -> None:
    line = One("line")
    run = bg.simulate(bg.Graph("g", Se("U", "tan(t - pi/2)") >> line, line >> I("L", 1)), (0.5, 1.0))
    assert run["p_L"][-1] == pytest.approx(-math.log(math.sin(1.0) / math.sin(0.5)), rel=1e-7)


def test_what_is_not_real_and_finite_is_no_formula() -> None:
    assert formula(sp.Function("theta")(sp.Symbol("t"))) == "theta"
    for wrong in (sp.I * x, sp.oo, sp.Function("f")(x)):
        with pytest.raises(bg.ExpressionError):
            formula(wrong)


def test_a_callable_is_differentiated_as_it_declares() -> None:
    sine = Applied(Function(math.sin, Function(math.cos, lambda u: -math.sin(u))), "law", "law", ("x",))
    made = apply(sine, [x * y])
    assert isinstance(made, Call) and made.applied == sine
    assert sp.diff(made, x) == y * Call(Named(sine.derivative(0)), x * y)


@pytest.mark.parametrize("width", [1e-4, 1.3e-3, 4e-3, 4.5e-3, 0.1])
@pytest.mark.parametrize(
    ("law", "function"),
    [
        ("exp(-(x + 1)/{})", lambda x, w: math.exp(-(x + 1) / w)),
        ("exp((x + 1)/{})", lambda x, w: math.exp((x + 1) / w)),
        ("exp(-(cos(pi*x) + 1)/{})", lambda x, w: math.exp(-(math.cos(math.pi * x) + 1) / w)),
        ("-2*x*exp(-(x + 1)/{})", lambda x, w: -2 * x * math.exp(-(x + 1) / w)),
        ("x/exp((x + 1)/{})", lambda x, w: x / math.exp((x + 1) / w)),
    ],
)
def test_an_exponential_whose_factors_leave_floats_is_what_it_says(law: str, function: Any, width: float) -> None:
    """To sympy exp(-(x + 1)/1e-4) is 1e-4343 exp(-1e4 x): where x = -1 neither is a float, and it is 1."""
    made = algebra.build(law.format(width), lambda _: x)
    for expression in (made, algebra.tidy(made)):
        builder = Builder(("x",))
        program = instant(builder.finish({"value": lower(expression, builder, {x: 0})}))
        for at in (-1.0, -1 - width, -1 + 3 * width):
            assert program([at])[0] == pytest.approx(function(at, width), rel=1e-9)
