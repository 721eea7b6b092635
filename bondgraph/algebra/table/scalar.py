"""Scalars as entries of one table: an operation on the same arguments is the same object, and made once."""

from __future__ import annotations

import math
import threading
from collections.abc import Iterable
from itertools import count
from sys import float_info
from typing import Any
from weakref import ref

from bondgraph.algebra.function import Applied
from bondgraph.algebra.table.nodes import CALL, CONSTANT, FINITE, SMOOTH, SWITCHES, SYMBOL, Node, ordered
from bondgraph.algebra.table.samples import vanishes
from bondgraph.algebra.table.to_text import spell

_BOTH = SMOOTH | FINITE


class Scalar(Node):
    """An expression. Of each there is one object, so that two are equal where they are the same."""

    __slots__ = ()

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if isinstance(other, int | float):
            if self.operation == CONSTANT or other != 0:
                return bool(self.operation == CONSTANT and self.value == other)
            return vanishes(self)
        return False if isinstance(other, Scalar) else NotImplemented

    def __reduce__(self) -> tuple[Any, ...]:
        parts = ordered(self)
        line_of = {part: k for k, part in enumerate(parts)}
        return again, (tuple((x.operation, tuple(line_of[a] for a in x.arguments), x.value) for x in parts),)

    def __repr__(self) -> str:
        return spell(self)

    def __float__(self) -> float:
        if self.operation != CONSTANT:
            raise TypeError(f"{self!r:.60} is no number")
        return float(self.value)

    def __add__(self, other: Any) -> Any:
        return add(self, other) if type(other) is Scalar else _with(add, self, other)

    def __radd__(self, other: Any) -> Any:
        return _with(lambda a, b: add(b, a), self, other)

    def __sub__(self, other: Any) -> Any:
        return sub(self, other) if type(other) is Scalar else _with(sub, self, other)

    def __rsub__(self, other: Any) -> Any:
        return _with(lambda a, b: sub(b, a), self, other)

    def __mul__(self, other: Any) -> Any:
        return mul(self, other) if type(other) is Scalar else _with(mul, self, other)

    def __rmul__(self, other: Any) -> Any:
        return _with(lambda a, b: mul(b, a), self, other)

    def __truediv__(self, other: Any) -> Any:
        return div(self, other) if type(other) is Scalar else _with(div, self, other)

    def __rtruediv__(self, other: Any) -> Any:
        return _with(lambda a, b: div(b, a), self, other)

    def __pow__(self, other: Any) -> Any:
        return _with(power, self, other)

    def __rpow__(self, other: Any) -> Any:
        return _with(lambda a, b: power(b, a), self, other)

    def __neg__(self) -> Scalar:
        return neg(self)


def _with(operation: Any, scalar: Scalar, other: Any) -> Any:
    if isinstance(other, int | float):
        other = number(other)
    return operation(scalar, other) if type(other) is Scalar else NotImplemented


_LOCK = threading.RLock()
_TABLE: dict[Any, ref[Scalar]] = {}
_FEW = 10_000
"""Of so many entries none is looked for that may go."""
_most = _FEW
_SERIALS = count()
_new = Scalar.__new__


def _swept() -> None:
    """Take out what is no longer, whenever there are twice as many entries as were left before."""
    global _most
    for key in [key for key, reference in _TABLE.items() if reference() is None]:
        del _TABLE[key]
    _most = max(_FEW, 2 * len(_TABLE))


def _entered(key: Any, operation: str, arguments: tuple[Scalar, ...], value: Any, flags: int) -> Scalar:
    with _LOCK:
        reference = _TABLE.get(key)
        found = None if reference is None else reference()
        if found is None:
            found = _new(Scalar)
            found.operation, found.arguments, found.value, found.flags = operation, arguments, value, flags
            found.serial = next(_SERIALS)
            found.bounded = found.free = found.partials = found.samples = found.size = None
            if len(_TABLE) >= _most:
                _swept()
            _TABLE[key] = ref(found)
        return found


def symbol(name: str) -> Scalar:
    """The real symbol of that name."""
    reference = _TABLE.get(name)
    found = None if reference is None else reference()
    return _entered(name, SYMBOL, (), name, _BOTH) if found is None else found


