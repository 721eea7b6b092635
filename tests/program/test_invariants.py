"""What does not change from one iterate to the next is computed before, and sums of it are made there."""

from __future__ import annotations

import math

import pytest

from bondgraph.program.evaluate import instant
from bondgraph.program.invariants import Iterated
from bondgraph.program.program import Assign, Builder, Newton, Program


def solved(write: str, arguments: dict[str, float]) -> tuple[Program, float]:
    """A program of one unknown, and its solution."""
    builder = Builder(tuple(arguments))

    def residual(slots: list[int]) -> tuple[list[int], list[list[int]]]:
        (x,) = slots
        a, b, c = range(3)
        if write == "cancelling":  # (a - x) + b + c
            left = builder.emit("sub", a, x)
            return [builder.emit("add", builder.emit("add", left, b), c)], [[builder.number(-1.0)]]
        scaled = builder.emit("mul", builder.emit("sin", a), builder.emit("sub", builder.emit("neg", x), b))
        over = builder.emit("div", builder.emit("sub", c, scaled), builder.emit("exp", b))
        slope = builder.emit("div", builder.emit("sin", a), builder.emit("exp", b))
        return [over], [[slope]]

    slots = builder.newton(("x",), residual)
    program = builder.finish({"x": slots[0]})
    return program, instant(program)([*arguments.values()])[0]


def lines(program: Program) -> list[str]:
    """The operations of one iterate."""
    (system,) = [line for line in program.body if isinstance(line, Newton)]
    return [line.operation for line in system.body]  # type: ignore[union-attr]


def test_large_terms_that_cancel_do_not_round_the_unknown() -> None:
    """x = a + b + c is 1e-9 here: summed with x first it would be a multiple of the spacing of floats at 50."""
    program, x = solved("cancelling", {"a": 50.0, "b": -50.0, "c": 1.23456789e-9})
    assert x == 1.23456789e-9
    assert lines(program) == ["neg", "add"]


def test_functions_of_what_is_known_are_called_once() -> None:
    values = {"a": 0.7, "b": 0.3, "c": 2.0}
    program, x = solved("scaled", values)
    assert x == pytest.approx(-values["b"] - values["c"] / math.sin(values["a"]), rel=1e-15)
    assert not {"sin", "exp"} & {*lines(program)}


def test_a_residual_of_what_is_known_alone_stays_what_it_is() -> None:
    builder = Builder(("a",))

    def residual(slots: list[int]) -> tuple[list[int], list[list[int]]]:
        return [builder.emit("sub", slots[0], 0), builder.emit("mul", 0, 0)], [
            [builder.number(1.0), builder.number(0.0)],
            [builder.number(0.0), builder.number(1.0)],
        ]

    builder.newton(("x", "y"), residual)
    (system,) = builder.lines[-1:]
    assert isinstance(system, Newton)
    assert builder.made[system.residuals[1]] == ("mul", 0, 0)


def test_a_multiple_of_a_sum_is_parted_too() -> None:
    """2 (a + x), with the unknown x in slot 5."""
    builder = Builder(("a",))
    builder.count = 6
    again = Iterated(builder, (5,), Assign)
    again.write([Assign(1, "const", (), 2.0), Assign(2, "add", (0, 5)), Assign(3, "mul", (1, 2))])
    place = again.at(3)
    assert [line.operation for line in again.inside] == ["mul", "add"]
    assert [line.operation for line in builder.lines if isinstance(line, Assign)] == ["const", "mul"]
    assert again.inside[-1].slot == place
