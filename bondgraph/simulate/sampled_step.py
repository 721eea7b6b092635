"""A step sampled at so many instants that quantities are known all along: where their signs may change is seen."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

SAMPLES = 4
"""Intervals of a step at whose ends, and in whose middles, the switching quantities are sampled first."""
RESOLVED = 0.02
"""The share of a quantity by which it may differ from a parabola through its neighbours ..."""
MOST = 4000
"""... before more instants are sampled, up to so many in a step."""
MANY = 64
"""Where so many do not tell, what is rounding of a quantity does not count: it may be nothing else all along."""
FEWEST = 2
"""Intervals that a parabola needs."""
NEAR = 0.5
"""An extreme that a parabola puts below this share of the values beside it is sought itself."""
GOLDEN = 60
ASIDE = 1e-7
"""How far inside a step's first and last interval it is sampled whether a quantity rises or falls there."""
EARLY = 40
"""Where events have acted, the step that follows is sampled at so many halvings towards its start as well: there a
motion may leave a condition, and come back to it, within a small part of the step."""


class SampledStep:
    """The instants of a step at which quantities are looked at for a change of sign.

    Args:
        start, end: of the step.
        at: the quantities at an instant.
        table: the same at several instants, of shape (instants, quantities).
        rounding: what is zero of each of them, of shape (quantities,); asked for where they do not become smooth.
    """

    def __init__(
        self,
        start: float,
        end: float,
        at: Callable[[float], Sequence[float]],
        table: Callable[[Any], Any],
        rounding: Callable[[], Any],
    ) -> None:
        self.start, self.end, self._at, self._table, self._rounding = start, end, at, table, rounding

    def samples(self, just_acted: bool) -> Iterator[tuple[float, Sequence[float]]]:
        """Instants inside the step, in order, with the quantities there: so many that a parabola through any three
        neighbours tells what lies between them, and the extremes at which a quantity comes back to zero.

        Args:
            just_acted: whether events have acted where it begins.
        """
        import numpy as np

        start, end = self.start, self.end
        times = np.linspace(start, end, 2 * SAMPLES + 1)
        table = self._table(times)
        nothing = np.zeros(table.shape[1])
        while len(times) <= MOST and _is_rough(table, nothing):
            if len(times) > MANY and not nothing.any():
                nothing = self._rounding()
            middles = (times[:-1] + times[1:]) / 2
            if not ((times[:-1] < middles) & (middles < times[1:])).all():
                break  # a step of some floats, all of which are looked at
            times, table = _woven(times, middles), _woven(table, self._table(middles))
        found = dict(zip(times.tolist(), table.tolist(), strict=True))
        if just_acted:
            early = np.unique(start + (end - start) * 0.5 ** np.arange(4, EARLY))
            early = early[(early > start) & (early < times[1])]
            found |= zip(early.tolist(), self._table(early).tolist(), strict=True) if len(early) else ()
        beside = times[[0, -1]] + ASIDE * (times[[1, -2]] - times[[0, -1]])
        near = self._table(beside)
        found |= zip(beside.tolist(), near.tolist(), strict=True)
        for time in self._dips(times, np.where(np.abs(table).max(axis=0) > nothing, table, 0.0), near):
            found[time] = self._at(time)
        return iter(sorted(found.items())[1:])

    def _dips(self, times: Any, table: Any, beside: Any) -> Iterator[float]:
        """Instants at which a quantity that keeps its sign at the samples may have changed it between them.

        Args:
            times, table: the samples.
            beside: the quantities just inside the first and the last of them.
        """
        import numpy as np

        dips = _near_zero(np.abs(table))
        for k in range(table.shape[1]):
            size = np.abs(table[:, k])
            sides = np.sign(table[:, k])
            spans = [(float(times[i]), float(times[i + 2])) for i in np.flatnonzero(dips[:, k])]
            # At its ends a step may begin by falling to a dip that is over before the next sample, or end so.
            if 0 <= sides[0] * beside[0][k] < size[0] <= size[1]:
                spans.append((float(times[0]), float(times[1])))
            if 0 <= sides[-1] * beside[1][k] < size[-1] <= size[-2]:
                spans.append((float(times[-2]), float(times[-1])))
            for low, high in spans:
                inside = sides[(times >= low) & (times <= high)]
                if inside[0] and (inside == inside[0]).all():
                    yield self._smallest(k, inside[0], low, high)

    def _smallest(self, k: int, sign: float, low: float, high: float) -> float:
        """Where a quantity is least in size, or has changed its sign already: a search by the golden section."""

        def size(time: float) -> float:
            return sign * self._at(time)[k]

        ratio = (math.sqrt(5) - 1) / 2
        a, b = high - ratio * (high - low), low + ratio * (high - low)
        at_a, at_b = size(a), size(b)
        for _ in range(GOLDEN):
            if min(at_a, at_b) < 0:
                break
            if at_a < at_b:
                high, b, at_b = b, a, at_a
                a = high - ratio * (high - low)
                at_a = size(a)
            else:
                low, a, at_a = a, b, at_b
                b = low + ratio * (high - low)
                at_b = size(b)
        return a if at_a < at_b else b


def _woven(outer: Any, inner: Any) -> Any:
    """Two sequences taken in turn."""
    import numpy as np

    found = np.empty((len(outer) + len(inner), *outer.shape[1:]))
    found[::2], found[1::2] = outer, inner
    return found


def _is_rough(table: Any, nothing: Any) -> bool:
    """Whether between every second sample a quantity is not what a parabola through its neighbours says.

    Up to the first change of sign: a law may bend there, and what comes later is not asked for.

    Args:
        table: the samples, of shape (instants, quantities).
        nothing: by how much they may differ, of shape (quantities,).
    """
    import numpy as np

    signs = np.sign(table)
    changed = (signs[:-1] * signs[1:] < 0).any(axis=1)
    until = 2 * (int(changed.argmax()) // 2) if changed.any() else len(table) - 1
    known = table[: until + 1] if until >= 2 * FEWEST else table
    outer = known[::2]
    return bool(
        (np.abs(known[1::2] - _parabolic(outer)) > np.maximum(RESOLVED * np.abs(outer).max(axis=0), nothing)).any()
    )


def _parabolic(table: Any) -> Any:
    """What parabolas through three neighbours give half-way between two."""
    import numpy as np

    ahead = (3 * table[:-2] + 6 * table[1:-1] - table[2:]) / 8
    back = (-table[-3] + 6 * table[-2] + 3 * table[-1]) / 8
    return np.concatenate([ahead, back[None]])


def _near_zero(sizes: Any) -> Any:
    """Where between three instants a parabola through a size has its least, if that may come near zero.

    Args:
        sizes: of shape (instants, quantities).

    Returns:
        Of shape (instants - 2, quantities).
    """
    import numpy as np

    a, b, c = sizes[:-2], sizes[1:-1], sizes[2:]
    bend = a - 2 * b + c
    with np.errstate(all="ignore"):
        shift = (a - c) / (2 * bend)  # of the vertex, in steps from the middle one
        lowest = b - (a - c) ** 2 / (8 * bend)
        return (bend > 0) & (np.abs(shift) <= 1) & (lowest <= NEAR * np.maximum(a, c))