def number(value: float) -> Scalar:
    """An int, or a float."""
    value = float(value) + 0.0  # one zero
    reference = _TABLE.get(value)
    found = None if reference is None else reference()
    if found is None:
        finite = math.isfinite(value)
        found = _entered(value if value == value else math.nan, CONSTANT, (), value, _BOTH if finite else SMOOTH)
    return found


def called(function: Applied, arguments: Iterable[Scalar]) -> Scalar:
    """A callable's value at some arguments."""
    given = tuple(arguments)
    key = (CALL, function.identity, *[x.serial for x in given])
    flags = _BOTH
    for x in given:
        flags &= x.flags
    return _entered(key, CALL, given, function, flags)


def unary(operation: str, a: Scalar) -> Scalar:
    """The entry of an operation on a scalar, as it stands."""
    key = (operation, a.serial)
    reference = _TABLE.get(key)
    found = None if reference is None else reference()
    if found is None:
        flags = a.flags & ~SMOOTH if operation in SWITCHES else a.flags
        found = _entered(key, operation, (a,), None, flags)
    return found


def binary(operation: str, a: Scalar, b: Scalar) -> Scalar:
    """The entry of an operation on two scalars, as it stands."""
    key = (operation, a.serial, b.serial)
    reference = _TABLE.get(key)
    found = None if reference is None else reference()
    if found is None:
        flags = a.flags & b.flags
        found = _entered(key, operation, (a, b), None, flags & ~SMOOTH if operation in SWITCHES else flags)
    return found


def selected(condition: Scalar, yes: Scalar, no: Scalar) -> Scalar:
    """The entry of a choice, as it stands."""
    key = ("select", condition.serial, yes.serial, no.serial)
    return _entered(key, "select", (condition, yes, no), None, condition.flags & yes.flags & no.flags)


def again(lines: Iterable[tuple[str, tuple[int, ...], Any]]) -> Scalar:
    """The last of some entries, each an operation, the lines of its arguments, and the value of a leaf."""
    made: list[Scalar] = []
    for operation, places, value in lines:
        arguments = tuple(made[k] for k in places)
        if operation == SYMBOL:
            made.append(symbol(value))
        elif operation == CONSTANT:
            made.append(number(value))
        elif operation == CALL:
            made.append(called(value, arguments))
        elif operation == "select":
            made.append(selected(*arguments))
        else:
            made.append(unary(operation, *arguments) if len(arguments) == 1 else binary(operation, *arguments))
    return made[-1]


ZERO, ONE, TWO, HALF, UNDEFINED = number(0), number(1), number(2), number(0.5), number(math.nan)


def add(a: Scalar, b: Scalar) -> Scalar:
    """The sum."""
    first, second = a.operation, b.operation
    if first == CONSTANT:
        if second == CONSTANT:
            return number(a.value + b.value)
        if a.value == 0:
            return b
    elif second == CONSTANT and b.value == 0:
        return a
    if a is b:
        return mul(TWO, a)
    if second == "neg":
        return sub(a, b.arguments[0])
    if first == "neg":
        return sub(b, a.arguments[0])
    if first == "sub" and a.arguments[1] is b:
        return a.arguments[0]
    if second == "sub" and b.arguments[1] is a:
        return b.arguments[0]
    if first == second == "mul" and _are_squares_of_sine_and_cosine(a, b):
        return ONE
    return binary("add", a, b)


def _are_squares_of_sine_and_cosine(a: Scalar, b: Scalar) -> bool:
    one, two = a.arguments[0], b.arguments[0]
    if one is not a.arguments[1] or two is not b.arguments[1]:
        return False
    return {one.operation, two.operation} == {"sin", "cos"} and one.arguments == two.arguments


def sub(a: Scalar, b: Scalar) -> Scalar:
    """The difference."""
    first, second = a.operation, b.operation
    if second == CONSTANT:
        if first == CONSTANT:
            return number(a.value - b.value)
        if b.value == 0:
            return a
    elif first == CONSTANT and a.value == 0:
        return neg(b)
    if a is b:
        return ZERO
    if second == "neg":
        return add(a, b.arguments[0])
    if first == "neg":
        return neg(add(a.arguments[0], b))
    if first == "add":
        if a.arguments[1] is b:
            return a.arguments[0]
        if a.arguments[0] is b:
            return a.arguments[1]
    if second == "add":
        if b.arguments[1] is a:
            return neg(b.arguments[0])
        if b.arguments[0] is a:
            return neg(b.arguments[1])
    if second == "sub" and b.arguments[0] is a:
        return b.arguments[1]
    if first == second and first in ("add", "mul") and a.arguments == b.arguments[::-1]:
        return ZERO
    return binary("sub", a, b)


