"""Crossings of thresholds that surely happen, though the motion turns there: their own events turn it back.

So in peak-current control and hysteresis. Whether the condition is met depends on the motion before: as it comes up to
the threshold with a slope s and a curvature c, it would rise by s^2/2|c| beyond it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bondgraph.graph.event import Clock
from bondgraph.problem.time_events import LEAST
from bondgraph.program.program import Program
from bondgraph.program.sparsity import dependence
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.branch_instants import computed_by, problem_of
from bondgraph.simulate.output_evaluation import evaluated

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

FLOATS = 1e6
"""In steps of fewer floats, as where an event is met, what a condition compares differs by its rounding."""
LAST = 0.015625
"""The slope is that of the last such part of a step, in which the curvature hardly changes."""


def turned_back(run: Trajectory, program: Program, by_states: Program, turns: Any, below: Any, rooms: Any) -> Any:
    """At which maxima a condition holds since an event of its own crossing, without which it would surely hold as well.

    Args:
        run: the motion.
        program: of the condition's quantity, positive where it holds.
        by_states: of its derivatives by the states.
        turns: the last instants at which the maxima may be, of shape (n,).
        below: instants at which the condition does not hold, in order.
        rooms: by how much errors of the states move the quantity.

    Returns:
        For each whether it is so, of shape (n,).
    """
    import numpy as np

    switched, begun = _switching(run)
    places = np.searchsorted(switched, turns, side="right") - 1
    found = places >= 0
    if not found.any():
        return found
    ends, lengths = switched[places], LAST * (switched - begun)[places]
    low, middle, high = (computed_by(run, program, ends - part * lengths)[:, 0] for part in (1.0, 0.5, 0.0))
    slope, curvature = 3.0 * high - 4.0 * middle + low, 4.0 * (high - 2.0 * middle + low)
    derivatives = np.abs(evaluated(run, ends, by_states, 1)[:, 0])
    zero = ROUNDING * (derivatives * np.abs(run.solution(ends)).T).sum(axis=1)
    zero += np.abs(slope / lengths) * LEAST * np.spacing(np.abs(ends))
    found &= (slope > 0) & (slope**2 > -2.0 * curvature * rooms) & (np.abs(high) <= zero)
    found &= np.searchsorted(below, ends, side="right") == np.searchsorted(below, turns)
    clocks = [rule.trigger for rule in run.equations.events if isinstance(rule.trigger, Clock)]
    found[found] = [not _ticks(clocks, end) for end in ends[found].tolist()]
    return found


def _switching(run: Trajectory) -> tuple[Any, Any]:
    """The instants at which events set what rates depend on, and where the last step of many floats before each, or
    what follows on the event before, begins."""
    import numpy as np

    needs = set().union(*dependence(problem_of(run).program).values())
    held = [run.equations.states.index(name) for name in run.equations.held if name in needs]
    steps = np.asarray(run.steps, float)
    values = run.solution((steps[:-1] + steps[1:]) / 2)[held]
    switches = np.append(False, (values[:, 1:] != values[:, :-1]).any(axis=0))
    begins = np.where(switches | are_long(steps), steps[:-1], steps[0])
    return steps[:-1][switches], np.maximum.accumulate(begins)[np.flatnonzero(switches) - 1]


def are_long(steps: Any) -> Any:
    """Which steps between instants are of many floats, of shape (steps,)."""
    import numpy as np

    return np.diff(steps) > FLOATS * np.spacing(np.abs(steps).max())


def _ticks(clocks: Sequence[Clock], time: float) -> bool:
    """Whether an instant is one of a clock."""
    room = LEAST * math.ulp(time)
    return any(clock.instant(clock.first(time - room)) <= time + room for clock in clocks)
