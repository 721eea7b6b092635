"""What stands beneath a diagram: equations, a line each, and a caption."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bondgraph.draw.drawing import PIXEL, Box, Drawing, Glyphs, Label
from bondgraph.draw.labels.typeset import typeset
from bondgraph.draw.layout.arrange import MARGIN

EQUATION, CAPTION = 14, 14
"""Sizes of letters in pixels."""
APART = 14 * PIXEL
"""From the diagram to the first line, and from line to line."""


def beneath(drawing: Drawing, equations: Sequence[str], caption: str) -> Drawing:
    """The drawing with equations in LaTeX beneath it, and a caption beneath these, about its middle line."""
    lines = [("equation", typeset(equation, equation, EQUATION)) for equation in equations]
    if caption:
        lines.append(("caption", typeset(rf"\text{{{_words(caption)}}}", caption, CAPTION)))
    if not lines:
        return drawing
    middle, y = drawing.box.middle[0], drawing.box.bottom - MARGIN
    placed = []
    for role, glyphs in lines:
        y += APART
        placed.append(_centred(role, glyphs, middle, y))
        y = placed[-1].box.bottom
    texts = (*drawing.texts, *placed)
    box = Box.union([drawing.box, *(label.box.grown(MARGIN) for label in placed)])
    return replace(drawing, box=box, texts=texts).moved(-box.left, -box.top)


def _centred(role: str, glyphs: Glyphs, x: int, top: int) -> Label:
    box = glyphs.box
    return Label(role, glyphs, (x - box.middle[0], top - box.top))


def _words(text: str) -> str:
    """Words as they stand in LaTeX's text mode, apostrophes as in print."""
    return "".join(f"\\{c}" if c in "{}%$&#_" else c for c in text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"))
