"""Passages through singular configurations: whether a motion went straight on there, or came out on another branch.

Close to a configuration in which constraints become dependent, what rounding leaves of them decides where the next
step leads: velocities change by as much as 1e-16 over the square of the distance. A step that ends too close may come
out on another branch, which keeps every constraint and the energy, too. Velocities are continuous on the way straight
on; on any other they jump.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bondgraph.errors import NoSolution
from bondgraph.simulate.singularity import Singularity

ASIDE = 1e-3
"""Velocities are compared so far before and behind the place, in parts of the motion, or nearer where it ends."""
ROOM = 0.1
"""So much of themselves they may change there, ..."""
TREND = 3.0
"""... and so many times more than on as long a way before."""


def leaves(found: Singularity, positions: Callable[[float], Any], start: float, end: float) -> bool:
    """Whether a motion does not go straight on through a singular configuration.

    Args:
        found: the place.
        positions: the coordinates at an instant, of shape (coordinates,).
        start, end: instants about it between which there is no other such place.
    """
    import numpy as np

    aside = min(ASIDE * (end - start), (found.time - start) / 6, (end - found.time) / 3)
    if aside <= 64 * np.spacing(end):
        return False

    def velocities(part: float) -> Any:
        middle = found.time + part * aside
        return (positions(middle + aside / 2) - positions(middle - aside / 2)) / aside

    earlier, before, after = (velocities(part) for part in (-4.0, -1.5, 1.5))
    size = np.max(np.abs([earlier, before, after]), axis=0)
    return bool((np.abs(after - before) > ROOM * size + TREND * np.abs(before - earlier)).any())


def refused(found: Singularity) -> NoSolution:
    """The refusal of a motion that does not."""
    return NoSolution(
        found.refusal.place,
        f"{found.refusal.law}; a step ended too close to it, and rounding chose another one than that straight on",
        parties=found.refusal.parties,
        remedy="give a larger rtol, whose steps pass the place at a distance, or take the constraints as drawn",
    )


def first_left(
    passages: Sequence[Singularity], positions: Callable[[float], Any], start: float, end: float
) -> Singularity | None:
    """The first of some passages through which a motion does not go straight on; None where it always does.

    Args:
        passages: in order of time.
        positions: the coordinates at an instant.
        start, end: of the motion.
    """
    times = [start, *(found.time for found in passages), end]
    return next(
        (
            found
            for k, found in enumerate(passages)
            if times[k] < found.time < times[k + 2] and leaves(found, positions, times[k], times[k + 2])
        ),
        None,
    )
