"""Scalars on casadi's SX: with identity by name for symbols, by structure for everything else.

No numpy function ever meets an SX here, so that casadi's global switches are left as they are.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from bondgraph.algebra.casadi.nodes import Node, read
from bondgraph.algebra.casadi.package import ca
from bondgraph.algebra.casadi.pickling import Line, again, table
from bondgraph.algebra.casadi.to_text import spell
from bondgraph.algebra.function import Applied


class Scalar:
    """An expression; `sx` is casadi's own, whose symbols have the names they have in the equations.

    casadi looks at the two arguments of an operation only as deep as their own operands, and its overloaded operators
    cost more than the operation: hence `binary` and `unary`.
    """

    def __init__(self, sx: Any) -> None:
        self.sx = sx

    @cached_property
    def key(self) -> Any:
        """What makes two expressions the same: a symbol's name, a constant's value, the structure of all others."""
        if self.sx.is_symbolic():
            return self.sx.name()
        return float(self.sx) if self.sx.is_constant() else self.node

    @cached_property
    def node(self) -> Node:
        return read(self.sx)

    @cached_property
    def _hash(self) -> int:
        return hash(self.key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if isinstance(other, Scalar):
            return bool(self.key == other.key)
        if isinstance(other, int | float):
            if self.sx.is_constant() or other != 0:
                return self.key == float(other)
            return self.node.vanishes
        return NotImplemented

    def __float__(self) -> float:
        if not self.sx.is_constant():
            raise TypeError(f"{self!r:.60} is no number")
        return float(self.sx)

    @cached_property
    def symbols(self) -> frozenset[Scalar]:
        """The symbols in it, those that functions are taken of included."""
        return frozenset(opened(self.leaves))

    @cached_property
    def leaves(self) -> tuple[Scalar, ...]:
        """The symbols of its SX: symbols, and values of functions."""
        if self.sx.is_symbolic():
            return (_NAMED[self.sx.name()],)
        return () if self.sx.is_constant() else leaves_of(self.sx)

    @cached_property
    def derivatives(self) -> dict[Scalar, Scalar]:
        """The partial derivatives by each of its leaves."""
        leaves = self.leaves
        if len(leaves) == 0:
            return {}
        gradient = ca.densify(ca.gradient(self.sx, _vector(leaves)))
        return dict(zip(leaves, map(Scalar, gradient.elements()), strict=True))

    def diff(self, variable: Scalar) -> Scalar:
        """The partial derivative by a symbol."""
        total = self.derivatives.get(variable, ZERO)
        for leaf in self.leaves:
            if isinstance(leaf, Called) and variable in leaf.symbols:
                total = total + self.derivatives[leaf] * leaf.diff(variable)
        return total

    def along(self, rates: Mapping[Scalar, Scalar]) -> Scalar:
        """The rate of a leaf."""
        return sum((self.diff(x) * rates[x] for x in sorted(self.symbols, key=str) if x in rates), ZERO)

    def substitute(self, values: Mapping[Scalar, Scalar]) -> Scalar:
        """The expression with symbols replaced, all at once."""
        replaced = {leaf: after for leaf in self.leaves if (after := leaf.replaced(values)) is not leaf}
        if not replaced:
            return self
        if self in replaced:
            return replaced[self]
        return Scalar(ca.substitute(self.sx, _vector(replaced), _vector(replaced.values())))

    def replaced(self, values: Mapping[Scalar, Scalar]) -> Scalar:
        """What stands for a leaf."""
        found = values.get(self, self)
        return found if isinstance(found, Scalar) else number(found)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.sx.is_symbolic():
            return symbol, (self.sx.name(),)
        leaves = self.leaves
        return _again, (table(self.node, {x.sx.name(): k for k, x in enumerate(leaves)}), leaves)

    def __add__(self, other: Any) -> Any:
        return _binary(ca.OP_ADD, self, other)

    def __radd__(self, other: Any) -> Any:
        return _binary(ca.OP_ADD, other, self)

    def __sub__(self, other: Any) -> Any:
        return _binary(ca.OP_SUB, self, other)

    def __rsub__(self, other: Any) -> Any:
        return _binary(ca.OP_SUB, other, self)

    def __mul__(self, other: Any) -> Any:
        return _binary(ca.OP_MUL, self, other)

    def __rmul__(self, other: Any) -> Any:
        return _binary(ca.OP_MUL, other, self)

    def __truediv__(self, other: Any) -> Any:
        return _binary(ca.OP_DIV, self, other)

    def __rtruediv__(self, other: Any) -> Any:
        return _binary(ca.OP_DIV, other, self)

    def __pow__(self, other: Any) -> Any:
        return _binary(ca.OP_POW, self, other)

    def __neg__(self) -> Scalar:
        return Scalar(ca.SX.unary(ca.OP_NEG, self.sx))

    @property
    def label(self) -> str:
        """What is written for a leaf."""
        return str(self.key)

    def __repr__(self) -> str:
        return spell(self.node, lambda name: _NAMED[name].label)


class Called(Scalar):
    """The value of a callable at some arguments. casadi sees a symbol, which is opened where it is met."""

    def __init__(self, sx: Any, applied: Applied, arguments: tuple[Scalar, ...]) -> None:
        super().__init__(sx)
        self.applied, self.arguments = applied, arguments

    @cached_property
    def symbols(self) -> frozenset[Scalar]:
        return frozenset(s for x in self.arguments for s in x.symbols)

    def diff(self, variable: Scalar) -> Scalar:
        total = ZERO
        for k, argument in enumerate(self.arguments):
            inner = argument.diff(variable)
            if inner != 0:
                total = total + called(self.applied.derivative(k), self.arguments) * inner
        return total

    def __reduce__(self) -> tuple[Any, ...]:
        return called, (self.applied, self.arguments)

    @property
    def label(self) -> str:
        return f"{self.applied.name}({', '.join(map(repr, self.arguments))})"

    def replaced(self, values: Mapping[Scalar, Scalar]) -> Scalar:
        after = tuple(x.substitute(values) for x in self.arguments)
        return self if after == self.arguments else called(self.applied, after)


_NAMED: dict[str, Scalar] = {}
"""The one symbol of each name, since casadi's own of the same name are different symbols."""
_CALLED: dict[Any, Called] = {}
_LOCK = threading.Lock()


