"""Numbers and arrays over the same instants, side by side in one array."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any


def shape_of(values: Sequence[Any]) -> tuple[int, ...]:
    """That which they have in common; () where all are numbers."""
    import numpy as np

    return np.broadcast_shapes(*map(np.shape, values))


def side_by_side(values: Sequence[Any], shape: tuple[int, ...]) -> Any:
    """An array of shape (instants, values), each value spread over all instants.

    Args:
        values: hundreds of them, maybe: to write them into their places is many times faster than `numpy.stack`.
        shape: that of all instants.

    >>> import numpy as np
    >>> side_by_side([1.0, np.array([2.0, 3.0])], (2,)).tolist()
    [[1.0, 2.0], [1.0, 3.0]]
    """
    import numpy as np

    found = np.empty((*shape, len(values)), np.result_type(float, *{np.asarray(value).dtype for value in values}))
    for k, value in enumerate(values):
        found[..., k] = value
    return found.reshape(math.prod(shape), len(values))
