"""Values of elements: one text for what is equal, shapes as asked, functions with their derivatives, finite numbers."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph import Near
from bondgraph.elements import TF, I, One, R, Se
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


@pytest.mark.parametrize(
    ("values", "start", "refused"),
    [
        ({"J2": "2 kg*m^2"}, {"w2": "20 rpm", "phi": "20 deg"}, ""),
        ({"J2": "2 kg", "b2": "3 N*s/m", "n": "5 mm"}, {"w2": "2 m/s", "phi": Near("1 mm")}, ""),
        ({"J2": "2 kg", "b2": "3 N*m*s"}, {}, r"b2: .*N\*s/m \(translational\), since 'J2' \(2 kg\)"),
        ({"n": "5 mm", "J2": "2 kg*m^2"}, {}, r"J2: .* is in kg \(translational\), since 'n' \(5 mm\)"),
        ({"J2": "2 kg*m^2"}, {"w2": "2 m/s"}, r"w2: 2 m/s .* rad/s \(rotational\), since 'J2' \(2 kg\*m\^2\)"),
        ({}, {"w2": "2 m/s", "phi": "20 deg"}, r"phi: 20 deg .*is in m \(translational\), since 'w2' \(2 m/s\)"),
        ({}, {"w2": Near("2 m/s"), "phi": "20 deg"}, r"w2: 2 m/s .*since 'phi' \(20 deg\)"),
    ],
)  # fmt: skip
def test_units_behind_a_gear_without_one_are_checked_beside_each_other(
    values: dict[str, Any], start: dict[str, Any], refused: str
) -> None:
    """What the graph leaves open is told by what is given with it, values and start together."""
    w, w2 = One("w"), One("w2", coordinates=("phi",))
    parts = w >> I("J", "1 kg*m^2"), w >> TF("n", 5) >> w2 >> I("J2", 2), w2 >> R("b2", 1)
    graph = bg.Graph("geared", Se("M", "1 N*m") >> w, *parts)
    if refused:
        with pytest.raises(bg.ValueRefused, match=refused):
            bg.simulate(graph, 0.1, values, start)
    else:
        bg.simulate(graph, 0.1, values, start)
    bg.simulate(graph, 0.1, {"J2": "2 kg"})  # what is given once is forgotten
