"""A program as a function of casadi."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.export._casadi_function import casadi_function
from bondgraph.program.program import Builder, Program


def product() -> Program:
    """A matrix of two rows: x y, x + t; y, n."""
    builder = Builder(("t", "x", "y", "n"))
    entries = builder.emit("mul", 1, 2), builder.emit("add", 1, 0), 2, 3
    return builder.finish({str(k): slot for k, slot in enumerate(entries)})


def test_its_arguments_are_vectors_and_its_result_a_matrix_by_rows() -> None:
    made = casadi_function("product", product(), {"z": ("x", "y"), "time": ("t",)}, {"n": 7.0}, (2, 2))
    assert (made.name(), made.name_in()) == ("product", ["z", "time"])
    assert np.array(made([2, 3], 5)).tolist() == [[6, 7], [3, 7]]


@pytest.mark.parametrize(("shape", "expected"), [((4,), (4, 1)), ((1, 4), (1, 4))])
def test_one_dimension_is_a_column(shape: tuple[int, ...], expected: tuple[int, ...]) -> None:
    made = casadi_function("product", product(), {"z": ("x", "y")}, {}, shape)
    assert made([2, 3]).shape == expected


def test_a_nonlinear_system_is_solved_inside() -> None:
    builder = Builder(("t", "x"))

    def cubic(slots: list[int]) -> tuple[list[int], list[list[int]]]:
        (z,) = slots
        whole = builder.emit("add", builder.emit("mul", builder.emit("mul", z, z), z), z)
        slope = builder.emit("mul", builder.number(3.0), builder.emit("mul", z, z))
        slope = builder.emit("add", slope, builder.number(1.0))
        return [builder.emit("sub", whole, 1)], [[slope]]

    program = builder.finish({"0": builder.newton(["z"], cubic)[0]})
    made = casadi_function("root", program, {"x": ("x",)}, {}, ())
    assert float(made(10.0)) == pytest.approx(2.0)
