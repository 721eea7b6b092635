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
    """The functions of a file, as they stand there; a header wholly."""
    whole = (files(__name__) / name).read_text(encoding="utf-8")
    _, _, functions = whole.partition("\n\n")
    return whole if name.endswith(".h") else f"\n{functions}"


SHARED = ("cholesky.c", "lu.c", "reactions.c", "minimum_norm.c", "pivots.c", "redundant.c", "newton.c", "finite.c")
"""What is there once for all models in native code."""


def solvers() -> str:
    """The solvers as C for systems of any size, from which `solvers.ll` is made by `.ci/translate`.

    Their names begin with `bondgraph_`, and arrays have the size of the system.
    """
    names = sorted({name for file in SHARED for name in re.findall(r"^static \w+ (\w+)\(", text(file), re.M)})
    return "\n".join(
        [
            "#include <float.h>\n#include <math.h>\n#include <stddef.h>\n",
            "enum { ERROR_SINGULAR = 1, ERROR_NO_SOLUTION, ERROR_UNDEFINED };",
            "#define LARGEST n\n#define MINIMUM_NORM_LARGEST n",
            *(f"#define {name} bondgraph_{name}" for name in names),
            *(re.sub(r"^static ", "", text(file), flags=re.M) for file in SHARED),
        ]
    )


@cache
def guarded() -> dict[str, str]:
    """The functions, a line each and by name, that are not a number where they are not defined."""
    found = re.finditer(r"^static double (\w+)\(.*$", text("guarded.c"), re.M)
    return {function[1]: function[0] for function in found}
