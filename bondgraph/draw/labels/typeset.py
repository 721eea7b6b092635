"""Mathematics typeset to outlines: no font is needed to read the drawing, and every machine sees the same letters."""

from __future__ import annotations

import re
import warnings
import xml.etree.ElementTree as ET
from functools import lru_cache

from bondgraph.draw.drawing import PIXEL, Box, Glyphs, Point

SVG = "{http://www.w3.org/2000/svg}"
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_SIGN = re.compile(r"(^|[=(,+&{\[]|\\\\|\\(?:cdot|quad|,|;))(\s*)-")
"""A minus that is a sign: nothing stands before it that could be subtracted from."""
_FACTOR = re.compile(
    r"(?<=[\w})])(?<!\\cdot)(?<!\\quad)(?<!matrix\})(?<!cases\})\s*(?=\\(?:a?(?:sin|cos|tan)h?|exp|log)(?![a-z]))"
)
"""Before a function that what stands before it multiplies."""
_POINTS = {"M": 1, "L": 1, "T": 1, "Q": 2, "C": 3}


@lru_cache(maxsize=4096)
def typeset(latex: str, plain: str, size: int) -> Glyphs:
    """A formula as outlines.

    Args:
        latex: the formula.
        plain: the same in words, for readers who cannot see it and where the formula cannot be typeset.
        size: the letters' size in pixels.
    """
    try:
        import ziamath

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # its own deprecations, made errors, would cost us the outlines
            root = ET.fromstring(ziamath.Latex(spaced(signed(latex)), size=size).svg())
        path, points = _outlines(root)
    except Exception:  # a typesetter may fail in any way; the drawing then shows the words
        return _words(plain, size)
    if not points:
        return _words(plain, size)
    return Glyphs(path, plain, Box.around(points), size * PIXEL)


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


def _words(plain: str, size: int) -> Glyphs:
    """Plain text, with room for it in any font of common width."""
    unit = size * PIXEL
    return Glyphs("", plain, Box(0, -unit * 3 // 4, max(1, len(plain)) * unit * 3 // 5, unit // 4), unit)


def _outlines(root: ET.Element) -> tuple[str, list[Point]]:
    """Path data in whole units, and every point in it."""
    symbols = {symbol.get("id"): symbol for symbol in root.iter(f"{SVG}symbol")}
    parts: list[str] = []
    points: list[Point] = []
    for child in root:
        if child.tag == f"{SVG}use":
            symbol = symbols[(child.get("href") or "")[1:]]
            _glyph(symbol, child, parts, points)
        elif child.tag == f"{SVG}rect":
            x, y, w, h = (_unit(float(child.get(key) or 0)) for key in ("x", "y", "width", "height"))
            parts.append(f"M{x} {y}h{w}v{h}h{-w}z")
            points += [(x, y), (x + w, y + h)]
        elif child.tag != f"{SVG}symbol":
            raise ValueError(f"unexpected {child.tag}")
    return "".join(parts), points


def _glyph(symbol: ET.Element, use: ET.Element, parts: list[str], points: list[Point]) -> None:
    left, top, _, height = (float(x) for x in (symbol.get("viewBox") or "").split())
    zoom = float(use.get("height") or 0) / height
    x0, y0 = float(use.get("x") or 0), float(use.get("y") or 0)
    for path in symbol.iter(f"{SVG}path"):
        tokens = _TOKEN.findall(path.get("d") or "")
        at: Point = (0, 0)
        i = 0
        while i < len(tokens):
            command = tokens[i]
            i += 1
            if command == "Z":
                parts.append("z")
                continue
            pairs = []
            for _ in range(_POINTS[command]):
                x, y = float(tokens[i]), float(tokens[i + 1])
                pairs.append((_unit(x0 + (x - left) * zoom), _unit(y0 + (y - top) * zoom)))
                i += 2
            if command == "L" and pairs[0] == at:
                continue
            parts.append(command + " ".join(f"{x} {y}" for x, y in pairs))
            points += pairs
            at = pairs[-1]


def _unit(pixels: float) -> int:
    return round(pixels * PIXEL)
