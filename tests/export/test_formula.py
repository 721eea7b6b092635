"""Formulas as one writes them by hand have the values of those they come from."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bondgraph.export.documents.formula import Formula, mentioned, negative, opposite, tidied

WORDS: Mapping[str, Callable[..., Fraction]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv, "neg": operator.neg,
    "pow": operator.pow,
}  # fmt: skip
GIVEN = {"a": Fraction(7, 10), "b": Fraction(-13, 10), "c": Fraction(5, 2)}
A, B = (Formula("name", name=name) for name in "ab")


def number(value: float) -> Formula:
    return Formula("const", value=value)


def value(formula: Formula) -> Fraction:
    if formula.operation == "name":
        return GIVEN[formula.name]
    if formula.operation == "const":
        return Fraction(formula.value)
    return WORDS[formula.operation](*map(value, formula.arguments))


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Formula, Formula]:
    """A formula as it comes, and the same with every part of it tidied."""
    atoms = [*(Formula("name", name=name) for name in GIVEN), *(number(v) for v in (0.0, 1.0, -1.0, 2.0, -3.0))]
    known = [(atom, atom) for atom in atoms]
    for operation in draw(st.lists(st.sampled_from(["add", "sub", "mul", "div", "neg"]), min_size=1, max_size=8)):
        chosen = [draw(st.sampled_from(known)) for _ in range(1 if operation == "neg" else 2)]
        plain, tidy = (Formula(operation, parts) for parts in zip(*chosen, strict=True))
        known.append((plain, tidied(tidy)))
    return known[-1]


@given(pairs())
def test_tidying_changes_no_value(pair: tuple[Formula, Formula]) -> None:
    plain, tidy = pair
    try:
        expected = value(plain)
    except ZeroDivisionError:
        assume(False)
    assert value(tidy) == expected and mentioned(tidy) <= mentioned(plain)


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        (Formula("add", (A, Formula("neg", (B,)))), Formula("sub", (A, B))),
        (Formula("mul", (A, A)), Formula("pow", (A, number(2.0)))),
        (Formula("mul", (A, Formula("pow", (A, number(2.0))))), Formula("pow", (A, number(3.0)))),
        (Formula("mul", (A, Formula("div", (number(1.0), B)))), Formula("div", (A, B))),
        (Formula("mul", (number(-2.0), A)), Formula("neg", (Formula("mul", (number(2.0), A)),))),
        (Formula("sub", (number(0.0), A)), Formula("neg", (A,))),
    ],
)
def test_formulas_are_written_as_by_hand(formula: Formula, expected: Formula) -> None:
    assert tidied(formula) == expected


def test_a_minus_is_taken_off() -> None:
    assert negative(number(-2.0)) and opposite(number(-2.0)) == number(2.0)
    assert negative(Formula("neg", (A,))) and opposite(Formula("neg", (A,))) == A
    assert not negative(A)
