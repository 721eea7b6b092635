"""The check of constraints of every run: what a form keeps by equations of motion must not drift without a word.

Positions and velocities that nothing but the start sees to are told as their sources give them, whatever the states
say. By how much these are off is compared with the errors that the run's tolerances allow in the states.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.equations.equations import Equations
from bondgraph.errors import SHOWN, BondGraphError
from bondgraph.problem.consistent_state import placed
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.audit import COARSE, audit
from bondgraph.simulate.energy_check import imbalances
from bondgraph.simulate.error_control import ErrorControl

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

MOST, FEW = 1000, 33
"""At the ends of so many steps and within as many constraints are looked at, and at so many their gradients."""
WITHIN = 0.8
"""So much of a step: polynomials through its ends and middle, or stages near its start, are off most about there."""
GROWN = 1e3
"""So many errors of a step may add up in a state: with those of the usual 1e-9, as many digits as people write."""

ALONE = 0.5
"""Where so much of a constraint's terms is left, as of y = 0, they are nothing but what violates it."""

SLIPPED = 1e-5
"""So much of the energy may reactions work on constraints that a penalty holds: what is left are five digits."""


class Drift(NamedTuple):
    """What is left of a constraint along a run.

    Args:
        name: what it is called, `<source>.position_residual` or `<source>.velocity_residual`.
        residual: the largest, in the constraint's unit.
        time: when, in seconds.
        allowed: what the tolerances allow of it.
        start: the residual where the run starts.
    """

    name: str
    residual: float
    time: float
    allowed: float
    start: float

    @property
    def told(self) -> bool:
        """Whether it is more than the tolerances allow."""
        return not abs(self.residual) <= self.allowed

    @property
    def is_meant(self) -> bool:
        """Whether the start violates it already, as only a start that was meant so does."""
        return abs(self.start) > self.allowed

    def __str__(self) -> str:
        return f"{self.name} is {self.residual:.2g} at t = {self.time:.6g} s, where {self.allowed:.1g} is allowed"


def checked(run: Trajectory, problem: Problem, control: ErrorControl) -> Trajectory:
    """A run with what of its constraints has drifted: nothing where they hold, or where the start violates them.

    Args:
        run: a motion with one choice of independent velocities.
        problem: its equations with values.
        control: its error control.
    """
    if not run.equations.balance.constraints.invariants:
        return run
    try:
        found = residuals(run, problem, control)
    except BondGraphError as refusal:
        return replace(run, remarks=(*run.remarks, f"constraints are not checked: {refusal.place}: {refusal.law}"))
    if any(each.is_meant for each in found):
        return run
    drifts = tuple(each for each in found if each.told)
    return replace(run, drifts=drifts, remarks=(*run.remarks, *slip_notes(run, control)))


def slip_notes(run: Trajectory, control: ErrorControl) -> tuple[str, ...]:
    """What reactions have worked on constraints that a penalty holds, where it is more than tolerances explain.

    Where constraints are nearly dependent, reactions are large and a penalty leaves more of the velocities that violate
    the constraints: these stay small beside the states, and yet reactions do work. How far the motion is off that work
    does not tell: of a penalty that holds nearly nothing, reactions are small, too.
    """
    if not run.equations.balance.constraints.penalties or run.impulses:
        return ()
    most = max(SLIPPED, GROWN * control.rtol)
    size = max((found.size for found in imbalances(run).values() if abs(found.drift) > most * found.size), default=0.0)
    if not size:
        return ()
    worked = audit(run)  # by integrals that are as exact as need be
    if abs(worked.drift) <= most * size + worked.rounding:
        return ()
    return (
        f"the penalty lets constraints slip, and reactions work on that: {worked.drift:.2g} J, where no element "
        f"has more than {size:.2g} J; how far the motion is off is not known. Constraints are nearly dependent along "
        "it, or the penalty is small in the model's units: give the form a larger alpha or more iterations, or take "
        "another form",
    )


