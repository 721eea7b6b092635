"""Rates in which errors of states are magnified, as the current through a small resistor beside a capacitor.

Error control keeps a state to a part of itself. A rate with a steep slope, as (u - q/C)/r, makes more of what is left:
1e-8 of q are 1e-8/(r C) of it. The slope of the polynomial within a step is not magnified, so what lies between that
and the rates is the error of these (the defect: Enright, *A new error-control for initial value solvers*, 1989). Where
a polynomial has a coarse slope, as in a short first step, rates hardly change with what the defect moves in the step:
the less of both counts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from bondgraph.errors import BondGraphError
from bondgraph.program.native import Rates
from bondgraph.program.native_series import series
from bondgraph.program.tolerances import ROUNDED
from bondgraph.simulate.error_control import COARSE, NO_SIZE, SHARE, ErrorControl
from bondgraph.simulate.methods.native_steps import Motion
from bondgraph.simulate.passages import ASIDE
from bondgraph.simulate.rounding import ROOM, rounding_of_rates
from bondgraph.simulate.segments import Segment

MOST = 1000
"""Of a longer run so many steps are looked at."""
WITHIN = (0.25, 0.5, 0.85)
"""Places in a step, away from its ends and stages, where methods meet the rates."""
BESIDE = 1e-3
"""The slope there is that between places so far on either side: it leaves a millionth of what bends in a step."""
ONE_SIDED = 0.5
"""Rates that change by more than this part on one side of a state alone change branch there."""
FLOATS = 8
"""So many floats of time are between those at least."""


class Steps(NamedTuple):
    """Instants within steps, m in all.

    Args:
        lengths: of the steps that they lie in, of shape (m,).
        states: there, of shape (states, m).
        slopes: of the polynomials of the states that have rates, of shape (rates, m).
        rates: gives those of other states at these instants, of shape (rates, m).
    """

    lengths: Any
    states: Any
    slopes: Any
    rates: Callable[[Any], Any]


def magnified(found: Segment) -> dict[str, float]:
    """States whose rates are off by more than `COARSE` of the largest along the motion, and by which part of it.

    With a relative tolerance of which steps add up to more than that, it is what they add up to. Rates that would not
    move a state by more than its error in all of the motion, and states that are rounding, are left out.

    Args:
        found: the steps, to the end.
    """
    import numpy as np

    if not found.steps:
        return {}
    with suppress(BondGraphError, ArithmeticError, ValueError), np.errstate(all="ignore"):
        if (steps := _within(found)) is None:
            return {}
        rates = steps.rates(steps.states)
        defects = np.where(np.isfinite(rates), rates - steps.slopes, 0.0)
        size, off = np.abs(steps.slopes).max(axis=1, initial=0.0), np.abs(defects)
        n, control = len(defects), found.integrator.stepper.control
        most = max(COARSE, control.rtol / SHARE)
        if not (off > most * size[:, None]).any():
            return {}
        off = np.where(_at_switches(steps, rates, control), 0.0, off)
        defects = np.copysign(off, defects)
        rounding = ROUNDED / BESIDE * np.abs(steps.states[:n]).max(axis=1)[:, None] / steps.lengths
        span = found.last[0] - found.integrator.start
        told = (off > rounding) & (off * span > control.errors[:, None])
        moves = size * span > control.errors
        if not moves[told.any(axis=1)].all():  # what is at rest: its rates are their rounding
            told &= moves[:, None] | (off > ROOM * rounding_of_rates(found.problem, found.places)[:, None])
        moved = steps.states.copy()
        moved[:n] += steps.lengths * defects
        changed = np.abs(steps.rates(moved) - rates)
        parts = np.where(told & np.isfinite(changed), np.minimum(off, changed), 0.0).max(axis=1) / size
        names = {name for name, largest, _ in control.moved() if largest > NO_SIZE}.difference(control.rounded_away())
        return {x: float(part) for x, part in zip(control.names, parts, strict=True) if part > most and x in names}
    return {}


def _at_switches(steps: Steps, rates: Any, control: ErrorControl) -> Any:
    """Where rates change branch within the errors that steps may have, of shape (rates, m).

    A state that rests at a limit is on either side of it by its error; what a slope makes of that has either sign.
    """
    import numpy as np

    beside, n = np.zeros_like(steps.states), len(control.names)
    beside[:n] = control.interpolated(steps.states.T).T
    above, below = (steps.rates(steps.states + way * beside) - rates for way in (1.0, -1.0))
    largest = np.maximum(np.abs(above), np.abs(below))
    return np.isfinite(largest) & (np.abs(above + below) > ONE_SIDED * largest)


def _within(found: Segment) -> Steps | None:
    """Instants within the steps of a motion, or of as many as `MOST`; None where all are too short.

    Those about a passage through a singular configuration are left out: there rates are not to be told.
    """
    import numpy as np

    n = len(found.problem.equations.rates)
    ends = [found.integrator.start, *(end for step in found.steps for end in step.every)]
    motion, starts = Motion(ends, [step.states for step in found.steps]), np.array(ends[:-1])
    lengths = np.diff(ends)
    is_told = BESIDE * lengths > FLOATS * np.spacing(np.abs(ends[1:]))
    for passage in found.integrator.singular.passages:
        is_told &= (starts > passage.until) | (np.array(ends[1:]) < passage.time - ASIDE * passage.place.within)
    chosen = np.flatnonzero(is_told)
    if not len(chosen):
        return None
    chosen = chosen[np.unique(np.linspace(0, len(chosen) - 1, MOST).astype(int))] if len(chosen) > MOST else chosen
    times = (starts[chosen, None] + np.outer(lengths[chosen], WITHIN)).ravel()
    lengths = np.repeat(lengths[chosen], len(WITHIN))
    before, after = times - BESIDE * lengths, times + BESIDE * lengths
    states = motion(np.concatenate([times, before, after]))
    here, low, high = np.split(states, 3, axis=1)
    slopes = (high[:n] - low[:n]) / (after - before)
    return Steps(lengths, here, slopes, lambda states: _rates(found, ends, times, states))


def _rates(found: Segment, ends: Any, times: Any, states: Any) -> Any:
    """The rates at instants, of shape (rates, m), on the branches that the motion was on."""
    import numpy as np

    problem, solved = found.problem, found.solved
    rows = problem.rows(times, states.T)
    if isinstance(problem.evaluate, Rates) and (rates := problem.evaluate.rows(rows)) is not None:
        return rates.T
    follow = series(problem.program, lambda time: solved[min(bisect_right(ends, time), len(solved)) - 1])
    return np.array([np.broadcast_to(each, times.shape) for each in follow(list(rows.T))])
