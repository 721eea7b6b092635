"""Sizes and colours of what a drawing is put on."""

from __future__ import annotations

import pytest
from publishing import laid_out, motor

from bondgraph import StructureError
from bondgraph.draw.drawing import PIXEL
from bondgraph.draw.page import Page, scale_to


def test_a_width_in_any_unit_is_one_width() -> None:
    drawn = laid_out(motor())
    scales = [scale_to(drawn, width) for width in ("50.8 mm", "5.08cm", "2 in", "144 pt", "192px")]
    assert scales == pytest.approx([192 * PIXEL / drawn.box.width] * 5)


@pytest.mark.parametrize(
    "width", ["86", "86 km", "0 mm", "-1 mm", "1e999 mm", "1.2.3 mm", "nan mm", "mm", "", 86, None]
)
def test_what_is_no_width_is_refused(width: object) -> None:
    with pytest.raises(StructureError, match=r"a width is a number above zero with a unit.*86 mm"):
        scale_to(laid_out(motor()), width)


@pytest.mark.parametrize("value", [0, -1, float("nan"), float("inf"), "2"])
@pytest.mark.parametrize("what", ["scale", "dpi"])
def test_sizes_are_above_zero(what: str, value: object) -> None:
    with pytest.raises(StructureError, match="size above zero"):
        Page(**{what: value})  # type: ignore[arg-type]


def test_colors_and_shades() -> None:
    assert Page(color="#102030").ink == (16, 32, 48)
    assert Page().shade(0) == (255, 255, 255) and Page().shade(100) == (0, 0, 0)
    assert Page(color="white", background="black").shade(20) == (51, 51, 51)
    with pytest.raises(StructureError, match="no such colour"):
        Page(color="url(#x)").rgb("url(#x)")
