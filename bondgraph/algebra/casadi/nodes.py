"""casadi's expressions as nodes of Python: the same structure is the same node, so each value is written once."""

from __future__ import annotations

import math
import operator
import threading
from collections.abc import Callable, Container
from typing import Any
from weakref import ref

from bondgraph.algebra.casadi.package import ca
from bondgraph.algebra.two_points import (
    NOWHERE,
    Bounded,
    bounded,
    bounded_function,
    bounded_number,
    bounded_symbol,
    cancels,
    differs,
    of_function,
    of_symbol,
)

SYMBOL = -1
"""The code of a node that is a symbol, beside casadi's own of operations and constants."""
CONSTANT: int = ca.OP_CONST
COMPARISONS = {ca.OP_LT: "lt", ca.OP_LE: "le"}
SWITCHES = {*COMPARISONS, ca.OP_FABS, ca.OP_SIGN, ca.OP_FMIN, ca.OP_FMAX, ca.OP_COPYSIGN}
"""Operations that are not smooth somewhere."""
_BINARY = {
    ca.OP_ADD, ca.OP_SUB, ca.OP_MUL, ca.OP_DIV, ca.OP_POW, ca.OP_CONSTPOW, ca.OP_LT, ca.OP_LE, ca.OP_EQ, ca.OP_NE,
    ca.OP_AND, ca.OP_OR, ca.OP_FMIN, ca.OP_FMAX, ca.OP_FMOD, ca.OP_ATAN2, ca.OP_COPYSIGN, ca.OP_IF_ELSE_ZERO,
    ca.OP_HYPOT, ca.OP_REMAINDER,
}  # fmt: skip
_PASSING = {ca.OP_NEG, ca.OP_SQ, ca.OP_TWICE, ca.OP_DIV}
"""Operations that vanish where their first argument does."""


class Node:
    """An operation on nodes, a symbol (`value` is its name) or a constant (its number).

    Attributes:
        smooth: whether nothing in it has a branch.
        finite: whether no constant in it is infinite or undefined.
        samples: its values at two points.
        bounded: those at some scales, with bounds of their rounding.
        pins: casadi's own nodes that are read as this one. They live as long as it does, for casadi tells its nodes
            apart by their place in memory.
    """

    __slots__ = ("__weakref__", "arguments", "bounded", "finite", "operation", "pins", "samples", "smooth", "value")

    def __init__(self, operation: int, arguments: tuple[Node, ...], value: Any) -> None:
        self.operation, self.arguments, self.value = operation, arguments, value
        self.smooth: bool = operation not in SWITCHES
        self.finite: bool = operation != CONSTANT or math.isfinite(value)
        for x in arguments:
            self.smooth, self.finite = self.smooth and x.smooth, self.finite and x.finite
        if operation == SYMBOL:
            self.samples = of_symbol(value)
        elif operation == CONSTANT:
            self.samples = (value, value)
        else:
            self.samples = of_function(_FUNCTIONS.get(operation), [x.samples for x in arguments])
        self.bounded: tuple[Bounded, ...] | None = None
        self.pins: list[Any] = []

    @property
    def is_leaf(self) -> bool:
        return not self.arguments

    @property
    def vanishes(self) -> bool:
        """Whether it is zero: as a number, by a factor, or as a sum whose terms cancel."""
        if self.operation == CONSTANT:
            return bool(self.value == 0)
        if self.operation in _PASSING:
            return self.arguments[0].vanishes
        if self.operation == ca.OP_MUL:
            return self.arguments[0].vanishes or self.arguments[1].vanishes
        if self.operation not in (ca.OP_ADD, ca.OP_SUB):
            return False
        one, other = self.arguments
        return cancels(self.samples, one.samples, other.samples) and not differs(bounded(self, _at_scales))

    @property
    def size(self) -> int:
        """The number of operations, each once."""
        return sum(not node.is_leaf for node in ordered(self))


def _at_scales(part: Node) -> tuple[Bounded, ...]:
    if part.operation == SYMBOL:
        return bounded_symbol(part.value)
    if part.operation == CONSTANT:
        return bounded_number(part.value)
    return bounded_function(_FUNCTIONS.get(part.operation), [x.bounded or NOWHERE for x in part.arguments])


