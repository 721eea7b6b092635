"""Elements of wrong types, and values of a shape that their law cannot have."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, NIC, TF, C, I, One, R, Se
from bondgraph.graph.element import Element


@pytest.mark.parametrize(
    "components", [1.5, None, 1j, object(), float("nan"), np.array(["a", "b"]), np.int64(3), True, False]
)
def test_components_are_a_number_or_names(components: Any) -> None:
    try:
        junction = One("j", components)
    except bg.BondGraphError:
        return
    assert junction.components and not isinstance(components, bool)


@pytest.mark.parametrize("coordinates", [3, 1.5, None, True, 1j, object()])
def test_coordinates_are_names(coordinates: Any) -> None:
    with pytest.raises(bg.BondGraphError):
        One("j", coordinates=coordinates)


@pytest.mark.parametrize("key", [None, 0, 1.5, slice(None), (), []])
def test_selections_are_names(key: Any) -> None:
    with pytest.raises(bg.BondGraphError):
        One("f", 2)[key]


@pytest.mark.parametrize("into", [np.array(["effort"]), np.array([]), None, 3])
def test_what_enters_a_store_is_a_word(into: Any) -> None:
    with pytest.raises(bg.BondGraphError):
        NIC("T", 1, into, 0)


@pytest.mark.parametrize(
    "value", [[], [[]], ((), ()), [None], [[None]], [1, [2]], [[1, 2], [3]], np.ones((2, 2, 2)), b"ab"]
)
@pytest.mark.parametrize("element", [Se, I, C, R, TF, GY])
def test_values_have_a_shape(element: Any, value: Any) -> None:
    with pytest.raises(bg.BondGraphError):
        element("x", value)


def test_a_source_is_a_vector_at_most() -> None:
    with pytest.raises(bg.BondGraphError):
        Se("F", ((1, 2), (3, 4)))


def test_what_is_no_element_cannot_stand_on_the_left() -> None:
    with pytest.raises(bg.BondGraphError):
        3 >> One("i")  # type: ignore[operator]


@pytest.mark.parametrize("element", [Se("x", 1), I("x"), C("x"), R("x"), TF("x", "n"), GY("x", "n")])
def test_stroke_patterns_are_over_the_ports(element: Element) -> None:
    """Each cell permits patterns with one side for each of its places, and every place is a port's component."""
    ports = {port.name for port in element.ports()}
    cells = element.strokes(dict.fromkeys(ports, 1), frozenset())
    assert {port for cell in cells for port, _ in cell.ports} == ports
    assert all(len(pattern) == len(cell.ports) for cell in cells for pattern in cell.patterns)
    assert element["" if "" in ports else min(ports)].element == element
