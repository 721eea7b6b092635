"""Mechanisms that pass a place in very short steps: whether what is found after it can be trusted.

Beside a gimbal lock, or a position in which a mechanism is nearly singular, some rates are thousands of times as large
as elsewhere, and the mass matrix is nearly singular. Error control keeps each state to a part of its size there, and
rounding to a part of the largest; what is left when rates are small again may be much more than a part of these.
No balance of energies sees it. Such a motion is made once more with a smaller tolerance: what that changes is told.
Where nothing of that kind is in the model, events repeat there, or laws change their branches.
So are events that it changes, as where a coordinate comes up to a threshold at its turn and steps close in on that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from bondgraph.algebra.expressions import names
from bondgraph.equations.equations import Equations
from bondgraph.problem.consistent_state import placed
from bondgraph.simulate.error_control import ErrorControl
from bondgraph.simulate.segments import Segment

BRIEF = 0.005
"""Steps that are shorter than this part of most, and become shorter and shorter, pass such a place."""
FINER = 0.1
"""The part of the relative tolerance with which a motion is made again."""
MOVED = 1e3
"""So many times its tolerance, beside its usual size, a state may differ then."""
TOLD = 6
"""Of so many states it is told, of those that change most beside their usual size."""


def passage_notes(found: Segment, run: Callable[[ErrorControl], Segment]) -> tuple[str, ...]:
    """What a smaller tolerance changes in a mechanism's motion that passes a place in very short steps.

    Args:
        found: the motion.
        run: makes one.
    """
    stepper = found.integrator.stepper
    if not placed(found.problem.equations) or (stepper.watch is not None and stepper.watch.is_stiff):
        return ()
    times = np.array([found.integrator.start, *(end for step in found.steps for end in step.every)])
    place = shortest(times, found.integrator.branched)
    if place is None:
        return ()
    control = stepper.control
    again = run(control.finer(FINER))
    where = f"at t = {times[place]:.6g} s it passes a place in steps of {times[place + 1] - times[place]:.1g} s, where "
    where += f"most are {np.median(np.diff(times)):.1g} s long"
    if _may_be_singular(found.problem.equations):
        like = "as beside a gimbal lock or a singular position"
        remedy = "take coordinates that are regular there, as Euler parameters, or compare with others"
    else:
        like = "as where events repeat, or a law changes its branch"
        remedy = "take a smaller rtol"
    if not again.is_whole:
        return (f"{where}, {like}; with a tenth of rtol it does not come to its end: {remedy}",)
    ends = found.last[1][: len(control.names)], again.last[1][: len(control.names)]
    usual = np.median(np.abs([step.states(step.end)[: len(control.names)] for step in found.steps]), axis=0)
    off = np.abs(ends[0] - ends[1])
    far = off > MOVED * (control.rtol * np.maximum(usual, np.abs(ends[0])) + control.absolute)
    if not far.any():
        return ()
    most = sorted(np.flatnonzero(far), key=lambda k: off[k] / usual[k] if usual[k] else 0.0, reverse=True)[:TOLD]
    changed = ", ".join(f"{control.names[k]} by {off[k]:.1g}" for k in sorted(most))
    if {control.names[k] for k in np.flatnonzero(far)} <= {*found.problem.equations.held}:
        law = "whether a condition is met lies within the run's error"
        remedy = "take a threshold that is not where the motion turns, or a smaller rtol"
        return (f"{where}, as before events; a tenth of rtol changes what these set: {changed}. So {law}: {remedy}",)
    return (f"{where}, {like}; a tenth of rtol changes where it ends: {changed}. So far it is not known: {remedy}",)


def _may_be_singular(equations: Equations) -> bool:
    """Whether what transforms flows depends on coordinates: where it does not, none are singular."""
    graph = equations.drawn
    coordinates = {name for name, _, _ in graph.coordinates()}
    between = (element for name, element in graph.elements.items() if graph.at[name] and not element.role)
    return any(coordinates & names(text) for element in between for text in element.texts())


def shortest(times: Any, branched: Any = ()) -> int | None:
    """Where the shortest of very short steps begins, to which three or more have become shorter one after the other.

    A step that ends at an event, or begins after one, is short without that; so are those of a method that begins anew
    behind it, and none counts among which a law has changed branch.

    Args:
        times: the ends of steps, of shape (n,).
        branched: instants at which laws have changed branch, in order.

    >>> shortest(np.cumsum([0, 1, 1, 0.8, 0.1, 0.004, 0.003, 0.001, 0.01, 0.1, 1, 1, 1, 1, 1]))
    6
    >>> shortest(np.cumsum([0, 1, 1, 0.8, 0.1, 0.004, 0.003, 0.001, 0.01, 0.1, 1, 1, 1, 1, 1]), [2.908])
    >>> shortest(np.cumsum([0, 1, 1, 0.8, 0.001, 0.01, 0.1, 1, 1, 1, 1, 1]))
    """
    lengths = np.diff(times)
    if len(lengths) < 4:
        return None
    short = BRIEF * np.median(lengths)
    falls = (lengths[3:] <= lengths[2:-1]) & (lengths[2:-1] < lengths[1:-2]) & (lengths[1:-2] < lengths[:-3])
    falls &= lengths[1:-2] < short
    falls &= np.searchsorted(branched, times[:-4]) == np.searchsorted(branched, times[4:], side="right")
    found = np.flatnonzero(falls) + 3
    return int(found[np.argmin(lengths[found])]) if len(found) else None
