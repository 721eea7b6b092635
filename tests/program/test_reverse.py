"""Reverse differentiation gives what forward differentiation does: two routes to the same derivatives."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.errors import DerivativeError
from bondgraph.program.derivatives import PARTIALS, jacobian_program
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Builder, Program
from bondgraph.program.reverse import gradient_program

POINT, WEIGHTS = [0.3, 0.7, 0.45, 0.2], [1.5, -0.8]


def agree(program: Program, point: list[float], along: tuple[int, ...]) -> None:
    """The gradient of a weighted sum is the weights times the Jacobian."""
    weights = WEIGHTS[: len(program.results)]
    matrix = np.reshape(instant(jacobian_program(program, along))(point), (len(weights), len(along)))
    found = instant(gradient_program(program, along))([*point, *weights])
    np.testing.assert_allclose(found, np.array(weights) @ matrix, rtol=1e-12, atol=1e-14)
    assert np.any(found)


@pytest.mark.parametrize("operation", [name for name in OPERATIONS if name not in ("lt", "le", "sign")])
@pytest.mark.parametrize("is_turned", [False, True])
def test_each_operation(operation: str, is_turned: bool) -> None:
    """Twice each, so that what one value gives to several is added up."""
    builder = Builder(("a", "b", "c", "d"))
    places = [1, 0, 2] if is_turned else [0, 1, 2]
    given = places[: OPERATIONS[operation]]
    if operation == "select":
        given = [builder.emit("lt", *places[:2]), 1, 2]
    first = builder.emit(operation, *given)
    second = builder.emit("mul", first, builder.emit("add", first, 3))
    agree(builder.finish({"x": first, "y": second}), POINT, (0, 1, 2, 3))
    assert operation in PARTIALS or operation in ("select", "min", "max")


@pytest.mark.parametrize("is_symmetric", [False, True])
def test_a_linear_system(is_symmetric: bool) -> None:
    builder = Builder(("a", "b", "c", "d"))
    five = builder.number(5.0)
    corner = builder.emit("mul", 0, 1)
    rows = [[builder.emit("add", five, 0), corner], [corner if is_symmetric else 2, builder.emit("add", five, 3)]]
    found = builder.solve(rows, [builder.emit("sin", 1), 2], is_symmetric, ("x", "y"))
    agree(builder.finish({"x": builder.emit("mul", found[0], found[1]), "y": found[1]}), POINT, (0, 1, 2, 3))


def test_a_nonlinear_system() -> None:
    """z + a z^3 + w = b, w - c z = d, of which z w is taken."""
    builder = Builder(("a", "b", "c", "d"))

    def write(unknowns: list[int]) -> tuple[list[int], list[list[int]]]:
        z, w = unknowns
        square, one = builder.emit("mul", z, z), builder.number(1.0)
        cube = builder.emit("mul", 0, builder.emit("mul", square, z))
        first = builder.emit("sub", builder.emit("add", builder.emit("add", z, cube), w), 1)
        second = builder.emit("sub", builder.emit("sub", w, builder.emit("mul", 2, z)), 3)
        slope = builder.emit("mul", builder.number(3.0), builder.emit("mul", 0, square))
        return [first, second], [[builder.emit("add", one, slope), one], [builder.emit("neg", 2), one]]

    z, w = builder.newton(("z", "w"), write)
    program = builder.finish({"x": builder.emit("mul", z, w), "y": builder.emit("add", z, 0)})
    agree(program, POINT, (0, 1, 2, 3))


def test_it_costs_a_few_times_the_values_however_many_numbers() -> None:
    builder = Builder(tuple(f"x{k}" for k in range(60)))
    total = builder.number(0.0)
    for k in range(60):
        total = builder.emit("add", total, builder.emit("sin", builder.emit("mul", k, (k * 7 + 3) % 60)))
    program = builder.finish({"x": total})
    along = tuple(range(60))
    agree(program, np.linspace(0.1, 1.0, 60).tolist(), along)
    assert gradient_program(program, along).operations < 5 * program.operations


def test_what_does_not_move_is_not_differentiated() -> None:
    """(-2)^c by the base alone: by the exponent it would take the logarithm of -2."""
    builder = Builder(("a", "c"))
    program = builder.finish({"x": builder.emit("pow", 0, 1)})
    assert instant(gradient_program(program, (0,)))([-2.0, 3.0, 1.0]) == [12.0]


def test_systems_solved_for_the_least_norm_are_refused() -> None:
    builder = Builder(("a", "b"))
    found = builder.solve([[0, 1], [0, 1]], [0, 0], False, ("x", "y"), (0, 1))
    with pytest.raises(DerivativeError, match="least norm"):
        gradient_program(builder.finish({"x": found[0]}), (0, 1))


@pytest.mark.parametrize("x", [-2.0, 2.0])
def test_what_is_not_chosen_may_have_no_derivative(x: float) -> None:
    """where(x > 0, sqrt(x), 3 x): the root of a negative number is no part of the derivative."""
    builder = Builder(("x",))
    root, other = builder.emit("sqrt", 0), builder.emit("mul", builder.number(3.0), 0)
    program = builder.finish({"y": builder.emit("select", builder.emit("lt", builder.number(0.0), 0), root, other)})
    assert instant(gradient_program(program, (0,)))([x, 1.0]) == pytest.approx([0.5 / 2**0.5 if x > 0 else 3.0])
