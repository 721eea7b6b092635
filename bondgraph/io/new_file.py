"""A model file to start from, and files that are laid out anew."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from bondgraph.algebra import expressions
from bondgraph.errors import ValueRefused
from bondgraph.io.schema import schema
from bondgraph.io.toml import tables, text_of
from bondgraph.io.toml_format import formatted
from bondgraph.program.files import write_text

SCHEMA = "bondgraph.schema.json"
"""What the first line of a new file names."""


def new_files(path: Path) -> list[Path]:
    """Write a commented model, and beside it the schema if there is none.

    Returns:
        what was written.

    Raises:
        ValueRefused: for another ending than .toml, a file that is there, and a place where nothing can be written.
    """
    place = f"path={str(path)!r:.200}"
    if path.suffix != ".toml":
        law = "a model file ends in .toml"
        raise ValueRefused(place, law, remedy=f"write {path.with_suffix('.toml').name!r}")
    if path.exists():
        raise ValueRefused(place, "there is such a file, which is not overwritten", remedy="give another name")
    name = "".join(letter if letter.isascii() and (letter.isalnum() or letter == "_") else "_" for letter in path.stem)
    name = expressions.identifier(name if name[:1].isalpha() else f"model_{name}", "a graph")
    text = files("bondgraph.io").joinpath("new.toml").read_text(encoding="utf-8")
    write_text(path, text.replace("NAME", name))
    beside = path.with_name(SCHEMA)
    if beside.exists():
        return [path]
    write_text(beside, json.dumps(schema(), indent=1) + "\n")
    return [path, beside]


def formatted_file(path: Path) -> tuple[str, str]:
    """The text of a model file, and the same as it is laid out.

    Raises:
        FileRefused: for what is no TOML, with line and column.
    """
    text = text_of(path)
    tables(text, str(path))
    return text, formatted(text, str(path))
