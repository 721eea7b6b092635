"""Outlines, read from their path data as straight pieces and curves of the third degree."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bondgraph.draw.drawing import Point
from bondgraph.draw.marks import round_div

_TOKEN = re.compile(r"[A-Za-z]|-?\d+")
_PAIRS = {"M": 1, "L": 1, "T": 1, "Q": 2, "C": 3}

Step = tuple[str, tuple[Point, ...]]


def outline(path: str) -> Iterator[Step]:
    """The steps of an outline: "M" and "L" with a point, "C" with three, and "z".

    >>> [*outline("M0 0h3Q6 0 6 3z")]
    [('M', ((0, 0),)), ('L', ((3, 0),)), ('C', ((5, 0), (6, 1), (6, 3))), ('z', ())]
    """
    tokens = iter(_TOKEN.findall(path))
    at, handle = (0, 0), (0, 0)
    for command in tokens:
        if command == "z":
            yield "z", ()
            continue
        if command in "hv":
            amount = int(next(tokens))
            points = [(at[0] + amount, at[1]) if command == "h" else (at[0], at[1] + amount)]
        else:
            points = [(int(next(tokens)), int(next(tokens))) for _ in range(_PAIRS[command])]
        if command == "T":
            points.insert(0, (2 * at[0] - handle[0], 2 * at[1] - handle[1]))
        match points:
            case [end]:
                yield ("M" if command == "M" else "L"), (end,)
                handle = end
            case [handle, end]:
                yield "C", (_towards(at, handle), _towards(end, handle), end)
            case [_, handle, end]:
                yield "C", tuple(points)
        at = points[-1]


def _towards(a: Point, b: Point) -> Point:
    """Two thirds of the way from a to b."""
    return a[0] + round_div(2 * (b[0] - a[0]), 3), a[1] + round_div(2 * (b[1] - a[1]), 3)
