"""What the analysis of strokes should answer."""

from __future__ import annotations

from test_assign import loop_of_resistors

import bondgraph as bg


def test_a_loop_names_its_resistors() -> None:
    """The elements and junctions it runs through: without its resistors there is no loop."""
    (loop,) = bg.causality(loop_of_resistors()).loops
    assert {"R1", "R2", "a", "u"} <= set(loop)
