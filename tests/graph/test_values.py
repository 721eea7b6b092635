"""Values of elements: one text for what is equal, shapes as asked, functions with their derivatives, finite numbers."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.graph.values import energy, finite, laws, scalar_text, table, table_text


@pytest.mark.parametrize(
    "given", ([[1, 2], [3, 4]], ((1, 2), (3, 4)), np.array([[1, 2], [3, 4]]), [["1", "2"], ["3", "4"]])
)
def test_equal_tables_have_one_text(given: Any) -> None:
    assert table("a", given, (2,)) == (("1", "2"), ("3", "4")) == table_text(given)


@pytest.mark.parametrize(
    ("given", "dimensions", "fine"),
    [
        ("x", (0,), True), ("x", (1, 2), False), (["x", "y"], (1,), True), (["x", "y"], (0, 2), False),
        ([["x"], ["y"]], (2,), True), ([["x"], ["y", "z"]], (2,), False), ([], (1,), False), ([["x"], []], (2,), False),
        ([None, "x"], (1,), False),
    ],
)  # fmt: skip
def test_a_table_has_one_of_the_shapes_allowed(given: Any, dimensions: tuple[int, ...], fine: bool) -> None:
    if fine:
        assert table("a", given, dimensions) == table_text(given)
        return
    with pytest.raises(bg.StructureError) as caught:
        table("a", given, dimensions)
    assert caught.value.parties == ("a",)


def test_a_functions_derivatives_are_compared_with_differences() -> None:
    right, wrong = bg.Function(math.sin, math.cos), bg.Function(math.sin, math.sin)
    assert laws("a", right) is right and laws("a", [right, right][:1]) == (right,)
    with pytest.raises(bg.DerivativeError):
        laws("a", wrong)
    with pytest.raises(bg.DerivativeError):
        laws("a", math.sin)
    with pytest.raises(bg.SizeMismatch):
        laws("a", [right, right])


def test_an_energy_is_a_formula_or_a_function_of_all_components() -> None:
    both = bg.Function(lambda x, y: x * y, lambda x, y: y, lambda x, y: x)
    assert energy("a", both) is both and energy("a", "x1*x2") == scalar_text("x1*x2")
    with pytest.raises(bg.DerivativeError):
        energy("a", lambda x: x)


@pytest.mark.parametrize("given", [1, 1.5, np.float64(2), "3", np.int64(4)])
def test_a_number_is_a_float(given: Any) -> None:
    assert finite("a", given) == float(given) and type(finite("a", given)) is float


@pytest.mark.parametrize("given", [math.nan, math.inf, "x", None, [1.0], np.ones(1), 10**400])
def test_what_is_no_finite_number_is_refused(given: Any) -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        finite("a", given)
    assert caught.value.parties == ("a",)
