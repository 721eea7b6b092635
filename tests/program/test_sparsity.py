"""What depends on what: read off a program, and without what cancels."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder
from bondgraph.program.sparsity import carried, dependence, row_sizes, without_cancelled


def builder_of(*arguments: str) -> Builder:
    return Builder(arguments)


def test_a_result_depends_on_what_leads_to_it() -> None:
    builder = builder_of("a", "b", "c", "d")
    x, y = builder.solve([[0, builder.number(0.0)], [builder.number(1.0), 1]], [2, 2], False, ("x", "y"))
    program = builder.finish({"x": x, "y": y, "sine": builder.emit("sin", 3), "one": builder.number(1.0)})
    # A linear system is taken as a whole.
    assert dependence(program) == {"x": {"a", "b", "c"}, "y": {"a", "b", "c"}, "sine": {"d"}, "one": set()}


def test_where_a_derivative_is_not_zero_there_is_a_dependence() -> None:
    builder = builder_of("a", "b", "c")
    product = builder.emit("mul", 0, 1)
    program = builder.finish({"product": product, "sum": builder.emit("add", product, 2), "c": 2})
    jacobian = np.array(instant(jacobian_program(program, range(3)))([0.3, 0.5, 0.7])).reshape(3, 3)
    found = dependence(program)
    for name, row in zip(program.results, jacobian, strict=True):
        assert found[name] == {x for x, entry in zip("abc", row, strict=True) if entry}


def test_terms_that_cancel_at_every_point_are_no_dependence() -> None:
    """b + a - b; a factor that is zero at one point only stays."""
    builder = builder_of("a", "b")
    program = builder.finish(
        {"y": builder.emit("add", builder.emit("add", 0, 1), builder.emit("neg", 1)), "ab": builder.emit("mul", 0, 1)}
    )
    needs = dependence(program)
    assert needs["y"] == {"a", "b"}
    jacobian = instant(jacobian_program(program, [0, 1]))
    jacobians = [np.array(jacobian(point)).reshape(2, 2) for point in ((0.0, 0.7), (0.4, 0.0), (0.3, 0.9))]
    assert without_cancelled(needs, "ab", jacobians) == {"y": {"a"}, "ab": {"a", "b"}}


def test_the_size_of_a_row_is_its_greatest_derivative_at_any_point() -> None:
    jacobians = [np.array([[1.0, -4.0], [0.0, 0.5]]), np.array([[2.0, 0.0], [0.25, 0.0]])]
    np.testing.assert_array_equal(row_sizes(jacobians), [[4.0], [0.5]])


@pytest.mark.parametrize(("derivative", "is_needed"), [(3e-15, False), (3e-14, True)])
def test_a_row_of_nothing_but_rounding_beside_the_others_needs_nothing(derivative: float, is_needed: bool) -> None:
    """By a rounding of a hundredth of the greatest derivative, where a row is smaller than that hundredth."""
    found = without_cancelled({"y": {"a"}, "z": {"a"}}, "a", [np.array([[1.0], [derivative]])])
    assert found == {"y": {"a"}, "z": {"a"} if is_needed else set()}


def test_a_row_of_rounding_is_measured_by_the_others() -> None:
    (large,), (small,) = row_sizes([np.array([[3.0, 0.0], [1e-17, 1e-18]])])
    assert large == 3.0 and 1e-6 < small < large


NEEDS = {"x'": {"v"}, "v'": {"F", "x"}, "y'": {"w"}, "w'": set(), "lengths: constraint": {"y", "z"}, "z'": set()}
STATES = ("x", "v", "y", "w", "z")


@pytest.mark.parametrize(
    ("changing", "expected"),
    [
        ((), ()),
        (("F",), ("x", "v")),  # and what depends on it
        (("w'",), ("y", "w", "z")),  # through the constraint on y and z
        (("lengths: constraint",), ("y", "z")),
        (("nothing",), ()),
    ],
)
def test_what_changes_carries_what_depends_on_it(changing: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert carried(NEEDS, changing, STATES) == expected
