"""Sentences on how a motion ends: the last values, and what has not become steady by then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bondgraph.program.tolerances import ROUNDING
from bondgraph.report.words import together, typeset

STEADY = 0.01
"""The part of its range by which a quantity changes at most"""
LAST = 0.1
"""in this last part of a run, if it is steady by the end."""
VALUES = 6
"""So many last values are told."""


def ended(t: Any, curves: Mapping[str, Any], names: Sequence[str], units: Mapping[str, str]) -> list[str]:
    """The last values of quantities, and which of them still change.

    Args:
        t: instants from the start to the end, of shape (n,).
        curves: each quantity at them.
        names: the quantities that are told.
        units: their units by name, as far as they have any.
    """
    return list(_ended(t, curves, names, units)) if len(t) > 1 and names else []


def _ended(t: Any, curves: Mapping[str, Any], names: Sequence[str], units: Mapping[str, str]) -> Iterator[str]:
    values = (f"{name} = {typeset(float(curves[name][-1]), 4)} {units.get(name, '')}".rstrip() for name in names)
    told = [value for value, _ in zip(values, range(VALUES), strict=False)]
    more = [f"{len(names) - VALUES} more"] * (len(names) > VALUES)
    yield f"At the end, t = {t[-1]:g} s: {', '.join([*told, *more])}."
    last = t >= t[-1] - LAST * (t[-1] - t[0])
    changing = [name for name in names if not _steady(curves[name], last)]
    part, tenth = f"more than {100 * STEADY:g} % of", "in the last tenth of the run"
    if len(changing) == 1:
        yield f"{changing[0]} is not yet steady: {tenth} it still changes by {part} its range."
    elif changing:
        yield f"{together(changing)} are not yet steady: {tenth} each still changes by {part} its range."
    elif any(not _constant(curves[name]) for name in names):
        yield f"All of this is nearly steady by then: {tenth} nothing changes by {part} its range."


def _steady(curve: Any, last: Any) -> bool:
    return _constant(curve) or bool(_range(curve[last]) <= STEADY * _range(curve))


def _constant(curve: Any) -> bool:
    return bool(_range(curve) <= ROUNDING * abs(curve).max())


def _range(curve: Any) -> float:
    return float(curve.max() - curve.min())
