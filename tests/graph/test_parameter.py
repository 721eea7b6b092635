"""Parameters in a body: what operators make of them is the formula that is meant."""

from __future__ import annotations

import operator
from typing import Any

import pytest
import sympy
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph.graph.parameter import Parameter

WAYS = [operator.add, operator.sub, operator.mul, operator.truediv]
TREES = st.recursive(
    st.sampled_from(["a", "b", 2, 0.5, 3.0]),
    lambda inner: st.tuples(st.sampled_from(WAYS), inner, inner) | st.tuples(st.just(operator.neg), inner),
    max_leaves=8,
)


def made(tree: Any, leaf: Any) -> Any:
    if not isinstance(tree, tuple):
        return leaf(tree) if isinstance(tree, str) else tree
    way, *parts = tree
    return way(*(made(part, leaf) for part in parts))


@given(TREES)
def test_operators_write_what_they_compute(tree: Any) -> None:
    number = {"a": 1.7, "b": -0.3}
    try:
        wanted = made(tree, number.__getitem__)
    except ZeroDivisionError:
        return
    found = made(tree, Parameter)
    if isinstance(found, Parameter):
        text = expressions.text(found)
        assert float(sympy.sympify(text, number)) == pytest.approx(wanted)
        assert expressions.text(f"2*{found}") == expressions.text(2 * found)


def test_powers_and_signs() -> None:
    K = Parameter("K")
    assert [str(x) for x in (K**2, 2**K, +K, -K)] == ["(K ** 2)", "(2 ** K)", "K", "(-K)"]
    assert [K] == [K] and hash(K) == hash(Parameter("K"))


@pytest.mark.parametrize("take", [float, int, bool, complex, lambda x: x < 1, lambda x: x == 1, lambda x: x != 1])
def test_its_number_is_not_taken(take: Any) -> None:
    with pytest.raises(bg.StructureError, match="known when the equations are run"):
        take(Parameter("K", 3))


def test_a_whole_number_may_be_counted_by() -> None:
    n = Parameter("n", 3)
    inner = Parameter("m", behind=n)
    assert not n.taken and len(range(inner)) == 3 and n.taken
    for other in (2.5, None, True):
        with pytest.raises(bg.StructureError, match="n=3"):
            range(Parameter("n", other))
