"""Clocks that do not tick again within a run: a rate may stand where the time between two instants is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bondgraph.graph.event import Clock

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

LEAST = 1.0
"""Seconds between two instants from which on a rate may be meant: less is no rate that is worth a controller."""


def clock_notes(run: Trajectory) -> tuple[str, ...]:
    """Which clocks have no instant within a run but its first; most have."""
    start, end = float(run.t[0]), float(run.t[-1])
    clocks = ((rule.name, rule.trigger) for rule in run.equations.events if isinstance(rule.trigger, Clock))
    found = {name: clock.every for name, clock in clocks if clock.every > LEAST and not _ticks(clock, start, end)}
    return tuple(
        f"{name}: it is set every {every:g} s, and not again within this run of {end - start:g} s; "
        f"every= is the time between two instants: of {every:g} in a second it is every='{1 / every:g} s'"
        for name, every in found.items()
    )


def _ticks(clock: Clock, start: float, end: float) -> bool:
    """Whether one of its instants is between two."""
    first = clock.first(start)
    return clock.instant(first + (clock.instant(first) == start)) < end
