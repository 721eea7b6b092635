"""Formulas as text: what equals has one text, what is on no list is refused where it stands, with what to write."""

from __future__ import annotations

import ast
import math
import operator
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra.text.parse import _summands, build, canonical, names, no_longer, written
from bondgraph.algebra.text.syntax_errors import advice, of_call
from bondgraph.algebra.text.vocabulary import ELSEWHERE, FUNCTIONS, identifier, quoted
from bondgraph.algebra.text.whitelist import Whitelist, terms
from bondgraph_elements.mechanics._arithmetic import times

CALL: dict[str, Any] = {
    "pi": math.pi,
    "sin": math.sin,
    "min": min,
    "<": operator.lt,
    "where": lambda c, a, b: a if c else b,
}
FORMULAS = (
    "x - (y - 2)",
    "-x**2",
    "(-x)**2",
    "x/(y*2)/3",
    "2*sin(x + pi)",
    "min(x, -y)",
    "where(x < y, x, y)",
    "-(x - y)*-2",
)
WRONG = ("x.y()", "x[0]", "f(x)", "x if y else 0", "x < y", "1/0", "x**99", "sin(x, y)", "'a'")


def value(formula: str) -> Any:
    return build(formula, {"x": 0.7, "y": -1.3}.__getitem__, float, CALL)


@pytest.mark.parametrize("formula", FORMULAS)
def test_the_canonical_text_has_the_same_value_and_is_its_own(formula: str) -> None:
    found = canonical(formula)
    plain = {"x": 0.7, "y": -1.3, "sin": math.sin, "pi": math.pi, "min": min}
    if "where" not in formula:
        assert value(found) == pytest.approx(eval(formula, plain), rel=1e-15)
    assert canonical(found) == found == canonical(found.replace(" ", "")) and names(found) <= {"x", "y"}


@pytest.mark.parametrize("number", [0.1, 1 / 3, 1e300, 5e-324, 2.0])
def test_a_number_is_written_with_every_digit(number: float) -> None:
    assert float(written(number)) == number


@pytest.mark.parametrize(
    ("formula", "column"), [("", 1), ("x +", 3), ("(x", 1), ("x)", 2), ("x y", 3), ("2x", 2), ("a*(b + )", 8)]
)
def test_the_first_place_where_a_text_is_no_formula(formula: str, column: int) -> None:
    found = advice(formula)
    assert found.law and found.remedy and abs(found.column - column) <= 2
    with pytest.raises(bg.ExpressionError):
        canonical(formula)


@pytest.mark.parametrize("name", ELSEWHERE)
def test_functions_of_other_languages_are_told_what_they_are_here(name: str) -> None:
    assert f"write {ELSEWHERE[name]}(" in of_call(name)[1]


@pytest.mark.parametrize("formula", WRONG)
def test_what_is_on_no_list_is_refused(formula: str) -> None:
    with pytest.raises(bg.ExpressionError) as caught:
        Whitelist(formula).value(ast.parse(formula, mode="eval").body, 0)
    assert caught.value.remedy


def test_constants_have_a_number_and_names_none() -> None:
    for formula, expected in (("2*3 + 1", 7.0), ("-pi", -math.pi), ("x + 1", None)):
        assert Whitelist(formula).value(ast.parse(formula, mode="eval").body, 0) == expected


@given(st.integers(0, 2**32 - 1))
def test_terms_are_told_apart_as_by_pythons_own_tokens(seed: int) -> None:
    draw = random.Random(seed)
    parts = [
        "a",
        "left.b1",
        "e",
        "E2",
        "1e-05",
        "2.5E+10",
        "3.",
        ".25",
        "1_0.5",
        "sin(a - b)",
        "((a) + 1e+3)",
        "-a",
        "+ b",
    ]
    signs = [" + ", "-", " - ", "+", "*", "/", " ** ", "*-"]
    formula = "".join(draw.choice(parts) + draw.choice(signs) for _ in range(draw.randrange(1, 12))) + "c"
    found = _summands(formula)
    assert [*found[:-1], (found[-1][0], f"{found[-1][1]}#")] == _summands(f"{formula}#")  # which Python reads
    (_, total), *others = ((sign, f"({term})") for sign, term in found)
    again = "".join([total, *(sign + term for sign, term in others)])
    assert ast.dump(ast.parse(again, mode="eval")) == ast.dump(ast.parse(formula, mode="eval"))


NAMED = {
    "a": "a",
    "left.b1": "left.b1",
    "e*2.0e-7": "e",
    "1E5*E2": "E2",
    "sin(a - d1e5)": "a d1e5",
    "where(a < b, pi, 1)": "a b",
}


@given(st.lists(st.sampled_from(sorted(NAMED)), min_size=1, max_size=6))
def test_names_are_what_is_neither_a_number_nor_a_function_nor_a_constant(parts: list[str]) -> None:
    assert names(canonical(" - ".join(parts))) == {name for part in parts for name in NAMED[part].split()}


def test_a_long_sum_is_a_list_of_terms() -> None:
    node = ast.parse("a - (b + c) + 2*d", mode="eval").body
    assert [(plus, ast.unparse(term)) for plus, term in terms(node)] == [(True, "a"), (False, "b + c"), (True, "2 * d")]


@pytest.mark.parametrize("name", ["t", "pi", "class", "a-b", "1a", "é", "", *FUNCTIONS])
def test_a_name_is_a_word_that_is_free(name: str) -> None:
    with pytest.raises(bg.ExpressionError):
        identifier(name, "a parameter")
    assert identifier("x_1", "a parameter") == "x_1"


def test_a_long_formula_is_cut_in_messages() -> None:
    assert quoted("x") == "'x'" and len(quoted("x" * 1000)) < 80


def test_formulas_are_as_long_as_they_may_be() -> None:
    """What a stranger's file asks for may be less; what is made of formulas as text is no longer either."""
    longer = " + ".join(f"a{k}" for k in range(100))
    with no_longer(len(longer) - 1):
        with pytest.raises(bg.errors.ExpressionError, match=f"at most {len(longer) - 1} characters"):
            canonical(longer)
        with pytest.raises(bg.StructureError, match="more than"):
            times(f"({longer})", "b")
    with no_longer(len(longer)):
        assert canonical(longer) == longer
    assert len(times(f"({longer})", "b")) > len(longer)
