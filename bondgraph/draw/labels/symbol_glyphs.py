r"""Symbols typeset quickly: letters with indices, and types with names, which most labels of a diagram are.

The rules are those of the typesetter of formulas, `ziamath`, and so are the font and the tables read here; it takes
milliseconds for what is microseconds here, where no bracket stretches and no fraction is built. What is no such symbol
is left to it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from bondgraph.draw.labels.letters import GREEK, Letterform, Letters, letters

_TOKEN = re.compile(
    r"\\mathrm\{(?P<word>[A-Za-z0-9]+)\}|\\dot\{(?P<dotted>[A-Za-z])\}|(?P<sign>[:,=+-]|\\cdot(?![a-z]))|(?P<space>\\,)"
    r"|\\(?P<greek>[a-z]+)(?![a-z])|(?P<number>\d+(?:\.\d+)?)|(?P<letter>[A-Za-z])"
    r"|\^\{(?P<power>-?\d+)\}|(?P<index>_\{)|(?P<end>\})|\s+"
)
_SIGNS = {"-": "\N{MINUS SIGN}", r"\cdot": "\N{MIDDLE DOT}"}
_IN_AN_INDEX = {"letter", "number", "word", "greek"}
"""What may stand there, besides colons and commas."""


class SetGlyph(NamedTuple):
    """A letter that is set: which, where its baseline starts, and its size, in pixels."""

    glyph: Letterform
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
    if letters() is None:
        return None
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
    found: list[SetGlyph] = []
    x = 0.0
    before = ""
    while tokens and tokens[0][0] != "end":
        (kind, text), *tokens = tokens
        if kind in ("index", "power") or (level and kind not in _IN_AN_INDEX and text not in ":,"):
            return None, tokens
        if kind == "sign" and (
            not before or not tokens or tokens[0][0] == "end" or (before == "sign" and text in "+-")
        ):
            return None, tokens  # a sign that begins or ends a row is spaced in other ways, and so is one of a number
        base = _atom(kind, text, level, size)
        if tokens and tokens[0][0] == "power":
            (_, power), *tokens = tokens
            if kind != "number" or level:
                return None, tokens
            base = _raised(base, power, size)
        if tokens and tokens[0][0] == "index":
            if kind in ("sign", "space"):
                return None, tokens
            below, tokens = _row(tokens[1:], level + 1, size)
            if below is None or not tokens or not below.letters:
                return None, tokens
            tokens = tokens[1:]
            base = _indexed(base, below, _size(level, size), kind)
        if tokens and tokens[0][0] in ("index", "power"):
            return None, tokens
        found += base.moved(x, 0)
        x += base.end
        before = kind
    return Row(tuple(found), x), tokens


@cache
def _atom(kind: str, text: str, level: int, size: int) -> Row:
    """A letter, one with a dot above it, a number, an upright word, a sign or a thin space."""
    if kind == "word":
        pieces = [_run(part, "upright", level, size) for part in re.findall(r"\d+|[A-Za-z]", text)]
        found: list[SetGlyph] = []
        x = 0.0
        for piece in pieces:
            found += piece.moved(x, 0)
            x += piece.end
        return Row(tuple(found), x)
    if kind == "space":
        return Row((), _letters().thin * size)
    if kind == "dotted":
        return _dotted(text, size)
    if kind == "sign":
        text = _SIGNS.get(text, text)
        letter, letters_size = _letters().letter(text, "upright", level > 0), _size(level, size)
        unit = letters_size / _letters().em
        if level:
            return Row((SetGlyph(letter, 0.0, 0.0, letters_size),), letter.right * unit)
        room, after = (part * letters_size for part in _letters().around[text])
        return Row((SetGlyph(letter, room, 0.0, letters_size),), room + letter.advance * unit + after)
    return _run(GREEK.get(text, text), "upright" if kind == "number" else "italic", level, size)


def _run(text: str, style: str, level: int, size: int) -> Row:
    """Characters of one number or identifier."""
    found: list[SetGlyph] = []
    letters_size, x, end = _size(level, size), 0.0, 0.0
    unit = letters_size / _letters().em
    for character in text:
        letter = _letters().letter(character, style, level > 0)
        x -= min(0, letter.left) * unit
        found.append(SetGlyph(letter, x, 0.0, letters_size))
        end = x + max(letter.right, letter.advance) * unit
        x += letter.advance * unit
    return Row(tuple(found), end)


def _dotted(text: str, size: int) -> Row:
    """A letter with a dot above it."""
    known = _letters()
    unit = size / known.em
    base, dot = _run(text, "italic", 0, size), known.letter("\N{DOT ABOVE}", "upright", False)
    letter = base.letters[0].glyph
    over = (letter.middle - max(dot.right, dot.advance) / 2) * unit
    first = max(0.0, -over)
    high = (letter.top + known.over - dot.bottom) * unit
    return Row((*base.moved(first, 0), SetGlyph(dot, max(0.0, over), -high, size)), first + base.end)


def _raised(base: Row, power: str, size: int) -> Row:
    """A number with its power."""
    known = _letters()
    above = _run(power.lstrip("-"), "upright", 1, size)
    if power[0] == "-":
        minus = _atom("sign", "-", 1, size)
        above = Row((*minus.letters, *above.moved(minus.end, 0)), minus.end + above.end)
    shift, bottom, drop = known.up
    top = max(each.glyph.top for each in base.letters)
    high = max(shift, bottom - above.letters[0].glyph.bottom, top - drop) * size / known.em
    return Row((*base.letters, *above.moved(base.end, -high)), base.end + above.end)


def _indexed(base: Row, below: Row, size: float, kind: str) -> Row:
    """A letter, a number or a word with its index."""
    known = _letters()
    unit = size / known.em
    first, last = below.letters[0].glyph, base.letters[0 if kind == "dotted" else -1].glyph
    x = known.nearer(last, first) * unit
    down = known.down
    if kind in ("word", "dotted"):
        deep = min(each.glyph.bottom for each in base.letters)
        down = max(down, first.top - known.top, known.drop - deep)
    return Row((*base.letters, *below.moved(base.end + x, down * unit)), max(base.end, base.end + x + below.end))


def _letters() -> Letters:
    """The letters, which are known where a symbol is set."""
    known = letters()
    assert known is not None
    return known


@cache
def _size(level: int, size: int) -> float:
    """The size of letters in an index, in an index of that, and so on down to the least."""
    return max(size * _letters().script ** level, _letters().least)
