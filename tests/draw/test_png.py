"""Pictures of pixels: as many as asked for, ink where the drawing has lines, paper where it has none."""

from __future__ import annotations

import io

import numpy as np
import pytest
from matplotlib.image import imread
from publishing import GRAPHS, laid_out, motor, multibonds

from bondgraph import Graph, StructureError
from bondgraph.draw import layout, png
from bondgraph.draw.drawing import PIXEL, Drawing, Point
from bondgraph.draw.page import Page


def picture(drawn: Drawing, page: Page) -> np.ndarray:
    return imread(io.BytesIO(png.write(drawn, page)))


def at(pixels: np.ndarray, point: Point, page: Page) -> np.ndarray:
    x, y = (round(length * page.dpi * page.scale / 96 / PIXEL) for length in point)
    return pixels[y, x]


@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph.name)
def test_bonds_and_strokes_are_ink(graph: Graph) -> None:
    drawn, page = laid_out(graph), Page(dpi=288, background="white")
    pixels = picture(drawn, page)
    assert pixels.shape[:2] == pytest.approx((drawn.box.height * 0.03, drawn.box.width * 0.03), abs=1)
    assert (pixels[0, 0] == 1).all()
    for bond in drawn.bonds:
        for mark in bond.marks:
            for (a, b), (c, d) in mark.pieces:
                assert at(pixels, ((a + c) // 2, (b + d) // 2), page)[:3].max() < 0.3
        if not bond.conflict:
            for x, y in bond.lines[0][1:-1]:
                assert at(pixels, (x, y), page)[:3].max() < 0.5


def test_dark_is_white_on_black_and_nothing_is_transparent() -> None:
    drawn, page = laid_out(motor()), Page(dpi=96, background="black", color="white")
    pixels = picture(drawn, page)
    assert (pixels[0, 0] == (0, 0, 0, 1)).all() and pixels[..., :3].max() > 0.9
    assert picture(drawn, Page(dpi=96))[0, 0, 3] == 0


def test_a_shade_lies_behind() -> None:
    graph = multibonds()
    drawn, page = layout(graph, rooms={"m": ["m", "v"]}), Page(dpi=192, background="white")
    pixels = picture(drawn, page)
    box = drawn.node("m").clear
    corner = at(pixels, (box.left - 2 * PIXEL, box.top - 2 * PIXEL), page)[:3]
    assert corner == pytest.approx([0.93] * 3, abs=0.01)


def test_a_picture_too_large_to_paint_is_refused() -> None:
    with pytest.raises(StructureError, match=r"dpi=1e\+06: the picture would be .* pixels.*smaller dpi"):
        png.write(laid_out(motor()), Page(dpi=1e6))
