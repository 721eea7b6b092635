"""Formulas that an algebra has found: kept as its expressions, and written as text when they are first looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cached_property
from typing import Any

from bondgraph.algebra.protocol import Algebra


class Formula:
    """A formula as an expression of an algebra; it is equal to its text.

    Args:
        xp: the algebra.
        expression: a scalar of it.

    >>> from bondgraph.algebra import sympy
    >>> Formula(sympy, 2 * sympy.symbol("a"))
    '2 * a'
    """

    def __init__(self, xp: Algebra, expression: Any) -> None:
        self.xp, self.expression = xp, expression

    @cached_property
    def text(self) -> str:
        """What `bondgraph.algebra.expressions` reads."""
        return str(self.xp.text(self.expression))

    @cached_property
    def names(self) -> frozenset[str]:
        """The symbols in it."""
        return frozenset(map(self.xp.name, self.xp.free(self.expression)))

    def build(self, xp: Algebra, symbol: Callable[[str], Any]) -> Any:
        """The scalar in an algebra, with `symbol` giving what stands for a name."""
        if xp is not self.xp:
            return xp.build(self.text, symbol)
        given = {xp.symbol(name): symbol(name) for name in sorted(self.names)}
        return xp.substitute(self.expression, {s: x for s, x in given.items() if x != s})

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return repr(self.text)

    def __len__(self) -> int:
        return len(self.text)

    def __float__(self) -> float:
        if self.names:
            raise ValueError(f"{sorted(self.names)} have no values")
        return float(self.text)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Formula) and other.xp is self.xp:
            return bool(self.expression == other.expression)  # a text may be too long to be written
        return self is other or (self.text == str(other) if isinstance(other, Formula | str) else NotImplemented)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (self.text,)


class Formulas:
    """An element's field of formulas: text to whoever looks at it; `given` has it as it was given.

    Args:
        default: the field's default; without one, it must be given.
    """

    def __init__(self, *default: Any) -> None:
        self.default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, element: Any, owner: type) -> Any:
        if element is not None:
            return _written(given(element, self.name))
        if not self.default:
            raise AttributeError(self.name)
        return self.default[0]

    def __set__(self, element: Any, value: Any) -> None:
        vars(element)[self.name] = value


def given(element: Any, name: str) -> Any:
    """A field of formulas as it was given: what an algebra has found is not written to be read again."""
    return vars(element)[name]


def are_equal(element: Any, other: Any) -> bool:
    """Whether two elements are equal, by their formulas as they were given."""
    if element is other or type(element) is not type(other):
        return element is other
    return all(given(element, field.name) == given(other, field.name) for field in fields(element) if field.compare)


def _written(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_written, value))
    return value.text if isinstance(value, Formula) else value
