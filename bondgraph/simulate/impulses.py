"""Impulses: what jumps of inputs or laws hand over to stores at once, and no effort or flow of a run shows."""

from __future__ import annotations

import math
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from bondgraph.equations.evaluation_order import targets
from bondgraph.equations.lower import lower
from bondgraph.graph.names import beside, local
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Schedule
from bondgraph.program.evaluate import instant
from bondgraph.simulate.content_leaps import leaps, rate_of, untimed
from bondgraph.simulate.diagnosis import UNDEFINED
from bondgraph.simulate.jumps import jumps

if TYPE_CHECKING:
    from bondgraph.equations.equations import Equations
    from bondgraph.simulate.trajectory import Trajectory


class Impulse(NamedTuple):
    """At `time` what `store` holds jumps by `amount`: a momentum (p), or a displacement (q), named by `content`."""

    time: float
    store: str
    content: str
    amount: float

    def __str__(self) -> str:
        return f"at t = {self.time:.6g} s {self.content} jumps by {self.amount:.6g}"


def impulses(run: Trajectory) -> tuple[Impulse, ...]:
    """The jumps of what dependent stores hold, where an input or a law in time steps, or a solution ends.

    Under a form they are those of the stores as drawn: one in which their inertias are together holds no more than what
    the independent velocities give it.
    """
    return tuple(impulse for impulse, _, _ in with_instants(run))


def with_instants(run: Trajectory) -> list[tuple[Impulse, float, float]]:
    """The same, each with the instants before and after it between which no motion is."""
    if run.as_drawn is not None:
        return with_instants(run.as_drawn)
    if run.choices:
        return [found for each in run.choices for found in with_instants(each)]
    owners = run.equations.cached("contents that are given", lambda: _contents(run.equations))
    if not owners:
        return []
    xp = run.equations.xp
    problem = Problem.of_known_motion(run.equations, {**run.parameters, **run.signals})
    held = instant(lower(run.equations, {name: xp.symbol(name) for name in owners}))

    def values(time: float) -> list[float]:
        try:
            return held(problem.arguments(time, run.solution(time).tolist()))
        except UNDEFINED:
            return [math.nan] * len(owners)  # and no jump can be told

    found = []
    # States as drawn may jump as well, where a form has others: by what constraints demand of them.
    demanded = {s for constraint in run.equations.constraints for s in xp.free(constraint)}
    schedule = Schedule(problem, run.equations.switching({*map(xp.symbol, owners), *demanded}))
    stretches = [*schedule.stretches(float(run.steps[0]), float(run.steps[-1]))]
    for before, after in pairwise(stretches):
        width = after.first - before.last
        times = before.last - width, before.last, after.first, after.first + width
        for (content, store), *around in zip(owners.items(), *map(values, times), strict=True):
            earlier, low, high, later = around
            if jumps(low, high, abs(low - earlier) + abs(later - high)):
                found.append((Impulse(before.end, store, content, high - low), *times[1:3]))
    for content, store in owners.items():
        rate = rate_of(run.equations, store, content)
        if rate is not None and untimed(run.equations, {xp.symbol(content), *demanded}, schedule.timed):
            with suppress(*UNDEFINED):  # and no jump can be told
                found += [(Impulse(b, store, content, by), a, b) for a, b, by in leaps(run, content, rate, stretches)]
    return sorted(found)


def _contents(equations: Equations) -> dict[str, str]:
    """What stores hold that is no state, by name, with the store."""
    stores = [e.name for e in equations.graph.elements.values() if e.role == "store"]
    names = {equations.xp.name(symbol) for step in equations.steps for symbol in targets(step)}
    stems = {beside(store, f"{letter}_{{}}"): store for store in stores for letter in "pq"}
    return {
        name: store
        for name in sorted(names)
        for stem, store in stems.items()
        if name == stem or (name.startswith(f"{stem}_") and local(name).isidentifier() and name not in stems)
    }
