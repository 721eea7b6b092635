"""Conditions that turn so near to their threshold that errors of the integration decide whether they are met.

A counter of x > 1 where the peaks of x come to 1, more or less: which of them it counts depends on errors that are
within the tolerances. No energy and no constraint tells; the quantity of the condition does, where it turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.errors import BondGraphError
from bondgraph.graph.event import Crossing
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.program import Program
from bondgraph.program.sparsity import dependence
from bondgraph.simulate.branch_instants import computed_by, lowered
from bondgraph.simulate.output_evaluation import evaluated
from bondgraph.simulate.turned_back import are_long, turned_back

if TYPE_CHECKING:
    from bondgraph.equations.event_rules import Rule
    from bondgraph.simulate.trajectory import Trajectory

SAMPLES = 8
"""Of each step, in which a quantity may turn."""
GROWN = 10.0
"""So many times as far as its tolerance lets expect a long motion may be off."""
ROUNDS, WITHIN = 12, 4
"""Where a quantity turns is looked for in so many rounds, each at so many instants on either side of the last."""


class Turn(NamedTuple):
    """A condition's quantity turns, and may just as well do that on the other side of its threshold.

    Args:
        time: the instant.
        value: the quantity there.
        room: by how much errors of the states move it.
    """

    time: float
    value: float
    room: float


def threshold_notes(run: Trajectory) -> tuple[str, ...]:
    """Which conditions of events turn at their threshold, as far as errors of a run tell."""
    found: dict[str, list[Turn]] = {}
    for each in run.choices or (run,):
        rules = [rule for rule in each.equations.events if isinstance(rule.trigger, Crossing) and not rule.impulse]
        if not rules or not each.errors or len(each.steps) < 2:
            continue
        try:
            turns = _turns(each, rules)
        except BondGraphError:  # of what is not defined somewhere, or has no derivative, nothing is told
            continue
        for rule, own in zip(rules, turns, strict=True):
            found.setdefault(rule.name, []).extend(own)
    return tuple(_note(name, turns) for name, turns in found.items() if turns)


def _note(name: str, turns: Sequence[Turn]) -> str:
    first = turns[0]
    count = len(turns) - 1
    more = f", and so at {count} more instant{'s' * (count > 1)}" if count else ""
    return (
        f"whether the condition of '{name}' is met at t = {first.time:.6g} s lies within the run's error{more}: its "
        f"two sides come to {abs(first.value):.1g} of one another and part again, and errors of the states change that "
        f"by {first.room:.1g}; take a threshold that is not where the motion turns, or a smaller rtol"
    )


def _turns(run: Trajectory, rules: Sequence[Rule]) -> list[list[Turn]]:
    """Where conditions turn within the run's error of their thresholds, for each of some rules."""
    import numpy as np

    found = list[list[Turn]]()
    for rule in rules:
        program = lowered(run, [rule.indicator])
        by_states = jacobian_program(program, range(1, 1 + len(run.equations.states)))
        times, part = _samples(run, program)
        if not len(times):
            found.append([])
            continue
        (values,) = computed_by(run, program, times).T
        changes = np.append(True, (values[1:] != values[:-1]) | (part[1:] != part[:-1]))  # what rests does not turn
        times, part, values = times[changes], part[changes], values[changes]
        low, middle, high = values[:-2], values[1:-1], values[2:]
        steps = np.abs(middle - low), np.abs(high - middle)
        turns = ((middle - low) * (high - middle) < 0) & (part[:-2] == part[2:])
        places = np.flatnonzero(turns)
        places = places[(np.abs(middle) - sum(steps))[places] <= _rooms(run, by_states, times[places + 1])]
        way = np.sign(2.0 * middle - low - high)[places]
        at, extremes, last = _extremes(run, program, times[places], times[places + 2], way)
        rooms = _rooms(run, by_states, at)
        near = (rooms > 0.0) & (rooms >= np.abs(extremes))
        tops = near & (way > 0)
        near[tops] = ~turned_back(run, program, by_states, last[tops], times[values <= 0.0], rooms[tops])
        found.append([*map(Turn, at[near].tolist(), extremes[near].tolist(), rooms[near].tolist())])
    return found


def _samples(run: Trajectory, program: Program) -> tuple[Any, Any]:
    """Instants within the steps of a run, and for each in which part of the motion it lies, between events that move
    what a quantity depends on."""
    import numpy as np

    (needed,) = dependence(program).values()
    ends = np.asarray(run.steps, float)
    lengths = np.diff(ends)
    times = ends[:-1, None] + lengths[:, None] * (np.arange(SAMPLES) + 0.5) / SAMPLES
    held = [run.equations.states.index(name) for name in run.equations.held if name in needed]
    values = run.solution(times[:, 0])[held]
    acted = (values[:, 1:] != values[:, :-1]).any(axis=0)
    leaps = np.searchsorted(times[:, 0], [leap.time for leap in run.leaps])
    acted[leaps[(leaps > 0) & (leaps < len(times))] - 1] = True
    part = np.concatenate([[0], np.cumsum(acted)])
    long = are_long(ends)
    return times[long].ravel(), np.repeat(part[long], SAMPLES)


def _extremes(run: Trajectory, program: Program, low: Any, high: Any, way: Any) -> tuple[Any, Any, Any]:
    """Where a quantity is greatest between instants, or least, what it is there, and until when that may be.

    Args:
        run: the motion.
        program: of the quantity.
        low, high: the instants, of shape (n,).
        way: 1 where it is greatest, -1 where it is least.
    """
    import numpy as np

    rows, best = np.arange(len(low)), np.zeros(len(low), int)
    for _ in range(ROUNDS):
        times = np.linspace(low, high, 2 * WITHIN + 1, axis=1)
        values = computed_by(run, program, times.ravel()).reshape(times.shape)
        best = (way[:, None] * values).argmax(axis=1)
        low, high = times[rows, np.maximum(best - 1, 0)], times[rows, np.minimum(best + 1, 2 * WITHIN)]
    return times[rows, best], values[rows, best], high


def _rooms(run: Trajectory, by_states: Program, times: Any) -> Any:
    """By how much errors of the states move a quantity at instants, of shape (n,)."""
    import numpy as np

    errors = np.zeros(len(run.equations.states))
    errors[: len(run.errors)] = GROWN * np.array(run.errors)
    return np.abs(evaluated(run, times, by_states, 1)[:, 0]) @ errors
