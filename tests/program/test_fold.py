"""Folding: the same values at the numbers that were written in, by fewer operations."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bondgraph.program.evaluate import instant
from bondgraph.program.fold import folded
from bondgraph.program.program import OPERATIONS, Builder, Program

SIMPLE = [name for name in OPERATIONS if name not in ("lt", "le", "select")]
SPECIAL = st.sampled_from([0.0, -0.0, 1.0, -1.0, 2.0]) | st.floats(0.1, 3.0)


@given(st.data())
def test_values_are_those_of_the_program(data: st.DataObject) -> None:
    """Of random operations, one upon the other, wherever the whole program has values."""
    builder = Builder(("x", "a", "b"))
    for _ in range(data.draw(st.integers(3, 12))):
        name = data.draw(st.sampled_from([*SIMPLE, "select"]))
        parts = [data.draw(st.integers(0, builder.count - 1)) for _ in range(OPERATIONS[name])]
        if name == "select":
            parts[0] = builder.emit("lt", *(data.draw(st.integers(0, 2)) for _ in range(2)))
            if any(builder.made.get(part, ("",))[0] in ("lt", "le") for part in parts[1:]):
                continue
        if name != "select" and any(builder.made.get(part, ("",))[0] in ("lt", "le") for part in parts):
            continue
        builder.emit(name, *parts)
    whole = builder.finish({"y": builder.count - 1})
    numbers = {"a": data.draw(SPECIAL), "b": data.draw(SPECIAL)}
    short = folded(whole, numbers)
    assert short.arguments == whole.arguments
    assert short.operations <= whole.operations + 1  # a negative zero is one
    x = data.draw(SPECIAL)
    try:
        expected = instant(whole)([x, *numbers.values()])
    except (ArithmeticError, ValueError):
        return  # a product with zero may do without what is undefined
    if np.isfinite(expected).all():
        assert instant(short)([x, np.nan, np.nan]) == pytest.approx(expected, rel=1e-12, abs=1e-300)


def with_systems() -> Program:
    """k z - u = 0 by Newton's method, and two linear equations, one of which has only zeros and ones if k is one."""
    builder = Builder(("u", "k"))

    def write(unknowns: list[int]) -> tuple[list[int], list[list[int]]]:
        return [builder.emit("sub", builder.emit("mul", 1, unknowns[0]), 0)], [[builder.emit("mul", 1, 1)]]

    (z,) = builder.newton(("z",), write)
    none = builder.emit("sub", 1, builder.number(1.0))
    p, q = builder.solve([[1, none], [none, builder.number(2.0)]], [z, builder.emit("mul", 0, none)], False, ("p", "q"))
    return builder.finish({"z": z, "p": p, "q": q})


@pytest.mark.parametrize("k", [1.0, 1.5])
def test_systems_of_equations_stay(k: float) -> None:
    whole = with_systems()
    short = folded(whole, {"k": k})
    assert instant(short)([3.0, np.nan]) == pytest.approx(instant(whole)([3.0, k]), rel=1e-12)
    assert short.operations < whole.operations


def test_what_is_chosen_by_a_known_number_stands_alone() -> None:
    builder = Builder(("x", "k"))
    chosen = builder.emit("select", builder.emit("lt", 1, builder.number(2.0)), builder.emit("sin", 0), 0)
    whole = builder.finish({"y": chosen})
    assert folded(whole, {"k": 1.0}).operations == 1 and folded(whole, {"k": 3.0}).operations == 0


def test_a_negative_zero_is_no_positive_one() -> None:
    """Its arc tangent with a negative number is minus pi."""
    builder = Builder(("x", "k"))
    whole = builder.finish({"y": builder.emit("atan2", 1, 0)})
    for k in (0.0, -0.0):
        assert instant(folded(whole, {"k": k}))([-1.0, np.nan]) == instant(whole)([-1.0, k])
