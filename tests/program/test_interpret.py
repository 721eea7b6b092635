"""Interpretation: the values of the compiled function to the last bit, and its errors."""

from __future__ import annotations

import math

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.program.evaluate import instant, series
from bondgraph.program.interpret import FEW, Warming, interpreted, is_interpretable
from bondgraph.program.linear_solve import solve_one
from bondgraph.program.program import Builder, Program


def quotient() -> Program:
    """sin(x)/y - 2, and the x of [[x, 1], [1, y]] (p, q) = (1, x)."""
    b = Builder(("x", "y"))
    value = b.emit("sub", b.emit("div", b.emit("sin", 0), 1), b.number(2.0))
    p, q = b.solve([[0, b.number(1.0)], [b.number(1.0), 1]], [b.number(1.0), 0], False, ["p", "q"])
    return b.finish({"value": value, "p": p, "q": q})


def branch() -> Program:
    b = Builder(("x",))
    return b.finish({"y": b.emit("select", b.emit("lt", 0, b.number(0.0)), 0, b.emit("sqrt", 0))})


def test_its_values_are_those_of_compiled_code_to_the_last_bit() -> None:
    program = quotient()
    assert is_interpretable(program)
    value, p, q = interpreted(program, {"sin": math.sin, "solve": solve_one})([0.7, 3.0])
    assert value == math.sin(0.7) / 3.0 - 2.0 and [p, q] == list(
        solve_one([0.7, 1.0, 1.0, 3.0], [1.0, 0.7], ["p", "q"])
    )
    function = instant(program)
    found = [function([0.7, 3.0]) for _ in range(FEW + 3)]
    assert all(each == [value, p, q] for each in found)


def test_a_function_that_is_called_often_is_compiled_once() -> None:
    made: list[int] = []

    def compiled() -> object:
        made.append(1)
        return lambda arguments: [-1.0]

    function = Warming(lambda arguments: [1.0], compiled)  # type: ignore[arg-type]
    assert [function([])[0] for _ in range(FEW + 2)] == [1.0] * FEW + [-1.0] * 2 and len(made) == 1


def test_errors_are_those_of_compiled_code() -> None:
    """By name, though the interpreter knows none."""
    b = Builder(("x",))
    with pytest.raises(bg.errors.NoSolution, match="log") as caught:
        instant(b.finish({"told": b.emit("log", 0)}))([-1.0])
    assert caught.value.parties == ("told",)
    with pytest.raises(ZeroDivisionError):
        instant(quotient())([1.0, 0.0])


def test_programs_with_branches_are_not_interpreted() -> None:
    """A branch that is not taken may be undefined."""
    assert not is_interpretable(branch())
    assert instant(branch())([-4.0]) == [-4.0]


def test_arrays_have_the_values_of_numbers_and_a_second_call_those_of_the_first() -> None:
    """Scalars among them, a branch that is not taken, and constants in several places."""
    b = Builder(("x", "y"))
    one, root = b.number(1.0), b.emit("sqrt", 0)
    chosen = b.emit("select", b.emit("lt", 0, b.number(0.0)), b.emit("add", 1, one), b.emit("div", root, 1))
    (p,) = b.solve([[1]], [chosen], False, ["p"])
    program = b.finish({"chosen": chosen, "p": p, "one": one, "x": 0})
    x = np.array([[-4.0, 9.0], [0.25, -1.0]])
    function, alone = series(program), instant(program)
    for y in (2.0, 4.0):
        found = [np.broadcast_to(each, x.shape) for each in function([x, y])]
        expected = [alone([value, y]) for value in x.ravel().tolist()]
        np.testing.assert_array_equal(np.reshape(found, (4, -1)).T, expected)
