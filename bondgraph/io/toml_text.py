"""TOML as it is written: numbers, words, arrays and tables, in lines that a person can edit."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

WIDTH = 100
"""Characters of a line, beyond which a table is written key by key."""


def written(value: Any) -> str:
    """A value in one line.

    >>> print(written({"value": [1.5, "2*a"], "one_way": True}))
    { value = [1.5, "2*a"], one_way = true }
    """
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key(name)} = {written(each)}' for name, each in value.items())} }}" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    return json.dumps(value).replace("\x7f", "\\u007f")


def key(name: str) -> str:
    """A key, in quotes where it must be."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]{1,100}", name) else written(name)


def lines(entries: Mapping[str, Any], table: str = "") -> list[str]:
    """The lines of a table, its entries in their order: an array that is long takes a line for each entry.

    Args:
        entries: what it holds.
        table: what it is called: where a table in it is long, that and all tables after it are written by themselves,
            behind all else.
    """
    found: list[str] = []
    shown = {name: f"{key(name)} = {written(value)}" for name, value in entries.items()}
    tables = [name for name, value in entries.items() if isinstance(value, Mapping)]
    long = next((k for k, name in enumerate(tables) if len(shown[name]) > WIDTH), len(tables))
    apart = {*tables[long:]}
    for name in (*(name for name in entries if name not in apart), *tables[long:]):
        value, line = entries[name], shown[name]
        if name in apart:
            inner = f"{table}.{key(name)}"
            within = lines(value, inner)
            found += within if within[:1] == [""] else ["", f"[{inner}]", *within]
        elif isinstance(value, list | tuple) and len(line) > WIDTH:
            found += [f"{key(name)} = [", *(f"    {written(each)}," for each in value), "]"]
        else:
            found.append(line)
    return found
