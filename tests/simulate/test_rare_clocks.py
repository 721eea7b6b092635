"""Clocks that do not tick within a run are told, and others are not."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, Se
from bondgraph.simulate.rare_clocks import clock_notes

v = One("v")


def notes(every: float, span: tuple[float, float], offset: float = 0.0) -> tuple[str, ...]:
    sampled = bg.sample("u", "1 - v", every, offset=offset)
    run = bg.simulate(bg.Graph("mass", v >> I("m", 1.0), Se("F", "u") >> v, sampled), span)
    assert run.notes == clock_notes(run)
    return run.notes


def test_a_rate_in_place_of_a_time_is_told_with_the_time() -> None:
    (note,) = notes(1000, (0, 1))
    assert note.startswith("u: it is set every 1000 s, and not again within this run of 1 s")
    assert "every='0.001 s'" in note


@pytest.mark.parametrize(
    ("every", "span", "offset", "told"),
    [
        (2.0, (0, 2.5), 0, False),
        (2.0, (0, 2.0), 0, True),  # the instant at the end is the next run's
        (0.5, (0, 0.1), 0, False),
        (50.0, (0, 1), 0.5, False),
        (50.0, (100, 101), 0, True),
        (50.0, (99, 101), 0, False),
    ],
)
def test_what_ticks_within_a_run_is_not(every: float, span: tuple[float, float], offset: float, told: bool) -> None:
    assert bool(notes(every, span, offset)) is told
