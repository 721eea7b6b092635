"""Passages by extrapolation: over a singular configuration where velocities follow from independent ones.

Close to the place these velocities are a quotient of two numbers that vanish there, and rounding decides what they are.
At some distance before and behind it they are determined well, and along the motion straight on states are smooth: a
polynomial through states and rates on the way there leads over it. Behind it the rates say whether it came out right.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from bondgraph.errors import BondGraphError
from bondgraph.problem.problem import Problem
from bondgraph.simulate.projection import Projection
from bondgraph.simulate.step_result import Step

PLACES = 6
"""Rates are known at so many places on the way there, each as far from the next as the way over it is long ..."""
NEAREST = 0.5
"""... or this part of it, where the motion began or turned not long before: from nearer ones errors grow too much."""
CORRECTIONS, SETTLED = 30, 1e-2
"""The rates behind it are found anew from the states to which they lead, so often at most, until these change by less
than this part of the errors that are allowed: close to such a place accelerations depend much on positions."""


def extrapolated(
    problem: Problem,
    steps: Sequence[Step],
    end: float,
    inside: Callable[[float], float],
    projection: Projection | None,
    allowed: Callable[[Any], Any],
) -> Step | None:
    """A step by extrapolation from smooth ones; None where the rates behind it contradict it, or too few lead there.

    Args:
        problem: equations with values.
        steps: the last ones of the motion, between which nothing jumps.
        end: of the step.
        inside: gives the instant at which laws are evaluated for another.
        projection: onto the constraints; None where there are none.
        allowed: the errors that are allowed of states.
    """
    import numpy as np
    from numpy.polynomial.polynomial import polyfit, polyint, polyval

    if not steps:
        return None
    start, starts = steps[-1].end, [step.start for step in steps]
    length = end - start
    apart = min(length, (start - starts[0]) / (PLACES - 1))
    if not apart >= NEAREST * length:
        return None

    def values(time: float, states: Any) -> tuple[Any, Any]:
        """States that satisfy the constraints, and their rates."""
        if projection is not None:
            if (found := projection.nearest(inside(time), states)) is None:
                raise ArithmeticError("no states near by satisfy the constraints")
            states = found.states
        return states, length * np.array(problem.rates(inside(time), states))

    def way(places: Sequence[float], rates: Sequence[Any]) -> Any:
        """The polynomial of states through the first ones, with rates at some places: a method of Adams."""
        found = polyint(polyfit(places, rates, len(places) - 1))
        found[0] = first
        return found

    parts = [-k * apart / length for k in range(PLACES)]
    try:
        made = [steps[max(bisect_right(starts, start + part * length) - 1, 0)] for part in parts]
        found = [step.states(start + part * length) for part, step in zip(parts, made, strict=True)]
        before = [values(start + part * length, states) for part, states in zip(parts, found, strict=True)]
        first, rates = before[0][0], [rates for _, rates in before]
        last = polyval(1.0, way(parts, rates))
        for _ in range(CORRECTIONS):
            states, behind = values(end, last)
            leads = way([1.0, *parts], [behind, *rates])
            last, earlier = polyval(1.0, leads), last
            if (np.abs(last - earlier) <= SETTLED * allowed(last)).all():
                break
    except (BondGraphError, ArithmeticError, ValueError):
        return None
    off = last - polyval(1.0, way([1.0, *parts[:-1]], [behind, *rates[:-1]]))
    if not (np.abs([first - found[0], states - last, off]) <= allowed(last)).all():
        return None
    return Step(start, end, lambda time: polyval((np.asarray(time) - start) / length, leads), states)
