"""Formulas: a whitelist that nothing else passes, one comparable form, and sympy's own reading of what passes."""

from __future__ import annotations

import ast
import math
import re
import signal
from typing import Any

import hypothesis.strategies as st
import numpy as np
import pytest
import sympy as sp
from hypothesis import given, settings

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One, R, Se

NAMES = st.sampled_from(["x", "y", "theta", "l1", "m_2", "alpha", "E", "I", "S", "N", "gamma", "beta"])
NUMBERS = st.one_of(st.integers(0, 10**6), st.integers(0, 10**6).map(lambda n: (n + 0.5) / 64))
"""Fractions that are exact in binary: sympy reads decimal text with more digits than a float has."""


def formulas() -> st.SearchStrategy[str]:
    atoms = st.one_of(NAMES, NUMBERS.map(repr), st.just("pi"))

    def grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        one = st.sampled_from(["sin", "cos", "tan", "atan", "sinh", "cosh", "tanh", "exp", "abs", "sign"])
        return st.one_of(
            st.tuples(inner, st.sampled_from([" + ", "-", "*"]), inner).map(lambda p: f"({p[0]}{p[1]}{p[2]})"),
            st.tuples(inner, inner).map(lambda p: f"{p[0]} /(1 + ({p[1]})**2)"),
            st.tuples(one, inner).map(lambda p: f"{p[0]}( {p[1]})"),
            st.tuples(st.sampled_from(["min", "max", "atan2"]), inner, inner).map(lambda p: f"{p[0]}({p[1]}, {p[2]})"),
            st.tuples(inner, st.integers(0, 4)).map(lambda p: f"({p[0]})**{p[1]}"),
            inner.map(lambda p: f"-({p})"),
        )

    return st.recursive(atoms, grown, max_leaves=8)


def built(text: str) -> sp.Expr:
    return expressions.build(text, xp.symbol, xp.number, xp.call)


@given(formulas())
def test_the_comparable_form_is_idempotent(formula: str) -> None:
    once = expressions.text(formula)
    assert expressions.text(once) == once
    assert expressions.names(once) == expressions.names(expressions.text(f"({formula})"))


@given(formulas())
def test_what_is_built_in_sympy_is_sympys_own_reading(formula: str) -> None:
    locals_ = {name: xp.symbol(name) for name in expressions.names(expressions.text(formula))}
    locals_ |= {"abs": sp.Abs, "min": sp.Min, "max": sp.Max}
    ours, theirs = built(expressions.text(formula)), sp.sympify(formula, locals=locals_)
    assert ours == theirs or ours.evalf() == theirs.evalf()


@given(formulas())
def test_names_are_the_symbols_of_what_is_built(formula: str) -> None:
    text = expressions.text(formula)
    assert {s.name for s in built(text).free_symbols} <= expressions.names(text)


@settings(max_examples=300)
@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read = expressions.text(text)
    except bg.ExpressionError as error:
        assert error.place and error.law and error.remedy
        return
    for node in ast.walk(ast.parse(read, mode="eval")):
        if isinstance(node, ast.Attribute):
            assert isinstance(node.value, ast.Name | ast.Attribute) and not node.attr.startswith("__")
            continue
        assert isinstance(
            node,
            ast.Expression | ast.Constant | ast.Name | ast.Load | ast.UnaryOp | ast.BinOp | ast.Call | ast.operator
            | ast.unaryop,
        )  # fmt: skip


EVIL = [
    "x.sin", "x.__class__", "().__class__", "x[0]", "__import__('os')", "open('f')", "eval('1')", "exec('x')", "f(x)",
    "lambda: x", "[x for x in y]", "{x for x in y}", "(x for x in y)", "{1: 2}", "[1, 2]", "(1, 2)", "{1}", "()", "[]",
    "x if y else z", "x < y", "x and y", "not x", "~x", "x // y", "x % y", "x @ y", "x << 1", "x | y", "x ^ 2", "x & y",
    "x := 1", "(x := 1)", "'a'", "b'a'", "f'{x}'", "None", "True", "...", "1j", "x = 1", "x; y", "x\n", "import os",
    "*x", "sin(*x)", "sin(x=1)", "sin()", "sin(x, y)", "min(x)", "pi()", "sin", "sin.x", "await x", "yield x",
    "2**2**2**2", "9**9**9", "x**1000", "x**-1000", "x**(y**z)", "2**10**10", "1e999", "x²", "é", "ж", "", " ", "(",
    "x +", "+", "a b", "1x", "x'", "@x", "#", "x #y", "\\", "x\x00", "\t\n",
]  # fmt: skip


@pytest.mark.parametrize("text", [t for t in EVIL if t not in ("x\n", "x #y")])
def test_nothing_else_passes(text: str) -> None:
    with pytest.raises(bg.ExpressionError) as caught:
        expressions.text(text)
    assert caught.value.place and caught.value.law and caught.value.remedy


