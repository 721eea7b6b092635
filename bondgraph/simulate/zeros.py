"""The instants at which a quantity of a run passes zero."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bondgraph.errors import ValueRefused
from bondgraph.program.bisect import bisect

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

PARTS = 8
"""A step of the integrator is sampled at so many instants."""


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
    found: list[float] = []
    before: float | None = None
    for k, (now, value) in enumerate(zip(times.tolist(), values.tolist(), strict=True)):
        if value == 0.0 and before != 0.0:
            after = next((x for x in values[k + 1 :].tolist() if x), 0.0)
            if _wanted(rising, before, after):
                found.append(now)
        elif before is not None and before * value < 0 and _wanted(rising, before, value):
            found.append(_passed(run, name, float(times[k - 1]), now, before > 0))
        before = value
    return np.array(found)


def _wanted(rising: bool | None, before: float | None, after: float) -> bool:
    """Whether a passage from one value to another is in the direction that is asked for."""
    if rising is None:
        return True
    sign = 1.0 if rising else -1.0
    return (before is None or before * sign < 0) and after * sign > 0


def _passed(run: Trajectory, name: str, low: float, high: float, positive: bool) -> float:
    """The first float behind the change of sign."""

    def still(t: float) -> bool:
        value = float(run.at(t, name))
        return value > 0 if positive else value < 0

    return bisect(still, low, high)[1]
