"""Leaps of what a dependent store holds: where its law jumps, or, used the other way, has no solution near the last."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import targets
from bondgraph.graph.law import Implicit
from bondgraph.graph.names import beside
from bondgraph.problem.time_events import Stretch
from bondgraph.simulate.quadrature import gauss_in, integrals

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

LEAPT = 1e-6
"""What changes by this part of its size beyond what its rate explains has leapt: a hundred tolerances of runs."""
STAYS, NARROW = 0.25, 1e-6
"""What is unexplained stays so, but for other leaps in the interval, in parts as short as this; else nothing leaps."""
HALVINGS = 40
"""An interval with a leap is halved so often: what is left of it is as short as a float of its time."""


def rate_of(equations: Equations, store: str, content: str) -> Any:
    """The rate of what a store holds, or the effort or flow of the store that is its rate; None where neither is known.

    Args:
        store: the store.
        content: what it holds, by name.
    """
    xp = equations.xp
    known = {s for step in equations.steps for s in targets(step)}
    stems = {beside(store, f"{letter}_{{}}"): f"{store}.{name}" for letter, name in ("pe", "qf")}
    own = {stem: rate for stem, rate in stems.items() if content == stem or content.startswith(f"{stem}_")}
    told = [f"{rate}[{content[len(stem) + 1 :]}]" if content != stem else rate for stem, rate in own.items()]
    return next((s for s in (xp.rate(xp.symbol(content)), *map(xp.symbol, told)) if s in known), None)


def untimed(equations: Equations, symbols: Collection[Any], timed: Collection[Any]) -> bool:
    """Whether something may leap elsewhere than at branches of time: the laws of it bend or fold.

    Args:
        equations: the equations.
        symbols: what it follows from.
        timed: the branches of time.
    """
    folds = any(isinstance(step, Implicit) for step in equations.needed(symbols))
    return folds or bool(equations.switching(symbols) - {*timed})


def leaps(
    run: Trajectory, content: str, rate: Any, stretches: Sequence[Stretch]
) -> Iterator[tuple[float, float, float]]:
    """The instants before and after which something leaps, and by how much.

    Args:
        run: the motion.
        content: what a store holds, by name.
        rate: of that, where it does not leap, as of `rate_of`.
        stretches: the intervals between the breaks of time, at which it may jump as well.

    Raises:
        BondGraphError: where it is not defined along the motion.
    """
    import numpy as np

    xp = run.equations.xp
    symbol = xp.symbol(content)

    def at(times: Any) -> Any:
        return run.compute(times, {content: symbol})[0]

    def rates(times: Any) -> Any:
        return run.compute(times, {content: rate})

    def changes(intervals: Any) -> tuple[Any, Any]:
        """Those within intervals, and what of each the rate does not explain, where it is as a polynomial."""
        first, last = at(intervals).T
        times, weights = gauss_in(intervals)
        return last - first, np.abs(last - first - (rates(times)[0] * weights).sum(axis=1))

    def unexplained_in(intervals: Any) -> Any:
        """The same, whatever the rate is."""
        found = changes(intervals)[1]
        doubtful = np.flatnonzero(found > least)
        if len(doubtful):
            first, last = at(intervals[doubtful]).T
            found[doubtful] = np.abs(last - first - integrals(rates, intervals[doubtful])[0])
        return found

    steps = np.asarray(run.steps, float)
    for stretch in stretches:
        inside = steps[(steps > stretch.first) & (steps < stretch.last)]
        ends = np.concatenate([[stretch.first], inside, [stretch.last]])
        intervals, least = np.stack([ends[:-1], ends[1:]], axis=1), LEAPT * np.abs(at(ends)).max()
        unexplained = unexplained_in(intervals)
        for k in np.flatnonzero(unexplained > least):
            low, high = map(float, intervals[k])
            change = 0.0
            for _ in range(HALVINGS):
                halves = np.array([[low, (low + high) / 2], [(low + high) / 2, high]])
                both, left = changes(halves)
                larger = int(left.argmax())
                if left[larger] < STAYS * unexplained[k]:  # so near, solutions on both sides are the same to rounding
                    break
                (low, high), change = map(float, halves[larger]), float(both[larger])
            # The step that leads over an event may be some floats long itself.
            narrow = max(NARROW * (intervals[k, 1] - intervals[k, 0]), 2 * math.ulp(high))
            if abs(change) > least and high - low <= narrow:
                yield low, high, change
