"""What generated C needs beside libm, in C: solutions of dense systems, Newton's method, guarded functions.

Each file compiles by itself. What it includes for that, above its first empty line, is left out of generated code,
which has codes and sizes of its own.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files


@cache
def text(name: str) -> str:
    """The functions of a file, as they stand there."""
    _, _, functions = (files(__name__) / name).read_text(encoding="utf-8").partition("\n\n")
    return f"\n{functions}"


@cache
def guarded() -> dict[str, str]:
    """The functions, a line each and by name, that are not a number where they are not defined."""
    found = re.finditer(r"^static double (\w+)\(.*$", text("guarded.c"), re.M)
    return {function[1]: function[0] for function in found}
