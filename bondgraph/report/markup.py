"""Pieces of HTML. Whatever is given as text is escaped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any


def pick(mark: str, text: str) -> str:
    """A button that selects a bond or an element of the diagram; a line may end within its name, where words do.

    >>> pick("b0", "a<b_c")
    '<button type="button" class="pick" data-mark="b0">a&lt;b_<wbr>c</button>'
    """
    words = re.sub(r"(?<=[._-])(?=\w)", "<wbr>", escape(text))
    return f'<button type="button" class="pick" data-mark="{escape(mark)}">{words}</button>'


def section(name: str, title: str, *inner: str) -> str:
    """A section with its heading; nothing, where nothing is in it."""
    body = "\n".join(filter(None, inner))
    if not body:
        return ""
    head = f'<section id="sec-{name}" aria-labelledby="head-{name}">\n<h2 id="head-{name}">{escape(title)}</h2>'
    return f"{head}\n{body}\n</section>"


def table(
    heads: Sequence[str], rows: Iterable[tuple[str, Sequence[str]]], caption: str, *, but: str = "", empty: str = ""
) -> str:
    """A table of cells that are HTML.

    Args:
        heads: what stands above the columns.
        rows: the mark of what each is about, if it has one, and its cells, the first of which is its name.
        caption: what it is, for those who hear it.
        but: the head of a column that is left out where several rows all have the same in it.
        empty: the head of a column that is left out where nothing is in it.
    """
    every = [(mark, tuple(cells)) for mark, cells in rows]
    if not every:
        return ""

    def needless(column: int) -> bool:
        found = {cells[column] for _, cells in every}
        same = heads[column] == but and len(every) > 1 and len(found) == 1
        return same or (heads[column] == empty and found == {""})

    kept = [column for column in range(len(heads)) if not needless(column)]
    heads = [heads[column] for column in kept]
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "\n".join(_row(heads, mark, [cells[column] for column in kept]) for mark, cells in every)
    return (
        f'<div class="wide"><table>\n<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def _row(heads: Sequence[str], mark: str, cells: Sequence[str]) -> str:
    about = f' id="row-{mark}" data-about="{mark}"' if mark else ""
    first, *others = cells
    body = "".join(f'<td data-head="{escape(head)}">{cell}</td>' for head, cell in zip(heads[1:], others, strict=True))
    return f'<tr{about}><th scope="row">{first}</th>{body}</tr>'


def listing(items: Iterable[str], kind: str = "") -> str:
    """A list of items that are HTML; nothing where there are none."""
    inner = "".join(f"<li>{item}</li>" for item in items)
    return f'<ul class="{kind}">{inner}</ul>' if inner else ""


def data(value: Any) -> str:
    """A value as JSON that is inert within a page: nothing in it ends the script it stands in, or starts another.

    >>> data({"a": "</script>"})
    '{"a":"\\\\u003c/script\\\\u003e"}'
    """
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":"), allow_nan=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
