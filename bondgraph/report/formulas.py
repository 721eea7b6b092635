"""Formulas as MathML, which browsers show by themselves, each symbol in them linked to what it belongs to."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from html import escape

from bondgraph.draw.labels.typeset import spaced
from bondgraph.graph.spelling import Spelling

NAMESPACE = "http://www.w3.org/1998/Math/MathML"
LONGEST = 6_000
"""Characters of LaTeX beyond which a formula is not typeset: nobody reads it, and it fills the page."""
BREAKS = frozenset("+-−=")
"""Before these signs, outside of brackets and fractions, a line may end."""
WHOLE = 16
"""Pieces of a formula within a line have more nodes of MathML than these."""
PRIVATE = 0xE000
"""The first of the characters that stand for nothing: one is put in the place of each word that is converted."""
_WORD = re.compile(r"\\mathrm\{((?:[A-Za-z0-9]|\\_){2,})\}")
_SCRIPTS = {"msub": 1, "msubsup": 1}
"""What has an index, whose letters are no symbols, and where it is."""
_TALL = frozenset(["mfrac", "mtable", "msqrt", "mroot"])
"""What makes brackets around it grow."""


@dataclass(frozen=True)
class Formulas:
    """Typesets formulas.

    Args:
        owners: the mark of what each name belongs to.
        spelling: how names are written.
    """

    owners: Mapping[str, str]
    spelling: Spelling = field(default_factory=Spelling)

    def html(self, latex: str, plain: str, display: str = "block") -> str:
        """A formula as MathML, its symbols marked; as plain text where it is too long or not understood.

        Args:
            latex: the formula.
            plain: the same as text.
            display: "block" for a line of its own, "inline" for one in a line.
        """
        root = None if len(latex) > LONGEST else typeset(latex, display)
        if root is None:
            return f'<code class="formula">{escape(plain)}</code>'
        self._link(root, self._marks(latex))
        pieces = _pieces(root) if display == "inline" else [root]
        return "<wbr>".join(ET.tostring(piece, encoding="unicode") for piece in pieces)

    def _marks(self, latex: str) -> dict[str, str]:
        """The marks of the symbols that may be in a formula, by their markup."""
        letters, found = _bare(latex), dict[str, str]()
        for symbol, (bare, mark) in self._symbols.items():
            if bare in letters and (markup := self._markup(symbol)):
                found[markup] = mark if found.get(markup, mark) == mark else ""
        return found

    @cached_property
    def _symbols(self) -> dict[str, tuple[str, str]]:
        """For each symbol its letters and the mark; what looks like another symbol has none."""
        found: dict[str, tuple[str, str]] = {}
        for name, mark in self.owners.items():
            symbol = self.spelling.latex(name)
            found[symbol] = _bare(symbol), mark if found.get(symbol, ("", mark))[1] == mark else ""
        return found

    def _markup(self, symbol: str) -> str:
        """A symbol's markup; empty where it is not one thing."""
        if symbol not in self._known:
            root = typeset(symbol, "inline")
            one = root is not None and len(root) == 1
            self._known[symbol] = ET.tostring(root[0], encoding="unicode") if root is not None and one else ""
        return self._known[symbol]

    @cached_property
    def _known(self) -> dict[str, str]:
        return {}

    def _link(self, node: ET.Element, marks: Mapping[str, str]) -> None:
        """Mark the symbols beneath a node, the largest first; an index has none."""
        for place, child in enumerate(node):
            if place == _SCRIPTS.get(node.tag):
                continue
            tail, child.tail = child.tail, None
            mark = marks.get(ET.tostring(child, encoding="unicode"))
            child.tail = tail
            if mark:
                child.set("data-mark", mark)
            else:
                self._link(child, marks)


def _pieces(root: ET.Element) -> list[ET.Element]:
    """A formula in pieces of at least so many symbols that begin with a sign, between which a line can be broken."""
    pieces, long = [ET.Element(root.tag, root.attrib)], 0
    for child in root:
        if child.tag == "mo" and child.text in BREAKS and long > WHOLE:
            pieces.append(ET.Element(root.tag, root.attrib))
            child.set("form", "infix")
            long = 0
        pieces[-1].append(child)
        long += sum(1 for _ in child.iter())
    return pieces


def _bare(latex: str) -> str:
    """Its letters and commands, without what only joins and spaces them."""
    return re.sub(r"[{}\s]|\\[,;]", "", latex)


def typeset(latex: str, display: str) -> ET.Element | None:
    r"""A formula as a tree of MathML without a namespace; None where the converter does not understand it.

    >>> ET.tostring(typeset(r"R_{a}", "inline")[0], encoding="unicode")
    '<msub><mi>R</mi><mi>a</mi></msub>'
    >>> typeset(r"\nothing{x}", "inline") is None
    True
    """
    text = _converted(spaced(latex), display)
    if text is None or "<mi>&</mi>" in text or "<mi>\\" in text or "<mtext>\\" in text:  # commands shown as letters
        return None
    root = ET.fromstring(text.replace(f' xmlns="{NAMESPACE}"', ""))
    _plain(root)
    return root


@lru_cache(maxsize=4096)
def _converted(latex: str, display: str) -> str | None:
    """What the converter makes of a formula; None where it fails."""
    from latex2mathml.converter import convert

    words: list[str] = []

    def held(word: re.Match[str]) -> str:
        words.append(word[1].replace(r"\_", "_"))
        return chr(PRIVATE + len(words) - 1)

    def written(letter: re.Match[str]) -> str:
        return f'<mi mathvariant="normal">{words[ord(letter[1]) - PRIVATE]}</mi>'

    try:  # word by word: letter by letter they take it most of its time
        text = str(convert(_WORD.sub(held, latex), display=display))
        return re.sub(f"<mi>([{chr(PRIVATE)}-{chr(PRIVATE + len(words))}])</mi>", written, text)
    except Exception:  # it may fail in any way; the page then shows the words
        return None


def _plain(node: ET.Element) -> None:
    """Words as one piece, rows of one thing as that thing, brackets no larger than what they hold."""
    if not any(inner.tag in _TALL for inner in node.iter()):
        for bracket in node.findall("mo[@fence]"):
            bracket.set("stretchy", "false")
    for place, child in enumerate(node):
        _plain(child)
        if child.tag == "mrow":
            _join(child)
            if len(child) == 1:
                child[0].tail = child.tail
                node[place] = child[0]
    if node.tag == "math" and len(node) == 1 and node[0].tag == "mrow" and len(node[0]) > 1:
        node[:] = list(node[0])


def _join(row: ET.Element) -> None:
    """Upright letters that follow each other are a word."""
    word: ET.Element | None = None
    for child in list(row):
        upright = child.tag == "mi" and child.get("mathvariant") == "normal"
        if upright and word is not None:
            word.text = f"{word.text}{child.text}"
            row.remove(child)
        else:
            word = child if upright else None
