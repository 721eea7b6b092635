"""Thick bars: where bonds meet them, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bondgraph.draw.drawing import PIXEL, Box, Glyphs
from bondgraph.draw.layout.grid import Cell, Route, on_bar

THICK = 3 * PIXEL
BEYOND = 11 * PIXEL
"""From the outermost bond to the end of the bar."""


def met(routes: Iterable[Route]) -> list[Cell]:
    """Where routes that begin at a bar leave it: at its cell, or where they turn away from it."""
    return [route[1] if on_bar(route) else route[0] for route in routes]


def bare(route: Route, turned: bool) -> Route:
    """A route without the piece that is the bar itself; `turned` where the bar is at its end."""
    way = route[::-1] if turned else route
    way = way[1:] if on_bar(way) else way
    return way[::-1] if turned else way


def glyphs(plain: str, heights: Sequence[int], size: int) -> Glyphs:
    """A bar about the origin that reaches beyond its bonds, which meet it at some heights."""
    box = Box(-THICK // 2, min(heights) - BEYOND, THICK // 2, max(heights) + BEYOND)
    path = f"M{box.left} {box.top}h{box.width}v{box.height}h{-box.width}z"
    return Glyphs(plain, box, size * PIXEL, rest=path)
