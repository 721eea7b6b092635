"""Responses in twice the precision of floats, against exact sums and sixty digits."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import mpmath
import numpy as np
import pytest

from bondgraph.analysis.linearization import resolvent
from bondgraph.analysis.linearization.resolvent import transfer

HILBERT = 1.0 / np.add.outer(np.arange(1.0, 12.0), np.arange(11.0))
"""Of condition 5e14."""


def test_sums_of_two_have_the_digits_of_products() -> None:
    draw = np.random.default_rng(0)
    a, b = (draw.normal(size=200) * 2.0 ** draw.integers(-40, 40, 200) for _ in range(2))
    for found, exact in ((resolvent._product(a, b), Fraction.__mul__), (resolvent._sum(a, b), Fraction.__add__)):
        for x, y, high, low in zip(a, b, *found, strict=True):
            assert Fraction(high) + Fraction(low) == exact(Fraction(x), Fraction(y))


def off(H: Any) -> float:
    """By which part of itself a response at rest is off, the first state by an input to all, of x' = -H x + u."""
    found = transfer(-H, np.ones((len(H), 1)), np.eye(1, len(H)), [0.0])[0, 0, 0]
    with mpmath.workdps(60):
        wanted = mpmath.lu_solve(mpmath.matrix(H.tolist()), mpmath.ones(len(H), 1))[0]
    return float(abs(found / complex(wanted) - 1))


@pytest.mark.parametrize(("corrections", "is_right"), [(1, False), (resolvent.CORRECTIONS, True)])
def test_a_solution_is_corrected_until_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch, corrections: int, is_right: bool
) -> None:
    """A solution in floats has a digit or two of it."""
    monkeypatch.setattr(resolvent, "CORRECTIONS", corrections)
    assert bool(off(HILBERT) < 1e-13) is is_right


@pytest.mark.parametrize(("wrong", "is_made_up_for"), [(0.2, True), (0.4, False)])
def test_a_solver_is_made_up_for_of_which_a_fifth_is_wrong(
    monkeypatch: pytest.MonkeyPatch, wrong: float, is_made_up_for: bool
) -> None:
    """Each time leaves as much of what was left: of two fifths too much is left where corrections end."""
    solve = np.linalg.solve
    monkeypatch.setattr(np.linalg, "solve", lambda a, b: (1 + wrong) * solve(a, b))
    assert bool(off(HILBERT[:8, :8]) < 1e-12) is is_made_up_for
