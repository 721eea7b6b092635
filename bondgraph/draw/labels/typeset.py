"""Mathematics typeset to outlines: no font is needed to read the drawing, and every machine sees the same letters."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from bondgraph.draw.drawing import PIXEL, Box, Glyphs, Letter, Point
from bondgraph.draw.labels.letters import Steps, font_file, steps
from bondgraph.draw.labels.symbol_glyphs import SetGlyph, symbol

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

SVG = "{http://www.w3.org/2000/svg}"
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_SIGN = re.compile(r"(^|[=(,+&{\[]|\\\\|\\(?:cdot|quad|,|;))(\s*)-")
"""A minus that is a sign: nothing stands before it that could be subtracted from."""
_FACTOR = re.compile(
    r"(?<=[\w})])(?<!\\cdot)(?<!\\quad)(?<!matrix\})(?<!cases\})\s*(?=\\(?:a?(?:sin|cos|tan)h?|exp|log)(?![a-z]))"
)
"""Before a function that what stands before it multiplies."""
_SYMBOL = re.compile(r"STIXTwoMathRegular_(\d+)")
"""What the typesetter calls an outline that is a letter of its font, by its index there, and"""
EM = 12
"""the size of letters in it."""
_POINTS = {"M": 1, "L": 1, "T": 1, "Q": 2, "C": 3}


@lru_cache(maxsize=1 << 15)
def typeset(latex: str, plain: str, size: int) -> Glyphs:
    """A formula as outlines.

    Args:
        latex: the formula.
        plain: the same in words, for readers who cannot see it and where the formula cannot be typeset.
        size: the letters' size in pixels.
    """
    if letters := symbol(latex, size):
        return replace(_composed(letters, plain, size), latex=latex)
    try:
        import ziamath

        with suppress(ImportError):  # in another version of the typesetter rows may be elsewhere, and take longer
            import bondgraph.draw.labels.rows  # noqa: F401, it takes the place of the typesetter's rows

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # its own deprecations, made errors, would cost us the outlines
            drawn = ziamath.Latex(spaced(signed(latex)), size=size).svg()
        found = _glyphs(drawn, plain, size)
    except Exception:  # a typesetter may fail in any way; the drawing then shows the words
        return words(plain, size)
    return replace(found, latex=latex) if found else words(plain, size)


@lru_cache(maxsize=4096)
def words(text: str, size: int) -> Glyphs:
    """Words as outlines, in the same font; nothing in them is a command.

    Args:
        text: the words, those of a line.
        size: the letters' size in pixels.
    """
    found = None
    with suppress(Exception):  # as above
        found = _written(text, size)
    unit = size * PIXEL
    wide = Box(0, -unit * 3 // 4, max(1, len(text)) * unit * 3 // 5, unit // 4)  # room in any font of common width
    return found or Glyphs(text, wide, unit)


def _written(text: str, size: int) -> Glyphs | None:
    """Characters one after the other; None for blanks alone."""
    letters, boxes, x = [], [], 0.0
    for index, advance, path in map(_character, text):
        letter, box = _letter(index, (_unit(x), 0), size * PIXEL, _steps, path)
        letters.append(letter)
        boxes += [box] if box else []
        x += advance * size
    return Glyphs(text, Box.union(boxes), size * PIXEL, "", tuple(letters)) if boxes else None


@lru_cache(maxsize=4096)
def _character(character: str) -> tuple[int, float, str]:
    """Of a letter of the font: its index, how far the next is from it as part of the size of letters, its outline."""
    glyph = _font().glyph(character)
    drawn = glyph.svgpath()
    path = "" if drawn is None else drawn.get("d")
    return glyph.index, glyph.advance() / glyph.font.info.layout.unitsperem, path


@lru_cache(maxsize=1)
def _font() -> Any:
    import ziafont

    font = ziafont.Font(font_file())
    font.features["kern"] = False  # it moves all letters after a kerned pair, and spaces are lost
    return font


def _composed(letters: tuple[SetGlyph, ...], plain: str, size: int) -> Glyphs:
    """A symbol whose letters are set."""
    found = [_letter(each.glyph.number, (_unit(each.x), _unit(each.y)), _unit(each.size), steps, each.glyph.path)
             for each in letters]  # fmt: skip
    box = Box.union([box for _, box in found if box])
    return Glyphs(plain, box, size * PIXEL, "", tuple(letter for letter, _ in found))


def _letter(index: int, at: Point, size: int, read: Callable[[str], Steps], path: str) -> tuple[Letter, Box | None]:
    """A letter at its place, and its ink; none of a blank.

    Args:
        index, at, size: as of `Letter`.
        read: the steps of an outline of a font of twelve.
        path: that outline.
    """
    outline, box = _outline(read, path, size)
    return Letter(index, at, size, outline), box and box.moved(*at)


@lru_cache(maxsize=1 << 14)
def _outline(read: Callable[[str], Steps], path: str, size: int) -> tuple[str, Box | None]:
    points: list[Point] = []
    drawn = _moved(read(path), (0.0, 0.0), size / (EM * PIXEL), points)
    return drawn, Box.around(points) if points else None


def _glyphs(drawn: str, plain: str, size: int) -> Glyphs | None:
    """What a typesetter has drawn; None where that is nothing."""
    from xml.etree.ElementTree import fromstring

    letters, rest, boxes = _outlines(fromstring(drawn))
    return Glyphs(plain, Box.union(boxes), size * PIXEL, "", letters, rest) if boxes else None


def signed(latex: str) -> str:
    r"""A formula with signs as its typesetter has them close to what follows.

    >>> signed(r"a = -b - c"), signed(r"\left(-x\right)")
    ('a = {-}b - c', '\\left({-}x\\right)')
    """
    return _SIGN.sub(r"\1\2{-}", latex)


def spaced(latex: str) -> str:
    r"""A formula with a thin space between a factor and the function after it, where its typesetter leaves none.

    >>> spaced(r"m s \sin{\left(x \right)}"), spaced(r"a + \sin x \cdot \cos x")
    ('m s\\,\\sin{\\left(x \\right)}', 'a + \\sin x \\cdot \\cos x')
    """
    return _FACTOR.sub(r"\\,", latex)


def _outlines(root: Element) -> tuple[tuple[Letter, ...], str, list[Box]]:
    """Letters, path data in whole units of all that is none, and the ink of each."""
    symbols = {each.get("id"): each for each in root.iter(f"{SVG}symbol")}
    found: list[tuple[Letter | str, Box | None]] = []
    groups = [group for group in root if group.tag == f"{SVG}g" and not group.get("transform")]
    for child in [*(each for each in root if each not in groups), *(each for group in groups for each in group)]:
        if child.tag == f"{SVG}use":
            found.append(_glyph(symbols[(child.get("href") or "")[1:]], child))
        elif child.tag == f"{SVG}rect":
            x, y, w, h = (_unit(float(child.get(key) or 0)) for key in ("x", "y", "width", "height"))
            found.append((f"M{x} {y}h{w}v{h}h{-w}z", Box(x, y, x + w, y + h)))
        elif child.tag not in (f"{SVG}symbol", f"{SVG}title"):
            raise ValueError(f"unexpected {child.tag}")
    letters = tuple(each for each, _ in found if isinstance(each, Letter))
    rest = "".join(each for each, _ in found if isinstance(each, str))
    return letters, rest, [box for _, box in found if box]


def _glyph(drawn_once: Element, use: Element) -> tuple[Letter | str, Box | None]:
    """A letter, or the outline of what is none, and its ink."""
    left, top, _, height = (float(x) for x in (drawn_once.get("viewBox") or "").split())
    zoom = float(use.get("height") or 0) / height
    x0, y0 = float(use.get("x") or 0), float(use.get("y") or 0)
    path = "".join(path.get("d") or "" for path in drawn_once.iter(f"{SVG}path"))
    origin = x0 - left * zoom, y0 - top * zoom
    if found := _SYMBOL.fullmatch(drawn_once.get("id") or ""):
        return _letter(int(found[1]), (_unit(origin[0]), _unit(origin[1])), _unit(EM * zoom), _steps, path)
    points: list[Point] = []
    drawn = _moved(_steps(path), origin, zoom, points)
    return drawn, Box.around(points) if points else None


def _steps(path: str) -> Steps:
    """The commands of an outline, each with its points."""
    tokens = _TOKEN.findall(path)
    found: list[tuple[str, tuple[tuple[float, float], ...]]] = []
    i = 0
    while i < len(tokens):
        command, count = tokens[i], _POINTS.get(tokens[i], 0)
        numbers = [float(token) for token in tokens[i + 1 : i + 1 + 2 * count]]
        found.append((command, tuple(zip(numbers[::2], numbers[1::2], strict=True))))
        i += 1 + 2 * count
    return tuple(found)


def _moved(path: Steps, origin: tuple[float, float], zoom: float, points: list[Point]) -> str:
    """An outline at its place, in whole units; its points join those that are known."""
    (x0, y0), parts = origin, []
    at: Point = (0, 0)
    for command, pairs in path:
        if command == "Z":
            parts.append("z")
            continue
        moved = [(_unit(x0 + x * zoom), _unit(y0 + y * zoom)) for x, y in pairs]
        if command == "L" and moved[0] == at:
            continue
        parts.append(command + " ".join([f"{x} {y}" for x, y in moved]))
        points += moved
        at = moved[-1]
    return "".join(parts)


def _unit(pixels: float) -> int:
    return round(pixels * PIXEL)
