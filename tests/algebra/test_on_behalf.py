"""What sympy finds for another algebra, written in the words of that."""

import pytest

from bondgraph.algebra import sympy as xp
from bondgraph.algebra.matrix import Matrix
from bondgraph.algebra.sympy import on_behalf

# An algebra that writes formulas as text, to be read here.
WORDS = on_behalf.Words(
    to_sympy=lambda text: xp.build(text, xp.symbol),
    symbol=str,
    number=lambda x: f"{x:g}",
    called=lambda function, given: f"{function.name}({', '.join(given)})",
    operation=lambda name, given: f"{name}({', '.join(given)})",
    signed_power=lambda x, r: f"signed({x}, {r})",
)


@pytest.mark.parametrize(
    ("law", "inverse"),
    [
        ("-x", "neg(y)"),
        ("exp(x)", "log(y)"),
        ("x * abs(x)", "signed(y, 0.5)"),
        ("sin(x) + x", None),
    ],
)
def test_an_inverse_is_written_in_the_words_of_the_algebra(law: str, inverse: str | None) -> None:
    assert on_behalf.invert(WORDS, law, "x", "y") == inverse


def test_names_in_latex_are_those_that_are_given() -> None:
    assert on_behalf.latex(WORDS, "x / k", {"k": "k_1"}) == r"\frac{x}{k_1}"
    row = Matrix([["x", "k"]], (1, 2), "0")
    assert "k_1" in on_behalf.latex(WORDS, row, {"k": "k_1"}) and "matrix" in on_behalf.latex(WORDS, row, {})
