"""Model files laid out alike: blanks, indents and empty lines, and nothing else; comments stay where they are."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from itertools import pairwise

from bondgraph.errors import FileRefused
from bondgraph.io.toml_places import Token, pieces

INDENT = 4


def formatted(text: str, file: str) -> str:
    """A text that TOML reads, laid out: one blank around `=`, an empty line before each table, two before a comment.

    Args:
        text: of a model file.
        file: what it is called in messages.

    Raises:
        FileRefused: where that would change what it says.

    >>> print(formatted("a=1#one\\n[b]\\nc=[1,\\n 2]\\n", "x.toml"), end="")
    a = 1  #one
    <BLANKLINE>
    [b]
    c = [1,
        2]
    """
    found = "\n".join(_spaced(_lines(text))) + "\n"
    if tomllib.loads(found) != tomllib.loads(text):
        law = "it cannot be laid out otherwise without a change of what it says"
        raise FileRefused(file, law, remedy="leave it as it is, and tell the authors of this package")
    return found


def _lines(text: str) -> list[tuple[str, bool]]:
    """The lines without their blanks, each with whether it begins a table."""
    found: list[tuple[str, bool]] = []
    line: list[Token] = []
    depth = 0

    def end() -> None:
        nonlocal depth
        words = [token for token in line if token.kind != "comment"]
        closing = next((k for k, token in enumerate(words) if token.kind not in "]}"), len(words))
        indent = " " * INDENT * max(depth - closing, 0)
        is_table = depth == 0 and bool(words) and words[0].kind == "["
        depth += sum((token.kind in "[{") - (token.kind in "]}") for token in words)
        comment = "".join(token.text.strip() for token in line if token.kind == "comment")
        written = indent + _joined(words)
        written = f"{written}  {comment}" if words and comment else written + comment
        found.append((written.rstrip() if not words or words[-1].kind != "string" else written, is_table))
        line.clear()

    for token in pieces(text):
        if token.kind == "end":
            end()
        elif token.kind != "blank":
            line.append(token)
    end()
    return found


def _joined(words: Sequence[Token]) -> str:
    """The pieces of one line."""
    if not words:
        return ""
    return words[0].text + "".join(_between(a.kind, b.kind) + b.text for a, b in pairwise(words))


def _between(a: str, b: str) -> str:
    """What stands between two pieces."""
    if b == "," or "." in (a, b) or (a == "[" or b == "]"):
        return ""
    return "" if (a, b) == ("{", "}") else " "


def _spaced(lines: Sequence[tuple[str, bool]]) -> list[str]:
    """Lines with one empty line before each table and its comments, and never two."""
    found: list[str] = []
    for line, is_table in lines:
        if is_table:
            at = len(found)
            while at and found[at - 1].startswith("#"):
                at -= 1
            if at and found[at - 1]:
                found.insert(at, "")
        if line or (found and found[-1]):
            found.append(line)
    while found and not found[-1]:
        found.pop()
    return found
