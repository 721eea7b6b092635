"""Expressions made shorter together."""

from __future__ import annotations

from bondgraph.algebra import sympy as xp
from bondgraph.algebra.tidied import tidied

a, x, y = map(xp.symbol, "axy")
sin, cos = xp.call["sin"], xp.call["cos"]


def test_what_is_shorter_is_taken() -> None:
    assert tidied(xp, [x * sin(a) ** 2 + x * cos(a) ** 2, y, y]) == [x, y, y]


def test_what_is_shared_is_not_given_up() -> None:
    """Written alone it is shorter, but the others need its parts in any case."""
    inside = (x + y * sin(a)) ** 3
    first, second = cos(a) ** 2 * inside + sin(a) ** 2 * inside, inside**2
    assert tidied(xp, [first, second]) == [inside, second]
    both = [sin(a) * cos(x) + cos(a) * sin(x), *(f(z) for f in (sin, cos) for z in (a, x)), sin(a) * cos(x)]
    assert xp.size(xp.tidy(both[0])) < xp.size(both[0])
    assert xp.operations(map(xp.tidy, both)) > xp.operations(both) or tidied(xp, both) != both
