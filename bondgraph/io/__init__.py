"""Model files: a reader for each kind, found by the file's ending."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bondgraph.errors import StructureError
from bondgraph.io.bondgraphtools import read_bg
from bondgraph.io.model import Model
from bondgraph.io.python import read_python
from bondgraph.io.toml import read_toml

READERS: dict[str, Callable[[Path, str | None], Model]] = {".bg": read_bg, ".py": read_python, ".toml": read_toml}


def read(path: str | Path, name: str | None = None) -> Model:
    """The model in a file.

    Args:
        path: a file with one of the endings in `READERS`.
        name: which graph, where the file holds several.

    Raises:
        StructureError: for an ending that has no reader, and as the reader does.
    """
    path = Path(path)
    reader = READERS.get(path.suffix)
    if reader is None:
        raise StructureError(
            str(path),
            f"no reader for files ending in '{path.suffix}'",
            remedy=f"give a file ending in {', '.join(READERS)}",
        )
    return reader(path, name)


__all__ = ["Model", "read"]
