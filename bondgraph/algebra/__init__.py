"""The few words a form is written in, once for each algebra: `sympy` to read equations, `casadi` to run them.

An algebra is a module with `symbol`, `rate`, `name`, `number`, `call`, `build`, `column`, `matrix`, `zeros`, `eye`,
`skew`, `apply` (a callable), `diff`, `jacobian`, `along` (a rate), `invert`, `free`, `substitute`, `is_zero`, `is_one`,
`is_number`, `is_finite`, `size`, `tidy`, `clear`, `text`, `spell`, `latex`, `switches` and `lower`. Its scalars take
+ - * / **, its matrices @ and `.T`. Symbols are equal by name; other expressions may be equal only where they are
written alike.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    """An algebra, loaded when it is first asked for."""
    if name not in ("casadi", "sympy"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")