@pytest.mark.parametrize(
    "value",
    [None, [], (), {}, b"x", object(), 1j, float("nan"), float("inf"), -math.inf, True, np.array([1.0, 2.0]), type],
)
def test_nothing_but_formulas_numbers_and_sympy(value: Any) -> None:
    with pytest.raises(bg.ExpressionError) as caught:
        expressions.text(value)
    assert caught.value.place and caught.value.law and caught.value.remedy


@pytest.mark.parametrize("text", ["x" * 300_000, "(" * 5000 + "x" + ")" * 5000, "-" * 5000 + "x"])
def test_huge_texts_are_refused_quickly(text: str) -> None:
    with pytest.raises(bg.ExpressionError):
        expressions.text(text)


@pytest.mark.parametrize(
    "name",
    ["", " ", "a b", "1a", "a.b", "a-b", "a'", "é", "sin", "pi", "t", "lambda", "None", None, 3, ("a",), b"a", 1j],
)
def test_names_that_cannot_stand_in_formulas(name: Any) -> None:
    with pytest.raises(bg.ExpressionError) as caught:
        expressions.identifier(name, "a thing")
    assert caught.value.place and caught.value.remedy


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"), (0.5, "0.5"), (-2, "-2"), (np.float64(0.5), "0.5"), (np.array(0.5), "0.5"),
        (sp.Rational(1, 3), "1 / 3"), (sp.Symbol("x", positive=True) * 2, "2 * x"), (sp.Abs(sp.Symbol("x")), "abs(x)"),
        (sp.sqrt(sp.Symbol("x", real=True)), "sqrt(x)"), (sp.atan2(sp.Symbol("y"), sp.Symbol("x")), "atan2(y, x)"),
        (sp.Function("theta")(sp.Symbol("t")), "theta"), (sp.sin(sp.Function("theta")(sp.Symbol("t"))), "sin(theta)"),
        (sp.pi * sp.Symbol("x"), "pi * x"), (sp.Max(sp.Symbol("x"), sp.Symbol("y")), "max(x, y)"),
    ],
)  # fmt: skip
def test_numbers_and_sympy_are_read_by_name(value: Any, text: str) -> None:
    assert expressions.text(value) == text


@pytest.mark.parametrize(
    "value",
    [
        sp.Function("theta")(sp.Symbol("t")).diff(sp.Symbol("t")), sp.Integral(sp.Symbol("x"), sp.Symbol("x")), sp.oo,
        sp.nan,
        sp.Matrix([1]), sp.Symbol("x") > 0, sp.true, sp.Symbol("x y"), sp.Symbol("lambda"),
        sp.Symbol("x") ** 100,
    ],
)  # fmt: skip
def test_sympy_that_is_no_formula(value: Any) -> None:
    with pytest.raises(bg.ExpressionError):
        expressions.text(value)


def test_whole_numbers_stay_exact_and_spaces_do_not_matter() -> None:
    assert expressions.text(" 2* x+sin( y )") == expressions.text("2*x + sin(y)") == "2 * x + sin(y)"
    assert built("1 / 3") == sp.Rational(1, 3)


@pytest.mark.parametrize(
    "name", ["E", "I", "N", "O", "Q", "S", "beta", "gamma", "zeta", "lamda", "e", "i", "ln_", "re"]
)
def test_sympys_own_names_are_symbols_here(name: str) -> None:
    assert built(expressions.text(name)) == xp.symbol(name)


@pytest.mark.parametrize("value", ["1" * 400, 10**400, -(10**400), "x*" + "9" * 400])
def test_a_whole_number_too_large_for_a_float_is_refused(value: Any) -> None:
    with pytest.raises(bg.ExpressionError):
        expressions.text(value)


@pytest.mark.parametrize("text", ["((((9**64)**64)**64)**64)**64", "2**(64*64*64*64*64*64)", "10**(9*9*9*9*9*9*9*9*9)"])
def test_no_formula_takes_the_algebra_an_age(text: str) -> None:
    """A tower of powers by brackets, or an exponent by a product: refused as text, or built at once as a float."""

    def ring(*_: Any) -> None:
        raise AssertionError("building takes longer than two seconds")

    signal.signal(signal.SIGALRM, ring)
    signal.alarm(2)
    try:
        expressions.build(expressions.text(text), xp.symbol, xp.number, xp.call)
    except bg.ExpressionError:
        pass
    finally:
        signal.alarm(0)


@pytest.mark.parametrize("text", ["ℯ", "𝐱 + 1", "ﬁ", "ｘ", "x_１"])
def test_letters_that_python_would_turn_into_ascii_are_refused(text: str) -> None:
    with pytest.raises(bg.ExpressionError):
        expressions.text(text)


@pytest.mark.parametrize("value", [sp.I, sp.I * sp.Symbol("x"), sp.zoo, sp.Symbol("x") + sp.zoo])
def test_imaginary_and_infinite_sympy_is_not_a_parameter(value: Any) -> None:
    with pytest.raises(bg.ExpressionError):
        expressions.text(value)


