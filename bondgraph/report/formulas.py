"""Formulas as MathML, which browsers show by themselves, each symbol in them linked to what it belongs to."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape

from bondgraph.draw.labels.typeset import spaced
from bondgraph.equations.printing import symbol_latex

NAMESPACE = "http://www.w3.org/1998/Math/MathML"
LONGEST = 6_000
"""Characters of LaTeX beyond which a formula is not typeset: nobody reads it, and it fills the page."""
_SCRIPTS = {"msub": 1, "msubsup": 1}
"""What has an index, whose letters are no symbols, and where it is."""
_TALL = frozenset(["mfrac", "mtable", "msqrt", "mroot"])
"""What makes brackets around it grow."""


@dataclass(frozen=True)
class Formulas:
    """Typesets formulas.

    Args:
        owners: the mark of what each name belongs to.
        bonds: the indices of bonds.
    """

    owners: Mapping[str, str]
    bonds: Mapping[str, str] | None = None

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
        self._link(root)
        return ET.tostring(root, encoding="unicode")

    @cached_property
    def _marks(self) -> dict[str, str]:
        """The marks by the markup of a symbol; what looks like another symbol has none."""
        found: dict[str, str] = {}
        for name, mark in self.owners.items():
            root = typeset(symbol_latex(name, self.bonds), "inline")
            if root is not None and len(root) == 1:
                markup = ET.tostring(root[0], encoding="unicode")
                found[markup] = mark if found.get(markup, mark) == mark else ""
        return {markup: mark for markup, mark in found.items() if mark}

    def _link(self, node: ET.Element) -> None:
        """Mark the symbols beneath a node, the largest first; an index has none."""
        for place, child in enumerate(node):
            if place == _SCRIPTS.get(node.tag):
                continue
            tail, child.tail = child.tail, None
            mark = self._marks.get(ET.tostring(child, encoding="unicode"))
            child.tail = tail
            if mark:
                child.set("data-mark", mark)
            else:
                self._link(child)


def typeset(latex: str, display: str) -> ET.Element | None:
    r"""A formula as a tree of MathML without a namespace; None where the converter does not understand it.

    >>> ET.tostring(typeset(r"R_{a}", "inline")[0], encoding="unicode")
    '<msub><mi>R</mi><mi>a</mi></msub>'
    >>> typeset(r"\nothing{x}", "inline") is None
    True
    """
    from latex2mathml.converter import convert

    try:
        text = convert(spaced(latex), display=display)
    except Exception:  # it may fail in any way; the page then shows the words
        return None
    if "<mi>&</mi>" in text or "<mi>\\" in text or "<mtext>\\" in text:  # commands it shows as letters
        return None
    root = ET.fromstring(text.replace(f' xmlns="{NAMESPACE}"', ""))
    _plain(root)
    return root


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
