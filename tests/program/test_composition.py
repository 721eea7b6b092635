"""Composition: arguments that another program computes have its values, and everything else stays."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bondgraph.program.composition import along_lines, composed, joined
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder, Program

NUMBERS = st.floats(-10, 10)
SQUARE: Any = lambda x: x * x  # noqa: E731


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


@given(t=NUMBERS, x=NUMBERS, level=NUMBERS, slope=NUMBERS, since=NUMBERS)
def test_along_a_line_an_argument_is_its_value_and_the_next_its_slope(
    t: float, x: float, level: float, slope: float, since: float
) -> None:
    program = along_lines(outer(), {"u": ["u", "w"]})
    assert program.arguments == (*outer().arguments, "u: value", "u: slope", "u: since")
    wanted = instant(outer())((t, x, level + slope * (t - since), slope))
    assert instant(program)((t, x, math.nan, math.nan, level, slope, since)) == wanted


def test_what_linear_systems_and_functions_use_moves_behind_new_arguments() -> None:
    def program() -> Program:
        builder = Builder(("t", "u", "w"))
        square = builder.call(SQUARE, [1])
        one, three = builder.number(1.0), builder.number(3.0)
        y, z = builder.solve([[three, one], [one, 2]], [square, 0], False, ("y", "z"))
        return builder.finish({"y": y, "z": z})

    found = along_lines(program(), {"u": ["u"], "w": ["w"]})
    line = {"u": (1.0, 2.0, 0.5), "w": (4.0, -1.0, 0.25)}
    u, w = (level + slope * (0.75 - since) for level, slope, since in line.values())
    given = (0.75, math.nan, math.nan, *line["u"], *line["w"])
    assert instant(found)(given) == instant(program())((0.75, u, w))


@given(t=NUMBERS, x=NUMBERS, u=NUMBERS, w=NUMBERS)
def test_two_programs_that_are_joined_give_what_each_gives(t: float, x: float, u: float, w: float) -> None:
    """One that uses slots of its own, and one whose results are arguments, in both orders."""
    builder = Builder(outer().arguments)
    other = builder.finish({"y": builder.emit("sin", 1), "t": 0, "sum": builder.emit("add", 2, 3)})
    for first, second in ((outer(), other), (other, outer()), (outer(), outer())):
        found, given = joined(first, second), (t, x, u, w)
        assert list(found.results) == [str(k + 1) for k in range(len(first.results) + len(second.results))]
        assert instant(found)(given) == [*instant(first)(given), *instant(second)(given)]
