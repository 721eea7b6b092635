"""Nonlinear systems at many instants: in native code they are what they are in Python, on the same branches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bondgraph.errors import NoSolution
from bondgraph.program import evaluate, llvm, native_series
from bondgraph.program.native_series import series
from bondgraph.program.program import Builder, Program

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")


@pytest.fixture(autouse=True)
def _compiled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_series, "COMPILED", 0)
    monkeypatch.setattr(native_series, "COMPILED_EACH", 0)


def rooted(power: int) -> Builder:
    """x**power = a, of the arguments t and a; x is slot 2."""
    builder = Builder(("t", "a"))

    def write(slots: list[int]) -> tuple[list[int], list[list[int]]]:
        (x,) = slots
        last = builder.emit("pow", x, builder.number(power - 1))
        residual = builder.emit("sub", builder.emit("mul", last, x), 1)
        return [residual], [[builder.emit("mul", builder.number(power), last)]]

    assert builder.newton(("x",), write) == [2]
    return builder


def beside_a_redundant_system() -> Program:
    """The square root x of a, and y + z = x, said twice, of least norm."""
    builder = rooted(2)
    one, double = builder.number(1.0), builder.emit("add", 2, 2)
    two = builder.number(2.0)
    y, z = builder.solve([[one, one], [two, two]], [2, double], False, ("y", "z"), (0, 1), 1e-6, redundant=True)
    return builder.finish({"x": 2, "y": y, "z": z})


def both(program: Program, arguments: list[Any], seeds: Any = None) -> tuple[list[Any], list[Any]]:
    compiled, python = series(program, seeds)(arguments), evaluate.series(program, seeds)(arguments)
    assert any(key[0] == "llvm" for key in vars(program)["_cached"])
    return compiled, python


def test_each_instant_begins_where_the_last_one_ended() -> None:
    t = np.linspace(0.0, 6.0, 200)
    for found in both(rooted(3).finish({"x": 2}), [t, np.cos(t)]):
        np.testing.assert_allclose(found[0] ** 3, np.cos(t), atol=1e-12)


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_seeds_say_which_of_two_solutions(sign: float) -> None:
    """Instants are in no order, of any shape."""
    t = np.array([[1.0, 4.0, 2.0], [9.0, 3.0, 5.0]])
    program = beside_a_redundant_system()
    for found in both(program, [t, t], lambda time: {("x",): [sign * time]}):
        np.testing.assert_allclose(found[0], sign * np.sqrt(t), rtol=1e-12)
        np.testing.assert_allclose(found[1:], [found[0] / 2] * 2, rtol=1e-12)


def test_what_has_no_solution_is_refused_as_in_python() -> None:
    program, t = rooted(2).finish({"x": 2}), np.array([1.0, 0.0, -1.0])
    for function in (series(program), evaluate.series(program)):
        with pytest.raises(NoSolution) as caught:
            function([t, t])
        assert caught.value.parties == ("x",)


def test_a_quotient_without_a_value_is_none_and_the_next_instants_go_on() -> None:
    builder = rooted(2)
    program = builder.finish({"x": 2, "y": builder.emit("div", 2, 0)})
    t = np.array([1.0, 0.0, 2.0])
    for x, y in both(program, [t, np.array([4.0, 4.0, 9.0])], lambda time: {("x",): [-1.0]} if time == 1.0 else {}):
        np.testing.assert_allclose(x, [-2.0, np.nan, -3.0], rtol=1e-12)
        np.testing.assert_allclose(y, [-2.0, np.nan, -1.5], rtol=1e-12)


def test_at_no_instant_there_is_nothing_to_solve() -> None:
    nowhere = np.zeros((0, 2))
    for found in both(rooted(2).finish({"x": 2}), [nowhere, nowhere]):
        assert found[0].shape == (0, 2)


def test_few_instants_are_not_worth_a_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_series, "COMPILED", 10**9)
    program = rooted(2).finish({"x": 2})
    assert series(program)([np.ones(3), np.ones(3)])[0] == pytest.approx(1.0)
    assert not any(key[0] == "llvm" for key in vars(program)["_cached"])
