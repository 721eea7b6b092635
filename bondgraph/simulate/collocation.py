"""Radau IIA at instants that floats hold, and sums of terms that cancel.

Where a force lasts for a nanosecond, half a float of time is 1e-7 of that, and the derivative by its instant, which is
as large as the force is steep, is off by as much where weights of other nodes are taken. So weights are those of the
nodes as they are rounded: the instants then follow from floats without rounding.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

STAGES = 4
INSIDE = 1e-9
"""Laws are evaluated no nearer to the ends of a step than in this part of it: inputs may jump there."""


class Stages(NamedTuple):
    """The stages of steps.

    Args:
        times: their instants, of shape (steps, stages).
        inner: integrals of Lagrange's polynomials up to each stage, of shape (steps, stages, stages), in step lengths.
        weights: the same up to the end, of shape (steps, stages).
    """

    times: Any
    inner: Any
    weights: Any


def stages_of(starts: Any, lengths: Any, within: Callable[[Any], Any] | None = None) -> Stages:
    """The stages of steps.

    Args:
        starts, lengths: of shape (steps,), in seconds.
        within: what moves instants to where laws are evaluated.
    """
    import numpy as np

    nodes, _ = radau_iia(STAGES)
    times = starts[:, None] + lengths[:, None] * np.clip(nodes, INSIDE, 1 - INSIDE)
    times = times if within is None else within(times)
    rounded = (times - starts[:, None]) / np.where(lengths > 0, lengths, 1.0)[:, None]
    # In a step of a few floats two instants may be one.
    distinct = (np.diff(rounded, axis=1, prepend=0.0) > 0).all(axis=1)
    return Stages(times, *_integrals(np.where(distinct[:, None], rounded, nodes)))


def radau_iia(stages: int) -> tuple[Any, Any]:
    """The nodes of Radau IIA and the integrals of Lagrange's polynomials up to each; the last row are the weights.

    Hairer and Wanner, Solving Ordinary Differential Equations II, IV.5.
    """
    import numpy as np
    from numpy.polynomial import legendre

    zeros = np.sort(legendre.legroots([*[0.0] * (stages - 1), -1.0, 1.0]))  # those of P_s - P_(s-1); one of them is 1
    nodes = (zeros + 1) / 2
    nodes[-1] = 1.0
    return nodes, _integrals(nodes)[0]


def _integrals(nodes: Any) -> tuple[Any, Any]:
    """Integrals of Lagrange's polynomials of nodes, of shape (..., stages), up to each of these and up to one."""
    import numpy as np
    from numpy.polynomial import legendre

    stages = nodes.shape[-1]
    values = legendre.legvander(2 * nodes - 1, stages)
    before = np.concatenate([-values[..., :1], values[..., : stages - 1]], axis=-1)
    sums = (values[..., 1:] - before) / (2 * (2 * np.arange(stages) + 1))
    lagrange = np.linalg.inv(values[..., :stages])
    return sums @ lagrange, lagrange[..., 0, :]


def exact_sum(terms: Any) -> Any:
    """The sum over the first axis, known but for rounding of itself and of the terms: what pairs lose is added."""
    import numpy as np

    lost = np.zeros(terms.shape[1:])
    while len(terms) > 1:
        if len(terms) % 2:
            terms = np.concatenate([terms, np.zeros_like(terms[:1])])
        sums, rest = two_sum(terms[::2], terms[1::2])
        terms, lost = sums, lost + rest.sum(axis=0)
    return terms.sum(axis=0) + lost


def two_sum(a: Any, b: Any) -> tuple[Any, Any]:
    """A sum and what it loses by rounding (Knuth)."""
    total = a + b
    own = total - a
    return total, (a - (total - own)) + (b - own)


def usual(values: Any, ends: Any) -> Any:
    """How large quantities are beside what they usually are: the larger of each and of its mean along a motion.

    What a brief pulse makes of a quantity counts for as long as it lasts.

    Args:
        values: of shape (instants, quantities).
        ends: the instants, of shape (instants,).
    """
    import numpy as np

    return np.maximum(np.abs(values), mean_size(values, ends))


def mean_size(values: Any, ends: Any) -> Any:
    """The mean of the size of quantities along a motion, of shape (quantities,), as for `usual`."""
    import numpy as np

    return np.diff(ends) @ np.abs(values[1:]) / (ends[-1] - ends[0] or 1.0)
