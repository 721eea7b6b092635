"""Gaps that are closed where a motion begins: their impacts act only once they have opened."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bondgraph.errors import BondGraphError
from bondgraph.graph.event import Crossing
from bondgraph.simulate.event_actions import Actions
from bondgraph.simulate.start_velocities import problem_at_start

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def gap_notes(run: Trajectory) -> tuple[str, ...]:
    """The impacts of a run that begins with their gaps closed, by more than rounding."""
    if not any(rule.impulse for rule in run.equations.events):
        return ()
    with suppress(BondGraphError):
        problem, start, states = problem_at_start(run)
        actions = Actions(problem, start, float(run.t[-1]))
        holding = enumerate(zip(actions.conditions, actions.holding(start, states), strict=True))
        closed = {rule: by for k, (rule, by) in holding if by > 0 and not actions.flights.is_edge(k, start, states)}
        return tuple(
            f"{rule.name}: {rule.trigger.condition} holds at the start already, by {by:.3g}: the motion goes on beyond "
            "it, and the impact acts only once its gap has opened; begin where the gap is open"
            for rule, by in closed.items()
            if rule.impulse and isinstance(rule.trigger, Crossing)
        )
    return ()
