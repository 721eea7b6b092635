"""TOML before and after it is read: limits that keep a reader's time and memory small, and where things stand.

`tomllib` reads the text. It tells no lines of what it has read, and nests as deep as a text does.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass

LARGEST = 2**20
"""Bytes that a file may have: a model of some ten thousand elements."""
DEEPEST = 16
"""Brackets that may stand one in another."""
LONGEST_KEY = 8
"""Names that dots may join in a key."""
LONGEST_WORD = 100
"""Characters of a number, or of a key without quotes."""

Path = tuple[str | int, ...]
"""Keys and places in arrays, from the outermost on."""
Place = tuple[int, int]
"""Line and column, from 1 on."""


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the text: "string", "word", "end" of a line, or a mark, by itself."""

    kind: str
    text: str
    start: int


def pieces(text: str) -> Iterator[Token]:
    """All pieces of a text; comments are of the kind "comment", blanks of "blank"."""
    for token in _found(text):
        if token.kind != "blank":
            yield token
            continue
        blank, sign, comment = token.text.partition("#")
        yield Token("blank", blank, token.start)
        if sign:
            yield Token("comment", sign + comment, token.start + len(blank))


def tokens(text: str) -> Iterator[Token]:
    """The pieces of a text without blanks and comments; each character is looked at once, whatever they are."""
    return (token for token in _found(text) if token.kind != "blank")


def _found(text: str) -> Iterator[Token]:
    for found in _TOKEN.finditer(text):
        kind = found.lastgroup
        yield Token(kind if kind in ("blank", "string", "word", "end") else found[0], found[0], found.start())


_TOKEN = re.compile(
    r"""
    (?P<blank>(?:[ \t\r]|\#[^\n]*)+)
    |(?P<end>\n)
    |(?P<string>\"\"\"[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*(?:"{3,5}|\\?\Z)
        |'''[^']*(?:'(?!'')[^']*)*(?:'{3,5}|\Z)
        |"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"?
        |'[^'\n]*+'?)
    |(?P<mark>[\[\]{}=,.])
    |(?P<word>[^\s\[\]{}=,.\#"']++)
    |(?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)


def place(text: str, at: int) -> Place:
    """Line and column of a character."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def excess(text: str) -> tuple[Place, str, str] | None:
    """Where a text goes beyond the limits first: the place, the law and the remedy; None for most."""
    depth = joined = 0
    before = ""
    for token in tokens(text):
        depth += (token.kind in "[{") - (token.kind in "]}")
        joined = joined + 1 if token.kind == "." else joined if token.kind in ("word", "string") else 0
        if token.kind == before and token.kind in ("word", "string"):
            joined = 0
        before = token.kind
        if depth > DEEPEST:
            return place(text, token.start), f"brackets stand more than {DEEPEST} deep", "a model needs fewer"
        if joined > LONGEST_KEY:
            return place(text, token.start), f"dots join more than {LONGEST_KEY} names", "a model needs fewer"
        if token.kind == "word" and len(token.text) > LONGEST_WORD:
            law = f"a number or a word has more than {LONGEST_WORD} characters"
            return place(text, token.start), law, "write a shorter one; formulas stand in quotes"
    return None


def places(text: str, wanted: Collection[Path]) -> dict[Path, Place]:
    """Where the values of some keys, and entries of arrays, stand in a text that `tomllib` has read.

    Args:
        text: it.
        wanted: which; a key stands where it is written first, and so do tables.
    """
    return {path: place(text, at) for path, at in _Walk(text, frozenset(wanted)).document().items()}


class _Walk:
    """The structure of a text, read once more for its places alone; one piece of it is held at a time."""

    def __init__(self, text: str, wanted: frozenset[Path]) -> None:
        self.rest, self.wanted = tokens(text), wanted
        self.token: Token | None = None
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}
        self.advance()

    @property
    def kind(self) -> str:
        """What comes next; empty at the end."""
        return self.token.kind if self.token else ""

    def advance(self) -> None:
        self.token = next(self.rest, None)

    def see(self, path: Path) -> None:
        if path in self.wanted and self.token:
            self.found.setdefault(path, self.token.start)

    def skip(self, *kinds: str) -> int:
        count = 0
        while self.kind in kinds:
            self.advance()
            count += 1
        return count

    def document(self) -> dict[Path, int]:
        table: Path = ()
        self.skip("end")
        while self.token:
            if self.kind == "[":
                several = self.skip("[") > 1
                table = self.key(())
                if several:
                    self.counts[table] = self.counts.get(table, -1) + 1
                    table = (*table, self.counts[table])
                self.skip("]")
            else:
                self.pair(table)
            self.skip("end")
        return self.found

    def key(self, table: Path) -> Path:
        """A key, whose names are seen on the way."""
        path = table
        while self.token and self.kind in ("word", "string", "."):
            if self.kind != ".":
                path = (*path, _name(self.token))
                self.see(path)
            self.advance()
        return path

    def pair(self, table: Path) -> None:
        path = self.key(table)
        self.skip("=")
        self.value(path)

    def value(self, path: Path) -> None:
        if self.kind == "[":
            self.advance()
            self.skip("end")
            index = 0
            while self.token and self.kind != "]":
                self.see((*path, index))
                self.value((*path, index))
                self.skip("end", ",")
                index += 1
            self.advance()
        elif self.kind == "{":
            self.advance()
            while self.token and self.kind != "}":
                self.pair(path)
                self.skip(",")
            self.advance()
        else:
            while self.token and self.kind not in ("end", ",", "]", "}"):
                self.advance()


def _name(token: Token) -> str:
    """A key as it is read."""
    if token.kind == "word":
        return token.text
    if "\\" not in token.text:
        return token.text[1:-1]
    return next(iter(tomllib.loads(f"{token.text} = 1")))
