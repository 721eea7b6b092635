"""What a drawing is put on: how large it is there, and in which colours."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Any

from bondgraph.draw.drawing import PIXEL, Drawing
from bondgraph.errors import StructureError

PER_INCH = 96
"""Pixels in an inch, as CSS has it."""
LENGTHS = {"mm": PER_INCH / 25.4, "cm": PER_INCH / 2.54, "in": float(PER_INCH), "pt": PER_INCH / 72, "px": 1.0}
"""Units of a width, in pixels."""
_LENGTH = re.compile(r"\s*([0-9.]+(?:e[+-]?\d+)?)\s*([a-z]+)\s*", re.ASCII)


@dataclass(frozen=True)
class Page:
    """How a drawing is written.

    Args:
        scale: its size; 1 sets node texts at 16 pixels, or 12 points.
        color: of lines and letters, as CSS names it; none where the target's own is taken.
        background: a colour behind the diagram, or none.
        dpi: pixels to the inch, where it is made of such.
    """

    scale: float = 1.0
    color: str | None = None
    background: str | None = None
    dpi: float = 300.0

    def __post_init__(self) -> None:
        for what, value in (("scale", self.scale), ("dpi", self.dpi)):
            if not (isinstance(value, int | float) and 0 < value < math.inf):
                law = "a picture has a size above zero"
                raise StructureError(f"{what}={value!r:.40}", law, remedy="give a positive number")

    def rgb(self, color: str) -> tuple[int, int, int]:
        """A colour as numbers from 0 to 255.

        Raises:
            StructureError: for a colour that is none.
        """
        from matplotlib.colors import to_rgb

        try:
            red, green, blue = to_rgb(color)
        except (ValueError, TypeError):
            law, remedy = "no such colour", "name one as CSS does: black, darkslategray, '#1b1b1b'"
            raise StructureError(f"{color!r:.40}", law, remedy=remedy) from None
        return round(255 * red), round(255 * green), round(255 * blue)

    @property
    def ink(self) -> tuple[int, int, int]:
        """The colour of lines and letters."""
        return self.rgb(self.color or "black")

    def shade(self, hundredths: int, color: str | None = None) -> tuple[int, int, int]:
        """A colour, that of lines by default, laid thinly on the background, or on white."""
        paper, part = self.rgb(self.background or "white"), min(100, hundredths)
        laid = self.rgb(color) if color else self.ink
        mixed = ((ink * part + under * (100 - part)) / 100 for ink, under in zip(laid, paper, strict=True))
        red, green, blue = map(round, mixed)
        return red, green, blue


def scale_to(drawing: Drawing, width: Any) -> float:
    """The scale at which a drawing is so wide.

    Args:
        width: a number with a unit: "86 mm", "3.4 in".

    Raises:
        StructureError: for what is no width.
    """
    found = _LENGTH.fullmatch(width) if isinstance(width, str) else None
    try:
        pixels = float(found[1]) * LENGTHS[found[2]] if found else 0.0
    except (ValueError, KeyError):
        pixels = 0.0
    if not 0 < pixels < math.inf:
        law = "a width is a number above zero with a unit"
        raise StructureError(f"width={width!r:.40}", law, remedy=f"write '86 mm'; units are {', '.join(LENGTHS)}")
    return pixels * PIXEL / drawing.box.width
