"""Systems of loops: what cancels in a row by what other values come to is not in it."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.equations.evaluation_order import Let, order, written_out
from bondgraph.graph.law import Implicit

ALGEBRAS = pytest.mark.parametrize("xp", [bg.algebra.sympy, bg.algebra.table], ids=["sympy", "table"])


@ALGEBRAS
def test_a_row_is_written_without_what_cancels_in_it(xp: bg.algebra.Algebra) -> None:
    """The current of a load, x, in y and in the row; the leak u(x) that stays is nonlinear."""
    x, y, u, r, k = map(xp.symbol, ("x", "y", "u", "r", "k"))
    cut = Implicit((x, r), (k * x - 1, y + x - r), (), "x")
    (system, *_) = order(xp, [cut, Let(u, r * r * r), Let(y, u - x)], set())
    assert isinstance(system, Implicit)
    assert set(xp.free(system.residuals[1])) == {u, r}
    assert system.residuals[0] == cut.residuals[0]
    values = {x: xp.number(3), r: xp.number(2), k: xp.number(5)}
    found = [xp.substitute(row, values) for row in written_out(xp, system)]
    assert found == [xp.number(14), xp.number(6)]


@ALGEBRAS
def test_rows_in_which_nothing_cancels_stay_as_they_are(xp: bg.algebra.Algebra) -> None:
    x, y, u, r = map(xp.symbol, ("x", "y", "u", "r"))
    cut = Implicit((x, r), (x + r - 1, y + x - r), (), "x")
    (system, *_) = order(xp, [cut, Let(u, r * r * r), Let(y, u + x)], set())
    assert isinstance(system, Implicit)
    assert system.residuals == cut.residuals
