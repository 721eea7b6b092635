"""Programs evaluated: one instant and many agree with each other and with sympy's own numbers."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, NAMES, compiled

import bondgraph as bg
from bondgraph.elements import C, I, One
from bondgraph.equations.lower import arguments, lower
from bondgraph.program.evaluate import Followed, instant, series
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


OVERFLOWS = {"exp": 800.0, "cosh": -800.0, "sinh": -800.0, "pow": -1e200}


@pytest.mark.parametrize("operation", OVERFLOWS)
@pytest.mark.parametrize("way", [instant, Followed])
@pytest.mark.parametrize("branches", [False, True])
def test_what_overflows_on_the_way_to_a_result_is_infinite_there(operation: str, way: Any, branches: bool) -> None:
    """1/exp(800) is zero, as in C; the result itself is a number or told."""
    builder = Builder(("x",))
    given = (0, builder.number(3.0)) if operation == "pow" else (0,)
    large = builder.emit(operation, *given)
    small = builder.emit("div", builder.number(1.0), large)
    if branches:
        small = builder.emit("select", builder.emit("lt", 0, builder.number(1e300)), small, 0)
    (found,) = way(builder.finish({"y": small}))((OVERFLOWS[operation],))
    sign = 1.0 if operation in ("exp", "cosh") else -1.0
    assert found == 0.0 and math.copysign(1.0, found) == sign
    if not branches:
        with pytest.raises(OverflowError):
            way(builder.finish({"y": large}))((OVERFLOWS[operation],))


@pytest.mark.parametrize("backend", ["python", "llvm"])
def test_a_step_of_a_logistic_law_is_passed(backend: str) -> None:
    """At a distance of 5000 of its widths its exponential is no float."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("step", v >> I("m", 1), v >> C("wall", effort="1/(1 + exp(-(x - 5)/0.001))"))
    run = bg.simulate(graph, 6, start={"v": 1.0}, backend=backend)
    assert run["v"][-1] == pytest.approx(0.0, abs=1e-2)


@pytest.mark.parametrize("comparison", ["lt", "le"])
def test_a_comparison_with_what_is_not_defined_is_not_defined(comparison: str) -> None:
    """One by one and over arrays, as in native code; in a branch that is not taken it does not matter."""
    b = Builder(("x", "y"))
    root, one, two, zero = b.emit("sqrt", 0), b.number(1.0), b.number(2.0), b.number(0.0)
    inner = b.emit("select", b.emit(comparison, root, one), one, two)
    program = b.finish({"whole": inner, "guarded": b.emit("select", b.emit("lt", zero, 0), inner, zero)})
    over_arrays = series(program)
    for x, whole, guarded in ((0.25, 1.0, 1.0), (4.0, 2.0, 2.0), (-1.0, math.nan, 0.0)):
        np.testing.assert_array_equal(instant(program)([x, 0.0]), [whole, guarded])
        found = over_arrays([np.full(3, x), np.zeros(3)])
        np.testing.assert_array_equal(found, np.repeat([[whole], [guarded]], 3, axis=1))
