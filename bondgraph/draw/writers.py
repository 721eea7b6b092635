"""The kinds of files that drawings are written to, by their endings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from bondgraph.draw.drawing import Drawing
from bondgraph.draw.page import Page
from bondgraph.draw.svg import write as write_svg
from bondgraph.errors import StructureError
from bondgraph.program.files import destination


def _svg(drawing: Drawing, page: Page) -> str:
    return write_svg(drawing, scale=page.scale, background=page.background, color=page.color or "currentColor")


def _pdf(drawing: Drawing, page: Page) -> bytes:
    from bondgraph.draw.pdf import write

    return write(drawing, page)


def _png(drawing: Drawing, page: Page) -> bytes:
    from bondgraph.draw.png import write

    return write(drawing, page)


def _tikz(drawing: Drawing, page: Page) -> str:
    from bondgraph.draw.tikz import write

    return write(drawing, page)


def _dot(drawing: Drawing, page: Page) -> str:
    from bondgraph.draw.dot import write

    return write(drawing, page)


WRITERS: Mapping[str, Callable[[Drawing, Page], str | bytes]] = {
    ".svg": _svg,
    ".pdf": _pdf,
    ".png": _png,
    ".tex": _tikz,
    ".dot": _dot,
}
"""Each loads what it writes with; most pictures are SVG, and need none of the others."""


def writer(path: str | Path) -> Callable[[Drawing, Page], str | bytes]:
    """What writes a file of this name.

    Raises:
        StructureError: for an ending of none.
    """
    ending = Path(path).suffix.lower()
    if ending not in WRITERS:
        law = f"a diagram is not written as {ending or 'a file without an ending'}"
        raise StructureError(f"path={str(path)!r:.200}", law, remedy=f"let the name end in {', '.join(WRITERS)}")
    return WRITERS[ending]


def save(content: str | bytes, path: str | Path) -> Path:
    """Write a file; texts in UTF-8, lines ended alike on every system.

    Raises:
        ValueRefused: for a place where nothing can be written.
    """
    data = content.encode() if isinstance(content, str) else content
    with destination(path) as place:
        place.write_bytes(data)
    return place
