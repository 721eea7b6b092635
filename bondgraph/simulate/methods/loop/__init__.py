"""The loop around native rates, in C: steps with control of the error, and their interpolants.

`loop.ll` is made from it by `.ci/translate`.
"""

from __future__ import annotations

import re
from importlib.resources import files

from bondgraph.program.runtime import text as text_of_runtime

FILES = (
    *("projection.h", "shared.h", "tableau.h", "explicit.c", "radau5.c", "cvode.c"),
    *("watch.c", "regular.c", "events.c", "leaps.c"),
)


def source() -> str:
    """The text of the loop, in one."""
    own = {name: (files(__name__) / name).read_text(encoding="utf-8") for name in ("loop.h", *FILES)}
    whole = "\n".join([own.pop("loop.h"), text_of_runtime("pivots.c"), *own.values()])
    return re.sub(r'^#include ".*\n', "", whole, flags=re.M)


def text() -> str:
    """The same in LLVM's language."""
    return (files(__name__) / "loop.ll").read_text(encoding="utf-8")
