"""States at which as little as possible is left of constraints that may have no solution."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Sequence
from typing import Any

from bondgraph.program.gauss_newton import in_sizes
from bondgraph.program.tolerances import DIGITS

LONGEST = 300
"""So many steps a search may take."""
FINEST = 1e-14
"""A search ends with steps, and changes of what is left, of so small a part."""
BESIDE = 0.1, 0.1, 0.5, 0.5
"""Where a search cannot leave its start, it begins so far beside it, beside the size of the states."""


def closest(
    residuals: Callable[[Sequence[float]], Sequence[float]],
    count: int,
    start: Sequence[float],
    free: Sequence[int],
    scale: Any = 1.0,
    sizes: Sequence[float] = (),
) -> Any:
    """The states at which the sum of the residuals' squares is least, found from `start`.

    Where no direction leads down from the start though it is not least there, as where the bars of a linkage lie in a
    line, the search begins beside it.

    Args:
        residuals: as a function of the states; they may be undefined in places.
        count: how many there are.
        start: where the search begins.
        free: which states move; the others stay.
        scale: in what sizes of these steps are short, as SciPy's `x_scale`; "jac" takes them of the derivatives.
        sizes: of the states, beside which near is near; without them these are one.

    >>> closest(lambda x: [x[0] ** 2 + 1, x[0] - x[1]], 2, [0.5, 3.0], [0]).round(3)
    array([0.735, 3.   ])
    """
    import numpy as np
    from scipy.optimize import least_squares

    states, moving = np.array(start, float), list(free)
    if not moving or not count:
        return states
    if any(size != 1.0 for size in sizes):
        by = np.array(sizes)
        return by * closest(in_sizes(residuals, by), count, (states / by).tolist(), free, scale)

    def left(y: Any, undefined: float = math.inf) -> Any:
        x = states.copy()
        x[moving] = y
        try:
            found = np.array(residuals(x.tolist()), float)
        except (ArithmeticError, ValueError):
            return np.full(count, undefined)
        return np.where(np.isfinite(found), found, undefined)

    def search(begin: Any) -> Any:
        # Where a residual is not defined more counts as left than where the search begins: no step ends there.
        most = 2 * np.abs(left(begin)).max()
        undefined = most if most < math.inf else (sys.float_info.max / count) ** 0.5
        ends = {"xtol": FINEST, "ftol": FINEST, "gtol": FINEST, "max_nfev": LONGEST}
        return least_squares(left, begin, x_scale=scale, args=(undefined,), **ends)

    first, draw = states[moving], random.Random(0)
    with np.errstate(all="ignore"):
        best = search(first)
        stuck = np.abs(best.x - first).max() <= DIGITS and np.abs(best.fun).max() > DIGITS
        for part in BESIDE if stuck else ():
            aside = part * np.maximum(np.abs(first), 1.0) * [draw.uniform(-1, 1) for _ in first]
            found = search(first + aside)
            best = found if found.cost < (1 - DIGITS) * best.cost else best
            if np.abs(best.fun).max() <= DIGITS:
                break
    states[moving] = best.x
    return states
