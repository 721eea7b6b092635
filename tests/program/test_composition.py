"""Composition: arguments that another program computes have its values, and everything else stays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bondgraph.program.composition import composed
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder, Program

NUMBERS = st.floats(-10, 10)


def inner() -> Program:
    builder = Builder(("t",))
    sine = builder.emit("sin", 0)
    return builder.finish({"time": 0, "sine": sine, "two": builder.number(2.0), "again": sine})


def outer() -> Program:
    """With a nonlinear system, whose own lines use the arguments too."""
    builder = Builder(("t", "x", "u", "w"))

    def write(unknowns: list[int]) -> tuple[list[int], list[list[int]]]:
        residual = builder.emit("sub", builder.emit("mul", builder.number(3.0), unknowns[0]), 2)
        return [residual], [[builder.number(3.0)]]

    (z,) = builder.newton(("z",), write)
    return builder.finish({"sum": builder.emit("add", builder.emit("mul", 1, 2), 3), "z": z, "u": 2, "w": 3})


@given(t=NUMBERS, x=NUMBERS, other=NUMBERS)
@pytest.mark.parametrize("result", ["time", "sine", "two", "again"])
def test_what_is_computed_has_the_inner_value(result: str, t: float, x: float, other: float) -> None:
    value = dict(zip(inner().results, instant(inner())((t,)), strict=True))
    program = composed(outer(), inner(), {"u": result, "w": "sine"})
    assert program.arguments == outer().arguments
    assert instant(program)((t, x, other, other)) == instant(outer())((t, x, value[result], value["sine"]))
