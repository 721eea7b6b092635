"""Samples of a step are woven closer until a parabola tells what lies between them."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.simulate.sampled_step import _is_rough, _near_zero


@pytest.mark.parametrize(("off", "is_rough"), [(0.01, False), (0.04, True)])
def test_a_quantity_that_is_a_fiftieth_of_its_size_off_a_parabola_is_sampled_more_often(
    off: float, is_rough: bool
) -> None:
    table = 1 + np.linspace(0.0, 1.0, 9)[:, None] ** 2
    table[3] += 2 * off
    assert _is_rough(table, np.zeros(table.shape[1])) == is_rough


@pytest.mark.parametrize(("least", "is_sought"), [(0.3, True), (0.8, False)])
def test_a_least_value_is_sought_that_is_half_of_those_beside_it(least: float, is_sought: bool) -> None:
    assert _near_zero(np.array([[1.0], [least], [1.0]])).item() == is_sought
