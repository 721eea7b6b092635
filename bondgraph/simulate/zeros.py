"""The instants at which a quantity of a run passes zero."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.program.bisect import bisect

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

PARTS = 8
"""A step of the integrator is sampled at so many instants."""


class _Side(NamedTuple):
    """Samples of one sign, from the first to the last of them."""

    first: int
    last: int
    sign: int


def zeros(run: Trajectory, name: str, rising: bool | None) -> Any:
    """As `Trajectory.to_zero`: each change of sign between two samples is bisected to neighbouring floats."""
    import numpy as np

    if len(run.parts(name)) > 1:
        law = f"it has the components {', '.join(run.parts(name))}, which are zero one by one"
        raise ValueRefused(f"'{name}'", law, parties=run.parts(name), remedy="ask for one of them")
    ends = np.asarray(run.steps, float)
    inner = np.concatenate([ends[:-1] + (ends[1:] - ends[:-1]) * k / PARTS for k in range(PARTS)])
    times = np.unique(np.concatenate([inner, ends, np.asarray(run.t, float)]))
    values = run.at(times, name)
    sides = _known(run, name, times, values)
    found: list[float] = []
    for k, side in enumerate(sides):
        before, after = (sides[k - 1] if k else None), (sides[k + 1] if k + 1 < len(sides) else None)
        if not side.sign:
            if _wanted(rising, before.sign if before else None, after.sign if after else 0):
                found.append(float(times[side.first]))
        elif before and before.sign * side.sign < 0 and _wanted(rising, before.sign, side.sign):
            low, high = times[before.last : before.last + 2].tolist()
            found.append(_passed(run, name, low, high, before.sign > 0))
    return np.array(found)


def _known(run: Trajectory, name: str, times: Any, values: Any) -> list[_Side]:
    """The sides of zero on which a quantity surely is, in turn, and where it is zero itself.

    Where it stays on a side within its error, as what has died out does, the side is left out; and so is a zero that it
    comes to from there.
    """
    import numpy as np

    signs, sides, first = np.sign(np.nan_to_num(values)).astype(int).tolist(), list[_Side](), 0
    for sign, group in groupby(signs):
        count = len([*group])
        sides.append(_Side(first, first + count - 1, sign))
        first += count
    if len(sides) == 1:
        return sides
    size = np.abs(values)
    farthest = np.array([side.first + int(np.argmax(size[side.first : side.last + 1])) for side in sides])
    is_sure = (size[farthest] > _errors(run, name, times[farthest], values[farthest])).tolist()
    return [side for k, side in enumerate(sides) if (is_sure[k] if side.sign else k == 0 or is_sure[k - 1])]


def _errors(run: Trajectory, name: str, times: Any, values: Any) -> Any:
    """How far off a quantity may be at some instants, by the errors of the states there."""
    import numpy as np

    parts = run.choices or (run,)
    found = np.zeros(len(times))
    for k in range(max(len(part.errors) for part in parts)):
        moved = [replace(part, solution=_Moved(part, k)) for part in parts]
        beside = replace(run, choices=tuple(moved)) if run.choices else moved[0]
        try:
            found += np.abs(np.nan_to_num(beside.at(times, name) - values))
        except (BondGraphError, ArithmeticError, ValueError):
            continue  # not defined beside the motion
    return found


class _Moved:
    """The states of a run, one of them off by its error."""

    def __init__(self, run: Trajectory, k: int) -> None:
        self.solution: Callable[[Any], Any] = run.solution
        self.ts, self.k, self.error = run.steps, k, run.errors[k] if k < len(run.errors) else 0.0

    def __call__(self, t: Any) -> Any:
        import numpy as np

        states = np.array(self.solution(t))
        if self.error:
            states[self.k] += self.error
        return states


def _wanted(rising: bool | None, before: int | None, after: int) -> bool:
    """Whether a passage from one side to another is in the direction that is asked for."""
    if rising is None:
        return True
    sign = 1 if rising else -1
    return (before is None or before == -sign) and after == sign


def _passed(run: Trajectory, name: str, low: float, high: float, positive: bool) -> float:
    """The first float behind the change of sign."""

    def still(t: float) -> bool:
        value = float(run.at(t, name))
        return value > 0 if positive else value < 0

    return bisect(still, low, high)[1]
