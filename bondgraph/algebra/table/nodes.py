"""What a scalar is made of, in order: each operation once, after its arguments."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

SYMBOL, CONSTANT, CALL, SIGNED_POWER = "symbol", "const", "call", "signed power"
"""What a node may be beside the operations of a program: `signed power` of x and r is sign(x) |x|**r."""
SIGNS = frozenset({"abs", "sign", SIGNED_POWER})
"""Operations that are not smooth where their first argument is zero."""
SWITCHES = SIGNS | {"lt", "le", "min", "max"}
"""Those, and others that are not where their arguments are equal."""
SMOOTH, FINITE = 1, 2


class Node:
    """An operation on nodes, a symbol (`value` is its name), a constant (its number), or a call (its function).

    Attributes:
        operation: of `program.OPERATIONS`, or one of the words above.
        arguments: what it is taken of.
        value: of a leaf, or the function of a call.
        serial: a number that no other node has had.
        flags: whether nothing in it has a branch, and whether no constant in it is infinite or undefined.
        bounded, free, partials, samples, size: what has been found of it.
    """

    __slots__ = (
        "__weakref__", "arguments", "bounded", "flags", "free", "operation", "partials", "samples", "serial", "size",
        "value",
    )  # fmt: skip
    operation: str
    arguments: tuple[Any, ...]
    value: Any
    serial: int
    flags: int
    free: frozenset[Any] | None
    partials: dict[Any, Any] | None
    samples: tuple[float, float] | None
    bounded: tuple[tuple[float, float], ...] | None
    size: int | None

    @property
    def is_smooth(self) -> bool:
        """Whether nothing in it has a branch."""
        return bool(self.flags & SMOOTH)

    @property
    def is_finite(self) -> bool:
        """Whether no constant in it is infinite or undefined."""
        return bool(self.flags & FINITE)


def ordered(top: Any, known: Container[Any] = ()) -> list[Any]:
    """The nodes that lead to one, and it, each after its arguments; without what is known."""
    if top in known:
        return []
    if not top.arguments:
        return [top]
    found: dict[Any, None] = {}
    stack = [top]
    while stack:
        part = stack[-1]
        if part in found:
            stack.pop()
            continue
        waiting = [x for x in part.arguments if x not in found and x not in known]
        if waiting:
            stack += waiting[::-1]
        else:
            found[part] = None
            stack.pop()
    return list(found)
