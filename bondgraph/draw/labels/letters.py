"""The letters that symbols are set of, as they were measured in the font of the typesetter of formulas.

That typesetter and its font take a third of a second to load, and most pictures need only these letters of them.
`letters.json` is written by `.ci/letters`; where the font that is installed is another, it is not used.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

_NAMES = "alpha beta gamma delta zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon chi psi omega"
GREEK = {name: unicodedata.lookup(f"GREEK SMALL LETTER {name.replace('lambda', 'lamda')}") for name in _NAMES.split()}
"""Letters of which there is one form."""
_STEP = re.compile(r"([A-Z])([-\d ]*)")

Steps = tuple[tuple[str, tuple[tuple[float, float], ...]], ...]
"""The commands of an outline, each with its points."""


class Corner(NamedTuple):
    """How far an index may move under a letter, or a letter over its index, by the height at which they meet."""

    heights: tuple[float, ...] = ()
    values: tuple[int, ...] = (0,)

    def at(self, height: float) -> int:
        return self.values[sum(1 for each in self.heights if each <= height)]


class Letterform(NamedTuple):
    """A letter of the font, lengths in its units.

    Args:
        number: its index there.
        advance: from its beginning to that of the next letter.
        left, right, bottom, top: of its ink.
        middle: where an accent stands above it; zero where none is told.
        below: its corner above an index that follows.
        above: its corner, where it begins an index, below the letter before.
        path: the commands of its outline, in thousandths of a pixel of a font of twelve.
    """

    number: int
    advance: int
    left: int
    right: int
    bottom: int
    top: int
    middle: int
    below: Corner
    above: Corner
    path: str


@dataclass(frozen=True)
class Letters:
    """The letters of symbols.

    Args:
        em: units of the font to the size of its letters.
        script: the size of letters in an index, as part of that of what they stand at.
        least: the least size of letters, in pixels.
        down: of an index below the line; `top` and `drop` are what it keeps of words.
        up: of a power above the line; what it keeps of the line, and of the top of what it stands at.
        over: between a letter and an accent.
        thin: a thin space, as part of the size of letters.
        around: the room before and after a sign, as parts of the size of letters.
        indices: by style, "upright" or "italic", and character the index of a letter, and of that in an index.
        forms: what is known of each letter.
    """

    em: int
    script: float
    least: float
    down: int
    top: int
    drop: int
    up: tuple[int, int, int]
    over: int
    thin: float
    around: Mapping[str, tuple[float, float]]
    indices: Mapping[str, Mapping[str, tuple[int, int]]]
    forms: Mapping[str, list[Any]]

    def letter(self, character: str, style: str, small: bool) -> Letterform:
        """A letter, `small` for one in an index or a power."""
        number = self.indices[style][character][small]
        advance, left, right, bottom, top, middle, below, above, path = self.forms[str(number)]
        return Letterform(number, advance, left, right, bottom, top, middle, Corner(*below), Corner(*above), path)

    def nearer(self, last: Letterform, first: Letterform) -> int:
        """By how much the first letter of an index stands nearer to that which it belongs to."""
        deep = last.bottom - self.down
        heights = deep + first.top * self.script, self.down
        return min(last.below.at(height) + first.above.at(height) for height in heights)


def font_file() -> str:
    """Where the font is that formulas are set in.

    Raises:
        ModuleNotFoundError: where the typesetter of formulas is not installed.
    """
    found = find_spec("ziamath")  # which loads nothing
    if found is None or found.origin is None:
        raise ModuleNotFoundError("no module named 'ziamath'", name="ziamath")
    return str(Path(found.origin).parent / "fonts" / "STIXTwoMath-Regular.ttf")


def digest() -> str:
    """Of the font that is installed: its length, and a sum of its bytes."""
    data = Path(font_file()).read_bytes()
    return f"{len(data)} {crc32(data):08x}"


@lru_cache(maxsize=1)
def letters() -> Letters | None:
    """The letters; None where another font is installed than the one that was measured."""
    data = json.loads(Path(__file__).with_name("letters.json").read_text(encoding="utf-8"))
    known = data.pop("digest")
    try:
        return Letters(**data) if known == digest() else None
    except (OSError, ModuleNotFoundError):
        return None


@cache
def steps(path: str) -> Steps:
    """The outline of a letter, in pixels of a font of twelve."""
    found = []
    for command, numbers in _STEP.findall(path):
        each = [int(number) / 1000 for number in numbers.split()]
        found.append((command, tuple(zip(each[::2], each[1::2], strict=True))))
    return tuple(found)
