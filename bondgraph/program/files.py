"""Files that people have asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


def write_text(path: str | Path, text: str) -> None:
    """Write a text in UTF-8, lines ended alike on every system.

    Raises:
        ValueRefused: as `destination`.
    """
    with destination(path) as place:
        place.write_text(text, encoding="utf-8", newline="\n")
