"""Growth without bound: states that are a thousand times as large in each quarter of a run as in the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

QUARTERS = 4
GROWN = 1e3
"""Between two quarters: what powers of time grow by is less, as 2**9 from the second to the fourth by the ninth."""
INSTANTS = 16
"""Of each quarter so many are looked at."""
SHOWN = 3
"""So many states are named."""


def growth_notes(run: Trajectory) -> tuple[str, ...]:
    """Which states of a run grow without bound, and by how much from its first quarter to its last; most have none."""
    import numpy as np

    names = run.equations.states
    if not names or len(run.t) < 2 or run.choices:  # of several choices of velocities none are states all along
        return ()
    times = np.linspace(run.t[0], run.t[-1], QUARTERS * INSTANTS)
    with np.errstate(over="ignore", invalid="ignore"):  # at the end it may be beyond the range of numbers
        states = np.abs(run.solution(times)).reshape(len(names), QUARTERS, INSTANTS)
        sizes = np.where(np.isfinite(states), states, 0.0).max(axis=2)
        grows = (sizes[:, 0] > 0) & (sizes[:, 1:] > GROWN * sizes[:, :-1]).all(axis=1)
        if not grows.any():
            return ()
        factor = (sizes[grows, -1] / sizes[grows, 0]).max()
    found = [name for name, is_so in zip(names, grows, strict=True) if is_so]
    more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    verb = "grow" if len(found) > 1 else "grows"
    return (
        f"{', '.join(found[:SHOWN])}{more} {verb} without bound, {factor:.2g} times from the first quarter of the run "
        "to the last: the motion is unstable; bg.linearize tells its poles, and a sign or a gain may be the cause",
    )
