"""States near a given one: as far away as is said, and the same again."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.problem.nearby_states import nearby


@pytest.mark.parametrize("sizes", [None, np.array([1e-9, 5.0, 0.0])])
def test_departures_are_up_to_a_third_of_the_sizes(sizes: np.ndarray | None) -> None:
    states = np.array([0.0, 10.0, -2.0])
    unit = 1 + np.abs(states) if sizes is None else sizes
    found = np.array(list(nearby(states, 400, sizes))) - states
    most = np.abs(found).max(axis=0)
    assert (most <= 0.3 * unit * (1 + 1e-9)).all() and (most >= 0.28 * unit).all()
    np.testing.assert_array_equal(found, np.array(list(nearby(states, 400, sizes))) - states)
