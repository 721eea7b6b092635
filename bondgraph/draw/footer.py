"""What stands beneath a diagram: notes, wrapped to its width, equations, a line each, and a caption."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bondgraph.draw.drawing import PIXEL, Box, Drawing, Glyphs, Label
from bondgraph.draw.labels.typeset import typeset, words
from bondgraph.draw.layout.arrange import MARGIN

EQUATION, CAPTION, NOTE = 14, 14, 12
"""Sizes of letters in pixels."""
NARROWEST = 260 * PIXEL
"""Notes beneath a narrower diagram are wider than it."""
BETWEEN = 5 * PIXEL
"""From line to line of a note."""
APART = 14 * PIXEL
"""From the diagram to the first line, and from line to line."""


def beneath(drawing: Drawing, equations: Sequence[str], caption: str) -> Drawing:
    """The drawing with equations in LaTeX beneath it, and a caption beneath these, about its middle line."""
    lines = [("equation", typeset(equation, equation, EQUATION)) for equation in equations]
    if caption:
        lines.append(("caption", words(_printed(caption), CAPTION)))
    return _placed(drawing, lines, APART)


def noted(drawing: Drawing, sentences: Sequence[str]) -> Drawing:
    """The drawing with sentences beneath it, each on lines of its own, as wide as it is."""
    width = max(drawing.box.width - 2 * MARGIN, NARROWEST)
    lines = [("note", line) for sentence in sentences for line in wrapped(sentence, width)]
    return _placed(drawing, lines, BETWEEN)


def wrapped(sentence: str, width: int) -> Iterator[Glyphs]:
    """A sentence in lines no wider than this, but for a word that is."""
    line = ""
    for word in sentence.split():
        longer = f"{line} {word}".strip()
        if line and _text(longer).box.width > width:
            yield _text(line)
            longer = word
        line = longer
    yield _text(line)


def _text(line: str) -> Glyphs:
    """A line of words, as high as any other."""
    glyphs = words(_printed(line), NOTE)
    return replace(glyphs, box=Box(glyphs.box.left, -glyphs.size * 3 // 4, glyphs.box.right, glyphs.size // 4))


def _placed(drawing: Drawing, lines: Sequence[tuple[str, Glyphs]], apart: int) -> Drawing:
    """The drawing with lines beneath it, about its middle."""
    if not lines:
        return drawing
    middle, y = drawing.box.middle[0], drawing.box.bottom - MARGIN + APART - apart
    placed = []
    for role, glyphs in lines:
        y += apart
        placed.append(_centred(role, glyphs, middle, y))
        y = placed[-1].box.bottom
    texts = (*drawing.texts, *placed)
    box = Box.union([drawing.box, *(label.box.grown(MARGIN) for label in placed)])
    return replace(drawing, box=box, texts=texts).moved(-box.left, -box.top)


def _centred(role: str, glyphs: Glyphs, x: int, top: int) -> Label:
    box = glyphs.box
    return Label(role, glyphs, (x - box.middle[0], top - box.top))


def _printed(text: str) -> str:
    """Words in one line, with quotation marks and apostrophes as in print."""
    opened = re.sub(r"(?<![^\s(])'", "\N{LEFT SINGLE QUOTATION MARK}", " ".join(text.split()))
    return opened.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
