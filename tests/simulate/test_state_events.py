"""Within a step a quantity that falls to zero and comes back at once is seen where it begins, and where it ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bondgraph.simulate.state_events import SAMPLES, StateEvents

FIRST = 1 / (2 * SAMPLES)
"""The first instant inside a step of a second at which quantities are sampled."""


def dip(width: float) -> Any:
    """A quantity of one that is below zero at `width`, one again at twice that, and then rises slowly."""
    return lambda time: np.interp(time, [0.0, width, 2 * width, 1.0], [1.0, -0.1, 1.0, 1.8])


@pytest.mark.parametrize(
    ("width", "at_end", "seen"),
    [
        (1e-6 * FIRST, False, True),
        (1e-8 * FIRST, False, False),
        (1e-6 * FIRST, True, True),
        (1e-8 * FIRST, True, False),
    ],
)
def test_a_dip_is_seen_where_a_quantity_falls_just_inside_a_step(width: float, at_end: bool, seen: bool) -> None:
    """A ten-millionth of the first interval inside it, or of the last."""
    quantity = dip(width)
    events = StateEvents(lambda time, states: [float(quantity(1.0 - time if at_end else time))], ["x"])
    assert (events.crossing(0.0, 1.0, lambda time: np.zeros((1, *np.shape(time)))) is not None) == seen
