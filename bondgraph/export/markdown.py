"""Markdown: a document of the equations, with LaTeX mathematics in it."""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.export._model import Model, Quantity
from bondgraph.export.documents.document import Section, document
from bondgraph.export.documents.tex import Tex, aligned
from bondgraph.program.calls import explained


@explained
def markdown(model: Model) -> dict[str, str]:
    """A Markdown document NAME.md with LaTeX mathematics, as GitHub and notebooks show it."""
    parts, tex = document(model)
    written = [f"# {escaped(model.name)}", *(_section(part, tex) for part in parts)]
    return {f"{model.name}.md": "\n\n".join([*written, ""])}


def _section(section: Section, tex: Tex) -> str:
    parts = [f"## {escaped(section.heading)}"]
    if section.words:
        parts.append(section.words)
    if section.quantities:
        parts.append(_table(section.quantities, tex))
    if section.equations:
        parts.append(f"$$\n\\begin{{aligned}}\n{aligned(section.equations)}\n\\end{{aligned}}\n$$")
    if section.remarks:
        parts.append("\n".join(f"- {escaped(remark)}" for remark in section.remarks))
    return "\n\n".join(parts)


def _table(quantities: Sequence[Quantity], tex: Tex) -> str:
    cells = [
        (f"${tex.symbol(q.name)}$", escaped(q.name), escaped(q.description), escaped(q.unit), _value(q.value))
        for q in quantities
    ]
    rows = [f"| {' | '.join(line)} |" for line in cells]
    return "\n".join(["| | name | meaning | unit | value |", "| --- | --- | --- | --- | --- |", *rows])


def _value(value: float | None) -> str:
    return "" if value is None else escaped(repr(value))


def escaped(text: str) -> str:
    """A text for Markdown: what is neither a letter, a digit nor a harmless sign is written as its number in HTML.

    >>> print(escaped("a|b_c <i>"))
    a&#124;b&#95;c &#60;i&#62;
    """
    harmless = set(" .,:;()=/'")
    return "".join(c if c.isascii() and (c.isalnum() or c in harmless) else f"&#{ord(c)};" for c in text)
