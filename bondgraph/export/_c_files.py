"""Files in C: a header and a source with some functions of a model, and texts as C spells them."""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.export._model import Model
from bondgraph.program.c_code import Function, source

HARMLESS = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;()[]_+-=<>'*/"
ARGUMENTS = "double t, const double *x, const double *u, const double *p, double *memory"


def pair(model: Model, what: str, declared: str, functions: Sequence[Function], tables: str = "") -> dict[str, str]:
    """A header and a source beside those of the model.

    Args:
        model: the model.
        what: is done by the functions; the files are called by it.
        declared: what stands in the header.
        functions: the functions.
        tables: text that stands behind them.
    """
    name = f"{model.name}_{what}"
    header = guarded(name, f'#include "{model.name}.h"\n\n{linked(declared)}')
    return {f"{name}.h": header, f"{name}.c": defined(model, f"{name}.h", functions) + tables}


def defined(model: Model, header: str, functions: Sequence[Function], tables: str = "") -> str:
    """A source file with the functions that a header declares."""
    solved = (
        source(model.name, functions, model.sources, model.memory, tables) if functions else "#include <stddef.h>\n"
    )
    return f'#include "{header}"\n\n{solved}'


def linked(declared: str) -> str:
    """Declarations for C and C++."""
    opening, closing = '#ifdef __cplusplus\nextern "C" {\n#endif\n', "#ifdef __cplusplus\n}\n#endif\n"
    return "\n".join([opening, declared, closing])


def guarded(name: str, text: str) -> str:
    """A header that may be included twice."""
    guard = f"BONDGRAPH_{name}_H"
    return f"#ifndef {guard}\n#define {guard}\n\n{text}\n#endif\n"


def literal(text: str) -> str:
    """A C string of a text in UTF-8: only letters, digits and harmless signs stand in it as they are.

    >>> print(literal('b.e[1] "?'))
    "b.e[1] \\042\\077"
    """
    data = text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode("utf-8", "replace")
    return '"' + "".join(chr(b) if b in HARMLESS else f"\\{b:03o}" for b in data) + '"'
