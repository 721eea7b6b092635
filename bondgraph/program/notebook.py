"""What results show in a notebook and among others in a terminal: the words and the cells of `print`, as HTML.

The HTML has no colours of its own, so that it is read on light and on dark pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_ONE_LINE = "text-align: left; white-space: nowrap"


class Shown:
    """A result with a text of several lines: in a terminal `print` gives it, a notebook shows the same as HTML."""

    def _title(self) -> str:
        """What it is, in one line."""
        return str(self).partition("\n")[0]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._title()})"

    def _repr_html_(self) -> str:
        return preformatted(str(self))


def preformatted(text: str) -> str:
    """A text as HTML, its columns kept."""
    style = "background: none; color: inherit; overflow-x: auto; font-family: monospace"
    return f'<pre style="{style}">{escape(text)}</pre>'


def table(
    heads: Sequence[str], rows: Iterable[Sequence[str]], *, caption: str = "", named: int = 1, notes: Iterable[str] = ()
) -> str:
    """A table as HTML.

    Args:
        heads: what stands above the columns; nothing if empty.
        rows: the cells.
        caption: what it is.
        named: so many first cells of a row are its name.
        notes: sentences beneath, as a list.
    """
    lines = ["<table>", *([f'<caption style="{_ONE_LINE}">{escape(caption)}</caption>'] if caption else [])]
    if heads:
        lines.append(f"<tr>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr>")
    for row in rows:
        marks = ["th" if k < named else "td" for k in range(len(row))]
        cells = (f"<{x}>{escape(cell)}</{x}>" for x, cell in zip(marks, row, strict=True))
        lines.append(f"<tr>{''.join(cells)}</tr>")
    lines.append("</table>")
    if told := "".join(f"<li>{escape(note)}</li>" for note in notes):
        lines.append(f"<ul>{told}</ul>")
    return "\n".join(lines)


def beneath(*pieces: str) -> str:
    """Pieces of HTML one beneath the other; empty ones are left out."""
    return "\n".join(["<div>", *filter(None, pieces), "</div>"])