def neg(a: Scalar) -> Scalar:
    """The opposite."""
    operation = a.operation
    if operation == CONSTANT:
        return number(-a.value)
    if operation == "neg":
        return a.arguments[0]
    if operation == "sub":
        return binary("sub", a.arguments[1], a.arguments[0])
    if operation == "mul" and a.arguments[0].operation == CONSTANT:
        return binary("mul", number(-a.arguments[0].value), a.arguments[1])
    return unary("neg", a)


def mul(a: Scalar, b: Scalar) -> Scalar:
    """The product; a number stands first."""
    first, second = a.operation, b.operation
    if second == CONSTANT:
        if first == CONSTANT:
            return number(a.value * b.value)
        a, b, first, second = b, a, second, first
    if first == CONSTANT:
        return _multiple(a, b)
    if first == "neg":
        return neg(mul(a.arguments[0], b))
    if second == "neg":
        return neg(mul(a, b.arguments[0]))
    if a is b and first == "sqrt":
        return a.arguments[0]
    for one, other, operation in ((a, b, first), (b, a, second)):
        if operation == "div":
            if one.arguments[1] is other:
                return one.arguments[0]
            if one.arguments[0] is ONE:
                return div(other, one.arguments[1])
    return binary("mul", a, b)


def _multiple(factor: Scalar, a: Scalar) -> Scalar:
    value = factor.value
    if value == 0:
        return ZERO
    if value == 1:
        return a
    if value == -1:
        return neg(a)
    if a.operation == "neg":
        return _multiple(number(-value), a.arguments[0])
    if a.operation == "mul" and a.arguments[0].operation == CONSTANT:
        product = value * a.arguments[0].value
        if float_info.min <= abs(product) <= float_info.max:
            return _multiple(number(product), a.arguments[1])
    if a.operation == "div" and a.arguments[1] is factor:
        return a.arguments[0]
    return binary("mul", factor, a)


def div(a: Scalar, b: Scalar) -> Scalar:
    """The quotient; of the same, and of what is multiplied by the same, it is taken as where that does not vanish."""
    first, second = a.operation, b.operation
    if second == CONSTANT:
        if b.value == 0:
            return UNDEFINED
        if first == CONSTANT:
            return number(a.value / b.value)
        if b.value == 1:
            return a
        if b.value == -1:
            return neg(a)
    if first == CONSTANT and a.value == 0:
        return ZERO
    if a is b:
        return ONE
    if first == "neg":
        return neg(div(a.arguments[0], b))
    if second == "neg":
        return neg(div(a, b.arguments[0]))
    if first == "mul":
        if a.arguments[0] is b:
            return a.arguments[1]
        if a.arguments[1] is b:
            return a.arguments[0]
    if second == "div" and b.arguments[0] is ONE:
        return mul(a, b.arguments[1])
    if first == "div" and a.arguments[0] is b:
        return div(ONE, a.arguments[1])
    return binary("div", a, b)


def power(a: Scalar, b: Scalar) -> Scalar:
    """The power; a negative exponent divides."""
    if b.operation != CONSTANT:
        return binary("pow", a, b)
    value = b.value
    if a.operation == CONSTANT:
        try:
            return number(math.pow(a.value, value))
        except (ArithmeticError, ValueError):
            return UNDEFINED
    if value < 0:
        return div(ONE, power(a, number(-value)))
    if value in (0, 1):
        return a if value else ONE
    if value in (0.5, 2):
        return mul(a, a) if value == 2 else root(a)
    if a.operation == "neg" and float(value).is_integer():
        positive = power(a.arguments[0], b)
        return neg(positive) if value % 2 else positive
    return binary("pow", a, b)


def root(a: Scalar) -> Scalar:
    """The square root; that of a square is the absolute value."""
    if a.operation == CONSTANT:
        return number(math.sqrt(a.value)) if a.value >= 0 else UNDEFINED
    if a.operation == "mul" and a.arguments[0] is a.arguments[1]:
        return unary("abs", a.arguments[0])
    return unary("sqrt", a)
