"""Formulas are equal by what they say, and are not written out to see it."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra.formula import Formula, are_equal
from bondgraph.elements import TF


def long(xp: Any, name: str) -> Any:
    """An expression of more characters than may be written."""
    found = xp.symbol(name)
    for _ in range(18):
        found = found * (found + 1)
    return found


@pytest.mark.parametrize("xp", [bg.algebra.table], ids=["casadi"])
def test_elements_are_compared_without_writing_their_formulas(xp: Any) -> None:
    one, same, other = (TF("n", Formula(xp, long(xp, name))) for name in ("a", "a", "b"))
    assert are_equal(one, same) and are_equal(one, one)
    assert not are_equal(one, other)
    assert not are_equal(one, None)
    with pytest.raises(bg.BondGraphError, match="characters"):
        str(one.value)


@pytest.mark.parametrize("xp", [bg.algebra.table, bg.algebra.sympy], ids=["casadi", "sympy"])
def test_equal_formulas_are_equal_to_their_text_and_hash_alike(xp: Any) -> None:
    a, b = xp.symbol("a"), xp.symbol("b")
    one, same, other = Formula(xp, 2 * a + b), Formula(xp, 2 * a + b), Formula(xp, 2 * a - b)
    assert one == same == str(one) and hash(one) == hash(same) == hash(str(one))
    assert one != other and one != str(other)
