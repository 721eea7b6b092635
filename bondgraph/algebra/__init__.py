"""What equations are written in, behind one set of words: `sympy` to read them, `table` to run them, or `casadi`.

`bondgraph.algebra.protocol` says what an algebra is; each package here is one, loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bondgraph.algebra import casadi, sympy, table
    from bondgraph.algebra.protocol import Algebra

    _read: Algebra = sympy  # type checkers hold each to the protocol
    _run: Algebra = table
    _other: Algebra = casadi

else:

    def __getattr__(name: str) -> Algebra:
        if name not in ("casadi", "sympy", "table"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    return ["casadi", "sympy", "table"]