@pytest.mark.parametrize("value", [sp.E * sp.Symbol("x"), sp.exp(1) + sp.Symbol("x"), sp.GoldenRatio * sp.Symbol("x")])
def test_sympys_constants_keep_their_value(value: Any) -> None:
    assert expressions.names(expressions.text(value)) == {"x"}


def test_a_function_of_something_else_than_time_is_refused() -> None:
    """theta(t) is theta; f(x, y) is not f."""
    with pytest.raises(bg.ExpressionError):
        expressions.text(sp.Function("f")(sp.Symbol("x"), sp.Symbol("y")))


def test_a_largest_of_three_survives_the_way_through_sympy() -> None:
    """sympy flattens max(max(x, y), z)."""
    x, y, z = sp.symbols("x y z")
    text = expressions.text(sp.Max(x, y, z))
    assert sp.simplify(expressions.build(text, sp.Symbol, sp.sympify, xp.call) - sp.Max(x, y, z)) == 0


@pytest.mark.parametrize(("a", "b"), [(2, 2.0), (2, np.int64(2)), ("2", 2.0), ("pi", sp.pi), (0.0, -0.0)])
def test_equal_numbers_have_one_form(a: Any, b: Any) -> None:
    """So that the same element written with 2 and 2.0 is the same element."""
    assert expressions.text(a) == expressions.text(b)


def test_a_long_sum_is_a_formula() -> None:
    text = expressions.text(" + ".join(f"x{k}" for k in range(3000)))
    assert len(expressions.names(text)) == 3000


@pytest.mark.parametrize(
    "text", ["1/0.0", "x/0", "1/(2 - 2)", "x**(1/0)", "0**-1", "0.0**-1", "(x - x)**-1", "log(0)", "1.0/0.0"]
)
def test_a_division_by_zero_in_a_formula_is_refused(text: str) -> None:
    v = One("v")
    with pytest.raises(bg.BondGraphError):
        bg.compile(bg.Graph("g", Se("F") >> v, v >> R("r", text), v >> I("m")))


def test_a_message_quotes_the_start_of_a_long_formula_only() -> None:
    with pytest.raises(bg.ExpressionError) as caught:
        expressions.text("x + " * 2000 + "f(x)")
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("wrapped", ["sin(" * 150 + "x" + ")" * 150, "x" + " + x" * 700])
def test_what_is_read_can_be_compiled(wrapped: str) -> None:
    """No RecursionError from inside after the whitelist has let it pass."""
    try:
        v, w = One("x_dot", coordinates="x"), One("w")
        bg.compile(bg.Graph("g", v >> TF("n", wrapped) >> w, w >> R("r"), v >> I("m"), Se("F") >> v))
    except bg.BondGraphError:
        pass


@pytest.mark.parametrize(
    ("text", "column", "written"),
    [
        ("2t", 2, "2*t"), ("3x + 1", 2, "3*x"), ("a b", 3, "a*b"), ("2(x)", 1, "2*(...)"), ("a(b + c)", 1, "a*(...)"),
        ("(a)(b + c)", 1, "a*(...)"), ("(a + 1)(b)", 1, "(...)*(...)"), ("sin t", 1, "sin(t)"), ("sin", 1, "sin(...)"),
        ("cos 2*x", 1, "cos(...)"), ("2 sin(x)", 3, "2*sin(...)"), ("sin(x) cos(x)", 8, "(...)*cos(...)"),
        ("12 V*x", 4, "12*V"), ("x^2", 1, "**"), ("sin^2(x)", 1, "sin(x)**2"), ("ln(x)", 1, "log(...)"),
        ("arctan2(y, x)", 1, "atan2(...)"), ("np.sin(x)", 1, "sin(...)"), ("math.pi*r", 1, "pi"),
        ("x if x > 0 else 0", 1, "where("), ("x > 0 and y > 0", 1, "where"), ("lambda*x", 1, "'lambda_'"),
        ("F = 3*x", 3, "right side"), ("1,5", 1, "1.5"), ("x[0]", 1, "x_1"), ("x_1.t", 1, "'t'"), ("2*", 2, "after"),
        ("*2", 1, "before"), ("a*/b", 3, "bracket"), ("(a + b", 1, "')'"), ("a + b)", 6, "open"), ("", 1, "number"),
        ("theta'", 6, "flow"), ("5%", 2, "+ - * /"), ("1.2.3", 4, "1.5e-3"), ("sin(, x)", 5, "there"),
        ("log10(x)", 1, "log(10)"), ("sine(x)", 1, "sin(...)"), ("()", 1, "in them"),
        (f"2*{np.float64(1.09)!r}", 3, "write 1.09; in an f-string {float(x)}"), ("numpy.int64(-3)", 1, "write -3;"),
    ],
)  # fmt: skip
def test_a_misspelt_formula_is_told_how_to_be_written(text: str, column: int, written: str) -> None:
    with pytest.raises(bg.ExpressionError) as caught:
        expressions.text(text)
    assert written in caught.value.remedy
    assert caught.value.place.endswith(f"at column {column}")
    assert not re.search("syntax|literal|Call|Subscript|Attribute|Tuple|IfExp", caught.value.law)
