"""A motion that will not arrive ends; one whose steps grow goes on, however short they were at first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import Any

import pytest

from bondgraph.simulate.integrator import CRAWL, CRAWLING, GROWTH, Integrator
from bondgraph.simulate.step_result import Step, Stop


def integrated(lengths: list[float], span: float) -> list[Step | Stop]:
    """What comes of steps of such lengths."""

    class Prescribed(Integrator):
        def __init__(self) -> None:
            self.span = span

        def _stretches(self, start: Any) -> Iterator[Step | Stop]:
            for begin, end in pairwise(accumulate([0.0, *lengths])):
                yield Step(begin, end, lambda time: start)

    return list(Prescribed().steps(0.0))


@pytest.mark.parametrize("part", [0.99, 1.01])
def test_so_many_steps_must_move_a_motion_by_a_part_of_its_span(part: float) -> None:
    *steps, last = integrated([1.0] * 2 * CRAWLING, part * CRAWLING / CRAWL)
    assert isinstance(last, Stop) == (part > 1)
    assert len(steps) < 2 * CRAWLING if part > 1 else all(isinstance(step, Step) for step in steps)


@pytest.mark.parametrize("growth", [0.99 * GROWTH, 1.01 * GROWTH])
def test_a_fast_beginning_is_left_behind(growth: float) -> None:
    """Robertson's reactions are over eleven decades of time."""
    half = CRAWLING // 2
    lengths = [growth**k for k in range(8) for _ in range(half)]
    last = integrated(lengths, 1e11)[-1]
    assert isinstance(last, Stop) == (growth < GROWTH)
