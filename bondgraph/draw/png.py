"""A drawing as PNG, painted by matplotlib."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import Any

from bondgraph.draw import pieces
from bondgraph.draw.drawing import PIXEL, Box, Drawing, Label, Point
from bondgraph.draw.highlights import bands
from bondgraph.draw.outlines import Step, outline
from bondgraph.draw.page import PER_INCH, Page
from bondgraph.draw.pieces import DASHES, ROOM, SHADE, THIN, Fill, Line, Piece, Ring
from bondgraph.errors import StructureError

MOST = 200_000_000
"""Pixels of a picture, each of which takes four bytes, or eight while it is written."""
POINT = 72 / PER_INCH / PIXEL
"""A unit of a drawing at scale 1, in points."""


def write(drawing: Drawing, page: Page) -> bytes:
    """The file; the same drawing on the same page gives the same bytes.

    Raises:
        StructureError: for a picture of too many pixels.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    inches = [length * page.scale / PIXEL / PER_INCH for length in (drawing.box.width, drawing.box.height)]
    across, down = (inch * page.dpi for inch in inches)
    if not across * down <= MOST or max(across, down) >= 2**16:
        law = f"the picture would be {across:.0f} by {down:.0f} pixels"
        raise StructureError(f"dpi={page.dpi:g}", law, remedy="give a smaller dpi, scale or width, or draw a .pdf")
    color = _hex(page.rgb(page.background)) if page.background else "none"
    figure = Figure(figsize=(inches[0], inches[1]), dpi=page.dpi, facecolor=color)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(0, drawing.box.width)
    axes.set_ylim(drawing.box.height, 0)
    for patch in _patches(drawing, page):
        axes.add_patch(patch)
    found = io.BytesIO()
    FigureCanvasAgg(figure).print_png(found, metadata={"Software": None, "Title": f"Bond graph {drawing.name}"})
    return found.getvalue()


def _hex(rgb: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb)


def _patches(drawing: Drawing, page: Page) -> Iterator[Any]:
    """What is painted, the shades first."""
    for shade in sorted((pieces.of_room(drawing, room) for room in drawing.rooms), key=lambda s: s.depth):
        color = _hex(page.shade(SHADE * shade.depth))
        yield _stroked([*map(_way, shade.routes)], ROOM, page, color, round_ends=True)
        yield _filled([_corners(box) for box in shade.boxes], color)
    for band in bands(drawing):
        yield _stroked([*map(_way, band.lines)], band.width, page, _hex(page.shade(band.strength, band.color)))
    ink = _hex(page.ink)
    strokes: dict[tuple[int, bool], list[list[Step]]] = {}
    shapes: list[list[Step]] = []
    for piece in pieces.of_drawing(drawing):
        _sorted_in(piece, strokes, shapes)
    for (width, dashed), ways in strokes.items():
        yield _stroked(ways, width, page, ink, dashed=dashed)
    yield _filled(shapes, ink)


def _sorted_in(piece: Piece, strokes: dict[tuple[int, bool], list[list[Step]]], shapes: list[list[Step]]) -> None:
    """A piece among the lines of its width, or the filled shapes."""
    match piece:
        case Line(_, lines, width, dashed):
            strokes.setdefault((width, dashed), []).extend(map(_way, lines))
        case Fill(_, corners):
            shapes.append([*_way(corners), ("z", ())])
        case Ring((x, y), radius, width):
            out = radius * 5523 // 10000
            ways: list[Step] = [("M", ((x + radius, y),))]
            for a, b, c, d in ((1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)):
                first = x + a * radius + c * out, y + b * radius + d * out
                second = x + c * radius + a * out, y + d * radius + b * out
                ways.append(("C", (first, second, (x + c * radius, y + d * radius))))
            strokes.setdefault((width, False), []).append(ways)
        case Label():
            (x, y), path = piece.at, piece.glyphs.path
            shapes.append([(step, tuple((a + x, b + y) for a, b in points)) for step, points in outline(path)])
            if piece.framed:
                strokes.setdefault((THIN, False), []).append(_corners(piece.box))


def _way(points: Iterable[Point]) -> list[Step]:
    return [("L" if k else "M", (point,)) for k, point in enumerate(points)]


def _corners(box: Box) -> list[Step]:
    ends = (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)
    return [*_way(ends), ("z", ())]


def _path(ways: Iterable[Iterable[Step]]) -> Any:
    from matplotlib.path import Path

    codes = {"M": [Path.MOVETO], "L": [Path.LINETO], "C": [Path.CURVE4] * 3, "z": [Path.CLOSEPOLY]}
    steps = [step for way in ways for step in way]
    points = [point for _, each in steps for point in each or ((0, 0),)]
    return Path(points, [code for step, _ in steps for code in codes[step]]) if points else Path([(0, 0)])


def _stroked(
    ways: list[list[Step]], width: int, page: Page, color: str, *, dashed: bool = False, round_ends: bool = False
) -> Any:
    from matplotlib.patches import PathPatch

    wide = width * POINT * page.scale
    style = (0, [dash / width for dash in DASHES]) if dashed else "solid"
    ends, corners = ("round", "round") if round_ends else ("butt", "miter")
    return PathPatch(
        _path(ways), fill=False, edgecolor=color, linewidth=wide, linestyle=style, capstyle=ends, joinstyle=corners
    )


def _filled(ways: list[list[Step]], color: str) -> Any:
    from matplotlib.patches import PathPatch

    return PathPatch(_path(ways), facecolor=color, edgecolor="none", linewidth=0)
