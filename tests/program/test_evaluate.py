"""Programs evaluated: one instant and many agree with each other and with sympy's own numbers."""

from __future__ import annotations

import math

import numpy as np
import pytest
from mechanisms import CATALOGUE, NAMES, compiled

import bondgraph as bg
from bondgraph.equations.lower import arguments, lower
from bondgraph.program.evaluate import instant, series
from bondgraph.program.program import OPERATIONS, Builder

UNARY = {
    "sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin, "acos": math.acos, "atan": math.atan,
    "sinh": math.sinh, "cosh": math.cosh, "tanh": math.tanh, "exp": math.exp, "log": math.log, "sqrt": math.sqrt,
    "abs": abs, "neg": lambda x: -x,
}  # fmt: skip


@pytest.mark.parametrize("operation", sorted(UNARY))
def test_operations_of_one_argument(operation: str) -> None:
    builder = Builder(("x",))
    program = builder.finish({"y": builder.emit(operation, 0)})
    for x in (0.1, 0.5, 0.9):
        assert instant(program)((x,)) == [UNARY[operation](x)]
        (found,) = series(program)([np.array([x, x])])
        np.testing.assert_allclose(found, UNARY[operation](x), rtol=1e-15)


@pytest.mark.parametrize(
    ("operation", "expected"),
    [("add", 2.7), ("sub", -1.3), ("mul", 1.4), ("div", 0.35), ("pow", 0.49), ("min", 0.7), ("max", 2.0),
     ("atan2", math.atan2(0.7, 2.0))],
)  # fmt: skip
def test_operations_of_two_arguments(operation: str, expected: float) -> None:
    builder = Builder(("x", "y"))
    program = builder.finish({"z": builder.emit(operation, 0, 1)})
    assert instant(program)((0.7, 2.0))[0] == pytest.approx(expected, rel=1e-15)
    assert series(program)([np.array([0.7]), 2.0])[0] == pytest.approx(expected, rel=1e-15)


@pytest.mark.parametrize("name", NAMES)
def test_one_instant_is_a_column_of_many(name: str) -> None:
    ours, mechanism = compiled(name), CATALOGUE[name]()
    equations = ours.equations
    program = lower(equations, dict(equations.observables))
    names = arguments(equations)
    given = {**equations.parameters, **mechanism.values, "t": 0.3} | {f"{n}'": 0.0 for n in equations.inputs}
    points = []
    for seed in range(4):
        states = dict(zip(equations.states, ours.vector(mechanism.states(seed)), strict=True))
        points.append([{**given, **states}[n] for n in names])
    one = np.array([instant(program)(point) for point in points])
    many = series(program)(list(np.array(points).T))
    many = np.stack([np.broadcast_to(column, (4,)) for column in many], axis=1)
    np.testing.assert_allclose(many, one, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_programs_hold_listed_operations_on_earlier_slots_only(name: str) -> None:
    equations = compiled(name).equations
    program = lower(equations, equations.rates)
    known = set(range(len(program.arguments)))
    for line in program.body:
        used = line.arguments if hasattr(line, "operation") else (*line.right, *(s for row in line.matrix for s in row))
        assert set(used) <= known
        if hasattr(line, "operation"):
            assert line.operation == "const" or len(line.arguments) == OPERATIONS[line.operation]
            known.add(line.slot)
        else:
            known |= set(line.slots)
    assert set(program.results.values()) <= known
    assert list(program.results) == list(equations.states)
    assert program.operations > 0


def test_values_are_computed_once() -> None:
    builder = Builder(("x", "y"))
    assert builder.emit("mul", 0, 1) == builder.emit("mul", 1, 0)
    assert builder.emit("sub", 0, 1) != builder.emit("sub", 1, 0)
    assert builder.number(2.0) == builder.number(2.0)


def test_what_is_not_needed_is_left_out() -> None:
    builder = Builder(("x",))
    builder.emit("sin", 0)
    kept = builder.emit("cos", 0)
    assert len(builder.finish({"y": kept}).body) == 1


def test_unknown_operations_are_refused() -> None:
    with pytest.raises((KeyError, ValueError)):
        Builder(("x",)).emit("eval", 0)
    with pytest.raises(ValueError):
        Builder(("x",)).emit("sin", 0, 0)


def test_a_singular_system_names_its_null_vector() -> None:
    builder = Builder(("a",))
    one = builder.number(1.0)
    zero = builder.number(0.0)
    x = builder.solve([[one, one, zero], [one, one, zero], [zero, zero, one]], [one, one, one], False, ("u", "v", "w"))
    program = builder.finish({"x": x[0]})
    with pytest.raises(bg.SingularSystem) as caught:
        instant(program)((0.0,))
    assert set(caught.value.parties) == {"u", "v"}
