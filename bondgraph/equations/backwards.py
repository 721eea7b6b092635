"""Derivatives carried backwards, from a value to all it is made of: as many products as there are steps on the way.

Carried forwards, each of the steps would have a derivative by every velocity behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra

LONG_WAY = 50
"""Values on the way from which it is shorter backwards: a way of so many has more than ten velocities behind it."""
LONG = 12
"""Operations from which a derivative is given a name."""


def way_to(value: Any, sources: Callable[[Any], Iterable[Any]]) -> list[Any]:
    """A value and all that leads to it, each after those it is made of.

    Args:
        value: where the way ends.
        sources: those of each value that are on the way.

    >>> way_to("c", {"a": [], "b": ["a"], "c": ["a", "b"]}.__getitem__)
    ['a', 'b', 'c']
    """
    found: dict[Any, None] = {}
    stack = [(value, False)]
    while stack:
        part, is_ready = stack.pop()
        if part in found:
            continue
        if is_ready:
            found[part] = None
        else:
            stack.append((part, True))
            stack += [(source, False) for source in sources(part) if source not in found]
    return list(found)


def derivatives_at_ends(
    xp: Algebra,
    way: Sequence[Any],
    partial: Callable[[Any], Iterable[tuple[Any, Any]]],
    named: Callable[[Any, Any], Any],
) -> dict[Any, Any]:
    """The derivatives of the last value on a way by what is not on it.

    Args:
        xp: the algebra.
        way: values, each after those it is made of.
        partial: of each value the symbols it is made of, with its partial derivatives by them.
        named: a name for a long derivative by a value, given both.

    >>> from bondgraph.algebra import sympy as xp
    >>> x, y, z = map(xp.symbol, "xyz")
    >>> steps = {y: [(x, 2 * x)], z: [(x, y), (y, x)]}
    >>> derivatives_at_ends(xp, [y, z], steps.__getitem__, lambda value, long: long)
    {x: 2*x**2 + y}
    """
    carried: dict[Any, Any] = {way[-1]: xp.number(1)}
    ends: dict[Any, Any] = {}
    every = {*way}
    for value in reversed(way):
        factor = carried.pop(value, None)
        if factor is None or xp.is_zero(factor):
            continue
        if xp.size(factor) > LONG:
            factor = named(value, factor)
        for source, derivative in partial(value):
            part = factor * derivative
            table = carried if source in every else ends
            table[source] = part if source not in table else table[source] + part
    return {source: derivative for source, derivative in ends.items() if not xp.is_zero(derivative)}
