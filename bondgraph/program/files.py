"""Files that people have asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bondgraph.errors import ValueRefused


@contextmanager
def destination(path: str | Path) -> Iterator[Path]:
    """Where to write, its folders made.

    Raises:
        ValueRefused: for a place where nothing can be written, with the system's reason.
    """
    place = Path(path)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        yield place
    except OSError as error:
        where, law = f"path={str(path)!r:.200}", f"nothing can be written there: {error.strerror or error}"
        raise ValueRefused(where, law, remedy="give the name of a file in a folder of yours") from None


def save_figure(figure: Any, path: str | Path | None) -> None:
    """Save a figure of matplotlib, if a path is given; its ending decides the format.

    Raises:
        ValueRefused: for an ending of no format, and as `destination`.
    """
    if path is None:
        return
    formats = figure.canvas.get_supported_filetypes()
    ending = Path(path).suffix.removeprefix(".").lower()
    if ending not in formats:
        law = f"a figure is not written as .{ending}" if ending else "its ending says as what a figure is written"
        remedy = f"let the name end in one of {', '.join(sorted(formats))}"
        raise ValueRefused(f"path={str(path)!r:.200}", law, remedy=remedy)
    with destination(path) as place:
        figure.savefig(place)


def page_path(path: str | Path) -> str | Path:
    """The path of a page, whose name says that it is one.

    Raises:
        ValueRefused: for a name with another ending.
    """
    if Path(path).suffix.lower() not in (".html", ".htm"):
        law = "a report is a page of HTML, and this name does not say so"
        remedy = f"write {Path(path).with_suffix('.html')}; a browser prints it as PDF"
        raise ValueRefused(f"path={str(path)!r:.200}", law, remedy=remedy)
    return path


def write_text(path: str | Path, text: str) -> None:
    """Write a text in UTF-8, lines ended alike on every system.

    Raises:
        ValueRefused: as `destination`.
    """
    with destination(path) as place:
        place.write_text(text, encoding="utf-8", newline="\n")
