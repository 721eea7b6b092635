"""Minimal sets, of what holds for a set and for all that contain it."""

from __future__ import annotations

from collections.abc import Sequence

import hypothesis.strategies as st
from hypothesis import given

from bondgraph.analysis.causality.minimal_sets import minimal

SETS = st.sets(st.integers(0, 40), min_size=1, max_size=5)


@given(st.sets(st.integers(0, 40)), st.lists(SETS, min_size=1, max_size=4))
def test_nothing_can_be_left_out(others: set[int], cores: list[set[int]]) -> None:
    def holds(items: Sequence[int]) -> bool:
        return any(core <= set(items) for core in cores)

    found = minimal(sorted(others.union(*cores)), holds)
    assert holds(found) and set(found) in cores
    assert not any(holds([item for item in found if item != gone]) for gone in found)