class _Reference(ref[Node]):
    """A weak reference to a node that knows where it is kept."""

    __slots__ = ("key", "places")
    key: Any
    places: list[int]


_LOCK = threading.RLock()
_PLACED: dict[int, _Reference] = {}
_BUILT: dict[Any, _Reference] = {}


def _forget(gone: _Reference) -> None:
    if _BUILT.get(gone.key) is gone:
        del _BUILT[gone.key]
    for place in gone.places:
        if _PLACED.get(place) is gone:
            del _PLACED[place]


def read(sx: Any) -> Node:
    """The node of a scalar SX."""
    with _LOCK:
        place = sx.element_hash()
        reference = _PLACED.get(place)
        found: Node | None = None if reference is None else reference()
        return _read(sx, place) if found is None else found


def _read(sx: Any, top: int) -> Node:
    done: dict[int, Node] = {}  # it keeps them until something else does
    stack: list[tuple[Any, int, int, list[int] | None]] = [(sx, top, 0, None)]
    while stack:
        part, place, operation, below = stack.pop()
        if below is not None:
            done[place] = _made(part, place, operation, tuple([done[x] for x in below]), None)
        elif place in done:
            continue
        elif part.is_leaf():
            leaf = (SYMBOL, part.name()) if part.is_symbolic() else (CONSTANT, float(part))
            done[place] = _made(part, place, leaf[0], (), leaf[1])
        else:
            operation = part.op()
            parts = [part.dep(0), part.dep(1)] if operation in _BINARY else [part.dep(0)]
            places = [x.element_hash() for x in parts]
            more = len(stack)
            for x, at in zip(parts, places, strict=True):
                if at not in done:
                    reference = _PLACED.get(at)
                    known = None if reference is None else reference()
                    if known is None:
                        stack.append((x, at, 0, None))
                    else:
                        done[at] = known
            if len(stack) > more:
                stack.insert(more, (part, place, operation, places))
            else:
                done[place] = _made(part, place, operation, tuple([done[x] for x in places]), None)
    return done[top]


def _made(sx: Any, place: int, operation: int, arguments: tuple[Node, ...], value: Any) -> Node:
    key = (operation, value, *map(id, arguments))
    reference = _BUILT.get(key)
    node: Node | None = None if reference is None else reference()
    if node is None or reference is None:
        node = Node(operation, arguments, value)
        reference = _BUILT[key] = _Reference(node, _forget)
        reference.key, reference.places = key, [place]
    else:
        reference.places.append(place)
    node.pins.append(sx)
    _PLACED[place] = reference
    return node


def ordered(node: Node, known: Container[Any] = ()) -> list[Node]:
    """The nodes that lead to one, and it, each after those it uses; without those that are known."""
    if node in known:
        return []
    found: dict[Node, None] = {}
    stack = [(node, False)]
    while stack:
        part, ready = stack.pop()
        if part in found:
            continue
        if ready:
            found[part] = None
            continue
        stack.append((part, True))
        stack += [(x, False) for x in reversed(part.arguments) if x not in found and x not in known]
    return list(found)


_FUNCTIONS: dict[int, Callable[..., float]] = {
    ca.OP_ADD: operator.add, ca.OP_SUB: operator.sub, ca.OP_MUL: operator.mul, ca.OP_DIV: operator.truediv,
    ca.OP_NEG: operator.neg, ca.OP_POW: math.pow, ca.OP_CONSTPOW: math.pow, ca.OP_SQ: lambda x: x * x,
    ca.OP_TWICE: lambda x: x + x, ca.OP_INV: lambda x: 1 / x, ca.OP_SQRT: math.sqrt, ca.OP_SIN: math.sin,
    ca.OP_COS: math.cos, ca.OP_TAN: math.tan, ca.OP_ASIN: math.asin, ca.OP_ACOS: math.acos, ca.OP_ATAN: math.atan,
    ca.OP_ATAN2: math.atan2, ca.OP_SINH: math.sinh, ca.OP_COSH: math.cosh, ca.OP_TANH: math.tanh,
    ca.OP_ASINH: math.asinh, ca.OP_ATANH: math.atanh, ca.OP_EXP: math.exp, ca.OP_LOG: math.log,
    ca.OP_COPYSIGN: math.copysign,
}  # fmt: skip
