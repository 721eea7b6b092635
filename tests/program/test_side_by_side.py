"""Numbers and arrays side by side, as numpy.stack has them."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.program.side_by_side import shape_of, side_by_side


@pytest.mark.parametrize("shape", [(), (1,), (4,), (3, 2), (0,)])
def test_they_stand_as_numpy_stacks_them(shape: tuple[int, ...]) -> None:
    draw = np.random.default_rng(3)
    values = [1.5, draw.normal(size=shape), np.int64(2), draw.normal(size=shape)]
    assert shape_of(values) == shape
    stacked = np.stack([np.broadcast_to(x, shape) for x in values], axis=-1).reshape(-1, len(values))
    np.testing.assert_array_equal(side_by_side(values, shape), stacked)


def test_complex_numbers_stay() -> None:
    assert side_by_side([1.0, np.array([1j, 2.0])], (2,)).tolist() == [[1.0, 1j], [1.0, 2.0]]


def test_of_none_there_are_no_columns() -> None:
    assert side_by_side([], (3,)).shape == (3, 0)
