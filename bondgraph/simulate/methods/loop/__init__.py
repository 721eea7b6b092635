"""The loop around native rates, in C: steps with control of the error, and their interpolants.

`loop.ll` is made from it by `.ci/translate`.
"""

from __future__ import annotations

import re
from importlib.resources import files

from bondgraph.program.runtime import text as text_of_runtime

FILES = (
    *("crossing.h", "loop.h", "pivots.c", "projection.h", "shared.h", "tableau.h", "explicit.c", "radau5.c", "cvode.c"),
    *("watch.c", "regular.c", "crossing.c", "events.c", "leaps.c"),
)
SHARED = ("crossing.h", "pivots.c", "crossing.c")
"""Those that stand in `program/runtime/`, since exported programs need them too."""


def source() -> str:
    """The text of the loop, in one."""
    whole = "\n".join(text_of_runtime(name) if name in SHARED else _own(name) for name in FILES)
    return re.sub(r'^#include ".*\n', "", whole, flags=re.M)


def text() -> str:
    """The same in LLVM's language."""
    return _own("loop.ll")


def _own(name: str) -> str:
    return (files(__name__) / name).read_text(encoding="utf-8")
