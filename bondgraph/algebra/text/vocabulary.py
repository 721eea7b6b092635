"""The words of formulas: time, constants, functions, and which names are left for symbols."""

from __future__ import annotations

import keyword
import re

from bondgraph.errors import ExpressionError

TIME = "t"
CONSTANTS = frozenset({"pi"})
FUNCTIONS: dict[str, int] = {
    "sin": 1, "cos": 1, "tan": 1, "asin": 1, "acos": 1, "atan": 1, "atan2": 2, "sinh": 1, "cosh": 1, "tanh": 1,
    "exp": 1, "log": 1, "sqrt": 1, "abs": 1, "sign": 1, "min": 2, "max": 2, "where": 3,
}  # fmt: skip
"""The functions with their number of arguments. `where(x < y, a, b)` is a where the comparison holds, else b."""

ELSEWHERE = {
    "ln": "log", "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "tg": "tan", "sgn": "sign",
    "signum": "sign", "fabs": "abs", "absolute": "abs", "minimum": "min", "maximum": "max", "Heaviside": "where",
    "Piecewise": "where", "sh": "sinh", "ch": "cosh", "th": "tanh",
}  # fmt: skip
"""What functions are called elsewhere."""


def quoted(formula: str) -> str:
    """A formula for a message, cut where it is long."""
    return f"'{formula}'" if len(formula) <= 80 else f"'{formula[:60]} ...'"


def identifier(name: object, what: str, dots: bool = False) -> str:
    """`name` if it can stand in formulas and in generated code, else an error that says why.

    With `dots` it may be that of a part of a submodel's instance, such as "left.Ra".
    """
    if dots and isinstance(name, str) and "." in name:
        for part in name.split("."):
            identifier(part, what)
        return name
    if not isinstance(name, str) or not name.isidentifier() or not name.isascii():
        raise ExpressionError(
            quoted(name if isinstance(name, str) else repr(name)),
            f"the name of {what} must be letters, digits and underscores",
            remedy=_renamed(name, what),
        )
    if keyword.iskeyword(name) or name in FUNCTIONS or name in CONSTANTS or name == TIME:
        law = f"this word is reserved and cannot name {what}"
        raise ExpressionError(name, law, parties=(name,), remedy=f"call it '{name}_'")
    return name


def _renamed(name: object, what: str) -> str:
    """A name that would do, if one is near; where none is given, that it comes first."""
    if not isinstance(name, str):
        return f"the name of {what} comes first, in quotes, before everything else"
    cleaned = re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_")
    cleaned = f"x{cleaned}" if cleaned[:1].isdigit() else cleaned
    near = cleaned and name.isascii() and len(cleaned) <= 40
    return f"rename it '{cleaned}'" if near else "rename it, Greek letters by name"
