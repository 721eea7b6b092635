"""Derivatives of programs are those of differences: operation by operation, and through systems that are solved."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from bondgraph.errors import DerivativeError
from bondgraph.program.derivatives import PARTIALS, directional, jacobian_program, response
from bondgraph.program.evaluate import Followed, instant
from bondgraph.program.program import OPERATIONS, Builder, Program

CONSTANT = {"sign", "lt", "le"}
"""Operations without a derivative: they are constant wherever they have one."""
STEP = 1e-3
STENCIL = {-3: -1 / 60, -2: 3 / 20, -1: -3 / 4, 1: 3 / 4, 2: -3 / 20, 3: 1 / 60}
"""A central difference of the sixth order."""


def differences(program: Program, point: Sequence[float]) -> np.ndarray:
    """The Jacobian matrix of a program at a point."""
    function = instant(program)
    rows = np.eye(len(point))
    at = np.array(point)
    return np.array([sum(w * np.array(function(at + k * STEP * e)) for k, w in STENCIL.items()) / STEP for e in rows]).T


def check(program: Program, point: Sequence[float]) -> None:
    """The Jacobian matrix, and its product with a direction, are those of differences."""
    n = len(point)
    expected = differences(program, point)
    found = np.array(instant(jacobian_program(program, range(n)))(point)).reshape(-1, n)
    np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9)
    direction = [0.3, -0.7, 1.1, 0.9][:n]
    along = instant(directional(program))([*point, *direction])
    np.testing.assert_allclose(along, expected @ direction, rtol=1e-9, atol=1e-9)


def test_every_operation_has_its_derivatives() -> None:
    """`select`, `min` and `max` have those of what they choose."""
    assert {*PARTIALS} | CONSTANT | {"select", "min", "max"} == {*OPERATIONS}
    assert all(len(partials) == OPERATIONS[operation] for operation, partials in PARTIALS.items())


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_of_one_operation(operation: str) -> None:
    count = OPERATIONS[operation]
    builder = Builder(("a", "b", "c")[:count])
    program = builder.finish({"y": builder.emit(operation, *range(count))})
    for point in ((0.4, 0.7, -0.2), (0.6, 0.3, 0.5), (0.2, -0.9, 0.8)):
        check(program, point[:count])


def test_what_another_program_tells_of_the_response_to_an_argument() -> None:
    """x' = x e/m, y' = 3: by e they change by x/m and 0, and with them x y by y x/m, a part in 1e20 of it."""
    builder = Builder(("t", "x", "y", "e", "m"))
    accelerated = builder.emit("div", builder.emit("mul", 1, 3), 4)
    rates = builder.finish({"x": accelerated, "y": builder.number(3.0)})
    other = Builder(rates.arguments)
    told = other.finish({"xy": other.emit("mul", 1, 2), "x": 1})
    expected = [5e-20, 0.0, 35e-20, 5e-20]
    assert instant(response(rates, 3, told))([0.0, 5.0, 7.0, 0.0, 1e20]) == pytest.approx(expected, rel=1e-15)


def test_only_the_directions_that_are_asked_for() -> None:
    builder = Builder(("a", "b"))
    program = builder.finish({"y": builder.emit("mul", 0, 1)})
    assert instant(jacobian_program(program, [1]))([3.0, 5.0]) == [3.0]
    assert instant(jacobian_program(program, [1, 0]))([3.0, 5.0]) == [3.0, 5.0]


def linear(builder: Builder) -> list[int]:
    """The solution of a regular system whose matrix and right side depend on a and b."""
    sine, cosine, square = builder.emit("sin", 0), builder.emit("cos", 1), builder.emit("mul", 0, 1)
    two = builder.number(2.0)
    return builder.solve([[two, sine], [square, builder.emit("add", two, cosine)]], [0, cosine], False, ("x", "y"))


def of_minimum_norm(builder: Builder) -> list[int]:
    """x cos a + y sin a = b, written twice: the solution is b (cos a, sin a)."""
    row = [builder.emit("cos", 0), builder.emit("sin", 0)]
    return builder.solve([row, row], [1, 1], False, ("x", "y"), (0, 1))


def implicit(builder: Builder) -> list[int]:
    """x^3 + x = a + b y and y + sinh(y) = b."""

    def write(unknowns: list[int]) -> tuple[list[int], list[list[int]]]:
        x, y = unknowns
        emit, number = builder.emit, builder.number
        square = emit("mul", x, x)
        first = emit("sub", emit("add", emit("mul", square, x), x), emit("add", 0, emit("mul", 1, y)))
        second = emit("sub", emit("add", y, emit("sinh", y)), 1)
        derivative = emit("add", emit("mul", number(3.0), square), number(1.0))
        rows = [[derivative, emit("neg", 1)], [number(0.0), emit("add", number(1.0), emit("cosh", y))]]
        return [first, second], rows

    return builder.newton(("x", "y"), write)


@pytest.mark.parametrize("system", [linear, of_minimum_norm, implicit])
def test_through_a_system_that_is_solved(system: Callable[[Builder], list[int]]) -> None:
    builder = Builder(("a", "b"))
    x, y = system(builder)
    program = builder.finish({"x": x, "y": y, "xy": builder.emit("mul", x, y)})
    for point in ((0.4, 0.7), (1.3, -0.5)):
        check(program, point)


def test_the_minimum_norm_solution_turns_with_its_row() -> None:
    """d/da of b (cos a, sin a), which stands across the row: only the change of the null space gives it."""
    builder = Builder(("a", "b"))
    x, y = of_minimum_norm(builder)
    found = instant(jacobian_program(builder.finish({"x": x, "y": y}), [0, 1]))([0.3, 2.0])
    assert found == pytest.approx([-2 * math.sin(0.3), math.cos(0.3), 2 * math.cos(0.3), math.sin(0.3)], abs=1e-12)


def redundant_row(builder: Builder) -> list[int]:
    """The same row once, and once doubled."""
    cosine, sine, two = builder.emit("cos", 0), builder.emit("sin", 0), builder.number(2.0)
    double = [builder.emit("mul", two, x) for x in (cosine, sine, 1)]
    rows, right = [[cosine, sine], double[:2]], [1, double[2]]
    return builder.solve(rows, right, False, ("x", "y"), (0, 1), math.inf, redundant=True)


def test_redundant_equations_have_derivatives_of_any_order() -> None:
    """b (cos a, sin a), by a and b, and once more: those that are chosen always have a solution."""
    a, b = 0.3, 2.0
    builder = Builder(("a", "b"))
    first = jacobian_program(builder.finish(dict(zip("xy", redundant_row(builder), strict=True))), [0, 1])
    cosine, sine = math.cos(a), math.sin(a)
    assert instant(first)([a, b]) == pytest.approx([-b * sine, cosine, b * cosine, sine], abs=1e-12)
    second = [-b * cosine, -sine, -sine, 0, -b * sine, cosine, cosine, 0]
    assert instant(jacobian_program(first, [0, 1]))([a, b]) == pytest.approx(second, abs=1e-12)


def test_a_solution_of_least_squares_has_no_second_derivative_here() -> None:
    builder = Builder(("a", "b"))
    first = jacobian_program(builder.finish(dict(zip("xy", of_minimum_norm(builder), strict=True))), [0, 1])
    with pytest.raises(DerivativeError, match="a second derivative is needed of a solution of minimum norm"):
        jacobian_program(first, [0])


def test_systems_of_one_choice_share_what_they_remember() -> None:
    """A held choice is that of the derivatives, too: the equation that is left out has another derivative."""
    builder = Builder(("a",))
    one, square = builder.number(1.0), builder.emit("mul", 0, 0)
    (x,) = builder.solve([[one], [one]], [0, square], False, ("x",), (), math.inf, redundant=True)
    follow = Followed(jacobian_program(builder.finish({"x": x}), [0]))
    (labels,) = follow.kept
    for chosen, derivative in (([1.0, 0.0], 1.0), ([0.0, 1.0], 6.0)):
        follow.seed({labels: [1.0, *chosen, *[1.0] * 4]})
        assert follow([3.0]) == [derivative]


def test_the_branch_that_is_not_taken_does_not_spoil_the_derivative() -> None:
    """where(a < 1, sqrt(1 - a), 0) beyond 1."""
    builder = Builder(("a",))
    one, zero = builder.number(1.0), builder.number(0.0)
    root = builder.emit("sqrt", builder.emit("sub", one, 0))
    program = builder.finish({"y": builder.emit("select", builder.emit("lt", 0, one), root, zero)})
    assert instant(jacobian_program(program, [0]))([3.0]) == [0.0]


def test_a_direction_that_stands_still_needs_no_derivative() -> None:
    """sqrt(a) + b at a = 0 along b."""
    builder = Builder(("a", "b"))
    program = builder.finish({"y": builder.emit("add", builder.emit("sqrt", 0), 1)})
    assert instant(directional(program))([0.0, 1.0, 0.0, 2.0]) == [2.0]
