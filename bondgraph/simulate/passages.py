"""Passages through singular configurations: whether a motion went straight on there, or came out on another branch.

Close to a configuration in which constraints become dependent, what rounding leaves of them decides where the next
step leads: velocities change by as much as 1e-16 over the square of the distance. A step that ends too close may come
out on another branch, which keeps every constraint and the energy, too. Velocities are continuous on the way straight
on; on any other they jump.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bondgraph.errors import NoSolution
from bondgraph.simulate.singularity import Singularity

ASIDE = 4.0
"""Velocities are compared before and behind a place, so many times farther than constraints are nearly dependent about
it: within that rounding may turn a motion. It is nearer where the motion ends."""
ROOM = 0.1
"""So much of themselves they may change there, ..."""
TREND = 3.0
"""... and so many times more than on as long a way before or behind."""


STAYS = 100.0
"""So many times as long as constraints are nearly dependent about a place on the way straight on, they are so where the
motion has come out on a branch on which they are dependent all along."""


CLOSE = (
    "steps came too close to it, and rounding",
    "leave project=False out, if it was given; else give a larger rtol, whose steps pass the place at a distance, or "
    "another form",
)
EMBEDDED = (
    "what follows from independent velocities has no inertia of its own to lead it there, and rounding",
    "leave project=False out, if it was given, or take a form in which velocities are states: none at all, or "
    "udwadia_kalaba",
)
SUMMED = (
    "towards it reactions grow without bound, which its multipliers add up, and rounding",
    "take a form whose multipliers have no inertia: none at all, or udwadia_kalaba",
)
"""Why a motion comes out on another branch, and what to give then: where all velocities are states, where some follow
from others, and where multipliers are states."""


_TOLD = re.compile(r"at t = (\S+) s it went straight on: (.*?): ")


def passage_told(found: Singularity) -> str:
    """The remark on a place that a motion went straight through."""
    return f"at t = {found.time:.6g} s it went straight on: {found.refusal.place}: {found.refusal.law}"


def gathered(remarks: Sequence[str]) -> list[str]:
    """Remarks, of passages through places of the same constraints the first only, with their number and the last."""
    first, later = dict[str, str](), dict[str, list[str]]()
    for remark in remarks:
        passage = _TOLD.match(remark)
        key = passage[2] if passage else remark
        if key in first and passage:
            later.setdefault(key, []).append(passage[1])
        first.setdefault(key, remark)
    more = {key: f", and so {len(times)} times more, the last at t = {times[-1]} s" for key, times in later.items()}
    return [f"{remark}{more.get(key, '')}" for key, remark in first.items()]


class Passage(NamedTuple):
    """A passage: its place, and the last instant up to which what else is found is the same one.

    Where rounding turns a motion it comes near the place several times.
    """

    place: Singularity
    until: float

    @classmethod
    def of(cls, found: Singularity) -> Passage:
        """That through one place."""
        return cls(found, found.time + found.within)

    @property
    def time(self) -> float:
        return self.place.time

    def stays(self, found: Singularity) -> bool:
        """Whether constraints are dependent so long after it that the motion does not leave it."""
        return found.time - self.time > STAYS * self.place.within

    def longer(self, found: Singularity) -> Passage:
        """The same passage with a later place of it."""
        return self._replace(until=max(self.until, found.time + found.within))


def leaves(passage: Passage, positions: Callable[[float], Any], start: float, end: float) -> bool:
    """Whether a motion does not go straight on through a singular configuration.

    Behind it velocities are looked at twice: beside the place, and beyond all that comes near it. What has led away
    at once may come near again much later.

    Args:
        passage: the passage.
        positions: the coordinates at an instant, of shape (coordinates,).
        start, end: instants about it between which there is no other such place.
    """
    import numpy as np

    time, within = passage.time, passage.place.within
    before = min(ASIDE * within, (time - start) / 6)
    widths = {min(ASIDE * width, (end - time) / 6) for width in (within, passage.until - time)}
    least = 64 * np.spacing(end)
    return any(_jump(positions, time, before, behind) for behind in widths if min(before, behind) > least)


def _jump(positions: Callable[[float], Any], time: float, before: float, behind: float) -> bool:
    """Whether velocities jump at an instant, by what they are so long before and behind it."""
    import numpy as np

    def velocities(part: float, aside: float) -> Any:
        middle = time + part * aside
        return (positions(middle + aside / 2) - positions(middle - aside / 2)) / aside

    earlier, last, after, later = (
        velocities(part, aside) for part, aside in ((-4.0, before), (-1.5, before), (1.5, behind), (4.0, behind))
    )
    size = np.max(np.abs([earlier, last, after]), axis=0)
    trend = np.maximum(np.abs(last - earlier), np.abs(later - after))
    return bool((np.abs(after - last) > ROOM * size + TREND * trend).any())


def refused(singular: NoSolution, embeds: bool, sums: bool) -> NoSolution:
    """The refusal of a motion that does not.

    Args:
        singular: the refusal of the configuration.
        embeds: whether other velocities follow from independent ones, so that the motion follows the constraints alone.
        sums: whether multipliers are states, to which the reactions are added.
    """
    why, remedy = EMBEDDED if embeds else SUMMED if sums else CLOSE
    law = f"{singular.law}; {why} chose another one than that straight on"
    return NoSolution(singular.place, law, parties=singular.parties, remedy=remedy)


def first_left(
    passages: Sequence[Passage], positions: Callable[[float], Any], start: float, end: float
) -> Singularity | None:
    """The first place through which a motion does not go straight on; None where it always does.

    Args:
        passages: in order of time.
        positions: the coordinates at an instant.
        start, end: of the motion.
    """
    starts = [start, *(passage.until for passage in passages)]
    ends = [*(passage.time for passage in passages[1:]), end]
    return next(
        (
            passage.place
            for passage, last, following in zip(passages, starts, ends, strict=False)
            if last < passage.time < following and leaves(passage, positions, last, following)
        ),
        None,
    )
