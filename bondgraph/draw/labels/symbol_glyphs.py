r"""Symbols typeset quickly: letters with indices, and types with names, which most labels of a diagram are.

The rules are those of the typesetter of formulas, `ziamath`, and so are the font and the tables read here; it takes
milliseconds for what is microseconds here, where no bracket stretches and no fraction is built. What is no such symbol
is left to it.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

_TOKEN = re.compile(
    r"\\mathrm\{(?P<word>[A-Za-z0-9]+)\}|\\(?P<greek>[a-z]+)(?![a-z])|(?P<number>\d+)|(?P<letter>[A-Za-z])|(?P<sign>[:,])"
    r"|(?P<index>_\{)|(?P<end>\})|\s+"
)
_NAMES = "alpha beta gamma delta zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon chi psi omega"
GREEK = {name: unicodedata.lookup(f"GREEK SMALL LETTER {name.replace('lambda', 'lamda')}") for name in _NAMES.split()}
"""Letters of which there is one form."""


@dataclass(frozen=True)
class SetGlyph:
    """A letter that is set: its glyph in the font, where its baseline starts, and its size, in pixels."""

    glyph: Any
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Row:
    """Letters in a row, and where the next may begin."""

    letters: tuple[SetGlyph, ...]
    end: float

    def moved(self, x: float, y: float) -> tuple[SetGlyph, ...]:
        return tuple(SetGlyph(each.glyph, each.x + x, each.y + y, each.size) for each in self.letters)


@lru_cache(maxsize=4096)
def symbol(latex: str, size: int) -> tuple[SetGlyph, ...] | None:
    """The letters of a symbol; None for what is no such symbol."""
    tokens = []
    at = 0
    while at < len(latex):
        found = _TOKEN.match(latex, at)
        if found is None or (found["greek"] and found["greek"] not in GREEK):
            return None
        at = found.end()
        if found.lastgroup:
            tokens.append((found.lastgroup, found[found.lastgroup]))
    row, rest = _row(tokens, 0, size)
    return row.letters if row and row.letters and not rest else None


def _row(tokens: list[tuple[str, str]], level: int, size: int) -> tuple[Row | None, list[tuple[str, str]]]:
    """A row up to its end, and what comes after it."""
    letters: list[SetGlyph] = []
    x = 0.0
    before = ""
    while tokens and tokens[0][0] != "end":
        (kind, text), *tokens = tokens
        if kind == "index":
            return None, tokens
        if kind == "sign" and (not before or not tokens or tokens[0][0] == "end"):
            return None, tokens  # a sign that begins or ends a row is spaced in other ways
        base = _atom(kind, text, level, size)
        if tokens and tokens[0][0] == "index":
            if kind == "sign":
                return None, tokens
            below, tokens = _row(tokens[1:], level + 1, size)
            if below is None or not tokens or not below.letters:
                return None, tokens
            tokens = tokens[1:]
            base = _indexed(base, below, _size(level, size), kind == "word")
            if tokens and tokens[0][0] == "index":
                return None, tokens
        letters += base.moved(x, 0)
        x += base.end
        before = kind
    return Row(tuple(letters), x), tokens


@cache
def _atom(kind: str, text: str, level: int, size: int) -> Row:
    """A letter, a number, an upright word or a sign."""
    if kind == "word":
        pieces = [_run(part, "upright", level, size) for part in re.findall(r"\d+|[A-Za-z]", text)]
        letters: list[SetGlyph] = []
        x = 0.0
        for piece in pieces:
            letters += piece.moved(x, 0)
            x += piece.end
        return Row(tuple(letters), x)
    if kind == "sign":
        glyph, letters_size = _glyph(text, "upright", level), _size(level, size)
        unit = letters_size / _em()
        if level:
            return Row((SetGlyph(glyph, 0.0, 0.0, letters_size),), glyph.path.bbox.xmax * unit)
        room, after = (part * letters_size for part in _around(text))
        return Row((SetGlyph(glyph, room, 0.0, letters_size),), room + glyph.advance() * unit + after)
    return _run(GREEK.get(text, text), "upright" if kind == "number" else "italic", level, size)


def _run(text: str, style: str, level: int, size: int) -> Row:
    """Characters of one number or identifier."""
    letters: list[SetGlyph] = []
    letters_size, x = _size(level, size), 0.0
    unit = letters_size / _em()
    for k, character in enumerate(text):
        glyph = _glyph(character, style, level)
        x -= min(0, glyph.path.bbox.xmin) * unit
        letters.append(SetGlyph(glyph, x, 0.0, letters_size))
        last = max(glyph.path.bbox.xmax, glyph.advance()) * unit
        following = _plain_glyph(text[k + 1], style) if k + 1 < len(text) else None
        end = x + last
        x += glyph.advance(nextchr=following) * unit
    return Row(tuple(letters), end)


def _indexed(base: Row, below: Row, size: float, word: bool) -> Row:
    """A letter, or a word, with its index."""
    font = _font()
    unit = size / _em()
    first, last = below.letters[0].glyph, base.letters[-1].glyph
    x = font.math.kernsub(last, first)[0] * unit if last.index > 0 and font.math.kernInfo else 0.0
    consts = font.math.consts
    down = consts.subscriptShiftDown
    if word:
        deep = min(each.glyph.path.bbox.ymin for each in base.letters)
        down = max(down, first.bbox.ymax - consts.subscriptTopMax, consts.subscriptBaselineDropMin - deep)
    return Row((*base.letters, *below.moved(base.end + x, down * unit)), max(base.end, base.end + x + below.end))


@lru_cache(maxsize=1)
def _font() -> Any:
    from ziamath.zmath import loadedfonts

    return loadedfonts["default"]


@lru_cache(maxsize=1)
def _em() -> int:
    units: int = _font().info.layout.unitsperem
    return units


@cache
def _size(level: int, size: int) -> float:
    """The size of letters in an index, in an index of that, and so on down to the least."""
    from ziamath import config

    font = _font()
    part: float = (font.math.consts.scriptPercentScaleDown / 100) ** level
    return max(size * part, font.basesize * config.minsizefraction)


@cache
def _plain_glyph(character: str, style: str) -> Any:
    from ziamath.styles import MathVariant

    return _font().findglyph(character, MathVariant(italic=style == "italic", normal=style == "upright"))


@cache
def _glyph(character: str, style: str, level: int) -> Any:
    from ziamath.nodes.nodetools import subglyph

    glyph = _plain_glyph(character, style)
    return subglyph(glyph, _font()) if level else glyph


@cache
def _around(sign: str) -> tuple[float, float]:
    """The room before and after a sign."""
    import ziamath
    from ziamath import operators

    node = ziamath.Math("<math><mi>x</mi></math>", size=1000).node
    given = operators.get_params(sign, "infix")
    before, after = (node.size_px(given.get(side, "0"), 1000) / 1000 for side in ("lspace", "rspace"))
    return before, after