def symbol(name: str) -> Scalar:
    """The real symbol of that name."""
    found = _NAMED.get(name)
    if found is None:
        with _LOCK:
            found = _NAMED.setdefault(name, Scalar(ca.SX.sym(name)))
    return found


def called(applied: Applied, arguments: tuple[Scalar, ...]) -> Called:
    """A callable's value at some arguments."""
    key = (applied.identity, arguments)
    with _LOCK:
        if key not in _CALLED:
            # A blank and a sharp keep it apart from every name a model may hold.
            name = f"{applied.name} #{len(_CALLED)}"
            _CALLED[key] = Called(ca.SX.sym(name), applied, arguments)
            _NAMED[name] = _CALLED[key]
        return _CALLED[key]


def _again(lines: tuple[Line, ...], leaves: tuple[Scalar, ...]) -> Scalar:
    return Scalar(again(lines, [leaf.sx for leaf in leaves]))


def number(value: float | int) -> Scalar:
    """An int, or a float, as a scalar."""
    return _integer(value) if isinstance(value, int) else Scalar(ca.SX(float(value)))


@lru_cache(maxsize=256)
def _integer(value: int) -> Scalar:
    return Scalar(ca.SX(value))


ZERO = number(0)


def unary(operation: int) -> Callable[[Scalar], Scalar]:
    """A function of casadi's by its number."""
    return lambda x: Scalar(ca.SX.unary(operation, x.sx))


def binary(operation: int) -> Callable[[Scalar, Scalar], Scalar]:
    """A function of two arguments of casadi's by its number."""
    return lambda x, y: Scalar(ca.SX.binary(operation, x.sx, y.sx))


def _binary(operation: int, left: Any, right: Any) -> Any:
    a, b = (x.sx if isinstance(x, Scalar) else _sx(x) for x in (left, right))
    return NotImplemented if a is None or b is None else Scalar(ca.SX.binary(operation, a, b))


def _sx(value: Any) -> Any:
    return number(value).sx if isinstance(value, int | float) else None


def leaves_of(sx: Any) -> tuple[Scalar, ...]:
    """The symbols of an SX: symbols, and values of functions."""
    return tuple(_NAMED[x.name()] for x in ca.symvar(sx))


def opened(leaves: Iterable[Scalar]) -> set[Scalar]:
    """Leaves, with the symbols that functions are taken of in place of the functions' values."""
    found: set[Scalar] = set()
    for leaf in leaves:
        found |= leaf.symbols if isinstance(leaf, Called) else {leaf}
    return found


def symbols_of(scalars: Iterable[Scalar]) -> set[Scalar]:
    """The symbols in any of some scalars, found at once: what these share is gone through once."""
    scalars = list(scalars)
    known = (x.symbols for x in scalars if "symbols" in x.__dict__)
    more = [x for x in scalars if "symbols" not in x.__dict__ and not x.sx.is_constant()]
    return set[Scalar]().union(*known, opened(leaves_of(_vector(more))) if more else ())


def derived(rows: Sequence[Sequence[Scalar]], rates: Mapping[Scalar, Scalar]) -> list[list[Scalar]]:
    """The rates of scalars whose leaves change at given rates, all at once."""
    entries = _vector([x for row in rows for x in row])
    found = iter(ca.densify(ca.jtimes(entries, _vector(rates), _vector(rates.values()))).elements())
    return [[Scalar(next(found)) for _ in row] for row in rows]


def _vector(scalars: Any) -> Any:
    return ca.vertcat(*(x.sx for x in scalars))
