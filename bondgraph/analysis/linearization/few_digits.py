"""Warnings of responses of which rounding of a model's numbers leaves few digits."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

from bondgraph.errors import ValueRefused
from bondgraph.program.calls import outside
from bondgraph.program.tolerances import DIGITS

if TYPE_CHECKING:
    from bondgraph.analysis.linearization.linearization import Linearization

SHIFT, SHIFTS = 2.0**-50, 3
"""By which part of themselves, eight floats, numbers are changed to see what of a response is rounding; how often."""

Respond = Callable[["Linearization", Any], Any]
"""The response of a linearization at some points, of shape (..., outputs, inputs)."""


def tell_few_digits(
    of: Linearization,
    points: Any,
    found: Any,
    respond: Respond,
    unit: str,
    sizes: Respond,
    vanishes: Callable[[], Any],
    beside: float = SHIFT,
) -> None:
    """Warn of the worst place where less than `DIGITS` of a response is known.

    Args:
        of: the linearization.
        points: instants or frequencies, of shape (n,).
        found: the response there, of shape (n, outputs, inputs).
        respond: what finds it.
        unit: of the points.
        sizes: how large a response is about points: beside that it is judged.
        vanishes: which responses are zero but for rounding, of shape (outputs, inputs): of them nothing is said.
        beside: by which part of itself a point is changed to see what its rounding makes.
    """
    import numpy as np

    off = may_be_rounding(of, points, found, respond)
    doubtful = (off > DIGITS * np.abs(found)).any(axis=(-1, -2))
    if not doubtful.any():
        return
    # What rounding of the point itself changes, as beside an undamped mode, is none of the matrices.
    with suppress(ValueRefused):
        off -= 2 * SHIFT / beside * np.abs(respond(of, points * (1 + beside)) - found)
    at, off = points[doubtful], off[doubtful]
    size = sizes(of, at)
    part = off / np.where(size > 0, size, np.inf)
    if (part > DIGITS).any() and (known := np.where(vanishes(), 0.0, part)).max() > DIGITS:
        k, i, j = np.unravel_index(known.argmax(), known.shape)
        law = f"{of.outputs[i]} by {_driving(of)[j]} at {at[k]:.6g} {unit} is known to {known[k, i, j]:.1g} of itself"
        remedy = "Give other points, or elements whose numbers cancel less, as coils with their leakage apart"
        text = f"{of.name}: {law} only: rounding of the model's numbers hides the rest. {remedy}."
        warnings.warn(text, UserWarning, stacklevel=outside())


def may_be_rounding(of: Linearization, points: Any, found: Any, respond: Respond) -> Any:
    """How far a response may be rounding, of its shape; zero where `of.varied` does not tell.

    It is the second least difference of those with numbers changed by a few floats: where such a number chooses a law,
    as a gear does, they are of two kinds, and two at least of one.
    """
    import numpy as np

    each = [found, *_others(of, points, respond)]
    if len(each) < SHIFTS + 1:
        return np.zeros(found.shape)
    return second_least_difference(each)


def second_least_difference(each: Sequence[Any]) -> Any:
    """That of arrays of one shape, of which there are three at least."""
    import numpy as np

    return np.sort([np.abs(a - b) for a, b in combinations(each, 2)], axis=0)[1]


def _others(of: Linearization, points: Any, respond: Respond) -> Iterator[Any]:
    for A, B, C, D in of.variations:
        with suppress(ValueRefused):
            yield respond(replace(of, A=A, B=B, C=C, D=D), points)


def _driving(of: Linearization) -> list[str]:
    return [name for name in of.inputs if not name.endswith("'")]