def drift_notes(drifts: Sequence[Drift]) -> tuple[str, ...]:
    """What is said of constraints that have drifted, the worst first; nothing where none has."""
    if not drifts:
        return ()
    worst = sorted(drifts, key=lambda each: each.allowed / abs(each.residual))
    more = f", and {len(worst) - SHOWN} more" if len(worst) > SHOWN else ""
    return (
        f"states have drifted off constraints, though these are told as their sources give them: "
        f"{'; '.join(map(str, worst[:SHOWN]))}{more}; give project=True, a smaller rtol, or another form",
    )


def residuals(run: Trajectory, problem: Problem, control: ErrorControl) -> list[Drift]:
    """What is left along a run of each constraint that nothing but the start sees to.

    A state may be off by `GROWN` times what its tolerances allow in a step, but by no more than `COARSE` of its size,
    and a constraint by what such errors of all states make of it. Where its states are nothing but what violates it,
    they have no sizes of their own: there the largest coordinate, or velocity, stands for them. What is rounding beside
    the terms of the other constraints is no drift; and where velocities move nothing farther than coordinates may be
    off, as what a penalty lets slip, there is no motion to drift.

    Args:
        run, problem, control: as for `checked`.

    Raises:
        BondGraphError: where a constraint is not defined along the run.
    """
    import numpy as np

    kept, name = run.equations.balance.constraints, run.equations.xp.name
    ends = np.asarray(run.steps, float)
    within = ends[:-1] + WITHIN * np.diff(ends)
    times = np.sort([*ends[_spread(len(ends), MOST + 1)], *within[_spread(len(within), MOST)]])
    left = np.array(run.compute(times, {name(each): each for each in kept.invariants}))
    largest = np.abs(left).argmax(axis=1)
    first, every = len(kept.independent), range(len(left))
    allowed, terms, alone = _allowed(run, ConstraintRows(problem.with_invariants), control)[:, first:][:, every]
    allowed = np.where(np.abs(left[every, largest]) < ALONE * terms, allowed, alone)
    found = left[every, largest], times[largest], allowed, left[:, 0]
    return [Drift(name(each), *row) for each, *row in zip(kept.invariants, *(x.tolist() for x in found), strict=True)]


def _allowed(run: Trajectory, rows: ConstraintRows, control: ErrorControl) -> Any:
    """What tolerances allow of constraints: of positions by errors of coordinates, of others by those of velocities.

    Returns:
        Of shape (3, constraints): by the errors of its own states, what its terms add up to, and by the error that the
        largest state of its kind may have.
    """
    import numpy as np

    times = np.asarray(run.steps, float)[_spread(len(run.steps), FEW)]
    gradients = np.abs([rows.gradients(time, run.solution(time)) for time in times.tolist()]).max(axis=0)
    errors, sizes = _errors(run.equations, control, times[-1] - times[0])
    found = np.zeros((3, len(gradients)))
    for held, states, _ in rows.kinds:
        by, most = gradients[np.ix_(held, states)], errors[states].max(initial=0.0)
        terms = by @ sizes[states]
        least = ROUNDING * terms.max(initial=0.0)
        allowed, alone = by @ errors[states], by.max(axis=1, initial=0.0) * most
        found[:, held] = np.maximum(allowed, least), terms, np.maximum(alone, least)
    return found


def _errors(equations: Equations, control: ErrorControl, span: float) -> tuple[Any, Any]:
    """By how much each state may be off in a run so long, and its size, of shape (states,)."""
    import numpy as np

    states, count = equations.states, len(control.names)
    errors, sizes = np.zeros((2, len(states)))
    sizes[:count] = control.sizes
    errors[:count] = np.minimum(
        GROWN * (np.maximum(control.absolute, control.limited) + control.rtol * sizes[:count]), COARSE * sizes[:count]
    )
    coordinates = placed(equations)
    moves = np.array([name not in coordinates for name in states])
    farthest = errors[~moves].max(initial=0.0)
    if sizes[moves].max(initial=0.0) * span <= farthest:
        errors[moves] = np.maximum(errors[moves], farthest / span)
    return errors, sizes


def _spread(count: int, most: int) -> list[int]:
    """Places of so many among others, from the first to the last."""
    import numpy as np

    return sorted({*np.linspace(0, count - 1, min(count, most)).astype(int).tolist()})
